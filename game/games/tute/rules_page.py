"""The rules of Tute in pairs to read, as they are with the options in use."""

from __future__ import annotations

from collections.abc import Iterator

from game.engine.options import Options
from game.engine.spanish import CABALLO
from game.games.tute import glossary
from game.games.tute.rules import GAME
from game.i18n import N_, _
from game.wording.pointtricks.pages import PageAuthor
from game.words import Block, CardRow, Heading, Page, Paragraph

PRESETS = (
    (
        N_("Standard"),
        N_("Ten cards each, no stock, strict from the first trick; four reyes or caballos win."),
    ),
    (
        N_("Gentle"),
        N_("A partner's trick frees you, low trumps need not be thrown away, no tute."),
    ),
)
"""Titles and notes of the presets."""


def page(options: Options) -> Page:
    """The whole page, in the current language."""
    return _Author(options).page(_("The rules of Tute"), glossary.terms())


class _Author(PageAuthor):
    game = GAME

    def blocks(self) -> Iterator[Block]:
        yield from self.aim()
        yield from self.pack()
        yield from self.deal()
        yield from self.tricks()
        yield from self.duties()
        yield from self.singing()
        yield from self.tute()
        yield from self.last()
        yield from self.game_section()
        yield from self.at_this_table()
        yield from self.ways(PRESETS)

    def aim(self) -> Iterator[Block]:
        yield Heading(_("Aim"))
        yield Paragraph(
            _(
                "Four play in two pairs, partners face to face. You collect card points in tricks,"
                " sing pairs of figures, and fight for the last trick. Tute is a relative of"
                " Guiñote without a stock, strict from the first card."
            )
        )

    def deal(self) -> Iterator[Block]:
        yield Heading(_("The deal"))
        yield Paragraph(
            _(
                "All the cards are dealt, *ten to each*, counter-clockwise. The dealer's last card"
                " is shown to all and makes its suit trump; then it goes to the dealer's hand. The"
                " player to the dealer's right leads, and the next deal falls to the right."
            )
        )

    def duties(self) -> Iterator[Block]:
        yield Heading(_("Duties"))
        yield Paragraph(_("Through the whole deal these duties hold:"))
        yield from self.strict()

    def tute(self) -> Iterator[Block]:
        if not self.terms.fours:
            return
        yield Heading("Tute")
        if any(rank == CABALLO for rank, _worth in self.terms.fours):
            text = _(
                "All four reyes, or all four caballos, in one hand are _tute_. Sung after winning"
                " a trick, they win the whole match at once."
            )
        else:
            text = _(
                "All four reyes in one hand are _tute_. Sung after winning a trick, they win the"
                " whole match at once."
            )
        yield Paragraph(text)
        yield CardRow(("RO", "RC", "RE", "RB"))

    def last(self) -> Iterator[Block]:
        yield Heading(_("The last trick"))
        yield Paragraph(_("It brings ten points more, the _diez de últimas_."))

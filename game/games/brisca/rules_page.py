"""The rules of Brisca to read, as they are with the options in use."""

from __future__ import annotations

from collections.abc import Iterator

from game.engine.options import Options
from game.games.brisca import glossary
from game.games.brisca.rules import GAME, HALF
from game.i18n import N_, _, ngettext
from game.wording.pointtricks.pages import PageAuthor
from game.words import Block, Bullets, CardRow, Heading, Page, Paragraph

PRESETS = (
    (
        N_("Standard"),
        N_("Three cards, never any duty; 61 points win a deal and three deals the match."),
    ),
    (N_("Plain"), N_("No card is swapped for the turn-up; two deals win the match.")),
)
"""Titles and notes of the presets."""


def page(options: Options) -> Page:
    """The whole page, in the current language."""
    return _Author(options).page(_("The rules of Brisca"), glossary.terms())


class _Author(PageAuthor):
    game = GAME

    def blocks(self) -> Iterator[Block]:
        yield from self.aim()
        yield from self.pack()
        yield from self.deal()
        yield from self.tricks()
        yield from self.stock()
        yield from self.swaps()
        yield from self.deals()
        yield from self.at_this_table()
        yield from self.ways(PRESETS)

    def aim(self) -> Iterator[Block]:
        yield Heading(_("Aim"))
        yield Paragraph(
            _(
                "Four play in two pairs, partners face to face; or two play alone. You collect card"
                " points in tricks; *{points}* win the deal. Aces and threes, the _briscas_, are"
                " what it is about.",
                points=HALF + 1,
            )
        )

    def deal(self) -> Iterator[Block]:
        yield Heading(_("The deal"))
        yield Paragraph(
            _(
                "Everyone gets *three cards*, one by one, counter-clockwise. The next card is"
                " turned up and makes its suit trump; the stock lies on it crosswise. The player to"
                " the dealer's right leads, and the next deal falls to the right."
            )
        )

    def stock(self) -> Iterator[Block]:
        yield Heading(_("No duties"))
        yield Paragraph(
            _(
                "*Any card* may be played on any trick, from the first to the last: nobody need"
                " follow suit, beat or trump."
            )
        )
        yield Paragraph(
            _(
                "After each trick its winner draws a card, then the others in turn,"
                " counter-clockwise. The last to draw takes the turn-up."
            )
        )
        yield Paragraph(_("With the stock out, the three cards in hand are played to the end."))

    def swaps(self) -> Iterator[Block]:
        rules = self.terms.swaps
        if not rules:
            return
        yield Heading(_("Swapping"))
        yield Paragraph(_("The seven of trump takes a turn-up that is an ace, three or figure."))
        yield CardRow(("7O",), _("The ace goes to the hand, the seven under the stock."), lead="AO")
        if len(rules) > 1:
            yield Paragraph(_("The two of trump takes a turn-up from four to seven."))
            yield CardRow(("2O",), _("The six goes to the hand."), lead="6O")
        items = [_("Not any more when only one draw is left.")]
        if rules[0].needs_trick:
            first = _("Your side must have won a trick, and nobody has drawn yet after it.")
        else:
            first = _("On your own turn, or after your card until the next one is played.")
        yield Bullets((first, *items))

    def deals(self) -> Iterator[Block]:
        yield Heading(_("The game"))
        yield Paragraph(
            _(
                "Nothing is sung and the last trick counts no more than another. *{points} points*"
                " or more win the deal; at {half} each it is nobody's.",
                points=HALF + 1,
                half=HALF,
            )
        )
        yield Paragraph(
            ngettext(
                "The match goes to the side that first wins {n} deal.",
                "The match goes to the side that first wins {n} deals.",
                self.match.target,
            )
        )

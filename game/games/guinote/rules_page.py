"""The rules of Guiñote to read, as they are with the options in use."""

from __future__ import annotations

from collections.abc import Iterator

from game.engine.options import Options, Value
from game.games.guinote import glossary
from game.games.guinote.rules import GAME
from game.games.guinote.scores import in_malas
from game.i18n import N_, _
from game.wording.pointtricks.pages import PageAuthor
from game.words import Block, Bullets, CardRow, Heading, Page, Paragraph

PRESETS = (
    (
        N_("Aragonés"),
        N_("As Aragon plays: sing rey and sota, idas and vueltas to 101, cotos of three."),
    ),
    (
        N_("Standard"),
        N_("Sing rey and caballo, beat whatever your partner does, scores add up to 100."),
    ),
    (N_("Riojano"), N_("Aragonés, and four reyes in one hand are sung for 40.")),
    (N_("Early arrastre"), N_("Aragonés, with suit to be followed from the first trick on.")),
    (
        N_("Two players"),
        N_("The standard game head to head: fourteen draws, then six strict tricks."),
    ),
)
"""Titles and notes of the presets, with Aragon's first: who learnt it there looks for that one."""

ARAGON: dict[str, Value] = {
    "figures": "sota",
    "marriage_pair": "sota",
    "marriage_by": "pair",
    "marriage_after_draw": True,
    "seven_needs_trick": True,
    "seven_only_for_points": True,
    "partner_exempts": True,
    "beat_after_ruff": False,
    "undertrump": "free",
    "deal_packets": "threes",
    "target": 101,
    "match_format": "vueltas",
    "both_past_target": "last_trick",
    "capote": "none",
    "next_dealer": "last_trick",
    "games_per_match": 3,
}
"""The choices of Aragon."""


def page(options: Options) -> Page:
    """The whole page, in the current language."""
    return _Author(options).page(_("The rules of Guiñote"), glossary.terms())


class _Author(PageAuthor):
    game = GAME

    def blocks(self) -> Iterator[Block]:
        yield from self.aim()
        yield from self.pack()
        yield from self.deal()
        yield from self.tricks()
        yield from self.cuenta()
        yield from self.seven()
        yield from self.arrastre()
        yield from self.singing()
        yield from self.reyes()
        yield from self.last()
        yield from self.game_section()
        yield from self.malas()
        yield from self.at_this_table()
        yield from self.aragon()
        yield from self.ways(PRESETS)

    @property
    def early(self) -> bool:
        return self.terms.strict == "always"

    def aim(self) -> Iterator[Block]:
        yield Heading(_("Aim"))
        yield Paragraph(
            _(
                "Four play in two pairs, partners face to face; or two play alone. You collect card"
                " points in tricks, sing pairs of figures, and fight for the last trick. While the"
                " stock lasts the game is easy-going; once it is out, it turns strict."
            )
        )

    def deal(self) -> Iterator[Block]:
        yield Heading(_("The deal"))
        if len(self.terms.packets) == 2:
            dealing = _("Everyone gets *six cards*, three and three, counter-clockwise.")
        else:
            dealing = _("Everyone gets *six cards*, one by one, counter-clockwise.")
        yield Paragraph(dealing)
        yield Paragraph(
            _(
                "The next card is turned up and makes its suit trump. The stock lies on it"
                " crosswise, so that it is drawn last. The player to the dealer's right leads."
            )
        )
        if self.match.winner_deals:
            yield Paragraph(_("The next deal falls to whoever won the last trick."))
        else:
            yield Paragraph(_("The next deal falls to the player on the right."))

    def cuenta(self) -> Iterator[Block]:
        yield Heading(_("While the stock lasts"))
        if self.early:
            yield Paragraph(
                _("Here the _arrastre_ begins with the first trick: see below for its duties.")
            )
        else:
            yield Paragraph(
                _(
                    "In the first phase, the _cuenta_, *any card* may be played: nobody need"
                    " follow suit, beat or trump."
                )
            )
        yield Paragraph(
            _(
                "After each trick its winner draws a card, then the others in turn,"
                " counter-clockwise. The last to draw takes the turn-up."
            )
        )

    def seven(self) -> Iterator[Block]:
        (rule,) = self.terms.swaps
        yield Heading(_("The seven of trump"))
        yield Paragraph(_("Who holds it may swap it for the turn-up; trump stays the same."))
        yield CardRow(("7O",), _("The ace goes to the hand, the seven under the stock."), lead="AO")
        items = []
        if rule.needs_trick:
            items.append(_("Your side must have won a trick, and nobody has drawn yet after it."))
        else:
            items.append(_("On your own turn, or after your card until the next one is played."))
        if len(rule.taken) < 10:
            items.append(_("Only for an ace, a three or a figure."))
        yield Bullets(tuple(items))

    def arrastre(self) -> Iterator[Block]:
        yield Heading("Arrastre")
        if self.early:
            yield Paragraph(_("Through the whole deal these duties hold:"))
        else:
            yield Paragraph(_("When the stock is out, six cards are left and duties begin:"))
        yield from self.strict()

    def reyes(self) -> Iterator[Block]:
        for _rank, worth in self.terms.fours:
            yield Paragraph(
                _("All four reyes in one hand may be sung too, once, for {worth}.", worth=worth)
            )
            yield CardRow(("RO", "RC", "RE", "RB"))

    def last(self) -> Iterator[Block]:
        yield Heading(_("The last trick"))
        yield Paragraph(_("It brings ten points more, the _diez de últimas_."))
        capote = self.terms.capote
        if capote == "match":
            yield Paragraph(_("Winning every trick of a deal is the _capote_: it wins the match."))
        elif capote:
            yield Paragraph(
                _(
                    "Winning every trick of a deal is the _capote_: it brings {points} more.",
                    points=capote,
                )
            )

    def malas(self) -> Iterator[Block]:
        if in_malas(self.options):
            yield Paragraph(
                _(
                    "The first fifty points are called _malas_, those after them _buenas_: 62"
                    " points are 12 _buenas_."
                )
            )

    def aragon(self) -> Iterator[Block]:
        yield Heading(_("Standard and Aragonés"))
        yield Paragraph(
            _(
                "The standard game is the one most descriptions give outside Aragon. Whoever"
                " learnt Guiñote in Aragon will want *Aragonés*. Where the two part:"
            )
        )
        yield self.compared((_("Standard"), _("Aragonés")), ARAGON)

"""Sections of the rules pages that the point-trick games share, as they are with the options."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterator, Sequence

from game.engine import duty
from game.engine.options import Options, Value
from game.engine.pointtricks.game import PointTrickGame
from game.engine.spanish import CABALLO, PACK, REY, SOTA, of
from game.i18n import _, ngettext
from game.wording.pointtricks import cards
from game.words import Block, Bullets, CardRow, Glossary, Heading, Page, Paragraph, Table, Term

TRUMP = 0
"""Oros are trump in every example."""


class PageAuthor(ABC):
    """Writes a rules page section by section; what does not apply is left out."""

    game: PointTrickGame

    def __init__(self, options: Options) -> None:
        self.options = options
        self.terms = self.game.terms(options)
        self.match = self.game.match_terms(options)

    def page(self, title: str, glossary: tuple[Term, ...]) -> Page:
        """The whole page, in the current language."""
        blocks = [*self.blocks(), Heading(_("Words of the table")), Glossary(glossary)]
        return Page(title, tuple(blocks))

    @abstractmethod
    def blocks(self) -> Iterator[Block]:
        """The sections, but for the glossary."""

    # ------------------------------------------------------------------ cards

    def pack(self) -> Iterator[Block]:
        """The suits, the figures, and the cards in their order with their points."""
        yield Heading(_("The cards"))
        yield Paragraph(_("A Spanish pack of 40 cards: one to seven and three figures a suit."))
        yield CardRow(("AO", "AC", "AE", "AB"), names=cards.SUIT_NAMES)
        yield CardRow(
            ("SE", "CC", "RB"),
            _("The figures: page, horseman and king."),
            names=tuple(cards.FIGURES[rank] for rank in (SOTA, CABALLO, REY)),
        )
        yield Paragraph(_("From high to low, with what each is worth:"))
        strength, points = self.terms.strength, self.terms.points
        ranked = sorted((of(rank, TRUMP) for rank in range(10)), key=lambda c: -strength[c])
        yield CardRow(
            tuple(PACK.code(card) for card in ranked),
            names=tuple(str(points[card] or "–") for card in ranked),
        )
        total = sum(points)
        text = _("That makes {suit} points a suit and {total} in all", suit=total // 4, total=total)
        if self.terms.last_trick:
            more = _("the last trick counts {last} more", last=self.terms.last_trick)
            yield Paragraph(f"{text}; {more}.")
        else:
            yield Paragraph(f"{text}.")

    # ----------------------------------------------------------------- tricks

    def tricks(self) -> Iterator[Block]:
        """Who wins a trick."""
        yield Heading(_("Tricks"))
        yield Paragraph(
            _(
                "The highest trump wins the trick, and without a trump the highest card of the suit"
                " led. Play runs counter-clockwise, and the winner leads the next trick."
            )
        )
        yield self.trick("7C RC AE 3B", _("Copas were led: the rey wins."))
        yield self.trick("AC 4O 3C 2E", _("Oros are trump: the four wins it all."))

    def trick(self, codes: str, caption: str) -> CardRow:
        """A whole trick with its winning card set off."""
        trick = PACK.hand(codes)
        place = duty.winning(trick, TRUMP, self.terms.strength)
        return CardRow(tuple(codes.split()), caption, best=(place,))

    def strict(self) -> Iterator[Block]:
        """What the strict phase asks for, with hands in which the playable cards are set off."""
        rules = self.terms.duty
        items = [
            _("*Follow suit*, and beat the best card of that suit if you can."),
            _("If you have none of it, *trump*; if the trick is trumped, beat that trump."),
        ]
        if rules.undertrump:
            items.append(_("If your trumps are too low, play one of them all the same."))
        else:
            items.append(_("If your trumps are too low, play any card."))
        items.append(_("If you have neither, play any card."))
        if not rules.beat_after_ruff:
            items.append(_("Once a trick is trumped, following suit is enough."))
        if rules.partner_exempts:
            items.append(_("While your partner is winning, you need neither beat nor trump."))
        else:
            items.append(_("All this holds even while your partner is winning."))
        yield Bullets(tuple(items))
        yield Paragraph(_("Four hands; the cards that may be played are set off:"))
        yield self.hand("RC", "AC 2C 4E", _("The rey of copas can be beaten, so it must be."))
        yield self.hand("RC", "7C 2C 4E", _("It cannot be beaten: any copas."))
        yield self.hand("RC", "2O AE 4B", _("No copas: trump."))
        caption = (
            _("Copas trumped with the six, which cannot be beaten: a trump all the same.")
            if rules.undertrump
            else _("Copas trumped with the six, which cannot be beaten: any card.")
        )
        yield self.hand("3C 6O", "2O AE 4B", caption)

    def hand(self, trick: str, codes: str, caption: str) -> CardRow:
        """A hand after the last card of ``trick``, which an opponent is winning."""
        held = PACK.hand(codes)
        terms = self.terms
        allowed = duty.allowed(
            held, PACK.hand(trick), TRUMP, terms.strength, terms.duty, partner_wins=False
        )
        best = tuple(n for n, card in enumerate(held) if card in allowed)
        return CardRow(tuple(codes.split()), caption, lead=trick.split()[-1], best=best)

    # ---------------------------------------------------------------- singing

    def singing(self) -> Iterator[Block]:
        """Marriages, and four of a kind."""
        rule = self.terms.marriage
        if rule is None:
            return
        partner = cards.FIGURES[rule.partner]
        yield Heading(_("Singing"))
        yield Paragraph(
            _(
                "Rey and {partner} of one suit in one hand are sung: 40 points in trump, _las"
                " cuarenta_, and 20 in any other suit, _las veinte_. They count at once, and the"
                " cards stay in your hand.",
                partner=partner,
            )
        )
        letter = PACK.ranks[rule.partner]
        yield CardRow(("RO", f"{letter}O"), _("In trump: 40."))
        yield CardRow(("RC", f"{letter}C"), _("In another suit: 20."))
        items = [
            _("You sing after winning a trick and before the next lead, not after the last one."),
            _("Each suit is sung once a deal."),
        ]
        if rule.by_pair:
            items.append(_("Your partner may sing after your trick too: one suit each."))
        else:
            items.append(_("Only the player who won the trick sings, one suit a trick."))
        if self.terms.stock and rule.after_draw:
            items.append(_("The card just drawn may complete the pair."))
        elif self.terms.stock:
            items.append(_("The pair must be whole when the trick is won: drawing comes too late."))
        yield Bullets(tuple(items))

    # ------------------------------------------------------------------ match

    def game_section(self) -> Iterator[Block]:
        """How deals make a game and games a match."""
        match = self.match
        yield Heading(_("The game"))
        if match.format == "vueltas":
            yield Paragraph(
                _(
                    "The first deal, the _idas_, is counted when it is over: {target} points win."
                    " If nobody has them, the second deal, the _vueltas_, carries on from there,"
                    " and whoever reaches {target} wins at once, in the middle of the deal.",
                    target=match.target,
                )
            )
        elif match.format == "fixed_deals":
            yield Paragraph(
                _(
                    "After {deals} deals the higher total wins; if they are equal, one more deal is"
                    " played.",
                    deals=match.deals,
                )
            )
        else:
            yield Paragraph(
                _(
                    "Points add up deal by deal. Whoever has {target} at the end of a deal wins.",
                    target=match.target,
                )
            )
        if match.format != "fixed_deals" and match.last_trick_decides:
            yield Paragraph(_("If one deal takes both past it, the last trick decides."))
        elif match.format != "fixed_deals":
            yield Paragraph(
                _("If one deal takes both past it, the higher score wins; if equal, play on.")
            )
        if match.games > 1:
            yield Paragraph(
                ngettext(
                    "The match goes to the side that first wins {n} game.",
                    "The match goes to the side that first wins {n} games.",
                    match.games,
                )
            )

    def at_this_table(self) -> Iterator[Block]:
        """What the options change from the standard game."""
        changed = [
            f"{_(option.label)}: *{_(choice.label)}*"
            for option in self.game.schema
            for choice in option.choices
            if choice.value == self.options[option.name] != option.default
        ]
        yield Heading(_("At this table"))
        if changed:
            yield Paragraph(_("What differs here from the standard game:"))
            yield Bullets(tuple(changed))
        else:
            yield Paragraph(_("This is the standard game, without changes."))

    def compared(self, names: tuple[str, str], other: dict[str, Value]) -> Table:
        """Where the choices ``other`` depart from the standard game, option by option."""
        rows = []
        for option in self.game.schema:
            if option.name in other and other[option.name] != option.default:
                label = {choice.value: _(choice.label) for choice in option.choices}
                there = label[other[option.name]]
                rows.append((_(option.label), label[option.default], f"*{there}*"))
        return Table(("", *names), tuple(rows))

    @staticmethod
    def ways(presets: Sequence[tuple[str, str]]) -> Iterator[Block]:
        """The presets, one line each."""
        yield Heading(_("Ways to play"))
        yield Table(
            (_("Name"), _("What it is")), tuple((_(title), _(note)) for title, note in presets)
        )

"""The rules of Truco to read, as they are with the options in use."""

from __future__ import annotations

from collections.abc import Iterator

from game.engine.cards import Card, rank
from game.engine.options import Options
from game.games.truco import glossary, terms
from game.games.truco.options import SCHEMA
from game.games.truco.records import PACK
from game.games.truco.settings import Rules
from game.games.truco.strength import deck, manilhas
from game.i18n import N_, _
from game.words import Block, Bullets, CardRow, Glossary, Heading, Page, Paragraph, Table

_PRESETS = (
    (
        N_("Standard"),
        N_("The plain game to 12. No _mão de onze_; three ties go to the dealer's side."),
    ),
    (N_("Paulista"), N_("As in São Paulo: a side at 11 has _mão de onze_, and 11 all is blind.")),
    (N_("Limpo"), N_("Paulista with the small pack: only Q J K A 2 3, so hands are strong.")),
    (N_("Manilha velha"), N_("Paulista with fixed manilhas, the same four cards in every deal.")),
    (
        N_("Mineiro"),
        N_("As in Minas Gerais: fixed manilhas, and a deal is worth 2, 4, 6, 10 or 12."),
    ),
)

_AFTER_TIE = {
    "same": N_("After a tie the same player leads again."),
    "first_tied": N_("After a tie the first who played one of the equal cards leads."),
    "eldest": N_("After a tie the _mão_ leads."),
}
_THREE = {
    "dealer": N_("the dealer's side"),
    "nobody": N_("nobody"),
    "eldest": N_("the mão's side"),
}


def page(options: Options) -> Page:
    """The whole page, in the current language."""
    return Page(_("The rules of Truco"), tuple(_Author(options).blocks()))


class _Author:
    """Writes the page section by section; what does not apply is left out."""

    def __init__(self, options: Options) -> None:
        self.options = options
        self.rules = Rules.of(options)

    def blocks(self) -> Iterator[Block]:
        yield from self.aim()
        yield from self.pack()
        yield from self.manilhas()
        yield from self.deal()
        yield from self.tricks()
        yield from self.ties()
        yield from self.calls()
        yield from self.covered()
        if self.has_special:
            yield from self.special()
        yield from self.variants()
        yield Heading(_("Words of the table"))
        yield Glossary(glossary.terms())

    @property
    def has_special(self) -> bool:
        score = self.rules.special_score
        return score is not None and score < self.rules.target

    def aim(self) -> Iterator[Block]:
        yield Heading(_("Aim"))
        yield Paragraph(
            _(
                "Two, four or six play in two sides; partners sit alternately round the table. The"
                " side that first reaches *{target} points* wins.",
                target=self.rules.target,
            )
        )
        if self.rules.games > 1:
            yield Paragraph(_("The match goes to the side that first wins {games} games.", games=2))

    def pack(self) -> Iterator[Block]:
        yield Heading(_("The cards"))
        if self.rules.deck == 40:
            yield Paragraph(
                _("A pack of 40 cards, without 8, 9 and 10. From low to high they rank so:")
            )
        elif self.rules.fixed:
            yield Paragraph(
                _("The small pack, without 4 to 10. The fixed manilhas stay in. From low to high:")
            )
        else:
            yield Paragraph(
                _("The small pack, without 4 to 10. From low to high the cards rank so:")
            )
        ranks = sorted({rank(card) for card in deck(self.rules.deck, fixed=False)})
        suits = "OECP"
        yield CardRow(tuple(PACK.ranks[r] + suits[r % 4] for r in ranks))
        yield Paragraph(
            _("Suits do not matter: two cards of one rank are equal. Manilhas are the exception.")
        )

    def manilhas(self) -> Iterator[Block]:
        yield Heading(_("Manilhas"))
        if self.rules.fixed:
            yield Paragraph(
                _("Four cards beat all others, and they are the same in every deal. Low to high:")
            )
            cards = manilhas(None, self.rules.deck)
            yield CardRow(_codes(cards), names=terms.MANILHAS)
            yield Paragraph(_("The other cards of these ranks keep their ordinary place."))
            return
        yield Paragraph(
            _(
                "After the deal a card is turned up, the _vira_. The four cards of the *next* rank"
                " beat all others; among them the suit decides, from low to high:"
            )
        )
        first, last = ("4O", "3P") if self.rules.deck == 40 else ("QO", "3P")
        yield self._turn_up(first)
        yield Paragraph(_("After the highest rank the count begins again with the lowest:"))
        yield self._turn_up(last)

    def _turn_up(self, code: str) -> CardRow:
        cards = manilhas(PACK.card(code), self.rules.deck)
        return CardRow(_codes(cards), lead=code, names=terms.MANILHAS)

    def deal(self) -> Iterator[Block]:
        yield Heading(_("The deal"))
        yield Paragraph(
            _(
                "Everyone gets *three cards*. Deal and play run counter-clockwise. The dealer is"
                " the _pé_; the player to the dealer's right is the _mão_ and leads. The next"
                " deal falls to the player on the right."
            )
        )

    def tricks(self) -> Iterator[Block]:
        yield Heading(_("Tricks"))
        yield Paragraph(
            _(
                "Each plays one card, any card: there is no suit to follow. The best card wins the"
                " _vaza_ for its side, and whoever played it leads the next one. The side that"
                " wins two tricks wins the deal."
            )
        )
        manilha = {True: "7O", False: "5O"}[self.rules.fixed]
        lead = "" if self.rules.fixed else "4E"
        if self.rules.deck == 24 and not self.rules.fixed:
            manilha, lead = "JO", "QE"
        yield CardRow(
            ("3E", manilha, "2P", "AC"), _("A manilha beats the three."), lead=lead, best=(1,)
        )
        yield CardRow(
            ("KC", "3O", "2P", "3E"),
            _("Two equal cards of one side: that side wins, and the first of them leads."),
            best=(1,),
        )

    def ties(self) -> Iterator[Block]:
        yield Heading(_("Ties"))
        yield Paragraph(
            _("If the best cards are equal and belong to different sides, the trick is tied.")
        )
        yield CardRow(("3E", "3C", "2P", "AC"), _("A tie of two threes."), best=(0, 1))
        yield Paragraph(_("Then the deal is decided by the other tricks:"))
        us, tie, any_ = _("we"), _("tie"), "–"
        yield Table(
            (_("1st"), _("2nd"), _("3rd"), _("The deal")),
            (
                (us, tie, any_, us),
                (tie, us, any_, us),
                (tie, tie, us, us),
                (us, _("they"), tie, us),
                (tie, tie, tie, _(_THREE[self.rules.three_ties])),
            ),
        )
        yield Paragraph(_(_AFTER_TIE[self.rules.leader_after_tie]))
        if self.rules.highest_after_tie:
            yield Paragraph(_("After a tied first trick everyone must play their best card."))

    def calls(self) -> Iterator[Block]:
        rules = self.rules
        yield Heading("Truco!")
        yield Paragraph(
            _(
                "Before playing a card you may ask that the deal be worth more. The other side"
                " *accepts*, *raises* once more, or *runs* and gives up the deal."
            )
        )
        rows = [(_("no call"), str(rules.ladder[0]), "–")]
        for before, worth in zip(rules.ladder, rules.ladder[1:], strict=False):
            rows.append((terms.call(worth), str(worth), str(before)))
        yield Table((_("Call"), _("The deal is worth"), _("Running gives")), tuple(rows))
        items = [
            _("A side never raises its own call: the next step is the others'."),
            _("A raise accepts what was asked before it."),
            _("Any player of the side may answer; your partner shows you what they would do."),
        ]
        if rules.any_time:
            items.append(_("Calls may be made at any time, not only on your turn."))
        if rules.needed:
            items.append(_("Nobody raises above what the side that is behind still needs to win."))
        yield Bullets(tuple(items))

    def covered(self) -> Iterator[Block]:
        rules = self.rules
        yield Heading(_("Covered cards"))
        yield Paragraph(
            _(
                "From the second trick on you may play a card *face down*. It is worth nothing and"
                " is never shown. If all best cards are covered, the trick is tied."
            )
        )
        yield CardRow(("QO", "??"), _("Any card beats a covered one."), best=(0,))
        items = []
        if not rules.cover_if_partner_covered:
            items.append(_("You may not cover in a trick in which your partner did."))
        if not rules.cover_after_tie:
            items.append(_("You may not cover in the trick after a tie."))
        if items:
            yield Bullets(tuple(items))

    def special(self) -> Iterator[Block]:
        rules, name = self.rules, terms.special(self.options)
        yield Heading(name.capitalize())
        yield Paragraph(
            _(
                "When one side stands at {score}, its players see each other's cards and decide:"
                " they play for {worth}, or they run and the others score {run}. Nobody may call"
                " in this deal.",
                score=rules.special_score,
                worth=rules.special_value,
                run=rules.special_run,
            )
        )
        if rules.call_loses:
            yield Paragraph(_("Whoever calls all the same loses the game."))
        if rules.both_special == "none":
            yield Paragraph(_("If both sides stand there, the deal is an ordinary one."))
            return
        yield Heading("Mão de ferro")
        yield Paragraph(
            _(
                "When both sides stand at {score}, nobody calls and the winner takes the game.",
                score=rules.special_score,
            )
        )
        if self.rules.both_special == "iron_blind":
            yield Paragraph(_("Nobody looks at their own cards: they are played unseen."))

    def variants(self) -> Iterator[Block]:
        changed = [
            f"{_(option.label)}: *{_(choice.label)}*"
            for option in SCHEMA
            for choice in option.choices
            if choice.value == self.options[option.name] != option.default
        ]
        yield Heading(_("At this table"))
        if changed:
            yield Paragraph(_("What differs here from the standard game:"))
            yield Bullets(tuple(changed))
        else:
            yield Paragraph(_("This is the standard game, without changes."))
        yield Heading(_("Ways to play"))
        yield Table(
            (_("Name"), _("What it is")), tuple((_(name), _(text)) for name, text in _PRESETS)
        )


def _codes(cards: tuple[Card, ...]) -> tuple[str, ...]:
    return tuple(PACK.code(card) for card in cards)

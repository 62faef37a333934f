"""The rules of Gleek to read, as they are with the options in use."""

from __future__ import annotations

from collections.abc import Iterator

from game.engine.options import Options
from game.games.gleek import glossary
from game.games.gleek.options import SCHEMA
from game.games.gleek.records import PACK
from game.games.gleek.scoring import FIVE, FOUR, SIX
from game.games.gleek.settings import Rules
from game.i18n import N_, _
from game.words import Block, Bullets, CardRow, Glossary, Heading, Page, Paragraph, Table

_PRESETS = (
    (
        N_("Standard"),
        N_("Bids rise by two, trump honours are never discarded, every deal has 66 points."),
    ),
    (
        N_("Cotgrave 1662"),
        N_("The auction begins at 13 and rises by one; Tiddy turned up is paid 2."),
    ),
    (
        N_("Willughby 1665"),
        N_("Bids rise by one from 12; any seven cards may be discarded, before looking."),
    ),
    (
        N_("Cotton 1674"),
        N_("Look at the seven, then discard; Towser and Tumbler are paid too."),
    ),
    (N_("Parlett"), N_("Look, then discard; honours count for the winner of the trick.")),
)


def page(options: Options) -> Page:
    """The whole page, in the current language."""
    return Page(_("The rules of Gleek"), tuple(_Author(options).blocks()))


class _Author:
    """Writes the page section by section; what does not apply is left out."""

    def __init__(self, options: Options) -> None:
        self.options = options
        self.rules = Rules.of(options)

    def blocks(self) -> Iterator[Block]:
        yield from self.aim()
        yield from self.pack()
        yield from self.deal()
        yield from self.auction()
        yield from self.discard()
        yield from self.ruff()
        yield from self.vying()
        yield from self.sets()
        yield from self.tricks()
        yield from self.honours()
        yield from self.settlement()
        yield from self.variants()
        yield Heading(_("Words of the game"))
        yield Glossary(glossary.terms())

    def aim(self) -> Iterator[Block]:
        yield Heading(_("Aim"))
        yield Paragraph(
            _(
                "Three play, each for themselves. Counters keep the score: a balance may fall"
                " below zero, and what one gains the others lose. After *{deals} deals* the"
                " highest balance wins; equal balances share the victory.",
                deals=self.rules.deals,
            )
        )
        yield Paragraph(_("A deal is played in parts, and each part pays on its own:"))
        yield Bullets(
            (
                _("*the auction:* who buys the seven cards that nobody knows;"),
                _("*the ruff:* whose best suit is worth most;"),
                _("*gleeks and mournivals:* three or four of a rank;"),
                _("*twelve tricks:* with honours in trump, settled at the end."),
            )
        )

    def pack(self) -> Iterator[Block]:
        yield Heading(_("The cards"))
        yield Paragraph(
            _("A pack of 44 cards, without 2 and 3. In each suit they rank, from low to high:")
        )
        yield CardRow(tuple(f"{code}S" for code in PACK.ranks))

    def deal(self) -> Iterator[Block]:
        yield Heading(_("The deal"))
        yield Paragraph(
            _(
                "Whoever cuts the lowest card deals first; then the deal passes to the left."
                " Everyone gets *twelve cards*, four at a time, clockwise. Of the eight that are"
                " left one is turned up. The _turn-up_ names trump, belongs to the dealer and is"
                " in no hand; the other seven are for sale."
            )
        )
        yield CardRow(("??",) * 7, _("The turn-up, and the seven cards for sale."), lead="9H")
        turned = self.rules.turned
        if turned[FOUR]:
            yield Paragraph(
                _(
                    "A four turned up is _Tiddy_: each of the others pays the dealer {amount} at"
                    " once.",
                    amount=turned[FOUR],
                )
            )
        if turned.get(FIVE):
            yield Paragraph(
                _(
                    "For a five turned up, _Towser_, each pays {five}; for a six, _Tumbler_,"
                    " {six}.",
                    five=turned[FIVE],
                    six=turned[SIX],
                )
            )

    def auction(self) -> Iterator[Block]:
        rules = self.rules
        yield Heading(_("The auction"))
        values = {"opening": rules.opening_bid, "step": rules.bid_step}
        opening = (
            N_(
                "_Eldest_, at the dealer's left, must open at {opening}. In turn each bids {step}"
                " more, or passes and is out of the auction."
            )
            if rules.opening_forced
            else N_(
                "_Eldest_, at the dealer's left, may open at {opening}. In turn each bids {step}"
                " more, or passes and is out of the auction; if all pass, nobody buys."
            )
        )
        yield Paragraph(_(opening, **values))
        yield Paragraph(
            _(
                "The buyer pays *half the price to each* of the others: at 14 that is 7 and 7."
                " Passing here takes nothing from you in the parts that follow."
            )
        )
        if rules.bid_step % 2 or rules.opening_bid % 2:
            yield Paragraph(
                _("The odd counter of an odd price goes to the opponent nearer the dealer's left.")
            )

    def discard(self) -> Iterator[Block]:
        yield Heading(_("The discard"))
        if self.rules.discard_first:
            yield Paragraph(
                _(
                    "The buyer lays *seven cards* face down before seeing the seven bought, and"
                    " only then takes them up. Nobody else changes a card."
                )
            )
        else:
            yield Paragraph(
                _(
                    "The buyer takes up the seven, and of the nineteen then held lays *seven* face"
                    " down. Nobody else changes a card."
                )
            )
        if self.rules.honours_stay:
            yield CardRow(
                ("AH", "KH", "QH", "JH"),
                _("Hearts are trump: these four may not be laid away."),
            )
        else:
            yield Paragraph(
                _("Any card may be laid away, honours of trump too; they then count for nobody.")
            )

    def ruff(self) -> Iterator[Block]:
        yield Heading(_("The ruff"))
        yield Paragraph(
            _(
                "Your _ruff_ is your best total in one suit: 11 for the ace, 10 each for king,"
                " queen and jack, and their number for the others. The _turn-up_ does not count."
            )
        )
        yield CardRow(("AS", "KS", "QS", "10S", "4S"), _("11 + 10 + 10 + 10 + 4: a ruff of 45."))
        yield CardRow(("AS", "AH", "AD", "AC"), _("Four aces beat any suit."))

    def vying(self) -> Iterator[Block]:
        yield Heading(_("Staking on the ruff"))
        yield Bullets(
            (
                _(
                    "From _eldest_ on, each opens for 2 or waits. If all wait nothing is paid, and"
                    " the next deal opens at twice as much, until somebody does."
                ),
                _(
                    "Once it is open, each in turn *matches* the stake, *raises* it by 2, or"
                    " *folds*. After a raise all who are still in must answer again."
                ),
                _("Who folds owes the stake as it stands then, even without having staked."),
                _(
                    "When all have matched, hands are compared; of equals the one nearer the"
                    " dealer's left wins. Whoever is left alone wins without showing."
                ),
                _("Each of the others pays the winner once."),
            )
        )
        yield Table(
            (_("Player"), _("What is done"), _("Paid")),
            (
                ("A", _("opens for 2, then matches 4"), "−4"),
                ("B", _("folds while the stake is 2"), "−2"),
                ("C", _("raises to 4 and has the best ruff"), "+6"),
            ),
        )

    def sets(self) -> Iterator[Block]:
        yield Heading(_("Gleeks and mournivals"))
        yield Paragraph(
            _(
                "Three aces, kings, queens or jacks are a _gleek_, four a _mournival_. Before the"
                " tricks each of the others pays you for yours:"
            )
        )
        yield Table(
            (_("Rank"), "gleek", "mournival"),
            (
                (_("aces"), "4", "8"),
                (_("kings"), "3", "6"),
                (_("queens"), "2", "4"),
                (_("jacks"), "1", "2"),
            ),
        )
        yield CardRow(("QS", "QH", "QD"), _("A gleek of queens: 2 from each of the others."))
        yield CardRow(
            ("KS", "KH", "KD", "KC"), _("A mournival of kings: 6 from each, and no gleek besides.")
        )
        if self.rules.choose_sets:
            yield Paragraph(
                _("Every set counts, not only the best. You choose which of yours to show.")
            )
        else:
            yield Paragraph(
                _("Every set counts, not only the best. All of them are declared for you.")
            )

    def tricks(self) -> Iterator[Block]:
        yield Heading(_("Tricks"))
        yield Paragraph(
            _(
                "_Eldest_ leads the first of twelve tricks. Follow the suit led while you can;"
                " without it any card will do, and nobody has to trump. The highest trump wins,"
                " otherwise the highest card of the suit led. The winner leads next."
            )
        )
        if self.rules.must_beat:
            yield Paragraph(_("Whoever follows suit must play a higher card if able."))
        yield CardRow(("AC", "10C", "5H"), _("Hearts are trump."), lead="9H", best=(2,))

    def honours(self) -> Iterator[Block]:
        rules = self.rules
        yield Heading(_("Honours and low trumps"))
        if rules.honours_to_winner:
            yield Paragraph(
                _("Four trumps are honours and count for *whoever wins the trick* they are in:")
            )
        else:
            yield Paragraph(
                _("Four trumps are honours and count for *whoever plays them*, trick or no trick:")
            )
        yield CardRow(("AH", "KH", "QH", "JH"), names=("Tib: 15", "3", "3", "Tom: 9"))
        if rules.honours_to_winner:
            caption = _("The king takes the trick: 3 for itself and 9 for Tom, all to its player.")
        else:
            caption = _("The king takes the trick and scores 3; Tom scores 9 for who led it.")
        yield CardRow(("JH", "KH", "7H"), caption, best=(1,))
        yield Paragraph(_("An honour turned up counts for the dealer."))
        held = rules.held
        if held[FOUR]:
            yield Paragraph(
                _(
                    "Whoever plays _Tiddy_, the four of trump, is paid {amount} by each of the"
                    " others at once; laid away it brings nothing.",
                    amount=held[FOUR],
                )
            )
        if held.get(FIVE):
            yield Paragraph(
                _(
                    "Likewise _Towser_, the five, is paid {five} and _Tumbler_, the six, {six}.",
                    five=held[FIVE],
                    six=held[SIX],
                )
            )
            yield CardRow(("4H", "5H", "6H"), names=("Tiddy", "Towser", "Tumbler"))

    def settlement(self) -> Iterator[Block]:
        yield Heading(_("Settlement"))
        yield Paragraph(
            _(
                "Each trick counts 3. Tricks and honours together are 36 + 30 = *66*, a third of"
                " which is 22. Whoever has less pays the difference into the pot, whoever has more"
                " takes it from there."
            )
        )
        yield Table(
            (_("Player"), _("Tricks"), _("Honours"), _("Total"), _("Against 22")),
            (
                ("A", "5 × 3", "15 + 3 + 3", "36", "+14"),
                ("B", "4 × 3", "9", "21", "−1"),
                ("C", "3 × 3", "–", "9", "−13"),
            ),
        )
        if not self.rules.honours_stay:
            yield Paragraph(
                _("When honours were laid away there is less than 66; the rest stays in the pot.")
            )
        yield Paragraph(
            _("What was paid earlier stays paid: the ledger has a column for every part.")
        )

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

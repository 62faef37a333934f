"""The rules of Guritipau to read, as they are with the options in use."""

from __future__ import annotations

from collections.abc import Iterator

from game.engine.cards import Card
from game.engine.options import Options
from game.games.guritipau import glossary, terms
from game.games.guritipau.options import SCHEMA
from game.games.guritipau.order import CLUBS, DIAMONDS, HEARTS, SPADES, plain, trumps
from game.games.guritipau.posture import PEDRA, todas_needed
from game.games.guritipau.records import PACK
from game.games.guritipau.settings import Rules
from game.i18n import N_, _, ngettext
from game.words import Block, Bullets, CardRow, Glossary, Heading, Page, Paragraph, Table

_PRESETS = (
    (
        N_("Standard"),
        N_("Grains, postures, cantiga and às todas, as written down; one pedra wins."),
    ),
    (
        N_("São Nicolau"),
        N_("At 6–2 two grains are sung for, and a cut that is too short gives one away."),
    ),
    (
        N_("Simple"),
        N_("To learn with: no grains in play, no postures, no às todas; a deal is worth one."),
    ),
)


def page(options: Options) -> Page:
    """The whole page, in the current language."""
    return Page(_("The rules of Guritipau"), tuple(_Author(options).blocks()))


class _Author:
    """Writes the page section by section; what does not apply is left out."""

    def __init__(self, options: Options) -> None:
        self.options = options
        self.rules = Rules.of(options)

    def blocks(self) -> Iterator[Block]:
        yield from self.aim()
        yield from self.plain_suits()
        yield from self.trump()
        yield from self.deal()
        if self.rules.postures:
            yield from self.postures()
        yield from self.annulment()
        yield from self.roubo()
        yield from self.tricks()
        if self.rules.grains_in_play or self.rules.postures:
            yield from self.cantiga()
        yield from self.end()
        if self.rules.todas:
            yield from self.todas()
        yield from self.talk()
        if self.rules.renege:
            yield from self.fraud()
        yield from self.variants()
        yield Heading(_("Words of the table"))
        yield Glossary(glossary.terms())

    def aim(self) -> Iterator[Block]:
        target = self.rules.target
        yield Heading(_("Aim"))
        yield Paragraph(
            _(
                "Four play, two against two; partners sit opposite each other. Grains of maize"
                " (_midj_) keep the score: *{pedra} grains* make a _pedra_, a stone, and then both"
                " sides begin again with none. A side that wins a _pedra_ while the other owns one"
                " takes that away instead.",
                pedra=PEDRA,
            )
        )
        if target is None:
            yield Paragraph(_("The match has no end: you stop when you like."))
        else:
            yield Paragraph(
                ngettext(
                    "The first _pedra_ wins the match.",
                    "The side that is {n} _pedras_ ahead wins the match.",
                    target,
                )
            )

    # ------------------------------------------------------------------ the cards

    def plain_suits(self) -> Iterator[Block]:
        yield Heading(_("The cards"))
        yield Paragraph(
            _(
                "A pack of 48 cards, without tens. *The jack beats the queen.* In the black suits"
                " the small cards rank as usual; in the red ones *the low cards beat the high.*"
                " From high to low:"
            )
        )
        yield _row(plain(DIAMONDS), _("Hearts or diamonds that are not trump."))
        yield _row(plain(SPADES), _("Spades that are not trump: their ace comes last."))
        yield _row(plain(CLUBS), _("Clubs that are not trump: their ace is not among them."))
        yield _won("9D 2D AD QD", _("The queen takes this trick of diamonds."), 3)
        yield _won(
            "9D 2D 5D 8D", _("Here the two does: of the small red cards the lowest is best."), 1
        )

    def trump(self) -> Iterator[Block]:
        yield Heading(_("Trump"))
        yield Paragraph(
            _(
                "A trump beats every other suit. The queen of trump, _nhánha_, is the highest card"
                " of all. Second is *the ace of clubs,* _bóst_: it is a trump in *every* deal and"
                " never a club. Both in one hand are the _casamento_. From high to low:"
            )
        )
        yield _row(trumps(HEARTS), _("Hearts are trump; diamonds would rank alike."))
        yield _row(trumps(SPADES), _("Spades are trump: now their ace is third."))
        yield _row(trumps(CLUBS), _("Clubs are trump: there is one trump less."))
        yield CardRow(
            ("9C", "AC", "KC", "JC"),
            _("Hearts are trump: the ace of clubs takes the trick, as a trump."),
            best=(1,),
        )

    # ----------------------------------------------------------- before the play

    def deal(self) -> Iterator[Block]:
        yield Heading(_("The deal"))
        drawing = (
            N_("One player of each side draws a card, and the better one deals first.")
            if self.rules.teams_draw
            else N_("Everyone draws a card, and the best one deals first.")
        )
        yield Paragraph(
            _(drawing)
            + " "
            + _(
                "The order for this is _bóst_, king, jack, queen and the rest, the ace of spades"
                " last."
            )
        )
        short = (
            N_("If fewer than 12 cards go on top, the others get a grain and it is cut again.")
            if self.rules.short_cut_gives
            else N_("At least 12 cards must go on top.")
        )
        yield Paragraph(
            _(
                "All goes counter-clockwise. The player at the dealer's left shuffles, the dealer"
                " cuts (_pankáda_) and the shuffler cuts once more."
            )
            + " "
            + _(short)
        )
        yield Paragraph(
            _(
                "Everyone gets *nine cards*, three at a time, from the dealer's right; that player"
                " is the _damão_ and leads. The next card is turned up and names trump. Eleven"
                " cards stay face down beside the dealer, so not every trump is in play. The next"
                " deal falls to the player at the right."
            )
        )

    def postures(self) -> Iterator[Block]:
        rules = self.rules
        yield Heading(_("Grains before the deal"))
        yield Paragraph(
            _(
                "Before trump is known grains are placed, as the score asks for. *The winners take"
                " what lies on the table and one more.* The ordinary grain is the _invite_; where"
                " somebody must sing it is a _cantiga_; where nothing is placed, _ménza largód_."
            )
        )
        extra = int(rules.posture_adds_invite)
        nobody, none = "–", _("none")
        ahead, behind = _("the side ahead"), _("the side behind")
        rows = [
            (_("first deal"), "1", _("the side of the dealer"), nobody, "2"),
            (_("most scores"), "1", _("the last winners"), nobody, "2"),
            ("6–0", str(3 + extra), behind, ahead, str(4 + extra)),
        ]
        if rules.posture_6_2 == "cantiga":
            rows.append(("6–2", str(2 + extra), behind, ahead, str(3 + extra)))
        elif rules.posture_6_2 == "empty":
            rows.append(("6–2", none, nobody, nobody, "1"))
        rows += [
            ("6–3, 6–4", none, nobody, nobody, "1"),
            ("6–5", str(1 + extra), ahead, behind, str(2 + extra)),
        ]
        if rules.after_lost_pedra != "never":
            rows.append(
                (
                    _("after a pedra"),
                    str(3 + extra),
                    _("its losers, if they choose")
                    if rules.after_lost_pedra == "optional"
                    else _("its losers"),
                    _("its winners"),
                    str(4 + extra),
                )
            )
        if rules.todas:
            rows.append((_("from 7 on"), none, nobody, nobody, terms.TODAS))
        yield Table(
            (_("Score"), _("Grains"), _("Placed by"), _("Sung by"), _("A win")), tuple(rows)
        )

    def annulment(self) -> Iterator[Block]:
        if not self.rules.annul_below:
            return
        yield Heading(_("Annulment"))
        yield Paragraph(
            _(
                "With fewer than *{n} points* in hand the _damão_ may annul the deal before"
                " anything else. An ace counts 11, a seven 10, a king 4, a jack 3, a queen 2. The"
                " same player deals again, and the grains stay.",
                n=self.rules.annul_below,
            )
        )

    def roubo(self) -> Iterator[Block]:
        yield Heading(terms.ROUBO)
        yield Paragraph(
            _(
                "Whoever holds *the ace of trump* (_bóst_ when clubs are trump) may take the"
                " turn-up and lay a card of the hand in its place, face up. The trump stays as it"
                " is."
            )
        )
        yield CardRow(
            ("AH", "3D", "9S"),
            _("The king must be taken. For a red card a red one is given: the three."),
            lead="KH",
            best=(1,),
        )
        yield Bullets(
            (
                _("Give a card of the same colour, red or black, if you have one."),
                _("The ace of spades and the ace of trump are never given."),
                _("A king, jack or queen that lies there *must* be taken."),
                _("If the ace of trump itself is turned up, the dealer must take it."),
                _("It is done before your first card and before your side sings."),
            )
        )

    # -------------------------------------------------------------------- the play

    def tricks(self) -> Iterator[Block]:
        yield Heading(_("Tricks"))
        yield Paragraph(
            _(
                "The leader plays any card. The best trump takes the trick, or else the best card"
                " of the suit led; whoever took it leads the next. Nobody has to beat a card."
            )
        )
        instead = (
            N_("*A plain suit is led:* follow it, or play any trump instead.")
            if self.rules.undertrump_free
            else N_("*A plain suit is led:* follow it, or kill with a trump that beats the trick.")
        )
        yield Bullets(
            (
                _(instead),
                _("*You have none of it:* play any card."),
                _("*Trump is led:* play a trump, if you have an ordinary one."),
                _("_Nhánha_ and _bóst_ need not be given to a trump that is led: play any card."),
                _("But when _nhánha_ is led and _bóst_ is your only trump, it must be played."),
            )
        )
        kills = ("2D", "9H", "2H", "AC") if self.rules.undertrump_free else ("2D", "2H", "AC")
        caption = (
            _("Hearts are trump: on these two any of these may be played.")
            if self.rules.undertrump_free
            else _("Hearts are trump: two of diamonds, or a trump above the three.")
        )
        yield CardRow(("KD", "3H"), _("The king was led and has been killed."), best=(1,))
        yield CardRow(kills, caption)

    def cantiga(self) -> Iterator[Block]:
        rules = self.rules
        yield Heading(terms.CANTIGA)
        if rules.grains_in_play:
            yield Paragraph(
                _(
                    "On your turn, before you play, you may *place a grain* (_pô midj_). The table"
                    " grows by one, and the opponent at your right must answer with a song. With"
                    " _nhánha_ on the trick one says _libra cara d'nhánha_."
                )
            )
        else:
            yield Paragraph(
                _("Where the grains before a deal ask for it, the first of that side must sing.")
            )
        yield Paragraph(
            _(
                "To sing is to tell, aloud and truthfully, *how many trumps you hold* and whether"
                " _nhánha_ and _bóst_ are among them. You may leave the song to your partner. Then"
                " you alone decide: _seguir_, go on, or _correr_, give up the deal for the grains"
                " on the table and one more."
            )
        )
        yield CardRow(
            ("QD", "4D", "AC", "KS"),
            _("Diamonds are trump: three trumps, with nhánha and bóst."),
            best=(0, 1, 2),
        )
        items = [_("A side sings once a deal.")]
        if rules.grains_in_play and rules.one_grain:
            items.append(_("A side places one grain a deal, while the others have not sung."))
        elif rules.grains_in_play:
            items.append(_("A side may place grains again and again; who has sung only answers."))
        if rules.grains_in_play and rules.todas:
            items.append(_("No grains are placed in _às todas_."))
        if rules.run_on_turn:
            items.append(_("You may also run on any turn of your own."))
        yield Bullets(tuple(items))

    def end(self) -> Iterator[Block]:
        yield Heading(_("The end of a deal"))
        if self.rules.play_on:
            yield Paragraph(
                _("All nine tricks are played; *five of them win the deal.*")
                + " "
                + _("The winners take the grains on the table and one more from the bowl.")
            )
        else:
            yield Paragraph(
                _("*Five tricks win the deal,* and it stops there.")
                + " "
                + _("The winners take the grains on the table and one more from the bowl.")
            )

    def todas(self) -> Iterator[Block]:
        yield Heading(terms.TODAS)
        yield Paragraph(
            _(
                "When a side has *seven grains,* it needs one more deal. The other side must win"
                " several in a row; as many grains lie in the centre, and it takes one for each."
                " A single win of the leaders gives them the _pedra_, all of them the others."
            )
        )
        rows = tuple((f"7–{n}", str(todas_needed(self.rules, n))) for n in range(7))
        yield Table((_("Score"), _("Deals in a row for the side behind")), rows)
        yield Paragraph(_("Seven to six is _tacód_: whoever wins the deal takes the _pedra_."))

    def talk(self) -> Iterator[Block]:
        yield Heading(_("Table talk"))
        yield Paragraph(
            _("Partners may say some things aloud, for all to hear, and only when they are true:")
        )
        yield Bullets(tuple(f"“{_(text)}”" for text in terms.PHRASES.values()))

    def fraud(self) -> Iterator[Block]:
        yield Heading(_("Fraud"))
        yield Paragraph(
            _(
                "At this table anyone can play against the rules, rob without the ace or sing"
                " falsely. The others may *accuse* until the next trick has ended. If they are"
                " right, the deal is _ranciód_: they take the grains on the table, without the one"
                " more, and the accuser places no grain in the next deal. If they are wrong,"
                " nothing happens."
            )
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


def _row(cards: tuple[Card, ...], caption: str) -> CardRow:
    return CardRow(tuple(PACK.code(card) for card in cards), caption)


def _won(codes: str, caption: str, best: int) -> CardRow:
    return CardRow(tuple(codes.split()), caption, best=(best,))

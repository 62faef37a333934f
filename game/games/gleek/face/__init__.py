"""How Gleek looks on the table: auction and ruff on parchment, counters, and the ledger."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from functools import partial
from typing import Any, ClassVar

from game.engine.cards import HIDDEN, SUITS, Card, rank, suit
from game.engine.contract import Action, Event, View
from game.games.gleek import scoring, terms
from game.games.gleek.face.pages import account, board, fitted, panel
from game.games.gleek.marks import Marks, more
from game.games.gleek.records import (
    PACK,
    BidMade,
    Bought,
    DealBegan,
    DealEnded,
    Dealt,
    Discard,
    Discarded,
    Folded,
    Honoured,
    Matched,
    NoSets,
    Paid,
    Passed,
    Play,
    Played,
    RuffEnded,
    RuffShown,
    SetDeclared,
    Took,
    TrickEnded,
    TurnedUp,
    Vied,
    Waited,
)
from game.games.gleek.rules import PLAYERS, GleekStanding, GleekView
from game.games.gleek.sampling import STOCK
from game.games.gleek.words import WORDS
from game.i18n import _
from game.table import cues, places
from game.table.canvas import Item, stamp_at
from game.table.counters import heap, staked
from game.table.cues import Cue
from game.table.face import Board, CardPlay, Face, Selection
from game.table.layout import Shape
from game.table.pen import Pen
from game.words import Label

_PURSE = 24
_BEST = 2
"""Ranks of trump that are among the best cards: ace and king."""
"""Counters that everyone seems to have when a session begins; balances make them more or fewer."""


class GleekFace(Face):
    """The face of Gleek; see :class:`game.table.face.Face`."""

    theme = "gleek"
    ambience = "ambience_tavern"
    props = ("mug",)
    token = "counter"
    has_account = True
    shape = Shape(
        clockwise=True,
        plaques=True,
        spread=True,
        score=(476.0, 198.0),
        call=(330.0, 72.0),
        panel=(374.0, 440.0),
        lines=2,
    )
    moments: ClassVar[Mapping[str, Callable[[View], bool]]] = {
        "auction": lambda view: _asked(view, "auction") and _gleek(view).auction.price > 0,
        "discard": lambda view: _asked(view, "discard"),
        "ruff": lambda view: _asked(view, "ruff") and _gleek(view).vying.opened,
        "sets": lambda view: _asked(view, "sets"),
        "tricks": lambda view: _asked(view, "play") and _gleek(view).number >= 4,
    }

    # ------------------------------------------------------------------- events

    def opening(self, view: View) -> Marks:
        gleek = _gleek(view)
        assert isinstance(gleek.standing, GleekStanding)
        return Marks.begin(gleek.seat, gleek.dealer, gleek.options, gleek.standing)

    def cues(self, event: Event, marks: Any, view: View) -> list[Cue]:
        now: Marks = marks
        match event:
            case DealBegan() | Dealt() | TurnedUp():
                return self._dealing(event, now, view)
            case BidMade() | Passed() | Bought() | Discarded() | Took():
                return self._sale(event, now)
            case Waited() | Vied() | Matched() | Folded() | RuffShown() | RuffEnded():
                return self._ruff(event, now)
            case SetDeclared():
                return self._set(event, now, view)
            case NoSets(seat=seat) if seat == now.dealer:
                return [cues.Mark(replace(now, part="tricks"))]
            case Paid():
                return self._paid(event, now)
            case Played(seat=seat, card=card):
                return [cues.Throw(seat, card), cues.Mark(replace(now, part="tricks"))]
            case Honoured(seat=seat, card=card, points=points):
                scored = replace(now, honours=more(now.honours, seat, points))
                turned = card == now.turn_up
                name = terms.nickname(card, suit(card), now.options)
                text = f"{name} +{points}" if name else f"+{points}"
                return [cues.Flash(seat, text, turn_up=turned), cues.Mark(scored)]
            case TrickEnded(winner=winner):
                won = replace(now, tricks=more(now.tricks, winner, 1))
                return [cues.Rest((winner,)), cues.Gather(winner, winner), cues.Mark(won)]
            case DealEnded():
                over = replace(now, over=True)
                return [cues.Mark(over), cues.Score(now.balances(), "coin")]
        return []

    def _dealing(self, event: DealBegan | Dealt | TurnedUp, now: Marks, view: View) -> list[Cue]:
        match event:
            case DealBegan(dealer=dealer):
                fresh = self.opening(view)
                score = cues.Score(fresh.standing.points, "coin")
                return [cues.Clear(dealer), cues.Mark(fresh), score]
            case Dealt(seat=seat, cards=cards):
                return [cues.Deal(seat, cards, packet=True)]
            case TurnedUp(card=card):
                known = replace(now, turn_up=card)
                return [cues.TurnUp(card), cues.Spread(STOCK), cues.Mark(known)]

    def _sale(self, event: BidMade | Passed | Bought | Discarded | Took, now: Marks) -> list[Cue]:
        match event:
            case BidMade():
                return [cues.Mark(replace(now, auction=now.auction.bid())), cues.Sound("chip")]
            case Passed():
                return [cues.Mark(replace(now, auction=now.auction.leave()))]
            case Bought(seat=None):
                unsold = replace(now, part="ruff", sold=True)
                return [cues.Spread(STOCK, aside=True), cues.Mark(unsold)]
            case Bought(seat=seat):
                sold = replace(now, part="discard", buyer=seat, sold=True)
                return [cues.Spread(STOCK, aside=True), cues.Mark(sold)]
            case Discarded(seat=seat, card=card):
                away = replace(now, away=now.away + 1)
                laid: list[Cue] = [cues.Away(seat, STOCK, card), cues.Mark(away)]
                if away.away == STOCK and now.taken:
                    laid += [cues.Sweep(), cues.Mark(replace(away, part="ruff"))]
                return laid
            case Took(seat=seat, cards=cards):
                drawn: list[Cue] = [cues.Draw(seat, card) for card in cards]
                taken = replace(now, taken=True)
                if now.away == STOCK:
                    return [*drawn, cues.Sweep(), cues.Mark(replace(taken, part="ruff"))]
                return [*drawn, cues.Mark(taken)]
        return []

    def _ruff(
        self, event: Waited | Vied | Matched | Folded | RuffShown | RuffEnded, now: Marks
    ) -> list[Cue]:
        vying = now.vying
        match event:
            case Waited():
                return [cues.Mark(replace(now, part="ruff", vying=vying.wait()))]
            case Vied():
                vied = replace(now, part="ruff", vying=vying.vie())
                return [cues.Mark(vied, stir=True), cues.Sound("coin")]
            case Matched():
                return [cues.Mark(replace(now, vying=vying.match())), cues.Sound("coin")]
            case Folded():
                return [cues.Mark(replace(now, vying=vying.fold()))]
            case RuffShown(seat=seat, cards=cards, total=total):
                title = _("a ruff of {total}", total=total)
                return [cues.Lay(seat, cards, title), cues.Mark(replace(now, shown=True))]
            case RuffEnded(winner=winner):
                over = replace(now, part="sets", ruff=winner, ruff_over=True, shown=False)
                lifted: list[Cue] = [cues.Rest(), cues.Lift()] if now.shown else []
                return [*lifted, cues.Mark(over)]

    def _set(self, event: SetDeclared, now: Marks, view: View) -> list[Cue]:
        """The cards of a set as far as the viewer can tell which they are."""
        rank_ = PACK.ranks.index(event.rank)
        alike = [Card(rank_ * SUITS + s) for s in range(SUITS)]
        if event.seat == view.seat:
            known = {*view.hand, *_own_plays(view)}
            cards = tuple(card for card in alike if card in known)
        else:
            elsewhere = {*view.hand, now.turn_up, *_gleek(view).discards, *_own_plays(view)}
            cards = tuple(card for card in alike if card not in elsewhere)
            if len(cards) > event.count:
                cards = (HIDDEN,) * event.count
        pay = scoring.set_pay(rank_, event.count)
        title = WORDS.a_set(event.rank, event.count)
        note = _("{amount} from each", amount=pay)
        return [
            cues.Lay(event.seat, cards, title, note),
            cues.Mark(replace(now, part="sets", unpaid=PLAYERS - 1)),
        ]

    def _paid(self, event: Paid, now: Marks) -> list[Cue]:
        paid = now.paid(event)
        flight: list[Cue] = [cues.Pay(event.payer, event.payee, event.amount)]
        if event.column == "sets":
            paid = replace(paid, unpaid=now.unpaid - 1)
        flight.append(cues.Mark(paid))
        if event.column == "sets" and paid.unpaid == 0:
            flight += [cues.Rest(), cues.Lift()]
            if event.payee == now.dealer:  # who declares last
                flight.append(cues.Mark(replace(paid, part="tricks")))
        return flight

    # ----------------------------------------------------------------- handling

    def card_play(self, action: Action, view: View) -> CardPlay | None:
        if isinstance(action, (Play, Discard)):
            return CardPlay(view.hand.index(action.card), False)
        return None

    def attempt(self, view: View, slot: int, *, covered: bool) -> Action:
        return Play(view.seat, view.hand[slot])

    def selection(self, view: View) -> Selection | None:
        gleek = _gleek(view)
        if gleek.phase != "discard" or gleek.buyer != gleek.seat:
            return None
        done = len(gleek.discards)
        return Selection(
            count=STOCK - done,
            done=done,
            action=partial(Discard, gleek.seat),
            label=lambda chosen: Label(
                _("Lay away"), _("{chosen} of {count}", chosen=done + chosen, count=STOCK)
            ),
            told=lambda chosen: WORDS.discarding(view, done + chosen),
            full=_("Seven are chosen: lay them away, or take one back first."),
        )

    def order(self, cards: Sequence[Card], how: str) -> list[int]:
        held = list(range(len(cards)))
        if HIDDEN in cards or how == "dealt":
            return held
        if how == "rank":
            return sorted(held, key=lambda i: (-rank(cards[i]), suit(cards[i])))
        shown = _alternating({suit(card) for card in cards})
        return sorted(held, key=lambda i: (shown.index(suit(cards[i])), -rank(cards[i])))

    def great(self, card: Card, marks: Any) -> bool:
        now: Marks = marks
        if now.turn_up is None or suit(card) != suit(now.turn_up):
            return False
        return rank(card) >= len(PACK.ranks) - _BEST

    def from_stock(self, view: View) -> Action | None:
        return None

    def badges(self, marks: Any) -> Mapping[int, str]:
        now: Marks = marks
        return {seat: self._badge(seat, now) for seat in range(PLAYERS)}

    def _badge(self, seat: int, now: Marks) -> str:
        if now.part == "auction":
            if seat == now.auction.bidder:
                return _("bid {price}", price=now.auction.price)
            if seat in now.auction.passed:
                return _("passed")
        elif now.part == "discard" and seat == now.buyer:
            return _("buyer")
        elif now.part == "ruff" and seat in dict(now.vying.owed):
            return _("folded")
        if seat == now.dealer:
            return _("dealer")
        return "eldest" if seat == (now.dealer + 1) % PLAYERS else ""

    # -------------------------------------------------------------------- cloth

    def cloth(self, marks: Any, pen: Pen, stir: float) -> Sequence[Item]:
        now: Marks = marks
        layout = pen.layout
        items: list[Item] = []
        for seat, balance in enumerate(now.balances()):
            place = (seat - now.viewer) % PLAYERS
            purse = max(2, min(48, _PURSE + balance))
            items += heap(pen, self.token, purse, *places.purse_spot(layout, place))
            stake = _stake(seat, now)
            if stake:
                items += staked(pen, self.token, stake, *places.stake_spot(layout, place))
        if now.turn_up is not None:
            items += _script(pen, _trump(now.turn_up), *places.turn_up_label(layout))
            text = _lying(now)
            if text:
                items += _script(pen, text, *places.spread_label(layout, aside=now.sold))
        return items

    def board(self, board_: Board, marks: Any, pen: Pen) -> Sequence[Item]:
        return board(board_, marks, pen)

    def panel(self, board_: Board, marks: Any, pen: Pen, calls: int) -> Sequence[Item]:
        return panel(board_, marks, pen, calls)

    def account(self, board_: Board, marks: Any, pen: Pen) -> Sequence[Item]:
        return account(board_, marks, pen)


def _gleek(view: View) -> GleekView:
    assert isinstance(view, GleekView)
    return view


def _asked(view: View, phase: str) -> bool:
    return _gleek(view).phase == phase and view.actor == view.seat


def _own_plays(view: View) -> set[Card]:
    """Cards that the viewer held and has played."""
    return {e.card for e in view.history if isinstance(e, Played) and e.seat == view.seat}


def _alternating(suits: set[int]) -> list[int]:
    """Suits in an order in which colours change where they can: a red one beside a black one."""
    black: list[int] = [s for s in (0, 3) if s in suits]
    red: list[int] = [s for s in (1, 2) if s in suits]
    first, second = (red, black) if len(red) > len(black) else (black, red)
    mixed: list[int] = []
    for n in range(max(len(first), len(second))):
        mixed += [*first[n : n + 1], *second[n : n + 1]]
    return mixed


def _stake(seat: int, now: Marks) -> int:
    """What ``seat`` has staked on the ruff, or owes for it, while it is contested."""
    if now.part != "ruff" or not now.vying.opened:
        return 0
    owed = dict(now.vying.owed)
    if seat in owed:
        return owed[seat]
    return now.vying.stake if seat in now.vying.holding else 0


def _trump(card: Card) -> str:
    return _("{suit} are trump", suit=terms.suit_name(suit(card)))


def _lying(now: Marks) -> str:
    """What lies where the stock is."""
    if not now.sold:
        return _("seven cards for the buyer")
    if now.buyer is None:
        return _("seven cards nobody bought")
    if not now.taken:
        return _("bought for {price}", price=now.auction.price)
    return _("the seven laid away") if now.part not in ("auction", "discard") else ""


def _script(pen: Pen, text: str, x: float, y: float) -> list[Item]:
    """Words in italics on the table."""
    ink = pen.ui.theme.rgb("chip_text")
    larger = pen.layout.text_scale
    size = 29 * min(larger, 1.3) / larger
    size = fitted(pen, text, size, 190.0 if pen.layout.narrow else 330.0, "tavern-italic")
    letters = pen.text(text, size, ink, "tavern-italic")
    dark = pen.text(text, size, (14, 8, 4), "tavern-italic")
    off = max(1, pen.layout.px(2))
    return [stamp_at(dark, x + off, y + off, 200), stamp_at(letters, x, y)]


FACE = GleekFace()

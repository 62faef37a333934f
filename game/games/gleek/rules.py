"""The rules of Gleek: a deal in its phases, what a seat sees of it, and how deals make a session.

Every seat plays for itself: sides are seats. Phases: ``auction``, ``discard``, ``ruff``, ``sets``
(where players choose what to declare), ``play``, ``over``.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations
from random import Random
from typing import ClassVar, Literal, Self

from game.engine.cards import HIDDEN, Card, rank, suit
from game.engine.codec import Codec
from game.engine.contract import Action, Event, Game, Outcome, Refusal, Standing, State, View
from game.engine.options import Options
from game.engine.shuffle import Stream
from game.games.gleek import scoring, showing, tricks
from game.games.gleek.auction import Auction
from game.games.gleek.ledger import Ledger
from game.games.gleek.options import SCHEMA
from game.games.gleek.records import (
    ACTIONS,
    EVENTS,
    PACK,
    Bid,
    BidMade,
    Bought,
    DealBegan,
    DealEnded,
    Dealt,
    DeclareSets,
    Discard,
    Discarded,
    Fold,
    Folded,
    Honoured,
    Match,
    Matched,
    Paid,
    Pass,
    Passed,
    Play,
    Played,
    Took,
    TurnedUp,
    Vie,
    Vied,
    Wait,
    Waited,
)
from game.games.gleek.sampling import STOCK, Sampler
from game.games.gleek.settings import Rules
from game.games.gleek.standing import OPENING as OPENING
from game.games.gleek.standing import GleekOutcome as GleekOutcome
from game.games.gleek.standing import GleekStanding as GleekStanding
from game.games.gleek.standing import settled
from game.games.gleek.vying import Vying

PLAYERS = 3
HAND = 12
PACKET = 4

Phase = Literal["auction", "discard", "ruff", "sets", "play", "over"]

REFUSALS = (
    "over",  # the deal is over
    "not_your_turn",  # {turn}
    "not_this_phase",  # {phase}
    "bid_price",  # {price}: the only bid possible
    "bid_forced",  # {price}: eldest must open
    "stake",  # {stake}: the only stake possible
    "ruff_open",  # the ruff has been opened: no waiting
    "ruff_not_open",  # nothing to match or fold
    "not_in_hand",  # {card}
    "honour_stays",  # {card}: an honour of trump is not discarded
    "sets_not_held",
    "follow",  # {suit}
    "beat",  # {card}
    "unknown_action",
)
"""Every key of a refusal, with the values it carries in braces."""

_PHASE_OF: dict[type[Action], Phase] = {
    Bid: "auction",
    Pass: "auction",
    Discard: "discard",
    Wait: "ruff",
    Vie: "ruff",
    Match: "ruff",
    Fold: "ruff",
    DeclareSets: "sets",
    Play: "play",
}


@dataclass(frozen=True, slots=True)
class GleekView(View):
    """What a seat knows of a deal.

    ``discards`` the buyer's seven, hidden from the others; ``tricks`` and ``honours`` by seat (won,
    points); ``ledger`` rows of gains by column; ``undeclared`` seats that are to choose their sets.
    """

    phase: Phase
    dealer: int
    turn_up: Card
    trump: int
    stock_left: int
    auction: Auction
    buyer: int | None
    discards: tuple[Card, ...]
    vying: Vying
    sets_over: bool
    undeclared: tuple[int, ...]
    table: tuple[Played, ...]
    turn: int
    leader: int
    number: int
    tricks: tuple[int, ...]
    honours: tuple[int, ...]
    ledger: tuple[tuple[str, tuple[int, ...]], ...]
    pot: int
    counts: tuple[int, ...]

    def sample(self, rng: Random) -> GleekState:
        return GleekState.of_view(self, *Sampler(self).draw(rng))


class GleekState(State):
    """A deal of Gleek in play."""

    __slots__ = (
        "_history",
        "_outcome",
        "auction",
        "buyer",
        "dealer",
        "discards",
        "hands",
        "honours",
        "leader",
        "ledger",
        "number",
        "options",
        "phase",
        "rules",
        "sets_over",
        "standing",
        "stock",
        "table",
        "tricks",
        "trump",
        "turn",
        "turn_up",
        "undeclared",
        "vying",
    )

    options: Options
    rules: Rules
    standing: GleekStanding
    dealer: int
    hands: list[list[Card]]
    stock: list[Card]
    discards: list[Card]
    turn_up: Card
    trump: int
    phase: Phase
    auction: Auction
    buyer: int | None
    vying: Vying
    sets_over: bool
    undeclared: tuple[int, ...]
    table: list[Played]
    turn: int
    leader: int
    number: int
    tricks: list[int]
    honours: list[int]
    ledger: Ledger
    _history: list[Event]
    _outcome: GleekOutcome | None

    def __init__(
        self,
        options: Options,
        standing: GleekStanding,
        hands: Sequence[Sequence[Card]],
        stock: Sequence[Card],
        turn_up: Card,
    ) -> None:
        """A deal that begins with these three hands of twelve and a stock of seven."""
        rules = Rules.of(options)
        self.options, self.rules, self.standing = options, rules, standing
        self.dealer = standing.dealer
        self.hands = [list(hand) for hand in hands]
        self.stock, self.discards = list(stock), []
        self.turn_up, self.trump = turn_up, suit(turn_up)
        self.phase = "auction"
        eldest = self.eldest
        self.auction = Auction(
            eldest, PLAYERS, rules.opening_bid, rules.bid_step, rules.opening_forced
        )
        self.buyer = None
        self.vying = Vying(eldest, PLAYERS, standing.opening)
        self.sets_over, self.undeclared = False, ()
        self.table, self.number = [], 0
        self.turn = self.leader = eldest
        self.tricks, self.honours = [0] * PLAYERS, [0] * PLAYERS
        self.ledger = Ledger(PLAYERS, standing.pot)
        self._outcome = None
        self._history = []
        self._open()

    def _open(self) -> None:
        tell = self._history.append
        tell(DealBegan(self.standing.deal, self.dealer, self.eldest, self.standing.opening))
        for begun in range(0, HAND, PACKET):
            for seat in self.from_eldest():
                tell(Dealt(seat, tuple(self.hands[seat][begun : begun + PACKET])))
        tell(TurnedUp(self.turn_up))
        self.collect(self.dealer, self.rules.turned.get(rank(self.turn_up), 0), "turn-up")
        self.honour(self.dealer, self.turn_up)

    # ------------------------------------------------------------------ seats

    @property
    def players(self) -> int:
        return PLAYERS

    @property
    def eldest(self) -> int:
        """The player at the dealer's left."""
        return (self.dealer + 1) % PLAYERS

    def from_eldest(self) -> Iterator[int]:
        """All seats, from the dealer's left on."""
        return ((self.eldest + n) % PLAYERS for n in range(PLAYERS))

    @property
    def actor(self) -> int | None:
        match self.phase:
            case "auction":
                return self.auction.turn
            case "discard":
                return self.buyer
            case "ruff":
                return self.vying.turn
            case "sets":
                return self.undeclared[0]
            case "play":
                return self.turn
        return None

    @property
    def outcome(self) -> GleekOutcome | None:
        return self._outcome

    @property
    def history(self) -> list[Event]:
        return self._history

    # ---------------------------------------------------------- what is legal

    def legal(self, seat: int | None = None) -> tuple[Action, ...]:
        actor = self.actor
        if actor is None or (seat is not None and seat != actor):
            return ()
        match self.phase:
            case "auction":
                bid = Bid(actor, self.auction.next_price)
                return (bid, Pass(actor)) if self.auction.may_pass else (bid,)
            case "discard":
                return tuple(
                    Discard(actor, card) for card in self.hands[actor] if not self._stays(card)
                )
            case "ruff":
                vie = Vie(actor, self.vying.next_stake)
                if self.vying.opened:
                    return (Match(actor), vie, Fold(actor))
                return (Wait(actor), vie)
            case "sets":
                ranks = [scoring.rank_code(r) for r, _ in scoring.sets(self.hands[actor])]
                return tuple(
                    DeclareSets(actor, chosen)
                    for count in range(len(ranks), -1, -1)
                    for chosen in combinations(ranks, count)
                )
        return tuple(Play(actor, card) for card in self.playable(actor))

    def _stays(self, card: Card) -> bool:
        return self.rules.honours_stay and scoring.honour(card, self.trump) > 0

    def playable(self, seat: int) -> list[Card]:
        """The cards that ``seat``, on turn, may play."""
        return tricks.playable(self, seat)

    def refusal(self, action: Action) -> Refusal | None:
        if self.phase == "over":
            return Refusal("over")
        if not 0 <= action.seat < PLAYERS or not isinstance(action, ACTIONS):
            return Refusal("unknown_action")
        if _PHASE_OF[type(action)] != self.phase:
            return Refusal("not_this_phase", {"phase": self.phase})
        actor = self.actor
        assert actor is not None
        if action.seat != actor:
            return Refusal("not_your_turn", {"turn": actor})
        match action:
            case Bid(price=price):
                wanted = self.auction.next_price
                return None if price == wanted else Refusal("bid_price", {"price": wanted})
            case Pass():
                if self.auction.may_pass:
                    return None
                return Refusal("bid_forced", {"price": self.auction.next_price})
            case Discard(card=card):
                if card not in self.hands[actor]:
                    return Refusal("not_in_hand", {"card": card})
                return Refusal("honour_stays", {"card": card}) if self._stays(card) else None
            case Wait():
                return Refusal("ruff_open") if self.vying.opened else None
            case Vie(stake=stake):
                wanted = self.vying.next_stake
                return None if stake == wanted else Refusal("stake", {"stake": wanted})
            case Match() | Fold():
                return None if self.vying.opened else Refusal("ruff_not_open")
            case DeclareSets():
                return None if action in self.legal() else Refusal("sets_not_held")
            case _:
                return tricks.refusal(self, actor, action.card)

    # ------------------------------------------------------------------- play

    def apply(self, action: Action) -> list[Event]:
        begun = len(self._history)
        tell = self._history.append
        seat = action.seat
        match action:
            case Bid(price=price):
                tell(BidMade(seat, price))
                self.auction = self.auction.bid()
                self._sell_if_over()
            case Pass():
                tell(Passed(seat))
                self.auction = self.auction.leave()
                self._sell_if_over()
            case Discard(card=card):
                self.hands[seat].remove(card)
                self.discards.append(card)
                tell(Discarded(seat, card))
                if len(self.discards) == STOCK:
                    if self.stock:
                        self._take(seat)
                    self.phase = "ruff"
            case Wait():
                tell(Waited(seat))
                self.vying = self.vying.wait()
                showing.compare_if_over(self)
            case Vie(stake=stake):
                tell(Vied(seat, stake, not self.vying.opened))
                self.vying = self.vying.vie()
                showing.compare_if_over(self)
            case Match():
                tell(Matched(seat, self.vying.stake))
                self.vying = self.vying.match()
                showing.compare_if_over(self)
            case Fold():
                tell(Folded(seat, self.vying.stake))
                self.vying = self.vying.fold()
                showing.compare_if_over(self)
            case DeclareSets(ranks=ranks):
                self.undeclared = self.undeclared[1:]
                showing.declare(self, seat, ranks)
                if not self.undeclared:
                    showing.end_sets(self)
            case Play(card=card):
                tricks.lay(self, seat, card)
                if self.number == HAND:
                    self._settle()
        return self._history[begun:]

    def pay(self, payer: int | None, payee: int | None, amount: int, column: str) -> None:
        """Enter a payment in the ledger; nobody (None) is the pot."""
        payment = Paid(payer, payee, amount, column)
        self.ledger.pay(payment)
        self._history.append(payment)

    def collect(self, payee: int, amount: int, column: str) -> None:
        """Each opponent pays ``amount``, eldest first."""
        if amount:
            for seat in self.from_eldest():
                if seat != payee:
                    self.pay(seat, payee, amount, column)

    def honour(self, seat: int, card: Card) -> None:
        """Score ``card`` for ``seat``, if it is an honour of trump."""
        points = scoring.honour(card, self.trump)
        if points:
            self.honours[seat] += points
            self._history.append(Honoured(seat, card, points))

    def _sell_if_over(self) -> None:
        auction = self.auction
        if not auction.over:
            return
        self.buyer = auction.bidder
        self._history.append(Bought(self.buyer, auction.price))
        if self.buyer is None:
            self.phase = "ruff"
            return
        for seat, amount in auction.shares(self.eldest):
            self.pay(self.buyer, seat, amount, "auction")
        self.phase = "discard"
        if not self.rules.discard_first:
            self._take(self.buyer)

    def _take(self, seat: int) -> None:
        self._history.append(Took(seat, tuple(self.stock)))
        self.hands[seat] += self.stock
        self.stock = []

    @property
    def next_opening(self) -> int:
        """The stake at which the next deal's ruff opens: doubled each time nobody opened."""
        return OPENING if self.vying.opened else self.standing.opening * 2

    def _settle(self) -> None:
        """Each balance moves by its total less a third of 66, through the pot, debtors first."""
        totals = tuple(
            scoring.TRICK * won + honours
            for won, honours in zip(self.tricks, self.honours, strict=True)
        )
        seats = list(self.from_eldest())
        for seat in seats:
            if totals[seat] < scoring.PAR:
                self.pay(seat, None, scoring.PAR - totals[seat], "settlement")
        for seat in seats:
            if totals[seat] > scoring.PAR:
                self.pay(None, seat, totals[seat] - scoring.PAR, "settlement")
        gains = self.ledger.gains()
        self._outcome = GleekOutcome(
            gains, "settled", totals=totals, pot=self.ledger.pot, opening=self.next_opening
        )
        self.phase = "over"
        self._history.append(DealEnded(totals, gains))

    # ------------------------------------------------------------------ views

    def view(self, seat: int) -> GleekView:
        own = seat == self.buyer
        return GleekView(
            seat=seat,
            players=PLAYERS,
            options=self.options,
            standing=self.standing,
            actor=self.actor,
            deciders=self.deciders,
            legal=self.legal(seat),
            hand=tuple(self.hands[seat]),
            history=tuple(event.seen_by(seat) for event in self._history),
            outcome=self._outcome,
            phase=self.phase,
            dealer=self.dealer,
            turn_up=self.turn_up,
            trump=self.trump,
            stock_left=len(self.stock),
            auction=self.auction,
            buyer=self.buyer,
            discards=tuple(self.discards) if own else (HIDDEN,) * len(self.discards),
            vying=self.vying,
            sets_over=self.sets_over,
            undeclared=self.undeclared,
            table=tuple(self.table),
            turn=self.turn,
            leader=self.leader,
            number=self.number,
            tricks=tuple(self.tricks),
            honours=tuple(self.honours),
            ledger=self.ledger.rows(),
            pot=self.ledger.pot,
            counts=tuple(len(hand) for hand in self.hands),
        )

    @classmethod
    def of_view(
        cls, view: GleekView, hands: list[list[Card]], stock: list[Card], discards: list[Card]
    ) -> Self:
        """The state in which ``view`` was taken, if these were the hidden cards."""
        assert isinstance(view.standing, GleekStanding)
        state = cls.__new__(cls)
        state.options, state.rules = view.options, Rules.of(view.options)
        state.standing, state.dealer = view.standing, view.dealer
        state.hands, state.stock, state.discards = hands, stock, discards
        state.turn_up, state.trump, state.phase = view.turn_up, view.trump, view.phase
        state.auction, state.buyer, state.vying = view.auction, view.buyer, view.vying
        state.sets_over, state.undeclared = view.sets_over, view.undeclared
        state.table, state.turn, state.leader = list(view.table), view.turn, view.leader
        state.number, state.tricks = view.number, list(view.tricks)
        state.honours = list(view.honours)
        state.ledger = Ledger.of_rows(view.ledger, view.pot)
        state._history, state._outcome = list(view.history), None
        if isinstance(view.outcome, GleekOutcome):
            state._outcome = view.outcome
        return state

    def copy(self) -> Self:
        twin = self._twin()
        twin.hands = [list(hand) for hand in self.hands]
        twin.stock, twin.discards = list(self.stock), list(self.discards)
        twin.table, twin.tricks = list(self.table), list(self.tricks)
        twin.honours, twin.ledger = list(self.honours), self.ledger.copy()
        twin._history = list(self._history)
        return twin


class GleekGame(Game):
    """Gleek for three, each for itself."""

    name: ClassVar[str] = "gleek"
    players = (PLAYERS,)
    pack = PACK
    schema = SCHEMA
    codec = Codec(PACK, ACTIONS, EVENTS)

    def sides(self, players: int) -> tuple[int, ...]:
        return tuple(range(players))

    def start(self, options: Options, players: int, stream: Stream) -> GleekStanding:
        """Each cuts a card; the lowest deals, ace high, and equals cut again."""
        seats = list(range(players))
        while len(seats) > 1:
            pack = list(PACK.cards())
            stream.shuffle(pack)
            cut = {seat: rank(pack[seat]) for seat in seats}
            seats = [seat for seat in seats if cut[seat] == min(cut.values())]
        return GleekStanding(points=(0,) * players, dealer=seats[0], deal=1)

    def deal(
        self, options: Options, players: int, stream: Stream, standing: Standing
    ) -> GleekState:
        """Twelve each in fours from the dealer's left; one turned up, seven face down."""
        assert isinstance(standing, GleekStanding)
        cards = list(PACK.cards())
        stream.shuffle(cards)
        hands: list[list[Card]] = [[] for _ in range(players)]
        top = 0
        for _ in range(HAND // PACKET):
            for n in range(players):
                hands[(standing.dealer + 1 + n) % players] += cards[top : top + PACKET]
                top += PACKET
        return GleekState(options, standing, hands, cards[top + 1 :], cards[top])

    def settle(
        self, options: Options, players: int, standing: Standing, outcome: Outcome
    ) -> GleekStanding:
        assert isinstance(standing, GleekStanding)
        assert isinstance(outcome, GleekOutcome)
        return settled(Rules.of(options), players, standing, outcome)


GAME = GleekGame()

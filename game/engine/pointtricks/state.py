"""A deal of a point-trick game in play, and what a seat sees of it.

Sides are the parities of the seats. After a trick, while a stock lasts, its winner is asked to
draw; until it does so (and in the strict phase until it leads) marriages may be sung.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from random import Random
from typing import Literal, Self

from game.engine import duty
from game.engine.cards import SUITS, Card, rank, suit
from game.engine.contract import Action, Event, Refusal, Standing, State, View
from game.engine.options import Options
from game.engine.pointtricks import playout
from game.engine.pointtricks.outcome import MARRIAGE as MARRIAGE
from game.engine.pointtricks.outcome import MARRIAGE_IN_TRUMP as MARRIAGE_IN_TRUMP
from game.engine.pointtricks.outcome import PointOutcome as PointOutcome
from game.engine.pointtricks.records import (
    ACTIONS,
    DealBegan,
    DealEnded,
    Dealt,
    Declare,
    Declared,
    DeclareFour,
    Draw,
    Drew,
    FourDeclared,
    Play,
    Played,
    StrictBegan,
    Swap,
    Swapped,
    TrickEnded,
    TurnedUp,
)
from game.engine.pointtricks.sampling import Sampler
from game.engine.pointtricks.terms import SwapRule, Terms
from game.engine.spanish import REY, of

Phase = Literal["draw", "play", "over"]

REFUSALS = (
    "over",  # the deal is over
    "not_your_turn",  # {turn}
    "draw_first",  # cards are drawn before the next lead
    "nothing_to_draw",
    "not_in_hand",  # {card}
    "follow",  # {suit}: it must be followed
    "beat",  # {card}: the card of the suit led that must be beaten
    "trump",  # no card of the suit: a trump must be played
    "overtrump",  # {card}: the trump that must be beaten
    "declare_no_marriages",
    "declare_no_pair",  # {card}: the rey whose partner is not held
    "declare_not_held",  # {card}: the pair was not complete when the trick was won
    "declare_again",  # {card}: this suit has been sung
    "declare_one_a_trick",
    "declare_after_trick",  # only between winning a trick and the next lead
    "four_not_held",  # {card}
    "swap_not_this",  # {card}: no card that can be swapped
    "swap_no_stock",
    "swap_no_gain",  # {card}: the turn-up, which is not among those it takes
    "swap_needs_trick",
    "swap_before_draw",
    "swap_not_now",
    "swap_too_late",
    "unknown_action",
)
"""Every key of a refusal, with the values it carries in braces."""


@dataclass(frozen=True, slots=True)
class PointView(View):
    """What a seat knows of a deal.

    ``turn_up`` while it lies under the stock of ``stock_left`` cards (itself included); ``table``
    the running trick; ``taken``, ``sung`` and ``tricks_won`` by side; ``winner`` of the last trick;
    ``declared`` the suits sung (bit mask); ``ready`` the suits this seat held the pair of when the
    last trick ended (bit mask); ``strict`` whether suit must be followed now.
    """

    terms: Terms
    need: tuple[int, ...] | None
    dealer: int
    leader: int
    turn: int
    phase: Phase
    trump: int
    turn_up: Card | None
    stock_left: int
    table: tuple[Played, ...]
    number: int
    winner: int | None
    last_player: int | None
    taken: tuple[int, ...]
    sung: tuple[int, ...]
    tricks_won: tuple[int, ...]
    declared: int
    fours: tuple[int, ...]
    ready: int
    singers: tuple[int, ...]
    strict: bool
    counts: tuple[int, ...]

    def sample(self, rng: Random) -> PointState:
        return PointState.of_view(self, *Sampler(self).draw(rng))


class PointState(State):
    """A deal in play."""

    __slots__ = (
        "_history",
        "_outcome",
        "dealer",
        "declared",
        "fours",
        "hands",
        "last_player",
        "leader",
        "need",
        "number",
        "options",
        "phase",
        "players",
        "ready",
        "singers",
        "standing",
        "stock",
        "strict",
        "sung",
        "table",
        "taken",
        "terms",
        "tricks_won",
        "trump",
        "turn",
        "winner",
    )

    options: Options
    standing: Standing
    terms: Terms
    players: int
    dealer: int
    hands: list[list[Card]]
    stock: list[Card]
    """Drawn from the end; the turn-up is its first."""
    trump: int
    need: tuple[int, ...] | None
    """Points that win at once in this deal, by side; None where only its end counts."""
    leader: int
    turn: int
    phase: Phase
    table: list[Played]
    number: int
    winner: int | None
    last_player: int | None
    taken: list[int]
    sung: list[int]
    tricks_won: list[int]
    declared: int
    fours: tuple[int, ...]
    ready: list[int]
    singers: tuple[int, ...]
    strict: bool
    _history: list[Event]
    _outcome: PointOutcome | None

    def __init__(
        self,
        options: Options,
        standing: Standing,
        terms: Terms,
        hands: Sequence[Sequence[Card]],
        stock: Sequence[Card],
        turn_up: Card,
        need: tuple[int, ...] | None = None,
    ) -> None:
        """A deal that begins with these hands.

        ``stock`` has the turn-up first and its top last; it is empty where the turn-up belongs to
        the dealer's hand.
        """
        self.options, self.standing, self.terms, self.need = options, standing, terms, need
        self.players, self.dealer = len(hands), standing.dealer
        self.hands = [list(hand) for hand in hands]
        self.stock = list(stock)
        self.trump = suit(turn_up)
        self.leader = self.turn = (self.dealer + 1) % self.players
        self.phase = "play"
        self.table, self.number, self.winner, self.last_player = [], 0, None, None
        self.taken, self.sung, self.tricks_won = [0, 0], [0, 0], [0, 0]
        self.declared, self.fours, self.singers = 0, (), ()
        self.ready = [0] * self.players
        self.strict = terms.strict == "always"
        self._outcome = None
        self._history = list(self._opening(turn_up))

    def _opening(self, turn_up: Card) -> Iterator[Event]:
        yield DealBegan(self.standing.deal, self.dealer, self.leader)
        begun = 0
        for size in self.terms.packets:
            for seat in self._round(self.leader):
                yield Dealt(seat, tuple(self.hands[seat][begun : begun + size]))
            begun += size
        yield TurnedUp(turn_up, None if self.stock else self.dealer)

    def _round(self, first: int) -> Iterator[int]:
        return ((first + n) % self.players for n in range(self.players))

    @property
    def actor(self) -> int | None:
        if self.phase == "play":
            return self.turn
        return self.winner if self.phase == "draw" else None

    @property
    def outcome(self) -> PointOutcome | None:
        return self._outcome

    @property
    def history(self) -> list[Event]:
        return self._history

    @property
    def turn_up(self) -> Card | None:
        """The card under the stock."""
        return self.stock[0] if self.stock else None

    def points(self, side: int) -> int:
        """Points of the deal so far."""
        return self.taken[side] + self.sung[side]

    # ---------------------------------------------------------- what is legal

    def legal(self, seat: int | None = None) -> tuple[Action, ...]:
        if seat is None:
            seat = self.actor
        if seat is None or self.phase == "over":
            return ()
        actions: list[Action] = []
        if self.phase == "draw" and seat == self.winner:
            actions.append(Draw(seat))
        elif self.phase == "play" and seat == self.turn:
            actions.extend(Play(seat, card) for card in self.playable(seat))
        hand = self.hands[seat]
        if not self.table and self.winner is not None and seat % 2 == self.winner % 2:
            reyes = [card for card in hand if rank(card) == REY]
            actions.extend(
                Declare(seat, card) for card in reyes if self._declare_refusal(seat, card) is None
            )
            for four, _ in self.terms.fours:
                if self._four_refusal(seat, of(four, 0)) is None:
                    actions.append(DeclareFour(seat, of(four, 0)))
        if self.stock:
            actions.extend(
                Swap(seat, card)
                for rule in self.terms.swaps
                for card in (of(rule.given, self.trump),)
                if card in hand and self._swap_rule_refusal(seat, rule) is None
            )
        return tuple(actions)

    def playable(self, seat: int) -> list[Card]:
        """The cards that ``seat``, on turn, may play."""
        if not self.strict or not self.table:
            return list(self.hands[seat])
        trick = [played.card for played in self.table]
        terms = self.terms
        ahead = self.table[duty.winning(trick, self.trump, terms.strength)].seat
        partner_wins = ahead % 2 == seat % 2
        return duty.allowed(
            self.hands[seat], trick, self.trump, terms.strength, terms.duty, partner_wins
        )

    def refusal(self, action: Action) -> Refusal | None:
        if self.phase == "over":
            return Refusal("over")
        if not 0 <= action.seat < self.players or not isinstance(action, ACTIONS):
            return Refusal("unknown_action")
        seat = action.seat
        match action:
            case Play(card=card):
                return self._play_refusal(seat, card)
            case Draw():
                if self.phase != "draw":
                    return Refusal("nothing_to_draw")
                return None if seat == self.winner else self._not_your_turn()
            case Declare(card=card):
                return self._declare_refusal(seat, card)
            case DeclareFour(card=card):
                return self._four_refusal(seat, card)
            case _:
                return self._swap_refusal(seat, action.card)

    def _not_your_turn(self) -> Refusal:
        assert self.actor is not None
        return Refusal("not_your_turn", {"turn": self.actor})

    def _play_refusal(self, seat: int, card: Card) -> Refusal | None:
        if self.phase == "draw":
            return Refusal("draw_first") if seat == self.winner else self._not_your_turn()
        if seat != self.turn:
            return self._not_your_turn()
        if card not in self.hands[seat]:
            return Refusal("not_in_hand", {"card": card})
        playable = self.playable(seat)
        if card in playable:
            return None
        led = suit(self.table[0].card)
        owed = playable[0]
        if suit(owed) == led:
            if suit(card) != led:
                return Refusal("follow", {"suit": led})
            lying = [p.card for p in self.table if suit(p.card) == led]
            return Refusal("beat", {"card": max(lying, key=self.terms.strength.__getitem__)})
        ruffs = [p.card for p in self.table if suit(p.card) == self.trump]
        if ruffs:
            best = max(ruffs, key=self.terms.strength.__getitem__)
            if self.terms.strength[owed] > self.terms.strength[best]:
                return Refusal("overtrump", {"card": best})
        return Refusal("trump")

    def _declare_refusal(self, seat: int, card: Card) -> Refusal | None:
        rule = self.terms.marriage
        if rule is None:
            return Refusal("declare_no_marriages")
        refused = self._window_refusal(seat)
        if refused is not None:
            return refused
        if seat in self.singers:
            return Refusal("declare_one_a_trick")
        bit = 1 << suit(card)
        if self.declared & bit:
            return Refusal("declare_again", {"card": card})
        if rank(card) != REY or not self._pairs(seat) & bit:
            return Refusal("declare_no_pair", {"card": card})
        if not rule.after_draw and not self.ready[seat] & bit:
            return Refusal("declare_not_held", {"card": card})
        return None

    def _window_refusal(self, seat: int) -> Refusal | None:
        """Why ``seat`` may not sing now at all."""
        winner, rule = self.winner, self.terms.marriage
        by_pair = rule is not None and rule.by_pair
        if winner is None or self.table:
            return Refusal("declare_after_trick")
        if seat == winner or (by_pair and seat % 2 == winner % 2):
            return None
        return Refusal("declare_after_trick")

    def _pairs(self, seat: int) -> int:
        """Bit mask of the suits whose marriage the seat holds."""
        rule = self.terms.marriage
        if rule is None:
            return 0
        hand = self.hands[seat]
        return sum(
            1 << suit(card)
            for card in hand
            if rank(card) == REY and of(rule.partner, suit(card)) in hand
        )

    def _four_refusal(self, seat: int, card: Card) -> Refusal | None:
        wanted = rank(card)
        if wanted not in dict(self.terms.fours) or wanted in self.fours or suit(card) != 0:
            return Refusal("four_not_held", {"card": card})
        refused = self._window_refusal(seat)
        if refused is not None:
            return refused
        held = sum(rank(c) == wanted for c in self.hands[seat])
        return None if held == SUITS else Refusal("four_not_held", {"card": card})

    def _swap_refusal(self, seat: int, card: Card) -> Refusal | None:
        rule = next((r for r in self.terms.swaps if of(r.given, self.trump) == card), None)
        if rule is None:
            return Refusal("swap_not_this", {"card": card})
        if card not in self.hands[seat]:
            return Refusal("not_in_hand", {"card": card})
        return self._swap_rule_refusal(seat, rule)

    def _swap_rule_refusal(self, seat: int, rule: SwapRule) -> Refusal | None:
        if not self.stock:
            return Refusal("swap_no_stock")
        turn_up = self.stock[0]
        if rank(turn_up) not in rule.taken:
            return Refusal("swap_no_gain", {"card": turn_up})
        if len(self.stock) // self.players <= rule.keeps_draws:
            return Refusal("swap_too_late")
        if rule.needs_trick:
            if not self.tricks_won[seat % 2]:
                return Refusal("swap_needs_trick")
            return None if self.phase == "draw" else Refusal("swap_before_draw")
        return None if seat in (self.actor, self.last_player) else Refusal("swap_not_now")

    # ------------------------------------------------------------------- play

    def apply(self, action: Action) -> list[Event]:
        begun = len(self._history)
        seat = action.seat
        match action:
            case Play(card=card):
                self.hands[seat].remove(card)
                played = Played(seat, card)
                self.table.append(played)
                self._history.append(played)
                self.last_player = seat
                if len(self.table) == self.players:
                    self._end_trick()
                else:
                    self.turn = (seat + 1) % self.players
            case Draw():
                self._draw()
            case Declare(card=card):
                worth = MARRIAGE_IN_TRUMP if suit(card) == self.trump else MARRIAGE
                self.declared |= 1 << suit(card)
                self.singers = (*self.singers, seat)
                self._history.append(Declared(seat, card, worth))
                self._sing(seat, worth)
            case DeclareFour(card=card):
                worth = dict(self.terms.fours)[rank(card)]
                self.fours = (*self.fours, rank(card))
                self._history.append(FourDeclared(seat, card, worth))
                if worth:
                    self._sing(seat, worth)
                else:
                    self._end("tute", takes_match=seat % 2)
            case Swap(card=card):
                hand, taken = self.hands[seat], self.stock[0]
                hand[hand.index(card)] = taken
                self.stock[0] = card
                self._history.append(Swapped(seat, card, taken))
        return self._history[begun:]

    def _sing(self, seat: int, worth: int) -> None:
        self.sung[seat % 2] += worth
        self._stop_if_reached(seat % 2)

    def _end_trick(self) -> None:
        terms = self.terms
        trick = [played.card for played in self.table]
        winner = self.table[duty.winning(trick, self.trump, terms.strength)].seat
        points = sum(terms.points[card] for card in trick)
        self.number += 1
        self.winner = self.leader = self.turn = winner
        self.table, self.singers = [], ()
        self.taken[winner % 2] += points
        self.tricks_won[winner % 2] += 1
        self._history.append(TrickEnded(self.number, winner, points))
        if not self.stock and not self.hands[winner]:
            self.taken[winner % 2] += terms.last_trick
            self._stop_if_reached(winner % 2)
            if self._outcome is None:
                self._end_played(winner % 2)
            return
        self.ready = [self._pairs(seat) for seat in range(self.players)]
        if self.stock:
            self.phase = "draw"
        self._stop_if_reached(winner % 2)

    def _draw(self) -> None:
        self.last_player = None
        for seat in self._round(self.leader):
            face_up = len(self.stock) == 1
            card = self.stock.pop()
            self.hands[seat].append(card)
            self._history.append(Drew(seat, card, face_up))
        self.phase = "play"
        if not self.stock and self.terms.strict == "after_stock":
            self.strict = True
            self._history.append(StrictBegan())

    def _stop_if_reached(self, side: int) -> None:
        if self.need is not None and self.points(side) >= self.need[side]:
            self._end("reached")

    def _end_played(self, last_side: int) -> None:
        """All cards are played: a side with every trick has the capote."""
        if self.tricks_won[1 - last_side] or not self.terms.capote:
            self._end("played")
        elif self.terms.capote == "match":
            self._end("capote", takes_match=last_side)
        else:
            self.taken[last_side] += self.terms.capote
            self._end("capote")

    def _end(self, reason: str, takes_match: int | None = None) -> None:
        points = (self.points(0), self.points(1))
        self._outcome = PointOutcome(
            points, reason, takes_match, tuple(self.taken), tuple(self.sung), self.winner
        )
        self.phase = "over"
        self._history.append(DealEnded(points, reason))

    # ------------------------------------------------------------------ views

    def view(self, seat: int) -> PointView:
        return PointView(
            seat=seat,
            players=self.players,
            options=self.options,
            standing=self.standing,
            actor=self.actor,
            deciders=self.deciders,
            legal=self.legal(seat),
            hand=tuple(self.hands[seat]),
            history=tuple(event.seen_by(seat) for event in self._history),
            outcome=self._outcome,
            terms=self.terms,
            need=self.need,
            dealer=self.dealer,
            leader=self.leader,
            turn=self.turn,
            phase=self.phase,
            trump=self.trump,
            turn_up=self.turn_up,
            stock_left=len(self.stock),
            table=tuple(self.table),
            number=self.number,
            winner=self.winner,
            last_player=self.last_player,
            taken=tuple(self.taken),
            sung=tuple(self.sung),
            tricks_won=tuple(self.tricks_won),
            declared=self.declared,
            fours=self.fours,
            ready=self.ready[seat],
            singers=self.singers,
            strict=self.strict,
            counts=tuple(len(hand) for hand in self.hands),
        )

    @classmethod
    def of_view(cls, view: PointView, hands: list[list[Card]], stock: list[Card]) -> Self:
        """The state in which ``view`` was taken, if these were the hands and the stock."""
        state = cls.__new__(cls)
        state.options, state.standing, state.terms = view.options, view.standing, view.terms
        state.need, state.players, state.dealer = view.need, view.players, view.dealer
        state.hands, state.stock, state.trump = hands, stock, view.trump
        state.leader, state.turn, state.phase = view.leader, view.turn, view.phase
        state.table, state.number, state.winner = list(view.table), view.number, view.winner
        state.last_player = view.last_player
        state.taken, state.sung = list(view.taken), list(view.sung)
        state.tricks_won = list(view.tricks_won)
        state.declared, state.fours, state.singers = view.declared, view.fours, view.singers
        state.strict = view.strict
        state.ready = [state._pairs(seat) for seat in range(view.players)]
        state.ready[view.seat] = view.ready
        state._history, state._outcome = list(view.history), None
        if isinstance(view.outcome, PointOutcome):
            state._outcome = view.outcome
        return state

    def copy(self) -> Self:
        twin = self._twin()
        twin.hands = [list(hand) for hand in self.hands]
        twin.stock, twin.table = list(self.stock), list(self.table)
        twin.taken, twin.sung = list(self.taken), list(self.sung)
        twin.tricks_won, twin.ready = list(self.tricks_won), list(self.ready)
        twin._history = list(self._history)
        return twin

    def playouts(self, rng: Random) -> Iterator[PointOutcome]:
        return playout.outcomes(self, rng)

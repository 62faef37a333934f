"""The rules of Truco: a deal in play, what a seat sees of it, and how deals make a match.

Two sides, seats alternating: the side of a seat is its parity. A *deal* is three tricks (what
Brazilian players call a *mão*), a *trick* is one card from each (their *rodada* or *vaza*).
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from random import Random
from typing import ClassVar, Literal, Self

from game.engine.cards import HIDDEN, Card
from game.engine.codec import Codec
from game.engine.contract import (
    Action,
    Event,
    Game,
    Outcome,
    Refusal,
    Standing,
    State,
    View,
)
from game.engine.options import Options
from game.engine.shuffle import Stream
from game.games.truco import sampling
from game.games.truco.options import SCHEMA
from game.games.truco.records import (
    ACTIONS,
    EVENTS,
    PACK,
    Accept,
    Accepted,
    Call,
    Called,
    DealBegan,
    DealEnded,
    Dealt,
    Play,
    Played,
    PlayedOn,
    PlayOn,
    PlayUnseen,
    Ran,
    Run,
    Shown,
    SpecialBegan,
    TrickEnded,
    TurnedUp,
)
from game.games.truco.scoring import deal_result, trick_result
from game.games.truco.settings import Rules
from game.games.truco.strength import COVERED, deck, manilhas, strengths

HAND = 3
Phase = Literal["play", "answer", "decide", "over"]

REFUSALS = (
    "over",  # the deal is over
    "not_your_turn",  # {turn}: the seat that is to play
    "answer_first",  # a call waits for its answer
    "decide_first",  # mão de onze waits for its decision
    "others_answer",  # the call is put to the other side
    "others_decide",  # mão de onze belongs to the other side
    "nothing_asked",  # accept or run without a call
    "nothing_to_decide",  # play-on outside mão de onze
    "not_in_hand",  # {card}
    "hand_unseen",  # mão de ferro: a card cannot be chosen by its face
    "hand_seen",  # a card is chosen by its face here
    "no_such_place",  # {count}: cards still in hand
    "cover_first_trick",
    "cover_after_partner",
    "cover_after_tie",
    "best_after_tie",  # {card}: the best one, which must be played
    "call_on_turn",  # {turn}: calls are made on one's own turn
    "call_own",  # {worth}: the side made the last call itself
    "call_top",  # {worth}: nothing above it
    "call_step",  # {worth}: what may be asked now
    "call_special",
    "call_iron",
    "call_needless",  # {worth}: already enough for the side behind
    "unknown_action",
)
"""Every key of a refusal, with the values it carries in braces."""


@dataclass(frozen=True, slots=True)
class TrucoStanding(Standing):
    """``points`` of the running game and ``games`` won, by side."""

    games: tuple[int, ...] = (0, 0)


@dataclass(frozen=True, slots=True)
class TrucoView(View):
    """What a seat knows of a deal of Truco.

    ``manilhas`` from low to high; ``asked_worth`` and ``caller`` while a call waits; ``raiser`` the
    side that made the last accepted call; ``special`` the side in mão de onze; ``iron`` is mão de
    ferro, ``blind`` with cards unseen; ``table`` the running trick; ``counts`` cards in each hand;
    ``shown`` the hands that partners laid open, as they were dealt.
    """

    turn_up: Card | None
    manilhas: tuple[Card, ...]
    dealer: int
    leader: int
    turn: int
    worth: int
    asked_worth: int | None
    caller: int | None
    raiser: int | None
    phase: Phase
    special: int | None
    iron: bool
    blind: bool
    table: tuple[Played, ...]
    tricks: tuple[TrickEnded, ...]
    counts: tuple[int, ...]
    shown: tuple[tuple[int, tuple[Card, ...]], ...]

    def sample(self, rng: Random) -> TrucoState:
        return TrucoState.of_view(self, sampling.sample_hands(self, rng))


class TrucoState(State):
    """A deal of Truco in play."""

    __slots__ = (
        "_history",
        "_outcome",
        "asked_worth",
        "blind",
        "caller",
        "dealer",
        "hands",
        "iron",
        "leader",
        "manilhas",
        "options",
        "phase",
        "players",
        "power",
        "raiser",
        "rules",
        "shown",
        "special",
        "standing",
        "table",
        "tricks",
        "turn",
        "turn_up",
        "worth",
    )

    options: Options
    rules: Rules
    players: int
    standing: TrucoStanding
    dealer: int
    hands: list[list[Card]]
    turn_up: Card | None
    manilhas: tuple[Card, ...]
    power: tuple[int, ...]
    leader: int
    turn: int
    table: list[Played]
    tricks: list[TrickEnded]
    worth: int
    asked_worth: int | None
    caller: int | None
    raiser: int | None
    phase: Phase
    special: int | None
    iron: bool
    blind: bool
    shown: tuple[int, ...]
    _history: list[Event]
    _outcome: Outcome | None

    def __init__(
        self,
        options: Options,
        standing: TrucoStanding,
        hands: list[list[Card]],
        turn_up: Card | None,
    ) -> None:
        """A deal that begins with these hands, one list a seat; no turn-up: fixed manilhas."""
        rules = Rules.of(options)
        self.options, self.rules, self.standing = options, rules, standing
        self.players = len(hands)
        self.dealer = standing.dealer
        self.hands = [list(hand) for hand in hands]
        self.turn_up = turn_up
        self.manilhas = manilhas(turn_up, rules.deck)
        self.power = strengths(self.manilhas)
        self.leader = self.turn = self.eldest
        self.table, self.tricks = [], []
        self.asked_worth = self.caller = self.raiser = None
        self._outcome = None
        standing_at = rules.special_sides(standing.points)
        self.special = standing_at[0] if len(standing_at) == 1 else None
        self.iron = len(standing_at) == 2 and rules.both_special != "none"
        self.blind = self.iron and rules.both_special == "iron_blind"
        self.phase = "play" if self.special is None else "decide"
        self.worth = rules.ladder[0] if self.special is None else rules.special_value
        self.shown = ()
        if self.special is not None and self.players > 2:
            self.shown = tuple(self._of_side(self.special))
        self._history = list(self._opening())

    def _opening(self) -> Iterator[Event]:
        yield DealBegan(self.standing.deal, self.dealer, self.leader, self.worth)
        for seat in self._round(self.leader):
            yield Dealt(seat, tuple(self.hands[seat]), self.blind)
        if self.turn_up is not None:
            yield TurnedUp(self.turn_up)
        if self.special is not None or self.iron:
            yield SpecialBegan(self.special, self.worth)
        for seat in self.shown:
            partners = tuple(s for s in self.shown if s != seat)
            yield Shown(seat, tuple(self.hands[seat]), partners)

    # ------------------------------------------------------------------ seats

    @property
    def eldest(self) -> int:
        """The *mão*: the player after the dealer."""
        return (self.dealer + 1) % self.players

    def _round(self, first: int) -> Iterator[int]:
        return ((first + n) % self.players for n in range(self.players))

    def _of_side(self, side: int) -> list[int]:
        """Seats of a side in the order in which they would act."""
        return [seat for seat in self._round(self.turn) if seat % 2 == side]

    @property
    def actor(self) -> int | None:
        if self.phase == "play":
            return self.turn
        deciders = self.deciders
        return deciders[0] if deciders else None

    @property
    def deciders(self) -> tuple[int, ...]:
        """In play the seat on turn; a call or mão de onze is answered by any seat of the side."""
        if self.phase == "play":
            return (self.turn,)
        if self.phase == "answer":
            assert self.caller is not None
            return tuple(self._of_side(1 - self.caller % 2))
        if self.phase == "decide":
            assert self.special is not None
            return tuple(self._of_side(self.special))
        return ()

    @property
    def outcome(self) -> Outcome | None:
        return self._outcome

    @property
    def history(self) -> list[Event]:
        return self._history

    # ---------------------------------------------------------- what is legal

    def legal(self, seat: int | None = None) -> tuple[Action, ...]:
        if seat is None:
            seat = self.actor
        if seat is None or self.phase == "over":
            return ()
        if self.phase == "decide":
            return (PlayOn(seat), Run(seat)) if seat % 2 == self.special else ()
        if self.phase == "answer":
            assert self.caller is not None
            assert self.asked_worth is not None
            if seat % 2 == self.caller % 2:
                return ()
            above = self.rules.next_worth(self.asked_worth)
            raises = above is not None and self._raise_refusal(self.asked_worth) is None
            raising = (Call(seat, above),) if above is not None and raises else ()
            return (Accept(seat), *raising, Run(seat))
        actions: list[Action] = list(self._plays(seat)) if seat == self.turn else []
        if self._call_refusal(seat) is None:
            above = self.rules.next_worth(self.worth)
            assert above is not None
            actions.append(Call(seat, above))
        return tuple(actions)

    def _plays(self, seat: int) -> Iterator[Action]:
        hand = self.hands[seat]
        if self.blind:
            yield from (PlayUnseen(seat, slot) for slot in range(len(hand)))
            return
        if self._must_play_best():
            top = max(self.power[c] for c in hand)
            yield from (Play(seat, card) for card in hand if self.power[card] == top)
            return
        yield from (Play(seat, card) for card in hand)
        if self._cover_refusal(seat) is None:
            yield from (Play(seat, card, True) for card in hand)

    def _must_play_best(self) -> bool:
        return (
            self.rules.highest_after_tie and len(self.tricks) == 1 and self.tricks[0].winner is None
        )

    def refusal(self, action: Action) -> Refusal | None:
        if self.phase == "over":
            return Refusal("over")
        if not 0 <= action.seat < self.players or not isinstance(action, ACTIONS):
            return Refusal("unknown_action")
        if self.phase == "decide":
            return self._decide_refusal(action)
        if self.phase == "answer":
            return self._answer_refusal(action)
        match action:
            case Accept() | Run():
                return Refusal("nothing_asked")
            case PlayOn():
                return Refusal("nothing_to_decide")
            case Call():
                return self._call_refusal(action.seat) or self._step_refusal(action, self.worth)
            case _ if action.seat != self.turn:
                return Refusal("not_your_turn", {"turn": self.turn})
            case Play():
                return self._play_refusal(action)
            case _:
                return self._unseen_refusal(action)

    def _decide_refusal(self, action: Action) -> Refusal | None:
        if not isinstance(action, (PlayOn, Run)):
            return Refusal("decide_first")
        if action.seat % 2 != self.special:
            return Refusal("others_decide")
        return None

    def _answer_refusal(self, action: Action) -> Refusal | None:
        assert self.caller is not None
        assert self.asked_worth is not None
        if not isinstance(action, (Accept, Run, Call)):
            return Refusal("answer_first")
        if action.seat % 2 == self.caller % 2:
            return Refusal("others_answer")
        if isinstance(action, Call):
            return self._raise_refusal(self.asked_worth) or self._step_refusal(
                action, self.asked_worth
            )
        return None

    def _call_refusal(self, seat: int) -> Refusal | None:
        """Why ``seat`` may not call while a card is to be played."""
        if self.iron:
            return Refusal("call_iron")
        if self.special is not None and not self.rules.call_loses:
            return Refusal("call_special")
        if seat != self.turn and not self.rules.any_time:
            return Refusal("call_on_turn", {"turn": self.turn})
        if self.raiser == seat % 2:
            return Refusal("call_own", {"worth": self.worth})
        return self._raise_refusal(self.worth)

    def _raise_refusal(self, worth: int) -> Refusal | None:
        """Why nobody may ask for more than ``worth``."""
        if self.rules.next_worth(worth) is None:
            return Refusal("call_top", {"worth": worth})
        if self.rules.needed and worth >= self.rules.target - min(self.standing.points):
            return Refusal("call_needless", {"worth": worth})
        return None

    def _step_refusal(self, call: Call, worth: int) -> Refusal | None:
        above = self.rules.next_worth(worth)
        assert above is not None
        return None if call.worth == above else Refusal("call_step", {"worth": above})

    def _play_refusal(self, action: Play) -> Refusal | None:
        if self.blind:
            return Refusal("hand_unseen")
        hand = self.hands[action.seat]
        if action.card not in hand:
            return Refusal("not_in_hand", {"card": action.card})
        if self._must_play_best():
            best = max(hand, key=self.power.__getitem__)
            if action.covered or self.power[action.card] < self.power[best]:
                return Refusal("best_after_tie", {"card": best})
        return self._cover_refusal(action.seat) if action.covered else None

    def _unseen_refusal(self, action: PlayUnseen) -> Refusal | None:
        if not self.blind:
            return Refusal("hand_seen")
        count = len(self.hands[action.seat])
        if not 0 <= action.slot < count:
            return Refusal("no_such_place", {"count": count})
        return None

    def _cover_refusal(self, seat: int) -> Refusal | None:
        if not self.tricks:
            return Refusal("cover_first_trick")
        if self.tricks[-1].winner is None and not self.rules.cover_after_tie:
            return Refusal("cover_after_tie")
        if not self.rules.cover_if_partner_covered and any(
            played.covered and played.seat % 2 == seat % 2 for played in self.table
        ):
            return Refusal("cover_after_partner")
        return None

    # ------------------------------------------------------------------- play

    def apply(self, action: Action) -> list[Event]:
        begun = len(self._history)
        seat = action.seat
        match action:
            case Play(card=card, covered=covered):
                self.hands[seat].remove(card)
                self._lay(Played(seat, card, covered))
            case PlayUnseen(slot=slot):
                self._lay(Played(seat, self.hands[seat].pop(slot), slot=slot))
            case Call(worth=worth):
                self._call(seat, worth)
            case Accept():
                assert self.caller is not None
                assert self.asked_worth is not None
                self.worth, self.raiser = self.asked_worth, self.caller % 2
                self._resume()
                self._history.append(Accepted(seat, self.worth))
            case PlayOn():
                self.phase = "play"
                self._history.append(PlayedOn(seat, self.worth))
            case Run():
                special = self.phase == "decide"
                points = self.rules.special_run if special else self.worth
                self._history.append(Ran(seat, points))
                self._end(1 - seat % 2, points, "special-run" if special else "ran")
        return self._history[begun:]

    def _lay(self, played: Played) -> None:
        self._history.append(played)
        self.table.append(played)
        if len(self.table) < self.players:
            self.turn = (self.turn + 1) % self.players
        else:
            self._end_trick()

    def _call(self, seat: int, worth: int) -> None:
        if self.special is not None:  # allowed only where it costs the match
            self._history.append(Called(seat, worth, self.worth, seat))
            self._end(1 - seat % 2, 0, "forbidden-call", takes_match=True)
            return
        if self.asked_worth is not None:  # a raise accepts what was asked before
            self.worth = self.asked_worth
        self.caller, self.asked_worth, self.phase = seat, worth, "answer"
        self._history.append(Called(seat, worth, self.worth, self.deciders[0]))

    def _resume(self) -> None:
        """Back to playing after an answer: whoever was on turn still is."""
        self.caller = self.asked_worth = None
        self.phase = "play"

    def _end_trick(self) -> None:
        power = self.power
        result = trick_result(
            [(p.seat, COVERED if p.covered else power[p.card]) for p in self.table]
        )
        if result.winner is not None:
            leader = result.winner
        elif self.rules.leader_after_tie == "eldest":
            leader = self.eldest
        elif self.rules.leader_after_tie == "first_tied" and result.best:
            leader = result.best[0]
        else:
            leader = self.leader
        ended = TrickEnded(len(self.tricks) + 1, result.winner, result.best, leader)
        self.tricks.append(ended)
        self._history.append(ended)
        self.leader = self.turn = leader
        self.table = []
        decision, side = deal_result(
            [None if t.winner is None else t.winner % 2 for t in self.tricks]
        )
        if decision == "won":
            self._end(side, self.worth, "tricks", takes_match=self.iron)
        elif decision == "tied":
            awarded = {"dealer": self.dealer % 2, "eldest": self.eldest % 2}
            side = awarded.get(self.rules.three_ties)
            self._end(side, self.worth, "ties", takes_match=self.iron)

    def _end(self, side: int | None, points: int, reason: str, takes_match: bool = False) -> None:
        scored = [0, 0]
        if side is None:
            points, takes_match = 0, False
        else:
            scored[side] = points
        self._outcome = Outcome(tuple(scored), reason, side if takes_match else None)
        self.phase = "over"
        self.caller = self.asked_worth = None
        self._history.append(DealEnded(side, points, reason))

    # ------------------------------------------------------------------ views

    def view(self, seat: int) -> TrucoView:
        hand = self.hands[seat]
        history = tuple(event.seen_by(seat) for event in self._history)
        shown = tuple(
            (event.seat, event.cards)
            for event in history
            if isinstance(event, Shown) and seat in event.to
        )
        return TrucoView(
            seat=seat,
            players=self.players,
            options=self.options,
            standing=self.standing,
            actor=self.actor,
            deciders=self.deciders,
            legal=self.legal(seat),
            hand=(HIDDEN,) * len(hand) if self.blind else tuple(hand),
            history=history,
            outcome=self._outcome,
            turn_up=self.turn_up,
            manilhas=self.manilhas,
            dealer=self.dealer,
            leader=self.leader,
            turn=self.turn,
            worth=self.worth,
            asked_worth=self.asked_worth,
            caller=self.caller,
            raiser=self.raiser,
            phase=self.phase,
            special=self.special,
            iron=self.iron,
            blind=self.blind,
            table=tuple(p.seen_by(seat) for p in self.table),
            tricks=tuple(self.tricks),
            counts=tuple(len(h) for h in self.hands),
            shown=shown,
        )

    @classmethod
    def of_view(cls, view: TrucoView, hands: list[list[Card]]) -> TrucoState:
        """The state in which ``view`` was taken, if these were the hands."""
        assert isinstance(view.standing, TrucoStanding)
        state = cls.__new__(cls)
        state.options, state.rules = view.options, Rules.of(view.options)
        state.players, state.standing, state.dealer = view.players, view.standing, view.dealer
        state.hands = hands
        state.turn_up, state.manilhas = view.turn_up, view.manilhas
        state.power = strengths(view.manilhas)
        state.leader, state.turn = view.leader, view.turn
        state.table, state.tricks = list(view.table), list(view.tricks)
        state.worth, state.asked_worth = view.worth, view.asked_worth
        state.caller, state.raiser, state.phase = view.caller, view.raiser, view.phase
        state.special, state.iron, state.blind = view.special, view.iron, view.blind
        state.shown = tuple(e.seat for e in view.history if isinstance(e, Shown))
        state._history, state._outcome = list(view.history), view.outcome
        return state

    def copy(self) -> Self:
        twin = self._twin()
        twin.hands = [list(hand) for hand in self.hands]
        twin.table, twin.tricks = list(self.table), list(self.tricks)
        twin._history = list(self._history)
        return twin


class TrucoGame(Game):
    """Truco for two, four or six, in two sides."""

    name: ClassVar[str] = "truco"
    players = (2, 4, 6)
    pack = PACK
    schema = SCHEMA
    codec = Codec(PACK, ACTIONS, EVENTS)

    def sides(self, players: int) -> tuple[int, ...]:
        return tuple(seat % 2 for seat in range(players))

    def start(self, options: Options, players: int, stream: Stream) -> TrucoStanding:
        return TrucoStanding(points=(0, 0), dealer=stream.below(players), deal=1)

    def deal(
        self, options: Options, players: int, stream: Stream, standing: Standing
    ) -> TrucoState:
        """Three cards each in one packet, from the player after the dealer on; then the turn-up."""
        assert isinstance(standing, TrucoStanding)
        rules = Rules.of(options)
        cards = list(deck(rules.deck, rules.fixed))
        stream.shuffle(cards)
        hands: list[list[Card]] = [[] for _ in range(players)]
        for n in range(players):
            hands[(standing.dealer + 1 + n) % players] = cards[n * HAND : (n + 1) * HAND]
        turn_up = None if rules.fixed else cards[players * HAND]
        return TrucoState(options, standing, hands, turn_up)

    def settle(
        self, options: Options, players: int, standing: Standing, outcome: Outcome
    ) -> TrucoStanding:
        """A game goes to the first side at the target; a match to the side with enough games."""
        assert isinstance(standing, TrucoStanding)
        rules = Rules.of(options)
        points = tuple(p + q for p, q in zip(standing.points, outcome.points, strict=True))
        games = standing.games
        winners: tuple[int, ...] = ()
        won = next((side for side in (0, 1) if points[side] >= rules.target), outcome.takes_match)
        if won is not None:
            games = tuple(n + (side == won) for side, n in enumerate(games))
            if games[won] == rules.games:
                winners = (won,)
            else:
                points = (0, 0)
        return TrucoStanding(
            points=points,
            dealer=(standing.dealer + 1) % players,
            deal=standing.deal + 1,
            winners=winners,
            games=games,
        )


GAME = TrucoGame()

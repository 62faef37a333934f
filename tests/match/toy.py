"""A tiny game that no part of the program knows, to show that a match needs none in particular.

Each player is dealt two of twelve cards and plays one, in turn; the highest takes a point for its
side. Whoever is not on turn may knock, once a deal. Before the cards the dealer's side, as one,
says whether the deal counts double. The lowest card turned up voids the deal at once.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from types import ModuleType
from typing import ClassVar, Self

import pytest

from game import registry
from game.engine.cards import HIDDEN, Card, Pack
from game.engine.codec import Codec
from game.engine.contract import Action, Event, Game, Outcome, Refusal, Standing, State, View
from game.engine.options import Choice, Option, Options, Schema
from game.engine.shuffle import Stream

NAME = "toy"
PACK = Pack("french", ("1", "2", "3"), "abcd", "SHDC")


@dataclass(frozen=True, slots=True)
class Stake(Action):
    do: ClassVar[str] = "stake"
    double: bool


@dataclass(frozen=True, slots=True)
class Put(Action):
    do: ClassVar[str] = "put"
    card: Card


@dataclass(frozen=True, slots=True)
class Knock(Action):
    do: ClassVar[str] = "knock"


@dataclass(frozen=True, slots=True)
class Given(Event):
    name: ClassVar[str] = "given"
    seat: int
    cards: tuple[Card, ...]

    def seen_by(self, seat: int) -> Event:
        return self if seat == self.seat else Given(self.seat, (HIDDEN,) * len(self.cards))


@dataclass(frozen=True, slots=True)
class Turned(Event):
    name: ClassVar[str] = "turned"
    card: Card


@dataclass(frozen=True, slots=True)
class Did(Event):
    name: ClassVar[str] = "did"
    seat: int
    what: str


@dataclass(frozen=True, slots=True)
class ToyStanding(Standing):
    knocks: tuple[tuple[int, ...], ...] = ()


class ToyState(State):
    def __init__(
        self, options: Options, players: int, standing: Standing, cards: list[Card]
    ) -> None:
        self.options, self.players, self.standing = options, players, standing
        self.hands = [cards[2 * s : 2 * s + 2] for s in range(players)]
        self.double: bool | None = None
        self.put: dict[int, Card] = {}
        self.knocked: tuple[int, ...] = ()
        self._outcome: Outcome | None = None
        self._history: list[Event] = [Given(s, tuple(h)) for s, h in enumerate(self.hands)]
        self._history.append(Turned(cards[-1]))
        if cards[-1] == 0:
            self._outcome = Outcome((0,) * self.sides, "joker")

    @property
    def sides(self) -> int:
        return 3 if self.players == 3 else 2

    @property
    def actor(self) -> int | None:
        if self._outcome is not None:
            return None
        if self.double is None:
            return self.standing.dealer
        return (self.standing.dealer + len(self.put)) % self.players

    @property
    def deciders(self) -> tuple[int, ...]:
        if self.double is None and self._outcome is None and self.players == 4:
            return (self.standing.dealer, (self.standing.dealer + 2) % 4)
        return () if self.actor is None else (self.actor,)

    @property
    def outcome(self) -> Outcome | None:
        return self._outcome

    @property
    def history(self) -> Sequence[Event]:
        return self._history

    def legal(self, seat: int | None = None) -> tuple[Action, ...]:
        seat = self.actor if seat is None else seat
        if seat is None or self._outcome is not None:
            return ()
        if self.double is None:
            return (Stake(seat, False), Stake(seat, True)) if seat in self.deciders else ()
        if seat == self.actor:
            return tuple(Put(seat, card) for card in self.hands[seat])
        return () if seat in self.knocked else (Knock(seat),)

    def refusal(self, action: Action) -> Refusal | None:
        possible = 0 <= action.seat < self.players and action in self.legal(action.seat)
        return None if possible else Refusal("no")

    def apply(self, action: Action) -> list[Event]:
        match action:
            case Stake(_, double):
                self.double = double
            case Put(seat, card):
                self.hands[seat].remove(card)
                self.put[seat] = card
            case Knock(seat):
                self.knocked += (seat,)
        events: list[Event] = [Did(action.seat, action.do)]
        self._history += events
        if len(self.put) == self.players:
            best = max(self.put, key=lambda s: self.put[s])
            gain = 2 if self.double else 1
            points = tuple(gain * (best % self.sides == side) for side in range(self.sides))
            self._outcome = Outcome(points, "highest")
        return events

    def view(self, seat: int) -> View:
        raise NotImplementedError

    def copy(self) -> Self:
        raise NotImplementedError


class Toy(Game):
    name = NAME
    players = (2, 3, 4)
    pack = PACK
    schema = Schema(
        (
            Option("target", 3, (Choice(3, "3"), Choice(5, "5")), "Target", "Points to win."),
            Option("knocking", True, (Choice(True, "Yes"), Choice(False, "No")), "Knock", "May."),
        )
    )
    codec = Codec(PACK, (Stake, Put, Knock), (Given, Turned, Did))

    def sides(self, players: int) -> tuple[int, ...]:
        return (0, 1, 2) if players == 3 else tuple(s % 2 for s in range(players))

    def start(self, options: Options, players: int, stream: Stream) -> Standing:
        sides = len(set(self.sides(players)))
        return ToyStanding((0,) * sides, stream.below(players), 1)

    def deal(self, options: Options, players: int, stream: Stream, standing: Standing) -> State:
        cards = list(PACK.cards())
        stream.shuffle(cards)
        return ToyState(options, players, standing, cards)

    def settle(
        self, options: Options, players: int, standing: Standing, outcome: Outcome
    ) -> Standing:
        assert isinstance(standing, ToyStanding)
        points = tuple(a + b for a, b in zip(standing.points, outcome.points, strict=True))
        target = options.number("target")
        winners = tuple(side for side, had in enumerate(points) if had >= target)
        dealer = (standing.dealer + 1) % players
        knocks = (*standing.knocks, (standing.deal,))
        return ToyStanding(points, dealer, standing.deal + 1, winners, knocks)


GAME = Toy()


def module() -> ModuleType:
    """What stands for the toy's rules module."""
    rules = ModuleType("game.games.toy.rules")
    rules.__dict__["GAME"] = GAME
    return rules


def install(patch: pytest.MonkeyPatch) -> None:
    """Make the toy one of the games for the length of a test."""
    patch.setattr(registry, "GAMES", (*registry.GAMES, NAME))
    patch.setitem(sys.modules, "game.games.toy", ModuleType("game.games.toy"))
    patch.setitem(sys.modules, "game.games.toy.rules", module())


def random_action(state: State, players: int, rng: Random) -> Action:
    """Something legal of anybody, out of turn as well."""
    actions = [action for seat in range(players) for action in state.legal(seat)]
    return rng.choice(actions)

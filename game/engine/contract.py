"""The rules contract: what a game is to the match, the table and the bots.

A match is a seed, a rule set and a list of actions. Rules turn actions into events; the table plays
events as animation; bots and the person send actions. Nothing else moves the game.

Seats are numbered in the order of play: the player after seat ``s`` is ``(s + 1) % players``.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from random import Random
from typing import ClassVar, Self

from game.engine.cards import Card, Pack
from game.engine.codec import Codec
from game.engine.options import Options, Schema, Value
from game.engine.shuffle import Stream


@dataclass(frozen=True, slots=True)
class Action:
    """Something a seat does. Subclasses set ``do``, the stable name in the text form."""

    do: ClassVar[str]
    seat: int


@dataclass(frozen=True, slots=True)
class Event:
    """Something that happened, as everybody (or, after :meth:`seen_by`, one seat) may know it.

    Subclasses set ``name``, the stable name in the text form.
    """

    name: ClassVar[str]

    def seen_by(self, seat: int) -> Event:
        """This event with all that ``seat`` may not know replaced by ``HIDDEN``."""
        return self


@dataclass(frozen=True, slots=True)
class Refusal:
    """Why an action is not allowed: a key of the game's words, with the values they need."""

    key: str
    values: Mapping[str, Value | Card] = field(default_factory=dict)


class IllegalAction(ValueError):
    """An action that the rules refuse; the state is as it was."""

    def __init__(self, action: Action, refusal: Refusal) -> None:
        super().__init__(f"{action} refused: {refusal.key}")
        self.action = action
        self.refusal = refusal


@dataclass(frozen=True, slots=True)
class Outcome:
    """What a finished deal brought.

    ``points`` are gained, side by side; ``reason`` is a key of the game's words; ``takes_match`` is
    the side that wins the match (where a match is several games: the running one) whatever the
    score, if the deal was about that.
    """

    points: tuple[int, ...]
    reason: str
    takes_match: int | None = None


@dataclass(frozen=True, slots=True)
class Standing:
    """The match between two deals. Games with more to tell add fields.

    ``points`` by side; ``dealer`` is the seat that deals next; ``deal`` the number of that deal,
    from 1; ``winners`` the sides that have won the match (empty while it goes on).
    """

    points: tuple[int, ...]
    dealer: int
    deal: int
    winners: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class View(ABC):
    """Everything one seat may know, and nothing else. Games add what lies on their table.

    ``history`` are the events of this deal as the seat saw them; ``deciders`` the seats from which
    the pending decision may come (``actor`` first); ``legal`` what this seat may do right now.
    """

    seat: int
    players: int
    options: Options
    standing: Standing
    actor: int | None
    deciders: tuple[int, ...]
    legal: tuple[Action, ...]
    hand: tuple[Card, ...]
    history: tuple[Event, ...]
    outcome: Outcome | None

    @abstractmethod
    def sample(self, rng: Random) -> State:
        """A full state that this view could be a view of, drawn with ``rng``. Never fails."""


class State(ABC):
    """One deal in play, with the score around it. Mutable; ``copy()`` gives an independent one.

    ``hands`` are the cards each seat holds, whoever may see them.
    """

    __slots__ = ()

    hands: list[list[Card]]

    @property
    @abstractmethod
    def actor(self) -> int | None:
        """The seat to act, or None when the deal is over."""

    @property
    def deciders(self) -> tuple[int, ...]:
        """Seats from which the pending decision may come, the actor first (a side may answer as
        one: then its other seats follow). Empty when the deal is over."""
        return () if self.actor is None else (self.actor,)

    @property
    @abstractmethod
    def outcome(self) -> Outcome | None:
        """What the deal brought, or None while it is in play."""

    @property
    @abstractmethod
    def history(self) -> Sequence[Event]:
        """All events of this deal so far, the deal itself included, with nothing hidden."""

    @abstractmethod
    def legal(self, seat: int | None = None) -> tuple[Action, ...]:
        """What ``seat`` (default: the actor) may do now, in a stable order.

        Never empty for a decider. A seat that is no decider gets what it may do out of turn.
        """

    @abstractmethod
    def refusal(self, action: Action) -> Refusal | None:
        """Why ``action`` is not allowed now, or None if it is."""

    def play(self, action: Action) -> list[Event]:
        """Carry out ``action`` and return what happened, in order.

        Raises:
            IllegalAction: the rules refuse it; nothing has changed.
        """
        refused = self.refusal(action)
        if refused is not None:
            raise IllegalAction(action, refused)
        return self.apply(action)

    @abstractmethod
    def apply(self, action: Action) -> list[Event]:
        """Carry out an action known to be legal: the path of search, without the check."""

    @abstractmethod
    def view(self, seat: int) -> View:
        """What ``seat`` may know."""

    @abstractmethod
    def copy(self) -> Self:
        """An independent state that is equal to this one."""

    def playout(self, rng: Random) -> Outcome:
        """What the deal may bring: the outcome when everybody does anything from here on."""
        return next(self.playouts(rng))

    def playouts(self, rng: Random) -> Iterator[Outcome]:
        """Outcomes of as many playouts as are asked for, of the state as it is when the first is.

        Of all that is legal for the seat to act each is as likely. A game may bring a faster way,
        which prepares once what all playouts need; it says where its habits are others.
        """
        begun = self.copy()
        while True:
            state = begun.copy()
            while state.outcome is None:
                legal = state.legal()
                state.apply(legal[int(rng.random() * len(legal))])
            yield state.outcome

    def _twin(self) -> Self:
        """A new state with the same values in its slots: what ``copy`` starts from. Lists are still
        shared."""
        twin = self.__class__.__new__(self.__class__)
        name: str
        for name in self.__slots__:
            setattr(twin, name, getattr(self, name))
        return twin


class Game(ABC):
    """A game: its name, its options, how a deal begins and how deals make a match."""

    name: ClassVar[str]
    players: ClassVar[tuple[int, ...]]
    pack: ClassVar[Pack]
    schema: ClassVar[Schema]
    codec: ClassVar[Codec]

    @abstractmethod
    def sides(self, players: int) -> tuple[int, ...]:
        """The side of each seat."""

    @abstractmethod
    def start(self, options: Options, players: int, stream: Stream) -> Standing:
        """The standing before the first deal; the first dealer comes from ``stream``."""

    @abstractmethod
    def deal(self, options: Options, players: int, stream: Stream, standing: Standing) -> State:
        """Shuffle with ``stream`` and deal."""

    @abstractmethod
    def settle(
        self, options: Options, players: int, standing: Standing, outcome: Outcome
    ) -> Standing:
        """The standing after a deal with this outcome."""

"""Actions and events of the point-trick games."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from game.engine.cards import HIDDEN, Card
from game.engine.contract import Action, Event
from game.engine.plays import Dealt as Dealt
from game.engine.plays import Play as Play
from game.engine.plays import Played as Played


@dataclass(frozen=True, slots=True)
class Draw(Action):
    """The winner of the trick draws, and the others after it."""

    do: ClassVar[str] = "draw"


@dataclass(frozen=True, slots=True)
class Declare(Action):
    """Sing the marriage of the suit of ``card``, its rey."""

    do: ClassVar[str] = "declare"
    card: Card


@dataclass(frozen=True, slots=True)
class DeclareFour(Action):
    """Sing four cards of the rank of ``card`` (which is of the first suit): *tute*."""

    do: ClassVar[str] = "declare-four"
    card: Card


@dataclass(frozen=True, slots=True)
class Swap(Action):
    """Give ``card`` for the turn-up."""

    do: ClassVar[str] = "swap"
    card: Card


ACTIONS = (Play, Draw, Declare, DeclareFour, Swap)


@dataclass(frozen=True, slots=True)
class DealBegan(Event):
    """Deal number ``deal`` of the match begins."""

    name: ClassVar[str] = "deal-began"
    deal: int
    dealer: int
    leader: int


@dataclass(frozen=True, slots=True)
class TurnedUp(Event):
    """The card that names trump: under the stock (``holder`` None) or shown from a hand."""

    name: ClassVar[str] = "turned-up"
    card: Card
    holder: int | None = None


@dataclass(frozen=True, slots=True)
class TrickEnded(Event):
    """Trick ``number`` (from 1) goes to ``winner`` with the ``points`` in it."""

    name: ClassVar[str] = "trick-ended"
    number: int
    winner: int
    points: int


@dataclass(frozen=True, slots=True)
class Drew(Event):
    """``seat`` drew a card; the turn-up (``face_up``) is seen by all."""

    name: ClassVar[str] = "drew"
    seat: int
    card: Card
    face_up: bool = False

    def seen_by(self, seat: int) -> Event:
        if self.face_up or seat == self.seat:
            return self
        return Drew(self.seat, HIDDEN)


@dataclass(frozen=True, slots=True)
class StrictBegan(Event):
    """The stock is out: from here on suit must be followed (*arrastre*)."""

    name: ClassVar[str] = "strict-began"


@dataclass(frozen=True, slots=True)
class Swapped(Event):
    """``seat`` gave ``given`` for the turn-up ``taken``."""

    name: ClassVar[str] = "swapped"
    seat: int
    given: Card
    taken: Card


@dataclass(frozen=True, slots=True)
class Declared(Event):
    """``seat`` sang the marriage of the suit of ``card`` for ``worth``."""

    name: ClassVar[str] = "declared"
    seat: int
    card: Card
    worth: int


@dataclass(frozen=True, slots=True)
class FourDeclared(Event):
    """``seat`` sang four of a rank for ``worth`` (0: it wins the match)."""

    name: ClassVar[str] = "four-declared"
    seat: int
    card: Card
    worth: int


@dataclass(frozen=True, slots=True)
class DealEnded(Event):
    """The deal is over with these points by side. ``reason`` is ``played``, ``reached`` (a side
    has what it needs), ``capote`` or ``tute``."""

    name: ClassVar[str] = "deal-ended"
    points: tuple[int, ...]
    reason: str


EVENTS = (
    DealBegan,
    Dealt,
    TurnedUp,
    Played,
    TrickEnded,
    Drew,
    StrictBegan,
    Swapped,
    Declared,
    FourDeclared,
    DealEnded,
)

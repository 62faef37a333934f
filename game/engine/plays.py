"""Records that games share: a card is dealt, asked to be played, and played; a trick ends."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from game.engine.cards import HIDDEN, Card
from game.engine.contract import Action, Event


@dataclass(frozen=True, slots=True)
class Play(Action):
    """Play a card to the trick."""

    do: ClassVar[str] = "play"
    card: Card


@dataclass(frozen=True, slots=True)
class Dealt(Event):
    """``seat`` was dealt a packet, which only it sees."""

    name: ClassVar[str] = "dealt"
    seat: int
    cards: tuple[Card, ...]

    def seen_by(self, seat: int) -> Event:
        return self if seat == self.seat else Dealt(self.seat, (HIDDEN,) * len(self.cards))


@dataclass(frozen=True, slots=True)
class Played(Event):
    """A card was played."""

    name: ClassVar[str] = "played"
    seat: int
    card: Card


@dataclass(frozen=True, slots=True)
class TrickEnded(Event):
    """Trick ``number`` (from 1) goes to ``winner``."""

    name: ClassVar[str] = "trick-ended"
    number: int
    winner: int

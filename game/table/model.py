"""What lies on the table between two motions.

The model is a fold over cues: laying it out from the events of a deal gives exactly the table that
playing them with animation ends in. That is what makes resuming and undoing look the same.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field, replace
from typing import Any

from game.engine.cards import HIDDEN, Card
from game.table.cues import (
    Clear,
    Close,
    Cue,
    Deal,
    Gather,
    Mark,
    Open,
    Rest,
    Say,
    Score,
    Sound,
    Tell,
    Throw,
    TurnUp,
)


@dataclass(frozen=True, slots=True)
class TrickCard:
    """A card of a trick. ``seed`` gives its tilt; ``best`` marks it once the trick is full."""

    seat: int
    card: Card
    covered: bool
    seed: int
    best: bool = False

    @property
    def face_down(self) -> bool:
        return self.covered or self.card == HIDDEN


@dataclass(slots=True)
class TableModel:
    """Cards by seat, the running trick, the last one, and what the game's face marks."""

    seats: int
    hands: list[list[Card]] = field(default_factory=list)
    trick: list[TrickCard] = field(default_factory=list)
    last_trick: tuple[TrickCard, ...] = ()
    last_winner: int | None = None
    turn_up: Card | None = None
    stock: bool = False
    open_hands: dict[int, tuple[Card, ...]] = field(default_factory=dict)
    points: tuple[int, ...] = ()
    marks: Any = None
    played: int = 0
    """Cards played in this deal: the seed of the next card's tilt."""

    def __post_init__(self) -> None:
        if not self.hands:
            self.hands = [[] for _ in range(self.seats)]

    def take(self, seat: int, card: Card, slot: int | None = None) -> int:
        """Take a card from a hand and return the place it had.

        A card the viewer cannot see is any of the hidden ones; a hand that lies open loses it too.
        """
        hand = self.hands[seat]
        place = slot if slot is not None and slot < len(hand) else None
        if place is None:
            place = hand.index(card) if card in hand else max(0, len(hand) - 1)
        if hand:
            del hand[place]
        return place

    def apply(self, cue: Cue) -> None:
        """Do at once what ``cue`` says."""
        match cue:
            case Clear():
                self.hands = [[] for _ in range(self.seats)]
                self.trick, self.last_trick, self.last_winner = [], (), None
                self.turn_up, self.stock, self.open_hands, self.played = None, True, {}, 0
            case Deal(seat, cards):
                self.hands[seat] = list(cards)
            case TurnUp(card):
                self.turn_up = card
            case Open(seat, cards):
                self.open_hands = {**self.open_hands, seat: cards}
            case Close():
                self.open_hands = {}
            case Throw():
                self.take(cue.seat, cue.card, cue.slot)
                self.lay(cue)
            case Rest(best):
                self.trick = [replace(c, best=c.seat in best) for c in self.trick]
            case Gather(seat) if self.trick:
                self.last_trick, self.last_winner = tuple(self.trick), seat
                self.trick = []
            case Score(points):
                self.points = points
            case Mark(marks):
                self.marks = marks
            case Tell() | Sound() | Say() | Gather():
                pass

    def lay(self, cue: Throw) -> None:
        """Put a played card on the trick."""
        self.trick.append(TrickCard(cue.seat, cue.card, cue.covered, self.played))
        self.played += 1

    def fold(self, cues: Iterable[Cue]) -> None:
        """Do all of ``cues`` at once."""
        for cue in cues:
            self.apply(cue)

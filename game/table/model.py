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
    Announce,
    Away,
    Clear,
    Close,
    Cue,
    Cut,
    Deal,
    Draw,
    Flash,
    Gather,
    Lay,
    Lift,
    Mark,
    Open,
    Pay,
    Rest,
    Say,
    Score,
    Show,
    Sound,
    Spread,
    Stock,
    Swap,
    Sweep,
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
    stock_left: int | None = None
    """Cards in the stock with the turn-up, where they are counted."""
    spread: int = 0
    """Cards of a stock that lies side by side."""
    spread_aside: bool = False
    away: int = 0
    """Cards laid away, face down in the middle."""
    away_places: int = 0
    swept: int = 0
    """Cards laid away that lie where the stock was."""
    laid: tuple[Lay, ...] = ()
    """Cards laid open in the middle for a while."""
    piles: dict[int, int] = field(default_factory=dict)
    """Tricks in the pile that lies with a seat."""
    shown: tuple[Show, ...] = ()
    open_hands: dict[int, tuple[Card, ...]] = field(default_factory=dict)
    points: tuple[int, ...] = ()
    marks: Any = None
    dealer: int | None = None
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
                self.dealer = cue.dealer
                self.hands = [[] for _ in range(self.seats)]
                self.trick, self.last_trick, self.last_winner = [], (), None
                self.turn_up, self.stock, self.open_hands, self.played = None, True, {}, 0
                self.stock_left, self.piles, self.shown = None, {}, ()
                self.spread, self.spread_aside, self.laid = 0, False, ()
                self.away = self.away_places = self.swept = 0
            case Deal(seat, cards):
                self.hands[seat] += cards
            case TurnUp(card):
                self.turn_up = card
            case Stock(left):
                self.stock_left = left
                self.stock = left > (self.turn_up is not None)
            case Spread(left, aside):
                self.stock, self.spread, self.spread_aside = False, left, aside
            case Away(seat, of, card):
                self.take(seat, card)
                self.away, self.away_places = self.away + 1, of
            case Sweep():
                self.swept, self.away, self.away_places = self.away, 0, 0
            case Lay():
                self.laid = (*self.laid, cue)
            case Lift():
                self.laid = ()
            case Draw(seat, card):
                self.leave_stock()
                self.hands[seat].append(card)
            case Swap(seat, given, taken):
                self.exchange(seat, given, taken)
                self.turn_up = given
            case Show():
                self.shown = (*self.shown, cue)
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
                if cue.pile is not None:
                    self.piles = {**self.piles, cue.pile: self.piles.get(cue.pile, 0) + 1}
            case Score(points):
                self.points = points
            case Mark(marks):
                self.marks = marks
            case Tell() | Sound() | Say() | Gather() | Announce() | Pay() | Flash() | Cut():
                pass

    @property
    def middle_free(self) -> bool:
        """Whether the ground of the trick is free of other cards."""
        spread = self.spread > 0 and not self.spread_aside
        return not (spread or self.away or self.laid or self.open_hands)

    def leave_stock(self) -> None:
        """A card leaves the stock: the last one is the turn-up."""
        if self.spread:
            self.spread -= 1
            return
        if self.stock_left is None:
            return
        self.stock_left -= 1
        self.stock = self.stock_left > (self.turn_up is not None)
        if self.stock_left == 0:
            self.turn_up, self.stock = None, False

    def exchange(self, seat: int, given: Card, taken: Card) -> None:
        """Put ``taken`` where ``given`` was in a hand; a hidden hand stays as it is."""
        hand = self.hands[seat]
        if given in hand:
            hand[hand.index(given)] = taken

    def lay(self, cue: Throw) -> None:
        """Put a played card on the trick."""
        self.trick.append(TrickCard(cue.seat, cue.card, cue.covered, self.played))
        self.played += 1

    def fold(self, cues: Iterable[Cue]) -> None:
        """Do all of ``cues`` at once."""
        for cue in cues:
            self.apply(cue)

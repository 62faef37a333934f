"""Hands and stocks that could be, given what one seat saw.

What is known of another seat's hand is kept card by card as *places*: bit masks of the cards that a
place may hold. A place that a card was seen to enter holds that card alone; a place held since a
duty showed its owner void, or unable to beat, leaves those cards out.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import TYPE_CHECKING

from game.engine import duty
from game.engine.assign import assign
from game.engine.cards import HIDDEN, SUITS, Card, rank, suit
from game.engine.pointtricks.records import (
    Dealt,
    Declared,
    Drew,
    FourDeclared,
    Played,
    StrictBegan,
    Swapped,
    TrickEnded,
    TurnedUp,
)
from game.engine.spanish import PACK, of

if TYPE_CHECKING:
    from game.engine.pointtricks.state import PointView

ALL = (1 << len(PACK)) - 1


class Sampler:
    """Reads a view once; ``draw`` then gives any number of states' cards that agree with it."""

    def __init__(self, view: PointView) -> None:
        self._view = view
        self._strict = view.terms.strict == "always"
        self._trick: list[Played] = []
        self._places: list[list[int]] = [[] for _ in range(view.players)]
        self._gone = set(view.hand)
        for event in view.history:
            self._read(event)
        hidden_stock = view.stock_left - (view.turn_up is not None)
        if view.turn_up is not None:
            self._gone.add(view.turn_up)
        self._others = [
            (seat, place)
            for seat in range(view.players)
            if seat != view.seat
            for place in self._places[seat]
        ]
        self._masks = [place for _, place in self._others] + [ALL] * hidden_stock
        self._cards = [card for card in PACK.cards() if card not in self._gone]

    def draw(self, rng: Random) -> tuple[list[list[Card]], list[Card]]:
        """Hands by seat and the stock, turn-up first."""
        view = self._view
        chosen = assign(self._masks, self._cards, rng)
        hands: list[list[Card]] = [[] for _ in range(view.players)]
        hands[view.seat] = list(view.hand)
        for (seat, _), card in zip(self._others, chosen, strict=False):
            hands[seat].append(card)
        stock = [] if view.turn_up is None else [view.turn_up]
        return hands, stock + chosen[len(self._others) :]

    # ------------------------------------------------------------ what is known

    def _read(self, event: object) -> None:
        match event:
            case Dealt(seat=seat, cards=cards):
                self._places[seat] += [ALL] * len(cards)
            case TurnedUp(card=card, holder=int(holder)):
                self._pin(holder, card)
            case Drew(seat=seat, card=card):
                self._places[seat].append(ALL if card == HIDDEN else 1 << card)
            case Swapped(seat=seat, given=given, taken=taken):
                self._lose(seat, given)
                self._places[seat].append(1 << taken)
            case Declared(seat=seat, card=card):
                self._pin(seat, card)
                marriage = self._view.terms.marriage
                assert marriage is not None
                self._pin(seat, of(marriage.partner, suit(card)))
            case FourDeclared(seat=seat, card=card):
                for s in range(SUITS):
                    self._pin(seat, of(rank(card), s))
            case Played(seat=seat, card=card):
                self._gone.add(card)
                self._lose(seat, card)
                if self._strict and self._trick:
                    barred = self._barred(seat, card)
                    self._places[seat] = [p & ~barred for p in self._places[seat]]
                self._trick.append(event)
            case TrickEnded():
                self._trick = []
            case StrictBegan():
                self._strict = True

    def _tightest(self, seat: int, card: Card) -> int:
        """The place of ``seat`` that can hold ``card`` and little else: giving that one up, or
        pinning it, leaves the looser ones for what is unknown."""
        places = self._places[seat]
        fitting = [n for n, place in enumerate(places) if place >> card & 1]
        return min(fitting, key=lambda n: places[n].bit_count())

    def _lose(self, seat: int, card: Card) -> None:
        del self._places[seat][self._tightest(seat, card)]

    def _pin(self, seat: int, card: Card) -> None:
        if seat != self._view.seat:
            self._places[seat][self._tightest(seat, card)] = 1 << card

    def _barred(self, seat: int, card: Card) -> int:
        """The cards that ``seat`` cannot hold besides ``card``, since it was allowed to play it."""
        terms, trump = self._view.terms, self._view.trump
        strength, rules = terms.strength, terms.duty
        trick = [played.card for played in self._trick]
        led = suit(trick[0])
        ahead = self._trick[duty.winning(trick, trump, strength)].seat
        free = rules.partner_exempts and ahead % 2 == seat % 2
        ruffs = [c for c in trick if suit(c) == trump] if led != trump else []
        if suit(card) == led:
            top = max(strength[c] for c in trick if suit(c) == led)
            bound = not (free or (ruffs and not rules.beat_after_ruff))
            return _mask(_above(led, top, strength)) if bound and strength[card] <= top else 0
        barred = _mask(_above(led, -1, strength))
        if free:
            return barred
        top = max((strength[c] for c in ruffs), default=-1)
        if suit(card) == trump:
            return barred | (_mask(_above(trump, top, strength)) if strength[card] < top else 0)
        floor = -1 if rules.undertrump else top
        return barred | _mask(_above(trump, floor, strength))


def _above(of_suit: int, strength: int, table: tuple[int, ...]) -> Iterator[Card]:
    """Cards of a suit stronger than ``strength``."""
    return (c for c in PACK.cards() if suit(c) == of_suit and table[c] > strength)


def _mask(cards: Iterator[Card]) -> int:
    return sum(1 << card for card in cards)

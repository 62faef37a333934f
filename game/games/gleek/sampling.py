"""Hands, stock and discards that could be, given what one seat of Gleek saw."""

from __future__ import annotations

from itertools import combinations, product
from random import Random
from typing import TYPE_CHECKING

from game.engine.assign import assign
from game.engine.cards import HIDDEN, SUITS, Card, rank, suit
from game.games.gleek.records import (
    PACK,
    Dealt,
    Discarded,
    Played,
    RuffShown,
    SetDeclared,
    Took,
    TrickEnded,
    TurnedUp,
)
from game.games.gleek.scoring import HONOURS, sets
from game.games.gleek.settings import Rules

if TYPE_CHECKING:
    from game.games.gleek.rules import GleekView

ALL = (1 << len(PACK)) - 1
STOCK = 7
TRIES = 20


class Sampler:
    """Reads a view once; ``draw`` then gives any number of cards that agree with it.

    Each card of another hand is a *place*: a bit mask of the cards it may be.
    """

    def __init__(self, view: GleekView) -> None:
        self._view = view
        self._rules = Rules.of(view.options)
        others = [seat for seat in range(view.players) if seat != view.seat]
        self._others = others
        self._places: dict[int, list[int]] = {seat: [] for seat in others}
        self._played: dict[int, list[Card]] = {seat: [] for seat in others}
        self._pinned: dict[int, set[Card]] = {seat: set() for seat in others}
        self._sets: list[tuple[int, int, int]] = []
        self._gone = {*view.hand, *view.discards} - {HIDDEN}
        self._taken = False
        trick: list[Card] = []
        for event in view.history:
            match event:
                case Dealt(seat=seat, cards=cards) | Took(seat=seat, cards=cards):
                    self._taken |= isinstance(event, Took)
                    if seat in self._places:
                        self._places[seat] += [ALL] * len(cards)
                case TurnedUp(card=card):
                    self._gone.add(card)
                case Discarded(seat=seat):
                    if seat in self._places:
                        self._places[seat].pop()
                case RuffShown(seat=seat, cards=cards):
                    if seat in self._pinned:
                        self._pinned[seat].update(cards)
                case SetDeclared(seat=seat, rank=code, count=count):
                    if seat in self._pinned:
                        self._sets.append((seat, PACK.ranks.index(code), count))
                case Played(seat=seat, card=card):
                    self._gone.add(card)
                    if seat in self._places:
                        self._lose(seat, card, trick)
                    trick.append(card)
                case TrickEnded():
                    trick = []

    def draw(self, rng: Random) -> tuple[list[list[Card]], list[Card], list[Card]]:
        """Hands by seat, the stock and the discards."""
        drawn = self._draw(rng)
        for _ in range(TRIES):
            if not self._undeclared(drawn[0]):
                break
            drawn = self._draw(rng)
        return drawn

    def _draw(self, rng: Random) -> tuple[list[list[Card]], list[Card], list[Card]]:
        view = self._view
        choices = [self._set_cards(*found) for found in self._sets]
        for options in choices:
            rng.shuffle(options)
        stock_known = view.stock_left == 0
        discards_hidden = view.discards.count(HIDDEN)
        honours = sum(1 << (r * SUITS + view.trump) for r in HONOURS)
        laid = ALL & ~honours if self._rules.honours_stay else ALL
        away = [laid] * discards_hidden + ([] if stock_known else [ALL] * view.stock_left)
        pool = [card for card in PACK.cards() if card not in self._gone]
        for chosen in product(*choices):
            try:
                places = self._pin(chosen)
                cards = assign([p for _, p in places] + away, pool, rng)
            except ValueError:
                continue
            hands: list[list[Card]] = [[] for _ in range(view.players)]
            hands[view.seat] = list(view.hand)
            for (seat, _), card in zip(places, cards, strict=False):
                hands[seat].append(card)
            rest = cards[len(places) :]
            hidden, stock = rest[:discards_hidden], rest[discards_hidden:]
            discards = [hidden.pop() if c == HIDDEN else c for c in view.discards]
            return hands, stock, discards
        raise AssertionError("the hands that were dealt fit every view of them")

    def _set_cards(self, seat: int, rank_: int, count: int) -> list[tuple[Card, ...]]:
        """The ways in which a declared set can be made of cards the seat played or may hold."""
        elsewhere = self._gone - set(self._played[seat])
        for other in self._others:
            if other != seat:
                elsewhere |= self._pinned[other]
        cards = [Card(rank_ * SUITS + s) for s in range(SUITS)]
        possible = [card for card in cards if card not in elsewhere]
        return list(combinations(possible, count))

    def _pin(self, chosen: tuple[tuple[Card, ...], ...]) -> list[tuple[int, int]]:
        """Places by seat, with the cards that were shown put into the tightest that admit them.

        Raises:
            ValueError: this choice of set cards fits no hand.
        """
        held = {seat: set(cards) for seat, cards in self._pinned.items()}
        for (seat, _, _), cards in zip(self._sets, chosen, strict=True):
            held[seat].update(cards)
        found: list[tuple[int, int]] = []
        for seat in self._others:
            places = list(self._places[seat])
            for card in held[seat] - set(self._played[seat]):
                fitting = [n for n, place in enumerate(places) if place >> card & 1]
                if not fitting:
                    raise ValueError("no place for a card that was shown")
                places.pop(min(fitting, key=lambda n: places[n].bit_count()))
                found.append((seat, 1 << card))
            found += [(seat, place) for place in places]
        return found

    def _lose(self, seat: int, card: Card, trick: list[Card]) -> None:
        """``seat`` played ``card``: one place fewer, and what it showed about the others."""
        places = self._places[seat]
        fitting = [n for n, place in enumerate(places) if place >> card & 1]
        places.pop(min(fitting, key=lambda n: places[n].bit_count()))
        self._played[seat].append(card)
        if not trick:
            return
        led = suit(trick[0])
        barred = 0
        if suit(card) != led:
            barred = sum(1 << c for c in PACK.cards() if suit(c) == led)
        elif self._rules.must_beat:
            top = max(rank(c) for c in trick if suit(c) == led)
            if rank(card) < top:
                barred = sum(1 << c for c in PACK.cards() if suit(c) == led and rank(c) > top)
        self._places[seat] = [place & ~barred for place in places]

    def _undeclared(self, hands: list[list[Card]]) -> bool:
        """Whether a hand holds a set that would have been declared for it, and was not."""
        view = self._view
        if self._rules.choose_sets or not view.sets_over:
            return False
        shown = {(seat, r, n) for seat, r, n in self._sets}
        return any(
            (seat, r, n) not in shown
            for seat in self._others
            for r, n in sets([*hands[seat], *self._played[seat]])
        )

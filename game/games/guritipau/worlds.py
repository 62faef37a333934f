"""Deals that could be, drawn fast: what the sampler knows, turned into plain draws from the pack.

The hands of most is known are drawn first. Where a hand is bound the number of ways in which it
could have been drawn is the weight of the deal, so that on the whole every deal that fits is as
likely as any other.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from math import comb
from random import Random

from game.engine.cards import SUITS, Card
from game.games.guritipau.habit import SEATS
from game.games.guritipau.order import trumps
from game.games.guritipau.records import PACK
from game.games.guritipau.sampling import ALL, TRIES, Known, Sampler, mask_of
from game.games.guritipau.tables import Tables

World = list[int]
"""Four masks a seat, by seat."""


@dataclass(frozen=True, slots=True)
class _Draw:
    """A hand to be drawn: ``n`` cards of ``allowed`` to the masks from ``base`` on. ``trumps`` of
    them are trumps, all in ``good``, if that is known; the whole hand has at least ``least``."""

    base: int
    n: int
    allowed: int
    trumps: int | None
    good: int
    least: int


class Worlds:
    """Deals that fit what a seat knows."""

    def __init__(self, sampler: Sampler, seat: int, hand: tuple[Card, ...], trump: int) -> None:
        self._sampler, self._seat = sampler, seat
        self._tables = Tables.of(trump)
        self._trumps = mask_of(trumps(trump))
        self._start = [0] * (SUITS * SEATS)
        self._start[seat * SUITS : (seat + 1) * SUITS] = self._tables.masks(hand)
        pool = [card for card in PACK.cards() if card not in sampler.gone]
        fixed: list[Card] = []
        draws = []
        for other, known in sampler.hands.items():
            pinned, draw = self._plan(other, known)
            fixed += pinned
            for card in pinned:
                at = other * SUITS + self._tables.suit[card]
                self._start[at] |= self._tables.bit[card]
            draws.append(draw)
        self._pool = [card for card in pool if card not in fixed]
        every = mask_of(tuple(self._pool))
        self._draws = sorted(
            draws, key=lambda d: (d.trumps is None, (d.allowed & every).bit_count() - d.n)
        )
        self._free = [d.trumps is None and not every & ~d.allowed for d in self._draws]
        self._usual: int | None = None
        self._odd = len({*fixed}) != len(fixed) or not {*fixed} <= {*pool}

    def _plan(self, seat: int, known: Known) -> tuple[list[Card], _Draw]:
        """The cards that a hand is known to hold, and how the others are drawn."""
        pinned = [Card(place.bit_length() - 1) for place in known.places if place.bit_count() == 1]
        open_ = [place for place in known.places if place.bit_count() != 1]
        allowed = ALL
        for place in open_:
            allowed &= place
        held = sum(self._trumps >> card & 1 for card in pinned)
        good = known.one_of or self._trumps
        exact = None if known.trumps is None else known.trumps - held
        draw = _Draw(seat * SUITS, len(open_), allowed, exact, good, known.least)
        return pinned, draw

    def draw(self, rng: Random) -> tuple[World, float]:
        """The hands of a deal, and how many ways there were to draw it beside others."""
        if not self._odd:
            for _ in range(TRIES):
                drawn = self._try(rng.random)
                if drawn is not None:
                    return drawn
        hands, _ = self._sampler.draw(rng)
        return [mask for hand in hands for mask in self._tables.masks(hand)], 1.0

    def _try(self, chance: Callable[[], float]) -> tuple[World, float] | None:
        world = self._start.copy()
        pool = self._pool.copy()
        suits, bits = self._tables.suit, self._tables.bit
        ways = 1
        for draw, free in zip(self._draws, self._free, strict=True):
            base, n = draw.base, draw.n
            if free:
                size = len(pool)
                if size < n:
                    return None
                for _ in range(n):
                    at = int(chance() * size)
                    size -= 1
                    card = pool[at]
                    pool[at] = pool[size]
                    world[base + suits[card]] |= bits[card]
                del pool[size:]
            else:
                allowed = draw.allowed
                may = [card for card in pool if allowed >> card & 1]
                parts = [(may, n)]
                if draw.trumps is not None:
                    every, good = self._trumps, self._trumps & draw.good
                    parts = [
                        ([c for c in may if good >> c & 1], draw.trumps),
                        ([c for c in may if not every >> c & 1], n - draw.trumps),
                    ]
                taken = 0
                for cards, wanted in parts:
                    size = len(cards)
                    if not 0 <= wanted <= size:
                        return None
                    ways *= comb(size, wanted)
                    for _ in range(wanted):
                        at = int(chance() * size)
                        size -= 1
                        card = cards[at]
                        cards[at] = cards[size]
                        world[base + suits[card]] |= bits[card]
                        taken |= 1 << card
                pool = [card for card in pool if not taken >> card & 1]
            if draw.least > 0 and world[base + self._tables.trump].bit_count() < draw.least:
                return None
        if self._usual is None:
            self._usual = ways
        return world, ways / self._usual

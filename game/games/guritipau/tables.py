"""The cards of a deal as bits: one mask a suit, the lowest card the lowest bit."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache

from game.engine.cards import SUITS, Card
from game.games.guritipau.order import order
from game.games.guritipau.records import PACK

Hand = list[int]
"""Four masks, by suit; Bóst is in that of trump."""


@dataclass(frozen=True, slots=True)
class Tables:
    """Suit, place and bit of every card with a given trump, and the cards by suit and place.

    ``full`` are all cards of a suit, ``free`` Nhánha and Bóst, which trump led does not ask for;
    ``plain`` the other suits.
    """

    trump: int
    suit: tuple[int, ...]
    place: tuple[int, ...]
    bit: tuple[int, ...]
    cards: tuple[tuple[Card, ...], ...]
    full: tuple[int, ...]
    nhanha: int
    bost: int
    free: int
    plain: tuple[int, ...]

    @staticmethod
    @cache
    def of(trump: int) -> Tables:
        suits, strength = order(trump)
        cards = tuple(
            tuple(sorted((c for c in PACK.cards() if suits[c] == s), key=lambda c: strength[c]))
            for s in range(SUITS)
        )
        place = [0] * len(PACK)
        for of_suit in cards:
            for n, card in enumerate(of_suit):
                place[card] = n
        top = 1 << len(cards[trump]) - 1
        full = tuple((1 << len(of_suit)) - 1 for of_suit in cards)
        return Tables(
            trump=trump,
            suit=suits,
            place=tuple(place),
            bit=tuple(1 << n for n in place),
            cards=cards,
            full=full,
            nhanha=top,
            bost=top >> 1,
            free=top | top >> 1,
            plain=tuple(s for s in range(SUITS) if s != trump),
        )

    def masks(self, cards: Iterable[Card]) -> Hand:
        """The cards as a mask a suit."""
        found = [0] * SUITS
        for card in cards:
            found[self.suit[card]] |= self.bit[card]
        return found


# What cards are worth to a hand, in tricks, for choosing among hands that differ by one card.
_TOP_TRUMPS = (1.0, 0.95, 0.85, 0.75, 0.68)
_TRUMP, _TRUMP_STEP = 0.38, 0.03
_PLAIN = (0.35, 0.2, 0.1)
_SHORT = 0.12


def hand_worth(tables: Tables, hand: Hand) -> float:
    """About how many tricks a hand is good for."""
    trump = tables.trump
    trumps = hand[trump]
    count = trumps.bit_count()
    worth = 0.0
    size = len(tables.cards[trump])
    for n in range(size):
        if trumps >> n & 1:
            rank = size - 1 - n
            worth += _TOP_TRUMPS[rank] if rank < 5 else _TRUMP + _TRUMP_STEP * n
    for s in range(SUITS):
        if s == trump:
            continue
        top = len(tables.cards[s]) - 1
        worth += sum(w for n, w in enumerate(_PLAIN) if hand[s] >> (top - n) & 1)
        worth += _SHORT * min(count, 3) if not hand[s] else 0.0
    return worth

"""Hands as bit masks, one a suit, and what a suit or a hand is worth read from tables."""

from __future__ import annotations

from collections.abc import Iterable

from game.engine.cards import SUITS, Card
from game.games.gleek.records import PACK
from game.games.gleek.scoring import FACES, HONOURS, JACK

RANKS = len(PACK.ranks)
FULL = (1 << RANKS) - 1
"""All eleven ranks of a suit; bit ``r`` stands for rank ``r``, the four the lowest."""

_PIPS = (4, 5, 6, 7, 8, 9, 10, 10, 10, 10, 11)


def _sums(worth: dict[int, int]) -> tuple[int, ...]:
    return tuple(
        sum(worth.get(r, 0) for r in range(RANKS) if mask >> r & 1) for mask in range(1 << RANKS)
    )


RUFF = _sums(dict(enumerate(_PIPS)))
"""The ruff of a suit by its mask."""

HONOUR = _sums(HONOURS)
"""Points of the honours in a mask of trumps."""

JACK_BIT = 1 << JACK
ACE_BIT = 1 << (RANKS - 1)
HONOUR_BITS = sum(1 << r for r in HONOURS)
FACE_BITS = sum(1 << r for r in FACES)

Hand = list[int]
"""Four masks, by suit."""


def masks(cards: Iterable[Card]) -> Hand:
    """The cards as a mask a suit (what ``suit`` and ``rank`` say, without the calls)."""
    found = [0] * SUITS
    for card in cards:
        found[card & 3] |= 1 << (card >> 2)
    return found


def best_ruff(hand: Hand) -> tuple[int, int]:
    """The ruff of a hand, comparable: four aces stand above every total."""
    if hand[0] & hand[1] & hand[2] & hand[3] & ACE_BIT:
        return 1, 0
    return 0, max(RUFF[mask] for mask in hand)


def card_of(suit_: int, rank_: int) -> Card:
    return Card(rank_ * SUITS + suit_)

"""Which cards are manilhas and which card beats which."""

from __future__ import annotations

from functools import cache

from game.engine.cards import SUITS, Card, rank
from game.games.truco.records import PACK

COVERED = -1
"""Strength of a card played face down: nothing."""

FIXED_MANILHAS = PACK.hand("7O AE 7C 4P")
_CLEAN_RANKS = ("Q", "J", "K", "A", "2", "3")


@cache
def deck(size: int, fixed: bool) -> tuple[Card, ...]:
    """The cards in play: all 40, or the clean pack of 24 (with fixed manilhas these stay in)."""
    if size == 40:
        return PACK.cards()
    clean = tuple(c for c in PACK.cards() if PACK.ranks[rank(c)] in _CLEAN_RANKS)
    return tuple(sorted({*clean, *FIXED_MANILHAS})) if fixed else clean


@cache
def manilhas(turn_up: Card | None, size: int) -> tuple[Card, ...]:
    """The four highest cards, low to high; without a turn-up the fixed ones.

    The turn-up names the next rank of the pack in use, and its last rank names the first.
    """
    if turn_up is None:
        return FIXED_MANILHAS
    ranks = sorted({rank(c) for c in deck(size, fixed=False)})
    following = ranks[(ranks.index(rank(turn_up)) + 1) % len(ranks)]
    return tuple(Card(following * SUITS + s) for s in range(SUITS))


@cache
def strengths(highest: tuple[Card, ...]) -> tuple[int, ...]:
    """Strength of every card of the pack, indexed by card; equal numbers are equal cards."""
    table = [rank(c) for c in PACK.cards()]
    for place, card in enumerate(highest):
        table[card] = len(PACK.ranks) + place
    return tuple(table)

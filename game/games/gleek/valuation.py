"""What a hand of twelve is worth before the ruff: in chips, from all that a deal can bring."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import product
from math import exp
from typing import Self

from game.games.gleek.masks import ACE_BIT, FULL, HONOUR, RANKS, RUFF
from game.games.gleek.scoring import FACES, JACK, TRICK, set_pay
from game.games.gleek.settings import Rules

# Tricks that cards bring, fitted to deals played out (root of the mean square error: one trick).
_NONE = -0.53
_TRUMPS = (0.70, 0.70, 0.71, 0.73, 0.76, 0.79, 0.82, 0.93, 1.08, 1.30, 1.57)
_LONG_TRUMPS = {4: 0.31, 6: -0.46}
_PLAIN = {7: 0.18, 8: 0.33, 9: 0.71, 10: 0.97}
_LONE_KING = -0.46
_LONG_PLAIN = {3: 0.05, 5: -0.27}
_VOID, _SINGLE = 0.21, 0.10

_EVEN_RUFF, _STEEP = 41.8, 0.19
"""The ruff that is best of three every other time, and how fast the chance changes a point."""

_CONTESTED = 1.5
"""Chips above the opening that a ruff comes to, on the whole."""

_CAUGHT = 0.85
"""Share of the honours in hand that come home where they count for who wins the trick."""


def _trump_tricks(mask: int) -> float:
    count = mask.bit_count()
    found = _NONE + sum(w for r, w in enumerate(_TRUMPS) if mask >> r & 1)
    return found + sum(w * max(0, count - n) for n, w in _LONG_TRUMPS.items())


def _plain_tricks(mask: int) -> float:
    count = mask.bit_count()
    found = sum(w for r, w in _PLAIN.items() if mask >> r & 1)
    found += _LONE_KING if mask == ACE_BIT >> 1 else 0.0
    return found + sum(w * max(0, count - n) for n, w in _LONG_PLAIN.items())


_ALL = range(1 << RANKS)
_TRUMP_TRICKS = tuple(_trump_tricks(mask) for mask in _ALL)
_PLAIN_TRICKS = tuple(_plain_tricks(mask) for mask in _ALL)
_SHORT = tuple(_VOID if not m else _SINGLE if m.bit_count() == 1 else 0.0 for m in _ALL)
"""What being short in a suit adds for each of up to three trumps."""

# Faces of a mask spread over three bits each, so that four suits add up to counts by rank.
_SPREAD = tuple(sum((m >> r & 1) << 3 * (r - JACK) for r in FACES) for m in _ALL)


def _sets(counts: Sequence[int]) -> int:
    return sum(2 * set_pay(r, n) for r, n in zip(FACES, counts, strict=True) if n >= 3)


_SETS = {
    sum(n << 3 * place for place, n in enumerate(counts)): _sets(counts)
    for counts in product(range(5), repeat=len(FACES))
}


def ruff_chance(total: int, four_aces: bool = False) -> float:
    """The chance that a ruff is the best of three when nothing is known of the others."""
    if four_aces:
        return 1.0
    return 1.0 / (1.0 + exp(-_STEEP * (total - _EVEN_RUFF)))


@dataclass(frozen=True, slots=True)
class Worth:
    """Values hands given as one number, the mask of suit ``s`` from bit ``11 s`` on.

    ``ruffs`` is what a ruff brings by its total, ``honours`` the same for a mask of trumps.
    """

    trump: int
    ruffs: tuple[float, ...]
    aces: float
    honours: tuple[float, ...]

    @classmethod
    def of(cls, rules: Rules, trump: int, opening: int) -> Self:
        stake = opening + _CONTESTED

        def ruff(chance: float) -> float:
            return stake * (2.85 * chance - 0.95)

        kept = _CAUGHT if rules.honours_to_winner else 1.0
        pays = tuple((1 << r, 2 * amount) for r, amount in rules.held.items())
        return cls(
            trump,
            tuple(ruff(ruff_chance(total)) for total in range(RUFF[FULL] + 1)),
            ruff(1.0),
            tuple(kept * HONOUR[m] + sum(p for bit, p in pays if m & bit) for m in _ALL),
        )

    def __call__(self, hand: int) -> float:
        """Chips that a hand brings: tricks, honours, sets, named trumps and the ruff, less what
        every hand is expected to."""
        a, b = hand & FULL, hand >> RANKS & FULL
        c, d = hand >> 2 * RANKS & FULL, hand >> 3 * RANKS
        trumps = (a, b, c, d)[self.trump]
        trumps_used = min(3, trumps.bit_count())
        tricks = (
            _TRUMP_TRICKS[trumps]
            - _PLAIN_TRICKS[trumps]
            + _PLAIN_TRICKS[a]
            + _PLAIN_TRICKS[b]
            + _PLAIN_TRICKS[c]
            + _PLAIN_TRICKS[d]
        )
        if trumps_used:
            short = _SHORT[a] + _SHORT[b] + _SHORT[c] + _SHORT[d] - _SHORT[trumps]
            tricks += trumps_used * short
        ruff = self.ruffs[max(RUFF[a], RUFF[b], RUFF[c], RUFF[d])]
        if a & b & c & d & ACE_BIT:
            ruff = self.aces
        sets = _SETS[_SPREAD[a] + _SPREAD[b] + _SPREAD[c] + _SPREAD[d]]
        return TRICK * tricks + self.honours[trumps] + sets + ruff


def packed(card: int) -> int:
    """The bit of a card in a hand given as one number."""
    return 1 << (card & 3) * RANKS + (card >> 2)

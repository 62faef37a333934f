"""Cards as bits: hands as masks, and the terms of a deal by the strength of cards.

A hand is four masks, one a suit, with bit ``n`` for the card of strength ``n``. The hands of all
seats lie in one list, suit ``s`` of seat ``n`` at place ``4 * n + s``. A *code* is ``4 * strength +
suit``.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

from game.engine.pointtricks.terms import Terms
from game.engine.spanish import REY, of

FULL = 1023
"""A suit with all its ten cards."""

BITS = tuple(tuple(n for n in range(10) if mask >> n & 1) for mask in range(FULL + 1))
"""By mask, the strengths in it, low to high."""

COUNT = tuple(len(bits) for bits in BITS)
BIT = tuple(1 << n for n in range(10))

ABOVE = (*(FULL & FULL << n + 1 for n in range(10)), FULL)
"""By strength, the mask of what is stronger; by -1 (the last), everything."""


@dataclass(frozen=True, slots=True)
class SwapByStrength:
    """A swap rule by strength: the bit of the card given, and the mask of turn-ups it takes."""

    given: int
    bit: int
    taken: int
    keeps_draws: int


@dataclass(frozen=True, slots=True)
class RulesByStrength:
    """Terms by strength. ``bit`` is by card; ``pair`` is the mask of a marriage, 0 without any."""

    bit: tuple[int, ...]
    points: tuple[int, ...]
    pair: int
    by_pair: bool
    after_draw: bool
    swaps: tuple[SwapByStrength, ...]
    swap_needs_trick: bool
    fours: tuple[tuple[int, int], ...]
    """Strengths of which four are sung, and what they bring."""


@cache
def rules_by_strength(terms: Terms) -> RulesByStrength:
    """The rules of these terms."""
    by_rank = [terms.strength[of(rank, 0)] for rank in range(10)]
    points = [0] * 10
    for rank, strength in enumerate(by_rank):
        points[strength] = terms.points[of(rank, 0)]
    swaps = tuple(
        SwapByStrength(
            given=by_rank[rule.given],
            bit=1 << by_rank[rule.given],
            taken=sum(1 << by_rank[rank] for rank in rule.taken) & ABOVE[by_rank[rule.given]],
            keeps_draws=rule.keeps_draws,
        )
        for rule in terms.swaps
    )
    marriage = terms.marriage
    return RulesByStrength(
        bit=tuple(1 << strength for strength in terms.strength),
        points=tuple(points),
        pair=1 << by_rank[REY] | 1 << by_rank[marriage.partner] if marriage else 0,
        by_pair=marriage is not None and marriage.by_pair,
        after_draw=marriage is not None and marriage.after_draw,
        swaps=swaps,
        swap_needs_trick=any(rule.needs_trick for rule in terms.swaps),
        fours=tuple((by_rank[rank], worth) for rank, worth in terms.fours),
    )

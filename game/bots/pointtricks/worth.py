"""What a card in hand is worth for the rest of the deal, in points more than a two of a plain suit.

Fitted to deals that the habits of :mod:`~game.bots.pointtricks.policy` played against themselves:
the points still to come for a side, by the cards it held after each trick. Rounded, and made to
rise with strength.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

Table = tuple[float, ...]


def by_mask(table: Sequence[float]) -> tuple[float, ...]:
    """The sum of a table over the strengths of each mask of a suit."""
    sums = [0.0]
    for worth in table:
        sums += [worth + below for below in sums]
    return tuple(sums)


@dataclass(frozen=True, slots=True)
class Worth:
    """Worths by strength in one phase of a deal, and what an unsung pair adds."""

    plain: Table
    trump: Table
    pair: float = 0.0
    pair_in_trump: float = 0.0
    sum_plain: Table = field(init=False)
    sum_trump: Table = field(init=False)
    """Sums by mask of a suit."""

    def __post_init__(self) -> None:
        object.__setattr__(self, "sum_plain", by_mask(self.plain))
        object.__setattr__(self, "sum_trump", by_mask(self.trump))


@dataclass(frozen=True, slots=True)
class Worths:
    """Worths while a stock lasts, after it, and with the last few cards."""

    stock: Worth
    strict: Worth
    ending: Worth


_ENDING = Worth(
    plain=(0.0, 0.1, 0.2, 0.3, 0.4, 1.0, 1.5, 2.5, 3.5, 6.0),
    trump=(9.0, 11.0, 11.5, 12.0, 13.0, 15.0, 16.0, 18.0, 25.0, 27.0),
    pair=3.0,
    pair_in_trump=11.0,
)

PAIRS = Worths(
    stock=Worth(
        plain=(0.0, 0.1, 0.2, 0.3, 0.4, 0.6, 0.9, 1.8, 3.0, 9.0),
        trump=(6.0, 6.2, 6.6, 7.4, 9.0, 9.2, 10.5, 13.0, 19.0, 22.0),
        pair=9.0,
        pair_in_trump=20.0,
    ),
    strict=Worth(
        plain=(0.0, 0.1, 0.2, 0.3, 0.4, 0.6, 0.8, 1.4, 2.8, 9.0),
        trump=(6.5, 8.0, 8.5, 9.0, 9.8, 11.0, 11.5, 14.0, 21.5, 24.0),
        pair=5.0,
        pair_in_trump=18.0,
    ),
    ending=_ENDING,
)
"""Four players who follow suit once the stock is out."""

LONE = Worths(
    stock=Worth(
        plain=(0.0, 0.1, 0.2, 0.3, 0.5, 1.2, 1.8, 3.2, 5.0, 7.0),
        trump=(5.0, 5.2, 5.5, 6.2, 8.5, 8.5, 12.0, 14.0, 17.0, 18.0),
        pair=10.0,
        pair_in_trump=22.0,
    ),
    strict=Worth(
        plain=(0.0, 0.1, 0.2, 0.3, 0.5, 0.7, 0.8, 1.0, 3.2, 6.5),
        trump=(10.5, 10.7, 11.0, 11.5, 12.5, 13.0, 15.0, 15.5, 22.0, 23.0),
        pair=10.0,
        pair_in_trump=30.0,
    ),
    ending=_ENDING,
)
"""Two players who follow suit once the stock is out."""

DUTY = Worths(
    stock=PAIRS.stock,
    strict=Worth(
        plain=(0.0, 0.1, 0.2, 0.3, 0.4, 0.6, 1.2, 3.0, 5.5, 12.5),
        trump=(5.0, 5.5, 5.7, 6.0, 6.5, 8.5, 8.7, 9.7, 15.5, 19.0),
        pair=9.5,
        pair_in_trump=28.0,
    ),
    ending=Worth(
        plain=(0.0, 0.1, 0.2, 0.3, 0.4, 1.0, 1.4, 4.5, 8.0, 9.0),
        trump=(6.0, 7.2, 8.4, 8.6, 10.5, 11.0, 13.0, 14.5, 18.5, 19.0),
        pair=2.0,
        pair_in_trump=13.0,
    ),
)
"""Four players without a stock."""

_OPEN_ENDING = Worth(
    plain=(0.0, 0.0, 0.0, 0.0, 0.1, 0.2, 0.3, 0.4, 0.5, 2.0),
    trump=(10.0, 10.5, 11.5, 12.5, 14.5, 16.0, 16.5, 19.0, 26.5, 31.0),
)

OPEN = Worths(
    stock=Worth(
        plain=(0.0, 0.0, 0.0, 0.0, 0.2, 0.3, 0.6, 1.4, 1.5, 2.0),
        trump=(6.3, 7.0, 7.4, 9.0, 10.5, 10.7, 11.0, 12.0, 20.0, 23.0),
    ),
    strict=_OPEN_ENDING,
    ending=_OPEN_ENDING,
)
"""Four players who never follow suit."""

_LONE_OPEN_ENDING = Worth(
    plain=(0.0, 0.0, 0.0, 0.0, 0.0, -0.5, -1.5, -2.0, -3.0, -0.5),
    trump=(5.5, 5.6, 5.7, 5.8, 6.5, 8.0, 9.0, 9.7, 16.0, 20.0),
)

LONE_OPEN = Worths(
    stock=Worth(
        plain=(0.0, 0.0, 0.0, 0.0, 0.0, -0.8, -1.0, -0.8, 0.5, 2.3),
        trump=(1.0, 1.1, 1.2, 1.8, 2.3, 2.5, 3.2, 4.3, 10.7, 14.0),
    ),
    strict=_LONE_OPEN_ENDING,
    ending=_LONE_OPEN_ENDING,
)
"""Two players who never follow suit."""


def worths(players: int, stock: bool, strict: bool) -> Worths:
    """The worths of a game: whether it has a stock, and whether suit is ever followed."""
    if not strict:
        return OPEN if players > 2 else LONE_OPEN
    if not stock:
        return DUTY
    return PAIRS if players > 2 else LONE

"""Search, as every bot does it: alternatives tried in the same worlds.

A world is a deal as it could be for all that a seat knows, drawn from its view and weighted by how
well it explains what the others did. Each move is played out in it by habits that sometimes err
(``play``, which the game brings: whose side a partner is on, or that there are three sides, is its
affair), with the same luck for every move, so that moves differ by what they do and by nothing
else. That beats trees over information sets at equal time and exact solving world by world; where
little is left ``play`` may solve instead.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Generator, Hashable, Sequence
from math import inf, sqrt
from random import Random
from typing import Generic, TypeVar

World = TypeVar("World")
Move = TypeVar("Move", bound=Hashable)

Draw = Callable[[Random], tuple[World, float]]
"""Draws a world, and says how likely it is beside others: its weight, above 0."""

Play = Callable[[World, Move, int], float]
"""What a move comes to in a world for the seat that makes it; the whole number seeds all chance."""

_LOOK = 32
"""Worlds after which hopeless moves are dropped for the first time, then after twice as many."""

_HOPELESS = 3.0
"""Standard errors behind the best from which a move is looked at no further."""


class Trials(Generic[World, Move]):
    """Worlds with their weights, and what each move came to in them, in the same order.

    A move that was dropped has been tried in the first worlds only.
    """

    __slots__ = ("values", "weights", "worlds")

    def __init__(self, moves: Sequence[Move]) -> None:
        self.worlds: list[World] = []
        self.weights: list[float] = []
        self.values: dict[Move, list[float]] = {move: [] for move in moves}

    @property
    def best(self) -> Move:
        """The move of the highest mean among those that were never dropped; of equals the first."""
        full = [move for move, values in self.values.items() if len(values) == len(self.worlds)]
        return max(full, key=self._own_mean)

    def mean(self, move: Move) -> float:
        """The weighted mean of a move over all worlds. That of a move that was dropped keeps its
        distance from the best, as it was in the worlds that both met."""
        if len(self.values[move]) == len(self.worlds):
            return self._own_mean(move)
        best = self.best
        return self._own_mean(best) - self.gap(best, move)[0]

    def means(self) -> dict[Move, float]:
        """The mean of every move."""
        return {move: self.mean(move) for move in self.values}

    def gap(self, better: Move, worse: Move) -> tuple[float, float]:
        """The mean difference of two moves over the worlds that both met, and its standard error
        (infinite if there are fewer than two)."""
        pairs = list(zip(self.weights, self.values[better], self.values[worse], strict=False))
        total = sum(weight for weight, _, _ in pairs)
        mean = sum(weight * (a - b) for weight, a, b in pairs) / total
        if len(pairs) < 2:
            return mean, inf
        spread = sum((weight * (a - b - mean)) ** 2 for weight, a, b in pairs)
        return mean, sqrt(spread) / total

    def _own_mean(self, move: Move) -> float:
        values = self.values[move]
        weights = self.weights[: len(values)]
        return sum(w * v for w, v in zip(weights, values, strict=True)) / sum(weights)


def compare(
    moves: Sequence[Move],
    draw: Draw[World],
    play: Play[World, Move],
    budget: int,
    rng: Random,
    keep: Collection[Move] | None = None,
) -> Generator[None, None, Trials[World, Move]]:
    """Try ``moves`` until about ``budget`` playouts are spent, each move once at least.

    Yields once a world. A move that falls hopelessly behind is dropped, and its share goes to the
    others; those in ``keep`` never are, and without ``keep`` none is.

    Raises:
        ValueError: there are no moves.
    """
    if not moves:
        raise ValueError("nothing to compare")
    trials: Trials[World, Move] = Trials(moves)
    live = list(moves)
    spent, look = 0, _LOOK
    while not spent or spent + len(live) <= budget:
        world, weight = draw(rng)
        seed = rng.getrandbits(32)
        trials.worlds.append(world)
        trials.weights.append(weight)
        for move in live:
            trials.values[move].append(play(world, move, seed))
        spent += len(live)
        if keep is not None and len(trials.worlds) == look:
            look *= 2
            live = _hopeful(trials, live, keep)
        yield
    return trials


def _hopeful(
    trials: Trials[World, Move], live: Sequence[Move], keep: Collection[Move]
) -> list[Move]:
    """The moves that may still turn out best."""
    best = trials.best
    hopeful = []
    for move in live:
        behind, error = trials.gap(best, move)
        if move == best or move in keep or behind <= _HOPELESS * error:
            hopeful.append(move)
    return hopeful

"""Search compares moves in the same worlds, spends its budget, and drops what is hopeless."""

from __future__ import annotations

from collections.abc import Generator
from random import Random
from typing import Any, TypeVar

import pytest

from game.bots.search import Trials, compare

T = TypeVar("T")


def finish(thought: Generator[None, None, T]) -> tuple[T, int]:
    """What a search returns, and how often it paused."""
    pauses = 0
    while True:
        try:
            next(thought)
        except StopIteration as stop:
            return stop.value, pauses
        pauses += 1


def draw(rng: Random) -> tuple[float, float]:
    """A world is a number from 0 to 1, all equally likely."""
    return rng.random(), 1.0


def test_every_move_meets_the_same_worlds_with_the_same_luck() -> None:
    met: dict[str, list[tuple[float, int]]] = {"a": [], "b": []}

    def play(world: float, move: str, seed: int) -> float:
        met[move].append((world, seed))
        return world

    trials, pauses = finish(compare(["a", "b"], draw, play, 20, Random(1)))
    assert met["a"] == met["b"]
    assert len(met["a"]) == pauses == 10  # 20 playouts, two a world
    assert trials.gap("a", "b") == (0.0, 0.0)


def test_each_move_is_tried_once_whatever_the_budget() -> None:
    trials, _ = finish(compare([1, 2, 3], draw, lambda world, move, seed: move, 0, Random(1)))
    assert trials.means() == {1: 1.0, 2: 2.0, 3: 3.0}
    assert trials.best == 3


def test_means_are_weighted_by_how_likely_a_world_is() -> None:
    worlds = iter([(10.0, 3.0), (2.0, 1.0)])

    def drawn(rng: Random) -> tuple[float, float]:
        return next(worlds)

    trials, _ = finish(compare(["x"], drawn, lambda world, move, seed: world, 2, Random(1)))
    assert trials.mean("x") == 8.0  # (3 * 10 + 1 * 2) / 4


def test_a_gap_comes_with_its_standard_error() -> None:
    trials: Trials[int, str] = Trials(["a", "b"])
    trials.worlds, trials.weights = [0, 1], [1.0, 1.0]
    trials.values = {"a": [5.0, 7.0], "b": [4.0, 4.0]}
    mean, error = trials.gap("a", "b")
    assert mean == 2.0  # 1 and 3
    assert error == pytest.approx(2**0.5 / 2)  # each lies 1 beside: sqrt(1 + 1) over two worlds


def test_a_hopeless_move_is_dropped_and_the_others_have_its_share() -> None:
    tried = dict.fromkeys("abc", 0)

    def play(world: float, move: str, seed: int) -> float:
        tried[move] += 1
        # b differs from a by chance alone; c is behind in every world.
        return {"a": world, "b": 1.0 - world, "c": world - 5.0}[move]

    trials, _ = finish(compare("abc", draw, play, 300, Random(3), keep=()))
    assert tried["c"] == 32
    assert tried["a"] == tried["b"] == 134  # (300 - 3 * 32) / 2 + 32
    assert trials.mean("c") == pytest.approx(trials.mean("a") - 5.0)


def test_a_move_that_is_asked_about_is_never_dropped() -> None:
    def play(world: float, move: str, seed: int) -> float:
        return world - 5.0 * (move == "c")

    trials, _ = finish(compare("ac", draw, play, 200, Random(3), keep="c"))
    assert len(trials.values["c"]) == 100


def test_without_moves_there_is_nothing_to_compare() -> None:
    nothing: list[Any] = []
    with pytest.raises(ValueError, match="nothing to compare"):
        finish(compare(nothing, draw, lambda world, move, seed: 0.0, 10, Random(1)))

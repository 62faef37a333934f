"""Who beats whom, on duplicate deals with fixed seeds (so the same every time)."""

from __future__ import annotations

import pytest

from tests.bots.asking import meet


@pytest.mark.parametrize("players", [2, 4])
def test_sensible_beats_random_by_far(players: int) -> None:
    result = meet("truco", players, "sensible", "random", 160, seed=3)
    assert result.mean - result.interval > 0.3


def test_the_strongest_beats_random_by_further() -> None:
    result = meet("truco", 2, "strongest", "random", 100, seed=3)
    assert result.mean - result.interval > 1.0


def test_beginner_beats_random() -> None:
    result = meet("truco", 2, "beginner", "random", 150, seed=3)
    assert result.mean - result.interval > 0.1


def test_sensible_beats_the_beginner() -> None:
    result = meet("truco", 2, "sensible", "beginner", 150, seed=3)
    assert result.mean - result.interval > 0.0

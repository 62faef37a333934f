"""Who beats whom, on duplicate deals with fixed seeds (so the same every time)."""

from __future__ import annotations

import pytest

from game import presets
from game.arena import Meeting, Result
from game.bots.persona import Persona, Temper

SENSIBLE = Persona("sensible", "Sensible", level=3)
STRONGEST = Persona("strongest", "Strongest", level=5)
BEGINNER = Persona("beginner", "Beginner", level=1, temper=Temper(memory=0.3))


def _meet(a: str, b: str, players: int, pairs: int) -> Result:
    preset = presets.find("truco", "standard")
    assert preset is not None
    result = Meeting(
        game="truco",
        preset=preset,
        players=players,
        bots=(a, b),
        personas={p.id: p for p in (STRONGEST, SENSIBLE, BEGINNER)},
        count=pairs,
        seed=3,
    ).play()
    assert result.faults == []
    return result


@pytest.mark.parametrize("players", [2, 4])
def test_sensible_beats_random_by_far(players: int) -> None:
    result = _meet("sensible", "random", players, 160)
    assert result.mean - result.interval > 0.3


def test_the_strongest_beats_random_by_further() -> None:
    result = _meet("strongest", "random", 2, 100)
    assert result.mean - result.interval > 1.0


def test_beginner_beats_random() -> None:
    result = _meet("beginner", "random", 2, 150)
    assert result.mean - result.interval > 0.1


def test_sensible_beats_the_beginner() -> None:
    result = _meet("sensible", "beginner", 2, 150)
    assert result.mean - result.interval > 0.0

"""Every bot above the beginner does what a good club player would, in ``positions/club.toml``."""

from __future__ import annotations

import pytest

from game.bots.persona import LEVELS, Temper
from tests.bots.club import Position, positions

LAID = positions()
ABOVE_BEGINNER = LEVELS[1:]
TEMPERS = (Temper(1, 1, 0, 0.5, 1), Temper(0, 0, 1, 0.5, 0))
"""The boldest bluffer and the most careful."""


@pytest.mark.parametrize("position", LAID, ids=str)
def test_a_good_club_player(position: Position) -> None:
    for level in ABOVE_BEGINNER:
        answer = position.answer(level, Temper(), seed=level)
        assert answer in position.accept, (level, position.why)
    for temper in TEMPERS:
        assert position.answer(3, temper, seed=1) in position.accept, (temper, position.why)


def test_there_are_enough_in_every_game() -> None:
    by_game = {game: [p for p in LAID if p.game == game] for game in {p.game for p in LAID}}
    assert len(LAID) >= 40
    for game in ("truco", "guinote", "guritipau", "gleek"):
        assert len(by_game[game]) >= 6


def test_the_usual_faults_are_among_them() -> None:
    assert {p.fault for p in LAID} >= {
        "accepts a hopeless truco for both partners",
        "does not feed points to the partner's trick",
        "does not play its best card after a tie",
        "ignores the partner's known cards in mão de onze",
        "raises when the deal is already decided",
        "throws a costly card on the partner's trick",
        "trumps a trick the partner already wins",
    }

"""Who beats whom, on duplicate deals with fixed seeds (so the same every time)."""

from __future__ import annotations

from math import sqrt

import pytest

from game.bots.base import Bot, RandomBot, seat_rng
from game.bots.persona import Temper
from game.bots.pointtricks.bot import PointTrickBot
from game.bots.pointtricks.levels import Level
from game.bots.runner import Thinking, interruption
from game.engine.pointtricks.game import PointTrickGame
from tests.bots.pointtricks_table import GAMES, GOALS, bot, deal

GUINOTE, TUTE, BRISCA = GAMES


def _player(game: str, name: str, seat: int, seed: int) -> Bot:
    match name:
        case "random":
            return RandomBot(seat_rng("random", seat, str(seed)))
        case "beginner":
            return bot(game, seat, Temper(memory=0.3), 1, seed)
    return PointTrickBot(Temper(), Level(60, 4, 0.0, 0.0), GOALS[game], seed)


def _meet(game: PointTrickGame, players: int, a: str, b: str, pairs: int) -> tuple[float, float]:
    """Mean of A's points less B's a deal over both seatings, and half its 95 % interval."""
    found = []
    for number in range(pairs):
        gained = 0.0
        for swapped in (False, True):
            state = deal(game, game.schema.check({}), players, number)
            names = [(a, b)[(seat + swapped) % 2] for seat in range(players)]
            bots = {s: _player(game.name, names[s], s, number) for s in range(players)}
            while state.actor is not None:
                thinking = Thinking(bots[state.actor], state.view(state.actor))
                state.play(thinking.finish().action)
                assert not thinking.fault, thinking.fault
                faults: list[str] = []
                while (said := interruption(bots, state, faults)) is not None:
                    state.play(said)
                assert not faults
            difference = state.points(0) - state.points(1)
            gained += -difference if swapped else difference
        found.append(gained / 2)
    mean = sum(found) / pairs
    variance = sum((x - mean) ** 2 for x in found) / (pairs - 1)
    return mean, 1.96 * sqrt(variance / pairs)


@pytest.mark.parametrize(
    ("game", "players", "least"),
    [(GUINOTE, 4, 15), (GUINOTE, 2, 40), (TUTE, 4, 0), (BRISCA, 4, 15), (BRISCA, 2, 20)],
)
def test_even_the_beginner_beats_random_by_far(
    game: PointTrickGame, players: int, least: float
) -> None:
    mean, interval = _meet(game, players, "beginner", "random", 50)
    assert mean - interval > least


def test_sensible_beats_the_beginner() -> None:
    """Over all tables together; few playouts are enough."""
    means, variance = [], 0.0
    for game, players in ((GUINOTE, 4), (GUINOTE, 2), (TUTE, 4), (BRISCA, 4), (BRISCA, 2)):
        mean, interval = _meet(game, players, "sensible", "beginner", 10)
        means.append(mean)
        variance += interval**2
    assert sum(means) / len(means) - sqrt(variance) / len(means) > 3

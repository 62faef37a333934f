"""Ten thousand matches a game, at random, over presets, mutated options and numbers of players."""

from __future__ import annotations

from random import Random

import pytest

from game.engine.contract import Game
from game.engine.shuffle import Stream, numbered_secret
from tests.conformance.cases import CASES, GAMES, Case, mutated

MATCHES = 10_000
PARTS = 8
MOST_DEALS = 500


@pytest.mark.parametrize("part", range(PARTS))
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_random_matches(game: Game, part: int) -> None:
    rng = Random(f"soak {game.name} {part}")
    shipped = [case for case in CASES if case.game is game]
    finished = 0
    for number in range(part, MATCHES, PARTS):
        if rng.random() < 0.5:
            case = rng.choice(shipped)
        else:
            case = Case(game, "mutated", mutated(game, rng), rng.choice(game.players))
        finished += _play(case, number, rng)
    # Some mixtures (three ties for nobody, long targets) may go on very long; almost none does.
    assert finished > 0.99 * MATCHES / PARTS


def _play(case: Case, number: int, rng: Random) -> bool:
    """Whether the match came to its end within ``MOST_DEALS`` deals."""
    game, options, players = case.game, case.options, case.players
    secret = numbered_secret(number)
    standing = game.start(options, players, Stream(secret, "start"))
    for _ in range(MOST_DEALS):
        state = game.deal(options, players, Stream(secret, f"deal {standing.deal}"), standing)
        while state.actor is not None:
            actions = state.legal()
            state.apply(actions[int(rng.random() * len(actions))])
        assert state.outcome is not None
        standing = game.settle(options, players, standing, state.outcome)
        if standing.winners:
            return True
    return False

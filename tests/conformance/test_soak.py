"""Ten thousand matches a game, at random, over presets, mutated options and numbers of players."""

from __future__ import annotations

from random import Random

import pytest

from game.engine.contract import Game
from game.engine.shuffle import Stream, numbered_secret
from tests.conformance.cases import CASES, GAMES, Case, mutated

MATCHES = 10_000
PARTS = 8
MOST_ACTIONS = 1_200


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
    # Some rule sets have no end, and some mixtures (three ties for nobody) a late one.
    assert finished > MATCHES / PARTS / 2


def _play(case: Case, number: int, rng: Random) -> bool:
    """Whether the match came to its end within ``MOST_ACTIONS`` actions."""
    game, options, players = case.game, case.options, case.players
    secret = numbered_secret(number)
    standing = game.start(options, players, Stream(secret, "start"))
    actions = 0
    while actions < MOST_ACTIONS:
        state = game.deal(options, players, Stream(secret, f"deal {standing.deal}"), standing)
        while state.actor is not None:
            legal = state.legal()
            state.apply(legal[int(rng.random() * len(legal))])
            actions += 1
        assert state.outcome is not None
        standing = game.settle(options, players, standing, state.outcome)
        if standing.winners:
            return True
    return False

"""The oracle against all that can happen: in endings it finds what is best."""

from __future__ import annotations

from random import Random

import pytest

from game.engine.contract import State
from game.oracle import MATCH, Oracle
from tests.bots.external_table import deal


def _worth(state: State) -> float:
    """What side 0 has more than side 1 at the end if both play as well as can be, seeing all."""
    if state.outcome is not None:
        ours, theirs = state.outcome.points
        takes = {None: 0.0, 0: 2 * MATCH, 1: -2 * MATCH}[state.outcome.takes_match]
        return ours - theirs + takes
    assert state.actor is not None
    after = []
    for action in state.legal():
        child = state.copy()
        child.apply(action)
        after.append(_worth(child))
    return max(after) if state.actor % 2 == 0 else min(after)


def _ending(game: str, number: int, cards: int) -> State:
    """A deal, played anyhow until so many cards are left and there is a choice."""
    rng = Random(number)
    state = deal(game, number)
    while sum(map(len, state.hands)) > cards or len(state.legal()) < 2:
        state.apply(rng.choice(state.legal()))
    return state


@pytest.mark.parametrize("game", ["tute", "guinote"])
def test_it_finds_the_best_of_an_ending(game: str) -> None:
    for number in range(1, 16):
        state = _ending(game, number, 9)
        assert state.actor is not None
        best = _worth(state)
        state.apply(Oracle(game, Random(number)).choose(state))
        assert _worth(state) == best

"""Playouts of Guritipau: what they tell of a deal is what playing it on may bring."""

from __future__ import annotations

from itertools import islice
from random import Random

import pytest

from game.engine.options import Options
from game.games.guritipau.records import Play
from game.games.guritipau.rules import GuritipauOutcome, GuritipauState
from tests.bots.guritipau_seats import KEPT, deal, walk
from tests.examples.guritipau_table import STANDARD

FEW = 5


def endings(state: GuritipauState) -> set[int | None]:
    """Every side that may win if cards alone are played."""
    if state.outcome is not None:
        return {state.outcome.winner}
    found: set[int | None] = set()
    for action in state.legal():
        if isinstance(action, Play):
            then = state.copy()
            then.play(action)
            found |= endings(then)
    return found


def told(state: GuritipauState, count: int, seed: int = 0) -> list[GuritipauOutcome]:
    return list(islice(state.playouts(Random(seed)), count))


def test_near_the_end_they_tell_of_what_playing_on_may_bring_and_of_all_of_it() -> None:
    """With at most two cards in each hand every ending can be tried by the rules themselves."""
    checked = uneven = 0
    for number in range(60):
        for state in walk(deal(KEPT, number), Random(number)):
            left = max(map(len, state.hands))
            if state.phase != "play" or left > 2 or not all(state.hands) or state.table:
                continue
            may = endings(state)
            seen = {outcome.winner for outcome in told(state, 40)}
            assert seen <= may
            if len(may) == 1:
                assert seen == may
            checked += 1
            uneven += len(may) > 1
    assert checked >= 10
    assert uneven


@pytest.mark.parametrize("options", [STANDARD, KEPT])
def test_anywhere_in_a_deal_the_winners_take_what_lies_there(options: Options) -> None:
    """A win takes the grains that lie there and one more, and one that may yet be placed."""
    for number in range(FEW):
        for state in walk(deal(options, number), Random(number)):
            before = state.copy()
            for outcome in told(state, 3, number):
                assert outcome.winner in (0, 1)
                won = outcome.points[outcome.winner]
                assert outcome.points[1 - outcome.winner] == 0
                if state.phase == "play":
                    least = 0 if state.in_todas else state.grains + 1
                    assert least <= won <= least + 1
            assert state.hands == before.hands
            assert state.history == before.history

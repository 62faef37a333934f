"""How cards are looked into: solved where all is known, in small slices, and what is told of it."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from game.bots.base import Decision
from game.bots.pointtricks import motives
from game.bots.pointtricks.facts import Facts
from game.bots.pointtricks.solver import Solver
from game.bots.runner import Thinking
from game.engine.pointtricks.game import PointTrickGame
from game.engine.pointtricks.records import Play
from game.engine.pointtricks.state import PointState, PointView
from game.engine.spanish import PACK
from tests.bots.pointtricks_table import GAMES, GOALS, bot, deal, decide, positions, walk

GUINOTE, TUTE, BRISCA = GAMES


def _open_endings(game: PointTrickGame, count: int) -> Iterator[PointState]:
    """Positions of two players with a choice, the stock being out."""
    rng = Random(game.name)
    for number in range(count):
        states = [
            state.copy()
            for state in walk(deal(game, game.schema.check({}), 2, number), rng)
            if state.phase == "play" and not state.stock and len(state.playable(state.turn)) > 1
        ]
        yield states[number % len(states)]


@pytest.mark.parametrize("game", [GUINOTE, BRISCA], ids=lambda game: game.name)
def test_two_players_know_all_once_the_stock_is_out(game: PointTrickGame) -> None:
    for state in _open_endings(game, 8):
        view = state.view(state.turn)
        if view.legal[0].do != "play" or view.legal[-1].do != "play":
            continue  # something is sung first
        decision = decide(game.name, view, level=5)
        facts = Facts(view)
        solver = Solver(facts.rules, facts.position, GOALS[game.name](view))
        world = facts.recollection.world(facts.rules, Random(1))
        sign = 1 - 2 * facts.side
        exact = {
            action: sign * solver.worth(world.hands, code) for code, action in facts.plays.items()
        }
        assert max(exact.values()) == pytest.approx(exact[_card(decision)])
        assert motives.COUNTED_OUT in {reason.key for reason in decision.reasons}
        for action, value in decision.values:
            assert isinstance(action, Play)
            assert value == pytest.approx(exact[action])


def _card(decision: Decision) -> Play:
    assert isinstance(decision.action, Play)
    return decision.action


def test_a_large_ending_is_solved_reply_by_reply() -> None:
    """Which keeps the slices small: with six cards each there is a lot to solve."""
    rng = Random(2)
    for state in walk(deal(GUINOTE, GUINOTE.schema.check({}), 2, 3), rng):
        if state.strict and len(state.hands[0]) == len(state.hands[1]) == 6 and not state.table:
            view = state.view(state.turn)
            thinking = Thinking(bot("guinote", state.turn, level=5), view)
            thinking.finish()
            assert thinking.nodes > len(Facts(view).rated())
            return
    pytest.fail("no such ending")


def _reasons(view: PointView) -> dict[str, dict[str, object]]:
    decision = decide("guinote", view, level=5)
    return {reason.key: dict(reason.values) for reason in decision.reasons}


def test_the_reason_tells_what_the_search_found() -> None:
    laid = {p.name: p for p in positions("guinote.toml")}

    position = laid["no trump for an empty trick"]
    told = _reasons(position.state.view(position.seat))
    # The better of two trumps is named: nothing lies in the trick.
    assert told[motives.SPARES_TRUMP] == {"card": PACK.card("RO"), "points": 0}
    assert next(iter(told)) == motives.SPARES_TRUMP

    position = laid["a worthless card leads, ace and three stay"]
    told = _reasons(position.state.view(position.seat))
    assert next(iter(told)) in (motives.HOLDS_BACK, motives.MAY_BE_BEATEN, motives.LEADS_LOW)

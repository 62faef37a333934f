"""Bots in slices: they come to the same decision, and none can stop the game."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any, cast

import pytest

from game.bots.base import Bot, Decision, RandomBot, Thought, decision_rng, seat_rng
from game.bots.persona import Persona
from game.bots.runner import FALLBACK, Thinking
from game.engine.contract import Action, View
from game.games.truco.bot import fallback, make_bot
from game.games.truco.records import PACK, Play, Run
from tests.bots.truco_table import position

STATE = position("KO AC 6O", "2E KE QP")


class Clock:
    """Time that passes by ``tick`` seconds each time somebody looks."""

    def __init__(self, tick: float) -> None:
        self.now, self.tick = 0.0, tick

    def __call__(self) -> float:
        self.now += self.tick
        return self.now


class Scripted(Bot):
    """Looks at some nodes and then does what it is told."""

    def __init__(self, end: Callable[[View], Decision], nodes: int = 5) -> None:
        self._end, self._nodes = end, nodes

    def decide(self, view: View) -> Thought:
        for _ in range(self._nodes):
            yield
        return self._end(view)

    def fallback(self, view: View) -> Action:
        return view.legal[1]


def _first(view: View) -> Decision:
    return Decision(view.legal[0])


def test_a_decision_is_the_same_in_one_go_and_in_slices() -> None:
    view = STATE.view(0)
    whole = Thinking(make_bot(Persona("zeca", "Zeca"), seat_rng("zeca", 0, "m")), view)
    sliced = Thinking(
        make_bot(Persona("zeca", "Zeca"), seat_rng("zeca", 0, "m")), view, clock=Clock(0.003)
    )
    expected = whole.finish()
    steps = 0
    while (decision := sliced.step(0.004)) is None:
        steps += 1
    assert decision == expected
    assert steps > 20
    assert sliced.nodes == whole.nodes


def test_a_step_thinks_at_least_one_node() -> None:
    thinking = Thinking(Scripted(_first, nodes=3), STATE.view(0), clock=Clock(1.0), seconds=1e9)
    for nodes in (1, 2, 3):
        assert thinking.step(0.0) is None
        assert thinking.nodes == nodes
    assert thinking.step(0.0) == Decision(STATE.legal(0)[0])
    assert thinking.step(0.0) == Decision(STATE.legal(0)[0])  # and it stays


def _broken(view: View) -> Decision:
    raise RuntimeError("lost the thread")


def _illegal(view: View) -> Decision:
    return Decision(Play(0, PACK.card("4P")))


@pytest.mark.parametrize(("end", "words"), [(_broken, "lost the thread"), (_illegal, "illegal")])
def test_a_bot_that_fails_is_stood_in_for(end: Callable[[View], Decision], words: str) -> None:
    thinking = Thinking(Scripted(end), STATE.view(0))
    decision = thinking.finish()
    assert decision.action == STATE.legal(0)[1]
    assert [r.key for r in decision.reasons] == [FALLBACK]
    assert words in thinking.fault
    assert "seat 0" in thinking.fault


def test_what_is_no_decision_is_a_fault() -> None:
    thinking = Thinking(Scripted(lambda view: cast(Any, None)), STATE.view(0))
    assert thinking.finish().action == STATE.legal(0)[1]
    assert "None" in thinking.fault


def test_nodes_are_limited() -> None:
    thinking = Thinking(Scripted(_first, nodes=10**9), STATE.view(0), nodes=50)
    assert thinking.finish().action == STATE.legal(0)[1]
    assert "50 nodes" in thinking.fault
    assert thinking.nodes == 51


def test_seconds_are_limited_and_pauses_do_not_count() -> None:
    clock = Clock(0.01)
    thinking = Thinking(Scripted(_first, nodes=10**9), STATE.view(0), seconds=0.5, clock=clock)
    steps = 0
    while thinking.step(0.02) is None:
        clock.now += 100.0  # the person looks at the rules page
        steps += 1
    assert 5 < steps < 40
    assert "0.5 seconds" in thinking.fault


class Helpless(Scripted):
    """Fails even when it is asked for something plain, and when it is dropped."""

    def decide(self, view: View) -> Thought:
        try:
            while True:
                yield
        finally:
            raise RuntimeError("will not go")

    def fallback(self, view: View) -> Action:
        raise RuntimeError("no idea")


def test_the_first_legal_action_is_the_last_resort() -> None:
    thinking = Thinking(Helpless(_first), STATE.view(0), nodes=3)
    assert thinking.finish().action == STATE.legal(0)[0]
    assert "3 nodes" in thinking.fault
    assert "will not go" in thinking.fault


def test_a_seat_without_a_choice_is_not_asked() -> None:
    with pytest.raises(ValueError, match="seat 1"):
        Thinking(RandomBot(Random(1)), STATE.view(1))


def test_the_seed_of_a_decision_follows_from_seat_match_and_place() -> None:
    assert seat_rng("a", 0, "m").random() == seat_rng("a", 0, "m").random()
    different = {
        seat_rng(*who).random()
        for who in (("a", 0, "m"), ("b", 0, "m"), ("a", 1, "m"), ("a", 0, "n"))
    }
    assert len(different) == 4
    later = position("KO AC 6O", "2E KE QP", moves="KO 2E")
    assert decision_rng(7, STATE.view(0)).random() == decision_rng(7, STATE.view(1)).random()
    assert decision_rng(7, STATE.view(0)).random() != decision_rng(7, later.view(1)).random()


def test_trucos_plain_action_is_the_weakest_card_or_to_run() -> None:
    assert fallback(STATE.view(0)) == Play(0, PACK.card("6O"))
    asked = position("KO AC 6O", "2E KE QP", moves="truco")
    assert fallback(asked.view(1)) == Run(1)
    unseen = position("KO AC 6O", "2E KE QP", points=(11, 11), special_score=11)
    assert fallback(unseen.view(0)) == unseen.legal(0)[0]

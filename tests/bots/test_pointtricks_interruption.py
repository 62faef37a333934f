"""Acting out of turn: who is asked, and what becomes of bad answers."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from game.bots.base import Bot, Decision, RandomBot, Thought, seat_rng
from game.bots.runner import interruption
from game.engine.contract import Action, View
from game.engine.pointtricks.records import Declare, Draw, Swap
from game.engine.pointtricks.state import PointState
from game.engine.spanish import PACK
from tests.bots.pointtricks_table import bot, positions


class Voice(Bot):
    """Says out of turn what it is told to."""

    def __init__(self, answer: Callable[[View], Action | None]) -> None:
        self.asked = 0
        self._answer = answer

    def decide(self, view: View) -> Thought:
        yield
        return Decision(view.legal[0])

    def interrupt(self, view: View) -> Action | None:
        self.asked += 1
        return self._answer(view)


@pytest.fixture
def after_a_trick() -> PointState:
    """Seat 0 has won a trick in Aragon; its partner, seat 2, holds rey and sota of trump."""
    laid = {p.name: p for p in positions("guinote.toml")}
    state = laid["in Aragon the partner of the winner sings its own pair"].state
    assert state.actor == 0
    assert state.legal(2) == (Declare(2, PACK.card("RO")),)
    assert state.legal(1) == state.legal(3) == ()
    return state


def test_only_who_may_act_and_is_not_on_turn_is_asked(after_a_trick: PointState) -> None:
    voices = {seat: Voice(lambda view: None) for seat in range(4)}
    assert interruption(voices, after_a_trick) is None
    assert [voices[seat].asked for seat in range(4)] == [0, 0, 1, 0]


def test_a_bot_waits_unless_it_says_otherwise(after_a_trick: PointState) -> None:
    assert interruption({2: RandomBot(seat_rng("x", 2, "m"))}, after_a_trick) is None


def test_the_partner_sings(after_a_trick: PointState) -> None:
    bots = {seat: bot("guinote", seat) for seat in range(4)}
    said = interruption(bots, after_a_trick)
    assert said == Declare(2, PACK.card("RO"))
    after_a_trick.play(said)
    assert after_a_trick.sung == [40, 0]
    assert interruption(bots, after_a_trick) is None


def _fails(view: View) -> Action | None:
    raise RuntimeError("no voice")


@pytest.mark.parametrize(
    ("answer", "fault"),
    [
        (_fails, "RuntimeError: no voice"),
        (lambda view: Draw(view.seat), "illegal interruption Draw(seat=2)"),
        (lambda view: Swap(0, PACK.card("7O")), "illegal interruption Swap(seat=0"),
        (lambda view: "sing!", "illegal interruption 'sing!'"),
    ],
)
def test_bad_answers_do_nothing_and_are_named(
    after_a_trick: PointState, answer: Callable[[View], Action | None], fault: str
) -> None:
    faults: list[str] = []
    assert interruption({2: Voice(answer)}, after_a_trick, faults) is None
    assert len(faults) == 1
    assert faults[0].startswith("Voice at seat 2, deal 1, after ")
    assert fault in faults[0]
    assert interruption({2: Voice(answer)}, after_a_trick) is None

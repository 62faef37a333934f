"""Programs that misbehave: each fault is named, and nothing waits or hangs."""

from __future__ import annotations

import time
from dataclasses import replace
from random import Random

import pytest

from game import registry
from game.bots.base import RandomBot
from game.bots.external import SILENCES, ExternalBot
from game.bots.program import LONGEST_LINE, MOST_LINES
from game.bots.runner import Thinking
from tests.bots.external_table import SAMPLE, bot, deal, ended, misbehaving, until


def _asked(player: ExternalBot, number: int = 1) -> str:
    """Ask for the first decision of a deal: it must be a legal one. The fault."""
    state = deal(number=number)
    assert state.actor is not None
    thinking = Thinking(player, state.view(state.actor))
    assert thinking.finish().action in state.legal()
    return thinking.fault


@pytest.mark.parametrize(
    ("answer", "sentence"),
    [
        ("play the ace", "it answered play the ace, which is no JSON"),
        ("{", "it answered {, which is no JSON"),
        ("\n  {", "it answered {, which is no JSON"),
        ("\xff\xfe", r"it answered \xff\xfe, which is not UTF-8"),
        ("99", "it chose 99 of "),
        ("-1", "it chose -1 of "),
        ('{"index": 99}', "it chose 99 of "),
        ("null", "it let a decision pass that was its own"),
        ("true", "it answered true, which names no action"),
        ("[0]", "it answered [0], which names no action"),
        ('{"index": "0"}', 'it answered {"index": "0"}, which names no action'),
        ('{"do": "fly"}', "which is no action: unknown do 'fly'"),
        ('{"do": "play"}', "which is no action: play: field card is missing"),
        ('{"do": "play", "card": "1X"}', "which is no action: play: field card"),
        ('{"do": "accept"}', 'it answered {"do": "accept"}, which is not legal here'),
        ('{"do": "play", "card": "??"}', "which is not legal here"),
    ],
)
def test_answers_that_are_none(answer: str, sentence: str) -> None:
    player = bot(misbehaving("says", answer))
    fault = _asked(player)
    assert sentence in fault
    assert "Traceback" not in fault
    assert len(fault) < 400
    assert sentence in _asked(player, 2)  # the program goes on
    assert player.program is not None and not player.program.trouble
    player.close()


def test_an_answer_too_deep_to_read() -> None:
    player = bot(misbehaving("deep"))
    fault = _asked(player)
    assert fault.endswith("[…, which is no JSON")
    assert len(fault) < 400
    player.close()


@pytest.mark.parametrize("answer", ["0", '{"index": 0}', '{"do": "call", "worth": 3}'])
def test_answers_without_the_number_of_the_question(answer: str) -> None:
    player = bot(misbehaving("says", answer))
    assert _asked(player) == ""
    player.close()


@pytest.mark.parametrize("kind", ["silent", "deaf"])
def test_silence_is_borne_three_times(kind: str) -> None:
    player = bot(misbehaving(kind), seconds=0.05)
    for number in range(1, SILENCES + 1):
        assert "it gave no answer within 0.05 seconds" in _asked(player, number)
    assert player.program is not None
    assert ended(player.program)
    start = time.monotonic()
    assert "it gave no answer 3 times in a row and was stopped" in _asked(player, 9)
    assert time.monotonic() - start < 5


def test_a_late_answer_is_not_taken_for_the_next_one() -> None:
    player = bot(misbehaving("late"), seconds=0.5)
    assert until(lambda: "no answer" in _asked(player))
    state = deal(number=2)
    assert state.actor is not None
    player._seconds = 60.0
    assert Thinking(player, state.view(state.actor)).finish().action == state.legal()[0]
    player.close()


@pytest.mark.parametrize(
    ("kind", "sentence"),
    [
        ("flood", f"it sent more than {LONGEST_LINE} bytes in one line and was stopped"),
        ("chatter", f"it sent more than {MOST_LINES} lines unasked and was stopped"),
        ("mute", "it closed its output and was stopped"),
    ],
)
def test_a_flood_is_dammed(kind: str, sentence: str) -> None:
    player = bot(misbehaving(kind))
    state = deal()
    assert state.actor is not None
    thinking = Thinking(player, state.view(state.actor))
    steps, busy = 0, 0.0
    while thinking.decision is None:
        start = time.thread_time()
        thinking.step(0.004)
        busy = max(busy, time.thread_time() - start)
        steps += 1
        time.sleep(0.002)
    assert busy < 0.02  # of processor time: no frame waits for it
    assert sentence in thinking.fault
    program = player.program
    assert program is not None and ended(program)
    assert len(program._lines) < 50 * MOST_LINES
    assert sentence in _asked(player, 2)


def test_waiting_costs_no_nodes() -> None:
    player = bot(misbehaving("deaf"), seconds=0.3)
    state = deal()
    assert state.actor is not None
    thinking = Thinking(player, state.view(state.actor), nodes=5, seconds=0.1)
    thinking.finish()
    assert "it gave no answer within 0.3 seconds" in thinking.fault
    assert thinking.nodes == 0
    assert thinking.seconds < 0.1
    player.close()


def test_one_that_ends_is_started_again_for_the_next_deal() -> None:
    player = bot(misbehaving("dies"))
    words = 'it ended by itself (exit code 1; its last words: "no idea what to do")'
    pids = set()
    assert words in _asked(player)
    assert player.program is not None
    pids.add(player.program.pid)
    assert words in _asked(player, 2)  # the same deal: it is not started again
    assert player.program.pid in pids
    for deal_number in range(2, 8):
        view = deal().view(0)
        thinking = Thinking(
            player, replace(view, standing=replace(view.standing, deal=deal_number))
        )
        thinking.finish()
        assert words in thinking.fault
        pids.add(player.program.pid)
    assert len(pids) == 4


def test_one_that_cannot_be_started() -> None:
    for command, reason in (
        ("no-such-program-anywhere", "No such file"),
        ("'open quote", "No closing quotation"),
    ):
        player = bot(command)
        fault = _asked(player)
        assert f"{command}: it could not be started ({reason}" in fault
        player.close()


def test_one_that_may_not_be_started() -> None:
    rules = registry.rules("truco")
    player = ExternalBot(
        rules, f"cmd:{SAMPLE}", Random(1), RandomBot(Random(1)), barred="it was never seated here"
    )
    assert "it was never seated here" in _asked(player)
    assert player.program is not None and player.program.pid is None


def test_programs_end_with_the_match() -> None:
    player = bot(misbehaving("stubborn"))
    assert _asked(player) == ""
    program = player.program
    assert program is not None
    player.close()
    assert player.program is None
    assert ended(program)


def test_programs_end_with_their_bot() -> None:
    player = bot(misbehaving("stubborn"))
    assert _asked(player) == ""
    program = player.program
    assert program is not None
    del player
    assert ended(program)


def test_a_bot_that_was_let_go_can_be_asked_again() -> None:
    player = bot(SAMPLE)
    assert _asked(player) == ""
    player.close()
    assert _asked(player) == ""
    player.close()

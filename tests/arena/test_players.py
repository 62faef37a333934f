"""Who may meet in the arena: personas, levels, programs, and the one who sees all cards."""

from __future__ import annotations

import argparse
import json
from random import Random
from typing import Any

import pytest

from game import arena, registry
from game.oracle import Oracle
from tests.bots.external_table import SAMPLE, misbehaving, random_states

PROGRAM = f"cmd:{SAMPLE}"


def _run(capsys: pytest.CaptureFixture[str], game: str, bots: str, *words: str) -> tuple[int, Any]:
    parser = argparse.ArgumentParser()
    arena.add_arguments(parser)
    code = arena.run(parser.parse_args([game, "--bots", bots, *words, "--json"]))
    return code, json.loads(capsys.readouterr().out)


def test_three_of_a_kind_each_meet_in_turn(capsys: pytest.CaptureFixture[str]) -> None:
    bots = f"level:1,persona:zeca,{PROGRAM}"
    code, told = _run(capsys, "truco", bots, "--deals", "2")
    assert code == 0
    pairs = [tuple(bot["bot"] for bot in meeting["bots"]) for meeting in told]
    assert pairs == [("level:1", "zeca"), ("level:1", PROGRAM), ("zeca", PROGRAM)]
    assert all(meeting["pairs"] == 2 and meeting["interval"] is not None for meeting in told)


def test_a_program_plays_the_same_again(capsys: pytest.CaptureFixture[str]) -> None:
    told = []
    for _ in range(2):
        code, result = _run(capsys, "truco", f"{PROGRAM},beginner", "--matches", "1")
        assert code == 0 and result["faults"] == []
        del result["speed"]
        told.append(result)
    assert told[0] == told[1]
    assert told[0]["matches"] == 2


def test_a_command_with_a_comma(capsys: pytest.CaptureFixture[str]) -> None:
    code, told = _run(capsys, "truco", f'random,"{PROGRAM} --of 1,2"', "--deals", "1")
    assert code == 0
    assert told["bots"][1]["bot"] == f"{PROGRAM} --of 1,2"


def test_a_program_that_fails_is_told_of(capsys: pytest.CaptureFixture[str]) -> None:
    code, told = _run(capsys, "truco", f"cmd:{misbehaving('dies')},random", "--deals", "1")
    assert code == 1
    assert "it ended by itself (exit code 1" in told["faults"][0]


def test_programs_have_short_names_in_the_table(capsys: pytest.CaptureFixture[str]) -> None:
    parser = argparse.ArgumentParser()
    arena.add_arguments(parser)
    assert (
        arena.run(parser.parse_args(["truco", "--bots", f"{PROGRAM},random", "--deals", "2"])) == 0
    )
    text = capsys.readouterr().out
    assert "sample_bot (A) against random (B)" in text
    assert "cmd:" not in text


def test_the_oracle_gains_by_seeing(capsys: pytest.CaptureFixture[str]) -> None:
    code, told = _run(capsys, "truco", "oracle,beginner", "--deals", "60", "--seed", "1")
    assert code == 0
    assert told["mean"] > 0.3  # points a deal, of two or three that are at stake
    assert told["deals_won"]["value"] > 0.6


def test_the_oracle_is_repeatable_and_leaves_the_deal_alone() -> None:
    for game in registry.GAMES:
        states = (state for number in range(3, 60) for state in random_states(game, number))
        late = (state for state in states if 0 < sum(map(len, state.hands)) <= 8)
        state = next(state for state in late if len(state.legal()) > 1)
        before = [state.view(seat) for seat in range(len(state.hands))]
        chosen = [Oracle(game, Random(5), budget=60).choose(state) for _ in range(2)]
        assert chosen[0] == chosen[1]
        assert chosen[0] in state.legal()
        assert [state.view(seat) for seat in range(len(state.hands))] == before

"""The arena: fair seatings, figures that add up, files that can be replayed."""

from __future__ import annotations

import argparse
import json
from math import sqrt
from pathlib import Path
from typing import Any

import pytest

from game import arena
from game.match import Match


def _args(*words: str) -> argparse.Namespace:
    parser = argparse.ArgumentParser()
    arena.add_arguments(parser)
    return parser.parse_args(["truco", *words])


def _json(capsys: pytest.CaptureFixture[str], *words: str) -> dict[str, Any]:
    assert arena.run(_args(*words, "--json")) == 0
    told = json.loads(capsys.readouterr().out)
    assert isinstance(told, dict)
    return told


def test_a_bot_against_itself_is_even_where_decisions_hang_on_the_seat_alone(
    capsys: pytest.CaptureFixture[str],
) -> None:
    # The same name on both sides: a deal and its other seating are the same game.
    told = _json(capsys, "--bots", "beginner,beginner", "--deals", "20")
    assert told["mean"] == 0.0
    assert told["interval"] == 0.0
    assert told["deals"] == 40


def test_the_other_way_round_is_the_other_sign(capsys: pytest.CaptureFixture[str]) -> None:
    words = ("--deals", "15", "--seed", "4", "--players", "4")
    there = _json(capsys, "--bots", "beginner,random", *words)
    back = _json(capsys, "--bots", "random,beginner", *words)
    assert there["mean"] == -back["mean"] != 0.0
    assert there["bots"][0]["actions"] == back["bots"][1]["actions"]


def test_the_same_seed_tells_the_same(capsys: pytest.CaptureFixture[str]) -> None:
    words = ("--bots", "zeca,level:2", "--deals", "6", "--preset", "paulista")
    first, again = (_json(capsys, *words, "--seed", "9") for _ in range(2))
    del first["speed"], again["speed"]
    assert first == again
    other = _json(capsys, *words, "--seed", "10")
    assert other["bots"] != first["bots"]


def test_mean_and_interval() -> None:
    result = arena.Result(("a", "b"), pairs=[1.0, 3.0, -1.0, 1.0], deals=8)
    assert result.mean == 1.0
    # Variance 8/3 over four pairs; 1.96 standard errors to each side.
    assert result.interval == pytest.approx(1.959964 * sqrt(8 / 3 / 4))


def test_whole_matches(capsys: pytest.CaptureFixture[str]) -> None:
    told = _json(capsys, "--bots", "beginner,random", "--matches", "3", "--players", "2")
    assert told["matches"] == 6
    assert sum(bot["matches_won"] for bot in told["bots"]) == 6
    assert told["deals"] > 6


def test_logs_are_matches_that_can_be_replayed(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    words = ("--bots", "beginner,random", "--seed", "5", "--log", str(tmp_path))
    _json(capsys, *words, "--matches", "1")
    files = sorted(tmp_path.glob("*.jsonl"))
    assert [file.name for file in files] == ["truco-5000001-ab.jsonl", "truco-5000001-ba.jsonl"]
    for file, first in zip(files, ("beginner", "random"), strict=True):
        match = Match.load(file, resume=False)
        assert match.over
        assert match.seats[0].persona == first
    hands = [Match.load(file, resume=False).deals[0] for file in files]
    assert hands[0].before == hands[1].before  # the same dealer, the same cards


def test_text_tells_what_json_does(capsys: pytest.CaptureFixture[str]) -> None:
    words = ("--bots", "beginner,random", "--deals", "5")
    told = _json(capsys, *words)
    assert arena.run(_args(*words)) == 0
    text = capsys.readouterr().out
    assert f"{told['mean']:+.3f}" in text
    assert "10 deals" in text
    assert "faults: 0" in text


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (("--bots", "nobody,random"), "There is no player nobody; there are zeca"),
        (("--bots", "random"), "Name two players"),
        (("--bots", "level:6,random"), "There is no player level:6"),
        (("--bots", "random,random", "--players", "3"), "Players must be one of 2, 4, 6."),
        (("--bots", "random,random", "--preset", "x"), "There is no preset x; there are standard"),
        (("--bots", "random,random", "--deals", "0"), "Numbers must be positive"),
    ],
)
def test_what_does_not_fit_is_said(
    words: tuple[str, ...], sentence: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert arena.run(_args(*words)) == 2
    assert sentence in capsys.readouterr().err


def test_a_log_that_cannot_be_written_is_said(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    words = ("--bots", "random,random", "--deals", "1", "--log", str(tmp_path))
    assert arena.run(_args(*words)) == 0
    capsys.readouterr()
    assert arena.run(_args(*words)) == 2  # files are never covered
    assert "cannot be saved" in capsys.readouterr().err

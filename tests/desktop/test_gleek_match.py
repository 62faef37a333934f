"""Whole sessions of Gleek in a real window."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.desktop.gleek import GleekPlayer, GleekTypist
from tests.desktop.harness import Desktop

pytestmark = pytest.mark.desktop

GLEEK = ("play", "--game", "gleek", "--players", "3", "--seed", "5", "--lang", "en")


def test_session_by_dragging(desktop: Desktop, tmp_path: Path) -> None:
    size = ("--size", "1280x720")
    choices: dict[str, str | float | bool] = {"speed": "off"}
    with GleekPlayer.at(desktop, tmp_path, *GLEEK, *size, choices=choices) as player:
        assert player.await_turn()["size"] == [1280, 720]
        player.play_to_the_end()
        states = player.program.states()
        assert any(len(state.get("chosen", ())) == 7 for state in states)
        scores = [state["score"] for state in states if "score" in state]
        assert sum(scores[-1]) == 0
        assert len({str(score) for score in scores}) > 1
        player.program.close()
    (saved,) = (tmp_path / "matches").glob("*.jsonl")
    assert '"end"' in saved.read_text(encoding="utf-8").splitlines()[-1]


def test_session_by_keyboard(desktop: Desktop, tmp_path: Path) -> None:
    size = ("--size", "1600x900")
    choices: dict[str, str | float | bool] = {"speed": "off"}
    with GleekTypist.at(desktop, tmp_path, *GLEEK, *size, choices=choices) as player:
        player.await_turn()
        player.play_to_the_end()
        states = player.program.states()
        assert any(len(state.get("chosen", ())) == 7 for state in states)
        assert sum([state["score"] for state in states if "score" in state][-1]) == 0

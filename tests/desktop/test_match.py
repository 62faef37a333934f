"""Whole matches in a real window, and what happens to windows in the middle of one."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.desktop.harness import Desktop
from tests.desktop.player import Player, Typist

pytestmark = pytest.mark.desktop

TRUCO = ("play", "--game", "truco", "--seed", "7", "--players")
GOAL = 12


def test_match_by_dragging(desktop: Desktop, tmp_path: Path) -> None:
    size = ("--size", "1280x720")
    with Player.at(desktop, tmp_path, *TRUCO, "2", *size, choices={"speed": "fast"}) as player:
        assert player.await_turn()["size"] == [1280, 720]
        player.play_to_the_end()
        scores = [state["score"] for state in player.program.states() if "score" in state]
        assert max(scores[-1]) >= GOAL > min(scores[-1])
        player.program.close()
    (saved,) = (tmp_path / "matches").glob("*.jsonl")
    assert '"end"' in saved.read_text(encoding="utf-8").splitlines()[-1]


def test_match_by_keyboard(desktop: Desktop, tmp_path: Path) -> None:
    size = ("--size", "1600x900")
    with Typist.at(desktop, tmp_path, *TRUCO, "4", *size, choices={"speed": "off"}) as player:
        assert player.await_turn()["size"] == [1600, 900]
        desktop.key("F1")
        player.program.wait("keys", lambda state: state["scene"] == "keys_help")
        desktop.key("Escape")
        player.program.wait("table", lambda state: state["scene"] == "table")
        player.play_to_the_end()
        scores = [state["score"] for state in player.program.states() if "score" in state]
        assert max(scores[-1]) >= GOAL > min(scores[-1])


def test_resize_during_an_animation(desktop: Desktop, tmp_path: Path) -> None:
    choices: dict[str, str | float | bool] = {"speed": "slow"}
    with Player.at(desktop, tmp_path, *TRUCO, "6", choices=choices) as player:
        program = player.program
        program.wait("deal", lambda state: state.get("phase") == "showing" and state["busy"])
        program.resize(1000, 640)
        program.wait("new size", lambda state: state["size"] == [1000, 640])
        old = [state for state in program.states() if state["size"] != [1000, 640]]
        assert {state["phase"] for state in old} == {"showing"}, "the deal was over too soon"
        state = player.await_turn()
        assert len(state["hand"]) == 3
        for x, y, width, height in (part["rect"] for part in [*state["hand"], *state["widgets"]]):
            assert 0 <= x <= x + width <= 1000
            assert 0 <= y <= y + height <= 640
        player.play(state, player.playable(state)[0])


def test_card_goes_home_when_the_window_loses_the_focus(desktop: Desktop, tmp_path: Path) -> None:
    with Player.at(desktop, tmp_path, *TRUCO, "2") as player:
        program = player.program
        before = player.await_turn()
        card = player.playable(before)[0]
        desktop.grab(program.place(card["rect"]), program.place(before["zone"]))
        program.wait("drag", lambda state: state["dragging"] == card["card"])
        program.lose_focus()
        program.wait("card at home", lambda state: state["dragging"] is None)
        desktop.release()  # over the table, where it would have been played
        program.regain_focus()
        state = program.wait("rest", lambda state: state["turn"] and not state["busy"])
        assert [held["card"] for held in state["hand"]] == [held["card"] for held in before["hand"]]
        assert state["actions"] == before["actions"]
        player.play(state, player.playable(state)[0])


def test_match_is_found_as_it_was_left(desktop: Desktop, tmp_path: Path) -> None:
    with Player.at(desktop, tmp_path, *TRUCO, "4", choices={"speed": "fast"}) as player:
        state = player.await_turn()
        while not state["trick"]:
            player.decide(state)
            state = player.await_turn()
        player.program.close()
    with Player.at(desktop, tmp_path) as player:
        title = player.program.wait("title", lambda state: state["scene"] == "title")
        title = player.program.wait("way back", lambda s: player.widget(s, "continue") is not None)
        button = player.widget(title, "continue")
        assert button is not None
        desktop.click(player.program.place(button["rect"]))
        again = player.await_turn()
        for what in ("hand", "trick", "tricks", "deal", "score", "actions", "phase", "file"):
            assert again[what] == state[what], what
        player.decide(again)

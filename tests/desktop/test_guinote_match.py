"""Whole matches of Guiñote in a real window: drawing, singing, arrastre, and the end."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.desktop.harness import Desktop, State
from tests.desktop.player import Player, Typist

pytestmark = pytest.mark.desktop

SHORT = """\
title = "Short"
note = "Two deals decide."

[options]
match_format = "fixed_deals"
deals = 2
capote = "none"
"""
PLAY = ("play", "--game", "guinote", "--preset", "short", "--seed", "11", "--players")
POINTS = 130
"""Card points of a deal with the last ten; songs come on top."""


def home_of(folder: Path) -> Path:
    """A player's folder with the short rules in it."""
    file = folder / "presets" / "guinote" / "short.toml"
    file.parent.mkdir(parents=True)
    file.write_text(SHORT, encoding="utf-8")
    return folder


def check_the_end(player: Player, home: Path, players: int) -> None:
    states = [state for state in player.program.states() if "score" in state]
    assert sum(states[-1]["score"]) >= 2 * POINTS
    assert sum(states[-1]["score"]) % 10 == 0
    assert {state["deal"] for state in states} >= {1, 2}
    assert max(len(state["hand"]) for state in states) == 6
    assert max(state["tricks"] for state in states) == 40 // players
    player.program.close()
    (saved,) = (home / "matches").glob("*.jsonl")
    assert '"end"' in saved.read_text(encoding="utf-8").splitlines()[-1]


def refused(player: Player, state: State) -> bool:
    """Try a card that may not be played, if there is one; it comes back and nothing happens."""
    wrong = [card for card in state["hand"] if not card["legal"]]
    # A single card that may be played is soon played for the player.
    if not wrong or len(state["hand"]) - len(wrong) < 2 or not player.playable(state):
        return False
    program = player.program
    player.desktop.drag(program.place(wrong[0]["rect"]), program.place(state["zone"]))
    program.wait("card at home", lambda s: s["dragging"] is None and s["turn"] and not s["busy"])
    assert program.state()["actions"] == state["actions"]
    return True


def test_four_players_by_dragging(desktop: Desktop, tmp_path: Path) -> None:
    home = home_of(tmp_path)
    choices: dict[str, str | float | bool] = {"speed": "fast", "play_forced": True}
    size = ("--size", "1280x720")
    with Player.at(desktop, home, *PLAY, "4", *size, choices=choices) as player:
        tried = False
        while (state := player.await_turn())["scene"] != "results":
            tried = tried or refused(player, state)
            player.decide(player.await_turn())
        assert tried, "no card was ever forbidden"
        check_the_end(player, home, 4)


def test_two_players_by_keyboard(desktop: Desktop, tmp_path: Path) -> None:
    home = home_of(tmp_path)
    size = ("--size", "1600x900")
    with Typist.at(desktop, home, *PLAY, "2", *size, choices={"speed": "off"}) as player:
        assert player.await_turn()["size"] == [1600, 900]
        player.play_to_the_end()
        check_the_end(player, home, 2)

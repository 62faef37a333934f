"""A deal is looked at in a real window while another process thinks."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.desktop.harness import Desktop, State
from tests.desktop.player import Player

pytestmark = pytest.mark.desktop


def test_a_deal_is_reviewed_and_the_match_goes_on(desktop: Desktop, tmp_path: Path) -> None:
    arguments = ("play", "--game", "truco", "--seed", "7", "--players", "2", "--size", "1280x720")
    with Player.at(desktop, tmp_path, *arguments, choices={"speed": "off", "rest": 0.0}) as player:
        program = player.program
        state = program.wait("table", lambda state: state["scene"] == "table")
        while state.get("phase") != "deal over":
            state = program.wait("something to do", due)
            if state["turn"]:
                player.decide(state)
            elif full(state):  # it rests until a click
                desktop.click(program.place(state["zone"]))
                program.wait("an empty table", lambda state: not full(state))
        desktop.key("e")
        judged = program.wait("verdicts", lambda s: s["scene"] == "review" and not s["thinking"])
        assert judged["judged"] == judged["decisions"] > 0
        desktop.key("n")
        program.wait("a step on", lambda s: s["step"] == judged["step"] + 1)
        desktop.key("b")
        program.wait("a step back", lambda s: s["step"] == judged["step"])
        desktop.picture(tmp_path / "review.png")
        rects = {part["key"]: part["rect"] for part in judged["widgets"]}
        desktop.click(program.place(rects["step_on"]))
        program.wait("a click on", lambda s: s["step"] == judged["step"] + 1)
        desktop.key("Escape")
        program.wait("table", lambda s: s["scene"] == "table" and s["phase"] == "deal over")
        desktop.key("Return")
        program.wait("next deal", lambda s: s["deal"] == judged["deal"] + 1)
        program.close()


def full(state: State) -> bool:
    """Whether a full trick lies on the table."""
    return len(state.get("trick", ())) == 2 and state["phase"] == "showing"


def due(state: State) -> bool:
    return bool(state.get("turn")) or full(state) or state.get("phase") == "deal over"

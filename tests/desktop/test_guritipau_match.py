"""Whole matches of Guritipau in a real window."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.desktop.harness import Desktop, State
from tests.desktop.player import Player, Typist

pytestmark = pytest.mark.desktop

GURITIPAU = ("play", "--game", "guritipau", "--seed", "3", "--players", "4")


class GuritipauPlayer(Player):
    """Cuts, sings and goes on, robs when it may, and plays the first card allowed; places a grain
    once a deal, by hand."""

    def decide(self, state: State) -> None:
        button = self.widget(state, "accept")
        if button is not None and str(button["label"]).startswith("Rob"):
            self.rob(state)
        elif self.widget(state, "raise") and state["deal"] != self._raised and state["tricks"]:
            self._raised = state["deal"]
            self.place_grain(state)
        elif self.playable(state):
            self.play(state, self.playable(state)[0])
        else:
            keys = ("accept", "raise", "give_up")
            self.call(state, next(key for key in keys if self.widget(state, key)))

    def place_grain(self, state: State) -> None:
        """Drag a grain from the own tray into the ring."""
        thing = state["things"][0]
        place = self.program.place
        self.desktop.drag(place(thing["from"]), place(thing["to"]))
        self.passed(state)

    def rob(self, state: State) -> None:
        """Open the menu of roubo and give the first card."""
        self.press("accept")
        opened = self.program.wait("menu", lambda s: self.widget(s, "entry 0") is not None)
        self.call(opened, "entry 0")

    def press(self, key: str) -> None:
        """Press a button that only opens something."""
        button = self.widget(self.program.state(), key)
        assert button is not None
        self.desktop.click(self.program.place(button["rect"]))


class GuritipauTypist(GuritipauPlayer, Typist):
    """The same person without a mouse."""

    def place_grain(self, state: State) -> None:
        self.call(state, "raise")

    def press(self, key: str) -> None:
        self.focus(key)
        self.desktop.key("Return")


def test_match_by_dragging(desktop: Desktop, tmp_path: Path) -> None:
    choices: dict[str, str | float | bool] = {"speed": "off", "ceremony": False}
    size = ("--size", "1280x720")
    with GuritipauPlayer.at(desktop, tmp_path, *GURITIPAU, *size, choices=choices) as player:
        assert player.await_turn()["size"] == [1280, 720]
        player.play_to_the_end()
        dragged = [state for state in player.program.states() if state.get("carrying")]
        assert dragged, "no grain was placed by hand"
        player.program.close()
    (saved,) = (tmp_path / "matches").glob("*.jsonl")
    assert '"end"' in saved.read_text(encoding="utf-8").splitlines()[-1]


def test_match_by_keyboard(desktop: Desktop, tmp_path: Path) -> None:
    choices: dict[str, str | float | bool] = {"speed": "off"}
    more = ("--size", "1600x900", "--preset", "sao-nicolau")
    with GuritipauTypist.at(desktop, tmp_path, *GURITIPAU, *more, choices=choices) as player:
        assert player.await_turn()["size"] == [1600, 900]
        player.play_to_the_end()
        cuts = [state for state in player.program.states() if state.get("cutting")]
        assert cuts, "the person never cut the pack"

"""A person at the table of Gleek, with the mouse or with the keyboard."""

from __future__ import annotations

from functools import partial

from tests.desktop.harness import State
from tests.desktop.player import Player, Typist

MOST = 20
"""What is bid at most."""


class GleekPlayer(Player):
    """Bids and lays cards away; holds the ruff when it is opened, and waits otherwise."""

    def decide(self, state: State) -> None:
        if state["choosing"]:
            self.lay_away(state)
        elif self.playable(state):
            self.play(state, self.playable(state)[0])
        else:
            self.call(state, self.answer(state))

    def answer(self, state: State) -> str:
        """The key of the button to press."""
        for key in ("accept", "raise"):
            button = self.widget(state, key)
            if button is None:
                continue
            words = str(button["label"]).split()
            if words[0] != "Bid" and key == "raise":
                break  # the ruff is left to others
            if words[0] != "Bid" or int(words[1]) <= MOST or not self.widget(state, "give_up"):
                return key
        return "give_up"

    def lay_away(self, state: State) -> None:
        """Drag as many cards to the middle as are to be chosen, and lay them away."""
        for number in range(state["choosing"]):
            card = next(c for c in self.playable(state) if c["card"] not in state["chosen"])
            self.choose(state, card)
            state = self.program.wait("chosen card", partial(_chosen, number + 1))
        self.confirm(state)

    def choose(self, state: State, card: State) -> None:
        self.desktop.drag(self.program.place(card["rect"]), self.program.place(state["zone"]))

    def confirm(self, state: State) -> None:
        self.call(state, "accept")


class GleekTypist(GleekPlayer, Typist):
    """The same person without a mouse: Space marks a card, Enter lays the marked ones away."""

    def choose(self, state: State, card: State) -> None:
        self.focus(f"card {state['hand'].index(card)}")
        self.desktop.key("space")

    def confirm(self, state: State) -> None:
        self.enter(state)


def _chosen(count: int, state: State) -> bool:
    return len(state["chosen"]) == count and bool(state["turn"])

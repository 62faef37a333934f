"""A person at the table: sees what the record tells, plays with the mouse or the keyboard."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import Any, Self

from tests.desktop.harness import PATIENCE, Desktop, Program, State, running


def settings(**values: str | float | bool) -> str:
    """A settings file: short rests, and whatever a test wants otherwise."""
    chosen: dict[str, str | float | bool] = {"rest": 0.6, "confirm_give_up": False, **values}
    # JSON writes these three kinds of value as TOML does.
    return "".join(f"{name} = {json.dumps(value)}\n" for name, value in chosen.items())


class Player:
    """Plays Truco in a :class:`Program`. What is done is done when the record shows it."""

    def __init__(self, program: Program) -> None:
        self.program = program
        self.desktop = program.desktop
        self._raised = 0

    @classmethod
    @contextmanager
    def at(
        cls,
        desktop: Desktop,
        home: Path,
        *arguments: str,
        choices: dict[str, str | float | bool] | None = None,
        **more: Any,
    ) -> Iterator[Self]:
        """A player at a running program, with these settings if there are none yet."""
        home.mkdir(parents=True, exist_ok=True)
        file = home / "settings.toml"
        if not file.exists():
            file.write_text(settings(**(choices or {})), encoding="utf-8")
        with running(desktop, home, *arguments, **more) as program:
            yield cls(program)

    # What is seen

    def await_turn(self) -> State:
        """Until there is something to decide, or the match is over."""
        while True:
            state = self.program.wait(
                "decision", lambda state: state["scene"] == "results" or pending(state)
            )
            if state["scene"] == "results" or state["turn"]:
                return state
            self.go_on(state)

    def passed(self, before: State, patience: float = PATIENCE) -> State:
        """Until the match has gone on from ``before``."""
        return self.program.wait(
            f"change from {moment(before)}", lambda s: moment(s) != moment(before), patience
        )

    @staticmethod
    def widget(state: State, key: str) -> State | None:
        """The button of this key, if it can be pressed."""
        found = (w for w in state["widgets"] if w["key"] == key and w["enabled"])
        return next(found, None)

    @staticmethod
    def playable(state: State) -> Sequence[State]:
        """The cards of the hand that may be played."""
        return [card for card in state["hand"] if card["legal"]]

    # What is done

    def go_on(self, state: State) -> None:
        """Leave the result of a deal behind by a click on the cloth."""
        self.desktop.click(self.program.place(state["zone"]))
        self.passed(state)

    def call(self, state: State, key: str) -> None:
        """Press a button beside the hand."""
        button = self.widget(state, key)
        assert button is not None, (key, state["widgets"])
        self.desktop.click(self.program.place(button["rect"]))
        self.passed(state)

    def play(self, state: State, card: State) -> None:
        """Drag a card to the table."""
        self.desktop.drag(self.program.place(card["rect"]), self.program.place(state["zone"]))
        self.passed(state)

    def decide(self, state: State) -> None:
        """Accept what is asked; raise once in a deal, so that a match has its calls and its end;
        otherwise play the first card that may be played."""
        if self.widget(state, "accept"):
            self.call(state, "accept")
        elif self.widget(state, "raise") and state["deal"] != self._raised and state["tricks"]:
            self._raised = state["deal"]
            self.call(state, "raise")
        else:
            self.play(state, self.playable(state)[0])

    def play_to_the_end(self) -> State:
        """Decide until the result of the match is on the screen."""
        while True:
            state = self.await_turn()
            if state["scene"] == "results":
                return state
            self.decide(state)


class Typist(Player):
    """The same person without a mouse."""

    def go_on(self, state: State) -> None:
        self.enter(state)

    def call(self, state: State, key: str) -> None:
        self.focus(key)
        self.enter(state)

    def play(self, state: State, card: State) -> None:
        self.focus(f"card {state['hand'].index(card)}")
        self.enter(state)

    def enter(self, state: State) -> None:
        """Press Enter until it is heard: while something is still shown it only hurries that."""
        for _ in range(5):
            self.desktop.key("Return")
            try:
                self.passed(state, patience=4)
            except AssertionError:
                continue
            return
        self.passed(state)

    def focus(self, key: str) -> None:
        """Move the focus with the arrow keys, and where they do not lead with Tab."""
        for arrow in ("Right",) * 6 + ("Tab",) * 24:
            state = self.program.state()
            if self._focus(state) == key:
                return
            self.desktop.key(arrow)
            moved = partial(self._focus_left, self._focus(state))
            try:
                self.program.wait("focus", moved, patience=2)
            except AssertionError:
                continue  # the end of a row
        raise AssertionError(f"the focus does not come to {key}: {self.program.state()}")

    def _focus_left(self, key: str | None, state: State) -> bool:
        return self._focus(state) != key

    @staticmethod
    def _focus(state: State) -> str | None:
        return next((w["key"] for w in state["widgets"] if w["focus"]), None)


def pending(state: State) -> bool:
    """Whether the table waits for the person."""
    return bool(state.get("turn")) or state.get("phase") in ("deal over", "match over")


def moment(state: State) -> tuple[object, ...]:
    """What tells one moment of a match from the next."""
    names = ("scene", "actions", "deal", "phase", "score")
    return tuple(str(state.get(name)) for name in names)

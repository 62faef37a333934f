"""Plays on a table as a player would: posted events, and time that passes when a test says so."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pygame

from game.app import App
from game.match import Match
from game.scenes.table import TableScene
from game.table.controls import HandCard
from game.table.session import Session


class Clock:
    """A clock that shows what it is told: ``step`` milliseconds a frame."""

    def __init__(self) -> None:
        self.step = 16

    def tick(self, framerate: float, /) -> int:
        return self.step


class Table:
    """A table scene on top of a program, and hands on its mouse and keyboard."""

    def __init__(self, app: App, clock: Clock, match: Match) -> None:
        self.app, self.clock, self.match = app, clock, match
        self.scene = TableScene(app, match)
        app.begin()
        app.push(self.scene)
        self.frames(12)

    @property
    def session(self) -> Session:
        return self.scene.session

    def frames(self, count: int = 1) -> None:
        for _n in range(count):
            self.app.frame()

    def until(self, so: Callable[[], bool], most: int = 6000) -> None:
        """Let frames pass until something is so."""
        for _n in range(most):
            if so():
                return
            self.app.frame()
        raise AssertionError(f"did not come to be; phase {self.session.phase}")

    def until_asked(self) -> None:
        """Until the player may act, going on after every result."""

        def asked() -> bool:
            if self.session.phase == "deal over" and not self.session.director.busy:
                self.key(pygame.K_RETURN)
            return self.session.phase == "asking" and not self.session.director.busy

        self.until(asked)

    def at_rest(self) -> None:
        """Until nothing moves any more, the first tooltips and fades included."""
        self.until(lambda: not self.scene.animating)
        self.frames(3)

    def close(self) -> None:
        """Close the window, as a player does in the middle of a match."""
        self.app.close()

    # Mouse

    def post(self, kind: int, **values: Any) -> None:
        pygame.event.post(pygame.event.Event(kind, **values))

    def move(self, pos: tuple[int, int], *, down: bool = False) -> None:
        self.post(pygame.MOUSEMOTION, pos=pos, rel=(0, 0), buttons=(int(down), 0, 0), touch=False)

    def press(self, pos: tuple[int, int], button: int = 1) -> None:
        self.post(pygame.MOUSEBUTTONDOWN, pos=pos, button=button, touch=False)

    def release(self, pos: tuple[int, int], button: int = 1) -> None:
        self.post(pygame.MOUSEBUTTONUP, pos=pos, button=button, touch=False)

    def click(self, pos: tuple[int, int]) -> None:
        self.move(pos)
        self.press(pos)
        self.release(pos)
        self.frames(2)

    def grab(self, start: tuple[int, int], end: tuple[int, int]) -> None:
        """Press at ``start`` and move to ``end`` without letting go."""
        self.move(start)
        self.press(start)
        self.frames(1)
        for n in range(1, 6):
            share = n / 5
            x = round(start[0] + (end[0] - start[0]) * share)
            y = round(start[1] + (end[1] - start[1]) * share)
            self.move((x, y), down=True)
            self.frames(1)

    def drag(self, start: tuple[int, int], end: tuple[int, int]) -> None:
        self.grab(start, end)
        self.release(end)
        self.frames(1)

    def key(self, code: int, mod: int = 0) -> None:
        self.post(pygame.KEYDOWN, key=code, mod=mod, unicode="")
        self.post(pygame.KEYUP, key=code, mod=mod, unicode="")
        self.frames(2)

    # Places

    def card(self, index: int) -> tuple[int, int]:
        """A visible point of a card of the own hand, in pixels."""
        widget = next(
            w for w in self.scene.desk.widgets if isinstance(w, HandCard) and w.index == index
        )
        scale = self.app.metrics.scale
        return round((widget.rect.x + widget.rect.w / 2) * scale), round(
            widget.rect.centery * scale
        )

    @property
    def zone(self) -> tuple[int, int]:
        """The middle of the own place in the trick, in pixels."""
        pose = self.scene.painter.layout.trick_pose(0)
        return round(pose.x), round(pose.y)

    def button(self, key: str) -> tuple[int, int]:
        """The middle of a button, in pixels."""
        rect = self.scene.desk.find(key).rect
        scale = self.app.metrics.scale
        return round(rect.centerx * scale), round(rect.centery * scale)

    @property
    def has_card(self) -> bool:
        """Whether a card of the own hand can be played."""
        choice = self.session.choice
        return choice is not None and bool(choice.plays)

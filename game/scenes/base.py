"""What a scene is, and what it may ask of the program around it."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Protocol

import pygame

from game.settings import Settings
from game.store import Store
from game.ui.context import Ui
from game.ui.events import Input, Press
from game.ui.focus import Desk
from game.ui.metrics import Metrics
from game.ui.widget import Widget


class Stage(Protocol):
    """The program as scenes see it: the scene stack and what all scenes share."""

    ui: Ui
    store: Store
    notices: list[str]
    """Faults found in files, as sentences for the player."""

    @property
    def settings(self) -> Settings:
        """The store's settings."""

    def notice(self, sentence: str) -> None:
        """Remember a fault for the player."""

    def push(self, scene: Scene) -> None:
        """Put a scene on top."""

    def pop(self) -> None:
        """Take the top scene away; the program ends with the last."""

    def replace(self, scene: Scene) -> None:
        """Put a scene in the place of the top one."""

    def reset(self, scene: Scene) -> None:
        """Put a scene in the place of all."""

    def under(self, scene: Scene) -> Scene | None:
        """The scene beneath ``scene``, if there is one."""

    def quit(self) -> None:
        """End the program."""

    def apply_settings(self) -> None:
        """Let changed settings take effect everywhere, and save them."""


class Scene:
    """One screen of the program. ``modal`` scenes are drawn over the one below.

    ``dirty`` asks for a frame; ``animating`` for sixty of them a second.
    """

    name = ""
    """The name of its file."""
    modal = False

    def __init__(self, app: Stage) -> None:
        self.app = app
        self.ui = app.ui
        self.dirty = True

    def enter(self) -> None:
        """It becomes the top scene, for the first time or again."""

    def leave(self) -> None:
        """It is taken away, or the program ends."""

    def handle(self, event: Input) -> bool:
        """What the player does; whether the scene used it."""
        return False

    def update(self, dt: float) -> None:
        """Let ``dt`` seconds pass."""

    def draw(self, surface: pygame.Surface) -> None:
        """Draw all of it onto the window's surface."""

    @property
    def animating(self) -> bool:
        return False

    def resized(self, metrics: Metrics) -> None:
        """Lay out anew: the window's size, the text size or the language has changed."""

    def keys_changed(self) -> None:
        """Commands lie on other keys than before: letters on buttons are no longer right."""

    def trace(self) -> dict[str, object]:
        """What tests of a real window want to know of it."""
        return {}

    def facts(self) -> list[dict[str, object]]:
        """Its widgets, for the same tests."""
        return []


class Screen(Scene):
    """A scene made of widgets. Subclasses build them in :meth:`build` and draw behind them in
    :meth:`draw_behind`."""

    title = ""
    """What the page is called, translated; spoken when it opens."""
    first_focus = ""
    """Key of the widget that has the focus at first."""

    def __init__(self, app: Stage) -> None:
        super().__init__(app)
        self.desk = Desk(self.ui)
        self._built = False

    def build(self) -> Iterable[Widget]:
        """The widgets, laid out for the present window. Called again after every change of it."""
        return ()

    def rebuild(self) -> None:
        """Make the widgets anew; the focus stays."""
        self._built = True
        self.desk.set(self.build())
        if self.desk.focus is None:
            stops = self.desk.stops()
            wanted = next((w for w in stops if w.key == self.first_focus), None)
            self.desk.give_focus(wanted or (stops[0] if stops else None), say=False)
        self.ui.redraw()

    def enter(self) -> None:
        if not self._built:
            self.rebuild()
        self.ui.speech.say(self.title)
        if self.desk.focus is not None:
            self.ui.speech.say(self.desk.focus.spoken())

    def resized(self, metrics: Metrics) -> None:
        self.rebuild()

    def keys_changed(self) -> None:
        if self._built:
            self.rebuild()

    def handle(self, event: Input) -> bool:
        if self.desk.handle(event):
            return True
        return isinstance(event, Press) and self.command(event)

    def command(self, event: Press) -> bool:
        """A key that no widget wanted."""
        if event.means("cancel") and not event.repeat:
            self.back()
        elif event.means("help"):
            self.show_keys()
        elif event.means("rules"):
            self.show_rules()
        else:
            return False
        return True

    def back(self) -> None:
        """Escape: to the scene below."""
        self.app.pop()

    def show_keys(self) -> None:
        from game.scenes.keys_help import KeysHelp

        self.app.push(KeysHelp(self.app))

    def show_rules(self) -> None:
        from game.scenes.rules import Rules

        self.app.push(Rules(self.app))

    def update(self, dt: float) -> None:
        self.desk.update(dt)

    def draw(self, surface: pygame.Surface) -> None:
        self.draw_behind(surface)
        self.desk.draw(surface)

    def draw_behind(self, surface: pygame.Surface) -> None:
        """What lies behind the widgets."""

    def facts(self) -> list[dict[str, object]]:
        return self.desk.facts()

"""An interface without a window, a program without time: what the tests of ui and scenes share."""

from __future__ import annotations

from pathlib import Path

import pygame

from game import resources
from game.app import App
from game.settings import Settings
from game.store import Store
from game.ui import keys as keys_of
from game.ui.audio import Audio
from game.ui.context import Ui
from game.ui.events import Pointer, Press
from game.ui.fonts import Fonts
from game.ui.images import Images
from game.ui.metrics import Metrics
from game.ui.paint import Paint
from game.ui.speech import Speech
from game.ui.text import Text
from game.ui.theme import Theme
from game.ui.widget import Widget

KEYS = resources.path("config", "keys.toml")


class StillClock:
    """A clock on which each frame takes ``step`` milliseconds; it keeps the rates asked for."""

    def __init__(self, step: int = 20) -> None:
        self.step = step
        self.rates: list[float] = []

    def tick(self, framerate: float, /) -> int:
        self.rates.append(framerate)
        return self.step


def make_ui(size: tuple[int, int] = (1920, 1080), text_scale: float = 1.0) -> Ui:
    """An interface that draws onto surfaces of ``size``."""
    pygame.display.init()
    metrics = Metrics(size, text_scale)
    sprites = resources.path("sprites")
    keys, faults = keys_of.load(KEYS)
    assert faults == []
    return Ui(
        metrics,
        Text(Fonts(sprites / "fonts"), metrics),
        Images(sprites),
        Paint(metrics, Theme()),
        Audio(resources.path("sounds"), Settings()),
        Speech(),
        keys,
    )


def make_app(
    home: Path,
    size: tuple[int, int] = (1280, 720),
    *,
    clock: StillClock | None = None,
    **settings: object,
) -> App:
    """A program with its folders in ``home``."""
    store = Store(home / "config", home / "data")
    for name, value in settings.items():
        setattr(store.settings, name, value)
    return App(store, clock=clock or StillClock(), size=size)


def surface(ui: Ui) -> pygame.Surface:
    """Something to draw on."""
    return pygame.Surface(ui.metrics.size_px)


def press(*commands: str, key: int = 0, writes: bool = False) -> Press:
    return Press(commands, key, writes=writes)


def click(target: Widget | tuple[float, float], touch: bool = False) -> list[Pointer]:
    """A press and a release in the middle of a widget, or at a place."""
    x, y = target.rect.center if isinstance(target, Widget) else target
    return [
        Pointer("down", x, y, button=1, touch=touch),
        Pointer("up", x, y, button=1, touch=touch),
    ]


def run(app: App, frames: int = 12) -> None:
    """Let frames pass."""
    for _ in range(frames):
        app.frame()

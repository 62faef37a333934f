"""The window, the clock, the main loop and the scene stack. Nothing here knows a game."""

from __future__ import annotations

import gc
import sys
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Protocol

import pygame

from game import resources
from game.i18n import install
from game.settings import Settings
from game.store import Store
from game.ui import trace
from game.ui.audio import VARIED, Audio
from game.ui.context import Ui
from game.ui.events import Input, Press
from game.ui.fonts import Fonts
from game.ui.images import Images
from game.ui.input import Reader
from game.ui.keys import Keys
from game.ui.metrics import Metrics
from game.ui.paint import Paint
from game.ui.speech import Speech
from game.ui.text import Text
from game.ui.theme import Theme
from game.ui.window import NoScreen, open_window

if TYPE_CHECKING:
    from game.scenes.base import Scene

MOVING, STILL = 60, 30
"""Frames a second while something moves, and looks at the events while nothing does."""

LONGEST_STEP = 0.05
"""Seconds that one frame may let pass: after a stall animations go on, they do not jump."""

SETTLED = 0.12
"""Seconds without a further change of size after which the window is laid out anew."""

FADE = 0.16
"""Seconds in which one scene gives way to another."""


__all__ = ["App", "Clock", "NoScreen", "run"]


class Clock(Protocol):
    """What the main loop wants of a clock."""

    def tick(self, framerate: float, /) -> int:
        """Wait for the rest of the frame; milliseconds since the last call."""


class App:
    """The running program.

    Raises:
        NoScreen: a window cannot be opened.
    """

    def __init__(
        self,
        store: Store,
        *,
        clock: Clock | None = None,
        size: tuple[int, int] | None = None,
        fullscreen: bool = False,
    ) -> None:
        """``size`` and ``fullscreen`` are for this time; the settings stay as they are."""
        self.store = store
        settings = self.settings
        self.notices: list[str] = []
        self.running = True
        self._scenes: list[Scene] = []
        self._later: list[Callable[[], object]] = []
        self._drawn = 0
        self._old: pygame.Surface | None = None
        self._unsettled = 0.0
        self._fade: pygame.Surface | None = None
        self._fade_left = 0.0
        self._asked_fullscreen = fullscreen
        self._fullscreen = settings.fullscreen or fullscreen
        self._own_size = size is None
        self._tuning = True
        usual = settings.window_width, settings.window_height
        self.window = open_window(settings, size or usual, self._fullscreen)
        self.clock: Clock = clock or pygame.time.Clock()
        metrics = Metrics(self.surface.get_size(), settings.text_scale / 100)
        sprites = resources.path("sprites")
        self.keys = Keys()
        self.ui = Ui(
            metrics,
            Text(Fonts(sprites / "fonts"), metrics),
            Images(sprites, self.notice),
            Paint(metrics, Theme()),
            Audio(resources.path("sounds"), settings),
            Speech(),
            self.keys,
            reduced_motion=settings.reduced_motion,
        )
        self.reader = Reader(self.keys, metrics)
        self._measure_zoom()

    # What scenes ask for

    @property
    def settings(self) -> Settings:
        return self.store.settings

    @property
    def surface(self) -> pygame.Surface:
        """What is drawn on."""
        return self.window.get_surface()

    @property
    def metrics(self) -> Metrics:
        return self.ui.metrics

    @property
    def top(self) -> Scene | None:
        return self._scenes[-1] if self._scenes else None

    def push(self, scene: Scene) -> None:
        self._change([*self._scenes, scene])

    def pop(self) -> None:
        self._change(self._scenes[:-1])

    def replace(self, scene: Scene) -> None:
        self._change([*self._scenes[:-1], scene])

    def reset(self, scene: Scene) -> None:
        self._change([scene])

    def under(self, scene: Scene) -> Scene | None:
        at = self._scenes.index(scene) if scene in self._scenes else 0
        return self._scenes[at - 1] if at > 0 else None

    def quit(self) -> None:
        self.running = False

    def notice(self, sentence: str) -> None:
        """Remember a fault for the player, and tell whoever started the program."""
        self.notices.append(sentence)
        if sys.stderr is not None:
            print(sentence, file=sys.stderr)

    def later(self, job: Callable[[], object]) -> None:
        """Do ``job`` after a frame has been drawn; one job a frame."""
        self._later.append(job)

    def apply_settings(self) -> None:
        install(self.settings.language)
        self.ui.reduced_motion = self.settings.reduced_motion
        self.ui.audio.changed()
        self._set_fullscreen(self.settings.fullscreen or self._asked_fullscreen)
        self._lay_out()
        self.store.save_settings()

    # The loop

    def run(self) -> int:
        """Until the player leaves. The exit status."""
        while self.running and self._scenes:
            self.frame()
        self.close()
        return 0

    def frame(self) -> None:
        """One turn of the loop: events, time, and a picture if anything has changed."""
        for event in pygame.event.get():
            self._event(event)
        top = self.top
        if top is None:
            return
        moving = top.animating or self._fade_left > 0 or self._unsettled > 0
        # The first frame waits for nothing.
        passed = self.clock.tick(MOVING if moving else STILL) if self._drawn else 0
        dt = min(passed / 1000, LONGEST_STEP)
        if self._unsettled > 0:
            self._unsettled -= dt
            if self._unsettled <= 0:
                self._lay_out()
            return
        top.update(dt)
        if self._fade_left > 0:
            self._fade_left -= dt
            self.ui.dirty = True
        if self.ui.dirty or (self.top is not None and self.top.dirty):
            self.draw()
            self.window.flip()
        elif self._tuning and not self._later and self.ui.audio.on:
            self._tuning = self.ui.audio.prepare(VARIED)
        self._write_trace(moving)
        if self._later and self._drawn:
            self._later.pop(0)()

    def draw(self) -> None:
        """Draw the scenes onto the window, without showing it."""
        self.ui.dirty = False
        surface = self.surface
        self._draw_scenes(surface)
        if self._fade is not None:
            if self._fade_left > 0:
                # 255 would be copied pixel by pixel, ten times as slowly.
                self._fade.set_alpha(min(254, round(255 * self._fade_left / FADE)))
                surface.blit(self._fade, (0, 0))
            else:
                self._fade = None
        self._drawn += 1

    def close(self) -> None:
        """Leave all scenes and give the window back."""
        for scene in reversed(self._scenes):
            scene.leave()
        self._scenes = []
        if self._own_size and not self._fullscreen:
            self.settings.window_width, self.settings.window_height = self.window.size
        self.store.save_settings()
        self.ui.audio.stop()
        self.window.destroy()

    def begin(self) -> None:
        """Put off until after the first frame what it does not need."""
        for job in (self._load_keys, self._load_theme, self._load_icon):
            self.later(job)
        self.later(self.ui.audio.start)
        self.later(self.reader.gamepads.open)
        self.later(self._take_notices)

    # Inside

    def _load_keys(self) -> None:
        from game.ui import keys

        own = self.store.config / "keys.toml"
        loaded, faults = keys.load(resources.path("config", "keys.toml"), own)
        self.keys.chords, self.keys.buttons = loaded.chords, loaded.buttons
        for fault in faults:
            self.notice(fault)
        for scene in self._scenes:
            scene.keys_changed()

    def _load_theme(self) -> None:
        from game.ui import theme

        loaded, faults = theme.load(resources.path("config", "themes", "default.toml"))
        if loaded != self.ui.theme:
            self.ui.paint.use(loaded)
            self.ui.redraw()
        for fault in faults:
            self.notice(fault)

    def _load_icon(self) -> None:
        if self.ui.images.exists("app/icon.svg"):
            self.window.set_icon(self.ui.images.svg("app/icon.svg", 64))

    def _take_notices(self) -> None:
        for sentence in self.store.take_notices():
            self.notice(sentence)

    def _change(self, scenes: list[Scene]) -> None:
        before = self.top
        if before is not None and self._drawn and not self._unsettled:
            self._fade = pygame.Surface(self.surface.get_size()).convert(self.surface)
            self._draw_scenes(self._fade)
            self._fade_left = FADE
        gone = [scene for scene in self._scenes if scene not in scenes]
        self._scenes = scenes
        for scene in reversed(gone):
            scene.leave()
        if not scenes:
            self.running = False
        elif self.top is not before and self.top is not None:
            self.top.enter()
            self.top.dirty = True
        self.ui.dirty = True

    def _draw_scenes(self, surface: pygame.Surface) -> None:
        start = len(self._scenes) - 1
        while start > 0 and self._scenes[start].modal:
            start -= 1
        for scene in self._scenes[max(0, start) :]:
            scene.dirty = False
            scene.draw(surface)

    def _event(self, event: pygame.event.Event) -> None:
        if event.type in (pygame.QUIT, pygame.WINDOWCLOSE):
            self.running = False
        elif event.type in (pygame.WINDOWSIZECHANGED, pygame.WINDOWRESIZED):
            self._resized()
        elif event.type in (pygame.WINDOWEXPOSED, pygame.WINDOWRESTORED):
            self.ui.dirty = True
        for given in self.reader.read(event):
            self.handle(given)

    def handle(self, given: Input) -> None:
        """Give the player's doing to the top scene; a few commands act everywhere."""
        top = self.top
        if top is None:
            return
        if isinstance(given, Press) and given.means("fullscreen"):
            self._asked_fullscreen = False
            self.settings.fullscreen = not self._fullscreen
            self.apply_settings()
        elif not top.handle(given) and isinstance(given, Press) and given.means("mute"):
            self.settings.mute = not self.settings.mute
            self.apply_settings()

    def _resized(self) -> None:
        """Stretch the old picture to the new size at once; lay out when the size stays."""
        size = self.surface.get_size()
        if size == self.metrics.size_px:
            return
        if self._old is None:
            self._old = pygame.Surface(self.metrics.size_px).convert(self.surface)
            self._draw_scenes(self._old)
        self._fade, self._fade_left = None, 0.0
        self.surface.blit(pygame.transform.scale(self._old, size), (0, 0))
        self.window.flip()
        self._unsettled = SETTLED

    def _lay_out(self) -> None:
        self._old = None
        self._unsettled = 0.0
        metrics = Metrics(self.surface.get_size(), self.settings.text_scale / 100)
        self.ui.resized(metrics)
        self.reader.metrics = metrics
        self._measure_zoom()
        for scene in self._scenes:
            scene.resized(metrics)
            scene.dirty = True

    def _measure_zoom(self) -> None:
        points = self.window.size[0]
        self.reader.zoom = self.surface.get_width() / points if points else 1.0

    def _set_fullscreen(self, on: bool) -> None:
        if on == self._fullscreen:
            return
        self._fullscreen = on
        # The window may refuse (a tiling desktop): then it stays as it is.
        try:
            if on:
                self.window.set_fullscreen(desktop=True)
            else:
                self.window.set_windowed()
        except pygame.error as error:
            self.notice(str(error))

    def _write_trace(self, moving: bool) -> None:
        top = self.top
        if not trace.ON or top is None:
            return
        under = self.under(top)
        trace.write(
            {
                "scene": top.name,
                "dialog": top.name if top.modal else None,
                "under": under.name if under is not None else None,
                "size": list(self.metrics.size_px),
                "busy": moving or top.animating,
                "widgets": top.facts(),
                **top.trace(),
            }
        )


def run(args: Any) -> int:
    """Play: open the window and stay until the player leaves.

    ``args`` has ``store``; ``match``, to begin with it, or None for the title; ``size`` of the
    window in pixels or None; ``fullscreen``.

    Raises:
        NoScreen: there is no display.
    """
    store: Store = args.store
    app = App(store, size=args.size, fullscreen=args.fullscreen)
    if args.match is None:
        from game.scenes.title import Title

        app.push(Title(app))
    else:
        from game.scenes.table import TableScene

        app.push(TableScene(app, args.match))
    app.begin()
    # What is there by now stays: the collector need not walk it in the slices that bots think in.
    app.later(gc.freeze)
    return app.run()

"""The program around the scenes: stack, time, drawing only what changed, resizing."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from functools import partial
from pathlib import Path

import pygame
import pytest

from game import resources
from game.app import FADE, LONGEST_STEP, MOVING, SETTLED, STILL, App
from game.scenes.base import Scene, Stage
from game.store import Store
from game.ui.events import Attention, Input, Press
from game.ui.metrics import Metrics
from tests.ui.support import StillClock, make_app, run


class Probe(Scene):
    """Writes down what happens to it."""

    name = "probe"

    def __init__(self, app: Stage, name: str = "probe", *, modal: bool = False) -> None:
        super().__init__(app)
        self.name = name
        self.modal = modal
        self.log: list[str] = []
        self.steps: list[float] = []
        self.events: list[Input] = []
        self.drawn = 0
        self.moving = False

    def enter(self) -> None:
        self.log.append("enter")

    def leave(self) -> None:
        self.log.append("leave")

    def handle(self, event: Input) -> bool:
        self.events.append(event)
        return False

    def update(self, dt: float) -> None:
        self.steps.append(dt)

    def draw(self, surface: pygame.Surface) -> None:
        self.drawn += 1
        surface.fill((10, 60, 30))

    @property
    def animating(self) -> bool:
        return self.moving

    def resized(self, metrics: Metrics) -> None:
        self.log.append(f"resized {metrics.size_px[0]}x{metrics.size_px[1]}")


@pytest.fixture
def app(tmp_path: Path) -> Iterator[App]:
    app = make_app(tmp_path)
    yield app
    app.window.destroy()
    pygame.event.clear()


def settle(app: App) -> None:
    """Let fades pass."""
    run(app, int(FADE / 0.02) + 3)


def test_the_stack(app: App) -> None:
    one, two, three = (Probe(app, name) for name in "123")
    app.push(one)
    app.push(two)
    assert app.top is two
    assert app.under(two) is one
    app.pop()
    assert app.top is one
    assert (one.log, two.log) == (["enter", "enter"], ["enter", "leave"])
    app.replace(three)
    assert one.log[-1] == "leave"
    app.push(one)
    app.reset(two)
    assert app.top is two
    assert app.under(two) is None
    assert three.log == ["enter", "leave"]
    app.pop()
    assert not app.running


def test_nothing_is_drawn_when_nothing_changed(app: App) -> None:
    scene = Probe(app)
    app.push(scene)
    settle(app)
    before = scene.drawn
    run(app, 50)
    assert scene.drawn == before
    app.ui.redraw()
    run(app, 5)
    assert scene.drawn == before + 1
    scene.dirty = True
    run(app, 5)
    assert scene.drawn == before + 2


def test_a_uncovered_window_is_drawn_again(app: App) -> None:
    scene = Probe(app)
    app.push(scene)
    settle(app)
    before = scene.drawn
    pygame.event.post(pygame.event.Event(pygame.WINDOWEXPOSED))
    run(app, 3)
    assert scene.drawn == before + 1


def test_only_the_top_scene_lives_but_a_modal_one_shows_the_one_below(app: App) -> None:
    below, over = Probe(app, "below"), Probe(app, "over", modal=True)
    app.push(below)
    settle(app)
    steps, drawn = len(below.steps), below.drawn
    app.push(over)
    app.frame()
    assert len(below.steps) == steps
    assert below.drawn > drawn
    assert over.steps == [0.02]


def test_frames_are_counted_by_need(tmp_path: Path) -> None:
    clock = StillClock()
    app = make_app(tmp_path, clock=clock)
    scene = Probe(app)
    app.push(scene)
    settle(app)
    app.frame()
    assert clock.rates[-1] == STILL
    scene.moving = True
    app.frame()
    assert clock.rates[-1] == MOVING
    app.window.destroy()


def test_a_stall_is_no_leap(tmp_path: Path) -> None:
    app = make_app(tmp_path, clock=StillClock(2000))
    scene = Probe(app)
    app.push(scene)
    run(app, 2)
    assert scene.steps == [0.0, LONGEST_STEP]  # the first frame waits for nothing
    app.window.destroy()


def test_a_new_size_stretches_the_old_picture_then_lays_out(app: App) -> None:
    scene = Probe(app)
    app.push(scene)
    settle(app)
    drawn = scene.drawn
    app.window.size = (1600, 900)
    app.frame()
    assert scene.log == ["enter"]
    assert scene.drawn == drawn + 1  # once, to have something to stretch
    assert app.surface.get_at((1590, 890))[:3] == (10, 60, 30)
    run(app, int(SETTLED / 0.02) + 2)
    assert scene.log == ["enter", "resized 1600x900"]
    assert app.metrics.size_px == (1600, 900)
    assert app.reader.metrics == app.metrics


def test_resizing_goes_on_while_the_size_changes(app: App) -> None:
    scene = Probe(app)
    app.push(scene)
    settle(app)
    for width in range(1000, 1500, 50):
        app.window.size = (width, 800)
        run(app, 2)
    assert scene.log == ["enter"]
    run(app, 10)
    assert scene.log == ["enter", "resized 1450x800"]


def test_lost_attention_reaches_the_scene(app: App) -> None:
    scene = Probe(app)
    app.push(scene)
    pygame.event.post(pygame.event.Event(pygame.WINDOWFOCUSLOST))
    app.frame()
    assert Attention(False) in scene.events


def test_closing_the_window_leaves_every_scene(tmp_path: Path) -> None:
    app = make_app(tmp_path)
    one, two = Probe(app, "1"), Probe(app, "2")
    app.push(one)
    app.push(two)
    pygame.event.post(pygame.event.Event(pygame.QUIT))
    assert app.run() == 0
    assert one.log[-1] == two.log[-1] == "leave"
    assert (tmp_path / "config" / "settings.toml").exists()


def test_mute_works_everywhere(app: App) -> None:
    app.push(Probe(app))
    app.handle(Press(("mute",)))
    assert app.settings.mute


def test_text_scale_and_language_take_effect_at_once(app: App) -> None:
    scene = Probe(app)
    app.push(scene)
    app.settings.text_scale = 150
    app.apply_settings()
    assert app.metrics.text_scale == 1.5
    assert scene.log[-1] == "resized 1280x720"


def test_full_screen_asked_for_once_is_not_kept(tmp_path: Path) -> None:
    store = Store(tmp_path / "config", tmp_path / "data")
    app = App(store, clock=StillClock(), fullscreen=True)
    app.push(Probe(app))
    app.frame()
    app.apply_settings()
    assert app._fullscreen
    assert not store.settings.fullscreen
    app.handle(Press(("fullscreen",)))
    assert not app._fullscreen
    app.handle(Press(("fullscreen",)))
    assert store.settings.fullscreen
    app.close()


def test_put_off_work_comes_after_the_first_frame_one_by_one(app: App) -> None:
    done: list[int] = []
    app.push(Probe(app))
    for number in range(3):
        app.later(partial(done.append, number))
    assert done == []
    app.frame()
    assert done == [0]
    run(app, 5)
    assert done == [0, 1, 2]


def test_keys_theme_and_sound_are_there_soon_after_the_start(app: App) -> None:
    app.push(Probe(app))
    app.begin()
    assert not app.ui.audio.on
    assert app.keys.chords == {}
    run(app, 10)
    assert app.ui.audio.on
    assert app.keys.shown("help") == "F1"
    assert app.ui.theme.name == "default"
    assert app.notices == []
    app.ui.audio.stop()


def test_faults_of_files_become_notices(tmp_path: Path) -> None:
    (tmp_path / "config").mkdir()
    (tmp_path / "config" / "keys.toml").write_text("[keys]\nundo = 'x+y'\n", encoding="utf-8")
    (tmp_path / "config" / "settings.toml").write_text("speed = 7\n", encoding="utf-8")
    app = make_app(tmp_path)
    app.push(Probe(app))
    app.begin()
    run(app, 10)
    assert any("keys.undo" in n for n in app.notices)
    assert any("speed" in n for n in app.notices)
    app.ui.audio.stop()
    app.window.destroy()


START = """
import os, sys
for name in ("SDL_VIDEODRIVER", "DISPLAY", "WAYLAND_DISPLAY"):
    os.environ.pop(name, None)
if sys.argv[1]:
    os.environ["SDL_VIDEODRIVER"] = sys.argv[1]
from game.app import App, NoScreen
from game.store import Store
try:
    App(Store())
except NoScreen as error:
    print("no screen:", error)
"""


@pytest.mark.parametrize("driver", ["", "x11"])
def test_without_a_display_there_is_no_screen(tmp_path: Path, driver: str) -> None:
    """Also where SDL falls back to a driver that draws for nobody."""
    done = subprocess.run(
        [sys.executable, "-c", START, driver],
        env={**os.environ, "VAZA_HOME": str(tmp_path)},
        cwd=resources.root(),
        capture_output=True,
        text=True,
        check=True,
    )
    assert done.stdout.startswith("no screen: ")


LEAN = """
import sys
import game.app, game.scenes.title
heavy = {"numpy", "asyncio", "importlib.metadata", "babel", "pygame.mixer", "unittest", "email",
         "xml", "game.match", "game.bots.persona", "http", "ssl"}
print(sorted(heavy & set(sys.modules)))
"""


def test_the_first_frame_needs_nothing_heavy() -> None:
    """``pygame`` itself imports ``pygame.mixer``; it is the device that must wait."""
    done = subprocess.run(
        [sys.executable, "-c", LEAN],
        cwd=resources.root(),
        capture_output=True,
        text=True,
        check=True,
    )
    loaded = done.stdout.strip().splitlines()[-1]
    assert loaded in ("[]", "['pygame.mixer']")

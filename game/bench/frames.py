"""A deal on the table, the table at rest, and memory, beside the least that they could cost."""

from __future__ import annotations

import argparse
import gc
import json
import os
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from game.bench.figure import Figure, NothingShown
from game.bench.process import environment

if TYPE_CHECKING:
    from pygame import Rect, Surface

    from game.table.canvas import Item, Stamp

SIZES = {"1080p": (1920, 1080), "4K": (3840, 2160)}
RESTING = 3.0
"""Seconds for which the resting table is watched."""
STEP = 16
"""Milliseconds from frame to frame in measured animations."""


def measure(rounds: int) -> Iterator[Figure]:
    """A deal, the table at rest and memory, at each size."""
    for name, size in SIZES.items():
        told = _of_child("table", str(size[0]), str(size[1]), str(rounds))
        yield Figure(f"deal at {name}, a frame", told["ours"], "ms", 2.0, told["bare"])
        yield Figure(f"at rest at {name}, processor", told["processor"], "%", 1.0)
        yield Figure(f"at rest at {name}, frames", told["drawn"], "", 0.0)
        pictures = json.dumps(told["pictures"])
        bare = _of_child("pictures", str(size[0]), str(size[1]), told=pictures)
        yield Figure(f"memory at {name}", told["memory"], "MB", 2.0, bare["memory"])


def _ms(seconds: Sequence[float]) -> float:
    """The median, in milliseconds."""
    return 1000 * statistics.median(seconds)


def _of_child(what: str, *arguments: str, told: str = "") -> dict[str, Any]:
    """What a process of its own measures, so that no other measurement lies in its memory."""
    with tempfile.TemporaryDirectory(prefix="vaza-bench-") as home:
        done = subprocess.run(
            [
                sys.executable,
                "-c",
                "from game.bench.frames import child; child()",
                what,
                *arguments,
            ],
            input=told,
            env=environment(VAZA_HOME=home, SDL_AUDIODRIVER="dummy"),
            stdout=subprocess.PIPE,
            text=True,
            check=False,
        )
    if done.returncode:
        raise NothingShown(f"measuring {what} ended with {done.returncode}")
    answer: dict[str, Any] = json.loads(done.stdout.splitlines()[-1])
    return answer


def child() -> None:
    """Entry of such a process: prints what it has measured as JSON."""
    what, width, height, *more = sys.argv[1:]
    size = int(width), int(height)
    print(json.dumps(_table(size, int(more[0])) if what == "table" else _pictures(size)))


class _Steady:
    """A clock by which every frame takes the same time, and nobody waits."""

    def tick(self, framerate: float, /) -> int:
        return STEP


def _table(size: tuple[int, int], rounds: int) -> dict[str, Any]:
    """Deal, rest, and tell the time, the memory and the pictures of it all."""
    import pygame

    from game import playing
    from game.app import App
    from game.scenes.table import TableScene
    from game.store import Store

    parser = argparse.ArgumentParser()
    playing.add_arguments(parser)
    store = Store()
    match = playing.match_of(parser.parse_args(["--players", "4", "--seed", "7"]), store)
    app = App(store, clock=_Steady(), size=size)
    scene = TableScene(app, match)
    app.push(scene)
    app.begin()
    while scene.session.phase == "showing":
        app.frame()
    memory = _resident()
    pictures = _kept_pictures()
    ours, bare = [], []
    recorder = _Recorder()
    for _ in range(rounds):
        recorder.frames.clear()
        scene.session.restart()
        start = time.process_time()
        while scene.session.director.busy:
            app.frame()
        ours.append((time.process_time() - start) / len(recorder.frames))
        start = time.process_time()
        recorder.play_bare(app.surface, app.window.flip)
        bare.append((time.process_time() - start) / len(recorder.frames))
    app.clock = pygame.time.Clock()
    end = time.monotonic() + 1
    while scene.animating or time.monotonic() < end:
        app.frame()  # sounds are loaded when nothing else is to be done
    recorder.frames.clear()
    spent, end = time.process_time(), time.monotonic() + RESTING
    while time.monotonic() < end:
        app.frame()
    return {
        "ours": _ms(ours),
        "bare": _ms(bare),
        "processor": 100 * (time.process_time() - spent) / RESTING,
        "drawn": len(recorder.frames),
        "memory": memory,
        "pictures": pictures,
    }


class _Recorder:
    """Remembers what tables paint, to paint it again by the shortest way."""

    def __init__(self) -> None:
        from game.table.canvas import Canvas, Stamp

        self.frames: list[list[Stamp]] = []
        paint = Canvas.paint

        def recorded(
            canvas: Canvas, target: Surface, still: list[Item], moving: list[Item], *, whole: bool
        ) -> list[Rect]:
            self.layer = canvas.layer
            self.frames.append([item for item in moving if isinstance(item, Stamp)])
            return paint(canvas, target, still, moving, whole=whole)

        Canvas.paint = recorded  # type: ignore[assignment, method-assign]

    def play_bare(self, target: Surface, flip: Callable[[], None]) -> None:
        """For every frame: the still picture where something moved away, then what moves."""
        layer = self.layer
        before: list[Stamp] = []
        for stamps in self.frames:
            for stamp in before:
                target.blit(layer, stamp.rect, stamp.rect)
            for stamp in stamps:
                target.blit(stamp.picture, (stamp.x, stamp.y))
            flip()
            before = stamps


def _kept_pictures() -> list[tuple[int, int, bool]]:
    """Width, height and transparency of every picture that the program keeps."""
    from pygame import SRCALPHA

    from game.table.canvas import Canvas
    from game.ui.cache import SurfaceCache

    kept = {}
    for thing in gc.get_objects():
        if isinstance(thing, SurfaceCache):
            kept.update({id(picture): picture for picture in thing._held.values()})
        elif isinstance(thing, Canvas):
            kept[id(thing.ground)] = thing.ground
    return [
        (*picture.get_size(), bool(picture.get_flags() & SRCALPHA)) for picture in kept.values()
    ]


def _pictures(size: tuple[int, int]) -> dict[str, Any]:
    """A bare window that holds pictures of the sizes told on standard input."""
    import pygame

    pygame.display.init()
    if pygame.display.get_driver() == "x11":
        os.environ["SDL_FRAMEBUFFER_ACCELERATION"] = "0"
    window = pygame.Window("bare", size)
    window.get_surface().fill("darkgreen")
    held = []
    for width, height, transparent in json.loads(sys.stdin.read()):
        picture = pygame.Surface((width, height), pygame.SRCALPHA if transparent else 0)
        picture.fill("darkred")  # memory that is never touched does not count
        held.append(picture)
    window.flip()
    return {"memory": _resident(), "held": len(held)}


def _resident() -> float:
    """Megabytes that this process holds now; the most so far, where the system does not tell."""
    try:
        with Path("/proc/self/statm").open() as told:
            return int(told.read().split()[1]) * os.sysconf("SC_PAGE_SIZE") / 1e6
    except OSError:
        import resource

        unit = 1 if sys.platform == "darwin" else 1024
        return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss * unit / 1e6

"""``vaza bench``: what the program costs, as ratios to the least that it could cost.

Times differ from machine to machine and from hour to hour. A ratio of two things that are measured
turn about in the same run says something about the program.
"""

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
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from pygame import Rect, Surface

    from game.table.canvas import Item, Stamp

SIZES = {"1080p": (1920, 1080), "4K": (3840, 2160)}
PATIENCE = 30.0
"""Seconds until a program that shows nothing is given up."""
SETTLING = 0.15
"""Seconds in which a screen gets over a window that has gone, before the next comes."""
RESTING = 3.0
"""Seconds for which the resting table is watched."""
STEP = 16
"""Milliseconds from frame to frame in measured animations."""


@dataclass(frozen=True, slots=True)
class Figure:
    """What was measured, in ``unit``. With ``bare``, the least it could be, the goal is how many
    times that it may be; without, the goal is a value of its own."""

    name: str
    ours: float
    unit: str
    goal: float
    bare: float | None = None

    @property
    def ratio(self) -> float:
        return self.ours if self.bare is None else self.ours / self.bare

    @property
    def met(self) -> bool:
        return self.ratio <= self.goal

    def __str__(self) -> str:
        told = f"{self.name:<28}{self.ours:9.2f} {self.unit:<3}"
        if self.bare is None:
            told += f"{'':24}   goal {self.goal:g} {self.unit}"
        else:
            told += (
                f"  bare{self.bare:9.2f} {self.unit:<3}{self.ratio:5.2f} ×  goal {self.goal:g} ×"
            )
        return told + ("" if self.met else "  MISSED")


class NothingShown(RuntimeError):
    """The program did not come as far as what was to be measured; the text says what it did."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The arguments of ``vaza bench``."""
    parser.description = (
        "Measures what the program costs, beside the least that it could cost, in the same run."
    )
    parser.epilog = (
        "startup  time from the start of the process to the first frame; bare: an empty window\n"
        "frames   a deal, a frame of it; bare: the same pictures blitted to the same places\n"
        "         the table at rest: processor time and frames drawn\n"
        "         resident memory; bare: an empty window that holds the same pictures\n"
        "\nExit code: 0 if every goal is met, 1 if not, 2 if there is no screen to measure on."
    )
    parser.add_argument("what", choices=sorted(BENCHES), help="what to measure")
    parser.add_argument("--json", action="store_true", help="print the figures as JSON")
    parser.add_argument(
        "--rounds", type=int, default=9, metavar="N", help="how often each is measured (9)"
    )


def run(arguments: argparse.Namespace) -> int:
    """Measure, print, and return 0 if every goal was met."""
    figures = []
    try:
        for figure in BENCHES[arguments.what](arguments.rounds):
            figures.append(figure)
            if not arguments.json:
                print(figure, flush=True)
    except NothingShown as error:
        print(f"vaza bench: {error}", file=sys.stderr)
        return 2
    if arguments.json:
        rows = [{**asdict(one), "ratio": round(one.ratio, 3), "met": one.met} for one in figures]
        print(json.dumps(rows, indent=2))
    return 0 if all(one.met for one in figures) else 1


# Start-up

BARE_WINDOW = """
import os, sys, time
import pygame
pygame.display.init()
if pygame.display.get_driver() == "x11":
    os.environ["SDL_FRAMEBUFFER_ACCELERATION"] = "0"
window = pygame.Window("bare", (int(sys.argv[1]), int(sys.argv[2])), resizable=True)
window.get_surface().fill("darkgreen")
window.flip()
print(time.monotonic(), flush=True)
sys.stdin.read()
"""
"""The least a program with a window can be: told its size, it says when its first frame was up."""


def startup(rounds: int) -> Iterator[Figure]:
    """Time from the start of the process to the first frame, ours and a bare window's.

    The shortest of the rounds counts: what else the machine does can only lengthen one.
    """
    ours, bare = [], []
    size = _first_frame_of_ours()[1]  # also warms what the disk has to read
    _first_frame_of_bare(size)
    for number in range(2 * rounds):
        time.sleep(SETTLING)
        if number % 4 in (0, 3):
            ours.append(_first_frame_of_ours()[0])
        else:
            bare.append(_first_frame_of_bare(size))
    yield Figure("first frame", 1000 * min(ours), "ms", 1.5, 1000 * min(bare))


def _ms(seconds: Sequence[float]) -> float:
    """The median, in milliseconds."""
    return 1000 * statistics.median(seconds)


def _first_frame_of_bare(size: tuple[int, int]) -> float:
    """Seconds from the start of a bare window of ``size`` to its first frame."""
    command = [sys.executable, "-c", BARE_WINDOW, str(size[0]), str(size[1])]
    start = time.monotonic()
    with _ended(
        subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, env=_environment())
    ) as process:
        assert process.stdout is not None
        for line in process.stdout:
            try:
                return float(line) - start
            except ValueError:
                continue  # pygame's greeting
    raise NothingShown("a bare window shows nothing here")


def _first_frame_of_ours() -> tuple[float, tuple[int, int]]:
    """Seconds from the start of the program to its first frame, and the size of its window."""
    with tempfile.TemporaryDirectory(prefix="vaza-bench-") as folder:
        start = time.monotonic()
        with program(Path(folder)) as (process, trace):
            first = next(facts(process, trace))
    width, height = first["size"]
    return first["at"] - start, (int(width), int(height))


@contextmanager
def program(home: Path, *arguments: str) -> Iterator[tuple[subprocess.Popen[bytes], Path]]:
    """Vaza itself, at home in an empty folder, and the file in which it tells what it shows."""
    trace = home / "trace.jsonl"
    command = [sys.executable]
    if not getattr(sys, "frozen", False):
        command += ["-m", "game"]
    environment = _environment(VAZA_HOME=str(home), VAZA_TRACE=str(trace))
    with _ended(
        subprocess.Popen(
            [*command, *arguments],
            env=environment,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
        )
    ) as process:
        yield process, trace


def facts(process: subprocess.Popen[bytes], trace: Path) -> Iterator[Mapping[str, Any]]:
    """What the program shows, line by line, for as long as anybody asks."""
    end = time.monotonic() + PATIENCE
    seen = 0
    while time.monotonic() < end and process.poll() is None:
        lines = trace.read_text(encoding="utf-8").splitlines() if trace.exists() else []
        for line in lines[seen:]:
            yield json.loads(line)
        seen = len(lines)
        time.sleep(0.002)
    raise NothingShown("the program opened no window, or has nothing more to show")


def _environment(**extra: str) -> dict[str, str]:
    """This environment, with a way to the program's modules, and without its greetings."""
    ways = [str(Path(__file__).resolve().parents[1]), os.environ.get("PYTHONPATH", "")]
    inherited = dict(os.environ)
    inherited.pop("PYTHONDONTWRITEBYTECODE", None)  # an installed program has its bytecode
    return {
        **inherited,
        "PYTHONPATH": os.pathsep.join(filter(None, ways)),
        "PYGAME_HIDE_SUPPORT_PROMPT": "1",
        **extra,
    }


@contextmanager
def _ended(process: subprocess.Popen[bytes]) -> Iterator[subprocess.Popen[bytes]]:
    """The process, ended whatever happens."""
    try:
        yield process
    finally:
        process.kill()
        process.communicate()


# Frames


def frames(rounds: int) -> Iterator[Figure]:
    """A deal, the table at rest and memory, at each size."""
    for name, size in SIZES.items():
        told = _of_child("table", str(size[0]), str(size[1]), str(rounds))
        yield Figure(f"deal at {name}, a frame", told["ours"], "ms", 2.0, told["bare"])
        yield Figure(f"at rest at {name}, processor", told["processor"], "%", 1.0)
        yield Figure(f"at rest at {name}, frames", told["drawn"], "", 0.0)
        pictures = json.dumps(told["pictures"])
        bare = _of_child("pictures", str(size[0]), str(size[1]), told=pictures)
        yield Figure(f"memory at {name}", told["memory"], "MB", 2.0, bare["memory"])


def _of_child(what: str, *arguments: str, told: str = "") -> dict[str, Any]:
    """What a process of its own measures, so that no other measurement lies in its memory."""
    with tempfile.TemporaryDirectory(prefix="vaza-bench-") as home:
        done = subprocess.run(
            [sys.executable, "-c", "from game.bench import child; child()", what, *arguments],
            input=told,
            env=_environment(VAZA_HOME=home, SDL_AUDIODRIVER="dummy"),
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


BENCHES: dict[str, Callable[[int], Iterator[Figure]]] = {"startup": startup, "frames": frames}

"""``vaza bench``: what the program costs, as ratios to the least that it could cost.

Times differ from machine to machine and from hour to hour. A ratio of two things that are measured
turn about in the same run says something about the program.
"""

from __future__ import annotations

import argparse
import json
import os
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

SIZES = {"1080p": (1920, 1080), "4K": (3840, 2160)}
PATIENCE = 30.0
"""Seconds until a program that shows nothing is given up."""


@dataclass(frozen=True, slots=True)
class Ratio:
    """What was measured (``ours``), against what (``bare``), in ``unit``; and what is aimed at."""

    name: str
    ours: float
    bare: float
    unit: str
    goal: float

    @property
    def ratio(self) -> float:
        return self.ours / self.bare

    @property
    def met(self) -> bool:
        return self.ratio <= self.goal

    def __str__(self) -> str:
        return (
            f"{self.name:<28} {self.ours:8.2f} {self.unit:<3} bare {self.bare:8.2f} {self.unit:<3}"
            f" {self.ratio:5.2f} × (goal {self.goal:g} ×{'' if self.met else ', MISSED'})"
        )


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The arguments of ``vaza bench``."""
    parser.add_argument("what", choices=sorted(BENCHES), help="what to measure")
    parser.add_argument("--json", action="store_true", help="print the figures as JSON")
    parser.add_argument(
        "--rounds", type=int, default=9, metavar="N", help="how often each is measured (9)"
    )


def run(arguments: argparse.Namespace) -> int:
    """Measure, print, and return 0 if every goal was met."""
    ratios = BENCHES[arguments.what](arguments.rounds)
    if arguments.json:
        rows = [{**asdict(one), "ratio": round(one.ratio, 3), "met": one.met} for one in ratios]
        print(json.dumps(rows, indent=2))
    else:
        print(*ratios, sep="\n")
    return 0 if all(one.met for one in ratios) else 1


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


def startup(rounds: int) -> list[Ratio]:
    """Time from the start of the process to the first frame, ours and a bare window's."""
    ours, bare = [], []
    size = _first_frame_of_ours()[1]  # also warms what the disk has to read
    _first_frame_of_bare(size)
    for _ in range(rounds):
        ours.append(_first_frame_of_ours()[0])
        bare.append(_first_frame_of_bare(size))
    return [
        Ratio(
            "first frame", 1000 * statistics.median(ours), 1000 * statistics.median(bare), "ms", 1.5
        )
    ]


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
    raise RuntimeError("a bare window shows nothing here")


def _first_frame_of_ours() -> tuple[float, tuple[int, int]]:
    """Seconds from the start of the program to its first frame, and the size of its window."""
    with tempfile.TemporaryDirectory(prefix="vaza-bench-") as folder:
        start = time.monotonic()
        with program(Path(folder)) as (_, trace):
            first = next(facts(trace))
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


def facts(trace: Path) -> Iterator[Mapping[str, Any]]:
    """What the program shows, line by line, for as long as anybody asks."""
    end = time.monotonic() + PATIENCE
    seen = 0
    while time.monotonic() < end:
        lines = trace.read_text(encoding="utf-8").splitlines() if trace.exists() else []
        for line in lines[seen:]:
            yield json.loads(line)
        seen = len(lines)
        time.sleep(0.002)
    raise RuntimeError(f"the program shows nothing more in {PATIENCE:.0f} s")


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


BENCHES = {"startup": startup}

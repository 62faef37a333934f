"""Time from the start of the process to the first frame, beside an empty window's."""

from __future__ import annotations

import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path

from game.bench.figure import Figure, NothingShown
from game.bench.process import ended, environment, facts, program

SETTLING = 0.15
"""Seconds in which a screen gets over a window that has gone, before the next comes."""

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


def measure(rounds: int) -> Iterator[Figure]:
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


def _first_frame_of_bare(size: tuple[int, int]) -> float:
    """Seconds from the start of a bare window of ``size`` to its first frame."""
    command = [sys.executable, "-c", BARE_WINDOW, str(size[0]), str(size[1])]
    start = time.monotonic()
    with ended(
        subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, env=environment())
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

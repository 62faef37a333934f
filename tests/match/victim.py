"""Plays random matches into files and is killed while it does so: a program of its own.

``python -m tests.match.victim FOLDER SEED COUNT`` starts COUNT players one after the other and
kills each a moment after its match began or after some calls more, as the seed has it; every tenth
while its match begins. It leaves behind, for player ``n``, ``n.jsonl`` (and ``n.secret``) and
``n.done``, with a byte for each call that had returned.
"""

from __future__ import annotations

import os
import signal
import sys
import time
from pathlib import Path
from random import Random

import pytest

from tests.match import toy
from tests.match.random_play import begin, go_on

GAMES = ("truco", "toy")


def game_of(seed: int) -> str:
    return GAMES[seed % len(GAMES)]


def play(folder: Path, seed: int, report: int) -> None:
    """Play a match; ``report`` gets a byte at first, when it has begun, and after each call."""
    done = os.open(folder / f"{seed}.done", os.O_WRONLY | os.O_CREAT)
    os.write(report, b".")
    match = begin(game_of(seed), seed, folder / f"{seed}.jsonl")
    os.write(report, b".")
    for _ in go_on(match, seed):
        os.write(done, b".")
        os.write(report, b".")


def main(folder: Path, first: int, count: int) -> None:
    rng = Random(first)
    toy.install(pytest.MonkeyPatch())
    for seed in range(first, first + count):
        listening, report = os.pipe()
        child = os.fork()
        if child == 0:
            try:
                play(folder, seed, report)
            finally:
                os._exit(0)
        os.close(report)
        calls = 1 if seed % 10 == 0 else 2 + rng.randrange(15)
        while calls and os.read(listening, 1):  # nothing to read: the match is over
            calls -= 1
        time.sleep(rng.uniform(0, 0.005))
        os.kill(child, signal.SIGKILL)
        os.waitpid(child, 0)
        os.close(listening)


if __name__ == "__main__":
    main(Path(sys.argv[1]), int(sys.argv[2]), int(sys.argv[3]))

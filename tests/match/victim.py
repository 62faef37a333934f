"""Plays random matches into files and is killed while it does so: a program of its own.

``python -m tests.match.victim FOLDER SEED COUNT`` starts COUNT players one after the other, kills
each after a moment that follows from the seed, and leaves behind, for player ``n``,
``n.jsonl`` (and ``n.secret``) and ``n.done``, which has one byte for each call that had returned.
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


def play(folder: Path, seed: int, ready: int) -> None:
    done = os.open(folder / f"{seed}.done", os.O_WRONLY | os.O_CREAT)
    os.write(ready, b"!")
    match = begin(game_of(seed), seed, folder / f"{seed}.jsonl")
    for _ in go_on(match, seed):
        os.write(done, b".")


def main(folder: Path, first: int, count: int) -> None:
    rng = Random(first)
    toy.install(pytest.MonkeyPatch())
    for seed in range(first, first + count):
        listening, ready = os.pipe()
        child = os.fork()
        if child == 0:
            try:
                play(folder, seed, ready)
            finally:
                os._exit(0)
        os.read(listening, 1)  # from here on it may die at any moment
        time.sleep(rng.uniform(0, 0.1))
        os.kill(child, signal.SIGKILL)
        os.waitpid(child, 0)
        os.close(listening)
        os.close(ready)


if __name__ == "__main__":
    main(Path(sys.argv[1]), int(sys.argv[2]), int(sys.argv[3]))

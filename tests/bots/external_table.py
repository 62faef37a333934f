"""What tests of programs share: their commands, and deals to ask them about."""

from __future__ import annotations

import shlex
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random

from game import registry
from game.bots.base import RandomBot
from game.bots.external import ExternalBot
from game.bots.program import Program
from game.engine.contract import State
from game.engine.shuffle import Stream, numbered_secret

HERE = Path(__file__).parent
WAIT = 60.0
"""Seconds that a test waits for what takes a moment on an idle machine."""


def command(file: str, *words: str) -> str:
    """How to run a program of this folder."""
    return shlex.join([sys.executable, str(HERE / file), *words])


SAMPLE = command("sample_bot.py")


def misbehaving(*words: str) -> str:
    return command("misbehaving.py", *words)


def deal(game: str = "truco", number: int = 1, players: int | None = None) -> State:
    """The first deal of a numbered match, by the standard rules."""
    rules = registry.rules(game)
    options, players = rules.schema.defaults(), players or rules.players[0]
    secret = numbered_secret(number)
    standing = rules.start(options, players, Stream(secret, "start"))
    return rules.deal(options, players, Stream(secret, "deal 1"), standing)


def bot(
    command: str, game: str = "truco", seconds: float = WAIT, patience: float = 0
) -> ExternalBot:
    """A program at a seat; its plain actions come from a bot that does anything."""
    return ExternalBot(
        registry.rules(game),
        f"cmd:{command}",
        Random(1),
        RandomBot(Random(1)),
        seconds=seconds,
        patience=patience,
    )


def random_states(game: str, number: int, players: int | None = None) -> Iterator[State]:
    """The states of a deal in which everybody does anything."""
    state, rng = deal(game, number, players), Random(number)
    while state.outcome is None:
        yield state
        state.apply(rng.choice(state.legal()))


def until(holds: Callable[[], object]) -> bool:
    """Wait for something; whether it came."""
    end = time.monotonic() + WAIT
    while not holds():
        if time.monotonic() > end:
            return False
        time.sleep(0.005)
    return True


def ended(program: Program) -> bool:
    """Whether a program that was started runs no more, after a while at most."""
    process = program._process
    return process is not None and until(lambda: process.poll() is not None)

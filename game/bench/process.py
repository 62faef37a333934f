"""The program in a process of its own, and what it tells of what it shows."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import time
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from game.bench.figure import NothingShown

PATIENCE = 30.0
"""Seconds until a program that shows nothing is given up."""


@contextmanager
def program(home: Path, *arguments: str) -> Iterator[tuple[subprocess.Popen[bytes], Path]]:
    """Vaza itself, at home in an empty folder, and the file in which it tells what it shows."""
    trace = home / "trace.jsonl"
    command = [sys.executable]
    if not getattr(sys, "frozen", False):
        command += ["-m", "game"]
    around = environment(VAZA_HOME=str(home), VAZA_TRACE=str(trace))
    with ended(
        subprocess.Popen(
            [*command, *arguments],
            env=around,
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


def environment(**extra: str) -> dict[str, str]:
    """This environment, with a way to the program's modules, and without its greetings."""
    ways = [str(Path(__file__).resolve().parents[2]), os.environ.get("PYTHONPATH", "")]
    inherited = dict(os.environ)
    inherited.pop("PYTHONDONTWRITEBYTECODE", None)  # an installed program has its bytecode
    return {
        **inherited,
        "PYTHONPATH": os.pathsep.join(filter(None, ways)),
        "PYGAME_HIDE_SUPPORT_PROMPT": "1",
        **extra,
    }


@contextmanager
def ended(process: subprocess.Popen[bytes]) -> Iterator[subprocess.Popen[bytes]]:
    """The process, ended whatever happens."""
    try:
        yield process
    finally:
        process.kill()
        process.communicate()

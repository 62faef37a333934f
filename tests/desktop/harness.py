"""A real window, driven from outside: a display without a screen, a mouse, a keyboard, and a record
of what is on the screen (`game/ui/trace.py`).

Nothing waits for a time to pass. Everything waits until the record says that something is so, and
fails with the last record and a picture if it does not come to be.
"""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from tests.desktop import xlib

ROOT = Path(__file__).resolve().parents[2]
PATIENCE = 60.0
"""Seconds until hope is given up. Long, for a loaded machine; nothing waits longer than it must."""

State = Mapping[str, Any]
"""A line of the record: scene, size, busy, widgets, and on the table hand, zone, turn and more."""


class Xvfb:
    """A display of our own, with a number that the server itself finds free."""

    def __init__(self, size: tuple[int, int]) -> None:
        reader, writer = os.pipe()
        screen = f"{size[0]}x{size[1]}x24"
        try:
            self.process = subprocess.Popen(
                ["Xvfb", "-displayfd", str(writer), "-screen", "0", screen, "-nolisten", "tcp"],
                pass_fds=[writer],
                stdout=subprocess.DEVNULL,
                stderr=subprocess.DEVNULL,
            )
        finally:
            os.close(writer)
        with os.fdopen(reader) as told:
            number = told.readline().strip()
        if not number:
            raise RuntimeError("Xvfb did not start")
        self.name = f":{number}"

    def stop(self) -> None:
        self.process.terminate()
        self.process.wait(PATIENCE)


class Desktop:
    """A display and the hand on its mouse and keyboard. All places are in pixels of the screen."""

    def __init__(self, size: tuple[int, int]) -> None:
        self.server = Xvfb(size)
        self.display = self.server.name

    def xdotool(self, *words: object) -> str:
        done = subprocess.run(
            ["xdotool", *map(str, words)],
            env={**os.environ, "DISPLAY": self.display},
            capture_output=True,
            text=True,
            check=False,
            timeout=PATIENCE,
        )
        if done.returncode:
            raise RuntimeError(f"xdotool {words}: {done.stderr.strip()}")
        return done.stdout.strip()

    def key(self, *names: str) -> None:
        """Press and release keys by their X names ("Return", "Left", "F1", "a")."""
        self.xdotool("key", "--delay", 20, *names)

    def click(self, at: tuple[int, int]) -> None:
        self.xdotool("mousemove", *at, "sleep", 0.02, "click", 1)

    def drag(self, start: tuple[int, int], end: tuple[int, int], steps: int = 6) -> None:
        self.grab(start, end, steps)
        self.release()

    def grab(self, start: tuple[int, int], end: tuple[int, int], steps: int = 6) -> None:
        """Press at ``start`` and move to ``end`` without letting go."""
        words: list[object] = ["mousemove", *start, "sleep", 0.02, "mousedown", 1]
        for step in range(1, steps + 1):
            x, y = (a + (b - a) * step // steps for a, b in zip(start, end, strict=True))
            words += ["mousemove", x, y, "sleep", 0.02]
        self.xdotool(*words)

    def release(self) -> None:
        self.xdotool("mouseup", 1)

    def picture(self, path: Path) -> None:
        """Keep what is on the screen, if a program that can do so is there."""
        for command in (["import", "-window", "root", str(path)],):
            try:
                subprocess.run(
                    command,
                    env={**os.environ, "DISPLAY": self.display},
                    check=False,
                    capture_output=True,
                    timeout=PATIENCE,
                )
            except FileNotFoundError:
                continue

    def stop(self) -> None:
        self.server.stop()


class Program:
    """Vaza in a window of a :class:`Desktop`, with its home in ``home``."""

    def __init__(
        self,
        desktop: Desktop,
        home: Path,
        *arguments: str,
        command: Sequence[str] = (sys.executable, "-m", "game"),
        folder: Path = ROOT,
        extra: Mapping[str, str] | None = None,
    ) -> None:
        self.desktop = desktop
        self.home = home
        home.mkdir(parents=True, exist_ok=True)
        number = len(list(home.glob("trace-*.jsonl")))
        self.trace = home / f"trace-{number}.jsonl"
        self.output = home / f"output-{number}.txt"
        environment = {
            name: value
            for name, value in os.environ.items()
            if not name.startswith(("SDL_", "WAYLAND_", "VAZA_", "LC_", "LANG", "PYTHONDONT"))
        }
        environment |= {
            "DISPLAY": desktop.display,
            "LANGUAGE": "en",
            "LC_ALL": "C.UTF-8",
            "SDL_AUDIODRIVER": "dummy",
            "SDL_VIDEODRIVER": "x11",
            "VAZA_HOME": str(home),
            "VAZA_TRACE": str(self.trace),
            **(extra or {}),
        }
        self.started = time.monotonic()
        with self.output.open("wb") as output:
            self.process = subprocess.Popen(
                [*command, *arguments],
                cwd=folder,
                env=environment,
                stdin=subprocess.DEVNULL,
                stdout=output,
                stderr=subprocess.STDOUT,
            )
        self._window = 0

    # What is on the screen

    def states(self) -> list[State]:
        """The whole record so far, oldest first."""
        if not self.trace.exists():
            return []
        # A long line may be seen before all of it is there: what follows the last end is left.
        *lines, _unfinished = self.trace.read_text(encoding="utf-8").split("\n")
        return [json.loads(line) for line in lines]

    def state(self) -> State:
        """The last record, empty before the first."""
        states = self.states()
        return states[-1] if states else {}

    def wait(self, what: str, so: Callable[[State], bool], patience: float = PATIENCE) -> State:
        """The first state from now on of which ``so`` is true."""
        end = time.monotonic() + patience
        while True:
            state = self.state()
            if state and so(state):
                return state
            if self.process.poll() is not None:
                raise AssertionError(
                    f"the program ended ({self.process.returncode}) before {what}: {self.said()}"
                )
            if time.monotonic() > end:
                raise AssertionError(f"no {what} in {patience:.0f} s; last: {state}; {self.said()}")
            time.sleep(0.01)

    def said(self) -> str:
        """What the program printed."""
        return self.output.read_text(encoding="utf-8", errors="replace")

    @property
    def first_frame(self) -> float:
        """Seconds from the start of the process to the first frame on the screen."""
        self.wait("first frame", lambda state: True)
        return float(self.states()[0]["at"]) - self.started

    # The window

    @property
    def window(self) -> int:
        """Its number among the windows of the display."""
        end = time.monotonic() + PATIENCE
        while not self._window:
            try:
                found = self.desktop.xdotool(
                    *("search", "--onlyvisible", "--pid", self.process.pid, "--name", "")
                )
                self._window = int(found.split()[-1])
            except (RuntimeError, IndexError):
                if time.monotonic() > end:
                    raise
                time.sleep(0.05)
        return self._window

    def origin(self) -> tuple[int, int]:
        """Where the upper left corner of its inside is on the screen."""
        told = self.desktop.xdotool("getwindowgeometry", "--shell", self.window)
        values = dict(line.split("=") for line in told.splitlines())
        return int(values["X"]), int(values["Y"])

    def place(self, rect: Sequence[int]) -> tuple[int, int]:
        """The middle of a rectangle of the record, as a place on the screen."""
        x, y = self.origin()
        return x + rect[0] + rect[2] // 2, y + rect[1] + rect[3] // 2

    def resize(self, width: int, height: int) -> None:
        self.desktop.xdotool("windowsize", self.window, width, height)

    def lose_focus(self) -> None:
        xlib.take_focus_away(self.desktop.display)

    def regain_focus(self) -> None:
        self.desktop.xdotool("windowfocus", self.window)

    def close(self) -> None:
        """Close the window as its frame's button does, and wait for the program to end well."""
        xlib.ask_to_close(self.desktop.display, self.window)
        code = self.process.wait(PATIENCE)
        assert code == 0, f"ended with {code}: {self.said()}"

    def kill(self) -> None:
        if self.process.poll() is None:
            self.process.send_signal(signal.SIGKILL)
            self.process.wait(PATIENCE)


@contextmanager
def running(desktop: Desktop, home: Path, *arguments: str, **more: Any) -> Iterator[Program]:
    """Run the program for a while; on a failure keep a picture in its home."""
    program = Program(desktop, home, *arguments, **more)
    try:
        yield program
    except BaseException:
        desktop.picture(home / "failure.png")
        raise
    finally:
        program.kill()

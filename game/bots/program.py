"""A program of somebody else's at the other end of two pipes.

Nothing here waits: threads start the program, write to it and read from it, so that whoever asks
never stands still, whatever the program does. (Pipes cannot be polled on every system.)
"""

from __future__ import annotations

import atexit
import os
import shlex
import subprocess
import sys
import weakref
from collections import deque
from queue import SimpleQueue
from threading import Lock, Thread
from typing import IO

LONGEST_LINE = 1 << 16
"""Bytes of a line; a program that sends more without ending it is stopped."""
MOST_LINES = 1000
"""Lines that may wait to be read; a program that sends more is stopped."""
GRACE = 1.0
"""Seconds a program has to end by itself once its input has ended."""

_CHUNK = 1 << 16
_LAST_WORDS = 300
_WINDOWS = os.name == "nt"


class Program:
    """A running program.

    ``trouble`` says, once there is some, why nothing more comes from it; ``died`` is whether it
    ended by itself, rather than being stopped or never having started.
    """

    def __init__(self, command: str, barred: str = "") -> None:
        """Start ``command``: words as in a shell, but no shell reads them.

        ``barred`` is why it must not be started, if so: then it has this trouble from the first.
        """
        self.command = command
        self.trouble = barred
        self.died = False
        self._lines: deque[bytes] = deque()
        self._input: SimpleQueue[bytes | None] = SimpleQueue()
        self._errors = b""
        self._process: subprocess.Popen[bytes] | None = None
        self._lock = Lock()
        self._stopped = False
        if barred:
            return
        _programs.add(self)
        Thread(target=self._run, name="program", daemon=True).start()

    @property
    def pid(self) -> int | None:
        """The number of its process, once it has one."""
        return None if self._process is None else self._process.pid

    def send(self, line: bytes) -> None:
        """Hand it a line, when it comes to read it."""
        self._input.put(line + b"\n")

    def read(self) -> bytes | None:
        """The next line it has sent, or None if there is none yet."""
        return self._lines.popleft() if self._lines else None

    def close(self) -> None:
        """End its input; it is stopped if it has not ended after ``GRACE`` seconds."""
        self._input.put(None)
        Thread(target=self._end, name="program-end", daemon=True).start()

    def stop(self, trouble: str = "") -> None:
        """Stop it now, and what it has started with it."""
        with self._lock:
            self.trouble = self.trouble or trouble
            process = None if self._stopped else self._process
            self._stopped = True
        self._input.put(None)
        if process is not None:
            _kill(process)

    def flooded(self) -> None:
        """Stop it for talking too much."""
        self.stop(f"it sent more than {MOST_LINES} lines unasked and was stopped")

    def _run(self) -> None:
        """Start the process, then write to it what it is sent."""
        try:
            process = _start(self.command)
        except (OSError, ValueError) as error:
            reason = error.strerror if isinstance(error, OSError) and error.strerror else error
            self.trouble = self.trouble or f"it could not be started ({reason})"
            return
        with self._lock:
            self._process = process
            late = self._stopped
        if late:
            _kill(process)
        assert process.stdin and process.stdout and process.stderr
        errors = Thread(target=self._listen, args=(process.stderr,), daemon=True)
        errors.start()
        Thread(target=self._read, args=(process, process.stdout, errors), daemon=True).start()
        try:
            while (line := self._input.get()) is not None:
                while line:
                    line = line[process.stdin.write(line) :]
        except OSError:
            pass  # It has ended or closed its input; the reader says which.
        try:
            process.stdin.close()
        except OSError:
            pass

    def _read(self, process: subprocess.Popen[bytes], output: IO[bytes], errors: Thread) -> None:
        rest = b""
        while chunk := output.read(_CHUNK):
            *lines, rest = (rest + chunk).split(b"\n")
            self._lines.extend(lines)
            if len(rest) > LONGEST_LINE or any(len(line) > LONGEST_LINE for line in lines):
                self.stop(f"it sent more than {LONGEST_LINE} bytes in one line and was stopped")
            elif len(self._lines) > MOST_LINES:
                self.flooded()
            if self._stopped:
                break
        if rest and not self._stopped:
            self._lines.append(rest)
        try:
            code = process.wait(GRACE)
        except subprocess.TimeoutExpired:
            self.stop("it closed its output and was stopped")
            process.wait()
        else:
            errors.join(GRACE)
            words = self._errors.decode("utf-8", "replace").strip().splitlines()
            last = f'; its last words: "{words[-1]}"' if words else ""
            self.died = not self.trouble
            self.trouble = self.trouble or f"it ended by itself (exit code {code}{last})"
        output.close()

    def _listen(self, errors: IO[bytes]) -> None:
        """Keep the end of what it says on its error stream."""
        while chunk := errors.read(_CHUNK):
            self._errors = (self._errors + chunk)[-_LAST_WORDS:]
        errors.close()

    def _end(self) -> None:
        process = self._process
        if process is not None:
            try:
                process.wait(GRACE)
            except subprocess.TimeoutExpired:
                pass
        self.stop("the match is over")


_programs: weakref.WeakSet[Program] = weakref.WeakSet()


@atexit.register
def stop_all() -> None:
    """Stop every program that still runs: nothing of ours outlives us."""
    for program in list(_programs):
        program.stop("the game has ended")


def _start(command: str) -> subprocess.Popen[bytes]:
    words: str | list[str] = command if _WINDOWS else shlex.split(command)
    if not words:
        raise ValueError("no command")
    return subprocess.Popen(
        words,
        bufsize=0,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env=_environment(),
        # A group of its own, so that what it starts can be stopped with it; no console window.
        start_new_session=not _WINDOWS,
        creationflags=getattr(subprocess, "CREATE_NO_WINDOW", 0),
    )


def _environment() -> dict[str, str]:
    """Our own environment, without what a frozen program sets to find its own libraries."""
    env = dict(os.environ)
    if getattr(sys, "frozen", False):
        for name in ("LD_LIBRARY_PATH", "DYLD_LIBRARY_PATH"):
            before = env.pop(f"{name}_ORIG", None)
            env.pop(name, None)
            if before is not None:
                env[name] = before
    return env


def _kill(process: subprocess.Popen[bytes]) -> None:
    try:
        if _WINDOWS:
            process.kill()
        else:
            os.killpg(process.pid, 9)
    except OSError:
        pass  # It has ended already.

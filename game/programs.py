"""Programs that the player has seated as opponents, one command a line in a file of the player's.

A saved match names its programs, and may come from anywhere; only what the player has named before
is started from one.
"""

from __future__ import annotations

from pathlib import Path

from game import files, places

MOST = 50
"""Commands that are kept; the oldest go first."""


def known() -> tuple[str, ...]:
    """The commands, the latest first."""
    try:
        text = _file().read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError):
        return ()
    return tuple(line.strip() for line in text.splitlines() if line.strip())


def remember(command: str) -> None:
    """Note a command that the player has named. Where it cannot be written it is good for once."""
    before = known()
    _named.add(command)
    if before[:1] == (command,) or not command.isprintable():
        return
    lines = [command, *(c for c in before if c != command)][:MOST]
    try:
        files.write_atomic(_file(), "".join(f"{line}\n" for line in lines).encode())
    except OSError:
        pass


def allowed(command: str) -> bool:
    """Whether a program may be started from a saved match."""
    return command in _named or command in known()


_named: set[str] = set()
"""What was named since the program started."""


def _file() -> Path:
    return places.config_folder() / "programs.txt"

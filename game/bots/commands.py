"""Programs among the names of players: ``cmd:`` and a command."""

from __future__ import annotations

from pathlib import PurePath
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from game.bots.persona import Persona

PREFIX = "cmd:"
FACE = "voce_2"
"""The portrait of programs."""

_LONGEST_TITLE = 24


def is_command(name: str) -> bool:
    """Whether the name of a player is that of a program."""
    return name.startswith(PREFIX) and bool(command(name))


def command(name: str) -> str:
    """The command in the name of a program."""
    return name.removeprefix(PREFIX).strip()


def split_names(text: str) -> list[str]:
    """Names of players, separated by commas; one with a comma in it stands in double quotes."""
    import csv

    try:
        (names,) = csv.reader([text], skipinitialspace=True)
    except (csv.Error, ValueError):  # line breaks
        names = [text]
    return [name.strip() for name in names]


def title(name: str) -> str:
    """What a program is called at the table: its file, without folder and ending."""
    words = [word.strip("\"'") for word in command(name).split()]
    files = [word for word in words if not word.startswith("-")]
    scripts = [word for word in files[1:] if PurePath(word).suffix]
    file = (scripts or files or ["?"])[0].replace("\\", "/")
    return PurePath(file).stem[:_LONGEST_TITLE] or "?"


def guest(name: str) -> Persona:
    """Who a program is at the table."""
    from game.bots.persona import Persona

    return Persona(name, title(name), avatar=FACE)

"""Opponents of the player's own as files: written whole or not at all, and thrown away."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Collection
from dataclasses import fields
from pathlib import Path

from game import files
from game.bots.persona import Persona, Temper
from game.tomltext import literal

_LONGEST = 24
"""Letters that an id takes from a name; a number may follow."""
_DEVICES = {"con", "prn", "aux", "nul", *(f"{d}{n}" for d in ("com", "lpt") for n in range(10))}
"""Names under which Windows makes no files."""


def free_id(name: str, taken: Collection[str], folder: Path) -> str:
    """An id for somebody called ``name`` that nobody has and no file in ``folder`` is called."""
    plain = unicodedata.normalize("NFKD", name).encode("ascii", "ignore").decode("ascii").lower()
    base = re.sub(r"[^a-z0-9]+", "-", plain).strip("-")[:_LONGEST].strip("-")
    if not base[:1].isalpha():
        base = f"own-{base}".rstrip("-")
    id, number = base, 1
    while id in taken or id in _DEVICES or (folder / f"{id}.toml").exists():
        number += 1
        id = f"{base}-{number}"
    return id


def text(persona: Persona) -> str:
    """The file of a persona, which :func:`~game.bots.persona.read` reads back the same."""
    lines = [
        f"name = {literal(persona.name)}",
        f"avatar = {literal(persona.avatar)}",
        f"level = {literal(persona.level)}",
        f"pace = {literal(persona.pace)}",
        f"order = {literal(persona.order)}",
        f"games = {literal(persona.games)}",
        "",
        "[temper]",
        *(f"{f.name} = {literal(getattr(persona.temper, f.name))}" for f in fields(Temper)),
    ]
    for event, by_language in persona.lines.items():
        lines += ["", f"[lines.{event}]"]
        lines += [f"{language} = {literal(said)}" for language, said in by_language.items()]
    return "\n".join(lines) + "\n"


def save(folder: Path, persona: Persona) -> Path:
    """Write ``persona`` into the player's folder; where its file lies.

    Raises:
        OSError: it cannot be written; a file that was there is as it was.
    """
    file = folder / f"{persona.id}.toml"
    files.write_atomic(file, text(persona).encode("utf-8"))
    return file


def delete(folder: Path, persona: Persona) -> None:
    """Throw the file of a persona of the player's own away.

    Raises:
        OSError: it cannot be removed.
    """
    if persona.own:
        (folder / f"{persona.id}.toml").unlink(missing_ok=True)

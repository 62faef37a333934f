"""Rule sets: the ones that come with a game and the player's own. Each is a TOML file.

```toml
title = "Paulista"
note = "Mão de onze, no covering after a partner did."
order = 2              # place in the list
players = 4            # only if the rules are meant for so many

[options]              # what differs from the game's defaults
special_score = 11
```

Nothing wrong in a file is raised: it is named in a sentence, and the file is not offered.
"""

from __future__ import annotations

import difflib
import re
import unicodedata
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import tomli

from game import files, places, registry, resources
from game.engine.options import Option, Options, Schema
from game.i18n import N_, _
from game.tomltext import line_of, literal
from game.wording import failure

STANDARD = "standard"
"""The name of every game's first preset: the game of its rule document."""

_KEYS = ("title", "note", "order", "players", "options")
_FIRST_OWN = 1000


@dataclass(frozen=True, slots=True)
class Preset:
    """A complete rule set with a name.

    ``title`` and ``note`` are msgids, unless the preset is the player's ``own``. ``players`` is set
    where the rules are meant for one number of players alone.
    """

    game: str
    name: str
    title: str
    note: str
    options: Options
    own: bool = False
    order: int = _FIRST_OWN
    players: int | None = None


@dataclass(frozen=True, slots=True)
class PresetFault:
    """What is wrong with a preset's file. ``text`` is a sentence that names file and line."""

    file: Path
    line: int | None
    text: str


def own_folder(game: str) -> Path:
    """Where the player's own presets of a game lie."""
    return places.config_folder() / "presets" / game


def load(game: str) -> tuple[list[Preset], list[PresetFault]]:
    """The presets of a game in their order, the player's own last, and what was wrong with others.

    There is always at least ``standard``, which needs no file.
    """
    schema = registry.rules(game).schema
    faults: list[PresetFault] = []
    found: dict[str, Preset] = {}
    for folder, own in ((resources.path("config", "games", game), False), (own_folder(game), True)):
        for file in _files(folder):
            preset = _read(game, schema, file, own, faults)
            if preset is None:
                continue
            if preset.name in found:
                message = N_("There is a preset {name} already. Give the file another name.")
                faults.append(_fault(file, None, message, name=preset.name))
            else:
                found[preset.name] = preset
    if STANDARD not in found:
        note = N_("The game as its rules describe it.")
        found[STANDARD] = Preset(game, STANDARD, N_("Standard"), note, schema.defaults(), order=0)
    ordered = sorted(found.values(), key=lambda p: (p.own, p.order, p.title.casefold(), p.name))
    return ordered, faults


def find(game: str, name: str) -> Preset | None:
    """The preset of this name, or None."""
    return next((p for p in load(game)[0] if p.name == name), None)


def save_own(game: str, title: str, options: Options, note: str = "") -> Preset:
    """Keep a rule set of the player's own under ``title``; one of the same title is replaced.

    Raises:
        OSError: it cannot be written.
    """
    title, note = _one_line(title) or "?", _one_line(note)
    present = load(game)[0]
    same = next((p for p in present if p.own and p.title == title), None)
    name = same.name if same else _free_name(title, {p.name for p in present}, own_folder(game))
    schema = registry.rules(game).schema
    lines = [f"title = {literal(title)}", f"note = {literal(note)}", "", "[options]"]
    lines += [f"{o.name} = {literal(v)}" for o in schema if (v := options[o.name]) != o.default]
    content = "\n".join(lines) + "\n"
    files.write_atomic(own_folder(game) / f"{name}.toml", content.encode("utf-8"))
    return Preset(game, name, title, note, options, own=True)


def delete_own(game: str, name: str) -> None:
    """Throw a preset of the player's own away; one that is not there is no error.

    Raises:
        OSError: the file cannot be removed.
    """
    if name == _slug(name):  # A name from outside never leads out of the folder.
        (own_folder(game) / f"{name}.toml").unlink(missing_ok=True)


def _files(folder: Path) -> list[Path]:
    try:
        return sorted(folder.glob("*.toml"))
    except OSError:
        return []


def _read(
    game: str, schema: Schema, file: Path, own: bool, faults: list[PresetFault]
) -> Preset | None:
    """The preset of a file, or None, with what is wrong added to ``faults``."""
    try:
        text = file.read_bytes().decode("utf-8-sig")
    except OSError as error:
        message = N_("It cannot be read ({reason}).")
        faults.append(_fault(file, None, message, reason=failure.reason(error)))
        return None
    except UnicodeDecodeError:
        faults.append(_fault(file, None, N_("It is not a text file in UTF-8.")))
        return None
    try:
        data = tomli.loads(text)
    except tomli.TOMLDecodeError as error:
        line = getattr(error, "lineno", None)
        message = N_('It is not TOML: {error}. Texts stand in quotes, as in title = "My rules".')
        faults.append(_fault(file, line, message, error=error))
        return None
    before = len(faults)
    title, note = _text(data, "title", file, text, faults), ""
    if "note" in data:
        note = _text(data, "note", file, text, faults)
    order = data.get("order", _FIRST_OWN)
    if type(order) is not int:
        message = N_("{name} must be a whole number.")
        faults.append(_fault(file, line_of(text, "order"), message, name="order"))
    players = data.get("players")
    possible = registry.rules(game).players
    if "players" in data and (type(players) is not int or players not in possible):
        numbers = ", ".join(map(str, possible))
        message = N_("{name} must be one of {possible}.")
        line = line_of(text, "players")
        faults.append(_fault(file, line, message, name="players", possible=numbers))
    faults += [_unknown(file, text, key, _KEYS) for key in data if key not in _KEYS]
    chosen = data.get("options", {})
    if not isinstance(chosen, dict):
        message = N_("The options stand in lines of their own below [options].")
        faults.append(_fault(file, line_of(text, "options"), message))
        return None
    _check(schema, chosen, file, text, faults)
    if len(faults) > before:
        return None
    return Preset(game, file.stem, title, note, schema.check(chosen), own, order, players)


def _text(data: Mapping[str, Any], key: str, file: Path, text: str, faults: list[Any]) -> str:
    value = data.get(key)
    if isinstance(value, str) and value.strip() and value.isprintable():
        return value
    if key == "note" and value == "":
        return ""
    message = N_("{name} must be a text in quotes, on one line.")
    faults.append(_fault(file, line_of(text, key), message, name=key))
    return ""


def _check(
    schema: Schema, chosen: Mapping[str, Any], file: Path, text: str, faults: list[PresetFault]
) -> None:
    known: dict[str, Option] = {o.name: o for o in schema}
    for name, value in chosen.items():
        option = known.get(name)
        if option is None:
            faults.append(_unknown(file, text, name, tuple(known)))
        elif not option.admits(value):
            possible = ", ".join(literal(v) for v in option.values)
            message = N_("{name} = {value} is not possible. Choose one of {possible}.")
            faults.append(
                _fault(
                    file,
                    line_of(text, name),
                    message,
                    name=name,
                    value=literal(value),
                    possible=possible,
                )
            )


def _unknown(file: Path, text: str, name: str, known: tuple[str, ...]) -> PresetFault:
    near = difflib.get_close_matches(name, known, 1)
    if near:
        message = N_("{name} is not known. Perhaps {near} is meant.")
        return _fault(file, line_of(text, name), message, name=name, near=near[0])
    message = N_("{name} is not known. Known are {known}.")
    return _fault(file, line_of(text, name), message, name=name, known=", ".join(known))


def _fault(file: Path, line: int | None, message: str, **values: object) -> PresetFault:
    what = _(message, **values)
    if line is None:
        return PresetFault(file, None, _("{file}: {what}", file=file.name, what=what))
    text = _("{file}, line {line}: {what}", file=file.name, line=line, what=what)
    return PresetFault(file, line, text)


def _one_line(text: str) -> str:
    """``text`` on one line, without what cannot be printed."""
    return "".join(c for c in " ".join(text.split()) if c.isprintable())


def _slug(title: str) -> str:
    """A file name for a title: small ASCII letters, digits and hyphens."""
    plain = unicodedata.normalize("NFKD", title).encode("ascii", "ignore").decode("ascii").lower()
    return re.sub(r"[^a-z0-9]+", "-", plain).strip("-")[:40].strip("-")


def _free_name(title: str, taken: set[str], folder: Path) -> str:
    base = _slug(title) or "own"
    name, number = base, 1
    while name in taken or (folder / f"{name}.toml").exists():
        number += 1
        name = f"{base}-{number}"
    return name

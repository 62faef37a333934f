"""Named commands and the keys they lie on: ``config/keys.toml``, the player's own file over it."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any, NamedTuple

import pygame

from game.engine.text import N_
from game.i18n import _, pgettext

COMMANDS: dict[str, dict[str, str]] = {
    N_("Everywhere"): {
        "confirm": N_("Choose"),
        "cancel": N_("Back"),
        "left": N_("Move left"),
        "right": N_("Move right"),
        "up": N_("Move up"),
        "down": N_("Move down"),
        "next": N_("Next"),
        "previous": N_("Previous"),
        "page_up": N_("Page up"),
        "page_down": N_("Page down"),
        "first": N_("To the beginning"),
        "last": N_("To the end"),
        "help": N_("Show the keys"),
        "rules": N_("Read the rules"),
        "fullscreen": N_("Full screen on and off"),
        "mute": N_("Sound on and off"),
    },
    N_("At the table"): {
        "play": N_("Play the chosen card"),
        "mark": N_("Choose a card to lay away"),
        "cover": N_("Play it face down"),
        "raise": N_("Call or raise"),
        "accept": N_("Accept"),
        "give_up": N_("Run"),
        "undo": N_("Take back"),
        "hint": N_("Hint"),
        "last_trick": N_("See the last trick"),
        "account": N_("Account of the deal"),
        "menu": N_("Menu"),
        "card_1": N_("First card"),
        "card_2": N_("Second card"),
        "card_3": N_("Third card"),
        "review": N_("Review the deal"),
    },
    N_("In a review"): {
        "step_back": N_("Step back"),
        "step_on": N_("Step on"),
    },
}
"""Commands by the place where they act, each with its label (a msgid)."""

BUTTONS: dict[str, str] = {
    "a": "A",
    "b": "B",
    "x": "X",
    "y": "Y",
    "back": "Back",
    "start": "Start",
    "lb": "LB",
    "rb": "RB",
    "left_stick": "L3",
    "right_stick": "R3",
    "pad_up": "D-pad ↑",
    "pad_down": "D-pad ↓",
    "pad_left": "D-pad ←",
    "pad_right": "D-pad →",
}
"""Gamepad buttons by the names used in the file, with what is written on them."""

_ARROWS = {"left": "←", "right": "→", "up": "↑", "down": "↓"}
_MODIFIERS = ("ctrl", "alt", "shift")


def _names() -> dict[str, str]:
    """What is written on keys, in the current language."""
    return {
        **_ARROWS,
        "return": pgettext("key", "Enter"),
        "space": pgettext("key", "Space"),
        "escape": pgettext("key", "Esc"),
        "tab": pgettext("key", "Tab"),
        "pageup": pgettext("key", "Page Up"),
        "pagedown": pgettext("key", "Page Down"),
        "home": pgettext("key", "Home"),
        "end": pgettext("key", "End"),
        "backspace": pgettext("key", "Backspace"),
        "delete": pgettext("key", "Delete"),
        "kp_enter": pgettext("key", "Enter (number pad)"),
        "ctrl": pgettext("key", "Ctrl"),
        "alt": pgettext("key", "Alt"),
        "shift": pgettext("key", "Shift"),
    }


class Chord(NamedTuple):
    """A key with the modifiers that must be held."""

    name: str
    code: int
    modifiers: frozenset[str]

    def shown(self) -> str:
        """The chord as it is written for the player, as in ``Ctrl+Z``."""
        names = _names()
        held = [names[key] for key in _MODIFIERS if key in self.modifiers]
        return "+".join([*held, names.get(self.name) or self.name.upper()])


def chord(text: str) -> Chord:
    """The chord of ``"ctrl+z"``, ``"f1"``, ``"return"``.

    Raises:
        ValueError: there is no such key.
    """
    *held, name = text.strip().lower().split("+")
    for modifier in held:
        if modifier not in _MODIFIERS:
            known = ", ".join(_MODIFIERS)
            message = _("{key}: {part} is none of {known}", key=text, part=modifier, known=known)
            raise ValueError(message)
    if len(name) == 1 and name.isprintable():
        return Chord(name, ord(name), frozenset(held))
    code = getattr(pygame, f"K_{name.upper()}", None)
    if not isinstance(code, int):
        raise ValueError(_("{key} is no key", key=repr(text)))
    return Chord(name, code, frozenset(held))


class Keys:
    """Which commands a key or a gamepad button stands for."""

    def __init__(self) -> None:
        self.chords: dict[str, tuple[Chord, ...]] = {}
        self.buttons: dict[str, tuple[str, ...]] = {}

    def commands(self, code: int, modifiers: frozenset[str]) -> tuple[str, ...]:
        """Commands of the key ``code`` with exactly ``modifiers`` held."""
        return tuple(
            command
            for command, chords in self.chords.items()
            if any(c.code == code and c.modifiers == modifiers for c in chords)
        )

    def of_button(self, button: str) -> tuple[str, ...]:
        """Commands of a gamepad button."""
        return tuple(c for c, buttons in self.buttons.items() if button in buttons)

    def shown(self, command: str) -> str:
        """The first key of ``command`` as it is written for the player; empty if it has none."""
        chords = self.chords.get(command, ())
        return chords[0].shown() if chords else ""


def load(*paths: Path) -> tuple[Keys, list[str]]:
    """The keys of the files, later ones over earlier ones; and a sentence for each fault.

    A faulty line changes nothing: the command keeps the keys it had. A last file that is missing is
    no fault (a player need not have one).
    """
    import tomli

    keys, faults = Keys(), []
    for number, path in enumerate(paths):
        try:
            with path.open("rb") as source:
                data = tomli.load(source)
        except FileNotFoundError:
            if number == 0:
                faults.append(_("{file}: the file is missing.", file=path))
            continue
        except (OSError, UnicodeDecodeError, tomli.TOMLDecodeError) as error:
            faults.append(f"{path}: {error}")
            continue
        faults += [f"{path}: {fault}" for fault in _apply(keys, data)]
    return keys, faults


def _apply(keys: Keys, data: Mapping[str, Any]) -> list[str]:
    known = {name for commands in COMMANDS.values() for name in commands}
    faults = [
        _("[{table}] is not known. Known are [keys] and [gamepad].", table=table)
        for table in data
        if table not in ("keys", "gamepad")
    ]
    for table in ("keys", "gamepad"):
        entries = data.get(table, {})
        if not isinstance(entries, Mapping):
            faults.append(_("{name} must be a table.", name=table))
            continue
        for command, value in entries.items():
            if command not in known:
                names = ", ".join(sorted(known))
                name = f"{table}.{command}"
                faults.append(_("{name} is not known. Known are {known}.", name=name, known=names))
                continue
            wanted = [value] if isinstance(value, str) else value
            if not isinstance(wanted, list) or not all(isinstance(n, str) for n in wanted):
                name = f"{table}.{command}"
                faults.append(_("{name} must be a list of texts in quotes.", name=name))
                continue
            try:
                if table == "keys":
                    keys.chords[command] = tuple(chord(name) for name in wanted)
                else:
                    keys.buttons[command] = tuple(_button(name) for name in wanted)
            except ValueError as error:
                faults.append(f"{table}.{command}: {error}")
    return faults


def _button(name: str) -> str:
    if name not in BUTTONS:
        known = ", ".join(BUTTONS)
        raise ValueError(
            _("{name} is no gamepad button; known are {known}", name=name, known=known)
        )
    return name

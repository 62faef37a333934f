"""Commands and keys: the file, the player's own over it, faults named and ignored."""

from __future__ import annotations

from pathlib import Path

import pygame

from game.ui.keys import COMMANDS, chord, load
from tests.ui.support import KEYS


def test_every_command_has_a_key_and_no_key_has_two_in_one_place() -> None:
    keys, faults = load(KEYS)
    assert faults == []
    for place, commands in COMMANDS.items():
        seen: dict[object, str] = {}
        for command in commands:
            chords = keys.chords.get(command, ())
            assert chords, command
            for one in chords:
                assert one not in seen, f"{place}: {command} and {seen.get(one)}"
                seen[one] = command


def test_chords() -> None:
    assert chord("ctrl+z").code == pygame.K_z
    assert chord("ctrl+z").modifiers == frozenset({"ctrl"})
    assert chord("F1").code == pygame.K_F1
    assert chord("ctrl+z").shown() == "Ctrl+Z"
    assert chord("left").shown() == "←"
    assert chord("return").shown() == "Enter"


def test_commands_of_a_key() -> None:
    keys, _faults = load(KEYS)
    assert keys.commands(pygame.K_z, frozenset({"ctrl"})) == ("undo",)
    assert keys.commands(pygame.K_z, frozenset()) == ()
    assert keys.commands(pygame.K_TAB, frozenset()) == ("next",)
    assert keys.commands(pygame.K_TAB, frozenset({"shift"})) == ("previous",)
    assert keys.of_button("a") == ("confirm", "mark")
    assert keys.shown("undo") == "U"


def test_typos_are_named_and_the_old_keys_stay(tmp_path: Path) -> None:
    own = tmp_path / "keys.toml"
    own.write_text(
        '[keys]\nundo = ["ctlr+z"]\nunod = ["z"]\nhint = "i"\nraise = 7\n'
        '[gamepad]\nraise = ["w"]\n[mouse]\nx = 1\n',
        encoding="utf-8",
    )
    keys, faults = load(KEYS, own)
    assert keys.shown("undo") == "U"
    assert keys.shown("hint") == "I"
    assert keys.shown("raise") == "T"
    for part in ("ctlr", "keys.unod", "keys.raise", "gamepad.raise", "mouse"):
        assert any(part in fault and str(own) in fault for fault in faults), part
    assert len(faults) == 5


def test_no_own_file_is_no_fault_but_a_broken_one_is(tmp_path: Path) -> None:
    assert load(KEYS, tmp_path / "keys.toml")[1] == []
    (tmp_path / "keys.toml").write_text("[keys", encoding="utf-8")
    keys, faults = load(KEYS, tmp_path / "keys.toml")
    assert len(faults) == 1
    assert keys.shown("help") == "F1"


def test_a_missing_file_of_ours_is_named(tmp_path: Path) -> None:
    _keys, faults = load(tmp_path / "none.toml")
    assert len(faults) == 1

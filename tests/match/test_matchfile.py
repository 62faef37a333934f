"""Files that are no match, damaged, foreign or of the future: each has its name and sentence."""

from __future__ import annotations

import json
import os
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from game.match import Match
from game.matchfile import (
    DamagedFile,
    ForeignFile,
    ForeignGame,
    FutureFile,
    MatchFileError,
    SecretError,
    UnreadableFile,
)
from tests.match.random_play import begin, go_on

Json = dict[str, Any]


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """A match of the toy after six lines."""
    file = tmp_path / "m.jsonl"
    match = begin("toy", 8, file, players=2)
    for lines in go_on(match, 8):
        if lines == 6:
            break
    match.close()
    return file


@pytest.fixture
def ended(tmp_path: Path) -> Path:
    """A finished match of the toy."""
    file = tmp_path / "ended.jsonl"
    for _ in go_on(begin("toy", 8, file, players=2), 8):
        pass
    return file


def change(file: Path, line: int, edit: Callable[[Json], object]) -> None:
    rows = [json.loads(row) for row in file.read_text(encoding="utf-8").splitlines()]
    edit(rows[line - 1])
    file.write_text("".join(json.dumps(row) + "\n" for row in rows), encoding="utf-8")


def error_of(file: Path) -> MatchFileError:
    before = file.stat().st_mtime_ns if file.exists() else 0
    with pytest.raises(MatchFileError) as caught:
        Match.load(file)
    assert before == (file.stat().st_mtime_ns if file.exists() else 0)
    return caught.value


@pytest.mark.parametrize(
    "content",
    [
        b"",
        b"\n",
        b"Dear diary,\n",
        b"[1, 2]\n",
        b'{"name": "something else"}\n',
        b'{"vaza": "yes"}\n',
        b'{"vaza": 0}\n',
        b'{"vaza": true}\n',
        b"\x00" * 4096,
        b"\x89PNG\r\n\x1a\n" + bytes(range(256)),
        b"[" * 100_000 + b"\n",
    ],
)
def test_what_is_no_match(tmp_path: Path, content: bytes) -> None:
    file = tmp_path / "x.jsonl"
    file.write_bytes(content)
    error = error_of(file)
    assert type(error) is ForeignFile
    assert str(error) == "x.jsonl holds no match of Vaza."


def test_what_is_not_there_and_a_folder(tmp_path: Path) -> None:
    assert type(error_of(tmp_path / "x.jsonl")) is UnreadableFile
    assert str(error_of(tmp_path / "x.jsonl")) == (
        "x.jsonl cannot be read (there is no such file)."
    )
    folder = tmp_path / "folder.jsonl"
    folder.mkdir()
    assert type(error_of(folder)) is UnreadableFile


def test_what_is_too_large_is_not_read(tmp_path: Path) -> None:
    file = tmp_path / "x.jsonl"
    with file.open("wb") as stream:
        os.truncate(stream.fileno(), 1 << 40)
    assert type(error_of(file)) is ForeignFile


def test_a_later_format(path: Path) -> None:
    change(path, 1, lambda row: row.update(vaza=2, program="3.1"))
    error = error_of(path)
    assert type(error) is FutureFile
    assert str(error) == (
        "m.jsonl was written by a newer Vaza (3.1). Update the program to open it."
    )


def test_a_game_that_is_not_here(path: Path) -> None:
    change(path, 1, lambda row: row.update(game="skat"))
    error = error_of(path)
    assert type(error) is ForeignGame
    assert str(error) == ("m.jsonl is a match of skat, which this version of Vaza does not have.")


def test_rules_that_are_not_here(path: Path) -> None:
    change(path, 1, lambda row: row["options"].update(jokers=2))
    error = error_of(path)
    assert type(error) is ForeignGame
    assert "unknown option 'jokers'" in str(error)


def test_an_option_that_came_later_has_its_default(path: Path) -> None:
    change(path, 1, lambda row: row["options"].pop("knocking"))
    assert Match.load(path).options["knocking"] is True


@pytest.mark.parametrize(
    "edit",
    [
        lambda row: row.pop("players"),
        lambda row: row.update(players=9),
        lambda row: row.update(players="2"),
        lambda row: row.update(seats=[]),
        lambda row: row["seats"][0].update(kind="ghost"),
        lambda row: row["seats"][0].pop("name"),
        lambda row: row.update(seats=[1, 2]),
        lambda row: row.update(commitment="abc"),
        lambda row: row.update(commitment="zz" * 32),
        lambda row: row.update(options=[]),
        lambda row: row.update(number="7"),
        lambda row: row.update(game=None),
    ],
)
def test_a_damaged_header(path: Path, edit: Callable[[Json], object]) -> None:
    change(path, 1, edit)
    error = error_of(path)
    assert type(error) is DamagedFile
    assert error.line == 1


@pytest.mark.parametrize(
    "row",
    [
        b"",
        b"nonsense",
        b"[]",
        b"{}",
        b'{"do": "fly", "seat": 0}',
        b'{"do": "knock"}',
        b'{"do": "knock", "seat": "0"}',
        b'{"do": "knock", "seat": 99}',
        b'{"do": "knock", "seat": -1}',
        b'{"do": "put", "seat": 0, "card": "9z"}',
        b'{"do": ["knock"], "seat": 0}',
        b'{"name": "did", "seat": 0, "what": "put"}',
        b'{"do": "knock", "seat": 0, "undo": 1}',
        b'{"undo": 0}',
        b'{"undo": -1}',
        b'{"undo": 99}',
        b'{"undo": true}',
        b'{"deal": 77}',
        b'{"deal": "2"}',
        b"\xff\xfe",
    ],
)
def test_a_damaged_line_is_named(path: Path, row: bytes) -> None:
    rows = path.read_bytes().splitlines(keepends=True)
    path.write_bytes(b"".join(rows[:3]) + row + b"\n" + b"".join(rows[3:]))
    error = error_of(path)
    assert type(error) is DamagedFile
    assert error.line == 4
    assert str(error) == "m.jsonl is damaged: line 4 makes no sense."


def test_a_line_after_the_end(ended: Path) -> None:
    lines = ended.read_bytes().count(b"\n")
    with ended.open("ab") as stream:
        stream.write(b'{"do": "knock", "seat": 0}\n')
    error = error_of(ended)
    assert type(error) is DamagedFile
    assert error.line == lines + 1


@pytest.mark.parametrize(
    "edit",
    [
        lambda row: row["end"].update(winners=[1 - row["end"]["winners"][0]]),
        lambda row: row["end"].update(points=[0, 0]),
        lambda row: row["end"].pop("points"),
        lambda row: row.update(end={}),
        lambda row: row.update(end=[]),
        lambda row: row["end"].update(crowns=1),
    ],
)
def test_another_ending(ended: Path, edit: Callable[[Json], object]) -> None:
    last = ended.read_bytes().count(b"\n")
    change(ended, last, edit)
    error = error_of(ended)
    assert type(error) is DamagedFile
    assert error.line == last


@pytest.mark.parametrize("secret", [None, "", "nonsense", "00" * 32, "é", "12" * 31])
def test_a_wrong_secret_beside(path: Path, secret: str | None) -> None:
    beside = path.with_suffix(".secret")
    if secret is None:
        beside.unlink()
    else:
        beside.write_text(secret, encoding="utf-8")
    error = error_of(path)
    assert type(error) is SecretError
    assert "m." in str(error)


@pytest.mark.parametrize("secret", [None, 7, "", "00" * 32, "nonsense"])
def test_a_wrong_secret_at_the_end(ended: Path, secret: object) -> None:
    last = ended.read_bytes().count(b"\n")
    change(ended, last, lambda row: row.update(secret=secret))
    error = error_of(ended)
    assert type(error) is SecretError
    assert str(error) == (
        "The secret of ended.jsonl is not the one that was promised before the first deal."
    )


def test_the_file_may_not_change_under_a_match(path: Path) -> None:
    """Two programs on one match: the second to write keeps off, and says so."""
    first, second = Match.load(path), Match.load(path)
    next(go_on(first, 1))
    content = path.read_bytes()
    next(go_on(second, 2))
    assert first.fault is None
    assert second.fault == (
        "The match cannot be saved (another program has changed the file)."
        " You can play on, but leaving loses it."
    )
    assert path.read_bytes() == content


def test_a_full_disk_loses_nothing_once_there_is_room(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = Match.load(path)
    real = os.write
    room = 10

    def write(handle: int, data: bytes) -> int:
        nonlocal room
        if room == 0:
            raise OSError(28, "No space left on device")
        size = real(handle, bytes(data[:room]))
        room -= size
        return size

    monkeypatch.setattr(os, "write", write)
    moves = go_on(match, 3)
    next(moves)
    assert match.fault == (
        "The match cannot be saved (no space is left on the disk)."
        " You can play on, but leaving loses it."
    )
    next(moves)
    room = 1 << 20
    next(moves)
    assert match.fault is None
    match.close()
    assert Match.load(path).log == match.log


def test_what_cannot_be_saved_can_be_played(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way")
    match = begin("toy", 3, tmp_path / "file" / "m.jsonl")
    assert match.path is None
    assert match.fault is not None
    assert match.fault.startswith("The match cannot be saved (")
    for _ in go_on(match, 3):
        pass
    assert match.over


def test_a_match_does_not_replace_another(path: Path) -> None:
    content = path.read_bytes()
    match = begin("toy", 3, path)
    assert match.fault is not None
    assert path.read_bytes() == content

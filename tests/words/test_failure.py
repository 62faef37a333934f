"""Why a file could not be used, in the player's language."""

from __future__ import annotations

import errno
from pathlib import Path

import pytest

from game import i18n
from game.wording import failure


def raised_by_reading(path: Path) -> OSError:
    with pytest.raises((FileNotFoundError, NotADirectoryError)) as info:
        path.read_bytes()
    return info.value


def test_a_missing_file_and_one_below_a_file(tmp_path: Path) -> None:
    file = tmp_path / "file"
    file.touch()
    assert failure.reason(raised_by_reading(tmp_path / "none")) == "there is no such file"
    assert failure.reason(raised_by_reading(file / "below")) in (
        "part of the path is no folder",
        "there is no such file",  # as Windows sees it
    )


def test_it_is_said_in_the_language_of_the_player() -> None:
    full = OSError(errno.ENOSPC, "No space left on device")
    i18n.install("pt_BR")
    try:
        assert failure.reason(full) == "não há mais espaço no disco"
    finally:
        i18n.install("en")


def test_what_is_rare_is_said_as_the_system_says_it() -> None:
    assert failure.reason(OSError(errno.EMFILE, "Too many open files")) == "Too many open files"
    assert failure.reason(TimeoutError()) == "TimeoutError"

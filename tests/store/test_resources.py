"""Sprites, sounds and config are found from source, in a wheel and in the frozen program."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from game import resources

ROOT = Path(__file__).resolve().parents[2]


def test_from_source_they_lie_beside_the_program() -> None:
    assert resources.root() == ROOT
    assert resources.path("config", "games") == ROOT / "config" / "games"
    assert resources.path("config", "games").is_dir()


def test_in_a_wheel_they_lie_in_the_package(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    data = tmp_path / "site-packages" / "game" / "_data"
    data.mkdir(parents=True)
    monkeypatch.setattr(resources, "__file__", str(data.parent / "resources.py"))
    assert resources.root() == data.resolve()


def test_frozen_they_lie_where_the_program_was_unpacked(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "_MEIPASS", str(tmp_path), raising=False)
    assert resources.path("sounds") == tmp_path / "sounds"

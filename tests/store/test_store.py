"""What is kept for the player, and going on where nothing can be kept."""

from __future__ import annotations

import dataclasses
import os
from datetime import datetime
from pathlib import Path

import platformdirs
import pytest

from game import i18n, places
from game.files import free_path, move_aside, write_atomic
from game.settings import Settings
from game.store import Result, Store, Tally, tally

NOW = datetime(2026, 3, 15, 20, 15, 0)


def result(number: int, won: bool = True, preset: str = "standard") -> Result:
    return Result(
        match=f"{number:064x}",
        game="truco",
        preset=preset,
        players=4,
        won=won,
        points=(12, 7) if won else (7, 12),
        deals=9,
        partners=("lela",),
        opponents=("zeca", "tião"),
        ended="2026-03-15T20:15:00+00:00",
    )


@pytest.fixture(autouse=True)
def _english() -> None:
    i18n.install("en")


@pytest.fixture
def store(tmp_path: Path) -> Store:
    return Store(tmp_path / "config", tmp_path / "data")


def test_everything_lies_where_the_platform_or_the_player_wants_it(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("VAZA_HOME", str(tmp_path))
    store = Store()
    assert store.settings_path == tmp_path / "settings.toml"
    assert store.matches == tmp_path / "matches"
    monkeypatch.delenv("VAZA_HOME")
    assert places.data_folder() == platformdirs.user_data_path("vaza", appauthor=False)
    assert places.config_folder() == platformdirs.user_config_path("vaza", appauthor=False)


def test_settings_survive(store: Store) -> None:
    store.settings.player_name = "Zé"
    store.settings.rest = 0.0
    assert store.save_settings()
    again = Store(store.config, store.data)
    assert again.settings == Settings(player_name="Zé", rest=0.0)
    assert again.take_notices() == []


def test_faults_in_the_settings_are_told_once(store: Store) -> None:
    store.config.mkdir()
    store.settings_path.write_text("mute = 3\n")
    again = Store(store.config, store.data)
    assert len(again.take_notices()) == 2
    assert again.take_notices() == []


def test_matches_get_names_of_their_own(store: Store) -> None:
    first = store.new_match_path("truco", NOW)
    assert first == store.matches / "truco-20260315-201500.jsonl"
    first.write_text("")
    second = store.new_match_path("truco", NOW)
    assert second == store.matches / "truco-20260315-201500-2.jsonl"


def test_without_permission_the_program_goes_on_and_says_so_once(tmp_path: Path) -> None:
    blocked = tmp_path / "a file in the way"
    blocked.write_text("")
    store = Store(blocked, blocked)
    assert not store.save_settings()
    assert store.new_match_path("truco", NOW) is None
    store.record(result(1))
    assert store.results() == (result(1),)  # in memory
    notices = store.take_notices()
    assert len(notices) == 1
    assert notices[0].startswith(f"Nothing can be saved in {blocked} (")
    assert notices[0].endswith(
        "You can play, but settings and matches are forgotten when you leave."
    )
    assert blocked.read_text() == ""


def test_a_folder_that_may_not_be_written_is_noticed(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(os, "access", lambda *_: False)
    assert store.new_match_path("truco", NOW) is None
    assert store.take_notices() == [
        f"Nothing can be saved in {store.data} (no permission)."
        " You can play, but settings and matches are forgotten when you leave."
    ]


def test_results_are_counted_by_whatever_is_asked(store: Store) -> None:
    for number in range(5):
        store.record(result(number, won=number < 2))
    store.record(result(9, won=True, preset="paulista"))
    store.record(result(9, won=True, preset="paulista"))  # the same match
    again = Store(store.config, store.data).results()
    assert again == store.results()
    assert len(again) == 6
    assert tally(again) == Tally(won=3, lost=3)
    assert tally(again, preset="standard") == Tally(won=2, lost=3)
    assert tally(again, game="truco", preset="paulista").played == 1
    assert tally(again, game="gleek") == Tally(0, 0)


def test_damaged_results_are_left_out_and_kept(store: Store) -> None:
    store.record(result(1))
    path = store.data / "results.jsonl"
    whole = path.read_bytes()
    path.write_bytes(whole + b"nonsense\n[]\n" + whole.replace(b"true", b'"yes"') + whole[:40])
    again = Store(store.config, store.data)
    assert again.results() == (result(1),)
    assert again.take_notices() == [
        "results.jsonl has damaged lines (4); the statistics are without them."
    ]
    before = path.read_bytes()
    again.record(result(2))
    assert path.read_bytes().startswith(before + b"\n")
    assert Store(store.config, store.data).results() == (result(1), result(2))


def test_a_result_has_every_field(store: Store) -> None:
    store.record(result(3))
    (read,) = Store(store.config, store.data).results()
    assert dataclasses.asdict(read) == dataclasses.asdict(result(3))


def test_a_file_is_written_whole_or_not_at_all(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "new" / "a.toml"
    write_atomic(path, b"old")
    assert path.read_bytes() == b"old"

    def fail(handle: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", fail)
    with pytest.raises(OSError, match="No space"):
        write_atomic(path, b"new")
    assert path.read_bytes() == b"old"
    assert [p.name for p in path.parent.iterdir()] == ["a.toml"]


def test_moving_aside_covers_nothing(tmp_path: Path) -> None:
    kept = []
    for text in "abc":
        path = tmp_path / "m.jsonl"
        path.write_text(text)
        kept.append(move_aside(path, tmp_path / "damaged"))
    assert [p.name for p in kept] == ["m.jsonl", "m-2.jsonl", "m-3.jsonl"]
    assert [p.read_text() for p in kept] == ["a", "b", "c"]
    assert free_path(tmp_path / "m.jsonl") == tmp_path / "m.jsonl"

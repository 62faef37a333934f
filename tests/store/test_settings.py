"""Settings: every fault is named, its setting falls back alone, and the file is kept aside."""

from __future__ import annotations

from dataclasses import asdict, fields
from pathlib import Path
from typing import Any

import pytest
import tomli
from hypothesis import given
from hypothesis import strategies as st

from game import i18n, settings
from game.settings import Between, Names, OneOf, Settings, Text


@pytest.fixture(autouse=True)
def _english() -> None:
    i18n.install("en")


def test_no_file_is_no_fault(tmp_path: Path) -> None:
    assert settings.load(tmp_path / "settings.toml") == (Settings(), [])


def test_every_default_is_possible() -> None:
    for f in fields(Settings):
        assert settings.rule(f.name).admits(f.default), f.name


def _values(rule: settings.Rule) -> st.SearchStrategy[object]:
    match rule:
        case OneOf(values):
            return st.sampled_from(values)
        case Between(low, high, also, whole):
            inside: st.SearchStrategy[float] = (
                st.integers(int(low), int(high)) if whole else st.floats(low, high)
            )
            return inside | st.sampled_from(also) if also else inside
        case Text(most):
            return st.text(max_size=most).filter(str.isprintable)
        case Names(most):
            name = st.text(max_size=12).filter(str.isprintable)
            return st.lists(name, max_size=most).map(tuple)


@given(st.fixed_dictionaries({f.name: _values(settings.rule(f.name)) for f in fields(Settings)}))
def test_written_settings_are_read_back(values: dict[str, Any]) -> None:
    wanted = Settings(**values)
    text = settings.dump(wanted).decode("utf-8")
    read, faults = settings.parse(Path("settings.toml"), text)
    assert faults == []
    assert asdict(read) == asdict(wanted)


@given(st.binary(max_size=200))
def test_no_content_raises(tmp_path_factory: pytest.TempPathFactory, content: bytes) -> None:
    path = tmp_path_factory.mktemp("any") / "settings.toml"
    path.write_bytes(content)
    read, _ = settings.load(path)
    assert all(settings.rule(k).admits(v) for k, v in asdict(read).items())


def test_a_misspelt_name_is_named_with_line_and_suggestion(tmp_path: Path) -> None:
    path = tmp_path / "settings.toml"
    path.write_text('text_scale = 150\n\nlanguege = "es"\n', encoding="utf-8")
    read, faults = settings.load(path)
    assert read == Settings(text_scale=150)
    assert faults == [
        "settings.toml, line 3: there is no setting languege. Perhaps language is meant.",
        "The file was kept as settings.toml.bad-1.",
    ]
    assert (tmp_path / "settings.toml.bad-1").read_bytes() == path.read_bytes()


@pytest.mark.parametrize(
    ("line", "sentence"),
    [
        (
            "text_scale = 250",
            "settings.toml, line 1: text_scale = 250 is not possible. Possible are: 100 – 200.",
        ),
        (
            'speed = "quick"',
            'settings.toml, line 1: speed = "quick" is not possible.'
            ' Possible are: "off", "fast", "normal", "slow".',
        ),
        (
            "mute = 1",
            "settings.toml, line 1: mute = 1 is not possible. Possible are: true, false.",
        ),
        (
            "deck_colours = true",
            "settings.toml, line 1: deck_colours = true is not possible. Possible are: 2, 4.",
        ),
        (
            "rest = 0.2",
            "settings.toml, line 1: rest = 0.2 is not possible. Possible are: 0.0, 0.6 – 3.0.",
        ),
        (
            "rest = nan",
            "settings.toml, line 1: rest = nan is not possible. Possible are: 0.0, 0.6 – 3.0.",
        ),
    ],
)
def test_an_impossible_value_is_named_and_its_default_used(
    tmp_path: Path, line: str, sentence: str
) -> None:
    path = tmp_path / "settings.toml"
    path.write_text(line + "\nleft_handed = true\n", encoding="utf-8")
    read, faults = settings.load(path)
    assert read == Settings(left_handed=True)
    assert faults[0] == sentence


def test_a_file_that_is_no_toml_is_kept_and_named_with_its_line(tmp_path: Path) -> None:
    path = tmp_path / "settings.toml"
    path.write_text("mute = true\nspeed = fast\n", encoding="utf-8")
    read, faults = settings.load(path)
    assert read == Settings()
    assert faults[0].startswith("settings.toml cannot be read: ")
    assert "line 2" in faults[0]
    assert (tmp_path / "settings.toml.bad-1").read_text() == "mute = true\nspeed = fast\n"


def test_kept_files_do_not_cover_each_other_nor_multiply(tmp_path: Path) -> None:
    path = tmp_path / "settings.toml"
    for text in ("a = 1\n", "b = 1\n", "b = 1\n"):
        path.write_text(text, encoding="utf-8")
        settings.load(path)
    kept = {p.name: p.read_text() for p in tmp_path.glob("*.bad-*")}
    assert kept == {"settings.toml.bad-1": "a = 1\n", "settings.toml.bad-2": "b = 1\n"}


def test_bytes_that_are_no_text_and_a_folder_in_place_of_the_file(tmp_path: Path) -> None:
    path = tmp_path / "settings.toml"
    path.write_bytes(b"\xff\xfe\x00")
    read, faults = settings.load(path)
    assert (read, faults[0]) == (
        Settings(),
        "settings.toml is not a text file. The settings start afresh.",
    )
    folder = tmp_path / "folder"
    folder.mkdir()
    read, faults = settings.load(folder)
    assert read == Settings()
    assert len(faults) == 1
    assert faults[0].startswith("The settings cannot be read (")


def test_the_written_file_is_plain_toml() -> None:
    text = settings.dump(Settings(player_name='Zé "Bira"', last_opponents=("a", "b")))
    data = tomli.loads(text.decode("utf-8"))
    assert data["player_name"] == 'Zé "Bira"'
    assert data["last_opponents"] == ["a", "b"]
    assert data["rest"] == 1.2

"""Presets: built in and own; every fault is a sentence with file and line, nothing is raised."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game import i18n, presets, registry, resources
from game.presets import Preset, PresetFault

SCHEMA = registry.rules("truco").schema
TRUCO = ["standard", "paulista", "limpo", "manilha-velha", "mineiro"]


@pytest.fixture(autouse=True)
def own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The player's own folder of presets, empty."""
    i18n.install("en")
    monkeypatch.setenv("VAZA_HOME", str(tmp_path))
    folder = tmp_path / "presets" / "truco"
    folder.mkdir(parents=True)
    return folder


def named(found: list[Preset]) -> list[str]:
    return [preset.name for preset in found]


def load_one(own: Path, text: str) -> tuple[list[Preset], list[PresetFault]]:
    (own / "mine.toml").write_text(text, encoding="utf-8")
    found, faults = presets.load("truco")
    return [p for p in found if p.own], faults


@pytest.mark.parametrize("game", registry.GAMES)
def test_every_game_brings_presets_without_a_fault(game: str) -> None:
    found, faults = presets.load(game)
    assert faults == []
    assert found[0].name == "standard"
    assert found[0].options == registry.rules(game).schema.defaults()
    assert len(found) > 1
    assert all(p.title and p.note and not p.own for p in found)


def test_the_five_of_truco_in_their_order() -> None:
    assert named(presets.load("truco")[0]) == TRUCO
    mineiro = presets.find("truco", "mineiro")
    assert mineiro is not None
    assert mineiro.options["ladder"] == "2 4 6 10 12"
    assert mineiro.options["target"] == 12
    assert presets.find("truco", "none") is None


def test_without_any_file_the_game_can_be_played(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(resources, "root", lambda: tmp_path / "nothing")
    found, faults = presets.load("truco")
    assert named(found) == ["standard"]
    assert found[0].options == SCHEMA.defaults()
    assert faults == []


def test_own_presets_come_last_and_override_single_options(own: Path) -> None:
    mine, faults = load_one(own, 'title = "Mine"\n[options]\ntarget = 24\n')
    assert faults == []
    assert mine == [Preset("truco", "mine", "Mine", "", SCHEMA.check({"target": 24}), own=True)]
    assert named(presets.load("truco")[0]) == [*TRUCO, "mine"]


@pytest.mark.parametrize(
    ("text", "line", "sentence"),
    [
        (
            'title = "A"\n\n[options]\ntaget = 24\n',
            4,
            "mine.toml, line 4: taget is not known. Perhaps target is meant.",
        ),
        (
            'title = "A"\n[options]\ntarget = 13\n',
            3,
            "mine.toml, line 3: target = 13 is not possible. Choose one of 12, 15, 24.",
        ),
        (
            'title = "A"\n[options]\n  cover_after_tie=1\n',
            3,
            "mine.toml, line 3: cover_after_tie = 1 is not possible. Choose one of true, false.",
        ),
        (
            'title = "A"\n[options]\ndeck = "40"\n',
            3,
            'mine.toml, line 3: deck = "40" is not possible. Choose one of 40, 24.',
        ),
        (
            'titel = "A"\n',
            1,
            "mine.toml, line 1: titel is not known. Perhaps title is meant.",
        ),
        (
            "title = 5\n",
            1,
            "mine.toml, line 1: title must be a text in quotes, on one line.",
        ),
        (
            "[options]\ntarget = 24\n",
            None,
            "mine.toml: title must be a text in quotes, on one line.",
        ),
        (
            'title = "A"\norder = "first"\n',
            2,
            "mine.toml, line 2: order must be a whole number.",
        ),
        (
            'title = "A"\nnote = 3\n',
            2,
            "mine.toml, line 2: note must be a text in quotes, on one line.",
        ),
        (
            'title = "A"\noptions = 3\n',
            2,
            "mine.toml, line 2: The options stand in lines of their own below [options].",
        ),
        (
            'title = "A"\ntarget = 24\n',
            2,
            "mine.toml, line 2: target is not known. Known are title, note, order, ",
        ),
    ],
)
def test_a_fault_is_named_and_the_preset_not_offered(
    own: Path, text: str, line: int | None, sentence: str
) -> None:
    mine, faults = load_one(own, text)
    assert mine == []
    assert any(f.line == line and f.text.startswith(sentence) for f in faults), faults
    assert {f.file for f in faults} == {own / "mine.toml"}
    assert named(presets.load("truco")[0]) == TRUCO


def test_all_faults_of_a_file_are_named(own: Path) -> None:
    _mine, faults = load_one(own, "note = 1\nextra = 2\n[options]\ndeck = 1\nducks = 2\n")
    assert [f.line for f in faults] == [None, 1, 2, 4, 5]


def test_what_is_no_toml_is_named_with_its_line(own: Path) -> None:
    mine, faults = load_one(own, 'title = "A"\nnote = no quotes\n')
    assert mine == []
    assert [f.line for f in faults] == [2]
    assert faults[0].text.startswith("mine.toml, line 2: It is not TOML: ")
    assert faults[0].text.endswith('Texts stand in quotes, as in title = "My rules".')


def test_bytes_that_are_no_text_and_a_folder(own: Path) -> None:
    (own / "a.toml").write_bytes(b"\xff\xfe\x00")
    (own / "b.toml").mkdir()
    found, faults = presets.load("truco")
    assert named(found) == TRUCO
    assert [f.text for f in faults] == [
        "a.toml: It is not a text file in UTF-8.",
        "b.toml: It cannot be read (that is a folder).",
    ]


def test_a_name_that_the_game_has_already(own: Path) -> None:
    (own / "paulista.toml").write_text('title = "P"\n')
    found, faults = presets.load("truco")
    assert named(found) == TRUCO
    assert [f.text for f in faults] == [
        "paulista.toml: There is a preset paulista already. Give the file another name."
    ]


@given(content=st.binary(max_size=120) | st.text(max_size=120).map(str.encode))
def test_no_content_raises(content: bytes, tmp_path_factory: pytest.TempPathFactory) -> None:
    folder = tmp_path_factory.mktemp("home")
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("VAZA_HOME", str(folder))
        own = presets.own_folder("truco")
        own.mkdir(parents=True)
        (own / "mine.toml").write_bytes(content)
        found, faults = presets.load("truco")
        assert [p for p in found if p.own] or faults


def test_saving_replacing_and_deleting_ones_own(own: Path) -> None:
    options = SCHEMA.check({"target": 24, "deck": 24, "cover_after_tie": False})
    saved = presets.save_own("truco", 'Casa da "Vó"', options, "Aos domingos\ncom bolo")
    assert (saved.name, saved.title) == ("casa-da-vo", 'Casa da "Vó"')
    assert (own / "casa-da-vo.toml").read_text(encoding="utf-8") == (
        'title = "Casa da \\"Vó\\""\n'
        'note = "Aos domingos com bolo"\n'
        "\n"
        "[options]\n"
        "deck = 24\n"
        "target = 24\n"
        "cover_after_tie = false\n"
    )
    assert presets.load("truco") == ([*presets.load("truco")[0][:5], saved], [])

    again = presets.save_own("truco", 'Casa da "Vó"', SCHEMA.defaults())
    assert again.name == "casa-da-vo"
    other = presets.save_own("truco", "casa, da VO!", options)
    assert other.name == "casa-da-vo-2"
    builtin = presets.save_own("truco", "Paulista", options)
    assert builtin.name == "paulista-2"
    assert named(presets.load("truco")[0][5:]) == ["casa-da-vo", "casa-da-vo-2", "paulista-2"]

    presets.delete_own("truco", "casa-da-vo")
    presets.delete_own("truco", "casa-da-vo")
    assert named(presets.load("truco")[0][5:]) == ["casa-da-vo-2", "paulista-2"]


def test_saving_where_nothing_can_be_written_is_told(own: Path) -> None:
    own.rmdir()
    own.write_text("a file in the way")
    with pytest.raises(OSError, match="exists"):
        presets.save_own("truco", "A", SCHEMA.defaults())


@given(
    title=st.text(max_size=40),
    chosen=st.fixed_dictionaries({}, optional={o.name: st.sampled_from(o.values) for o in SCHEMA}),
)
def test_what_is_saved_is_loaded(
    title: str, chosen: dict[str, object], tmp_path_factory: pytest.TempPathFactory
) -> None:
    folder = tmp_path_factory.mktemp("home")
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("VAZA_HOME", str(folder))
        saved = presets.save_own("truco", title, SCHEMA.check(chosen))
        found, faults = presets.load("truco")
        assert faults == []
        assert [p for p in found if p.own] == [saved]
        assert saved.options == SCHEMA.check(chosen)
        presets.delete_own("truco", saved.name)
        assert named(presets.load("truco")[0]) == TRUCO


def test_a_name_from_outside_leads_nowhere(own: Path) -> None:
    outside = own.parent / "victim.toml"
    outside.write_text("x")
    presets.delete_own("truco", "../victim")
    assert outside.exists()

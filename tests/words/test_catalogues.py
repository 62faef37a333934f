"""Nothing is left untranslated, and nothing bypasses the catalogues."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

import catalogs
from tests.words.literals import Literal, marked, unmarked

ROOT = Path(__file__).resolve().parents[2]

# What draws or says something to the player. (The help of the command line stays English.)
SCREEN = [
    path
    for pattern in (
        "game/app.py",
        "game/match.py",
        "game/presets.py",
        "game/saves.py",
        "game/settings.py",
        "game/store.py",
        "game/text_table.py",
        "game/ui/*.py",
        "game/scenes/*.py",
        "game/table/*.py",
        "game/games/*/face.py",
        "game/games/*/words.py",
        "game/games/*/rules_page.py",
        "game/games/*/glossary.py",
        "game/wording/*/*.py",
    )
    for path in sorted(ROOT.glob(pattern))
]


def test_every_sentence_is_translated_and_well() -> None:
    assert catalogs.faults(ROOT) == []


def test_the_catalogues_compile_and_hold_every_sentence(tmp_path: Path) -> None:
    for language in catalogs.PLURALS:
        po = catalogs.po_file(tmp_path, language)
        po.parent.mkdir(parents=True)
        po.write_bytes(catalogs.po_file(ROOT, language).read_bytes())
    catalogs.compile_all(tmp_path)
    for language in catalogs.PLURALS:
        mo = catalogs.po_file(tmp_path, language).with_suffix(".mo")
        assert mo.stat().st_size > 10_000
        assert sorted(p.name for p in mo.parent.iterdir()) == ["vaza.mo", "vaza.po"]


def test_compiling_again_leaves_a_fresh_file_alone(tmp_path: Path) -> None:
    po = catalogs.po_file(tmp_path, "es")
    po.parent.mkdir(parents=True)
    po.write_bytes(catalogs.po_file(ROOT, "es").read_bytes())
    catalogs.compile_all(tmp_path)
    mo = po.with_suffix(".mo")
    mo.write_bytes(b"")
    catalogs.compile_all(tmp_path)
    assert mo.read_bytes() == b""


def test_gettext_finds_every_marked_sentence() -> None:
    """A call inside an f-string, say, is invisible to the program that gathers."""
    found = {catalogs._key(m) for m in catalogs.extract(ROOT) if m.id}
    missed = [
        (file.relative_to(ROOT).as_posix(), line, text)
        for file in sorted(ROOT.glob("game/**/*.py"))
        for line, text in marked(file)
        if text and text not in found
    ]
    assert missed == []


@pytest.mark.parametrize("file", SCREEN, ids=lambda p: p.relative_to(ROOT).as_posix())
def test_no_text_bypasses_the_catalogues(file: Path) -> None:
    assert list(unmarked(file, ROOT)) == []


def test_the_search_finds_what_it_should(tmp_path: Path) -> None:
    source = tmp_path / "scene.py"
    source.write_text(
        '"""Not this sentence."""\n'
        'Button(ui, "Play", key="play")\n'
        'Button(ui, _("Play"))\n'
        'note = "You have won."\n'
        'Row(title="Settings")\n'
        'raise ValueError("No such thing here.")\n'
        'path = "M 0 0 L 10 10"\n'
        'name = "two words"\n',
        encoding="utf-8",
    )
    assert list(unmarked(source, tmp_path)) == [
        Literal("scene.py", 2, "Play"),
        Literal("scene.py", 4, "You have won."),
        Literal("scene.py", 5, "Settings"),
    ]


PO = """
msgid ""
msgstr ""
"Plural-Forms: nplurals=2; plural=(n != 1);\\n"
"Content-Type: text/plain; charset=utf-8\\n"

msgid "{n} card of {name}"
msgid_plural "{n} cards of {name}"
msgstr[0] "%s"
msgstr[1] "%s"

msgid "*{name}* holds a _manilha_"
msgstr "%s"
"""


@pytest.mark.parametrize(
    ("one", "many", "text", "faults"),
    [
        ("una carta de {name}", "{n} cartas de {name}", "*{name}* tiene una _manilha_", []),
        ("", "{n} cartas de {name}", "*{name}* tiene una _manilha_", ["not translated"]),
        (
            "una carta",
            "{n} cartas de {nome}",
            "*{name}* tiene una _manilha_",
            [
                "placeholders [] instead of ['n', 'name']",
                "placeholders ['n', 'nome'] instead of ['n', 'name']",
            ],
        ),
        (
            "una carta de {name}",
            "{n} cartas de {name}",
            "{name} tiene una manilha ",
            ["other accents (*)", "other terms (_)", "other space at the ends"],
        ),
    ],
)
def test_the_check_names_what_is_wrong(
    tmp_path: Path, one: str, many: str, text: str, faults: list[str]
) -> None:
    po = tmp_path / "vaza.po"
    po.write_text(PO % (one, many, text), encoding="utf-8")
    catalog = catalogs.read(po, "es")
    found = [f for m in catalog if m.id for f in catalogs.message_faults(m, catalog)]
    assert found == faults


def test_gathering_reads_code_and_configuration(tmp_path: Path) -> None:
    (tmp_path / "game").mkdir()
    (tmp_path / "game" / "scene.py").write_text(
        '_("Hello, {name}.")\nngettext("{n} deal", "{n} deals", 3)\npgettext("button", "Run")\n'
        'label = N_("Later")\nprint("Never")\n',
        encoding="utf-8",
    )
    preset = tmp_path / "config" / "games" / "truco" / "x.toml"
    preset.parent.mkdir(parents=True)
    preset.write_text('title = "Ours"\norder = 1\n[options]\ndeck = 24\n', encoding="utf-8")
    gathered = {(m.id, m.context) for m in catalogs.extract(tmp_path) if m.id}
    assert gathered == {
        ("Hello, {name}.", None),
        (("{n} deal", "{n} deals"), None),
        ("Run", "button"),
        ("Later", None),
        ("Ours", None),
    }


def test_updating_keeps_translations_and_drops_what_is_no_longer_said(tmp_path: Path) -> None:
    (tmp_path / "game").mkdir()
    code = tmp_path / "game" / "scene.py"
    code.write_text('_("Old")\n_("Kept")\n', encoding="utf-8")
    catalogs.update(tmp_path)
    po = catalogs.po_file(tmp_path, "es")
    po.write_text(
        po.read_text(encoding="utf-8").replace(
            'msgid "Kept"\nmsgstr ""', 'msgid "Kept"\nmsgstr "Guardado"'
        ),
        encoding="utf-8",
    )
    code.write_text('_("Kept")\n_("New")\n', encoding="utf-8")
    catalogs.update(tmp_path)
    catalog = catalogs.read(po, "es")
    assert {m.id: m.string for m in catalog if m.id} == {"Kept": "Guardado", "New": ""}
    first = po.read_bytes()
    catalogs.update(tmp_path)
    assert po.read_bytes() == first


def test_the_command_tells_how_it_is_called() -> None:
    done = subprocess.run(
        [sys.executable, str(ROOT / "build" / "catalogs.py"), "translate"],
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 2
    assert "update|compile|check" in done.stderr

"""Finding the language, switching it, and filling sentences."""

from __future__ import annotations

import locale
from pathlib import Path

import pytest

from game import i18n, resources
from game.i18n import _, ngettext, pgettext

VARIABLES = ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG")


@pytest.fixture(autouse=True)
def no_locale(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in VARIABLES:
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setattr(locale, "getlocale", lambda: (None, None))


@pytest.mark.parametrize(
    ("name", "language"),
    [
        ("pt_BR.UTF-8", "pt_BR"),
        ("pt_BR", "pt_BR"),
        ("pt", "pt_BR"),
        ("pt_PT.UTF-8", "pt_PT"),
        ("pt_PT@euro", "pt_PT"),
        ("pt_AO", "pt_PT"),
        ("pt-MZ", "pt_PT"),
        ("es_ES.UTF-8", "es"),
        ("es_MX", "es"),
        ("es-419", "es"),
        ("en_GB.UTF-8", "en"),
        ("Portuguese_Brazil.1252", "pt_BR"),
        ("Portuguese_Portugal.1252", "pt_PT"),
        ("Spanish_Spain.1252", "es"),
        ("C", "en"),
        ("POSIX", "en"),
        ("de_DE.UTF-8", "en"),
        ("", "en"),
    ],
)
def test_the_language_of_a_locale(
    monkeypatch: pytest.MonkeyPatch, name: str, language: str
) -> None:
    monkeypatch.setenv("LANG", name)
    assert i18n.detect() == language


def test_language_names_several_and_the_first_known_is_taken(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("LANGUAGE", "gl:pt_PT:es")
    monkeypatch.setenv("LANG", "en_US.UTF-8")
    assert i18n.detect() == "pt_PT"


def test_lc_all_stands_above_lang(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "C.UTF-8")
    monkeypatch.setenv("LANG", "pt_BR.UTF-8")
    assert i18n.detect() == "en"


def test_what_python_knows_of_the_system_comes_last(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(locale, "getlocale", lambda: ("es_ES", "cp1252"))
    assert i18n.detect() == "es"


def test_installing_nothing_takes_the_language_of_the_system(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("LANG", "es_ES.UTF-8")
    i18n.install("")
    assert i18n.current() == "es"
    assert _("No") == "No"
    assert _("Yes") == "Sí"


def test_an_unknown_language_is_as_none(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LANG", "pt_PT.UTF-8")
    i18n.install("tlh")
    assert i18n.current() == "pt_PT"


def test_placeholders_are_filled_after_the_look_up() -> None:
    i18n.install("pt_BR")
    assert _("{name} runs.", name="Zeca") == "Zeca corre."


def test_a_value_is_never_read_as_a_sentence() -> None:
    assert _("{name} runs.", name="{name} {x.__class__}") == "{name} {x.__class__} runs."


def test_a_placeholder_without_value_stays() -> None:
    assert _("{name} plays {card}.", name="Zeca") == "Zeca plays {card}."


def test_the_empty_sentence_is_not_the_head_of_the_catalogue() -> None:
    i18n.install("es")
    assert _("") == ""


@pytest.mark.parametrize(
    ("language", "none", "one", "two"),
    [
        ("en", "They score 0 points.", "They score 1 point.", "They score 2 points."),
        ("pt_BR", "Eles marcam 0 ponto.", "Eles marcam 1 ponto.", "Eles marcam 2 pontos."),
        ("pt_PT", "Eles marcam 0 pontos.", "Eles marcam 1 ponto.", "Eles marcam 2 pontos."),
        ("es", "Ellos anotan 0 puntos.", "Ellos anotan 1 punto.", "Ellos anotan 2 puntos."),
    ],
)
def test_plural_forms(language: str, none: str, one: str, two: str) -> None:
    i18n.install(language)
    forms = [ngettext("*They score {n} point.*", "*They score {n} points.*", n) for n in (0, 1, 2)]
    assert forms == [f"*{none}*", f"*{one}*", f"*{two}*"]


def test_a_word_may_depend_on_where_it_stands() -> None:
    i18n.install("pt_BR")
    assert pgettext("button", "Run") == "Corro"
    assert pgettext("nowhere", "Run") == "Run"


@pytest.mark.parametrize("content", [None, b"", b"no catalogue at all", b"\xde\x12\x04\x95\0\0"])
def test_without_a_usable_catalogue_the_sentences_are_english(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, content: bytes | None
) -> None:
    file = tmp_path / "config" / "locale" / "es" / "LC_MESSAGES" / "vaza.mo"
    if content is not None:
        file.parent.mkdir(parents=True)
        file.write_bytes(content)
    monkeypatch.setattr(resources, "path", tmp_path.joinpath)
    i18n.install("es")
    assert i18n.current() == "es"
    assert _("Yes") == "Yes"
    assert ngettext("{n} card", "{n} cards", 2) == "2 cards"

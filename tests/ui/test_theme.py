"""Themes: colours that can be read, and faults that are named."""

from __future__ import annotations

from pathlib import Path

import pytest

from game import resources
from game.ui.theme import Theme, color, contrast, load, over

THEMES = sorted(resources.path("config", "themes").glob("*.toml"))


def test_contrast_by_wcag() -> None:
    assert contrast((0, 0, 0), (255, 255, 255)) == pytest.approx(21)
    assert contrast((255, 255, 255), (118, 118, 118)) == pytest.approx(4.54, abs=0.01)


def test_a_half_clear_colour_mixes() -> None:
    assert over((200, 100, 0, 128), (0, 100, 200)) == (100, 100, 100)


@pytest.mark.parametrize("file", [None, *THEMES], ids=lambda f: f.stem if f else "built in")
def test_all_text_can_be_read(file: Path | None) -> None:
    theme = Theme()
    if file is not None:
        theme, faults = load(file)
        assert faults == []
    poor = [
        f"{what}: {ratio:.2f}"
        for what, ink, ground in theme.pairs()
        if (ratio := contrast(ink, ground)) < 4.5
    ]
    assert poor == []


@pytest.mark.parametrize("file", THEMES, ids=lambda f: f.stem)
def test_pictures_of_a_theme_exist(file: Path) -> None:
    theme, _faults = load(file)
    for key, name in theme.pictures.items():
        if "/" in name:
            assert resources.path("sprites", name).exists(), f"{key} = {name}"


def test_colours() -> None:
    assert color("#20130CE0") == (32, 19, 12, 224)
    assert color("#FFD48A") == (255, 212, 138, 255)
    for wrong in ("red", "#12345", "#GG0000"):
        with pytest.raises(ValueError, match="no colour"):
            color(wrong)


def test_each_fault_of_a_file_is_named_and_the_rest_counts(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text(
        '[colors]\naccent = "#00FF00"\ntext = "white"\npannel = "#000000"\n'
        '[buttons.raise]\ntop = 7\n[buttons.loud]\ntop = "#000000"\n',
        encoding="utf-8",
    )
    theme, faults = load(file)
    assert theme.accent == "#00FF00"
    assert theme.text == Theme().text
    assert theme.buttons["raise"] == Theme().buttons["raise"]
    assert len(faults) == 4
    for part, fault in zip(("text", "pannel", "raise.top", "loud"), faults, strict=True):
        assert str(file) in fault
        assert part in fault


def test_a_missing_or_broken_theme_is_the_bar(tmp_path: Path) -> None:
    theme, faults = load(tmp_path / "none.toml")
    assert theme.panel == Theme().panel
    assert len(faults) == 1
    broken = tmp_path / "broken.toml"
    broken.write_text("[colors\n", encoding="utf-8")
    theme, faults = load(broken)
    assert theme.panel == Theme().panel
    assert len(faults) == 1

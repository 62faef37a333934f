"""Every theme is whole, its pictures exist, and its text can be read on whatever lies under it."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

import pygame
import pytest

from game.ui.theme import ButtonColors, Rgb, Theme, color, contrast, load, over, rgb

ROOT = Path(__file__).resolve().parents[2]
THEMES = sorted((ROOT / "config" / "themes").glob("*.toml"))
LEAST = 4.5
"""WCAG 2, level AA, text of normal size."""

BACKDROPS: tuple[Rgb, ...] = ((0, 0, 0), (255, 255, 255))
"""The darkest and the lightest thing that may lie under a panel; cards are nearly white."""

ON_DARK = ("text", "muted", "accent", "red")
PAIRS = {
    "panel": ON_DARK,
    "words": ON_DARK,
    "well_top": ON_DARK,
    "well_bottom": ON_DARK,
    "ground": ON_DARK,
    "chip": ("chip_text", "text", "red"),
    "tag_top": ("tag_ink",),
    "tag_bottom": ("tag_ink",),
    "paper": ("paper_ink", "paper_accent"),
}
"""What is written on what."""


def _mean(picture: pygame.Surface, x: int, y: int) -> Rgb:
    """The mean colour of a square of 160 pixels about a point."""
    r, g, b, _ = pygame.transform.average_color(picture, pygame.Rect(x - 80, y - 80, 160, 160))
    return r, g, b


def content(path: Path) -> dict[str, Any]:
    return tomllib.loads(path.read_text(encoding="utf-8"))


def test_contrast_is_the_one_of_wcag() -> None:
    assert contrast((0, 0, 0), (255, 255, 255)) == pytest.approx(21)
    # #767676 is the darkest grey the guidelines give as just enough on white.
    assert contrast((0x76, 0x76, 0x76), (255, 255, 255)) == pytest.approx(4.54, abs=0.01)


def test_a_panel_lets_through_what_its_alpha_says() -> None:
    assert over((100, 0, 0, 255), (0, 0, 200)) == (100, 0, 0)
    assert over((0, 0, 0, 51), (200, 100, 50)) == (160, 80, 40)  # a fifth of black


@pytest.mark.parametrize("path", THEMES, ids=lambda p: p.stem)
class TestTheme:
    def test_loads_without_a_fault(self, path: Path) -> None:
        assert load(path)[1] == []

    def test_says_every_colour(self, path: Path) -> None:
        data = content(path)
        colours = set(Theme._fields) - {"name", "buttons", "pictures"}
        assert set(data["colors"]) == colours
        assert set(data["buttons"]) == set(Theme().buttons)
        for button in data["buttons"].values():
            assert set(button) == set(ButtonColors._fields)

    def test_text_can_be_read_on_its_panel(self, path: Path) -> None:
        theme, _ = load(path)
        weak = {}
        for panel, inks in PAIRS.items():
            for ink in inks:
                for backdrop in BACKDROPS:
                    under = over(color(getattr(theme, panel)), backdrop)
                    reached = contrast(theme.rgb(ink), under)
                    if reached < LEAST:
                        weak[f"{ink} on {panel} over {backdrop}"] = round(reached, 2)
        assert weak == {}

    def test_buttons_can_be_read(self, path: Path) -> None:
        theme, _ = load(path)
        for kind, button in theme.buttons.items():
            for ground in (button.top, button.bottom):
                assert contrast(rgb(button.ink), rgb(ground)) >= LEAST, kind

    def test_marks_can_be_seen_on_the_cloth(self, path: Path) -> None:
        """Lines and rings need 3 : 1 (WCAG 1.4.11) where the table is darkest and lightest.

        Measured on its picture where rings are drawn: about the seats and at the stake.
        """
        data = content(path)
        assert contrast(rgb(data["burst"]["ink"]), rgb(data["burst"]["paper"])) >= LEAST
        theme, _ = load(path)
        table = pygame.image.load(ROOT / "sprites" / data["pictures"]["table"])
        for x, y in ((422, 408), (2098, 408), (1260, 76), (866, 960)):  # the seats
            assert contrast(theme.rgb("turn"), _mean(table, x, y)) >= 2.7, (x, y)
        for x, y in ((1632, 466), (893, 466)):  # the stake, or what lies mirrored for the left hand
            under = over(color(data["markers"]["well"]), _mean(table, x, y))
            assert contrast(rgb(data["markers"]["number"]), under) >= 3, (x, y)

    def test_its_pictures_and_sounds_exist(self, path: Path) -> None:
        data = content(path)
        pictures = data["pictures"]
        sprites = ROOT / "sprites"
        for key in ("table", "table_2x"):
            assert (sprites / pictures[key]).is_file()
        assert (sprites / pictures["deck"] / "deck.toml").is_file()
        assert (sprites / pictures["deck"] / "backs" / f"{pictures['back']}.svg").is_file()
        assert (sprites / data["burst"]["picture"]).is_file()
        for prop in data["markers"]["props"]:
            assert (sprites / "props" / f"{prop}.svg").is_file()
        assert (ROOT / "sounds" / f"{data['markers']['ambience']}.ogg").is_file()

    def test_shadows_are_sane(self, path: Path) -> None:
        shadows = content(path)["shadows"]
        color(shadows.pop("color"))
        for name, (_, down, blur, darkness) in shadows.items():
            assert down > 0 and blur >= 0 and 0 < darkness < 1, name
        assert shadows["lifted"][1] > shadows["resting"][1]  # a lifted card is farther away


def test_there_is_one_for_the_menus_and_one_for_each_place() -> None:
    assert {"default", "truco", "gleek", "guritipau"} <= {path.stem for path in THEMES}

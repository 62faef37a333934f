"""Pictures and painted parts: exact sizes, bounded stores, replacements for what is missing."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from game.ui.cache import SurfaceCache, size_in_bytes
from game.ui.images import Images
from game.ui.vectors import cuts, lighter, mixed, stretched
from tests.ui.support import make_ui, surface

SVG = (
    '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="20">'
    '<rect width="40" height="20" fill="#123456"/></svg>'
)


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "a.svg").write_text(SVG, encoding="utf-8")
    picture = pygame.Surface((40, 20))
    picture.fill((200, 0, 0), (0, 0, 10, 20))
    picture.fill((0, 200, 0), (10, 0, 20, 20))
    pygame.image.save(picture, tmp_path / "b.png")
    return tmp_path


def test_a_vector_picture_is_as_high_as_asked(folder: Path) -> None:
    assert Images(folder).svg("a.svg", 33).get_size() == (66, 33)


def test_a_tint_keeps_the_shape(folder: Path) -> None:
    tinted = Images(folder).svg("a.svg", 20, (255, 0, 0))
    assert tuple(tinted.get_at((5, 5))) == (255, 0, 0, 255)


def test_cover_cuts_what_hangs_over_fit_keeps_it(folder: Path) -> None:
    images = Images(folder)
    covered = images.raster("b.png", (20, 20))
    assert covered.get_size() == (20, 20)
    assert covered.get_at((10, 10))[:3] == (0, 200, 0)
    assert images.raster("b.png", (20, 20), "fit").get_size() == (20, 10)
    assert images.raster("b.png", (7, 9), "stretch").get_size() == (7, 9)


def test_shade_darkens(folder: Path) -> None:
    shaded = Images(folder).raster("b.png", (40, 20), shade=(0, 0, 0, 128))
    assert shaded.get_at((20, 10))[:3] == pytest.approx((0, 100, 0), abs=2)


def test_the_dense_form_serves_high_windows(folder: Path) -> None:
    dense = pygame.Surface((80, 40))
    dense.fill((0, 0, 200))
    pygame.image.save(dense, folder / "b@2x.png")
    images = Images(folder)
    assert images.raster("b.png", (20, 1080)).get_at((10, 10))[:3] == (0, 200, 0)
    assert images.raster("b.png", (20, 2160)).get_at((10, 10))[:3] == (0, 0, 200)


def test_a_missing_picture_is_replaced_and_named_once(folder: Path) -> None:
    told: list[str] = []
    images = Images(folder, told.append)
    for height in (10, 20, 30):
        assert images.svg("none.svg", height).get_height() == height
    (folder / "broken.png").write_bytes(b"no picture")
    assert images.raster("broken.png", (30, 30)).get_size() == (30, 30)
    assert len(told) == 2
    assert "none.svg" in told[0]
    assert "broken.png" in told[1]


def test_the_store_forgets_what_was_used_longest_ago() -> None:
    cache = SurfaceCache(3 * 400)

    def make() -> pygame.Surface:
        return pygame.Surface((10, 10), depth=32)

    one = cache.get("one", make)
    assert size_in_bytes(one) == 400
    cache.get("two", make)
    cache.get("three", make)
    assert cache.get("one", make) is one
    cache.get("four", make)
    assert cache.peek("two") is None
    assert cache.peek("one") is one
    assert cache.used == 1200
    cache.get("huge", lambda: pygame.Surface((100, 100), depth=32))
    assert cache.peek("huge") is None


@pytest.mark.parametrize("style", ["panel", "wood", "page", "paper", "well", "row", "chosen"])
def test_a_panel_fills_its_place_and_leaves_the_rest(style: str) -> None:
    ui = make_ui((1280, 720))
    sheet = surface(ui)
    sheet.fill((90, 90, 90))
    ui.paint.panel(sheet, pygame.FRect(300, 300, 600, 300), style)
    place = ui.metrics.rect(300, 300, 600, 300)
    assert sheet.get_at(place.center)[:3] != (90, 90, 90)
    assert sheet.get_at((place.left - 60, place.centery))[:3] == (90, 90, 90)
    assert sheet.get_at((place.right + 60, place.centery))[:3] == (90, 90, 90)


def test_a_stretched_panel_has_the_corners_of_a_small_one() -> None:
    tile = pygame.Surface((40, 40), pygame.SRCALPHA)
    tile.fill((10, 20, 30, 255))
    tile.fill((200, 0, 0, 255), (0, 0, 10, 10))
    tile.fill((0, 200, 0, 255), (30, 30, 10, 10))
    large = stretched(tile, (300, 200), 12)
    assert large.get_size() == (300, 200)
    assert tuple(large.get_at((5, 5))) == (200, 0, 0, 255)
    assert tuple(large.get_at((295, 195))) == (0, 200, 0, 255)
    assert tuple(large.get_at((150, 100))) == (10, 20, 30, 255)


def test_cuts_cover_all_without_overlap() -> None:
    found = cuts(40, 300, 12)
    assert found == [((0, 12), (0, 12)), ((12, 16), (12, 276)), ((28, 12), (288, 12))]


def test_colours_mix() -> None:
    assert mixed("#000000", "#FFFFFF", 0.5) == "#808080"
    assert lighter("#808080", -0.5) == "#404040"


def test_the_focus_ring_is_outside_and_double() -> None:
    ui = make_ui()
    sheet = surface(ui)
    sheet.fill((90, 90, 90))
    ui.paint.focus_ring(sheet, pygame.FRect(500, 500, 200, 80))
    assert sheet.get_at((600, 540))[:3] == (90, 90, 90)
    column = [sheet.get_at((600, y))[:3] for y in range(488, 500)]
    assert any(sum(c) > 600 for c in column)  # the light line
    assert any(sum(c) < 120 for c in column)  # the dark one beside it

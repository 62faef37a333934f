"""The games to choose from: whole names, in as many to a row as have room."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from game import i18n, registry
from game.app import App
from game.scenes.shelf import Shelf
from tests.ui.support import make_app


@pytest.fixture
def app(tmp_path: Path) -> Iterator[App]:
    app = make_app(tmp_path, (1280, 720))
    yield app
    app.ui.audio.stop()
    app.window.destroy()
    pygame.event.clear()
    i18n.install("en")


@pytest.mark.parametrize(("width", "rows"), [(640, (3, 3)), (300, (2, 2, 2)), (180, (1,) * 6)])
def test_fewer_to_a_row_before_a_name_breaks(app: App, width: int, rows: tuple[int, ...]) -> None:
    shelf = Shelf(app.ui, list(registry.GAMES), "truco", lambda game: None, key="game")
    height = shelf.height_for(width)
    shelf.rect = pygame.FRect(0, 0, width, height)
    tiles = [tile for tile, _number in shelf._parts()]
    tops = [tile.top for tile in tiles]
    assert tuple(tops.count(top) for top in sorted(set(tops))) == rows
    assert max(tile.bottom for tile in tiles) == pytest.approx(height)
    assert max(tile.right for tile in tiles) == pytest.approx(width)

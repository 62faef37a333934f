"""The games to choose from, each as a picture of its table with its name."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from game import registry
from game.i18n import _
from game.ui.context import Ui
from game.ui.fields import Choice


class Shelf(Choice):
    """Pictures side by side, three to a row or as many as leave every name whole.

    Left and right choose, as does a click.
    """

    _GAP = 10.0
    _IN_ROW = 3
    _LETTERS = 26
    _SMALLEST = 0.67
    """Names may shrink to this share of their size, as ``Text.fit`` does it."""
    _BESIDE = 40.0
    """What of a picture's width its name leaves free."""

    def __init__(
        self, ui: Ui, games: list[str], game: str, on_change: Callable[[str], object], *, key: str
    ) -> None:
        titles = [(name, registry.words(name).title()) for name in games]
        super().__init__(ui, _("Game"), titles, game, on_change, key=key)
        self._pictures = [f"tables/{registry.face(name).theme}_thumb.webp" for name in games]

    def _columns(self, width: float) -> int:
        count = len(self.choices)
        # Four look better in twos than as three and one.
        columns = 2 if count == 4 else min(self._IN_ROW, count)
        size = self._LETTERS * self._SMALLEST
        longest = max(self.ui.text.measure(name, size, "bold")[0] for _game, name in self.choices)
        while columns > 1 and self._width_of_one(width, columns) - self._BESIDE < longest:
            columns -= 1
        return columns

    def _width_of_one(self, width: float, columns: int) -> float:
        return (width - self._GAP * (columns - 1)) / columns

    def _tile(self, width: float) -> tuple[float, float]:
        """Width and height of a picture with its name."""
        wide = self._width_of_one(width, self._columns(width))
        name = self.ui.text.line_height(self._LETTERS, "bold") + 14
        return wide, max(wide * 0.3, name + 44)

    def height_for(self, width: float) -> float:
        rows = -(-len(self.choices) // self._columns(width))
        return rows * (self._tile(width)[1] + self._GAP) - self._GAP

    def _parts(self) -> list[tuple[pygame.FRect, int]]:
        columns = self._columns(self.rect.width)
        wide, high = self._tile(self.rect.width)
        parts = []
        for number in range(len(self.choices)):
            row, column = divmod(number, columns)
            x = self.rect.x + column * (wide + self._GAP)
            y = self.rect.y + row * (high + self._GAP)
            parts.append((pygame.FRect(x, y, wide, high), number))
        return parts

    def draw(self, surface: pygame.Surface) -> None:
        for tile, number in self._parts():
            self._draw_tile(surface, tile, number)

    def _draw_tile(self, surface: pygame.Surface, tile: pygame.FRect, number: int) -> None:
        ui, theme = self.ui, self.ui.theme
        chosen = number == self.index
        ui.paint.panel(surface, tile, "chosen" if chosen else "row")
        inner = ui.metrics.rect(*tile.inflate(-8, -8))
        shade = None if chosen or number == self._over else (0, 0, 0, 90)
        surface.blit(ui.images.raster(self._pictures[number], inner.size, shade=shade), inner)
        letters = ui.text.fit(
            self.choices[number][1],
            self._LETTERS,
            self.ink(theme.rgb("accent" if chosen else "text")),
            tile.width - self._BESIDE,
            "bold",
        )
        w, h = letters.get_size()
        k = ui.metrics.scale
        label = pygame.FRect(0, 0, w / k + 28, h / k + 8)
        label.midbottom = (tile.centerx, tile.bottom - 12)
        ui.paint.panel(surface, label, "label")
        area = ui.metrics.rect(*label)
        surface.blit(letters, (area.centerx - w // 2, area.centery - h // 2))

"""The games to choose from, each as a picture of its table with its name."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from game import registry
from game.i18n import _
from game.ui.context import Ui
from game.ui.fields import Choice


class Shelf(Choice):
    """Pictures side by side, three to a row. Left and right choose, as does a click."""

    _GAP = 10.0
    _IN_ROW = 3

    def __init__(
        self, ui: Ui, games: list[str], game: str, on_change: Callable[[str], object], *, key: str
    ) -> None:
        titles = [(name, registry.words(name).title()) for name in games]
        super().__init__(ui, _("Game"), titles, game, on_change, key=key)
        self._pictures = [f"tables/{registry.face(name).theme}_thumb.webp" for name in games]

    @property
    def _columns(self) -> int:
        count = len(self.choices)
        # Four look better in twos than as three and one.
        return 2 if count == 4 else min(self._IN_ROW, count)

    def _tile(self, width: float) -> tuple[float, float]:
        """Width and height of a picture with its name."""
        columns = self._columns
        wide = (width - self._GAP * (columns - 1)) / columns
        name = self.ui.text.line_height(26, "bold") + 14
        return wide, max(wide * 0.3, name + 44)

    def height_for(self, width: float) -> float:
        rows = -(-len(self.choices) // self._columns)
        return rows * (self._tile(width)[1] + self._GAP) - self._GAP

    def _parts(self) -> list[tuple[pygame.FRect, int]]:
        wide, high = self._tile(self.rect.width)
        parts = []
        for number in range(len(self.choices)):
            row, column = divmod(number, self._columns)
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
            26,
            self.ink(theme.rgb("accent" if chosen else "text")),
            tile.width - 40,
            "bold",
        )
        w, h = letters.get_size()
        k = ui.metrics.scale
        label = pygame.FRect(0, 0, w / k + 28, h / k + 8)
        label.midbottom = (tile.centerx, tile.bottom - 12)
        ui.paint.panel(surface, label, "label")
        area = ui.metrics.rect(*label)
        surface.blit(letters, (area.centerx - w // 2, area.centery - h // 2))

"""What the parts of the table draw with: pictures made once, of a size given in units."""

from __future__ import annotations

from collections.abc import Callable, Hashable

import pygame
from pygame import FRect

from game.table.canvas import Stamp, stamp_at
from game.table.layout import Layout
from game.ui.cache import SurfaceCache, to_screen
from game.ui.context import Ui
from game.ui.theme import Rgb

_LIMIT = 48 * 1024 * 1024


class Pen:
    """Draws for one layout. Pictures are kept by key, so that an unchanged part stays one object
    and the canvas sees that nothing changed."""

    def __init__(self, ui: Ui, layout: Layout) -> None:
        self.ui = ui
        self.layout = layout
        self._kept = SurfaceCache(_LIMIT)

    def relaid(self, layout: Layout) -> None:
        """Draw for another layout from now on."""
        self.layout = layout
        self._kept.clear()

    @property
    def scale(self) -> float:
        return self.layout.scale

    def picture(
        self,
        key: Hashable,
        width: float,
        height: float,
        draw: Callable[[pygame.Surface, FRect], None],
        *,
        pad: float = 0.0,
    ) -> pygame.Surface:
        """A transparent picture of ``width`` × ``height`` units with ``pad`` units around it.

        ``draw`` gets the surface and the inner rectangle in units.
        """

        def make() -> pygame.Surface:
            px = self.layout.px
            size = px(width + 2 * pad), px(height + 2 * pad)
            surface = pygame.Surface(size, pygame.SRCALPHA)
            draw(surface, FRect(pad, pad, width, height))
            return to_screen(surface)

        return self._kept.get((key, width, height), make)

    def keep(self, key: Hashable, make: Callable[[], pygame.Surface]) -> pygame.Surface:
        """A picture that makes itself, kept by ``key``."""
        return self._kept.get(("own", key), lambda: to_screen(make()))

    def text(
        self,
        text: str,
        size: float,
        color: Rgb,
        font: str = "text",
        *,
        width: float | None = None,
        accent: Rgb | None = None,
        lines: int = 1,
    ) -> pygame.Surface:
        """Letters of ``size`` units; within ``width`` they wrap to ``lines`` or become smaller."""
        render = self.ui.text

        def make() -> pygame.Surface:
            if width is None:
                return render.render(text, size, color, font, accent=accent, align="center")
            return render.fit(text, size, color, width, font, accent=accent, max_lines=lines)

        # Fitting measures anew each time, so its result is kept here.
        return self._kept.get(("text", text, size, color, font, width, accent, lines), make)

    def chip(self, text: str, x: float, y: float, *, width: float, size: float = 22) -> list[Stamp]:
        """A label on the cloth, centred on the pixel (x, y)."""
        color = self.ui.theme.rgb("chip_text")
        letters = self.text(text, size, color, "bold", width=width - 40, accent=color, lines=2)
        w = letters.get_width() / self.scale + 40
        h = max(42.0, letters.get_height() / self.scale + 12)

        def draw(surface: pygame.Surface, rect: FRect) -> None:
            self.ui.paint.pill(surface, rect, "chip")

        ground = self.picture("chip", round(w), round(h), draw)
        return [stamp_at(ground, x, y), stamp_at(letters, x, y)]

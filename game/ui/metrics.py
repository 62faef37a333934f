"""Virtual units: what the window's size means for everything that is laid out.

A window is 1080 units high and as wide as its shape makes it. Windows narrower than 4:3 show more
units of height instead, so that 1440 x 1080 units always fit.
"""

from __future__ import annotations

from collections.abc import Sequence

import pygame

HEIGHT = 1080.0
MIN_WIDTH = 1440.0


class Metrics:
    """Turns units into pixels and back for one window size.

    ``size_px`` is the size of the window's surface; ``text_scale`` (1.0 to 2.0) enlarges text
    alone.
    """

    __slots__ = ("height", "scale", "size_px", "text_scale", "width")

    def __init__(self, size_px: tuple[int, int], text_scale: float = 1.0) -> None:
        self.size_px = (max(1, size_px[0]), max(1, size_px[1]))
        self.text_scale = text_scale
        self.scale = min(self.size_px[1] / HEIGHT, self.size_px[0] / MIN_WIDTH)
        self.width = self.size_px[0] / self.scale
        self.height = self.size_px[1] / self.scale

    def px(self, units: float) -> int:
        """A length in whole pixels."""
        return round(units * self.scale)

    def at_least(self, units: float, pixels: int = 1) -> int:
        """A length in whole pixels that never vanishes: for lines and gaps."""
        return max(pixels, round(units * self.scale))

    def point(self, x: float, y: float) -> tuple[int, int]:
        """A place in pixels."""
        return round(x * self.scale), round(y * self.scale)

    def rect(self, x: float, y: float, w: float, h: float) -> pygame.Rect:
        """A rectangle in pixels; neighbours that touch in units touch in pixels."""
        left, top = self.point(x, y)
        right, bottom = self.point(x + w, y + h)
        return pygame.Rect(left, top, right - left, bottom - top)

    def units(self, px_pos: Sequence[float]) -> tuple[float, float]:
        """A place in units, of one in pixels."""
        return px_pos[0] / self.scale, px_pos[1] / self.scale

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Metrics)
            and self.size_px == other.size_px
            and self.text_scale == other.text_scale
        )

    def __hash__(self) -> int:
        return hash((self.size_px, self.text_scale))

"""The bare table: the picture of the place, at the size that is drawn."""

from __future__ import annotations

import pygame

from game.ui.images import PLAIN_HEIGHT, Images
from game.ui.theme import Theme

LARGE = 1.15
"""Height, in that of the table's picture, from which its larger twin is taken."""


def ground(images: Images, theme: Theme, size: tuple[int, int]) -> pygame.Surface:
    """The table of ``theme``, filling ``size`` pixels."""
    name = theme.pictures.get("table", "")
    if size[1] > PLAIN_HEIGHT * LARGE:
        name = theme.pictures.get("table_2x", name)
    return images.raster(name, size, "cover")

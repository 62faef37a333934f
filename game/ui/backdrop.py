"""The picture behind a page: the bar in the evening."""

from __future__ import annotations

import pygame

from game.ui.context import Ui
from game.ui.theme import color

FADE = 0.25
"""Seconds in which the picture comes when it was not at hand."""


class Backdrop:
    """Draws ``tables/title.webp`` over the whole window, darkened by ``shade``.

    A picture that is not at hand is loaded after the frame that would have needed it first, so that
    the first frame of the program does not wait for it.
    """

    def __init__(self, ui: Ui, shade: str = "", name: str = "tables/title.webp") -> None:
        self.ui = ui
        self.name = name
        self.shade = color(shade) if shade else None
        self._wanted = False
        self._shown = 1.0

    @property
    def shown(self) -> bool:
        """Whether the picture is there, or on its way: what lies on it may be drawn."""
        return not self._wanted

    @property
    def animating(self) -> bool:
        return self._wanted or self._shown < 1

    def update(self, dt: float) -> None:
        """Load what is missing, or let the picture come a little more."""
        if self._wanted:
            self._picture()
            self._wanted = False
            self._shown = 1.0 if self.ui.reduced_motion else 0.0
            self.ui.redraw()
        elif self._shown < 1:
            self._shown = min(1.0, self._shown + dt / FADE)
            self.ui.redraw()

    def draw(self, surface: pygame.Surface) -> None:
        if not self.ui.images.ready(self.name, surface.get_size(), "cover", self.shade):
            self._wanted = True
        if self._wanted or self._shown < 1:
            surface.fill(self.ui.theme.rgb("ground"))
        if self._wanted:
            return
        picture = self._picture()
        if self._shown < 1:
            picture.set_alpha(round(255 * self._shown))
            surface.blit(picture, (0, 0))
            picture.set_alpha(None)
        else:
            surface.blit(picture, (0, 0))

    def _picture(self) -> pygame.Surface:
        size = self.ui.metrics.size_px
        return self.ui.images.raster(self.name, size, "cover", self.shade)

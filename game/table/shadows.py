"""Soft shadows of cards: a dark contact and a wide pale fall, stronger when a card is lifted."""

from __future__ import annotations

from math import cos, radians, sin
from typing import Literal

import pygame

from game.table.layout import CARD_ASPECT
from game.ui.cache import SurfaceCache, to_screen
from game.ui.paint import SHADOW, Shade, blurred, vector

Fall = Literal["table", "hand", "lift", "pile"]

FALLS: dict[Fall, tuple[Shade, ...]] = {
    "table": (Shade(4, 10, 15, 0.36), Shade(1, 3, 3, 0.45)),
    "hand": (Shade(2, 12, 18, 0.48), Shade(0, 3, 4, 0.45)),
    "lift": (Shade(8, 30, 22, 0.56), Shade(2, 7, 7, 0.40)),
    "pile": (Shade(1, 2, 2, 0.28),),
}
_STEP = 2
_LIMIT = 16 * 1024 * 1024


class Shadows:
    """Shadows by card height, angle (in steps of 2°) and how high the card is held."""

    def __init__(self, scale: float, aspect: float = CARD_ASPECT) -> None:
        self.scale, self.aspect = scale, aspect
        self._cache = SurfaceCache(_LIMIT)

    def of_card(self, height: float, angle: float, fall: Fall) -> pygame.Surface:
        """The shadow of a card, to be stamped with its middle on the middle of the card."""
        px, turn = max(2, round(height)), round(angle / _STEP) * _STEP
        return self._cache.get((px, turn, fall), lambda: self._draw(px, turn, fall))

    def _draw(self, height: int, angle: float, fall: Fall) -> pygame.Surface:
        # Soft as it is, half the resolution (a quarter at 4K) shows no difference and is quick.
        coarse = max(1, round(1.7 * self.scale))
        size = self._exact_size(height, angle, fall)
        small = self._drawn(height / coarse, angle, fall, self.scale / coarse)
        return to_screen(pygame.transform.smoothscale(small, size))

    def _exact_size(self, height: float, angle: float, fall: Fall) -> tuple[int, int]:
        reach = self._reach(fall) * self.scale
        a = radians(angle)
        width = height * self.aspect
        w = abs(width * cos(a)) + abs(height * sin(a)) + 2 * reach + 4
        h = abs(height * cos(a)) + abs(width * sin(a)) + 2 * reach + 4
        return round(w), round(h)

    @staticmethod
    def _reach(fall: Fall) -> float:
        return max(s.blur * 2.6 + max(abs(s.dx), abs(s.dy)) for s in FALLS[fall])

    def _drawn(self, height: float, angle: float, fall: Fall, k: float) -> pygame.Surface:
        width = height * self.aspect
        shades = FALLS[fall]
        reach = self._reach(fall) * k
        a = radians(angle)
        w = abs(width * cos(a)) + abs(height * sin(a)) + 2 * reach + 4
        h = abs(height * cos(a)) + abs(width * sin(a)) + 2 * reach + 4
        size = (round(w), round(h))
        whole = pygame.Surface(size, pygame.SRCALPHA)
        radius = height * 34 / 880
        body = (
            f'<g transform="translate({size[0] / 2:.2f} {size[1] / 2:.2f}) rotate({angle})">'
            f'<rect x="{-width / 2:.2f}" y="{-height / 2:.2f}" width="{width:.2f}"'
            f' height="{height:.2f}" rx="{radius:.2f}" fill="{SHADOW}"/></g>'
        )
        mask = vector(body, *size)
        for shade in shades:
            soft = blurred(mask, shade.blur * k)
            soft.set_alpha(round(255 * shade.dark))
            whole.blit(soft, (round(shade.dx * k), round(shade.dy * k)))
        return whole

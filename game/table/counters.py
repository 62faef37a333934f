"""Counters on the table: heaps that can be told at a glance, and single ones that fly."""

from __future__ import annotations

import pygame

from game.table.canvas import Stamp, stamp_at
from game.table.pen import Pen
from game.table.shadows import FALLS
from game.table.stage import TokenFlight
from game.ui.paint import blurred

PILES = (10, 5, 3, 2)
"""Stacks of which there are pictures, highest first; a single one besides."""
SIZE = 46.0
"""Units that one counter is wide."""
_WIDE, _HIGH, _RISE = 110.0, 112.0, 11.0
"""Width and height of the picture of one counter, and how much higher each further one makes it."""


def stacks(count: int) -> list[int]:
    """``count`` counters as few stacks, the highest first."""
    left: list[int] = []
    for size in (*PILES, 1):
        while count >= size:
            left.append(size)
            count -= size
    return left


def stack(pen: Pen, token: str, count: int) -> pygame.Surface:
    """A stack of ``count`` counters with its shadow; the middle of its foot is the middle of the
    picture's lowest part of ``SIZE`` units."""
    k = pen.scale

    def make() -> pygame.Surface:
        name = f"props/{token}.svg" if count == 1 else f"props/{token}s_{count}.svg"
        height = (_HIGH + _RISE * (count - 1)) / _WIDE * SIZE * k
        picture = pen.ui.images.svg(name, max(6, round(height)))
        pad = round(14 * k)
        w, h = picture.get_size()
        whole = pygame.Surface((w + 2 * pad, h + 2 * pad), pygame.SRCALPHA)
        mask = whole.copy()
        mask.blit(picture, (pad, pad))
        mask.fill((10, 6, 4, 255), special_flags=pygame.BLEND_RGBA_MULT)
        for shade in FALLS["pile"]:
            soft = blurred(mask, max(1.0, shade.blur * 1.6 * k))
            soft.set_alpha(round(255 * shade.dark))
            whole.blit(soft, (round(-3 * k), round(5 * k)))
        whole.blit(picture, (pad, pad))
        return whole

    return pen.keep(("stack", token, count), make)


def heap(pen: Pen, token: str, count: int, x: float, y: float) -> list[Stamp]:
    """A heap of ``count`` counters whose foot is at the pixel (x, y): stacks in two rows."""
    k = pen.scale
    sizes = stacks(count)
    items: list[Stamp] = []
    columns = 2 if len(sizes) > 3 else len(sizes)
    places = []
    for n, size in enumerate(sizes):
        row, column = divmod(n, max(1, columns))
        dx = (column - (columns - 1) / 2) * SIZE * 1.1 + (row % 2) * SIZE * 0.4
        places.append((x + dx * k, y + (row * SIZE * 0.62) * k, size))
    for px, py, size in places:
        picture = stack(pen, token, size)
        foot = py - picture.get_height() / 2 + (14 + SIZE / 2) * k
        items.append(stamp_at(picture, px, foot))
    return items


def staked(pen: Pen, token: str, count: int, x: float, y: float) -> list[Stamp]:
    """Counters in the open with their number on a small light tag."""
    k = pen.scale
    items = heap(pen, token, count, x, y)
    letters = pen.text(str(count), 24, pen.ui.theme.rgb("tag_ink"), "bold")
    w, h = max(40.0, letters.get_width() / k + 22), max(34.0, letters.get_height() / k + 4)

    def draw(surface: pygame.Surface, rect: pygame.FRect) -> None:
        pen.ui.paint.pill(surface, rect, "tag")

    ground = pen.picture("stake", round(w), round(h), draw, pad=14)
    at = x, y + (SIZE * 0.62 * ((len(stacks(count)) - 1) // 2) + 36) * k
    return [*items, stamp_at(ground, *at), stamp_at(letters, *at)]


def flying(pen: Pen, token: str, flight: TokenFlight) -> list[Stamp]:
    """A counter on its way, in an arc."""
    t = flight.t
    x = flight.start[0] + (flight.goal[0] - flight.start[0]) * t
    y = flight.start[1] + (flight.goal[1] - flight.start[1]) * t
    y -= 4 * t * (1 - t) * 46 * pen.scale
    return [stamp_at(stack(pen, token, 1), x, y, round(255 * flight.alpha))]

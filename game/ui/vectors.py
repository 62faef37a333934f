"""Small pictures made from vectors: boxes, shadows, and the stretching of frames.

Everything here is in pixels and knows nothing of widgets or themes.
"""

from __future__ import annotations

import io
from typing import NamedTuple

import pygame

from game.ui.theme import color, rgb

SHADOW = "#0A0604"


class Shade(NamedTuple):
    """One layer of a shadow, in units: where it falls, how soft and how dark (0 to 1) it is."""

    dx: float
    dy: float
    blur: float
    dark: float


def vector(body: str, width: int, height: int) -> pygame.Surface:
    """SVG elements drawn at ``width`` by ``height`` pixels, on transparent ground."""
    source = (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}"'
        f' viewBox="0 0 {width} {height}">{body}</svg>'
    )
    drawn = pygame.image.load_sized_svg(io.BytesIO(source.encode()), (width, height))
    if drawn.get_size() == (width, height):
        return drawn
    exact = pygame.Surface((width, height), pygame.SRCALPHA)
    exact.blit(drawn, (0, 0))
    return exact


def gradient(name: str, top: str, bottom: str) -> str:
    """A gradient from top to bottom, to fill with as ``url(#name)``."""
    return (
        f'<defs><linearGradient id="{name}" x1="0%" y1="0%" x2="0%" y2="100%">'
        f'<stop offset="0" stop-color="{top[:7]}"/><stop offset="1" stop-color="{bottom[:7]}"/>'
        "</linearGradient></defs>"
    )


def box(
    x: float, y: float, w: float, h: float, r: float, fill: str, edge: str | None, line: float
) -> str:
    """A rounded box whose edge, ``line`` pixels wide, lies within it."""
    half = line / 2
    paint = f'fill="{fill}"'
    if fill.startswith("#"):
        paint = f'fill="{fill[:7]}" fill-opacity="{color(fill)[3] / 255:.3f}"'
    if edge is not None and line > 0:
        paint += (
            f' stroke="{edge[:7]}" stroke-opacity="{color(edge)[3] / 255:.3f}"'
            f' stroke-width="{max(1.0, line):.2f}"'
        )
    return (
        f'<rect x="{x + half:.2f}" y="{y + half:.2f}" width="{max(0.1, w - line):.2f}"'
        f' height="{max(0.1, h - line):.2f}" rx="{max(0.0, r - half):.2f}" {paint}/>'
    )


def mixed(one: str, other: str, share: float) -> str:
    """``one`` with ``share`` of ``other`` in it."""
    pairs = zip(rgb(one[:7]), rgb(other[:7]), strict=True)
    return "#" + "".join(f"{round(a + (b - a) * share):02X}" for a, b in pairs)


def lighter(code: str, share: float) -> str:
    """``code`` moved by ``share`` towards white, or towards black when negative."""
    return mixed(code, "#FFFFFF" if share > 0 else "#000000", abs(share))


def shadow(
    shades: tuple[Shade, ...], pad: int, k: float, outline: tuple[int, int, float]
) -> pygame.Surface:
    """The shadow of a box ``outline`` (width, height, corners), ``pad`` pixels larger all around.

    It is left out under the box itself, so that glassy panels do not darken.
    """
    width, height, r = outline
    whole = pygame.Surface((width + 2 * pad, height + 2 * pad), pygame.SRCALPHA)
    mask = vector(box(pad, pad, width, height, r, SHADOW, None, 0), *whole.get_size())
    for shade in shades:
        soft = blurred(mask, shade.blur * k)
        soft.set_alpha(round(255 * shade.dark))
        whole.blit(soft, (round(shade.dx * k), round(shade.dy * k)))
    mask.fill((255, 255, 255, 0), special_flags=pygame.BLEND_RGBA_ADD)
    whole.blit(mask, (0, 0), special_flags=pygame.BLEND_RGBA_SUB)
    return whole


def blurred(surface: pygame.Surface, radius: float) -> pygame.Surface:
    """``surface`` softened; wide blurs are made small and enlarged, which is quick and as soft."""
    step = max(1, round(radius / 1.6))
    if step == 1:
        return pygame.transform.gaussian_blur(surface, max(1, round(radius)))
    width, height = surface.get_size()
    small = pygame.transform.smoothscale(surface, (max(1, width // step), max(1, height // step)))
    small = pygame.transform.gaussian_blur(small, max(1, round(radius / step)))
    return pygame.transform.smoothscale(small, (width, height))


def stretched(tile: pygame.Surface, size: tuple[int, int], corner: int) -> pygame.Surface:
    """``tile`` at ``size``: its corners as they are, its edges and middle stretched."""
    if tile.get_size() == size:
        return tile
    columns = cuts(tile.get_width(), size[0], corner)
    rows = cuts(tile.get_height(), size[1], corner)
    whole = pygame.Surface(size, pygame.SRCALPHA)
    for (sx, sw), (dx, dw) in columns:
        for (sy, sh), (dy, dh) in rows:
            part = tile.subsurface((sx, sy, sw, sh))
            if (sw, sh) != (dw, dh):
                part = pygame.transform.smoothscale(part, (dw, dh))
            whole.blit(part, (dx, dy))
    return whole


def side_of(tile: pygame.Surface, side: str, size: tuple[int, int], corner: int) -> pygame.Surface:
    """One side of the frame that ``tile`` is, at ``size``; top and bottom have the corners."""
    width, height = tile.get_size()
    if side in ("top", "bottom"):
        y = 0 if side == "top" else height - corner
        return stretched(tile.subsurface((0, y, width, corner)), size, corner)
    x = 0 if side == "left" else width - corner
    part = tile.subsurface((x, corner, corner, height - 2 * corner))
    return pygame.transform.smoothscale(part, size)


_Cut = tuple[tuple[int, int], tuple[int, int]]


def cuts(have: int, want: int, corner: int) -> list[_Cut]:
    """(start, length) in the tile and in the result, for the two ends and the middle."""
    if have == want or have <= 2 * corner:
        return [((0, have), (0, want))]
    middle = have - 2 * corner
    return [
        ((0, corner), (0, corner)),
        ((corner, middle), (corner, want - 2 * corner)),
        ((have - corner, corner), (want - corner, corner)),
    ]

"""Courts: two half figures in a frame, joined by a sash."""

from __future__ import annotations

import math
from dataclasses import dataclass

import svg
from french import dress, jacks, kings, queens
from french.frame import Frame
from french.index import Index
from french.palette import CREAM, FIELD, INK, OCHRE
from geo import Shape, circle, join, polygon, polyline, rotate, span

_FIGURES = {"K": kings.draw, "Q": queens.draw, "J": jacks.draw}
_HALF_SASH = 25


@dataclass(frozen=True)
class CourtStyle:
    """How the courts of a look are set into their cards."""

    slope: float = 0.25
    zoom: float = 1
    shift: float = 0
    line: float = 7
    recolour: dict[str, dict[str, str]] | None = None
    """For each suit, colours to put in place of others; `light` stands for the light behind."""


NORMAL = CourtStyle()
LARGE = CourtStyle(slope=0.06, zoom=0.9, shift=38)
"""Smaller, moved aside, and cut almost level, so that the far shoulder stays in sight."""


def draw(rank: str, suit: str, index: Index, style: CourtStyle) -> str:
    """A court about the card's centre, without its index."""
    frame = Frame(index.notch, style.slope, style.zoom, style.shift, style.line)
    half = _FIGURES[rank](suit, frame).body()
    body = svg.path(frame.field, FIELD) + svg.half_turn(half) + _sash(suit, frame)
    body += svg.path(frame.field, "none", INK, frame.line - 1)
    if style.recolour:
        changes = style.recolour[suit]
        glow = dress.DRESSES[suit].glow
        for old, new in changes.items():
            body = body.replace(f'"{glow if old == "light" else old}"', f'"{new}"')
    return body


def _sash(suit: str, frame: Frame) -> str:
    """The embroidered band over the dividing line."""
    worn = dress.DRESSES[suit]
    angle = math.degrees(math.atan(frame.slope))

    def lay(shape: Shape) -> Shape:
        return rotate(shape, angle).intersection(frame.field)

    thread = CREAM if worn.trim != OCHRE else worn.cloth
    lozenges = [polygon((x - 22, 0), (x, -13), (x + 22, 0), (x, 13)) for x in range(-288, 289, 72)]
    dots = [circle(x, 0, 5) for x in range(-252, 253, 72)]
    edges = [polyline((-330, y), (330, y)) for y in (-_HALF_SASH, _HALF_SASH)]
    hems = [polyline((-330, y), (330, y)) for y in (-_HALF_SASH + 8, _HALF_SASH - 8)]
    body = svg.path(lay(span(-330, -_HALF_SASH, 330, _HALF_SASH)), worn.trim)
    body += svg.path(lay(join(hems)), "none", thread, 2.5)
    body += svg.path(lay(join([*lozenges, *dots])), thread)
    return body + svg.path(lay(join(edges)), "none", INK, frame.line)

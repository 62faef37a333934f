"""What the courts wear and hold by: textiles, ermine, collars, hands."""

from __future__ import annotations

import math
from dataclasses import dataclass
from itertools import pairwise

from french import pips
from french.frame import Half
from french.palette import BLUE, CREAM, INK, NIGHT, OCHRE, RED, ROSE
from geo import (
    Shape,
    Vec,
    area,
    circle,
    join,
    polar,
    polygon,
    polyline,
    rectangle,
    ring,
    rotate,
    span,
)


@dataclass(frozen=True)
class Dress:
    """The colours of a suit's court: cloth, its motif, trimming, and the light behind."""

    cloth: str
    motif: str
    trim: str
    glow: str


DRESSES = {
    "S": Dress(cloth=BLUE, motif="#3E73AE", trim=OCHRE, glow="#DCE2E2"),
    "H": Dress(cloth=RED, motif=ROSE, trim=OCHRE, glow="#F3D6B8"),
    "D": Dress(cloth=OCHRE, motif=RED, trim=BLUE, glow="#F2D891"),
    "C": Dress(cloth=NIGHT, motif=OCHRE, trim=RED, glow="#D6DEBB"),
}


def textile(half: Half, suit: str, body: Shape, colour: str) -> None:
    """Weave the suit's motif: stripes, scales, lozenges or trefoils."""
    motifs: list[Shape] = []
    if suit == "S":
        motifs = [span(x, -220, x + 15, 220) for x in range(-282, 290, 44)]
    elif suit == "H":
        for row, y in enumerate(range(-200, 220, 36)):
            below = span(-400, y, 400, y + 40)
            for x in range(-300 + 28 * (row % 2), 330, 56):
                motifs.append(ring(x, y, 15, 26).intersection(below))
    elif suit == "D":
        for row, y in enumerate(range(-200, 220, 38)):
            for x in range(-300 + 30 * (row % 2), 330, 60):
                motifs.append(polygon((x, y - 27), (x + 20, y), (x, y + 27), (x - 20, y)))
    else:
        for row, y in enumerate(range(-200, 220, 36)):
            for x in range(-300 + 29 * (row % 2), 330, 58):
                motifs += [circle(x, y - 7, 8), circle(x - 8, y + 6, 8), circle(x + 8, y + 6, 8)]
    half.pattern(body, motifs, colour)


def garment(half: Half, suit: str, body: Shape, cloth: str, motif: str) -> None:
    """A body in the suit's textile, with its ink line on top."""
    half.fill(body, cloth, 0)
    textile(half, suit, body, motif)
    half.line(body, half.width)


def ermine_tails(half: Half, places: list[Vec]) -> None:
    """The black tails on white fur."""
    for x, y in places:
        tail = f"M{x} {y - 11}L{x + 7} {y + 12}L{x} {y + 7}L{x - 7} {y + 12}Z"
        half.fill(area(tail), INK, 0)


def jewel(half: Half, suit: str, x: float, y: float, setting: str, sign: str) -> None:
    """A round brooch with the suit's sign."""
    half.fill(circle(x, y, 25), setting, 6)
    half.fill(pips.small(suit, x, y, 0.33), sign, 0)


def ruff(half: Half, x: float, y: float, folds: int = 9) -> None:
    """A pleated white collar about a neck at (x, y)."""
    outer = [
        (x - 112 + 224 * k / folds, y + 34 * math.sin(math.pi * k / folds))
        for k in range(folds + 1)
    ]
    below = span(-400, y - 28, 400, 0)
    for left, right in pairwise(outer):
        middle = (left[0] + right[0]) / 2, (left[1] + right[1]) / 2
        fold = polygon(left, right, (x, y - 50)).union(circle(*middle, 15))
        half.fill(fold.intersection(below), CREAM, 5.5)


def dagged_collar(half: Half, x: float, y: float, colour: str, points: int = 7) -> None:
    """A collar cut into points, about a neck at (x, y)."""
    edge: list[Vec] = [(x - 96, y - 10)]
    for k in range(points):
        edge.append((x - 112 + 224 * k / points, y + 26 * math.sin(math.pi * k / points)))
        middle = (k + 0.5) / points
        edge.append((x - 112 + 224 * middle, y + 52 + 22 * math.sin(math.pi * middle)))
    edge += [(x + 112, y), (x + 96, y - 10), (x, y - 26)]
    half.fill(polygon(*edge), colour)


def fist(half: Half, x: float, y: float, skin: str, turn: float = 6) -> None:
    """A hand closed about something upright."""
    half.fill(rotate(rectangle(x - 31, y - 27, 62, 54, 18), turn, (x, y)), skin, 6)
    for dy in (-13, 0, 13):
        finger = polyline((x - 24, y + dy), (x + 4, y + dy))
        half.line(rotate(finger, turn, (x, y)), 4.5)


def sleeve(half: Half, x: float, cloth: str, cuff: str, lining: str | None = None) -> None:
    """The forearm that holds what stands at x; `lining` for a wide, turned-up cuff."""
    half.fill(area("M108 60C112 0 146 -22 186 -16L236 -6C254 30 258 70 254 120L100 110Z"), cloth)
    half.fill(rotate(rectangle(x - 50, -14, 100, 30, 10), 12, (x, 0)), cuff)
    if lining:
        half.line(rotate(polyline((x - 40, 1), (x + 40, 1)), 12, (x, 0)), 5, lining)


def beads(
    half: Half, x: float, y: float, radius: Vec, colour: str, size: float, span_: float, count: int
) -> None:
    """A string of beads along the lower arc of an ellipse about (x, y), `span_` degrees wide."""
    for k in range(count):
        angle = 90 - span_ / 2 + span_ * k / (count - 1)
        dx, dy = polar(0, 0, 1, angle)
        half.fill(circle(x + radius[0] * dx, y + radius[1] * dy, size), colour, 4.5)


# ------------------------------------------------------------------------- the light behind


def rays(half: Half, x: float, y: float, colour: str, count: int = 24) -> None:
    """Behind a king: rays from his head."""
    wedges = []
    for k in range(count):
        first, last = 360 * k / count, 360 * (k + 0.5) / count
        wedges.append(polygon((x, y), polar(x, y, 620, first), polar(x, y, 620, last)))
    half.fill(join(wedges), colour, 0)


def arches(half: Half, x: float, y: float, colour: str) -> None:
    """Behind a queen: rings about her head."""
    half.fill(join(ring(x, y, r, r + 26) for r in range(130, 620, 52)), colour, 0)


def slants(half: Half, colour: str) -> None:
    """Behind a jack: slanting stripes."""
    bands = [
        polygon((x, 300), (x + 30, 300), (x + 260, -600), (x + 230, -600))
        for x in range(-600, 500, 64)
    ]
    half.fill(join(bands), colour, 0)

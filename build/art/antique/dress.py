"""What people of rank wore about 1660: lace bands, great wigs, mantles, and the band between halves."""

from __future__ import annotations

import math

import svg
from antique import pips
from french import dress as cloth
from french.frame import Half, Pose
from french.palette import CREAM, INK, OCHRE, SHADES
from geo import (
    Shape,
    Vec,
    area,
    circle,
    ellipse,
    join,
    line,
    mirror,
    move,
    polar,
    polygon,
    polyline,
    scale,
    span,
)

X = 10
"""The middle of a figure."""
BAND = 24
"""Half the height of the band between the halves."""

_MANTLE = (
    "M-58 -172C-120 -150 -206 -146 -250 -84L-268 -30L-270 260L270 260L262 -20"
    "C256 -92 188 -150 92 -170L78 -176Z"
)
_CAPE = (
    "M-64 -172C-130 -158 -196 -136 -232 -84C-244 -56 -250 -20 -252 8C-196 22 -150 12 -116 -6"
    "L-60 -72L10 -108L82 -72L136 -6C172 12 214 20 252 8C250 -22 244 -60 232 -88"
    "C198 -140 142 -160 86 -172Z"
)
_DOUBLET = "M-60 -150L-96 -40L-104 260L124 260L116 -40L82 -150Z"
_TAILS: list[Vec] = [
    (-200, -76), (-222, -28), (-168, -40), (-186, -10), (-140, -84), (-124, -30), (-148, -122),
    (206, -84), (226, -36), (172, -46), (190, -12), (148, -90), (130, -34), (152, -124),
]  # fmt: skip


def robes(half: Half, suit: str, kaftan: str | None = None) -> None:
    """A king's: a mantle of ermine over a doublet in the suit's cloth, or a kaftan of one colour."""
    worn = cloth.DRESSES[suit]
    half.fill(area(_MANTLE), worn.trim, shade=130)
    cloth.garment(half, suit, area(_DOUBLET), worn.cloth, worn.motif)
    half.line(polyline((X, -120), (X, 120)), 5)
    for y in range(-76, 30, 26):
        half.fill(circle(X, y, 7), OCHRE, 5)
    if kaftan:
        cape = half.fill(area(_CAPE), kaftan, 0)
        lozenges = [
            polygon((x, y - 17), (x + 13, y), (x, y + 17), (x - 13, y))
            for row, y in enumerate(range(-180, 40, 34))
            for x in range(-290 + 26 * (row % 2), 300, 52)
        ]
        half.pattern(cape, lozenges, OCHRE)
        half.line(cape.boundary, half.width / 0.72)
        return
    half.fill(area(_CAPE), CREAM)
    cloth.ermine_tails(half, _TAILS)


def lace_band(half: Half, x: float, y: float, wide: float = 1.0, square: bool = True) -> None:
    """A falling collar of linen edged with needle lace, its two points parted in the middle."""
    w = 74 * wide
    for side in (-1, 1):
        if square:
            data = f"M0 -22L0 66L{w * 0.62} 78L{w + 14} 44L{w} -6Q{w * 0.5} -30 0 -22Z"
        else:
            data = f"M0 -22Q{w * 0.10} 40 {w * 0.5} 66Q{w + 8} 62 {w + 18} 16L{w} -10Q{w * 0.5} -30 0 -22Z"
        shape = area(data)
        shape = move(shape if side > 0 else mirror(shape), x, y)
        half.fill(shape, CREAM, 6)
        inner = shape.buffer(-13)
        half.line(inner.boundary, 2.6, SHADES[CREAM])
        dots = [inner.boundary.interpolate(k / 22, normalized=True) for k in range(22)]
        low = [circle(d.x, d.y, 3.2) for d in dots if d.y > y + 4]
        if low:
            half.fill(join(low), SHADES[CREAM], 0)


def garter(half: Half, x: float, y: float, suit: str, sign: str) -> None:
    """A collar of office with the suit's sign for a jewel."""
    cloth.beads(half, x, y - 96, (118, 92), OCHRE, 9, 150, 13)
    half.fill(circle(x, y, 27), OCHRE, 6)
    half.fill(move(scale(pips.PIPS[suit], 0.34), x, y), sign, 0)


def curls(
    half: Half, pose: Pose, colour: str, strand: str, places: list[tuple[float, float, float]]
) -> None:
    """Locks of hair as one mass, every curl with its turn: (x, y, radius) about the head."""
    discs = [circle(x, y, r) for x, y, r in places]
    half.fill(pose.place(join(discs)), colour)
    for x, y, r in places:
        turn = f"M{x - r * 0.55} {y + r * 0.1}C{x - r * 0.5} {y - r * 0.7} {x + r * 0.6} {y - r * 0.6} {x + r * 0.5} {y + r * 0.15}C{x + r * 0.4} {y + r * 0.6} {x - r * 0.2} {y + r * 0.5} {x - r * 0.1} {y}"
        half.line(pose.line(turn), 4, strand)


def periwig(
    half: Half, pose: Pose, colour: str, strand: str, length: float, full: float = 1.0
) -> None:
    """A full-bottomed wig behind the face: curls from the parting down on the chest."""
    places: list[tuple[float, float, float]] = [(-34.0, -84.0, 34.0), (36.0, -84.0, 34.0)]
    rows = max(3, round(length / 34))
    for k in range(rows):
        t = k / (rows - 1)
        y = -58 + length * t
        x = (74 + 22 * math.sin(math.pi * min(1.0, t * 0.9))) * full
        places += [(-x, y, 34 - 5 * t), (x, y, 34 - 5 * t)]
        if k % 2:
            places += [(-x + 30, y + 18, 24), (x - 30, y + 18, 24)]
    half.fill(pose.place(ellipse(0, -40, 78, 66)), colour, 0)
    curls(half, pose, colour, strand, places)


def ringlets(
    half: Half, pose: Pose, colour: str, strand: str, length: float, x: float = 80
) -> None:
    """A lady's bunches of ringlets at both sides of the face."""
    for side in (-1, 1):
        for dx, long in ((0, length), (22, length * 0.84), (-20, length * 0.72)):
            left = side * (x + dx)
            shape = area(
                f"M{left - 13} -26C{left - 22} {long * 0.3 - 16} {left - 18} {long * 0.7 - 16} "
                f"{left} {long}C{left + 18} {long * 0.7 - 16} {left + 22} {long * 0.3 - 16} "
                f"{left + 13} -26C{left + 8} -44 {left - 8} -44 {left - 13} -26Z"
            )
            half.fill(pose.place(shape), colour, 6)
            for j in range(1, 5):
                y = -30 + (long + 10) * j / 5.4
                turn = f"M{left - 13} {y - 8}Q{left} {y + 8} {left + 13} {y - 6}"
                half.line(pose.line(turn), 3.5, strand)
        puff = [circle(side * (x - 8), -44, 26), circle(side * (x + 12), -28, 22)]
        half.fill(pose.place(join(puff)), colour, 6)
        half.line(
            pose.line(f"M{side * (x - 20)} -50Q{side * x} -62 {side * (x + 14)} -36"), 3.5, strand
        )


def sleeve(half: Half, x: float, colour: str, turn_back: str) -> None:
    """A wide sleeve with a turned-back cuff and a frill of linen at the wrist."""
    half.fill(
        area("M104 70C106 6 140 -26 182 -20L240 -8C258 30 262 80 258 130L98 120Z"),
        colour,
        shade=206,
    )
    half.fill(area(f"M{x - 62} -4Q{x} -34 {x + 52} 4L{x + 46} 38Q{x} 6 {x - 64} 30Z"), turn_back, 6)
    frill = [circle(x - 42 + 17 * k, -22 + abs(k - 2.5) * 2.4, 12) for k in range(6)]
    half.fill(join(frill), CREAM, 5)


def orb(half: Half, x: float, y: float) -> None:
    """The globe under a cross, held before the breast."""
    half.fill(
        area(
            f"M{x - 6} {y - 40}L{x - 6} {y - 58}L{x - 22} {y - 58}L{x - 22} {y - 70}L{x - 6} {y - 70}L{x - 6} {y - 86}L{x + 6} {y - 86}L{x + 6} {y - 70}L{x + 22} {y - 70}L{x + 22} {y - 58}L{x + 6} {y - 58}L{x + 6} {y - 40}Z"
        ),
        OCHRE,
        5,
    )
    half.fill(circle(x, y, 42), OCHRE, shade=x + 6)
    half.fill(span(x - 42, y - 8, x + 42, y + 6).intersection(circle(x, y, 42)), CREAM, 5)
    half.line(polyline((x, y - 42), (x, y - 8)), 5)


def band(suit: str, colour: str, ground: str, field: Shape, ink: float) -> str:
    """The band between the two halves: signs of the suit between pearls, the same either way up."""
    strip = span(-330, -BAND, 330, BAND).intersection(field)
    lozenges = []
    pearls = []
    for k in range(-4, 5):
        x = 64 * k
        sign = scale(pips.PIPS[suit], 0.235)
        lozenges.append(move(sign if k >= 0 else scale(sign, -1), x, 0))
        pearls += [circle(x + 32, 0, 4.5), circle(x + 32, -11, 2.6), circle(x + 32, 11, 2.6)]
    # The middle sign would stand on its head for one of the two: a rosette takes its place.
    lozenges = [s for k, s in zip(range(-4, 5), lozenges, strict=True) if k]
    rosette = join([circle(*polar(0, 0, 9, a), 6.5) for a in range(0, 360, 60)])
    hems = join([polyline((-330, y), (330, y)) for y in (-BAND + 6, BAND - 6)]).intersection(field)
    edges = join([polyline((-330, y), (330, y)) for y in (-BAND, BAND)]).intersection(field)
    marks = join([*lozenges, *pearls, rosette]).intersection(field)
    return (
        svg.path(strip, ground)
        + svg.path(hems, "none", colour, 2)
        + svg.path(marks, colour)
        + svg.path(edges, "none", INK, ink)
    )


def blank(half: Half, colour: str) -> None:
    """Behind a figure: the field ruled with fine level lines, as a graver makes a sky."""
    half.line(join([line(f"M-300 {y}L300 {y}") for y in range(-400, 20, 13)]), 2.0 / 0.72, colour)

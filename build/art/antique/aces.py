"""The four aces of the antique deck: the great sign within a wreath; each of other leaves."""

from __future__ import annotations

import svg
from antique import pips
from antique.engraving import hatching
from geo import Shape, area, circle, join, mirror, move, polar, polyline, rotate, scale, union

_LAUREL = "M0 0C-15 -14 -12 -40 0 -56C12 -40 15 -14 0 0Z"
_OAK = (
    "M0 0C-8 -6 -20 -2 -20 -12C-20 -20 -12 -20 -12 -26C-22 -26 -24 -42 -12 -42C-12 -54 -4 -60 0 -60"
    "C4 -60 12 -54 12 -42C24 -42 22 -26 12 -26C12 -20 20 -20 20 -12C20 -2 8 -6 0 0Z"
)
_ROSE = "M0 0C-20 -4 -26 -24 -16 -38C-10 -46 -4 -50 0 -58C4 -50 10 -46 16 -38C26 -24 20 -4 0 0Z"
_WILLOW = "M0 0C-9 -18 -8 -46 2 -66C9 -44 8 -18 0 0Z"
LEAVES = {"S": _LAUREL, "H": _ROSE, "D": _WILLOW, "C": _OAK}
RADIUS = 206


def draw(suit: str, colour: str, ground: str, size: float = 1) -> str:
    """The ace about the origin; `size` 1 spans some five eighths of the card's width."""
    sign = scale(pips.PIPS[suit], 2.1)
    inner = sign.buffer(-13)
    shade = inner.buffer(-9).intersection(move(inner, 26, 16))
    picture = svg.path(sign, colour) + svg.path(inner.boundary, "none", ground, 3.5)
    picture += svg.path(hatching(shade.difference(move(shade, -58, -36)), 13), "none", ground, 3)
    picture += _wreath(suit, colour, ground)
    return svg.group(picture, f"scale({svg.number(size, 3)})") if size != 1 else picture


def _wreath(suit: str, colour: str, ground: str) -> str:
    """Two branches from a bow below, open above, with berries between the leaves."""
    leaf = area(LEAVES[suit])
    leaves: list[Shape] = []
    ribs: list[Shape] = []
    berries: list[Shape] = []
    for k in range(11):
        angle = 104 + 14.6 * k
        x, y = polar(0, 0, RADIUS, angle)
        for lean, lift in ((-38, -5), (38, 7)):
            turn = angle + 180 + lean
            size = 1.0 - 0.03 * k
            leaves.append(move(rotate(scale(leaf, size), turn), x, y))
            tip = polar(x, y, 36 * size, turn - 90)
            ribs.append(polyline((x, y), tip))
            if lean > 0 and k % 2 == 0:
                berries.append(circle(*polar(x, y, 26, angle + lift), 7))
    stem = polyline(*[polar(0, 0, RADIUS, a) for a in range(96, 256, 4)])
    half = join(leaves)
    body = svg.path(union(half, mirror(half)), colour)
    body += svg.path(join([*ribs, *map(mirror, ribs)]), "none", ground, 2.6)
    body += svg.path(join([stem, mirror(stem)]), "none", colour, 5)
    body += svg.path(join([*berries, *map(mirror, berries)]), colour)
    return body + _bow(colour, ground)


def _bow(colour: str, ground: str) -> str:
    y = RADIUS
    loop = area(f"M0 {y}C-14 {y - 34} -64 {y - 34} -66 {y - 4}C-64 {y + 22} -20 {y + 20} 0 {y}Z")
    tail = area(
        f"M-4 {y}C-12 {y + 26} -30 {y + 44} -52 {y + 62}L-30 {y + 60}L-24 {y + 78}C-10 {y + 56} 0 {y + 30} 4 {y}Z"
    )
    both = union(loop, mirror(loop), tail, mirror(tail))
    hole = area(
        f"M-12 {y - 2}C-22 {y - 18} -50 {y - 18} -52 {y - 3}C-50 {y + 9} -24 {y + 8} -12 {y - 2}Z"
    )
    knot = circle(0, y, 14)
    return (
        svg.path(both.buffer(5), ground)
        + svg.path(both, colour)
        + svg.path(union(hole, mirror(hole)), ground)
        + svg.path(knot.buffer(4), ground)
        + svg.path(knot, colour)
    )


def plain(suit: str, colour: str, size: float = 1) -> str:
    """The great sign alone, for high contrast."""
    return svg.path(scale(pips.PIPS[suit], 3.4 * size), colour)

"""The four aces: one large sign each, with a picture inside.

♠ the sun over the sea, ♥ a heart of filigree, ♦ a compass rose, ♣ an orange tree.
"""

from __future__ import annotations

import math

import svg
from french import pips
from french.palette import CREAM, OCHRE, RED, SHADES
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
    petals,
    polar,
    polygon,
    polyline,
    ring,
    rotate,
    scale,
    span,
    stretch,
)

OCHRE_SHADE = SHADES[OCHRE]


def draw(suit: str, colour: str, size: float = 1) -> str:
    """The ace's great sign about the origin; `size` 1 is about half as high as the card."""
    picture = {"S": _spades, "H": _hearts, "D": _diamonds, "C": _clubs}[suit](colour)
    return svg.group(picture, f"scale({svg.number(size, 3)})") if size != 1 else picture


def plain(suit: str, colour: str, shapes: dict[str, Shape], size: float = 1) -> str:
    """The great sign without a picture, for high contrast."""
    return svg.path(scale(shapes[suit], 3.7 * size), colour)


def _sign(suit: str, factor: float, colour: str) -> tuple[Shape, str]:
    """The great sign with a thin bright line inside its edge."""
    sign = scale(pips.PIPS[suit], factor)
    return sign, svg.path(sign, colour) + svg.path(sign.buffer(-15), "none", CREAM, 4.5)


def _flourish(y: float, colour: str, reach: float = 84) -> str:
    """A scroll to either side of the foot of the sign."""
    curl = line(
        f"M{reach} {y}C{reach + 78} {y + 12} {reach + 104} {y - 16} {reach + 94} {y - 46}"
        f"C{reach + 84} {y - 66} {reach + 56} {y - 62} {reach + 56} {y - 41}"
        f"C{reach + 58} {y - 25} {reach + 76} {y - 25} {reach + 77} {y - 35}"
    )
    bud = area(
        f"M{reach + 98} {y - 4}C{reach + 118} {y - 8} {reach + 128} {y - 24} {reach + 130} {y - 40}"
        f"C{reach + 112} {y - 34} {reach + 100} {y - 22} {reach + 98} {y - 4}Z"
    )
    return svg.path(join([curl, mirror(curl)]), "none", colour, 8) + svg.path(
        join([bud, mirror(bud)]), colour
    )


def _pearls(edge: Shape, spacing: float, radius: float) -> Shape:
    """Discs at even distances along the outline of an area."""
    outline = edge.exterior if hasattr(edge, "exterior") else edge
    count = round(outline.length / spacing)
    places = [outline.interpolate(k / count, normalized=True) for k in range(count)]
    return join(circle(place.x, place.y, radius) for place in places)


# ----------------------------------------------------------------------------------------- ♠


def _spades(colour: str) -> str:
    sign, picture = _sign("S", 3.8, colour)
    inside = sign.buffer(-36)
    horizon = 50.0
    sky = inside.intersection(span(-400, -400, 400, horizon))
    beams = []
    for k in range(-9, 10):
        near, far = 74, 340 if k % 2 == 0 else 130
        angle = -90 + 9.6 * k
        left, right = polar(0, horizon, near, angle - 2), polar(0, horizon, near, angle + 2)
        beams.append(polygon(left, polar(0, horizon, far, angle), right))
    picture += svg.path(join(beams).intersection(sky), OCHRE)
    picture += svg.path(circle(0, horizon, 60).intersection(sky), OCHRE)
    picture += svg.path(circle(0, horizon, 40).intersection(sky), RED)
    waves = []
    for row in range(3):
        y = horizon + 14 + 27 * row
        points: list[Vec] = [
            (x, y + 9 * math.sin((x + 12 * row) * math.pi / 28)) for x in range(-280, 281, 4)
        ]
        waves.append(polyline(*points).buffer(5.2, cap_style="flat"))
    sea = inside.intersection(span(-400, horizon, 400, 146))
    picture += svg.path(join(waves).intersection(sea), CREAM)
    bird = line("M-16 -6Q-8 -12 0 0Q8 -12 16 -6")
    for x, y, size in ((-62, -40, 1.0), (-34, -66, 0.7)):
        picture += svg.path(move(scale(bird, size), x, y), "none", CREAM, 4.5)
    return picture + _flourish(238, colour, 52)


# ----------------------------------------------------------------------------------------- ♥


def _spiral(x: float, y: float, radius: float, turns: float, start: float, way: int) -> Shape:
    """A spiral that winds inwards to (x, y)."""
    points = []
    steps = round(28 * turns)
    for k in range(steps + 1):
        left = 1 - k / steps
        points.append(polar(x, y, 4 + (radius - 4) * left, start + way * 360 * turns * k / steps))
    return polyline(*points)


def _hearts(colour: str) -> str:
    sign, picture = _sign("H", 3.8, colour)
    picture += svg.path(_pearls(sign.buffer(-34), 21, 5), OCHRE)
    scrolls, dots, leaves = [], [], []
    for x, y, radius, turns, start in (
        (-98, -92, 58, 2.0, 70),
        (-104, 14, 34, 1.5, -80),
        (-58, 76, 26, 1.4, -90),
    ):
        scrolls.append(_spiral(x, y, radius, turns, start, 1))
        dots.append(circle(x, y, 9))
    for x, y, angle in ((-40, -112, -24), (-152, -30, 18), (-26, 118, -28), (-68, 30, 60)):
        leaf = area("M0 18C-11 6 -9 -10 0 -20C9 -10 11 6 0 18Z")
        leaves.append(move(rotate(leaf, angle), x, y))
    both = [join(scrolls), mirror(join(scrolls))]
    picture += svg.path(join(both), "none", CREAM, 7)
    picture += svg.path(join([*leaves, *map(mirror, leaves)]), OCHRE)
    picture += svg.path(join([*dots, *map(mirror, dots)]), OCHRE)
    heart = move(scale(pips.PIPS["H"], 0.82), 0, -24)
    picture += svg.path(heart.buffer(12), CREAM) + svg.path(heart, OCHRE)
    picture += svg.path(move(scale(pips.PIPS["H"], 0.42), 0, -24), colour)
    drops = [move(area("M0 26C-15 8 -10 -14 0 -26C10 -14 15 8 0 26Z"), 0, 92), circle(0, 136, 7)]
    picture += svg.path(join(drops), CREAM)
    picture += svg.path(circle(0, -86, 8), CREAM)
    return picture + _flourish(206, colour, 52)


# ----------------------------------------------------------------------------------------- ♦


def _point(long: float, wide: float) -> tuple[Shape, Shape]:
    """One upright point of a compass rose: its light and its dark half."""
    light = polygon((0, 0), (0, -long), (-wide, -wide))
    return light, polygon((0, 0), (0, -long), (wide, -wide))


def _diamonds(colour: str) -> str:
    sign, picture = _sign("D", 4.0, colour)
    picture += svg.path(_pearls(sign.buffer(-33), 21, 5), OCHRE)
    picture += svg.path(ring(0, 0, 78, 84), CREAM)
    ticks = petals(span(-2.5, -76, 2.5, -64), 32, (0, 0))
    picture += svg.path(join(ticks), CREAM)
    picture += svg.path(circle(0, 0, 60), CREAM)
    picture += svg.path(circle(0, 0, 53), colour)
    lights, darks = [], []
    points = [(angle, 66, 13) for angle in (45, 135, 225, 315)]
    points += [(0, 164, 20), (90, 106, 20), (180, 164, 20), (270, 106, 20)]
    for angle, long, wide in points:
        light, dark = _point(long, wide)
        lights.append(rotate(light, angle))
        darks.append(rotate(dark, angle))
    star = join([*lights, *darks])
    picture += svg.path(star.buffer(5, join_style="mitre"), colour)
    picture += svg.path(join(lights), CREAM) + svg.path(join(darks), OCHRE)
    picture += svg.path(circle(0, 0, 15), colour) + svg.path(circle(0, 0, 9), OCHRE)
    return picture + _flourish(226, colour, 44)


# ----------------------------------------------------------------------------------------- ♣


def _clubs(colour: str) -> str:
    sign, picture = _sign("C", 3.8, colour)
    trunk = area(
        "M-34 190C-14 160 -14 110 -12 60C-40 40 -70 44 -96 52C-70 30 -36 26 -10 38"
        "C-8 -10 -8 -50 0 -104C8 -50 8 -10 10 38C36 26 70 30 96 52C70 44 40 40 12 60"
        "C14 110 14 160 34 190Z"
    )
    picture += svg.path(trunk, OCHRE)
    grain = line("M-4 176C0 150 -2 110 0 60M8 178C8 160 8 150 7 132M-12 180C-8 166 -8 158 -8 148")
    picture += svg.path(grain, "none", OCHRE_SHADE, 4)
    leaf = area("M0 20C-13 8 -11 -12 0 -24C11 -12 13 8 0 20Z")
    leaves, fruits = [], []
    for x, y, offset in ((0.0, -110.0, 0.0), (-110, 50, -60), (110, 50, 60)):
        for k in range(8):
            angle = offset - 157.5 + 45 * k
            px, py = polar(x, y, 50, angle - 90)
            leaves.append(move(rotate(leaf, angle), px, py))
        fruits += [circle(*polar(x, y, 24, offset - 90 + 120 * k), 13) for k in range(3)]
    for x, y, angle in ((-32, 4, -48), (32, 4, 48), (-24, -32, -36), (24, -32, 36)):
        leaves.append(move(rotate(stretch(leaf, 0.8, 0.8), angle), x, y))
    crown = join(leaves).difference(join(fruits).buffer(5))
    picture += svg.path(crown.intersection(sign.buffer(-24)), CREAM)
    picture += svg.path(join(fruits).buffer(4), colour) + svg.path(join(fruits), OCHRE)
    shine = join(ellipse(f.centroid.x - 4, f.centroid.y - 4, 3, 3) for f in fruits)
    picture += svg.path(shine, CREAM)
    return picture + _flourish(238, colour, 52)

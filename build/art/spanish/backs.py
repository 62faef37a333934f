"""The backs: stars, tiles and a weave; each looks the same after half a turn."""

from __future__ import annotations

import geo
import svg
from geo import Shape, circle, join, move, petals, polar, polygon, rectangle, span, star
from spanish.kit import MIDDLE
from spanish.palette import BLUE, CREAM, INK, OCHRE, SHADES, STRAW

WINE, WINE_DARK, GOLD = "#7D1F2B", "#5A141D", "#E0B667"
COPPER = "#C2603F"
X, Y = MIDDLE
EDGE = rectangle(26, 26, 558, 898, 20)
"""The printed part of a back, inside the paper's margin."""
INSIDE = rectangle(46, 46, 518, 858, 10)


def rosette() -> str:
    """Wine red and gold: eight-pointed stars, as on the ceilings of the Aljafería."""
    pitch = 518 / 6
    grounds: list[Shape] = []
    stars: list[Shape] = []
    hearts: list[Shape] = []
    links: list[Shape] = []
    drop = polygon((0, -8), (6, -17), (0, -25), (-6, -17))
    for row in range(-5, 6):
        for column in range(-3, 4):
            x, y = X + column * pitch, Y + row * pitch
            stars.append(star(x, y, 8, 41, 31).difference(star(x, y, 8, 35, 26.5)))
            hearts += [move(s, x, y) for s in petals(drop, 8, (0, 0))]
            links.append(circle(x, y, 6))
            links.append(star(x + pitch / 2, y + pitch / 2, 4, 23, 8))
            grounds.append(star(x, y, 8, 41, 31))
    inner = INSIDE.buffer(-12)
    body = svg.path(EDGE, WINE) + svg.path(_cut(grounds, inner), WINE_DARK)
    body += svg.path(_cut(stars + links, inner), GOLD) + svg.path(_cut(hearts, inner), COPPER)
    body += svg.path(INSIDE, "none", GOLD, 5) + svg.path(INSIDE.buffer(-9), "none", GOLD, 2)
    return body + svg.path(EDGE, "none", WINE_DARK, 4)


def azulejo() -> str:
    """Blue tiles of Muel: flowers on white, linked by rings."""
    pitch = 518 / 4
    flowers: list[Shape] = []
    veins: list[Shape] = []
    stems: list[Shape] = []
    dots: list[Shape] = []
    gold: list[Shape] = []
    petal = geo.area("M0 -8C-27 -24 -23 -48 0 -61C23 -48 27 -24 0 -8Z")
    vein = geo.area("M0 -18C-10 -28 -9 -40 0 -48C9 -40 10 -28 0 -18Z")
    for row in range(-4, 5):
        for column in range(-2, 3):
            x, y = X + column * pitch, Y + row * pitch
            flowers += [move(s, x, y) for s in petals(petal, 4, (0, 0))]
            veins += [move(s, x, y) for s in petals(vein, 4, (0, 0))]
            for k in range(4):
                a, b = polar(x, y, 12, 45 + 90 * k), polar(x, y, 46, 45 + 90 * k)
                stems.append(geo.polyline(a, b).buffer(2.6))
                dots.append(circle(*polar(x, y, 52, 45 + 90 * k), 7.5))
            dots.append(circle(x, y, 13))
            gold.append(circle(x, y, 7))
            stems.append(geo.ring(x + pitch / 2, y + pitch / 2, 13, 18))
            gold.append(circle(x + pitch / 2, y + pitch / 2, 6))
    body = svg.path(EDGE, BLUE)
    body += svg.path(_cut(flowers + stems + dots, INSIDE), CREAM)
    body += svg.path(_cut(veins, INSIDE), BLUE) + svg.path(_cut(gold, INSIDE), OCHRE)
    body += svg.path(INSIDE, "none", CREAM, 5)
    return body + svg.path(EDGE, "none", SHADES[BLUE], 4)


def cachirulo() -> str:
    """The chequered kerchief of Aragon, red and black, with the four signs' colours in its middle."""
    # Odd numbers of stripes, so that half a turn lays every stripe on a stripe.
    pitch, row = 518 / 13, 858 / 21
    red, half, black = "#B3262B", "#6E1A1F", INK
    across = [span(46 + pitch * k, 46, 46 + pitch * (k + 1), 904) for k in range(0, 13, 2)]
    down = [span(46, 46 + row * k, 564, 46 + row * (k + 1)) for k in range(0, 21, 2)]
    a, b = join(across), join(down)
    body = svg.path(EDGE, half) + svg.path(INSIDE, red)
    body += svg.path(a.symmetric_difference(b).intersection(INSIDE), half)
    body += svg.path(a.intersection(b).intersection(INSIDE), black)
    body += svg.path(INSIDE, "none", STRAW, 5)
    medal = circle(X, Y, 118)
    body += (
        svg.path(medal, INK)
        + svg.path(circle(X, Y, 108), CREAM)
        + svg.path(circle(X, Y, 96), "#B3262B")
    )
    petal = geo.area("M0 -14C-30 -34 -26 -66 0 -84C26 -66 30 -34 0 -14Z")
    for k, colour in enumerate((STRAW, CREAM)):
        body += svg.path(join(petals(petal, 4, (0, 0), 45 * k)).buffer(0), colour).replace(
            "<path ", f'<path transform="translate({X:g} {Y:g})" '
        )
    body += svg.path(circle(X, Y, 17), INK) + svg.path(circle(X, Y, 9), OCHRE)
    return body + svg.path(EDGE, "none", "#3A0C10", 4)


def _cut(shapes: list[Shape], region: Shape) -> Shape:
    return join(shapes).intersection(region)


BACKS = {"rosette": rosette, "azulejo": azulejo, "cachirulo": cachirulo}

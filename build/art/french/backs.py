"""The backs: tiles, pavement and lace; each looks the same after half a turn."""

from __future__ import annotations

import math

import svg
from french import pips
from french.palette import BLUE, CREAM, OCHRE, RED, SHADES
from geo import (
    Shape,
    Vec,
    area,
    circle,
    ellipse,
    join,
    line,
    move,
    petals,
    polar,
    polygon,
    polyline,
    rectangle,
    ring,
    rotate,
    scale,
    span,
    stretch,
)

EDGE = rectangle(-285, -410, 570, 820, 18)
"""The printed part of a back, inside the paper's margin."""
LACE_GROUND = "#1B4D3B"
LACE_GROUND_DARK = "#123A2C"


def azulejo() -> str:
    """Blue tiles: four-petalled flowers and lozenges in turn."""
    tile, stretched = 72, 77 / 72
    inside = span(-77 * 3.5, -tile * 5.5, 77 * 3.5, tile * 5.5)
    flowers, hearts, gold = [], [], []
    petal = area("M0 -5C-19 -19 -17 -40 0 -49C17 -40 19 -19 0 -5Z")
    vein = area("M0 -12C-7 -20 -7 -29 0 -36C7 -29 7 -20 0 -12Z")
    for column in range(-3, 4):
        for row in range(-5, 6):
            x, y = column * tile, row * tile
            if (column + row) % 2 == 0:
                flowers += [move(p, x, y) for p in petals(petal, 4, (0, 0))]
                hearts += [move(p, x, y) for p in petals(vein, 4, (0, 0))]
                gold += [circle(*polar(x, y, 26, 45 + 90 * k), 5.5) for k in range(4)]
            else:
                outer = polygon((x, y - 23), (x + 23, y), (x, y + 23), (x - 23, y))
                inner = polygon((x, y - 13), (x + 13, y), (x, y + 13), (x - 13, y))
                gold.append(outer.difference(inner))
                flowers.append(circle(x, y, 6))

    def lay(shapes: list[Shape], colour: str) -> str:
        return svg.path(stretch(join(shapes), stretched, 1).intersection(inside), colour)

    body = svg.path(EDGE, BLUE) + lay(flowers, CREAM) + lay(hearts, BLUE) + lay(gold, OCHRE)
    body += svg.path(inside.buffer(4, join_style="mitre"), "none", CREAM, 4)
    return body + svg.path(EDGE, "none", SHADES[BLUE], 5)


def calcada() -> str:
    """Waves of red and white stone, as pavements by the sea have them, and a medallion."""
    dark = SHADES[RED]
    inside = rectangle(-259, -384, 518, 768, 6)
    height, length, step = 30, 518 / 3, 64

    def wave(y: float) -> list[Vec]:
        xs = [-260 + 520 * k / 72 for k in range(73)]
        return [(x, y + height * math.sin(2 * math.pi * x / length)) for x in xs]

    bands = []
    for row in range(-9, 10, 2):
        y = row * step
        bands.append(polygon(*wave(y - step / 2), *reversed(wave(y + step / 2))))
    body = svg.path(EDGE, dark) + svg.path(join(bands).intersection(inside), CREAM)
    body += svg.path(circle(0, 0, 150), dark)
    body += svg.path(circle(0, 0, 134).boundary, "none", OCHRE, 5)
    body += svg.path(join(petals(circle(0, -119, 5), 36, (0, 0))), CREAM)
    body += svg.path(circle(0, 0, 104).boundary, "none", CREAM, 3)
    signs = []
    for k, suit in enumerate("SHSH"):
        sign = move(scale(pips.PIPS[suit], 0.56), 0, -58)
        signs.append(rotate(sign, 90 * k))
    body += svg.path(join(signs), CREAM)
    body += svg.path(polygon((0, -19), (19, 0), (0, 19), (-19, 0)), OCHRE)
    body += svg.path(join(petals(circle(0, -62, 6), 4, (0, 0), 45)), OCHRE)
    body += svg.path(inside.buffer(7), "none", OCHRE, 4)
    return body + svg.path(EDGE, "none", dark, 5)


def renda() -> str:
    """White lace on green: a rosette on a net, with a scalloped border."""
    inside = rectangle(-262, -387, 524, 774, 8)
    body = svg.path(EDGE, LACE_GROUND)
    body += svg.path(inside, LACE_GROUND_DARK)

    net, knots = [], []
    pitch_x, pitch_y = 37.4, 38.7
    for k in range(-20, 21):
        for way in (-1, 1):
            x, dy = 2 * k * pitch_x, 12 * pitch_y
            net.append(polyline((x - 12 * pitch_x * way, -dy), (x + 12 * pitch_x * way, dy)))
    for row in range(-11, 12):
        crossings = range(-8 + row % 2, 9, 2)
        knots += [circle(column * pitch_x, row * pitch_y, 5) for column in crossings]
    body += svg.path(join(net).intersection(inside), "none", "#5E8F79", 3)
    body += svg.path(join(knots).intersection(inside), "#A9C6B4")

    body += _lace_border()
    for x, y in ((-262, -387), (262, -387), (262, 387), (-262, 387)):
        corner = join([circle(x, y, 128)]).intersection(inside)
        body += svg.path(corner, LACE_GROUND_DARK)
        body += svg.path(_rosette(x, y, 118, 16).intersection(inside), CREAM)
        body += svg.path(circle(x, y, 30).intersection(inside), OCHRE)
    body += svg.path(circle(0, 0, 216), LACE_GROUND_DARK)
    body += svg.path(_rosette(0, 0, 208, 24), CREAM)
    body += svg.path(circle(0, 0, 84), LACE_GROUND_DARK)
    body += svg.path(ring(0, 0, 76, 82), OCHRE)
    body += svg.path(_flower(), CREAM)
    body += svg.path(circle(0, 0, 15), OCHRE) + svg.path(circle(0, 0, 6), LACE_GROUND_DARK)
    body += svg.path(inside, "none", CREAM, 5)
    body += svg.path(EDGE.buffer(-9), "none", "#A9C6B4", 2.5)
    return body + svg.path(EDGE, "none", LACE_GROUND_DARK, 5)


def _rosette(x: float, y: float, radius: float, count: int) -> Shape:
    """A round piece of lace: petals between rings, with loops and picots about it."""
    parts = [ring(x, y, radius * 0.84, radius * 0.87), ring(x, y, radius * 0.47, radius * 0.52)]
    petal_high, petal_wide = radius * 0.16, radius * math.pi * 0.66 / count * 0.86
    petal = ellipse(x, y - radius * 0.68, petal_wide, petal_high)
    eye = ellipse(x, y - radius * 0.7, petal_wide * 0.42, petal_high * 0.56)
    parts += petals(petal.difference(eye), count, (x, y))
    loop_radius = math.pi * radius * 0.92 / count * 0.94
    loop = ring(x, y - radius * 0.92, loop_radius * 0.6, loop_radius)
    parts += petals(loop, count, (x, y))
    picot = circle(x, y - radius * 0.92 - loop_radius, loop_radius * 0.26)
    parts += petals(picot, count, (x, y))
    parts += petals(circle(x, y - radius * 0.42, radius * 0.026), count, (x, y), 180 / count)
    return join(parts)


def _flower() -> Shape:
    """The flower in the middle of the rosette: eight petals with open eyes."""
    petal = area("M0 -16C-24 -30 -22 -56 0 -68C22 -56 24 -30 0 -16Z")
    eye = area("M0 -30C-10 -38 -9 -48 0 -55C9 -48 10 -38 0 -30Z")
    return join(petals(petal.difference(eye), 8, (0, 0)))


def _lace_border() -> str:
    """Scallops along the inner frame."""
    across, down = 524 / 14, 774 / 20
    scallops = []
    for k in range(14):
        x = -262 + across * (k + 0.5)
        scallops += [(x, -387.0, 0.0), (x, 387.0, 180.0)]
    for k in range(20):
        y = -387 + down * (k + 0.5)
        scallops += [(-262.0, y, -90.0), (262.0, y, 90.0)]
    loop = line("M-17 0C-17 24 -10 32 0 32C10 32 17 24 17 0").buffer(3)
    inner = circle(0, 12, 5)
    picot = circle(0, 38, 4)
    piece = join([loop, inner, picot])
    ground = area("M-19 0C-19 28 -12 38 0 38C12 38 19 28 19 0Z")
    places = [(move(rotate(ground, a), x, y), move(rotate(piece, a), x, y)) for x, y, a in scallops]
    return svg.path(join(g for g, _ in places), LACE_GROUND_DARK) + svg.path(
        join(p for _, p in places), CREAM
    )


BACKS = {"azulejo": azulejo, "calcada": calcada, "renda": renda}

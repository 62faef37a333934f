"""The antique backs: cut paper in green, a diaper of sprigs, marbled paper; the same either way up."""

from __future__ import annotations

import math

import svg
from geo import (
    Shape,
    area,
    circle,
    join,
    line,
    mirror,
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
)

EDGE = rectangle(-288, -413, 576, 826, 16)
GREEN, GREEN_DARK, GILT = "#2F5141", "#1F392D", "#D3B06A"
CLARET, CLARET_DARK, ROSE = "#6E2430", "#4A151F", "#D9A58A"
INDIGO, INK_BLUE, STRAW = "#2E4A66", "#1D3249", "#E4CF9F"
PAPER = "#F4E6C4"


def _frame(dark: str, bright: str) -> str:
    """Two fine rules and a row of beads within the edge."""
    outer, inner = EDGE.buffer(-10), EDGE.buffer(-30)
    rim = EDGE.buffer(-20)
    count = 2 * round(rim.exterior.length / 44)
    beads = [rim.exterior.interpolate(k / count, normalized=True) for k in range(count)]
    return (
        svg.path(outer.boundary, "none", bright, 2.5)
        + svg.path(inner.boundary, "none", bright, 2.5)
        + svg.path(join(circle(b.x, b.y, 3.2) for b in beads), bright)
        + svg.path(EDGE.boundary, "none", dark, 4)
    )


def sprigs() -> str:
    """Green, the deck's own: a trellis of gilt lozenges with a five-petalled flower in each."""
    inside = EDGE.buffer(-34)
    pitch_x, pitch_y = 508 / 6, 758 / 9
    trellis: list[Shape] = []
    for k in range(-20, 21):
        for way in (-1, 1):
            x = k * pitch_x
            trellis.append(
                polyline(
                    (x - 10 * pitch_x * way, -10 * pitch_y), (x + 10 * pitch_x * way, 10 * pitch_y)
                )
            )
    flowers: list[Shape] = []
    eyes: list[Shape] = []
    knots: list[Shape] = []
    petal = area("M0 -4C-11 -9 -10 -20 0 -25C10 -20 11 -9 0 -4Z")
    for row in range(-10, 11):
        for column in range(-8, 9):
            x, y = column * pitch_x / 2, row * pitch_y / 2
            if (row + column) % 2:
                # One half of the card has its flowers upright, the other hanging.
                turn = 0 if y < 0 or (y == 0 and x < 0) else 180
                flowers += [move(p, x, y) for p in petals(petal, 5, (0, 0), turn)]
                eyes.append(circle(x, y, 5))
            else:
                knots.append(rotate(span(x - 6, y - 6, x + 6, y + 6), 45, (x, y)))
    body = svg.path(EDGE, GREEN) + svg.path(inside, GREEN_DARK)
    body += svg.path(join(trellis).intersection(inside), "none", "#6F8F6A", 3)
    body += svg.path(join(flowers).intersection(inside), GILT)
    body += svg.path(join([*eyes, *knots]).intersection(inside), "#E9D3A0")
    return body + _frame(GREEN_DARK, GILT)


def rosette() -> str:
    """Claret: a ground of fish scales and a rose of Tudor cut."""
    inside = EDGE.buffer(-34)
    scales: list[Shape] = []
    for row in range(-12, 13):
        for column in range(-8, 9):
            x, y = 46 * column + 23 * (row % 2), 34 * row
            if y >= 0:
                continue
            below = span(-400, y, 400, 0)
            scales.append(ring(x, y, 19, 22.5).intersection(below))
            scales.append(circle(x, y + 8, 3.4).intersection(below))
    upper = join(scales).intersection(inside)
    body = svg.path(EDGE, CLARET) + svg.path(inside, CLARET_DARK)
    body += svg.path(join([upper, rotate(upper, 180)]), ROSE, opacity=0.75)
    body += svg.path(circle(0, 0, 176), CLARET) + svg.path(ring(0, 0, 164, 170), STRAW)
    body += svg.path(join(circle(*polar(0, 0, 176, 10 * k), 6.5) for k in range(36)), STRAW)
    petal = area(
        "M0 -20C-58 -40 -74 -104 -40 -136C-22 -148 -8 -138 0 -128C8 -138 22 -148 40 -136C74 -104 58 -40 0 -20Z"
    )
    for size, fill, line_, turn in ((1.0, ROSE, CLARET_DARK, 0), (0.62, STRAW, CLARET_DARK, 45)):
        for shape in petals(scale(petal, size), 4, (0, 0), turn):
            body += svg.path(shape, fill, line_, 5)
    sepal = area("M0 -34C-10 -60 -6 -92 0 -118C6 -92 10 -60 0 -34Z")
    body += svg.path(join(petals(scale(sepal, 0.62), 4, (0, 0))), "#4F6B45", CLARET_DARK, 3)
    body += svg.path(circle(0, 0, 26), "#D3A64A", CLARET_DARK, 4)
    body += svg.path(join(circle(*polar(0, 0, 14, 45 * k), 3) for k in range(8)), CLARET_DARK)
    spray = line(
        "M0 -190C0 -230 -44 -244 -80 -236C-118 -228 -124 -276 -96 -284C-74 -288 -70 -260 -88 -258"
    )
    leaves = [
        move(rotate(area("M0 0C-14 -14 -11 -40 0 -54C11 -40 14 -14 0 0Z"), a), x, y)
        for x, y, a in (
            (0, -224, 0),
            (0, -272, 0),
            (-52, -240, -64),
            (-30, -236, 30),
            (-104, -240, -110),
        )
    ]
    upper_ornament = join([spray, mirror(spray)])
    upper_leaves = join([*leaves, *map(mirror, leaves)])
    for shape in (upper_ornament, upper_leaves):
        both = join([shape, rotate(shape, 180)])
        halo = both.buffer(11)
        body += svg.path(halo.intersection(inside), CLARET_DARK)
    body += svg.path(join([upper_ornament, rotate(upper_ornament, 180)]), "none", STRAW, 6)
    body += svg.path(join([upper_leaves, rotate(upper_leaves, 180)]), STRAW)
    return body + _frame(CLARET_DARK, STRAW)


def marbled() -> str:
    """Blue: paper combed on the marbler's tray."""
    inside = EDGE.buffer(-34)
    colours = (INDIGO, STRAW, "#B2573C", INK_BLUE, "#8FA7A8", STRAW)
    body = svg.path(EDGE, INK_BLUE)

    def front(x: float) -> list[tuple[float, float]]:
        """A line from top to bottom that the comb has drawn into peacock eyes."""
        points = []
        for k in range(121):
            y = -390 + 780 * k / 120
            bend = 34 * math.sin(y * math.pi / 65) + 13 * math.sin(y * math.pi / 195)
            points.append((x + bend, y))
        return points

    bands = []
    for k in range(-18, 18):
        x = 18.0 * k
        ring_ = polygon(*front(x), *reversed(front(x + 18)))
        bands.append((colours[k % len(colours)], ring_.intersection(inside)))
    # The lower half is the upper one turned, so that nothing tells which end is up.
    top = span(-400, -500, 400, 0)
    upper = {
        colour: join(shape for other, shape in bands if other == colour).intersection(top)
        for colour in dict.fromkeys(colours)
    }
    for colour, shape in upper.items():
        body += svg.path(join([shape, rotate(shape, 180)]), colour)
    body += svg.path(span(-254, -7, 254, 7), INK_BLUE) + svg.path(span(-254, -2, 254, 2), STRAW)
    body += svg.path(circle(0, 0, 96), INK_BLUE) + svg.path(ring(0, 0, 82, 88), STRAW)
    star = join(petals(area("M0 0L-13 -24L0 -74L13 -24Z"), 8, (0, 0)))
    body += svg.path(star, STRAW) + svg.path(circle(0, 0, 17), "#B2573C", INK_BLUE, 4)
    return body + _frame(INK_BLUE, STRAW)


BACKS = {"sprigs": sprigs, "rosette": rosette, "marbled": marbled}

"""The four signs of the suits: coin, cup, sword and club, large and as the small one in a corner.

Each is drawn upright about the origin of the figure it is drawn on, `height` units high.
"""

from __future__ import annotations

from collections.abc import Callable

import geo
from geo import circle, ellipse, polar, rectangle, star
from spanish.kit import Figure, blob, stroke
from spanish.palette import (
    BLUE,
    CREAM,
    CUT,
    GREEN,
    LEAF,
    OCHRE,
    RED,
    SKY,
    STEEL,
    STRAW,
    WOOD,
    WOOD_LIGHT,
)

SUITS = "OCEB"
PINTAS = {"O": 0, "C": 1, "E": 2, "B": 3}
"""Gaps in the frame, by which a card's suit is told from its edge alone."""
SHINE = "#EF8A78"
"""Light on red metal."""


# ------------------------------------------------------------------------------------------ coin


def coin(p: Figure, height: float) -> None:
    """A gold coin with an eight-pointed flower."""
    r = height / 2
    line = 6 if height > 110 else 5
    p.solid(circle(0, 0, r), OCHRE, r * 0.14, line)
    for k in range(20):
        p.fill(circle(*polar(0, 0, r * 0.865, 18 * k + 9), r * 0.052), RED, 0)
    p.fill(circle(0, 0, r * 0.73), STRAW, line * 0.75)
    p.fill(star(0, 0, 8, r * 0.67, r * 0.34), RED, line * 0.6)
    p.fill(star(0, 0, 8, r * 0.42, r * 0.24, 22.5), OCHRE, line * 0.5)
    p.fill(circle(0, 0, r * 0.19), CREAM, line * 0.5)
    p.fill(circle(0, 0, r * 0.08), RED, 0)
    p.line(stroke(f"{-r * 0.8},{-r * 0.34} {-r * 0.6},{-r * 0.62} {-r * 0.34},{-r * 0.8}"),
           line * 0.8, CREAM)  # fmt: skip


def _small_coin(p: Figure, height: float) -> None:
    r = height / 2
    p.solid(circle(0, 0, r), OCHRE, r * 0.2, 5)
    p.fill(circle(0, 0, r * 0.7), STRAW, 4)
    p.fill(star(0, 0, 6, r * 0.64, r * 0.3), RED, 0)


# ------------------------------------------------------------------------------------------- cup


def cup(p: Figure, height: float) -> None:
    """A red goblet with a gold rim and foot."""
    with p.at(0, 0, height / 100):
        line = 6 if height > 110 else 5
        foot = blob("-7,20! -9,32 -24,40 -32,49! 0,55 32,49! 24,40 9,32 7,20!")
        p.solid(foot, OCHRE, height * 0.06, line)
        bowl = geo.area("M-38 -45C-38 -10 -26 9 -8 13L8 13C26 9 38 -10 38 -45Z")
        p.solid(bowl, RED, height * 0.12, line)
        p.line(stroke("-28,-27 -25,-10 -17,0"), line * 0.9, SHINE)
        p.fill(geo.area("M-38 -46Q0 -35 38 -46L37 -31Q0 -19 -37 -31Z"), OCHRE, line * 0.75)
        for x, y in ((-24, -32), (-8, -29), (8, -29), (24, -32)):
            p.fill(circle(x, y, 2.9), RED, 0)
        p.fill(ellipse(0, -46, 38, 6.5), "#7D1B19", line)
        p.fill(rectangle(-12, 10, 24, 13, 5), OCHRE, line * 0.85)


def _small_cup(p: Figure, height: float) -> None:
    with p.at(0, 0, height / 100):
        p.fill(blob("-9,20! -10,32 -26,38 -34,49! 0,54 34,49! 26,38 10,32 9,20!"), OCHRE, 4.5)
        bowl = geo.area("M-40 -48C-40 -8 -28 16 -10 20L10 20C28 16 40 -8 40 -48Z")
        p.solid(bowl, RED, height * 0.13, 4.5)
        p.fill(geo.area("M-40 -49H40L38 -30H-38Z"), OCHRE, 4)


# ----------------------------------------------------------------------------------------- sword


def sword(p: Figure, length: float, breadth: float = 1.0) -> None:
    """A straight sword, its tip up; `breadth` 1 gives a blade 36 and a guard 100 units wide."""
    tip, hilt = -length / 2, length / 2 - 88 * breadth
    b, c = 18 * breadth, 15 * breadth
    blade = geo.polygon((0, tip), (b, tip + 2.2 * b), (c, hilt), (-c, hilt), (-b, tip + 2.2 * b))
    p.fill(blade, STEEL, 0)
    p.fill(geo.polygon((0, tip), (b, tip + 2.2 * b), (c, hilt), (0, hilt)), SKY, 0)
    p.line(blade, 6)
    with p.at(0, hilt, breadth):
        p.fill(rectangle(-11, 6, 22, 60, 6), BLUE)
        for y in (24, 40):
            p.line(geo.polyline((-9, y), (9, y - 5)), 4, STRAW)
        p.solid(geo.area("M-50 -10Q0 14 50 -10L50 10Q0 34 -50 10Z"), OCHRE, 10)
        for x in (-50, 50):
            p.fill(circle(x, 0, 12), OCHRE)
        p.fill(circle(0, 73, 15), OCHRE)


def _small_sword(p: Figure, height: float) -> None:
    with p.at(0, 0, height / 100):
        blade = geo.polygon((0, -54), (14, -36), (13, 14), (-13, 14), (-14, -36))
        p.fill(blade, STEEL, 0)
        p.fill(geo.polygon((0, -54), (14, -36), (13, 14), (0, 14)), SKY, 0)
        p.line(blade, 5.5)
        p.fill(rectangle(-7, 20, 14, 26, 3), BLUE, 5)
        p.fill(geo.area("M-34 9Q0 19 34 9L34 24Q0 34 -34 24Z"), OCHRE, 5.5)
        p.fill(circle(0, 46, 9.5), OCHRE, 5.5)


# ------------------------------------------------------------------------------------------ club

_KNOBBLY = (
    "-5,49! -6,30 -7,14 -9,0 -11,-14 -14,-24 -13,-31 -15,-40 -9,-49 0,-51 9,-49 15,-40 13,-31 "
    "14,-22 11,-12 9,0 7,14 6,30 5,49!"
)


def leaf(p: Figure, x: float, y: float, turn: float, length: float, colour: str = GREEN) -> None:
    """A leaf that grows from (x, y); 0 lies to the right."""
    with p.at(x, y, length / 60, turn):
        p.solid(geo.area("M0 0Q28 -24 60 0Q28 22 0 0Z"), colour, length * 0.06, 5)
        p.line(stroke("8,0 42,-1"), 3)


def stub(p: Figure, x: float, y: float, turn: float, size: float = 1) -> None:
    """Where a branch was cut off."""
    with p.at(x, y, size, turn):
        p.fill(geo.polygon((-5, 4), (-4, -6), (4, -6), (5, 4)), WOOD, 5)
        p.fill(ellipse(0, -6, 4.2, 2.3), CUT, 4)


def club(p: Figure, length: float, breadth: float = 1.0, leaves: bool = True) -> None:
    """A knobbly club, its thick end up; at `breadth` 1 it is 30 wide for each 100 of length."""
    k = length / 100
    w = breadth * k
    outline = geo.stretch(blob(_KNOBBLY), w, k)
    if leaves:
        leaf(p, 8 * w, 10 * k, -24, min(66, 0.24 * length), GREEN)
        leaf(p, -8 * w, 22 * k, 206, min(58, 0.21 * length), LEAF)
    stub(p, -13 * w, -30 * k, -62, w)
    stub(p, 12 * w, -13 * k, 62, w)
    p.solid(outline, WOOD, 8 * w)
    for x, top, low in ((-8, -40, -20), (-4.5, -4, 20)):
        p.line(stroke(f"{x * w},{top * k} {(x + 0.5) * w},{low * k}"), 5.5, WOOD_LIGHT)
    for x, y, r in ((3, -28, 4.4), (-2.5, 0, 3.4)):
        p.fill(ellipse(x * w, y * k, r * 0.85 * w, r * 0.9 * min(k, 1.6 * w)), CUT, 4.5)
    p.fill(ellipse(0, 49 * k, 5 * w, 1.9 * w), CUT, 5)


def _small_club(p: Figure, height: float) -> None:
    with p.at(0, 0, height / 100, 24):
        for x, y, turn in ((18, -6, 70), (-19, -24, -64)):
            with p.at(x, y, 1.9, turn):
                p.fill(geo.polygon((-5, 4), (-4, -5), (4, -5), (5, 4)), WOOD, 4.5)
        body = "-11,52! -13,20 -19,-4 -25,-24 -19,-48 2,-54 22,-47 26,-24 20,-2 14,20 12,52!"
        p.solid(blob(body), WOOD, 10 * height / 100, 5.5)
        p.fill(ellipse(2, -26, 8, 9), CUT, 4)
        p.fill(ellipse(-2, 10, 5, 6), CUT, 3.5)


_LARGE: dict[str, Callable[[Figure, float], None]] = {"O": coin, "C": cup, "E": sword, "B": club}
_SMALL: dict[str, Callable[[Figure, float], None]] = {
    "O": _small_coin,
    "C": _small_cup,
    "E": _small_sword,
    "B": _small_club,
}
_SMALL_SHARE = {"O": 0.79, "C": 0.88, "E": 1.1, "B": 1.06}
"""Height of each small sign beside the others': equal heights would not look equal."""


def draw(p: Figure, suit: str, x: float, y: float, height: float, turn: float = 0) -> None:
    """A large sign about (x, y)."""
    with p.at(x, y, 1, turn):
        _LARGE[suit](p, height)


def draw_small(p: Figure, suit: str, x: float, y: float, height: float, turn: float = 0) -> None:
    """The sign of an index about (x, y)."""
    with p.at(x, y, 1, turn):
        _SMALL[suit](p, height * _SMALL_SHARE[suit])


def small_height(suit: str, height: float) -> float:
    """How high the small sign comes out."""
    return height * _SMALL_SHARE[suit]

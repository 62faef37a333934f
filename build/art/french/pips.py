"""The four suit signs, each about 113 units high and centred on the origin."""

from __future__ import annotations

import svg
from geo import Shape, area, circle, move, rotate, scale, stretch, union

HEIGHT = 113
SUITS = "SHDC"

_HEART = (
    "M0 54C-12 32 -54 6 -54 -23C-54 -43 -40 -53 -26 -53C-13 -53 -3 -45 0 -33"
    "C3 -45 13 -53 26 -53C40 -53 54 -43 54 -23C54 6 12 32 0 54Z"
)
_SPADE = (
    "M0 -57C11 -35 53 -11 53 18C53 34 41 43 28 43C18 43 10 38 5 30C6 42 12 50 23 56L-23 56"
    "C-12 50 -6 42 -5 30C-10 38 -18 43 -28 43C-41 43 -53 34 -53 18C-53 -11 -11 -35 0 -57Z"
)
_DIAMOND = "M0 -59C11 -37 26 -15 45 0C26 15 11 37 0 59C-11 37 -26 15 -45 0C-26 -15 -11 -37 0 -59Z"
_CLUB_STEM = "M-5 8C-5 38 -11 49 -25 56L25 56C11 49 5 38 5 8Z"

_BOLD_SPADE = (
    "M0 -58C13 -36 58 -14 58 18C58 37 45 46 30 46C22 46 16 44 12 40C13 48 18 54 29 58L-29 58"
    "C-18 54 -13 48 -12 40C-16 44 -22 46 -30 46C-45 46 -58 37 -58 18C-58 -14 -13 -36 0 -58Z"
)
_BOLD_STEM = "M-11 8C-10 38 -14 50 -32 57L32 57C14 50 10 38 11 8Z"


def _club() -> Shape:
    leaves = (circle(0, -29, 26), circle(-29, 13, 26), circle(29, 13, 26))
    return union(*leaves, circle(0, 0, 15), area(_CLUB_STEM))


def _bold_club() -> Shape:
    leaves = (circle(0, -30, 28), circle(-33, 14, 28), circle(33, 14, 28))
    return union(*leaves, circle(0, 0, 17), area(_BOLD_STEM))


PIPS: dict[str, Shape] = {
    "S": area(_SPADE, 20),
    "H": area(_HEART, 20),
    "D": area(_DIAMOND, 20),
    "C": _club(),
}

BOLD_PIPS: dict[str, Shape] = {
    "S": area(_BOLD_SPADE, 20),
    "H": stretch(PIPS["H"], 1.1, 1.04),
    "D": stretch(PIPS["D"], 1.2, 1.02),
    "C": _bold_club(),
}
"""Heavier signs, for the deck of high contrast."""


def small(suit: str, x: float, y: float, factor: float) -> Shape:
    """A suit sign as a shape, for ornaments."""
    return move(scale(PIPS[suit], factor), x, y)


def draw(
    suit: str,
    x: float,
    y: float,
    height: float,
    colour: str,
    turned: bool = False,
    shapes: dict[str, Shape] = PIPS,
) -> str:
    """A suit sign about (x, y) as an SVG element, upside down if `turned`."""
    shape = scale(shapes[suit], height / HEIGHT)
    if turned:
        shape = rotate(shape, 180)
    return svg.path(move(shape, x, y), colour)

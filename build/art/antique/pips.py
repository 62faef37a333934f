"""The suit signs as they were cut in wood: leaner, with points and curled feet."""

from __future__ import annotations

from geo import Shape, area, circle, union

_HEART = (
    "M0 57C-10 34 -52 8 -52 -24C-52 -45 -38 -55 -25 -55C-12 -55 -3 -46 0 -30"
    "C3 -46 12 -55 25 -55C38 -55 52 -45 52 -24C52 8 10 34 0 57Z"
)
_SPADE = (
    "M0 -58C8 -34 52 -12 52 17C52 33 41 41 28 41C17 41 8 35 4 25C5 41 11 51 29 53"
    "C31 55 30 57 28 57L-28 57C-30 57 -31 55 -29 53C-11 51 -5 41 -4 25C-8 35 -17 41 -28 41"
    "C-41 41 -52 33 -52 17C-52 -12 -8 -34 0 -58Z"
)
_DIAMOND = "M0 -60C9 -34 22 -16 44 0C22 16 9 34 0 60C-9 34 -22 16 -44 0C-22 -16 -9 -34 0 -60Z"
_STEM = (
    "M-4 4C-4 36 -10 50 -29 53C-31 55 -30 57 -28 57L28 57C30 57 31 55 29 53"
    "C10 50 4 36 4 4Z"
)  # fmt: skip


def _club() -> Shape:
    leaves = (circle(0, -31, 26), circle(-29, 12, 26), circle(29, 12, 26))
    return union(*leaves, circle(0, -2, 11), area(_STEM))


PIPS: dict[str, Shape] = {
    "S": area(_SPADE, 20),
    "H": area(_HEART, 20),
    "D": area(_DIAMOND, 20),
    "C": _club(),
}

"""The line around a card, broken by the pintas of its suit."""

from __future__ import annotations

import svg
from spanish.kit import HEIGHT, WIDTH
from spanish.signs import PINTAS

INSET = 27
PITCH = 66
"""From the middle of one gap to that of the next."""
GAP = 30
_ROUND = 16


def draw(suit: str, colour: str) -> str:
    """The frame as SVG; above and below it has a gap for each pinta, side by side in the middle."""
    left, right, top, bottom = INSET, WIDTH - INSET, INSET, HEIGHT - INSET
    count = PINTAS[suit]
    gaps = [WIDTH / 2 + (k - (count - 1) / 2) * PITCH for k in range(count)]
    data = ""
    for y, inward in ((top, 1), (bottom, -1)):
        data += f"M{left} {y + inward * _ROUND}Q{left} {y} {left + _ROUND} {y}"
        for x in gaps:
            data += f"L{x - GAP / 2:g} {y}M{x + GAP / 2:g} {y}"
        data += f"L{right - _ROUND} {y}Q{right} {y} {right} {y + inward * _ROUND}"
    for x in (left, right):
        data += f"M{x} {top + _ROUND}L{x} {bottom - _ROUND}"
    return f'<path d="{data}" fill="none" stroke="{colour}" stroke-width="5"/>'


def paper(colours: tuple[str, str], edge: str) -> tuple[str, str]:
    """The card itself with its rounded corners, as SVG, and the gradient it needs."""
    gradient = svg.linear_gradient("paper", {0: colours[0], 100: colours[1]}, 0, 0, 100, 100)
    ground = (
        f'<rect x="2" y="2" width="{WIDTH - 4}" height="{HEIGHT - 4}" rx="34" ry="34"'
        f' fill="url(#paper)" stroke="{edge}" stroke-width="3"/>'
    )
    return ground, gradient

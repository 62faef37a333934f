"""The index in the corner: rank and suit, and how large they are in each look."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from importlib import resources

from fontTools.pens.boundsPen import BoundsPen
from fontTools.pens.svgPathPen import SVGPathPen
from fontTools.ttLib import TTFont

import svg
from french import pips
from geo import Shape, Vec, area, join, move, span, stretch

_FIGURES = ("zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine")
_TAIL = 0.05
"""How far the tail of the Q may hang below the line, as part of its height."""


@dataclass(frozen=True)
class Index:
    """Measures of an index, in card units (ten a millimetre) from the card's centre."""

    cap: float
    """Height of the rank."""
    width: float
    """Room for the rank; a wider one is squeezed."""
    x: float
    """Middle of the column."""
    top: float
    pip: float
    """Height of the suit sign below the rank."""
    gap: float = 16
    notch: Vec = (0, 0)
    """Right and lower edge of the corner a court leaves free."""

    @property
    def pip_y(self) -> float:
        """Middle of the suit sign."""
        return self.top + self.cap + self.gap + self.pip / 2


NORMAL = Index(cap=120, width=94, x=-246, top=-406, pip=78, notch=(-186, -176))
LARGE = Index(cap=176, width=128, x=-226, top=-406, pip=104, gap=20, notch=(-146, -90))


@cache
def _font() -> TTFont:
    files = resources.files("fontpkg_alegreya_sans").joinpath("files")
    return TTFont(str(files.joinpath("AlegreyaSans-ExtraBold.ttf")))


@cache
def letter(char: str) -> tuple[Shape, float]:
    """A letter or lining figure one unit high, standing on y = 0, and its advance."""
    font = _font()
    glyphs = font.getGlyphSet()
    name = f"{_FIGURES[int(char)]}.lf" if char.isdigit() else font.getBestCmap()[ord(char)]
    pen, bounds = SVGPathPen(glyphs), BoundsPen(glyphs)
    glyphs[name].draw(pen)
    glyphs["H" if char.isalpha() else "one.lf"].draw(bounds)
    high = bounds.bounds[3]
    shape = stretch(area(pen.getCommands(), 10), 1 / high, -1 / high)
    _, top, _, bottom = shape.bounds
    if char == "J":  # hangs below the line: stand it on the line, as high as the others
        shape = move(stretch(shape, 1, 1 / (bottom - top), (0, top)), 0, -1 - top)
    elif char == "Q":  # shorten its tail, which would meet the sign below
        shape = shape.intersection(span(-9, -9, 9, _TAIL))
    return shape, glyphs[name].width / high


def rank_shape(rank: str, index: Index) -> Shape:
    """The rank as a shape in its place."""
    pen, shapes = 0.0, []
    for char in rank:
        shape, advance = letter(char)
        shapes.append(move(shape, pen, 0))
        pen += advance - (0.045 if len(rank) > 1 else 0)
    word = join(shapes)
    left, _, right, _ = word.bounds
    squeeze = min(1.0, index.width / (index.cap * (right - left)))
    word = stretch(move(word, -(left + right) / 2, 0), index.cap * squeeze, index.cap)
    return move(word, index.x, index.top + index.cap)


def draw(
    rank: str, suit: str, index: Index, colour: str, shapes: dict[str, Shape] = pips.PIPS
) -> str:
    """The index in the upper left corner and, turned, in the lower right one."""
    word = svg.path(rank_shape(rank, index), colour)
    sign = pips.draw(suit, index.x, index.pip_y, index.pip, colour, shapes=shapes)
    return svg.half_turn(word + sign)

"""The index of the antique deck: the French deck's measures with letters of Playfair Display."""

from __future__ import annotations

from functools import cache
from importlib import resources

from fontTools.pens.boundsPen import BoundsPen
from fontTools.pens.svgPathPen import SVGPathPen
from fontTools.ttLib import TTFont
from fontTools.varLib import instancer

import svg
from antique import pips
from french import pips as signs
from french.index import Index
from geo import Shape, area, join, move, stretch

WEIGHT = 760
_BOLDER = 0.014
"""Hairlines are thickened, as parts of the height, so that they hold at the size of a hand."""
_FIGURES = ("zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine")

NORMAL = Index(cap=122, width=98, x=-244, top=-404, pip=78, notch=(-184, -174))
LARGE = Index(cap=176, width=130, x=-224, top=-404, pip=104, gap=20, notch=(-144, -88))


@cache
def _font() -> TTFont:
    files = resources.files("fontpkg_playfair_display").joinpath("files")
    font = TTFont(str(files.joinpath("PlayfairDisplay[wght].ttf")))
    return instancer.instantiateVariableFont(font, {"wght": WEIGHT})


@cache
def letter(char: str) -> tuple[Shape, float]:
    """A letter or lining figure one unit high, standing on y = 0, and its advance."""
    font = _font()
    glyphs = font.getGlyphSet()
    name = f"{_FIGURES[int(char)]}.lf" if char.isdigit() else font.getBestCmap()[ord(char)]
    pen, bounds = SVGPathPen(glyphs), BoundsPen(glyphs)
    glyphs[name].draw(pen)
    glyphs["H"].draw(bounds)
    high = bounds.bounds[3]
    shape: Shape = stretch(area(pen.getCommands(), 10), 1 / high, -1 / high).buffer(_BOLDER)
    _, top, _, bottom = shape.bounds
    # Tails and round letters that leave the line are brought to the height of the others.
    shape = move(stretch(shape, 1, 1 / (bottom - top), (0, top)), 0, -1 - top)
    return shape, glyphs[name].width / high


def rank_shape(rank: str, index: Index) -> Shape:
    """The rank as a shape in its place."""
    pen, shapes = 0.0, []
    for char in rank:
        shape, advance = letter(char)
        shapes.append(move(shape, pen, 0))
        pen += advance - (0.05 if len(rank) > 1 else 0)
    word = join(shapes)
    left, _, right, _ = word.bounds
    squeeze = min(1.0, index.width / (index.cap * (right - left)))
    word = stretch(move(word, -(left + right) / 2, 0), index.cap * squeeze, index.cap)
    return move(word, index.x, index.top + index.cap)


def draw(rank: str, suit: str, index: Index, colour: str) -> str:
    """The index in the upper left corner and, turned, in the lower right one."""
    word = svg.path(rank_shape(rank, index), colour)
    sign = signs.draw(suit, index.x, index.pip_y, index.pip, colour, shapes=pips.PIPS)
    return svg.half_turn(word + sign)

"""The index in two corners: the printed number and the small sign of the suit."""

from __future__ import annotations

from dataclasses import dataclass

from french.index import letter
from geo import Shape, join, move, stretch
from spanish import signs
from spanish.kit import HEIGHT, WIDTH, Figure

NUMBERS = {"A": 1, "2": 2, "3": 3, "4": 4, "5": 5, "6": 6, "7": 7, "S": 10, "C": 11, "R": 12}
"""What is printed on a card of each rank; a pack of forty has no 8 and 9."""


@dataclass(frozen=True)
class Index:
    """Measures of an index, in card units from the upper left corner."""

    cap: float
    """Height of the number."""
    one: float
    """Most width of a number of one figure."""
    two: float
    """Width of a number of two figures."""
    left: float
    top: float
    sign: float
    """Height of the sign below it, before each suit's own share."""
    gap: float
    zoom: float = 1
    """Size of the signs between the two indices."""
    figure_zoom: float = 1
    """Size of a figure or an ace."""


NORMAL = Index(cap=128, one=70, two=118, left=46, top=46, sign=86, gap=22)
LARGE = Index(
    cap=184, one=98, two=146, left=44, top=44, sign=104, gap=24, zoom=0.83, figure_zoom=0.8
)


def number_shape(number: int, index: Index) -> Shape:
    """The number as a shape in the upper left corner."""
    pen, figures = 0.0, []
    for char in str(number):
        shape, advance = letter(char)
        figures.append(move(shape, pen, 0))
        pen += advance - 0.05
    word = join(figures)
    left, _, right, _ = word.bounds
    most = index.one if number < 10 else index.two
    across = min(index.cap, most / (right - left))
    word = stretch(move(word, -left, 0), across, index.cap)
    return move(word, index.left, index.top + index.cap)


def sign_place(suit: str, index: Index) -> tuple[float, float]:
    """Middle of the small sign in the upper left corner."""
    x = index.left + index.one / 2
    return x, index.top + index.cap + index.gap + signs.small_height(suit, index.sign) / 2


def draw(p: Figure, rank: str, suit: str, index: Index, colour: str) -> None:
    """Both indices; the lower one is the upper turned by 180° about the card's middle."""
    word = number_shape(NUMBERS[rank], index)
    x, y = sign_place(suit, index)
    p.fill(word, colour, 0)
    signs.draw_small(p, suit, x, y, index.sign)
    with p.at(WIDTH, HEIGHT, 1, 180):
        p.fill(word, colour, 0)
        signs.draw_small(p, suit, x, y, index.sign)

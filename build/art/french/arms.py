"""What the courts hold: arms for kings and jacks, flowers for queens.

Each is drawn upright about x, and reaches from the top of the field down behind the sash.
"""

from __future__ import annotations

from french import pips
from french.frame import Half
from french.palette import BLUE, CREAM, GREEN, LEAF, NIGHT, OCHRE, RED, ROSE, SHADES, STEEL
from geo import (
    Shape,
    area,
    circle,
    ellipse,
    line,
    mirror,
    move,
    petals,
    polar,
    rectangle,
    rotate,
)

STEEL_SHADE = SHADES[STEEL]


def sword(half: Half, x: float) -> None:
    """K♠: a straight two-edged sword."""
    half.fill(_at(x, "M0 -396L18 -366L15 -100L-15 -100L-18 -366Z"), STEEL, shade=x)
    half.line(_line_at(x, "M0 -360L0 -110"), 3.5)
    half.fill(rectangle(x - 54, -106, 108, 22, 10), OCHRE)
    for side in (-54, 54):
        half.fill(circle(x + side, -95, 13), OCHRE, 6)
    half.fill(rectangle(x - 11, -84, 22, 150), RED)


def sceptre(half: Half, x: float) -> None:
    """K♥: a sceptre with a heart."""
    half.fill(rectangle(x - 9, -300, 18, 380), OCHRE, shade=x)
    half.fill(pips.small("H", x, -340, 0.95), RED)
    half.fill(rectangle(x - 24, -288, 48, 20, 9), BLUE)
    half.fill(ellipse(x - 18, -360, 9, 7), CREAM, 0, opacity=0.75)
    half.fill(rectangle(x - 16, -210, 32, 16, 7), BLUE, 6)


def broad_axe(half: Half, x: float) -> None:
    """K♦: an axe with a beak behind."""
    half.fill(rectangle(x - 9, -392, 18, 470), RED)
    blade = "M10 -352Q40 -360 66 -394Q86 -310 66 -224Q40 -262 10 -270Z"
    half.fill(_at(x, blade), STEEL)
    half.line(_line_at(x, "M52 -366Q66 -310 52 -250"), 3.5)
    half.fill(_at(x, "M-10 -346L-52 -311L-10 -276Z"), STEEL_SHADE)
    half.fill(rectangle(x - 17, -358, 34, 94, 6), BLUE)
    for y in (-336, -286):
        half.fill(circle(x, y, 6), OCHRE, 0)


def mace(half: Half, x: float) -> None:
    """K♣: a flanged mace, its head a great trefoil's shape."""
    half.fill(rectangle(x - 10, -290, 20, 380), NIGHT)
    for y in (-220, -180):
        half.fill(rectangle(x - 15, y, 30, 14, 5), OCHRE, 5)
    for side in (-1, 1):
        flange = _at(0, "M0 -388C30 -390 58 -366 60 -336C62 -306 34 -282 8 -280Z")
        half.fill(move(flange if side > 0 else mirror(flange), x, 0), OCHRE, shade=x)
    half.fill(ellipse(x, -334, 21, 54), OCHRE, shade=x)
    half.fill(circle(x, -392, 11), RED, 6)
    half.fill(rectangle(x - 22, -288, 44, 18, 8), RED)


def halberd(half: Half, x: float) -> None:
    """J♠: a halberd."""
    _shaft(half, x, OCHRE)
    half.fill(_at(x, "M0 -404L13 -360L-13 -360Z"), STEEL, 6)
    half.fill(_at(x, "M9 -330Q36 -336 54 -360Q72 -300 50 -238Q34 -262 9 -266Z"), STEEL)
    half.fill(_at(x, "M-9 -326L-52 -298L-9 -270Z"), STEEL_SHADE)
    half.fill(rectangle(x - 16, -338, 32, 80, 6), RED)


def spear(half: Half, x: float) -> None:
    """J♥: a spear with a swallow-tailed pennant."""
    _shaft(half, x, OCHRE)
    half.fill(_at(x, "M0 -404L24 -344L0 -306L-24 -344Z"), STEEL, shade=x)
    half.fill(
        _at(
            x,
            ("M-10 -300C-44 -306 -60 -284 -98 -284L-74 -254L-98 -218C-60 -218 -44 -234 -10 -222Z"),
        ),
        BLUE,
    )
    half.fill(pips.small("H", x - 38, -260, 0.3), CREAM, 0)
    half.fill(rectangle(x - 15, -308, 30, 14, 6), OCHRE, 5)


def crescent_axe(half: Half, x: float) -> None:
    """J♦: an axe with two moons."""
    _shaft(half, x, RED)
    half.fill(_at(x, "M0 -398L12 -350L-12 -350Z"), STEEL, 6)
    moon = _at(0, "M9 -340L30 -352Q74 -296 30 -236L9 -250Z")
    half.fill(move(moon, x, 0), STEEL_SHADE)
    half.fill(move(mirror(moon), x, 0), STEEL)
    half.fill(rectangle(x - 16, -346, 32, 104, 6), BLUE)
    half.fill(pips.small("D", x, -294, 0.28), OCHRE, 0)


def partisan(half: Half, x: float) -> None:
    """J♣: a three-pointed partisan with a tassel."""
    _shaft(half, x, OCHRE)
    head = (
        "M-10 -300L-14 -338L-50 -302Q-60 -350 -46 -386Q-30 -350 -14 -352L0 -404"
        "L14 -352Q30 -350 46 -386Q60 -350 50 -302L14 -338L10 -300Z"
    )
    half.fill(_at(x, head), STEEL, shade=x)
    half.fill(_at(x, "M-20 -286L20 -286L26 -222L13 -234L0 -220L-13 -234L-26 -222Z"), GREEN, 6)
    half.fill(rectangle(x - 22, -304, 44, 22, 8), RED)


def _shaft(half: Half, x: float, colour: str) -> None:
    half.fill(rectangle(x - 9, -370, 18, 460), colour)


# ------------------------------------------------------------------------------------ flowers


def tulip(half: Half, x: float, y: float) -> None:
    """Q♠."""
    _stalk(half, x, y)
    cup = (
        "M-44 -52C-62 6 -36 40 0 40C36 40 62 6 44 -52C34 -40 26 -30 22 -18C18 -40 10 -56 0 -66"
        "C-10 -56 -18 -40 -22 -18C-26 -30 -34 -40 -44 -52Z"
    )
    half.fill(_at(x, cup, y), OCHRE, shade=x)
    half.line(_line_at(x, "M-22 -18Q-24 14 0 38Q24 14 22 -18", y), 5)


def rose(half: Half, x: float, y: float) -> None:
    """Q♥."""
    _stalk(half, x, y)
    for k in range(5):
        px, py = polar(x, y - 6, 34, 72 * k - 90)
        half.fill(circle(px, py, 30), RED, 6)
    half.fill(circle(x, y - 6, 31), ROSE, 6)
    spiral = "M-16 -4C-16 -24 16 -26 16 -4C16 14 -10 14 -9 -4C-9 -12 5 -14 7 -5"
    half.line(_line_at(x, spiral, y), 5)


def sunflower(half: Half, x: float, y: float) -> None:
    """Q♦."""
    _stalk(half, x, y)
    petal = ellipse(x, y - 53, 15, 29)
    for shape in petals(petal, 10, (x, y - 6), start=18):
        half.fill(shape, SHADES[OCHRE], 5)
    for shape in petals(petal, 10, (x, y - 6)):
        half.fill(shape, OCHRE, 5)
    half.fill(circle(x, y - 6, 27), "#8C5230", 6)
    for k in range(6):
        half.fill(circle(*polar(x, y - 6, 14, 60 * k), 4), OCHRE, 0)
    half.fill(circle(x, y - 6, 4), OCHRE, 0)


def lily(half: Half, x: float, y: float) -> None:
    """Q♣."""
    _stalk(half, x, y)
    petal = "M0 42C-28 8 -22 -34 0 -58C22 -34 28 8 0 42Z"
    for angle in (-52, 52, -27, 27, 0):
        colour = CREAM if angle else "#F0B9A0"
        half.fill(rotate(_at(x, petal, y), angle, (x, y + 40)), colour, 6)
    for dx in (-11, 0, 11):
        half.line(_line_at(x, f"M0 22L{dx} -24", y), 3.5, SHADES[OCHRE])
        half.fill(circle(x + dx, y - 26, 4.5), SHADES[OCHRE], 0)


def _stalk(half: Half, x: float, y: float) -> None:
    stalk = _line_at(x, f"M0 20C10 90 -14 150 -6 {300 - y}", y)
    half.line(stalk, 11)
    half.line(stalk, 5.5, LEAF)
    for side, dy in ((-1, 96), (1, 130)):
        leaf = (
            f"M0 {dy}C{side * 14} {dy - 44} {side * 46} {dy - 52} {side * 58} {dy - 46}"
            f"C{side * 54} {dy - 14} {side * 30} {dy + 6} 0 {dy}Z"
        )
        half.fill(_at(x, leaf, y), LEAF, 6)
        rib = f"M{side * 6} {dy - 4}Q{side * 26} {dy - 22} {side * 44} {dy - 36}"
        half.line(_line_at(x, rib, y), 3)


def _at(x: float, data: str, y: float = 0) -> Shape:
    return move(area(data), x, y)


def _line_at(x: float, data: str, y: float = 0) -> Shape:
    return move(line(data), x, y)

"""People of islands and coasts, who play under the open sky."""

from __future__ import annotations

from geo import circle, ellipse, join, polar, rectangle
from portrait import (
    BLUE,
    BROWN,
    CHARCOAL,
    CREAM,
    DARK,
    DEEP,
    GREY,
    MUSTARD,
    NIGHT,
    OCHRE,
    PLUM,
    RED,
    SKY,
    TEAL,
    TERRACOTTA,
    Look,
    Portrait,
)


def lela() -> Portrait:
    """A fisherman in a woollen cap, grey beard, dry humour."""
    p = Portrait(MUSTARD)
    p.shoulders(BLUE, BROWN)
    p.shape("M-56 92Q0 130 56 92L60 120Q0 158 -60 120Z", "#1A3D68", 6)
    p.ears(BROWN, 8)
    p.shape("M-70 0C-76 70 -46 108 0 110C46 108 76 70 70 0Z", GREY, 7, shade=8)
    p.face(Look(BROWN, gaze=4, brow=GREY, mouth="none", nose="hooked", creases=True))
    p.shape(
        "M-67 16C-62 44 -50 46 -40 40C-24 28 24 28 40 40C50 46 62 44 67 16L70 46"
        "C62 92 38 108 0 110C-38 108 -62 92 -70 46Z",
        GREY,
        6,
    )
    p.stroke("M-16 62Q0 76 16 60")
    p.shape("M-80 -34C-84 -120 -40 -158 0 -158C40 -158 84 -120 80 -34Z", CHARCOAL, 7, shade=8)
    p.fill(rectangle(-86, -66, 172, 42, 16), RED, 7)
    for x in range(-70, 80, 20):
        p.stroke(f"M{x} -60L{x} -30", 3.5, "#9C2226")
    return p


def bia() -> Portrait:
    """A singer: a crown of hair, a band, hoops, a laugh."""
    p = Portrait(PLUM)
    curls = [circle(*polar(0, -30, 102, a), 42) for a in range(0, 360, 24)]
    p.fill(join([*curls, circle(0, -30, 108)]), NIGHT, 7)
    p.shoulders(OCHRE, DARK)
    p.shape("M-62 96Q0 172 62 96L84 102Q0 206 -84 102Z", RED, 6)
    p.face(Look(DARK, gaze=-6, mouth="laugh", lashes=True, brow_width=6, nose="broad"))
    p.shape("M-66 -22C-50 -52 50 -52 66 -22L72 -46C56 -92 -56 -92 -72 -46Z", OCHRE, 6)
    for x in (-44, -15, 15, 44):
        p.fill(circle(x, -56 + abs(x) * 0.12, 6), RED, 0)
    p.earrings(OCHRE, 46, 17, hoop=True)
    return p


def djoy() -> Portrait:
    """A young man with a goatee, cool as the evening."""
    p = Portrait(TERRACOTTA)
    p.shoulders(SKY, DARK)
    p.shape("M-34 96L0 146L34 96L58 100L0 180L-58 100Z", CREAM, 6)
    p.ears(DARK, 2)
    p.face(Look(DARK, gaze=6, mouth="none", jaw="pointed", brow_width=6))
    p.shape(
        "M-68 -6C-76 -100 -40 -120 0 -120C40 -120 76 -100 68 -6L60 -34C52 -58 -52 -58 -60 -34Z",
        NIGHT,
        7,
    )
    p.shape("M-22 74Q0 66 22 74Q20 102 0 102Q-20 102 -22 74Z", NIGHT, 5)
    p.stroke("M-24 48Q0 40 24 48")
    p.stroke("M-15 59Q2 66 17 55")
    return p


def tuda() -> Portrait:
    """A market woman in a knotted scarf, singing what she holds."""
    p = Portrait(TEAL)
    p.shoulders(CREAM, DEEP)
    p.shape("M-62 96Q0 160 62 96L150 150L120 230L-120 230L-150 150Z", PLUM, 6)
    p.ears(DEEP, 8)
    p.face(Look(DEEP, gaze=-7, brow=GREY, mouth="none", jaw="round", nose="broad"))
    scarf = p.shape(
        "M-80 -8C-102 -96 -50 -150 0 -150C50 -150 102 -96 80 -8C60 -44 30 -56 0 -56"
        "C-30 -56 -60 -44 -80 -8Z",
        RED,
        7,
        shade=10,
    )
    dots = [
        circle(x + (20 if row % 2 else 0), y, 8)
        for row, y in enumerate(range(-140, 0, 26))
        for x in range(-120, 121, 40)
    ]
    p.pattern(scarf.buffer(-6), dots, OCHRE)
    p.shape("M46 -120C70 -170 112 -150 92 -110ZM52 -116C110 -120 120 -80 78 -92Z", RED, 6)
    p.fill(circle(54, -116, 15), OCHRE, 6)
    p.fill(ellipse(0, 60, 17, 15), "#7E221C", 5.5)
    p.shape("M-12 52Q0 48 12 52L11 58Q0 54 -11 58Z", CREAM, 0)
    p.earrings(OCHRE, 38, 10)
    return p

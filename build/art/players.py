"""The faces a player may choose. Nothing about them says who you are."""

from __future__ import annotations

from geo import area, circle, ellipse, join, polar
from portrait import (
    BLUE,
    BROWN,
    CHESTNUT,
    CREAM,
    DEEP,
    FAIR,
    HONEY,
    LEAF,
    MUSTARD,
    NIGHT,
    OCHRE,
    PLUM,
    RED,
    ROSE,
    SKY,
    TEAL,
    Look,
    Portrait,
)


def voce() -> Portrait:
    """You: short brown hair, a striped shirt."""
    p = Portrait(SKY)
    body = p.shoulders(CREAM, BROWN)
    p.stripes(body.difference(area("M-34 40L-34 98Q0 140 34 98L34 40Z")), BLUE, (132, 158, 184))
    p.ears(BROWN, 2)
    p.shape(
        "M-74 -2C-92 -90 -40 -132 10 -122C70 -130 92 -70 74 -2L58 -10L58 -40L-58 -40L-58 -10Z",
        CHESTNUT,
        7,
    )
    p.face(Look(BROWN, gaze=0, brow=CHESTNUT, brow_width=6))
    p.shape(
        "M-66 -26C-50 -66 -20 -62 0 -72C30 -62 52 -66 66 -26L70 -66C40 -116 -40 -116 -70 -66Z",
        CHESTNUT,
        6,
    )
    return p


def voce_2() -> Portrait:
    """You: fair curls tied up, a green dress."""
    p = Portrait(ROSE)
    bun = [circle(*polar(0, -122, 26, a), 22) for a in range(0, 360, 60)]
    p.fill(join([*bun, circle(0, -122, 34)]), HONEY, 7, shade=12)
    p.fill(ellipse(0, -24, 84, 88), HONEY, 7, shade=12)
    p.shoulders(LEAF, FAIR, 0.94)
    p.shape("M-50 96Q0 150 50 96L64 100Q0 172 -64 100Z", CREAM, 6)
    p.face(
        Look(
            FAIR,
            gaze=0,
            mouth="lips",
            jaw="pointed",
            brow="#8A5A22",
            brow_width=6,
            lashes=True,
            blush=True,
        )
    )
    p.shape(
        "M-66 -4C-70 -64 -40 -92 0 -92C40 -92 70 -64 66 -4C60 -38 40 -56 6 -62"
        "C-6 -44 -44 -44 -66 -4Z",
        HONEY,
        6,
    )
    for side in (-1, 1):
        p.stroke(f"M{side * 66} -6C{side * 78} 14 {side * 62} 26 {side * 74} 46", 10)
        p.stroke(f"M{side * 66} -6C{side * 78} 14 {side * 62} 26 {side * 74} 46", 4.5, HONEY)
    return p


def voce_3() -> Portrait:
    """You: long braids, a yellow shirt."""
    p = Portrait(TEAL)
    for side in (-1, 1):
        for k in range(8):
            p.fill(ellipse(side * (80 + k * 2.5), -30 + k * 25, 17, 17), NIGHT, 6)
        p.fill(circle(side * 94, 134, 12), OCHRE, 5)
    p.fill(ellipse(0, -28, 84, 88), NIGHT, 7)
    p.shoulders(OCHRE, DEEP, 0.9)
    p.shape("M-46 97Q0 142 46 97L58 100Q0 162 -58 100Z", RED, 6)
    p.face(Look(DEEP, gaze=0, mouth="laugh", jaw="round", nose="broad", brow_width=6, lashes=True))
    p.shape(
        "M-70 -2C-78 -76 -40 -104 0 -104C40 -104 78 -76 70 -2C60 -40 36 -62 0 -78"
        "C-36 -62 -60 -40 -70 -2Z",
        NIGHT,
        6,
    )
    p.stroke("M0 -78L0 -114M-30 -64Q-34 -90 -22 -108M30 -64Q34 -90 22 -108", 4, "#5A5668")
    p.earrings(OCHRE, 36, 8)
    return p


def voce_4() -> Portrait:
    """You: black hair, round glasses, a short beard."""
    p = Portrait(MUSTARD)
    p.shoulders(PLUM, FAIR, 1.02, 1.05)
    p.shape("M-34 96L0 148L34 96L56 100L0 182L-56 100Z", CREAM, 6)
    p.ears(FAIR, 3)
    p.face(Look(FAIR, gaze=0, mouth="none", jaw="square", nose="long", brow_width=9))
    beard = area(
        "M-70 4C-66 34 -54 44 -40 44C-20 34 20 34 40 44C54 44 66 34 70 4L70 44"
        "C64 78 40 96 0 98C-40 96 -64 78 -70 44Z"
    )
    p.fill(beard, NIGHT, 6)
    p.shape("M-17 56Q0 64 18 54Q14 70 0 70Q-12 70 -17 56Z", "#A83A2E", 4)
    p.shape(
        "M-70 8C-88 -74 -62 -128 -8 -122C28 -140 84 -118 80 -66C82 -40 78 -14 70 8"
        "L62 -34C40 -40 20 -50 8 -66C-14 -46 -44 -40 -60 -38Z",
        NIGHT,
        7,
    )
    p.stroke("M-36 -92Q-12 -108 20 -102", 5, "#5A5668")
    p.glasses(OCHRE, 26)
    return p

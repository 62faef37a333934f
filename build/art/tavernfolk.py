"""The company of an English tavern about 1660, who play Gleek."""

from __future__ import annotations

from geo import area, circle, ellipse, join, line, rectangle
from portrait import (
    AUBURN,
    BLUE,
    CHARCOAL,
    CHESTNUT,
    CREAM,
    FAIR,
    GREY,
    HONEY,
    LEAF,
    MUSTARD,
    NIGHT,
    OCHRE,
    PALE,
    PLUM,
    RED,
    ROSE,
    STRAW,
    TAN,
    TEAL,
    TERRACOTTA,
    WHITE,
    Look,
    Portrait,
)

LINEN_FOLD = "#BFB39A"


def _band(p: Portrait, wide: float = 1.0) -> None:
    """A falling collar of white linen, its points parted."""
    for side in (-1, 1):
        w = side * wide
        p.shape(
            f"M0 104L{w * 4} 186L{w * 60} 194L{w * 84} 150L{w * 46} 98Q{w * 18} 92 0 104Z", WHITE, 6
        )
        p.stroke(f"M{w * 14} 174L{w * 54} 181L{w * 70} 152", 3, LINEN_FOLD)


def margery() -> Portrait:
    """The landlady, in a linen coif: counts the tricks and the tankards."""
    p = Portrait(TERRACOTTA)
    p.shape(
        "M-86 -10C-112 -90 -70 -134 0 -136C70 -134 112 -90 86 -10L74 44L-74 44Z", WHITE, 7, shade=12
    )
    p.shoulders(TEAL, FAIR)
    p.shape("M-60 96C-20 150 20 150 60 96L132 118L60 196Q0 214 -60 196L-132 118Z", WHITE, 6)
    p.stroke("M-104 122L-48 180M104 122L48 180M0 140L0 200", 3, LINEN_FOLD)
    p.face(
        Look(
            FAIR,
            gaze=5,
            mouth="smirk",
            jaw="round",
            nose="snub",
            brow=AUBURN,
            brow_width=6,
            brow_lift=4,
            blush=True,
        )
    )
    p.shape(
        "M-68 8C-74 -46 -40 -64 0 -66C40 -64 74 -46 68 8C60 -22 38 -46 0 -46C-38 -46 -60 -22 -68 8Z",
        AUBURN,
        6,
    )
    p.shape(
        "M-82 22C-96 -70 -44 -104 0 -106C44 -104 96 -70 82 22C76 -46 40 -72 0 -72C-40 -72 -76 -46 -82 22Z",
        WHITE,
        6,
        shade=30,
    )
    p.stroke("M-74 -30Q-50 -86 0 -90Q50 -86 74 -30", 3, LINEN_FOLD)
    for side in (-1, 1):
        p.shape(
            f"M{side * 78} 18C{side * 96} 30 {side * 98} 66 {side * 82} 84C{side * 70} 66 {side * 68} 40 {side * 78} 18Z",
            WHITE,
            5,
        )
    p.fill(circle(0, 150, 9), RED, 5)
    return p


def hale() -> Portrait:
    """A captain on half pay, under a tall black hat: bids high and smiles."""
    p = Portrait(LEAF)
    for side in (-1, 1):
        p.shape(
            f"M{side * 40} -40C{side * 92} -30 {side * 84} 30 {side * 96} 70C{side * 106} 104 {side * 92} 128 {side * 96} 152"
            f"C{side * 70} 158 {side * 46} 140 {side * 40} 110Z",
            CHESTNUT,
            7,
        )
        p.stroke(f"M{side * 72} 0C{side * 70} 50 {side * 88} 80 {side * 80} 130", 4, "#A86A3E")
    p.shoulders(NIGHT, TAN)
    _band(p, 0.9)
    p.face(
        Look(TAN, gaze=6, mouth="none", nose="hooked", jaw="pointed", brow=CHESTNUT, brow_width=8)
    )
    p.shape(
        "M0 42C14 34 26 42 52 26C46 52 18 58 0 50C-18 58 -46 52 -52 26C-26 42 -14 34 0 42Z",
        CHESTNUT,
        5,
    )
    p.stroke("M-12 62Q2 68 16 60")
    p.shape("M-13 76Q0 68 13 76Q11 104 0 112Q-11 104 -13 76Z", CHESTNUT, 5)
    p.shape("M-58 -62L-46 -156Q0 -172 46 -156L58 -62Z", CHARCOAL, 7, shade=10)
    p.shape("M-56 -84Q0 -68 56 -84L58 -60Q0 -44 -58 -60Z", OCHRE, 6)
    p.fill(rectangle(16, -82, 26, 24, 4), STRAW, 5)
    p.shape(
        "M-142 -50C-96 -74 96 -74 142 -50C120 -24 60 -36 0 -36C-60 -36 -120 -24 -142 -50Z",
        CHARCOAL,
        7,
        shade=10,
    )
    return p


def finch() -> Portrait:
    """A lawyer's clerk in a great wig and small spectacles: knows the odds, fears the cost."""
    p = Portrait(PLUM)
    places = [(-36, -104, 40), (38, -104, 40), (-78, -66, 38), (80, -66, 38)]
    places += [
        (side * (96 + dx), y, 36)
        for side in (-1, 1)
        for dx, y in ((0, -18), (8, 32), (12, 82), (6, 130), (-22, 108))
    ]
    p.fill(join([circle(*place) for place in places]), GREY, 7, shade=30)
    for x, y, r in places:
        p.stroke(
            f"M{x - r * 0.5} {y + 4}C{x - r * 0.4} {y - r * 0.7} {x + r * 0.6} {y - r * 0.5} {x + r * 0.4} {y + 6}",
            4,
            "#8F887E",
        )
    p.shoulders(BLUE, PALE, 0.92)
    p.shape("M-30 96Q0 122 30 96L26 214L-26 214Z", WHITE, 6)
    for y in (126, 150, 174):
        p.stroke(f"M-22 {y}Q0 {y + 12} 22 {y}", 3, LINEN_FOLD)
    p.face(
        Look(
            PALE,
            gaze=-4,
            mouth="calm",
            jaw="oval",
            nose="long",
            brow="#8F887E",
            brow_width=6,
            brow_lift=5,
            creases=True,
            eye=0.92,
        )
    )
    p.shape(
        "M-66 -4C-72 -60 -40 -86 0 -76C40 -86 72 -60 66 -4C60 -40 30 -62 0 -56C-30 -62 -60 -40 -66 -4Z",
        GREY,
        6,
    )
    p.glasses(NIGHT, 22)
    p.fill(circle(44, 46, 4), NIGHT, 0)
    return p


def nan() -> Portrait:
    """She sells oranges at the playhouse door: quick eyes, quicker tongue."""
    p = Portrait(MUSTARD)
    for side in (-1, 1):
        locks = [ellipse(side * (74 + 8 * (k % 2)), 6 + 25 * k, 20, 18) for k in range(5)]
        p.fill(join(locks), HONEY, 6)
    p.fill(ellipse(0, -20, 84, 84), HONEY, 7)
    p.shoulders(ROSE, PALE, 0.94)
    p.shape("M-64 104C-30 158 30 158 64 104L92 112C60 196 -60 196 -92 112Z", CREAM, 6)
    p.face(
        Look(
            PALE,
            gaze=-6,
            mouth="laugh",
            jaw="pointed",
            nose="snub",
            brow="#8A5A22",
            brow_width=6,
            lashes=True,
            blush=True,
        )
    )
    p.shape(
        "M-66 -6C-70 -56 -34 -78 6 -70C40 -74 70 -50 66 -6C56 -38 34 -54 4 -54C-28 -54 -54 -36 -66 -6Z",
        HONEY,
        6,
    )
    p.shape(
        "M-150 -78C-120 -40 -60 -62 0 -64C60 -62 120 -40 150 -78C130 -112 80 -120 60 -118C50 -150 -50 -150 -60 -118C-80 -120 -130 -112 -150 -78Z",
        STRAW,
        7,
        shade=20,
    )
    p.shape("M-64 -118Q0 -94 64 -118L66 -98Q0 -74 -66 -98Z", LEAF, 6)
    p.line(line("M-116 -82Q0 -52 116 -82"), 3, "#B8995A")
    for x, y, r in ((58, -120, 19), (82, -104, 16)):
        p.fill(circle(x, y, r), "#E98A2C", 6)
        p.stroke(
            f"M{x - r * 0.5} {y - r * 0.4}Q{x - 2} {y - r * 0.8} {x + 4} {y - r * 0.7}",
            3,
            "#FFD08A",
        )
    p.fill(area("M48 -138C40 -156 54 -164 70 -160C66 -146 60 -140 48 -138Z"), LEAF, 5)
    return p

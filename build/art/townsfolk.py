"""The people of a small town in Minas, who meet at the bar for Truco."""

from __future__ import annotations

from geo import circle, ellipse, join, polar, polygon
from portrait import (
    AUBURN,
    BLUE,
    BROWN,
    CHARCOAL,
    CHESTNUT,
    CREAM,
    DARK,
    DEEP,
    FAIR,
    GREY,
    LEAF,
    LILAC,
    MUSTARD,
    NIGHT,
    OCHRE,
    OLIVE,
    PALE,
    RED,
    ROSE,
    SKY,
    STRAW,
    TAN,
    TEAL,
    TERRACOTTA,
    WHITE,
    Look,
    Portrait,
)


def zeca() -> Portrait:
    """A farmer under a straw hat, with a moustache to hide behind."""
    p = Portrait(OLIVE)
    p.shoulders(CREAM, BROWN)
    p.shape("M-58 96Q0 150 58 96L70 118Q0 178 -70 118Z", RED, 7)
    p.shape("M-10 140L26 190L-6 200L-30 176Z", RED, 6)
    p.ears(BROWN, 6)
    p.shape("M-72 -40L-76 10L-60 12L-58 -40ZM72 -40L76 10L60 12L58 -40Z", NIGHT, 6)
    p.face(Look(BROWN, gaze=7, mouth="none", creases=True))
    p.shape(
        "M0 38C18 26 44 34 76 62C46 68 16 62 0 50C-16 62 -46 68 -76 62C-44 34 -18 26 0 38Z",
        NIGHT,
        6,
    )
    p.stroke("M-14 70Q0 76 14 70")
    p.shape("M-70 -58C-66 -130 -50 -158 0 -160C50 -158 66 -130 70 -58Z", STRAW, 7, shade=8)
    for y in (-136, -118, -100):
        p.stroke(f"M-54 {y}Q0 {y + 8} 54 {y}", 3.5, "#B8995A")
    p.shape("M-71 -84Q0 -68 71 -84L72 -58Q0 -40 -72 -58Z", RED, 6)
    brim = "M-168 -46C-120 -78 120 -78 168 -46C120 -20 60 -32 0 -32C-60 -32 -120 -20 -168 -46Z"
    p.shape(brim, STRAW, 7, shade=8)
    return p


def ceci() -> Portrait:
    """A lady with a bun and red spectacles; nothing escapes her."""
    p = Portrait(TERRACOTTA)
    p.fill(circle(0, -118, 42), GREY, 7, shade=8)
    p.stroke("M-22 -132Q0 -112 24 -132M-28 -116Q0 -94 30 -116", 4, "#A9A39B")
    p.fill(ellipse(0, -18, 92, 96), GREY, 7, shade=8)
    p.shoulders(BLUE, FAIR)
    p.shape("M-44 96L0 176L44 96L66 100L0 220L-66 100Z", CREAM, 7)
    p.face(Look(FAIR, gaze=-5, brow="#8C857C", mouth="lips", blush=True, creases=True))
    p.shape(
        "M-66 -14C-60 -66 -20 -84 0 -70C20 -84 60 -66 66 -14C50 -44 24 -56 0 -56"
        "C-24 -56 -50 -44 -66 -14Z",
        GREY,
        6,
    )
    p.glasses("#A5231F", 27)
    p.earrings(CREAM, 36, 8)
    return p


def tiao() -> Portrait:
    """A bald old man with a white beard and all the time in the world."""
    p = Portrait(MUSTARD)
    p.shoulders(TEAL, DEEP)
    p.shape("M-44 94L-6 150L-40 176L-74 104ZM44 94L6 150L40 176L74 104Z", "#2E5755", 6)
    p.ears(DEEP, 2)
    p.shape("M-70 -10C-78 70 -50 112 0 114C50 112 78 70 70 -10Z", CREAM, 7, shade=8)
    p.face(Look(DEEP, gaze=5, brow=CREAM, mouth="none", nose="broad", creases=True))
    p.shape(
        "M-68 4C-64 30 -58 40 -44 40C-30 24 30 24 44 40C58 40 64 30 68 4L72 40"
        "C66 90 40 112 0 114C-40 112 -66 90 -72 40Z",
        CREAM,
        6,
    )
    p.mouth(Look(DEEP, mouth="laugh"), 66)
    p.shape("M-65 -34C-65 -124 65 -124 65 -34L50 -44L-50 -44Z", DEEP, 0, shade=8)
    p.stroke("M-66 -30C-66 -126 66 -126 66 -30", 6)
    p.stroke("M-34 -84Q-18 -96 2 -95", 7, "#A87048")
    return p


def dalva() -> Portrait:
    """The young one from the bakery: red curls, freckles, no fear."""
    p = Portrait(LEAF)
    curls = [circle(*polar(0, 0, 92, a), 34) for a in range(-200, 21, 20)]
    fall = [circle(side * 92, y, 30) for side in (-1, 1) for y in (40, 78)]
    p.fill(join([*curls, *fall, circle(0, -20, 96)]), AUBURN, 7, shade=14)
    p.shoulders(CREAM, PALE)
    p.shape("M-62 98L-84 230L-40 230L-34 118ZM62 98L84 230L40 230L34 118Z", ROSE, 6)
    p.shape("M-62 176L62 176L84 240L-84 240Z", ROSE, 6)
    p.face(
        Look(
            PALE,
            gaze=4,
            mouth="laugh",
            nose="snub",
            jaw="pointed",
            brow=AUBURN,
            brow_width=6,
            lashes=True,
            blush=True,
        )
    )
    for x, y in ((-44, 27), (-33, 33), (-24, 25), (24, 25), (34, 33), (45, 27)):
        p.fill(circle(x, y, 3), "#C2703C", 0)
    fringe = [circle(x, -66 + abs(x) * 0.22, 23) for x in (-52, -26, 0, 26, 52)]
    p.fill(join(fringe), AUBURN, 6)
    return p


def nono() -> Portrait:
    """A round young man, cap turned back, who never stops talking."""
    p = Portrait(SKY)
    p.shoulders(MUSTARD, TAN, 1.08, 1.2)
    p.shape("M-40 98Q0 146 40 98L52 102Q0 168 -52 102Z", CREAM, 6)
    p.ears(TAN, 6)
    p.face(Look(TAN, gaze=-4, mouth="laugh", jaw="round", nose="snub", eye=0.94, blush=True))
    p.shape(
        "M-76 -34C-84 -118 -44 -140 0 -140C44 -140 84 -118 76 -34C40 -54 -40 -54 -76 -34Z",
        RED,
        7,
        shade=10,
    )
    p.shape("M-34 -52Q0 -92 34 -52Q0 -60 -34 -52Z", NIGHT, 6)
    p.shape("M-76 -34C-40 -56 40 -56 76 -34L74 -20C40 -42 -40 -42 -74 -20Z", "#9C2226", 6)
    p.fill(circle(0, -140, 8), RED, 6)
    return p


def marli() -> Portrait:
    """She runs the bar: dark bob, gold at the ears, one brow up."""
    p = Portrait(ROSE)
    p.shape(
        "M0 -122C-62 -126 -98 -84 -98 -20C-98 30 -94 66 -84 92C-62 100 -44 92 -40 80L40 80"
        "C44 92 62 100 84 92C94 66 98 30 98 -20C98 -84 62 -126 0 -122Z",
        NIGHT,
        7,
        shade=14,
    )
    p.shoulders(TEAL, TAN)
    p.shape("M-52 96L0 168L52 96L62 100L0 196L-62 100Z", OCHRE, 6)
    p.face(Look(TAN, gaze=5, mouth="lips", jaw="oval", lashes=True, brow_lift=5, brow_width=6.5))
    p.shape(
        "M-68 6C-70 -60 -30 -84 22 -84C56 -78 70 -40 68 6C60 -30 44 -52 26 -60"
        "C4 -34 -44 -26 -58 -22Z",
        NIGHT,
        6,
    )
    p.fill(polygon((-70, 34), (-60, 52), (-70, 70), (-80, 52)), OCHRE, 5)
    p.fill(polygon((70, 34), (80, 52), (70, 70), (60, 52)), OCHRE, 5)
    return p


def kenji() -> Portrait:
    """A watchmaker in a flat cap, patient, exact, silver at the temples."""
    p = Portrait(LILAC)
    p.shoulders(CHARCOAL, FAIR)
    p.shape("M-36 94L0 150L36 94L60 100L0 226L-60 100Z", CREAM, 6)
    p.shape("M-12 142L12 142L8 160L16 230L-16 230L-8 160Z", RED, 5)
    p.ears(FAIR, 4)
    p.shape("M-72 -40L-75 16L-62 14L-58 -40ZM72 -40L75 16L62 14L58 -40Z", GREY, 6)
    p.face(
        Look(
            FAIR,
            gaze=-3,
            mouth="smile",
            jaw="square",
            nose="snub",
            eye=0.86,
            brow=GREY,
            creases=True,
        )
    )
    p.glasses(NIGHT, 25, square=True)
    p.shape(
        "M-86 -40C-100 -96 -60 -132 4 -130C66 -128 98 -92 88 -44C50 -62 -40 -62 -86 -40Z",
        OLIVE,
        7,
        shade=10,
    )
    p.stroke("M-8 -129C-24 -104 -26 -80 -22 -58", 4, "#59673A")
    p.shape(
        "M-92 -38C-60 -70 60 -72 92 -42C104 -34 100 -22 84 -26C40 -42 -40 -40 -82 -22"
        "C-98 -18 -104 -28 -92 -38Z",
        OLIVE,
        7,
        shade=10,
    )
    return p


def iara() -> Portrait:
    """Long black hair, a feather, a still face: reads the table like a river."""
    p = Portrait(OCHRE)
    p.shape(
        "M0 -126C-66 -126 -92 -78 -92 -16C-92 70 -104 130 -112 200L112 200"
        "C104 130 92 70 92 -16C92 -78 66 -126 0 -126Z",
        NIGHT,
        7,
        shade=16,
    )
    p.shoulders(LEAF, BROWN, 0.86)
    for i, x in enumerate(range(-44, 45, 11)):
        y = 128 - abs(x) * 0.62
        p.fill(circle(x, y, 7), (RED, CREAM, OCHRE)[i % 3], 4)
    p.face(Look(BROWN, gaze=-5, mouth="calm", jaw="round", lashes=True, brow_width=6))
    for side in (-1, 1):
        p.stroke(f"M{side * 30} 30L{side * 58} 24M{side * 30} 40L{side * 56} 38", 5, "#8E2C24")
    p.shape(
        "M-68 6C-76 -60 -50 -96 0 -100C50 -96 76 -60 68 6C62 -32 54 -58 0 -82"
        "C-54 -58 -62 -32 -68 6Z",
        NIGHT,
        6,
    )
    p.shape("M66 20C98 26 110 70 92 112C76 92 62 60 66 20Z", TEAL, 5.5)
    p.stroke("M70 26Q88 60 91 106", 4, CREAM)
    p.fill(circle(66, 22, 8), RED, 5)
    return p


def jorge() -> Portrait:
    """The butcher: broad, bald on top, braces, a grin like a cleaver."""
    p = Portrait("#5E7C8C")
    p.shoulders(CREAM, PALE, 1.2, 1.35)
    p.shape("M-92 108L-70 102L-50 230L-80 230ZM92 108L70 102L50 230L80 230Z", TERRACOTTA, 6)
    p.shape("M-42 96L0 128L42 96L54 104L26 150L0 132L-26 150L-54 104Z", WHITE, 6)
    p.ears(PALE, 6)
    p.shape("M-78 -36C-84 -6 -78 12 -70 14L-60 -40ZM78 -36C84 -6 78 12 70 14L60 -40Z", CHESTNUT, 6)
    p.face(
        Look(
            PALE,
            gaze=6,
            mouth="none",
            jaw="square",
            nose="broad",
            brow=CHESTNUT,
            brow_width=10,
            blush=True,
            eye=0.92,
        )
    )
    p.shape("M-66 -34C-66 -122 66 -122 66 -34L50 -44L-50 -44Z", PALE, 0, shade=8)
    p.stroke("M-67 -30C-67 -124 67 -124 67 -30", 6)
    p.stroke("M-40 -74Q-24 -90 -6 -90", 6, CREAM)
    p.mouth(Look(PALE, mouth="laugh"), 66)
    p.shape(
        "M0 40C16 32 40 36 54 58C36 62 14 58 0 52C-14 58 -36 62 -54 58C-40 36 -16 32 0 40Z",
        CHESTNUT,
        6,
    )
    return p


def rita() -> Portrait:
    """A retired teacher: grey braids up, green beads; counts every card."""
    p = Portrait("#8A5A72")
    for side in (-1, 1):
        for k in range(5):
            p.fill(ellipse(side * (84 - k * 4), -40 + k * 24, 20, 17), GREY, 6)
    p.fill(ellipse(0, -34, 88, 88), GREY, 7, shade=10)
    p.shoulders(MUSTARD, DARK)
    for i, x in enumerate(range(-48, 49, 16)):
        p.fill(circle(x, 132 - abs(x) * 0.62, 10), TEAL if i % 2 else LEAF, 5)
    p.face(Look(DARK, gaze=4, mouth="smile", jaw="oval", nose="broad", brow=GREY, creases=True))
    p.shape(
        "M-68 -4C-74 -70 -40 -98 0 -98C40 -98 74 -70 68 -4C56 -42 34 -58 0 -62"
        "C-34 -58 -56 -42 -68 -4Z",
        GREY,
        6,
    )
    for x in (-36, -12, 12, 36):
        p.stroke(f"M{x} {-60 + abs(x) * 0.3}Q{x * 0.6} -84 {x * 0.5} -100", 4, "#A9A39B")
    p.fill(ellipse(-26, -112, 26, 20), GREY, 6)
    p.fill(ellipse(26, -112, 26, 20), GREY, 6, shade=14)
    p.fill(ellipse(0, -124, 26, 20), GREY, 6, shade=8)
    p.glasses(OCHRE, 25)
    return p

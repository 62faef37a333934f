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
    LEAF,
    MUSTARD,
    NIGHT,
    OCHRE,
    PLUM,
    RED,
    SKY,
    STRAW,
    TEAL,
    TERRACOTTA,
    WHITE,
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


def zulmira() -> Portrait:
    """A grandmother in spectacles and a shawl: has sung every trump since before the drought."""
    p = Portrait(LEAF)
    p.fill(ellipse(0, -28, 84, 84), WHITE, 7, shade=12)
    p.shoulders(BLUE, DARK, 1.04)
    p.shape("M-72 92L-150 140L-120 240L0 170L120 240L150 140L72 92L0 152Z", PLUM, 6)
    for x, y in ((-104, 146), (-70, 166), (-38, 172), (104, 146), (70, 166), (38, 172)):
        p.fill(circle(x, y, 7), OCHRE, 0)
    p.ears(DARK, 8)
    p.face(Look(DARK, gaze=4, mouth="calm", jaw="round", nose="broad", brow=WHITE, creases=True))
    p.shape(
        "M-72 4C-84 -70 -44 -100 0 -100C44 -100 84 -70 72 4C64 -34 40 -56 0 -58"
        "C-40 -56 -64 -34 -72 4Z",
        WHITE,
        6,
        shade=30,
    )
    for x in (-40, -14, 14, 40):
        p.stroke(f"M{x} {-62 + abs(x) * 0.36}Q{x * 0.7} -84 {x * 0.6} -98", 3.5, "#B9B2A6")
    p.fill(circle(0, -112, 26), WHITE, 6, shade=8)
    p.stroke("M-14 -118Q0 -104 16 -120", 3.5, "#B9B2A6")
    p.glasses(NIGHT, 26)
    p.earrings(OCHRE, 42, 7)
    return p


def toi() -> Portrait:
    """A maize farmer from the high valleys, hat tipped back, grass between his teeth."""
    p = Portrait(SKY)
    body = p.shoulders(RED, DEEP, 1.06, 1.1)
    checks = [rectangle(x, 90, 9, 140) for x in range(-160, 170, 44)]
    checks += [rectangle(-180, y, 360, 9) for y in (124, 164)]
    p.pattern(body.buffer(-3), checks, "#7E1B1E")
    p.shape("M-40 94L0 150L40 94L62 102L14 168L-14 168L-62 102Z", "#9C2226", 6)
    p.shape("M-33 62L-34 98Q0 132 34 98L33 62Z", DEEP, 5, shade=8)
    p.ears(DEEP, 6)
    p.face(Look(DEEP, gaze=-5, mouth="none", jaw="square", nose="broad", brow_width=9, eye=0.94))
    p.shape(
        "M0 40C16 32 40 36 50 54C32 58 14 56 0 51C-14 56 -32 58 -50 54C-40 36 -16 32 0 40Z",
        NIGHT,
        5,
    )
    p.stroke("M-18 64Q4 74 22 60")
    p.stroke("M18 62L78 84", 7)
    p.stroke("M18 62L78 84", 3.5, "#9DB25A")
    p.shape("M-70 -22C-66 -54 66 -54 70 -22L66 -50L-66 -50Z", NIGHT, 5)
    p.shape(
        "M-74 -64C-78 -136 -46 -162 -14 -150C0 -142 10 -144 24 -152C56 -160 80 -130 74 -64Z",
        STRAW,
        7,
        shade=14,
    )
    p.shape("M-75 -88Q0 -70 75 -88L76 -60Q0 -42 -76 -60Z", NIGHT, 6)
    p.shape(
        "M-128 -76C-100 -44 -50 -36 0 -36C50 -36 100 -44 128 -76C132 -48 90 -22 0 -20C-90 -22 -132 -48 -128 -76Z",
        STRAW,
        7,
        shade=14,
    )
    return p


def nela() -> Portrait:
    """Home from the city for the summer: long beaded braids, a yellow dress, no mercy."""
    p = Portrait("#C77A92")
    for side in (-1, 1):
        for k, x in enumerate((60, 82, 104)):
            p.shape(
                f"M{side * (x - 40)} -84C{side * (x + 10)} -70 {side * (x + 12)} 60 {side * (x - 4)} 132"
                f"L{side * (x + 14)} 132C{side * (x + 30)} 60 {side * (x + 26)} -80 {side * (x - 40)} -108Z",
                NIGHT,
                5.5,
            )
            p.fill(circle(side * (x + 5), 126 - 16 * k, 10), (OCHRE, TEAL, CREAM)[k], 5)
    p.fill(ellipse(0, -34, 82, 84), NIGHT, 7)
    p.shoulders(MUSTARD, BROWN, 0.9)
    p.shape("M-48 97Q0 150 48 97L64 102Q0 184 -64 102Z", CREAM, 6)
    p.face(
        Look(
            BROWN,
            gaze=6,
            mouth="smirk",
            jaw="pointed",
            nose="broad",
            lashes=True,
            brow_width=6,
            brow_lift=6,
        )
    )
    p.shape(
        "M-68 0C-78 -80 -40 -108 0 -108C40 -108 78 -80 68 0C58 -40 34 -60 0 -72"
        "C-34 -60 -58 -40 -68 0Z",
        NIGHT,
        6,
    )
    p.stroke(
        "M0 -72L0 -116M-26 -64Q-30 -90 -20 -112M26 -64Q30 -90 20 -112M-48 -48Q-56 -74 -42 -100M48 -48Q56 -74 42 -100",
        4,
        "#5A5668",
    )
    p.shape("M-30 -108C-60 -150 -20 -170 0 -140C20 -170 60 -150 30 -108Z", TEAL, 6)
    p.fill(circle(0, -122, 13), TEAL, 5)
    p.earrings(OCHRE, 46, 15, hoop=True)
    return p

"""The regulars of a casino in Aragon, who play Guiñote, Tute and Brisca."""

from __future__ import annotations

from geo import circle, ellipse, join, polar, rectangle
from portrait import (
    CHARCOAL,
    CHESTNUT,
    CREAM,
    FAIR,
    GREY,
    LEAF,
    NIGHT,
    OCHRE,
    PALE,
    RED,
    SHADES,
    TAN,
    WHITE,
    Look,
    Portrait,
)

SAND, APRICOT, BRICK, SAGE = "#C9A25A", "#E8B183", "#AE4A3E", "#8FB09A"
"""Grounds that no other table's company sits before."""

SHELL = "#8A4B22"
HAIR_LINE = "#A9A39B"


def pilar() -> Portrait:
    """A grandmother: grey bun to one side under a comb, glasses low on the nose, a black shawl."""
    p = Portrait(SAND)
    p.shape("M12 -92C4 -130 30 -152 64 -150C98 -148 116 -120 104 -84Z", SHELL, 6)
    for x, y in ((32, -132), (50, -140), (69, -140), (86, -132)):
        p.stroke(f"M{x} {y}L{x + 2} {y + 14}", 4, "#C98A4A")
    p.fill(circle(56, -90, 36), GREY, 7, shade=64)
    p.stroke("M34 -104Q54 -82 80 -98M40 -114Q56 -100 74 -112", 4, HAIR_LINE)
    waves = [circle(side * 72, y, 24) for side in (-1, 1) for y in (-40, -8, 22)]
    p.fill(join([*waves, ellipse(0, -34, 84, 76)]), GREY, 7, shade=30)
    p.shoulders(WHITE, PALE, 0.96)
    p.shape(
        "M-44 84C-96 98 -170 120 -180 240L180 240C170 120 96 98 44 84C40 116 22 146 0 164C-22 146 -40 116 -44 84Z",
        CHARCOAL,
        7,
        shade=10,
    )
    for side in (-1, 1):
        p.stroke(f"M{side * 58} 104Q{side * 48} 140 {side * 16} 168", 4, GREY)
        p.stroke(f"M{side * 84} 112Q{side * 72} 144 {side * 50} 172", 4, GREY)
    p.fill(circle(0, 150, 9), OCHRE, 5)
    p.face(
        Look(PALE, gaze=-4, mouth="smile", jaw="round", brow=HAIR_LINE, blush=True, creases=True)
    )
    p.shape(
        "M-70 4C-78 -34 -66 -74 -18 -88C0 -92 40 -90 58 -62C74 -42 74 -18 70 4"
        "C62 -20 54 -28 36 -40C16 -44 2 -54 -10 -66C-20 -48 -44 -36 -70 4Z",
        GREY,
        6,
    )
    p.stroke("M-12 -74C-30 -62 -46 -52 -58 -32M4 -72C22 -58 44 -52 56 -36", 4, HAIR_LINE)
    for side in (-1, 1):
        lens = rectangle(side * 31 - 25, 8, 50, 29, 14)
        p.fill(lens, CREAM, 0, opacity=0.2)
        p.line(lens.boundary, 5.5, NIGHT)
        p.stroke(f"M{side * 56} 14L{side * 69} 2", 5, NIGHT)
    p.stroke("M-7 16Q0 9 7 16", 5.5, NIGHT)
    p.earrings(OCHRE, 38, 7)
    return p


def lola() -> Portrait:
    """Dark waves, a red carnation behind the ear, hoops: plays fast and laughs faster."""
    p = Portrait(APRICOT)
    waves = [
        circle(side * x, y, r)
        for side in (-1, 1)
        for x, y, r in ((62, -82, 42), (88, -34, 38), (82, 14, 36), (98, 60, 38), (92, 106, 36))
    ]
    p.fill(join([*waves, ellipse(0, -60, 76, 72), rectangle(-90, -40, 180, 130, 20)]), NIGHT, 7)
    for side in (-1, 1):
        p.stroke(f"M{side * 96} -30C{side * 78} 0 {side * 116} 40 {side * 96} 96", 4, CHARCOAL)
    body = p.shoulders(LEAF, TAN, 0.92)
    p.pattern(
        body.buffer(-4),
        [
            circle(x + (17 if row else 0), y, 6.5)
            for row, y in enumerate((136, 160))
            for x in range(-136, 137, 34)
        ],
        CREAM,
    )
    p.shape("M-62 94C-50 176 50 176 62 94L40 90L-40 90Z", WHITE, 6)
    p.shape("M-31 60L-42 92C-36 158 36 158 42 92L31 60Z", TAN, 5)
    p.shape("M-32 74Q0 112 32 74L31 60L-31 60Z", SHADES[TAN], 0)
    p.face(
        Look(
            TAN,
            gaze=6,
            mouth="laugh",
            jaw="pointed",
            lashes=True,
            blush=True,
            brow_width=7,
            brow_lift=5,
        )
    )
    p.shape(
        "M-70 20C-84 -50 -50 -96 10 -94C54 -94 84 -50 70 20C62 -22 46 -52 -20 -70"
        "C-34 -44 -58 -34 -70 20Z",
        NIGHT,
        6,
    )
    p.stroke("M-2 -66C24 -64 34 -44 18 -38C8 -36 8 -48 16 -49", 6, NIGHT)
    p.earrings(OCHRE, 52, 18, hoop=True)
    petals = [circle(*polar(70, -58, 23, a), 15) for a in range(0, 360, 60)]
    p.shape("M88 -34C108 -28 116 -8 106 4C90 -4 84 -18 88 -34Z", LEAF, 5)
    p.fill(join([*petals, circle(70, -58, 22)]), RED, 6)
    for a in range(30, 390, 60):
        (x0, y0), (x1, y1) = polar(70, -58, 11, a), polar(70, -58, 26, a)
        p.stroke(f"M{x0:.1f} {y0:.1f}L{x1:.1f} {y1:.1f}", 4, SHADES[RED])
    p.fill(circle(70, -58, 8), OCHRE, 4.5)
    return p


def ramiro() -> Portrait:
    """A shepherd come down to town: wide black beret, grey moustache, few words."""
    p = Portrait(BRICK)
    p.shoulders(CHESTNUT, FAIR, 1.04, 1.1)
    p.shape("M-42 94L0 138L42 94L66 102L28 230L-28 230L-66 102Z", CREAM, 6)
    p.shape("M-42 92L-60 122L-24 150L0 134L24 150L60 122L42 92L0 118Z", WHITE, 6)
    p.fill(circle(0, 158, 5), NIGHT, 0)
    p.ears(FAIR, 8)
    for side in (-1, 1):
        p.shape(f"M{side * 76} -40L{side * 75} 20L{side * 60} 26L{side * 57} -40Z", GREY, 6)
    p.face(
        Look(
            FAIR,
            gaze=5,
            mouth="none",
            jaw="square",
            nose="hooked",
            brow="#8F887E",
            brow_width=10,
            eye=0.92,
            creases=True,
        )
    )
    p.stroke("M-13 72Q2 78 16 70")
    p.shape(
        "M0 40C20 28 48 38 58 60C60 68 58 76 54 82C44 66 20 66 0 56C-20 66 -44 66 -54 82"
        "C-58 76 -60 68 -58 60C-48 38 -20 28 0 40Z",
        GREY,
        6,
    )
    p.stroke("M-14 50Q-34 50 -48 66M14 50Q34 50 48 66", 3.5, "#8F887E")
    p.stroke("M20 -118L28 -144", 10, NIGHT)
    p.shape(
        "M-78 -34C-124 -44 -140 -84 -112 -106C-78 -132 60 -138 104 -106C128 -86 110 -50 78 -34"
        "C40 -56 -40 -56 -78 -34Z",
        NIGHT,
        7,
        shade=30,
    )
    p.stroke("M-98 -86C-78 -108 -40 -114 -4 -114", 6, "#5A5668")
    p.shape("M-78 -34C-40 -58 40 -58 78 -34L76 -22C40 -42 -40 -42 -76 -22Z", CHARCOAL, 6)
    return p


def eusebio() -> Portrait:
    """Stout and merry, always dressed for the feast: a chequered kerchief round a bald head."""
    p = Portrait(SAGE)
    p.shoulders(WHITE, PALE, 1.26, 1.5)
    p.shape("M-70 100L-96 240L-190 240L-170 130ZM70 100L96 240L190 240L170 130Z", NIGHT, 7)
    p.shape("M-58 92L-74 116L-36 154L0 140L36 154L74 116L58 92L0 140Z", WHITE, 6)
    p.fill(circle(0, 156, 5), NIGHT, 0)
    p.fill(ellipse(0, 68, 64, 40), PALE, 6, shade=10)
    for side in (-1, 1):
        p.fill(ellipse(side * 78, 8, 15, 20), PALE, 6)
    p.face(
        Look(
            PALE,
            gaze=-5,
            mouth="none",
            jaw="round",
            nose="broad",
            brow=CHARCOAL,
            brow_width=9,
            brow_lift=4,
            blush=True,
            eye=0.88,
        )
    )
    p.mouth(Look(PALE, mouth="laugh"), 60)
    p.shape("M-69 -36C-72 -138 72 -138 69 -36L50 -44L-50 -44Z", PALE, 0, shade=8)
    p.stroke("M-69 -34C-72 -138 72 -138 69 -34", 6)
    p.stroke("M-32 -98Q-20 -103 -6 -103", 4.5, CREAM)
    for side in (-1, 1):
        p.shape(f"M{side * 76} -40L{side * 78} 26L{side * 62} 40L{side * 64} -40Z", CHARCOAL, 5)
    p.shape("M70 -64C100 -94 130 -88 138 -66C118 -56 92 -50 70 -50Z", RED, 6)
    p.shape("M70 -58C102 -54 124 -32 122 -6C98 -10 76 -28 66 -46Z", RED, 6)
    band = p.shape(
        "M-80 -36C-86 -54 -84 -70 -78 -78C-40 -98 40 -98 78 -78C84 -70 86 -54 80 -36"
        "C40 -60 -40 -60 -80 -36Z",
        RED,
        7,
    )
    checks = [
        rectangle(x, y, 15, 13)
        for row, y in enumerate(range(-98, -34, 13))
        for x in range(-90 + (15 if row % 2 else 0), 91, 30)
    ]
    p.pattern(band.buffer(-4), checks, NIGHT)
    p.fill(circle(76, -57, 14), RED, 6)
    return p

"""The four queens.

♠ cool, with long straight black hair; ♥ young and fair, her curls and eyes turned to the rose;
♦ of middle age with greying braids and a sunflower; ♣ with a great head of hair, turned
to her lily.
"""

from __future__ import annotations

from french import arms, dress, faces, pips
from french.faces import Face
from french.frame import Frame, Half, Pose
from french.palette import (
    BLUE,
    BROWN,
    CHESTNUT,
    CREAM,
    DEEP,
    FAIR,
    GREEN,
    INK,
    NIGHT,
    OCHRE,
    RED,
    SHADES,
)
from geo import area, circle, ellipse, join, line, polar

X = 6
HEAD_Y = -250
FLOWER_X, FLOWER_Y = 212, -290
STRAND = "#5A5870"

_BODY = (
    "M-34 -150C-90 -132 -160 -128 -196 -84L-236 10L-250 260L270 260L246 60"
    "C226 -40 180 -108 96 -132L44 -150Z"
)


def draw(suit: str, frame: Frame) -> Half:
    """Draw one half of a queen."""
    half = Half(frame)
    dress.arches(half, X, HEAD_Y + 14, dress.DRESSES[suit].glow)
    {"S": _spades, "H": _hearts, "D": _diamonds, "C": _clubs}[suit](half)
    return half


def _gown(half: Half, suit: str) -> None:
    worn = dress.DRESSES[suit]
    dress.garment(half, suit, area(_BODY), worn.cloth, worn.motif)


def _neckline(half: Half, skin: str, collar: str, studs: str) -> None:
    """A round neckline with a broad collar sewn with studs."""
    neck = (
        f"M{X - 26} -190L{X - 26} -140C{X - 60} -128 {X - 78} -120 {X - 92} -108"
        f"Q{X} 34 {X + 92} -108"
        f"C{X + 78} -120 {X + 60} -128 {X + 26} -140L{X + 26} -190Z"
    )
    half.fill(area(neck), skin, 6, shade=X + 8)
    band = (
        f"M{X - 104} -122C{X - 60} 40 {X + 60} 40 {X + 104} -122L{X + 138} -108"
        f"C{X + 110} 70 {X - 110} 70 {X - 138} -108Z"
    )
    half.fill(area(band), collar)
    for k in range(-5, 6):
        dx, dy = polar(0, 0, 1, 90 + k * 15.5)
        half.fill(circle(X + 114 * dx, -118 + 122 * dy, 7), studs, 0)


def _square_neckline(half: Half, skin: str, collar: str, studs: str) -> None:
    """A square neckline edged with a braid."""
    neck = (
        f"M{X - 26} -190L{X - 26} -142L{X - 84} -122L{X - 70} -50L{X + 74} -50"
        f"L{X + 92} -122L{X + 26} -142L{X + 26} -190Z"
    )
    half.fill(area(neck), skin, 6, shade=X + 8)
    braid = (
        f"M{X - 112} -128L{X - 78} -124L{X - 64} -58L{X + 68} -58L{X + 84} -124L{X + 120} -128"
        f"L{X + 96} -24L{X - 92} -24Z"
    )
    half.fill(area(braid), collar)
    for x, y in ((-94, -108), (-84, -66), (-74, -40), (-36, -40), (0, -40), (38, -40), (76, -40),
                 (88, -66), (100, -108)):  # fmt: skip
        half.fill(circle(X + x, y, 7), studs, 0)


def _diadem(half: Half, pose: Pose, gem: str) -> None:
    """A low crown whose front rises to a jewel."""
    shape = "M-84 -68Q0 -46 84 -68L74 -104Q40 -98 24 -116Q0 -154 -24 -116Q-40 -98 -74 -104Z"
    half.fill(pose.area(shape), OCHRE, shade=pose.x + 8)
    half.fill(pose.place(pips.small("D", 0, -100, 0.3)), gem, 5)
    for side in (-1, 1):
        half.fill(pose.place(circle(46 * side, -84, 7)), CREAM, 0)
        half.fill(pose.place(circle(78 * side, -110, 10)), CREAM, 5.5)


def _coronet(half: Half, pose: Pose) -> None:
    """A crown of five soft points, a heart on the middle one."""
    shape = (
        "M-84 -66Q0 -44 84 -66L96 -114Q68 -86 48 -112Q28 -88 0 -130Q-28 -88 -48 -112"
        "Q-68 -86 -96 -114Z"
    )
    half.fill(pose.area(shape), OCHRE, shade=pose.x + 8)
    half.line(pose.line("M-86 -78Q0 -56 86 -78"), 4)
    for x, y in ((-96, -116), (-48, -114), (48, -114), (96, -116)):
        half.fill(pose.place(circle(x, y, 9)), CREAM, 5.5)
    half.fill(pose.place(pips.small("H", 0, -132, 0.27)), RED, 5)
    for x, y in ((-46, -84), (0, -82), (46, -84)):
        half.fill(pose.place(circle(x, y, 7)), RED if x == 0 else BLUE, 0)


def _hand(half: Half, suit: str, skin: str) -> None:
    cloth = dress.DRESSES[suit].cloth
    half.fill(area("M120 80C118 16 146 -10 180 -8L236 4C256 34 258 80 254 130L110 120Z"), cloth)
    half.fill(area("M150 16L166 -20L244 -6L248 32Q200 38 150 16Z"), CREAM, 6)
    dress.fist(half, FLOWER_X - 4, -42, skin)


# ----------------------------------------------------------------------------------------- ♠


def _spades(half: Half) -> None:
    pose = Pose(X, HEAD_Y)
    hair = (
        "M0 -102C-110 -102 -124 -10 -120 70C-118 120 -132 160 -150 190L142 220"
        "C128 160 118 120 120 70C124 -10 110 -102 0 -102Z"
    )
    half.fill(pose.area(hair), NIGHT)
    _gown(half, "S")
    half.fill(
        pose.area(
            "M-96 40C-92 96 -104 140 -112 176L-78 182C-66 130 -62 90 -62 40ZM96 40"
            "C92 96 104 140 116 180L78 184C66 130 62 90 62 40Z"
        ),
        NIGHT,
    )
    _neckline(half, FAIR, CREAM, OCHRE)
    dress.beads(half, X, -142, (44, 40), OCHRE, 8, 120, 7)
    half.fill(pips.small("S", X, -82, 0.36), INK, 0)
    lady = Face(
        FAIR, jaw="pointed", nose="long", mouth="small", gaze=8, lid=0.35, eye=1.04,
        brow_width=4.5, brow_lift=8,
    )  # fmt: skip
    faces.draw(half, pose, lady)
    half.fill(pose.place(circle(27, 64, 3)), INK, 0)
    parted = (
        "M0 -92C-60 -92 -78 -40 -72 50C-64 0 -36 -38 0 -56C36 -38 64 0 72 50C78 -40 60 -92 0 -92Z"
    )
    half.fill(pose.area(parted), NIGHT, 6)
    for side in (-1, 1):
        half.line(pose.line(f"M{side * 12} -60Q{side * 54} -34 {side * 66} 4"), 3.5, STRAND)
        half.line(pose.line(f"M{side * 104} -6Q{side * 108} 70 {side * 104} 120"), 4.5, STRAND)
        half.line(pose.line(f"M{side * 88} 20Q{side * 92} 80 {side * 86} 130"), 4.5, STRAND)
        half.fill(pose.place(ellipse(66 * side, 62, 7, 14)), OCHRE, 5)
    _diadem(half, pose, BLUE)
    arms.tulip(half, FLOWER_X, FLOWER_Y)
    _hand(half, "S", FAIR)


# ----------------------------------------------------------------------------------------- ♥


def _hearts(half: Half) -> None:
    pose = Pose(X, HEAD_Y, turn=1)
    gold = "#EDB440"
    curls = [circle(0, -34, 86)]
    for x, y, radius in ((-72, -46, 40), (84, -40, 42), (-84, 6, 38), (102, 14, 42), (-88, 60, 36),
                         (108, 72, 40), (-84, 108, 32), (100, 124, 36)):  # fmt: skip
        curls.append(circle(x, y, radius))
    half.fill(pose.place(join(curls)), gold)
    for x, y, radius in ((-88, 6, 20), (106, 14, 22), (-92, 60, 18), (112, 72, 20), (-86, 108, 15),
                         (102, 124, 18)):  # fmt: skip
        half.line(pose.place(circle(x, y, radius).boundary), 4.5, SHADES[OCHRE])
    _gown(half, "H")
    _neckline(half, FAIR, CREAM, RED)
    dress.beads(half, X, -142, (44, 40), CREAM, 8, 120, 7)
    half.fill(pips.small("H", X, -82, 0.36), RED, 5)
    lady = Face(
        FAIR, jaw="full", nose="snub", mouth="full", gaze=-6, eye=1.08, brow=CHESTNUT,
        brow_width=5, brow_lift=7, blush=True, iris=GREEN,
    )  # fmt: skip
    faces.draw(half, pose, lady)
    fringe = (
        "M-58 -16C-62 -44 -52 -58 -38 -54C-34 -40 -20 -38 -14 -50"
        "C-2 -34 22 -34 30 -46C44 -30 48 0 56 30"
        "C78 10 80 -60 60 -84L-50 -92Z"
    )
    half.fill(pose.area(fringe), gold, 6)
    half.line(pose.line("M44 -54C58 -36 60 -16 62 2"), 3.5, SHADES[OCHRE])
    half.fill(pose.place(circle(62, 46, 10)), CREAM, 5)
    _coronet(half, pose)
    arms.rose(half, FLOWER_X, FLOWER_Y)
    _hand(half, "H", FAIR)


# ----------------------------------------------------------------------------------------- ♦


def _diamonds(half: Half) -> None:
    pose = Pose(X, HEAD_Y)
    _gown(half, "D")
    hair = "M0 -100C-96 -100 -112 -30 -104 50L-84 100L84 100L104 50C112 -30 96 -100 0 -100Z"
    half.fill(pose.area(hair), NIGHT)
    for side in (-1, 1):
        for k in range(5):
            x, y = X + side * (104 + 3 * k), -188 + 34 * k
            half.fill(ellipse(x, y, 24, 22), NIGHT, 5)
            half.line(line(f"M{x - 12} {y - 8}Q{x} {y + 6} {x + 12} {y - 8}"), 4, "#8C8798")
        half.fill(circle(X + side * 118, -28, 13), RED, 6)
    _square_neckline(half, BROWN, CREAM, BLUE)
    dress.beads(half, X, -142, (56, 30), RED, 9, 130, 7)
    dress.beads(half, X, -142, (62, 58), OCHRE, 9, 130, 9)
    lady = Face(
        BROWN, jaw="square", nose="broad", mouth="calm", gaze=-5, lid=0.3, eye=1,
        brow_width=7, brow_lift=3, wrinkles=True,
    )  # fmt: skip
    faces.draw(half, pose, lady)
    for side in (-1, 1):
        half.line(pose.line(f"M{side * 25} 42Q{side * 31} 50 {side * 27} 58"), 3, SHADES[BROWN])
    parted = (
        "M0 -92C-70 -92 -76 -30 -68 14C-60 -28 -30 -48 0 -66C30 -48 60 -28 68 14"
        "C76 -30 70 -92 0 -92Z"
    )
    half.fill(pose.area(parted), NIGHT, 6)
    half.fill(pose.area("M4 -66C26 -56 56 -34 68 10C72 -14 66 -44 50 -60Z"), "#A9A6AE", 0)
    half.line(pose.line("M10 -66C34 -52 58 -28 66 6"), 3, "#6A6880")
    half.line(pose.line("M-14 -58Q-48 -38 -62 -8"), 3.5, STRAND)
    for side in (-1, 1):
        half.fill(pose.place(pips.small("D", 67 * side, 52, 0.28)), OCHRE, 5)
    crown = (
        "M-84 -66Q0 -44 84 -66L92 -122L58 -98L40 -134L14 -104L0 -146L-14 -104"
        "L-40 -134L-58 -98L-92 -122Z"
    )
    half.fill(pose.area(crown), OCHRE, shade=X + 8)
    half.fill(pose.place(pips.small("D", 0, -86, 0.28)), BLUE, 5)
    for side in (-1, 1):
        half.fill(pose.place(circle(40 * side, -84, 7)), RED, 0)
    arms.sunflower(half, FLOWER_X, FLOWER_Y)
    _hand(half, "D", BROWN)


# ----------------------------------------------------------------------------------------- ♣


def _clubs(half: Half) -> None:
    pose = Pose(X, HEAD_Y, turn=1)
    _gown(half, "C")
    hair = [ellipse(10, -10, 98, 92)]
    for angle in range(0, 360, 20):
        x, y = polar(10, -10, 1, angle)
        hair.append(circle(10 + (x - 10) * 96, -10 + (y + 10) * 88, 29))
    half.fill(pose.place(join(hair)), NIGHT)
    for angle in range(-60, 250, 36):
        x, y = 10 + 92 * polar(0, 0, 1, angle)[0], -10 + 84 * polar(0, 0, 1, angle)[1]
        half.line(pose.line(f"M{x - 9} {y}Q{x} {y - 12} {x + 9} {y}"), 4, STRAND)
    _neckline(half, DEEP, RED, OCHRE)
    for row, radius in ((0, 40), (1, 62)):
        dress.beads(half, X, -150, (46 + 4 * row, radius), (CREAM, OCHRE)[row], 8, 120, 7 + row)
    lady = Face(
        DEEP, jaw="slim", nose="straight", mouth="smile", gaze=-6, eye=1.1,
        brow_width=5, brow_lift=9,
    )  # fmt: skip
    faces.draw(half, pose, lady)
    front = "M-52 -30C-46 -52 -20 -60 6 -56C34 -54 52 -30 56 10L76 0L66 -84L-56 -90Z"
    half.fill(pose.area(front), NIGHT, 6)
    half.line(pose.place(circle(62, 50, 14).boundary), 9)
    half.line(pose.place(circle(62, 50, 14).boundary), 4.5, OCHRE)
    # A high band of gold with leaves.
    half.fill(pose.area("M-80 -64Q0 -42 88 -70L82 -104Q0 -82 -78 -98Z"), OCHRE, shade=X + 20)
    for x, y, high in ((-50, -98, 34), (-26, -97, 44), (2, -97, 56), (30, -99, 44), (56, -103, 34)):
        low, mid = y - high * 0.4, y - high * 0.8
        leaf = (
            f"M{x} {y + 8}C{x - 18} {low} {x - 8} {mid} {x} {y - high}"
            f"C{x + 8} {mid} {x + 18} {low} {x} {y + 8}Z"
        )
        half.fill(pose.area(leaf), OCHRE, 5.5)
    for x, y in ((-50, -74), (-8, -70), (38, -74)):
        half.fill(pose.place(circle(x, y, 8)), GREEN if x != -8 else RED, 0)
    arms.lily(half, FLOWER_X, FLOWER_Y)
    _hand(half, "C", DEEP)

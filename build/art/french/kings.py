"""The four kings.

♠ a grave man with a long black beard; ♥ a merry one, ginger and round; ♦ an old one with a white
beard, looking aside; ♣ a young one in a closed crown, cropped and in a red collar, without ermine.
"""

from __future__ import annotations

from french import arms, dress, faces, pips
from french.faces import Face
from french.frame import Frame, Half, Pose
from french.palette import (
    BLUE,
    BROWN,
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
from geo import area, circle, ellipse, line, rectangle, span, union

X = 14
HEAD_Y = -246
GINGER = "#C9692B"
STRAND = "#5A5870"
"""Fine lines in black hair."""

_BODY = (
    "M-60 -190C-120 -150 -205 -150 -246 -90L-262 -40L-264 260L264 260L258 0"
    "C250 -80 180 -140 90 -172L60 -190Z"
)
_CAPE = (
    "M-128 -152C-158 -142 -182 -126 -196 -104C-120 -46 -56 -22 14 -20C84 -22 128 -44 164 -86"
    "C172 -110 160 -136 140 -150C96 -168 -90 -168 -128 -152Z"
)
_TAILS = [
    (-150.0, -108.0), (-106, -84), (-62, -62), (-14, -48), (46, -50), (92, -72), (128, -98),
    (-112, -124), (112, -126),
]  # fmt: skip


def draw(suit: str, frame: Frame) -> Half:
    """Draw one half of a king."""
    half = Half(frame)
    dress.rays(half, X, HEAD_Y, dress.DRESSES[suit].glow)
    {"S": _spades, "H": _hearts, "D": _diamonds, "C": _clubs}[suit](half)
    return half


def _robe(half: Half, suit: str) -> None:
    worn = dress.DRESSES[suit]
    dress.garment(half, suit, area(_BODY), worn.cloth, worn.motif)


def _ermine(half: Half, trim: str) -> None:
    half.fill(area(_CAPE), CREAM)
    dress.ermine_tails(half, _TAILS)
    hem = line("M-200 -106C-122 -44 -56 -18 14 -16C84 -18 130 -40 168 -84")
    half.fill(hem.buffer(9), trim, 6)


def _moustache(half: Half, pose: Pose, data: str, colour: str) -> None:
    half.fill(pose.area(data), colour, 6)


# ----------------------------------------------------------------------------------------- ♠


def _spades(half: Half) -> None:
    pose = Pose(X, HEAD_Y)
    arms.sword(half, 206)
    _robe(half, "S")
    _ermine(half, OCHRE)
    dress.jewel(half, "S", 12, -44, OCHRE, INK)
    locks = pose.both("M56 -66C108 -60 116 -16 106 20C128 40 120 86 88 82C66 78 60 46 60 16Z")
    beard = pose.area(
        "M-82 -16C-92 86 -70 150 -36 200C-20 170 -8 158 0 158C8 158 20 170 36 200"
        "C70 150 92 86 82 -16Z"
    )
    half.fill(
        union(*locks, beard), NIGHT, shade=beard.intersection(span(X + 8, HEAD_Y + 60, 400, 400))
    )
    half.line(pose.line("M-74 66C-72 110 -62 144 -52 164M74 66C72 110 62 144 52 164"), 4, STRAND)
    faces.beard_strands(half, pose, beard, (-44, -22, 22, 44), STRAND)
    man = Face(FAIR, jaw="long", nose="long", mouth="none", gaze=0, brow_width=9, brow_lift=-7)
    faces.draw(half, pose, man)
    half.line(pose.line("M-9 -30L-6 -16M8 -30L6 -16"), 3, SHADES[FAIR])
    half.fill(pose.area("M-14 62Q0 56 14 62Q0 76 -14 62Z"), RED, 5)
    _moustache(
        half,
        pose,
        "M0 40C18 28 44 44 84 66C58 74 18 68 0 52C-18 68 -58 74 -84 66C-44 44 -18 28 0 40Z",
        NIGHT,
    )
    crown = "M-92 -54L-104 -132L-58 -94L-34 -142L0 -98L34 -142L58 -94L104 -132L92 -54Z"
    half.fill(pose.area(crown), OCHRE, shade=X + 8)
    for x, y in ((-104, -134), (-34, -144), (34, -144), (104, -134)):
        half.fill(pose.place(circle(x, y, 11)), BLUE, 6)
    _band(half, pose, BLUE, CREAM)
    dress.sleeve(half, 206, BLUE, OCHRE)
    dress.fist(half, 204, -40, FAIR)


def _band(half: Half, pose: Pose, colour: str, gems: str) -> None:
    half.fill(pose.place(rectangle(-96, -78, 192, 32, 8)), colour)
    for x in (-60, 0, 60):
        half.fill(pose.place(pips.small("D", x, -62, 0.2)), gems, 0)


# ----------------------------------------------------------------------------------------- ♥


def _hearts(half: Half) -> None:
    pose = Pose(X, HEAD_Y)
    arms.sceptre(half, 206)
    _robe(half, "H")
    _ermine(half, OCHRE)
    dress.jewel(half, "H", 12, -44, OCHRE, RED)
    for side in (-1, 1):
        for x, y, radius in ((88, 40, 27), (96, 6, 27), (84, -26, 25)):
            half.fill(pose.place(circle(side * x, y, radius)), GINGER, 6)
    curls = [
        (-84, 30, 25), (84, 30, 25), (-80, 70, 27), (80, 70, 27), (-58, 106, 29), (58, 106, 29),
        (-22, 126, 30), (22, 126, 30),
    ]  # fmt: skip
    for x, y, radius in curls:
        half.fill(pose.place(circle(x, y, radius)), GINGER, 6)
    half.fill(pose.area("M-76 -16C-90 60 -66 122 0 124C66 122 90 60 76 -16Z"), GINGER, 0)
    for side in (-1, 1):
        for x, y in ((34, 92), (60, 72)):
            half.line(pose.place(circle(side * x, y, 11)).boundary, 4, "#8F4518")
    half.line(pose.place(circle(0, 102, 11)).boundary, 4, "#8F4518")
    man = Face(
        FAIR, jaw="round", nose="broad", mouth="none", gaze=-6, eye=0.95, brow="#8F4518",
        brow_width=8, brow_lift=6, blush=True, iris="#3E73AE",
    )  # fmt: skip
    faces.draw(half, pose, man)
    half.fill(pose.area("M-24 54Q0 64 24 54Q14 82 0 82Q-14 82 -24 54Z"), "#8E2C24", 5)
    half.fill(pose.area("M-18 57Q0 65 18 57L15 64Q0 70 -15 64Z"), CREAM, 0)
    _moustache(
        half,
        pose,
        "M0 42C12 30 38 34 54 46C66 54 78 48 82 36C90 58 70 72 48 66C28 62 12 58 0 52"
        "C-12 58 -28 62 -48 66C-70 72 -90 58 -82 36C-78 48 -66 54 -54 46C-38 34 -12 30 0 42Z",
        GINGER,
    )
    crown = (
        "M-90 -54L-106 -120Q-76 -80 -50 -110Q-30 -82 0 -138Q30 -82 50 -110Q76 -80 106 -120L90 -54Z"
    )
    half.fill(pose.area(crown), OCHRE, shade=X + 8)
    for x, y in ((-106, -122), (-50, -113), (50, -113), (106, -122)):
        half.fill(pose.place(circle(x, y, 10)), CREAM, 6)
    half.fill(pose.place(pips.small("H", 0, -134, 0.24)), RED, 5)
    _band(half, pose, RED, CREAM)
    dress.sleeve(half, 206, RED, OCHRE)
    dress.fist(half, 204, -40, FAIR)


# ----------------------------------------------------------------------------------------- ♦


def _diamonds(half: Half) -> None:
    pose = Pose(X + 6, HEAD_Y, turn=-1)
    arms.broad_axe(half, 198)
    _robe(half, "D")
    _ermine(half, BLUE)
    dress.jewel(half, "D", 2, -44, BLUE, CREAM)
    half.fill(
        pose.area("M30 -70C84 -66 104 -20 96 30C110 66 102 104 70 106C48 104 44 60 44 20Z"), CREAM
    )
    half.line(pose.line("M74 -20C88 10 76 40 84 84"), 4.5, SHADES[CREAM])
    half.line(pose.line("M58 0C70 30 60 60 64 88"), 4.5, SHADES[CREAM])
    man = Face(
        BROWN, jaw="firm", nose="hooked", mouth="none", gaze=-4, lid=0.45, brow=CREAM,
        brow_width=10, brow_lift=5, wrinkles=True,
    )  # fmt: skip
    beard = pose.area(
        "M-52 30C-66 70 -70 130 -54 186L-34 170L-18 196L4 172L26 190C56 150 72 80 60 -20"
        "C46 10 40 30 30 44Q0 40 -28 44Z"
    )
    faces.draw(half, pose, man)
    half.fill(pose.line("M-54 -26Q-44 -37 -31 -29M-17 -27Q6 -44 32 -24").buffer(6), CREAM, 4)
    half.line(pose.line("M-30 -52Q0 -46 26 -52M-24 -44Q2 -38 24 -43"), 3, SHADES[BROWN])
    half.fill(beard, CREAM, shade=pose.x + 22)
    for data in ("M-40 84C-48 120 -46 140 -44 160", "M-18 90C-24 124 -18 150 -18 176",
                 "M8 88C6 122 8 146 4 162", "M32 70C34 110 30 140 24 160"):  # fmt: skip
        half.line(pose.line(data), 4.5, "#B4A98F")
    half.fill(pose.area("M-40 64Q-28 60 -14 63Q-26 76 -40 64Z"), "#8E2C24", 4.5)
    _moustache(
        half,
        pose,
        "M-32 44C-16 34 8 44 24 70C6 74 -14 70 -30 56C-40 70 -56 74 -68 66C-58 48 -46 38 -32 44Z",
        CREAM,
    )
    half.fill(pose.area("M-84 -56L-84 -98Q0 -122 84 -98L84 -56Z"), RED)
    crown = (
        "M-92 -54L-102 -116L-66 -136L-48 -102L-30 -130L0 -150L30 -130L48 -102L66 -136L102 -116"
        "L92 -54Z"
    )
    half.fill(pose.area(crown), OCHRE, shade=pose.x + 20)
    for x, y in ((-84, -106), (84, -106)):
        half.fill(pose.place(circle(x, y, 6)), CREAM, 0)
    half.fill(pose.place(pips.small("D", -14, -118, 0.3)), BLUE, 5)
    half.fill(pose.area("M-96 -76Q0 -62 96 -80L96 -46Q0 -30 -96 -44Z"), BLUE)
    for x, y in ((-66, -57), (-14, -53), (48, -58)):
        half.fill(pose.place(pips.small("D", x, y, 0.2)), CREAM, 0)
    dress.sleeve(half, 198, OCHRE, BLUE, lining=CREAM)
    dress.fist(half, 196, -40, BROWN)


# ----------------------------------------------------------------------------------------- ♣


def _clubs(half: Half) -> None:
    pose = Pose(X, HEAD_Y, turn=1)
    arms.mace(half, 208)
    _robe(half, "C")
    half.fill(pose.area("M-36 50L-40 120Q4 150 44 110L40 40Z"), DEEP, 6, shade=X + 10)
    # A shawl collar in red, lined with green, and a chain of office.
    collar = (
        "M-60 -186C-112 -160 -178 -156 -206 -112C-150 -96 -96 -60 -34 40L20 66L72 40"
        "C110 -40 150 -74 196 -96C176 -140 130 -160 84 -184C80 -132 56 -96 16 -76"
        "C-24 -96 -54 -130 -60 -186Z"
    )
    half.fill(area(collar), RED)
    half.line(line("M-186 -116C-132 -100 -80 -58 -30 20M176 -102C136 -82 96 -44 66 20"), 5, OCHRE)
    half.fill(
        area(
            "M-50 -150C-44 -112 -20 -86 16 -68C54 -86 76 -112 80 -150L94 -130"
            "C92 -92 62 -58 16 -40C-32 -58 -62 -92 -64 -132Z"
        ),
        GREEN,
        6,
    )
    dress.beads(half, X + 2, -140, (104, 116), OCHRE, 10, 150, 11)
    half.fill(circle(16, -12, 28), OCHRE, 6)
    half.fill(pips.small("C", 16, -12, 0.36), INK, 0)
    half.fill(pose.place(ellipse(14, -22, 62, 74)), NIGHT)
    man = Face(
        DEEP, jaw="firm", nose="broad", mouth="none", gaze=-5, brow_width=8, brow_lift=2, ears=True,
    )  # fmt: skip
    faces.draw(half, pose, man)
    # A close-cropped beard along the jaw.
    beard = pose.area(
        "M-54 48C-52 62 -50 66 -48 76C-44 94 -28 102 -10 100C18 96 46 78 58 50C62 38 64 24 63 14"
        "L50 16C44 40 26 50 8 52Q-26 44 -54 48Z"
    )
    half.fill(beard, NIGHT, 6)
    half.fill(
        pose.area("M-46 62Q-34 57 -28 60Q-16 56 -2 62Q-14 75 -28 74Q-40 73 -46 62Z"), "#8B3A2C", 4
    )
    half.line(pose.line("M-44 63Q-24 65 -4 63"), 3)
    half.fill(pose.place(circle(60, 32, 9)), OCHRE, 5)
    # The closed crown: red cap between two arches under a trefoil.
    half.fill(
        pose.area("M-88 -62C-98 -132 -40 -142 0 -142C40 -142 98 -132 88 -62Z"), RED, shade=X + 20
    )
    half.fill(
        pose.area(
            "M-92 -58C-104 -104 -92 -120 -76 -126C-66 -110 -62 -98 -58 -82L-20 -82"
            "C-24 -104 -14 -124 -6 -140L10 -140C18 -124 24 -104 20 -82L58 -82"
            "C62 -98 68 -112 78 -126C94 -118 104 -104 92 -58Z"
        ),
        OCHRE,
        shade=X + 8,
    )
    half.fill(pose.place(pips.small("C", 2, -140, 0.27)), OCHRE, 5)
    for x in (-76, 76):
        half.fill(pose.place(circle(x, -124, 10)), GREEN, 6)
    half.fill(pose.place(rectangle(-96, -80, 192, 34, 8)), GREEN)
    for x in (-60, 0, 60):
        half.fill(pose.place(circle(x, -63, 8)), CREAM, 0)
    dress.sleeve(half, 208, NIGHT, RED, lining=OCHRE)
    dress.fist(half, 206, -40, DEEP)

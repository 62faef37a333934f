"""The four knaves of the antique deck.

♠ a cavalier under a broad black hat; ♥ a page with a ribboned bob; ♦ a trooper in a barred helmet
and buff coat; ♣ a sailor in a knitted cap.
"""

from __future__ import annotations

from antique import dress
from antique.engraving import Engraving
from french import arms, faces
from french import dress as cloth
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
    NIGHT,
    OCHRE,
    RED,
    SHADES,
    STEEL,
    TAN,
)
from geo import area, circle, join, line, mirror, move, rectangle

X = 4
HEAD_Y = -232
ARM_X = 214
STRAND = "#6B5A4A"
BUFF = "#D8B26A"
FLAX = "#D9B45F"

_COAT = (
    "M-60 -150C-120 -142 -186 -126 -222 -66C-244 -20 -252 90 -258 260L268 260"
    "C260 90 252 -20 230 -66C194 -126 128 -142 68 -150Z"
)


def draw(suit: str, frame: Frame) -> Half:
    """Draw one half of a knave."""
    half = Engraving(frame)
    half.shades = {**half.shades, BUFF: "#A98440", FLAX: "#A9822F"}
    dress.blank(half, cloth.DRESSES[suit].glow)
    {"S": _spades, "H": _hearts, "D": _diamonds, "C": _clubs}[suit](half)
    return half


def _coat(half: Half, suit: str, plain: str, turn: int) -> None:
    """A coat buttoned down the side he looks to: the suit's cloth on one half, plain on the other."""
    worn = cloth.DRESSES[suit]
    body = area(_COAT)
    seam = "M-34 -160C-54 -90 -50 -10 -40 280"
    near = area(seam + "L400 280L400 -300L-34 -300Z")
    edge = line(seam)
    if turn > 0:
        near, edge = move(mirror(near), 2 * X, 0), move(mirror(edge), 2 * X, 0)
    plain_part, woven = body.intersection(near), body.difference(near)
    half.fill(plain_part, plain, 0, shade=area("M170 -160L300 -160L300 260L150 260Z"))
    half.fill(woven, worn.cloth, 0)
    cloth.textile(half, suit, woven, worn.motif)
    half.line(edge, 6)
    half.line(body.boundary, half.width / 0.72)
    for y in range(-76, 60, 30):
        x = -51 + 0.0016 * (y + 40) ** 2 - 6
        half.fill(circle(x if turn < 0 else 2 * X - x, y, 8), OCHRE, 4.5)


def _neck(half: Half, pose: Pose, skin: str) -> None:
    half.fill(pose.area("M-24 60L-28 124L38 124L36 40Z"), skin, 6, shade=pose.x + 6)


def _hand(half: Half, colour: str, skin: str) -> None:
    dress.sleeve(half, ARM_X - 4, colour, CREAM)
    cloth.fist(half, ARM_X - 2, -42, skin)


# ----------------------------------------------------------------------------------------- ♠


def _spades(half: Half) -> None:
    pose = Pose(X + 6, HEAD_Y, -1)
    arms.halberd(half, ARM_X)
    dress.curls(
        half,
        pose,
        CHESTNUT,
        "#B5793E",
        [
            (72, -20, 30),
            (84, 24, 30),
            (86, 70, 30),
            (78, 112, 28),
            (-56, 20, 20),
            (-60, 56, 20),
            (-56, 92, 19),
        ],
    )
    _coat(half, "S", OCHRE, -1)
    _neck(half, pose, TAN)
    dress.lace_band(half, X - 6, -132, 1.1, square=False)
    man = Face(
        TAN,
        jaw="firm",
        nose="hooked",
        mouth="smirk",
        gaze=-5,
        lid=0.25,
        brow=CHESTNUT,
        brow_width=7,
        brow_lift=2,
    )
    faces.draw(half, pose, man)
    dress.curls(
        half, pose, CHESTNUT, "#B5793E", [(56, -34, 22), (66, 6, 22), (70, 48, 22), (66, 88, 20)]
    )
    half.fill(
        pose.area(
            "M-30 48C-18 38 -4 48 14 30C12 54 -14 58 -30 53C-44 58 -62 52 -66 34C-54 48 -40 40 -30 48Z"
        ),
        CHESTNUT,
        4,
    )
    half.fill(pose.area("M-36 76Q-28 70 -20 76Q-22 98 -28 102Q-34 98 -36 76Z"), CHESTNUT, 4)
    # The hat: a low crown, a brim cocked at the side, a plume that falls behind.
    half.fill(
        pose.area("M-58 -76C-58 -132 -40 -146 4 -146C48 -146 62 -132 66 -76Z"),
        NIGHT,
        shade=pose.x + 30,
    )
    half.fill(
        pose.area(
            "M-128 -56C-96 -82 -40 -76 10 -74C70 -72 110 -80 140 -112C150 -70 120 -40 70 -40C10 -40 -70 -22 -128 -56Z"
        ),
        NIGHT,
    )
    half.fill(pose.area("M-60 -92Q4 -76 66 -92L66 -76Q4 -60 -60 -76Z"), OCHRE, 5)
    plume = "M-40 -84C-70 -140 0 -164 64 -150C120 -140 150 -96 140 -40C128 -60 118 -66 104 -62C112 -78 104 -92 88 -92C40 -108 0 -112 -40 -84Z"
    half.fill(pose.area(plume), RED)
    half.line(
        pose.line(
            "M-36 -88C0 -132 70 -132 122 -70M-10 -108L-26 -126M24 -122L16 -144M60 -122L62 -144M92 -106L104 -124M34 -122L44 -104M72 -116L74 -98"
        ),
        4,
    )
    half.fill(pose.place(circle(-42, -84, 12)), OCHRE, 5)
    _hand(half, OCHRE, TAN)


# ----------------------------------------------------------------------------------------- ♥


def _hearts(half: Half) -> None:
    pose = Pose(X - 4, HEAD_Y, 1)
    arms.spear(half, ARM_X)
    _coat(half, "H", CREAM, 1)
    _neck(half, pose, FAIR)
    dress.lace_band(half, X + 6, -132, 1.0)
    # A bow of ribbon at the shoulder.
    for side in (-1, 1):
        loop = area(
            f"M0 0C{side * 10} -26 {side * 48} -30 {side * 52} -8C{side * 52} 14 {side * 16} 14 0 0Z"
        )
        half.fill(move(loop, -158, -84), BLUE, 5)
        half.fill(
            move(
                area(f"M0 0L{side * 8} 10L{side * 34} 62L{side * 16} 54L{side * 2} 66Z"), -158, -84
            ),
            BLUE,
            5,
        )
    half.fill(circle(-158, -84, 11), BLUE, 5)
    half.fill(
        pose.area("M-10 -92C76 -100 100 -44 98 20C98 66 92 92 74 104C58 108 46 92 42 70L30 -40Z"),
        FLAX,
        shade=pose.area("M70 -60L110 -60L110 110L70 110Z"),
    )
    half.fill(pose.area("M-46 -64C-68 -40 -72 20 -66 72C-56 84 -44 74 -40 58Z"), FLAX)
    boy = Face(
        FAIR,
        jaw="soft",
        nose="snub",
        mouth="smile",
        gaze=-6,
        eye=1.1,
        brow="#8A5A22",
        brow_width=5,
        brow_lift=6,
        blush=True,
        iris="#3E73AE",
    )
    faces.draw(half, pose, boy)
    half.fill(
        pose.area(
            "M-58 -18Q-50 -34 -38 -30Q-10 -36 22 -32C44 -28 52 0 54 44C78 30 80 -50 56 -88L-50 -84Z"
        ),
        FLAX,
        6,
    )
    for x in (-36, -14, 8, 30):
        half.line(pose.line(f"M{x} -38Q{x + 2} -60 {x - 2} -78"), 3.5, "#A9822F")
    half.line(pose.line("M78 -20Q86 40 74 90M60 -40Q70 20 62 70"), 3.5, "#A9822F")
    # A soft cap with a brooch and two short feathers.
    half.fill(pose.area("M30 -120C54 -150 96 -160 128 -148C112 -122 76 -104 40 -104Z"), CREAM, 5)
    half.fill(pose.area("M20 -120C34 -152 70 -168 104 -164C92 -136 62 -112 30 -104Z"), BLUE, 5)
    half.fill(
        pose.area(
            "M-70 -72C-86 -120 -40 -142 6 -138C60 -136 96 -112 88 -66C40 -84 -20 -84 -70 -72Z"
        ),
        RED,
        shade=pose.x + 24,
    )
    half.fill(
        pose.area("M-78 -64C-30 -88 50 -88 96 -56L92 -76C50 -104 -30 -104 -76 -84Z"), OCHRE, 6
    )
    half.fill(pose.place(circle(28, -100, 12)), OCHRE, 5)
    _hand(half, RED, FAIR)


# ----------------------------------------------------------------------------------------- ♦


def _diamonds(half: Half) -> None:
    pose = Pose(X + 6, HEAD_Y, -1)
    arms.partisan(half, ARM_X)
    _coat(half, "D", BUFF, -1)
    # Breastplate and gorget over the buff coat, and a baldric.
    plate = "M-66 -128C-116 -110 -120 -30 -92 40L-70 260L90 260L112 40C136 -30 130 -110 78 -128Q6 -92 -66 -128Z"
    half.fill(area(plate), STEEL, shade=X + 46)
    half.line(line(f"M{X - 2} -104L{X - 2} 200M-88 -100Q-98 -40 -78 20"), 4)
    for x, y in ((-92, -78), (-98, -40), (-92, 0), (102, -78), (110, -40), (104, 0)):
        half.fill(circle(x + X, y, 5), OCHRE, 3.5)
    half.fill(area("M-160 -112L-128 -124L150 96L128 140Z"), RED, 6)
    _neck(half, pose, BROWN)
    half.fill(
        area(f"M{X - 62} -146Q{X} -104 {X + 72} -146L{X + 86} -112Q{X} -60 {X - 78} -112Z"),
        STEEL,
        shade=X + 20,
    )
    man = Face(
        BROWN,
        jaw="slim",
        nose="straight",
        mouth="stern",
        gaze=-5,
        lid=0.15,
        brow=NIGHT,
        brow_width=8,
        brow_lift=-2,
    )
    faces.draw(half, pose, man)
    half.fill(
        pose.area(
            "M-30 48C-18 42 -8 48 6 42C2 54 -14 57 -30 53C-42 56 -54 54 -60 46C-48 48 -40 44 -30 48Z"
        ),
        NIGHT,
        4,
    )
    # The pot: a ridged skull, a peak, three bars before the face, cheek piece and lobster tail.
    tail = "M40 -50C86 -40 108 0 112 50L96 74L70 60L48 20Z"
    half.fill(pose.area(tail), STEEL, shade=pose.area("M74 -60L130 -60L130 90L74 90Z"))
    for k in range(4):
        half.line(
            pose.line(
                f"M{56 + 6 * k} {-26 + 22 * k}Q{84 + 5 * k} {-26 + 20 * k} {96 + 5 * k} {-16 + 20 * k}"
            ),
            4,
        )
    half.fill(
        pose.area(
            "M-66 -52C-76 -122 -40 -150 6 -150C58 -150 92 -114 84 -48C30 -66 -20 -66 -66 -52Z"
        ),
        STEEL,
        shade=pose.x + 36,
    )
    for x in (-34, 0, 34):
        half.line(pose.line(f"M{x} -60Q{x * 0.9} -110 {x * 0.3 + 4} -148"), 4)
    half.fill(pose.area("M-96 -36C-80 -66 -40 -72 10 -68L30 -52C-10 -56 -50 -50 -84 -28Z"), STEEL)
    for a, b in ((-72, -64), (-48, -40), (-18, -14)):
        bar = line(f"M{a} -50Q{a - 8} 16 {b} 62")
        half.line(pose.place(bar), 11)
        half.line(pose.place(bar), 5.5, STEEL)
    chin = pose.line("M-66 60Q-38 74 -10 62")
    half.line(chin, 11)
    half.line(chin, 5.5, STEEL)
    half.fill(pose.area("M36 -44C60 -40 68 -10 62 40L44 62L34 30Z"), STEEL, 6)
    half.fill(pose.place(circle(4, -152, 9)), OCHRE, 5)
    _hand(half, BUFF, BROWN)


# ----------------------------------------------------------------------------------------- ♣


def _clubs(half: Half) -> None:
    pose = Pose(X - 4, HEAD_Y, 1)
    arms.crescent_axe(half, ARM_X)
    _coat(half, "C", GREEN, 1)
    _neck(half, pose, DEEP)
    # A kerchief knotted at the throat.
    half.fill(
        area(f"M{X - 82} -146Q{X} -96 {X + 78} -146L{X + 96} -118Q{X + 10} -50 {X - 98} -116Z"),
        RED,
        shade=X + 20,
    )
    half.fill(area(f"M{X - 4} -92L{X - 34} -18L{X - 8} -30L{X + 4} -2L{X + 18} -86Z"), RED, 5)
    half.fill(area(f"M{X + 10} -92L{X + 52} -26L{X + 26} -30L{X + 16} -8L{X - 2} -84Z"), RED, 5)
    half.fill(circle(X + 4, -90, 17), RED, 5)
    man = Face(
        DEEP,
        jaw="full",
        nose="broad",
        mouth="grin",
        gaze=-6,
        eye=1.0,
        brow_width=8,
        brow_lift=4,
        ears=True,
        wrinkles=True,
    )
    faces.draw(half, pose, man)
    half.fill(
        pose.area(
            "M-56 44C-54 70 -44 96 -14 92C18 92 46 74 58 40L62 10L50 12C46 40 34 62 8 72Q-12 82 -34 80Q-50 70 -56 44Z"
        ),
        NIGHT,
        5,
    )
    half.line(pose.place(circle(62, 40, 14)).boundary, 8)
    half.line(pose.place(circle(62, 40, 14)).boundary, 4.5, OCHRE)
    # The cap: knitted, its edge rolled, a tuft on the top.
    half.fill(
        pose.place(join([circle(10, -150, 15), circle(24, -144, 13), circle(-2, -144, 13)])),
        OCHRE,
        5,
    )
    half.fill(
        pose.area("M-60 -56C-66 -116 -36 -146 10 -146C58 -146 84 -110 78 -50Z"),
        BLUE,
        shade=pose.x + 30,
    )
    for k in range(5):
        x = -40 + 24 * k
        half.line(pose.line(f"M{x} -64Q{x + 2} -104 {x * 0.45 + 8} -138"), 3.5)
    half.fill(pose.place(rectangle(-74, -80, 160, 34, 15)), OCHRE)
    for x in range(-60, 84, 15):
        half.line(pose.line(f"M{x} -76Q{x + 6} -64 {x} -50"), 3.5, SHADES[OCHRE])
    _hand(half, GREEN, DEEP)

"""The four kings of the antique deck.

♠ long-faced, his own dark hair and a pointed beard, a sword; ♥ merry, under a great brown wig, with
orb and sceptre; ♦ an old Roman in laurel, an axe; ♣ a king of the East in a jewelled turban, a mace.
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
    GREY,
    INK,
    LEAF,
    NIGHT,
    OCHRE,
    RED,
    SHADES,
)
from geo import area, circle, line, move, rotate

X = dress.X
HEAD_Y = -236
STRAND = "#6B5A4A"


def draw(suit: str, frame: Frame) -> Half:
    """Draw one half of a king."""
    half = Engraving(frame)
    dress.blank(half, cloth.DRESSES[suit].glow)
    {"S": _spades, "H": _hearts, "D": _diamonds, "C": _clubs}[suit](half)
    return half


def _crown(half: Half, pose: Pose, cap: str, gem: str, arched: bool) -> None:
    """A crown of crosses and lilies about a cap of velvet; with or without its two arches."""
    half.fill(
        pose.area("M-82 -66C-96 -128 -50 -146 0 -146C50 -146 96 -128 82 -66Z"),
        cap,
        shade=pose.x + 20,
    )
    if arched:
        for side in (-1, 1):
            arch = f"M{side * 86} -74C{side * 110} -128 {side * 58} -152 0 -142L0 -128C{side * 46} -136 {side * 88} -118 {side * 68} -74Z"
            half.fill(pose.area(arch), OCHRE, 6)
            for x, y in ((92, -106), (74, -130), (44, -142)):
                half.fill(pose.place(circle(side * x, y, 5)), CREAM, 4)
        half.fill(pose.area("M-26 -76L-20 -108Q0 -96 20 -108L26 -76Z"), OCHRE, 6)
        half.fill(pose.place(circle(0, -150, 13)), OCHRE, 6)
    else:
        for x, tall in ((-78, 58), (-39, 44), (0, 66), (39, 44), (78, 58)):
            lily = (
                f"M{x - 13} -72L{x - 7} {-72 - tall * 0.5}Q{x - 24} {-72 - tall * 0.62} {x - 17} {-72 - tall * 0.86}"
                f"Q{x - 9} {-72 - tall * 0.7} {x} {-72 - tall}Q{x + 9} {-72 - tall * 0.7} {x + 17} {-72 - tall * 0.86}"
                f"Q{x + 24} {-72 - tall * 0.62} {x + 7} {-72 - tall * 0.5}L{x + 13} -72Z"
            )
            half.fill(pose.area(lily), OCHRE, 6)
    half.fill(pose.area("M-92 -52Q0 -34 92 -52L90 -82Q0 -64 -90 -82Z"), OCHRE, shade=pose.x + 30)
    for x in (-60, -20, 20, 60):
        half.fill(pose.place(circle(x, -59 - abs(x) * 0.06, 7)), gem if abs(x) < 40 else CREAM, 4)


def _hand(half: Half, x: float, suit: str, skin: str) -> None:
    dress.sleeve(half, x, cloth.DRESSES[suit].trim, CREAM)
    cloth.fist(half, x - 2, -44, skin)


# ----------------------------------------------------------------------------------------- ♠


def _spades(half: Half) -> None:
    pose = Pose(X, HEAD_Y)
    arms.sword(half, 208)
    dress.robes(half, "S")
    locks = (
        "M0 -96C-70 -96 -88 -50 -84 10C-84 60 -104 80 -96 130C-74 142 -52 126 -48 96L48 96"
        "C52 126 74 142 96 130C104 80 84 60 84 10C88 -50 70 -96 0 -96Z"
    )
    half.fill(pose.area(locks), NIGHT)
    for side in (-1, 1):
        for x in (66, 80):
            half.line(
                pose.line(
                    f"M{side * x} 0C{side * (x + 6)} 50 {side * (x + 2)} 80 {side * (x + 8)} 118"
                ),
                4,
                STRAND,
            )
    half.fill(pose.area("M-26 60L-30 112L30 112L26 60Z"), FAIR, 6)
    dress.lace_band(half, X, -130, 1.05)
    dress.garter(half, X, -34, "S", INK)
    man = Face(
        FAIR,
        jaw="long",
        nose="long",
        mouth="calm",
        gaze=0,
        lid=0.22,
        brow_width=7,
        brow_lift=2,
        iris="#3E73AE",
    )
    faces.draw(half, pose, man)
    half.fill(
        pose.area(
            "M0 44C10 38 22 44 44 34C38 56 16 58 0 52C-16 58 -38 56 -44 34C-22 44 -10 38 0 44Z"
        ),
        NIGHT,
        4,
    )
    half.fill(pose.area("M-17 78Q0 70 17 78C16 104 8 122 0 130C-8 122 -16 104 -17 78Z"), NIGHT, 5)
    front = "M0 -60C-40 -64 -62 -40 -66 14C-82 -10 -80 -74 -50 -92L50 -92C80 -74 82 -10 66 14C62 -40 40 -64 0 -60Z"
    half.fill(pose.area(front), NIGHT, 6)
    _crown(half, pose, BLUE, BLUE, arched=False)
    _hand(half, 206, "S", FAIR)


# ----------------------------------------------------------------------------------------- ♥


def _hearts(half: Half) -> None:
    pose = Pose(X + 2, HEAD_Y, turn=1)
    arms.sceptre(half, 210)
    dress.robes(half, "H")
    dress.periwig(half, pose, CHESTNUT, "#B5793E", 186)
    half.fill(pose.area("M-22 60L-26 116L34 116L34 50Z"), FAIR, 6)
    half.fill(
        area(f"M{X - 26} -140Q{X} -122 {X + 26} -140L{X + 34} -40Q{X} -18 {X - 34} -40Z"), CREAM, 6
    )
    for y in (-112, -88, -64):
        half.line(move(area("M-26 0Q0 14 26 0Q0 22 -26 0Z"), X, y).boundary, 3, SHADES[CREAM])
    man = Face(
        FAIR,
        jaw="full",
        nose="broad",
        mouth="smirk",
        gaze=-5,
        lid=0.18,
        brow=CHESTNUT,
        brow_width=8,
        brow_lift=6,
        blush=True,
    )
    faces.draw(half, pose, man)
    half.fill(
        pose.area(
            "M-32 46C-20 40 -10 46 6 38C2 54 -16 56 -30 51C-40 56 -54 52 -58 42C-48 46 -40 42 -32 46Z"
        ),
        CHESTNUT,
        4,
    )
    dress.curls(
        half,
        pose,
        CHESTNUT,
        "#B5793E",
        [(46, -58, 24), (60, -20, 22), (66, 22, 22), (-52, -58, 18)],
    )
    _crown(half, pose, RED, BLUE, arched=True)
    dress.orb(half, -152, -52)
    cloth.fist(half, -152, -4, FAIR, -4)
    half.fill(
        area("M-262 110C-258 30 -236 -4 -200 6L-112 14L-118 60Q-150 40 -176 64L-184 120Z"), RED, 6
    )
    _hand(half, 208, "H", FAIR)


# ----------------------------------------------------------------------------------------- ♦


def _diamonds(half: Half) -> None:
    pose = Pose(X + 4, HEAD_Y + 2, turn=-1)
    arms.broad_axe(half, 204)
    dress.robes(half, "D")
    half.fill(
        pose.area("M-26 56L-34 132L44 132L40 40Z"),
        BROWN,
        6,
        shade=pose.area("M10 40L10 140L60 140L60 40Z"),
    )
    # A cloak thrown over the shoulder and pinned.
    half.fill(
        area(
            f"M{X - 62} -150C{X - 20} -96 {X + 60} -96 {X + 86} -150L{X + 128} -128C{X + 70} -20 {X - 60} -40 {X - 206} 40L{X - 250} 20C{X - 190} -40 {X - 120} -90 {X - 96} -138Z"
        ),
        BLUE,
        shade=X + 40,
    )
    for x, y, reach, fall in ((-10, -96, 200, 104), (34, -84, 190, 84), (72, -96, 170, 60)):
        half.line(line(f"M{x} {y}Q{x - reach * 0.5} {y + fall * 0.42} {x - reach} {y + fall}"), 4.5)
    half.fill(circle(X + 92, -128, 20), OCHRE, 6)
    half.fill(circle(X + 92, -128, 8), RED, 4)
    half.fill(pose.area("M-10 -88C70 -100 92 -44 84 6L70 50L44 40L36 -40Z"), GREY)
    man = Face(
        BROWN,
        jaw="firm",
        nose="hooked",
        mouth="stern",
        gaze=-5,
        lid=0.3,
        brow=GREY,
        brow_width=9,
        brow_lift=-3,
        wrinkles=True,
        ears=True,
    )
    faces.draw(half, pose, man)
    half.line(
        pose.line("M-34 44Q-44 52 -40 66M-6 46Q6 56 4 70M-30 -50Q0 -44 26 -50"), 3.5, SHADES[BROWN]
    )
    half.fill(
        pose.area(
            "M-56 -34C-52 -52 -34 -50 -26 -40C-14 -54 4 -52 12 -40C22 -52 40 -46 46 -26L52 6L66 0L70 -60L-50 -84Z"
        ),
        GREY,
        5,
    )
    # Laurel, tied behind with a ribbon.
    half.fill(pose.area("M78 -44L116 -30L108 -12L82 -30ZM80 -36L104 6L86 10L74 -24Z"), RED, 5)
    for k in range(8):
        left, top = -60 + 20 * k, -72 + 0.9 * (k - 2.6) ** 2
        for angle, lift in ((-62, -10), (-18, 6)):
            leaf = rotate(
                move(area("M0 0C-14 -14 -10 -40 0 -54C10 -40 14 -14 0 0Z"), left, top + lift),
                angle * 0.9,
                (left, top + lift),
            )
            half.fill(pose.place(leaf), LEAF if angle < -40 else GREEN, 5)
    half.fill(pose.place(circle(-64, -76, 11)), OCHRE, 5)
    half.fill(
        pose.area("M-40 -96L-46 -138L-22 -112L-2 -150L18 -112L44 -140L40 -96Z"),
        OCHRE,
        shade=pose.x + 20,
    )
    half.fill(pose.place(circle(-2, -108, 8)), RED, 4)
    _hand(half, 202, "D", BROWN)


# ----------------------------------------------------------------------------------------- ♣


def _clubs(half: Half) -> None:
    pose = Pose(X, HEAD_Y + 2)
    arms.mace(half, 210)
    dress.robes(half, "C", kaftan=GREEN)
    half.fill(pose.area("M-30 50L-34 128L34 128L30 50Z"), DEEP, 6, shade=X + 8)
    half.fill(
        area(
            f"M{X - 66} -152C{X - 40} -60 {X - 20} -20 {X} 30C{X + 20} -20 {X + 40} -60 {X + 66} -152L{X + 96} -140C{X + 80} -30 {X + 40} 20 {X} 80C{X - 40} 20 {X - 80} -30 {X - 96} -140Z"
        ),
        CREAM,
        shade=X + 20,
    )
    cloth.beads(half, X, -150, (64, 92), CREAM, 9, 140, 10)
    half.fill(circle(X, -52, 20), RED, 6)
    man = Face(
        DEEP,
        jaw="square",
        nose="broad",
        mouth="none",
        gaze=-4,
        lid=0.2,
        brow_width=9,
        brow_lift=4,
        ears=True,
    )
    faces.draw(half, pose, man)
    beard = "M-66 4C-60 40 -46 46 -26 42Q0 34 26 42C46 46 60 40 66 4C70 60 46 100 0 104C-46 100 -70 60 -66 4Z"
    half.fill(pose.area(beard), NIGHT, 6)
    half.fill(pose.area("M-17 60Q0 54 17 60Q0 76 -17 60Z"), "#8B3A2C", 4)
    for side in (-1, 1):
        half.fill(pose.place(circle(side * 66, 34, 10)), OCHRE, 5)
    # The turban: folds wound about a red cap, a jewel and an aigrette.
    half.fill(pose.area("M-46 -104C-40 -150 40 -150 46 -104Z"), RED, shade=X + 12)
    half.fill(
        pose.area(
            "M-94 -50C-116 -100 -70 -132 0 -128C70 -132 116 -100 94 -50C60 -34 -60 -34 -94 -50Z"
        ),
        CREAM,
        shade=X + 30,
    )
    for data in (
        "M-100 -66C-60 -100 0 -84 98 -62",
        "M-92 -98C-40 -116 30 -96 104 -82",
        "M-58 -120C-10 -126 50 -112 92 -104",
        "M-96 -54C-60 -70 -10 -60 40 -44",
    ):
        half.line(pose.line(data), 4)
    for k in range(7):
        a = -150 + 20 * k
        half.fill(
            pose.place(
                rotate(
                    move(area("M0 0C-7 -16 -5 -34 0 -44C5 -34 7 -16 0 0Z"), 0, -100),
                    a + 90,
                    (0, -92),
                )
            ),
            OCHRE if k % 2 else CREAM,
            4.5,
        )
    half.fill(pose.place(circle(0, -88, 19)), OCHRE, 6)
    half.fill(pose.place(circle(0, -88, 10)), GREEN, 5)
    _hand(half, 208, "C", DEEP)

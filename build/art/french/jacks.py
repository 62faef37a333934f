"""The four jacks, all in three-quarter view.

♠ a wary soldier with moustache and long brown hair, looking left; ♥ a fair page, looking at his
pennant; ♦ a curly young man with a goatee and an ear-ring; ♣ a grinning guardsman.
"""

from __future__ import annotations

from dataclasses import dataclass

from french import arms, caps, dress, faces
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
    TAN,
)
from geo import area, circle, join, line, mirror, move, span

X = 6
HEAD_Y = -242
ARM_X = 214
STRAND = "#5A5870"

# A body whose chest looks left: the far shoulder short, the near one broad and lower.
_BODY = (
    "M-66 -146C-118 -136 -160 -122 -184 -84L-226 20L-236 280L276 280L262 60"
    "C250 -30 204 -112 112 -140L58 -152Z"
)
_BODY_MIRRORED = (
    "M-58 -152C-108 -142 -196 -116 -236 -40L-262 60L-270 280L270 280L256 60"
    "C238 -40 196 -116 118 -138L66 -146Z"
)
_SEAM = "M-26 -150C-46 -100 -46 -20 -34 280L400 280L400 -300L-26 -300Z"


@dataclass(frozen=True)
class _Jack:
    face: Face
    turn: int
    other: str
    """Cloth of the half without textile."""


_JACKS = {
    "S": _Jack(
        Face(TAN, jaw="firm", nose="hooked", mouth="stern", gaze=-5, lid=0.25, brow=CHESTNUT,
             brow_width=8, brow_lift=-3),
        turn=-1, other=OCHRE,
    ),
    "H": _Jack(
        Face(FAIR, jaw="soft", nose="snub", mouth="smile", gaze=-6, eye=1.06, brow=NIGHT,
             brow_width=5, brow_lift=5, blush=True, iris="#3E73AE"),
        turn=1, other=CREAM,
    ),
    "D": _Jack(
        Face(BROWN, jaw="slim", nose="straight", mouth="smirk", gaze=-5, lid=0.2, brow=NIGHT,
             brow_width=6, brow_lift=6, ears=True),
        turn=-1, other=BLUE,
    ),
    "C": _Jack(
        Face(DEEP, jaw="full", nose="broad", mouth="grin", gaze=-6, eye=1.02, brow=NIGHT,
             brow_width=8, brow_lift=4, ears=True),
        turn=1, other=RED,
    ),
}  # fmt: skip


def draw(suit: str, frame: Frame) -> Half:
    """Draw one half of a jack."""
    half = Half(frame)
    jack = _JACKS[suit]
    pose = Pose(X - 4 * jack.turn, HEAD_Y, jack.turn)
    dress.slants(half, dress.DRESSES[suit].glow)
    _ARMS[suit](half, ARM_X)
    if suit == "S":
        _long_hair(half, pose)
    _tunic(half, suit, jack)
    _neck(half, pose, jack.face.skin)
    collar_x = X + 14 * jack.turn
    if suit in "SD":
        dress.ruff(half, collar_x, -138)
    else:
        dress.dagged_collar(half, collar_x, -138, OCHRE if suit == "H" else GREEN)
    _HAIR[suit](half, pose)
    faces.draw(half, pose, jack.face)
    _BEARD_AND_FRINGE[suit](half, pose)
    _CAPS[suit](half, pose)
    trim = dress.DRESSES[suit].trim
    dress.sleeve(half, ARM_X, jack.other if jack.turn < 0 else dress.DRESSES[suit].cloth,
                 CREAM if trim == jack.other else trim)  # fmt: skip
    dress.fist(half, ARM_X - 2, -42, jack.face.skin)
    return half


def _tunic(half: Half, suit: str, jack: _Jack) -> None:
    """A tunic halved along its buttons, which lie to the side he looks to."""
    worn = dress.DRESSES[suit]
    body = area(_BODY if jack.turn < 0 else _BODY_MIRRORED)
    near = area(_SEAM)
    if jack.turn > 0:
        near = move(mirror(near), 2 * X, 0)
    plain, woven = body.intersection(near), body.difference(near)
    half.fill(plain, jack.other, 0)
    half.fill(woven, worn.cloth, 0)
    dress.textile(half, suit, woven, worn.motif)
    seam = line("M-26 -150C-46 -100 -46 -20 -34 280")
    if jack.turn > 0:
        seam = move(mirror(seam), 2 * X, 0)
    half.line(seam, 6)
    half.line(body, half.width)
    for y, dx in ((-66, -41), (-24, -43), (18, -42), (60, -41)):
        x = dx if jack.turn < 0 else 2 * X - dx
        half.fill(circle(x, y, 9), OCHRE if jack.other != OCHRE else CREAM, 5)
    # Folds over the arm that is nearer to us.
    for data in ("M96 -96C84 -50 84 -6 92 40", "M150 -84C128 -56 118 -34 116 -10"):
        fold = line(data) if jack.turn < 0 else move(mirror(line(data)), 2 * X - 10, 0)
        half.line(fold, 4.5)


def _neck(half: Half, pose: Pose, skin: str) -> None:
    half.fill(pose.area("M-22 60L-26 130L38 130L36 40Z"), skin, 6, shade=pose.x + 4)


# --------------------------------------------------------------------- hair, beards, fringes


def _long_hair(half: Half, pose: Pose) -> None:
    """Behind the collar of J♠."""
    back = "M-30 -76C80 -96 106 -40 100 30C98 70 108 100 122 128L10 134L20 0Z"
    half.fill(pose.area(back), CHESTNUT, shade=pose.x + 66)


def _hair_spades(half: Half, pose: Pose) -> None:
    side = (
        "M30 -70C86 -70 98 -30 94 30C92 76 106 100 116 124C88 128 62 118 52 92C44 60 44 20 40 -10Z"
    )
    half.fill(pose.area(side), CHESTNUT)
    far = "M-50 -60C-64 -30 -66 10 -60 30C-72 50 -74 70 -70 90C-52 84 -44 70 -42 50Z"
    half.fill(pose.area(far), CHESTNUT)


def _hair_hearts(half: Half, pose: Pose) -> None:
    bob = "M-10 -84C80 -96 100 -40 96 20C96 58 88 80 72 88C56 94 44 86 40 70L30 -40Z"
    half.fill(pose.area(bob), NIGHT)
    half.fill(pose.area("M-50 -60C-66 -40 -68 10 -64 50C-56 58 -46 54 -42 46Z"), NIGHT)


def _hair_diamonds(half: Half, pose: Pose) -> None:
    curls = [circle(x, y, r) for x, y, r in (
        (50, -66, 28), (74, -42, 27), (82, -8, 26), (80, 26, 25), (68, 56, 22), (-50, -52, 20),
        (-60, -22, 15))]  # fmt: skip
    half.fill(pose.place(join(curls)), NIGHT)
    for x, y in ((78, -36), (86, -4), (82, 30)):
        half.line(pose.line(f"M{x - 10} {y + 4}Q{x} {y - 12} {x + 9} {y + 2}"), 4, STRAND)


def _hair_clubs(half: Half, pose: Pose) -> None:
    half.fill(pose.area("M-20 -84C70 -92 88 -50 80 8L70 44L44 40L40 -40Z"), NIGHT)


def _front_spades(half: Half, pose: Pose) -> None:
    moustache = (
        "M-30 46C-16 40 -2 46 10 40C18 36 26 30 28 22C34 42 22 56 4 58C-8 58 -22 56 -30 52"
        "C-38 58 -50 58 -58 52C-64 46 -64 38 -62 32C-56 44 -42 44 -30 46Z"
    )
    half.fill(pose.area(moustache), CHESTNUT, 5)
    half.fill(pose.area("M-36 72Q-28 68 -18 72Q-22 90 -28 92Q-34 88 -36 72Z"), CHESTNUT, 4)
    forelock = (
        "M-56 -26C-54 -46 -42 -54 -20 -54C10 -56 34 -50 44 -20"
        "C54 -8 58 10 54 40C70 20 78 -30 60 -74L-52 -78Z"
    )
    half.fill(pose.area(forelock), CHESTNUT, 6)
    half.line(pose.line("M20 -56C44 -46 56 -26 60 0"), 3.5, SHADES[CHESTNUT])


def _front_hearts(half: Half, pose: Pose) -> None:
    for x, y in ((6, 30), (18, 26), (28, 34), (-52, 30)):
        half.fill(pose.place(circle(x, y, 2.4)), "#C98452", 0)
    fringe = (
        "M-58 -20Q-52 -34 -40 -30Q-10 -38 26 -32C46 -28 52 0 54 40C74 30 78 -40 60 -78L-54 -78Z"
    )
    half.fill(pose.area(fringe), NIGHT, 6)
    half.line(pose.line("M-34 -44Q0 -48 30 -42M62 -36Q72 0 66 40"), 4, STRAND)


def _front_diamonds(half: Half, pose: Pose) -> None:
    goatee = "M-42 78Q-26 72 -10 78C-6 96 -16 114 -28 116C-38 112 -44 96 -42 78Z"
    half.fill(pose.area(goatee), NIGHT, 5)
    half.fill(pose.area("M-48 53Q-30 40 -8 50Q-28 48 -48 53Z"), NIGHT, 3)
    curls = join(
        circle(x, y, r)
        for x, y, r in (
            (-44, -56, 16),
            (-22, -58, 18),
            (4, -58, 19),
            (30, -54, 18),
            (48, -40, 16),
            (56, -20, 12),
        )
    )
    half.fill(pose.place(curls.union(span(-50, -84, 60, -62))), NIGHT, 6)
    half.fill(pose.place(circle(60, 34, 10)), OCHRE, 5)


def _front_clubs(half: Half, pose: Pose) -> None:
    cropped = (
        "M-54 -40C-50 -54 -20 -58 10 -54C36 -50 46 -30 48 -4L50 22L62 20L74 -30L60 -80L-50 -80Z"
    )
    half.fill(pose.area(cropped), NIGHT, 6)
    half.line(pose.line("M14 62Q20 52 16 44M-46 48Q-50 56 -46 62"), 3.5, SHADES[DEEP])
    half.fill(pose.place(circle(-29, 84, 2.5)), SHADES[DEEP], 0)


_ARMS = {"S": arms.halberd, "H": arms.spear, "D": arms.crescent_axe, "C": arms.partisan}
_CAPS = {
    "S": caps.beret,
    "H": caps.peaked_hat,
    "D": caps.slashed_bonnet,
    "C": caps.morion,
}
_HAIR = {"S": _hair_spades, "H": _hair_hearts, "D": _hair_diamonds, "C": _hair_clubs}
_BEARD_AND_FRINGE = {
    "S": _front_spades,
    "H": _front_hearts,
    "D": _front_diamonds,
    "C": _front_clubs,
}

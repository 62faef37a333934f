"""Faces of the courts: seen from the front, or turned by an eighth (three-quarter view)."""

from __future__ import annotations

from dataclasses import dataclass

from french.frame import Half, Pose
from french.palette import BLUSH, CREAM, INK, LIPS, SHADES
from geo import Shape, area, circle, ellipse, line, move, span

# Outlines about the middle of the face; the upper end is hidden by hair or crown.
_JAWS = {
    "oval": (
        "M-58 -74L58 -74C66 -30 66 10 57 34C48 64 24 84 0 84"
        "C-24 84 -48 64 -57 34C-66 10 -66 -30 -58 -74Z"
    ),
    "pointed": (
        "M-57 -74L57 -74C64 -30 62 8 51 34C40 60 18 88 0 90"
        "C-18 88 -40 60 -51 34C-62 8 -64 -30 -57 -74Z"
    ),
    "round": (
        "M-60 -74L60 -74C72 -30 76 18 64 44C50 72 24 82 0 82"
        "C-24 82 -50 72 -64 44C-76 18 -72 -30 -60 -74Z"
    ),
    "square": (
        "M-60 -74L60 -74C66 -30 68 16 63 42C60 62 36 84 16 86L-16 86"
        "C-36 84 -60 62 -63 42C-68 16 -66 -30 -60 -74Z"
    ),
    "long": (
        "M-55 -74L55 -74C62 -30 60 20 52 46C44 74 20 98 0 98"
        "C-20 98 -44 74 -52 46C-60 20 -62 -30 -55 -74Z"
    ),
}
_TURNED_JAWS = {
    "soft": (
        "M-42 -74C-54 -52 -59 -30 -57 -15C-56 -8 -52 -4 -51 2"
        "C-53 10 -59 19 -58 29C-55 48 -47 62 -41 71"
        "C-34 83 -22 89 -8 88C16 86 38 70 50 46C58 32 64 8 62 -12L58 -74Z"
    ),
    "firm": (
        "M-42 -74C-54 -52 -60 -32 -59 -16C-58 -9 -53 -5 -52 2"
        "C-55 9 -61 18 -60 28C-57 46 -50 58 -46 68"
        "C-44 84 -30 94 -14 93C10 90 40 76 52 52C60 34 64 8 62 -12L58 -74Z"
    ),
    "slim": (
        "M-40 -74C-52 -52 -57 -30 -56 -15C-55 -8 -50 -4 -49 2"
        "C-51 10 -57 18 -56 27C-53 46 -44 64 -38 76"
        "C-32 90 -20 96 -8 94C12 90 32 72 44 46C54 30 60 8 58 -12L56 -74Z"
    ),
    "full": (
        "M-42 -74C-55 -52 -61 -30 -59 -14C-58 -7 -55 -3 -54 3"
        "C-58 11 -66 20 -64 32C-61 52 -50 66 -42 72"
        "C-34 82 -22 87 -8 86C20 84 44 70 56 44C64 28 68 8 66 -12L60 -74Z"
    ),
}
_NOSES = {
    "straight": "M-5 -10L-12 26Q-12 36 2 34",
    "hooked": "M-6 -12C-8 0 -17 8 -16 24Q-14 36 4 36",
    "broad": "M-4 -8C-6 8 -18 20 -18 28Q-18 36 -8 34Q0 40 10 34Q17 34 16 27",
    "snub": "M-8 16Q-14 26 -10 30Q0 36 9 30",
    "long": "M-5 -12L-12 36Q-10 46 4 43",
}
_TURNED_NOSES = {
    "straight": "M-29 -12C-30 0 -46 22 -50 30C-52 38 -44 41 -34 39",
    "hooked": "M-30 -13C-38 -2 -52 8 -54 28C-55 38 -44 40 -34 39",
    "broad": "M-29 -10C-31 4 -46 18 -50 26C-54 36 -46 42 -38 38Q-30 42 -24 36",
    "snub": "M-30 -10C-30 6 -42 18 -50 22C-55 30 -48 38 -36 36",
}


@dataclass(frozen=True)
class Face:
    """What one person looks like."""

    skin: str
    jaw: str = "oval"
    nose: str = "straight"
    mouth: str = "calm"
    iris: str = INK
    gaze: float = 4
    """How far the pupils are off the middle; for a turned face, negative is forward."""
    eye: float = 1
    """Size of the eyes."""
    lid: float = 0
    """How far the upper lid comes down, from 0 to 1."""
    brow: str = INK
    brow_width: float = 7
    brow_lift: float = 0
    """Height of the arch; negative for a frown."""
    wrinkles: bool = False
    blush: bool = False
    ears: bool = False


def draw(half: Half, pose: Pose, face: Face) -> None:
    """Draw the face without hair, beard or neck."""
    if pose.turn:
        _turned(half, pose, face)
    else:
        _front(half, pose, face)


def _front(half: Half, pose: Pose, face: Face) -> None:
    if face.ears:
        for x in (-63, 63):
            half.fill(pose.place(ellipse(x, 6, 13, 19)), face.skin, 6)
    half.fill(pose.area(_JAWS[face.jaw]), face.skin, 6, shade=pose.x + 8)
    for side in (-1, 1):
        x = 30 * side
        if face.blush:
            half.fill(pose.place(circle(38 * side, 38, 12)), BLUSH[face.skin], 0)
        _eye(half, pose, face, x, 0, 19 * face.eye, face.gaze, outer=side)
        y = -22 - 6 * face.eye + 3
        lift = face.brow_lift
        arch = f"M{x - 21 * side} {y + 5 - lift * 0.2}Q{x + 2 * side} {y - 8 - lift}"
        half.line(pose.line(f"{arch} {x + 21 * side} {y + 3}"), face.brow_width, face.brow)
        if face.wrinkles:
            half.line(pose.line(f"M{x - 12} 19Q{x} 25 {x + 14} 17"), 3, SHADES[face.skin])
    half.line(pose.line(_NOSES[face.nose]), 5)
    _mouth(half, pose, face, 0, 58)


def _turned(half: Half, pose: Pose, face: Face) -> None:
    outline = pose.area(_TURNED_JAWS[face.jaw])
    # Light comes from the left: the back of a head that looks left is in shade, and beyond the
    # nose of one that looks right.
    if pose.turn < 0:
        dark = "M34 -90C26 -40 40 6 32 40C24 68 6 78 -14 96L90 100L90 -90Z"
    else:
        dark = (
            "M-26 -90L-30 -10C-36 10 -44 20 -44 34C-34 40 -32 46 -34 54"
            "C-30 66 -36 76 -30 100L-90 100L-90 -90Z"
        )
    half.fill(outline, face.skin, 6, shade=pose.area(dark))
    if face.blush:
        half.fill(pose.place(ellipse(18, 36, 14, 11)), BLUSH[face.skin], 0)
    far = outline.buffer(-4)
    _eye(half, pose, face, -43, -1, 11 * face.eye, face.gaze * 0.6, outer=-1, within=far)
    _eye(half, pose, face, 6, -1, 19 * face.eye, face.gaze, outer=1)
    y = -20 - 6 * face.eye
    lift = face.brow_lift
    near_brow = f"M-17 {y + 5 - lift * 0.2}Q4 {y - 9 - lift} 31 {y + 4}"
    half.line(pose.line(near_brow), face.brow_width, face.brow)
    far_brow = pose.line(f"M-54 {y + 5}Q-48 {y - 6 - lift} -33 {y + 4 - lift * 0.2}")
    half.line(far_brow.intersection(far), face.brow_width, face.brow)
    if face.wrinkles:
        half.line(pose.line("M-2 20Q10 26 24 16"), 3, SHADES[face.skin])
        half.line(pose.line("M38 -4Q44 2 43 8"), 3, SHADES[face.skin])
    half.line(pose.line(_TURNED_NOSES[face.nose]), 5)
    _mouth(half, pose, face, -29, 59)
    if face.ears:
        half.fill(pose.place(ellipse(58, 8, 14, 21)), face.skin, 6)
        half.line(pose.line("M60 -4Q68 2 62 12Q58 16 60 20"), 3.5)


def _eye(
    half: Half,
    pose: Pose,
    face: Face,
    x: float,
    y: float,
    width: float,
    gaze: float,
    outer: int,
    within: Shape | None = None,
) -> None:
    """An eye whose outer corner is to the left (-1) or right (1)."""
    height = 17 * face.eye
    tilt = -2 * outer
    left, right = y + 1 - tilt, y + 1 + tilt
    upper = f"M{-width} {left}Q0 {y - height} {width} {right}"
    white = move(area(f"{upper}Q0 {y + 0.8 * height} {-width} {left}Z"), x, 0)
    shape = pose.place(white)
    if within is not None:
        shape = shape.intersection(within)
    half.fill(shape, CREAM, 0)
    centre = x + gaze, y - 1.5
    if face.iris != INK:
        iris = pose.place(circle(*centre, 8.8 * face.eye)).intersection(shape)
        half.fill(iris, face.iris, 0)
    pupil = (8.2 if face.iris == INK else 5.4) * face.eye
    half.fill(pose.place(circle(*centre, pupil)).intersection(shape), INK, 0)
    half.fill(pose.place(circle(centre[0] - 2.5, centre[1] - 3, 2)).intersection(shape), CREAM, 0)
    if face.lid:
        lowered = y - height * 0.5 + face.lid * height * 0.62
        lid = pose.place(white.intersection(span(x - 40, y - 40, x + 40, lowered)))
        if within is not None:
            lid = lid.intersection(within)
        half.fill(lid, SHADES[face.skin], 0)
        edge = white.intersection(line(f"M{x - 40} {lowered}L{x + 40} {lowered}"))
        half.line(pose.place(edge), 5)
    lash = pose.place(move(line(upper), x, 0))
    if within is not None:
        lash = lash.intersection(within)
    half.line(lash, 5.5 if not face.lid else 4)


_MOUTHS = {
    "calm": "M-16 0Q-7 -7 0 -3Q7 -7 17 -1Q2 16 -16 0Z",
    "full": "M-18 0Q-8 -10 0 -5Q8 -10 18 0Q0 20 -18 0Z",
    "smile": "M-20 -4Q-8 -3 0 0Q8 -3 20 -5Q2 17 -20 -4Z",
    "stern": "M-16 3Q-7 -5 0 -2Q7 -5 17 3Q2 10 -16 3Z",
    "small": "M-12 0Q-6 -8 0 -4Q6 -8 12 0Q0 14 -12 0Z",
}


def _mouth(half: Half, pose: Pose, face: Face, x: float, y: float) -> None:
    """A mouth about (x, y) of the head."""
    if face.mouth == "none":
        return
    lips = LIPS[face.skin]

    def shape(data: str) -> Shape:
        return pose.place(move(area(data), x, y))

    def stroke(data: str) -> Shape:
        return pose.place(move(line(data), x, y))

    if face.mouth == "grin":
        half.fill(shape("M-20 -5Q0 3 24 -7Q20 19 0 18Q-16 16 -20 -5Z"), lips, 4.5)
        half.fill(shape("M-16 -2Q0 5 20 -4L17 4Q0 11 -13 5Z"), CREAM, 0)
    elif face.mouth == "smirk":
        half.fill(shape("M-15 3Q-6 -4 1 -1Q10 -3 22 -9Q12 13 -15 3Z"), lips, 0)
        half.line(stroke("M-15 3Q4 4 24 -10"), 4)
    else:
        half.fill(shape(_MOUTHS[face.mouth]), lips, 0)
        half.line(stroke("M-13 1Q0 4 14 0"), 3)


def beard_strands(half: Half, pose: Pose, beard: Shape, xs: tuple[float, ...], colour: str) -> None:
    """Fine lines down a beard, kept inside its edge."""
    inside = beard.buffer(-10)
    for x in xs:
        strand = pose.line(f"M{x} 94C{x * 1.2} 122 {x} 146 {x * 0.8} 166")
        half.line(strand.intersection(inside), 5, colour)

"""Heads: a face from the front, turned by an eighth, or in profile, and what hands look like.

Faces are drawn about the origin, 132 units high from brow line to chin, and look to the left where
they are turned.  Hair, beards and hats are each figure's own.
"""

from __future__ import annotations

from dataclasses import dataclass

import geo
from geo import circle, ellipse
from spanish.kit import Figure, blob, stroke
from spanish.palette import BLUSH, CREAM, INK, LIPS, RED, SHADES

_FRONT = {
    "oval": "-45,-52 -48,6 -37,44 -14,66 14,66 37,44 48,6 45,-52 0,-68",
    "round": "-47,-52 -54,4 -48,40 -20,62 20,62 48,40 54,4 47,-52 0,-68",
    "long": "-43,-52 -45,8 -37,48 -15,76 15,76 37,48 45,8 43,-52 0,-68",
    "square": "-46,-52 -49,8 -46,44 -26,68 26,68 46,44 49,8 46,-52 0,-68",
}
_TURNED = {
    "soft": "-34,-60 -44,-26 -43,-8 -46,12 -44,36 -30,60 -8,68 18,58 40,34 50,0 46,-46 6,-70",
    "firm": "-34,-60 -45,-28 -43,-8 -48,10 -45,36 -37,62 -12,72 16,62 42,36 50,0 46,-46 6,-70",
    "round": "-34,-60 -47,-26 -46,-6 -54,12 -52,36 -36,58 -10,64 22,58 46,32 54,0 48,-46 6,-70",
    "slim": "-32,-60 -42,-26 -41,-8 -44,10 -41,36 -28,66 -10,76 12,66 34,38 46,0 43,-46 6,-70",
}
_PROFILE = {
    "straight": (
        "22,-68! -22,-64 -40,-38 -41,-16! -62,16! -58,22 -46,24! -52,34! -46,40 -50,48! -44,64 "
        "-16,72! 24,54 46,8"
    ),
    "hooked": (
        "22,-68! -24,-64 -42,-38 -42,-18! -58,-4 -66,20! -60,24 -46,24! -53,34! -46,40 -52,48! "
        "-48,66 -18,74! 24,54 46,8"
    ),
    "snub": (
        "22,-68! -22,-66 -42,-40 -43,-14! -64,10! -62,18 -48,22! -54,33! -47,39 -50,46! -42,62 "
        "-14,70! 24,54 46,8"
    ),
}


@dataclass(frozen=True)
class Face:
    """What one person's face looks like."""

    skin: str
    jaw: str
    nose: str = "straight"
    mouth: str = "calm"
    brow: str = INK
    brow_width: float = 6
    brow_lift: float = 0
    """How far the inner ends of the brows are raised; negative for a frown."""
    gaze: float = 0
    """How far the pupils are off the middle, to the right."""
    eye: float = 1
    blush: bool = True
    wrinkles: bool = False
    lashes: bool = False


_NOSES = {
    "straight": "3,-14 -6,10 -9,19 -3,24 6,22",
    "broad": "0,-12 -9,12 -13,20! -6,26 2,22 9,26 14,20",
    "hooked": "3,-18 -9,2 -10,20 -3,28 7,23",
    "snub": "-8,14 -9,22 -1,26 8,22",
}
_TURNED_NOSES = {
    "straight": "-22,-12 -32,12 -38,20! -32,27 -24,26",
    "broad": "-21,-10 -34,10 -40,20 -33,28 -20,25 -16,20",
    "hooked": "-22,-14 -38,4 -39,22! -31,26 -24,25",
    "snub": "-24,-6 -32,8 -41,17 -34,25 -26,24",
}
_MOUTHS = {
    "calm": "-13,40 0,46 13,40",
    "smile": "-16,37 0,50 16,37",
    "stern": "-14,46 0,41 14,46",
    "small": "-8,41 0,45 8,41",
}


def front(p: Figure, face: Face, ears: bool = False) -> None:
    """A face that looks at us."""
    if ears:
        for x in (-49, 49):
            p.solid(ellipse(x, 4, 10, 15), face.skin, 6, 5)
    p.solid(blob(_FRONT[face.jaw]), face.skin, 13)
    for side in (-1, 1):
        if face.blush:
            p.fill(circle(28 * side, 25, 10), BLUSH[face.skin], 0)
        _eye(p, face, 20 * side, -3, side)
        lift = face.brow_lift
        p.line(
            stroke(f"{9 * side},{-28 - lift} {22 * side},-33 {36 * side},-24"),
            face.brow_width,
            face.brow,
        )
        if face.wrinkles:
            p.line(stroke(f"{12 * side},12 {22 * side},15 {32 * side},10"), 3, SHADES[face.skin])
    p.line(stroke(_NOSES[face.nose]), 4.5)
    _mouth(p, face, 0)


def turned(p: Figure, face: Face, ear: bool = False) -> None:
    """A face turned by an eighth to the left."""
    p.solid(blob(_TURNED[face.jaw]), face.skin, 13)
    if ear:
        p.solid(ellipse(43, 6, 10, 15), face.skin, 6, 5)
    if face.blush:
        p.fill(circle(10, 25, 11), BLUSH[face.skin], 0)
    _eye(p, face, -31, -3, -1, 0.82)
    _eye(p, face, 2, -3, 1)
    lift = face.brow_lift
    p.line(stroke(f"-40,-25 -34,-32 -25,{-28 - lift}"), face.brow_width, face.brow)
    p.line(stroke(f"-12,{-28 - lift} 3,-33 19,-24"), face.brow_width, face.brow)
    if face.wrinkles:
        p.line(stroke("-6,12 4,15 14,9"), 3, SHADES[face.skin])
    p.line(stroke(_TURNED_NOSES[face.nose]), 4.5)
    _mouth(p, face, -20)


def profile(p: Figure, face: Face) -> None:
    """A face seen from its left side; `jaw` is the line of its nose and chin."""
    p.solid(blob(_PROFILE[face.jaw]), face.skin, 16)
    if face.blush:
        p.fill(circle(-20, 27, 10), BLUSH[face.skin], 0)
    p.line(stroke("-40,-9 -30,-15 -20,-8"), 4.5)
    p.fill(ellipse(-31, -3, 5, 7), INK, 0)
    lift = face.brow_lift
    p.line(stroke(f"-44,{-27 - lift} -30,-32 -14,-24"), face.brow_width, face.brow)
    if face.wrinkles:
        p.line(stroke("-26,12 -18,14 -10,9"), 3, SHADES[face.skin])
    smile = {"smile": 6, "stern": -4}.get(face.mouth, 1)
    p.line(stroke(f"-50,{38 if smile < 6 else 40} -42,40 -32,{40 - smile}"), 5.5, LIPS[face.skin])


def _eye(p: Figure, face: Face, x: float, y: float, outer: int, width: float = 1) -> None:
    w, h = 12 * face.eye * width, 9 * face.eye
    p.fill(
        ellipse(x + face.gaze, y + 2, 5.6 * face.eye * (0.9 if width < 1 else 1), 7.2 * face.eye),
        INK,
        0,
    )
    p.fill(circle(x + face.gaze - 1.6, y - 0.6, 1.7), CREAM, 0)
    p.line(stroke(f"{x - w},{y - 3} {x},{y - h} {x + w},{y - 3}"), 4.5)
    if face.lashes:
        p.line(geo.polyline((x + outer * w, y - 3), (x + outer * (w + 6), y - 8)), 4)


def _mouth(p: Figure, face: Face, x: float) -> None:
    if face.mouth == "none":
        return
    with p.at(x, 0):
        if face.mouth == "open":
            p.fill(geo.area("M-16 36Q0 42 16 36Q12 56 0 56Q-12 56 -16 36Z"), "#7D1B19", 4.5)
            p.fill(geo.area("M-11 40Q0 44 11 40L9 45Q0 48 -9 45Z"), CREAM, 0)
            return
        p.line(stroke(_MOUTHS[face.mouth]), 6, LIPS[face.skin])
        p.line(geo.polyline((-4, 53), (4, 53)), 3.5, SHADES[face.skin])


def sun(p: Figure, x: float, y: float) -> None:
    """The face on the ace of coins."""
    with p.at(x, y, 1.15):
        for side in (-1, 1):
            p.fill(circle(34 * side, 24, 13), "#E58A55", 0)
            p.line(stroke(f"{10 * side},-27 {24 * side},-36 {42 * side},-25"), 6.5)
            p.fill(ellipse(25 * side, -4, 6.5, 8.5), INK, 0)
            p.fill(circle(25 * side - 2, -7, 2.2), CREAM, 0)
            p.line(stroke(f"{11 * side},-8 {25 * side},-17 {39 * side},-8"), 5)
        p.line(stroke("4,-18 -8,12 -11,21 -4,27 8,24"), 5)
        p.fill(geo.area("M-22 40Q-8 36 0 40Q8 36 22 40Q0 62 -22 40Z"), RED, 4.5)


# ----------------------------------------------------------------------------------------- hands


def fist(p: Figure, x: float, y: float, turn: float, skin: str, size: float = 1) -> None:
    """A closed hand, its knuckles to the right; it may hold something upright between them."""
    with p.at(x, y, size, turn):
        p.solid(blob("-24,-18 -4,-25 20,-20 27,0 20,20 -4,25 -24,18 -28,0"), skin, 8)
        for dy in (-9, 1, 11):
            p.line(geo.polyline((0, dy - 1), (23, dy)), 3.5)


def palm(p: Figure, x: float, y: float, turn: float, skin: str, size: float = 1) -> None:
    """An open hand pointing to the right, the thumb above."""
    with p.at(x, y, size, turn):
        p.solid(blob("-24,-16 0,-20 10,-34 20,-34 20,-18 42,-14 46,-2 40,12 10,20 -24,16"), skin, 7)
        p.line(geo.polyline((20, -3), (42, -3)), 3.5)
        p.line(geo.polyline((18, 7), (38, 6)), 3.5)

"""Horses: put together from the joints of a pose, so that each can stand in its own.

A horse is described facing left; the canvas mirrors one that faces right.
"""

from __future__ import annotations

from dataclasses import dataclass

import geo
from geo import Shape, Vec, circle, ellipse
from spanish.kit import Figure, blob, limb, stroke
from spanish.palette import INK, OCHRE, SHADES

Joint = tuple[float, float, float]
"""x, y and the width of the limb there."""
Joints = tuple[Joint, ...]


@dataclass(frozen=True)
class Coat:
    """A horse's colours."""

    hair: str
    mane: str
    tack: str
    """Bridle and straps."""
    hoof: str = INK
    socks: str | None = None
    blaze: str | None = None


@dataclass(frozen=True)
class Pose:
    """Where a horse's parts are."""

    barrel: Joints
    neck: Joints
    poll: Vec
    nod: float
    """Turn of the head: 0 looks down to the left, negative tucks the chin in."""
    near_fore: Joints
    far_fore: Joints
    near_hind: Joints
    far_hind: Joints
    tail: str
    mane: str
    hooves: tuple[float, float, float, float] = (0, 0, 0, 0)
    """How far each hoof is turned, in the order of the legs above."""
    feathers: bool = False
    """Long hair over the hooves."""
    ear: float = 0


_HEAD = "22,-18! -6,-22 -34,4 -58,54 -78,86 -80,108 -62,118 -44,108 -26,84 4,66 30,34 40,6"


def draw(p: Figure, pose: Pose, coat: Coat) -> None:
    """A horse without saddle and rider."""
    dark = SHADES[coat.hair]
    p.solid(blob(pose.tail), coat.mane, 10)
    for joints, turn in ((pose.far_hind, pose.hooves[3]), (pose.far_fore, pose.hooves[1])):
        _hoof(p, joints[-1], turn, coat)
        p.fill(limb(*joints), dark)
        _sock(p, joints, turn, coat, pose, dark=True)
    head = _head_shape(pose)
    near = (limb(*pose.near_fore), limb(*pose.near_hind))
    for joints, turn in ((pose.near_fore, pose.hooves[0]), (pose.near_hind, pose.hooves[2])):
        _hoof(p, joints[-1], turn, coat)
    trunk = geo.union(
        limb(*pose.barrel), limb(*pose.neck), circle(*pose.barrel[0][:2], pose.barrel[0][2] / 2)
    )
    body = geo.union(trunk, *near, head).buffer(9).buffer(-18).buffer(9)
    p.solid(body, coat.hair, 20)
    for joints, turn in ((pose.near_fore, pose.hooves[0]), (pose.near_hind, pose.hooves[2])):
        _sock(p, joints, turn, coat, pose)
        # The muscle that parts a leg from the trunk.
        x, y, width = joints[0]
        sides = limb(*joints).boundary.difference(circle(x, y, width * 0.56))
        p.line(sides.intersection(trunk.buffer(-10)), 4.5, dark)
    _face(p, pose, coat)
    p.solid(blob(pose.mane), coat.mane, 9)


def _head_shape(pose: Pose) -> Shape:
    return geo.move(geo.rotate(blob(_HEAD), pose.nod), *pose.poll)


def _hoof(p: Figure, ankle: Joint, turn: float, coat: Coat) -> None:
    x, y, _ = ankle
    with p.at(x, y, 1, turn):
        p.fill(blob("-19,-8! 17,-6! 19,22! -32,22! -26,6"), coat.hoof)


def _sock(
    p: Figure, joints: Joints, turn: float, coat: Coat, pose: Pose, dark: bool = False
) -> None:
    """The white lower end of a leg, or the long hair over its hoof."""
    if coat.socks is None:
        return
    if pose.feathers:
        x, y, _ = joints[-1]
        with p.at(x, y, 1, turn):
            tuft = "-18,-34! 19,-34! 26,-8 30,14! 18,8! 8,18! -4,8! -16,16! -20,6! -32,10! -24,-14"
            p.fill(blob(tuft), SHADES[coat.socks] if dark else coat.socks)
        return
    (x0, y0, w0), (x1, y1, w1) = joints[-2], joints[-1]
    part = limb(((x0 + 2 * x1) / 3, (y0 + 2 * y1) / 3, (w0 + 2 * w1) / 3), joints[-1])
    p.fill(part, SHADES[coat.socks] if dark else coat.socks)


def _face(p: Figure, pose: Pose, coat: Coat) -> None:
    with p.at(*pose.poll, 1, pose.nod):
        with p.at(6, -14, 1, pose.ear):
            p.solid(blob("-18,6! -22,-24 -8,-52! 10,-28 14,6!"), coat.hair, 7)
            p.line(geo.polyline((-8, -34), (-6, -4)), 4)
        if coat.blaze:
            p.fill(blob("-36,10! -60,58 -76,90! -68,96 -50,58 -26,16!"), coat.blaze, 0)
        p.line(stroke("24,18 14,48 -10,66"), 4.5, SHADES[coat.hair])
        p.line(stroke("-34,24 -26,16 -14,20"), 5)
        p.fill(ellipse(-24, 27, 6.5, 7.5), INK, 0)
        p.fill(circle(-26.5, 24.5, 2), "#FFFFFF", 0)
        p.fill(ellipse(-66, 92, 5, 6), INK, 0)
        p.line(stroke("-68,112 -54,106 -44,96"), 4.5)
        # The bridle: over the nose, along the cheek, behind the ears.
        p.line(stroke("-62,60 -44,76 -32,90"), 8, coat.tack)
        p.line(stroke("18,-14 2,36 -38,84"), 8, coat.tack)
        p.line(stroke("-40,4 -14,8 10,14"), 8, coat.tack)
        p.fill(circle(-37, 84, 8), OCHRE, 4)


def bit(pose: Pose) -> Vec:
    """Where the reins are fastened."""
    x, y = geo.rotate(geo.circle(-37, 84, 1), pose.nod).centroid.coords[0]
    return pose.poll[0] + x, pose.poll[1] + y

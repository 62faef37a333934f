"""Clothes and ground, shared by the figures; each figure puts them on in its own way."""

from __future__ import annotations

import geo
from geo import Shape, circle, polygon, rectangle
from spanish.kit import Figure, blob, limb, stroke
from spanish.palette import CREAM, GREEN, INK, LEATHER, OCHRE, SHADES, SNOW


def ground(p: Figure, left: float, right: float, y: float = 858, colour: str = GREEN) -> None:
    """The piece of land a figure stands on."""
    middle = (left + right) / 2
    outline = (
        f"{left},{y}! {left + 60},{y - 10} {middle},{y - 14} {right - 60},{y - 8} {right},{y + 2}! "
        f"{right - 40},{y + 24} {middle},{y + 34} {left + 40},{y + 24}"
    )
    p.fill(blob(outline), colour)
    for x, width in ((left + 60, 60), (middle + 20, 70)):
        tuft = f"{x},{y + 13} {x + width / 2},{y + 16} {x + width},{y + 13}"
        p.line(stroke(tuft), 5, SHADES[colour])


def halved(p: Figure, body: Shape, right: Shape, left_colour: str, right_colour: str) -> None:
    """A garment of two cloths: `right` is the area of the second."""
    p.fill(body.difference(right), left_colour, 0)
    second = body.intersection(right)
    p.solid(second, right_colour, 14, 0)
    p.line(second, 4.5)
    p.line(body, p.width)


def striped(p: Figure, body: Shape, stripes: list[Shape], ground_colour: str, colour: str) -> None:
    """A garment with stripes of another cloth."""
    p.solid(body, ground_colour, 12)
    for stripe in stripes:
        cut = stripe.intersection(body)
        p.fill(cut, colour, 4)
    p.line(body, p.width)


def belt(p: Figure, text: str, width: float, colour: str, buckle: tuple[float, float]) -> None:
    """A belt along a line, and its buckle."""
    p.band(text, width, colour, 5)
    x, y = buckle
    p.fill(rectangle(x - 14, y - 15, 28, 30, 4), CREAM if colour != CREAM else OCHRE, 5)
    p.fill(rectangle(x - 5, y - 6, 10, 12, 2), INK, 0)


def cuff(p: Figure, x: float, y: float, turn: float, width: float, colour: str = CREAM) -> None:
    """A cuff across an arm that points in direction `turn`."""
    with p.at(x, y, 1, turn):
        p.solid(limb((-11, 0, width), (11, 0, width + 5)), colour, 7)


def buttons(p: Figure, places: list[tuple[float, float]], colour: str, radius: float = 7) -> None:
    """A row of buttons."""
    for x, y in places:
        p.fill(circle(x, y, radius), colour, 4)


def ermine(p: Figure, outline: str, tails: list[tuple[float, float]]) -> None:
    """White fur with black tails."""
    p.solid(blob(outline), SNOW, 16)
    for x, y in tails:
        p.fill(polygon((x, y - 10), (x + 6, y + 7), (x, y + 13), (x - 6, y + 7)), INK, 0)


def shoe(p: Figure, x: float, y: float, colour: str, left: bool = True, length: float = 92) -> None:
    """A shoe whose heel stands at (x, y), pointing to the left or right."""
    with p.at(x, y, 1, 0, not left):
        outline = (
            f"18,-38! 22,-6 18,4! {-length * 0.5},6 {-length + 18},3! {-length + 10},-6 "
            f"{-length * 0.62},-20 -20,-42!"
        )
        p.solid(blob(outline), colour, 8)


def boot(p: Figure, joints: list[tuple[float, float, float]], left: bool = True) -> None:
    """A leather boot up to the knee; the last joint is the ankle."""
    x, y, _ = joints[-1]
    shoe(p, x, y + 30, LEATHER, left, 84)
    p.solid(limb(*joints), LEATHER, 11)
    x, y, width = joints[0]
    p.line(geo.polyline((x - width * 0.46, y + 14), (x + width * 0.46, y + 14)), 5)


def crown(p: Figure, gems: str, cap: str, points: int = 5, height: float = 72) -> None:
    """A crown about the origin, which is the middle of its lower edge."""
    p.fill(
        blob(f"-46,-14! -50,-{height * 0.62} 0,-{height * 0.8} 50,-{height * 0.62} 46,-14!"), cap
    )
    step = 128 / (points - 1)
    outline: list[tuple[float, float]] = [(-54, 2)]
    tips = []
    for k in range(points):
        x = -64 + step * k
        high = height * (1.08 if k == (points - 1) / 2 else 0.95 if k in (0, points - 1) else 1)
        tips.append((x, -high))
        outline.append((x, -high))
        if k < points - 1:
            outline.append((x + step / 2, -height * 0.42))
    outline.append((54, 2))
    band = blob("-54,-2! 0,14 54,-2! 56,-24! 0,-8 -56,-24!")
    p.solid(polygon(*outline).union(band), OCHRE, 12)
    for x, y in tips:
        p.fill(circle(x, y - 2, 8.5), gems, 5)
    p.line(stroke("-56,-24 0,-8 56,-24"), 4.5)
    for x, y in ((-34, -4), (0, 2), (34, -4)):
        p.fill(circle(x, y, 5.5), gems, 3.5)

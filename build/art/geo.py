"""Shapes for the drawings, on top of shapely.

A drawing is built from shapes that are cut, joined and repeated here, at build time, because the
program's SVG reader knows neither clipping, masks nor patterns.  Coordinates are those of SVG:
x to the right, y downwards.  Angles are in degrees and, since y points down, turn clockwise.
"""

from __future__ import annotations

import math
import re
from collections.abc import Iterable, Sequence

from shapely import affinity
from shapely.geometry import LineString, MultiLineString, Point, Polygon, box
from shapely.geometry.base import BaseGeometry
from shapely.ops import unary_union

Shape = BaseGeometry
Vec = tuple[float, float]

_TOKEN = re.compile(r"[A-Za-z]|-?\d*\.?\d+(?:e-?\d+)?")
_CURVE_STEPS = 14
_ROUND_STEPS = 16
EMPTY: Shape = Polygon()


def flatten(data: str, steps: int = _CURVE_STEPS) -> list[tuple[list[Vec], bool]]:
    """Turn SVG path data into polylines, each with a flag that tells whether it was closed.

    Knows the absolute commands M L H V C S Q Z; raises ValueError for any other.  Every curve
    becomes `steps` straight pieces.
    """
    tokens = _TOKEN.findall(data)
    position = 0
    lines: list[tuple[list[Vec], bool]] = []
    current: list[Vec] = []
    pen: Vec = (0.0, 0.0)
    handle: Vec = pen
    command = "M"

    def number() -> float:
        nonlocal position
        value = float(tokens[position])
        position += 1
        return value

    def point() -> Vec:
        return number(), number()

    while position < len(tokens):
        if tokens[position].isalpha():
            command = tokens[position]
            position += 1
        if command == "Z":
            lines.append((current, True))
            current = []
        elif command == "M":
            if current:
                lines.append((current, False))
            pen = point()
            current = [pen]
            command = "L"
        elif command in "LHV":
            if command == "L":
                pen = point()
            elif command == "H":
                pen = number(), pen[1]
            else:
                pen = pen[0], number()
            current.append(pen)
        elif command in "CS":
            first = point() if command == "C" else (2 * pen[0] - handle[0], 2 * pen[1] - handle[1])
            handle, end = point(), point()
            current += _bezier([pen, first, handle, end], steps)
            pen = end
        elif command == "Q":
            handle, end = point(), point()
            current += _bezier([pen, handle, end], steps)
            pen = end
        else:
            raise ValueError(f"path command {command!r} is not known")
    if current:
        lines.append((current, False))
    return lines


def _bezier(controls: Sequence[Vec], steps: int) -> list[Vec]:
    """Points of a Bézier curve of any degree, without its start."""
    degree = len(controls) - 1
    points = []
    for step in range(1, steps + 1):
        t = step / steps
        weights = [math.comb(degree, i) * t**i * (1 - t) ** (degree - i) for i in range(degree + 1)]
        x = sum(w * c[0] for w, c in zip(weights, controls, strict=True))
        y = sum(w * c[1] for w, c in zip(weights, controls, strict=True))
        points.append((x, y))
    return points


# ------------------------------------------------------------------------------ making shapes


def area(data: str, steps: int = _CURVE_STEPS) -> Shape:
    """The area inside SVG path data; of several subpaths, by the even-odd rule."""
    shape: Shape = EMPTY
    for points, _ in flatten(data, steps):
        shape = shape.symmetric_difference(Polygon(points).buffer(0))
    return shape


def line(data: str, steps: int = _CURVE_STEPS) -> Shape:
    """The line along SVG path data."""
    lines = [
        LineString([*points, points[0]] if closed else points)
        for points, closed in flatten(data, steps)
    ]
    return lines[0] if len(lines) == 1 else MultiLineString(lines)


def polyline(*points: Vec) -> Shape:
    """The straight pieces from point to point."""
    return LineString(points)


def polygon(*points: Vec) -> Shape:
    """The area inside a ring of points."""
    return Polygon(points).buffer(0)


def circle(x: float, y: float, radius: float) -> Shape:
    """A disc about (x, y)."""
    return Point(x, y).buffer(radius, _ROUND_STEPS)


def ellipse(x: float, y: float, rx: float, ry: float) -> Shape:
    """A filled ellipse about (x, y)."""
    return affinity.scale(Point(x, y).buffer(1, 20), rx, ry, origin=(x, y))


def ring(x: float, y: float, inner: float, outer: float) -> Shape:
    """What lies between two circles about (x, y)."""
    return circle(x, y, outer).difference(circle(x, y, inner))


def rectangle(x: float, y: float, width: float, height: float, radius: float = 0) -> Shape:
    """A rectangle from its upper left corner, with round corners if `radius` is given."""
    if not radius:
        return box(x, y, x + width, y + height)
    inner = box(x + radius, y + radius, x + width - radius, y + height - radius)
    return inner.buffer(radius, 8)


def span(x0: float, y0: float, x1: float, y1: float) -> Shape:
    """A rectangle from two opposite corners."""
    return box(x0, y0, x1, y1)


def star(x: float, y: float, points: int, outer: float, inner: float, turn: float = 0) -> Shape:
    """A star whose first point looks up, turned by `turn` degrees."""
    corners = []
    for k in range(2 * points):
        angle = math.radians(turn - 90 + 180 * k / points)
        radius = inner if k % 2 else outer
        corners.append((x + radius * math.cos(angle), y + radius * math.sin(angle)))
    return polygon(*corners)


# ---------------------------------------------------------------------------- changing shapes


def mirror(shape: Shape, x: float = 0) -> Shape:
    """The shape mirrored at the vertical line through x."""
    return affinity.scale(shape, -1, 1, origin=(x, 0))


def move(shape: Shape, dx: float, dy: float) -> Shape:
    """The shape moved."""
    return affinity.translate(shape, dx, dy)


def rotate(shape: Shape, angle: float, about: Vec = (0, 0)) -> Shape:
    """The shape turned clockwise by `angle` degrees."""
    return affinity.rotate(shape, angle, origin=about)


def scale(shape: Shape, factor: float, about: Vec = (0, 0)) -> Shape:
    """The shape made larger or smaller."""
    return affinity.scale(shape, factor, factor, origin=about)


def stretch(shape: Shape, fx: float, fy: float, about: Vec = (0, 0)) -> Shape:
    """The shape scaled by its own factor in each direction."""
    return affinity.scale(shape, fx, fy, origin=about)


def union(*shapes: Shape) -> Shape:
    """All the shapes as one."""
    return unary_union(shapes)


def join(shapes: Iterable[Shape]) -> Shape:
    """All the shapes of an iterable as one."""
    return unary_union(list(shapes))


def polar(x: float, y: float, radius: float, angle: float) -> Vec:
    """The point at a distance and an angle from (x, y); 0 is right, 90 is down."""
    return x + radius * math.cos(math.radians(angle)), y + radius * math.sin(math.radians(angle))


def petals(shape: Shape, count: int, about: Vec, start: float = 0) -> list[Shape]:
    """Copies of a shape turned about a point in equal steps through the whole circle."""
    return [rotate(shape, start + 360 * k / count, about) for k in range(count)]

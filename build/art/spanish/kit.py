"""Drawing figures: smooth outlines, tapering limbs, and a canvas that lights them from the left.

Outlines are written as points, `"x,y x,y! …"`, through which a smooth curve is laid; it has a
corner at each point marked with `!`.
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from itertools import pairwise

from shapely import affinity
from shapely.geometry import LineString, Polygon

import geo
import svg
from geo import Shape, Vec
from spanish.palette import INK, SHADES

WIDTH, HEIGHT = 610, 950
"""A card: ten units a millimetre, from its upper left corner."""
MIDDLE: Vec = (WIDTH / 2, HEIGHT / 2)
LINE = 6.0
"""Width of the ink line."""

_CURVE_STEPS = 10
_LIMB_STEPS = 8
_Matrix = tuple[float, float, float, float, float, float]


def _knots(text: str) -> list[tuple[float, float, bool]]:
    knots = []
    for word in text.split():
        x, y = word.rstrip("!").split(",")
        knots.append((float(x), float(y), word.endswith("!")))
    return knots


def _curve(text: str, closed: bool) -> list[Vec]:
    """Points along the curve through the knots; neighbours decide the direction in each knot."""
    knots = _knots(text)
    count = len(knots)
    points: list[Vec] = [knots[0][:2]]
    for i in range(count if closed else count - 1):
        a, b = knots[i], knots[(i + 1) % count]
        before = knots[i - 1] if closed else knots[max(i - 1, 0)]
        after = knots[(i + 2) % count] if closed else knots[min(i + 2, count - 1)]
        if a[2] and b[2]:
            points.append(b[:2])
            continue
        c1 = _handle(a, before, b, a[2])
        c2 = _handle(b, after, a, b[2])
        for step in range(1, _CURVE_STEPS + 1):
            t = step / _CURVE_STEPS
            w = ((1 - t) ** 3, 3 * t * (1 - t) ** 2, 3 * t * t * (1 - t), t**3)
            points.append(
                (
                    w[0] * a[0] + w[1] * c1[0] + w[2] * c2[0] + w[3] * b[0],
                    w[0] * a[1] + w[1] * c1[1] + w[2] * c2[1] + w[3] * b[1],
                )
            )
    return points


def _handle(
    at: tuple[float, float, bool],
    beyond: tuple[float, float, bool],
    towards: tuple[float, float, bool],
    corner: bool,
) -> Vec:
    """The Bézier handle of a knot on its side towards a neighbour."""
    if corner:
        return at[0] + (towards[0] - at[0]) / 3, at[1] + (towards[1] - at[1]) / 3
    return at[0] + (towards[0] - beyond[0]) / 6, at[1] + (towards[1] - beyond[1]) / 6


def blob(text: str) -> Shape:
    """The area inside a smooth closed outline."""
    return Polygon(_curve(text, closed=True)).buffer(0)


def stroke(text: str) -> Shape:
    """A smooth open line."""
    return LineString(_curve(text, closed=False))


def ribbon(text: str, width: float) -> Shape:
    """A smooth line of some width, with flat ends."""
    return stroke(text).buffer(width / 2, cap_style="flat")


def limb(*joints: tuple[float, float, float]) -> Shape:
    """A tapering limb along (x, y, width) joints, with flat ends."""
    spine = _spine(joints)
    left, right = [], []
    for i, (x, y, width) in enumerate(spine):
        a, b = spine[max(i - 1, 0)], spine[min(i + 1, len(spine) - 1)]
        dx, dy = b[0] - a[0], b[1] - a[1]
        length = math.hypot(dx, dy) or 1
        across = dx / length * width / 2, dy / length * width / 2
        left.append((x - across[1], y + across[0]))
        right.append((x + across[1], y - across[0]))
    pieces = [
        Polygon([a, b, d, c]).convex_hull
        for (a, b), (c, d) in zip(pairwise(left), pairwise(right), strict=True)
    ]
    return geo.join(pieces).buffer(1.5).buffer(-1.5)


def _spine(joints: Sequence[tuple[float, float, float]]) -> list[tuple[float, ...]]:
    """Points along a Catmull-Rom curve through the joints, with their widths."""
    points: list[tuple[float, ...]] = []
    for i, (a, b) in enumerate(pairwise(joints)):
        before, after = joints[max(i - 1, 0)], joints[min(i + 2, len(joints) - 1)]
        for step in range(_LIMB_STEPS):
            t = step / _LIMB_STEPS
            points.append(
                tuple(
                    0.5
                    * (
                        2 * a[k]
                        + (b[k] - before[k]) * t
                        + (2 * before[k] - 5 * a[k] + 4 * b[k] - after[k]) * t * t
                        + (3 * a[k] - before[k] - 3 * b[k] + after[k]) * t**3
                    )
                    for k in range(3)
                )
            )
    points.append(tuple(joints[-1]))
    return points


def _areas(shape: Shape) -> Shape:
    """Drop stray points and lines that cutting may leave beside the areas."""
    return geo.join(part for part in getattr(shape, "geoms", [shape]) if part.area > 0)


class Figure(svg.Canvas):
    """A canvas in which parts can be set into a place of their own, and every solid is lit.

    The light comes from the left: a solid has a dark plane along its right, wherever and however
    turned it stands.
    """

    def __init__(self, recolour: Mapping[str, str] | None = None) -> None:
        super().__init__(geo.span(0, 0, WIDTH, HEIGHT), INK, LINE, SHADES)
        self._recolour = recolour or {}
        self._matrices: list[_Matrix] = []

    @contextmanager
    def at(
        self, x: float, y: float, scale: float = 1, turn: float = 0, mirror: bool = False
    ) -> Iterator[None]:
        """What is drawn meanwhile is about the origin; set it at (x, y), turned clockwise."""
        c, s = math.cos(math.radians(turn)) * scale, math.sin(math.radians(turn)) * scale
        flip = -1 if mirror else 1
        self._matrices.append((c * flip, -s, s * flip, c, x, y))
        try:
            yield
        finally:
            self._matrices.pop()

    def _set(self, shape: Shape) -> Shape:
        for matrix in reversed(self._matrices):
            shape = affinity.affine_transform(shape, matrix)
        return shape

    def _paint(self, colour: str) -> str:
        return self._recolour.get(colour, colour)

    def fill(
        self,
        shape: Shape,
        colour: str,
        width: float | None = None,
        shade: float | Shape | None = None,
        opacity: float | None = None,
    ) -> Shape:
        """As Canvas.fill; the shape is set into its place. `shade` is a shape beside it."""
        self._flat(self._set(shape), colour, 0, opacity)
        if isinstance(shade, Shape):
            self._flat(_areas(self._set(shade.intersection(shape))), SHADES[colour], 0, opacity)
        stroke_width = self.width if width is None else width
        if stroke_width:
            super().line(self._set(shape), stroke_width, INK, opacity)
        return shape

    def solid(
        self, shape: Shape, colour: str, depth: float = 14, width: float | None = None
    ) -> Shape:
        """Paint a shape with a dark plane `depth` units wide on its right and lower side."""
        placed = self._set(shape)
        lit = geo.move(placed, -depth, -depth * 0.3)
        dark = _areas(placed.difference(lit)).buffer(-0.6).buffer(0.6)
        self._flat(placed, colour, 0)
        self._flat(dark, SHADES[colour], 0)
        stroke_width = self.width if width is None else width
        if stroke_width:
            super().line(placed, stroke_width, INK)
        return shape

    def _flat(self, placed: Shape, colour: str, width: float, opacity: float | None = None) -> None:
        super().fill(placed, self._paint(colour), width, None, opacity)

    def line(
        self,
        shape: Shape,
        width: float = 5,
        colour: str | None = None,
        opacity: float | None = None,
    ) -> None:
        """As Canvas.line; the line is set into its place."""
        super().line(self._set(shape), width, self._paint(colour or INK), opacity)

    def pattern(self, body: Shape, motifs: list[Shape], colour: str) -> None:
        """As Canvas.pattern; body and motifs are set into their place."""
        placed = [self._set(motif) for motif in motifs]
        super().pattern(self._set(body), placed, self._paint(colour))

    def band(self, text: str, width: float, colour: str, edge: float = 4.5) -> None:
        """A strip of trim along a smooth line, with an ink line on both sides."""
        self.line(stroke(text), width + 2 * edge)
        self.line(stroke(text), width, colour)

"""Writing shapes as SVG that nanosvg can read.

nanosvg, which the program loads pictures with, has no text, use, clipPath, mask, pattern or
filter, and wants gradients in per cent.  Everything written here stays inside that subset:
paths, groups, and gradients in `defs`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import pairwise
from pathlib import Path

from shapely.geometry import GeometryCollection, LineString, Polygon

import geo
from geo import Shape

SIMPLIFY = 0.2
"""How far, in units, a written outline may lie from the computed one."""


def number(value: float, digits: int = 1) -> str:
    """A coordinate as short text: no trailing zeros, no minus zero."""
    text = f"{value:.{digits}f}"
    if "." in text:
        text = text.rstrip("0").rstrip(".")
    return "0" if text == "-0" else text


def path_data(shape: Shape) -> str:
    """The shape as path data; empty text for an empty shape."""
    if shape.is_empty:
        return ""
    return _data(shape.simplify(SIMPLIFY))


def _data(shape: Shape) -> str:
    if isinstance(shape, Polygon):
        rings = [shape.exterior, *shape.interiors]
        return "".join(_points(ring.coords[:-1]) + "z" for ring in rings if not ring.is_empty)
    if isinstance(shape, LineString):
        return _points(list(shape.coords))
    return "".join(_data(part) for part in getattr(shape, "geoms", ()))


def _points(points: Sequence[tuple[float, ...]]) -> str:
    """A polyline: its start, then steps.  Steps are between rounded places, so no error adds up."""
    tenths = [(round(10 * p[0]), round(10 * p[1])) for p in points]
    start = f"M{_tenths(tenths[0][0])} {_tenths(tenths[0][1])}l"
    steps = ""
    for (x0, y0), (x1, y1) in pairwise(tenths):
        for step in (x1 - x0, y1 - y0):
            text = _tenths(step)
            steps += text if not steps or text.startswith("-") else " " + text
    return start + steps


def _tenths(value: int) -> str:
    """Tenths of a unit as a short number: -5 is -.5."""
    whole, rest = divmod(abs(value), 10)
    text = (str(whole) if whole or not rest else "") + (f".{rest}" if rest else "")
    return f"-{text}" if value < 0 else text


def path(
    shape: Shape,
    fill: str = "none",
    stroke: str | None = None,
    width: float = 0,
    opacity: float | None = None,
) -> str:
    """A path element; empty text for an empty shape."""
    data = path_data(shape)
    if not data:
        return ""
    attributes = f'd="{data}" fill="{fill}"'
    if fill != "none":
        attributes += ' fill-rule="evenodd"'
    if stroke:
        attributes += (
            f' stroke="{stroke}" stroke-width="{number(width)}"'
            ' stroke-linejoin="round" stroke-linecap="round"'
        )
    if opacity is not None:
        attributes += f' opacity="{number(opacity, 3)}"'
    return f"<path {attributes}/>"


def group(body: str, transform: str = "", opacity: float | None = None) -> str:
    """A group element around a body of elements."""
    attributes = f' transform="{transform}"' if transform else ""
    if opacity is not None:
        attributes += f' opacity="{number(opacity, 3)}"'
    return f"<g{attributes}>{body}</g>"


def half_turn(body: str) -> str:
    """The body and the same turned by 180° about the origin."""
    return body + group(body, "rotate(180)")


Stops = Mapping[float, str]
"""Colours by place along a gradient, from 0 to 100 (per cent)."""


def linear_gradient(name: str, stops: Stops, x1: int, y1: int, x2: int, y2: int) -> str:
    """A linear gradient for `defs`; the ends in per cent of the filled shape's box."""
    return (
        f'<linearGradient id="{name}" x1="{x1}%" y1="{y1}%" x2="{x2}%" y2="{y2}%">'
        f"{_stops(stops)}</linearGradient>"
    )


def radial_gradient(name: str, stops: Stops, cx: int = 50, cy: int = 50, r: int = 50) -> str:
    """A radial gradient for `defs`; centre and radius in per cent of the filled shape's box."""
    return (
        f'<radialGradient id="{name}" cx="{cx}%" cy="{cy}%" r="{r}%">'
        f"{_stops(stops)}</radialGradient>"
    )


def _stops(stops: Stops) -> str:
    return "".join(
        f'<stop offset="{number(place)}%" stop-color="{colour}"/>'
        for place, colour in stops.items()
    )


def document(
    body: str, width: float, height: float, x: float = 0, y: float = 0, defs: str = ""
) -> str:
    """A whole SVG file whose view starts at (x, y) and is width × height units large."""
    w, h = number(width), number(height)
    head = f"<defs>{defs}</defs>" if defs else ""
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{w}" height="{h}"'
        f' viewBox="{number(x)} {number(y)} {w} {h}">{head}{body}</svg>\n'
    )


def write(target: Path, text: str) -> None:
    """Write a file with the same bytes on every system, making its folder if needed."""
    target.parent.mkdir(parents=True, exist_ok=True)
    target.write_text(text, encoding="utf-8", newline="\n")


class Canvas:
    """Shapes painted one over another, each cut to the region that may be painted.

    Shapes carry an ink line; the line is drawn along the cut shape, so that what leaves the region
    ends in a clean edge.
    """

    def __init__(
        self, region: Shape, ink: str, width: float = 7, shades: Mapping[str, str] | None = None
    ) -> None:
        """`shades` gives the darker plane of a fill colour, for `fill(..., shade=x)`."""
        self.region = region
        self.ink = ink
        self.width = width
        self.shades = shades or {}
        self._elements: list[str] = []

    def fill(
        self,
        shape: Shape,
        colour: str,
        width: float | None = None,
        shade: float | Shape | None = None,
        opacity: float | None = None,
    ) -> Shape:
        """Paint a shape with its ink line (`width` 0: none) and return the shape as given.

        `shade` is an x coordinate, right of which the shape is darker, or the dark area itself.
        """
        cut = shape.intersection(self.region)
        if cut.is_empty:
            return shape
        self._elements.append(path(cut, colour, opacity=opacity))
        if shade is not None:
            right = geo.span(shade, -5000, 5000, 5000) if isinstance(shade, int | float) else shade
            dark = _areas(cut.intersection(right))
            self._elements.append(path(dark, self.shades[colour], opacity=opacity))
        stroke = self.width if width is None else width
        if stroke:
            self._elements.append(path(cut, "none", self.ink, stroke, opacity))
        return shape

    def line(
        self,
        shape: Shape,
        width: float = 6,
        colour: str | None = None,
        opacity: float | None = None,
    ) -> None:
        """Draw along a line, or along the edge of an area."""
        cut = shape.intersection(self.region)
        self._elements.append(path(cut, "none", colour or self.ink, width, opacity))

    def pattern(self, body: Shape, motifs: list[Shape], colour: str) -> None:
        """Paint the motifs where they fall on the body, without ink."""
        cut = geo.join(motifs).intersection(body).intersection(self.region)
        self._elements.append(path(_areas(cut), colour))

    def raw(self, element: str) -> None:
        """Add a finished element."""
        self._elements.append(element)

    def body(self) -> str:
        """Everything painted so far, as SVG elements."""
        return "".join(self._elements)


def _areas(shape: Shape) -> Shape:
    """Drop the stray points and lines that an intersection may leave beside its areas."""
    if isinstance(shape, GeometryCollection):
        return geo.join(part for part in shape.geoms if part.area > 0)
    return shape

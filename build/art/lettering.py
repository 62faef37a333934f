"""The program's name as a sign painter of a bar would letter it, in outlines."""

from __future__ import annotations

import importlib.util
from pathlib import Path

from fontTools.pens.svgPathPen import SVGPathPen
from fontTools.ttLib import TTFont

import geo
import svg
from geo import Shape

FACE = "AlegreyaSans-BlackItalic.ttf"
INK = "#1F120A"


def font(name: str) -> TTFont:
    """A face of the package fontpkg-alegreya-sans."""
    spec = importlib.util.find_spec("fontpkg_alegreya_sans")
    if spec is None or spec.origin is None:
        raise RuntimeError("the package fontpkg-alegreya-sans is needed to draw the lettering")
    return TTFont(Path(spec.origin).parent / "files" / name)


def letter(face: TTFont, character: str, height: float) -> tuple[Shape, float]:
    """The outline of a letter on the baseline y = 0, capitals `height` high, and its advance."""
    glyphs = face.getGlyphSet()
    name = face.getBestCmap()[ord(character)]
    pen = SVGPathPen(glyphs)
    glyphs[name].draw(pen)
    scale = height / face["OS/2"].sCapHeight
    shape = geo.stretch(geo.area(pen.getCommands(), 24), scale, -scale)
    return shape, glyphs[name].width * scale


def word(text: str, height: float, turns: list[float], lifts: list[float], gap: float) -> Shape:
    """A word whose letters dance: each turned (degrees) and lifted (units), `gap` apart."""
    face, x, letters = font(FACE), 0.0, []
    for character, turn, lift in zip(text, turns, lifts, strict=True):
        shape, advance = letter(face, character, height)
        middle = (advance / 2, -height / 3)
        letters.append(geo.move(geo.rotate(shape, turn, middle), x, -lift))
        x += advance + gap
    return geo.join(letters)


def thickness(shape: Shape, dx: float, dy: float, steps: int = 14) -> Shape:
    """The shape drawn out into its shadow, as letters cut from thick wood."""
    return geo.join(geo.move(shape, dx * k / steps, dy * k / steps) for k in range(steps + 1))


def logo() -> str:
    """«Vaza» in gold on a dark edge, underlined by a stroke of the brush."""
    name = word("Vaza", 260, [-3, 2, -2.5, 3], [6, 0, 7, -2], -9)
    x0, _, x1, y1 = name.bounds
    brush = geo.area(
        f"M{x0 + 34} {y1 + 46}C{x0 + 190} {y1 + 16} {x1 - 200} {y1 + 14} {x1 + 6} {y1 + 22}"
        f"C{x1 - 190} {y1 + 32} {x0 + 220} {y1 + 38} {x0 + 60} {y1 + 66}"
        f"C{x0 + 40} {y1 + 66} {x0 + 26} {y1 + 56} {x0 + 34} {y1 + 46}Z"
    )
    drawn = geo.union(name, brush)
    edge = thickness(drawn, 7, 15).buffer(9)
    light = name.difference(geo.move(name, 4, 6))
    defs = (
        svg.linear_gradient(
            "gold", {0: "#FFF1BE", 34: "#FBD275", 62: "#EBA63A", 100: "#C97B22"}, 0, 0, 0, 100
        )
        + svg.linear_gradient("side", {0: "#8A2A1E", 100: "#571610"}, 0, 0, 0, 100)
        + svg.linear_gradient("brush", {0: "#D4483A", 100: "#A82A22"}, 0, 0, 100, 0)
    )
    body = (
        svg.path(edge, INK)
        + svg.path(thickness(drawn, 6, 12), "url(#side)")
        + svg.path(brush, "url(#brush)")
        + svg.path(name, "url(#gold)")
        + svg.path(light, "#FFFBE6", opacity=0.75)
    )
    ex0, ey0, ex1, ey1 = edge.bounds
    pad = 6
    return svg.document(body, ex1 - ex0 + 2 * pad, ey1 - ey0 + 2 * pad, ex0 - pad, ey0 - pad, defs)

"""What lies on the yard's table: grains of maize that can be counted, stones, gourds."""

from __future__ import annotations

import math
import random
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial

import geo
import svg
from geo import Shape, Vec
from lying import FLAT, disc


@dataclass(frozen=True)
class Kernel:
    """One kind of grain: its outline, its colours from light to dark, and where it is dented."""

    outline: str
    light: str
    body: str
    deep: str
    edge: str
    dent: str


KERNELS = (
    Kernel(
        "M-18 -14C-17 -23 -7 -21 0 -22C7 -21 17 -23 18 -14C21 -3 15 10 8 20C4 25 -4 25 -8 20"
        "C-15 10 -21 -3 -18 -14Z",
        "#FFE88C", "#F9BC2F", "#D4830E", "#7A4206", "M-9 -14Q0 -9 9 -14",
    ),
    Kernel(
        "M-15 -15C-12 -24 12 -25 16 -15C20 -4 13 12 6 21C2 25 -5 25 -8 20C-15 9 -19 -4 -15 -15Z",
        "#FFDA78", "#F2A51F", "#C06C0A", "#6E3605", "M-7 -17Q1 -13 8 -17",
    ),
    Kernel(
        "M-21 -10C-21 -19 -12 -19 -5 -21C4 -23 18 -21 20 -12C22 -2 15 11 7 19C3 23 -4 23 -8 19"
        "C-16 11 -21 1 -21 -10Z",
        "#FFF0AE", "#FFCB4A", "#DE9418", "#80490A", "M-11 -12Q-1 -6 11 -13",
    ),
    Kernel(
        "M-14 -17C-10 -24 -3 -20 2 -22C9 -24 15 -19 16 -12C18 0 12 14 7 21C3 26 -3 25 -6 21"
        "C-13 11 -18 -6 -14 -17Z",
        "#FFE7A2", "#F7B23C", "#C9661E", "#74350A", "M-6 -15Q2 -10 9 -15",
    ),
    Kernel(
        "M-17 -12C-18 -21 -9 -23 -2 -21C6 -24 17 -21 18 -12C20 -1 13 9 9 18C5 25 -4 24 -7 19"
        "C-14 10 -17 -2 -17 -12Z",
        "#FFF4C6", "#FBD468", "#DDA02E", "#80510F", "M-9 -13Q0 -9 10 -14",
    ),
)  # fmt: skip
"""Five grains of one cob: no two alike, all of them plainly maize."""


def _kernel_gradient(index: int) -> str:
    grain = KERNELS[index]
    stops: dict[float, str] = {0: grain.light, 46: grain.body, 100: grain.deep}
    return svg.radial_gradient(f"k{index}", stops, 38, 30, 78)


def kernel(index: int, x: float = 0, y: float = 0, turn: float = 0, size: float = 1) -> str:
    """A grain lying flat, its pale tip down; needs the gradient of its kind."""
    grain = KERNELS[index]
    body = geo.area(grain.outline)
    tip = geo.area("M-12 12C-6 6 6 6 12 12L8 20C4 25 -4 25 -8 20Z").intersection(body.buffer(-1))
    shade = body.difference(geo.move(body, -5, -4)).intersection(body)
    drawn = (
        svg.path(body, f"url(#k{index})")
        + svg.path(shade, grain.deep, opacity=0.45)
        + svg.path(tip, "#FFF3CF", opacity=0.92)
        + svg.path(body.boundary, "none", grain.edge, 2.6)
        + f'<path d="{grain.dent}" stroke="{grain.deep}" stroke-width="2.8" fill="none" '
        'stroke-linecap="round" stroke-opacity=".8"/>'
        '<path d="M-12.500 -9C-14 -3 -11 4 -8 8" stroke="#FFFDF0" stroke-width="4" fill="none" '
        'stroke-linecap="round" stroke-opacity=".95"/>'
    )
    if not (x or y or turn) and size == 1:
        return drawn
    return svg.group(
        drawn,
        f"translate({svg.number(x)} {svg.number(y)}) rotate({svg.number(turn)}) "
        f"scale({svg.number(size, 2)})",
    )


def grain(index: int) -> str:
    """A single grain of maize."""
    return svg.document(kernel(index), 50, 54, -25, -27, _kernel_gradient(index))


def _all_kernels() -> str:
    return "".join(_kernel_gradient(k) for k in range(len(KERNELS)))


def grain_heap() -> str:
    """A handful of maize, poured on the table."""
    rng = random.Random(21)
    places = sorted(
        (
            (rng.gauss(0, 34), rng.gauss(0, 20), rng.uniform(0, 360), rng.randrange(len(KERNELS)))
            for _ in range(46)
        ),
        key=lambda p: p[1] - 20 * math.exp(-(p[0] ** 2) / 1800),
    )
    body = ""
    for x, y, turn, kind in places:
        rise = 26 * math.exp(-(x**2) / 1500 - (y**2) / 500)
        body += kernel(kind, max(-84, min(84, x * 1.15)), max(-40, min(44, y)) - rise, turn, 0.62)
    return svg.document(body, 212, 142, -106, -82, _all_kernels())


def grain_bowl() -> str:
    """Half a calabash full of maize: the grains still to be won."""
    rng = random.Random(9)
    defs = (
        _all_kernels()
        + svg.radial_gradient("gourd", {0: "#E0A45C", 55: "#B06A2C", 100: "#5E3212"}, 36, 26, 82)
        + svg.radial_gradient("hollow", {0: "#2A1408", 80: "#4E2A12", 100: "#7A4A22"}, 50, 44, 56)
    )
    heap = ""
    for ring_r, n in ((72, 15), (54, 12), (36, 8), (18, 5), (0, 1)):
        for k in range(n):
            a = 2 * math.pi * k / n + rng.uniform(-0.16, 0.16)
            x, y = ring_r * math.cos(a), -6 + ring_r * FLAT * math.sin(a)
            rise = (74 - ring_r) * 0.18
            heap += kernel(rng.randrange(len(KERNELS)), x, y - rise, rng.uniform(0, 360), 0.60)
    incised = "".join(
        svg.path(
            geo.polygon(
                (104 * math.cos(a - 0.07), 18 + 88 * math.sin(a - 0.07)),
                (100 * math.cos(a), 6 + 84 * math.sin(a)),
                (104 * math.cos(a + 0.07), 18 + 88 * math.sin(a + 0.07)),
            ),
            "#F2D9A4",
            opacity=0.75,
        )
        for a in (math.radians(d) for d in range(14, 170, 13))
    )
    body = (
        disc(0, 14, 107, "url(#gourd)", 'stroke="#3A1E0A" stroke-width="2"')
        + incised
        + disc(0, 0, 99, "#D9A05A", 'stroke="#4A280E" stroke-width="2"')
        + disc(0, 2, 89, "url(#hollow)")
        + heap
        + '<path d="M-94 -14C-88 -58 -46 -80 -4 -82" stroke="#FFE3B0" stroke-opacity=".85" '
        'stroke-width="4.500" fill="none" stroke-linecap="round"/>'
    )
    return svg.document(body, 226, 214, -113, -99, defs)


def calabash() -> str:
    """A gourd bottle lying on its side, with a stopper on a cord."""
    defs = svg.radial_gradient(
        "gourd", {0: "#F0BE74", 40: "#C98A42", 78: "#8E531F", 100: "#5A3010"}, 36, 24, 84
    ) + svg.linear_gradient("cork", {0: "#D9BE92", 100: "#8A6A3E"}, 0, 0, 0, 100)
    outline = (
        "M-104 18C-110 -36 -64 -66 -18 -60C12 -56 26 -40 44 -36C58 -33 70 -42 88 -40"
        "C112 -36 122 -14 112 6C104 22 84 28 66 24C48 20 38 30 22 46C-2 68 -44 74 -72 60"
        "C-92 50 -102 36 -104 18Z"
    )
    shape = geo.area(outline)
    shade = shape.difference(geo.move(shape, -10, -14))
    marks = geo.join(
        [
            geo.line("M-88 10C-70 -26 -20 -34 8 -20").buffer(1.6),
            geo.line("M-90 22C-66 -10 -20 -16 14 -6").buffer(1.6),
            *(
                geo.polygon((x - 7, y + 5), (x, y - 7), (x + 7, y + 5))
                for x, y in ((-66, -10), (-44, -20), (-22, -23), (-2, -20))
            ),
        ]
    ).intersection(shape)
    body = (
        svg.group('<rect x="0" y="-11" width="34" height="22" rx="6" fill="url(#cork)" '
                  'stroke="#4E3418" stroke-width="2"/>', "translate(108 -16) rotate(-8)")
        + '<path d="M52 -30C64 10 70 12 58 26" fill="none" stroke="#5A3A1A" stroke-width="6"/>'
        + svg.path(shape, "url(#gourd)", "#3E200A", 2.4)
        + svg.path(shade, "#4A240A", opacity=0.30)
        + svg.path(marks, "#5A2E0E", opacity=0.8)
        + '<path d="M50 -34C58 -18 60 2 54 22M58 -36C66 -18 68 4 62 23" fill="none" stroke="#E9D3A0" '
        'stroke-width="3.500"/>'
        '<path d="M60 24C80 60 130 56 138 10" fill="none" stroke="#E9D3A0" stroke-width="3"/>'
        '<path d="M-72 -28C-56 -46 -34 -50 -14 -48" fill="none" stroke="#FFF0CC" stroke-opacity=".85" '
        'stroke-width="5" stroke-linecap="round"/>'
        '<path d="M82 -28C94 -28 104 -20 106 -10" fill="none" stroke="#FFF0CC" stroke-opacity=".8" '
        'stroke-width="4" stroke-linecap="round"/>'
    )  # fmt: skip
    return svg.document(body, 264, 152, -114, -74, defs)


def stone(seed: int, wide: float, high: float) -> str:
    """A pebble of basalt, rounded by the sea, with the holes the gas has left."""
    rng = random.Random(seed)
    waves = [(k, rng.uniform(0, 6.28), rng.uniform(0.2, 1) * 0.07) for k in (2, 3, 5)]
    outline: list[Vec] = []
    for step in range(72):
        a = math.tau * step / 72
        r = 1 + sum(amount * math.sin(k * a + start) for k, start, amount in waves)
        c, s = math.cos(a), math.sin(a)
        square = (abs(c) ** 2.4 + abs(s) ** 2.4) ** (-1 / 2.4)
        outline.append((wide * r * c * square, high * r * s * square))
    shape = geo.polygon(*outline)
    defs = svg.radial_gradient(
        "basalt", {0: "#8C929A", 40: "#565B65", 78: "#33363E", 100: "#1E2026"}, 36, 24, 80
    )
    under = shape.difference(geo.move(shape, -3, -6))
    facet = geo.move(geo.scale(shape, 0.72), -wide * 0.10, -high * 0.20).intersection(
        shape.buffer(-4)
    )
    body = (
        svg.path(shape, "url(#basalt)", "#101116", 2.6)
        + svg.path(facet, "#AEB4BC", opacity=0.13)
        + svg.path(under, "#0B0C10", opacity=0.45)
    )
    holes: list[Shape] = []
    while len(holes) < 10:
        x, y = rng.uniform(-wide, wide) * 0.75, rng.uniform(-high, high) * 0.72
        hole = geo.ellipse(x, y, rng.uniform(1.6, 3.8), rng.uniform(1.3, 2.8))
        if shape.buffer(-7).contains(hole) and all(hole.distance(o) > 3 for o in holes):
            holes.append(hole)
    body += svg.path(geo.join([geo.move(h, 0.8, 1.2) for h in holes]), "#A9AFB8", opacity=0.55)
    body += svg.path(geo.join(holes), "#14151A")
    body += (
        f'<path d="M{-wide * 0.62:.1f} {-high * 0.38:.1f}C{-wide * 0.4:.1f} {-high * 0.72:.1f} '
        f'{wide * 0.02:.1f} {-high * 0.80:.1f} {wide * 0.34:.1f} {-high * 0.70:.1f}" stroke="#E3E8EC" '
        'stroke-opacity=".75" stroke-width="4" fill="none" stroke-linecap="round"/>'
    )
    x0, y0, x1, y1 = shape.buffer(3).bounds
    return svg.document(body, x1 - x0, y1 - y0, x0, y0, defs)


def tray() -> str:
    """A shallow tray of plaited palm for a pair's grains; they lie in its middle."""
    defs = svg.linear_gradient(
        "rim", {0: "#E3C389", 100: "#A87C3F"}, 0, 0, 0, 100
    ) + svg.linear_gradient("floor", {0: "#5E3F1C", 100: "#8A6330"}, 0, 0, 0, 100)
    inner = geo.rectangle(-118, -28, 236, 56, 28)
    weave = [geo.span(x, -30, x + 6, 30) for x in range(-120, 121, 14)]
    plait = "".join(
        f'<path d="M{x - 5} {y + 5}Q{x} {y - 7} {x + 7} {y - 4}" fill="none" stroke="#7A5424" '
        'stroke-opacity=".8" stroke-width="2.200" stroke-linecap="round"/>'
        for y in (-35, 35)
        for x in range(-94, 95, 11)
    )
    body = (
        svg.path(geo.rectangle(-131, -41, 262, 84, 42), "#5A3A16")
        + svg.path(geo.rectangle(-131, -42, 262, 82, 41), "url(#rim)", "#5A3A16", 2.4)
        + svg.path(inner, "url(#floor)", "#4E3212", 2.4)
        + svg.path(geo.join(weave).intersection(inner.buffer(-2)), "#A2763A", opacity=0.4)
        + svg.path(inner.difference(geo.move(inner, 0, 7)), "#2A1606", opacity=0.4)
        + plait
    )
    return svg.document(body, 266, 90, -133, -44, defs)


PROPS: dict[str, Callable[[], str]] = {
    **{f"grain_{k + 1}": partial(grain, k) for k in range(len(KERNELS))},
    "grain_heap": grain_heap,
    "grain_bowl": grain_bowl,
    "grain_tray": tray,
    "calabash": calabash,
    "stone_1": lambda: stone(2, 34, 24),
    "stone_2": lambda: stone(11, 31, 26),
    "stone_3": lambda: stone(29, 37, 22),
}

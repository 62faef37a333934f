"""What lies on the tavern's table: silver counters, a candle, ale, parchment, a quill and ink."""

from __future__ import annotations

import math
import random
from collections.abc import Callable

import geo
import svg
from lying import FLAT, disc, rim

_SILVER = (
    svg.radial_gradient("silver", {0: "#FBF5E8", 45: "#CDC9BE", 100: "#837E74"}, 38, 30, 78)
    + svg.linear_gradient(
        "edge", {0: "#5E6264", 22: "#C2BEB3", 42: "#EFE9DC", 62: "#9C978C", 100: "#44484A"}, 0, 0, 100, 0
    )
    + svg.radial_gradient("sunk", {0: "#B3AFA5", 100: "#D5D0C4"}, 40, 34, 70)
)  # fmt: skip
THICK = 11.0
"""How much higher each counter of a stack lies, in units; a counter is 100 wide."""


def _face(x: float, y: float, turn: float) -> str:
    """The upper side of a counter: a beaded rim about a rose of five petals."""
    beads = "".join(
        f'<circle cx="{x + 43 * math.cos(a):.1f}" cy="{y + 43 * FLAT * math.sin(a):.1f}" r="1.9" '
        'fill="#6A6E70" fill-opacity=".75"/>'
        for a in (math.radians(360 * k / 28) for k in range(28))
    )
    petal = geo.area(
        "M0 -5C-12 -10 -15 -24 -7 -30C-3 -33 -1 -30 0 -28C1 -30 3 -33 7 -30C15 -24 12 -10 0 -5Z"
    )
    sepal = geo.area("M0 -14C-3 -22 -2 -30 0 -36C2 -30 3 -22 0 -14Z")
    rose = [
        (geo.petals(sepal, 5, (0, 0), turn + 36), "#7F8486"),
        (geo.petals(petal, 5, (0, 0), turn), "#EFEADD"),
    ]
    body = ""
    for shapes, fill in rose:
        for shape in shapes:
            flat = geo.move(geo.stretch(shape, 1, FLAT), x, y)
            body += svg.path(flat, fill, "#5C6062", 2)
    return (
        disc(x, y, 50, "url(#silver)", 'stroke="#54585A" stroke-width="2"')
        + beads
        + disc(x, y, 37, "url(#sunk)", 'stroke="#777B7D" stroke-width="1.6"')
        + body
        + disc(x, y, 7, "#E2DCCE", 'stroke="#5C6062" stroke-width="2"')
        + f'<path d="M{x - 40:.1f} {y - 17:.1f}C{x - 34:.1f} {y - 30:.1f} {x - 18:.1f} {y - 39:.1f} '
        f'{x:.1f} {y - 40:.1f}" stroke="#FFFFFF" stroke-width="3.6" fill="none" stroke-linecap="round"/>'
    )


def _side(x: float, y: float) -> str:
    """The edge of a counter whose upper side is about (x, y)."""
    return (
        f'<path d="M{x - 50:.1f} {y:.1f}V{y + THICK:.1f}A50 {50 * FLAT:.1f} 0 0 0 {x + 50:.1f} '
        f'{y + THICK:.1f}V{y:.1f}Z" fill="url(#edge)" stroke="#3E4244" stroke-width="2"/>'
    )


def counters(count: int) -> str:
    """A stack of silver counters, laid a little carelessly."""
    rng = random.Random(count * 7)
    body, x, y = "", 0.0, 0.0
    for k in range(count):
        x, y = (rng.uniform(-2.6, 2.6) if count > 1 else 0.0), -THICK * k
        body += _side(x, y)
        if k + 1 < count:
            body += disc(x, y, 50, "url(#silver)", 'stroke="#54585A" stroke-width="2"')
    body += _face(x, y, rng.uniform(0, 72))
    tall = THICK * (count - 1)
    return svg.document(body, 110, 112 + tall, -55, -49 - tall, _SILVER)


def candle() -> str:
    """A tallow candle in a pewter chamberstick, with a ring to carry it by."""
    defs = (
        svg.radial_gradient("dish", {0: "#8C8679", 60: "#6E685C", 92: "#A9A294", 100: "#5A5449"}, 46, 40, 60)
        + svg.linear_gradient("tallow", {0: "#B58A4C", 34: "#F6E4B4", 66: "#E4C384", 100: "#8A6232"}, 0, 0, 100, 0)
        + svg.radial_gradient("fire", {0: "#FFFFFF", 45: "#FFF1BE", 80: "#FFC24E", 100: "#F08A22"}, 50, 70, 62)
        + svg.linear_gradient("cup", {0: "#3E3A32", 40: "#B9B2A4", 100: "#3A362F"}, 0, 0, 100, 0)
    )  # fmt: skip
    defs += (
        '<radialGradient id="glow" cx="50%" cy="50%" r="50%"><stop offset="0%" stop-color="#FFD892" '
        'stop-opacity="0.55"/><stop offset="45%" stop-color="#FFC46A" stop-opacity="0.2"/>'
        '<stop offset="100%" stop-color="#FFB75A" stop-opacity="0"/></radialGradient>'
    )
    glow = '<circle cx="0" cy="-100" r="64" fill="url(#glow)"/>'
    body = (
        '<path d="M78 8C128 -16 142 40 84 34" fill="none" stroke="#3E3A32" stroke-width="17"/>'
        '<path d="M78 8C128 -16 142 40 84 34" fill="none" stroke="#A9A294" stroke-width="10"/>'
        + disc(0, 18, 88, "#3E3A32")
        + disc(0, 12, 88, "url(#dish)", 'stroke="#3E3A32" stroke-width="2"')
        + rim(0, 14, 72, "#4A453B", 4, 0.8)
        + '<path d="M-76 -6C-66 -40 -34 -58 2 -60" stroke="#F1ECDF" stroke-opacity=".8" stroke-width="4" '
        'fill="none" stroke-linecap="round"/>'
        '<path d="M-30 -20V14A30 14 0 0 0 30 14V-20Z" fill="url(#cup)" stroke="#2E2A24" stroke-width="2"/>'
        '<ellipse cx="0" cy="-20" rx="30" ry="15" fill="#565146" stroke="#C9C2B2" stroke-width="2"/>'
        '<path d="M-20 -76V-20A20 10 0 0 0 20 -20V-76Z" fill="url(#tallow)"/>'
        '<path d="M-20 -74C-25 -52 -24 -34 -19 -22C-15 -34 -14 -56 -12 -70Z" fill="#F6E4B4"/>'
        '<path d="M8 -70C9 -50 13 -42 17 -40C21 -48 20 -62 20 -74Z" fill="#E4C384"/>'
        '<ellipse cx="0" cy="-76" rx="20" ry="10" fill="#FFF3CE" stroke="#D9B77A" stroke-width="1.5"/>'
        '<path d="M0 -74V-88" stroke="#3A2410" stroke-width="3.4" stroke-linecap="round"/>'
        + glow
        + '<path d="M0 -136C11 -116 14 -104 11 -94C8 -84 -8 -84 -11 -94C-14 -104 -8 -118 0 -136Z" '
        'fill="url(#fire)"/>'
    )
    return svg.document(body, 244, 262, -102, -164, defs)


def mug() -> str:
    """A pewter mug of ale with its last froth."""
    defs = (
        svg.linear_gradient(
            "pewter", {0: "#4E4B45", 24: "#B7B2A6", 40: "#E4E0D5", 62: "#918C81", 100: "#3A3732"}, 0, 0, 100, 0
        )
        + svg.radial_gradient("ale", {0: "#E59A35", 60: "#B9641A", 100: "#6E3409"}, 44, 36, 66)
        + svg.radial_gradient("lip", {0: "#FFFFFF", 50: "#BDB8AC", 100: "#6B675E"}, 36, 24, 90)
    )  # fmt: skip
    rng = random.Random(12)
    froth = ""
    for k in range(30):
        a = math.radians(80 + 7 * k)
        r = rng.uniform(26, 45)
        froth += (
            f'<circle cx="{r * math.cos(a):.1f}" cy="{-16 + FLAT * r * math.sin(a):.1f}" '
            f'r="{rng.uniform(4, 9.5):.1f}" fill="#FBEFCF" stroke="#D9B777" stroke-width="1.2"/>'
        )
    hoops = "".join(
        f'<path d="M-61 {y}A61 53 0 0 0 61 {y}" fill="none" stroke="#2E2B27" stroke-opacity=".55" '
        'stroke-width="3"/>'
        for y in (6, 34)
    )
    body = (
        '<path d="M-56 -4C-116 -22 -118 66 -54 48" fill="none" stroke="#2E2B27" stroke-width="24"/>'
        '<path d="M-56 -4C-116 -22 -118 66 -54 48" fill="none" stroke="#A39E92" stroke-width="17"/>'
        '<path d="M-66 -8C-100 -12 -108 20 -98 36" fill="none" stroke="#E9E5DA" stroke-opacity=".8" '
        'stroke-width="4" stroke-linecap="round"/>'
        '<path d="M-62 -18C-62 20 -64 40 -66 52A66 54 0 0 0 66 52C64 40 62 20 62 -18Z" '
        'fill="url(#pewter)" stroke="#2E2B27" stroke-width="2.5"/>'
        + hoops
        + disc(0, -18, 62, "url(#lip)", 'stroke="#2E2B27" stroke-width="2.5"')
        + disc(0, -15, 53, "#2A1406")
        + disc(0, -12, 51, "url(#ale)")
        + froth
        + '<path d="M8 -50C24 -48 36 -38 40 -26" stroke="#FFE3A8" stroke-opacity=".85" stroke-width="4" '
        'fill="none" stroke-linecap="round"/>' + rim(0, -18, 57.5, "#FFFFFF", 2, 0.5)
    )
    return svg.document(body, 192, 192, -118, -78, defs)


def parchment(width: float, height: float, seed: int) -> str:
    """A sheet of parchment with a deckled edge, for ledgers and panels; words go on its middle.

    Nothing stands within 16 units of its edge.
    """
    rng = random.Random(seed)
    w, h = width / 2, height / 2

    def wander(length: float) -> list[float]:
        """How far the edge strays from its line, every ten units."""
        stray, steps = 0.0, []
        for _ in range(round(length / 10)):
            stray = 0.72 * stray + rng.uniform(-2.4, 2.4)
            steps.append(stray - (rng.uniform(3, 7) if rng.random() < 0.05 else 0))
        return steps

    top = [(-w + 10 * k, -h + 8 - s) for k, s in enumerate(wander(width))]
    right = [(w - 8 + s, -h + 10 * k) for k, s in enumerate(wander(height))]
    bottom = [(w - 10 * k, h - 8 + s) for k, s in enumerate(wander(width))]
    left = [(-w + 8 - s, h - 10 * k) for k, s in enumerate(wander(height))]
    sheet = geo.polygon(*top, *right, *bottom, *left).buffer(-3).buffer(3)
    defs = (
        svg.radial_gradient("skin", {0: "#FBEFCB", 58: "#F2DFB0", 88: "#E0C48A", 100: "#C9A564"}, 46, 42, 74)
        + svg.linear_gradient("curl", {0: "#FFF6DC", 100: "#C9A564"}, 0, 0, 100, 100)
    )  # fmt: skip
    clouds = ""
    for _ in range(9):
        x, y = rng.uniform(-w * 0.9, w * 0.9), rng.uniform(-h * 0.9, h * 0.9)
        rx = rng.uniform(40, 120)
        spot = geo.ellipse(x, y, rx, rx * rng.uniform(0.3, 0.6)).intersection(sheet.buffer(-6))
        clouds += svg.path(spot, rng.choice(("#D9BB7E", "#FFF8E2")), opacity=0.10)
    fibres = ""
    for _ in range(26):
        x, y = rng.uniform(-w * 0.92, w * 0.92), rng.uniform(-h * 0.9, h * 0.9)
        a, n = rng.uniform(0, math.pi), rng.uniform(6, 18)
        fibre = geo.polyline((x, y), (x + n * math.cos(a), y + n * math.sin(a) * 0.5))
        fibres += svg.path(fibre.intersection(sheet.buffer(-6)), "none", "#B08A4A", 1.1, 0.28)
    rings = "".join(
        svg.path(sheet.difference(sheet.buffer(-d)), "#9C6F34", opacity=o)
        for d, o in ((22, 0.07), (13, 0.10), (6, 0.20))
    )
    body = (
        svg.path(sheet, "url(#skin)")
        + clouds
        + fibres
        + rings
        + svg.path(geo.move(sheet, 1, 2).intersection(sheet).boundary, "none", "#FFF9E6", 1.6, 0.5)
        + svg.path(sheet.boundary, "none", "#7A5426", 2)
    )
    return svg.document(body, width, height, -w, -h, defs)


def quill() -> str:
    """A goose quill laid across an inkwell of pewter."""
    defs = (
        svg.radial_gradient("well", {0: "#DAD5C9", 55: "#958F83", 100: "#4A463F"}, 36, 28, 80)
        + svg.linear_gradient("vane", {0: "#FFFFFF", 55: "#E9E1CF", 100: "#B9AD93"}, 0, 0, 0, 100)
    )  # fmt: skip
    barbs = "".join(
        f'<path d="M{-10 + 13 * k} {-3 - 0.55 * k:.1f}L{6 + 13 * k} {-19 - 1.1 * k + (k * 5 % 4):.1f}" '
        'stroke="#A99C80" stroke-opacity=".7" stroke-width="1.3"/>'
        f'<path d="M{-6 + 13 * k} {2 - 0.55 * k:.1f}L{12 + 13 * k} {15 - 1.3 * k - (k * 3 % 4):.1f}" '
        'stroke="#A99C80" stroke-opacity=".7" stroke-width="1.3"/>'
        for k in range(11)
    )
    feather = svg.group(
        '<path d="M-24 2C-14 -22 50 -36 150 -40C166 -38 160 -26 146 -20C96 4 30 26 -18 10Z" '
        'fill="url(#vane)" stroke="#6E6450" stroke-width="2"/>'
        '<path d="M30 -27L24 -12L44 -20Z" fill="#6E6450" fill-opacity=".35"/>' + barbs + ""
        '<path d="M-112 16C-70 10 20 2 150 -32" fill="none" stroke="#8A7A58" stroke-width="5" '
        'stroke-linecap="round"/>'
        '<path d="M-112 16C-70 10 20 2 150 -32" fill="none" stroke="#F6ECD2" stroke-width="2.4" '
        'stroke-linecap="round"/>'
        '<path d="M-112 13L-134 22L-108 20Z" fill="#241A12"/>',
        "translate(26 -24) rotate(-16)",
    )
    body = (
        '<path d="M-34 18C-34 40 -36 52 -40 62A42 34 0 0 0 40 62C36 52 34 40 34 18Z" fill="url(#well)" '
        'stroke="#34312C" stroke-width="2"/>'
        + disc(0, 18, 35, "url(#well)", 'stroke="#34312C" stroke-width="2"')
        + disc(0, 19, 24, "#1A1512", 'stroke="#5A554C" stroke-width="2"')
        + '<path d="M-14 12C-8 4 6 2 14 8" stroke="#6F84A0" stroke-opacity=".7" stroke-width="3" fill="none" '
        'stroke-linecap="round"/>' + feather
    )
    return svg.document(body, 322, 206, -122, -104, defs)


PROPS: dict[str, Callable[[], str]] = {
    "counter": lambda: counters(1),
    "counters_2": lambda: counters(2),
    "counters_3": lambda: counters(3),
    "counters_5": lambda: counters(5),
    "counters_10": lambda: counters(10),
    "candle": candle,
    "mug": mug,
    "parchment": lambda: parchment(760, 340, 3),
    "parchment_tall": lambda: parchment(420, 400, 5),
    "quill": quill,
}

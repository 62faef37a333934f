"""What lies about on Guiñote's table beside the coffee: the slate of the score, chalk and sugar."""

from __future__ import annotations

import random

import svg
from lying import FLAT

_CHALK = "#F0EEE4"


def slate() -> str:
    """A school slate in a beech frame, wiped many times; what is written on it is not in it."""
    rng = random.Random(12)
    defs = svg.linear_gradient(
        "frame", {0: "#B57A44", 45: "#8F5A2E", 100: "#6A3E1D"}, 0, 0, 0, 100
    ) + svg.linear_gradient("stone", {0: "#3E4648", 50: "#343B3D", 100: "#2A3032"}, 0, 0, 40, 100)
    grain = "".join(
        f'<path d="M{x0} {y}C{x0 + 120} {y + bend:.1f} {x0 + 260} {y - bend:.1f} {x0 + 400} {y}" '
        'fill="none" stroke="#4E2C12" stroke-opacity=".28" stroke-width="1.2"/>'
        for x0, y, bend in (
            (8 + rng.uniform(0, 6), y, rng.uniform(-2, 2)) for y in (5, 8.5, 12, 247, 250.5, 254)
        )
    )
    smears = ""
    for _ in range(26):
        x, y = rng.uniform(30, 300), rng.uniform(30, 226)
        length, width = rng.uniform(50, 170), rng.uniform(5, 16)
        length = min(length, 384 - x)
        smears += (
            f'<path d="M{x:.1f} {y:.1f}Q{x + length / 2:.1f} {y + rng.uniform(-10, 10):.1f} '
            f'{x + length:.1f} {y + rng.uniform(-4, 4):.1f}" fill="none" stroke="{_CHALK}" '
            f'stroke-opacity="{rng.uniform(0.012, 0.035):.3f}" stroke-width="{width:.1f}" '
            'stroke-linecap="round"/>'
        )
    screws = "".join(
        f'<circle cx="{x}" cy="{y}" r="3.600" fill="#D9B26A" stroke="#4A2A10" stroke-width="1"/>'
        f'<path d="M{x - 2.2} {y - 1.2}L{x + 2.2} {y + 1.2}" stroke="#4A2A10" stroke-width="1"/>'
        for x in (10, 406)
        for y in (10, 248)
    )
    body = (
        '<rect x="1" y="1" width="414" height="256" rx="13" fill="url(#frame)" stroke="#3A2010" '
        'stroke-width="2"/>' + grain + '<path d="M2 3L18 19M414 3L398 19M2 255L18 239M414 255L398 '
        '239" stroke="#4A2A12" stroke-width="1.400"/>'
        '<path d="M12 3.500H404" stroke="#E9C38E" stroke-opacity=".7" stroke-width="1.600"/>'
        '<rect x="17" y="17" width="382" height="224" rx="4" fill="url(#stone)" stroke="#20120A" '
        'stroke-width="3"/>' + smears + '<path d="M19 239H397" stroke="#6C767A" '
        'stroke-opacity=".5" stroke-width="1.400"/>' + screws
    )
    return svg.document(body, 416, 258, 0, 0, defs)


def chalk() -> str:
    """A worn stick of chalk and the crumbs of another."""
    defs = svg.linear_gradient("stick", {0: "#FFFFFF", 45: "#EFEBDD", 100: "#B9B2A0"}, 0, 0, 0, 100)
    stick = svg.group(
        '<path d="M-62 -11H50C58 -11 64 -5 64 1C64 8 58 12 50 12H-62Z" fill="url(#stick)" '
        'stroke="#7C7464" stroke-width="1.600"/>'
        '<path d="M-62 -11L-66 -6L-63 1L-67 7L-62 12" fill="#F7F4EA" stroke="#7C7464" '
        'stroke-width="1.600" stroke-linejoin="round"/>'
        '<path d="M-40 -6H30" stroke="#FFFFFF" stroke-width="3" stroke-linecap="round"/>',
        "rotate(-24)",
    )
    rng = random.Random(5)
    dust = "".join(
        f'<circle cx="{rng.uniform(-86, -40):.1f}" cy="{rng.uniform(16, 48):.1f}" '
        f'r="{rng.uniform(0.8, 2.6):.1f}" fill="#EFEBDD" fill-opacity="{rng.uniform(0.4, 0.9):.2f}"/>'
        for _ in range(16)
    )
    smear = '<ellipse cx="-58" cy="34" rx="34" ry="14" fill="#FFFFFF" fill-opacity=".10"/>'
    return svg.document(smear + dust + stick, 184, 104, -98, -48, defs)


def sugar() -> str:
    """Two lumps of sugar on their paper."""
    defs = svg.linear_gradient("side", {0: "#E3DCCB", 100: "#B8AE98"}, 0, 0, 0, 100)
    paper = (
        '<path d="M-78 -26L36 -44L80 16L-30 46Z" fill="#F6F0E0" stroke="#9A8E76" '
        'stroke-width="1.600" stroke-linejoin="round"/>'
        '<path d="M-66 -22L34 -38L68 12L-26 37Z" fill="none" stroke="#B3262B" stroke-width="3"/>'
        '<path d="M-78 -26L-30 46" stroke="#D8CDB4" stroke-width="2"/>'
    )

    def lump(x: float, y: float, turn: float) -> str:
        return svg.group(
            '<path d="M-25 -14L5 -25L28 -12L-3 2Z" fill="#FFFDF6"/>'
            '<path d="M-25 -14L-3 2V26L-24 11Z" fill="url(#side)"/>'
            '<path d="M-3 2L28 -12V11L-3 26Z" fill="#EFE9DA"/>'
            '<path d="M-25 -14L5 -25L28 -12V11L-3 26L-24 11Z" fill="none" stroke="#8A8070" '
            'stroke-width="1.800" stroke-linejoin="round"/>',
            f"translate({x} {y}) rotate({turn}) scale(1 {FLAT})",
        )

    shadow = '<ellipse cx="6" cy="14" rx="46" ry="14" fill="#000000" fill-opacity=".14"/>'
    return svg.document(
        paper + shadow + lump(-14, -6, -6) + lump(26, 4, 14), 176, 110, -86, -54, defs
    )


PROPS = {"slate": slate, "chalk": chalk, "sugar": sugar}

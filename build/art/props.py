"""Small things that lie on a table, seen from the player's chair, and the burst of a shout.

Tables are looked down at from about sixty degrees, so round things are ellipses .87 as high as wide.
"""

from __future__ import annotations

import math
import random
from collections.abc import Callable
from pathlib import Path

import geo
import svg
import tavern_props
import yard_props
from icons import BEAN
from lying import FLAT, disc, rim


def burst(
    width: float, height: float, points: int, seed: int, tail: tuple[float, float] | None
) -> str:
    """A balloon with teeth, for what is shouted; `tail` is where its long point reaches.

    The word goes into the middle: three fifths of the width are free.
    """
    rng = random.Random(seed)
    rim = []
    for k in range(2 * points):
        angle = math.pi * (k + 0.5) / points
        c, s = math.cos(angle), math.sin(angle)
        square = (abs(c) ** 2.5 + abs(s) ** 2.5) ** (-1 / 2.5)
        reach = rng.uniform(1.02, 1.16) if k % 2 == 0 else rng.uniform(0.84, 0.89)
        rim.append((width / 2 * reach * c * square, height / 2 * reach * s * square))
    shape = geo.polygon(*rim)
    if tail is not None:
        tx, ty = tail
        across = math.atan2(ty, tx) + math.pi / 2
        spread = height * 0.17
        foot = [
            (
                tx * 0.42 + math.cos(across) * spread * side,
                ty * 0.42 + math.sin(across) * spread * side,
            )
            for side in (-1, 1)
        ]
        shape = geo.union(shape, geo.polygon(foot[0], tail, foot[1]))
    inner = geo.scale(shape, 0.9)
    edge = shape.buffer(9, join_style="mitre", mitre_limit=2.4)
    body = (
        svg.path(edge, "#7E1A15")
        + svg.path(shape, "#FFF5DC", "#1F1B24", 6)
        + svg.path(inner.boundary, "none", "#F0C97A", 2.5, 0.7)
    )
    x0, y0, x1, y1 = edge.buffer(3).bounds
    return svg.document(body, x1 - x0, y1 - y0, x0, y0)


def glass() -> str:
    """A tumbler of cachaça."""
    defs = (
        svg.radial_gradient("drink", {0: "#FFD88A", 55: "#E0962E", 100: "#8A4A10"}, 42, 34, 66)
        + svg.linear_gradient("top", {0: "#B36A1C", 45: "#E6A03A", 100: "#F6C768"}, 0, 0, 20, 100)
        + svg.linear_gradient(
            "wall", {0: "#F4FFFA", 30: "#8FA89C", 70: "#4E665A", 100: "#C8DAD0"}, 0, 0, 100, 0
        )
    )
    wall = (
        '<path d="M-58 -14C-56 20 -48 44 -43 54A43 34 0 0 0 43 54C48 44 56 20 58 -14'
        'A58 50.500 0 0 0 -58 -14Z" '
        'fill="url(#wall)" fill-opacity=".38"/>'
        '<path d="M-49 12C-47 32 -44 44 -41 52A41 32 0 0 0 41 52C44 44 47 32 49 12Z" '
        'fill="url(#drink)" fill-opacity=".88"/>'
    )
    flutes = "".join(
        f'<path d="M{57 * math.sin(a):.1f} {-14 + 50 * math.cos(a):.1f}L{43 * math.sin(a):.1f} '
        f'{54 + 33 * math.cos(a):.1f}" stroke="#FFF6DE" stroke-opacity=".30" stroke-width="2.4"/>'
        for a in (math.radians(d) for d in range(-75, 76, 25))
    )
    body = (
        wall
        + disc(0, 8, 49, "url(#top)", 'stroke="#FFE9B4" stroke-opacity=".8" stroke-width="1.8"')
        + '<path d="M-34 -2C-26 -18 2 -26 22 -20" stroke="#FFF3CF" stroke-opacity=".75" '
        'stroke-width="3.5" fill="none" stroke-linecap="round"/>'
        # the near wall stands in front of the drink
        '<path d="M-58 -14A58 50.500 0 0 0 58 -14L56 4A55 47 0 0 1 -56 4Z" fill="#F4FFFA" '
        'fill-opacity=".16"/>'
        + flutes
        + rim(0, -14, 58, "#F2FBF6", 4, 0.85)
        + rim(0, -14, 54.5, "#4E665A", 1.4, 0.5)
        + '<path d="M-55 -24C-50 -48 -26 -62 -4 -64" stroke="#FFFFFF" stroke-width="4.5" '
        'fill="none" stroke-linecap="round"/>'
        '<path d="M-47 30C-46 42 -43 50 -40 57" stroke="#FFFFFF" stroke-opacity=".8" '
        'stroke-width="4" fill="none" stroke-linecap="round"/>'
    )
    return svg.document(body, 132, 176, -66, -74, defs)


def coffee() -> str:
    """A small coffee on its saucer, with a spoon."""
    defs = (
        svg.radial_gradient("china", {0: "#FFFDF6", 60: "#EFE5D2", 100: "#B3A58B"}, 38, 30, 78)
        + svg.radial_gradient("brew", {0: "#7A4824", 72: "#3A1D0D", 100: "#8F5E34"}, 44, 38, 60)
        + svg.linear_gradient("steel", {0: "#F7F7F2", 45: "#A9A79E", 100: "#6C6A62"}, 0, 0, 100, 60)
    )
    steam = (
        '<path d="M-24 -34C-34 -22 -10 -16 -20 -2M6 -40C-4 -26 18 -20 6 -4" stroke="#FFFFFF" '
        'stroke-opacity=".16" stroke-width="5" fill="none" stroke-linecap="round"/>'
    )
    spoon = svg.group(
        '<rect x="-5" y="-82" width="10" height="122" rx="5" fill="url(#steel)" stroke="#55534B" '
        'stroke-width="1.6"/>'
        '<ellipse cx="0" cy="54" rx="14" ry="21" fill="url(#steel)" stroke="#55534B" '
        'stroke-width="1.6"/>'
        '<path d="M-6 44Q-9 54 -3 64" stroke="#FFFFFF" stroke-opacity=".7" stroke-width="3" '
        'fill="none" stroke-linecap="round"/>',
        "translate(84 6) rotate(24) scale(1 0.9)",
    )
    body = (
        disc(0, 10, 124, "url(#china)", 'stroke="#80725A" stroke-width="2"')
        + rim(0, 9, 110, "#2F5F8A", 4, 0.9)
        + rim(0, 9, 102, "#2F5F8A", 1.6, 0.6)
        + disc(0, 12, 70, "#000000", 'fill-opacity=".16"')
        + spoon
        + '<path d="M-62 -16C-98 -40 -108 10 -60 14" stroke="#8A7C64" stroke-width="15" '
        'fill="none" stroke-linecap="round"/>'
        '<path d="M-62 -16C-98 -40 -108 10 -60 14" stroke="#F3EAD8" stroke-width="11" '
        'fill="none" stroke-linecap="round"/>'
        '<path d="M-66 -10C-64 26 -48 48 0 50C48 48 64 26 66 -10Z" fill="url(#china)" '
        'stroke="#80725A" stroke-width="2"/>'
        + disc(0, -10, 66, "url(#china)", 'stroke="#80725A" stroke-width="2"')
        + disc(0, -8, 56, "url(#brew)", 'stroke="#2A140A" stroke-width="1.6"')
        + '<path d="M-40 -20C-30 -42 10 -50 30 -38" stroke="#D9AE78" stroke-opacity=".8" '
        'stroke-width="4" fill="none" stroke-linecap="round"/>' + steam
    )
    return svg.document(body, 260, 236, -130, -104, defs)


def one_bean(x: float, y: float, size: float, turn: float) -> str:
    """A bean lying on something."""
    return svg.group(
        f'<path d="{BEAN}" fill="url(#skin)" stroke="#34110A" stroke-width="1.2"/>'
        '<path d="M-7.4 -0.4C-7 -4.8 -2 -6 2.4 -3.6" stroke="#FFE0BC" stroke-opacity=".85" '
        'stroke-width="2" fill="none" stroke-linecap="round"/>',
        f"translate({svg.number(x)} {svg.number(y)}) rotate({svg.number(turn)}) "
        f"scale({svg.number(size, 2)})",
    )


SKIN = svg.radial_gradient(
    "skin", {0: "#D2714A", 38: "#A5482A", 78: "#742716", 100: "#4E160B"}, 36, 22, 84
)


def bean_bowl() -> str:
    """A clay bowl of beans, the tentos still to be won."""
    rng = random.Random(3)
    defs = (
        SKIN
        + svg.radial_gradient("clay", {0: "#D08A5A", 60: "#A55E36", 100: "#5A2C16"}, 36, 26, 80)
        + svg.radial_gradient("hollow", {0: "#2A120A", 80: "#3E1C0F", 100: "#6B361D"}, 50, 44, 56)
    )
    heap = ""
    for ring_r, n in ((70, 17), (52, 13), (34, 9), (16, 5), (0, 1)):
        for k in range(n):
            angle = 2 * math.pi * k / n + rng.uniform(-0.14, 0.14)
            x, y = ring_r * math.cos(angle), -6 + ring_r * FLAT * math.sin(angle)
            heap += one_bean(x, y - (70 - ring_r) * 0.16, 1.18, rng.uniform(-90, 90))
    dashes = "".join(
        f'<path d="M{96 * math.cos(a):.1f} {4 + 84 * math.sin(a):.1f}L{104 * math.cos(a):.1f} '
        f'{6 + 92 * math.sin(a):.1f}" stroke="#F3DDB2" stroke-opacity=".6" stroke-width="3" '
        'stroke-linecap="round"/>'
        for a in (math.radians(d) for d in range(8, 173, 11))
    )
    body = (
        disc(0, 10, 106, "url(#clay)", 'stroke="#3A1A0C" stroke-width="2"')
        + dashes
        + disc(0, 0, 97, "url(#clay)", 'stroke="#4A2210" stroke-width="1.5"')
        + disc(0, 1, 86, "url(#hollow)")
        + heap
        + '<path d="M-92 -14C-86 -56 -44 -78 -4 -80" stroke="#FFD9AE" stroke-opacity=".8" '
        'stroke-width="4.5" fill="none" stroke-linecap="round"/>'
    )
    return svg.document(body, 224, 208, -112, -98, defs)


def matchbox() -> str:
    """A box of matches, half open, two matches beside it."""
    defs = (
        svg.linear_gradient("lid", {0: "#D8483A", 100: "#A32A22"}, 0, 0, 100, 100)
        + svg.linear_gradient("tray", {0: "#E9D3A2", 100: "#B99A62"}, 0, 0, 100, 0)
        + svg.linear_gradient("stick", {0: "#F6E3B4", 100: "#CBA867"}, 0, 0, 0, 100)
    )

    def match(x: float, y: float, turn: float) -> str:
        return svg.group(
            '<rect x="-46" y="-3" width="88" height="6" rx="2" fill="url(#stick)" '
            'stroke="#8A6A34" stroke-width="1"/>'
            '<ellipse cx="44" cy="0" rx="8" ry="5.4" fill="#7A1F16" stroke="#3A0E0A" '
            'stroke-width="1"/>'
            '<ellipse cx="42" cy="-2" rx="3" ry="1.3" fill="#E88A72" fill-opacity=".8"/>',
            f"translate({x} {y}) rotate({turn})",
        )

    heads = "".join(
        f'<circle cx="{58}" cy="{y}" r="5" fill="#7A1F16" stroke="#3A0E0A" stroke-width="1"/>'
        f'<rect x="34" y="{y - 2.5}" width="20" height="5" fill="#EBD29A"/>'
        for y in range(-26, 27, 10)
    )
    box = svg.group(
        '<rect x="-20" y="-36" width="92" height="72" rx="3" fill="#7A5F34"/>'
        '<rect x="-20" y="-34" width="88" height="68" rx="2" fill="url(#tray)" stroke="#6B4F26" '
        'stroke-width="1.6"/>' + heads + '<path d="M-78 40H30V54H-78Z" fill="#4A3320"/>'
        '<path d="M-78 42H30V52H-78Z" fill="#2E2019"/>'
        '<rect x="-80" y="-42" width="112" height="84" rx="4" fill="url(#lid)" stroke="#5A1410" '
        'stroke-width="2"/>'
        '<rect x="-71" y="-33" width="94" height="66" rx="2" fill="none" stroke="#F4DFA8" '
        'stroke-width="2.5"/>'
        '<circle cx="-24" cy="0" r="23" fill="#F4DFA8"/>'
        '<path d="M-24 -17C-14 -8 -10 0 -14 8C-16 13 -20 15 -24 15C-28 15 -32 13 -34 8'
        'C-36 2 -32 -2 -30 -8C-27 -4 -25 -8 -24 -17Z" fill="#C8402E"/>'
        '<path d="M-24 -2C-19 4 -19 13 -24 14C-29 13 -29 4 -24 -2Z" fill="#F2B23E"/>',
        "rotate(-12)",
    )
    return svg.document(match(18, 84, 6) + match(-12, 96, -16) + box, 208, 186, -104, -66, defs)


def bottle_cap() -> str:
    """A crown cap, printed with a club."""
    defs = svg.radial_gradient("tin", {0: "#F8D98A", 55: "#DB9F36", 100: "#8A5A16"}, 38, 30, 76)
    edge = []
    for k in range(84):
        angle = 2 * math.pi * k / 84
        r = 50 + 3.4 * math.cos(21 * angle)
        edge.append((r * math.cos(angle), r * FLAT * math.sin(angle)))
    club = (
        '<path d="M0 -22C7 -22 11 -17 11 -11C11 -8 9.500 -5.500 7.500 -3.500C9 -4.500 11 -5 13 -5'
        "C19 -5 23 -1 23 5C23 11 18.500 16 12 16C8 16 4 14 2 11C3 17 5 20 9 22L-9 22"
        "C-5 20 -3 17 -2 11C-4 14 -8 16 -12 16C-18.500 16 -23 11 -23 5C-23 -1 -19 -5 -13 -5"
        'C-11 -5 -9 -4.500 -7.500 -3.500C-9.500 -5.500 -11 -8 -11 -11C-11 -17 -7 -22 0 -22Z" '
        'transform="translate(0 -2) scale(0.96 0.83)" fill="#FFF3D4"/>'
    )
    body = (
        svg.path(geo.polygon(*edge), "url(#tin)", "#4A2E0C", 2)
        + disc(0, -1, 38, "#8E2A22", 'stroke="#5A1410" stroke-width="1.6"')
        + club
        + '<path d="M-40 -8C-36 -26 -16 -36 4 -36" stroke="#FFF6D8" stroke-opacity=".9" '
        'stroke-width="4" fill="none" stroke-linecap="round"/>'
    )
    return svg.document(body, 114, 102, -57, -51, defs)


def coaster() -> str:
    """A beer mat with a wet ring on it."""
    defs = svg.radial_gradient("card", {0: "#F4E6C4", 70: "#E3CD9C", 100: "#BD9F66"}, 42, 36, 70)
    rays = "".join(
        svg.path(
            geo.polygon(
                *(
                    (r * math.cos(a), FLAT * r * math.sin(a))
                    for r, a in (
                        (54, math.radians(15 * k - 3)),
                        (80, math.radians(15 * k)),
                        (54, math.radians(15 * k + 3)),
                    )
                )
            ),
            "#A8452E",
            opacity=0.8,
        )
        for k in range(24)
    )
    body = (
        disc(0, 4, 104, "#8A6E40")
        + disc(0, 0, 104, "url(#card)", 'stroke="#8A6E40" stroke-width="1.5"')
        + rim(0, 0, 94, "#A8452E", 5, 0.85)
        + rays
        + disc(0, 0, 46, "#A8452E", 'fill-opacity=".85"')
        + '<path d="M0 -26C5 -16 24 -5 24 8C24 15 18 19 13 19C8 19 5 17 2 14C3 19 5 22 10 25L-10 25'
        'C-5 22 -3 19 -2 14C-5 17 -8 19 -13 19C-18 19 -24 15 -24 8C-24 -5 -5 -16 0 -26Z" '
        'transform="scale(1 0.87)" fill="#F4E6C4"/>' + rim(12, -8, 66, "#6B4A1E", 4.5, 0.22)
    )
    return svg.document(body, 216, 200, -108, -94, defs)


def loose_beans() -> str:
    """A few beans somebody dropped."""
    places = ((-48, 8, -30), (-16, -18, 40), (14, 16, -8), (46, -8, 62), (60, 26, 16))
    shadow = "".join(
        f'<path d="{BEAN}" transform="translate({x + 2} {y + 4}) rotate({t}) scale(1.2)" '
        'fill="#000000" fill-opacity=".34"/>'
        for x, y, t in places
    )
    return svg.document(
        shadow + "".join(one_bean(x, y, 1.2, t) for x, y, t in places), 160, 100, -74, -46, SKIN
    )


PROPS: dict[str, Callable[[], str]] = {
    "burst": lambda: burst(400, 200, 15, 2, (-196, 132)),
    "burst_round": lambda: burst(320, 220, 14, 8, (-176, 146)),
    "burst_bare": lambda: burst(400, 200, 16, 5, None),
    "glass": glass,
    "coffee": coffee,
    "bean_bowl": bean_bowl,
    "loose_beans": loose_beans,
    "matchbox": matchbox,
    "bottle_cap": bottle_cap,
    "coaster": coaster,
    **tavern_props.PROPS,
    **yard_props.PROPS,
}


def make(out_root: Path) -> None:
    """Write every prop to `out_root`/sprites/props."""
    for name, draw in PROPS.items():
        svg.write(out_root / "sprites" / "props" / f"{name}.svg", draw())

"""Gleek's place: an English tavern about 1660, an oak table by candle light.

Units are those of a window 1080 high, as in `surfaces`; the candle stands at the far edge, right of
the middle, and all light comes from there and from the hearth beyond.
"""

from __future__ import annotations

import math
import random
from pathlib import Path

import numpy as np
from PIL import Image

from bar import HEIGHT, MIDDLE, WIDTH, grid
from boards import Cut, grain, relief, saw
from painting import (
    Picture,
    Plane,
    cloth_noise,
    colour,
    defocus,
    enlarge,
    image,
    mix,
    pool,
    raster,
    sample,
    step,
)
from place import write
from surfaces import Lamp, Outlook, Top
from svg import linear_gradient, number, radial_gradient

OAK = ("#2E190B", "#85552A", "#C98F4C")
FLAME = "#FFB25C"
OUTLOOK = Outlook(horizon=-1396, far=150, steepness=0.70)
TABLE = Top(half=712, corner=54, rail=26)
CANDLE = Lamp(u=250, v=110, height=470, ambient=0.125)
STICK = (1566.0, 214.0)
"""Where the candlestick's foot stands in the window."""
RINGS = ((-470.0, 300.0, 44.0, 0.2), (-405.0, 336.0, 44.0, 2.4), (520.0, 470.0, 47.0, 4.0))
"""Rings that mugs left: u, v, radius, and where each is broken."""

QUALITY = (88, 90)


def tavern(scale: int = 2) -> Image.Image:
    """The picture, `scale` pixels a unit."""
    back = room()
    x, y = _window(scale)
    u, v, size = OUTLOOK.plane(x, y)
    edge, du, dv = TABLE.distance(u, v)
    out: Picture = enlarge(back, scale) * (1 - 0.85 * np.exp(-np.maximum(edge, 0) / 34))[..., None]
    top = oak(u, v, size, edge, du, dv, scale)
    cover = np.clip(0.5 - (edge - TABLE.rail) * size * scale, 0, 1)
    out = mix(np.asarray(out, np.float32), top, np.asarray(cover, np.float32))
    out = _standing(out, scale)
    d = ((x - MIDDLE - 90) / 1290) ** 2 + ((y - 400) / 760) ** 2
    out = out * (1 - 0.55 * step(0.25, 1.7, np.asarray(d, np.float32)))[..., None]
    return image(np.asarray(out, np.float32), seed=3)


def _window(scale: int) -> tuple[Plane, Plane]:
    y, x = np.mgrid[0 : HEIGHT * scale, 0 : WIDTH * scale].astype(np.float32)
    return (x + 0.5) / scale, (y + 0.5) / scale


# ------------------------------------------------------------------------------------ the table


def oak(u: Plane, v: Plane, size: Plane, edge: Plane, du: Plane, dv: Plane, scale: int) -> Picture:
    """Oak boards across the table, pegged, waxed and worn, under the candle."""
    cut = saw(v, u, -30, 880, (84, 122), 8)
    wood = grain(cut, u, 31)
    tone = (
        0.70 + 0.30 * (cut.board - 0.5) - 0.46 * wood.rings + 0.11 * wood.cloud
        - 0.30 * wood.pores + 0.11 * wood.rays
    )  # fmt: skip
    dark, middle, light = (colour(code) for code in OAK)
    shade = mix(mix(dark, middle, step(0.0, 0.62, tone)), light, step(0.55, 1.05, tone))
    gap = np.exp(-((cut.seam / 1.5) ** 2)) + 0.9 * np.exp(-((cut.end / 1.3) ** 2))
    grime = 0.34 * np.exp(-cut.seam / 9) + 0.26 * np.exp(-cut.end / 10)
    pegs, round_ = _pegs(cut, v)
    shade = mix(shade, np.asarray(dark * 0.55, np.float32), np.asarray(0.72 * pegs, np.float32))
    blotch = sample(cloth_noise(40, 256, 256, 10, 10), v / 6, u / 6)
    wear = 1 + 0.10 * blotch - 0.30 * _rings(u, v) - 0.30 * _scratches(u, v)
    swell = (
        0.9 * np.exp(-((cut.seam / 7) ** 2)) + 0.55 * np.exp(-((cut.end / 7) ** 2))
        + 0.28 * wood.rings + 0.45 * wood.pores + 0.35 * round_
    )  # fmt: skip
    height = np.asarray(-swell * size, np.float32)
    falling = CANDLE.falling(u, v)
    grazing = relief(height, scale, *_away(u, v))
    warm = np.array([1.92, 1.20, 0.66], np.float32)
    cool = np.array([0.80, 0.90, 1.12], np.float32)
    hearth = 0.10 * np.exp(-(((u - 900) / 560) ** 2) - ((v - 330) / 420) ** 2)
    lit = (falling * (1 + np.clip(0.42 * grazing, -0.5, 0.5)))[..., None] * warm * 0.98
    lit = lit + CANDLE.ambient * cool + hearth[..., None] * np.array([1.6, 0.62, 0.2], np.float32)
    surface = shade * lit * (wear * (1 - 0.80 * np.clip(gap, 0, 1)) * (1 - grime))[..., None]
    surface = surface + _gleam(u, v, grazing, wood.pores, gap)[..., None] * colour(FLAME)
    return _edged(np.asarray(surface, np.float32), edge, du, dv, falling)


def _away(u: Plane, v: Plane) -> tuple[Plane, Plane]:
    """Unit direction from the candle outwards at each point of the table."""
    x, y = u - CANDLE.u, v - CANDLE.v + 40
    length = np.maximum(np.hypot(x, y), 60)
    return np.asarray(x / length, np.float32), np.asarray(y / length, np.float32)


def _gleam(u: Plane, v: Plane, grazing: Plane, pores: Plane, gap: Plane) -> Plane:
    """The candle mirrored in old wax: a long soft streak towards the player."""
    across = np.exp(-(((u - CANDLE.u * (1 - v / 1250)) / 120) ** 2))
    streak = across * np.exp(-(((v - 150) / 230) ** 2))
    rough = np.clip(1 + 0.75 * grazing - 0.8 * pores, 0, 2)
    return np.asarray(0.085 * streak * rough * (1 - np.clip(gap, 0, 1)), np.float32)


def _pegs(cut: Cut, v: Plane) -> tuple[Plane, Plane]:
    """Two wooden pegs at each end of a board: the dark line around each, and its round head."""
    line, head = np.zeros_like(v), np.zeros_like(v)
    for place in (-26.0, 26.0):
        d = np.hypot(cut.across - place, cut.end - 21)
        line = np.maximum(line, np.exp(-(((d - 6.4) / 1.3) ** 2)))
        head = np.maximum(head, step(-7.0, -5.5, -d))
    return np.asarray(line + 0.35 * head, np.float32), np.asarray(head, np.float32)


def _rings(u: Plane, v: Plane) -> Plane:
    """Where wet mugs stood."""
    stain = np.zeros_like(u)
    for cu, cv, radius, gap in RINGS:
        d = np.hypot(u - cu, v - cv)
        angle = np.arctan2(v - cv, u - cu)
        broken = 0.55 + 0.45 * np.cos(angle - gap)
        stain = stain + (np.exp(-(((d - radius) / 2.4) ** 2)) * 0.8 + 0.12 * (d < radius)) * broken
    return np.asarray(stain, np.float32)


def _scratches(u: Plane, v: Plane) -> Plane:
    """Knives and coins, over a hundred years."""
    rng = random.Random(17)
    marks = np.zeros_like(u)
    for _ in range(46):
        cu, cv = rng.uniform(-640, 640), rng.uniform(10, 640)
        angle, half = rng.uniform(0, math.pi), rng.uniform(9, 60)
        c, s = math.cos(angle), math.sin(angle)
        near = (np.abs(u - cu) < half + 4) & (np.abs(v - cv) < half + 4)
        a, b = (u[near] - cu) * c + (v[near] - cv) * s, (v[near] - cv) * c - (u[near] - cu) * s
        bow = b - 0.0016 * a * a * rng.uniform(-1, 1)
        marks[near] += np.exp(-((bow / 0.7) ** 2)) * np.clip(1 - np.abs(a) / half, 0, 1)
    return np.clip(marks, 0, 1)


def _edged(surface: Picture, edge: Plane, du: Plane, dv: Plane, falling: Plane) -> Picture:
    """The table's rounded edge: it takes the light where it turns to the candle."""
    t = np.clip(edge / TABLE.rail, 0, 1)
    turned = step(0.0, 0.55, t)
    facing = np.where(dv < -0.5, 0.95, 0.42) * (1 - t) ** 0.7 * turned
    worn = np.exp(-(((t - 0.30) / 0.20) ** 2)) * np.where(dv < -0.5, 0.24, 0.10)
    body = surface * (1 - 0.86 * turned + 0.9 * facing)[..., None]
    body = body + (worn * (0.10 + falling))[..., None] * colour("#C98444")
    return np.asarray(body, np.float32)


# -------------------------------------------------------------------------------------- the room


def room() -> Picture:
    """The wall behind: timber and plaster, a window at night, pewter, casks, and a hearth."""
    x, y = grid()
    rng = random.Random(5)
    body = _plaster_and_timber() + _casement() + _dresser(rng) + _casks() + _hearth() + _bench()
    paint, cover = raster(body, WIDTH, HEIGHT, _gradients())
    light: Picture = np.zeros((HEIGHT, WIDTH, 3), np.float32) + colour("#1B0E07")
    light = mix(light, paint, cover)
    candle = pool(x, y, STICK[0], 40, 560, 250)
    fire = 1.1 * pool(x, y, 2296, 280, 260, 260)
    moon = 0.30 * pool(x, y, 330, 120, 220, 180)
    warm = np.array([1.25, 0.86, 0.50], np.float32)
    red = np.array([1.50, 0.62, 0.24], np.float32)
    blue = np.array([0.62, 0.85, 1.30], np.float32)
    lit = 0.055 * np.array([1.0, 0.85, 0.75], np.float32) + 0.62 * candle[..., None] * warm
    lit = lit + fire[..., None] * red + moon[..., None] * blue
    out = light * lit
    out = out + (0.05 * pool(x, y, STICK[0], 30, 420, 170))[..., None] * colour(FLAME)
    return defocus(np.asarray(out, np.float32), 8)


def _plaster_and_timber() -> str:
    wall = f'<rect width="{WIDTH}" height="{HEIGHT}" fill="url(#plaster)"/>'
    beams = "".join(
        f'<rect x="{px}" y="-10" width="46" height="560" fill="url(#beam)"/>'
        for px in (24, 562, 1236, 1900, 2040)
    )
    head = f'<rect y="-6" width="{WIDTH}" height="34" fill="url(#beam)"/>'
    flags = "".join(
        f'<rect x="{-60 + 190 * k + 95 * (row % 2)}" y="{448 + 96 * row}" width="184" height="90" '
        f'rx="5" fill="{("#4A3B2C", "#54442F", "#403224")[(k + row) % 3]}"/>'
        for row in range(7)
        for k in range(15)
    )
    floor = f'<rect y="440" width="{WIDTH}" height="640" fill="#1A120B"/>{flags}'
    return wall + beams + head + floor


def _casement() -> str:
    """A leaded window with the moon behind it, far left; only wide windows show it."""
    panes = "".join(
        f'<path d="M{px} 44L{px + 34} 84L{px} 124L{px - 34} 84Z" fill="#7C93A8" '
        f'opacity="{0.55 + 0.4 * ((i * 7) % 5) / 5:.2f}"/>'
        f'<path d="M{px + 34} 84L{px + 68} 124L{px + 34} 164L{px} 124Z" fill="#64798F" '
        f'opacity="{0.5 + 0.4 * ((i * 3) % 5) / 5:.2f}"/>'
        f'<path d="M{px} 124L{px + 34} 164L{px} 204L{px - 34} 164Z" fill="#8BA1B4" '
        f'opacity="{0.5 + 0.4 * ((i * 5) % 4) / 4:.2f}"/>'
        for i, px in enumerate(range(190, 470, 68))
    )
    frame = '<path d="M150 40H500V230H150Z" fill="none" stroke="#2E1A0C" stroke-width="16"/>'
    bars = '<path d="M325 40V230" stroke="#2E1A0C" stroke-width="12"/>'
    return '<rect x="150" y="40" width="350" height="190" fill="#2B3846"/>' + panes + bars + frame


def _dresser(rng: random.Random) -> str:
    """Shelves with pewter plates on edge, mugs and a jug."""
    body = ""
    for shelf, left, right in ((78, 640, 1210), (160, 640, 1210), (104, 1310, 1880)):
        x = float(left)
        while x < right - 50:
            kind = rng.choice(("plate", "plate", "mug", "jug", "bowl"))
            if kind == "plate":
                r = rng.uniform(22, 29)
                body += (
                    f'<circle cx="{x + r:.0f}" cy="{shelf - r:.0f}" r="{r:.0f}" fill="url(#pewter)"/>'
                    f'<circle cx="{x + r:.0f}" cy="{shelf - r:.0f}" r="{r * 0.66:.0f}" fill="none" '
                    'stroke="#5A5750" stroke-width="2.5"/>'
                )
                x += 2 * r + 5
            elif kind == "mug":
                body += (
                    f'<path d="M{x:.0f} {shelf}L{x + 3:.0f} {shelf - 36}H{x + 27:.0f}L{x + 30:.0f} '
                    f'{shelf}Z" fill="url(#pewter)"/><path d="M{x + 29:.0f} {shelf - 29}q13 8 0 20" '
                    'fill="none" stroke="#8A867C" stroke-width="4"/>'
                )
                x += 48
            else:
                tall = 52 if kind == "jug" else 26
                body += (
                    f'<path d="M{x + 4:.0f} {shelf}C{x - 8:.0f} {shelf - tall * 0.6:.0f} '
                    f"{x + 8:.0f} {shelf - tall * 0.7:.0f} {x + 10:.0f} {shelf - tall}H{x + 30:.0f}"
                    f"C{x + 32:.0f} {shelf - tall * 0.7:.0f} {x + 48:.0f} {shelf - tall * 0.6:.0f} "
                    f'{x + 36:.0f} {shelf}Z" fill="url(#stoneware)"/>'
                )
                x += 54
            x += rng.choice((3, 6, 14, 40))
        body += (
            f'<rect x="{left - 20}" y="{shelf}" width="{right - left + 30}" height="11" '
            'fill="#6A3F1E"/>'
            f'<rect x="{left - 20}" y="{shelf}" width="{right - left + 30}" height="3" '
            'fill="#A9702F"/>'
        )
    return body


def _casks() -> str:
    """Two casks on the floor at the left."""
    body = ""
    for cx, cy, r in ((96, 330, 120), (300, 372, 104)):
        staves = "".join(
            f'<path d="M{cx + k * r * 0.24:.0f} {cy - r * math.sqrt(1 - (k * 0.24) ** 2):.0f}V'
            f'{cy + r * math.sqrt(1 - (k * 0.24) ** 2):.0f}" stroke="#4E2C12" stroke-width="3"/>'
            for k in range(-3, 4)
        )
        body += (
            f'<circle cx="{cx}" cy="{cy}" r="{r}" fill="#7A4A22"/>{staves}'
            f'<circle cx="{cx}" cy="{cy}" r="{r - 5}" fill="none" stroke="#3B3128" '
            'stroke-width="11"/>'
            f'<rect x="{cx - 7}" y="{cy + r * 0.35:.0f}" width="14" height="34" fill="#B98A3E"/>'
        )
    return body


def _hearth() -> str:
    """A brick hearth with its fire, far right."""
    bricks = ""
    for row in range(18):
        for k in range(-1, 9):
            bx, by = 2080 + 76 * k + 38 * (row % 2), -10 + 25 * row
            tint = ("#7C3F24", "#8A4A2A", "#6E3720", "#955631")[(row * 3 + k * 5) % 4]
            bricks += f'<rect x="{bx}" y="{by}" width="72" height="21" rx="2" fill="{tint}"/>'
    mouth = '<path d="M2130 436V190Q2296 90 2462 190V436Z" fill="#120804"/>'
    logs = (
        '<path d="M2180 372L2400 340L2408 362L2186 396Z" fill="#2C140A"/>'
        '<path d="M2200 344L2420 380L2414 402L2196 366Z" fill="#3A1C0C"/>'
    )
    flames = "".join(
        f'<path d="M{x} 366C{x - w} 330 {x - w * 0.4:.0f} {366 - h * 0.5:.0f} {x} {366 - h}'
        f'C{x + w * 0.2:.0f} {366 - h * 0.6:.0f} {x + w} {366 - h * 0.4:.0f} {x} 366Z" '
        f'fill="{tint}"/>'
        for x, w, h, tint in (
            (2250, 40, 130, "#E8641E"), (2306, 56, 178, "#F08A2A"), (2358, 40, 120, "#E8641E"),
            (2280, 26, 96, "#FFC04E"), (2320, 30, 120, "#FFD277"), (2346, 18, 70, "#FFE7A8"),
        )
    )  # fmt: skip
    stone = '<rect x="2060" y="430" width="480" height="26" fill="#8A6A4C"/>'
    mantel = '<rect x="2070" y="34" width="470" height="30" fill="url(#beam)"/>'
    return bricks + mouth + logs + flames + mantel + stone


def _bench() -> str:
    """The high back of a settle behind the table."""
    panels = "".join(
        f'<rect x="{x}" y="216" width="126" height="300" fill="none" stroke="#1E0F06" '
        'stroke-width="7"/>'
        for x in range(450, 2000, 148)
    )
    return (
        '<rect x="410" y="188" width="1560" height="420" fill="#48280F"/>'
        '<rect x="400" y="176" width="1580" height="20" fill="#7A4A22"/>' + panels
    )


def _gradients() -> str:
    return (
        linear_gradient("plaster", {0: "#C7A878", 30: "#B0905F", 100: "#5A4428"}, 0, 0, 0, 100)
        + linear_gradient("beam", {0: "#4A2C14", 45: "#35200F", 100: "#1F1108"}, 0, 0, 100, 20)
        + radial_gradient("pewter", {0: "#F2EFE6", 55: "#A9A69C", 100: "#5E5B54"}, 62, 32, 70)
        + radial_gradient("stoneware", {0: "#D9B07C", 60: "#9A6A3A", 100: "#54341A"}, 64, 30, 75)
    )


# -------------------------------------------------------------------------- what stands on the table


def _standing(picture: Picture, scale: int) -> Picture:
    """The candle at the table's far edge, its shadow and its halo."""
    x, y = grid()
    sx, sy = STICK
    dark = 0.80 * pool(x, y, sx, sy + 2, 74, 15) + 0.42 * pool(x, y, sx + 4, sy + 14, 84, 20)
    picture = picture * (1 - enlarge(np.clip(dark, 0, 0.9)[..., None], scale))
    body = f'<g transform="scale({scale})">{_candlestick(sx, sy)}</g>'
    paint, cover = raster(body, WIDTH * scale, HEIGHT * scale, _brass())
    picture = mix(np.asarray(picture, np.float32), paint, cover)
    flame = sy - 150
    halo = 0.36 * pool(x, y, sx, flame, 120, 110) + 0.10 * pool(x, y, sx, flame, 330, 260)
    glow = (halo[..., None] * colour(FLAME)).astype(np.float32)
    return np.asarray(picture + enlarge(glow, scale), np.float32)


def _brass() -> str:
    return (
        linear_gradient(
            "brass", {0: "#3A250C", 24: "#B98A3E", 46: "#FFE3A0", 62: "#A5742C", 100: "#2C1A08"},
            0, 0, 100, 0,
        )
        + linear_gradient(
            "tallow", {0: "#B58A4C", 30: "#F3DDA8", 62: "#E2BE7E", 100: "#7A5224"}, 0, 0, 100, 0
        )
        + linear_gradient("melt", {0: "#FFE9B8", 100: "#F3DDA8"}, 0, 0, 0, 100)
        + radial_gradient("fire", {0: "#FFFFFF", 42: "#FFF1BE", 78: "#FFC24E", 100: "#F08A22"}, 50, 68, 60)
    )  # fmt: skip


def _candlestick(x: float, y: float) -> str:
    """A brass stick with a drip pan and a tallow candle that has burnt for an hour."""

    def turned(half: float, low: float, high: float) -> str:
        """A turned part: straight sides between two heights above the foot, round below."""
        a, b = y - low, y - high
        return (
            f'<path d="M{number(x - half)} {number(b)}V{number(a)}A{number(half)} '
            f'{number(half * 0.26)} 0 0 0 {number(x + half)} {number(a)}V{number(b)}Z" '
            'fill="url(#brass)"/>'
            f'<ellipse cx="{x}" cy="{number(b)}" rx="{number(half)}" ry="{number(half * 0.26)}" '
            'fill="url(#brass)" stroke="#FFE3A0" stroke-opacity=".5" stroke-width="1"/>'
        )

    drips = (
        f'<path d="M{x - 14} {y - 118}C{x - 19} {y - 96} {x - 15} {y - 84} {x - 13} {y - 70}'
        f'C{x - 10} {y - 80} {x - 9} {y - 98} {x - 8} {y - 116}Z" fill="#F3DDA8"/>'
        f'<path d="M{x + 6} {y - 118}C{x + 7} {y - 104} {x + 9} {y - 96} {x + 12} {y - 92}'
        f'C{x + 15} {y - 100} {x + 14} {y - 110} {x + 14} {y - 118}Z" fill="#E2BE7E"/>'
    )
    flame = (
        f'<path d="M{x} {y - 182}C{x + 9} {y - 164} {x + 11} {y - 152} {x + 9} {y - 142}'
        f"C{x + 7} {y - 132} {x - 7} {y - 132} {x - 9} {y - 142}C{x - 11} {y - 152} {x - 6} {y - 166} "
        f'{x} {y - 182}Z" fill="url(#fire)"/>'
    )
    return (
        turned(46, 0, 5) + turned(34, 5, 11) + turned(9, 11, 44) + turned(15, 22, 29)
        + turned(40, 44, 48) + turned(18, 48, 62)
        + f'<path d="M{x - 14} {y - 120}V{y - 60}A14 4 0 0 0 {x + 14} {y - 60}V{y - 120}Z" '
        'fill="url(#tallow)"/>'
        f'<path d="M{x - 14} {y - 120}V{y - 94}A14 4 0 0 0 {x + 14} {y - 94}V{y - 120}Z" '
        'fill="#FFE2A0" fill-opacity=".55"/>'
        + drips
        + f'<ellipse cx="{x}" cy="{y - 120}" rx="14" ry="4.400" fill="#FFF0C4"/>'
        f'<path d="M{x} {y - 119}V{y - 136}" stroke="#3A2410" stroke-width="2.4" '
        'stroke-linecap="round"/>' + flame
    )  # fmt: skip


def make(out_root: Path) -> None:
    """Write the surface to `out_root`/sprites/tables."""
    write(tavern(), out_root, "gleek", QUALITY)

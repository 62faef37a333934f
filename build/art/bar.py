"""The bar in Minas that the table stands in: shelves of bottles in warm light, out of focus.

Drawn 2520 × 1080 units wide around the middle x = 1260, wide enough for a 21:9 window.
"""

from __future__ import annotations

import math
import random
from dataclasses import dataclass

import numpy as np

from painting import Picture, Plane, colour, defocus, mix, pool, raster, step
from svg import linear_gradient

WIDTH, HEIGHT = 2520, 1080
MIDDLE = WIDTH / 2

GLASS = (
    "#5E7A3A",
    "#7A3F1C",
    "#B87A2E",
    "#33604C",
    "#8A3A26",
    "#CFA052",
    "#CDB88A",
    "#47586A",
    "#A5602A",
    "#6F8A4A",
)
LABELS = ("#E9D7AE", "#F2E6C8", "#D9A441", "#B9472F", "#EADFC4", "#3E5C4A")
LAMPLIGHT = ("#FFC56B", "#FFB256", "#FFD99A", "#F0983F")

Glint = tuple[float, float, float, float]
"""A point that shines: x, y, radius in units, brightness (1 is white)."""


@dataclass(frozen=True)
class Shelf:
    """A board with bottles on it: its top edge, how tall bottles may be, its gaps (x ranges)."""

    y: float
    tallest: float
    gaps: tuple[tuple[float, float], ...] = ()


def _bottle(x: float, y: float, w: float, h: float, rng: random.Random) -> tuple[str, list[Glint]]:
    """A bottle that stands at (x, y) with its left foot."""
    glass = rng.randrange(len(GLASS))
    kind = rng.choice(("tall", "tall", "round", "flask", "slim"))
    shoulder = {"tall": 0.36, "round": 0.50, "flask": 0.42, "slim": 0.46}[kind]
    neck = w * {"tall": 0.30, "round": 0.24, "flask": 0.34, "slim": 0.40}[kind]
    left, right, middle = x, x + w, x + w / 2
    top, bend = y - h, y - h * (1 - shoulder)
    lip = top + h * 0.22
    outline = (
        f"M{left:.1f} {y}V{bend:.1f}C{left:.1f} {lip + 4:.1f} {middle - neck / 2:.1f} "
        f"{lip + 8:.1f} {middle - neck / 2:.1f} {lip:.1f}V{top:.1f}H{middle + neck / 2:.1f}"
        f"V{lip:.1f}C{middle + neck / 2:.1f} {lip + 8:.1f} {right:.1f} {lip + 4:.1f} "
        f"{right:.1f} {bend:.1f}V{y}Z"
    )
    body = f'<path d="{outline}" fill="url(#g{glass})"/>'
    cap = rng.choice(("#7A4A22", "#C9A24A", "#8C2A22", "#2B2B2B"))
    body += (
        f'<rect x="{middle - neck * 0.62:.1f}" y="{top - 4:.1f}" width="{neck * 1.24:.1f}" '
        f'height="{h * 0.075:.1f}" fill="{cap}"/>'
    )
    if rng.random() < 0.8:
        label, lh = rng.choice(LABELS), h * rng.uniform(0.20, 0.30)
        ly = y - h * 0.13 - lh
        body += (
            f'<rect x="{left + 1:.1f}" y="{ly:.1f}" width="{w - 2:.1f}" height="{lh:.1f}" '
            f'fill="{label}" opacity=".8"/>'
            f'<rect x="{left + w * 0.2:.1f}" y="{ly + lh * 0.36:.1f}" width="{w * 0.6:.1f}" '
            f'height="{lh * 0.22:.1f}" fill="#5A2A18" opacity=".55"/>'
        )
    glints = [(left + w * 0.24, bend + h * 0.07, 1.3, 8 * rng.random() ** 2 + 1)]
    if rng.random() < 0.4:
        glints.append((middle - neck * 0.2, lip - h * 0.05, 1.1, 8 * rng.random() ** 2 + 1))
    return body, glints


def _stock(shelf: Shelf, rng: random.Random, thin: float = 1.0) -> tuple[str, list[Glint]]:
    """The bottles of a shelf, in loose groups."""
    body, x = "", -12.0
    glints: list[Glint] = []
    while x < WIDTH + 10:
        w = rng.choice((24, 28, 31, 35, 42)) * thin
        h = shelf.tallest * rng.uniform(0.62, 1.0)
        if not any(a < x + w and x < b for a, b in shelf.gaps):
            one, shine = _bottle(x, shelf.y, w, h, rng)
            body, glints = body + one, glints + shine
        x += w + rng.choice((3, 4, 5, 7, 12, 24))
    return body, glints


def _board(y: float, thick: float) -> str:
    return (
        f'<rect x="0" y="{y}" width="{WIDTH}" height="{thick}" fill="#7A4A28"/>'
        f'<rect x="0" y="{y}" width="{WIDTH}" height="3" fill="#C98A4C"/>'
        f'<rect x="0" y="{y + thick}" width="{WIDTH}" height="{thick * 2.2:.0f}" fill="#0E0704" '
        'opacity=".62"/>'
    )


def _cask(x: float, y: float, r: float) -> str:
    """A little cachaça cask lying on the shelf, seen from its end."""
    return (
        f'<circle cx="{x}" cy="{y - r}" r="{r}" fill="#8A5228"/>'
        f'<circle cx="{x}" cy="{y - r}" r="{r}" fill="none" stroke="#3B2A1C" stroke-width="6"/>'
        f'<circle cx="{x}" cy="{y - r}" r="{r * 0.78}" fill="#A5682F"/>'
        + "".join(
            f'<path d="M{x + k * r * 0.26} {y - r * 1.72}V{y - r * 0.28}" stroke="#6B3C1A" '
            'stroke-width="2.5"/>'
            for k in (-2, -1, 0, 1, 2)
        )
        + f'<rect x="{x - 4}" y="{y - r * 0.62}" width="8" height="{r * 0.34}" fill="#2A1A10"/>'
    )


def _window() -> str:
    """The last blue of the evening, far left; only wide windows show it."""
    sky = '<rect x="46" y="-60" width="250" height="424" fill="url(#dusk)"/>'
    hills = (
        '<path d="M46 286Q110 232 176 268T296 244V364H46Z" fill="#2A3442"/>'
        '<path d="M46 322Q130 284 200 312T296 300V364H46Z" fill="#17202B"/>'
    )
    bars = "".join(
        f'<rect x="{36 + 84 * i}" y="-60" width="10" height="432" fill="#1F4A66"/>'
        for i in range(4)
    ) + "".join(
        f'<rect x="40" y="{60 + 100 * j}" width="256" height="8" fill="#1F4A66"/>' for j in range(3)
    )
    sill = '<rect x="20" y="362" width="300" height="20" fill="#6B4526"/>'
    return sky + hills + bars + sill


def _door() -> str:
    """A doorway to the yard under its lights, far right."""
    return (
        '<rect x="2226" y="-20" width="256" height="660" fill="#4A2A14"/>'
        '<rect x="2250" y="-20" width="208" height="640" fill="url(#yard)"/>'
        '<path d="M2250 330Q2300 250 2340 300T2458 262V470H2250Z" fill="#23301F"/>'
        '<path d="M2250 452Q2350 430 2458 446V620H2250Z" fill="#3E2814"/>'
    )


def _yard_lights() -> list[Glint]:
    """A string of bulbs across the yard, and their like in the window."""
    bulbs = [(2262.0 + 27 * i, 150 + 26 * math.sin(math.pi * i / 7), 2.6, 30.0) for i in range(8)]
    return bulbs + [(2290.0 + 60 * i, 235.0 - 9 * i, 2.0, 16.0) for i in range(3)]


def _gradients() -> str:
    glass = "".join(
        linear_gradient(
            f"g{i}", {0: _dim(c, 0.34), 22: _dim(c, 1.05), 60: c, 100: _dim(c, 0.30)}, 0, 0, 100, 0
        )
        for i, c in enumerate(GLASS)
    )
    return (
        glass
        + linear_gradient("dusk", {0: "#27466B", 62: "#5F7C98", 82: "#D59A63"}, 0, 0, 0, 100)
        + linear_gradient(
            "yard", {0: "#2B4262", 40: "#7A6A66", 55: "#C98544", 100: "#4A2812"}, 0, 0, 0, 100
        )
    )


def _dim(code: str, factor: float) -> str:
    """The colour with its sRGB values scaled."""
    values = (min(255, round(int(code[i : i + 2], 16) * factor)) for i in (1, 3, 5))
    return "#" + "".join(f"{v:02X}" for v in values)


def shine(picture: Picture, glints: list[Glint], tint: str = "#FFE2B0") -> None:
    """Add points of light to a picture."""
    light = colour(tint)
    for x, y, radius, brightness in glints:
        reach = int(radius + 2)
        cx, cy = round(x), round(y)
        if not (reach < cy < picture.shape[0] - reach and reach < cx < picture.shape[1] - reach):
            continue
        rows = slice(cy - reach, cy + reach + 1)
        columns = slice(cx - reach, cx + reach + 1)
        yy, xx = np.mgrid[rows, columns].astype(np.float32)
        spot = np.clip(radius + 0.5 - np.hypot(xx - x, yy - y), 0, 1) * brightness
        picture[rows, columns] += spot[..., None] * light


def lights(picture: Picture, seed: int, count: int, where: tuple[int, int, int, int]) -> None:
    """Lamps far behind, as faint discs with a brighter rim, within (x0, y0, x1, y1)."""
    rng = random.Random(seed)
    y, x = np.mgrid[0 : picture.shape[0], 0 : picture.shape[1]].astype(np.float32)
    for _ in range(count):
        cx, cy = rng.uniform(where[0], where[2]), rng.uniform(where[1], where[3])
        radius, light = rng.uniform(11, 30), colour(rng.choice(LAMPLIGHT))
        d = np.hypot(x - cx, y - cy)
        disc = np.clip((radius - d) / 2.2 + 0.5, 0, 1) * (0.72 + 0.28 * (d / radius) ** 3)
        picture += (disc * rng.uniform(0.012, 0.05))[..., None] * light


def grid() -> tuple[Plane, Plane]:
    """The x and y of every unit of the room."""
    y, x = np.mgrid[0:HEIGHT, 0:WIDTH].astype(np.float32)
    return x, y


def _wall(x: Plane, y: Plane, dado: float) -> Picture:
    """Plaster above, boards below the height `dado`."""
    plaster = mix(colour("#5A341C"), colour("#3A1F10"), np.clip(y / dado, 0, 1))
    groove = np.abs((x / 46) % 1 - 0.5) * 2
    boards = mix(colour("#3B2012"), colour("#1C0E08"), step(dado, dado + 420, y))
    boards = boards * (1 - 0.55 * step(0.90, 1.0, groove))[..., None]
    return mix(plaster, np.asarray(boards, np.float32), step(dado - 2, dado + 2, y))


def room(
    shelves: list[Shelf],
    dado: float,
    focus: float,
    glow: tuple[float, float],
    seed: int,
    openings: bool = True,
) -> Picture:
    """The wall with its shelves, lit around the point `glow`, through a lens out of focus.

    `openings`: with the window and the door that only wide windows show.
    """
    x, y = grid()
    light = _wall(x, y, dado)
    rng = random.Random(seed)
    body = _window() + _door() if openings else ""
    glints: list[Glint] = []
    for shelf in shelves:
        stock, shine_ = _stock(shelf, rng, shelf.tallest / 112)
        for a, b in shelf.gaps:
            if b - a > 90:
                stock += _cask((a + b) / 2, shelf.y, shelf.tallest * 0.42)
        body += stock + _board(shelf.y, 13)
        glints += shine_
    paint, cover = raster(body, WIDTH, HEIGHT, _gradients())
    light = mix(light, paint, cover)
    gx, gy = glow
    lamp = 0.72 * pool(x, y, gx, gy, 760, 300) + 0.34 * pool(x, y, gx, gy, 1500, 620)
    side = openings * (
        0.55 * pool(x, y, 170, 150, 210, 250) + 0.75 * pool(x, y, 2354, 230, 190, 330)
    )
    warm = np.array([1.12, 0.90, 0.66], np.float32)
    light = light * (0.085 + 1.2 * lamp + side)[..., None] * warm
    light = light + colour("#FFB35A") * (0.15 * pool(x, y, gx, gy - 40, 620, 190))[..., None]
    light = np.asarray(light, np.float32)
    shine(light, [(px, py, r, b * _lit(px - gx)) for px, py, r, b in glints])
    if openings:
        shine(light, _yard_lights())
    return defocus(light, focus)


def _lit(away: float) -> float:
    """How much of the lamp's light reaches a place so far along the shelf."""
    return 0.15 + math.exp(-((away / 900) ** 2))

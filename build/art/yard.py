"""Guritipau's place: a yard by the sea on São Nicolau in the late sun, a table of painted planks.

Units are those of a window 1080 high, as in `surfaces`. The sun stands low over the sea, right of
the middle; leaves of a palm beside it lay their shade on the table.
"""

from __future__ import annotations

import math
import random
from pathlib import Path

import numpy as np
from PIL import Image
from scipy import ndimage

from bar import HEIGHT, MIDDLE, WIDTH, grid
from boards import grain, relief, saw
from geo import Shape, area, join, move, rotate
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
from surfaces import Outlook, Top
from svg import linear_gradient, path_data, radial_gradient

PAINT = ("#2A5567", "#467E90", "#6BA0A8")
UNDERCOAT = "#A65F34"
BARE = ("#5E5348", "#A89A86")
SUN = "#FFC980"
SUN_X = 1722.0
OUTLOOK = Outlook(horizon=-1396, far=168, steepness=0.70)
TABLE = Top(half=650, corner=116, rail=48)
SHORE = 128.0
"""Where the sea ends on the beach."""

QUALITY = (88, 90)


def yard(scale: int = 2) -> Image.Image:
    """The picture, `scale` pixels a unit."""
    y, x = np.mgrid[0 : HEIGHT * scale, 0 : WIDTH * scale].astype(np.float32)
    x, y = (x + 0.5) / scale, (y + 0.5) / scale
    u, v, size = OUTLOOK.plane(x, y)
    edge, du, dv = TABLE.distance(u, v)
    out = enlarge(shore(), scale)
    under, _, _ = TABLE.distance(u + 46, v - 26)
    shadow = 0.62 * (1 - step(0, 120, np.maximum(under - TABLE.rail, 0)))
    out = out * (1 - shadow * step(SHORE + 20, SHORE + 90, y))[..., None]
    frame = _frame(u, v, size, edge, du, dv, scale)
    out = mix(np.asarray(out, np.float32), frame, _inside(edge - TABLE.rail, size, scale))
    top = planks(u, v, size, edge, scale)
    out = mix(out, top, _inside(edge, size, scale))
    d = ((x - MIDDLE - 120) / 1330) ** 2 + ((y - 380) / 800) ** 2
    out = out * (1 - 0.46 * step(0.3, 1.7, np.asarray(d, np.float32)))[..., None]
    return image(np.asarray(out, np.float32), seed=4)


def _inside(distance: Plane, size: Plane, scale: int) -> Plane:
    return np.asarray(np.clip(0.5 - distance * size * scale, 0, 1), np.float32)


# ------------------------------------------------------------------------------------ the table


def planks(u: Plane, v: Plane, size: Plane, edge: Plane, scale: int) -> Picture:
    """Planks towards the player: blue paint, thin where hands and weather have been."""
    cut = saw(u, v + 3000, -TABLE.half, TABLE.half, (74, 98), 12)
    wood = grain(cut, v, 61)
    own = np.modf(cut.board * 53.0)[0]
    fibre = sample(cloth_noise(66, 1024, 2048, 0.8, 42), u * 1.5 + own * 900, v * 1.1 + own * 700)
    shabby = sample(cloth_noise(67, 512, 512, 7, 22), u / 3.1 + own * 400, v / 5.5 + own * 300)
    large = sample(cloth_noise(68, 256, 256, 9, 9), u / 17, v / 17)
    tone = 0.50 + 0.34 * (own - 0.5) + 0.09 * fibre + 0.10 * large - 0.10 * wood.rings
    low, middle, high = (colour(code) for code in PAINT)
    paint = mix(mix(low, middle, step(0.05, 0.55, tone)), high, step(0.52, 1.02, tone))
    bare = mix(
        colour(BARE[0]), colour(BARE[1]), np.clip(0.62 - 0.5 * wood.rings + 0.16 * fibre, 0, 1)
    )
    # Paint goes first along the seams, then in long splinters with the grain.
    rub = 0.62 * shabby + 0.50 * fibre + 0.30 * large - 0.045 * np.minimum(cut.seam, 26)
    worn = step(0.78, 1.22, rub)
    rim = np.exp(-(((rub - 0.80) / 0.16) ** 2))
    surface = mix(
        paint, np.asarray(colour(UNDERCOAT), np.float32), np.asarray(0.50 * rim, np.float32)
    )
    surface = mix(surface, bare, np.asarray(0.92 * worn, np.float32))
    nails, rust = _nails(cut.across, v)
    surface = mix(
        surface, np.asarray(colour("#6E3A1E"), np.float32), np.asarray(0.55 * rust, np.float32)
    )
    surface = surface * (1 - 0.75 * nails)[..., None]
    gap = np.exp(-((cut.seam / 1.9) ** 2))
    height = np.asarray(
        (-1.5 * np.exp(-((cut.seam / 5.5) ** 2)) - 0.45 * worn + 0.16 * fibre - 0.34 * wood.pores)
        * size,
        np.float32,
    )
    grazing = relief(height, scale, -0.80, 0.60)
    light = _sunlight(u, v, size, scale)
    lit = light[..., None] * np.array([1.42, 1.02, 0.62], np.float32)
    lit = lit * (1 + np.clip(0.50 * grazing, -0.42, 0.6))[..., None]
    lit = lit + 0.30 * np.array([0.84, 0.96, 1.06], np.float32)
    inside = np.maximum(-edge, 0)
    near = 1 - 0.42 * np.exp(-((inside / 14) ** 1.2))
    grime = 1 - 0.16 * np.exp(-cut.seam / 8)
    return np.asarray(surface * lit * (near * grime * (1 - 0.86 * gap))[..., None], np.float32)


def _nails(across: Plane, v: Plane) -> tuple[Plane, Plane]:
    """Rows of nails where the battens run beneath, and the rust they have wept."""
    nails, rust = np.zeros_like(v), np.zeros_like(v)
    for row in (30.0, 806.0):
        for place in (-22.0, 22.0):
            a, b = across - place, v - row
            nails = nails + np.exp(-(((np.hypot(a, b)) / 2.9) ** 4))
            tail = np.exp(-((a / 2.6) ** 2)) * np.exp(-b / 16) * (b > 0)
            rust = rust + 0.8 * np.exp(-((np.hypot(a, b) / 5.4) ** 2)) + 0.7 * tail
    return np.clip(nails, 0, 1), np.clip(rust, 0, 1)


def _sunlight(u: Plane, v: Plane, size: Plane, scale: int) -> Plane:
    """Low sun from the right behind the table, let through by the palm's leaves."""
    glow = 0.30 + 0.78 * np.exp(-(((u - 250) / 900) ** 2) - ((v - 200) / 620) ** 2)
    return np.asarray(glow * (1 - 0.58 * _shade(u, v)), np.float32)


def _shade(u: Plane, v: Plane) -> Plane:
    """Palm leaves between sun and table, 0 to 1: sharp near the leaf, soft farther along."""
    width, height, left, top = 1700, 1100, -850.0, -100.0
    leaves = [
        move(rotate(frond(length, seed), turn), 900 - left + dx, dy - top)
        for length, turn, dx, dy, seed in (
            (700, 164, -40, 150, 1), (560, 196, 10, 90, 2), (600, 136, -10, 210, 3),
            (460, 112, 40, 330, 5),
        )
    ]  # fmt: skip
    far = [move(rotate(frond(430, 6), 18), -760 - left, 720 - top)]
    far.append(move(rotate(frond(380, 7), -22), -780 - left, 800 - top))
    mask = np.zeros((height, width), np.float32)
    for shapes, strength, blur in ((leaves, 1.0, 3.6), (far, 0.55, 8.0)):
        body = f'<path d="{path_data(join(shapes))}" fill="#FFFFFF"/>'
        _, cover = raster(body, width, height)
        soft = ndimage.gaussian_filter(np.asarray(cover, np.float32), blur)
        mask = np.maximum(mask, strength * soft)
    rows, columns = v - top, u - left
    dapple = ndimage.map_coordinates(mask, [rows, columns], order=1, mode="constant")
    return np.asarray(dapple, np.float32)


def frond(length: float, seed: int) -> Shape:
    """A palm leaf along the x axis: leaflets to both sides of a bent rib."""
    rng = random.Random(seed)
    parts: list[Shape] = []
    for k in range(24):
        t = 0.10 + 0.90 * k / 24
        x, y = length * t, 70 * t * t
        reach = 0.36 * length * math.sin(math.pi * min(1.0, 0.16 + 0.84 * (1 - t))) ** 0.7
        for side in (-1, 1):
            leaf = area(f"M0 0Q{reach * 0.4} -8 {reach} 0Q{reach * 0.4} 8 0 0Z")
            angle = side * (66 - 34 * t + rng.uniform(-5, 5)) + 16 * t
            parts.append(move(rotate(leaf, angle), x, y))
    rib = area(f"M0 -4Q{length * 0.5} 12 {length} 69L{length} 71Q{length * 0.5} 20 0 4Z")
    return join([*parts, rib])


def _frame(
    u: Plane, v: Plane, size: Plane, edge: Plane, du: Plane, dv: Plane, scale: int
) -> Picture:
    """The board around the planks, rounded by many elbows, its paint gone on the outer edge."""
    along = TABLE.along(u, v)
    t = np.clip(edge / TABLE.rail, 0, 1)
    fibre = sample(cloth_noise(71, 512, 2048, 0.9, 34), edge * 1.5, along)
    patch = sample(cloth_noise(72, 256, 512, 6, 22), edge / 4, along / 5)
    paint = mix(
        colour(PAINT[0]), colour(PAINT[1]), np.clip(0.45 + 0.14 * fibre + 0.1 * patch, 0, 1)
    )
    bare = mix(colour(BARE[0]), colour(BARE[1]), np.clip(0.6 + 0.2 * fibre, 0, 1))
    rub = 0.45 * fibre + 0.6 * patch + 1.5 * np.exp(-(((t - 0.86) / 0.16) ** 2)) - 0.35
    rim = np.exp(-(((rub - 0.82) / 0.2) ** 2))
    body = mix(paint, np.asarray(colour(UNDERCOAT), np.float32), np.asarray(0.5 * rim, np.float32))
    body = mix(body, bare, step(0.85, 1.3, rub))
    slope = 0.9 * np.exp(-((t / 0.10) ** 2)) - 2.6 * step(0.70, 1.05, t) + 0.05 * fibre
    facing = np.clip(0.55 - slope * (0.62 * du - 0.50 * dv), 0.05, 1.7)
    back_light = 0.9 * step(0.55, 0.95, t) * np.clip(-dv, 0, 1) * np.exp(-(((u - 330) / 620) ** 2))
    glow = 0.34 + 0.80 * np.exp(-(((u - 250) / 900) ** 2) - ((v - 200) / 620) ** 2)
    warm = np.array([1.42, 1.04, 0.66], np.float32)
    lit = (glow * facing * (1 - 0.5 * _shade(u, v)))[..., None] * warm
    lit = lit + 0.26 * np.array([0.84, 0.96, 1.06], np.float32) + back_light[..., None] * warm
    seam = 1 - 0.8 * np.exp(-((t / 0.045) ** 2)) - 0.6 * step(0.95, 1.02, t)
    return np.asarray(body * lit * seam[..., None], np.float32)


# ------------------------------------------------------------------------------------- the shore


def shore() -> Picture:
    """Sky, sea and sand: the hills of the island, a boat drawn up, a dragon tree, a wall."""
    x, y = grid()
    far, cover = raster(_sky() + _hills() + _sea(), WIDTH, HEIGHT, _gradients())
    out = mix(np.zeros_like(far), far, cover)
    sand = _sand(x, y)
    out = mix(out, sand, step(-3, 3, y - SHORE - 9 * np.sin(x / 190) - 5 * np.sin(x / 71 + 1)))
    near, cover = raster(_beach(), WIDTH, HEIGHT, _gradients())
    out = mix(out, near, cover)
    sun = 1.0 * pool(x, y, SUN_X, 62, 44, 42) + 0.26 * pool(x, y, SUN_X, 80, 420, 170)
    out = out + sun[..., None] * colour("#FFDF9C")
    out = defocus(np.asarray(out, np.float32), 5)
    return np.asarray(out * (1 - 0.30 * step(260, 1000, y))[..., None], np.float32)


def _sky() -> str:
    clouds = "".join(
        f'<ellipse cx="{x}" cy="{y}" rx="{rx}" ry="{ry}" fill="{tint}" opacity="{o}"/>'
        for x, y, rx, ry, tint, o in (
            (1180, 26, 330, 9, "#FFE3B0", 0.75), (1420, 44, 240, 6, "#FFEBC2", 0.8),
            (1960, 22, 360, 8, "#F7B98A", 0.7), (2230, 48, 260, 7, "#FFD9A0", 0.7),
            (760, 12, 300, 8, "#F2AE84", 0.6), (1010, 60, 200, 5, "#FFE0AE", 0.6),
        )
    )  # fmt: skip
    return f'<rect width="{WIDTH}" height="200" fill="url(#sky)"/>{clouds}'


def _hills() -> str:
    """Monte Gordo and the capes, one behind the other in the haze."""
    return (
        '<path d="M0 96L150 70L270 60L360 22L428 4L486 18L560 34L640 30L720 58L840 74L960 88'
        'L1040 96Z" fill="#B27A66"/>'
        '<path d="M0 98L110 58L190 44L286 64L380 54L470 78L600 90L700 97Z" fill="#8C5C58"/>'
        '<path d="M2130 97L2230 84L2330 76L2420 62L2520 58V98Z" fill="#B98470"/>'
    )


def _sea() -> str:
    rng = random.Random(8)
    body = '<rect y="92" width="2520" height="90" fill="url(#sea)"/>'
    for _ in range(320):
        y = 94 + abs(rng.gauss(0, 17))
        x = SUN_X + rng.gauss(0, 70 + (y - 92) * 9)
        w = rng.uniform(10, 46)
        body += (
            f'<rect x="{x:.0f}" y="{y:.0f}" width="{w:.0f}" height="2.2" rx="1.1" fill="#FFEFC4" '
            f'opacity="{rng.uniform(0.25, 0.9):.2f}"/>'
        )
    for _ in range(90):
        x, y = rng.uniform(0, 2500), rng.uniform(98, 140)
        body += (
            f'<rect x="{x:.0f}" y="{y:.0f}" width="{rng.uniform(20, 80):.0f}" height="2" rx="1" '
            f'fill="#BFE3DA" opacity="{rng.uniform(0.15, 0.5):.2f}"/>'
        )
    return body


def _sand(x: Plane, y: Plane) -> Picture:
    """Dark island sand lit gold, wet by the water's edge, with dimples."""
    fine = cloth_noise(81, 512, 512, 0.9, 0.9)
    dune = cloth_noise(82, 256, 256, 5, 12)
    tone = 0.5 + 0.10 * sample(fine, y, x) + 0.20 * sample(dune, y / 6, x / 6)
    sand = mix(colour("#A9794A"), colour("#E2BC86"), np.clip(tone, 0, 1))
    wet = np.exp(-np.maximum(y - SHORE, 0) / 12)
    foam = np.exp(-(((y - SHORE - 9 * np.sin(x / 190) - 5 * np.sin(x / 71 + 1) - 4) / 4) ** 2))
    lit = 0.62 + 0.55 * np.exp(-(((x - SUN_X) / 900) ** 2) - ((y - 130) / 420) ** 2)
    out = sand * (lit * (1 - 0.35 * wet))[..., None] * np.array([1.08, 0.96, 0.82], np.float32)
    return mix(
        np.asarray(out, np.float32), np.asarray(colour("#FFF6E0"), np.float32),
        np.asarray(0.7 * foam, np.float32),
    )  # fmt: skip


def _beach() -> str:
    """What stands on the sand; the wall and the tree show only in wide windows."""
    boat = (
        '<path d="M806 96Q930 130 1066 90L1044 128Q930 154 834 130Z" fill="#B23A2C"/>'
        '<path d="M806 96Q930 130 1066 90L1060 102Q930 140 814 108Z" fill="#F6E7C4"/>'
        '<path d="M816 108Q930 142 1060 102L1057 109Q930 148 819 116Z" fill="#2F6FA0"/>'
        '<path d="M826 96Q930 118 1044 91Q930 104 826 96Z" fill="#5A2E1C"/>'
        '<path d="M912 100L1098 70" stroke="#6B4424" stroke-width="4"/>'
    )
    wall = (
        '<path d="M-20 132H270Q300 200 338 326H-20Z" fill="#2A2628"/>'
        '<ellipse cx="150" cy="328" rx="230" ry="16" fill="#6B4A2A" opacity=".6"/>'
    )
    rng = random.Random(4)
    for row in range(5):
        x = -20.0 + 11 * row
        while x < 330 - 12 * row:
            w = rng.uniform(38, 66)
            tint = rng.choice(("#4A4648", "#5A5454", "#3E3B40", "#665E5A"))
            wall += (
                f'<rect x="{x:.0f}" y="{288 - 34 * row}" width="{w:.0f}" height="32" rx="12" '
                f'fill="{tint}"/>'
            )
            x += w + 3
    trunk = (
        '<ellipse cx="2320" cy="334" rx="120" ry="16" fill="#6B4A2A" opacity=".6"/>'
        '<path d="M2276 342C2316 318 2310 210 2316 160L2350 160C2352 210 2352 318 2400 342'
        'Q2340 332 2276 342Z" fill="#5A4030"/>'
    )
    arms = "".join(
        f'<path d="M2333 176Q{2333 + dx * 0.3:.0f} 120 {2333 + dx} {60 + abs(dx) * 0.16:.0f}" '
        'fill="none" stroke="#5A4030" stroke-width="15" stroke-linecap="round"/>'
        for dx in (-150, -84, -22, 44, 104, 160)
    )
    tufts = ""
    for dx in (-150, -84, -22, 44, 104, 160):
        cx, cy = 2333 + dx, 56 + abs(dx) * 0.16
        for k in range(13):
            a = math.radians(-180 + 15 * k)
            tufts += (
                f'<path d="M{cx} {cy:.0f}L{cx + 52 * math.cos(a):.0f} {cy + 40 * math.sin(a):.0f}" '
                f'stroke="{("#3F5B3C", "#54704A", "#2E4631")[k % 3]}" stroke-width="10" '
                'stroke-linecap="round"/>'
            )
    boat = f'<g transform="translate(-84 0)">{boat}</g>'
    return boat + _house() + wall + trunk + arms + tufts


def _house() -> str:
    """A house of basalt and thatch behind the far seat, dark enough for what glows around it."""
    rng = random.Random(15)
    left, right, foot = 1046.0, 1474.0, 134.0
    body = f'<path d="M{left} -10H{right}V{foot}H{left}Z" fill="#2E2826"/>'
    for row in range(8):
        x = left + 2 - (row % 2) * 16
        while x < right - 4:
            w = min(rng.uniform(30, 58), right - x)
            tint = rng.choice(("#5C504B", "#6A5B52", "#4F4645", "#756458", "#574B49"))
            body += (
                f'<rect x="{max(x, left):.0f}" y="{-4 + 17.5 * row:.1f}" width="{w:.0f}" '
                f'height="15.5" rx="6" fill="{tint}"/>'
            )
            x += w + 2.5
    # The sun stands to the right: that corner is lit, the rest lies in its own shade.
    body += (
        f'<path d="M{right - 26} -10H{right}V{foot}H{right - 26}Z" fill="#FFC07A" opacity=".38"/>'
    )
    body += (
        '<rect x="1082" y="22" width="62" height="112" fill="#231A16"/>'
        '<rect x="1087" y="26" width="52" height="108" fill="#2F6F8C"/>'
        '<path d="M1104 26V134M1122 26V134" stroke="#1F5068" stroke-width="3"/>'
        '<rect x="1384" y="36" width="52" height="46" fill="#231A16"/>'
        '<rect x="1388" y="40" width="44" height="38" fill="#2F6F8C"/>'
        '<path d="M1410 40V78" stroke="#1F5068" stroke-width="3"/>'
    )
    for k in range(96):
        x = 1012 + 5.2 * k
        fall = rng.uniform(6, 22)
        tint = rng.choice(("#8C6A3A", "#A37F49", "#6F5230", "#B38E55"))
        body += (
            f'<path d="M{x:.0f} -20L{x + rng.uniform(-4, 4):.0f} {fall:.0f}" stroke="{tint}" '
            'stroke-width="6"/>'
        )
    return body


def _gradients() -> str:
    return (
        linear_gradient("sky", {0: "#E8935A", 26: "#F3B877", 46: "#FCDFA4", 100: "#FCDFA4"}, 0, 0, 0, 100)
        + linear_gradient("sea", {0: "#8CC0B4", 22: "#5FA5A6", 60: "#3D8A97", 100: "#3A7F8A"}, 0, 0, 0, 100)
        + radial_gradient("stone", {0: "#7A7274", 100: "#3A363A"}, 60, 30, 75)
    )  # fmt: skip


def make(out_root: Path) -> None:
    """Write the surface to `out_root`/sprites/tables."""
    write(yard(), out_root, "guritipau", QUALITY)

"""Guiñote's place: a casino in Aragon, wine-red baize seen from above under a warm lamp.

Units are those of a window 1080 high, as in `surfaces`.  A rosette of brass thread lies under the
trick; beyond the rail, where only wide windows look, are the tiles of the floor and two chairs.
"""

from __future__ import annotations

import math
from pathlib import Path

import numpy as np
from PIL import Image

import casino_props
import geo
import svg
from bar import HEIGHT, MIDDLE, WIDTH
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
from surfaces import Lamp, Top, rail

WINE_DARK, WINE, WINE_LIT = "#360A12", "#741626", "#8A2033"
BRASS, BRASS_DARK = "#E2B868", "#7A5222"
LIGHT = "#FFC878"

FAR = 26.0
"""Height in the window of the baize's far edge."""
TABLE = Top(half=922, corner=112, rail=46)
LAMP = Lamp(u=0, v=356, height=720, ambient=0.16)
ROSETTE = (MIDDLE, 436.0)
"""Middle of the rosette: that of the trick."""
QUALITY = (88, 90)


def casino(scale: int = 2) -> Image.Image:
    """The picture, `scale` pixels a unit."""
    y, x = np.mgrid[0 : HEIGHT * scale, 0 : WIDTH * scale].astype(np.float32)
    x, y = (x + 0.5) / scale, (y + 0.5) / scale
    u, v = x - MIDDLE, y - FAR
    edge, du, dv = TABLE.distance(u, v)
    out = enlarge(floor(), scale)
    shadow = 0.80 * np.exp(-np.maximum(edge - TABLE.rail, 0) / 60)
    out = np.asarray(out * (1 - shadow)[..., None], np.float32)
    moulding = rail(TABLE, LAMP, (0, 1500, 1500), u, v, edge, du, dv)
    moulding = np.asarray(moulding * np.array([1.18, 0.86, 0.74], np.float32), np.float32)
    out = mix(out, moulding, _inside(edge - TABLE.rail, scale))
    cloth = baize(u, v, edge)
    cloth = embroidered(cloth, u, v, scale)
    cloth = _piping(cloth, u, v, edge)
    out = mix(out, cloth, _inside(edge, scale))
    out = _brass_line(out, u, v, edge, du, dv, scale)
    fall = 1 - 0.50 * step(0.25, 1.9, ((x - MIDDLE) / 1180) ** 2 + ((y - 430) / 800) ** 2)
    return image(np.asarray(out * fall[..., None], np.float32), seed=31)


def _inside(distance: Plane, scale: int) -> Plane:
    """How much of each pixel lies inside an edge."""
    return np.asarray(np.clip(0.5 - distance * scale, 0, 1), np.float32)


# -------------------------------------------------------------------------------------- the cloth


def baize(u: Plane, v: Plane, edge: Plane) -> Picture:
    """Wine-red baize: close woven, brushed towards the player, worn where cards are played."""
    weft = cloth_noise(61, 1024, 2048, 0.55, 4.0)
    warp = cloth_noise(62, 2048, 1024, 4.0, 0.55)
    fuzz = cloth_noise(63, 1024, 1024, 0.8, 0.8)
    tu, tv = u * 1.35, v * 1.35
    weave = 0.042 * sample(weft, tv, tu) + 0.040 * sample(warp, tv, tu)
    weave = weave + 0.046 * sample(fuzz, tv, tu)
    brushed = 0.030 * sample(cloth_noise(64, 256, 512, 30, 4), v / 3, u / 3)
    nap = 0.055 * sample(cloth_noise(65, 256, 256, 7, 7), v / 10, u / 10)
    nap = nap + 0.035 * sample(cloth_noise(66, 256, 256, 7, 7), v / 37 + 90, u / 37 + 40)
    falling = LAMP.falling(u, v)
    # Two smaller lamps on the wall warm the far corners a little.
    corners = 0.10 * (pool(u, v, -760, 60, 420, 300) + pool(u, v, 760, 60, 420, 300))
    lit = np.clip(falling + corners, 0, 1.2)
    dye = mix(colour(WINE_DARK), colour(WINE), np.clip(0.06 + 1.25 * lit, 0, 1).astype(np.float32))
    dye = mix(dye, colour(WINE_LIT), np.clip(lit * 1.3 - 0.70, 0, 0.6).astype(np.float32))
    worn = pool(u, v, 0, ROSETTE[1] - FAR, 330, 260)
    warm = np.array([1.50, 1.22, 0.92], np.float32)
    light = lit[..., None] * 0.90 * warm + LAMP.ambient * np.array([1.0, 0.92, 0.98], np.float32)
    inside = np.maximum(-edge, 0)
    shade = 1 - 0.70 * np.exp(-((inside / 20) ** 1.1)) - 0.14 * np.exp(-inside / 90)
    surface = dye * light * ((1 + weave + brushed + nap) * shade)[..., None]
    dust = (0.010 * worn * (1 + 2.5 * weave))[..., None] * colour("#FFB9A0")
    return np.asarray(surface + dust, np.float32)


def embroidered(picture: Picture, u: Plane, v: Plane, scale: int) -> Picture:
    """The rosette, couched in brass thread: lines catch the light, their lower side a shadow."""
    _, cover = raster(svg.group(_rosette(), f"scale({scale})"), WIDTH * scale, HEIGHT * scale)
    lower = np.roll(cover, (round(1.6 * scale), round(0.8 * scale)), (0, 1))
    twist = 0.80 + 0.20 * np.sin(0.85 * (u + v)) * np.sin(0.85 * (u - v))
    falling = LAMP.falling(u, v)
    sunk = np.asarray(picture * (1 - 0.30 * np.maximum(lower - cover, 0))[..., None], np.float32)
    thread = np.asarray(colour(BRASS) * (0.28 + 0.42 * falling)[..., None], np.float32)
    return mix(sunk, thread, np.asarray(cover * twist * 0.24, np.float32))


def _rosette() -> str:
    """Sixteen petals within rings, an eight-pointed star in the middle, scallops around."""
    x, y = ROSETTE
    petal = geo.line("M0 -66C-60 -104 -66 -196 0 -262C66 -196 60 -104 0 -66")
    vein = geo.line("M0 -104C-24 -132 -27 -180 0 -216C27 -180 24 -132 0 -104")
    lines = [*geo.petals(petal, 16, (0, 0)), *geo.petals(vein, 16, (0, 0))]
    lines += [geo.circle(0, 0, r).boundary for r in (58, 272, 290)]
    lines += [geo.star(0, 0, 8, 46, 26).boundary, geo.circle(0, 0, 14).boundary]
    beads = [geo.circle(*geo.polar(0, 0, 281, 7.5 * k), 3.0) for k in range(48)]
    scallop = geo.line("M-18 -289C-16 -312 16 -312 18 -289")
    body = "".join(svg.path(geo.move(s, x, y), "none", "#FFFFFF", 2.4) for s in lines)
    for shape in geo.petals(scallop, 48, (0, 0)):
        body += svg.path(geo.move(shape, x, y), "none", "#FFFFFF", 1.6)
    return body + "".join(svg.path(geo.move(b, x, y), "#FFFFFF") for b in beads)


def _piping(picture: Picture, u: Plane, v: Plane, edge: Plane) -> Picture:
    """Two brass threads along the edge of the cloth."""
    strength = 0.22 + 0.34 * LAMP.falling(u, v)
    for inset, width, share in ((30.0, 1.5, 1.0), (38.0, 0.8, 0.7)):
        off = -edge - inset
        line = np.exp(-((off / width) ** 2)) * (0.74 + 0.26 * np.sin((u + v) * 0.6 + off))
        groove = np.exp(-(((off - 2.2) / 1.5) ** 2))
        picture = np.asarray(picture * (1 - 0.20 * groove)[..., None], np.float32)
        brass = np.asarray(colour(BRASS) * 0.66, np.float32)
        picture = mix(picture, brass, np.asarray(line * strength * share, np.float32))
    return picture


def _brass_line(
    picture: Picture, u: Plane, v: Plane, edge: Plane, du: Plane, dv: Plane, scale: int
) -> Picture:
    """The brass strip between cloth and wood: half round, brightest where it faces the lamp."""
    width = 3.4
    across = np.clip((edge - 1.0) / width, -1.4, 1.4)
    cover = np.clip((1 - np.abs(across)) * width * scale * 0.5, 0, 1)
    near = (LAMP.falling(u, v)) ** 0.6
    towards = -(du * (LAMP.u - u) + dv * (LAMP.v - v))
    towards = -towards / np.maximum(np.hypot(LAMP.u - u, LAMP.v - v), 1)
    facing = np.clip(1 - np.abs(across + 0.45 * towards), 0, 1)
    scratches = 1 + 0.10 * sample(cloth_noise(67, 256, 1024, 0.6, 30), edge * 3, (u + v) * 0.7)
    glow = (0.10 + 1.15 * facing**2 * (0.30 + 0.9 * near)) * scratches
    brass = mix(colour(BRASS_DARK), colour(BRASS), facing.astype(np.float32)) * glow[..., None]
    brass = brass + (0.55 * facing**9 * near)[..., None] * colour("#FFF2CF")
    return mix(picture, np.asarray(brass, np.float32), np.asarray(cover, np.float32))


# -------------------------------------------------------------------------------------- the floor


def floor() -> Picture:
    """Patterned cement tiles and two chairs, dim and out of focus; one pixel a unit."""
    paint, _ = raster(_tiles() + _chairs(), WIDTH, HEIGHT, _chair_gradients())
    y, x = np.mgrid[0:HEIGHT, 0:WIDTH].astype(np.float32)
    dust = 1 + 0.10 * sample(cloth_noise(68, 256, 256, 6, 6), y / 8, x / 8)
    lamps = 0.16 * pool(x, y, 60, 240, 420, 420) + 0.16 * pool(x, y, WIDTH - 60, 240, 420, 420)
    light = (0.050 + 0.6 * lamps) * dust
    warm = np.array([1.25, 0.92, 0.62], np.float32)
    return defocus(np.asarray(paint * light[..., None] * warm, np.float32), 5)


_TILE = 118
_TILE_COLOURS = ("#C9B48C", "#6E2A28", "#2E4A55", "#B98A3E")


def _tiles() -> str:
    """Hydraulic tiles: an eight-pointed star in each, a quarter of another in every corner."""
    cream, wine, slate, ochre = _TILE_COLOURS
    star = geo.star(0, 0, 8, 50, 35)
    inner = geo.star(0, 0, 8, 30, 17, 22.5)
    corner = geo.star(_TILE / 2, _TILE / 2, 4, 40, 18, 45)
    ground, stars, hearts, corners, joints = "", [], [], [], []
    for row in range(-1, HEIGHT // _TILE + 2):
        for column in range(-1, WIDTH // _TILE + 2):
            x, y = column * _TILE + 11, row * _TILE + 20
            stars.append(geo.move(star, x, y))
            hearts.append(geo.move(inner, x, y))
            corners.append(geo.move(corner, x, y))
            joints.append(geo.rectangle(x - _TILE / 2, y - _TILE / 2, _TILE, _TILE).boundary)
    ground = f'<rect width="{WIDTH}" height="{HEIGHT}" fill="{cream}"/>'
    ground += "".join(svg.path(s, slate) for s in corners)
    ground += "".join(svg.path(s, wine) for s in stars)
    ground += "".join(svg.path(s, ochre) for s in hearts)
    return ground + "".join(svg.path(j, "none", "#3A2C20", 2.5) for j in joints)


def _chairs() -> str:
    """A bentwood chair on either side, its cane seat half under the table."""
    body = ""
    for side in (-1, 1):
        x, y = MIDDLE + side * 1034, 470.0
        body += f'<ellipse cx="{x + 14}" cy="{y + 20}" rx="170" ry="166" fill="#000000" fill-opacity=".5"/>'
        body += f'<circle cx="{x}" cy="{y}" r="150" fill="url(#bent)"/>'
        body += f'<circle cx="{x}" cy="{y}" r="122" fill="url(#cane)"/>'
        for k in range(-10, 11):
            half = math.sqrt(max(0.0, 120.0**2 - (k * 12.0) ** 2))
            for turn in (45, -45):
                body += svg.group(
                    f'<path d="M{k * 12} {-half:.1f}V{half:.1f}" stroke="#5E3E1C" stroke-width="3"/>',
                    f"translate({x} {y}) rotate({turn})",
                )
        back = f"M{x + side * 62} {y - 148}C{x + side * 226} {y - 120} {x + side * 226} {y + 120} {x + side * 62} {y + 148}"
        for colour_code, width in (("#1E0F07", 34), ("#7A4522", 24), ("#B57A42", 7)):
            body += (
                f'<path d="{back}" fill="none" stroke="{colour_code}" stroke-width="{width}" '
                'stroke-linecap="round"/>'
            )
    return body


def _chair_gradients() -> str:
    return svg.radial_gradient(
        "bent", {0: "#5E3318", 84: "#7A4522", 92: "#B57A42", 100: "#3A1D0D"}
    ) + svg.radial_gradient("cane", {0: "#D8B878", 80: "#B88F4E", 100: "#7A5426"}, 42, 38, 62)


def make(out_root: Path) -> None:
    """Write the table of Guiñote, and what lies on it, to `out_root`/sprites."""
    for name, draw in casino_props.PROPS.items():
        svg.write(out_root / "sprites" / "props" / f"{name}.svg", draw())
    write(casino(), out_root, "guinote", QUALITY)

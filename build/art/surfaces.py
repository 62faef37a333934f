"""The tables the games lie on, as pictures: surface and room, and nothing that carries meaning.

Units are those of a window 1080 high; the pictures are 2520 wide (21:9) about the middle x = 1260,
so that a narrower window shows their middle. Each is made at 1 × and 2 ×.
"""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

import numpy as np
from PIL import Image

from bar import HEIGHT, MIDDLE, WIDTH, Shelf, grid, lights, room
from painting import (
    Picture,
    Plane,
    cloth_noise,
    colour,
    enlarge,
    image,
    mix,
    pool,
    raster,
    sample,
    save,
    step,
)
from still_life import bottle, bowl, glass, gradients, pendant, scattered

SCALE = 2
QUALITY = 90
FELT_DARK, FELT_LIT = "#12352A", "#296A4B"
WOOD_DARK, WOOD_LIT = "#2C150B", "#7A4523"
LIGHT, BRASS = "#FFC56B", "#E7C98A"
BEANS = [(1760.0, 842.0), (1736.0, 868.0), (1812.0, 878.0), (1948.0, 884.0), (1672.0, 832.0)]
"""Where single beans lie on the title's table."""


@dataclass(frozen=True)
class Outlook:
    """How a table is seen: a plane in perspective, measured in units of its far edge.

    u runs to the right from the table's middle, v from the far edge towards the player; one unit
    is as wide as one unit of the window there. `horizon` and `far` are heights in the window,
    `steepness` is how long a unit of v looks beside one of u at the far edge.
    """

    horizon: float
    far: float
    steepness: float

    @property
    def reach(self) -> float:
        """v of the point at infinity, as it were: v tends to it towards the bottom."""
        return (self.far - self.horizon) / self.steepness

    def plane(self, x: Plane, y: Plane) -> tuple[Plane, Plane, Plane]:
        """u, v and the size of a unit at each point of the window."""
        size = np.maximum((y - self.horizon) / (self.far - self.horizon), 0.02)
        return (x - MIDDLE) / size, self.reach * (1 - 1 / size), size


@dataclass(frozen=True)
class Top:
    """A table top: half its width, the radius of its far corners, the width of its rail."""

    half: float
    corner: float
    rail: float

    def distance(self, u: Plane, v: Plane) -> tuple[Plane, Plane, Plane]:
        """How far outside the cloth a point is (negative: on it), and the direction outwards.

        The near side is open: it lies below the window.
        """
        a, b = np.abs(u) - (self.half - self.corner), self.corner - v
        pa, pb = np.maximum(a, 0), np.maximum(b, 0)
        outside = np.hypot(pa, pb)
        length = np.maximum(outside, 1e-3)
        corner = outside > 0
        du = np.where(corner, pa / length, (a > b).astype(np.float32)) * np.sign(u)
        dv = np.where(corner, -pb / length, -(a <= b).astype(np.float32))
        return outside + np.minimum(np.maximum(a, b), 0) - self.corner, du, dv

    def along(self, u: Plane, v: Plane) -> Plane:
        """The way along the edge from its far middle, round the corner, towards the player."""
        straight = self.half - self.corner
        pu, pv = np.abs(u) - straight, self.corner - v
        angle = np.arctan2(np.maximum(pu, 0), np.maximum(pv, 1e-3))
        turned = straight + self.corner * angle + np.maximum(-pv, 0)
        return np.asarray(np.where(pu < 0, np.abs(u), turned) * np.sign(u), np.float32)


@dataclass(frozen=True)
class Lamp:
    """A hanging lamp: its place over the table, its height, and the light that is there anyway."""

    u: float
    v: float
    height: float
    ambient: float

    def falling(self, u: Plane, v: Plane) -> Plane:
        """Its light on the table; 1 right under it."""
        square = (u - self.u) ** 2 + (v - self.v) ** 2
        return np.asarray((1 + square / self.height**2) ** -1.6, np.float32)


def cloth(u: Plane, v: Plane, lamp: Lamp, edge: Plane) -> Picture:
    """Felt, brushed and a little worn; `edge` is the distance outside it (negative inside)."""
    weft = cloth_noise(11, 1024, 2048, 0.55, 5.0)
    warp = cloth_noise(12, 2048, 1024, 5.0, 0.55)
    fuzz = cloth_noise(13, 1024, 1024, 0.9, 0.9)
    tu, tv = u * 1.35, v * 1.35
    weave = (
        0.036 * sample(weft, tv, tu) + 0.034 * sample(warp, tv, tu) + 0.038 * sample(fuzz, tv, tu)
    )
    fibres = np.maximum(
        sample(cloth_noise(15, 1024, 2048, 0.8, 9.0), tv * 0.9 + tu * 0.35, tu) - 2.9, 0
    )
    blotch = cloth_noise(14, 256, 256, 7, 7)
    nap = 0.05 * sample(blotch, v / 9, u / 9) + 0.03 * sample(blotch, v / 31 + 90, u / 31 + 40)
    falling = lamp.falling(u, v)
    dye = mix(colour(FELT_DARK), colour(FELT_LIT), np.clip(0.10 + 1.05 * falling, 0, 1))
    warm = np.array([2.05, 1.22, 0.80], np.float32)
    cool = np.array([0.86, 1.0, 1.12], np.float32)
    light = falling[..., None] * 1.42 * warm + lamp.ambient * cool
    inside = np.maximum(-edge, 0)
    shade = 1 - 0.66 * np.exp(-((inside / 19) ** 1.1)) - 0.10 * np.exp(-inside / 90)
    surface = dye * light * ((1 + weave + nap) * shade)[..., None]
    return np.asarray(surface + (0.012 * fibres * falling)[..., None] * colour(LIGHT), np.float32)


def thread(picture: Picture, edge: Plane, along: Plane, size: Plane, lamp_light: Plane) -> Picture:
    """A brass thread sewn into the cloth, 46 units inside its edge."""
    off = np.clip((-edge - 46) * size, -50, 50)
    stitch = 0.72 + 0.28 * np.sin(along * 0.55 + off * 0.9)
    line = np.exp(-((off / 1.25) ** 2)) * stitch
    groove = np.exp(-(((off - 2.4) / 1.5) ** 2))
    strength = 0.20 + 0.34 * lamp_light
    sewn = picture * (1 - 0.22 * groove)[..., None]
    return mix(
        sewn, np.asarray(colour(BRASS) * 0.62, np.float32), np.asarray(line * strength, np.float32)
    )


def wood(across: Plane, along: Plane) -> Picture:
    """Rosewood: long figure, dark pores; `across` and `along` in units of the table."""
    fine = cloth_noise(21, 1024, 2048, 0.7, 38)
    figure = cloth_noise(22, 512, 1024, 5.5, 70)
    pores = cloth_noise(23, 1024, 2048, 0.55, 6)
    drift = 5.0 * sample(cloth_noise(24, 256, 256, 9, 9), across / 40, along / 16)
    a = across * 2.6 + drift
    bands = np.sin((across + drift * 1.4 + 3.0 * sample(figure, across, along * 0.7)) * 0.46)
    tone = (
        0.44 + 0.17 * bands + 0.13 * sample(fine, a, along * 1.2) + 0.10 * sample(figure, a, along)
    )
    shade = mix(colour(WOOD_DARK), colour(WOOD_LIT), np.clip(tone, 0, 1.25).astype(np.float32))
    pits = np.clip(sample(pores, a, along * 1.5) - 1.15, 0, 2) * 0.36
    return np.asarray(shade * (1 - np.clip(pits, 0, 0.7))[..., None], np.float32)


def rail(
    top: Top,
    lamp: Lamp,
    eye: tuple[float, float, float],
    u: Plane,
    v: Plane,
    edge: Plane,
    du: Plane,
    dv: Plane,
) -> Picture:
    """The rail around the cloth: a rounded, varnished moulding with a thin brass inlay."""
    t = np.clip(edge / top.rail, 0, 1)
    along = top.along(u, v)
    grain = wood(edge, along)
    slope = (
        2.6 * np.exp(-((t / 0.11) ** 2))
        + 0.34 * (0.5 - t)
        - 3.4 * step(0.80, 1.02, t)
        - 0.9 * np.exp(-(((t - 0.27) / 0.018) ** 2))
        + 0.9 * np.exp(-(((t - 0.33) / 0.018) ** 2))
    )
    slope = slope + 0.035 * sample(cloth_noise(25, 512, 512, 3, 40), edge * 2, along * 0.5)
    normal = np.stack([-slope * du, -slope * dv, np.ones_like(slope)], axis=-1)
    normal /= np.linalg.norm(normal, axis=-1, keepdims=True)
    to_lamp = np.stack([lamp.u - u, lamp.v - v, np.full_like(u, lamp.height)], axis=-1)
    reach = np.linalg.norm(to_lamp, axis=-1, keepdims=True)
    to_lamp /= reach
    to_eye = np.stack([eye[0] - u, eye[1] - v, np.full_like(u, eye[2])], axis=-1)
    to_eye /= np.linalg.norm(to_eye, axis=-1, keepdims=True)
    half = to_lamp + to_eye
    half /= np.linalg.norm(half, axis=-1, keepdims=True)
    near = (lamp.height / reach[..., 0]) ** 1.5
    facing = np.clip((normal * to_lamp).sum(-1), 0, 1)
    gleam = np.clip((normal * half).sum(-1), 0, 1)
    # the lit shelves behind the table glance off the outer, far edge
    behind = np.clip(-normal[..., 1], 0, 1) * np.clip(-dv, 0, 1) * np.exp(-((u / 820) ** 2))
    warm = np.array([1.12, 1.0, 0.80], np.float32)
    body = grain * ((0.07 + 0.16 * near + 1.75 * facing * near)[..., None] * warm)
    varnish = 0.13 * gleam**12 + 0.95 * gleam**110
    body = body + (varnish * near)[..., None] * colour(LIGHT)
    body = body + (0.10 * behind**1.5)[..., None] * colour("#FFB052")
    inlay = np.exp(-(((t - 0.30) / 0.020) ** 4))
    brass = colour("#B98A3E") * (0.10 + 1.2 * near * facing + 2.2 * gleam**30 * near)[..., None]
    body = mix(
        np.asarray(body, np.float32),
        np.asarray(brass, np.float32),
        np.asarray(inlay * 0.85, np.float32),
    )
    seam = 1 - 0.75 * np.exp(-((t / 0.02) ** 2)) - 0.5 * step(0.93, 1.0, t)
    return np.asarray(body * seam[..., None], np.float32)


def edge_cover(distance: Plane, size: Plane) -> Plane:
    """How much of each pixel lies inside (negative distance), with a soft edge a pixel wide."""
    return np.asarray(np.clip(0.5 - distance * size * SCALE, 0, 1), np.float32)


def lay(
    background: Picture, outlook: Outlook, top: Top, lamp: Lamp, eye: tuple[float, float, float]
) -> Picture:
    """Put a table into a room; `background` is at the final size."""
    y, x = np.mgrid[0 : HEIGHT * SCALE, 0 : WIDTH * SCALE].astype(np.float32)
    x, y = (x + 0.5) / SCALE, (y + 0.5) / SCALE
    u, v, size = outlook.plane(x, y)
    edge, du, dv = top.distance(u, v)
    out = background * (1 - 0.72 * np.exp(-np.maximum(edge - top.rail, 0) / 46))[..., None]
    moulding = rail(top, lamp, eye, u, v, edge, du, dv)
    out = mix(out, moulding, edge_cover(edge - top.rail, size))
    felt = cloth(u, v, lamp, edge)
    felt = thread(felt, edge, top.along(u, v), size, lamp.falling(u, v))
    return mix(out, felt, edge_cover(edge, size))


def graded(picture: Picture, vignette: float, cx: float = MIDDLE, cy: float = 430) -> Picture:
    """Darker towards the corners, a little warmer in the light."""
    x, y = grid()
    d = ((x - cx) / 1250) ** 2 + ((y - cy) / 720) ** 2
    fall = 1 - vignette * step(0.22, 1.75, d)
    return np.asarray(picture * enlarge(fall[..., None], SCALE), np.float32)


def truco() -> Image.Image:
    """Truco: a bar in Minas in the evening, bottle-green felt under a warm lamp."""
    shelves = [Shelf(114, 132, ((520, 640), (1176, 1300), (1700, 1730)))]
    back = room(shelves, dado=186, focus=9, glow=(MIDDLE, 20), seed=4)
    lights(back, 9, 15, (0, -6, WIDTH, 96))
    lights(back, 10, 13, (0, 130, 620, 560))
    lights(back, 12, 13, (1900, 130, WIDTH, 560))
    out = lay(
        enlarge(back, SCALE),
        Outlook(horizon=-1396, far=186, steepness=0.70),
        Top(half=640, corner=128, rail=70),
        Lamp(u=0, v=255, height=560, ambient=0.13),
        (0, 903, 816),
    )
    return image(graded(out, 0.76), seed=1)


def title() -> Image.Image:
    """The title: the same bar from a chair at the table; a lamp on the right, dark on the left."""
    shelves = [Shelf(262, 236, ((1180, 1400),)), Shelf(560, 226)]
    back = room(shelves, 640, 12, (1790, 250), seed=11, openings=False)
    lights(back, 5, 24, (0, 0, WIDTH, 560))
    x, y = grid()
    gloom = 0.16 + 0.84 * step(900, 1800, x) * (1 - 0.5 * step(2100, 2520, x))
    back = np.asarray(back * gloom[..., None], np.float32)
    lamp = Lamp(u=500, v=210, height=470, ambient=0.05)
    eye = (0.0, 1080.0, 450.0)
    out = lay(enlarge(back, SCALE), Outlook(250, 708, 0.40), Top(1560, 200, 104), lamp, eye)
    out = _shadows(out)
    body = (
        bottle(2096, 790, 420)
        + bowl(1890, 806, 210)
        + scattered(BEANS, 1.3)
        + glass(2020, 858, 178)
        + pendant(1790, 196, 330)
    )
    big = f'<g transform="scale({SCALE})">{body}</g>'
    paint, cover = raster(big, WIDTH * SCALE, HEIGHT * SCALE, gradients())
    out = mix(out, np.asarray(paint * 0.92, np.float32), cover)
    halo = 0.42 * pool(x, y, 1790, 206, 250, 120) + 0.16 * pool(x, y, 1790, 330, 420, 330)
    out = out + enlarge((halo[..., None] * colour("#FFB655")).astype(np.float32), SCALE)
    return image(graded(out, 0.55, 1560, 520), seed=2)


def _shadows(picture: Picture) -> Picture:
    """Soft shadows under what stands on the title's table."""
    x, y = grid()
    dark = np.zeros_like(x)
    beans = [(bx + 3, by + 6, 15, 6) for bx, by in BEANS]
    for cx, cy, rx, ry in ((2124, 796, 96, 20), (1904, 808, 116, 20), (2040, 862, 74, 15), *beans):
        dark = np.maximum(dark, 0.74 * pool(x, y, cx, cy, rx, ry))
    return np.asarray(picture * (1 - enlarge(dark[..., None], SCALE)), np.float32)


def narrower(picture: Image.Image, width: int) -> Image.Image:
    """The picture at a smaller width."""
    return picture.resize(
        (width, round(picture.height * width / picture.width)), Image.Resampling.LANCZOS
    )


def make(out_root: Path) -> None:
    """Write the surfaces to `out_root`/sprites/tables."""
    folder = out_root / "sprites" / "tables"
    table = truco()
    save(table, folder / "truco@2x.webp", QUALITY)
    save(narrower(table, WIDTH), folder / "truco.webp", QUALITY)
    left = (table.width - HEIGHT * SCALE * 16 // 9) // 2
    middle = table.crop((left, 0, table.width - left, table.height))
    save(narrower(middle, 480), folder / "truco_thumb.webp", QUALITY)
    scene = title()
    save(scene, folder / "title@2x.webp", QUALITY)
    save(narrower(scene, WIDTH), folder / "title.webp", QUALITY)

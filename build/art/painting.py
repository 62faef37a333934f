"""Painting with light on arrays: colours in linear light, noise, lenses, files.

A picture is an array of shape (height, width, 3) in linear light, 1 being white. A plane is an
array of shape (height, width).
"""

from __future__ import annotations

import io
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt
import resvg_py
from PIL import Image
from scipy import ndimage, signal

Picture = npt.NDArray[np.floating[Any]]
Plane = npt.NDArray[np.floating[Any]]


def linear(srgb: npt.ArrayLike) -> Picture:
    """Linear light of sRGB values between 0 and 1."""
    s = np.asarray(srgb, dtype=np.float32)
    return np.where(s <= 0.04045, s / 12.92, ((s + 0.055) / 1.055) ** 2.4).astype(np.float32)


def display(light: Picture) -> Picture:
    """sRGB values between 0 and 1; what is brighter than white bends softly into it."""
    knee = 0.62
    over = np.maximum(light - knee, 0) / (1 - knee)
    soft = np.where(light > knee, knee + (1 - knee) * (1 - np.exp(-over)), light)
    s = np.clip(soft, 0, 1)
    return np.where(s <= 0.0031308, s * 12.92, 1.055 * s ** (1 / 2.4) - 0.055).astype(np.float32)


def colour(code: str) -> Picture:
    """Linear light of a colour written #RRGGBB."""
    return linear([int(code[i : i + 2], 16) / 255 for i in (1, 3, 5)])


def mix(a: Picture, b: Picture, t: Plane) -> Picture:
    """`a` where t is 0, `b` where t is 1; either may be a single colour."""
    return np.asarray(a + (b - a) * t[..., None], dtype=np.float32)


def step(low: float, high: float, x: Plane) -> Plane:
    """0 below `low`, 1 above `high`, smooth between."""
    t = np.clip((x - low) / (high - low), 0, 1)
    return np.asarray(t * t * (3 - 2 * t), dtype=np.float32)


def pool(x: Plane, y: Plane, cx: float, cy: float, rx: float, ry: float) -> Plane:
    """A round pool of light: 1 in its middle, gaussian, about .37 at the radii."""
    return np.asarray(np.exp(-(((x - cx) / rx) ** 2) - ((y - cy) / ry) ** 2), dtype=np.float32)


def cloth_noise(seed: int, height: int, width: int, sy: float, sx: float) -> Plane:
    """Noise of unit strength whose grain is sy × sx pixels and that tiles without a seam."""
    rng = np.random.default_rng(seed)
    grain = rng.standard_normal((height, width)).astype(np.float32)
    soft = ndimage.gaussian_filter(grain, (sy, sx), mode="wrap")
    return np.asarray(soft / soft.std(), dtype=np.float32)


def sample(tile: Plane, y: Plane, x: Plane) -> Plane:
    """Values of a tile that repeats in both directions."""
    return np.asarray(
        ndimage.map_coordinates(tile, [y, x], order=1, mode="grid-wrap"), dtype=np.float32
    )


def defocus(picture: Picture, radius: float) -> Picture:
    """What a lens out of focus makes of a picture: every bright point becomes a disc."""
    reach = int(radius + 2)
    y, x = np.mgrid[-reach : reach + 1, -reach : reach + 1]
    distance = np.hypot(x, y)
    disc = np.clip(radius + 0.5 - distance, 0, 1) * (0.86 + 0.14 * (distance / radius) ** 4)
    disc /= disc.sum()
    edge = ((reach, reach), (reach, reach))
    layers = [
        signal.fftconvolve(np.pad(picture[..., i], edge, mode="edge"), disc, "valid")
        for i in range(picture.shape[2])
    ]
    return np.asarray(np.maximum(np.stack(layers, axis=-1), 0), dtype=np.float32)


def raster(body: str, width: int, height: int, defs: str = "") -> tuple[Picture, Plane]:
    """SVG elements as a picture in linear light (not yet multiplied by it) and its coverage."""
    text = (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}" '
        f'viewBox="0 0 {width} {height}"><defs>{defs}</defs>{body}</svg>'
    )
    png = bytes(resvg_py.svg_to_bytes(svg_string=text))
    rgba = np.asarray(Image.open(io.BytesIO(png)).convert("RGBA"), dtype=np.float32) / 255
    return linear(rgba[..., :3]), rgba[..., 3]


def enlarge(picture: Picture, factor: int) -> Picture:
    """The picture `factor` times as large; for what is out of focus anyway."""
    if factor == 1:
        return picture
    layers = [
        ndimage.zoom(picture[..., i], factor, order=1, mode="nearest", grid_mode=True)
        for i in range(picture.shape[2])
    ]
    return np.stack(layers, axis=-1).astype(np.float32)


def image(picture: Picture, seed: int, grain: float = 0.9) -> Image.Image:
    """Eight bits a channel, with a fine grain (in steps of 1/255) that keeps gradients smooth."""
    rng = np.random.default_rng(seed)
    dust = rng.standard_normal(picture.shape[:2]).astype(np.float32)[..., None] * grain
    return Image.fromarray(np.clip(display(picture) * 255 + dust + 0.5, 0, 255).astype(np.uint8))


def save(picture: Image.Image, target: Path, quality: int) -> None:
    """Write a WebP file."""
    target.parent.mkdir(parents=True, exist_ok=True)
    picture.save(target, "WEBP", quality=quality, method=6)

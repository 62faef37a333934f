"""Table tops of boards: how they are sawn, how their grain runs, how light finds their relief.

Coordinates are units of the table: `across` the boards and `along` them. A picture is computed
for a whole table at once, so every function takes and gives planes.
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from painting import Plane, cloth_noise, sample, step


@dataclass(frozen=True)
class Cut:
    """Where a point lies in its board: which one, and how far from its long edges and its ends."""

    board: Plane
    """A number of its own for each board, from 0 to 1."""
    across: Plane
    """From the board's middle."""
    seam: Plane
    """To the nearest long edge."""
    end: Plane
    """To the nearest end; large where none is near."""
    side: Plane
    """Which way that end lies: -1 or 1."""


def saw(
    across: Plane, along: Plane, first: float, last: float, widths: tuple[float, float], seed: int
) -> Cut:
    """Lay boards of random widths from `first` to `last`, each cut through once somewhere."""
    rng = np.random.default_rng(seed)
    edges = [first]
    while edges[-1] < last:
        edges.append(edges[-1] + rng.uniform(*widths))
    lines = np.array(edges, np.float32)
    row = np.clip(np.searchsorted(lines, across) - 1, 0, len(lines) - 2)
    left, right = lines[row], lines[row + 1]
    # A joint follows no other closely from board to board: steps through the length by thirds.
    cuts = np.array(
        [(-420, 250, -90, 520, -610)[k % 5] + rng.uniform(-60, 60) for k in range(len(lines))],
        np.float32,
    )
    joint = cuts[row]
    beyond = along > joint
    number = rng.permutation(2 * len(lines)).astype(np.float32) / (2 * len(lines))
    return Cut(
        board=number[2 * row + beyond],
        across=np.asarray(across - (left + right) / 2, np.float32),
        seam=np.asarray(np.maximum(np.minimum(across - left, right - across), 0), np.float32),
        end=np.abs(along - joint),
        side=np.where(beyond, -1.0, 1.0).astype(np.float32),
    )


@dataclass(frozen=True)
class Grain:
    """The look of sawn wood, each from 0 to about 1."""

    rings: Plane
    """Late wood, dark: long flames down the middle of a board."""
    pores: Plane
    """Fine dark strokes."""
    rays: Plane
    """Bright flecks across the grain, as oak has them."""
    cloud: Plane
    """Slow changes of tone, about 0 either way."""


def grain(cut: Cut, along: Plane, seed: int) -> Grain:
    """Wood for sawn boards; every board is from another tree."""
    far = cut.board * 1713.0
    tree = cut.board * 37.0
    own = np.modf(tree)[0]
    wave = sample(cloth_noise(seed, 256, 512, 6, 26), cut.across / 7 + far, along / 11 + far)
    fine = sample(cloth_noise(seed + 1, 512, 1024, 1.6, 40), cut.across + far, along * 0.6 + far)
    middle = (own - 0.5) * 46
    length = sample(cloth_noise(seed + 5, 256, 256, 12, 12), along / 40 + far, far + 0 * along)
    reach = np.hypot(
        cut.across - middle + 3.0 * wave + 7.0 * length,
        (along - (own - 0.5) * 1300) / (14 + 12 * own),
    )
    turns = reach / (5.0 + 4.0 * np.modf(tree * 7)[0]) + 0.16 * fine
    part = turns - np.floor(turns)
    rings = part**1.7 * (1 - step(0.90, 1.0, part))
    pores = sample(
        cloth_noise(seed + 2, 1024, 2048, 0.55, 11), cut.across * 2.3 + far, along * 1.1 + far
    )
    rays = sample(cloth_noise(seed + 3, 1024, 1024, 3.2, 0.9), cut.across + far, along * 0.9 + far)
    return Grain(
        rings=np.asarray(rings * (0.75 + 0.25 * wave), np.float32),
        pores=np.asarray(np.clip(pores - 0.9, 0, 1.6) / 1.6, np.float32),
        rays=np.asarray(np.clip(rays - 1.5, 0, 1) * (own > 0.45), np.float32),
        cloud=np.asarray(
            0.6 * wave
            + 0.5 * sample(cloth_noise(seed + 4, 256, 256, 8, 8), along / 34 + far, tree),
            np.float32,
        ),
    )


def relief(height: Plane, scale: int, right: Plane | float, down: Plane | float) -> Plane:
    """Light that grazes a surface from (-right, -down): positive on slopes that face it.

    `height` is in units; `scale` is the number of its pixels a unit.
    """
    gy, gx = np.gradient(height)
    return np.asarray(-(gx * right + gy * down) * scale, np.float32)

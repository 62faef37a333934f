"""Sounds of things on a table: knuckles, chips, beans, silver, maize, stone."""

from __future__ import annotations

import numpy as np

from synth import Mode, Rng, Sound, count, layer, noise, puff, struck

WOOD: tuple[Mode, ...] = (
    (176, 1.0, 0.045),
    (268, 0.7, 0.035),
    (415, 0.45, 0.022),
    (690, 0.3, 0.014),
)
FELT: tuple[Mode, ...] = ((92, 1.0, 0.030), (148, 0.7, 0.022), (236, 0.35, 0.014))


def thud(gain: float = 1.0, pitch: float = 1.0) -> Sound:
    """Something light landing on the cloth: wood heard through felt."""
    return struck([(f * pitch, a * gain, fall) for f, a, fall in FELT], 0.2, 0.0015)


def knuckle(rng: Rng, pitch: float = 1.0) -> Sound:
    """A knuckle on the table's edge."""
    body = struck([(f * pitch, a, fall) for f, a, fall in WOOD], 0.3)
    return layer(0.3, (0, body, 1.0), (0, puff(rng, 500, 2600, 0.001, 0.006), 0.28))


def knock(rng: Rng) -> Sound:
    return layer(0.46, (0, knuckle(rng), 0.85), (0.15, knuckle(rng, 1.03), 1.0))


def clay(pitch: float) -> Sound:
    """One gaming chip against another."""
    modes = ((1850, 0.7, 0.012), (2960, 0.8, 0.010), (4310, 0.4, 0.007), (880, 0.35, 0.014))
    return struck([(f * pitch, a, fall) for f, a, fall in modes], 0.14)


def chip(rng: Rng) -> Sound:
    return layer(
        0.32,
        (0.000, clay(1.0), 0.8),
        (0.052, clay(1.07), 0.5),
        (0.088, clay(0.97), 0.28),
        (0.000, thud(1.0, 1.4), 0.35),
        (0.000, puff(rng, 1500, 5000, 0.0008, 0.004), 0.14),
    )


def bean(rng: Rng) -> Sound:
    """A dry bean dropped on wood: a hard tick, two bounces, a short roll."""
    parts = []
    for when, gain, pitch in (
        (0, 1.0, 1.0),
        (0.082, 0.42, 1.06),
        (0.133, 0.20, 1.10),
        (0.163, 0.1, 1.16),
    ):
        shell = ((1260, 0.8, 0.007), (2130, 0.5, 0.005), (3380, 0.22, 0.003))
        parts.append((when, struck([(f * pitch, a, d) for f, a, d in shell], 0.08), gain))
        parts.append((when, struck(WOOD, 0.2), gain * 0.45))
    roll = noise(rng, 0.16, 700, 2400) * np.hanning(count(0.16)) ** 2
    return layer(0.40, *parts, (0.17, roll, 0.018))


OAK: tuple[Mode, ...] = (
    (128, 1.0, 0.060),
    (211, 0.75, 0.045),
    (347, 0.45, 0.028),
    (612, 0.25, 0.016),
)
"""A thick table: lower than the bar's, and longer."""


def silver(pitch: float) -> Sound:
    """A thin silver disc, struck on its edge: bright and soon over, as a worn coin is."""
    modes = (
        (2310, 0.35, 0.045),
        (3740, 0.70, 0.070),
        (5620, 0.55, 0.055),
        (7930, 0.30, 0.035),
    )
    return struck([(f * pitch, a, fall) for f, a, fall in modes], 0.3, 0.0004)


def coin(rng: Rng) -> Sound:
    """A counter laid on oak: it rings, leans, and settles with a short rattle."""
    table = struck(OAK, 0.26)
    parts = [(0.0, silver(1.0), 0.50), (0.0, table, 0.55)]
    when, step_, gain = 0.070, 0.052, 0.34
    for k in range(5):
        parts.append((when, silver(0.985 + 0.012 * k), gain * 0.8))
        parts.append((when, table, gain * 0.5))
        when, step_, gain = when + step_, step_ * 0.74, gain * 0.66
    return layer(0.52, *parts, (0.0, puff(rng, 2500, 8000, 0.0006, 0.003), 0.10))


def grain(rng: Rng) -> Sound:
    """A grain of maize dropped on a plank: a small dry tick, and two that are smaller still."""
    parts = []
    for when, gain, pitch in ((0, 1.0, 1.0), (0.058, 0.36, 1.09), (0.094, 0.16, 1.15)):
        shell = ((1980, 0.8, 0.005), (3140, 0.5, 0.004), (4700, 0.2, 0.0025))
        parts.append((when, struck([(f * pitch, a, d) for f, a, d in shell], 0.06), gain))
        plank = [(f * 1.35, a, d * 0.6) for f, a, d in WOOD]
        parts.append((when, struck(plank, 0.12), gain * 0.30))
    return layer(0.26, *parts, (0, puff(rng, 2200, 6000, 0.0006, 0.002), 0.10))


def stone(rng: Rng) -> Sound:
    """A pebble of basalt set down on the planks: heavy, and it grinds a little as it finds its place."""
    body = struck(((1130, 0.55, 0.010), (1710, 0.45, 0.008), (2690, 0.2, 0.005)), 0.1)
    plank = struck([(f * 0.74, a, d * 1.5) for f, a, d in WOOD], 0.3)
    grind = noise(rng, 0.13, 500, 1900) * np.hanning(count(0.13)) ** 1.5
    return layer(
        0.44,
        (0.000, body, 0.65),
        (0.000, plank, 1.0),
        (0.000, puff(rng, 400, 2200, 0.0012, 0.010), 0.24),
        (0.074, body, 0.22),
        (0.074, plank, 0.30),
        (0.090, grind, 0.045),
    )

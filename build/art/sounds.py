"""Every sound of the table, synthesised: cards on felt, things on wood, a viola, a shout, places.

Each recipe gets a generator of random numbers seeded by its own name, so that changing one sound
changes no other, and the files come out the same byte for byte on every run.
"""

from __future__ import annotations

import math
import zlib
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

import numpy as np

from ogg import encode
from synth import (
    RATE,
    Mode,
    Rng,
    Sound,
    brush,
    clock,
    count,
    course,
    faded,
    hump,
    layer,
    loudest,
    noise,
    pluck,
    puff,
    round_noise,
    struck,
    voice,
)

PEAK_DB = -4.5
"""No sample goes above this; the encoder may overshoot by a decibel and stay under -3 dBFS."""

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


# ---------------------------------------------------------------- cards


def flick(rng: Rng, size: float) -> Sound:
    """One card snapping free of the thumb."""
    body = struck(((820 * size, 0.5, 0.004), (1480 * size, 0.35, 0.003)), 0.05)
    return layer(0.05, (0, puff(rng, 1400, 6200, 0.0012, 0.0055), 0.5), (0, body, 0.9))


def riffle(rng: Rng, cards: int, seconds: float) -> Sound:
    """Two halves let go card by card, slow, then fast, then slow."""
    parts = []
    for i in range(cards):
        u = (i + rng.uniform(-0.3, 0.3)) / cards
        when = seconds * (0.5 + (u - 0.5) * (0.72 + 1.12 * (u - 0.5) ** 2))
        gain = (0.45 + 0.55 * math.sin(math.pi * min(max(u, 0), 1))) * rng.uniform(0.6, 1)
        parts.append((max(when, 0.0), flick(rng, rng.uniform(0.85, 1.2)), gain))
    return layer(seconds + 0.06, *parts)


def shuffle(rng: Rng) -> Sound:
    bridge = riffle(rng, 24, 0.20)
    square = layer(0.1, (0, puff(rng, 500, 2600, 0.001, 0.009), 0.35), (0, thud(0.8, 1.5), 1.0))
    return layer(
        1.42,
        (0.00, riffle(rng, 30, 0.52), 0.9),
        (0.58, brush(rng, 0.20, 900, 3600, 0.7, 0.6), 0.10),
        (0.72, bridge, 0.55),
        (1.00, brush(rng, 0.14, 700, 3000, 0.8, 0.5), 0.14),
        (1.12, square, 0.55),
        (1.24, square, 0.75),
    )


def deal(rng: Rng) -> Sound:
    return layer(
        0.26,
        (0.00, brush(rng, 0.11, 1600, 6000, 0.6, 0.42), 0.42),
        (0.085, thud(1.0, 1.15), 0.75),
        (0.085, puff(rng, 900, 3400, 0.0015, 0.010), 0.30),
    )


def slide(rng: Rng) -> Sound:
    return brush(rng, 0.26, 900, 4200, 0.55, 0.4)


def place(rng: Rng) -> Sound:
    snap = struck(((640, 0.5, 0.007), (1130, 0.35, 0.005), (1900, 0.2, 0.003)), 0.08)
    return layer(
        0.24,
        (0.000, puff(rng, 700, 3800, 0.0012, 0.008), 0.42),
        (0.000, snap, 0.6),
        (0.001, thud(1.0), 1.1),
    )


def flip(rng: Rng) -> Sound:
    return layer(
        0.34,
        (0.00, brush(rng, 0.15, 1500, 5200, 1.35, 0.72), 0.34),
        (0.138, flick(rng, 0.9), 0.7),
        (0.150, place(rng), 0.75),
    )


def gather(rng: Rng) -> Sound:
    sweep = [(0.07 * i, brush(rng, 0.19, 800, 3800, 0.6, 0.45), 0.32) for i in range(3)]
    taps = [(0.15 + 0.055 * i, flick(rng, 0.8 + 0.08 * i), 0.28) for i in range(4)]
    return layer(0.58, *sweep, *taps, (0.37, thud(1.0, 1.3), 0.85))


# ---------------------------------------------------------------- things on the table


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


def shout(rng: Rng, pitch: float, size: float) -> Sound:
    """A cheerful «ôh!» across the table; `size` scales the mouth."""
    seconds = 0.50
    t = clock(seconds)
    u = t / seconds
    contour = pitch * (1 + 0.26 * np.sin(math.pi * np.clip(u * 1.5, 0, 1)) - 0.20 * u)
    opening = np.clip(u / 0.25, 0, 1)
    formants = [
        ((430 + 170 * opening - 150 * u) * size, 85.0, 1.0),
        ((880 + 120 * opening - 160 * u) * size, 110.0, 0.75),
        ((2450 + 0 * u) * size, 190.0, 0.22),
        ((3250 + 0 * u) * size, 260.0, 0.12),
    ]
    loud = np.minimum(1, t / 0.028) * np.exp(-np.maximum(0, t - 0.17) / 0.105)
    breath = noise(rng, seconds, 600, 2600) * np.exp(-t / 0.045) * 0.10
    edge = np.tanh(voice(rng, contour, formants) * 1.9)
    return np.asarray(edge * loud + breath)


def raise_hit(rng: Rng) -> Sound:
    """Truco!: a palm on the table, everything on it jumps, somebody shouts."""
    t = clock(0.6)
    fall = 2 * math.pi * np.cumsum(50 + 62 * np.exp(-t / 0.035)) / RATE
    boom = np.sin(fall) * np.exp(-t / 0.13) * (1 - np.exp(-t / 0.0012))
    plank = struck([(f * 0.62, a, d * 2.4) for f, a, d in WOOD], 0.5)
    slap = puff(rng, 500, 4200, 0.0012, 0.020)
    glass = struck(((2730, 0.6, 0.11), (4080, 0.5, 0.08), (6120, 0.2, 0.05)), 0.4)
    rattle = [
        (0.03 + 0.036 * i * (1 + 0.1 * i), clay(rng.uniform(0.8, 1.15)), 0.085 * 0.74**i)
        for i in range(6)
    ]
    crowd = [
        (0.055, shout(rng, 158, 1.0), 0.46),
        (0.070, shout(rng, 211, 1.09), 0.23),
        (0.085, shout(rng, 262, 1.17), 0.15),
    ]
    return layer(
        0.92,
        (0, faded(boom), 1.0),
        (0, plank, 0.42),
        (0, slap, 0.30),
        (0.045, glass, 0.05),
        (0.12, glass, 0.022),
        *rattle,
        *crowd,
    )


# ---------------------------------------------------------------- signals


def note(steps: int) -> float:
    """Frequency of the note so many semitones above the A of 220 Hz."""
    return float(220.0 * 2 ** (steps / 12))


def win(rng: Rng) -> Sound:
    """A bright turn of the viola: an arpeggio in G that ends on the full chord."""
    run = [(-2, 0.00), (2, 0.115), (5, 0.23), (10, 0.345), (14, 0.46)]
    parts = [(when, course(rng, note(step), 1.7, 1.5), 0.62) for step, when in run]
    for i, step in enumerate((-14, -2, 2, 5, 10)):
        parts.append((0.74 + 0.022 * i, course(rng, note(step), 1.5, 1.7), 0.55))
    return layer(2.25, *parts)


def loss(rng: Rng) -> Sound:
    """Three notes down, the last one left hanging: a pity, not a punishment."""
    parts = [
        (when, course(rng, note(step), 1.5, 1.1), gain)
        for step, when, gain in ((5, 0.0, 0.6), (2, 0.19, 0.55), (-3, 0.40, 0.6))
    ]
    parts.append((0.43, pluck(rng, note(-15), 1.4, 1.3, 0.5), 0.4))
    return layer(1.75, *parts)


def error(rng: Rng) -> Sound:
    """Two muffled taps, the second lower: «not this one»."""
    tap = layer(0.2, (0, thud(1.0, 2.1), 1.0), (0, puff(rng, 250, 900, 0.003, 0.012), 0.16))
    low = layer(0.2, (0, thud(1.0, 1.75), 1.0), (0, puff(rng, 220, 800, 0.003, 0.012), 0.16))
    return layer(0.36, (0, tap, 0.85), (0.115, low, 1.0))


def button(rng: Rng) -> Sound:
    """A wooden key pressed and let go."""
    click = struck(((540, 0.8, 0.010), (1120, 0.4, 0.006), (2040, 0.16, 0.003)), 0.09)
    return layer(
        0.14, (0, click, 1.0), (0, puff(rng, 900, 3000, 0.001, 0.003), 0.10), (0.045, click, 0.22)
    )


def tick(rng: Rng) -> Sound:
    body = struck(((1420, 0.7, 0.005), (2380, 0.3, 0.003)), 0.06)
    return layer(0.06, (0, body, 1.0), (0, puff(rng, 1800, 5200, 0.0007, 0.002), 0.12))


def kalimba(frequency: float, seconds: float) -> Sound:
    """A soft metal tongue on a wooden box."""
    modes = (
        (frequency, 1.0, 0.34),
        (frequency * 2.0, 0.12, 0.20),
        (frequency * 5.8, 0.10, 0.035),
        (frequency * 0.5, 0.16, 0.08),
    )
    return struck(modes, seconds, 0.003)


def turn(rng: Rng) -> Sound:
    """Your turn: a fifth upwards, no louder than a spoon on a saucer."""
    thumb = puff(rng, 700, 2200, 0.002, 0.006)
    return layer(
        1.25,
        (0.00, kalimba(note(17), 1.1), 0.75),
        (0.00, thumb, 0.05),
        (0.13, kalimba(note(24), 1.1), 0.62),
        (0.13, thumb, 0.04),
    )


# ---------------------------------------------------------------- the bar


def talker(rng: Rng, samples: int, size: float) -> Sound:
    """Someone two tables away: vowels without words, in phrases with pauses between."""
    syllables = np.maximum(0, round_noise(rng, samples, hump(3.6, 0.5)) * 0.6 + 0.35)
    phrases = 1 / (1 + np.exp(-3.5 * round_noise(rng, samples, hump(0.22, 0.5))))
    drift = 0.5 + 0.5 * np.tanh(round_noise(rng, samples, hump(2.2, 0.5)))
    dark = round_noise(rng, samples, hump(330 * size, 0.32))
    open_ = round_noise(rng, samples, hump(620 * size, 0.28))
    bright = round_noise(rng, samples, hump(1650 * size, 0.22))
    return np.asarray((dark * (1 - drift) + open_ * drift + 0.14 * bright) * syllables * phrases)


def cricket(rng: Rng, samples: int, frequency: float, rate: float) -> Sound:
    """A cricket outside: chirps of four pulses, whole numbers of them in the loop."""
    t = np.arange(samples) / RATE
    length = samples / RATE
    chirps = max(1, round(rate * length))
    u = (t * chirps / length) % 1.0
    pulses = np.where(u < 0.42, np.sin(math.pi * (u / 0.42 * 4 % 1)) ** 2, 0.0)
    whole = round(frequency * length) / length
    swell = 1 + 0.5 * round_noise(rng, samples, hump(0.15, 0.4))
    return np.asarray(np.sin(2 * math.pi * whole * t) * pulses * np.clip(swell, 0, 2))


def ambience_bar(rng: Rng) -> Sound:
    """Twenty seconds of a bar at night that join without a seam; the ends wrap around."""
    samples = count(20.0)
    left, right = np.zeros(samples), np.zeros(samples)

    def at(sound: Sound, pan: float, gain: float) -> None:
        left[:] += sound * gain * math.cos(pan * math.pi / 2)
        right[:] += sound * gain * math.sin(pan * math.pi / 2)

    at(round_noise(rng, samples, hump(170, 0.9)), 0.45, 0.16)
    at(round_noise(rng, samples, hump(240, 0.9)), 0.60, 0.16)
    for i in range(8):
        at(talker(rng, samples, rng.uniform(0.85, 1.3)), (i + 0.5) / 8, rng.uniform(0.3, 0.55))
    at(cricket(rng, samples, 4350, 1.55), 0.12, 0.045)
    at(cricket(rng, samples, 4120, 1.35), 0.88, 0.032)
    for _ in range(9):
        pitch, far = rng.uniform(0.8, 1.25), rng.uniform(0.3, 1.0)
        modes = ((1980, 0.7, 0.10), (3120, 0.5, 0.07), (4890, 0.2, 0.04))
        clink = struck([(f * pitch, a, d) for f, a, d in modes], 0.5, 0.002)
        ring = np.zeros(samples)
        ring[: len(clink)] = clink
        if rng.random() < 0.5:
            ring += 0.6 * np.roll(ring, count(rng.uniform(0.06, 0.14)))
        at(np.roll(ring, int(rng.integers(samples))), rng.uniform(0.1, 0.9), 0.20 * far)
    return np.stack([left, right], axis=1)


# ---------------------------------------------------------------- the tavern and the yard


def placed(samples: int, sound: Sound, where: int) -> Sound:
    """A sound in an empty loop, wrapped around its end."""
    loop = np.zeros(samples)
    loop[: len(sound)] = sound
    return np.roll(loop, where)


def from_silence(loop: Sound) -> Sound:
    """The loop turned so that it begins where both sides cross zero, and starts without a click."""
    return np.asarray(np.roll(loop, -int(np.abs(loop).sum(axis=1).argmin()), axis=0))


def ambience_tavern(rng: Rng) -> Sound:
    """Twenty seconds by a tavern's hearth, joined without a seam: fire, low talk, a pot set down."""
    samples = count(20.0)
    left, right = np.zeros(samples), np.zeros(samples)

    def at(sound: Sound, pan: float, gain: float) -> None:
        left[:] += sound * gain * math.cos(pan * math.pi / 2)
        right[:] += sound * gain * math.sin(pan * math.pi / 2)

    draught = 1 + 0.5 * round_noise(rng, samples, hump(0.5, 0.6))
    at(round_noise(rng, samples, hump(150, 0.8)) * np.clip(draught, 0, 2), 0.8, 0.20)
    at(round_noise(rng, samples, hump(2600, 0.9)) * np.clip(draught, 0, 2), 0.82, 0.018)
    for _ in range(90):
        snap = puff(
            rng, rng.uniform(900, 1800), rng.uniform(3500, 8000), 0.0005, rng.uniform(0.002, 0.012)
        )
        gain = 0.28 * rng.uniform(0.15, 1) ** 2.2
        at(placed(samples, snap, int(rng.integers(samples))), rng.uniform(0.7, 0.95), gain)
    for i in range(5):
        at(talker(rng, samples, rng.uniform(0.8, 1.15)), (i + 0.5) / 6, rng.uniform(0.22, 0.42))
    for _ in range(5):
        pot = layer(0.4, (0, struck(OAK, 0.3), 1.0), (0, silver(rng.uniform(0.45, 0.6)), 0.14))
        at(placed(samples, pot, int(rng.integers(samples))), rng.uniform(0.1, 0.6), 0.30)
    return from_silence(np.stack([left, right], axis=1))


def ambience_yard(rng: Rng) -> Sound:
    """Twenty seconds of a yard by the sea, joined without a seam: four waves, wind, far voices."""
    samples = count(20.0)
    left, right = np.zeros(samples), np.zeros(samples)

    def at(sound: Sound, pan: float, gain: float) -> None:
        left[:] += sound * gain * math.cos(pan * math.pi / 2)
        right[:] += sound * gain * math.sin(pan * math.pi / 2)

    t = np.arange(samples) / samples
    drift = 0.10 * round_noise(rng, samples, hump(0.12, 0.4))
    phase = (4 * t + drift) % 1.0
    # A wave gathers for two thirds of its time, breaks, and runs out hissing over the sand.
    swell = np.where(phase < 0.62, (phase / 0.62) ** 2.6, np.exp(-(phase - 0.62) / 0.11))
    retreat = np.clip((phase - 0.60) / 0.08, 0, 1) * np.exp(-np.maximum(phase - 0.68, 0) / 0.16)
    at(round_noise(rng, samples, hump(190, 0.9)) * (0.25 + swell), 0.42, 0.26)
    at(round_noise(rng, samples, hump(620, 0.8)) * (0.08 + swell), 0.60, 0.17)
    at(round_noise(rng, samples, hump(3300, 0.7)) * retreat, 0.55, 0.055)
    leaves = np.clip(0.4 + round_noise(rng, samples, hump(0.35, 0.6)), 0, 3)
    at(round_noise(rng, samples, hump(4600, 0.5)) * leaves, 0.85, 0.014)
    for i in range(2):
        at(talker(rng, samples, rng.uniform(0.9, 1.25)), 0.2 + 0.5 * i, 0.12)
    return from_silence(np.stack([left, right], axis=1))


# ---------------------------------------------------------------- files


@dataclass(frozen=True)
class Recipe:
    """How a sound is made and how loud it is: its loudest 60 ms in dBFS (RMS)."""

    make: Callable[[Rng], Sound]
    loudness: float
    loop: bool = False


RECIPES: dict[str, Recipe] = {
    "shuffle": Recipe(shuffle, -23),
    "deal": Recipe(deal, -24),
    "slide": Recipe(slide, -27),
    "place": Recipe(place, -21),
    "flip": Recipe(flip, -22.5),
    "gather": Recipe(gather, -23.5),
    "knock": Recipe(knock, -20),
    "chip": Recipe(chip, -25),
    "bean": Recipe(bean, -23),
    "coin": Recipe(coin, -25),
    "grain": Recipe(grain, -25),
    "stone": Recipe(stone, -22),
    "raise_hit": Recipe(raise_hit, -11.5),
    "win": Recipe(win, -18),
    "loss": Recipe(loss, -20),
    "error": Recipe(error, -22),
    "button": Recipe(button, -27),
    "tick": Recipe(tick, -31),
    "turn": Recipe(turn, -22),
    "ambience_bar": Recipe(ambience_bar, -30, loop=True),
    "ambience_tavern": Recipe(ambience_tavern, -30, loop=True),
    "ambience_yard": Recipe(ambience_yard, -30, loop=True),
}


def finish(sound: Sound, recipe: Recipe) -> Sound:
    """Bring a sound to its loudness, round its highest peaks, let it start and end in silence."""
    if not recipe.loop:
        sound = sound - sound.mean(axis=0)
        ends = np.ones(len(sound))
        ends[: count(0.001)] = np.linspace(0, 1, count(0.001))
        tail = min(count(0.05), len(sound) // 3)
        ends[-tail:] = np.cos(np.linspace(0, math.pi / 2, tail)) ** 2
        sound = sound * ends
    sound = sound * 10 ** ((recipe.loudness - loudest(sound)) / 20)
    top = 10 ** (PEAK_DB / 20)
    knee = top * 0.6
    over = np.maximum(np.abs(sound) - knee, 0)
    bent = knee + (top - knee) * np.tanh(over / (top - knee))
    return np.asarray(np.where(np.abs(sound) > knee, np.sign(sound) * bent, sound))


def make(out_root: Path) -> None:
    """Write every sound to `out_root`/sounds."""
    folder = out_root / "sounds"
    folder.mkdir(parents=True, exist_ok=True)
    for name, recipe in RECIPES.items():
        rng = np.random.default_rng(zlib.crc32(name.encode()))
        (folder / f"{name}.ogg").write_bytes(encode(finish(recipe.make(rng), recipe)))

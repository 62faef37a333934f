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

from ambience import ambience_bar, ambience_tavern, ambience_yard
from ogg import encode
from synth import (
    RATE,
    Rng,
    Sound,
    brush,
    clock,
    count,
    course,
    faded,
    layer,
    loudest,
    noise,
    pluck,
    puff,
    struck,
    voice,
)
from things import WOOD, bean, chip, clay, coin, grain, knock, stone, thud

PEAK_DB = -4.5
"""No sample goes above this; the encoder may overshoot by a decibel and stay under -3 dBFS."""

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


# ---------------------------------------------------------------- a raise


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

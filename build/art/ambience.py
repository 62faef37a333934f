"""Sounds of the places where people play: a bar at night, a tavern's hearth, a yard by the sea."""

from __future__ import annotations

import math

import numpy as np

from synth import RATE, Rng, Sound, count, hump, layer, puff, round_noise, struck
from things import OAK, silver


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

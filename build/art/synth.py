"""What sounds are made of: struck bodies, bursts and strokes of noise, strings, voices, loops.

A sound is an array of samples between -1 and 1 at `RATE`, shape (n,) or (n, 2).
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable

import numpy as np
import numpy.typing as npt
from scipy import signal

Sound = npt.NDArray[np.float64]
Rng = np.random.Generator
Mode = tuple[float, float, float]
"""A way a struck thing rings: frequency in Hz, strength, time in seconds to fall to 1/e."""

RATE = 44100


def count(seconds: float) -> int:
    """Samples in a stretch of time."""
    return round(seconds * RATE)


def clock(seconds: float) -> Sound:
    """The time of each sample."""
    return np.arange(count(seconds)) / RATE


def faded(sound: Sound) -> Sound:
    """The same sound brought to rest over its last fifth, at most 120 ms."""
    tail = min(count(0.12), len(sound) // 5)
    out = sound.copy()
    out[len(out) - tail :] *= np.cos(np.linspace(0, math.pi / 2, tail)) ** 2
    return out


def noise(rng: Rng, seconds: float, low: float, high: float) -> Sound:
    """Noise between two frequencies in Hz, of unit strength."""
    sections = signal.butter(2, (low, high), "bandpass", fs=RATE, output="sos")
    hiss = signal.sosfilt(sections, rng.standard_normal(count(seconds) + 2000))[2000:]
    return np.asarray(hiss / (np.std(hiss) + 1e-12))


def struck(modes: Iterable[Mode], seconds: float, attack: float = 0.0006) -> Sound:
    """A struck body: every mode decays by itself; the attack rounds off the first instant."""
    t = clock(seconds)
    rise = 1 - np.exp(-t / attack)
    ringing = sum(
        (a * np.exp(-t / fall) * np.sin(2 * math.pi * f * t) for f, a, fall in modes),
        np.zeros_like(t),
    )
    return faded(rise * ringing)


def puff(rng: Rng, low: float, high: float, rise: float, fall: float) -> Sound:
    """A burst of noise: up within `rise` seconds, then dying away with `fall`."""
    seconds = rise + fall * 7
    t = clock(seconds)
    shape = np.where(t < rise, np.sin(t / rise * math.pi / 2) ** 2, np.exp(-(t - rise) / fall))
    return noise(rng, seconds, low, high) * shape


def brush(rng: Rng, seconds: float, low: float, high: float, bend: float, lean: float) -> Sound:
    """Paper drawn over cloth: its colour falls by `bend`, it is loudest at `lean` (0-1)."""
    t = clock(seconds) / seconds
    bright, dark = noise(rng, seconds, low, high), noise(rng, seconds, low * bend, high * bend)
    power = math.log(0.5) / math.log(lean)
    swell = np.sin(math.pi * t**power) ** 2
    grain = 1 + 0.25 * noise(rng, seconds, 20, 60)
    return np.asarray((bright * (1 - t) + dark * t) * swell * grain)


def pluck(rng: Rng, frequency: float, seconds: float, ring: float, softness: float = 0.30) -> Sound:
    """A plucked string (a delay line fed back through a gentle low pass).

    `ring` is the time in seconds to fall by 60 dB; `softness` (0-0.5) how far from the bridge and
    how fleshy the finger is.
    """
    period = RATE / frequency
    whole, part = int(period), period - int(period)
    feed = 10 ** (-3 / (ring * frequency))
    taps = np.convolve([0.08, 0.84, 0.08], [1 - part, part])
    loop = np.zeros(whole + len(taps) - 1)
    loop[0] = 1.0
    loop[whole - 1 :] -= feed * taps
    burst = rng.uniform(-1, 1, whole)
    blur = np.exp(-0.5 * (np.arange(-20, 21) / (1 + softness * 12)) ** 2)
    burst = np.convolve(burst - burst.mean(), blur / blur.sum(), "same")
    burst -= np.roll(burst, int(whole * 0.19))
    feed_in = np.zeros(count(seconds))
    feed_in[:whole] = burst * np.hanning(whole)
    string = signal.lfilter([1.0], loop, feed_in)
    return faded(string / np.max(np.abs(string)))


def course(rng: Rng, frequency: float, seconds: float, ring: float) -> Sound:
    """Two strings side by side, as on a *viola caipira*: one an octave up, a hair out of tune."""
    low = pluck(rng, frequency, seconds, ring)
    high = pluck(rng, frequency * 2.003, seconds, ring * 0.7, 0.22)
    return layer(seconds, (0, low, 1.0), (0.004, high, 0.42))


def layer(seconds: float, *parts: tuple[float, Sound, float]) -> Sound:
    """Sounds laid over each other: (start in seconds, sound, gain)."""
    out = np.zeros(count(seconds))
    for start, part, gain in parts:
        at = count(start)
        stop = min(len(out), at + len(part))
        out[at:stop] += part[: stop - at] * gain
    return out


def voice(rng: Rng, pitch: Sound, formants: list[tuple[Sound, float, float]]) -> Sound:
    """A sung tone: harmonics of `pitch` (Hz a sample) weighed by the mouth's resonances.

    Each formant is its centre (Hz a sample), width in Hz and strength.
    """
    jitter = 1 + 0.006 * np.cumsum(rng.standard_normal(len(pitch))) / math.sqrt(len(pitch))
    phase = 2 * math.pi * np.cumsum(pitch * jitter) / RATE
    out = np.zeros(len(pitch))
    for k in range(1, int(5000 / pitch.max())):
        f = pitch * k
        weight = sum(
            (gain / (1 + ((f - centre) / width) ** 2) for centre, width, gain in formants),
            np.zeros_like(f),
        )
        out += weight * k**-0.7 * np.sin(k * phase + rng.uniform(0, 0.4))
    return np.asarray(out / np.max(np.abs(out)))


def round_noise(rng: Rng, samples: int, shape: Callable[[Sound], Sound]) -> Sound:
    """Noise that closes on itself, built from whole waves; `shape`: strength at each Hz."""
    f: Sound = np.asarray(np.fft.rfftfreq(samples, 1 / RATE), dtype=np.float64)
    waves = rng.standard_normal(len(f)) + 1j * rng.standard_normal(len(f))
    out = np.fft.irfft(waves * shape(f), samples)
    return np.asarray(out / np.std(out))


def hump(centre: float, octaves: float) -> Callable[[Sound], Sound]:
    """A smooth band around a frequency."""
    return lambda f: np.exp(-0.5 * (np.log2(np.maximum(f, 1) / centre) / octaves) ** 2)


def loudest(sound: Sound, seconds: float = 0.06) -> float:
    """RMS in dBFS of the loudest stretch."""
    power = (sound**2).mean(axis=1) if sound.ndim == 2 else sound**2
    window = min(count(seconds), len(power))
    mean = np.convolve(power, np.ones(window) / window, "valid").max()
    return float(10 * np.log10(mean + 1e-20))

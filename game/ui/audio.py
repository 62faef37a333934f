"""Sound. Silence is always possible and never an error."""

from __future__ import annotations

import os
from array import array
from pathlib import Path
from typing import TYPE_CHECKING, Protocol

import pygame

if TYPE_CHECKING:
    from random import Random

RATE = 44100
SEMITONE = 2 ** (1 / 12)
VARIANTS = 4
VARIED = ("deal", "place", "slide", "flip", "bean", "chip", "knock", "tick")
"""Sounds that come often, one after the other."""
VOICES = frozenset({"raise_hit"})
AMBIENCE_FADE = 1500
_AMBIENCE_CHANNEL = 0


class Volumes(Protocol):
    """The settings that sound follows; volumes in per cent."""

    volume_effects: int
    volume_voices: int
    volume_ambience: int
    mute: bool


class Audio:
    """Plays the sounds of ``folder``.

    Nothing is opened before :meth:`start`, which is called after the first frame. Each sound has
    variants within a semitone, made one at a time in idle moments by :meth:`prepare`, so that a
    deal does not rattle.
    """

    def __init__(self, folder: Path, volumes: Volumes, rng: Random | None = None) -> None:
        self.folder = folder
        self.volumes = volumes
        self.on = False
        self.faults: dict[str, str] = {}
        self.played: list[str] = []
        self._rng = rng
        self._sounds: dict[str, list[pygame.mixer.Sound]] = {}
        self._missing: set[str] = set()
        self._ambience = ""

    def start(self) -> None:
        """Open the sound device, or a silent one where there is none."""
        if self.on:
            return
        import pygame.mixer

        for driver in (os.environ.get("SDL_AUDIODRIVER"), "dummy"):
            if driver:
                os.environ["SDL_AUDIODRIVER"] = driver
            try:
                pygame.mixer.init(RATE, -16, 2, 512)
            except pygame.error as error:
                self.faults["device"] = str(error)
                continue
            pygame.mixer.set_num_channels(16)
            pygame.mixer.set_reserved(1)
            self.on = True
            break
        if self._ambience:
            name, self._ambience = self._ambience, ""
            self.ambience(name)

    def play(self, name: str, gain: float = 1.0) -> None:
        """Play a sound once, at a pitch of its own; ``gain`` (0 to 1) makes it quieter."""
        self.played.append(name)
        del self.played[:-64]
        share = self._volume(name) * gain
        if not self.on or share <= 0:
            return
        variants = self._variants(name)
        if not variants:
            return
        channel = pygame.mixer.find_channel()
        if channel is not None:
            channel.set_volume(share)
            channel.play(self._choose(variants))

    def ambience(self, name: str) -> None:
        """Let ``name`` sound in the background, over and over; empty: nothing."""
        if name == self._ambience:
            return
        self._ambience = name
        if not self.on:
            return
        channel = pygame.mixer.Channel(_AMBIENCE_CHANNEL)
        sound = self._load(name) if name else None
        if sound is None:
            channel.fadeout(AMBIENCE_FADE)
        else:
            channel.set_volume(self._level(self.volumes.volume_ambience))
            channel.play(sound, loops=-1, fade_ms=AMBIENCE_FADE)

    def changed(self) -> None:
        """Follow changed volumes at once."""
        if self.on and self._ambience:
            level = self._level(self.volumes.volume_ambience)
            pygame.mixer.Channel(_AMBIENCE_CHANNEL).set_volume(level)

    def prepare(self, names: tuple[str, ...]) -> bool:
        """Make one more variant of one of ``names``; whether there is more to do."""
        if not self.on:
            return False
        for name in names:
            if name in self._missing:
                continue
            made = self._variants(name)
            if made and len(made) < VARIANTS:
                # -1, +1/2, -1/2 of a semitone beside the sound as it is
                shift = (-1.0, 0.5, -0.5)[len(made) - 1]
                made.append(_resampled(made[0], SEMITONE**shift))
                return True
        return False

    def stop(self) -> None:
        """Close the device."""
        if self.on:
            pygame.mixer.quit()
            self.on = False
            self._sounds.clear()

    def _choose(self, variants: list[pygame.mixer.Sound]) -> pygame.mixer.Sound:
        if self._rng is None:
            from random import Random

            self._rng = Random()
        return self._rng.choice(variants)

    def _volume(self, name: str) -> float:
        voices = name in VOICES or name.startswith("voice")
        return self._level(self.volumes.volume_voices if voices else self.volumes.volume_effects)

    def _level(self, per_cent: int) -> float:
        # Squared: the ear hears steps of the fader as even.
        return 0.0 if self.volumes.mute else (per_cent / 100) ** 2

    def _variants(self, name: str) -> list[pygame.mixer.Sound]:
        if name not in self._sounds:
            sound = self._load(name)
            self._sounds[name] = [] if sound is None else [sound]
        return self._sounds[name]

    def _load(self, name: str) -> pygame.mixer.Sound | None:
        if name in self._missing:
            return None
        try:
            return pygame.mixer.Sound(self.folder / f"{name}.ogg")
        except (OSError, pygame.error) as error:
            self._missing.add(name)
            self.faults[name] = str(error)
            return None


def _resampled(sound: pygame.mixer.Sound, ratio: float) -> pygame.mixer.Sound:
    """``sound`` played ``ratio`` times as fast: higher above 1."""
    frames = array("i")  # a frame is two 16-bit samples: left and right
    frames.frombytes(sound.get_raw())
    count = int(len(frames) / ratio)
    step = round(ratio * 65536)
    picked = array("i", [frames[(n * step) >> 16] for n in range(count)])
    return pygame.mixer.Sound(buffer=picked.tobytes())

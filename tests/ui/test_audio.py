"""Sound, and its absence."""

from __future__ import annotations

import math
import os
import random
import wave
from array import array
from itertools import pairwise
from pathlib import Path

import pygame
import pytest

from game import resources
from game.settings import Settings
from game.ui.audio import SEMITONE, VARIANTS, Audio, _resampled


@pytest.fixture
def settings() -> Settings:
    return Settings()


@pytest.fixture(autouse=True)
def closed_afterwards() -> object:
    yield
    pygame.mixer.quit()
    os.environ["SDL_AUDIODRIVER"] = "dummy"


def test_nothing_is_opened_before_it_is_started(settings: Settings) -> None:
    audio = Audio(resources.path("sounds"), settings)
    audio.play("deal")
    assert pygame.mixer.get_init() is None
    assert audio.played == ["deal"]


def test_no_device_is_silence(settings: Settings) -> None:
    os.environ["SDL_AUDIODRIVER"] = "no-such-driver"
    audio = Audio(resources.path("sounds"), settings)
    audio.start()
    assert audio.on
    assert os.environ["SDL_AUDIODRIVER"] == "dummy"
    assert "device" in audio.faults
    audio.play("deal")
    audio.ambience("ambience_bar")
    audio.stop()


def test_a_missing_sound_is_noted_once(tmp_path: Path, settings: Settings) -> None:
    audio = Audio(tmp_path, settings)
    audio.start()
    audio.play("deal")
    audio.play("deal")
    audio.ambience("ambience_bar")
    assert set(audio.faults) == {"deal", "ambience_bar"}
    assert not audio.prepare(("deal",))


def test_volumes_and_silence(settings: Settings) -> None:
    settings.volume_effects, settings.volume_voices = 50, 100
    audio = Audio(resources.path("sounds"), settings)
    assert audio._volume("deal") == 0.25
    assert audio._volume("raise_hit") == 1.0
    settings.mute = True
    assert audio._volume("deal") == 0
    audio.start()
    audio.play("deal")
    assert not pygame.mixer.get_busy()


def test_variants_are_made_one_at_a_time(settings: Settings) -> None:
    audio = Audio(resources.path("sounds"), settings, random.Random(1))
    audio.start()
    for made in range(2, VARIANTS + 1):
        assert audio.prepare(("tick",))
        assert len(audio._sounds["tick"]) == made
    assert not audio.prepare(("tick",))
    audio.play("tick")


def test_a_semitone_up_is_that_much_shorter(tmp_path: Path) -> None:
    pygame.mixer.init(44100, -16, 2, 512)
    samples = array("h")
    for n in range(44100 // 4):
        value = round(12000 * math.sin(2 * math.pi * 440 * n / 44100))
        samples.extend((value, value))
    file = tmp_path / "a.wav"
    with wave.open(str(file), "wb") as out:
        out.setnchannels(2)
        out.setsampwidth(2)
        out.setframerate(44100)
        out.writeframes(samples.tobytes())
    sound = pygame.mixer.Sound(file)
    higher = _resampled(sound, SEMITONE)
    assert higher.get_length() == pytest.approx(0.25 / SEMITONE, rel=0.01)
    left = array("h", higher.get_raw())[::2]
    crossings = sum(a < 0 <= b for a, b in pairwise(left))
    assert crossings / higher.get_length() == pytest.approx(440 * SEMITONE, rel=0.03)


def test_all_sounds_that_are_played_by_the_interface_exist(settings: Settings) -> None:
    audio = Audio(resources.path("sounds"), settings)
    audio.start()
    for name in ("button", "tick", "win", "loss", "ambience_bar"):
        assert audio._load(name) is not None

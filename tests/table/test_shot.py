"""``vaza shot``: pictures of any moment, the same for the same call."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from game.__main__ import main


def shot(path: Path, *words: str) -> pygame.Surface:
    assert main(["shot", str(path), "--size", "640x360", "--lang", "en", *words]) == 0
    return pygame.image.load(path)


@pytest.mark.parametrize("moment", ["call", "last-trick", "deal-end", "match-end"])
def test_moments(tmp_path: Path, moment: str) -> None:
    assert shot(tmp_path / "a.png", "--until", moment).get_size() == (640, 360)


@pytest.mark.parametrize("moment", ["eleven", "iron"])
def test_moments_of_paulista(tmp_path: Path, moment: str) -> None:
    shot(tmp_path / "a.png", "--until", moment, "--preset", "paulista")


def test_the_same_call_gives_the_same_picture(tmp_path: Path) -> None:
    one = shot(tmp_path / "a.png", "--actions", "4", "--at", "0.2")
    other = shot(tmp_path / "b.png", "--actions", "4", "--at", "0.2")
    assert pygame.image.tobytes(one, "RGB") == pygame.image.tobytes(other, "RGB")


def test_time_makes_a_difference(tmp_path: Path) -> None:
    early = shot(tmp_path / "a.png", "--at", "0.5")
    late = shot(tmp_path / "b.png", "--at", "0.9")
    assert pygame.image.tobytes(early, "RGB") != pygame.image.tobytes(late, "RGB")


def test_a_dialog_lies_over_the_table(tmp_path: Path) -> None:
    plain = shot(tmp_path / "a.png", "--actions", "2")
    paused = shot(tmp_path / "b.png", "--actions", "2", "--dialog", "pause")
    assert pygame.image.tobytes(plain, "RGB") != pygame.image.tobytes(paused, "RGB")


def test_a_review_is_drawn_when_all_of_it_is_judged(tmp_path: Path) -> None:
    words = ("--scene", "review", "--players", "2")
    dearest = shot(tmp_path / "a.png", *words)
    second = shot(tmp_path / "b.png", *words, "--actions", "1")
    assert pygame.image.tobytes(dearest, "RGB") != pygame.image.tobytes(second, "RGB")


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (("--players", "5"), "is played by 2, 4, 6"),
        (("--until", "never"), "there is no moment never"),
        (("--scene", "moon"), "there is no scene moon"),
        (("--preset", "mine"), "there is no preset mine"),
    ],
)
def test_senseless_calls_are_refused_with_a_sentence(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], words: tuple[str, ...], sentence: str
) -> None:
    assert main(["shot", str(tmp_path / "a.png"), *words]) == 2
    assert sentence in capsys.readouterr().err


@pytest.mark.parametrize("moment", ["sing", "swap", "last-draw", "strict", "deal-end"])
def test_moments_of_guinote(tmp_path: Path, moment: str) -> None:
    shot(tmp_path / "a.png", "--until", moment, "--game", "guinote", "--preset", "aragones")

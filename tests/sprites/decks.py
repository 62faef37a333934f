"""What the tests of every deck share: its file, its pictures, and how to measure them."""

from __future__ import annotations

import tomllib
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import numpy as np
import pygame
from numpy.typing import ArrayLike, NDArray

DECKS = Path(__file__).resolve().parents[2] / "sprites" / "decks"

HAND_CARD = round(0.248 * 720)
"""Height in pixels of a card of one's own hand in the smallest usual window, 1280×720."""
SMALL_CARD = 70
PAPER = (250, 246, 234)

Pixels = NDArray[np.int16]
"""A picture as [x, y, colour] of 0 to 255."""


class Deck:
    """A deck's folder, and ``data``, what its file says."""

    def __init__(self, name: str) -> None:
        self.folder = DECKS / name
        text = (self.folder / "deck.toml").read_text(encoding="utf-8")
        self.data: dict[str, Any] = tomllib.loads(text)
        self.looks: list[str] = sorted(self.data["looks"])
        self.backs: list[str] = sorted(self.data["backs"])

    def resolve(self, look: str, code: str) -> Path:
        """The picture of a card: from the first folder of the look that has it."""
        for folder in self.data["looks"][look]["folders"]:
            picture: Path = self.folder / folder / f"{code}.svg"
            if picture.exists():
                return picture
        raise AssertionError(f"{look} has no {code}")

    def back(self, name: str) -> Path:
        """The picture of a back."""
        return self.folder / "backs" / f"{name}.svg"

    def assert_described(self, codes: list[str], own_looks: Iterable[str]) -> None:
        """The file names the cards ``codes`` in this order, every folder and every back."""
        assert [r + s for s in self.data["suits"] for r in self.data["ranks"]] == codes
        assert all(self.data["looks"][look]["label"] for look in self.looks)
        named = {folder for look in own_looks for folder in self.data["looks"][look]["folders"]}
        assert named | {"backs"} == {p.name for p in self.folder.iterdir() if p.is_dir()}
        assert sorted(p.stem for p in (self.folder / "backs").iterdir()) == self.backs
        assert len(self.backs) >= 3


def painted(
    picture: Path, size: tuple[int, int], ground: tuple[int, int, int] = PAPER, rim: int = 0
) -> Pixels:
    """The picture on a ground of one colour, without the outermost ``rim`` pixels."""
    image = pygame.image.load_sized_svg(str(picture), size)
    surface = pygame.Surface(image.get_size())
    surface.fill(ground)
    surface.blit(image, (0, 0))
    inner = slice(rim, -rim or None)
    return pygame.surfarray.array3d(surface)[inner, inner].astype(np.int16)


def apart(one: Pixels, other: Pixels, where: NDArray[np.bool_]) -> float:
    """How far two pictures are apart, from 0 to 255: the mean over the places ``where``."""
    return float(np.abs(one - other).max(axis=2)[where].mean())


def runs(marks: ArrayLike) -> list[tuple[int, int]]:
    """The first and last place of each unbroken run of marks."""
    found: list[tuple[int, int]] = []
    for place in map(int, np.flatnonzero(marks)):
        if found and found[-1][1] == place - 1:
            found[-1] = found[-1][0], place
        else:
            found.append((place, place))
    return found

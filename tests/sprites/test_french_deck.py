"""The French deck is whole, and its cards can be told apart where they are small."""

from __future__ import annotations

import tomllib
from itertools import combinations
from pathlib import Path
from typing import Any

import numpy as np
import pygame
import pytest
from numpy.typing import ArrayLike, NDArray

DECK = Path(__file__).resolve().parents[2] / "sprites" / "decks" / "french"
DATA: dict[str, Any] = tomllib.loads((DECK / "deck.toml").read_text(encoding="utf-8"))
LOOKS = sorted(DATA["looks"])
RANKS = ["A", *map(str, range(2, 11)), "J", "Q", "K"]
CODES = [rank + suit for suit in "SHDC" for rank in RANKS]

HAND_CARD = round(0.248 * 720)
"""Height in pixels of a card of one's own hand in the smallest usual window, 1280×720."""
SMALL_CARD = 70
PAPER = (250, 246, 234)


def resolve(look: str, code: str) -> Path:
    """The picture of a card: from the first folder of the look that has it."""
    for folder in DATA["looks"][look]["folders"]:
        picture: Path = DECK / folder / f"{code}.svg"
        if picture.exists():
            return picture
    raise AssertionError(f"{look} has no {code}")


def pixels(picture: Path, height: int) -> NDArray[np.int16]:
    """The picture without its rim, on ground like its paper: [x, y, colour] of 0 to 255."""
    image = pygame.image.load_sized_svg(str(picture), (height, height))
    ground = pygame.Surface(image.get_size())
    ground.fill(PAPER)
    ground.blit(image, (0, 0))
    return pygame.surfarray.array3d(ground)[2:-2, 2:-2].astype(np.int16)


def inked(card: NDArray[np.int16], least: int = 60) -> NDArray[np.bool_]:
    """Where a card has something on its paper, as an array [x, y]."""
    return np.asarray(np.abs(card - PAPER).max(axis=2) > least)


def distance(one: NDArray[np.int16], other: NDArray[np.int16]) -> float:
    """How far two cards are apart, from 0 to 255: the mean over what is inked on either."""
    either = inked(one, 40) | inked(other, 40)
    return float(np.abs(one - other).max(axis=2)[either].mean())


def runs(marks: ArrayLike) -> list[tuple[int, int]]:
    """The first and last place of each unbroken run of marks."""
    found: list[tuple[int, int]] = []
    for place in map(int, np.flatnonzero(marks)):
        if found and found[-1][1] == place - 1:
            found[-1] = found[-1][0], place
        else:
            found.append((place, place))
    return found


def test_the_deck_file_describes_what_is_there() -> None:
    assert LOOKS == ["contrast", "four", "four-large", "two", "two-large"]
    assert [r + s for s in DATA["suits"] for r in DATA["ranks"]] == CODES
    assert all(DATA["looks"][look]["label"] for look in LOOKS)
    named = {folder for look in LOOKS for folder in DATA["looks"][look]["folders"]}
    assert named | {"backs"} == {p.name for p in DECK.iterdir() if p.is_dir()}
    assert {p.stem for p in (DECK / "backs").iterdir()} == set(DATA["backs"])
    assert len(DATA["backs"]) >= 3


@pytest.mark.parametrize("look", LOOKS)
def test_a_look_has_52_cards(look: str) -> None:
    assert len({resolve(look, code).read_bytes() for code in CODES}) == 52


@pytest.mark.parametrize("name", sorted(DATA["backs"]))
def test_a_back_is_the_same_either_way_up(name: str) -> None:
    back = pixels(DECK / "backs" / f"{name}.svg", 352)
    # The paper's gradient and the smoothing of edges may differ a little, the drawing may not.
    assert np.abs(back - back[::-1, ::-1]).mean() < 6


@pytest.mark.parametrize("look", LOOKS)
def test_cards_differ_when_small(look: str) -> None:
    """No two of the 52 may be taken for each other at 70 pixels.

    Ink on paper is about 220 apart.  The closest cards are the same number of two suits of one
    colour: their signs share most of their ink, and must still differ by a twentieth of that, 11.
    Courts have large figures to differ in, and are asked for a fifth, 44.
    """
    cards = {code: pixels(resolve(look, code), SMALL_CARD) for code in CODES}
    for one, other in combinations(CODES, 2):
        both_courts = one[0] in "JQK" and other[0] in "JQK"
        least = 44 if both_courts else 11
        assert distance(cards[one], cards[other]) >= least, (one, other)


@pytest.mark.parametrize("look", LOOKS)
def test_the_index_can_be_read_in_the_fan(look: str) -> None:
    """The rank is at least 22 pixels high in the hand at 1280×720, apart from the suit below."""
    for code in CODES:
        card = pixels(resolve(look, code), HAND_CARD)
        width, height = card.shape[:2]
        right = 0.18 if look in ("two", "four") else 0.23
        corner = inked(card, 110)[: int(right * width), int(0.02 * height) : int(0.36 * height)]
        rank, suit = runs(np.any(corner, axis=0))[:2]
        assert rank[1] - rank[0] + 1 >= 22, code
        assert suit[1] - suit[0] + 1 >= 13, code


@pytest.mark.parametrize("height", [SMALL_CARD, HAND_CARD, 400])
@pytest.mark.parametrize("look", LOOKS)
def test_signs_of_number_cards_stand_clear_of_the_index(look: str, height: int) -> None:
    """Right of the index comes a column of bare paper, a fiftieth of the card wide or more."""
    for code in (rank + suit for rank in RANKS[3:10] for suit in "SHDC"):
        ink = inked(pixels(resolve(look, code), height))
        width = ink.shape[0]
        beside_the_index = np.asarray(ink[:, : int(0.34 * height)].any(axis=1))
        between = runs(~beside_the_index[int(0.15 * width) : int(0.36 * width)])
        assert max(last - first + 1 for first, last in between) >= 0.02 * width, code

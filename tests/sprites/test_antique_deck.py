"""The antique deck is whole, and its cards can be told apart where they are small."""

from __future__ import annotations

from itertools import combinations
from pathlib import Path

import numpy as np
import pytest
from numpy.typing import NDArray

from tests.sprites.decks import HAND_CARD, SMALL_CARD, Deck, Pixels, apart, painted, runs

DECK = Deck("antique")
RANKS = ["A", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K"]
CODES = [rank + suit for suit in "SHDC" for rank in RANKS]
TWELVE_STEP = 0.081
"""How far apart the cards of a hand of twelve lie, as a part of the window's height."""


def pixels(picture: Path, height: int) -> Pixels:
    """The picture without its rim, on ground like its paper: [x, y, colour] of 0 to 255."""
    return painted(picture, (height, height), (246, 232, 200), rim=2)


def inked(card: Pixels, least: int = 70) -> NDArray[np.bool_]:
    """Where a card has something on its paper, as an array [x, y].

    The paper is darkest in its lower right corner; its colour runs evenly along the diagonal.
    """
    width, height = card.shape[:2]
    x, y = np.mgrid[0:width, 0:height]
    t = ((x / width + y / height) / 2)[..., None]
    first, last = card[4, height // 2], card[width - 5, height // 2]
    paper = first + (last - first) * np.clip((t - 0.25) / 0.5, -0.5, 1.5)
    return np.asarray(np.abs(card - paper).max(axis=2) > least)


def distance(one: Pixels, other: Pixels) -> float:
    """How far two cards are apart, from 0 to 255: the mean over what is inked on either."""
    either = inked(one, 50) | inked(other, 50)
    return apart(one, other, either)


def test_the_deck_file_describes_what_is_there() -> None:
    assert DECK.looks == ["contrast", "four", "four-large", "two", "two-large"]
    DECK.assert_described(CODES, DECK.looks)
    assert len(CODES) == 44  # Gleek takes the twos and threes out


@pytest.mark.parametrize("look", DECK.looks)
def test_a_look_has_44_cards(look: str) -> None:
    assert len({DECK.resolve(look, code).read_bytes() for code in CODES}) == 44


@pytest.mark.parametrize("name", DECK.backs)
def test_a_back_is_the_same_either_way_up(name: str) -> None:
    back = pixels(DECK.back(name), 352)
    assert np.abs(back - back[::-1, ::-1]).mean() < 6


@pytest.mark.parametrize("code", [rank + suit for rank in "JQK" for suit in "SHDC"])
def test_a_court_is_the_same_either_way_up(code: str) -> None:
    court = pixels(DECK.resolve("two", code), 440)
    assert np.abs(court - court[::-1, ::-1]).mean() < 12  # the paper darkens towards one corner


@pytest.mark.parametrize("look", DECK.looks)
def test_cards_differ_when_small(look: str) -> None:
    """Numbers of two suits of one colour differ by 11 of 255, as in the French deck.

    Courts are asked for 40: they stand on a plain ground, so the index that two of one colour
    share weighs more in the mean than it does in the French deck.
    """
    cards = {code: pixels(DECK.resolve(look, code), SMALL_CARD) for code in CODES}
    close = {}
    for one, other in combinations(CODES, 2):
        both_courts = one[0] in "JQK" and other[0] in "JQK"
        apart = distance(cards[one], cards[other])
        if apart < (40 if both_courts else 11):
            close[one, other] = round(apart, 1)
    assert close == {}


@pytest.mark.parametrize("look", DECK.looks)
def test_twelve_cards_can_be_read_at_1280_by_720(look: str) -> None:
    """What a hand of twelve leaves of a card shows rank and suit, 22 and 13 pixels high or more."""
    strip = int(TWELVE_STEP * 720)
    for code in CODES:
        card = pixels(DECK.resolve(look, code), HAND_CARD)
        width, height = card.shape[:2]
        right = min(strip, int((0.185 if look in ("two", "four") else 0.235) * width))
        corner = inked(card, 110)[:right, int(0.02 * height) : int(0.36 * height)]
        rank, suit = runs(np.any(corner, axis=0))[:2]
        assert rank[1] - rank[0] + 1 >= 22, code
        assert suit[1] - suit[0] + 1 >= 13, code


@pytest.mark.parametrize("height", [SMALL_CARD, HAND_CARD, 400])
@pytest.mark.parametrize("look", DECK.looks)
def test_signs_of_number_cards_stand_clear_of_the_index(look: str, height: int) -> None:
    """Right of the index comes a column of bare paper, a fiftieth of the card wide or more."""
    for code in (rank + suit for rank in RANKS[1:8] for suit in "SHDC"):
        ink = inked(pixels(DECK.resolve(look, code), height))
        width = ink.shape[0]
        beside_the_index = np.asarray(ink[:, : int(0.34 * height)].any(axis=1))
        between = runs(~beside_the_index[int(0.15 * width) : int(0.36 * width)])
        assert max(last - first + 1 for first, last in between) >= 0.02 * width, code

"""The French deck is whole, and its cards can be told apart where they are small."""

from __future__ import annotations

from itertools import combinations
from pathlib import Path

import numpy as np
import pytest
from numpy.typing import NDArray

from tests.sprites.decks import HAND_CARD, PAPER, SMALL_CARD, Deck, Pixels, apart, painted, runs

DECK = Deck("french")
RANKS = ["A", *map(str, range(2, 11)), "J", "Q", "K"]
CODES = [rank + suit for suit in "SHDC" for rank in RANKS]


def pixels(picture: Path, height: int) -> Pixels:
    """The picture without its rim, on ground like its paper: [x, y, colour] of 0 to 255."""
    return painted(picture, (height, height), rim=2)


def inked(card: Pixels, least: int = 60) -> NDArray[np.bool_]:
    """Where a card has something on its paper, as an array [x, y]."""
    return np.asarray(np.abs(card - PAPER).max(axis=2) > least)


def distance(one: Pixels, other: Pixels) -> float:
    """How far two cards are apart, from 0 to 255: the mean over what is inked on either."""
    either = inked(one, 40) | inked(other, 40)
    return apart(one, other, either)


def test_the_deck_file_describes_what_is_there() -> None:
    assert DECK.looks == ["contrast", "four", "four-large", "two", "two-large"]
    DECK.assert_described(CODES, DECK.looks)


@pytest.mark.parametrize("look", DECK.looks)
def test_a_look_has_52_cards(look: str) -> None:
    assert len({DECK.resolve(look, code).read_bytes() for code in CODES}) == 52


@pytest.mark.parametrize("name", DECK.backs)
def test_a_back_is_the_same_either_way_up(name: str) -> None:
    back = pixels(DECK.back(name), 352)
    # The paper's gradient and the smoothing of edges may differ a little, the drawing may not.
    assert np.abs(back - back[::-1, ::-1]).mean() < 6


@pytest.mark.parametrize("look", DECK.looks)
def test_cards_differ_when_small(look: str) -> None:
    """No two of the 52 may be taken for each other at 70 pixels.

    Ink on paper is about 220 apart.  The closest cards are the same number of two suits of one
    colour: their signs share most of their ink, and must still differ by a twentieth of that, 11.
    Courts have large figures to differ in, and are asked for a fifth, 44.
    """
    cards = {code: pixels(DECK.resolve(look, code), SMALL_CARD) for code in CODES}
    for one, other in combinations(CODES, 2):
        both_courts = one[0] in "JQK" and other[0] in "JQK"
        least = 44 if both_courts else 11
        assert distance(cards[one], cards[other]) >= least, (one, other)


@pytest.mark.parametrize("look", DECK.looks)
def test_the_index_can_be_read_in_the_fan(look: str) -> None:
    """The rank is at least 22 pixels high in the hand at 1280×720, apart from the suit below."""
    for code in CODES:
        card = pixels(DECK.resolve(look, code), HAND_CARD)
        width, height = card.shape[:2]
        right = 0.18 if look in ("two", "four") else 0.23
        corner = inked(card, 110)[: int(right * width), int(0.02 * height) : int(0.36 * height)]
        rank, suit = runs(np.any(corner, axis=0))[:2]
        assert rank[1] - rank[0] + 1 >= 22, code
        assert suit[1] - suit[0] + 1 >= 13, code


@pytest.mark.parametrize("height", [SMALL_CARD, HAND_CARD, 400])
@pytest.mark.parametrize("look", DECK.looks)
def test_signs_of_number_cards_stand_clear_of_the_index(look: str, height: int) -> None:
    """Right of the index comes a column of bare paper, a fiftieth of the card wide or more."""
    for code in (rank + suit for rank in RANKS[3:10] for suit in "SHDC"):
        ink = inked(pixels(DECK.resolve(look, code), height))
        width = ink.shape[0]
        beside_the_index = np.asarray(ink[:, : int(0.34 * height)].any(axis=1))
        between = runs(~beside_the_index[int(0.15 * width) : int(0.36 * width)])
        assert max(last - first + 1 for first, last in between) >= 0.02 * width, code

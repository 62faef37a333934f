"""The Spanish deck is whole, and its cards can be told apart where they are small."""

from __future__ import annotations

import tomllib
from itertools import combinations

import numpy as np
import pytest
from numpy.typing import NDArray

from tests.sprites.decks import HAND_CARD, PAPER, Deck, Pixels, apart, painted, runs

DECK = Deck("spanish")
OWN = ["four", "four-large", "two", "two-large"]
RANKS = ["A", *map(str, range(2, 8)), "S", "C", "R"]
CODES = [rank + suit for suit in "OCEB" for rank in RANKS]
NUMBER_CARDS = [rank + suit for suit in "OCEB" for rank in RANKS[1:7]]

SMALL_WIDTH = 70
FINE = 475
"""At this height a pixel is two units of the drawing, a fifth of a millimetre."""


def inked(card: Pixels, least: int = 60) -> NDArray[np.bool_]:
    """Where a card has something on its paper, as an array [x, y].

    The colour of the paper is read between the card's edge and its frame.
    """
    width, height = card.shape[:2]
    margin = card[round(0.018 * width) : round(0.018 * width) + 1, height // 5 : -height // 5]
    paper = np.median(margin.reshape(-1, 3), axis=0)
    return np.asarray(np.abs(card - paper).max(axis=2) > least)


def distance(one: Pixels, other: Pixels) -> float:
    """How far two cards are apart, from 0 to 255: the mean over what is inked on either."""
    either = (np.abs(one - PAPER).max(axis=2) > 40) | (np.abs(other - PAPER).max(axis=2) > 40)
    return apart(one, other, either)


def both_ways(card: Pixels) -> tuple[Pixels, Pixels]:
    """A card and the same after half a turn, so that one corner stands for both."""
    return card, card[::-1, ::-1]


def test_the_deck_file_describes_what_is_there() -> None:
    assert sorted([*OWN, "contrast", "french"]) == DECK.looks
    DECK.assert_described(CODES, OWN)


@pytest.mark.parametrize("look", [*OWN, "contrast"])
def test_a_look_has_40_cards(look: str) -> None:
    assert len({DECK.resolve(look, code).read_bytes() for code in CODES}) == 40


def test_each_card_has_one_french_card_in_its_place() -> None:
    """Ace and numbers keep their rank; sota, caballo and rey are jack, queen and king."""
    entry = DECK.data["looks"]["french"]
    other = (DECK.folder / entry["deck"]).resolve()
    assert other == DECK.folder.parent / "french"
    french = tomllib.loads((other / "deck.toml").read_text(encoding="utf-8"))
    names = {
        code: entry["ranks"].get(code[0], code[0]) + entry["suits"].get(code[1], code[1])
        for code in CODES
    }
    expected = {"AO": "AD", "7O": "7D", "SO": "JD", "2C": "2H", "CC": "QH", "3E": "3S", "RE": "KS",
                "SB": "JC", "6B": "6C"}  # fmt: skip
    assert {code: names[code] for code in expected} == expected
    assert len(set(names.values())) == 40
    assert set(names.values()) < {r + s for s in french["suits"] for r in french["ranks"]}


@pytest.mark.parametrize("name", DECK.backs)
def test_a_back_is_the_same_either_way_up(name: str) -> None:
    back = painted(DECK.back(name), (400, 380))
    # The paper's gradient and the smoothing of edges may differ a little, the drawing may not.
    assert np.abs(back - back[::-1, ::-1]).mean() < 6


@pytest.mark.parametrize("look", OWN)
def test_cards_differ_when_small(look: str) -> None:
    """No two of the 40 may be taken for each other at 70 pixels of width.

    Ink on paper is about 220 apart. Two cards of one number and different suits, or of one suit
    and neighbouring numbers, have their own arrangement of signs and must differ by a fifth of
    that, 44. Figures fill much of the card with one style, and are asked for as much. Frame and
    rim, which all cards have alike, are left out.
    """
    cards = {
        code: painted(DECK.resolve(look, code), (SMALL_WIDTH, 200))[4:-4, 4:-4] for code in CODES
    }
    for one, other in combinations(CODES, 2):
        assert distance(cards[one], cards[other]) >= 44, (one, other)


@pytest.mark.parametrize("look", OWN)
def test_the_index_can_be_read_in_the_fan(look: str) -> None:
    """The number is at least 22 pixels high in the hand at 1280×720, apart from the sign below."""
    for code in CODES:
        card = painted(DECK.resolve(look, code), (400, HAND_CARD))
        width, height = card.shape[:2]
        right = 0.245 if "large" in look else 0.2
        corner = inked(card, 110)[int(0.065 * width) : int(right * width)]
        rows = np.any(corner[:, int(0.04 * height) : int(0.37 * height)], axis=0)
        number, sign = runs(rows)[:2]
        assert number[1] - number[0] + 1 >= 22, code
        assert sign[1] - sign[0] + 1 >= 13, code


@pytest.mark.parametrize("look", OWN)
def test_the_frame_is_broken_by_the_pintas(look: str) -> None:
    """Above and below: no gap for oros, one for copas, two for espadas, three for bastos."""
    for suit, pintas in {"O": 0, "C": 1, "E": 2, "B": 3}.items():
        for rank in RANKS:
            for card in both_ways(painted(DECK.resolve(look, rank + suit), (400, FINE))):
                gaps = runs(~inked(card)[30:-30, 13])
                assert len(gaps) == pintas, rank + suit
                assert all(last - first >= 10 for first, last in gaps)


@pytest.mark.parametrize("look", OWN)
def test_everything_lies_within_the_frame(look: str) -> None:
    """Between the frame and what it holds runs a strip of bare paper."""
    for code in CODES:
        ink = inked(painted(DECK.resolve(look, code), (400, FINE)))
        for card in (ink, ink[::-1, ::-1]):
            assert not card[17:20, 30:-30].any(), code
            assert not card[30:-30, 17:20].any(), code


@pytest.mark.parametrize("look", OWN)
@pytest.mark.parametrize("height", [109, HAND_CARD, 400])
def test_signs_of_number_cards_stand_clear_of_the_index(look: str, height: int) -> None:
    """Right of the index comes a column of bare paper, a fiftieth of the card wide or more."""
    for code in NUMBER_CARDS:
        inked_card = inked(painted(DECK.resolve(look, code), (400, height)))
        for ink in (inked_card, inked_card[::-1, ::-1]):
            width = ink.shape[0]
            beside_the_index = np.any(ink[:, int(0.05 * height) : int(0.31 * height)], axis=1)
            between = runs(~beside_the_index[int(0.12 * width) : int(0.4 * width)])
            assert max(last - first + 1 for first, last in between) >= 0.02 * width, code


@pytest.mark.parametrize("look", OWN)
def test_figures_stand_clear_of_the_index(look: str) -> None:
    """The number 10, 11 or 12 has bare paper on its right and below, in both corners."""
    right, low = (96, 117) if "large" in look else (83, 90)
    for code in (rank + suit for rank in "SCR" for suit in "OCEB"):
        for card in both_ways(painted(DECK.resolve(look, code), (400, FINE))):
            ink = inked(card, 110)
            assert not ink[right : right + 2, 21 : low - 3].any(), code
            assert not ink[21:right, low : low + 3].any(), code

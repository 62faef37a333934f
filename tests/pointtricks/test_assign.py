"""Unseen cards are assigned to unseen places at random, and whenever it is possible at all."""

from __future__ import annotations

from collections import Counter
from itertools import permutations
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.engine.assign import assign
from game.engine.cards import Card

CARDS = [Card(n) for n in range(6)]


def _mask(*cards: int) -> int:
    return sum(1 << card for card in cards)


def _fits(places: list[int], chosen: tuple[Card, ...] | list[Card]) -> bool:
    return all(place >> card & 1 for place, card in zip(places, chosen, strict=True))


@given(st.lists(st.integers(0, _mask(*CARDS)), max_size=6), st.integers())
def test_an_assignment_is_found_whenever_there_is_one(places: list[int], seed: int) -> None:
    if any(_fits(places, some) for some in permutations(CARDS, len(places))):
        chosen = assign(places, CARDS, Random(seed))
        assert len(set(chosen)) == len(places)
        assert _fits(places, chosen)
    else:
        with pytest.raises(ValueError, match="cannot all be filled"):
            assign(places, CARDS, Random(seed))


def test_cards_change_places_where_one_finds_nothing_left() -> None:
    """Three places in a ring. Of the six orders of the cards 1 2 0 and 2 1 0 leave nothing to the
    last place: there the first moves to the 0, or the second. Four orders come to one way round."""
    places = [_mask(0, 1), _mask(0, 2), _mask(1, 2)]
    found = Counter(tuple(assign(places, CARDS[:3], Random(seed))) for seed in range(900))
    assert set(found) == {(0, 2, 1), (1, 0, 2)}
    assert 540 < found[Card(0), Card(2), Card(1)] < 660


def test_the_tightest_place_draws_first() -> None:
    """The place that only one card fits gets it, though others stand before it."""
    places = [_mask(0, 1, 2), _mask(0, 1, 2), _mask(2)]
    found = {tuple(assign(places, CARDS[:3], Random(seed))) for seed in range(40)}
    assert found == {(0, 1, 2), (1, 0, 2)}


def test_free_places_get_any_card_as_often() -> None:
    found = Counter(assign([_mask(*CARDS)], CARDS, Random(seed))[0] for seed in range(3000))
    assert set(found) == set(CARDS)
    assert all(400 < times < 600 for times in found.values())

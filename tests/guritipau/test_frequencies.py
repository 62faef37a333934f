"""How often hands of a kind are dealt: worked out exactly, and met by the dealer."""

from __future__ import annotations

from fractions import Fraction
from itertools import product
from math import comb, sqrt

import pytest

from game.engine.cards import suit
from game.engine.shuffle import Stream, numbered_secret
from game.games.guritipau.order import BOST, nhanha
from game.games.guritipau.records import Cut
from game.games.guritipau.rules import GAME, GuritipauStanding, GuritipauState, ace_of

DEALS = 12_000


def annulment() -> Fraction:
    """Nine of 48 cards with fewer than ten points. Aces (11) and sevens (10) are too many; among
    the rest there are four kings (4), jacks (3) and queens (2) and 28 cards without points."""
    good = sum(
        comb(4, k) * comb(4, j) * comb(4, q) * comb(28, 9 - k - j - q)
        for k, j, q in product(range(5), repeat=3)
        if 4 * k + 3 * j + 2 * q < 10 and k + j + q <= 9
    )
    return Fraction(good, comb(48, 9))


def roubo() -> Fraction:
    """The turn-up is an ace (its dealer takes it), or its ace is among 36 of the other 47 cards."""
    return Fraction(4, 48) + Fraction(44, 48) * Fraction(36, 47)


def casamento() -> Fraction:
    """Neither a queen nor the ace of clubs is turned up, and both lie in one of four hands of nine
    among the other 47 cards."""
    together = 4 * Fraction(comb(9, 2), comb(47, 2))
    return Fraction(48 - 4 - 1, 48) * together


def test_worked_out() -> None:
    assert float(annulment()) == pytest.approx(0.106, abs=0.0005)
    assert float(roubo()) == pytest.approx(0.7855, abs=0.0001)
    assert float(casamento()) == pytest.approx(0.1193, abs=0.0001)


def dealt(number: int) -> GuritipauState:
    standing = GuritipauStanding(points=(0, 0), dealer=number % 4, deal=2, last_winner=0)
    stream = Stream(numbered_secret(number), "deal 2")
    state = GAME.deal(GAME.schema.defaults(), 4, stream, standing)
    assert isinstance(state, GuritipauState)
    for at in (7 + number % 30, 5 + number % 31):
        assert state.actor is not None
        state.apply(Cut(state.actor, at))
    return state


def test_the_dealer_meets_them() -> None:
    seen = {"annulment": 0, "roubo": 0, "casamento": 0}
    for number in range(DEALS):
        state = dealt(number)
        assert state.turn_up is not None
        trump = suit(state.turn_up)
        ace, pair = ace_of(trump), {nhanha(trump), BOST}
        seen["annulment"] += state.phase == "annul"
        seen["roubo"] += state.turn_up == ace or any(ace in hand for hand in state.hands)
        seen["casamento"] += any(pair <= set(hand) for hand in state.hands)
    for name, chance in (
        ("annulment", annulment()),
        ("roubo", roubo()),
        ("casamento", casamento()),
    ):
        p = float(chance)
        deviation = sqrt(DEALS * p * (1 - p))
        assert abs(seen[name] - DEALS * p) < 4 * deviation, name

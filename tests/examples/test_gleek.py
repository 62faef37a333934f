"""The examples of the Gleek rules, by number."""

from __future__ import annotations

import pytest

from game.games.gleek.records import (
    PACK,
    Bid,
    Bought,
    Discard,
    Fold,
    Match,
    Paid,
    Pass,
    Play,
    RuffShown,
    SetDeclared,
    Vie,
    Wait,
)
from game.games.gleek.rules import GAME, GleekOutcome, GleekStanding, GleekState
from game.games.gleek.scoring import ruff, sets
from tests.examples.gleek_table import (
    STANDARD,
    STOCK,
    act,
    card,
    gains,
    preset,
    table,
    tricks,
    vying,
)


def test_gleek_1_honours_are_for_who_plays_them() -> None:
    state = tricks(table("JH 4S", "KH 5S", "7H 6S", turn_up="10H"))
    act(state, Play(0, card("JH")), Play(1, card("KH")), Play(2, card("7H")))
    assert (state.tricks, state.honours) == ([0, 1, 0], [9, 3, 0])
    totals = [3 * t + h for t, h in zip(state.tricks, state.honours, strict=True)]
    assert totals == [9, 6, 0]


def test_gleek_2_settlement() -> None:
    state = tricks(table("4S", "5S", "6S", turn_up="10H"))
    # Before the last trick, which C wins: A 5 tricks with ace, king and queen played, B 4 with
    # the jack, C 2.
    state.number, state.tricks, state.honours = 11, [5, 4, 2], [21, 9, 0]
    act(state, Play(0, card("4S")), Play(1, card("5S")), Play(2, card("6S")))
    assert state.outcome is not None
    assert state.outcome.totals == (36, 21, 9)
    assert state.outcome.points == (14, -1, -13)
    paid = [event for event in state.history if isinstance(event, Paid)]
    assert paid[-3:] == [
        Paid(1, None, 1, "settlement"),
        Paid(2, None, 13, "settlement"),
        Paid(None, 0, 14, "settlement"),
    ]


def test_gleek_3_half_the_price_to_each() -> None:
    state = table()
    act(state, Bid(0, 12), Bid(1, 14), Pass(2), Pass(0))
    assert gains(state, "auction") == (7, -14, 7)
    state = table()
    act(state, Bid(0, 12), Pass(1), Pass(2))
    assert gains(state, "auction") == (-12, 6, 6)


def test_gleek_4_tiddy() -> None:
    state = table(turn_up="4H", stock="AD 9H 10H QH KH AH JH")
    assert gains(state, "turn-up") == (-4, -4, 8)
    state = tricks(table("4H 4S", "KH 5S", "7H 6S", turn_up="10H"))
    act(state, Play(0, card("4H")), Play(1, card("KH")), Play(2, card("7H")))
    assert gains(state, "tiddy") == (4, -2, -2)
    state = table(turn_up="4H", stock="AD 9H 10H QH KH AH JH", options=preset("cotgrave-1662"))
    assert gains(state, "turn-up") == (-2, -2, 4)


def test_gleek_5_the_ruff_of_a_hand() -> None:
    assert ruff(PACK.hand("AS KS QS 10S 4S 9H 8H"))[:2] == (0, 45)
    whole = " ".join(f"{r}C" for r in PACK.ranks)
    assert ruff(PACK.hand(whole))[:2] == (0, 90)
    assert ruff(PACK.hand("AS AH AD AC 4S 5S"))[:2] > ruff(PACK.hand(whole))[:2]


def test_gleek_6_raised_and_compared() -> None:
    state = vying()
    act(state, Vie(0, 2), Vie(1, 4), Fold(2), Match(0))
    assert gains(state, "ruff") == (-4, 8, -4)
    shown = [(e.seat, e.total) for e in state.history if isinstance(e, RuffShown)]
    assert shown == [(0, 21), (1, 31)]


def test_gleek_7_who_folds_owes_the_stake_as_it_stood() -> None:
    state = vying(a="AS KS", b="4S 5S", c="AH KH QH")
    act(state, Vie(0, 2), Fold(1), Vie(2, 4), Match(0))
    assert gains(state, "ruff") == (-4, -2, 6)
    state = vying()
    events = act(state, Vie(0, 2), Fold(1), Fold(2))
    assert gains(state, "ruff") == (4, -2, -2)
    assert not any(isinstance(event, RuffShown) for event in events)


def test_gleek_8_the_opening_stake() -> None:
    stake = 2
    for expected in (4, 8):
        state = vying(opening=stake)
        assert Vie(0, stake) in state.legal()
        act(state, Wait(0), Wait(1), Wait(2))
        stake = _play_out(state).opening
        assert stake == expected
    state = vying(opening=stake)
    act(state, Vie(0, 8), Fold(1), Fold(2))
    assert _play_out(state).opening == 2


def _play_out(state: GleekState) -> GleekOutcome:
    state.number = 11
    while state.actor is not None:
        state.play(state.legal()[0])
    assert state.outcome is not None
    return state.outcome


def test_gleek_9_equal_ruffs_go_to_the_earlier_seat() -> None:
    hands = ("AS KS QS 10S 4S", "4D 5D 6D 7D 8D", "AH KH QH 10H 4H")
    assert [ruff(PACK.hand(hand)).total for hand in (hands[0], hands[2])] == [45, 45]
    state = vying(*hands)
    act(state, Vie(0, 2), Fold(1), Match(2))
    assert gains(state, "ruff") == (4, -2, -2)


@pytest.mark.parametrize(
    ("hand", "gain", "found"),
    [
        ("QS QH QD 4S", 4, {("Q", 3)}),
        ("KS KH KD KC", 12, {("K", 4)}),
        ("AS AH AD JS JH JC", 10, {("A", 3), ("J", 3)}),
    ],
)
def test_gleek_10_gleeks_and_mournivals(hand: str, gain: int, found: set[tuple[str, int]]) -> None:
    state = vying(a=hand, b="4C 5C 6C 7C", c="4H 5H 6H 7H")
    events = act(state, Wait(0), Wait(1), Wait(2))
    assert gains(state, "sets")[0] == gain
    assert {(e.rank, e.count) for e in events if isinstance(e, SetDeclared)} == found


def test_gleek_11_everyone_scores_their_sets() -> None:
    state = vying(a="AS AH AD 4S", b="KS KH KD 5S", c="6C 7C 8C 9C")
    act(state, Wait(0), Wait(1), Wait(2))
    assert gains(state, "sets") == (5, 2, -7)
    assert sets(PACK.hand("KS KH KD KC")) == ((9, 4),)


def test_gleek_12_a_turned_up_ace_is_the_dealers() -> None:
    state = tricks(table("4S 5S", "4C 5C", "4D 5D", turn_up="AH"))
    assert state.honours == [0, 0, 15]
    assert state.tricks == [0, 0, 0]


def test_gleek_13_what_the_buyer_may_discard() -> None:
    hand = "KH KS 4S 5S 6S 7S 8S 4C 5C 6C 7C 8C"
    state = table(a=hand)
    act(state, Bid(0, 12), Pass(1), Pass(2))
    refused = state.refusal(Discard(0, card("KH")))
    assert refused is not None
    assert refused.key == "honour_stays"
    assert state.refusal(Discard(0, card("KS"))) is None
    for code in ["KS", "4S", "5S", "6S", "7S", "8S"]:
        act(state, Discard(0, card(code)))
    assert state.stock
    act(state, Discard(0, card("4C")))
    assert state.phase == "ruff"
    assert (len(state.hands[0]), state.stock) == (12, [])
    assert set(PACK.hand(STOCK)) <= set(state.hands[0])


def test_gleek_14_following_suit() -> None:
    state = tricks(table("4C 5D", "KC 9S 4H", "AS 6D", turn_up="10H"))
    act(state, Play(0, card("4C")))
    assert state.legal() == (Play(1, card("KC")),)
    refused = state.refusal(Play(1, card("9S")))
    assert refused is not None
    assert refused.key == "follow"
    act(state, Play(1, card("KC")))
    assert state.legal() == (Play(2, card("AS")), Play(2, card("6D")))


def test_gleek_15_the_auction() -> None:
    state = table()
    assert state.legal() == (Bid(0, 12),)
    act(state, Bid(0, 12))
    assert state.legal() == (Bid(1, 14), Pass(1))
    events = act(state, Bid(1, 14), Pass(2), Pass(0))
    assert events[-3:] == [
        Bought(1, 14),
        Paid(1, 0, 7, "auction"),
        Paid(1, 2, 7, "auction"),
    ]


def test_gleek_16_a_shared_victory() -> None:
    standing = GleekStanding(points=(4, 12, -16), dealer=1, deal=3)
    after = GAME.settle(STANDARD, 3, standing, GleekOutcome((6, -2, -4), "settled"))
    assert (after.points, after.winners) == ((10, 10, -20), (0, 1))

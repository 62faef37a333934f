"""The examples of the Guritipau rules, by number."""

from __future__ import annotations

import pytest

from game.games.guritipau.order import DIAMONDS, HEARTS, SPADES, hand_points, plain, trumps
from game.games.guritipau.posture import todas_needed
from game.games.guritipau.records import (
    PACK,
    Accuse,
    Annul,
    Follow,
    Grain,
    Keep,
    Play,
    Rob,
    Robbed,
    Run,
    Sing,
)
from game.games.guritipau.rules import GAME
from game.games.guritipau.settings import Rules
from tests.examples.guritipau_table import (
    STANDARD,
    act,
    begun,
    card,
    codes,
    key,
    may_play,
    play,
    preset,
    standing,
    taken,
    takes,
)

# Hands without an ace of trump, with enough points in seat 0 (damão) not to be annulled.
HANDS = (
    "AD KD JD",
    "KS JS QS 2S 3S 4S 9C 8C 7C",
    "9S 8S 7S 5S 9H 8H 7H 6H JH",
    "KC JC QC 6C 5C 4C 3C 2C 6S",
)


def test_guritipau_1_the_trumps() -> None:
    assert codes(list(trumps(HEARTS))) == "QH AC AH KH JH 2H 3H 4H 5H 6H 7H 8H 9H"
    assert codes(list(trumps(SPADES))) == "QS AC AS KS JS 9S 8S 7S 6S 5S 4S 3S 2S"
    assert codes(list(trumps(PACK.suits.index("C")))) == "QC AC KC JC 9C 8C 7C 6C 5C 4C 3C 2C"


def test_guritipau_2_plain_suits() -> None:
    assert codes(list(plain(SPADES))) == "KS JS QS 9S 8S 7S 6S 5S 4S 3S 2S AS"
    assert codes(list(plain(DIAMONDS))) == "KD JD QD AD 2D 3D 4D 5D 6D 7D 8D 9D"


def test_guritipau_3_low_red_cards_beat_high_ones() -> None:
    assert takes("9D 2D AD QD", "S") == "QD"
    assert takes("9D 2D 5D 8D", "S") == "2D"


def test_guritipau_4_who_takes_the_trick() -> None:
    assert takes("2S AS 9S 8S", "H") == "9S"
    assert takes("KD 3H 2H AC", "H") == "AC"
    assert takes("9C AC KC JC", "H") == "AC"


def test_guritipau_5_follow_or_kill() -> None:
    assert may_play("2D 9H AC 5S", "KD", "H") == "2D 9H AC"


def test_guritipau_6_a_trump_must_kill() -> None:
    assert may_play("2D 9H 2H AC 5S", "KD 3H", "H") == "2D 2H AC"
    assert may_play("2D 9H 2H AC 5S", "KD 3H", "H", undertrump_free=True) == "2D 9H 2H AC"


def test_guritipau_7_void_plays_anything() -> None:
    assert may_play("9H 5S AC", "KD", "H") == "9H 5S AC"


def test_guritipau_8_nhanha_and_bost_are_free() -> None:
    assert may_play("QH 5S 6D", "KH", "H") == "QH 5S 6D"
    assert may_play("AC 5S", "KH", "H") == "AC 5S"


def test_guritipau_9_nhanha_led_takes_a_lonely_bost() -> None:
    assert may_play("AC 5S 3D", "QH", "H") == "AC"
    assert may_play("AC 9H 5S", "QH", "H") == "AC 9H"


def test_guritipau_10_an_ordinary_trump_must_follow() -> None:
    assert may_play("QH 9H 5S", "5H", "H") == "QH 9H"
    assert may_play("QH AC 5S", "5H", "H") == "QH AC 5S"


def test_guritipau_11_the_ace_of_clubs_is_no_club() -> None:
    assert may_play("AC KD", "4C", "C") == "AC KD"
    assert may_play("AC 5D", "9C", "H") == "AC 5D"


@pytest.mark.parametrize(
    ("hand", "given"),
    [("AH 3D 9S AS 5C", "3D"), ("AH 9S AS 5C 7C 6C 4C 8S 7S", "9S 5C 7C 6C 4C 8S 7S")],
)
def test_guritipau_12_a_figure_must_be_robbed(hand: str, given: str) -> None:
    fill = "" if len(hand.split()) == 9 else " 8S 7S 6S 4S"
    state = begun((hand + fill, "KS JS QS", "9D 8D 7D", "KC JC QC"), "KH")
    assert state.actor == 0
    robs = [PACK.code(a.card) for a in state.legal() if isinstance(a, Rob)]
    assert robs == given.split()
    assert key(state.refusal(Play(0, card("9S")))) == "rob_first"
    assert key(state.refusal(Rob(0, card("AS")))) == "rob_card"
    assert key(state.refusal(Rob(0, card("AH")))) == "rob_card"
    first = given.split()[0]
    assert act(state, Rob(0, card(first))) == [Robbed(0, card(first), card("KH"))]
    assert card("KH") in state.hands[0]
    assert state.lying == card(first)


def test_guritipau_13_the_dealer_takes_an_ace_turned_up() -> None:
    dealer = "9S AS 5C 3D 2D 4D 5D 6D 7D"
    state = begun(("AH KH JH", "KS JS QS", "8S 7S 6S", dealer), "AC")
    assert (state.actor, state.phase) == (3, "rob")
    assert state.legal() == (Rob(3, card("9S")), Rob(3, card("5C")))
    act(state, Rob(3, card("5C")))
    assert card("AC") in state.hands[3]
    assert (state.actor, state.phase) == (0, "play")


def test_guritipau_14_annulment() -> None:
    blanks = " 2S 3S 4S 5S 6S 2D"
    assert hand_points(PACK.hand("KS JH QD" + blanks)) == 9
    state = begun(("KS JH QD" + blanks, "AH KH", "9S", "KC"), "4H")
    assert state.legal() == (Annul(0), Keep(0))
    act(state, Annul(0))
    assert state.outcome is not None
    after = GAME.settle(STANDARD, 4, state.standing, state.outcome)
    assert (after.dealer, after.points) == (3, (0, 0))
    for hand in ("KS JH JD" + blanks, "7S" + blanks + " 8S 9S"):
        assert hand_points(PACK.hand(hand)) == 10
        state = begun((hand, "AH KH", "9C", "KC"), "4H")
        assert key(state.refusal(Annul(0))) == "not_this_phase"


def test_guritipau_15_as_todas() -> None:
    rules = Rules.of(STANDARD)
    assert [todas_needed(rules, x) for x in range(7)] == [4, 4, 4, 3, 2, 2, 1]
    assert todas_needed(Rules.of(preset("standard", todas_7_2=3)), 2) == 3


def test_guritipau_16_grains() -> None:
    state = begun(HANDS, "4H", standing((3, 2)))
    assert state.grains == 1
    state.tricks = [4, 3]  # the next trick is the fifth of side 0
    play(state, "KD", "2S", "9S", "KC")
    assert state.outcome is not None
    assert (state.outcome.points, state.outcome.reason) == ((2, 0), "tricks")

    state = begun(HANDS, "4H", standing((4, 4)))
    act(state, Grain(0))
    assert (state.grains, state.actor) == (2, 1)
    act(state, Run(1))
    assert state.outcome is not None
    after = GAME.settle(STANDARD, 4, state.standing, state.outcome)
    assert (after.points, after.todas) == ((7, 4), 2)


def test_guritipau_17_postures_at_six() -> None:
    state = begun(HANDS, "4H", standing((6, 3)))
    assert (state.grains, state.obliged) == (0, None)
    assert GAME.settle(STANDARD, 4, standing((6, 3)), taken(0, 1)).points == (7, 3)
    assert GAME.settle(STANDARD, 4, standing((6, 3)), taken(1, 1)).points == (6, 4)

    state = begun(HANDS, "4H", standing((6, 0)))
    assert (state.grains, state.obliged, state.phase) == (3, 0, "sing")
    assert GAME.settle(STANDARD, 4, standing((6, 0)), taken(1, 4)).points == (6, 4)
    after = GAME.settle(STANDARD, 4, standing((6, 0)), taken(0, 4))
    assert (after.points, after.pedras, after.lost) == ((0, 0), (1, 0), 1)


def test_guritipau_18_tacod() -> None:
    state = begun(HANDS, "4H", standing((6, 5)))
    assert (state.grains, state.obliged) == (1, 1)  # the trailing side's first player sings
    after = GAME.settle(STANDARD, 4, standing((6, 5)), taken(1, 2))
    assert (after.points, after.todas) == ((6, 7), 1)
    assert GAME.settle(STANDARD, 4, after, taken(0, 0)).pedras == (1, 0)
    assert GAME.settle(STANDARD, 4, after, taken(1, 0)).pedras == (0, 1)


def test_guritipau_19_a_pedra_is_taken_away() -> None:
    before = standing((0, 7), pedras=(1, 0), todas=4)
    assert GAME.settle(STANDARD, 4, before, taken(1, 0)).pedras == (0, 0)


def test_guritipau_20_singing() -> None:
    hand = "QD 4D AC KS 9S 8S 7S 6S 5S"
    state = begun(("AH KH JH", hand, "9C 8C", "KC JC"), "5D")
    act(state, Grain(0))
    assert state.actor == 1
    assert Sing(1, 3, True, True) in state.legal()
    assert key(state.refusal(Sing(1, 2, True, False))) == "sing_truth"
    act(state, Sing(1, 3, True, True), Follow(1))
    assert (state.actor, state.phase) == (0, "play")


def test_guritipau_21_ranciod() -> None:
    options = preset("standard", renege=True)
    # Seat 1 holds diamonds and throws a spade on a diamond led.
    state = begun(("AD KD JD", "QD 9S 8S", "2D 3D", "4D 5D"), "4H", standing((2, 2)), options)
    act(state, Grain(0))
    assert state.grains == 2
    act(state, state.true_song(1), Follow(1))
    play(state, "KD", "9S")
    act(state, Accuse(0, 1))
    assert state.outcome is not None
    assert (state.outcome.points, state.outcome.reason) == ((2, 0), "ranciod")
    after = GAME.settle(options, 4, state.standing, state.outcome)
    assert (after.points, after.banned) == ((4, 2), 0)

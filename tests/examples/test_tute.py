"""Examples of Tute in pairs, worked by hand.

1. Ten cards each and no stock; the dealer's last card names trump and everybody sees it.
2. Strict from the first trick: copas led, a hand with copas must follow, and beat if it can.
3. Void in the suit led: a trump must be played.
4. Void, and the trick is trumped with the 6: 7 and 2 of trump, only the 7; the 2 alone, the 2 all
   the same.
5. Rey and caballo of copas after winning a trick: 20; of trump: 40.
6. Rey and sota of one suit are no marriage.
7. Four reyes, or four caballos, after winning a trick win the match at once.
8. Four reyes before any trick was won: refused.
9. 120 in cards, 10 for the last trick: 130 in a deal without songs.
10. 105–25 in the first deal: 105 wins. 80–50: a second deal, in which 21 more are enough for the
    one and 51 for the other, at once.
11. 121–129 with songs in the first deal: both past 101, the side with the last trick wins.
12. Gentle preset: the partner's ace lies winning, so a void hand may throw any card.
"""

from __future__ import annotations

from random import Random

from game.engine.pointtricks.records import Declare, Declared, DeclareFour, FourDeclared, TurnedUp
from game.engine.pointtricks.scores import PointStanding
from game.engine.pointtricks.state import PointOutcome
from game.engine.shuffle import Stream, numbered_secret
from game.games.tute.rules import GAME
from tests.examples.spanish_table import card, declarations, key, play, playable, preset, table

STANDARD = preset(GAME, "standard")
FIRST = PointStanding(points=(0, 0), dealer=0, deal=1)


def test_tute_1_the_dealers_last_card_is_trump() -> None:
    state = GAME.deal(STANDARD, 4, Stream(numbered_secret(3), "deal 1"), FIRST)
    assert [len(hand) for hand in state.hands] == [10] * 4
    assert state.stock == []
    last = state.hands[0][-1]
    assert TurnedUp(last, holder=0) in state.view(2).history
    assert state.trump == last % 4
    assert last in state.view(2).sample(Random(1)).hands[0]


def test_tute_2_follow_and_beat() -> None:
    state = table(GAME, STANDARD, "6C", "7C 4C AE", "2E", "2B")
    play(state, "6C")
    assert playable(state) == "7C"


def test_tute_3_void_must_trump() -> None:
    state = table(GAME, STANDARD, "6C", "AE 2O", "2E", "2B")
    play(state, "6C")
    assert playable(state) == "2O"


def test_tute_4_overtrump_if_able() -> None:
    for hand, expected in (("7O 2O AE", "7O"), ("2O AE", "2O")):
        state = table(GAME, STANDARD, "6C", "6O", hand, "2B")
        play(state, "6C", "6O")
        assert playable(state) == expected


def test_tute_5_marriages() -> None:
    state = table(
        GAME, STANDARD, "AO RC CC RO CO", "2C 4C 5C 6C 7C", "2E 4E 5E 6E 7E", "2B 4B 5B 6B 7B"
    )
    play(state, "AO", "2C", "2E", "2B")
    assert declarations(state, 0) == ["RC", "RO"]
    assert state.copy().play(Declare(0, card("RC"))) == [Declared(0, card("RC"), 20)]
    assert state.play(Declare(0, card("RO"))) == [Declared(0, card("RO"), 40)]


def test_tute_6_rey_and_sota_are_no_pair() -> None:
    state = table(GAME, STANDARD, "AO RC SC", "2C 4C 5C", "2E 4E 5E", "2B 4B 5B")
    play(state, "AO", "2C", "2E", "2B")
    assert key(state.refusal(Declare(0, card("RC")))) == "declare_no_pair"


def test_tute_7_four_of_a_figure_win_the_match() -> None:
    for figure in "RC":
        four = " ".join(f"{figure}{suit}" for suit in "OCEB")
        state = table(
            GAME, STANDARD, f"AO {four}", "2C 4C 5C 6C 7C", "2E 4E 5E 6E 7E", "2B 4B 5B 6B 7B"
        )
        play(state, "AO", "2C", "2E", "2B")
        events = state.play(DeclareFour(0, card(f"{figure}O")))
        assert events[0] == FourDeclared(0, card(f"{figure}O"), 0)
        assert state.outcome is not None
        assert (state.outcome.reason, state.outcome.takes_match) == ("tute", 0)
        assert GAME.settle(STANDARD, 4, FIRST, state.outcome).winners == (0,)


def test_tute_8_not_before_a_trick() -> None:
    state = table(GAME, STANDARD, "AO RO RC RE RB", "2C", "2E", "2B")
    assert key(state.refusal(DeclareFour(0, card("RO")))) == "declare_after_trick"


def test_tute_9_points_of_a_deal() -> None:
    suits = [" ".join(f"{rank}{suit}" for rank in "A3RCS76542") for suit in "OCEB"]
    state = table(GAME, STANDARD, *suits)
    for rank in "A3RCS76542":
        play(state, *(f"{rank}{suit}" for suit in "OCEB"))
    assert state.outcome is not None
    assert state.outcome.points == (130, 0)


def test_tute_10_idas_and_vueltas() -> None:
    assert GAME.settle(STANDARD, 4, FIRST, PointOutcome((105, 25), "played", last=1)).winners == (
        0,
    )
    after = GAME.settle(STANDARD, 4, FIRST, PointOutcome((80, 50), "played", last=1))
    assert (after.points, after.winners) == ((80, 50), ())
    state = GAME.deal(STANDARD, 4, Stream(numbered_secret(3), "deal 2"), after)
    assert state.need == (21, 51)
    state = table(GAME, STANDARD, "AC 2C", "3C 4C", "2E 4E", "2B 4B", need=(21, 51))
    play(state, "AC", "3C", "2E", "2B")
    assert state.outcome is not None
    assert (state.outcome.points, state.outcome.reason) == ((21, 0), "reached")


def test_tute_11_both_past_101() -> None:
    after = GAME.settle(STANDARD, 4, FIRST, PointOutcome((121, 129), "played", last=2))
    assert after.winners == (0,)


def test_tute_12_gentle() -> None:
    gentle = preset(GAME, "casual")
    state = table(GAME, gentle, "AC", "2C", "2O 5B", "2E")
    play(state, "AC", "2C")
    assert playable(state) == "2O 5B"

"""Examples of Brisca, worked by hand.

1. Three cards each; four players leave a stock of 28 with the turn-up, seven draws; two players 34,
   seventeen draws.
2. Any card on any trick, with the stock and without it.
3. The highest trump wins; without one the highest of the suit led: 3C beats RC, 2O beats both.
4. 11 + 10 + 4 + 0 in a trick: 25 to its winner.
5. 120 in a deal and nothing for the last trick.
6. 61–59 wins the deal; 60–60 is nobody's; three deals win the match.
7. The seven takes an ace turned up, after a trick and before the draw; it is refused before.
8. The seven does not take a 4; the two does.
9. The two does not take a rey.
10. With one draw to come after the next, the seven may still be swapped; before the last draw not.
11. Rey and caballo are not sung.
12. The last to draw takes the turn-up, and play goes on with three cards each, without duty.
"""

from __future__ import annotations

import pytest

from game.engine.pointtricks.records import Declare, Drew, StrictBegan, Swap, TrickEnded
from game.engine.pointtricks.scores import PointStanding
from game.engine.pointtricks.state import PointOutcome
from game.engine.shuffle import Stream, numbered_secret
from game.games.brisca.rules import GAME
from tests.examples.spanish_table import (
    card,
    codes,
    draw,
    key,
    play,
    playable,
    preset,
    swaps,
    table,
    winner,
)

STANDARD = preset(GAME, "standard")
FIRST = PointStanding(points=(0, 0), dealer=0, deal=1)
HANDS = ("AO 7O 2O", "2C 4C 5C", "2E 4E 5E", "2B 4B 5B")
TWO_DRAWS = "3E 3B 6C 6E 6B 7C 7E"  # with a turn-up before it, two rounds of four


@pytest.mark.parametrize(("players", "stock", "draws"), [(4, 28, 7), (2, 34, 17)])
def test_brisca_1_the_stock(players: int, stock: int, draws: int) -> None:
    state = GAME.deal(STANDARD, players, Stream(numbered_secret(4), "deal 1"), FIRST)
    assert [len(hand) for hand in state.hands] == [3] * players
    assert len(state.stock) == stock == draws * players


def test_brisca_2_no_duty() -> None:
    for stock in ("3O 3E 3B 6C", ""):
        state = table(GAME, STANDARD, "AC 2C", "RC 2O 4E", "2E 5E", "2B 4B", stock=stock)
        play(state, "AC")
        assert playable(state) == "RC 2O 4E"


def test_brisca_3_who_wins() -> None:
    assert winner(table(GAME, STANDARD, "RC", "3C", "AE", "4C"), "RC", "3C", "AE", "4C") == 1
    assert winner(table(GAME, STANDARD, "RC", "3C", "2O", "4C"), "RC", "3C", "2O", "4C") == 2


def test_brisca_4_points_of_a_trick() -> None:
    state = table(GAME, STANDARD, "AC", "3C", "RE", "2B")
    events = play(state, "AC", "3C", "RE", "2B")
    assert TrickEnded(1, 0, 25) in events


def test_brisca_5_points_of_a_deal() -> None:
    suits = [" ".join(f"{rank}{suit}" for rank in "A3RCS76542") for suit in "OCEB"]
    state = table(GAME, STANDARD, *suits)
    for rank in "A3RCS76542":
        play(state, *(f"{rank}{suit}" for suit in "OCEB"))
    assert state.outcome is not None
    assert state.outcome.points == (120, 0)


def test_brisca_6_deals_make_the_match() -> None:
    standing = GAME.settle(STANDARD, 4, FIRST, PointOutcome((61, 59), "played"))
    assert (standing.points, standing.winners) == ((1, 0), ())
    standing = GAME.settle(STANDARD, 4, standing, PointOutcome((60, 60), "played"))
    assert standing.points == (1, 0)
    for _ in range(2):
        standing = GAME.settle(STANDARD, 4, standing, PointOutcome((90, 30), "played"))
    assert (standing.points, standing.winners) == ((3, 0), (0,))


def test_brisca_7_the_seven_takes_an_ace() -> None:
    hands = ("3O 7O 2O", *HANDS[1:])
    state = table(GAME, STANDARD, *hands, stock=f"AO {TWO_DRAWS}")
    assert key(state.refusal(Swap(0, card("7O")))) == "swap_needs_trick"
    play(state, "3O", "2C", "2E", "2B")
    state.play(Swap(0, card("7O")))
    assert codes(state.hands[0]) == "AO 2O"
    assert state.turn_up == card("7O")


def test_brisca_8_the_two_takes_a_low_turn_up() -> None:
    state = table(GAME, STANDARD, *HANDS, stock=f"4O {TWO_DRAWS}")
    play(state, "AO", "2C", "2E", "2B")
    assert swaps(state, 0) == ["2O"]
    assert key(state.refusal(Swap(0, card("7O")))) == "swap_no_gain"


def test_brisca_9_the_two_takes_no_figure() -> None:
    state = table(GAME, STANDARD, *HANDS, stock=f"RO {TWO_DRAWS}")
    play(state, "AO", "2C", "2E", "2B")
    assert swaps(state, 0) == ["7O"]


def test_brisca_10_not_before_the_last_draw() -> None:
    state = table(GAME, STANDARD, *HANDS, stock=f"RO {TWO_DRAWS}")
    play(state, "AO", "2C", "2E", "2B")
    assert swaps(state, 0) == ["7O"]  # two draws are to come
    state = table(GAME, STANDARD, *HANDS, stock="RO 3E 3B 6C")
    play(state, "AO", "2C", "2E", "2B")
    assert key(state.refusal(Swap(0, card("7O")))) == "swap_too_late"


def test_brisca_11_nothing_is_sung() -> None:
    state = table(GAME, STANDARD, "AO RC CC", *HANDS[1:], stock=f"3O {TWO_DRAWS}")
    play(state, "AO", "2C", "2E", "2B")
    assert key(state.refusal(Declare(0, card("RC")))) == "declare_no_marriages"


def test_brisca_12_the_last_three_cards() -> None:
    state = table(GAME, STANDARD, *HANDS, stock="RO 3E 3B 6C")
    play(state, "AO", "2C", "2E", "2B")
    events = draw(state)
    assert events[-1] == Drew(3, card("RO"), face_up=True)
    assert StrictBegan() not in events
    play(state, "6C")
    assert playable(state) == "4C 5C 3B"

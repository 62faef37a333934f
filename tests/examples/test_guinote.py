"""The examples of the Guiñote rules, by number."""

from __future__ import annotations

import pytest

from game.engine.contract import Standing
from game.engine.pointtricks.records import (
    Declare,
    Declared,
    Drew,
    StrictBegan,
    Swap,
    Swapped,
    TurnedUp,
)
from game.engine.pointtricks.scores import PointStanding
from game.engine.pointtricks.state import PointOutcome
from game.engine.shuffle import Stream, numbered_secret
from game.engine.spanish import figures
from game.games.guinote.rules import GAME
from tests.examples.spanish_table import (
    card,
    codes,
    declarations,
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
ARAGONES = preset(GAME, "aragones")
BOTH = pytest.mark.parametrize("name", ["standard", "aragones"])


def result(*points: int, last: int = 0) -> PointOutcome:
    return PointOutcome(points, "played", last=last)


@BOTH
def test_guinote_1_points(name: str) -> None:
    terms = GAME.terms(preset(GAME, name))
    assert sum(terms.points) == 120
    assert terms.last_trick == 10
    by_code = {code: terms.points[card(code)] for code in ("AO", "3C", "RE", "CB", "SO", "7O")}
    caballo, sota = (3, 2) if name == "standard" else (2, 3)
    assert by_code == {"AO": 11, "3C": 10, "RE": 4, "CB": caballo, "SO": sota, "7O": 0}


@pytest.mark.parametrize(("players", "draws", "stock"), [(4, 4, 15), (2, 14, 27)])
def test_guinote_2_the_stock_is_drawn_out(players: int, draws: int, stock: int) -> None:
    standing = PointStanding(points=(0, 0), dealer=0, deal=1)
    state = GAME.deal(STANDARD, players, Stream(numbered_secret(2), "deal 1"), standing)
    assert len(state.stock) == stock + 1  # and the turn-up
    assert state.actor == 1
    made = 0
    while state.stock:
        play(
            state, *(codes([state.hands[(state.leader + n) % players][0]]) for n in range(players))
        )
        draw(state)
        made += 1
    assert made == draws
    assert [len(hand) for hand in state.hands] == [6] * players
    assert state.strict


def test_guinote_3_any_card_in_the_first_phase() -> None:
    state = table(
        GAME, STANDARD, "5C RO AC", "2C AE 7O", "4E AB 2O", "6B SB 3B", stock="4O 5B 6C 2E"
    )
    play(state, "5C")
    assert playable(state) == "2C AE 7O"
    play(state, "AE")
    assert playable(state) == "4E AB 2O"


def test_guinote_4_follow_and_beat() -> None:
    state = table(GAME, STANDARD, "5C", "RC", "AC 2C 4E", "2E")
    play(state, "5C", "RC")
    assert playable(state) == "AC"
    state = table(GAME, STANDARD, "5C", "RC", "SC 2C 4E", "2E")
    play(state, "5C", "RC")
    assert playable(state) == "SC 2C"


def test_guinote_5_void_must_trump() -> None:
    state = table(GAME, STANDARD, "5C", "RC", "2O AE", "2E")
    play(state, "5C", "RC")
    assert playable(state) == "2O"
    assert key(state.refusal(state.legal()[0])) is None


def test_guinote_6_overtrump_or_undertrump() -> None:
    for options, hand, expected in (
        (STANDARD, "7O 2O AE", "7O"),
        (STANDARD, "2O AE", "2O"),
        (ARAGONES, "2O AE", "2O AE"),
    ):
        state = table(GAME, options, "3C", "6O", "2E", hand)
        play(state, "3C", "6O", "2E")
        assert playable(state) == expected


def test_guinote_7_the_partner_is_winning() -> None:
    for options, expected in ((STANDARD, "2O"), (ARAGONES, "2O 5B")):
        state = table(GAME, options, "AC", "2C", "2O 5B", "2E")
        play(state, "AC", "2C")
        assert playable(state) == expected


def test_guinote_8_beating_a_trumped_suit() -> None:
    for options, expected in ((STANDARD, "AC"), (ARAGONES, "AC 2C")):
        state = table(GAME, options, "RC", "4O", "AC 2C", "2E")
        play(state, "RC", "4O")
        assert playable(state) == expected


def test_guinote_9_sota_and_caballo() -> None:
    assert winner(table(GAME, STANDARD, "SC", "CC", "2C", "4C"), "SC", "CC", "2C", "4C") == 1
    # In Aragon the partner's sota is not to be beaten; it wins against the caballo.
    assert winner(table(GAME, ARAGONES, "SC", "CC", "2C", "4C"), "SC", "CC", "2C", "4C") == 0
    strength, _ = figures(sota_above_caballo=True)
    assert strength[card("SC")] > strength[card("CC")]


def test_guinote_10_the_lowest_trump_takes_the_ace() -> None:
    state = table(GAME, STANDARD, "AC", "3C", "2O", "RC")
    assert winner(state, "AC", "3C", "2O", "RC") == 2


def test_guinote_11_singing() -> None:
    state = table(
        GAME,
        STANDARD,
        "AO RO CO RC CC",
        "2C 4C 5C 6C 7C",
        "2E 4E 5E 6E 7E",
        "2B 4B 5B 6B 7B",
        stock="4O 3E 3B 3O 3C 5O 6O 7O",
    )
    assert declarations(state, 0) == []
    play(state, "AO", "2C", "2E", "2B")
    assert declarations(state, 0) == ["RO", "RC"]
    assert Declared(0, card("RO"), 40) in state.play(Declare(0, card("RO")))
    assert key(state.refusal(Declare(0, card("RC")))) == "declare_one_a_trick"
    draw(state)
    play(state, "7O", "4C", "4E", "4B")
    assert key(state.refusal(Declare(0, card("RO")))) == "declare_again"
    assert Declared(0, card("RC"), 20) in state.play(Declare(0, card("RC")))
    assert (state.sung, state.declared.bit_count()) == ([60, 0], 2)

    for options, expected in ((STANDARD, []), (ARAGONES, ["RC"])):
        state = table(
            GAME, options, "AO RC SC", "2C 4C 5C", "2E 4E 5E", "2B 4B 5B", stock="4O 3E 3B 3O"
        )
        play(state, "AO", "2C", "2E", "2B")
        assert declarations(state, 0) == expected


def test_guinote_12_the_seven_takes_the_turn_up() -> None:
    hands = ("7O 5C", "2C 4C", "2E 4E", "AC 4B")
    state = table(GAME, STANDARD, *hands, stock="AO 3E 3B 3O")
    assert state.play(Swap(0, card("7O"))) == [Swapped(0, card("7O"), card("AO"))]
    assert (state.turn_up, state.trump) == (card("7O"), card("AO") % 4)
    assert codes(state.hands[0]) == "AO 5C"
    play(state, "5C", "2C", "2E", "AC")
    # Seat 3 won: seat 2 draws last and gets the seven.
    last = [event for event in draw(state) if isinstance(event, Drew)][-1]
    assert last == Drew(2, card("7O"), face_up=True)


def test_guinote_13_drawing_begins_with_the_winner() -> None:
    state = table(GAME, STANDARD, "2C", "4C", "AC", "5C", stock="4O 3E 3B 3O")
    assert winner(state, "2C", "4C", "AC", "5C") == 2
    events = draw(state)
    drew = [event for event in events if isinstance(event, Drew)]
    assert [event.seat for event in drew] == [2, 3, 0, 1]
    assert drew[-1] == Drew(1, card("4O"), face_up=True)
    assert events[-1] == StrictBegan()


def test_guinote_14_scores_add_up() -> None:
    x, y = 68 + 10 + 20, 52 + 40
    assert (x, y, x + y) == (98, 92, 130 + 60)
    begun = PointStanding(points=(0, 0), dealer=0, deal=1)
    after = GAME.settle(STANDARD, 4, begun, result(x, y))
    assert (after.points, after.winners, after.deal, after.dealer) == ((98, 92), (), 2, 1)


def test_guinote_15_both_past_the_target() -> None:
    carried = PointStanding(points=(98, 92), dealer=1, deal=2, round=2)
    after = GAME.settle(STANDARD, 4, carried, result(70, 60, last=1))
    assert (after.points, after.winners) == ((168, 152), (0,))
    # In Aragon the vueltas stop at the first pair to reach 101: here 3 points are enough.
    stream = Stream(numbered_secret(15), "deal 2")
    state = GAME.deal(ARAGONES, 4, stream, carried)
    assert state.need == (3, 9)
    state = table(GAME, ARAGONES, "RC 2O", "2C 4O", "4C 5O", "5C 6O", need=(3, 9))
    play(state, "RC", "2C", "4C", "5C")
    assert state.outcome is not None
    assert (state.outcome.points, state.outcome.reason) == ((4, 0), "reached")
    one_game = preset(GAME, "aragones", games_per_match=1)
    assert GAME.settle(one_game, 4, carried, state.outcome).winners == (0,)


def test_guinote_16_capote() -> None:
    suits = [" ".join(f"{rank}{suit}" for rank in "A3RCS76542") for suit in "OCEB"]
    state = table(GAME, STANDARD, *suits)
    for rank in "A3RCS76542":
        play(state, *(f"{rank}{suit}" for suit in "OCEB"))
    assert state.outcome is not None
    assert (state.outcome.points, state.outcome.reason) == ((230, 0), "capote")


def test_guinote_17_no_singing_after_the_last_trick() -> None:
    state = table(GAME, STANDARD, "AC", "2C", "4C", "5C")
    play(state, "AC", "2C", "4C", "5C")
    assert key(state.refusal(Declare(0, card("RC")))) == "over"


def test_guinote_18_a_tie_is_played_on() -> None:
    carried = PointStanding(points=(90, 80), dealer=2, deal=2, round=2)
    after: Standing = GAME.settle(STANDARD, 4, carried, result(60, 70))
    assert (after.points, after.winners, after.deal) == ((150, 150), (), 3)


def test_the_turn_up_lies_under_the_stock() -> None:
    state = table(GAME, STANDARD, "2C", "4C", "AC", "5C", stock="4O 3E 3B 3O")
    assert TurnedUp(card("4O")) in state.history
    assert swaps(state, 0) == []

"""What the options of Guiñote change, on tables laid by hand."""

from __future__ import annotations

from game.engine.contract import Outcome
from game.engine.pointtricks.records import Declare, Declared, DeclareFour, Draw, Play, Swap
from game.engine.pointtricks.scores import PointStanding
from game.engine.pointtricks.state import PointOutcome
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
)

STANDARD = preset(GAME, "standard")
ARAGONES = preset(GAME, "aragones")
HANDS = ("AO 2C 4C", "2E 5C 6C", "RB SB 5E", "6E 7E 4B")
STOCK = "4O 3E 3B 3O"


def test_either_partner_sings_and_each_one_suit() -> None:
    state = table(GAME, ARAGONES, "AO RC SC RE SE", *HANDS[1:], stock=STOCK)
    play(state, "AO", "2E", "5E", "4B")
    assert declarations(state, 0) == ["RC", "RE"]
    assert declarations(state, 2) == ["RB"]
    assert declarations(state, 1) == []
    state.play(Declare(2, card("RB")))
    state.play(Declare(0, card("RC")))
    assert key(state.refusal(Declare(0, card("RE")))) == "declare_one_a_trick"
    assert state.sung == [40, 0]
    # In the standard game the winner alone sings.
    state = table(GAME, STANDARD, "AO 2C", "2E 5C", "RB CB 5E", "6E 7E", stock=STOCK)
    play(state, "AO", "2E", "5E", "6E")
    assert key(state.refusal(Declare(2, card("RB")))) == "declare_after_trick"


def test_singing_with_the_card_just_drawn() -> None:
    for after_draw in (True, False):
        options = preset(GAME, "standard", marriage_after_draw=after_draw)
        state = table(GAME, options, "AO RC", *HANDS[1:], stock="4O 3E 3B CC")
        play(state, "AO", "2E", "5E", "4B")
        draw(state)
        assert codes(state.hands[0]) == "RC CC"
        expected = None if after_draw else "declare_not_held"
        assert key(state.refusal(Declare(0, card("RC")))) == expected


def test_the_seven_after_a_trick_and_before_the_draw() -> None:
    options = preset(GAME, "aragones", seven_only_for_points=False)
    state = table(GAME, options, "AO 7O", *HANDS[1:], stock=STOCK)
    assert key(state.refusal(Swap(0, card("7O")))) == "swap_needs_trick"
    play(state, "AO", "2E", "5E", "4B")
    assert swaps(state, 0) == ["7O"]
    draw(state)
    assert key(state.refusal(Swap(0, card("7O")))) == "swap_no_stock"


def test_the_seven_only_for_a_card_with_points() -> None:
    for turn_up, expected in (("4O", "swap_no_gain"), ("SO", None)):
        stock = f"{turn_up} 3E 3B 3O"
        state = table(GAME, ARAGONES, "AO 7O", *HANDS[1:], stock=stock)
        play(state, "AO", "2E", "5E", "4B")
        assert key(state.refusal(Swap(0, card("7O")))) == expected


def test_the_seven_on_turn_or_right_after_playing() -> None:
    state = table(GAME, STANDARD, "7O 2C", *HANDS[1:], stock=STOCK)
    assert swaps(state, 0) == ["7O"]
    play(state, "2C")
    assert swaps(state, 0) == ["7O"]  # until the next player acts
    play(state, "2E")
    assert key(state.refusal(Swap(0, card("7O")))) == "swap_not_now"


def test_a_trick_of_the_partner_frees() -> None:
    # Following goes on; beating and trumping do not.
    for exempt, expected in ((True, "3C 2C"), (False, "3C")):
        options = preset(GAME, "standard", partner_exempts=exempt)
        state = table(GAME, options, "RC", "4C", "3C 2C", "2E")
        play(state, "RC", "4C")
        assert playable(state) == expected


def test_strict_from_the_first_trick() -> None:
    state = table(GAME, preset(GAME, "early-arrastre"), *HANDS, stock=STOCK)
    play(state, "2C")
    assert playable(state) == "5C 6C"
    assert key(state.refusal(_play(1, "2E"))) == "follow"


def _play(seat: int, code: str) -> Play:
    return Play(seat, card(code))


def test_refusals_say_what_is_owed() -> None:
    state = table(GAME, STANDARD, "RC", "2C AC 4E", "2O 7O 5E", "2E")
    play(state, "RC")
    beat = state.refusal(_play(1, "2C"))
    assert beat is not None
    assert (beat.key, dict(beat.values)) == ("beat", {"card": card("RC")})
    play(state, "AC")
    assert key(state.refusal(_play(2, "5E"))) == "trump"
    state = table(GAME, STANDARD, "RC", "6O", "2O 7O 5E", "2E")
    play(state, "RC", "6O")
    over = state.refusal(_play(2, "2O"))
    assert over is not None
    assert (over.key, dict(over.values)) == ("overtrump", {"card": card("6O")})
    assert key(state.refusal(_play(3, "2E"))) == "not_your_turn"


def test_four_reyes_sing_for_forty_in_rioja() -> None:
    riojano = preset(GAME, "riojano")
    hand = "AO RO RC RE RB 2C"
    state = table(GAME, riojano, hand, *HANDS[1:], stock=STOCK)
    play(state, "AO", "2E", "5E", "4B")
    state.play(DeclareFour(0, card("RO")))
    assert state.sung == [40, 0]
    assert key(state.refusal(DeclareFour(0, card("RO")))) == "four_not_held"
    state = table(GAME, ARAGONES, hand, *HANDS[1:], stock=STOCK)
    play(state, "AO", "2E", "5E", "4B")
    assert key(state.refusal(DeclareFour(0, card("RO")))) == "four_not_held"


def test_a_song_may_end_the_vueltas_in_the_middle_of_a_deal() -> None:
    state = table(GAME, ARAGONES, "AO RC SC", *HANDS[1:], stock=STOCK, need=(31, 60))
    play(state, "AO", "2E", "5E", "4B")  # 11 points
    assert state.outcome is None
    assert state.play(Declare(0, card("RC")))[0] == Declared(0, card("RC"), 20)
    assert state.outcome is not None
    assert (state.outcome.points, state.outcome.reason) == ((31, 0), "reached")


def outcome(*points: int, last: int = 0, match: int | None = None) -> PointOutcome:
    return PointOutcome(points, "played", match, last=last)


def test_a_coto_of_three() -> None:
    standing = PointStanding(points=(0, 0), dealer=0, deal=1)
    standing = GAME.settle(ARAGONES, 4, standing, outcome(110, 20, last=2))
    assert (standing.points, standing.games, standing.round) == ((0, 0), (1, 0), 1)
    assert standing.dealer == 2  # the winner of the last trick deals
    standing = GAME.settle(ARAGONES, 4, standing, outcome(70, 60, last=1))
    assert (standing.points, standing.round, standing.dealer) == ((70, 60), 2, 1)
    standing = GAME.settle(ARAGONES, 4, standing, outcome(10, 45, last=1))
    assert (standing.games, standing.winners) == ((1, 1), ())
    standing = GAME.settle(ARAGONES, 4, standing, outcome(40, 101, last=3))
    assert (standing.games, standing.winners) == ((1, 2), (1,))


def test_both_past_101_in_the_first_deal_goes_by_the_last_trick() -> None:
    standing = PointStanding(points=(0, 0), dealer=0, deal=1)
    one = preset(GAME, "aragones", games_per_match=1)
    assert GAME.settle(one, 4, standing, outcome(120, 105, last=1)).winners == (1,)
    higher = preset(GAME, "aragones", games_per_match=1, both_past_target="higher")
    assert GAME.settle(higher, 4, standing, outcome(120, 105, last=1)).winners == (0,)


def test_a_set_number_of_deals() -> None:
    options = preset(GAME, "standard", match_format="fixed_deals", deals=2)
    standing = PointStanding(points=(0, 0), dealer=0, deal=1)
    standing = GAME.settle(options, 4, standing, outcome(120, 10))
    assert standing.winners == ()  # past 100, but a deal is to come
    assert GAME.settle(options, 4, standing, outcome(0, 130)).winners == (1,)
    tied = GAME.settle(options, 4, standing, outcome(10, 120))
    assert tied.winners == ()
    assert GAME.settle(options, 4, tied, outcome(70, 60)).winners == (0,)


def test_capote_may_win_the_match_or_nothing() -> None:
    suits = [" ".join(f"{rank}{suit}" for rank in "A3RCS76542") for suit in "OCEB"]
    expected = {
        "match": Outcome((130, 0), "capote", 0),
        "none": Outcome((130, 0), "played"),
        "hundred": Outcome((230, 0), "capote"),
    }
    for rule, wanted in expected.items():
        state = table(GAME, preset(GAME, "standard", capote=rule), *suits)
        for rank in "A3RCS76542":
            play(state, *(f"{rank}{suit}" for suit in "OCEB"))
        assert state.outcome is not None
        got = state.outcome
        assert (got.points, got.reason, got.takes_match) == (
            wanted.points,
            wanted.reason,
            wanted.takes_match,
        )


def test_only_the_winner_draws() -> None:
    state = table(GAME, STANDARD, *HANDS, stock=STOCK)
    assert key(state.refusal(Draw(0))) == "nothing_to_draw"
    play(state, "AO", "2E", "5E", "4B")
    assert key(state.refusal(Draw(1))) == "not_your_turn"
    assert key(state.refusal(_play(0, "2C"))) == "draw_first"

"""Which card the bot plays, in positions worked out by hand.

The turn-up is the 4 of ouros unless another is named, so the manilhas are 5O < 5E < 5C < 5P.
"""

from __future__ import annotations

import pytest

from game.bots.persona import Temper
from game.games.truco import motives
from game.games.truco.habits import worth_a_thought
from game.games.truco.knowledge import Knowledge
from game.games.truco.records import PACK, Play, PlayUnseen
from tests.bots.truco_table import PLAIN, cards, decide, decisions, position, quiet, reasons

FORGETFUL = Temper(memory=0.0)


def test_takes_a_trick_with_the_weakest_card_that_does() -> None:
    state = quiet("KO 4E 6O", "AP 3E 5P", moves="KO")
    assert cards(decisions(state)) == {"AP"}


def test_keeps_the_zap_where_an_ace_wins_as_well() -> None:
    state = quiet("KO 6E 6O", "4E AP 5P", moves="KO")
    assert cards(decisions(state)) == {"AP"}


def test_throws_its_lowest_where_nothing_beats_the_table() -> None:
    state = quiet("3O 6E 7O", "4C 6P QO", moves="3O")
    found = decisions(state)
    assert cards(found) == {"4C"}
    assert reasons(found) == {motives.CANNOT_BEAT}


def test_must_win_the_second_trick_and_does_so_cheaply() -> None:
    # Seat 0 took the first and leads its ace; the 2 is enough, the zap takes the third.
    state = quiet("3O AO 4C", "7E 2E 5P", moves="3O 7E AO")
    assert cards(decisions(state)) == {"2E"}


def test_must_win_with_the_zap_where_nothing_else_does() -> None:
    state = quiet("3O 5C 4C", "7E 2E 5P", moves="3O 7E 5C")
    assert cards(decisions(state)) == {"5P"}


@pytest.mark.parametrize("level", [1, 2, 3, 4, 5])
def test_leads_its_best_card_after_a_tie(level: int) -> None:
    state = quiet("3E 5P 4C", "3C 6O 7O", moves="3E 3C")
    found = decisions(state, level=level)
    assert cards(found) == {"5P"}
    assert motives.AFTER_TIE in reasons(found)


@pytest.mark.parametrize("level", [1, 3])
def test_answers_with_its_best_card_after_a_tie(level: int) -> None:
    # The king on the table is beaten by the 2 and by the ace; there is nothing to save up for.
    state = quiet("3E KE 4C", "3C AE 2P", moves="3E 3C KE")
    assert cards(decisions(state, level=level)) == {"2P"}


@pytest.mark.parametrize("level", [1, 2, 3])
def test_throws_its_lowest_on_the_partners_zap(level: int) -> None:
    state = quiet("5P 4C 7O", "4P 6E 7E", "5C 3E 6O", "AO KO JP", moves="5P 4P")
    found = decisions(state, level=level)
    assert cards(found) == {"6O"}
    assert motives.PARTNER_HAS_IT in reasons(found)


@pytest.mark.parametrize("level", [1, 2, 3])
def test_last_player_leaves_the_partner_a_trick_already_won(level: int) -> None:
    # Seat 1's king lies best when seat 3 plays last; the 7 goes, not the ace nor the manilha.
    state = quiet("QO 4C 7O", "KP 6E 7E", "JC 3E 6O", "AO 7C 5O", moves="QO KP JC")
    assert cards(decisions(state, level=level)) == {"7C"}


def test_six_players_leave_the_partner_a_sure_trick() -> None:
    hands = ("5P 4C 7O", "4P 6E 7E", "5C 3E 6O", "AO KO JP", "2O 2E 6C", "QO QE 7P")
    state = quiet(*hands, moves="5P 4P 6O AO")
    assert cards(decisions(state)) == {"6C"}


def test_does_not_beat_the_partner_where_that_keeps_nobody_off() -> None:
    # Partner's 5O can be beaten by 5C and 5P alone, and so can the 5E.
    state = quiet("5O 4C 7O", "4P 6E 7E", "5E 3E 6O", "AO KO JP", moves="5O 4P")
    found = decisions(state)
    assert cards(found) == {"6O"}
    assert reasons(found) >= {motives.PARTNER_AHEAD}


def test_does_not_beat_the_partner_with_an_equal_card() -> None:
    state = quiet("3O 4C 7O", "4P 6E 7E", "3E 6P 6O", "AO KO JP", moves="3O 4P")
    assert cards(decisions(state)) == {"6P"}


def test_without_memory_a_partners_manilha_is_still_left_alone() -> None:
    # Second trick; which cards are gone is forgotten, manners are not.
    hands = ("3O 5E 7O", "4P 6E 7E", "QE 5C 6O", "AO KO JP")
    state = quiet(*hands, moves="3O 4P QE AO 5E 6E")
    for level in (1, 2):
        assert cards(decisions(state, tempers=[FORGETFUL], level=level, seeds=range(6))) == {"6O"}


def test_a_card_is_sure_once_those_above_it_are_gone() -> None:
    # 5P fell in the first trick: in the second the 5C of the partner stands.
    hands = ("5P 4C 7O", "4P 6E 7E", "5C 3E 6O", "AO KO JP")
    first_gone = quiet(*hands, moves="5P 4P 6O AO")
    facts = Knowledge(first_gone.view(0))
    assert facts.loose_strengths[-1] == facts.power[PACK.card("5C")]
    facts = Knowledge(first_gone.view(2))
    assert facts.loose_strengths[-1] == facts.power[PACK.card("5E")]
    forgotten = Knowledge(first_gone.view(2), frozenset({PACK.card("5P")}))
    assert forgotten.loose_strengths[-1] == facts.power[PACK.card("5P")]


def test_the_partners_open_cards_are_not_feared() -> None:
    # Mão de onze of side 0: the zap is with the partner, so nobody can beat seat 0's 5C.
    hands = ("5C 4C 7O", "4P 6E 7E", "5P 3E 6O", "AO KO JP")
    state = position(*hands, moves="on", points=(11, 4), special_score=11)
    facts = Knowledge(state.view(0))
    assert facts.loose_strengths[-1] == facts.power[PACK.card("5E")]


def test_a_tie_that_stands_is_enough_after_a_won_first_trick() -> None:
    # All manilhas fell in the first trick, which side 0 won. Now seat 1's 3 lies above seat 0's 6:
    # seat 2 ties it with its own, and seat 3 can have nothing better.
    hands = ("5P 6O 3P", "5C 3E 4P", "5E 3C 4E", "5O 7P 7C")
    state = quiet(*hands, moves="5P 5C 5E 5O 6O 3E")
    view = state.view(2)
    facts = Knowledge(view)
    assert facts.tie_is_enough
    assert facts.stands(facts.power[PACK.card("3C")])
    plays = [a for a in view.legal if isinstance(a, Play)]
    thoughts, why = worth_a_thought(facts, plays)
    assert [PACK.code(p.card) for p in thoughts] == ["3C"]
    assert why is not None and why.key == motives.TIE_IS_ENOUGH
    assert cards(decisions(state)) == {"3C"}


def test_the_zap_is_not_led_at_once_with_a_good_card_beside_it() -> None:
    state = quiet("5P AE 4P", "7E 4E 6E")
    assert "5P" not in cards(decisions(state, level=5, seeds=range(6)))


def test_the_zap_waits_for_the_last_trick_once_the_first_is_won() -> None:
    state = quiet("3O 5P 4P", "7E 4E 6E", moves="3O 7E")
    assert cards(decisions(state)) == {"4P"}


def test_fixed_manilhas_are_known() -> None:
    # 7C is the second highest of all: only the zap, 4P, beats it, and it takes the trick for good.
    state = position(
        "7C QO 6O",
        "4P 3C 2C",
        manilhas="fixed",
        points=(11, 11),
        special_score=11,
        both_special="iron_open",
        moves="7C",
    )
    thoughts, _ = worth_a_thought(
        Knowledge(state.view(1)), [a for a in state.legal(1) if isinstance(a, Play)]
    )
    assert [PACK.code(p.card) for p in thoughts] == ["2C", "4P"]


def test_covers_a_useless_card_by_taste_and_never_in_the_first_trick() -> None:
    # Lost the first, cannot beat the zap: the 4 goes, and some would rather not show it.
    state = quiet("3O 5P 4C", "7E 4E 6E", moves="3O 7E 5P")
    view = state.view(1)
    bold, plain = Temper(bluff=1.0), Temper(bluff=0.0)
    hidden = {
        name: sum(_covered(decide(view, temper, 3, seed).action) for seed in range(60))
        for name, temper in (("bold", bold), ("plain", plain))
    }
    assert hidden["bold"] > 35 > 25 > hidden["plain"] > 0
    first = quiet("3O 6E 7O", "4C 6P QO", moves="3O")
    assert not any(_covered(d.action) for d in decisions(first, tempers=[bold], seeds=range(20)))


def test_never_covers_a_card_that_would_have_counted() -> None:
    # The ace beats the king on the table.
    state = quiet("3O KO 4C", "7E AE 6E", moves="3O 7E KO")
    assert not any(_covered(d.action) for d in decisions(state, seeds=range(20)))


def test_cards_that_nobody_has_seen_are_played_by_place() -> None:
    state = position("3O KO 4C", "7E AE 6E", points=(11, 11), special_score=11)
    decision = decide(state.view(0))
    assert isinstance(decision.action, PlayUnseen)
    assert decision.reasons[0].key == motives.UNSEEN


def test_the_best_card_is_played_where_the_rules_demand_it() -> None:
    state = position("3E 5P 4C", "3C 6O 7O", moves="3E 3C", highest_after_tie=True, dealer=1)
    assert cards(decisions(state)) <= {"5P", "call"}


def test_values_of_the_alternatives_come_best_first_and_agree_with_the_choice() -> None:
    decision = decide(quiet("5P AE 4P", "7E 4E 6E").view(0), PLAIN)
    values = [value for _, value in decision.values]
    assert len(values) == 3
    assert values == sorted(values, reverse=True)
    assert 0.0 <= decision.closeness <= 1.0


def _covered(action: object) -> bool:
    return isinstance(action, Play) and action.covered

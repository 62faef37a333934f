"""When the bot calls, accepts and runs, in positions worked out by hand.

The turn-up is the 4 of ouros, so the manilhas are 5O < 5E < 5C < 5P.
"""

from __future__ import annotations

from dataclasses import replace

import pytest

from game.bots.base import seat_rng
from game.bots.persona import Persona
from game.bots.runner import Thinking
from game.games.truco import motives
from game.games.truco.bot import make_bot
from game.games.truco.prospects import Prospects, chance
from game.games.truco.records import Accept, Call, PlayOn, Run
from game.games.truco.rules import GAME
from game.games.truco.settings import Rules
from tests.bots.truco_table import PLAIN, TEMPERS, acts, decide, decisions, position, reasons

STANDARD = Rules.of(GAME.schema.defaults())


# ------------------------------------------------------------------------- calling


def test_raises_a_deal_that_it_cannot_lose() -> None:
    # The first trick is won and the zap is in hand; running would leave the others nothing worse.
    # With a card still to come it may lie in wait; with the last one there is nothing to wait for.
    state = position("3O 5P 4P", "7E 2E 6E", moves="3O 7E 4P 2E 6E")
    assert state.actor == 0
    found = decisions(state)
    assert acts(found) == {"call"}
    assert reasons(found) == {motives.CALLS_STRONG}
    # Four players bet by their own judgement, and raise at once.
    hands = ("3O 5P 4P", "7E 2E 6E", "7C QO 6C", "4C JO QE")
    four = decisions(position(*hands, moves="3O 7E 7C 4C"))
    assert acts(four) == {"call"}


def test_does_not_raise_a_deal_that_is_lost() -> None:
    # It lost the first trick and the zap lies on the table.
    state = position("3O 5P 4C", "7E 4E 6E", moves="3O 7E 5P")
    found = decisions(state, seeds=range(10))
    assert "call" not in acts(found)
    assert motives.ALREADY_LOST in reasons(found)


def test_does_not_raise_with_the_last_card_where_the_table_beats_it() -> None:
    state = position("3O 4P 2O", "7E AE QE", moves="3O 7E 4P AE QE")
    assert state.actor == 0
    assert "call" in acts(decisions(state))  # the 2 beats the queen for certain
    # The jack does not, which the others cannot see: only who bluffs may call.
    lost = position("3O 4P JO", "7E AE KE", moves="3O 7E 4P AE KE")
    honest = [replace(PLAIN, bluff=0.0)]
    assert acts(decisions(lost, tempers=honest, seeds=range(20))) == {"play"}


@pytest.mark.parametrize("points", [(11, 0), (11, 10), (11, 11)])
def test_does_not_raise_where_a_single_point_wins_the_game(points: tuple[int, int]) -> None:
    state = position("3O 5P 4P", "7E 2E 6E", moves="3O 7E", points=points)
    found = decisions(state)
    assert acts(found) == {"play"}
    assert motives.NOTHING_TO_GAIN in reasons(found)


def test_does_not_raise_beyond_what_the_game_needs() -> None:
    # 9 and the 3 at stake make 12: seis would only be for the others.
    state = position("3O 5P 4P", "7E 2E 6E", moves="truco yes 3O 7E", points=(9, 4))
    assert state.worth == 3 and state.actor == 0  # seat 0 made the call and may not go on itself
    assert not any(isinstance(a, Call) for a in state.legal())
    other = position("7E 2E 6E", "3O 5P 4P", moves="truco yes 7E 3O", points=(4, 9))
    assert other.actor == 1
    assert any(isinstance(a, Call) for a in other.legal())
    assert acts(decisions(other)) == {"play"}


def test_answers_a_call_it_cannot_lose_with_a_raise_or_takes_it() -> None:
    state = position("7E 2E 6E", "3O 5P 4P", moves="7E 3O 4P truco")
    assert acts(decisions(state)) <= {"accept", "call"}


def test_never_calls_where_a_call_loses_the_match() -> None:
    for points in ((11, 3), (3, 11)):
        state = position(
            "5P 5C 5E",
            "4P 6E 7E",
            points=points,
            special_score=11,
            special_call="loses_match",
            moves="on",
        )
        assert any(isinstance(a, Call) for a in state.legal())
        assert acts(decisions(state)) == {"play"}


def test_patience_waits_with_the_best_hand() -> None:
    # Zap, copas and a 3: all but unbeatable, before a card is played.
    view = position("5P 5C 3O", "4P 6E 7E").view(0)
    patient = replace(PLAIN, patience=1.0)
    hasty = replace(PLAIN, patience=0.0)
    calls = {
        name: sum(isinstance(decide(view, temper, 3, s).action, Call) for s in range(40))
        for name, temper in (("patient", patient), ("hasty", hasty))
    }
    assert calls["hasty"] > 5
    assert calls["patient"] < 0.8 * calls["hasty"]


def test_who_bluffs_calls_weak_hands_more_often() -> None:
    # Cards that win little, on lead: the others cannot know.
    views = [
        position(hand, "KP 6E 7E").view(0)
        for hand in ("6P 7C QO", "JO 6C 4E", "QP KO 7E", "JP 6O QE")
    ]
    # And a last card that the table beats.
    views.append(position("3O 4P JO", "7E AE KE", moves="3O 7E 4P AE KE").view(0))
    calls = {
        bluff: sum(
            isinstance(decide(view, replace(PLAIN, bluff=bluff), 3, seed).action, Call)
            for view in views
            for seed in range(25)
        )
        for bluff in (0.0, 1.0)
    }
    assert calls[0.0] == 0
    assert calls[1.0] >= 5


# ----------------------------------------------------------------------- answering


def test_does_not_accept_a_hopeless_truco() -> None:
    # It lost the first trick and holds two fours of nothing.
    state = position("3O 5P AC", "7E 4E 6E", moves="3O 7E truco")
    found = decisions(state, seeds=range(8))
    assert acts(found) == {"run"}
    assert reasons(found) == {motives.BAD_ODDS}


def test_neither_partner_accepts_what_is_hopeless_for_both() -> None:
    hands = ("3O 5P AC", "7E 4E 6E", "5E 2P QO", "7C 4C 6O")
    state = position(*hands, moves="3O 7E QO 7C truco")
    assert set(state.deciders) == {1, 3}
    for seat in state.deciders:
        assert acts(decisions(state, seat, seeds=range(5))) == {"run"}


def test_never_runs_with_the_deal_in_hand() -> None:
    # The zap after a won first trick: whatever is asked, it cannot lose.
    state = position("3O 5P 4P", "7E 2E 6E", moves="3O 7E 4P truco", dealer=1)
    assert state.deciders == (0,)
    for temper in TEMPERS:
        assert decide(state.view(0), temper).action != Run(0)


def test_courage_accepts_what_caution_does_not() -> None:
    view = position("7O 6P 4C", "KE QE 2O", moves="truco").view(1)
    answers = {
        courage: sum(
            isinstance(decide(view, replace(PLAIN, courage=courage), 3, s).action, Run)
            for s in range(30)
        )
        for courage in (0.0, 0.5, 1.0)
    }
    assert answers[0.0] >= answers[0.5] >= answers[1.0]
    assert answers[0.0] > answers[1.0]


def test_accepts_anything_where_running_loses_the_game() -> None:
    state = position("3O 5P AC", "7E 4E 6E", moves="3O 7E truco", points=(11, 3))
    found = decisions(state)
    assert "run" not in acts(found)  # to raise costs nothing either
    assert reasons(found) == {motives.NOTHING_TO_LOSE}


def test_pot_odds_of_an_even_game() -> None:
    # Far from the end points count alike: to accept 3 risks 2 more to win 4 more, and so on.
    even = Prospects(Rules.of(GAME.schema.check({"target": 24})), 0, 0)
    for asked, before, odds in ((3, 1, 1 / 3), (6, 3, 1 / 4), (9, 6, 1 / 6), (12, 9, 1 / 8)):
        assert even.break_even(asked, before) == pytest.approx(odds, abs=0.035)


def test_the_score_bends_the_odds() -> None:
    assert Prospects(STANDARD, 0, 11).break_even(3, 1) == 0.0  # running loses the game
    assert Prospects(STANDARD, 11, 11).break_even(3, 1) == 0.0
    # With 9 against 9 a truco is for the game, and running costs a single point.
    run = chance(STANDARD, 9, 10)
    assert Prospects(STANDARD, 9, 9).break_even(3, 1) == pytest.approx(run)
    assert 0.4 < run < 0.5


def test_the_chance_to_win_a_game_is_fair_and_grows_with_points() -> None:
    for own in range(12):
        assert chance(STANDARD, own, own) == pytest.approx(0.5)
        assert chance(STANDARD, own + 1, 5) > chance(STANDARD, own, 5)
        assert chance(STANDARD, own, 3) + chance(STANDARD, 3, own) == pytest.approx(1.0)


# --------------------------------------------------------------------- mão de onze

RUBBISH, TOP = "4P 6O 7E", "5P 5C 3O"


def test_mao_de_onze_is_decided_by_both_hands() -> None:
    # The same hand of one's own: with the zap and copas beside it play, with more rubbish run.
    good = position(RUBBISH, "KP QE 2O", TOP, "AO KO JP", points=(11, 9), special_score=11)
    bad = position(RUBBISH, "KP QE 2O", "4E 6C QO", "AO KO JP", points=(11, 9), special_score=11)
    assert good.view(0).hand == bad.view(0).hand
    found = decisions(good, 0)
    assert {d.action for d in found} == {PlayOn(0)}
    assert reasons(found) == {motives.BOTH_HANDS}
    assert {d.action for d in decisions(bad, 0)} == {Run(0)}


def test_both_partners_see_mao_de_onze_alike() -> None:
    good = position(RUBBISH, "KP QE 2O", TOP, "AO KO JP", points=(11, 9), special_score=11)
    assert acts(decisions(good, 2)) == {"play-on"}


def test_mao_de_onze_alone_counts_the_own_hand() -> None:
    weak = position(RUBBISH, "KP QE 2O", points=(11, 9), special_score=11)
    assert acts(decisions(weak)) == {"run"}
    strong = position(TOP, "KP QE 2O", points=(11, 9), special_score=11)
    found = decisions(strong)
    assert acts(found) == {"play-on"}
    assert reasons(found) == {motives.OWN_HAND}


# -------------------------------------------------------------------------- signs


def test_a_call_of_the_others_is_a_sign_of_good_cards() -> None:
    # The same cards on both sides of a call: it lowers what the answering hand thinks of itself.
    hands = ("KO AC 2O", "2E KE QP")
    before = decide(position(*hands, moves="KO 2E KE").view(0), PLAIN, 5)
    asked = decide(position(*hands, moves="KO 2E truco").view(0), PLAIN, 5)
    accepted = dict(asked.values)[Accept(0)]
    played = max(value for action, value in before.values if not isinstance(action, Call))
    assert accepted / 3 < played


def test_an_advice_is_cheap() -> None:
    # Counted in worlds, not in time: a hundred take some milliseconds.
    state = position("KO AC 6O", "2E KE QP", moves="truco")
    thinking = Thinking(make_bot(Persona("a", "A"), seat_rng("a", 1, "m")), state.view(1))
    thinking.finish()
    assert 0 < thinking.nodes <= 150

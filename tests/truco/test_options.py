"""What each option of Truco changes, on tables laid by hand."""

from __future__ import annotations

from game.engine.contract import Outcome
from game.games.truco.records import PACK, Accept, Call, Play, PlayOn, Run
from game.games.truco.rules import GAME, TrucoStanding, TrucoState
from game.games.truco.strength import deck
from tests.examples.truco_table import FILLER, accept, card, play, preset, raised, table, trick

TIED_FIRST = ("2C KO 7O", "AC KE JE", "AP KP JP", "2P KC QC")  # 2C and 2P tie the first trick


def refused(state: TrucoState, action: Play | Call) -> str | None:
    refusal = state.refusal(action)
    return None if refusal is None else refusal.key


def test_the_clean_pack_keeps_fixed_manilhas() -> None:
    clean = {PACK.code(c) for c in deck(24, False)}
    assert len(clean) == 24
    assert {PACK.code(c) for c in deck(24, True)} - clean == {"7O", "7C", "4P"}


def test_leader_after_a_tie() -> None:
    leaders = {}
    for rule in ("same", "first_tied", "eldest"):
        # Seat 3 wins the first trick and leads the second, in which seats 0 and 1 tie.
        state = table(
            *("AO 2O 4O", "KO 2E 4E", "QO 5O 4C", "3O 6O JP"),
            turn_up="QC",
            options=preset("standard", leader_after_tie=rule),
        )
        trick(state, "AO", "KO", "QO", "3O")
        assert state.outcome is None
        leaders[rule] = trick(state, "6O", "2O", "2E", "5O").leader
        assert state.outcome is not None  # a tie after a win decides
    assert leaders == {"same": 3, "first_tied": 0, "eldest": 0}

    leaders = {}
    for rule in ("same", "first_tied", "eldest"):
        state = table(
            "AO QP 4O", "2O QE 4E", "KO 5O 4C", "2C 6O JP",
            turn_up="QC",
            options=preset("standard", leader_after_tie=rule),
        )  # fmt: skip
        # Seats 1 and 3 are partners: their tie is a trick for the first of them.
        leaders[rule] = trick(state, "AO", "2O", "KO", "2C").leader
    assert leaders == {"same": 1, "first_tied": 1, "eldest": 1}


def test_first_tied_leads_though_another_led_the_trick() -> None:
    hands = ("AO QP 4O", "2O QE 4E", "2C 5O 4C", "KO 6O JP")
    state = table(*hands, turn_up="QC", options=preset("standard", leader_after_tie="first_tied"))
    assert trick(state, "AO", "2O", "2C", "KO").leader == 1
    state = table(*hands, turn_up="QC", options=preset("standard"))
    assert trick(state, "AO", "2O", "2C", "KO").leader == 0


def test_covering_after_the_partner() -> None:
    for allowed in (True, False):
        options = preset("standard", cover_if_partner_covered=allowed)
        state = table(*FILLER[:4], options=options)
        trick(state, "AO", "KE", "KC", "KP")
        play(state, "KO*", "AE*")
        expected = None if allowed else "cover_after_partner"
        assert refused(state, Play(2, card("AC"), covered=True)) == expected
        assert (Play(2, card("AC"), True) in state.legal()) == allowed


def test_covering_after_a_tie() -> None:
    for allowed in (True, False):
        state = table(*FILLER[:2], options=preset("standard", cover_after_tie=allowed))
        trick(state, "AO", "AE")
        expected = None if allowed else "cover_after_tie"
        assert refused(state, Play(0, card("KO"), covered=True)) == expected


def test_all_covered_is_a_tie_and_the_leader_leads_again() -> None:
    state = table("AO KO 2O", "AE KE 2E", dealer=1)
    trick(state, "AO", "AE")
    ended = trick(state, "KO*", "KE*")
    assert (ended.winner, ended.best, ended.leader) == (None, (), 0)


def test_best_card_after_a_tied_first_trick() -> None:
    state = table("2C KO 7O", "2P KE JE", options=preset("standard", highest_after_tie=True))
    trick(state, "2C", "2P")
    assert state.legal() == (Play(0, card("KO")), Call(0, 3))
    assert refused(state, Play(0, card("7O"))) == "best_after_tie"
    assert refused(state, Play(0, card("KO"), covered=True)) == "best_after_tie"
    play(state, "KO", "KE")  # tied again: the third trick decides, one card is left
    assert state.legal()[:2] == (Play(0, card("7O")), Play(0, card("7O"), True))


def test_calling_out_of_turn() -> None:
    state = table(*FILLER[:4])
    assert refused(state, Call(1, 3)) == "call_on_turn"
    assert state.legal(1) == ()
    state = table(*FILLER[:4], options=preset("standard", call_when="any_time"))
    assert state.legal(1) == (Call(1, 3),)
    state.play(Call(1, 3))
    assert state.deciders == (0, 2)  # seat 0 is on turn and answers first
    state.play(Accept(2))
    assert (state.worth, state.actor) == (3, 0)


def test_the_raise_limit() -> None:
    # The side behind needs 3: truco is enough, so nobody may ask for six.
    options = preset("standard", raise_limit="needed")
    state = raised(table(*FILLER[:2], options=options, points=(9, 10)), 3)
    assert state.legal() == (Accept(1), Run(1))
    assert refused(state, Call(1, 6)) == "call_needless"
    # It needs 4: three is not enough, six may be asked for, nine may not.
    state = raised(table(*FILLER[:2], options=options, points=(8, 10)), 3)
    assert Call(1, 6) in state.legal()
    state.play(Call(1, 6))
    assert state.legal() == (Accept(0), Run(0))


def test_three_ties_for_the_eldest() -> None:
    state = table("3E KO 2O", "3C KE 2E", options=preset("standard", three_ties="eldest"))
    play(state, "3E", "3C", "KO", "KE", "2O", "2E")
    assert state.outcome == Outcome((1, 0), "ties")


def test_iron_with_open_cards_takes_the_game() -> None:
    options = preset("paulista", both_special="iron_open")
    state = table("3E 2O 2C", "AC KE JE", points=(11, 11), options=options)
    assert state.view(0).hand == PACK.hand("3E 2O 2C")
    assert refused(state, Call(0, 3)) == "call_iron"
    play(state, "3E", "AC", "2O", "KE")
    assert state.outcome == Outcome((1, 0), "tricks", takes_match=0)


def test_both_at_eleven_may_be_an_ordinary_deal() -> None:
    options = preset("paulista", both_special="none")
    state = table("3E 2O 2C", "AC KE JE", points=(11, 11), options=options)
    assert refused(state, Call(0, 3)) is None


def test_a_call_in_mao_de_onze_may_cost_the_match() -> None:
    options = preset("paulista", special_call="loses_match")
    state = table("3E 2O 2C", "AC KE JE", points=(11, 4), options=options)
    state.play(PlayOn(0))
    state.play(Call(0, 6))
    assert state.outcome == Outcome((0, 0), "forbidden-call", takes_match=1)
    assert state.outcome is not None
    assert GAME.settle(options, 2, state.standing, state.outcome).winners == (1,)


def test_partners_show_each_other_their_hands_in_mao_de_onze() -> None:
    options = preset("paulista")
    state = table(*FILLER[:4], points=(11, 3), options=options)
    assert state.deciders == (0, 2)
    assert state.view(0).shown == ((2, PACK.hand("AC KC 2C")),)
    assert state.view(2).shown == ((0, PACK.hand("AO KO 2O")),)
    assert state.view(1).shown == ()
    state.play(Run(2))
    assert state.outcome == Outcome((0, 1), "special-run")


def test_best_of_three_games() -> None:
    options = preset("standard", best_of=3)
    standing = TrucoStanding(points=(11, 4), dealer=0, deal=9)
    standing = GAME.settle(options, 4, standing, Outcome((1, 0), "tricks"))
    assert (standing.points, standing.games, standing.winners) == ((0, 0), (1, 0), ())
    standing = GAME.settle(options, 4, standing, Outcome((0, 12), "tricks"))
    assert (standing.games, standing.winners) == ((1, 1), ())
    standing = GAME.settle(options, 4, standing, Outcome((12, 0), "tricks"))
    assert (standing.games, standing.winners) == ((2, 1), (0,))
    assert standing.points == (12, 0)


def test_a_raise_accepts_what_was_asked() -> None:
    state = raised(table(*FILLER[:2]), 3, 6)
    assert (state.worth, state.asked_worth, state.actor) == (3, 6, 0)
    accept(state)
    assert (state.worth, state.raiser, state.actor) == (6, 1, 0)
    assert refused(state, Call(0, 9)) is None


def test_any_partner_may_answer_and_the_caller_stays_on_turn() -> None:
    state = table(*FILLER[:4])
    play(state, "AO")
    state.play(Call(1, 3))
    assert state.deciders == (2, 0)  # seat 2 would act next
    state.play(Accept(0))
    assert (state.actor, state.phase) == (1, "play")

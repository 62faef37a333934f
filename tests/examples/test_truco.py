"""The examples of the Truco rules, by number."""

from __future__ import annotations

import pytest

from game.engine.cards import rank
from game.engine.contract import Outcome
from game.engine.shuffle import Stream, numbered_secret
from game.games.truco.records import (
    PACK,
    Accept,
    Call,
    DealBegan,
    Dealt,
    Play,
    PlayOn,
    PlayUnseen,
    Run,
    TurnedUp,
)
from game.games.truco.rules import GAME, TrucoStanding
from game.games.truco.scoring import deal_result
from game.games.truco.strength import manilhas, strengths
from tests.examples.truco_table import FILLER, accept, card, play, preset, raised, table, trick

A, B, TIE = 0, 1, None


def codes(turn_up: str, size: int = 40) -> str:
    return " ".join(PACK.code(c) for c in manilhas(card(turn_up), size))


def test_truco_1_the_turn_up_names_the_manilhas() -> None:
    assert codes("5O") == "6O 6E 6C 6P"
    assert codes("3C") == "4O 4E 4C 4P"
    power = strengths(manilhas(card("5O"), 40))
    assert power[card("3P")] < power[card("6O")] < power[card("6E")]
    assert power[card("6E")] < power[card("6C")] < power[card("6P")]


@pytest.mark.parametrize(("turn_up", "manilha"), list(zip("4567QJKA23", "567QJKA234", strict=True)))
def test_truco_2_every_turn_up(turn_up: str, manilha: str) -> None:
    assert {PACK.ranks[rank(c)] for c in manilhas(card(turn_up + "E"), 40)} == {manilha}


def test_truco_3_manilha_takes_the_trick() -> None:
    state = table("3E KO 2O", "5O KE 2E", "2P KC 2C", "AC KP 3P", turn_up="4O")
    assert trick(state, "3E", "5O", "2P", "AC").winner == 1
    state = table("4P KO 2O", "4C KE 2E", "3O KC 2C", "3E KP 2P", turn_up="3C")
    assert trick(state, "4P", "4C", "3O", "3E").winner == 0


def test_truco_4_equal_best_cards() -> None:
    state = table("3E KO 2O", "3C KE 2E", "2P KC 2C", "AC KP 3P", turn_up="5O")
    ended = trick(state, "3E", "3C", "2P", "AC")
    assert (ended.winner, ended.best, ended.leader) == (None, (0, 1), 0)
    state = table("3E KO 2O", "2C KE 2E", "3P KC QC", "AC KP 2P", turn_up="5O")
    ended = trick(state, "3E", "2C", "3P", "AC")
    assert (ended.winner, ended.best, ended.leader) == (0, (0, 2), 0)


@pytest.mark.parametrize(
    ("tricks", "result"),
    [
        ([TIE, A], ("won", A)),
        ([TIE, TIE, B], ("won", B)),
        ([A, TIE], ("won", A)),
        ([A, B, TIE], ("won", A)),
        ([A, A], ("won", A)),
        ([A, B, B], ("won", B)),
        ([B, A, TIE], ("won", B)),
        ([TIE], ("open", None)),
        ([TIE, TIE], ("open", None)),
        ([A], ("open", None)),
        ([A, B], ("open", None)),
        ([TIE, TIE, TIE], ("tied", None)),
    ],
)
def test_truco_5_result_of_a_deal(tricks: list[int | None], result: tuple[str, int | None]) -> None:
    assert deal_result(tricks) == result


def test_truco_5_a_tie_after_a_win_ends_the_deal_at_once() -> None:
    state = table("3E KO 2O", "AC KE 2E")
    play(state, "3E", "AC", "KO", "KE")
    assert state.outcome == Outcome((1, 0), "tricks")
    assert state.legal() == ()


@pytest.mark.parametrize(
    ("name", "dealer", "points"),
    [
        ("standard", 1, (0, 1)),
        ("standard", 0, (1, 0)),
        ("paulista", 1, (0, 0)),
        ("mineiro", 1, (0, 0)),
    ],
)
def test_truco_6_three_ties(name: str, dealer: int, points: tuple[int, int]) -> None:
    hands = ("3E KO 2O", "3C KE 2E")
    turn_up = None if name == "mineiro" else "5O"
    state = table(*hands, options=preset(name), dealer=dealer, turn_up=turn_up)
    leads = ("3C", "3E", "KE", "KO", "2E", "2O") if dealer == 0 else None
    play(state, *(leads or ("3E", "3C", "KO", "KE", "2O", "2E")))
    assert state.outcome == Outcome(points, "ties")


@pytest.mark.parametrize(
    ("steps", "points"), [((3,), 1), ((3, 6), 3), ((3, 6, 9), 6), ((3, 6, 9, 12), 9)]
)
def test_truco_7_a_refused_call_gives_what_the_deal_was_worth(
    steps: tuple[int, ...], points: int
) -> None:
    state = raised(table(*FILLER[:2]), *steps)
    assert state.actor is not None
    refusing = state.actor % 2
    state.play(Run(state.actor))
    won = (0, points) if refusing == A else (points, 0)
    assert state.outcome == Outcome(won, "ran")


def test_truco_8_a_side_may_not_raise_its_own_call() -> None:
    state = raised(table(*FILLER[:2]), 3)
    accept(state)
    assert (state.actor, state.worth) == (0, 3)
    refusal = state.refusal(Call(0, 6))
    assert refusal is not None
    assert refusal.key == "call_own"
    play(state, "AO")
    assert state.refusal(Call(1, 6)) is None


def test_truco_9_doze_is_accepted_or_run_from() -> None:
    state = raised(table(*FILLER[:2]), 3, 6, 9, 12)
    assert state.actor == 0
    assert state.legal() == (Accept(0), Run(0))
    refusal = state.refusal(Call(0, 12))
    assert refusal is not None
    assert refusal.key == "call_top"


def test_truco_10_a_covered_card_is_worth_nothing() -> None:
    state = table("2E 4O AO", "3C KE JE", turn_up="5O")
    refusal = state.refusal(Play(0, card("2E"), covered=True))
    assert refusal is not None
    assert refusal.key == "cover_first_trick"
    trick(state, "2E", "3C")
    assert trick(state, "KE*", "4O").winner == 0


def test_truco_11_points_above_the_target_win() -> None:
    state = raised(table("3E 2O 2C", "AC KE JE", points=(10, 11)), 3)
    accept(state)
    play(state, "3E", "AC", "2O", "KE")
    assert state.outcome == Outcome((3, 0), "tricks")
    after = GAME.settle(preset("standard"), 2, state.standing, state.outcome)
    assert (after.points, after.winners) == ((13, 11), (0,))


def test_truco_12_the_player_after_the_dealer_leads() -> None:
    options = preset("standard")
    standing = TrucoStanding(points=(0, 0), dealer=0, deal=1)
    state = GAME.deal(options, 4, Stream(numbered_secret(1), "deal 1"), standing)
    began = state.history[0]
    assert isinstance(began, DealBegan)
    assert (began.dealer, began.leader, state.actor) == (0, 1, 1)
    after = GAME.settle(options, 4, standing, Outcome((1, 0), "tricks"))
    assert after.dealer == 1
    six = GAME.deal(options, 6, Stream(numbered_secret(1), "deal 1"), standing)
    dealt = [c for e in six.history if isinstance(e, Dealt) for c in e.cards]
    turned = [e.card for e in six.history if isinstance(e, TurnedUp)]
    assert (len(dealt), len(turned)) == (18, 1)
    assert len({*dealt, *turned}) == 19


def test_truco_13_mineiro() -> None:
    power = strengths(manilhas(None, 40))
    zap, hearts, sword, diamonds = (power[card(c)] for c in ["4P", "7C", "AE", "7O"])
    assert zap > hearts > sword > diamonds > power[card("3E")]
    assert power[card("7P")] == power[card("7E")] < power[card("QE")]
    assert all(power[card(c)] > power[card("KE")] for c in ("AO", "AC", "AP"))
    options = preset("mineiro")
    state = table("3E KO 2O", "3C KE 2E", turn_up=None, options=options)
    assert state.worth == 2
    state.play(Call(0, 4))
    state.play(Run(1))
    assert state.outcome == Outcome((2, 0), "ran")


def test_truco_14_mao_de_onze() -> None:
    options = preset("paulista")

    state = table("3E 2O 2C", "AC KE JE", points=(11, 7), options=options)
    assert state.legal() == (PlayOn(0), Run(0))
    state.play(Run(0))
    assert state.outcome is not None
    assert GAME.settle(options, 2, state.standing, state.outcome).points == (11, 8)

    state = table("3E 2O 2C", "AC KE JE", points=(11, 7), options=options)
    state.play(PlayOn(0))
    for seat in (0, 1):
        refusal = state.refusal(Call(seat, 6))
        assert refusal is not None
        assert refusal.key == "call_special"
    play(state, "3E", "AC", "2O", "KE")
    assert state.outcome is not None
    assert GAME.settle(options, 2, state.standing, state.outcome).winners == (0,)

    state = table("AC KE JE", "3E 2O 2C", points=(11, 7), options=options)
    state.play(PlayOn(0))
    play(state, "AC", "3E", "2O", "KE")
    assert state.outcome is not None
    after = GAME.settle(options, 2, state.standing, state.outcome)
    assert (after.points, after.winners) == ((11, 10), ())


def test_truco_15_mao_de_ferro() -> None:
    options = preset("paulista")
    state = table("3E 2O 2C", "AC KE JE", points=(11, 11), options=options)
    refusal = state.refusal(Call(0, 3))
    assert refusal is not None
    assert refusal.key == "call_iron"
    assert set(state.view(0).hand) == {-1}
    assert state.legal() == tuple(PlayUnseen(0, slot) for slot in range(3))
    for seat in (0, 1, 0, 1):
        state.play(PlayUnseen(seat, 0))
    assert state.outcome == Outcome((1, 0), "tricks", takes_match=0)
    assert GAME.settle(options, 2, state.standing, state.outcome).winners == (0,)


def test_truco_16_limpo() -> None:
    options = preset("limpo")
    assert codes("3E", 24) == "QO QE QC QP"
    state = GAME.deal(
        options,
        6,
        Stream(numbered_secret(7), "deal 1"),
        TrucoStanding(points=(0, 0), dealer=0, deal=1),
    )
    ranks = {PACK.ranks[rank(c)] for e in state.history if isinstance(e, Dealt) for c in e.cards}
    assert ranks <= set("QJKA23")

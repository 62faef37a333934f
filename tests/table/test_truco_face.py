"""The face of Truco: whatever has happened, the cues leave what the rules say lies on the table."""

from __future__ import annotations

from random import Random

import pytest

from game.engine.cards import HIDDEN
from game.games.truco.face import FACE, Marks
from game.games.truco.records import (
    Called,
    Play,
    PlayUnseen,
    SpecialBegan,
    TrickEnded,
)
from game.games.truco.rules import TrucoView
from game.match import Match
from game.table.cues import Gather, Mark, Rest, Score
from game.table.model import TableModel
from tests.table.conftest import new_match


def laid_out(view: TrucoView) -> TableModel:
    model = TableModel(view.players)
    model.marks = FACE.opening(view)
    for event in view.history:
        model.fold(FACE.cues(event, model.marks, view))
    return model


def view_of(match: Match, seat: int = 0) -> TrucoView:
    view = match.view(seat)
    assert isinstance(view, TrucoView)
    return view


@pytest.mark.parametrize("preset", ["standard", "paulista", "limpo", "manilha-velha", "mineiro"])
@pytest.mark.parametrize("players", [2, 4, 6])
def test_the_table_shows_what_the_rules_say(preset: str, players: int) -> None:
    rng = Random(f"{preset} {players}")
    for number in range(3):
        match = new_match(preset, players, number)
        for _n in range(160):
            view = view_of(match)
            model = laid_out(view)
            marks: Marks = model.marks
            if view.outcome is None:
                assert [len(h) for h in model.hands] == list(view.counts)
                assert sorted(model.hands[0]) == sorted(view.hand)
                assert [(c.seat, c.card) for c in model.trick] == [
                    (p.seat, p.card) for p in view.table
                ]
                assert (marks.worth, marks.asked) == (view.worth, view.asked_worth)
                assert marks.iron == view.iron
            assert marks.manilhas == view.manilhas
            assert model.turn_up == view.turn_up
            assert marks.tricks == tuple(
                None if t.winner is None else t.winner % 2 for t in view.tricks
            )
            if match.over:
                break
            if match.deal_over:
                match.next_deal()
            else:
                decider = match.decider()
                assert decider is not None
                match.play(rng.choice(match.state.legal(decider)))


def test_a_call_is_the_loudest_mark() -> None:
    match = new_match()
    view = view_of(match)
    marks = FACE.opening(view)
    (mark,) = FACE.cues(Called(1, 3, 1, 2), marks, view)
    assert isinstance(mark, Mark)
    assert mark.loud
    assert (mark.marks.worth, mark.marks.asked) == (1, 3)


def test_a_trick_rests_before_it_is_gathered() -> None:
    view = view_of(new_match())
    rest, gather, mark = FACE.cues(TrickEnded(1, 2, (2,), 2), FACE.opening(view), view)
    assert rest == Rest((2,))
    assert gather == Gather(2)
    assert isinstance(mark, Mark)
    assert mark.marks.tricks == (0,)


def test_the_score_stops_at_the_target() -> None:
    """11 and a deal worth 3 are shown as 12 (rule page, example 11)."""
    from dataclasses import replace

    from game.games.truco.records import DealEnded

    view = view_of(new_match())
    marks = replace(FACE.opening(view), points=(10, 11))
    cues = FACE.cues(DealEnded(0, 3, "tricks"), marks, view)
    assert Score((12, 11)) in cues


def test_mao_de_ferro_is_marked_without_a_number() -> None:
    view = view_of(new_match("paulista"))
    (mark,) = FACE.cues(SpecialBegan(None, 1), FACE.opening(view), view)
    assert isinstance(mark, Mark)
    assert mark.marks.iron


def test_what_a_card_of_the_hand_means() -> None:
    view = view_of(new_match())
    action = FACE.attempt(view, 1, covered=True)
    assert action == Play(0, view.hand[1], True)
    played = FACE.card_play(action, view)
    assert played is not None
    assert (played.slot, played.covered) == (1, True)
    unseen = FACE.card_play(PlayUnseen(0, 2), view)
    assert unseen is not None
    assert unseen.slot == 2


def test_a_hand_is_held_in_the_wanted_order() -> None:
    pack = new_match().game.pack
    hand = pack.hand("3E 4P KO")
    assert [pack.code(hand[i]) for i in FACE.order(hand, "dealt")] == ["3E", "4P", "KO"]
    assert [pack.code(hand[i]) for i in FACE.order(hand, "rank")] == ["4P", "KO", "3E"]
    assert [pack.code(hand[i]) for i in FACE.order(hand, "suit")] == ["KO", "3E", "4P"]
    assert FACE.order((HIDDEN, HIDDEN, HIDDEN), "rank") == [0, 1, 2]


def test_the_seats_that_lead_and_deal_wear_their_tags() -> None:
    view = view_of(new_match(players=4))
    badges = FACE.badges(FACE.opening(view))
    assert badges == {(view.dealer + 1) % 4: "mão", view.dealer: "pé"}

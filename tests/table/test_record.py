"""A finished deal as it lay, step by step, with nothing hidden and nothing on top of anything."""

from __future__ import annotations

from itertools import pairwise

import pytest

from game import registry
from game.bots.analysis import points
from game.match import Match
from game.table.face import Face
from game.table.open_hands import OpenLayout
from game.table.record import Record, Step
from tests.scenes.support import new_match, one_deal

PLAYERS = [
    ("truco", 2),
    ("truco", 4),
    ("truco", 6),
    ("guinote", 2),
    ("guinote", 4),
    ("tute", 4),
    ("brisca", 4),
    ("gleek", 3),
    ("guritipau", 4),
]
NAMES = ("You", "Ann", "Ben", "Cid", "Dan", "Eve")


def record_of(match: Match) -> Record:
    deal = match.deals[0]
    asked = points(match.deal_again(deal), deal.actions, 0)
    return Record(match, deal, 0, {point.place for point in asked})


@pytest.fixture(scope="module", params=PLAYERS, ids=lambda p: f"{p[0]}-{p[1]}")
def record(request: pytest.FixtureRequest) -> Record:
    return record_of(one_deal(*request.param))


def test_the_steps_lead_through_every_action(record: Record) -> None:
    places = [step.place for step in record.steps]
    assert places == sorted(places)
    assert set(places) == set(range(len(record.actions) + 1))
    assert record.steps[0] == Step(0)


def test_every_hand_lies_open_at_every_step(record: Record) -> None:
    for step in record.steps:
        assert record.model(step).hands == [list(hand) for hand in record.state(step.place).hands]


def test_a_full_trick_rests_before_it_is_taken_away(record: Record) -> None:
    resting = [step for step in record.steps if step.resting]
    for step in resting:
        trick = record.model(step).trick
        assert trick
        assert any(card.best for card in trick) or record.match.game.name == "truco"
    stops = record.stops
    for step in record.steps:
        if not step.resting and step.place in stops and Step(step.place, True) in resting:
            assert record.model(step).trick == []


def test_a_decision_is_shown_as_the_table_lay_then(record: Record) -> None:
    for place in record.stops:
        assert record.steps[record.index(place)] == Step(place)


def test_the_last_step_tells_what_the_deal_brought(record: Record) -> None:
    assert record.deal.outcome is not None
    view = record.state(len(record.actions)).view(0)
    told = record.told(record.steps[-1], NAMES[: record.match.players])
    assert told == record.words.outcome(record.deal.outcome, view)


def test_what_was_said_is_shown_with_who_said_it() -> None:
    match = new_match(2, number=1, game="truco")
    call = next(action for action in match.state.legal(match.state.actor) if action.do == "call")
    match.play(call)
    answer = next(action for action in match.state.legal(match.state.actor) if action.do == "run")
    match.play(answer)
    record = record_of(match)
    assert [(seat, said.style) for seat, said in record.said(Step(1))] == [(call.seat, "burst")]
    assert record.said(Step(0)) == []


# --------------------------------------------------------------------------------------- open hands


@pytest.mark.parametrize("size", [(920, 720), (880, 720), (1380, 1080), (1000, 1080), (1900, 1080)])
@pytest.mark.parametrize("left_handed", [False, True])
def test_open_hands_lie_in_the_window_clear_of_trick_and_own_hand(
    record: Record, size: tuple[int, int], left_handed: bool
) -> None:
    face: Face = registry.face(record.match.game.name)
    layout = OpenLayout(
        *size,
        record.match.players,
        hand=record.fullest,
        left_handed=left_handed,
        shape=face.shape,
    )
    window = layout.hand_box().unionall(
        [layout.box(0, layout.tall / 2, 2 * layout.half, layout.tall)]
    )
    middle = layout.trick_box()
    for place in range(1, record.match.players):
        poses = layout.open_poses(place, record.fullest)
        boxes = [pose.bounds() for pose in poses]
        assert len(boxes) == record.fullest
        for box in boxes:
            assert window.inflate(2, 2).contains(box)
            assert not middle.colliderect(box)
            assert not layout.hand_box().inflate(-8, -8).colliderect(box)
        seat = layout.seat(place)
        face_box = middle.copy()
        face_box.size = seat.diameter, seat.diameter
        face_box.center = seat.x, seat.y
        assert face_box.inflate(-8, -8).collidelist(boxes) < 0
        widest = max(pose.width for pose in poses)
        lefts = sorted({box.left for box in boxes})
        steps = [b - a for a, b in pairwise(lefts)]
        assert all(step >= 0.1 * widest for step in steps)

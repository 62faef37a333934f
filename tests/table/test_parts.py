"""Timeline, grip, model, fan and canvas, each on its own."""

from __future__ import annotations

import pygame
import pytest
from pygame import Rect

from game.engine.cards import HIDDEN, Card
from game.table.canvas import Canvas, Stamp, changed_rects, merged
from game.table.cues import Clear, Deal, Gather, Open, Rest, Score, Throw, TurnUp
from game.table.hand import Fan
from game.table.layout import Layout
from game.table.model import TableModel
from game.table.pointer import Click, Drop, Grab, Grip, nearest_zone
from game.table.timeline import Motion, Timeline, ease_out, linear, settle

# ---------------------------------------------------------------------------------------- timeline


def test_a_motion_moves_with_the_clock_and_ends_once() -> None:
    shares: list[float] = []
    ends: list[str] = []
    timeline = Timeline()
    timeline.add(Motion(0.2, shares.append, lambda: ends.append("end"), ease=linear))
    timeline.advance(0.05)
    timeline.advance(0.05)
    assert shares == [pytest.approx(0.25), pytest.approx(0.5)]
    timeline.advance(0.5)
    assert shares[-1] == 1.0
    assert ends == ["end"]
    assert not timeline.advance(0.1)


def test_a_delayed_motion_begins_late() -> None:
    begun: list[str] = []
    timeline = Timeline()
    timeline.add(Motion(0.1, delay=0.3, started=lambda: begun.append("now")))
    timeline.advance(0.29)
    assert begun == []
    timeline.advance(0.02)
    assert begun == ["now"]


def test_pace_stretches_time_and_off_ends_at_once() -> None:
    slow, off = Timeline(2.0), Timeline(0.0)
    shares: list[float] = []
    slow.add(Motion(0.2, shares.append, ease=linear))
    slow.advance(0.2)
    assert shares == [pytest.approx(0.5)]
    ends: list[int] = []
    off.add(Motion(5.0, done=lambda: ends.append(1)))
    off.advance(0.001)
    assert ends == [1]


def test_finishing_also_finishes_what_an_end_begins() -> None:
    ends: list[int] = []
    timeline = Timeline()
    second = Motion(9.0, done=lambda: ends.append(2))
    timeline.add(Motion(9.0, done=lambda: timeline.add(second)))
    timeline.add(Motion(9.0, holding=False))
    timeline.finish()
    assert ends == [2]
    assert not timeline.held
    assert timeline.moving


@pytest.mark.parametrize("ease", [linear, ease_out, settle])
def test_every_ease_goes_from_nothing_to_all(ease: object) -> None:
    assert callable(ease)
    assert ease(0.0) == pytest.approx(0.0)
    assert ease(1.0) == pytest.approx(1.0)


# -------------------------------------------------------------------------------------------- grip


def test_a_press_that_hardly_moves_is_a_click() -> None:
    grip = Grip(1.0)
    grip.press(2, 100, 100, (110, 120))
    assert grip.move(103, 104) is None
    assert grip.release(103, 104) == Click(2)
    assert grip.state == "idle"


def test_six_units_make_a_drag_and_the_card_keeps_its_place_under_the_pointer() -> None:
    grip = Grip(1.0)
    grip.press(1, 100, 100, (110, 120))
    assert grip.move(106, 100) == Grab(1)
    grip.move(200, 300)
    assert grip.centre == (210, 320)
    assert grip.release(200, 300) == Drop(1, 210, 320)


def test_the_threshold_follows_the_scale_of_the_window() -> None:
    grip = Grip(2.0)
    grip.press(0, 0, 0, (0, 0))
    assert grip.move(11, 0) is None
    assert grip.move(12, 0) == Grab(0)


def test_cancelling_lets_go_without_a_gesture() -> None:
    grip = Grip(1.0)
    grip.press(0, 0, 0, (0, 0))
    grip.move(50, 0)
    assert grip.cancel()
    assert grip.release(50, 0) is None
    assert not grip.cancel()


def test_a_fast_drag_tilts_and_a_still_hand_straightens() -> None:
    grip = Grip(1.0)
    grip.press(0, 0, 0, (0, 0))
    grip.move(10, 0)
    for n in range(1, 8):
        grip.move(10 + n * 30, 0)
        grip.advance(1 / 60)
    leaning = grip.tilt
    assert 3 < leaning <= 13
    for _n in range(60):
        grip.advance(1 / 60)
    assert abs(grip.tilt) < 1


def test_the_nearest_zone_within_reach_counts() -> None:
    zones = [Rect(0, 0, 100, 100), Rect(0, 200, 100, 100)]
    assert nearest_zone(50, 50, zones, 80) == 0
    assert nearest_zone(50, 140, zones, 80) == 0
    assert nearest_zone(50, 170, zones, 80) == 1
    assert nearest_zone(400, 50, zones, 80) is None


# ------------------------------------------------------------------------------------------- model


def cards(*numbers: int) -> tuple[Card, ...]:
    return tuple(Card(n) for n in numbers)


def test_the_model_is_a_fold_over_cues() -> None:
    model = TableModel(2)
    model.fold(
        [
            Clear(1),
            Deal(0, cards(4, 8, 12)),
            Deal(1, (HIDDEN,) * 3),
            TurnUp(Card(0)),
            Throw(0, Card(8)),
            Throw(1, Card(20)),
            Rest((1,)),
        ]
    )
    assert model.hands == [[4, 12], [HIDDEN, HIDDEN]]
    assert [(c.seat, c.card, c.best) for c in model.trick] == [(0, 8, False), (1, 20, True)]
    model.fold([Gather(1), Score((0, 3))])
    assert model.trick == []
    assert [c.card for c in model.last_trick] == [8, 20]
    assert model.last_winner == 1
    assert model.points == (0, 3)
    assert model.turn_up == 0


def test_an_unseen_card_leaves_from_its_place() -> None:
    model = TableModel(2)
    model.fold([Clear(0), Deal(0, (HIDDEN,) * 3), Throw(0, Card(7), slot=1)])
    assert model.hands[0] == [HIDDEN, HIDDEN]
    assert model.trick[0].card == 7


def test_gathering_nothing_keeps_the_last_trick() -> None:
    model = TableModel(2)
    model.fold([Clear(0), Throw(0, Card(1)), Throw(1, Card(2)), Gather(0), Gather(None)])
    assert [c.card for c in model.last_trick] == [1, 2]
    assert model.last_winner == 0


def test_a_new_deal_clears_the_table() -> None:
    model = TableModel(2)
    model.fold([Open(0, cards(1, 2)), Throw(0, Card(1)), TurnUp(Card(3)), Clear(0)])
    assert model == TableModel(2, stock=True, dealer=0)


# --------------------------------------------------------------------------------------------- fan


def test_a_lifted_card_stays_under_a_pointer_at_its_lower_edge() -> None:
    layout = Layout(1920, 1080, 4)
    fan = Fan(layout)
    fan.lay([(Card(n), n) for n in range(3)], glide=False)
    low = layout.hand_pose(1, 3).y + 130
    assert fan.at(960, low) == 1
    fan.raise_card(1)
    fan.advance(1.0)
    assert fan.cards[1].pose.y == pytest.approx(layout.hand_pose(1, 3).y - 30)
    assert fan.at(960, low) == 1


def test_the_remaining_cards_close_up() -> None:
    layout = Layout(1920, 1080, 4)
    fan = Fan(layout)
    fan.lay([(Card(n), n) for n in range(3)], glide=False)
    fan.lay([(Card(0), 0), (Card(2), 1)], glide=True)
    assert fan.moving
    fan.advance(0.09)
    x = fan.cards[0].pose.x
    assert layout.hand_pose(0, 3).x < x < layout.hand_pose(0, 2).x
    fan.advance(0.2)
    assert [c.pose for c in fan.cards] == [layout.hand_pose(n, 2) for n in range(2)]
    assert [c.slot for c in fan.cards] == [0, 1]


# ------------------------------------------------------------------------------------------ canvas


def square(color: tuple[int, int, int], size: int = 10) -> pygame.Surface:
    surface = pygame.Surface((size, size))
    surface.fill(color)
    return surface


def test_two_equal_frames_change_nothing() -> None:
    red = square((200, 0, 0))
    frame = [Stamp(red, 5, 5), Stamp(red, 30, 30)]
    again = [Stamp(red, 5, 5), Stamp(red, 30, 30)]
    assert changed_rects(frame, again) == []


def test_a_stamp_that_moves_changes_both_places() -> None:
    red = square((200, 0, 0))
    assert changed_rects([Stamp(red, 0, 0)], [Stamp(red, 50, 0)]) == [
        Rect(0, 0, 10, 10),
        Rect(50, 0, 10, 10),
    ]


def test_a_change_of_order_is_a_change() -> None:
    red, blue = square((200, 0, 0)), square((0, 0, 200))
    one, other = Stamp(red, 0, 0), Stamp(blue, 5, 5)
    assert changed_rects([one, other], [other, one]) == [Rect(0, 0, 15, 15)]


def test_overlapping_rectangles_become_one() -> None:
    assert merged([Rect(0, 0, 10, 10), Rect(40, 0, 5, 5), Rect(8, 8, 10, 10)]) == [
        Rect(40, 0, 5, 5),
        Rect(0, 0, 18, 18),
    ]


def test_the_canvas_paints_what_a_full_repaint_would() -> None:
    ground = square((0, 90, 40), 100)
    red, blue, gold = square((200, 0, 0)), square((0, 0, 200), 20), square((230, 190, 60))
    frames = [
        ([Stamp(red, 10, 10), Stamp(blue, 40, 40)], [Stamp(gold, 12, 12)]),
        ([Stamp(red, 10, 10), Stamp(blue, 45, 40)], [Stamp(gold, 50, 45)]),
        ([Stamp(blue, 45, 40), Stamp(red, 50, 50, 128)], [Stamp(gold, 80, 80)]),
        ([Stamp(red, 50, 50, 128)], []),
    ]
    canvas, window = Canvas(ground), pygame.Surface((100, 100))
    canvas.paint(window, [], [], whole=True)
    for still, moving in frames:
        canvas.paint(window, list(still), list(moving), whole=False)
        fresh, expected = Canvas(ground), pygame.Surface((100, 100))
        fresh.paint(expected, list(still), list(moving), whole=True)
        assert pygame.image.tobytes(window, "RGB") == pygame.image.tobytes(expected, "RGB")

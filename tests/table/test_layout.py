"""Nothing overlaps that must be seen, in any window."""

from __future__ import annotations

from itertools import combinations

import pytest
from pygame import Rect

from game.table.layout import Layout, Pose

SIZES = [
    (320, 240),
    (800, 600),
    (1024, 600),
    (1024, 768),
    (1280, 720),
    (1280, 1024),
    (1366, 768),
    (1920, 1080),
    (1920, 1200),
    (2560, 1080),
    (3440, 1440),
    (3840, 2160),
    (800, 1000),
    (1080, 1920),
]
SEATS = [2, 3, 4, 6]


def shrunk(box: Rect, by: int) -> Rect:
    """Shadows and the last pixel of an edge may touch."""
    return box.inflate(-2 * by, -2 * by)


def circle(centre: tuple[int, int], radius: int) -> Rect:
    return Rect(centre[0] - radius, centre[1] - radius, 2 * radius, 2 * radius)


def parts(layout: Layout) -> dict[str, Rect]:
    """Boxes of everything that lies on a table at once, when the player is asked."""
    boxes = {
        "hand": hand(layout),
        "words": layout.words_box(),
        "score": layout.score_box(),
        "stock": layout.stock_pose().bounds().union(layout.turn_up_pose().bounds()),
        "stake": circle(layout.stake_circle()[:2], layout.stake_circle()[2]),
    }
    trick = [layout.trick_pose(p, seed).bounds() for p in range(layout.seats) for seed in range(8)]
    boxes["trick"] = trick[0].unionall(trick[1:])
    for number, box in enumerate(layout.call_boxes(3, parting=True)):
        boxes[f"call {number}"] = box
    for number, centre in enumerate(layout.icon_centres(4)):
        boxes[f"icon {number}"] = circle(centre, layout.icon_diameter // 2)
    for place in range(layout.seats):
        seat = layout.seat(place)
        boxes[f"seat {place}"] = circle((seat.x, seat.y), seat.diameter // 2)
    return boxes


def hand(layout: Layout) -> Rect:
    cards = [layout.hand_pose(n, layout.hand).bounds() for n in range(layout.hand)]
    lifted = [layout.hand_pose(n, layout.hand, lift=1).bounds() for n in range(layout.hand)]
    return cards[0].unionall(cards[1:] + lifted)


@pytest.mark.parametrize("left_handed", [False, True])
@pytest.mark.parametrize("text_scale", [1.0, 1.25, 1.5, 2.0])
@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("size", SIZES)
def test_nothing_overlaps(
    size: tuple[int, int], seats: int, text_scale: float, left_handed: bool
) -> None:
    layout = Layout(*size, seats, text_scale=text_scale, left_handed=left_handed)
    boxes = parts(layout)
    window = Rect(0, 0, *size)
    slack = max(2, round(6 * layout.scale))
    for name, box in boxes.items():
        assert window.contains(shrunk(box, 1)), f"{name} {box} leaves the window {size}"
    for (one, a), (other, b) in combinations(boxes.items(), 2):
        assert not shrunk(a, slack).colliderect(shrunk(b, slack)), f"{one} {a} on {other} {b}"


@pytest.mark.parametrize("cards", [1, 3, 6, 9, 12])
@pytest.mark.parametrize("size", SIZES)
def test_a_hand_of_any_size_keeps_off_the_lower_edge(size: tuple[int, int], cards: int) -> None:
    layout = Layout(*size, 4, hand=cards)
    lowest = max(layout.hand_pose(n, cards).bounds().bottom for n in range(cards))
    assert lowest <= size[1] - round(5 * layout.scale)
    assert lowest >= size[1] - round(40 * layout.scale)


def test_the_usual_window_follows_the_drawing() -> None:
    """Fractions of the height from the drawn table: hand .248 high, trick .19, seats at .113."""
    layout = Layout(1920, 1080, 4)
    assert layout.scale == 1.0
    assert layout.hand_pose(1, 3).height == 268
    assert layout.hand_pose(2, 3).x - layout.hand_pose(1, 3).x == 168
    assert layout.trick_pose(0).height == pytest.approx(206, abs=6)
    right = layout.seat(1)
    assert (right.x, right.diameter) == (1920 - 122, 140)
    assert layout.seat(3).x == 122
    assert layout.seat(2).x == 960
    assert layout.trick_pose(1).x - 960 == pytest.approx(150, abs=4)


def test_seats_stay_at_the_table_in_a_wide_window() -> None:
    layout = Layout(3440, 1440, 4)
    middle = 3440 / 2
    assert layout.seat(1).x - middle < 0.82 * 1440
    assert layout.seat(1).x + layout.seat(3).x == 3440


def test_the_left_handed_table_mirrors_the_buttons() -> None:
    right, left = Layout(1280, 720, 4), Layout(1280, 720, 4, left_handed=True)
    pairs = zip(right.call_boxes(3, parting=True), left.call_boxes(3, parting=True), strict=True)
    for a, b in pairs:
        assert abs((1280 - a.right) - b.left) <= 1
    assert left.score_box().left > 640 > right.score_box().right
    assert left.seat(1).x == right.seat(1).x


def test_the_binding_call_stands_apart() -> None:
    accept, seis, run = Layout(1920, 1080, 4).call_boxes(3, parting=True)
    assert accept.top == seis.top
    assert accept.right < seis.left
    assert run.top - seis.bottom >= 50


def test_four_cards_lie_in_four_directions() -> None:
    layout = Layout(1920, 1080, 4)
    own, right, top, left = (layout.trick_pose(p) for p in range(4))
    assert own.y > right.y > top.y
    assert left.x < own.x < right.x
    assert own.x == top.x == 960


def test_a_turned_card_knows_what_lies_on_it() -> None:
    pose = Pose(100, 100, 90, 88)
    assert pose.bounds().size == (88, 63)
    assert pose.holds(140, 100)
    assert not pose.holds(100, 140)


def test_tilts_are_small_and_come_from_the_seed() -> None:
    layout = Layout(1280, 720, 4)
    tilts = {layout.trick_pose(1, seed).angle for seed in range(20)}
    assert len(tilts) > 10
    assert all(abs(t) <= 6 for t in tilts)
    assert layout.trick_pose(1, 3) == layout.trick_pose(1, 3)

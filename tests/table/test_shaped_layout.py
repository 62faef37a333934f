"""The table with a stock over its turn-up, plaques and piles: nothing overlaps, in any window."""

from __future__ import annotations

from itertools import combinations

import pytest
from pygame import Rect

from game.table.faces.pointtricks import PointTrickFace
from game.table.layout import Layout, Shape
from tests.table.test_layout import SIZES, circle, hand, shrunk

ASPECT = 61 / 95


def parts(layout: Layout) -> dict[str, Rect]:
    """Boxes of everything that lies on the table at once, when the player may sing."""
    boxes = {
        "hand": hand(layout),
        "words": layout.words_box(),
        "score": layout.score_box(),
        "stock": layout.stock_pose().bounds().union(layout.turn_up_pose().bounds()),
    }
    trick = [layout.trick_pose(p, seed).bounds() for p in range(layout.seats) for seed in range(8)]
    boxes["trick"] = trick[0].unionall(trick[1:])
    for number, box in enumerate(layout.call_boxes(2, parting=False)):
        boxes[f"call {number}"] = box
    for number, centre in enumerate(layout.icon_centres(4)):
        boxes[f"icon {number}"] = circle(centre, layout.icon_diameter // 2)
    for place in range(layout.seats):
        seat = layout.seat(place)
        assert seat.plaque is not None
        boxes[f"seat {place}"] = circle((seat.x, seat.y), seat.diameter // 2).union(seat.plaque)
    for place in (0, 1):
        boxes[f"pile {place}"] = layout.pile_pose(place).bounds()
        boxes[f"shown {place}"] = layout.shown_box(place, 0, 1)
    return boxes


@pytest.mark.parametrize("left_handed", [False, True])
@pytest.mark.parametrize("text_scale", [1.0, 1.25, 1.5, 2.0])
@pytest.mark.parametrize("seats", [2, 4])
@pytest.mark.parametrize("cards", [3, 6, 10])
@pytest.mark.parametrize("size", SIZES)
def test_nothing_overlaps(
    size: tuple[int, int], cards: int, seats: int, text_scale: float, left_handed: bool
) -> None:
    layout = Layout(
        *size,
        seats,
        hand=cards,
        text_scale=text_scale,
        left_handed=left_handed,
        aspect=ASPECT,
        shape=PointTrickFace.shape,
    )
    boxes = parts(layout)
    window = Rect(0, 0, *size)
    slack = max(2, round(7 * layout.scale))
    for name, box in boxes.items():
        assert window.contains(shrunk(box, 1)), f"{name} {box} leaves the window {size}"
    for (one, a), (other, b) in combinations(boxes.items(), 2):
        assert not shrunk(a, slack).colliderect(shrunk(b, slack)), f"{one} {a} on {other} {b}"


def test_clockwise_the_next_player_sits_at_the_left() -> None:
    layout = Layout(1920, 1080, 3, shape=Shape(clockwise=True))
    assert layout.seat(1).x < 960 < layout.seat(2).x
    assert layout.trick_pose(1).x < 960 < layout.trick_pose(2).x
    counter = Layout(1920, 1080, 3)
    assert counter.seat(2).x < 960 < counter.seat(1).x


def test_the_turn_up_lies_across_beneath_the_stock() -> None:
    layout = Layout(1920, 1080, 4, hand=6, aspect=ASPECT, shape=PointTrickFace.shape)
    stock, turn_up = layout.stock_pose(), layout.turn_up_pose()
    assert (stock.angle, turn_up.angle) == (0, 90)
    assert stock.bounds().colliderect(turn_up.bounds())
    assert turn_up.bounds().right - stock.bounds().right >= 0.6 * stock.bounds().width

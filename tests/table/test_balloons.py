"""What is said never hides what is needed to answer it."""

from __future__ import annotations

from collections.abc import Callable

import pygame
import pytest
from pygame import Rect

from game.table.balloons import balloon_items
from game.table.canvas import Stamp
from game.table.stage import Balloon
from tests.table.conftest import new_match
from tests.table.driver import Table

Open = Callable[..., Table]

SAID = [
    ("Truco!", "burst"),
    ("Truco, if I may.", "burst"),
    ("I accept!", "speech"),
    ("I would call seis…", "thought"),
]


def ink(stamp: Stamp) -> Rect:
    """The part of a balloon that hides what lies under it."""
    mask = pygame.mask.from_surface(stamp.picture, 200)
    boxes = mask.get_bounding_rects()
    return boxes[0].unionall(boxes[1:]).move(stamp.x, stamp.y)


def hidden(stamp: Stamp, box: Rect) -> float:
    """The share of ``box`` that the balloon hides."""
    mask = pygame.mask.from_surface(stamp.picture, 200)
    whole = pygame.mask.Mask(box.size, fill=True)
    return mask.overlap_area(whole, (box.x - stamp.x, box.y - stamp.y)) / (box.w * box.h)


@pytest.mark.parametrize("size", [(1920, 1080), (1024, 768), (1280, 720), (2560, 1080)])
@pytest.mark.parametrize("players", [2, 4, 6])
@pytest.mark.parametrize("text_scale", [100, 150])
def test_balloons_leave_the_cards_free(
    open_table: Open, size: tuple[int, int], players: int, text_scale: int
) -> None:
    table = open_table(new_match(players=players), size)
    table.app.settings.text_scale = text_scale
    table.app.apply_settings()
    scene = table.scene
    layout = scene.painter.layout
    window = Rect(0, 0, *size)
    x, y, radius = layout.stake_circle()
    cards = {f"hand {n}": layout.hand_pose(n, 3).bounds() for n in range(3)}
    cards["turn-up"] = layout.turn_up_pose().bounds()
    cards["stake"] = Rect(x - radius // 2, y - radius // 2, radius, radius)
    for place in range(players):
        cards[f"trick {place}"] = layout.trick_pose(place).bounds()
    for place in range(players):
        for text, style in SAID:
            balloon = Balloon(place, text, style, 2.0, grown=1.0)
            (item,) = balloon_items(scene.painter.pen, table.session.stage, balloon)
            assert isinstance(item, Stamp)
            assert window.contains(ink(item).inflate(-2, -2)), (place, text)
            for name, box in cards.items():
                assert hidden(item, box) < 0.06, f"{text} of {place} hides {name}"

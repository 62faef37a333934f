"""Cards of the own hand that are pointed out: what was played, and what was best."""

from __future__ import annotations

from math import cos, radians, sin
from typing import TYPE_CHECKING

from game.table.canvas import Item, stamp_at
from game.table.hand import CardMark, Fan

if TYPE_CHECKING:
    from game.table.painter import Painter

COLORS: dict[CardMark, str] = {"played": "#FF8F6B", "best": "#8FE39B"}
ICONS: dict[CardMark, str] = {"played": "icons/hand.svg", "best": "icons/star.svg"}
"""Nobody need tell colours apart: each has a sign as well."""

_SIZE = 46.0


def discs(painter: Painter, fan: Fan) -> list[Item]:
    """A sign above each card of the hand that is pointed out."""
    size = round(_SIZE * painter.layout.scale)
    items: list[Item] = []
    for held in fan.cards:
        if not held.mark:
            continue
        pose, a = held.pose, radians(held.pose.angle)
        up = pose.height / 2 + size * 0.32
        x, y = pose.x + sin(a) * up, pose.y - cos(a) * up
        # The middle of a card is covered in a long fan: the sign stands over what is seen of it.
        x -= min(pose.width / 2, pose.width - painter.layout.fan_step * painter.layout.scale) / 2
        disc = painter.disc(ICONS[held.mark], size, COLORS[held.mark])
        items.append(stamp_at(disc, x, y))
    return items

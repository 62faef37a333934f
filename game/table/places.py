"""Where things lie in the middle of the table besides the trick: a stock side by side, cards laid
away or laid open, and what each player has before them. Results are pixels."""

from __future__ import annotations

from game.table.layout import Layout, Pose

_TILTS = (-1.6, 1.0, -0.7, 1.8, -1.2, 0.5, 1.4)
"""Degrees by which cards that were laid down by hand lie askew."""


def spread_pose(layout: Layout, index: int, count: int, *, aside: bool) -> Pose:
    """Card ``index`` of a stock of ``count`` that lies side by side."""
    k = min(1.0, layout.trick_scale)
    tilt = _TILTS[index % len(_TILTS)]
    if aside:
        pose = layout.stock_pose()
        x = (pose.x - layout.width / 2) / layout.scale + 9 * k * (index - (count - 1) / 2)
        return layout.pose(x, layout.trick_y, pose.angle + tilt, 200 * k)
    t = index - (count - 1) / 2
    return layout.pose(-64 * k + t * 66 * k, layout.trick_y + tilt * 1.5, tilt, 206 * k)


def spread_label(layout: Layout, *, aside: bool) -> tuple[int, int]:
    """Middle of the label under the stock."""
    k = min(1.0, layout.trick_scale)
    x = (layout.stock_pose().x - layout.width / 2) / layout.scale if aside else -64 * k
    return layout.at(x, layout.trick_y + 128 * k)


def turn_up_label(layout: Layout) -> tuple[int, int]:
    """Middle of the label under the turn-up."""
    k = min(1.0, layout.trick_scale)
    x = (layout.turn_up_pose().x - layout.width / 2) / layout.scale
    return layout.at(x, layout.trick_y + 128 * k)


def away_pose(layout: Layout, index: int, places: int) -> Pose:
    """Place ``index`` of ``places`` for cards that are laid away."""
    k = min(1.0, layout.trick_scale)
    step = min(74.0, 444.0 / max(1, places - 1)) * k
    t = index - (places - 1) / 2
    return layout.pose(t * step, layout.trick_y + 4 * k, 0.0, 172 * k)


def laid_pose(layout: Layout, row: int, rows: int, index: int, count: int) -> Pose:
    """A card laid open in row ``row`` of ``rows`` in the middle."""
    k = min(1.0, layout.trick_scale)
    height = (176.0, 158.0, 116.0)[min(rows, 3) - 1] * k
    step = min(0.74 * height, 430 * k / max(1, count - 1))
    gap = height + 34 * k
    y = layout.trick_y - 16 * k + (row - (rows - 1) / 2) * gap
    t = index - (count - 1) / 2
    return layout.pose(t * step, y, t * 0.5, height)


def laid_label(layout: Layout, row: int, rows: int) -> tuple[int, int]:
    """Middle of the line under a row of cards laid open."""
    pose = laid_pose(layout, row, rows, 0, 1)
    return layout.width // 2, round(pose.y + pose.height / 2 + 10 * layout.scale)


def purse_spot(layout: Layout, place: int) -> tuple[int, int]:
    """Foot of the counters that the player at ``place`` has."""
    if place == 0:
        seat = layout.seat(0)
        x = (seat.x - layout.width / 2) / layout.scale
        return layout.at(x - layout.mirror * 26, (seat.y - seat.diameter) / layout.scale - 34)
    pose = layout.pile_pose(place)
    x = (pose.x - layout.width / 2) / layout.scale
    return layout.at(x + (18 if x > 0 else -18), layout.trick_y + 92 * layout.trick_scale)


def stake_spot(layout: Layout, place: int) -> tuple[int, int]:
    """Foot of the counters that the player at ``place`` has staked."""
    k = layout.trick_scale
    if place == 0:
        return layout.at(0, layout.trick_y + 176 * k)
    pose = layout.pile_pose(place)
    x = (pose.x - layout.width / 2) / layout.scale
    return layout.at(x - (58 if x > 0 else -58), layout.trick_y + 186 * k)


def pot_spot(layout: Layout) -> tuple[int, int]:
    """Where payments to and from the pot lie."""
    return layout.at(0, layout.trick_y)

"""Where things lie in the middle of the table besides the trick: a stock side by side, cards laid
away or laid open, and what each player has before them. Results are pixels."""

from __future__ import annotations

from pygame import Rect

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


def tray_box(layout: Layout, place: int) -> Rect:
    """The tray at the right of the pair of the player at ``place``, just above the words."""
    wide = not layout.narrow
    large = layout.text_scale > 1.25
    w, h = (208.0, 68.0) if wide and not large else (164.0, 54.0)
    x = layout.seat_half - (104.0 if not wide else 310.0 if large else 262.0)
    y = layout.words_bottom - layout.words_height - 62
    return layout.box(-x if place % 2 else x, y, w, h)


def note_spot(layout: Layout, place: int) -> tuple[int, int, int]:
    """Where a lasting note about the player at ``place`` stands: a point, and whether the note is
    centred on it (0) or ends there (-1)."""
    seat = layout.seat(place)
    k = layout.scale
    grow = 1 + 0.5 * (layout.text_scale - 1)
    if place == 0:
        return seat.x, round(seat.y - seat.diameter / 2 - (6 + 24 * layout.text_scale) * k), 0
    if seat.side == 0:
        return round(seat.x - seat.diameter / 2 - 26 * k), round(seat.y - 26 * k * grow), -1
    low = max(seat.badge[1], seat.plate_y)
    return seat.x, round(low + 40 * k * grow), 0


def pack_pose(layout: Layout, index: int, count: int, parted: int | None = None) -> Pose:
    """Card ``index`` of a whole pack that is spread to be cut; those from ``parted`` on have been
    pushed aside."""
    k = min(1.0, layout.trick_scale)
    width = min(410.0, 2 * layout.aside_x - 40) * k
    t = index / max(1, count - 1) - 0.5
    aside = 0.0 if parted is None else 13.0 if index >= parted else -13.0
    x, y = t * width + aside * k, layout.trick_y + 56 * k * t * t - abs(aside) * 0.2
    return layout.pose(x, y, t * 9, 176 * k)


def pack_depth(layout: Layout, x: float, count: int) -> int:
    """How many cards of the spread pack lie left of the pixel ``x``."""
    first, last = pack_pose(layout, 0, count), pack_pose(layout, count - 1, count)
    left = first.x - first.width / 2
    share = (x - left) / (last.x - first.x)
    return min(count - 1, max(1, round(share * (count - 1))))


def purse_spot(layout: Layout, place: int) -> tuple[int, int]:
    """Foot of the counters that the player at ``place`` has."""
    if layout.shape.trays:
        return tray_box(layout, place).center
    if place == 0:
        seat = layout.seat(0)
        x = (seat.x - layout.width / 2) / layout.scale
        return layout.at(x - layout.mirror * 26, (seat.y - seat.diameter) / layout.scale - 34)
    pose = layout.pile_pose(place)
    x = (pose.x - layout.width / 2) / layout.scale
    out, down = (58, 196) if layout.narrow else (18, 92)
    return layout.at(x + (out if x > 0 else -out), layout.trick_y + down * layout.trick_scale)


def stake_spot(layout: Layout, place: int) -> tuple[int, int]:
    """Foot of the counters that the player at ``place`` has staked."""
    k = layout.trick_scale
    if place == 0:
        return layout.at(-layout.mirror * 228, layout.trick_y + 170 * k)
    pose = layout.pile_pose(place)
    x = (pose.x - layout.width / 2) / layout.scale
    inner = 70 if layout.narrow else 92
    return layout.at(x - (inner if x > 0 else -inner), layout.trick_y + 172 * k)


def pot_spot(layout: Layout) -> tuple[int, int]:
    """Where payments to and from the pot lie."""
    if layout.shape.trays:
        return layout.stake_circle()[:2]
    return layout.at(0, layout.trick_y)


def around(x: int, y: int, reach: int) -> Rect:
    """The square that reaches so far round a pixel."""
    return Rect(x - reach, y - reach, 2 * reach, 2 * reach)

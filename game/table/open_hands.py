"""Hands of the others laid open beside them, where a deal is looked at after it is over."""

from __future__ import annotations

from math import ceil

from game.table.layout import Layout, Pose
from game.table.places import tray_box

_HEIGHT = 132.0
_LOWER = 110.0
"""Units of height of a long hand at a side."""
_SMALL = 92.0
"""The same where six sit round the table."""
_STEP = 50.0
_SIDE_STEP = 44.0
_ROW = 6
"""Cards that lie side by side at a side of the table; more lie in two rows."""
_NEXT_ROW = 0.55
"""How far, in its height, a second row of cards lies below the first."""
_LONG = 10
_CHIP = 230.0
_NARROWEST = 112.0
"""Units that a label takes at least, however near the trick is."""
_AIR = 8.0


class OpenLayout(Layout):
    """The table with room for open hands beside the other players."""

    @property
    def chip_width(self) -> int:
        width = super().chip_width
        if self.narrow and self.hand > _ROW:
            width = min(width, self.px(_CHIP))
        return min(width, max(self.px(_NARROWEST), self._beside_trick()))

    def _beside_trick(self) -> int:
        """Pixels that the label below the stock may take before it comes under the trick."""
        middle = self.chip_centre(-1)[0]
        gaps = (
            abs(pose.x - middle) - pose.height * pose.aspect / 2
            for pose in map(self.trick_pose, range(self.seats))
        )
        return round(2 * (min(gaps) - _AIR * self.scale))

    def open_poses(self, place: int, count: int, lower: float = 0.0) -> list[Pose]:
        """Where ``count`` open cards of the player at ``place`` lie, ``lower`` units further down
        than usual, if they lie below."""
        if count == 0:
            return []
        if self.seat(place).side == 0:
            return self._across_table(place, count)
        return self._at_side(place, count, lower)

    def _across_table(self, place: int, count: int) -> list[Pose]:
        """In a row beside the player across the table, away from the score."""
        seat, k, way = self.seat(place), self.scale, self.mirror
        height = _HEIGHT * k
        wide = height * self.aspect
        if seat.plaque is None:
            start = seat.x + way * (seat.diameter / 2 + 40 * k)
        else:
            start = seat.plaque.right + 16 * k if way > 0 else seat.x - seat.diameter / 2 - 24 * k
        room = (self.width - start if way > 0 else start) - 20 * k
        step = min(_STEP * k, (room - wide) / max(1, count - 1))
        y = max(84 * k, height / 2 + 12 * k)
        first = start + way * wide / 2
        xs = sorted(first + way * step * number for number in range(count))
        return [Pose(x, y, 0.0, height, self.aspect) for x in xs]

    def _at_side(self, place: int, count: int, lower: float) -> list[Pose]:
        """Under the plate of a player at a side, in one row or two; above the portrait where a
        sheet lies below."""
        seat, k = self.seat(place), self.scale
        full = _HEIGHT if count <= _LONG else _LOWER
        height = (full if self.seats <= 4 else _SMALL) * k
        wide = height * self.aspect
        rows = 1 if count <= _ROW else 2
        if self.shape.panel is not None and seat.side == -self.mirror:
            top = seat.y - seat.diameter / 2 - 14 * k - height * (1 + _NEXT_ROW * (rows - 1))
        else:
            top = self._below(place) + lower * k
        edge = (16 if self.shape.spread else 10) * k
        room = 2 * (min(seat.x, self.width - seat.x) - edge)
        across = ceil(count / rows)
        step = min(_SIDE_STEP * k, (room - wide) / max(1, across - 1))
        poses = []
        for number in range(count):
            row, column = divmod(number, across)
            in_row = min(across, count - row * across)
            x = seat.x + (column - (in_row - 1) / 2) * step
            y = top + height / 2 + row * height * _NEXT_ROW
            poses.append(Pose(x, y, 0.0, height, self.aspect))
        return poses

    def _below(self, place: int) -> float:
        """Pixels from the top to where nothing of the player's own stands any more."""
        seat, k = self.seat(place), self.scale
        if self.shape.trays:
            return tray_box(self, place).bottom + 12 * k
        if seat.plaque is not None:
            return seat.plaque.bottom + 12 * k
        top = seat.plate_y + 32 * k
        if abs(seat.badge[0] - seat.x) < seat.diameter / 4 and seat.badge[1] > seat.y:
            top = max(top, seat.badge[1] + 26 * k)
        return top

"""The pointer's own state: presses, drags and cards that are carried from click to click.

Nothing here asks the system where the mouse is: posted events, touch and tests all work alike.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal

from pygame import Rect

THRESHOLD = 6.0
"""Units a press may move and still be a click."""
REACH = 1.5
"""Card widths within which a dropped card finds the nearest zone."""
MOST_TILT = 13.0

State = Literal["idle", "pressed", "dragging"]


@dataclass(frozen=True, slots=True)
class Click:
    """``item`` was pressed and released in place."""

    item: int


@dataclass(frozen=True, slots=True)
class Grab:
    """``item`` left its place under the pointer."""

    item: int


@dataclass(frozen=True, slots=True)
class Drop:
    """``item`` was let go at (x, y), pixels of its centre."""

    item: int
    x: float
    y: float


Gesture = Click | Grab | Drop


class Grip:
    """Follows one finger or mouse. Positions are pixels; ``scale`` is pixels a unit."""

    def __init__(self, scale: float) -> None:
        self.scale = scale
        self.state: State = "idle"
        self.item = -1
        self.x = self.y = 0.0
        self.tilt = 0.0
        self._press = (0.0, 0.0)
        self._hold = (0.0, 0.0)
        self._speed = 0.0
        self._last = 0.0

    @property
    def dragging(self) -> bool:
        return self.state == "dragging"

    @property
    def centre(self) -> tuple[float, float]:
        """Where the centre of the dragged card is."""
        return self.x - self._hold[0], self.y - self._hold[1]

    def press(self, item: int, x: float, y: float, centre: tuple[float, float]) -> None:
        """Press on ``item``, whose centre is ``centre``."""
        self.state, self.item = "pressed", item
        self.x, self.y = self._press = (x, y)
        self._hold = (x - centre[0], y - centre[1])
        self._speed = self.tilt = 0.0
        self._last = x

    def move(self, x: float, y: float) -> Grab | None:
        """Move to (x, y). A press that moves far enough takes its item along."""
        self.x, self.y = x, y
        if self.state != "pressed":
            return None
        dx, dy = x - self._press[0], y - self._press[1]
        if (dx * dx + dy * dy) ** 0.5 < THRESHOLD * self.scale:
            return None
        self.state = "dragging"
        return Grab(self.item)

    def release(self, x: float, y: float) -> Click | Drop | None:
        """Let go: a click, a drop, or nothing if nothing was held."""
        state, item = self.state, self.item
        self.x, self.y = x, y
        centre = self.centre
        self.cancel()
        if state == "pressed":
            return Click(item)
        if state == "dragging":
            return Drop(item, *centre)
        return None

    def cancel(self) -> bool:
        """Let go of everything without a gesture; True if something was held."""
        held = self.state != "idle"
        self.state, self.item = "idle", -1
        self.tilt = self._speed = 0.0
        return held

    def advance(self, seconds: float) -> bool:
        """Let the tilt follow the speed of the drag; True if it changed."""
        if not self.dragging or seconds <= 0:
            return False
        speed = (self.x - self._last) / self.scale / seconds
        self._last = self.x
        blend = min(1.0, seconds * 14)
        self._speed += (speed - self._speed) * blend
        tilt = max(-MOST_TILT, min(MOST_TILT, self._speed / 90))
        changed = abs(tilt - self.tilt) > 0.05
        self.tilt = tilt if changed else self.tilt
        return changed

    @property
    def swaying(self) -> bool:
        """Whether the tilt of the held card still has to die away."""
        return self.dragging and abs(self._speed) > 2.0


def nearest_zone(x: float, y: float, zones: Sequence[Rect], reach: float) -> int | None:
    """Index of the zone nearest to (x, y), if it is within ``reach`` pixels."""
    best, found = reach, None
    for index, zone in enumerate(zones):
        dx = max(zone.left - x, 0.0, x - zone.right)
        dy = max(zone.top - y, 0.0, y - zone.bottom)
        distance = (dx * dx + dy * dy) ** 0.5
        if distance <= best and (found is None or distance < best):
            best, found = distance, index
    return found

"""Which tooltip is shown on the table: that of what the pointer rests on, or of what has the focus.

The table draws its widgets itself, so that it also has to know when a tooltip comes and goes.
"""

from __future__ import annotations

from game.ui.focus import TOOLTIP_AFTER, Desk
from game.ui.widget import Widget


class Tooltips:
    """Watches the pointer over the widgets of ``desk``."""

    def __init__(self, desk: Desk) -> None:
        self.desk = desk
        self._hovered: Widget | None = None
        self._hovered_for = 0.0

    @property
    def waiting(self) -> bool:
        """Whether a tooltip may still come without anything being done."""
        return self._hovered_for < TOOLTIP_AFTER

    @property
    def shown(self) -> Widget | None:
        """The widget whose tooltip is to be seen."""
        if self._hovered is not None and not self.waiting:
            return self._hovered
        focus = self.desk.focus
        return focus if focus is not None and focus.shows_focus and focus.tooltip else None

    def advance(self, dt: float) -> bool:
        """Let ``dt`` seconds pass; whether a tooltip comes or goes."""
        hovered = next((w for w in self.desk.walk() if w.hovered and w.tooltip), None)
        if hovered is not self._hovered:
            was_shown = self.shown is not None
            self._hovered, self._hovered_for = hovered, 0.0 if hovered else TOOLTIP_AFTER
            return was_shown
        if hovered is None or not self.waiting:
            self._hovered_for = TOOLTIP_AFTER
            return False
        self._hovered_for += dt
        return not self.waiting

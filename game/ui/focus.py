"""The desk: the widgets of one scene, which of them has the focus, and who gets which input."""

from __future__ import annotations

from collections.abc import Callable, Iterable

import pygame

from game.ui.context import Ui
from game.ui.events import Attention, Input, Pointer, Press, Typed
from game.ui.panes import Pane
from game.ui.widget import Widget

TOOLTIP_AFTER = 0.45
"""Seconds the pointer rests before a tooltip comes."""

_DIRECTIONS = {"left": (-1, 0), "right": (1, 0), "up": (0, -1), "down": (0, 1)}


class Desk:
    """Hands input to widgets and moves the focus among them.

    ``mouse_only`` scenes (the table) may keep a desk for their buttons and ask it first.
    """

    def __init__(self, ui: Ui) -> None:
        self.ui = ui
        self.widgets: list[Widget] = []
        self.focus: Widget | None = None
        self.on_focus: Callable[[Widget], object] | None = None
        self._capture: Widget | None = None
        self._start: Pointer | None = None
        self._hover: Widget | None = None
        self._rested = 0.0
        self._mouse: tuple[float, float] | None = None

    @property
    def holding(self) -> bool:
        """Whether the pointer holds a widget: not the time to make widgets anew."""
        return self._capture is not None

    # What is on it

    def set(self, widgets: Iterable[Widget]) -> None:
        """Put other widgets here. The focus stays on the one of the same key, if there is one."""
        key = self.focus.key if self.focus is not None else ""
        self.widgets = list(widgets)
        self._capture = self._start = self._hover = None
        old, self.focus = self.focus, None
        if old is not None:
            old.focused = False
        for widget in self.walk():
            if key and widget.key == key and widget.focusable:
                self.focus = widget
                widget.focused = True
                break
        if self._mouse is not None:
            self._hover_on(self.at(*self._mouse))
        self.ui.redraw()

    def walk(self) -> Iterable[Widget]:
        for widget in self.widgets:
            yield from widget.walk()

    def find(self, key: str) -> Widget:
        """The widget ``key``.

        Raises:
            KeyError: there is none.
        """
        for widget in self.walk():
            if widget.key == key:
                return widget
        raise KeyError(key)

    def stops(self) -> list[Widget]:
        """Where the focus can go, in the order of Tab."""
        return [w for w in self.walk() if w.focusable and w.enabled]

    def give_focus(self, widget: Widget | None, *, say: bool = True) -> None:
        """Move the focus, bring its widget into sight, and say what it is."""
        if widget is self.focus:
            return
        if self.focus is not None:
            self.focus.focused = False
            self.focus.focus_changed()
        self.focus = widget
        if widget is None:
            self.ui.redraw()
            return
        widget.focused = True
        widget.focus_changed()
        holder = widget.parent
        while holder is not None:
            holder.reveal(widget)
            holder = holder.parent
        if say:
            self.ui.speech.say(widget.spoken())
        if self.on_focus is not None:
            self.on_focus(widget)
        self.ui.redraw()

    def focus_on(self, key: str) -> None:
        """Give the focus to the widget ``key`` if it is there."""
        for widget in self.stops():
            if widget.key == key:
                self.give_focus(widget)
                return

    # Input

    def handle(self, event: Input) -> bool:
        """Give ``event`` to whom it concerns; whether anybody used it."""
        if isinstance(event, Pointer):
            return self._pointer(event)
        if isinstance(event, Typed):
            return self.focus is not None and self.focus.typed(event)
        if isinstance(event, Attention):
            return False
        return self._press(event)

    def _press(self, event: Press) -> bool:
        if event.commands and not self.ui.keyboard:
            self.ui.keyboard = True
            self.ui.redraw()
        if self.focus is not None and self.focus.press(event):
            return True
        if event.means("next", "previous"):
            self._tab(-1 if event.means("previous") else 1)
            return True
        for command, way in _DIRECTIONS.items():
            if event.means(command):
                return self._arrow(way) or any(pane.page(event) for pane in self._panes())
        return any(pane.page(event) for pane in self._panes())

    def _panes(self) -> list[Pane]:
        """Panes that keys may scroll, the one around the focus first."""
        panes = [w for w in self.walk() if isinstance(w, Pane)]
        focus = self.focus
        return sorted(panes, key=lambda p: not (focus is not None and focus.parent is p))

    def _tab(self, by: int) -> None:
        stops = self.stops()
        if not stops:
            return
        if self.focus not in stops:
            self.give_focus(stops[0 if by > 0 else -1])
        else:
            self.give_focus(stops[(stops.index(self.focus) + by) % len(stops)])

    def _arrow(self, way: tuple[int, int]) -> bool:
        """To the nearest stop in that direction; sideways distance counts double and more."""
        stops = self.stops()
        if not stops:
            return False
        if self.focus not in stops:
            self.give_focus(stops[0])
            return True
        best = min(
            (w for w in stops if w is not self.focus and _ahead(self.focus, w, way)),
            key=lambda w: _cost(self.focus, w, way),
            default=None,
        )
        if best is None:
            return False
        self.give_focus(best)
        return True

    def _pointer(self, event: Pointer) -> bool:
        self._mouse = None if event.touch or event.kind == "cancel" else event.pos
        if self._capture is not None and event.kind != "wheel":
            return self._captured(event)
        target = self.at(event.x, event.y)
        if event.kind == "wheel":
            return self._wheel(target, event)
        self._hover_on(target if event.kind != "cancel" and not event.touch else None)
        if event.kind == "move":
            return target is not None and target.pointer(event)
        if event.kind == "cancel":
            return False
        if event.kind == "down" and self.ui.keyboard:
            self.ui.keyboard = False
            self.ui.redraw()
        while target is not None:
            if target.enabled and target.pointer(event):
                if event.kind == "down":
                    self._capture, self._start = target, event
                    if target.focusable:
                        self.give_focus(target, say=False)
                return True
            target = target.parent
        return False

    def release(self) -> None:
        """Forget what the pointer holds: somebody else has seen it let go."""
        self._capture = self._start = None

    def _captured(self, event: Pointer) -> bool:
        held, start = self._capture, self._start
        assert held is not None
        if event.kind == "move" and start is not None:
            holder = held.parent
            while holder is not None:
                if isinstance(holder, Pane) and holder.takes_over(start, event):
                    held.pointer(Pointer("cancel", event.x, event.y))
                    self._capture = holder
                    return True
                holder = holder.parent
        if event.kind in ("up", "cancel"):
            self._capture = self._start = None
        held.pointer(event)
        if event.kind == "up" and not event.touch:
            self._hover_on(self.at(event.x, event.y))
        return True

    def _wheel(self, target: Widget | None, event: Pointer) -> bool:
        while target is not None:
            if target.pointer(event):
                return True
            target = target.parent
        return False

    def at(self, x: float, y: float) -> Widget | None:
        """The topmost widget at a place."""
        for widget in reversed(self.widgets):
            found = _deepest(widget, x, y)
            if found is not None:
                return found
        return None

    def _hover_on(self, widget: Widget | None) -> None:
        if widget is self._hover:
            return
        for one, over in ((self._hover, False), (widget, True)):
            if one is not None:
                one.hovered = over
                one.changed()
        self._hover = widget
        self._rested = 0.0

    # Each frame

    def update(self, dt: float) -> None:
        """Let ``dt`` seconds pass: tooltips come after a while."""
        hover = self._hover
        if hover is not None and hover.tooltip and self._rested < TOOLTIP_AFTER:
            self._rested += dt
            if self._rested >= TOOLTIP_AFTER:
                self.ui.redraw()

    def draw(self, surface: pygame.Surface) -> None:
        """Draw all widgets, the focus ring and the tooltip."""
        for widget in self.widgets:
            if widget.visible:
                widget.draw(surface)
                if widget.shows_focus and not widget.draws_focus:
                    self.ui.paint.focus_ring(surface, widget.rect, widget.radius)
        self._draw_tooltip(surface)

    def _draw_tooltip(self, surface: pygame.Surface) -> None:
        widget = None
        if self._hover is not None and self._hover.tooltip and self._rested >= TOOLTIP_AFTER:
            widget = self._hover
        elif self.focus is not None and self.focus.shows_focus and self.focus.tooltip:
            widget = self.focus
        if widget is None:
            return
        ui = self.ui
        text = ui.text.render(widget.tooltip, 22, ui.theme.rgb("text"), max_width=460)
        w = text.get_width() / ui.metrics.scale + 32
        h = text.get_height() / ui.metrics.scale + 18
        x = min(max(8.0, widget.rect.centerx - w / 2), ui.metrics.width - w - 8)
        y = widget.rect.bottom + 14
        if y + h > ui.metrics.height - 8:
            y = widget.rect.top - 14 - h
        ui.paint.panel(surface, pygame.FRect(x, y, w, h))
        surface.blit(text, ui.metrics.point(x + 16, y + 9))

    def facts(self) -> list[dict[str, object]]:
        """Where the widgets lie, in pixels, for tests that drive the window from outside."""
        found: list[dict[str, object]] = []
        for widget in self.walk():
            if not widget.label:
                continue
            area = self.ui.metrics.rect(*widget.rect)
            holder = widget.parent
            while holder is not None:
                limit = holder.clip()
                if limit is not None:
                    area = area.clip(self.ui.metrics.rect(*limit))
                holder = holder.parent
            if area.width and area.height:
                found.append(
                    {
                        "label": widget.label,
                        "key": widget.key,
                        "rect": list(area),
                        "focus": widget.focused,
                        "enabled": widget.enabled,
                    }
                )
        return found


def _deepest(widget: Widget, x: float, y: float) -> Widget | None:
    if not widget.visible:
        return None
    inside = widget.hit(x, y)
    limit = widget.clip()
    if limit is None or limit.collidepoint(x, y):
        for child in reversed(widget.children()):
            found = _deepest(child, x, y)
            if found is not None:
                return found
    return widget if inside else None


def _ahead(here: Widget, there: Widget, way: tuple[int, int]) -> bool:
    a, b = here.rect, there.rect
    if way[0]:
        return (b.centerx - a.centerx) * way[0] > 4 and (
            b.left >= a.right - 8 if way[0] > 0 else b.right <= a.left + 8
        )
    return (b.centery - a.centery) * way[1] > 4 and (
        b.top >= a.bottom - 8 if way[1] > 0 else b.bottom <= a.top + 8
    )


def _cost(here: Widget | None, there: Widget, way: tuple[int, int]) -> float:
    assert here is not None
    a, b = here.rect, there.rect
    if way[0]:
        along = b.left - a.right if way[0] > 0 else a.left - b.right
        aside = max(0.0, b.top - a.bottom, a.top - b.bottom)
        off = abs(b.centery - a.centery)
    else:
        along = b.top - a.bottom if way[1] > 0 else a.top - b.bottom
        aside = max(0.0, b.left - a.right, a.left - b.right)
        off = abs(b.centerx - a.centerx)
    return max(0.0, along) + 3 * aside + 0.1 * off

"""Where a value is set: one of several, or a number on a scale."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import pygame

from game.i18n import _
from game.ui.buttons import caption_height, draw_caption
from game.ui.context import Ui
from game.ui.events import Pointer, Press
from game.ui.theme import rgb
from game.ui.widget import Widget, put_centered


class Choice(Widget):
    """One of several values: all side by side where they fit, else the chosen one with arrows.

    ``choices`` are (value, label). Left and right choose; the end is an end.
    """

    focusable = True
    radius = 14.0
    _STEP = 52.0

    def __init__(
        self,
        ui: Ui,
        label: str,
        choices: Sequence[tuple[Any, str]],
        value: Any,
        on_change: Callable[[Any], object] | None = None,
        *,
        key: str = "",
        help: str = "",
    ) -> None:
        super().__init__(ui, label, key=key)
        self.choices = tuple(choices)
        self.value = value
        self.on_change = on_change
        self.help = help
        self._over = -1

    @property
    def index(self) -> int:
        """Place of the value; 0 when it is none of the choices."""
        for number, (value, _label) in enumerate(self.choices):
            if type(value) is type(self.value) and value == self.value:
                return number
        return 0

    def choose(self, index: int) -> None:
        """Take the choice at ``index``, if there is one and it is another."""
        if not self.enabled or not 0 <= index < len(self.choices) or index == self.index:
            return
        self.value = self.choices[index][0]
        self.ui.audio.play("tick")
        if self.on_change is not None:
            self.on_change(self.value)
        self.ui.speech.say(self.spoken())
        self.changed()

    def spoken(self) -> str:
        return _("{label}: {value}", label=self.label, value=self.choices[self.index][1])

    # Layout: beside the label when there is room, else under it.

    def _segments(self) -> float:
        """Width of all choices side by side."""
        return 12 + sum(self._wide(label) for _value, label in self.choices)

    def _wide(self, label: str) -> float:
        return max(64.0, self.ui.text.measure(label, 23, "bold")[0] + 36)

    def _control(self, width: float) -> tuple[float, bool, bool]:
        """(width of the control, segmented?, beside the label?)"""
        room = width - 36
        segments = self._segments()
        label = self.ui.text.measure(self.label, 26)[0]
        if segments <= room * 0.62 and segments + min(label, room * 0.36) + 24 <= room:
            return segments, True, True
        if segments <= room:
            return segments, True, False
        longest = max(self.ui.text.measure(text, 23, "bold")[0] for _v, text in self.choices)
        stepper = min(longest + 2 * self._STEP + 40, room)
        beside = stepper <= room * 0.6 and stepper + min(label, room * 0.36) + 24 <= room
        return stepper, False, beside

    def _control_height(self, width: float, segmented: bool) -> float:
        line = self.ui.text.line_height(23, "bold")
        if not segmented:
            inner = width - 2 * self._STEP - 20
            line = max(
                self.ui.text.measure(text, 23, "bold", inner)[1] for _v, text in self.choices
            )
        return max(50.0, line + 18)

    def height_for(self, width: float) -> float:
        control, segmented, beside = self._control(width)
        tall = self._control_height(control, segmented)
        if beside:
            return max(
                tall + 20, caption_height(self.ui, self.label, self.help, width - 60 - control)
            )
        return caption_height(self.ui, self.label, self.help, width - 36) + tall + 8

    def control_rect(self) -> pygame.FRect:
        """Where the choices are."""
        width, segmented, beside = self._control(self.rect.width)
        tall = self._control_height(width, segmented)
        x = self.rect.right - 18 - width if beside else self.rect.x + 18
        y = self.rect.centery - tall / 2 if beside else self.rect.bottom - tall - 14
        return pygame.FRect(x, y, width, tall)

    def _parts(self) -> list[tuple[pygame.FRect, int]]:
        """Rectangles that choose, each with the index it chooses."""
        area = self.control_rect()
        if self._control(self.rect.width)[1]:
            parts = []
            x = area.x + 6
            for number, (_value, label) in enumerate(self.choices):
                wide = self._wide(label)
                parts.append((pygame.FRect(x, area.y + 6, wide, area.height - 12), number))
                x += wide
            return parts
        left = pygame.FRect(area.x, area.y, self._STEP, area.height)
        right = pygame.FRect(area.right - self._STEP, area.y, self._STEP, area.height)
        return [(left, self.index - 1), (right, self.index + 1)]

    def draw(self, surface: pygame.Surface) -> None:
        ui, theme = self.ui, self.ui.theme
        ui.paint.panel(surface, self.rect, "hover" if self.hovered else "row")
        control, segmented, beside = self._control(self.rect.width)
        if beside:
            room = self.rect.width - 60 - control
            draw_caption(surface, ui, self.label, self.help, self.rect, room)
        else:
            above = self.rect.copy()
            above.height = self.control_rect().y - self.rect.y + 8
            draw_caption(surface, ui, self.label, self.help, above, self.rect.width - 36)
        area = self.control_rect()
        ui.paint.panel(surface, area, "well")
        if segmented:
            for part, number in self._parts():
                chosen = number == self.index
                if chosen:
                    ui.paint.button(surface, part, "primary", pressed=True, radius=10)
                ink = rgb(theme.buttons["primary"].ink) if chosen else theme.rgb("text")
                if number == self._over and not chosen:
                    ink = theme.rgb("accent")
                text = ui.text.render(self.choices[number][1], 23, self.ink(ink), "bold")
                put_centered(surface, text, part, ui, 1 if chosen else 0)
            return
        index = self.index
        for (part, goal), sign in zip(self._parts(), "←→", strict=True):
            able = 0 <= goal < len(self.choices)
            ink = theme.rgb("accent") if able else (110, 92, 70)
            put_centered(surface, ui.text.render(sign, 28, ink, "bold"), part, ui)
        inner = area.inflate(-2 * self._STEP, 0)
        text = ui.text.fit(
            self.choices[index][1], 23, self.ink(theme.rgb("text")), inner.width - 12, "bold"
        )
        put_centered(surface, text, inner, ui)

    def pointer(self, event: Pointer) -> bool:
        if event.kind == "move":
            over = self._at(event)
            if over != self._over:
                self._over = over
                self.changed()
            return event.button == 1
        if event.kind == "down" and event.button == 1:
            return True
        if event.kind == "up":
            goal = self._at(event)
            if goal >= 0:
                self.choose(goal)
            return True
        return False

    def _at(self, event: Pointer) -> int:
        for part, number in self._parts():
            if part.collidepoint(event.pos):
                return number
        return -1

    def press(self, event: Press) -> bool:
        if event.means("left"):
            self.choose(self.index - 1)
        elif event.means("right"):
            self.choose(self.index + 1)
        elif event.means("confirm"):
            self.choose((self.index + 1) % len(self.choices))
        else:
            return False
        return True


class Slider(Widget):
    """A number on a scale from ``low`` to ``high`` in steps.

    ``shown`` turns the value into words. ``on_change`` is told while it moves.
    """

    focusable = True
    radius = 14.0

    def __init__(
        self,
        ui: Ui,
        label: str,
        value: float,
        low: float,
        high: float,
        step: float,
        on_change: Callable[[float], object] | None = None,
        *,
        key: str = "",
        help: str = "",
        shown: Callable[[float], str] = lambda value: f"{value:g}",
    ) -> None:
        super().__init__(ui, label, key=key)
        self.value = value
        self.low, self.high, self.step = low, high, step
        self.on_change = on_change
        self.help = help
        self.shown = shown
        self._held = False

    def set(self, value: float) -> None:
        """Move to the step nearest ``value``."""
        steps = round((value - self.low) / self.step)
        near = round(min(self.high, max(self.low, self.low + steps * self.step)), 6)
        if near == self.value or not self.enabled:
            return
        self.value = near
        if self.on_change is not None:
            self.on_change(near)
        self.changed()

    def spoken(self) -> str:
        return _("{label}: {value}", label=self.label, value=self.shown(self.value))

    def height_for(self, width: float) -> float:
        return caption_height(self.ui, self.label, self.help, width * 0.5)

    def _track(self) -> pygame.FRect:
        width = self.rect.width
        reserve = 36.0 + max(
            self.ui.text.measure(self.shown(v), 23, "bold")[0]
            for v in (self.low, self.high, self.value)
        )
        long = max(60.0, width * 0.48 - reserve)
        return pygame.FRect(self.rect.right - reserve - long, self.rect.centery - 6, long, 12)

    def draw(self, surface: pygame.Surface) -> None:
        ui, theme = self.ui, self.ui.theme
        ui.paint.panel(surface, self.rect, "hover" if self.hovered else "row")
        draw_caption(surface, ui, self.label, self.help, self.rect, self.rect.width * 0.5)
        track = self._track()
        share = (self.value - self.low) / (self.high - self.low)
        ui.paint.panel(surface, track, "well")
        filled = track.copy()
        filled.width = max(12.0, track.width * share)
        ui.paint.button(surface, filled, "primary", pressed=True, radius=6)
        knob = pygame.FRect(0, 0, 36, 36)
        knob.center = (track.x + track.width * share, track.centery)
        ui.paint.pill(surface, knob, "tag")
        text = ui.text.render(self.shown(self.value), 23, self.ink(theme.rgb("text")), "bold")
        right, middle = ui.metrics.point(self.rect.right - 18, self.rect.centery)
        surface.blit(text, (right - text.get_width(), middle - text.get_height() // 2))

    def pointer(self, event: Pointer) -> bool:
        if event.kind == "down" and event.button == 1:
            self._held = bool(self._track().inflate(40, 44).collidepoint(event.pos))
        elif event.kind in ("up", "cancel"):
            if self._held and event.kind == "up":
                self.ui.audio.play("tick")
                self.ui.speech.say(self.spoken())
            self._held = False
            return True
        elif event.kind != "move" or event.button != 1:
            return False
        if self._held:
            track = self._track()
            self.set(self.low + (event.x - track.x) / track.width * (self.high - self.low))
        return True

    def press(self, event: Press) -> bool:
        span = self.high - self.low
        if event.means("left"):
            self.set(self.value - self.step)
        elif event.means("right"):
            self.set(self.value + self.step)
        elif event.means("page_down"):
            self.set(self.value - max(self.step, span / 5))
        elif event.means("page_up"):
            self.set(self.value + max(self.step, span / 5))
        elif event.means("first"):
            self.set(self.low)
        elif event.means("last"):
            self.set(self.high)
        else:
            return False
        self.ui.speech.say(self.spoken())
        return True

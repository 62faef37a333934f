"""What the review of a deal is made of: the decisions in a list, and the deal as a line to go
along."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass

import pygame

from game.bots.analysis import Point, Verdict
from game.i18n import _
from game.table.marked import COLORS, ICONS
from game.ui.buttons import Pressable
from game.ui.context import Ui
from game.ui.events import Pointer, Press
from game.ui.theme import rgb
from game.ui.widget import Widget
from game.wording.hint import called, reason
from game.words import Words, plain

_REASONS = 2
"""Reasons that are told of a decision."""
_GOOD, _BAD = rgb(COLORS["best"]), rgb(COLORS["played"])


@dataclass(frozen=True, slots=True)
class Told:
    """A decision in words. ``cost`` is None while it is not known; ``lost`` says it, or what stands
    in its place. ``best`` and ``why`` are empty where there is nothing to say."""

    number: int
    place: int
    played: str
    lost: str
    cost: float | None = None
    best: str = ""
    worths: tuple[str, ...] = ()
    """What the play and the best were worth."""
    why: str = ""

    @property
    def best_it_was(self) -> bool:
        """Whether nothing was given away."""
        return self.cost == 0

    def spoken(self) -> str:
        parts = [self.played, self.lost]
        if self.best:
            parts.append(_("Best: {play}", play=self.best))
        return ". ".join(plain(part) for part in (*parts, self.why) if part)


def tell(words: Words, number: int, point: Point, verdict: Verdict | None) -> Told:
    """Decision ``number`` (from 1) in words; without a verdict it is still being thought about."""
    view = point.view
    played = called(words, point.action, view)
    if verdict is None:
        return Told(number, point.place, played, _("thinking…"))
    why = reason(words, verdict.reasons, _REASONS)
    cost = verdict.cost
    nothing = words.loss(0.0, view)
    if cost is not None and words.loss(cost, view) == nothing:
        cost = 0.0
    if cost == 0:
        return Told(number, point.place, played, _("good"), 0.0, why=why)
    best = called(words, verdict.best, view)
    if cost is None:
        return Told(number, point.place, played, _("not judged"), None, best, why=why)
    assert verdict.value is not None and verdict.best_value is not None
    values = verdict.value, verdict.best_value
    worths = tuple(words.worth(value, view, brief=True) for value in values)
    return Told(number, point.place, played, words.loss(cost, view), cost, best, worths, why)


class Decision(Pressable):
    """A decision in the list: what was done and what it cost, as a bar beside the ``dearest``;
    when it is chosen, also what was best, and why."""

    radius = 14.0
    _NUMBER = 40.0

    def __init__(
        self,
        ui: Ui,
        told: Told,
        dearest: float,
        on_press: Callable[[], object],
        *,
        chosen: bool,
    ) -> None:
        super().__init__(ui, told.played, on_press, key=f"decision {told.place}", sound="tick")
        self.told = told
        self.dearest = dearest
        self.chosen = chosen

    def spoken(self) -> str:
        words = self.told.spoken()
        return _("{label}, chosen", label=words) if self.chosen else words

    # Layout: the cost stands at the right where there is room beside the words.

    def _lines(self, width: float) -> list[tuple[str, float, str, pygame.Surface | None]]:
        """(text, size, colour, sign) of what stands under the name."""
        told, ui = self.told, self.ui
        if not self.chosen:
            if told.best:
                return [(_("Best: {play}", play=told.best), 20, "muted", None)]
            return []
        lines: list[tuple[str, float, str, pygame.Surface | None]] = []
        if told.best:
            signs = [_sign(ui, ICONS[mark], COLORS[mark]) for mark in ("played", "best")]
            names = [told.played, told.best]
            if told.worths:
                names = [f"{name}: {worth}" for name, worth in zip(names, told.worths, strict=True)]
            lines += [(n, 21, "text", sign) for n, sign in zip(names, signs, strict=True)]
        if told.why:
            lines.append((f"_{told.why}_" if "_" not in told.why else told.why, 21, "muted", None))
        return lines

    def _room(self, width: float) -> float:
        return width - self._NUMBER - 34

    def _name_room(self, width: float) -> tuple[float, bool]:
        """Width for the name, and whether the cost stands beside it."""
        lost = self.ui.text.measure(self.told.lost, 22, "bold")[0] + 16
        room = self._room(width)
        beside = room - lost >= room * 0.45
        return (room - lost if beside else room), beside

    def height_for(self, width: float) -> float:
        measure = self.ui.text.measure
        room, beside = self._name_room(width)
        high = measure(self.told.played, 24, "bold", room)[1]
        if not beside:
            high += measure(self.told.lost, 22, "bold")[1]
        for text, size, _color, sign in self._lines(width):
            wide = self._room(width) - (36 if sign else 0)
            high += measure(text, size, "text", wide)[1] + 4
        return max(58.0, high + 24 + (14 if self._bar else 0))

    @property
    def _bar(self) -> bool:
        return bool(self.told.cost)

    # Look

    def draw(self, surface: pygame.Surface) -> None:
        ui, theme, metrics = self.ui, self.ui.theme, self.ui.metrics
        style = "chosen" if self.chosen else "hover" if self.hovered else "row"
        ui.paint.panel(surface, self.rect, style)
        told, width = self.told, self.rect.width
        x, y = self.rect.x + self._NUMBER + 16, self.rect.y + 11
        number = ui.text.render(str(told.number), 20, theme.rgb("muted"), "bold")
        left, top = metrics.point(self.rect.x + 16 + self._NUMBER / 2 - 6, y + 2)
        surface.blit(number, (left - number.get_width() // 2, top))
        room, beside = self._name_room(width)
        ink = theme.rgb("accent" if self.chosen else "text")
        name = ui.text.render(told.played, 24, ink, "bold", room)
        surface.blit(name, metrics.point(x, y))
        lost = ui.text.render(told.lost, 22, self._ink(), "bold")
        high = name.get_height()
        if beside:
            right = metrics.px(self.rect.right - 18) - lost.get_width()
            surface.blit(lost, (right, metrics.px(y + 1)))
        else:
            surface.blit(lost, (metrics.px(x), metrics.px(y) + high))
            high += lost.get_height()
        y += high / metrics.scale + 4
        for text, size, color, sign in self._lines(width):
            shift = 0
            if sign is not None:
                surface.blit(sign, metrics.point(x - 2, y))
                shift = 36
            wide = self._room(width) - shift
            accent = theme.rgb("accent")
            line = ui.text.render(text, size, theme.rgb(color), "text", wide, accent=accent)
            surface.blit(line, metrics.point(x + shift, y))
            y += line.get_height() / metrics.scale + 4
        if self._bar:
            self._draw_bar(surface, x, room=self._room(width))

    def _ink(self) -> tuple[int, int, int]:
        if self.told.cost is None:
            return self.ui.theme.rgb("muted")
        return _GOOD if self.told.best_it_was else _BAD

    def _draw_bar(self, surface: pygame.Surface, x: float, room: float) -> None:
        """How much it cost, beside the dearest."""
        assert self.told.cost is not None
        metrics = self.ui.metrics
        share = min(1.0, self.told.cost / self.dearest) if self.dearest > 0 else 0.0
        track = metrics.rect(x, self.rect.bottom - 16, room, 6)
        high = max(2, track.height)
        radius = high // 2
        pygame.draw.rect(surface, self.ui.theme.rgb("well_top"), track, border_radius=radius)
        filled = track.copy()
        filled.width = max(high, round(track.width * share))
        pygame.draw.rect(surface, _BAD, filled, border_radius=radius)


def _sign(ui: Ui, icon: str, color: str) -> pygame.Surface:
    return ui.images.svg(icon, ui.metrics.px(25), rgb(color))


class Way(Widget):
    """The deal from its first step to its last, with the place where one is. ``flags`` are the
    steps at which one decided, with what that cost (None: not known)."""

    focusable = True
    radius = 14.0
    _EDGE = 16.0

    def __init__(
        self,
        ui: Ui,
        steps: int,
        at: int,
        flags: Mapping[int, float | None],
        on_change: Callable[[int], object],
    ) -> None:
        super().__init__(ui, _("Step"), key="way")
        self.steps = steps
        self.at = at
        self.flags = flags
        self.on_change = on_change

    def spoken(self) -> str:
        return _("Step {number} of {count}", number=self.at + 1, count=self.steps)

    def go(self, step: int) -> None:
        """Go to a step, or as near as there is one."""
        step = min(self.steps - 1, max(0, step))
        if step != self.at:
            self.on_change(step)

    def press(self, event: Press) -> bool:
        ways = {
            "left": self.at - 1,
            "right": self.at + 1,
            "first": 0,
            "last": self.steps - 1,
        }
        for command, step in ways.items():
            if event.means(command):
                self.go(step)
                return True
        return False

    def pointer(self, event: Pointer) -> bool:
        held = event.kind == "move" and event.button == 1
        if (event.kind == "down" and event.button == 1) or held:
            self.go(self._step_at(event.x))
            return True
        return event.kind in ("up", "cancel")

    def _x(self, step: int) -> float:
        inner = self.rect.width - 2 * self._EDGE
        return self.rect.x + self._EDGE + inner * step / max(1, self.steps - 1)

    def _step_at(self, x: float) -> int:
        inner = self.rect.width - 2 * self._EDGE
        return round((x - self.rect.x - self._EDGE) / inner * (self.steps - 1))

    def draw(self, surface: pygame.Surface) -> None:
        ui, theme, metrics = self.ui, self.ui.theme, self.ui.metrics
        ui.paint.panel(surface, self.rect, "well")
        middle = self.rect.centery
        line = metrics.rect(
            self.rect.x + self._EDGE, middle - 2, self.rect.width - 2 * self._EDGE, 4
        )
        pygame.draw.rect(surface, theme.rgb("muted"), line, border_radius=2)
        for step, cost in self.flags.items():
            color = theme.rgb("muted") if cost is None else _BAD if cost else _GOOD
            pygame.draw.circle(surface, color, metrics.point(self._x(step), middle), metrics.px(7))
        knob = pygame.FRect(0, 0, 26, 26)
        knob.center = (self._x(self.at), middle)
        ui.paint.pill(surface, knob, "tag")

"""What holds other widgets: panes that scroll, lists, tabs, and text that is only read."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pygame

from game.i18n import _
from game.ui.buttons import Pressable
from game.ui.context import Ui
from game.ui.events import Pointer, Press
from game.ui.text import Align
from game.ui.theme import rgb
from game.ui.widget import Widget, put_centered

NOTCH = 90.0
"""Units that a notch of the wheel scrolls."""

_SLACK = 12.0
"""Units a finger may stray before its press becomes scrolling."""

_BAR = 14.0


class Label(Widget):
    """Text that is only read, wrapped to its width."""

    def __init__(
        self,
        ui: Ui,
        label: str,
        size: float = 26,
        *,
        font: str = "text",
        color: str = "text",
        align: Align = "left",
        key: str = "",
    ) -> None:
        super().__init__(ui, label, key=key)
        self.size = size
        self.font = font
        self.color = color
        self.align: Align = align

    def height_for(self, width: float) -> float:
        return self.ui.text.measure(self.label, self.size, self.font, width)[1]

    def draw(self, surface: pygame.Surface) -> None:
        theme = self.ui.theme
        picture = self.ui.text.render(
            self.label,
            self.size,
            theme.rgb(self.color),
            self.font,
            self.rect.width,
            self.align,
            theme.rgb("accent"),
        )
        area = self.ui.metrics.rect(*self.rect)
        x = area.x
        if self.align == "center":
            x = area.centerx - picture.get_width() // 2
        elif self.align == "right":
            x = area.right - picture.get_width()
        surface.blit(picture, (x, area.y))


class Pane(Widget):
    """Widgets under each other in an area that scrolls when they do not fit.

    Its children keep their places in the window; scrolling moves them.
    """

    def __init__(self, ui: Ui, *, key: str = "pane", gap: float = 10, pad: float = 10) -> None:
        super().__init__(ui, "", key=key)
        self.gap = gap
        self.pad = pad
        self.scroll = 0.0
        self.content = 0.0
        self.fades = True
        """Whether it lies on a page, in whose colour its ends fade."""
        self._children: list[Widget] = []
        self._grip: float | None = None
        self._finger: tuple[float, float] | None = None

    def children(self) -> tuple[Widget, ...]:
        return tuple(self._children)

    def add(self, *widgets: Widget) -> None:
        """Put more at the end. Call :meth:`arrange` when all are in."""
        for widget in widgets:
            widget.parent = self
            self._children.append(widget)

    def clear(self) -> None:
        self._children.clear()
        self.scroll = 0.0

    @property
    def most(self) -> float:
        """How far it can be scrolled."""
        return max(0.0, self.content - self.rect.height)

    def arrange(self) -> None:
        """Lay the children out anew, in the present width, at the present scroll."""
        width = self.rect.width - 2 * self.pad
        for last in (False, True):
            tall = sum(c.height_for(width) + self.gap for c in self._children if c.visible)
            self.content = tall - self.gap + 2 * self.pad if self._children else 0.0
            if last or self.content <= self.rect.height:
                break
            width -= _BAR + 6
        self.scroll = min(self.scroll, self.most)
        y = self.rect.y + self.pad - self.scroll
        for child in self._children:
            if not child.visible:
                continue
            height = child.height_for(width)
            dx, dy = self.rect.x + self.pad - child.rect.x, y - child.rect.y
            child.move(dx, dy)
            child.place(self.rect.x + self.pad, y, width, height)
            y += height + self.gap
        self.changed()

    def scroll_to(self, scroll: float) -> None:
        """Show the content from ``scroll`` units on."""
        goal = min(self.most, max(0.0, scroll))
        if goal != self.scroll:
            for child in self._children:
                child.move(0, self.scroll - goal)
            self.scroll = goal
            self.changed()

    def clip(self) -> pygame.FRect | None:
        return self.rect

    def reveal(self, child: Widget) -> None:
        above = self.rect.y + 24 - child.rect.y
        below = child.rect.bottom - (self.rect.bottom - 24)
        if above > 0:
            self.scroll_to(self.scroll - above)
        elif below > 0:
            self.scroll_to(self.scroll + min(below, child.rect.y - self.rect.y - 24))

    def draw(self, surface: pygame.Surface) -> None:
        before = surface.get_clip()
        # The focus ring of a child at the edge may reach a little out of the pane.
        window = self.ui.metrics.rect(*self.rect.inflate(12, 0))
        surface.set_clip(window.clip(before))
        for child in self._children:
            if child.visible and child.rect.colliderect(self.rect):
                child.draw(surface)
                if child.shows_focus and not child.draws_focus:
                    self.ui.paint.focus_ring(surface, child.rect, child.radius)
        surface.set_clip(before)
        if self.most > 0:
            self._draw_ends(surface)
            self._draw_bar(surface)

    def _draw_ends(self, surface: pygame.Surface) -> None:
        """What goes on beyond an edge fades there instead of ending in the middle of a letter."""
        if not self.fades:
            return
        wide, high = self.rect.width - _BAR + 4, min(40.0, self.rect.height / 4)
        if self.scroll > 1:
            top = pygame.FRect(self.rect.x - 8, self.rect.y, wide, high)
            self.ui.paint.fade(surface, top, down=False)
        if self.scroll < self.most - 1:
            bottom = pygame.FRect(self.rect.x - 8, self.rect.bottom - high, wide, high)
            self.ui.paint.fade(surface, bottom, down=True)

    def _bar(self) -> tuple[pygame.FRect, pygame.FRect]:
        """The track and the grip of the scroll bar."""
        track = pygame.FRect(self.rect.right - _BAR, self.rect.y + 6, _BAR, self.rect.height - 12)
        share = min(1.0, self.rect.height / self.content)
        tall = max(48.0, track.height * share)
        top = track.y + (track.height - tall) * (self.scroll / self.most if self.most else 0)
        return track, pygame.FRect(track.x + 2, top, _BAR - 4, tall)

    def _draw_bar(self, surface: pygame.Surface) -> None:
        track, grip = self._bar()
        self.ui.paint.panel(surface, track, "well")
        self.ui.paint.button(surface, grip, "paper", pressed=True, radius=5)

    def pointer(self, event: Pointer) -> bool:
        if event.kind == "wheel":
            before = self.scroll
            self.scroll_to(self.scroll - event.wheel * NOTCH)
            return self.scroll != before
        if event.kind == "down":
            track, grip = self._bar()
            if self.most > 0 and track.inflate(16, 0).collidepoint(event.pos):
                if not grip.collidepoint(event.pos):
                    self._drag_bar(event.y - grip.height / 2)
                self._grip = event.y - self._bar()[1].y
                return True
            if event.touch:
                self._finger = event.y, self.scroll
                return True
            return False
        if event.kind == "move" and event.button == 1:
            if self._grip is not None:
                self._drag_bar(event.y - self._grip)
            elif self._finger is not None:
                start, scroll = self._finger
                self.scroll_to(scroll + start - event.y)
            return True
        if event.kind in ("up", "cancel"):
            self._grip = self._finger = None
            return True
        return False

    def takes_over(self, start: Pointer, now: Pointer) -> bool:
        """Whether a finger that began on a child has strayed so far that it scrolls."""
        if not start.touch or self.most <= 0 or abs(now.y - start.y) <= _SLACK:
            return False
        if abs(now.x - start.x) > abs(now.y - start.y):
            return False
        self._finger = now.y, self.scroll
        return True

    def _drag_bar(self, top: float) -> None:
        track, grip = self._bar()
        room = track.height - grip.height
        self.scroll_to((top - track.y) / room * self.most if room > 0 else 0)

    def page(self, event: Press) -> bool:
        """Scroll by keys, where nothing inside wants them."""
        step = {
            "page_down": self.rect.height * 0.85,
            "page_up": -self.rect.height * 0.85,
            "down": NOTCH,
            "up": -NOTCH,
            "first": -self.content,
            "last": self.content,
        }
        for command, by in step.items():
            if event.means(command):
                before = self.scroll
                self.scroll_to(self.scroll + by)
                return self.scroll != before
        return False


class Tab(Pressable):
    """One of the tabs at the head of a page."""

    radius = 12.0

    def __init__(self, ui: Ui, label: str, on_press: Callable[[], object], chosen: bool) -> None:
        super().__init__(ui, label, on_press, key=f"tab {label}", sound="tick")
        self.chosen = chosen

    def spoken(self) -> str:
        name = _("{label}, tab", label=self.label)
        return _("{label}, chosen", label=name) if self.chosen else name

    def draw(self, surface: pygame.Surface) -> None:
        ui, theme = self.ui, self.ui.theme
        if self.chosen:
            ui.paint.button(surface, self.rect, "primary", pressed=True, radius=12)
        elif self.hovered:
            ui.paint.panel(surface, self.rect, "hover")
        ink = rgb(theme.buttons["primary"].ink) if self.chosen else theme.rgb("text")
        text = ui.text.fit(self.label, 25, ink, self.rect.width - 16, "title")
        put_centered(surface, text, self.rect, ui)


class Tabs(Widget):
    """A row of tabs, of which one is chosen. Left and right go through them."""

    def __init__(
        self,
        ui: Ui,
        names: Sequence[tuple[str, str]],
        value: str,
        on_change: Callable[[str], object],
        *,
        key: str = "tabs",
    ) -> None:
        """``names`` are (value, label)."""
        super().__init__(ui, "", key=key)
        self.value = value
        self.on_change = on_change
        self._tabs: list[Tab] = []
        for name, label in names:

            def choose(name: str = name) -> None:
                self.choose(name)

            tab = Tab(ui, label, choose, name == value)
            tab.key = f"{key} {name}"
            tab.parent = self
            self._tabs.append(tab)
        self._names = [name for name, _label in names]

    def children(self) -> tuple[Widget, ...]:
        return tuple(self._tabs)

    def choose(self, name: str) -> None:
        """Turn to the tab ``name``."""
        if name != self.value:
            self.value = name
            for tab, own in zip(self._tabs, self._names, strict=True):
                tab.chosen = own == name
            self.on_change(name)
            self.changed()

    def step(self, by: int) -> None:
        """Turn to a neighbour, past the end to the other end."""
        at = self._names.index(self.value)
        self.choose(self._names[(at + by) % len(self._names)])

    def natural(self) -> list[float]:
        return [self.ui.text.measure(t.label, 25, "title")[0] + 44 for t in self._tabs]

    def place(self, x: float, y: float, w: float, h: float) -> Tabs:
        super().place(x, y, w, h)
        widths = self.natural()
        # Narrow windows squeeze all tabs alike; their words then wrap or shrink.
        by = min(1.25, (w - 12) / sum(widths))
        left = x + 6
        for tab, width in zip(self._tabs, widths, strict=True):
            tab.place(left, y + 6, width * by, h - 12)
            left += width * by
        return self

    def draw(self, surface: pygame.Surface) -> None:
        bar = self.rect.copy()
        bar.width = self._tabs[-1].rect.right + 6 - bar.x
        self.ui.paint.panel(surface, bar, "well")
        for tab in self._tabs:
            tab.draw(surface)
            if tab.shows_focus:
                self.ui.paint.focus_ring(surface, tab.rect, tab.radius)

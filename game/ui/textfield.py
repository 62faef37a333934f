"""A line of text that can be written."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from game.i18n import _
from game.ui.buttons import draw_caption
from game.ui.context import Ui
from game.ui.events import Pointer, Press, Typed
from game.ui.widget import Widget


class TextField(Widget):
    """A line of text that can be written. ``most`` limits its length in characters."""

    focusable = True
    radius = 14.0

    def __init__(
        self,
        ui: Ui,
        label: str,
        value: str = "",
        on_change: Callable[[str], object] | None = None,
        *,
        most: int = 24,
        key: str = "",
        placeholder: str = "",
        on_enter: Callable[[], object] | None = None,
    ) -> None:
        super().__init__(ui, label, key=key)
        self.value = value
        self.caret = len(value)
        self.most = most
        self.placeholder = placeholder
        self.on_change = on_change
        self.on_enter = on_enter

    def spoken(self) -> str:
        return _("{label}: {value}", label=self.label, value=self.value or self.placeholder)

    def height_for(self, width: float) -> float:
        label = self.ui.text.measure(self.label, 26, "text", width * 0.42)[1]
        return max(66.0, label + 24, self.ui.text.line_height(26) + 36)

    def _box(self) -> pygame.FRect:
        box = self.rect.inflate(-16, -16)
        if self.label:
            box.x += self.rect.width * 0.42
            box.width -= self.rect.width * 0.42
        return box

    def draw(self, surface: pygame.Surface) -> None:
        ui, theme = self.ui, self.ui.theme
        ui.paint.panel(surface, self.rect, "hover" if self.hovered else "row")
        if self.label:
            draw_caption(surface, ui, self.label, "", self.rect, self.rect.width * 0.42 - 18)
        box = self._box()
        ui.paint.panel(surface, box, "well")
        inner = ui.metrics.rect(*box.inflate(-28, -6))
        shown, ink = self.value, theme.rgb("text")
        if not shown:
            shown, ink = self.placeholder, theme.rgb("muted")
        font = ui.text.fonts.get("text", ui.text.pixels(26))
        picture = (
            font.render(shown, True, ink) if shown else pygame.Surface((1, 1), pygame.SRCALPHA)
        )
        caret = font.size(self.value[: self.caret])[0]
        # A text longer than the field is shifted so that the caret stays in sight.
        shift = max(0, caret - inner.width + 3)
        before = surface.get_clip()
        surface.set_clip(inner.clip(before))
        y = inner.centery - picture.get_height() // 2
        surface.blit(picture, (inner.x - shift, y))
        surface.set_clip(before)
        if self.focused:
            wide = ui.metrics.at_least(2.5, 2)
            tall = min(inner.height, round(font.get_height() * 0.9))
            bar = pygame.Rect(inner.x + caret - shift, inner.centery - tall // 2, wide, tall)
            surface.fill(theme.rgb("accent"), bar)

    def pointer(self, event: Pointer) -> bool:
        if event.kind == "down" and event.button == 1:
            font = self.ui.text.fonts.get("text", self.ui.text.pixels(26))
            x = event.x * self.ui.metrics.scale - self.ui.metrics.rect(*self._box()).x
            x -= self.ui.metrics.px(14)
            widths = [font.size(self.value[:n])[0] for n in range(len(self.value) + 1)]
            self.caret = min(range(len(widths)), key=lambda n: abs(widths[n] - x))
            self.changed()
            return True
        return event.kind in ("up", "move", "cancel") and event.button == 1

    def typed(self, event: Typed) -> bool:
        room = self.most - len(self.value)
        text = "".join(c for c in event.text if c.isprintable())[: max(0, room)]
        self._put(self.value[: self.caret] + text + self.value[self.caret :], len(text))
        return True

    def press(self, event: Press) -> bool:
        if event.key == pygame.K_BACKSPACE:
            if self.caret:
                self._put(self.value[: self.caret - 1] + self.value[self.caret :], -1)
        elif event.key == pygame.K_DELETE:
            self._put(self.value[: self.caret] + self.value[self.caret + 1 :], 0)
        elif event.means("left"):
            self._step(self.caret - 1)
        elif event.means("right"):
            self._step(self.caret + 1)
        elif event.means("first"):
            self._step(0)
        elif event.means("last"):
            self._step(len(self.value))
        elif event.key == pygame.K_SPACE or event.writes:
            return True  # the letter itself comes as text
        elif event.means("confirm") and self.on_enter is not None:
            self.on_enter()
        else:
            return False
        return True

    def _put(self, value: str, step: int) -> None:
        if value != self.value:
            self.value = value
            self.caret += step
            if self.on_change is not None:
                self.on_change(value)
            self.changed()

    def _step(self, caret: int) -> None:
        self.caret = min(len(self.value), max(0, caret))
        self.changed()

    def focus_changed(self) -> None:
        # Text is only composed where it can be written (keyboards on screen, input methods).
        if pygame.display.get_init():
            (pygame.key.start_text_input if self.focused else pygame.key.stop_text_input)()

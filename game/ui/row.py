"""A line of a list that can be chosen."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from game.i18n import _
from game.ui.buttons import Pressable
from game.ui.context import Ui


class Row(Pressable):
    """A line that can be chosen in a list: words, a smaller line, something at its right end."""

    radius = 14.0

    def __init__(
        self,
        ui: Ui,
        label: str,
        on_press: Callable[[], object] | None = None,
        *,
        detail: str = "",
        aside: str = "",
        picture: str = "",
        chosen: bool = False,
        key: str = "",
    ) -> None:
        super().__init__(ui, label, on_press, key=key)
        self.detail = detail
        self.aside = aside
        self.picture = picture
        self.chosen = chosen

    def spoken(self) -> str:
        words = ". ".join(w for w in (self.label, self.detail, self.aside) if w)
        return _("{label}, chosen", label=words) if self.chosen else words

    def _room(self, width: float) -> float:
        aside = self.ui.text.measure(self.aside, 22)[0] + 18 if self.aside else 0.0
        return width - 36 - aside - (76 if self.picture else 0)

    def height_for(self, width: float) -> float:
        room = self._room(width)
        height = self.ui.text.measure(self.label, 26, "bold", room)[1]
        if self.detail:
            height += self.ui.text.measure(self.detail, 21, "text", room)[1]
        return max(86.0 if self.picture else 58.0, height + 24)

    def draw(self, surface: pygame.Surface) -> None:
        ui, theme = self.ui, self.ui.theme
        style = "chosen" if self.chosen else "hover" if self.hovered else "row"
        ui.paint.panel(surface, self.rect, style)
        area = ui.metrics.rect(*self.rect)
        x = area.x + ui.metrics.px(18)
        if self.picture:
            face = ui.images.svg(self.picture, ui.metrics.px(62))
            surface.blit(face, (x, area.centery - face.get_height() // 2))
            x += ui.metrics.px(76)
        room = self._room(self.rect.width)
        name = theme.rgb("accent" if self.chosen else "text")
        parts = [ui.text.render(self.label, 26, self.ink(name), "bold", room)]
        if self.detail:
            parts.append(
                ui.text.render(
                    self.detail, 21, theme.rgb("muted"), "text", room, accent=theme.rgb("accent")
                )
            )
        y = area.centery - sum(p.get_height() for p in parts) // 2
        for part in parts:
            surface.blit(part, (x, y))
            y += part.get_height()
        if self.aside:
            aside = ui.text.render(self.aside, 22, theme.rgb("muted"))
            right = area.right - ui.metrics.px(18) - aside.get_width()
            surface.blit(aside, (right, area.centery - aside.get_height() // 2))

"""Pages on a panel before the bar, and dialogs over whatever lies below."""

from __future__ import annotations

import pygame

from game.i18n import _
from game.scenes.base import Screen, Stage
from game.ui.backdrop import Backdrop
from game.ui.events import Input, Pointer
from game.ui.widgets import IconButton, Label, Widget

SHADE = "#120904A0"
_HEAD = 96.0


class Sheet(Screen):
    """A page with a title and a button that leads back.

    Subclasses lay out within ``self.area`` and put :meth:`head` before their own widgets.
    """

    widest = 1560.0

    def __init__(self, app: Stage) -> None:
        super().__init__(app)
        self.backdrop = Backdrop(self.ui, SHADE)
        self.panel = pygame.FRect(0, 0, 0, 0)
        self.area = pygame.FRect(0, 0, 0, 0)

    def head(self) -> list[Widget]:
        """Measure the page anew; the widgets of its head."""
        metrics = self.ui.metrics
        width = min(metrics.width - 80, self.widest)
        self.panel = pygame.FRect((metrics.width - width) / 2, 36, width, metrics.height - 72)
        back = IconButton(self.ui, "icons/back.svg", _("Back"), self.back, key="back", tooltip="")
        back.tooltip = ""
        back.place(self.panel.x + 28, self.panel.y + 24, 60, 60)
        title = Label(self.ui, self.title, 46, font="title", color="accent", key="title")
        room = width - 140 - self.aside()
        wanted = self.ui.text.measure(self.title, 46, "title", room)
        high = max(_HEAD, wanted[1] + 32)
        title.place(self.panel.x + 112, self.panel.y + (high + 12 - wanted[1]) / 2, room, wanted[1])
        self.area = pygame.FRect(
            self.panel.x + 28,
            self.panel.y + high + 18,
            width - 56,
            self.panel.height - high - 18 - 26,
        )
        return [back, title]

    def aside(self) -> float:
        """Units that the head keeps free at its right."""
        return 0.0

    @property
    def animating(self) -> bool:
        return self.backdrop.animating

    def update(self, dt: float) -> None:
        super().update(dt)
        self.backdrop.update(dt)

    def draw_behind(self, surface: pygame.Surface) -> None:
        self.backdrop.draw(surface)
        self.ui.paint.panel(surface, self.panel, "page")
        line = self.area.y - 14
        self.ui.paint.line(surface, self.panel.x + 30, line, self.panel.width - 60)


class Dialog(Screen):
    """A small page over the scene below, which stays visible, darkened.

    Subclasses set ``self.panel`` in :meth:`build`, for instance by :meth:`centered`.
    """

    modal = True
    closes_outside = True
    """Whether a click beside the panel leads back, as Escape does."""

    def __init__(self, app: Stage) -> None:
        super().__init__(app)
        self.panel = pygame.FRect(0, 0, 0, 0)

    def centered(self, width: float, height: float) -> pygame.FRect:
        """Put the panel into the middle, no larger than the window; where it is."""
        metrics = self.ui.metrics
        width, height = min(width, metrics.width - 48), min(height, metrics.height - 48)
        self.panel = pygame.FRect(
            (metrics.width - width) / 2, (metrics.height - height) / 2, width, height
        )
        return self.panel

    def handle(self, event: Input) -> bool:
        if super().handle(event):
            return True
        if not self.closes_outside or not isinstance(event, Pointer) or event.kind != "down":
            return False
        if self.panel.collidepoint(event.pos):
            return False
        self.back()
        return True

    def draw_behind(self, surface: pygame.Surface) -> None:
        self.ui.paint.veil(surface)
        self.ui.paint.panel(surface, self.panel, "page")

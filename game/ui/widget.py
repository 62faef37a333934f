"""The widget: something on the screen that can be seen, told of, pointed at and steered by keys."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Self

import pygame

from game.ui.context import Ui
from game.ui.events import Pointer, Press, Typed
from game.ui.theme import Rgb


class Widget:
    """Base of all widgets. ``rect`` is in units of the window, also inside a scrolled area.

    ``label`` is what is shown or spoken; ``key`` names the widget within its scene, so that it
    keeps the focus when the scene is laid out anew. Handlers return whether they used the input.
    """

    focusable = False
    radius = 16.0
    """Corners of the focus ring."""
    draws_focus = False
    """Whether the widget draws the focus itself."""

    def __init__(self, ui: Ui, label: str = "", *, key: str = "", tooltip: str = "") -> None:
        self.ui = ui
        self.label = label
        self.key = key or label
        self.tooltip = tooltip
        self.rect = pygame.FRect(0, 0, 0, 0)
        self.enabled = True
        self.visible = True
        self.hovered = False
        self.pressed = False
        self.focused = False
        self.parent: Widget | None = None

    # Layout

    def place(self, x: float, y: float, w: float, h: float) -> Self:
        """Put the widget somewhere."""
        self.rect = pygame.FRect(x, y, w, h)
        return self

    def height_for(self, width: float) -> float:
        """The height it wants when it is ``width`` wide."""
        return self.rect.height

    def move(self, dx: float, dy: float) -> None:
        """Shift it, with all it holds."""
        self.rect.move_ip(dx, dy)
        for child in self.children():
            child.move(dx, dy)

    def children(self) -> tuple[Widget, ...]:
        return ()

    def walk(self) -> Iterator[Widget]:
        """The widget and all within, in the order of reading."""
        if not self.visible:
            return
        yield self
        for child in self.children():
            yield from child.walk()

    def clip(self) -> pygame.FRect | None:
        """The part of the window that its children may fill, if that is limited."""
        return None

    def reveal(self, child: Widget) -> None:
        """Bring ``child`` into sight."""

    # Look

    def draw(self, surface: pygame.Surface) -> None:
        """Draw it onto the window's surface."""

    def changed(self) -> None:
        """It looks different now."""
        self.ui.redraw()

    @property
    def shows_focus(self) -> bool:
        return self.focused and self.ui.keyboard

    def ink(self, color: Rgb) -> Rgb:
        """``color``, faded when the widget cannot be used."""
        if self.enabled:
            return color
        ground = (58, 42, 30)
        r, g, b = (round(c * 0.45 + d * 0.55) for c, d in zip(color, ground, strict=True))
        return r, g, b

    # Use

    def hit(self, x: float, y: float) -> bool:
        """Whether the point is on it."""
        return self.visible and bool(self.rect.collidepoint(x, y))

    def pointer(self, event: Pointer) -> bool:
        """The mouse or a finger. Whoever uses a ``down`` gets all up to the ``up``."""
        return False

    def press(self, event: Press) -> bool:
        """A key or gamepad button, while it has the focus."""
        return False

    def typed(self, event: Typed) -> bool:
        """Letters, while it has the focus."""
        return False

    def focus_changed(self) -> None:
        """It got or lost the focus."""

    def spoken(self) -> str:
        """What is said when the focus comes here."""
        return self.label


def put_centered(
    surface: pygame.Surface, picture: pygame.Surface, rect: pygame.FRect, ui: Ui, dy: float = 0
) -> None:
    """Draw ``picture`` in the middle of ``rect``, moved down by ``dy`` units."""
    area = ui.metrics.rect(*rect)
    x = area.centerx - picture.get_width() // 2
    y = area.centery - picture.get_height() // 2 + ui.metrics.px(dy)
    surface.blit(picture, (x, y))

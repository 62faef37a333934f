"""Buttons: with words, with a picture, and switches."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from game.i18n import _
from game.ui.context import Ui
from game.ui.events import Pointer, Press
from game.ui.theme import rgb
from game.ui.widget import Widget, put_centered


class Pressable(Widget):
    """Something that does its work when it is pressed and let go on, or chosen by key."""

    focusable = True

    def __init__(
        self,
        ui: Ui,
        label: str,
        on_press: Callable[[], object] | None = None,
        *,
        key: str = "",
        tooltip: str = "",
        sound: str = "button",
    ) -> None:
        super().__init__(ui, label, key=key, tooltip=tooltip)
        self.on_press = on_press
        self.sound = sound

    def activate(self) -> None:
        """Do what the button is there for."""
        if not self.enabled:
            return
        if self.sound:
            self.ui.audio.play(self.sound)
        if self.on_press is not None:
            self.on_press()
        self.changed()

    def pointer(self, event: Pointer) -> bool:
        if event.kind == "down" and event.button == 1:
            self.pressed = self.enabled
            self.changed()
            return True
        if event.kind == "move" and event.button == 1:
            inside = self.enabled and self.hit(event.x, event.y)
            if inside != self.pressed:
                self.pressed = inside
                self.changed()
            return True
        if event.kind in ("up", "cancel"):
            was, self.pressed = self.pressed, False
            self.changed()
            if was and event.kind == "up" and self.hit(event.x, event.y):
                self.activate()
            return True
        return False

    def press(self, event: Press) -> bool:
        if event.means("confirm") and not event.repeat:
            self.activate()
            return True
        return False

    def spoken(self) -> str:
        return self.label if self.enabled else _("{label}, not possible now", label=self.label)


class Button(Pressable):
    """A button with a word or two and, under them, a small second line.

    ``style`` is ``primary``, ``raise``, ``quiet`` or ``paper``; ``icon`` a picture before the
    words; ``key_hint`` a letter shown in its corner.
    """

    draws_focus = True

    def __init__(
        self,
        ui: Ui,
        label: str,
        on_press: Callable[[], object] | None = None,
        *,
        detail: str = "",
        style: str = "quiet",
        icon: str = "",
        size: float = 30,
        key: str = "",
        tooltip: str = "",
        key_hint: str = "",
        align: str = "center",
    ) -> None:
        super().__init__(ui, label, on_press, key=key, tooltip=tooltip)
        self.detail = detail
        self.style = style
        self.icon = icon
        self.size = size
        self.key_hint = key_hint
        self.align = align
        self.least = 0.0
        """Units of height under which it does not go in a pane."""

    _PAD = 22.0

    @property
    def _font(self) -> str:
        # The title face is made for large letters.
        return "title" if self.size >= 26 else "bold"

    @property
    def _icon_size(self) -> float:
        return self.size * 1.2 * min(1.5, self.ui.metrics.text_scale)

    @property
    def _icon_room(self) -> float:
        return self._icon_size + 14

    def natural(self) -> tuple[float, float]:
        """Width and height with the words on one line."""
        width, height = self.ui.text.measure(self.label, self.size, self._font)
        if self.detail:
            small, more = self.ui.text.measure(self.detail, self.size * 0.68)
            width, height = max(width, small), height + more * 0.92
        if self.icon:
            width += self._icon_room
        return width + 2 * self._PAD + 8, height + 26

    def height_for(self, width: float) -> float:
        inner = width - 2 * self._PAD - (self._icon_room if self.icon else 0)
        _w, height = self.ui.text.measure(self.label, self.size, self._font, inner)
        if self.detail:
            height += self.ui.text.measure(self.detail, self.size * 0.68, "text", inner)[1] * 0.92
        return max(self.least, height + 26)

    def draw(self, surface: pygame.Surface) -> None:
        ui = self.ui
        ui.paint.button(
            surface,
            self.rect,
            self.style,
            hover=self.hovered and self.enabled,
            pressed=self.pressed,
            focus=self.shows_focus,
            enabled=self.enabled,
        )
        ink = self.ink(rgb(ui.theme.buttons[self.style].ink))
        face = self.rect.copy()
        face.height -= 5
        if self.pressed:
            face.y += 4
        inner = face.inflate(-2 * self._PAD, -4)
        icon = None
        if self.icon:
            icon = ui.images.svg(self.icon, ui.metrics.px(self._icon_size), ink)
            inner.width -= self._icon_room
            inner.x += self._icon_room
        words = [ui.text.fit(self.label, self.size, ink, inner.width, self._font)]
        if self.detail:
            small = self.size * 0.68
            words.append(ui.text.fit(self.detail, small, ink, inner.width, "text"))
        self._draw_words(surface, words, icon, face, inner)
        if self.key_hint:
            hint = ui.text.render(self.key_hint, 17, ink, "bold")
            right, top = ui.metrics.point(face.right - 10, face.top + 5)
            surface.blit(hint, (right - hint.get_width(), top))

    def _draw_words(
        self,
        surface: pygame.Surface,
        words: list[pygame.Surface],
        icon: pygame.Surface | None,
        face: pygame.FRect,
        inner: pygame.FRect,
    ) -> None:
        metrics = self.ui.metrics
        # The second line tucks up under the first, whose descenders leave room.
        tuck = round(words[-1].get_height() * 0.08) if len(words) > 1 else 0
        total = sum(w.get_height() for w in words) - tuck
        area = metrics.rect(*inner)
        y = metrics.rect(*face).centery - total // 2
        widest = max(w.get_width() for w in words)
        left = area.x if self.align == "left" else area.centerx - widest // 2
        if icon is not None:
            gap = metrics.px(14)
            if self.align != "left":
                left = area.centerx - widest // 2
            top = metrics.rect(*face).centery - icon.get_height() // 2
            surface.blit(icon, (left - gap - icon.get_width(), top))
        for picture in words:
            x = left if self.align == "left" else area.centerx - picture.get_width() // 2
            surface.blit(picture, (x, y))
            y += picture.get_height() - tuck


class IconButton(Pressable):
    """A round button with a picture; its label is its tooltip."""

    draws_focus = True

    def __init__(
        self,
        ui: Ui,
        icon: str,
        label: str,
        on_press: Callable[[], object] | None = None,
        *,
        key: str = "",
        tooltip: str = "",
    ) -> None:
        super().__init__(ui, label, on_press, key=key or icon, tooltip=tooltip or label)
        self.icon = icon
        self.on = False
        """Whether it is a switch that is on."""

    def hit(self, x: float, y: float) -> bool:
        radius = self.rect.width / 2
        dx, dy = x - self.rect.centerx, y - self.rect.centery
        return self.visible and dx * dx + dy * dy <= radius * radius * 1.15

    def draw(self, surface: pygame.Surface) -> None:
        ui = self.ui
        ui.paint.disc(
            surface,
            self.rect,
            hover=(self.hovered and self.enabled) or self.on,
            pressed=self.pressed,
            focus=self.shows_focus,
        )
        picture = ui.images.svg(self.icon, ui.metrics.px(self.rect.height * 0.56))
        if not self.enabled:
            picture = picture.copy()
            picture.set_alpha(90)
        put_centered(surface, picture, self.rect, ui)


class Toggle(Pressable):
    """A switch: its label at the left, on or off at the right."""

    radius = 14.0

    def __init__(
        self,
        ui: Ui,
        label: str,
        value: bool,
        on_change: Callable[[bool], object] | None = None,
        *,
        key: str = "",
        help: str = "",
    ) -> None:
        super().__init__(ui, label, key=key)
        self.value = value
        self.on_change = on_change
        self.help = help

    def activate(self) -> None:
        if not self.enabled:
            return
        self.value = not self.value
        self.ui.audio.play("tick")
        if self.on_change is not None:
            self.on_change(self.value)
        self.ui.speech.say(self.spoken())
        self.changed()

    def press(self, event: Press) -> bool:
        if (event.means("left") and self.value) or (event.means("right") and not self.value):
            self.activate()
            return True
        return super().press(event) or event.means("left", "right")

    def spoken(self) -> str:
        return _("{label}: {value}", label=self.label, value=_("on") if self.value else _("off"))

    def draw(self, surface: pygame.Surface) -> None:
        ui, theme = self.ui, self.ui.theme
        h = 40.0
        track = pygame.FRect(0, 0, 76, h)
        track.midright = (self.rect.right - 18, self.rect.centery)
        ui.paint.panel(surface, self.rect, "hover" if self.hovered else "row")
        width = self.rect.width - 36 - track.width - 16
        draw_caption(surface, ui, self.label, self.help, self.rect, width)
        ui.paint.button(
            surface, track, "primary" if self.value else "quiet", pressed=True, radius=h / 2
        )
        knob = pygame.FRect(0, 0, h - 12, h - 12)
        knob.center = (track.right - h / 2 if self.value else track.left + h / 2, track.centery)
        ui.paint.pill(surface, knob, "tag")
        mark = ui.text.render("✓" if self.value else "", 20, theme.rgb("tag_ink"), "bold")
        put_centered(surface, mark, knob, ui)

    def height_for(self, width: float) -> float:
        return caption_height(self.ui, self.label, self.help, width - 36 - 92)


def draw_caption(
    surface: pygame.Surface, ui: Ui, label: str, help: str, rect: pygame.FRect, width: float
) -> None:
    """The label of a row, its help in smaller letters under it, both in ``width`` units."""
    accent = ui.theme.rgb("accent")
    title = ui.text.render(label, 26, ui.theme.rgb("text"), "text", width, accent=accent)
    parts = [title]
    if help:
        parts.append(ui.text.render(help, 21, ui.theme.rgb("muted"), "text", width))
    area = ui.metrics.rect(*rect)
    y = area.centery - sum(p.get_height() for p in parts) // 2
    x = area.x + ui.metrics.px(18)
    for part in parts:
        surface.blit(part, (x, y))
        y += part.get_height()


def caption_height(ui: Ui, label: str, help: str, width: float) -> float:
    """The height of a row whose caption is ``width`` units wide."""
    height = ui.text.measure(label, 26, "text", width)[1]
    if help:
        height += ui.text.measure(help, 21, "text", width)[1]
    return max(62.0, height + 24)

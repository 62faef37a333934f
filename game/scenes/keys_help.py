"""F1: the keys, and what they do."""

from __future__ import annotations

from collections.abc import Iterable

import pygame

from game.i18n import _
from game.scenes.base import Stage
from game.scenes.sheet import Dialog
from game.ui.context import Ui
from game.ui.events import Press
from game.ui.keys import BUTTONS, COMMANDS
from game.ui.widgets import IconButton, Label, Pane, Widget


class KeysHelp(Dialog):
    """The table of keys over whatever is below."""

    name = "keys_help"

    def __init__(self, app: Stage) -> None:
        super().__init__(app)

    def build(self) -> Iterable[Widget]:
        ui = self.ui
        panel = self.centered(1320, 980)
        back = IconButton(ui, "icons/close.svg", _("Back"), self.back, key="back", tooltip="")
        back.tooltip = ""
        back.place(panel.right - 96, panel.y + 32, 60, 60)
        title = Label(ui, _("Keys"), 44, font="title", color="accent", key="title")
        title.place(panel.x + 48, panel.y + 36, panel.width - 170, 60)
        title.rect.height = title.height_for(title.rect.width)
        pane = Pane(ui, key="keys", gap=6)
        for group, commands in COMMANDS.items():
            pane.add(Label(ui, _(group), 30, font="title", color="accent", key=group))
            pane.add(
                *(KeyRow(ui, _(label), *self._of(command)) for command, label in commands.items())
            )
        y = title.rect.bottom + 20
        pane.place(panel.x + 38, y, panel.width - 76, panel.bottom - 30 - y)
        pane.arrange()
        return [title, back, pane]

    def _of(self, command: str) -> tuple[list[str], list[str]]:
        keys = self.ui.keys
        chords = [chord.shown() for chord in keys.chords.get(command, ())]
        return chords, [BUTTONS[name] for name in keys.buttons.get(command, ())]

    def command(self, event: Press) -> bool:
        if event.means("help"):
            self.back()
            return True
        return event.means("rules") or super().command(event)


class KeyRow(Widget):
    """A command with the keys that give it, drawn as caps, and the gamepad's button."""

    def __init__(self, ui: Ui, label: str, keys: list[str], buttons: list[str]) -> None:
        super().__init__(ui, label)
        self.keys = keys
        self.buttons = buttons

    def _caps(self) -> list[tuple[str, float, str]]:
        """(letters, width, style) of each cap."""
        measure = self.ui.text.measure
        caps = [(t, max(46.0, measure(t, 21, "bold")[0] + 26), "quiet") for t in self.keys]
        return caps + [
            (t, max(46.0, measure(t, 21, "bold")[0] + 26), "paper") for t in self.buttons
        ]

    def _wide(self) -> float:
        return sum(width + 10 for _text, width, _style in self._caps())

    def _beside(self, width: float) -> bool:
        return self._wide() + min(360.0, width * 0.4) <= width - 36

    def height_for(self, width: float) -> float:
        cap = self.ui.text.line_height(21, "bold") + 20
        if self._beside(width):
            room = width - 36 - self._wide() - 20
            return max(cap, self.ui.text.measure(self.label, 24, "text", room)[1]) + 12
        return self.ui.text.measure(self.label, 24, "text", width - 36)[1] + cap + 20

    def draw(self, surface: pygame.Surface) -> None:
        ui, theme = self.ui, self.ui.theme
        ui.paint.panel(surface, self.rect, "row")
        cap_high = ui.text.line_height(21, "bold") + 16
        beside = self._beside(self.rect.width)
        room = self.rect.width - 36 - (self._wide() + 20 if beside else 0)
        label = ui.text.render(self.label, 24, theme.rgb("text"), max_width=room)
        area = ui.metrics.rect(*self.rect)
        y = area.centery - label.get_height() // 2 if beside else area.y + ui.metrics.px(8)
        surface.blit(label, (area.x + ui.metrics.px(18), y))
        x = self.rect.right - 18 - self._wide() + 10 if beside else self.rect.x + 18
        top = self.rect.centery - cap_high / 2 if beside else self.rect.bottom - cap_high - 8
        for text, width, style in self._caps():
            cap = pygame.FRect(x, top, width, cap_high)
            ui.paint.button(surface, cap, style, radius=cap_high / 2 if style == "paper" else 8)
            ink = theme.rgb("tag_ink") if style == "paper" else theme.rgb("text")
            picture = ui.text.render(text, 21, ink, "bold")
            place = ui.metrics.rect(*cap)
            surface.blit(
                picture,
                (
                    place.centerx - picture.get_width() // 2,
                    place.centery - picture.get_height() // 2 - ui.metrics.px(2.5),
                ),
            )
            x += width + 10

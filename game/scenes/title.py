"""The first page: go on, play, read, set, leave."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING

import pygame

from game import i18n
from game.i18n import _
from game.scenes.base import Screen, Stage
from game.ui.backdrop import Backdrop
from game.ui.events import Press
from game.ui.widgets import Button, IconButton, Pane, Widget

if TYPE_CHECKING:
    from game.saves import SavedMatch

SHORT = {"pt_BR": "PT-BR", "pt_PT": "PT", "es": "ES", "en": "EN"}
_FAN = (("normal/QH.svg", -17.0), ("normal/4C.svg", -3.0), ("normal/AS.svg", 11.0))


class Title(Screen):
    """The title. ``first_focus`` is what most players want: to go on, or to begin."""

    name = "title"

    def __init__(self, app: Stage) -> None:
        super().__init__(app)
        self.backdrop = Backdrop(self.ui)
        self.running: SavedMatch | None = None
        self._looked = False
        self._frames = 0
        self._fan: tuple[int, pygame.Surface] | None = None

    # Layout

    def build(self) -> Iterable[Widget]:
        ui, metrics = self.ui, self.ui.metrics
        left = max(72.0, metrics.width * 0.06)
        wide = min(470.0, metrics.width * 0.36)
        if metrics.text_scale > 1.3:
            wide = min(620.0, metrics.width * 0.46)
        top = self._logo_rect().bottom + 26
        menu = Pane(ui, key="menu", gap=16, pad=12)
        menu.fades = False
        for key, icon, label, detail, act in self._entries():
            button = Button(
                ui,
                label,
                act,
                detail=detail,
                style="primary" if key == self._main else "quiet",
                icon=icon,
                size=32,
                key=key,
                align="left",
            )
            button.least = 78
            menu.add(button)
        menu.place(left - 12, top - 12, wide + 24, metrics.height - top - 6)
        menu.arrange()
        if self.desk.focus is None:
            self.first_focus = self._main
        if not self._frames:
            return [menu]  # what the eye meets first; the rest comes with the second frame
        return [menu, *self._languages(), *self._notice_button()]

    @property
    def _main(self) -> str:
        return "continue" if self.running is not None else "new"

    def _entries(self) -> list[tuple[str, str, str, str, Callable[[], object]]]:
        entries: list[tuple[str, str, str, str, Callable[[], object]]] = []
        if self.running is not None:
            entries.append(("continue", "icons/play.svg", _("Continue"), self._told(), self.go_on))
        return [
            *entries,
            ("new", "icons/cards.svg", _("New game"), "", self.new_game),
            ("matches", "icons/load.svg", _("Saved matches"), "", self.show_matches),
            ("rules", "icons/book.svg", _("Rules"), "", self.show_rules),
            ("settings", "icons/settings.svg", _("Settings"), "", self.show_settings),
            ("quit", "icons/exit.svg", _("Quit"), "", self.app.quit),
        ]

    def _logo_rect(self) -> pygame.FRect:
        metrics = self.ui.metrics
        high = 300.0 if metrics.text_scale <= 1.3 else 230.0
        return pygame.FRect(max(56.0, metrics.width * 0.05), 50, high * 2.11, high)

    def _languages(self) -> list[Widget]:
        ui = self.ui
        widths = {c: max(76.0, ui.text.measure(t, 24, "bold")[0] + 54) for c, t in SHORT.items()}
        x = ui.metrics.width - 40 - sum(widths.values()) - 12 * (len(widths) - 1)
        buttons: list[Widget] = []
        for code, short in SHORT.items():

            def choose(code: str = code) -> None:
                self.set_language(code)

            button = Button(
                ui,
                short,
                choose,
                style="primary" if code == i18n.current() else "quiet",
                size=24,
                key=f"language {code}",
                tooltip=i18n.LANGUAGES[code],
            )
            buttons.append(button.place(x, 36, widths[code], 60))
            x += widths[code] + 12
        return buttons

    def _notice_button(self) -> list[Widget]:
        if not self.app.notices:
            return []
        button = IconButton(
            self.ui, "icons/warning.svg", _("Something needs your eye"), self.show_notices
        )
        metrics = self.ui.metrics
        return [button.place(metrics.width - 100, metrics.height - 100, 64, 64)]

    # Life

    def enter(self) -> None:
        self.ui.audio.ambience("ambience_bar")
        if self._looked:
            self._look()
        super().enter()

    def update(self, dt: float) -> None:
        super().update(dt)
        self.backdrop.update(dt)
        self._frames += 1
        if self._frames == 2:
            self.rebuild()
        if not self._looked and self._frames > 2:
            self._look()
        if self._frames > 2 and self.app.notices and not self._has("icons/warning.svg"):
            self.rebuild()

    def _has(self, key: str) -> bool:
        return any(widget.key == key for widget in self.desk.walk())

    def _look(self) -> None:
        """Look for a match to go on with. Not before the first frame: there may be many."""
        from game import saves

        self._looked = True
        before = self.running
        listing = saves.saved_matches(self.app.store.matches)
        for fault in listing.faults:
            self.app.notice(fault)
        self.running = next((m for m in listing.matches if not m.finished), None)
        if self.running != before:
            untouched = self.desk.focus is None or self.desk.focus.key in ("new", "continue")
            self.rebuild()
            if untouched:
                self.desk.focus_on(self._main)

    @property
    def animating(self) -> bool:
        return self.backdrop.animating

    # What the buttons do

    def _told(self) -> str:
        """The running match in a few words."""
        from game import registry
        from game.scenes.matches import points

        assert self.running is not None
        words = registry.words(self.running.header.game)
        return f"{words.title()} · {'–'.join(map(str, points(self.running)))}"

    def go_on(self) -> None:
        if self.running is not None:
            from game.scenes.matches import resume

            resume(self.app, self.running.path)

    def new_game(self) -> None:
        from game.scenes.setup import Setup

        self.app.push(Setup(self.app))

    def show_matches(self) -> None:
        from game.scenes.matches import Matches

        self.app.push(Matches(self.app))

    def show_settings(self) -> None:
        from game.scenes.settings import SettingsPage

        self.app.push(SettingsPage(self.app))

    def show_notices(self) -> None:
        from game.scenes.message import tell

        tell(self.app, self.app.notices)

    def set_language(self, code: str) -> None:
        self.app.settings.language = code
        self.app.apply_settings()

    def command(self, event: Press) -> bool:
        if event.means("menu"):
            self.show_settings()
            return True
        return super().command(event)

    def back(self) -> None:
        """Escape does not end the program at once: it leads to the button that does."""
        self.desk.focus_on("quit")

    # Look

    def draw_behind(self, surface: pygame.Surface) -> None:
        self.backdrop.draw(surface)
        if not self.backdrop.shown:
            return  # the first frame of the program: the picture comes with the next
        if not self.backdrop.animating:
            self._draw_fan(surface)
        place = self._logo_rect()
        logo = self.ui.images.svg("app/logo.svg", self.ui.metrics.px(place.height))
        surface.blit(logo, self.ui.metrics.point(place.x, place.y))

    def _draw_fan(self, surface: pygame.Surface) -> None:
        """Three cards on the felt, in the light of the lamp."""
        metrics = self.ui.metrics
        high = metrics.px(300)
        if self._fan is None or self._fan[0] != high:
            self._fan = high, self._make_fan(high)
        picture = self._fan[1]
        x, y = metrics.point(metrics.width * 0.60, metrics.height * 0.735)
        surface.blit(picture, (x - picture.get_width() // 2, y - picture.get_height() // 2))

    def _make_fan(self, high: int) -> pygame.Surface:
        from game.ui.vectors import blurred

        sheet = pygame.Surface((round(high * 2.4), round(high * 1.7)), pygame.SRCALPHA)
        middle = sheet.get_width() / 2, sheet.get_height() / 2
        for number, (name, angle) in enumerate(_FAN):
            card = self.ui.images.svg(f"decks/french/{name}", high * 2)
            turned = pygame.transform.rotozoom(card, -angle, 0.5)
            # The cards lie on a table seen from a chair: they are less high than wide.
            size = turned.get_width(), round(turned.get_height() * 0.86)
            turned = pygame.transform.smoothscale(turned, size)
            soft = high // 10
            shadow = pygame.Surface((size[0] + 4 * soft, size[1] + 4 * soft), pygame.SRCALPHA)
            shadow.blit(turned, (2 * soft, 2 * soft))
            shadow.fill((0, 0, 0, 255), special_flags=pygame.BLEND_RGBA_MULT)
            shadow = blurred(shadow, high / 22)
            shadow.set_alpha(150)
            x = middle[0] + (number - 1) * high * 0.44 - size[0] / 2
            y = middle[1] + abs(number - 1) * high * 0.03 - size[1] / 2
            sheet.blit(shadow, (x - 2 * soft + high * 0.015, y - 2 * soft + high * 0.045))
            sheet.blit(turned, (x, y))
        return sheet

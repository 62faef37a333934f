"""The menu over the table: go on, read, set, leave. The match is saved already."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from game.i18n import _
from game.match import Match
from game.scenes.base import Stage
from game.scenes.sheet import Dialog
from game.ui.events import Press
from game.ui.widgets import Button, Label, Pane, Widget

Entry = tuple[str, str, str, Callable[[], object], str]
"""A button: its key, icon, label, what it does, and its style."""


class Pause(Dialog):
    """The menu of a running ``match``."""

    name = "pause"
    first_focus = "resume"

    def __init__(self, app: Stage, match: Match) -> None:
        super().__init__(app)
        self.match = match

    def build(self) -> Iterable[Widget]:
        ui = self.ui
        width = min(560.0, ui.metrics.width - 48)
        inner = width - 88
        title = Label(ui, _("Pause"), 44, font="title", color="accent", align="center")
        saved = self.match.fault or _("The match is saved after every card.")
        note = Label(ui, saved, 22, color="muted", align="center")
        entries = (
            ("resume", "icons/play.svg", _("Go on"), self.back, "primary"),
            *self._review_entry(),
            ("rules", "icons/book.svg", _("Rules"), self.show_rules, "quiet"),
            ("settings", "icons/settings.svg", _("Settings"), self.show_settings, "quiet"),
            ("keys", "icons/keyboard.svg", _("Keys"), self.show_keys, "quiet"),
            ("title", "icons/home.svg", _("Leave the table"), self.leave_table, "quiet"),
        )
        buttons = [
            Button(ui, label, act, style=style, icon=icon, size=30, key=key, align="left")
            for key, icon, label, act, style in entries
        ]
        for button in buttons:
            button.least = 78
        heights = [button.height_for(inner - 20) for button in buttons]
        top = title.height_for(inner) + note.height_for(inner) + 60
        panel = self.centered(width, top + sum(heights) + 16 * len(heights) + 40)
        x, y = panel.x + 44, panel.y + 36
        title.place(x, y, inner, title.height_for(inner))
        note.place(x, title.rect.bottom + 4, inner, note.height_for(inner))
        pane = Pane(ui, key="menu", gap=16, pad=10)
        pane.add(*buttons)
        y = note.rect.bottom + 14
        pane.place(x - 10, y, inner + 20, panel.bottom - y - 22)
        pane.arrange()
        return [title, note, pane]

    def command(self, event: Press) -> bool:
        if event.means("menu"):
            self.back()
            return True
        return super().command(event)

    def show_rules(self) -> None:
        from game.scenes.rules import Rules

        self.app.push(Rules(self.app, game=self.match.header.game, options=self.match.options))

    def _review_entry(self) -> list[Entry]:
        """Deals can be looked at when they are over and nothing in them can be taken back."""
        from game.scenes.review import deals_over

        if not deals_over(self.match, self.match.deals[-1].number):
            return []
        return [("review", "icons/eye.svg", _("Review deals"), self.show_review, "quiet")]

    def show_review(self) -> None:
        from game.scenes.review import Review

        self.app.push(Review(self.app, self.match, before=self.match.deals[-1].number))

    def show_settings(self) -> None:
        from game.scenes.settings import SettingsPage

        self.app.push(SettingsPage(self.app))

    def leave_table(self) -> None:
        """To the title, where the match waits under "Continue"."""
        from game.scenes.title import Title

        self.app.reset(Title(self.app))

"""Opponents in words and pictures: who they are, what they are like, and choosing one."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Self

import pygame

from game import programs, resources
from game.bots import commands, persona
from game.bots.persona import Persona
from game.i18n import N_, _, ngettext
from game.scenes.base import Stage
from game.scenes.message import tell
from game.scenes.sheet import Dialog
from game.ui.context import Ui
from game.ui.theme import rgb
from game.ui.widgets import Button, IconButton, Label, Pane, Pressable, Row, Widget
from game.wording import failure
from game.words import escape

TRAITS: dict[str, tuple[str, str]] = {
    "bluff": (N_("never bluffs"), N_("loves to bluff")),
    "courage": (N_("careful"), N_("daring")),
    "patience": (N_("hasty"), N_("bides their time")),
    "memory": (N_("forgets cards"), N_("remembers every card")),
    "talk": (N_("says little"), N_("talks a lot")),
}
"""What is said of somebody with little or much of a temper."""

_USUAL = {"memory": 0.8}
"""What is usual where it is not the middle: most people remember most cards."""

_PLAIN = "avatars/voce.svg"


def load(app: Stage) -> Mapping[str, Persona]:
    """All personas by id, then the programs that the player has seated before; what is wrong with
    files goes to the notices, once."""
    people, faults = look(app)
    for sentence in faults:
        if sentence not in app.notices:
            app.notice(sentence)
    return people


def look(app: Stage) -> tuple[Mapping[str, Persona], list[str]]:
    """The same, and a sentence for each fault in a file."""
    personas = persona.load(resources.path("config", "bots"), app.store.personas)
    guests = [commands.guest(commands.PREFIX + command) for command in programs.known()]
    people = {**personas.all, **{guest.id: guest for guest in guests}}
    return people, [escape(failure.in_persona(fault)) for fault in personas.faults]


def picture(who: Persona | None) -> str:
    """The portrait of a persona, a path within ``sprites/``."""
    return f"avatars/{who.avatar}.svg" if who is not None and who.avatar else _PLAIN


def temper_line(who: Persona, traits: int = 2) -> str:
    """How somebody plays, in a few words: its level by name, then what stands out most."""
    if commands.is_command(who.id):
        return _("a program: {command}", command=escape(commands.command(who.id)))

    def stands_out(trait: str) -> float:
        value: float = getattr(who.temper, trait)
        return abs(value - _USUAL.get(trait, 0.5))

    def word(trait: str) -> str:
        little, much = TRAITS[trait]
        return _(much if getattr(who.temper, trait) > _USUAL.get(trait, 0.5) else little)

    found = [t for t in sorted(TRAITS, key=stands_out, reverse=True) if stands_out(t) >= 0.15]
    level = _(persona.LEVEL_NAMES[who.level])
    rest = ", ".join(map(word, found[:traits]))
    return f"*{level}* · {rest}" if rest else f"*{level}*"


class SeatPlace(Pressable):
    """A seat at the little table: portrait, name and temper. Pressing it chooses somebody else."""

    draws_focus = True

    def __init__(
        self,
        ui: Ui,
        name: str,
        line: str,
        face: str,
        on_press: Callable[[], object] | None,
        *,
        tag: str = "",
        key: str = "",
    ) -> None:
        super().__init__(ui, name, on_press, key=key)
        self.line = line
        self.face = face
        self.tag = tag
        self.focusable = on_press is not None
        self.size = 104.0

    def spoken(self) -> str:
        return ". ".join(t for t in (self.label, self.tag, self.line) if t)

    def _plate_high(self) -> float:
        return self.ui.text.line_height(24, "bold") + 12

    def height_for(self, width: float) -> float:
        """Height of portrait, plate and line; the line wraps to ``width``."""
        line = self.ui.text.measure(self.line, 20, "text", width)[1] + 12 if self.line else 0
        return self.size + self._plate_high() - 12 + line

    def draw(self, surface: pygame.Surface) -> None:
        ui, theme = self.ui, self.ui.theme
        disc = pygame.FRect(0, self.rect.y, self.size, self.size)
        disc.centerx = self.rect.centerx
        if self.hovered and self.focusable:
            ui.paint.glow(surface, disc.center, self.size * 0.68, theme.turn)
        if self.shows_focus:
            ui.paint.focus_ring(surface, disc, self.size / 2)
        face = ui.images.svg(self.face, ui.metrics.px(self.size))
        surface.blit(face, ui.metrics.point(disc.x, disc.y))
        high = self._plate_high()
        # A name may be wider than the seat is; it then shrinks, and at last wraps.
        room = self.rect.width - 36
        name = ui.text.fit(escape(self.label), 24, theme.rgb("text"), room, "bold", max_lines=1)
        wide = max(120.0, name.get_width() / ui.metrics.scale + 36)
        plate = pygame.FRect(0, disc.bottom - 12, wide, high)
        plate.height = max(high, name.get_height() / ui.metrics.scale + 10)
        plate.centerx = disc.centerx
        ui.paint.pill(surface, plate, "turn" if self.shows_focus else "plate")
        area = ui.metrics.rect(*plate)
        surface.blit(
            name,
            (area.centerx - name.get_width() // 2, area.centery - name.get_height() // 2),
        )
        if self.tag:
            self._draw_tag(surface, disc)
        if self.line:
            line = ui.text.render(
                self.line, 20, theme.rgb("text"), "text", self.rect.width, "center"
            )
            wide = line.get_width() / ui.metrics.scale + 24
            high = line.get_height() / ui.metrics.scale + 8
            chip = pygame.FRect(disc.centerx - wide / 2, plate.bottom + 4, wide, high)
            ui.paint.panel(surface, chip, "label")
            area = ui.metrics.rect(*chip)
            left, top = area.centerx - line.get_width() // 2, area.centery - line.get_height() // 2
            surface.blit(line, (left, top))

    def _draw_tag(self, surface: pygame.Surface, disc: pygame.FRect) -> None:
        ui = self.ui
        text = ui.text.render(self.tag, 18, ui.theme.rgb("tag_ink"), "bold")
        wide, high = text.get_width() / ui.metrics.scale + 24, text.get_height() / ui.metrics.scale
        tag = pygame.FRect(disc.right - 22, disc.y - 6, wide, high + 8)
        ui.paint.pill(surface, tag, "tag")
        area = ui.metrics.rect(*tag)
        surface.blit(
            text, (area.centerx - text.get_width() // 2, area.centery - text.get_height() // 2)
        )


class Felt(Widget):
    """The little table among the seats, with the name of the game on its cloth."""

    def draw(self, surface: pygame.Surface) -> None:
        from game.ui.cache import to_screen
        from game.ui.vectors import vector

        area = self.ui.metrics.rect(*self.rect)
        if area.width < 8 or area.height < 8:
            return
        key = ("felt", area.size)
        surface.blit(self.ui.paint.made(key, lambda: to_screen(_felt(*area.size, vector))), area)
        width = self.rect.width * 0.5
        name = self.ui.text.fit(self.label, 72, rgb("#5FAF86"), width, "title-italic")
        place = area.centerx - name.get_width() // 2, area.centery - name.get_height() // 2
        surface.blit(name, place)


def _felt(w: int, h: int, draw: Callable[[str, int, int], pygame.Surface]) -> pygame.Surface:
    """An oval of green cloth in a wooden rail, in the light of the lamp."""
    rail = min(w, h) * 0.06
    defs = (
        '<defs><radialGradient id="c" cx="50%" cy="40%" r="62%"><stop offset="0"'
        ' stop-color="#3C8A63"/><stop offset="0.6" stop-color="#296A4B"/><stop offset="1"'
        ' stop-color="#163E31"/></radialGradient><linearGradient id="w" x1="0%" y1="0%" x2="0%"'
        ' y2="100%"><stop offset="0" stop-color="#8A5230"/><stop offset="1" stop-color="#3A1D0F"/>'
        "</linearGradient></defs>"
    )

    def oval(inset: float, fill: str, more: str = "") -> str:
        rx, ry = max(1.0, w / 2 - inset), max(1.0, h / 2 - inset)
        return f'<ellipse cx="{w / 2}" cy="{h / 2}" rx="{rx}" ry="{ry}" fill="{fill}" {more}/>'

    body = (
        oval(1, "url(#w)", f'stroke="#1C0F07" stroke-width="{max(1.0, rail * 0.12)}"')
        + oval(rail, "#0E2A20")
        + oval(rail * 1.12, "url(#c)")
        + oval(
            rail * 1.9,
            "none",
            f'stroke="#E9D9B4" stroke-opacity="0.35" stroke-width="{max(1.0, rail * 0.07)}"',
        )
    )
    return draw(defs + body, w, h)


class _Entry(Widget):
    """A row with a small button of its own beside it."""

    _SIDE = 76.0

    def __init__(self, ui: Ui, row: Row, aside: IconButton | None) -> None:
        super().__init__(ui, "", key=f"entry {row.key}")
        self.row = row
        self.aside = aside
        for child in self.children():
            child.parent = self

    def children(self) -> tuple[Widget, ...]:
        return (self.row,) if self.aside is None else (self.row, self.aside)

    def height_for(self, width: float) -> float:
        return self.row.height_for(width - self._SIDE)

    def place(self, x: float, y: float, w: float, h: float) -> Self:
        self.row.place(x, y, w - self._SIDE, h)
        if self.aside is not None:
            self.aside.place(x + w - 62, y + (h - 56) / 2, 56, 56)
        return super().place(x, y, w, h)

    def draw(self, surface: pygame.Surface) -> None:
        for child in self.children():
            child.draw(surface)
            if child.shows_focus and not child.draws_focus:
                self.ui.paint.focus_ring(surface, child.rect, child.radius)


class PickPerson(Dialog):
    """Choosing who sits somewhere. People of the player's own are made, changed and thrown away
    from here."""

    name = "people"

    def __init__(
        self,
        app: Stage,
        title: str,
        people: Mapping[str, Persona],
        taken: Iterable[str],
        value: str,
        then: Callable[[str], object],
        *,
        game: str = "",
    ) -> None:
        """``then`` gets the id of the chosen one; ``taken`` sit elsewhere at the table. Those at
        home in ``game`` come first, but for the player's own."""
        super().__init__(app)
        self.title = title
        self.people = people
        self.taken = set(taken)
        self.value = value
        self.then = then
        self.game = game
        self.faults: list[str] = []
        self.first_focus = value
        self._scroll = 0.0

    def enter(self) -> None:
        # Back from the page of one of them, or for the first time: files may have changed.
        self.people, self.faults = look(self.app)
        if self._built:
            self._scroll = self._pane.scroll
            self.rebuild()
        super().enter()

    def build(self) -> Iterable[Widget]:
        ui = self.ui
        panel = self.centered(980, 980)
        close = IconButton(ui, "icons/close.svg", _("Back"), self.back, key="back")
        close.tooltip = ""
        close.place(panel.right - 92, panel.y + 32, 60, 60)
        title = Label(ui, self.title, 40, font="title", color="accent", key="title")
        room = panel.width - 170
        title.place(panel.x + 44, panel.y + 38, room, title.height_for(room))
        bottom = self._bottom(panel)
        pane = Pane(ui, key="people", gap=10)
        self._pane = pane
        near = persona.company(self.people.values(), self.game)
        for who in sorted(near, key=lambda who: not who.own):
            pane.add(self._entry(who))
        y = max(title.rect.bottom, close.rect.bottom) + 18
        pane.place(panel.x + 34, y, panel.width - 68, bottom[0].rect.y - 16 - y)
        pane.arrange()
        pane.scroll_to(self._scroll)
        return [title, close, pane, *bottom]

    def _bottom(self, panel: pygame.FRect) -> list[Widget]:
        """Somebody new; and what is wrong with files, if anything is."""
        ui = self.ui
        buttons = [
            Button(
                ui, _("New opponent"), self.make, icon="icons/plus.svg", size=26, key="new person"
            )
        ]
        if self.faults:
            count = len(self.faults)
            text = ngettext("{n} fault in your files", "{n} faults in your files", count)
            buttons.append(
                Button(ui, text, self.show_faults, icon="icons/warning.svg", size=26, key="faults")
            )
        wide = (panel.width - 88 - 16 * (len(buttons) - 1)) / len(buttons)
        high = max(72.0, *(b.height_for(wide) for b in buttons))
        for n, button in enumerate(buttons):
            button.place(panel.x + 44 + n * (wide + 16), panel.bottom - 36 - high, wide, high)
        return [*buttons]

    def _entry(self, who: Persona) -> _Entry:
        aside = _("your own") if who.own else ""
        row = Row(
            self.ui,
            escape(who.name),
            lambda: self._take(who.id),
            detail=temper_line(who, 3),
            aside=_("changes places") if who.id in self.taken else aside,
            picture=picture(who),
            chosen=who.id == self.value,
            key=who.id,
        )
        if commands.is_command(who.id):
            return _Entry(self.ui, row, None)
        name = escape(who.name)
        label = _("Change {name}", name=name)
        if not who.own:
            label = _("Make somebody like {name}", name=name)
        pencil = IconButton(
            self.ui, "icons/pencil.svg", label, lambda: self.edit(who), key=f"edit {who.id}"
        )
        return _Entry(self.ui, row, pencil)

    def make(self) -> None:
        """Open the page of somebody new."""
        self.edit(None)

    def edit(self, who: Persona | None) -> None:
        """Open the page of one of the player's own, of a copy, or of somebody new."""
        from game.scenes.persona import PersonaEditor

        self.app.push(PersonaEditor(self.app, self.people, who, self._edited))

    def _edited(self, id: str) -> None:
        """Who was saved sits down here, unless they sit at the table already."""
        if id and id not in self.taken:
            self._take(id)

    def show_faults(self) -> None:
        """Which files are left out, and why."""
        where = _("The files lie in {folder}.", folder=escape(str(self.app.store.personas)))
        tell(self.app, [*self.faults, where], _("Files that cannot be used"))

    def _take(self, id: str) -> None:
        self.app.pop()
        self.then(id)

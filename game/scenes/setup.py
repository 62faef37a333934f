"""Before a match: which game, which rules, how many players, and who sits where."""

from __future__ import annotations

import math
from collections.abc import Iterable
from typing import TYPE_CHECKING, Any

import pygame

from game import presets, registry, saves
from game.bots.persona import Persona, company
from game.engine.options import Option, Options
from game.i18n import N_, _, ngettext
from game.matchfile import SeatSpec
from game.presets import Preset
from game.scenes import people
from game.scenes.base import Stage
from game.scenes.message import Answer, Ask, Message, tell
from game.scenes.people import Felt, PickPerson, SeatPlace
from game.scenes.sheet import Sheet
from game.scenes.shelf import Shelf
from game.ui.widgets import Button, Choice, IconButton, Label, Pane, Row, Tabs, Widget
from game.words import escape

if TYPE_CHECKING:
    from game.scenes.lesson import LessonButton

TABS = (("seats", N_("At the table")), ("options", N_("Rules in detail")))
_USUAL = 4


class Setup(Sheet):
    """The page of a new match. What was chosen last time is chosen again."""

    name = "setup"
    first_focus = "start"
    widest = 1720.0

    def __init__(self, app: Stage, game: str = "", tab: str = "seats") -> None:
        super().__init__(app)
        self.tab = tab
        self.people = people.load(app)
        self._head_right = 0.0
        self._scroll = {"presets": 0.0, "options": 0.0}
        last = app.settings.last_game
        self._choose_game(game or (last if last in registry.GAMES else registry.GAMES[0]))

    # What is chosen

    def _choose_game(self, game: str) -> None:
        settings = self.app.settings
        self.game = game
        self.rules = registry.rules(game)
        self._load_presets()
        again = settings.last_game == game
        wanted = settings.last_preset if again else presets.STANDARD
        possible = self.rules.players
        self.wanted = _USUAL if _USUAL in possible else possible[0]
        if again and settings.last_players in possible:
            self.wanted = settings.last_players
        self._choose_preset(next((p for p in self.presets if p.name == wanted), self.presets[0]))
        self._seat_all(list(settings.last_opponents) if again else [])

    def _seat_all(self, wanted: list[str]) -> None:
        """Seat who is ``wanted`` and known, then who is at home in the game."""
        known = [p for p in wanted if p in self.people]
        rest = [p.id for p in company(self.people.values(), self.game) if p.id not in known]
        self.opponents = [*known, *rest][: max(self.rules.players) - 1]

    def enter(self) -> None:
        if self._built:  # back from the pages of people, who may have changed
            self.people = people.load(self.app)
            self._seat_all(self.opponents)
            self.rebuild()
        super().enter()

    def _load_presets(self) -> None:
        self.presets, faults = presets.load(self.game)
        for fault in faults:
            if fault.text not in self.app.notices:
                self.app.notice(fault.text)

    def _choose_preset(self, preset: Preset) -> None:
        """Take a rule set; it may be meant for one number of players."""
        self.preset = preset
        self.options: Options = preset.options
        self.players = preset.players or self.wanted

    @property
    def changed(self) -> list[str]:
        """Names of the options that are not as the preset has them."""
        return [n for n in self.options if self.options[n] != self.preset.options[n]]

    def set_option(self, name: str, value: Any) -> None:
        """Change one rule."""
        self.options = self.rules.schema.check({**self.options, name: value})
        self.rebuild()

    def set_players(self, players: int) -> None:
        self.players = self.wanted = players
        self.rebuild()

    def seat(self, seat: int, persona: str) -> None:
        """Let ``persona`` sit at ``seat`` (from 1); who sat there takes the free place."""
        place = seat - 1
        if persona in self.opponents:
            other = self.opponents.index(persona)
            self.opponents[other] = self.opponents[place]
        self.opponents[place] = persona
        self.rebuild()

    # Layout

    def build(self) -> Iterable[Widget]:
        words = registry.words(self.game)
        self.title = _("New game: {game}", game=words.title())
        lesson = self._lesson()
        self._head_right = lesson.width + 20 if lesson is not None else 0.0
        warning = self._warning()
        if warning is not None:
            self._head_right += 84
        widgets = self.head()
        if lesson is not None:
            widgets.append(lesson.lay(self.panel))
        if warning is not None:
            left = self.panel.right - self._head_right - 8
            widgets.append(warning.place(left, self.panel.y + 24, 60, 60))
        area, ui = self.area, self.ui
        start = Button(
            ui, _("Deal"), self.start, style="primary", icon="icons/play.svg", size=34, key="start"
        )
        wide = max(300.0, start.natural()[0] + 40)
        high = max(86.0, start.height_for(wide))
        start.place(area.right - wide, area.bottom - high, wide, high)
        note = self._summary(area.x, start.rect.y, area.width - wide - 40, high)
        inner = area.height - high - 24
        left = area.width * 0.37
        widgets += self._left(area.x, area.y, left, inner)
        widgets += self._right(area.x + left + 24, area.y, area.width - left - 24, inner)
        return [*widgets, note, start]

    def aside(self) -> float:
        return self._head_right

    def _lesson(self) -> LessonButton | None:
        """The way to the lesson of the game, if it has one."""
        if registry.lesson(self.game) is None:
            return None
        from game.scenes.lesson import LessonButton

        return LessonButton(self.app, self.game)

    def _warning(self) -> IconButton | None:
        """What is wrong with files of rules and people, if anything is."""
        if not self.app.notices:
            return None
        label = _("Something needs your eye")
        return IconButton(self.ui, "icons/warning.svg", label, self.show_notices, key="notices")

    def show_notices(self) -> None:
        """What the player should know of, in sentences."""
        tell(self.app, self.app.notices)

    def rebuild(self) -> None:
        if self._built:
            for widget in self.desk.walk():
                if isinstance(widget, Pane):
                    self._scroll[widget.key] = widget.scroll
        super().rebuild()

    def _summary(self, x: float, y: float, width: float, height: float) -> Label:
        changed = len(self.changed)
        name = escape(_title(self.preset))
        text = f"*{name}*"
        if changed:
            more = ngettext("{n} rule changed", "{n} rules changed", changed)
            text = f"{text} · {more}"
        seats = ngettext("{n} player", "{n} players", self.players)
        label = Label(self.ui, f"{text} · {seats}", 25, key="summary")
        return label.place(x, y + (height - label.height_for(width)) / 2, width, height)

    def _left(self, x: float, y: float, width: float, height: float) -> list[Widget]:
        """The games, if there are several, and the rule sets of the chosen one."""
        ui = self.ui
        pane = Pane(ui, key="presets")
        if len(registry.GAMES) > 1:
            pane.add(Shelf(ui, list(registry.GAMES), self.game, self._turn_game, key="game"))
        for preset in self.presets:
            pane.add(self._preset_row(preset))
        pane.place(x - 10, y, width + 10, height)
        pane.arrange()
        pane.scroll_to(self._scroll["presets"])
        return [pane]

    def _turn_game(self, game: str) -> None:
        self._choose_game(game)
        self.rebuild()

    def _preset_row(self, preset: Preset) -> Row:
        def choose() -> None:
            self._choose_preset(preset)
            self.rebuild()

        note = _("Your own rules") if preset.own and not preset.note else preset.note
        return Row(
            self.ui,
            escape(_title(preset)),
            choose,
            detail=escape(note) if preset.own else _(note),
            chosen=preset.name == self.preset.name,
            key=f"preset {preset.name}",
        )

    def _right(self, x: float, y: float, width: float, height: float) -> list[Widget]:
        ui = self.ui
        tabs = Tabs(ui, [(v, _(label)) for v, label in TABS], self.tab, self._turn)
        high = ui.text.line_height(25, "title") + 36
        tabs.place(x, y + 6, width, high)
        y += high + 22
        height -= high + 22
        if self.tab == "options":
            return [tabs, *self._options(x, y, width, height)]
        return [tabs, *self._seats(x, y, width, height)]

    def _turn(self, tab: str) -> None:
        self.tab = tab
        self.rebuild()

    # The seats

    def _seats(self, x: float, y: float, width: float, height: float) -> list[Widget]:
        ui = self.ui
        only = self.preset.players
        numbers = [(n, str(n)) for n in self.rules.players if only in (None, n)]
        players = Choice(ui, _("Players"), numbers, self.players, self.set_players, key="players")
        high = players.height_for(width)
        players.place(x, y, width, high)
        y += high + 14
        height -= high + 14
        seats = [self._seat(number) for number in range(self.players)]
        wide = min(270.0, width * 0.3)
        for seat in seats:
            seat.size = min(104.0, height * 0.19)
        tall = [seat.height_for(wide) for seat in seats]
        # From top to bottom there are two seats, with four or more players three beside.
        crowded = max(tall[1:]) + tall[0] + 30 if self.players < 6 else sum(tall[1:3]) + tall[0]
        if crowded > height:
            return [players, self._seat_list(x, y, width, height)]
        return [players, *self._round_table(seats, wide, tall, pygame.FRect(x, y, width, height))]

    def _seat_list(self, x: float, y: float, width: float, height: float) -> Pane:
        """The other seats under each other, where an oval has no room."""
        pane = Pane(self.ui, key="seats")
        for number in range(1, self.players):
            seat = self._seat(number)
            pane.add(
                Row(
                    self.ui,
                    escape(seat.label),
                    seat.on_press,
                    detail=". ".join(t for t in (seat.tag, seat.line) if t),
                    picture=seat.face,
                    key=seat.key,
                )
            )
        pane.place(x - 10, y, width + 20, height)
        pane.arrange()
        return pane

    def _round_table(
        self, seats: list[SeatPlace], wide: float, tall: list[float], room: pygame.FRect
    ) -> list[Widget]:
        """Seats around an oval: oneself in front, the others in the order of play."""
        x, y, width, height = room
        size = seats[0].size
        # Portraits stand on the rail; names and lines of the lower seats hang below it.
        top, bottom = y + size * 0.55, y + height - max(tall[0] - size * 0.45, 40.0)
        if bottom - top < height * 0.3:
            bottom = top + height * 0.3
        felt = Felt(self.ui, registry.words(self.game).title())
        across = min(width - wide * 1.1, (bottom - top) * 2.4)
        felt.place(x + (width - across) / 2, top, across, bottom - top)
        turn = 1 if registry.face(self.game).shape.clockwise else -1
        for number, seat in enumerate(seats):
            angle = math.radians(90 + turn * number * 360 / self.players)
            cx = felt.rect.centerx + across / 2 * math.cos(angle)
            cy = felt.rect.centery + (bottom - top) / 2 * math.sin(angle)
            left = min(max(x, cx - wide / 2), x + width - wide)
            seat.place(left, cy - size / 2, wide, tall[number])
        return [felt, *seats]

    def _seat(self, number: int) -> SeatPlace:
        ui, settings = self.ui, self.app.settings
        if number == 0:
            name = settings.player_name or _("You")
            return SeatPlace(ui, name, "", f"avatars/{settings.avatar}.svg", None, key="seat 0")
        who = self._persona(number)
        sides = self.rules.sides(self.players)
        return SeatPlace(
            ui,
            who.name if who is not None else _("Player {number}", number=number + 1),
            people.temper_line(who) if who is not None else "",
            people.picture(who),
            lambda: self.pick(number),
            tag=_("partner") if sides[number] == sides[0] else "",
            key=f"seat {number}",
        )

    def _persona(self, seat: int) -> Persona | None:
        if seat - 1 < len(self.opponents):
            return self.people.get(self.opponents[seat - 1])
        return None

    def pick(self, seat: int) -> None:
        """Ask who is to sit at ``seat``."""
        if not self.people:
            return
        here = self.opponents[seat - 1]
        seated = [p for p in self.opponents[: self.players - 1] if p != here]
        sides = self.rules.sides(self.players)
        title = _("Your partner") if sides[seat] == sides[0] else _("Your opponent")

        def take(persona: str) -> None:
            self.seat(seat, persona)

        self.app.push(PickPerson(self.app, title, self.people, seated, here, take, game=self.game))

    # The rules in detail

    def _options(self, x: float, y: float, width: float, height: float) -> list[Widget]:
        ui = self.ui
        buttons = self._option_buttons()
        wide = (width - 16 * (len(buttons) - 1)) / max(1, len(buttons))
        high = max((max(66.0, b.height_for(wide)) for b in buttons), default=0.0)
        left = x
        for button in buttons:
            button.place(left, y + height - high, wide, high)
            left += wide + 16
        pane = Pane(ui, key="options")
        for option in self.rules.schema:
            if not option.seats or self.players in option.seats:
                pane.add(self._option(option))
        pane.place(x - 10, y, width + 20, height - (high + 18 if buttons else 0))
        pane.arrange()
        pane.scroll_to(self._scroll["options"])
        return [pane, *buttons]

    def _option(self, option: Option) -> Choice:
        changed = self.options[option.name] != self.preset.options[option.name]
        label = _(option.label)
        return Choice(
            self.ui,
            _("{label} (changed)", label=f"*{label}*") if changed else label,
            [(choice.value, _(choice.label)) for choice in option.choices],
            self.options[option.name],
            lambda value: self.set_option(option.name, value),
            key=f"option {option.name}",
            help=_(option.help),
        )

    def _option_buttons(self) -> list[Button]:
        ui = self.ui
        buttons: list[Button] = []
        if self.changed:
            back = _("Back to {preset}", preset=escape(_title(self.preset)))
            buttons.append(Button(ui, back, self.reset_options, size=24, key="reset"))
            buttons.append(
                Button(
                    ui, _("Save as my rules…"), self.ask_name, size=24, key="save", style="paper"
                )
            )
        elif self.preset.own:
            buttons.append(
                Button(
                    ui,
                    _("Delete these rules"),
                    self.ask_delete,
                    size=24,
                    key="delete",
                    icon="icons/trash.svg",
                )
            )
        return buttons

    def reset_options(self) -> None:
        """Take all changes back."""
        self.options = self.preset.options
        self.rebuild()

    def ask_name(self) -> None:
        """Save the changed rules under a name."""
        name = self.preset.title if self.preset.own else ""
        text = _("They are then offered with the others.")
        self.app.push(
            Ask(self.app, _("Your own rules"), text, _("Name"), name, self.save_preset, most=40)
        )

    def save_preset(self, name: str) -> None:
        try:
            saved = presets.save_own(self.game, name, self.options)
        except OSError as error:
            tell(self.app, [str(error)], _("The rules cannot be saved"))
            return
        self._load_presets()
        self._choose_preset(next((p for p in self.presets if p.name == saved.name), saved))
        self.rebuild()

    def ask_delete(self) -> None:
        text = _("{name} is deleted for good.", name=escape(_title(self.preset)))
        answers = (
            Answer(_("Delete"), self.delete_preset, "raise"),
            Answer(_("Keep"), style="primary"),
        )
        self.app.push(Message(self.app, _("Delete these rules?"), text, answers))

    def delete_preset(self) -> None:
        try:
            presets.delete_own(self.game, self.preset.name)
        except OSError as error:
            tell(self.app, [str(error)], _("The rules cannot be deleted"))
        self._load_presets()
        self._choose_preset(self.presets[0])
        self.rebuild()

    # Away from here

    def show_rules(self) -> None:
        from game.scenes.rules import Rules

        self.app.push(Rules(self.app, game=self.game, options=self.options))

    def start(self) -> None:
        """Begin the match and deal."""
        from game.scenes.matches import sit_down

        settings, store = self.app.settings, self.app.store
        settings.last_game, settings.last_preset = self.game, self.preset.name
        settings.last_players = self.players
        settings.last_opponents = tuple(self.opponents)
        store.save_settings()
        rules = Preset(
            self.game, self.preset.name, self.preset.title, self.preset.note, self.options
        )
        seats = [SeatSpec("human", name=settings.player_name)]
        for number in range(1, self.players):
            who = self._persona(number)
            seats.append(SeatSpec("bot", who.id, who.name) if who else SeatSpec("bot"))
        match = saves.begin(store, rules, self.players, seats)
        for sentence in store.take_notices():
            self.app.notice(sentence)
        sit_down(self.app, match)


def _title(preset: Preset) -> str:
    return preset.title if preset.own else _(preset.title)

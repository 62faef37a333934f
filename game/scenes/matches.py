"""Saved matches: go on with one, look at how it stands, delete it."""

from __future__ import annotations

from collections.abc import Iterable
from datetime import datetime
from pathlib import Path

from game import registry, saves
from game.engine.contract import Standing
from game.i18n import _, ngettext
from game.match import Match
from game.matchfile import MatchFileError
from game.saves import SavedMatch
from game.scenes import people
from game.scenes.base import Stage
from game.scenes.message import Answer, Message, tell
from game.scenes.sheet import Sheet
from game.ui.widgets import Button, Label, Pane, Row, Widget
from game.words import escape


class Matches(Sheet):
    """The matches in the player's folder, newest first, the chosen one in detail at the right."""

    name = "matches"

    def __init__(self, app: Stage) -> None:
        super().__init__(app)
        self.chosen: Path | None = None
        self.people = people.load(app)
        self.listing = saves.saved_matches(app.store.matches)

    def enter(self) -> None:
        if self._built:
            self._look()
        super().enter()

    def _look(self) -> None:
        self.listing = saves.saved_matches(self.app.store.matches)
        self.rebuild()

    @property
    def _current(self) -> SavedMatch | None:
        matches = self.listing.matches
        return next((m for m in matches if m.path == self.chosen), matches[0] if matches else None)

    def build(self) -> Iterable[Widget]:
        self.title = _("Saved matches")
        widgets = self.head()
        area, ui = self.area, self.ui
        if not self.listing.matches:
            text = _("There is no saved match yet. Every match is saved by itself, card by card.")
            none = Label(ui, text, 28, align="center", key="none")
            none.place(area.x, area.y + 60, area.width, 200)
            new = Button(ui, _("New game"), self._new, style="primary", size=32, key="new")
            wide, high = new.natural()
            place = area.centerx - (wide + 60) / 2
            high = max(84.0, high)
            y = none.rect.y + none.height_for(area.width) + 40
            widgets += [none, new.place(place, y, wide + 60, high)]
            return [*widgets, *self._faults(y + high + 40, area.x, area.width)]
        left = area.width * 0.56
        pane = Pane(ui, key="list")
        self._rows: list[tuple[Row, SavedMatch]] = []
        for saved in self.listing.matches:
            row = self._row(saved)
            self._rows.append((row, saved))
            pane.add(row)
        pane.place(area.x - 10, area.y, left, area.height)
        pane.arrange()
        if not self._built or self.desk.focus is None:
            self.first_focus = self._rows[0][0].key
        return [*widgets, pane, *self._detail(area.x + left + 20, area.width - left - 20)]

    def _row(self, saved: SavedMatch) -> Row:
        words = registry.words(saved.header.game)
        when = moment(datetime.fromtimestamp(saved.saved))
        score = "–".join(map(str, points(saved)))
        others = [s.persona for s in saved.header.seats if s.kind != "human"]
        state = self._state(saved)
        return Row(
            self.ui,
            f"{words.title()} · {score}",
            lambda: self._choose(saved),
            detail=f"{state} · {', '.join(map(escape, _names(saved)))}",
            aside=when,
            picture=people.picture(self.people.get(others[0]) if others else None),
            chosen=self._current is saved,
            key=saved.path.name,
        )

    def _state(self, saved: SavedMatch) -> str:
        if not saved.finished:
            return _("deal {number}", number=saved.deal)
        return _("finished, {result}", result=_("won") if _won(saved) else _("lost"))

    def _choose(self, saved: SavedMatch) -> None:
        if self.chosen == saved.path or self._current is saved:
            self.open()
            return
        self.chosen = saved.path
        self.rebuild()

    def _detail(self, x: float, width: float) -> list[Widget]:
        saved = self._current
        assert saved is not None
        ui, area = self.ui, self.area
        header = saved.header
        lines = [
            f"*{registry.words(header.game).title()}* · {escape(_preset_title(saved))}",
            ngettext("{n} player", "{n} players", header.players),
            _("Score: *{score}*", score=" – ".join(map(str, points(saved)))),
            self._state(saved),
            _("Begun {when}", when=moment(_local(header.created))),
            _("At the table: {names}", names=", ".join(map(escape, _names(saved)))),
        ]
        if header.number is not None:
            lines.append(_("Numbered match {number}", number=header.number))
        lines.append(_("File: {name}", name=escape(saved.path.name)))
        pane = Pane(ui, key="detail", pad=0, gap=12)
        pane.add(*(Label(ui, line, 24, key=f"line {n}") for n, line in enumerate(lines)))
        go = Button(
            ui,
            _("Look at the result") if saved.finished else _("Continue"),
            self.open,
            style="primary",
            icon="icons/trophy.svg" if saved.finished else "icons/play.svg",
            size=30,
            key="open",
        )
        delete = Button(
            ui, _("Delete"), self.ask_delete, icon="icons/trash.svg", size=26, key="delete"
        )
        high = max(84.0, go.height_for(width)), max(70.0, delete.height_for(width))
        bottom = area.bottom - 10
        delete.place(x, bottom - high[1], width, high[1])
        review = Button(
            ui, _("Review deals"), self.review, icon="icons/eye.svg", size=26, key="review"
        )
        tall = max(70.0, review.height_for(width))
        review.place(x, delete.rect.y - 18 - tall, width, tall)
        review.visible = saved.finished or saved.deal > 1
        above = review if review.visible else delete
        go.place(x, above.rect.y - 18 - high[0], width, high[0])
        faults = self._faults(go.rect.y, x, width)
        end = faults[0].rect.y if faults else go.rect.y
        pane.place(x, area.y + 12, width, max(40.0, end - 20 - area.y - 12))
        pane.arrange()
        return [pane, *faults, go, review, delete]

    def _faults(self, bottom: float, x: float, width: float) -> list[Widget]:
        """A button for files that cannot be used, above ``bottom``."""
        if not self.listing.faults:
            return []
        count = len(self.listing.faults)
        text = ngettext("{n} file cannot be used", "{n} files cannot be used", count)
        button = Button(
            self.ui, text, self.show_faults, icon="icons/warning.svg", size=24, key="faults"
        )
        high = max(64.0, button.height_for(width))
        return [button.place(x, bottom - 18 - high, width, high)]

    def show_faults(self) -> None:
        """What is wrong with files of the folder, and where they are kept."""
        tell(self.app, self.listing.faults, _("Files that cannot be used"))

    def open(self) -> None:
        """Go on with the chosen match, or see how it ended."""
        saved = self._current
        if saved is not None:
            resume(self.app, saved.path)

    def review(self) -> None:
        """Look at the deals of the chosen match that are over, all hands open."""
        from game.scenes.review import Review, deals_over

        saved = self._current
        if saved is None:
            return
        try:
            match = Match.load(saved.path, resume=False)
        except MatchFileError as error:
            tell(self.app, [saves.put_aside(error)], _("The match cannot be opened"))
            return
        before = None if match.over else saved.deal
        if not deals_over(match, before):
            tell(self.app, [_("Nothing was played in it yet.")], _("There is nothing to review"))
            return
        self.app.push(Review(self.app, match, before))

    def ask_delete(self) -> None:
        saved = self._current
        if saved is None:
            return
        text = _("{name} is deleted for good.", name=escape(saved.path.name))
        answers = (
            Answer(_("Delete"), lambda: self.delete(saved), "raise"),
            Answer(_("Keep"), style="primary"),
        )
        self.app.push(Message(self.app, _("Delete the match?"), text, answers))

    def delete(self, saved: SavedMatch) -> None:
        """Throw the file away."""
        try:
            saves.delete(saved.path)
        except OSError as error:
            tell(self.app, [str(error)], _("It cannot be deleted"))
        self.chosen = None
        self._look()

    def _new(self) -> None:
        from game.scenes.setup import Setup

        self.app.replace(Setup(self.app))


def resume(app: Stage, path: Path) -> None:
    """Sit down at the table of a saved match, or tell why that cannot be."""
    try:
        match = Match.load(path)
    except MatchFileError as error:
        tell(app, [saves.put_aside(error)], _("The match cannot be opened"))
        return
    sit_down(app, match)


def sit_down(app: Stage, match: Match) -> None:
    """The table of a running match, or the result of a finished one, in the place of all pages."""
    if match.over:
        from game.scenes.results import Results

        app.push(Results(app, match))
        return
    from game.scenes.table import TableScene

    app.reset(TableScene(app, match))


def points(saved: SavedMatch) -> tuple[int, ...]:
    """The score as it is shown, the person's own side first."""
    header = saved.header
    sides = registry.rules(header.game).sides(header.players)
    own = next((sides[n] for n, s in enumerate(header.seats) if s.kind == "human"), 0)
    standing = Standing(saved.points, 0, saved.deal, saved.winners)
    words = registry.words(header.game)
    order = [own, *(side for side in sorted(set(sides)) if side != own)]
    return tuple(words.score(standing, header.options, side) for side in order)


def moment(when: datetime) -> str:
    """Day and time as they are written in the current language."""
    return _(
        "{year}-{month}-{day} {hour}:{minute}",
        year=when.year,
        month=f"{when.month:02}",
        day=f"{when.day:02}",
        hour=f"{when.hour:02}",
        minute=f"{when.minute:02}",
    )


def _local(text: str) -> datetime:
    try:
        return datetime.fromisoformat(text).astimezone()
    except ValueError:
        return datetime.fromtimestamp(0)


def _names(saved: SavedMatch) -> list[str]:
    """The other players."""
    return [
        seat.name or _("Player {number}", number=number + 1)
        for number, seat in enumerate(saved.header.seats)
        if seat.kind != "human"
    ]


def _won(saved: SavedMatch) -> bool:
    sides = registry.rules(saved.header.game).sides(saved.header.players)
    seats = saved.header.seats
    return any(s.kind == "human" and sides[n] in saved.winners for n, s in enumerate(seats))


def _preset_title(saved: SavedMatch) -> str:
    from game import presets

    preset = presets.find(saved.header.game, saved.header.preset)
    if preset is None:
        return saved.header.preset
    return preset.title if preset.own else _(preset.title)

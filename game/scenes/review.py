"""The review: a finished deal on the table, all hands open, and what each decision cost."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import partial
from typing import Literal

import pygame

from game import registry, resources
from game.analyst import Analyst, Task
from game.bots.analysis import Point, Verdict
from game.bots.runner import SLICE
from game.i18n import _, ngettext
from game.match import Deal, Match
from game.scenes import people
from game.scenes.base import Screen, Stage
from game.scenes.decisions import Decision, Told, Way, tell
from game.table.company import names, seated
from game.table.face import Face
from game.table.open_table import OpenTable, Pointed
from game.table.record import Record
from game.ui import theme as themes
from game.ui.events import Input, Pointer, Press
from game.ui.widgets import IconButton, Label, Pane, Tabs, Widget
from game.words import plain

Order = Literal["cost", "played"]
Hire = Callable[[Task, Sequence[int]], Analyst]

_EDGE = 22.0


def deals_over(match: Match, before: int | None = None) -> list[Deal]:
    """The deals of a match, before number ``before``, that can be looked at: those that are over
    and in which something was done."""
    over = [deal for deal in match.deals if deal.outcome is not None and deal.actions]
    return [deal for deal in over if before is None or deal.number < before]


class Review(Screen):
    """The deals of ``match`` that are over, of which ``before`` is the first that may not be looked
    at; the last of them comes first.

    Only what belongs to a finished deal is shown; the secret of later deals is not touched.

    Raises:
        LookupError: there is none.
    """

    name = "review"

    def __init__(
        self, app: Stage, match: Match, before: int | None = None, hire: Hire = Analyst
    ) -> None:
        """``hire`` gets whoever judges."""
        super().__init__(app)
        self.match = match
        self.deals = deals_over(match, before)
        if not self.deals:
            raise LookupError("there is no deal to review")
        self.seat = match.humans[0] if match.humans else 0
        self.words = registry.words(match.game.name)
        self.order: Order = "cost"
        self._hire = hire
        face: Face = registry.face(match.game.name)
        theme, faults = themes.load(resources.path("config", "themes", f"{face.theme}.toml"))
        for sentence in faults:
            app.notice(sentence)
        self._theme, self._theme_before = theme, self.ui.theme
        settings = app.settings
        self._people = seated(match, people.load(app))
        self.names = names(match, settings, self._people)
        self.table = OpenTable(self.ui, match, self.seat, settings, theme, self._people)
        self._analyst: Analyst | None = None
        self._verdicts: dict[int, dict[int, Verdict]] = {}
        """By deal and number of actions before."""
        self._open(self.deals[-1])

    # ------------------------------------------------------------------ the deal

    def _open(self, deal: Deal) -> None:
        """Turn to a deal."""
        self._stop()
        self.deal = deal
        task = Task.of(self.match, deal, self.seat)
        face: Face = registry.face(self.match.game.name)
        asked = task.points()
        ceremony = [point.place for point in asked if _is_ceremony(face, point)]
        self.points = [point for point in asked if point.place not in ceremony]
        stops = {point.place for point in self.points}
        self.record = Record(self.match, deal, self.seat, stops)
        self.at = self.record.index(self.points[0].place) if self.points else 0
        self._touched = False
        known = self._verdicts.setdefault(deal.number, {})
        self._analyst = self._hire(task, (*ceremony, *known))

    @property
    def known(self) -> dict[int, Verdict]:
        """The verdicts that have come in, by number of actions before."""
        return self._verdicts[self.deal.number]

    def told(self) -> list[Told]:
        """Every decision in words, in the order that is chosen."""
        told = [
            tell(self.words, number, point, self.known.get(point.place))
            for number, point in enumerate(self.points, 1)
        ]
        if self.order == "cost":
            told.sort(key=lambda one: -1.0 if one.cost is None else one.cost, reverse=True)
        return told

    @property
    def decided(self) -> Point | None:
        """The decision that is due where one is."""
        place = self.record.steps[self.at].place
        point = next((point for point in self.points if point.place == place), None)
        return point if point is not None and self.record.index(place) == self.at else None

    # ------------------------------------------------------------------- its life

    def enter(self) -> None:
        if self.deals[-1] is self.match.deals[-1] and not self.match.over:
            self.match.seal()  # all its hands are seen: nobody decides anew, knowing them
        self.ui.paint.use(self._theme)
        super().enter()

    def leave(self) -> None:
        self._stop()
        if self.ui.theme is self._theme:
            self.ui.paint.use(self._theme_before)

    def _stop(self) -> None:
        if self._analyst is not None:
            self._analyst.close()
        self._analyst = None

    @property
    def animating(self) -> bool:
        analyst = self._analyst
        return analyst is not None and not analyst.done and not analyst.apart

    @property
    def thinking(self) -> bool:
        """Whether verdicts are still to come."""
        return self._analyst is not None and not self._analyst.done

    def update(self, dt: float) -> None:
        super().update(dt)
        if self._analyst is None:
            return
        verdicts = self._analyst.step(SLICE)
        if not verdicts:
            return
        self.known.update({verdict.place: verdict for verdict in verdicts})
        if not self.thinking:
            if not self._touched:
                self._to_dearest()
            self.ui.speech.say(plain(self._summary(self.told())))
        self.rebuild()

    def _to_dearest(self) -> None:
        """To the decision that cost most, once that is known."""
        dearest = max(self.known.values(), key=lambda verdict: verdict.cost or 0.0)
        if dearest.cost:
            self.at = self.record.index(dearest.place)

    # -------------------------------------------------------------------- layout

    def build(self) -> Iterable[Widget]:
        self.title = _("Review")
        ui, metrics = self.ui, self.ui.metrics
        share = 0.28 if metrics.text_scale <= 1.25 else 0.34
        width = min(max(440.0, metrics.width * share), 600.0)
        self.panel = pygame.FRect(14, 14, width - 14, metrics.height - 28)
        x, inner = self.panel.x + _EDGE, self.panel.width - 2 * _EDGE
        head = self._head(x, inner)
        y = max(widget.rect.bottom for widget in head) + 14
        told = self.told()
        summary = Label(ui, self._summary(told), 22, color="text", key="summary")
        summary.place(x, y, inner, summary.height_for(inner))
        y = summary.rect.bottom + 12
        sorts = (("cost", _("Costliest first")), ("played", _("As played")))
        tabs = Tabs(ui, sorts, self.order, self._sort, key="order")
        lines = 1 if sum(tabs.natural()) <= inner - 12 else 2
        high = max(56.0, lines * ui.text.line_height(25, "title") + 24)
        tabs.place(x, y, inner, high)
        tabs.visible = len(told) > 1
        foot = self._foot(x, inner, told)
        pane = Pane(ui, key="decisions", gap=8, pad=6)
        pane.scroll = next((w.scroll for w in self.desk.walk() if isinstance(w, Pane)), 0.0)
        decided = self.decided
        dearest = max((one.cost or 0.0 for one in told), default=0.0)
        for one in told:
            chosen = decided is not None and decided.place == one.place
            choose = partial(self.choose, one.place)
            pane.add(Decision(ui, one, dearest, choose, chosen=chosen))
        y = tabs.rect.bottom + 10
        pane.place(x - 6, y, inner + 12, foot[0].rect.y - 14 - y)
        pane.arrange()
        for row in pane.children():
            if isinstance(row, Decision) and row.chosen:
                pane.reveal(row)
                if not self._built:
                    self.first_focus = row.key
        self._lay_table(width)
        return [*head, summary, tabs, pane, *foot]

    def _head(self, x: float, inner: float) -> list[Widget]:
        ui, y = self.ui, self.panel.y + 26
        back = IconButton(ui, "icons/back.svg", _("Back"), self.back, key="back")
        back.tooltip = ""
        back.place(x, y, 56, 56)
        arrows: list[Widget] = []
        right = x + inner
        if len(self.deals) > 1:
            at = self.deals.index(self.deal)
            for icon, label, by in (
                ("icons/arrow_right.svg", _("Next deal"), 1),
                ("icons/arrow_left.svg", _("Deal before"), -1),
            ):
                arrow = IconButton(ui, icon, label, partial(self.turn, by), key=f"deal {by}")
                arrow.enabled = 0 <= at + by < len(self.deals)
                arrow.place(right - 48, y + 4, 48, 48)
                right -= 56
                arrows.insert(0, arrow)
        room = right - x - 72
        what = _("{game}, deal {number}", game=self.words.title(), number=self.deal.number)
        title = Label(ui, self.title, 36, font="title", color="accent", key="title")
        title.place(x + 72, y - 10, room, title.height_for(room))
        sub = Label(ui, what, 22, color="muted", key="deal")
        sub.place(x + 72, title.rect.bottom - 2, room, sub.height_for(room))
        return [back, title, sub, *arrows]

    def _summary(self, told: list[Told]) -> str:
        count = len(told)
        if not count:
            return _("There was nothing to decide for you in this deal.")
        if self.thinking:
            done = sum(point.place in self.known for point in self.points)
            return _("Thinking it over: {done} of {count}…", done=done, count=count)
        lost = sum(one.cost or 0.0 for one in told)
        decisions = ngettext("{n} decision", "{n} decisions", count)
        if not lost:
            return _("{decisions}, and nothing given away.", decisions=decisions)
        loss = self.words.loss(lost, self.points[0].view)
        return _("{decisions}; given away in all: *{loss}*", decisions=decisions, loss=loss)

    def _foot(self, x: float, inner: float, told: Sequence[Told]) -> list[Widget]:
        """The way through the deal, and the buttons for single steps."""
        ui = self.ui
        y = self.panel.bottom - 24 - 60
        flags: dict[int, float | None] = {}
        for one in told:
            flags[self.record.index(one.place)] = one.cost
        count = len(self.record.steps)
        way = Way(ui, count, self.at, flags, self.go)
        way.place(x + 68, y + 2, inner - 136, 56)
        buttons = []
        for icon, label, command, by, left in (
            ("icons/arrow_left.svg", _("Step back"), "step_back", -1, x),
            ("icons/arrow_right.svg", _("Step on"), "step_on", 1, x + inner - 56),
        ):
            letter = ui.keys.shown(command)
            tooltip = f"{label} ({letter})" if letter else label
            button = IconButton(
                ui, icon, label, partial(self.step, by), key=command, tooltip=tooltip
            )
            button.enabled = 0 <= self.at + by < count
            button.place(left, y + 2, 56, 56)
            buttons.append(button)
        step = Label(ui, way.spoken(), 20, color="muted", align="center", key="step")
        high = step.height_for(inner)
        step.place(x, y - high - 4, inner, high)
        return [step, buttons[0], way, buttons[1]]

    def _lay_table(self, left: float) -> None:
        metrics = self.ui.metrics
        self._corner = metrics.px(left)
        width, height = metrics.size_px
        size = max(1, width - self._corner), height
        self.table.lay(size, self.record.fullest)
        self._show_table()

    def _show_table(self) -> None:
        step = self.record.steps[self.at]
        decided = self.decided
        pointed = None
        if decided is not None:
            verdict = self.known.get(decided.place)
            best = decided.action if verdict is None else verdict.best
            pointed = Pointed(decided.action, best, judged=verdict is not None)
        self.table.show(self.record, step, pointed, self.record.told(step, self.names))

    # ---------------------------------------------------------------------- doing

    def choose(self, place: int) -> None:
        """Show a decision: the table as it was before the action at ``place``."""
        self.go(self.record.index(place))

    def go(self, step: int) -> None:
        """Show step ``step`` of the deal."""
        if not 0 <= step < len(self.record.steps):
            return
        self._touched = True
        self.at = step
        self.rebuild()
        self.ui.speech.say(plain(self.record.told(self.record.steps[step], self.names)))

    def step(self, by: int) -> None:
        """Go ``by`` steps on."""
        self.go(self.at + by)

    def turn(self, by: int) -> None:
        """Turn to another deal of the match."""
        at = self.deals.index(self.deal) + by
        if 0 <= at < len(self.deals):
            self._open(self.deals[at])
            self.rebuild()

    def _sort(self, order: str) -> None:
        self.order = "played" if order == "played" else "cost"
        self.rebuild()

    # ---------------------------------------------------------------------- input

    def handle(self, event: Input) -> bool:
        if isinstance(event, Pointer) and event.kind == "wheel" and self._over_table(event):
            self.step(-1 if event.wheel > 0 else 1)
            return True
        return super().handle(event)

    def _over_table(self, event: Pointer) -> bool:
        return event.x > self.panel.right

    def command(self, event: Press) -> bool:
        if event.means("step_back"):
            self.step(-1)
        elif event.means("step_on"):
            self.step(1)
        else:
            return super().command(event)
        return True

    def show_rules(self) -> None:
        from game.scenes.rules import Rules

        game, options = self.match.header.game, self.match.options
        self.app.push(Rules(self.app, game=game, options=options))

    # ----------------------------------------------------------------------- look

    def draw_behind(self, surface: pygame.Surface) -> None:
        surface.fill(self.ui.theme.rgb("ground"))
        self.table.draw(surface, (self._corner, 0))
        self.ui.paint.panel(surface, self.panel, "page")

    def trace(self) -> dict[str, object]:
        return {
            "deal": self.deal.number,
            "step": self.at,
            "steps": len(self.record.steps),
            "decisions": len(self.points),
            "judged": len(self.known),
            "thinking": self.thinking,
        }


def _is_ceremony(face: Face, point: Point) -> bool:
    """Whether a decision is a rite in which nothing is better than anything else."""
    return face.cut(point.view, 0.5) is not None or face.rite(point.view) is not None

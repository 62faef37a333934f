"""A guided first match: chosen deals on the ordinary table, with a sentence for every step.

A game that has a module ``lesson`` offers one. The deals are laid and not shuffled, the others do
what is written, and the learner is told what to do and why. It is not saved and counts nowhere.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import replace
from typing import Any

import pygame

from game import registry
from game.bots.persona import company
from game.bots.runner import SLICE
from game.engine.contract import Action, Event, Refusal, View
from game.i18n import _
from game.match import Match
from game.scenes import people
from game.scenes.base import Stage
from game.scenes.lesson_match import LessonMatch, Prompter, script_of
from game.scenes.message import Answer, Message
from game.scenes.pause import Entry, Pause
from game.scenes.table import TableScene
from game.table.controls import CallSpec, call_buttons
from game.table.deck import card_aspect
from game.table.face import Menu
from game.table.layout import Layout
from game.table.session import Choice, Session, largest_hand
from game.ui.metrics import Metrics
from game.ui.widgets import Button, Label, Widget
from game.words import Label as CallLabel

LINES = 3
"""Lines of words that fit above the hand."""

_TAUGHT = Refusal("lesson")
"""Allowed by the rules, but not what the lesson is about now."""


class LessonSession(Session):
    """Runs a lesson: the line of words tells each step, and waits where others' are explained."""

    talks = False

    def __init__(self, match: LessonMatch, layout: Layout, *args: Any, **kwargs: Any) -> None:
        super().__init__(match, layout, *args, **kwargs)
        self.lesson, self.script = match, match.script
        self.thinker = Prompter(match, {p.id: p for p in self.thinker.personas})
        self.reading: Callable[[], str] | None = None
        """What the learner reads, until it is left behind."""
        self._owed: list[Callable[[], str]] = []
        self._held: list[Event] = []
        """What happens after that has been read."""
        self._apart = False
        self._begun = False
        self.configure(self.settings)

    # What is read

    def start(self) -> None:
        if self.lesson.log:
            super().start()
            return
        self.stage.model.marks = self.face.opening(self.match.view(self.viewer))
        self._owed = [lambda: _(self.script.WELCOME)]
        self._settle()

    def relaid(self, layout: Layout) -> None:
        super().relaid(layout)
        if self.reading is not None:  # perhaps in another language
            self.stage.words = self.reading()

    def advance(self, seconds: float, slice_: float = SLICE) -> bool:
        if self.reading is not None:
            return self.director.advance(seconds)
        return super().advance(seconds, slice_)

    def hurry(self) -> bool:
        if self.reading is not None and not self.director.busy:
            return self.go_on()
        return super().hurry()

    def go_on(self) -> bool:
        if self.reading is None:
            return super().go_on()
        self.reading = None
        self.stage.words = ""
        if self._begun or self._owed:
            self._settle()
        else:
            self._begun = True
            super().start()
        self._changed()
        return True

    def undo(self) -> bool:
        if not self.match.can_undo:
            return False
        self.reading, self._owed, self._held = None, [], []
        return super().undo()

    def ask_hint(self) -> bool:
        """The sentence of the step is the hint: it is said again."""
        if self.phase == "asking" and self.lesson.task is not None:
            self._tell_again()
            self._say(self.stage.words)
        return False

    # What is done

    def play(self, action: Action) -> Refusal | None:
        task = self.lesson.task
        refused = self.match.state.refusal(action) is not None
        if refused or (task is not None and action == task.action):
            return super().play(action)
        self.refuse(_("Not now.") if task is None else self.script.reminder(task))
        return _TAUGHT

    def wanted(self, call: Action | Menu) -> bool:
        """Whether a button is, or leads to, what the learner is to do."""
        task = self.lesson.task
        if isinstance(call, Menu):
            return any(self.wanted(entry) for entry in call.entries)
        return task is not None and call == task.action

    @property
    def wanted_slot(self) -> int | None:
        """The card of the hand that the learner is to play or to lay on the turn-up."""
        task, choice = self.lesson.task, self.choice
        if task is None or choice is None or self.phase != "asking":
            return None
        played = self.face.card_play(task.action, choice.view)
        if played is not None:
            return played.slot
        slots = (held.slot for held in self.stage.fan.cards)
        laid = self.face.upon_turn_up
        return next((s for s in slots if laid(choice.view, s) == task.action), None)

    # Inside

    def _play(self, action: Action) -> None:
        step = self.lesson.step
        if step is not None and self.lesson.task is None and step.text:
            told = step
            self._owed.append(lambda: self.script.sentence(told))
            self._apart = True
        super()._play(action)

    def _show(self, events: Sequence[Event], view: View) -> None:
        if not self.lesson.deals[-1].actions:
            opening = self.lesson.scripted.opening
            self._owed.append(lambda: _(opening))
        elif self._apart:  # what follows, for instance who won the trick, comes after the words
            events, self._held = events[:1], list(events[1:])
        self._apart = False
        super()._show(events, view)

    def _settle(self) -> None:
        if self._owed:
            self.phase, self.choice = "showing", None
            self.stage.turn = None
            self.reading = self._owed.pop(0)
            self.stage.words = self.reading()
            self._say(self.stage.words)
            self._dim()
            self._changed()
        elif self._held:
            events, self._held = self._held, []
            super()._show(events, self.match.view(self.viewer))
        else:
            super()._settle()

    def _choose(self, view: View) -> Choice | None:
        return super()._choose(view) if self.lesson.task is not None else None

    def _asked(self, view: View) -> str:
        task = self.lesson.task
        if task is not None and task.text and self.stage.banner is None:
            return self.script.sentence(task)
        return super()._asked(view)

    def _close_deal(self, view: View) -> None:
        super()._close_deal(view)
        self._left = 0.0  # it is read in one's own time
        assert self.stage.banner is not None
        head, note = self.stage.banner
        closing = _(self.lesson.scripted.closing)
        self.stage.banner = (head, closing) if self.match.over else (closing, note)
        self._say(closing)

    def _dim(self) -> None:
        wanted = self.wanted_slot
        for held in self.stage.fan.cards:
            held.dim = wanted is not None and held.slot != wanted

    def _ask_advice(self) -> None:
        """Partners keep quiet: what they would do is not what is taught."""

    def _forced(self) -> Action | None:
        return None


class LessonScene(TableScene):
    """The lesson of ``game`` on its table; without a game, the first lesson there is.

    Raises:
        LookupError: the game has none.
    """

    name = "lesson"
    reviews = False

    def __init__(self, app: Stage, game: str = "") -> None:
        game = game or next((g for g in registry.GAMES if registry.lesson(g)), "")
        script = script_of(game) if game else None
        if script is None:
            raise LookupError(f"{game} has no lesson")
        self.game = game
        places = len(script.DEALS[0].hands)
        self._others = company(people.load(app).values(), game)[: places - 1]
        match = LessonMatch(game, script, self._others)
        self._taught = match
        self._read: Callable[[], str] | None = None
        """What was to be read when the buttons were made."""
        super().__init__(app, match)

    def _open_session(self, layout: Layout) -> LessonSession:
        self.lesson = LessonSession(
            self._taught,
            layout,
            self.app.settings,
            {p.id: p for p in self._others},
            sound=self.ui.audio.play,
            changed=self._rebuild,
            finished=self._show_results,
            fault=self._log_fault,
            say=self.ui.speech.say,
        )
        return self.lesson

    def _layout(self, metrics: Metrics) -> Layout:
        """The table with more room for words, which explain here."""
        self.grip.scale = metrics.scale
        name, pack = self.match.game.name, self.match.game.pack
        return Layout(
            *metrics.size_px,
            self.match.players,
            hand=largest_hand(self.match),
            text_scale=metrics.text_scale,
            left_handed=self.app.settings.left_handed,
            shape=replace(registry.face(name).shape, lines=LINES),
            aspect=card_aspect(pack.deck, self.app.settings),
        )

    # The step is lit: its card alone is bright, its button is the coloured one.

    def _rebuild(self) -> None:
        focus = self.desk.focus
        on_it = focus is not None and focus.key == "accept"
        super()._rebuild()
        if not self._started:
            return
        before, self._read = self._read, self.lesson.reading
        if self._read is None:
            return
        on = CallSpec(CallLabel(_("Go on")), self._go_on)
        layout, hints = self.painter.layout, self.app.settings.show_keys
        self.lesson.stage.calls = 1
        self.desk.set([*self.desk.widgets, *call_buttons(self.ui, layout, [on], hints=hints)])
        if on_it or self._read is not before:
            self.desk.focus_on("accept")
        self._offered = ""

    def _go_on(self) -> None:
        self.lesson.hurry()
        self._rebuild()

    def _choice_buttons(self, choice: Choice, *, hints: bool) -> list[Widget]:
        widgets = super()._choice_buttons(choice, hints=hints)
        calls: list[Action | Menu] = [*choice.calls, *choice.asides]
        calls += (menu for _seat, menu in choice.at_seats)
        if self._menus:
            calls = [*self._menus[-1].entries]
        for widget, call in zip(widgets, calls, strict=False):  # a menu has its way back besides
            if isinstance(widget, Button):
                if self.lesson.wanted(call):
                    widget.style = "primary"
                elif widget.style != "paper":
                    widget.style = "quiet"
        return widgets

    def _call(self, action: Action) -> None:
        self._sure = action  # nothing is final here: no second press is asked for
        super()._call(action)

    def _offer_focus(self) -> None:
        """The focus comes to the step when it is asked for, and then stays where it is led."""
        session = self.lesson
        if session.phase != "asking" or session.asked_for > 0 or self._menus:
            return
        slot = session.wanted_slot
        if slot is not None:
            cards = [held.slot for held in session.stage.fan.cards]
            self.desk.focus_on(f"card {cards.index(slot)}")
        else:
            lit = (w for w in self.desk.widgets if isinstance(w, Button) and w.style == "primary")
            self.desk.focus_on(next((w.key for w in lit), "card 0"))
        self._offered = self.desk.focus.key if self.desk.focus is not None else ""

    # Away from here

    def _pause(self) -> None:
        self.handling.let_go()
        self.app.push(LessonPause(self.app, self.match, self.to_setup))

    def to_setup(self) -> None:
        """Where the game is chosen, over the title."""
        from game.scenes.setup import Setup
        from game.scenes.title import Title

        self.app.reset(Title(self.app))
        self.app.push(Setup(self.app, game=self.game))

    def to_title(self) -> None:
        from game.scenes.title import Title

        self.app.reset(Title(self.app))

    def _show_results(self) -> None:
        title, text = _("The lesson is over"), _(self.lesson.script.FAREWELL)
        answers = (
            Answer(_("Play a match"), self.to_setup, "primary"),
            Answer(_("Leave the table"), self.to_title),
        )
        farewell = Message(self.app, title, text, answers)
        farewell.first_focus = _("Play a match")
        self.app.push(farewell)


class LessonPause(Pause):
    """The menu over the table of a lesson."""

    def __init__(self, app: Stage, match: Match, leave: Callable[[], object]) -> None:
        super().__init__(app, match)
        self._leave = leave

    def build(self) -> Iterable[Widget]:
        widgets = list(super().build())
        notes = [widget for widget in widgets if isinstance(widget, Label)]
        notes[-1].label = _("A lesson is not saved.")
        return widgets

    def _review_entry(self) -> list[Entry]:
        return []

    def leave_table(self) -> None:
        self._leave()


class LessonButton(Button):
    """At the right of a page's head: leads to the lesson of ``game``."""

    def __init__(self, app: Stage, game: str) -> None:
        super().__init__(
            app.ui,
            _("Lesson"),
            lambda: app.reset(LessonScene(app, game)),
            icon="icons/hint.svg",
            size=25,
            key="lesson",
        )

    @property
    def width(self) -> float:
        """Units that it needs."""
        return self.natural()[0] + 28

    def lay(self, panel: pygame.FRect) -> LessonButton:
        """Put it into the head of a page."""
        self.place(panel.right - 28 - self.width, panel.y + 20, self.width, 68)
        return self

"""The table: the scene in which a match is played."""

from __future__ import annotations

import sys
from collections.abc import Hashable, Sequence
from functools import partial

import pygame

from game import registry, resources
from game.engine.cards import HIDDEN, Card
from game.engine.contract import Action
from game.i18n import _
from game.match import Match
from game.scenes import people
from game.scenes.base import Scene, Stage
from game.table.canvas import Canvas, Item
from game.table.controls import (
    COMMAND_OF,
    CallSpec,
    HandCard,
    call_buttons,
    cover_switch,
    drawing,
    hand_cards,
    icon_buttons,
    review_button,
    tooltip_drawing,
)
from game.table.deck import card_aspect, deck_pictures
from game.table.extras import aside_buttons, menu_buttons, seat_buttons
from game.table.face import Menu
from game.table.facts import table_facts
from game.table.ground import ground
from game.table.handling import Handling
from game.table.layout import Layout
from game.table.painter import Painter
from game.table.pointer import Grip
from game.table.session import Choice, Session, largest_hand
from game.table.tooltips import Tooltips
from game.ui import theme as themes
from game.ui import trace
from game.ui.events import Attention, Input, Pointer, Press
from game.ui.focus import Desk
from game.ui.metrics import Metrics
from game.ui.widget import Widget

MOVES = ("left", "right", "up", "down", "next", "previous")
CALL_KEYS = tuple(COMMAND_OF.values())
SURE = 3.5
"""Seconds in which giving up can be confirmed by pressing again."""
OVERPAINTED = 0.5
"""Seconds after becoming the top scene in which others may still draw over the table."""
HASTE = 0.3
"""Seconds after a question in which Enter does not yet answer it."""
WARM = 0.003
"""Seconds a frame for pictures that will be needed soon."""
SOUNDS = ("deal", "slide", "place", "flip", "gather", "bean")


class TableScene(Scene):
    """A match on the table."""

    name = "table"
    reviews = True
    """Whether a deal can be looked at when it is over."""

    def __init__(self, app: Stage, match: Match) -> None:
        super().__init__(app)
        self.match = match
        self.desk = Desk(self.ui)
        self.grip = Grip(1.0)
        self.tooltips = Tooltips(self.desk)
        layout = self._layout(self.ui.metrics)
        self.session = self._open_session(layout)
        self.handling = Handling(self.ui, self.session, self.grip, self.desk, self._rebuild)
        face = self.session.face
        self._theme, faults = themes.load(resources.path("config", "themes", f"{face.theme}.toml"))
        for sentence in faults:
            app.notice(sentence)
        self._theme_before = self.ui.theme
        self.ui.paint.use(self._theme)
        self._deck = deck_pictures(match.game.pack.deck, app.settings, self._theme)
        self.painter = Painter(self.ui, face, match.game.pack, layout, self._deck)
        self._canvas: Canvas | None = None
        self._table_part: list[Item] = []
        self._button_keys: list[Hashable] = []
        self._still: list[Item] = []
        self._overpainted = OVERPAINTED
        self._started = False
        self._offered = ""
        """Key of the widget that has the focus without the player having moved it there."""
        self._sure: Action | None = None
        self._sure_left = 0.0
        self._menus: tuple[Menu, ...] = ()
        """The open menu, and those that it was reached through."""

    # ------------------------------------------------------------------ its life

    def enter(self) -> None:
        self._overpainted = OVERPAINTED
        self.ui.paint.use(self._theme)
        self.ui.audio.ambience(self.session.face.ambience)
        self._follow_settings()
        if not self._started:
            self._started = True
            self.session.start()
        self._rebuild()

    def leave(self) -> None:
        self.match.close()
        self.ui.audio.ambience("")
        if self.ui.theme is self._theme:
            self.ui.paint.use(self._theme_before)

    def resized(self, metrics: Metrics) -> None:
        layout = self._layout(metrics)
        self.handling.let_go()
        self.session.relaid(layout)
        self.painter.relaid(layout)
        self._canvas = None
        self._rebuild()
        self.dirty = True

    def keys_changed(self) -> None:
        self._rebuild()

    def _layout(self, metrics: Metrics) -> Layout:
        self.grip.scale = metrics.scale
        return Layout(
            *metrics.size_px,
            self.match.players,
            hand=largest_hand(self.match),
            text_scale=metrics.text_scale,
            left_handed=self.app.settings.left_handed,
            shape=registry.face(self.match.game.name).shape,
            aspect=card_aspect(self.match.game.pack.deck, self.app.settings),
        )

    def _open_session(self, layout: Layout) -> Session:
        return Session(
            self.match,
            layout,
            self.app.settings,
            people.load(self.app),
            sound=self.ui.audio.play,
            changed=self._rebuild,
            finished=self._show_results,
            fault=self._log_fault,
            say=self.ui.speech.say,
        )

    def _follow_settings(self) -> None:
        settings = self.app.settings
        self.session.configure(settings)
        deck = deck_pictures(self.match.game.pack.deck, settings, self._theme)
        layout = self.painter.layout
        relaid = (layout.mirror < 0) != settings.left_handed or layout.aspect != deck.aspect
        if deck != self._deck:
            self._deck = deck
            face, pack = self.session.face, self.match.game.pack
            self.painter = Painter(self.ui, face, pack, layout, deck)
            self._canvas = None
        if relaid:
            self.resized(self.ui.metrics)

    # --------------------------------------------------------------------- time

    @property
    def animating(self) -> bool:
        return (
            self.session.animating
            or self.grip.dragging
            or self._sure_left > 0
            or self.tooltips.waiting
            or self._overpainted > 0
        )

    def update(self, dt: float) -> None:
        if self.ui.theme is not self._theme:
            self.ui.paint.use(self._theme)
            self.painter.forget()
            self._canvas = None
            self.dirty = True
        self._overpainted = max(0.0, self._overpainted - dt)
        changed = self.session.advance(dt)
        if self.grip.advance(dt) or self.grip.dragging:
            self.handling.carry()
            changed = True
        if self._sure_left > 0:
            self._sure_left -= dt
            if self._sure_left <= 0:
                self._sure = None
                self._rebuild()
        changed |= self.tooltips.advance(dt)
        changed |= self._raise()
        self.painter.warm(self.session.stage, WARM)
        if not self.session.animating:
            self.ui.audio.prepare(SOUNDS)
        if changed:
            self.dirty = True

    def _raise(self) -> bool:
        """The card under the pointer or the keyboard is lifted."""
        fan = self.session.stage.fan
        if self.grip.dragging or fan.span:
            return False
        wanted = None
        for widget in self.desk.widgets:
            if isinstance(widget, HandCard) and (
                widget.shows_focus or (widget.hovered and not self.ui.keyboard)
            ):
                wanted = widget.index
        seconds = 0.0 if self.app.settings.reduced_motion else 0.09
        return fan.raise_card(wanted, seconds=seconds)

    # --------------------------------------------------------------------- look

    def draw(self, surface: pygame.Surface) -> None:
        if self._canvas is None or self._canvas.ground.get_size() != surface.get_size():
            self._canvas = Canvas(ground(self.ui.images, self._theme, surface.get_size()))
        stage = self.session.stage
        still = self._with_buttons(self.painter.still(stage, self.session.board()))
        moving = self.painter.moving(stage, covered=self.session.cover)
        tooltip = self.tooltips.shown
        if tooltip is not None:
            moving.append(tooltip_drawing(self.ui, tooltip))
        whole = self._overpainted > 0 or self.app.under(self) is not None or not self._on_top
        self._canvas.paint(surface, still, moving, whole=whole)

    def _with_buttons(self, still: list[Item]) -> list[Item]:
        """The still part of the table with the buttons on it; the same list while nothing of it
        changes."""
        buttons = [
            drawing(widget)
            for widget in self.desk.widgets
            if widget.visible and not isinstance(widget, HandCard)
        ]
        keys = [button.key for button in buttons]
        if still is not self._table_part or keys != self._button_keys:
            self._table_part, self._button_keys = still, keys
            self._still = [*still, *buttons]
        return self._still

    @property
    def _on_top(self) -> bool:
        return getattr(self.app, "top", self) is self

    # ------------------------------------------------------------------ widgets

    def _rebuild(self) -> None:
        """Make the widgets for what can be done now."""
        if not self._started:
            return
        session, layout = self.session, self.painter.layout
        settings = self.app.settings
        hints = settings.show_keys
        widgets: list[Widget] = []
        session.stage.calls = 0
        session.stage.sources = self.handling.sources()
        fan = session.stage.fan
        if not fan.span:
            labels = [self._card_label(held.card, place) for place, held in enumerate(fan.cards)]
            widgets += hand_cards(self.ui, layout, fan, labels, self.handling)
        choice = session.choice
        if session.selection is not None and session.phase == "asking":
            session.stage.calls = 1
            widgets += self._confirm_button()
        elif choice is not None and session.phase in ("asking", "waiting"):
            session.stage.calls = len(choice.calls)
            widgets += self._choice_buttons(choice, hints=hints)
            if choice.covers and settings.offer_covered and session.phase == "asking":
                switch = cover_switch(
                    self.ui, layout, self._toggle_cover, on=session.cover, hints=hints
                )
                widgets.append(switch)
        if self._reviewable:
            session.stage.calls = 1
            widgets.append(review_button(self.ui, layout, self._review, hints=hints))
        possible = {
            "undo": self._may_undo,
            "hint": session.phase == "asking",
            "last_trick": session.may_look_back,
        }
        face = session.face
        account = (face.account_icon, face.account_label) if face.has_account else None
        widgets += icon_buttons(self.ui, layout, self._icon, possible, account=account)
        self.desk.set(widgets)
        self._offer_focus()
        self.dirty = True

    def _offer_focus(self) -> None:
        """Who plays by keys finds the focus where something is asked: on the answers to a call, or
        on a card."""
        session = self.session
        choice = session.choice
        if choice is None or session.phase != "asking":
            return
        focus = self.desk.focus
        if choice.plays:
            choosing = session.selection is not None and not session.chosen
            if focus is None or (choosing and not isinstance(focus, HandCard)):
                slots = [held.slot in choice.slots for held in session.stage.fan.cards]
                self.desk.focus_on(f"card {slots.index(True) if True in slots else 0}")
        elif focus is None or isinstance(focus, HandCard):
            self.desk.focus_on("accept")
        if session.asked_for == 0:
            self._offered = self.desk.focus.key if self.desk.focus is not None else ""

    def _confirm_button(self) -> list[Widget]:
        """The button that does with chosen cards what they were chosen for."""
        session, selection = self.session, self.session.selection
        assert selection is not None
        call = CallSpec(selection.label(len(session.chosen)), self._confirm)
        buttons = call_buttons(
            self.ui, self.painter.layout, [call], hints=self.app.settings.show_keys
        )
        buttons[0].enabled = session.selected
        return buttons

    def _confirm(self) -> None:
        self.session.confirm_selection()
        self._rebuild()

    def _card_label(self, card: Card, place: int) -> str:
        if card == HIDDEN:
            return _("card {number}", number=place + 1)
        return self.session.words.card(card)

    def _choice_buttons(self, choice: Choice, *, hints: bool) -> list[Widget]:
        """The buttons of all that may be done besides playing a card."""
        layout, stage = self.painter.layout, self.session.stage
        at_seats = [menu for _seat, menu in choice.at_seats]
        if self._menus and self._menus[0] not in (*choice.calls, *at_seats):
            self._menus = ()
        if self._menus:
            entries = self._specs(choice, self._menus[-1].entries)
            return menu_buttons(self.ui, layout, entries, self._close_menu)
        calls = self._specs(choice, choice.calls)
        widgets = call_buttons(self.ui, layout, calls, hints=hints)
        asides = self._specs(choice, choice.asides)
        widgets += aside_buttons(self.ui, layout, asides, len(calls))
        aimed = self._specs(choice, at_seats)
        places = [stage.place(seat) for seat, _menu in choice.at_seats]
        return widgets + seat_buttons(self.ui, layout, list(zip(places, aimed, strict=True)))

    def _specs(self, choice: Choice, calls: Sequence[Action | Menu]) -> list[CallSpec]:
        specs = []
        for call in calls:
            act = partial(self._press_call, call)
            label = self.session.label(call, choice.view)
            specs.append(CallSpec(label, act, sure=call == self._sure))
        return specs

    def _press_call(self, call: Action | Menu) -> None:
        if isinstance(call, Menu):
            self._open_menu(call)
        else:
            self._call(call)

    def _open_menu(self, menu: Menu) -> None:
        self._menus = (*self._menus, menu)
        self._rebuild()
        self.desk.focus_on("entry 0")

    def _close_menu(self) -> bool:
        """Leave the open menu; True if there was one."""
        was, self._menus = self._menus, self._menus[:-1]
        if was:
            self._rebuild()
            self.desk.focus_on("entry 0" if self._menus else "accept")
        return bool(was)

    # ------------------------------------------------------------------- acting

    def _call(self, action: Action) -> None:
        choice = self.session.choice
        asked = self.session.phase == "asking"
        if choice is None or (self.session.director.busy and not asked):
            return
        # What gives the deal up stands last, apart from the others.
        quiet = self.session.words.action(action, choice.view).style == "quiet"
        binding = quiet and action in choice.calls[-1:]
        if binding and self.app.settings.confirm_give_up and self._sure != action:
            self._sure, self._sure_left = action, SURE
            self.ui.speech.say(_("Really? Press again"))
            self._rebuild()
            return
        self._sure, self._sure_left = None, 0.0
        self.session.play(action)
        self._rebuild()

    def _toggle_cover(self) -> None:
        session = self.session
        if session.choice is None or not session.choice.covers:
            return
        session.cover = not session.cover
        self._rebuild()

    def _icon(self, command: str) -> None:
        session = self.session
        session.peek(on=command == "last_trick" and not session.stage.peek)
        session.show_account(on=command == "account" and not session.stage.account)
        if command == "undo" and self._may_undo:
            session.undo()
        elif command == "hint":
            session.ask_hint()
        elif command == "menu":
            self._pause()
        self.dirty = True

    def _pause(self) -> None:
        from game.scenes.pause import Pause

        self.handling.let_go()
        self.app.push(Pause(self.app, self.match))

    @property
    def _reviewable(self) -> bool:
        """Whether a deal has just ended that can be looked at."""
        over = self.session.phase in ("deal over", "match over")
        return self.reviews and over and bool(self.match.deals[-1].actions)

    @property
    def _may_undo(self) -> bool:
        """Whether the last decision can be taken back."""
        return self.match.can_undo and self.session.phase != "match over"

    def _review(self) -> None:
        from game.scenes.review import Review

        self.app.push(Review(self.app, self.match))

    def _show_results(self) -> None:
        from game.scenes.results import Results

        self.app.replace(Results(self.app, self.match))

    def _log_fault(self, text: str) -> None:
        if sys.stderr is not None:
            print(text, file=sys.stderr)

    # -------------------------------------------------------------------- input

    def handle(self, event: Input) -> bool:
        if isinstance(event, Attention):
            if not event.here:
                self.handling.let_go()
            return True
        if isinstance(event, Pointer):
            return self.handling.pointer(event)
        if isinstance(event, Press):
            return self._press(event)
        return False

    def _press(self, event: Press) -> bool:
        if event.means("cancel"):
            shown = self.handling.let_go() or self._close_menu() or self.session.peek(on=False)
            shown = shown or self.handling.fold_account()
            self.dirty = True
            if not shown:
                self._pause()
            return True
        if event.repeat and not event.means(*MOVES):
            return True
        if event.means(*MOVES):
            self._offered = ""
        if event.means("confirm") and self._hasty:
            return True  # meant for what was moving a moment ago
        hurries = event.means("confirm", "play") and not self._focus_acts()
        if hurries and self.session.hurry():
            self._rebuild()
            return True
        if self._confirms(event):
            self._confirm()
            return True
        if self.desk.handle(event):
            return True
        return self._command(event)

    def _confirms(self, event: Press) -> bool:
        """Whether Enter on a card means those that are chosen: Space is what marks a card."""
        session = self.session
        return (
            session.selection is not None
            and session.phase == "asking"
            and event.means("confirm")
            and not event.means("mark")
            and isinstance(self.desk.focus, HandCard)
        )

    @property
    def _hasty(self) -> bool:
        """Whether Enter would answer a call that nobody can have read yet."""
        return self._offered in CALL_KEYS and self.session.asked_for < HASTE

    def _focus_acts(self) -> bool:
        """Whether Enter belongs to a button and not to what moves."""
        focus = self.desk.focus
        return (
            focus is not None
            and not isinstance(focus, HandCard)
            and (focus.key not in CALL_KEYS or self.session.phase == "asking")
            and (self.session.phase == "asking" or not self.session.director.busy)
        )

    def _command(self, event: Press) -> bool:
        for key in (*CALL_KEYS, "cover"):
            if event.means(key):
                self._push(key)
                return True
        if event.means("review") and self._reviewable:
            self._review()
            return True
        for command in ("undo", "hint", "last_trick", "account", "menu"):
            if event.means(command):
                self._icon(command)
                self._rebuild()
                return True
        for number in range(1, 4):
            if event.means(f"card_{number}"):
                self.desk.focus_on(f"card {number - 1}")
                return True
        if event.means("help"):
            from game.scenes.keys_help import KeysHelp

            self.app.push(KeysHelp(self.app))
            return True
        if event.means("rules"):
            from game.scenes.rules import Rules

            game, options = self.match.header.game, self.match.options
            self.app.push(Rules(self.app, game=game, options=options))
            return True
        return False

    def _push(self, key: str) -> None:
        """Press the button that a letter stands for; without one, say that it cannot be done."""
        try:
            button = self.desk.find(key)
        except KeyError:
            if not self.session.director.busy:
                self.session.refuse(_("That cannot be done now."))
                self.dirty = True
            return
        self.desk.give_focus(button, say=False)
        if key == "cover":
            self._toggle_cover()
        else:
            activate = getattr(button, "activate", None)
            if activate is not None:
                activate()

    # -------------------------------------------------------------------- trace

    def facts(self) -> list[dict[str, object]]:
        return self.desk.facts()

    def trace(self) -> dict[str, object]:
        if not trace.ON:
            return {}
        known = table_facts(self.handling)
        return {**known, "turn": known["turn"] and not self._hasty}

"""What can be pointed at and focused on the table: own cards, call buttons, round buttons."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Hashable
from dataclasses import dataclass
from functools import partial
from typing import Protocol

import pygame
from pygame import FRect

from game.i18n import N_, _
from game.table.canvas import Drawing
from game.table.hand import Fan
from game.table.layout import Layout
from game.ui.context import Ui
from game.ui.events import Pointer, Press
from game.ui.widget import Widget
from game.ui.widgets import Button, IconButton
from game.words import Label

COMMAND_OF = {"primary": "accept", "raise": "raise", "quiet": "give_up"}
"""The key command that presses a call button, by the weight of the call."""


class Holder(Protocol):
    """Who acts when something is done with a card of the hand."""

    def card_pointer(self, index: int, event: Pointer) -> bool:
        """The mouse or a finger on card ``index``."""

    def card_chosen(self, index: int) -> None:
        """Enter on card ``index``."""

    def card_focused(self, index: int, focused: bool) -> None:
        """The keyboard came to card ``index``, or left it."""


class HandCard(Widget):
    """A card of the own hand. Its ``rect`` is what is seen of it."""

    focusable = True
    draws_focus = True

    def __init__(self, ui: Ui, index: int, label: str, fan: Fan, holder: Holder) -> None:
        super().__init__(ui, label, key=f"card {index}")
        self.index = index
        self._fan = fan
        self._holder = holder

    def hit(self, x: float, y: float) -> bool:
        scale = self.ui.metrics.scale
        return self._fan.at(x * scale, y * scale) == self.index

    def pointer(self, event: Pointer) -> bool:
        return self._holder.card_pointer(self.index, event)

    def press(self, event: Press) -> bool:
        if event.means("confirm", "play") and not event.repeat:
            self._holder.card_chosen(self.index)
            return True
        return False

    def focus_changed(self) -> None:
        self._holder.card_focused(self.index, self.focused)


def hand_cards(ui: Ui, layout: Layout, fan: Fan, labels: list[str], holder: Holder) -> list[Widget]:
    """A widget for each card of the fan, each over what is seen of its card."""
    cards: list[Widget] = []
    scale = layout.scale
    for index, label in enumerate(labels):
        spot = fan.cards[index].spot is not None
        box = fan.home(index, lift=0.0).bounds()
        right = box.right
        over = [n for n in range(index + 1, len(labels)) if fan.cards[n].spot is None]
        if over and not spot:
            right = fan.home(over[0], lift=0.0).bounds().left
        card = HandCard(ui, index, label, fan, holder)
        card.place(
            box.left / scale, box.top / scale, (right - box.left) / scale, box.height / scale
        )
        cards.append(card)
    return cards


@dataclass(frozen=True, slots=True)
class CallSpec:
    """A call as it stands on a button. ``sure`` asks whether the player is, once more."""

    label: Label
    act: Callable[[], object]
    sure: bool = False


def call_buttons(ui: Ui, layout: Layout, calls: list[CallSpec], *, hints: bool) -> list[Widget]:
    """The calls beside the hand, the one that gives the deal up apart below."""
    if not calls:
        return []
    parting = calls[-1].label.style == "quiet"
    boxes = layout.call_boxes(len(calls), parting=parting)
    buttons: list[Widget] = []
    found: Counter[str] = Counter()  # of several calls of a weight, the key presses the first
    for call, box in zip(calls, boxes, strict=True):
        label = call.label
        command = COMMAND_OF[label.style]
        on_paper = layout.shape.panel is not None and label.style == "quiet"
        button = Button(
            ui,
            _("Really? Press again") if call.sure else label.text,
            call.act,
            detail="" if call.sure else label.detail,
            style="raise" if call.sure else "paper" if on_paper else label.style,
            size=24 if call.sure else 31,
            key=f"{command} {found[command]}" if found[command] else command,
            key_hint=ui.keys.shown(command) if hints and not found[command] else "",
        )
        found[command] += 1
        k = layout.scale
        fit(button, box.w / k, box.h / k)
        button.place(box.x / k, box.y / k, box.w / k, box.h / k)
        buttons.append(button)
    return buttons


def review_button(ui: Ui, layout: Layout, act: Callable[[], object], *, hints: bool) -> Button:
    """Leads to the review of a deal that is over; it lies where calls do."""
    button = Button(
        ui,
        _("Review"),
        act,
        icon="icons/eye.svg",
        size=28,
        key="review",
        key_hint=ui.keys.shown("review") if hints else "",
        tooltip=_("All hands, and what each of your decisions cost."),
    )
    box, k = layout.call_boxes(1, parting=True)[0], layout.scale
    fit(button, box.w / k, box.h / k)
    return button.place(box.x / k, box.y / k, box.w / k, box.h / k)


def fit(button: Button, width: float, height: float) -> None:
    """Let a button's letters shrink until they fit into it, each line on one line."""
    for _n in range(12):
        wide, high = button.natural()
        if wide <= width and high <= height + 12:
            return
        button.size *= 0.95


ICONS: tuple[tuple[str, str, str], ...] = (
    ("undo", "icons/undo.svg", N_("Take back")),
    ("hint", "icons/hint.svg", N_("Hint")),
    ("last_trick", "icons/last_trick.svg", N_("Last trick")),
    ("menu", "icons/menu.svg", N_("Menu")),
)


def icon_buttons(
    ui: Ui,
    layout: Layout,
    act: Callable[[str], object],
    possible: dict[str, bool],
    *,
    account: tuple[str, str] | None = None,
) -> list[Widget]:
    """The round buttons in the corner; with ``account``, icon and label, one more that shows it."""
    buttons: list[Widget] = []
    d = 56.0
    icons = ICONS if account is None else (("account", *account), *ICONS)
    for (command, icon, label), (x, y) in zip(icons, layout.icon_centres(len(icons)), strict=True):
        letter = ui.keys.shown(command)
        tooltip = f"{_(label)} ({letter})" if letter else _(label)
        button = IconButton(ui, icon, _(label), partial(act, command), key=command, tooltip=tooltip)
        button.enabled = possible.get(command, True)
        k = layout.scale
        button.place(x / k - d / 2, y / k - d / 2, d, d)
        buttons.append(button)
    return buttons


def cover_switch(
    ui: Ui, layout: Layout, act: Callable[[], object], *, on: bool, hints: bool
) -> Button:
    """The switch that lets the next card be played face down."""
    button = Button(
        ui,
        _("Face down"),
        act,
        style="primary" if on else "quiet",
        icon="icons/face_down.svg" if ui.images.exists("icons/face_down.svg") and not on else "",
        size=24,
        key="cover",
        key_hint=ui.keys.shown("cover") if hints else "",
        tooltip=_("The next card is played face down: it is worth nothing and stays hidden."),
    )
    box = layout.cover_box()
    k = layout.scale
    fit(button, box.w / k, box.h / k)
    button.place(box.x / k, box.y / k, box.w / k, box.h / k)
    return button


def drawing(widget: Widget) -> Drawing:
    """The widget as an item of the canvas, with room for its shadow and focus ring."""
    ui = widget.ui
    area = ui.metrics.rect(*FRect(widget.rect).inflate(76, 76))
    state: list[Hashable] = [
        widget.key,
        widget.label,
        tuple(widget.rect),
        widget.hovered,
        widget.pressed,
        widget.shows_focus,
        widget.enabled,
        ui.theme.name,
        ui.metrics.size_px,
        ui.metrics.text_scale,
    ]
    if isinstance(widget, Button):
        state += [widget.detail, widget.style, widget.key_hint, widget.icon]

    def draw(surface: pygame.Surface) -> None:
        widget.draw(surface)

    return Drawing(tuple(state), area, draw)


def tooltip_drawing(ui: Ui, widget: Widget) -> Drawing:
    """The tooltip of a widget, below it or, where there is no room, above."""
    text = ui.text.render(widget.tooltip, 22, ui.theme.rgb("text"), max_width=460)
    k = ui.metrics.scale
    w, h = text.get_width() / k + 32, text.get_height() / k + 18
    x = min(max(8.0, widget.rect.centerx - w / 2), ui.metrics.width - w - 8)
    y = widget.rect.bottom + 14
    if y + h > ui.metrics.height - 8:
        y = widget.rect.top - 14 - h
    box = FRect(x, y, w, h)

    def draw(surface: pygame.Surface) -> None:
        ui.paint.panel(surface, box)
        surface.blit(text, ui.metrics.point(x + 16, y + 9))

    key = ("tooltip", widget.tooltip, tuple(box), ui.metrics.size_px)
    return Drawing(key, ui.metrics.rect(*box.inflate(60, 60)), draw)

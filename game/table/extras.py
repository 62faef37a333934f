"""Buttons that only some games have: menus, things to say out of turn, and what is aimed at one
player."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from pygame import Rect

from game.i18n import _
from game.table.controls import CallSpec, fit
from game.table.layout import Layout
from game.ui.context import Ui
from game.ui.widget import Widget
from game.ui.widgets import Button


def menu_buttons(
    ui: Ui, layout: Layout, entries: Sequence[CallSpec], back: Callable[[], object]
) -> list[Widget]:
    """The entries of an open menu, two beside each other, and the way back below them."""
    boxes = layout.menu_boxes(len(entries) + 1)
    buttons: list[Widget] = []
    alike = len(entries) > 1 and len({entry.label.text for entry in entries}) == 1
    for number, (entry, box) in enumerate(zip(entries, boxes, strict=False)):
        # Entries of one name are told apart by their second line.
        text = entry.label.detail if alike else entry.label.text
        text = _("Really? Press again") if entry.sure else text
        button = Button(ui, text, entry.act, style="paper", size=22, key=f"entry {number}")
        _place(button, layout, box)
        buttons.append(button)
    way_back = Button(ui, _("Back"), back, size=22, key="entry back")
    _place(way_back, layout, boxes[-1])
    return [*buttons, way_back]


def aside_buttons(ui: Ui, layout: Layout, asides: Sequence[CallSpec], calls: int) -> list[Widget]:
    """Things to say, on paper, above the place of ``calls`` buttons beside the hand."""
    buttons: list[Button] = []
    boxes = layout.aside_boxes(len(asides), calls)
    for number, (aside, box) in enumerate(zip(asides, boxes, strict=True)):
        button = Button(
            ui, aside.label.text, aside.act, style="paper", size=23, key=f"aside {number}"
        )
        button.tooltip = aside.label.detail
        _place(button, layout, box)
        buttons.append(button)
    for button in buttons:  # letters of one size read as one list
        button.size = min(b.size for b in buttons)
    return [*buttons]


def seat_buttons(ui: Ui, layout: Layout, aimed: Sequence[tuple[int, CallSpec]]) -> list[Widget]:
    """Small buttons at the players (by place) whom they are aimed at."""
    buttons: list[Widget] = []
    for place, call in aimed:
        button = Button(
            ui,
            _("Really? Press again") if call.sure else call.label.text,
            call.act,
            style="raise" if call.sure else "quiet",
            size=19,
            key=f"seat {place}",
        )
        button.tooltip = call.label.detail
        _place(button, layout, layout.seat_button(place))
        buttons.append(button)
    return buttons


def _place(button: Button, layout: Layout, box: Rect) -> None:
    """Put a button in a box of pixels, its letters as large as they may be."""
    k = layout.scale
    x, y, w, h = box
    fit(button, w / k, h / k)
    button.place(x / k, y / k, w / k, h / k)

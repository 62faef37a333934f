"""The focus: arrows, Tab, hovering, tooltips, who gets what."""

from __future__ import annotations

import pytest

from game.ui.context import Ui
from game.ui.events import Pointer
from game.ui.focus import TOOLTIP_AFTER, Desk
from game.ui.widgets import Button, IconButton
from tests.ui.support import click, make_ui, press, surface


@pytest.fixture
def ui() -> Ui:
    return make_ui()


def grid(ui: Ui) -> tuple[Desk, dict[str, Button]]:
    """Buttons 1 2 3 / 4 5 6, and a wide one below all."""
    desk = Desk(ui)
    buttons = {
        str(n + 1): Button(ui, str(n + 1)).place(100 + n % 3 * 300, 100 + n // 3 * 150, 200, 80)
        for n in range(6)
    }
    buttons["wide"] = Button(ui, "wide").place(100, 500, 800, 80)
    desk.set(buttons.values())
    return desk, buttons


def label(desk: Desk) -> str:
    assert desk.focus is not None
    return desk.focus.label


def test_arrows_go_to_the_neighbour(ui: Ui) -> None:
    desk, buttons = grid(ui)
    desk.give_focus(buttons["1"])
    way = []
    for command in ("right", "right", "right", "down", "left", "down", "up", "up"):
        desk.handle(press(command))
        way.append(label(desk))
    assert way == ["2", "3", "3", "6", "5", "wide", "5", "2"]


def test_the_first_arrow_finds_a_focus(ui: Ui) -> None:
    desk, _buttons = grid(ui)
    desk.handle(press("down"))
    assert label(desk) == "1"


def test_tab_goes_round_in_order(ui: Ui) -> None:
    desk, _buttons = grid(ui)
    way = []
    for _ in range(8):
        desk.handle(press("next"))
        way.append(label(desk))
    assert way == ["1", "2", "3", "4", "5", "6", "wide", "1"]
    desk.handle(press("previous"))
    assert label(desk) == "wide"


def test_what_is_disabled_or_hidden_is_passed_over(ui: Ui) -> None:
    desk, buttons = grid(ui)
    buttons["2"].enabled = False
    buttons["3"].visible = False
    desk.give_focus(buttons["1"])
    desk.handle(press("next"))
    assert label(desk) == "4"


def test_the_focus_is_spoken(ui: Ui) -> None:
    desk, buttons = grid(ui)
    desk.give_focus(buttons["5"])
    assert ui.speech.said[-1] == "5"


def test_the_ring_shows_while_keys_are_used(ui: Ui) -> None:
    desk, buttons = grid(ui)
    for event in click(buttons["4"]):
        desk.handle(event)
    assert buttons["4"].focused
    assert not buttons["4"].shows_focus
    desk.handle(press("up"))
    assert buttons["1"].shows_focus


def test_the_focus_stays_when_widgets_are_made_anew(ui: Ui) -> None:
    desk, buttons = grid(ui)
    desk.give_focus(buttons["6"])
    fresh = Button(ui, "6")
    desk.set([Button(ui, "5"), fresh])
    assert desk.focus is fresh
    assert fresh.focused
    assert not buttons["6"].focused


def test_hovering_shows_and_a_tooltip_comes_after_a_while(ui: Ui) -> None:
    desk = Desk(ui)
    button = IconButton(ui, "icons/hint.svg", "Hint").place(900, 500, 60, 60)
    desk.set([button])
    desk.handle(Pointer("move", 930, 530))
    assert button.hovered
    plain, told = surface(ui), surface(ui)
    desk.draw(plain)
    ui.dirty = False
    desk.update(TOOLTIP_AFTER / 2)
    assert not ui.dirty
    desk.update(TOOLTIP_AFTER)
    assert ui.dirty
    desk.draw(told)
    below = (930, 590)
    assert plain.get_at(below) != told.get_at(below)
    desk.handle(Pointer("move", 100, 100))
    assert not button.hovered


def test_what_comes_to_lie_under_the_pointer_is_hovered(ui: Ui) -> None:
    desk, _buttons = grid(ui)
    desk.handle(Pointer("move", 200, 140))
    fresh = Button(ui, "fresh").place(100, 100, 200, 80)
    desk.set([fresh])
    assert fresh.hovered


def test_the_topmost_widget_gets_the_click(ui: Ui) -> None:
    log: list[str] = []
    under = Button(ui, "under", lambda: log.append("under")).place(100, 100, 200, 80)
    over = Button(ui, "over", lambda: log.append("over")).place(150, 120, 200, 80)
    desk = Desk(ui)
    desk.set([under, over])
    for event in click((200, 150)):
        desk.handle(event)
    assert log == ["over"]


def test_what_nobody_wants_is_not_used(ui: Ui) -> None:
    desk, _buttons = grid(ui)
    assert not desk.handle(press("cancel"))
    assert not desk.handle(Pointer("down", 1800, 1000, button=1))
    assert not desk.handle(Pointer("wheel", 200, 120, wheel=1))


def test_facts_are_in_pixels_of_the_window() -> None:
    ui = make_ui((1280, 720))
    desk = Desk(ui)
    desk.set([Button(ui, "Deal", key="start").place(900, 600, 300, 90)])
    (fact,) = desk.facts()
    assert fact == {
        "label": "Deal",
        "key": "start",
        "rect": [600, 400, 200, 60],
        "focus": False,
        "enabled": True,
    }

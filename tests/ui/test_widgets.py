"""Each widget by mouse, finger and keys."""

from __future__ import annotations

from functools import partial
from typing import Any

import pygame
import pytest

from game.ui.context import Ui
from game.ui.events import Pointer, Press, Typed
from game.ui.focus import Desk
from game.ui.widgets import (
    Button,
    Choice,
    IconButton,
    Label,
    Pane,
    Row,
    Slider,
    Tabs,
    TextField,
    Toggle,
    Widget,
)
from tests.ui.support import click, make_ui, press, surface


@pytest.fixture
def ui() -> Ui:
    return make_ui()


def desk_of(ui: Ui, *widgets: Widget) -> Desk:
    desk = Desk(ui)
    desk.set(widgets)
    return desk


def do(desk: Desk, *events: Any) -> None:
    for event in events:
        desk.handle(event)


class Log(list[Any]):
    """Collects what callbacks are called with."""

    def add(self, *values: Any) -> None:
        self.append(values[0] if values else "pressed")


@pytest.mark.parametrize("touch", [False, True])
def test_a_button_is_pressed_by_letting_go_on_it(ui: Ui, touch: bool) -> None:
    log = Log()
    button = Button(ui, "Aceito", log.add).place(100, 100, 200, 80)
    desk = desk_of(ui, button)
    down, up = click(button, touch)
    desk.handle(down)
    assert button.pressed
    assert log == []
    desk.handle(up)
    assert not button.pressed
    assert log == ["pressed"]


def test_a_button_is_let_go_beside_it(ui: Ui) -> None:
    log = Log()
    button = Button(ui, "Aceito", log.add).place(100, 100, 200, 80)
    desk = desk_of(ui, button)
    do(desk, click(button)[0], Pointer("move", 900, 900, button=1))
    assert not button.pressed
    do(desk, Pointer("move", 150, 120, button=1))
    assert button.pressed
    do(desk, Pointer("move", 900, 900, button=1), Pointer("up", 900, 900, button=1))
    assert log == []


def test_lost_focus_of_the_window_lets_a_button_go(ui: Ui) -> None:
    log = Log()
    button = Button(ui, "Aceito", log.add).place(100, 100, 200, 80)
    desk = desk_of(ui, button)
    do(desk, click(button)[0], Pointer("cancel", 150, 120), click(button)[1])
    assert log == []
    assert not button.pressed


def test_the_right_button_presses_nothing(ui: Ui) -> None:
    log = Log()
    button = Button(ui, "Aceito", log.add).place(100, 100, 200, 80)
    do(desk_of(ui, button), Pointer("down", 150, 120, button=3), Pointer("up", 150, 120, button=3))
    assert log == []


def test_a_button_by_key_and_not_by_its_repeat(ui: Ui) -> None:
    log = Log()
    button = Button(ui, "Aceito", log.add).place(100, 100, 200, 80)
    desk = desk_of(ui, button)
    desk.give_focus(button)
    do(desk, press("confirm"), Press(("confirm",), repeat=True))
    assert log == ["pressed"]
    assert ui.audio.played == ["button"]


def test_a_disabled_button_does_nothing_and_gets_no_focus(ui: Ui) -> None:
    log = Log()
    button = Button(ui, "Seis!", log.add).place(100, 100, 200, 80)
    button.enabled = False
    desk = desk_of(ui, button)
    do(desk, *click(button), press("next"), press("confirm"))
    assert log == []
    assert desk.focus is None
    assert button.spoken() == "Seis!, not possible now"


def test_an_icon_button_is_round(ui: Ui) -> None:
    log = Log()
    button = IconButton(ui, "icons/undo.svg", "Take back", log.add).place(100, 100, 60, 60)
    desk = desk_of(ui, button)
    do(desk, *click((103, 103)))
    assert log == []
    do(desk, *click(button))
    assert log == ["pressed"]
    assert button.tooltip == "Take back"


@pytest.mark.parametrize("touch", [False, True])
def test_a_toggle_by_pointer_and_keys(ui: Ui, touch: bool) -> None:
    log = Log()
    toggle = Toggle(ui, "Silence", False, log.add).place(0, 0, 600, 62)
    desk = desk_of(ui, toggle)
    do(desk, *click(toggle, touch))
    assert log == [True]
    do(desk, press("confirm"), press("right"), press("right"), press("left"))
    assert log == [True, False, True, False]
    assert ui.speech.said[-1] == "Silence: off"


CHOICES = [("off", "At once"), ("fast", "Fast"), ("normal", "Normal")]


def test_a_choice_by_keys_stops_at_its_ends(ui: Ui) -> None:
    log = Log()
    choice = Choice(ui, "Speed", CHOICES, "fast", log.add).place(0, 0, 900, 70)
    desk = desk_of(ui, choice)
    desk.give_focus(choice)
    do(desk, press("right"), press("right"), press("left"), press("left"), press("left"))
    assert log == ["normal", "fast", "off"]
    do(desk, press("confirm"), press("confirm"), press("confirm"))
    assert log[3:] == ["fast", "normal", "off"]


@pytest.mark.parametrize("touch", [False, True])
def test_a_choice_shows_all_where_they_fit_and_takes_the_one_pointed_at(
    ui: Ui, touch: bool
) -> None:
    log = Log()
    choice = Choice(ui, "Speed", CHOICES, "fast", log.add).place(0, 0, 900, 70)
    desk = desk_of(ui, choice)
    place, _number = choice._parts()[2]
    do(desk, *click(place.center, touch))
    assert choice.value == "normal"
    do(desk, *click((20, 20), touch))  # on the label
    assert log == ["normal"]


def test_a_narrow_choice_has_arrows(ui: Ui) -> None:
    log = Log()
    choice = Choice(ui, "Speed", CHOICES, "fast", log.add)
    choice.place(0, 0, 250, choice.height_for(250))
    desk = desk_of(ui, choice)
    (left, to_left), (right, to_right) = choice._parts()
    assert (to_left, to_right) == (0, 2)
    do(desk, *click(right.center), *click(choice._parts()[1][0].center))
    assert log == ["normal"]
    do(desk, *click(left.center))
    assert log == ["normal", "fast"]


def test_true_is_not_one(ui: Ui) -> None:
    choice = Choice(ui, "x", [(1, "1"), (True, "Yes")], True)
    assert choice.index == 1


def test_a_slider_by_keys(ui: Ui) -> None:
    log = Log()
    slider = Slider(ui, "Size", 100, 100, 200, 10, log.add).place(0, 0, 900, 62)
    desk = desk_of(ui, slider)
    desk.give_focus(slider)
    do(desk, press("left"), press("right"), press("page_up"), press("last"), press("first"))
    assert log == [110, 130, 200, 100]


@pytest.mark.parametrize("touch", [False, True])
def test_a_slider_is_dragged_and_keeps_to_its_steps(ui: Ui, touch: bool) -> None:
    log = Log()
    slider = Slider(ui, "Size", 100, 100, 200, 10, log.add).place(0, 0, 900, 62)
    desk = desk_of(ui, slider)
    track = slider._track()
    at = track.centery
    do(
        desk,
        Pointer("down", track.x, at, button=1, touch=touch),
        Pointer("move", track.x + track.width * 0.52, at, button=1, touch=touch),
        Pointer("move", track.x + track.width * 3, at + 300, button=1, touch=touch),
        Pointer("up", track.x + track.width * 3, at, button=1, touch=touch),
        Pointer("move", track.x, at),
    )
    assert log == [150, 200]


def test_a_slider_is_not_moved_by_its_label(ui: Ui) -> None:
    slider = Slider(ui, "Size", 100, 100, 200, 10).place(0, 0, 900, 62)
    do(desk_of(ui, slider), *click((30, 30)))
    assert slider.value == 100


def field_of(ui: Ui, value: str = "", **more: Any) -> tuple[TextField, Desk]:
    field = TextField(ui, "Name", value, **more).place(0, 0, 900, 66)
    desk = desk_of(ui, field)
    desk.give_focus(field)
    return field, desk


def test_a_text_field_is_written_in(ui: Ui) -> None:
    log = Log()
    field, desk = field_of(ui, "Z", on_change=log.add)
    do(desk, Typed("é"), press("left"), Typed("x"))
    assert field.value == "Zxé"
    do(desk, press(key=pygame.K_BACKSPACE, writes=True), press("last"), Typed("!"))
    assert field.value == "Zé!"
    do(desk, press("first"), press(key=pygame.K_DELETE, writes=True))
    assert log[-1] == "é!"


def test_letters_are_no_commands_while_writing(ui: Ui) -> None:
    _field, desk = field_of(ui)
    assert desk.handle(press("raise", key=pygame.K_t, writes=True))
    assert desk.handle(press("confirm", key=pygame.K_SPACE, writes=True))
    assert desk.handle(press("cancel", key=pygame.K_BACKSPACE, writes=True))
    assert not desk.handle(press("cancel", key=pygame.K_ESCAPE))


def test_a_text_field_has_a_length(ui: Ui) -> None:
    field, desk = field_of(ui, most=5)
    do(desk, Typed("abcdefgh"), Typed("\n"))
    assert field.value == "abcde"


def test_enter_ends_a_text_field(ui: Ui) -> None:
    log = Log()
    _field, desk = field_of(ui, "x", on_enter=log.add)
    do(desk, press("confirm", key=pygame.K_RETURN))
    assert log == ["pressed"]


def test_a_click_sets_the_caret(ui: Ui) -> None:
    field, desk = field_of(ui, "Maria")
    box = field._box()
    do(desk, *click((box.x + 10, box.centery)))
    assert field.caret == 0
    do(desk, *click((box.right - 10, box.centery), touch=True))
    assert field.caret == 5


def test_a_row_is_chosen(ui: Ui) -> None:
    log = Log()
    row = Row(ui, "Paulista", log.add, detail="Three ties score nothing.", aside="12", chosen=True)
    row.place(0, 0, 500, row.height_for(500))
    do(desk_of(ui, row), *click(row))
    assert log == ["pressed"]
    assert row.spoken() == "Paulista. Three ties score nothing.. 12, chosen"


def test_tabs_by_pointer_and_keys(ui: Ui) -> None:
    log = Log()
    names = [("a", "Table"), ("b", "Motion"), ("c", "Sound")]
    tabs = Tabs(ui, names, "a", log.add).place(0, 0, 800, 60)
    desk = desk_of(ui, tabs)
    do(desk, *click(tabs.children()[1]))
    assert log == ["b"]
    do(desk, press("right"), press("confirm"))
    assert log == ["b", "c"]
    tabs.step(1)
    assert log[-1] == "a"


def test_tabs_shrink_into_a_narrow_window(ui: Ui) -> None:
    names = [(str(n), f"A long name number {n}") for n in range(6)]
    tabs = Tabs(ui, names, "0", lambda name: None).place(0, 0, 700, 60)
    assert tabs.children()[-1].rect.right <= 700


# Panes


def pane_of(ui: Ui, rows: int = 20, high: float = 300) -> tuple[Pane, list[Row], Desk, Log]:
    log = Log()
    pane = Pane(ui, gap=10, pad=10).place(100, 100, 500, high)
    items = [Row(ui, f"Row {n}", partial(log.add, n)) for n in range(rows)]
    pane.add(*items)
    pane.arrange()
    return pane, items, desk_of(ui, pane), log


def test_what_fits_does_not_scroll(ui: Ui) -> None:
    pane, _items, _desk, _log = pane_of(ui, rows=3)
    assert pane.most == 0


def test_the_wheel_scrolls_to_the_ends(ui: Ui) -> None:
    pane, items, desk, _log = pane_of(ui)
    do(desk, Pointer("wheel", 300, 200, wheel=-2))
    assert pane.scroll == 180
    assert items[0].rect.y == 110 - 180
    do(desk, Pointer("wheel", 300, 200, wheel=-500))
    assert pane.scroll == pane.most
    assert items[-1].rect.bottom == pytest.approx(pane.rect.bottom - 10)
    do(desk, Pointer("wheel", 900, 900, wheel=500))
    assert pane.scroll == pane.most


def test_the_focus_is_scrolled_into_sight(ui: Ui) -> None:
    pane, items, desk, log = pane_of(ui)
    for _ in range(12):
        desk.handle(press("down"))
    assert desk.focus is items[11]
    assert pane.rect.y <= items[11].rect.y
    assert items[11].rect.bottom <= pane.rect.bottom
    desk.handle(press("confirm"))
    assert log == [11]


def test_rows_out_of_sight_cannot_be_clicked(ui: Ui) -> None:
    _pane, items, desk, log = pane_of(ui)
    do(desk, *click(items[12]))
    assert log == []


def test_a_finger_scrolls_what_it_began_on_without_pressing_it(ui: Ui) -> None:
    pane, _items, desk, log = pane_of(ui)
    do(
        desk,
        Pointer("down", 300, 300, 1, True),
        Pointer("move", 300, 294, 1, True),
        Pointer("move", 300, 250, 1, True),
        Pointer("move", 300, 180, 1, True),
        Pointer("up", 300, 180, 1, True),
    )
    assert log == []
    assert pane.scroll == pytest.approx(70)


def test_a_finger_that_does_not_stray_presses(ui: Ui) -> None:
    pane, _items, desk, log = pane_of(ui)
    do(desk, Pointer("down", 300, 130, 1, True), Pointer("up", 303, 135, 1, True))
    assert log == [0]
    assert pane.scroll == 0


def test_the_scroll_bar_is_dragged(ui: Ui) -> None:
    pane, _items, desk, _log = pane_of(ui)
    track, grip = pane._bar()
    do(
        desk,
        Pointer("down", grip.centerx, grip.centery, button=1),
        Pointer("move", grip.centerx, track.bottom + 50, button=1),
    )
    assert pane.scroll == pane.most
    do(desk, Pointer("up", grip.centerx, 0, button=1))


def test_page_keys_scroll_a_page_of_text(ui: Ui) -> None:
    pane = Pane(ui).place(0, 0, 400, 200)
    pane.add(Label(ui, "word " * 300))
    pane.arrange()
    desk = desk_of(ui, pane)
    assert desk.handle(press("page_down"))
    assert pane.scroll == pytest.approx(170)
    assert desk.handle(press("down"))
    assert desk.handle(press("last"))
    assert pane.scroll == pane.most
    assert not desk.handle(press("down"))


def test_every_widget_grows_with_the_text_rather_than_cut_it() -> None:
    small, large = make_ui(), make_ui(text_scale=2.0)
    for make in (
        lambda ui: Button(ui, "Um rótulo bastante comprido", detail="com uma segunda linha"),
        lambda ui: Row(ui, "Um rótulo comprido", detail="e mais palavras do que cabem aqui"),
        lambda ui: Toggle(ui, "Um interruptor", True, help="Uma frase que diz o que ele faz."),
        lambda ui: Choice(ui, "Escolha", CHOICES, "fast", help="Uma frase de ajuda."),
        lambda ui: Slider(ui, "Tamanho do texto em tudo", 1, 0, 10, 1),
        lambda ui: TextField(ui, "O seu nome"),
        lambda ui: Label(ui, "Um texto que precisa de várias linhas quando é grande"),
    ):
        one, two = make(small), make(large)
        assert two.height_for(360) > one.height_for(360), one


@pytest.mark.parametrize("size", [(1920, 1080), (320, 240)])
def test_all_widgets_draw_at_any_size(size: tuple[int, int]) -> None:
    ui = make_ui(size)
    sheet = surface(ui)
    widgets: list[Widget] = [
        Button(ui, "Aceito", detail="vale 3", icon="icons/play.svg", key_hint="A"),
        IconButton(ui, "icons/undo.svg", "Take back"),
        Toggle(ui, "Silence", True),
        Choice(ui, "Speed", CHOICES, "fast"),
        Slider(ui, "Size", 100, 100, 200, 10),
        TextField(ui, "Name", "", placeholder="You"),
        Row(ui, "Paulista", picture="avatars/zeca.svg"),
        Label(ui, "*Zeca* pede _truco_ 4♣"),
    ]
    for widget in widgets:
        widget.place(100, 100, 400, max(60, widget.height_for(400)))
        for state in ("hovered", "pressed", "focused"):
            setattr(widget, state, True)
            widget.draw(sheet)
        widget.enabled = False
        widget.draw(sheet)

"""From pygame's events to what the player did."""

from __future__ import annotations

from typing import Any

import pygame
import pytest

from game.ui.events import Attention, Pointer, Press, Typed
from game.ui.input import Reader
from game.ui.keys import load
from game.ui.metrics import Metrics
from tests.ui.support import KEYS


@pytest.fixture
def reader() -> Reader:
    return Reader(load(KEYS)[0], Metrics((1280, 720)))


def event(kind: int, **values: Any) -> pygame.event.Event:
    return pygame.event.Event(kind, values)


def test_the_mouse_points_in_units(reader: Reader) -> None:
    (down,) = reader.read(event(pygame.MOUSEBUTTONDOWN, pos=(640, 360), button=1))
    assert down == Pointer("down", 960, 540, button=1)
    (move,) = reader.read(event(pygame.MOUSEMOTION, pos=(320, 360), rel=(0, 0), buttons=(1, 0, 0)))
    assert move == Pointer("move", 480, 540, button=1)


def test_dense_screens_have_more_pixels_than_points(reader: Reader) -> None:
    reader.zoom = 2.0
    (down,) = reader.read(event(pygame.MOUSEBUTTONDOWN, pos=(320, 180), button=1))
    assert isinstance(down, Pointer)
    assert down.pos == pytest.approx((960, 540))


def test_a_finger_is_a_pointer_once(reader: Reader) -> None:
    def finger(kind: int, x: float, y: float, who: int = 5) -> list[Any]:
        return list(reader.read(event(kind, finger_id=who, x=x, y=y, dx=0, dy=0, touch_id=1)))

    assert finger(pygame.FINGERDOWN, 0.5, 0.5) == [Pointer("down", 960, 540, 1, True)]
    assert finger(pygame.FINGERDOWN, 0.1, 0.1, who=6) == []
    assert finger(pygame.FINGERMOTION, 0.25, 0.5) == [Pointer("move", 480, 540, 1, True)]
    assert finger(pygame.FINGERUP, 0.25, 0.5) == [Pointer("up", 480, 540, 1, True)]
    assert reader.read(event(pygame.MOUSEBUTTONDOWN, pos=(1, 1), button=1, touch=True)) == []


def test_the_wheel_turns_where_the_pointer_was(reader: Reader) -> None:
    reader.read(event(pygame.MOUSEMOTION, pos=(640, 360), rel=(0, 0), buttons=(0, 0, 0)))
    (wheel,) = reader.read(event(pygame.MOUSEWHEEL, x=0, y=-1, precise_y=-1.0))
    assert wheel == Pointer("wheel", 960, 540, wheel=-1.0)
    assert reader.read(event(pygame.MOUSEBUTTONDOWN, pos=(1, 1), button=4)) == []


def test_keys_are_commands(reader: Reader) -> None:
    (one,) = reader.read(event(pygame.KEYDOWN, key=pygame.K_RETURN, mod=0, unicode="\r"))
    assert isinstance(one, Press)
    assert one.means("confirm")
    assert not one.writes
    (two,) = reader.read(
        event(pygame.KEYDOWN, key=pygame.K_z, mod=pygame.KMOD_LCTRL, unicode="\x1a")
    )
    assert isinstance(two, Press)
    assert two.means("undo")
    assert not two.writes
    (three,) = reader.read(
        event(pygame.KEYDOWN, key=pygame.K_t, mod=pygame.KMOD_LSHIFT, unicode="T")
    )
    assert isinstance(three, Press)
    assert three.means("raise")
    assert three.writes


def test_a_key_that_is_held_is_told_from_one_pressed_again(reader: Reader) -> None:
    def key(kind: int) -> list[Any]:
        return list(reader.read(event(kind, key=pygame.K_RETURN, mod=0, unicode="")))

    assert [key(pygame.KEYDOWN)[0].repeat for _ in range(3)] == [False, True, True]
    assert key(pygame.KEYUP) == []
    assert not key(pygame.KEYDOWN)[0].repeat
    reader.read(event(pygame.WINDOWFOCUSLOST))
    assert not key(pygame.KEYDOWN)[0].repeat


def test_text_is_typed(reader: Reader) -> None:
    assert reader.read(event(pygame.TEXTINPUT, text="ã")) == [Typed("ã")]


def test_lost_attention_lets_go(reader: Reader) -> None:
    lost = reader.read(event(pygame.WINDOWFOCUSLOST))
    assert lost[0] == Attention(False)
    assert isinstance(lost[1], Pointer)
    assert lost[1].kind == "cancel"
    assert reader.read(event(pygame.WINDOWFOCUSGAINED)) == [Attention(True)]


def test_gamepad_buttons(reader: Reader) -> None:
    press = reader.read(
        event(pygame.CONTROLLERBUTTONDOWN, button=pygame.CONTROLLER_BUTTON_A, instance_id=0)
    )
    assert press == [Press(("confirm", "mark"))]  # it marks where cards are chosen
    up = reader.read(
        event(pygame.CONTROLLERBUTTONDOWN, button=pygame.CONTROLLER_BUTTON_DPAD_UP, instance_id=0)
    )
    assert up == [Press(("up",))]
    hat = reader.read(event(pygame.JOYHATMOTION, value=(1, 0), hat=0, instance_id=3))
    assert hat == [Press(("right",))]


def test_a_stick_counts_once_until_it_has_come_back(reader: Reader) -> None:
    def tilt(value: float) -> list[Any]:
        return list(
            reader.read(
                event(pygame.CONTROLLERAXISMOTION, axis=0, value=int(value * 32767), instance_id=0)
            )
        )

    assert tilt(0.9) == [Press(("right",))]
    assert tilt(0.7) == []
    assert tilt(0.5) == []
    assert tilt(0.8) == []
    assert tilt(0.1) == []
    assert tilt(0.9) == [Press(("right",))]
    assert tilt(-0.9) == [Press(("left",))]


def test_other_events_mean_nothing(reader: Reader) -> None:
    assert reader.read(event(pygame.WINDOWMOVED)) == []
    assert reader.read(event(pygame.KEYUP, key=pygame.K_a, mod=0)) == []

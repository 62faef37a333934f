"""Gamepads: opened when one is there, their buttons and sticks by name."""

from __future__ import annotations

from typing import Any

import pygame

_BY_NUMBER = {
    0: "a",
    1: "b",
    2: "x",
    3: "y",
    4: "back",
    6: "start",
    7: "left_stick",
    8: "right_stick",
    9: "lb",
    10: "rb",
    11: "pad_up",
    12: "pad_down",
    13: "pad_left",
    14: "pad_right",
}
"""SDL's game controller buttons."""

_PLAIN = {0: "a", 1: "b", 2: "x", 3: "y", 4: "lb", 5: "rb", 6: "back", 7: "start"}
"""Buttons of a joystick that SDL has no mapping for: the usual order."""

_PUSH, _REST = 0.6, 0.35


class Gamepads:
    """Turns gamepad events into names of buttons. Opened late: a start need not wait for it."""

    def __init__(self) -> None:
        self.opened = False
        self._controllers: dict[int, Any] = {}
        self._joysticks: dict[int, Any] = {}
        self._tilt: dict[tuple[int, int], int] = {}

    def open(self) -> None:
        """Begin to listen; pads that are plugged in later are opened then."""
        if self.opened:
            return
        self.opened = True
        try:
            import pygame.joystick
            from pygame._sdl2 import controller

            pygame.joystick.init()
            controller.init()
        except (ImportError, pygame.error):
            return

    def buttons(self, event: pygame.event.Event) -> tuple[str, ...]:
        """Names of the buttons that ``event`` pressed; none for other events."""
        if event.type == pygame.JOYDEVICEADDED:
            self._add(event.device_index)
        elif event.type == pygame.JOYDEVICEREMOVED:
            self._controllers.pop(event.instance_id, None)
            self._joysticks.pop(event.instance_id, None)
        elif event.type == pygame.CONTROLLERBUTTONDOWN:
            name = _BY_NUMBER.get(event.button)
            return (name,) if name else ()
        elif event.type == pygame.CONTROLLERAXISMOTION and event.axis in (0, 1):
            return self._stick(event.instance_id, event.axis, event.value / 32767)
        elif getattr(event, "instance_id", None) in self._controllers:
            return ()  # the same push, told a second time
        elif event.type == pygame.JOYBUTTONDOWN:
            name = _PLAIN.get(event.button)
            return (name,) if name else ()
        elif event.type == pygame.JOYHATMOTION:
            x, y = event.value
            across = {-1: "pad_left", 1: "pad_right"}.get(x)
            along = {1: "pad_up", -1: "pad_down"}.get(y)
            return tuple(n for n in (across, along) if n)
        elif event.type == pygame.JOYAXISMOTION and event.axis in (0, 1):
            return self._stick(event.instance_id, event.axis, event.value)
        return ()

    def _add(self, index: int) -> None:
        try:
            from pygame._sdl2 import controller

            if controller.is_controller(index):
                pad = controller.Controller(index)
                self._controllers[pad.as_joystick().get_instance_id()] = pad
            else:
                stick = pygame.joystick.Joystick(index)
                self._joysticks[stick.get_instance_id()] = stick
        except (ImportError, pygame.error):
            return

    def _stick(self, instance: int, axis: int, value: float) -> tuple[str, ...]:
        """A stick counts once when it is pushed and again only after it has come back."""
        before = self._tilt.get((instance, axis), 0)
        now = (value > 0) - (value < 0) if abs(value) > _PUSH else 0
        if now == 0 and abs(value) > _REST:
            now = before
        self._tilt[instance, axis] = now
        if now == 0 or now == before:
            return ()
        if axis == 0:
            return ("pad_right" if now > 0 else "pad_left",)
        return ("pad_down" if now > 0 else "pad_up",)

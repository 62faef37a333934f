"""From ``pygame`` events to what the player did."""

from __future__ import annotations

import pygame

from game.ui.events import Attention, Input, Pointer, Press, Typed
from game.ui.gamepad import Gamepads
from game.ui.keys import Keys
from game.ui.metrics import Metrics

_WRITING = (pygame.K_BACKSPACE, pygame.K_DELETE, pygame.K_HOME, pygame.K_END)


class Reader:
    """Reads events. Keeps its own pointer: nothing asks the system where the mouse is.

    ``zoom`` is pixels of the surface to a point of the window, 2 on many dense screens.
    """

    def __init__(self, keys: Keys, metrics: Metrics) -> None:
        self.keys = keys
        self.metrics = metrics
        self.zoom = 1.0
        self.gamepads = Gamepads()
        self.pointer = (-1.0, -1.0)
        self._finger: int | None = None
        self._held: set[int] = set()

    def read(self, event: pygame.event.Event) -> list[Input]:
        """What ``event`` means, in order; nothing for events that are not the player's doing."""
        kind = event.type
        if kind == pygame.KEYDOWN:
            return [self._press(event)]
        if kind == pygame.KEYUP:
            self._held.discard(event.key)
            return []
        if kind == pygame.TEXTINPUT:
            return [Typed(event.text)]
        if kind in (pygame.MOUSEMOTION, pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
            return self._mouse(event)
        if kind == pygame.MOUSEWHEEL:
            notches = getattr(event, "precise_y", 0.0) or float(event.y)
            return [Pointer("wheel", *self.pointer, wheel=notches)]
        if kind in (pygame.FINGERDOWN, pygame.FINGERMOTION, pygame.FINGERUP):
            return self._touch(event)
        if kind == pygame.WINDOWFOCUSLOST:
            lost: list[Input] = [Attention(False), Pointer("cancel", *self.pointer)]
            self._finger = None
            self._held.clear()
            return lost
        if kind == pygame.WINDOWFOCUSGAINED:
            return [Attention(True)]
        return [
            Press(commands)
            for button in self.gamepads.buttons(event)
            if (commands := self.keys.of_button(button))
        ]

    def _press(self, event: pygame.event.Event) -> Press:
        # pygame does not tell a key that is held from one that is pressed again.
        repeat = event.key in self._held
        self._held.add(event.key)
        mod = getattr(event, "mod", 0)
        held = {
            name
            for name, mask in (
                ("ctrl", pygame.KMOD_CTRL | pygame.KMOD_META),
                ("alt", pygame.KMOD_ALT),
                ("shift", pygame.KMOD_SHIFT),
            )
            if mod & mask
        }
        letters = getattr(event, "unicode", "")
        writes = not held & {"ctrl", "alt"} and (
            (bool(letters) and letters.isprintable())
            or (32 <= event.key < 127)
            or event.key in _WRITING
        )
        commands = self.keys.commands(event.key, frozenset(held))
        if not commands and "shift" in held:  # a letter is the same command in capitals
            commands = self.keys.commands(event.key, frozenset(held - {"shift"}))
        return Press(
            commands,
            event.key,
            "shift" in held,
            "ctrl" in held,
            repeat,
            writes,
        )

    def _mouse(self, event: pygame.event.Event) -> list[Input]:
        if getattr(event, "touch", False):
            return []  # SDL tells of a finger a second time, as a mouse
        x, y = event.pos
        self.pointer = self.metrics.units((x * self.zoom, y * self.zoom))
        if event.type == pygame.MOUSEMOTION:
            button = next((n + 1 for n, down in enumerate(event.buttons) if down), 0)
            return [Pointer("move", *self.pointer, button=button)]
        if event.button > 3:
            return []  # wheels that call themselves buttons
        down = event.type == pygame.MOUSEBUTTONDOWN
        return [Pointer("down" if down else "up", *self.pointer, button=event.button)]

    def _touch(self, event: pygame.event.Event) -> list[Input]:
        """One finger points; others that join it are not heeded."""
        if event.type == pygame.FINGERDOWN and self._finger is None:
            self._finger = event.finger_id
        elif event.finger_id != self._finger:
            return []
        self.pointer = event.x * self.metrics.width, event.y * self.metrics.height
        if event.type == pygame.FINGERUP:
            self._finger = None
            return [Pointer("up", *self.pointer, button=1, touch=True)]
        down = event.type == pygame.FINGERDOWN
        return [Pointer("down" if down else "move", *self.pointer, button=1, touch=True)]

"""What a player does, whatever it is done with: mouse, finger, keys or gamepad.

Scenes and widgets see these; ``pygame`` events end in :mod:`game.ui.input`.
They are named tuples because those are made, at the start of the program, ten times as fast as
data classes.
"""

from __future__ import annotations

from typing import Literal, NamedTuple

PointerKind = Literal["down", "move", "up", "wheel", "cancel"]


class Pointer(NamedTuple):
    """The mouse or one finger at (``x``, ``y``) in units.

    ``button`` is 1 for the left button and a finger, 3 for the right one, 0 while none is down;
    ``wheel`` counts notches, up positive. ``cancel`` ends a press that did not come to its end.
    """

    kind: PointerKind
    x: float
    y: float
    button: int = 0
    touch: bool = False
    wheel: float = 0.0

    @property
    def pos(self) -> tuple[float, float]:
        return self.x, self.y


class Press(NamedTuple):
    """A key or gamepad button with the commands it stands for (there may be several, for
    different places, and none for a letter that is only written).

    ``key`` is pygame's key code, 0 from a gamepad; ``writes`` says that a text field wants the key
    for itself.
    """

    commands: tuple[str, ...]
    key: int = 0
    shift: bool = False
    ctrl: bool = False
    repeat: bool = False
    writes: bool = False

    def means(self, *names: str) -> bool:
        """Whether the press stands for one of the commands ``names``."""
        return any(name in self.commands for name in names)


class Typed(NamedTuple):
    """Letters written on the keyboard."""

    text: str


class Attention(NamedTuple):
    """The window got (``here``) or lost the player's attention: a drag in hand goes home."""

    here: bool


Input = Pointer | Press | Typed | Attention

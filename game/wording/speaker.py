"""Who tells one seat what happens, in the second person."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Generic, TypeVar

from game.engine.contract import View
from game.i18n import _
from game.words import escape

Seen = TypeVar("Seen", bound=View)


class Speaker(Generic[Seen]):
    """Speaks to the holder of ``view.seat``; ``names`` are the players' names by seat."""

    def __init__(self, view: Seen, names: Sequence[str]) -> None:
        self.view = view
        self.names = [escape(name) for name in names]

    def tell(self, seat: int, you: str, other: str, **values: object) -> str:
        """``you`` if it was the viewer, ``other`` with the player's name if not."""
        if seat == self.view.seat:
            return _(you, **values)
        return _(other, name=self.names[seat], **values)

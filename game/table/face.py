"""What a game says about its own look on the table.

The table, the director and the scene work with any game through this protocol; all that is
particular to one lives in its ``face.py``.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Protocol

from game.engine.cards import Card
from game.engine.contract import Action, Event, View
from game.table.canvas import Item
from game.table.cues import Cue
from game.table.layout import Shape
from game.table.pen import Pen
from game.words import Label


@dataclass(frozen=True, slots=True)
class CardPlay:
    """What an action does with a card of the own hand: ``slot`` is its place in the view's hand."""

    slot: int
    covered: bool


@dataclass(frozen=True, slots=True)
class Board:
    """The score as it stands now: the names of the sides, the viewer's first, and their points.

    ``points`` may lie between two scores while they are counted up. ``deal_shown``: whether the
    points of the running deal may be seen, where the game counts some.
    """

    names: tuple[str, ...]
    points: tuple[int, ...]
    deal_shown: bool = True


@dataclass(frozen=True, slots=True)
class Selection:
    """``count`` cards are to be chosen and then laid away together, besides ``done`` that were.

    ``action`` is what laying one away is, ``label`` stands on the button that does it, ``told``
    says what is asked while so many are chosen, and ``full`` why no further card can be."""

    count: int
    done: int
    action: Callable[[Card], Action]
    label: Label
    told: Callable[[int], str]
    full: str

    @property
    def places(self) -> int:
        return self.count + self.done


class Face(Protocol):
    """How a game looks and is handled on the table. ``marks`` are whatever it keeps to draw its
    markers from: a value of its own that changes only by :class:`~game.table.cues.Mark`."""

    theme: str
    """Name of the theme file."""
    shape: Shape
    """What the game asks of the layout."""
    ambience: str
    """Name of the sound of the place; empty for none."""

    props: tuple[str, ...]
    """Pictures in ``sprites/props`` of things that lie in the empty corner of the table."""
    moments: Mapping[str, Callable[[View], bool]]
    """Situations worth a picture, by name: whether a view is one."""
    token: str = ""
    """Name of the picture in ``sprites/props`` of what is paid with; empty where nothing is."""
    has_account: bool = False
    """Whether there is an account of the deal to be shown in full."""

    def opening(self, view: View) -> Any:
        """The marks before the first event of a deal."""

    def cues(self, event: Event, marks: Any, view: View) -> list[Cue]:
        """What ``event`` means for the things on the table, given the marks before it."""

    def cloth(self, marks: Any, pen: Pen, stir: float) -> Sequence[Item]:
        """Markers that lie on the cloth, under the cards. ``stir`` runs from 0 to 1 while a change
        of the marks is being made seen, and is 1 at rest."""

    def board(self, board: Board, marks: Any, pen: Pen) -> Sequence[Item]:
        """The score, within the layout's ``score_box``."""

    def badges(self, marks: Any) -> Mapping[int, str]:
        """Small tags at seats: who leads, who deals."""

    def card_play(self, action: Action, view: View) -> CardPlay | None:
        """Which card of the own hand ``action`` plays, or None if it plays none."""

    def attempt(self, view: View, slot: int, *, covered: bool) -> Action:
        """The action that playing this card would be, allowed or not."""

    def order(self, cards: Sequence[Card], how: str) -> list[int]:
        """Places of ``cards`` from left to right: as ``usual`` in the game, by ``rank``, by
        ``suit``, or as ``dealt``."""

    def from_stock(self, view: View) -> Action | None:
        """What taking the top card of the stock would be now, or None."""

    def selection(self, view: View) -> Selection | None:
        """The cards that are to be chosen together now, or None."""
        return None

    def panel(self, board: Board, marks: Any, pen: Pen) -> Sequence[Item]:
        """The sheet that the buttons lie on, where the layout has one."""
        return ()

    def account(self, board: Board, marks: Any, pen: Pen) -> Sequence[Item]:
        """The account of the deal in full, over the middle of the table."""
        return ()

"""What a game says about its own look on the table.

The table, the director and the scene work with any game through this protocol; all that is
particular to one lives in its ``face.py``.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, ClassVar, Protocol

from pygame import Rect

from game.engine.cards import Card
from game.engine.contract import Action, Event, View
from game.engine.text import N_
from game.table.canvas import Item
from game.table.cues import Cue
from game.table.layout import Layout, Shape
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

    ``action`` is what laying one away is. While so many are chosen, ``label`` stands on the button
    that does it and ``told`` says what is asked; ``full`` says why no further card can be chosen.
    """

    count: int
    done: int
    action: Callable[[Card], Action]
    label: Callable[[int], Label]
    told: Callable[[int], str]
    full: str

    @property
    def places(self) -> int:
        return self.count + self.done


@dataclass(frozen=True, slots=True)
class Menu:
    """Actions, or further menus, behind one button."""

    label: Label
    entries: tuple[Action | Menu, ...]


@dataclass(frozen=True, slots=True)
class Offer:
    """What the viewer may do besides playing a card: ``calls`` beside the hand, ``asides`` on small
    buttons in the other corner, ``at_seats`` beside the player they are aimed at."""

    calls: tuple[Action | Menu, ...]
    asides: tuple[Action, ...] = ()
    at_seats: tuple[tuple[int, Menu], ...] = ()


@dataclass(frozen=True, slots=True)
class Thing:
    """Something on the table that is dragged from ``source`` to ``goal`` (pixels) to do ``action``.
    ``picture`` is its name in ``sprites/props``, ``height`` its units."""

    picture: str
    height: float
    source: tuple[Rect, ...]
    goal: Rect
    action: Action


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
    moments: ClassVar[Mapping[str, Callable[[View], bool]]]
    """Situations worth a picture, by name: whether a view is one."""
    shouts_wait: bool = True
    """Whether what is shouted asks for an answer, and stands there until one is given."""
    token: str = ""
    """Name of the picture in ``sprites/props`` of what is paid with; empty where nothing is."""
    has_account: bool = False
    """Whether there is an account of the deal to be shown in full."""
    account_ends: bool = True
    """Whether the account is shown after every deal, in place of a sentence."""
    account_icon: str = "icons/mark_quill.svg"
    account_label: str = N_("Account of the deal")

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

    def order_with(self, cards: Sequence[Card], how: str, marks: Any) -> list[int]:
        """The same where the order hangs on what lies on the table."""
        return self.order(cards, how)

    def from_stock(self, view: View) -> Action | None:
        """What taking the top card of the stock would be now, or None."""

    def offer(self, calls: Sequence[Action], view: View) -> Offer:
        """How the actions that play no card are offered: not every one needs a button."""
        return Offer(tuple(calls))

    def upon_turn_up(self, view: View, slot: int) -> Action | None:
        """What laying a card of the hand on the turn-up would be now, or None."""
        return None

    def cut(self, view: View, share: float) -> Action | None:
        """What cutting the pack at ``share`` of its cards would be now, or None."""
        return None

    def rite(self, view: View) -> Action | None:
        """What is done for whoever is asked, where the ceremony before a deal is left out."""
        return None

    def things(self, view: View, layout: Layout) -> Sequence[Thing]:
        """What can be dragged over the table now, besides cards."""
        return ()

    def signs(self, card: Card, marks: Any) -> tuple[str, ...]:
        """Names of the icons that a card of special meaning wears."""
        return ()

    def great(self, card: Card, marks: Any) -> bool:
        """Whether a card is one of the best of the deal: it is a pleasure to win with it."""
        return False

    def rank_of(self, card: Card, marks: Any) -> str:
        """What a card of the hand is worth, said while it is lifted; empty: nothing."""
        return ""

    def selection(self, view: View) -> Selection | None:
        """The cards that are to be chosen together now, or None."""
        return None

    def panel(self, board: Board, marks: Any, pen: Pen, calls: int) -> Sequence[Item]:
        """The sheet that ``calls`` buttons lie on, where the layout has one."""
        return ()

    def account(self, board: Board, marks: Any, pen: Pen) -> Sequence[Item]:
        """The account of the deal in full, over the middle of the table."""
        return ()

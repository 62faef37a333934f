"""Cues: what the events of any game mean for the things on the table.

A game's face turns its events into cues; the director plays them. Cues name seats and cards and
know no game.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from game.engine.cards import HIDDEN, Card


@dataclass(frozen=True, slots=True)
class Clear:
    """A new deal: the table is empty but for the stock, which lies with ``dealer``'s shuffle."""

    dealer: int


@dataclass(frozen=True, slots=True)
class Deal:
    """``seat`` receives ``cards``. Deals in a row are dealt round the table, a card at a time."""

    seat: int
    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class TurnUp:
    """A card is turned beside the stock."""

    card: Card


@dataclass(frozen=True, slots=True)
class Open:
    """``seat`` lays its hand open in the middle, for the viewer to read."""

    seat: int
    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class Close:
    """Open hands go back to their holders."""


@dataclass(frozen=True, slots=True)
class Throw:
    """``seat`` plays a card to the trick. ``slot`` is its place in the hand, where that counts.

    ``card`` is HIDDEN when the viewer may not know it; ``covered`` when it lies face down.
    """

    seat: int
    card: Card = HIDDEN
    covered: bool = False
    slot: int | None = None


@dataclass(frozen=True, slots=True)
class Rest:
    """The full trick lies still until a click, or for the time that is set; ``best`` are marked."""

    best: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class Gather:
    """The trick goes to ``seat``; None: it is put aside, nobody won it."""

    seat: int | None


@dataclass(frozen=True, slots=True)
class Mark:
    """The game's own markers become ``marks``; ``stir`` makes the change seen, ``loud`` heard in
    the whole room."""

    marks: Any
    stir: bool = False
    loud: bool = False


@dataclass(frozen=True, slots=True)
class Tell:
    """The line of words says ``text`` until the next one, or until the player is asked."""

    text: str


@dataclass(frozen=True, slots=True)
class Sound:
    """A sound, by name."""

    name: str


@dataclass(frozen=True, slots=True)
class Say:
    """``seat`` says something: ``style`` is ``burst``, ``speech`` or ``thought``."""

    seat: int
    text: str
    style: str = "speech"


@dataclass(frozen=True, slots=True)
class Score:
    """The score counts up (or down) to ``points``, side by side."""

    points: tuple[int, ...]


Cue = (
    Clear | Deal | TurnUp | Open | Close | Throw | Rest | Gather | Mark | Tell | Sound | Say | Score
)

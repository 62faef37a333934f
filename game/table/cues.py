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
class Cut:
    """``seat`` lifts a part of the pack and puts it below the rest."""

    seat: int


@dataclass(frozen=True, slots=True)
class Deal:
    """``seat`` receives ``cards``. Deals in a row are dealt round the table, a card at a time, or
    (``packet``) all of one deal together."""

    seat: int
    cards: tuple[Card, ...]
    packet: bool = False


@dataclass(frozen=True, slots=True)
class TurnUp:
    """A card is turned beside the stock."""

    card: Card


@dataclass(frozen=True, slots=True)
class Stock:
    """The stock has ``left`` cards, the turn-up among them, and their number is shown."""

    left: int


@dataclass(frozen=True, slots=True)
class Draw:
    """``seat`` takes the next card of the stock, the turn-up last; draws in a row follow one
    another closely."""

    seat: int
    card: Card = HIDDEN


@dataclass(frozen=True, slots=True)
class Swap:
    """``seat`` lays ``given`` from its hand where the turn-up was and takes that, ``taken``."""

    seat: int
    given: Card
    taken: Card


@dataclass(frozen=True, slots=True)
class Show:
    """``cards`` lie open beside ``seat`` for the rest of the deal, as a plaque with two lines."""

    seat: int
    cards: tuple[Card, ...]
    title: str
    note: str = ""


@dataclass(frozen=True, slots=True)
class Spread:
    """The stock is ``left`` cards, lying side by side in the middle, or (``aside``) where a stock
    lies; 0: there is none any more."""

    left: int
    aside: bool = False


@dataclass(frozen=True, slots=True)
class Away:
    """``seat`` lays a card of its hand away, face down, in the next of ``of`` places in the
    middle."""

    seat: int
    of: int
    card: Card = HIDDEN


@dataclass(frozen=True, slots=True)
class Sweep:
    """The cards laid away are put where the stock was."""


@dataclass(frozen=True, slots=True)
class Lay:
    """``seat`` lays cards of its hand open in the middle for a while, under two lines; further
    cards lie below, until they are lifted."""

    seat: int
    cards: tuple[Card, ...]
    title: str
    note: str = ""


@dataclass(frozen=True, slots=True)
class Lift:
    """Cards laid open in the middle go back into the hands."""


@dataclass(frozen=True, slots=True)
class Pay:
    """``amount`` passes from ``payer`` to ``payee``; None is the pot. Payments in a row pass at the
    same time; ``told``: what it comes to is written beside the players."""

    payer: int | None
    payee: int | None
    amount: int
    told: bool = True
    sound: str = "coin"


@dataclass(frozen=True, slots=True)
class Flash:
    """What ``seat`` has just played shines, and ``text`` rises from it; ``turn_up``: that card."""

    seat: int
    text: str
    turn_up: bool = False


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
    """The trick goes to ``seat``; None: it is put aside, nobody won it. With ``pile`` it is kept
    face down, counted, in the pile that lies with that seat."""

    seat: int | None
    pile: int | None = None


@dataclass(frozen=True, slots=True)
class Mark:
    """The game's own markers become ``marks``; ``stir`` makes the change seen, ``loud`` heard in
    the whole room. With ``sorts`` the viewer puts the hand in order anew."""

    marks: Any
    stir: bool = False
    loud: bool = False
    sorts: bool = False


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
    """``seat`` says something: ``style`` is ``burst``, ``speech`` or ``thought``. With ``waits`` it
    stands there until something answers it, else for a moment. ``idle`` is small talk: it waits
    until nobody else speaks, gives way to whatever is said in earnest, and holds nothing up."""

    seat: int
    text: str
    style: str = "speech"
    waits: bool = False
    idle: bool = False


@dataclass(frozen=True, slots=True)
class Score:
    """The score counts up (or down) to ``points``, side by side, each point with ``sound``."""

    points: tuple[int, ...]
    sound: str = "bean"


@dataclass(frozen=True, slots=True)
class Announce:
    """A change of the rules of play is written across the table for a moment."""

    title: str
    note: str = ""


Cue = (
    Clear
    | Cut
    | Deal
    | TurnUp
    | Stock
    | Draw
    | Swap
    | Show
    | Spread
    | Away
    | Sweep
    | Lay
    | Lift
    | Pay
    | Flash
    | Open
    | Close
    | Throw
    | Rest
    | Gather
    | Mark
    | Tell
    | Sound
    | Say
    | Score
    | Announce
)

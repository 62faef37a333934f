"""Actions and events of Gleek."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from game.engine.cards import HIDDEN, Card, Pack
from game.engine.contract import Action, Event
from game.engine.plays import Dealt as Dealt
from game.engine.plays import Play as Play
from game.engine.plays import Played as Played
from game.engine.plays import TrickEnded as TrickEnded

PACK = Pack(
    deck="french",
    ranks=("4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A"),
    suits="SHDC",
    faces="SHDC",
)


@dataclass(frozen=True, slots=True)
class Bid(Action):
    """Offer ``price`` for the stock."""

    do: ClassVar[str] = "bid"
    price: int


@dataclass(frozen=True, slots=True)
class Pass(Action):
    """Leave the auction for good."""

    do: ClassVar[str] = "pass"


@dataclass(frozen=True, slots=True)
class Discard(Action):
    """Lay a card away face down, one of the seven of the buyer."""

    do: ClassVar[str] = "discard"
    card: Card


@dataclass(frozen=True, slots=True)
class Wait(Action):
    """Do not open the ruff now."""

    do: ClassVar[str] = "wait"


@dataclass(frozen=True, slots=True)
class Vie(Action):
    """Open the ruff, or raise it, to ``stake``."""

    do: ClassVar[str] = "vie"
    stake: int


@dataclass(frozen=True, slots=True)
class Match(Action):
    """Hold the stake of the ruff as it stands."""

    do: ClassVar[str] = "match"


@dataclass(frozen=True, slots=True)
class Fold(Action):
    """Give the ruff up, owing the stake as it stands."""

    do: ClassVar[str] = "fold"


@dataclass(frozen=True, slots=True)
class DeclareSets(Action):
    """Declare the gleeks and mournivals of these ranks, which may be none."""

    do: ClassVar[str] = "declare-sets"
    ranks: tuple[str, ...]


ACTIONS = (Bid, Pass, Discard, Wait, Vie, Match, Fold, DeclareSets, Play)


@dataclass(frozen=True, slots=True)
class DealBegan(Event):
    """Deal number ``deal`` of the session begins; the ruff opens at ``opening``."""

    name: ClassVar[str] = "deal-began"
    deal: int
    dealer: int
    leader: int
    opening: int


@dataclass(frozen=True, slots=True)
class TurnedUp(Event):
    """The turn-up names trump and is the dealer's for scoring."""

    name: ClassVar[str] = "turned-up"
    card: Card


@dataclass(frozen=True, slots=True)
class Paid(Event):
    """``payer`` paid ``amount`` to ``payee``; None is the pot.

    ``column`` of the ledger: ``turn-up``, ``auction``, ``ruff``, ``sets``, ``tiddy`` or
    ``settlement``.
    """

    name: ClassVar[str] = "paid"
    payer: int | None
    payee: int | None
    amount: int
    column: str


@dataclass(frozen=True, slots=True)
class BidMade(Event):
    """``seat`` offers ``price``."""

    name: ClassVar[str] = "bid-made"
    seat: int
    price: int


@dataclass(frozen=True, slots=True)
class Passed(Event):
    """``seat`` is out of the auction."""

    name: ClassVar[str] = "passed"
    seat: int


@dataclass(frozen=True, slots=True)
class Bought(Event):
    """``seat`` buys the stock for ``price``; None: nobody wants it."""

    name: ClassVar[str] = "bought"
    seat: int | None
    price: int


@dataclass(frozen=True, slots=True)
class Discarded(Event):
    """The buyer laid a card away; only the buyer knows which."""

    name: ClassVar[str] = "discarded"
    seat: int
    card: Card

    def seen_by(self, seat: int) -> Event:
        return self if seat == self.seat else Discarded(self.seat, HIDDEN)


@dataclass(frozen=True, slots=True)
class Took(Event):
    """The buyer took the stock, which only the buyer sees."""

    name: ClassVar[str] = "took"
    seat: int
    cards: tuple[Card, ...]

    def seen_by(self, seat: int) -> Event:
        return self if seat == self.seat else Took(self.seat, (HIDDEN,) * len(self.cards))


@dataclass(frozen=True, slots=True)
class Waited(Event):
    """``seat`` does not open the ruff."""

    name: ClassVar[str] = "waited"
    seat: int


@dataclass(frozen=True, slots=True)
class Vied(Event):
    """``seat`` puts the ruff at ``stake``; ``opened`` when it was the first to."""

    name: ClassVar[str] = "vied"
    seat: int
    stake: int
    opened: bool


@dataclass(frozen=True, slots=True)
class Matched(Event):
    """``seat`` holds the stake."""

    name: ClassVar[str] = "matched"
    seat: int
    stake: int


@dataclass(frozen=True, slots=True)
class Folded(Event):
    """``seat`` gives the ruff up and owes ``stake``."""

    name: ClassVar[str] = "folded"
    seat: int
    stake: int


@dataclass(frozen=True, slots=True)
class RuffShown(Event):
    """``seat`` shows the cards of its ruff, worth ``total``."""

    name: ClassVar[str] = "ruff-shown"
    seat: int
    cards: tuple[Card, ...]
    total: int


@dataclass(frozen=True, slots=True)
class RuffEnded(Event):
    """The ruff goes to ``winner``; None: nobody opened, and it opens at ``opening`` next time."""

    name: ClassVar[str] = "ruff-ended"
    winner: int | None
    opening: int


@dataclass(frozen=True, slots=True)
class SetDeclared(Event):
    """``seat`` shows ``count`` cards of ``rank``: a gleek (3) or a mournival (4)."""

    name: ClassVar[str] = "set-declared"
    seat: int
    rank: str
    count: int


@dataclass(frozen=True, slots=True)
class NoSets(Event):
    """``seat`` has nothing to declare, or keeps it to itself."""

    name: ClassVar[str] = "no-sets"
    seat: int


@dataclass(frozen=True, slots=True)
class Honoured(Event):
    """``seat`` scores ``points`` for an honour of trump: played, or turned up by the dealer."""

    name: ClassVar[str] = "honoured"
    seat: int
    card: Card
    points: int


@dataclass(frozen=True, slots=True)
class DealEnded(Event):
    """Totals of tricks and honours by seat, and what the deal brought to each balance."""

    name: ClassVar[str] = "deal-ended"
    totals: tuple[int, ...]
    points: tuple[int, ...]


EVENTS = (
    DealBegan,
    Dealt,
    TurnedUp,
    Paid,
    BidMade,
    Passed,
    Bought,
    Discarded,
    Took,
    Waited,
    Vied,
    Matched,
    Folded,
    RuffShown,
    RuffEnded,
    SetDeclared,
    NoSets,
    Played,
    Honoured,
    TrickEnded,
    DealEnded,
)

"""Actions and events of Truco: their text form is what saves, replays and external bots speak."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from game.engine.cards import HIDDEN, Card, Pack
from game.engine.contract import Action, Event

# Suits from low to high among the manilhas: ouros, espadas, copas, paus.
PACK = Pack(deck="french", ranks=tuple("4567QJKA23"), suits="OECP", faces="DSHC")


@dataclass(frozen=True, slots=True)
class Play(Action):
    """Play a card; ``covered`` is face down, worth nothing and never shown."""

    do: ClassVar[str] = "play"
    card: Card
    covered: bool = False


@dataclass(frozen=True, slots=True)
class PlayUnseen(Action):
    """Play a card its holder has not seen (mão de ferro): the one in place ``slot`` of the hand."""

    do: ClassVar[str] = "play-unseen"
    slot: int


@dataclass(frozen=True, slots=True)
class Call(Action):
    """Ask that the deal be worth ``worth``: truco, seis, nove, doze."""

    do: ClassVar[str] = "call"
    worth: int


@dataclass(frozen=True, slots=True)
class Accept(Action):
    """Accept the call that is being asked."""

    do: ClassVar[str] = "accept"


@dataclass(frozen=True, slots=True)
class Run(Action):
    """Give the deal up instead of accepting a call, or instead of playing mão de onze."""

    do: ClassVar[str] = "run"


@dataclass(frozen=True, slots=True)
class PlayOn(Action):
    """Decide to play mão de onze."""

    do: ClassVar[str] = "play-on"


ACTIONS = (Play, PlayUnseen, Call, Accept, Run, PlayOn)


@dataclass(frozen=True, slots=True)
class DealBegan(Event):
    """A deal begins: number ``deal`` of the match, dealt by ``dealer``, worth ``worth``."""

    name: ClassVar[str] = "deal-began"
    deal: int
    dealer: int
    leader: int
    worth: int


@dataclass(frozen=True, slots=True)
class Dealt(Event):
    """``seat`` was dealt ``cards``; only the holder sees them (nobody, when ``unseen``)."""

    name: ClassVar[str] = "dealt"
    seat: int
    cards: tuple[Card, ...]
    unseen: bool = False

    def seen_by(self, seat: int) -> Event:
        if seat == self.seat and not self.unseen:
            return self
        return Dealt(self.seat, (HIDDEN,) * len(self.cards), self.unseen)


@dataclass(frozen=True, slots=True)
class TurnedUp(Event):
    """The turn-up (*vira*), which names the manilhas."""

    name: ClassVar[str] = "turned-up"
    card: Card


@dataclass(frozen=True, slots=True)
class SpecialBegan(Event):
    """Mão de onze of ``side`` (``side`` None: both sides stand at it, mão de ferro)."""

    name: ClassVar[str] = "special-began"
    side: int | None
    worth: int


@dataclass(frozen=True, slots=True)
class Shown(Event):
    """In mão de onze ``seat`` shows its hand to ``to``, its partners."""

    name: ClassVar[str] = "shown"
    seat: int
    cards: tuple[Card, ...]
    to: tuple[int, ...]

    def seen_by(self, seat: int) -> Event:
        if seat == self.seat or seat in self.to:
            return self
        return Shown(self.seat, (HIDDEN,) * len(self.cards), self.to)


@dataclass(frozen=True, slots=True)
class PlayedOn(Event):
    """``seat`` decided that its side plays mão de onze."""

    name: ClassVar[str] = "played-on"
    seat: int
    worth: int


@dataclass(frozen=True, slots=True)
class Played(Event):
    """A card was played; a covered one is known to its player alone."""

    name: ClassVar[str] = "played"
    seat: int
    card: Card
    covered: bool = False
    slot: int | None = None
    """The place in the hand it came from, for a card that its holder had not seen."""

    def seen_by(self, seat: int) -> Played:
        if not self.covered or seat == self.seat:
            return self
        return Played(self.seat, HIDDEN, True, self.slot)


@dataclass(frozen=True, slots=True)
class Called(Event):
    """``seat`` asks that the deal be worth ``worth`` instead of ``before``; ``asked`` answers."""

    name: ClassVar[str] = "called"
    seat: int
    worth: int
    before: int
    asked: int


@dataclass(frozen=True, slots=True)
class Accepted(Event):
    """``seat`` accepted: the deal is worth ``worth``."""

    name: ClassVar[str] = "accepted"
    seat: int
    worth: int


@dataclass(frozen=True, slots=True)
class Ran(Event):
    """``seat`` gave the deal up; the others score ``points``."""

    name: ClassVar[str] = "ran"
    seat: int
    points: int


@dataclass(frozen=True, slots=True)
class TrickEnded(Event):
    """Trick ``number`` (from 1) is over: won by ``winner``, or tied (None); ``leader`` leads next.

    ``best`` are the seats whose cards were best, in order of play; none when all were covered.
    """

    name: ClassVar[str] = "trick-ended"
    number: int
    winner: int | None
    best: tuple[int, ...]
    leader: int


@dataclass(frozen=True, slots=True)
class DealEnded(Event):
    """The deal is over: ``side`` (None: nobody) scores ``points``. ``reason`` is one of
    ``tricks``, ``ties``, ``ran``, ``special-run``, ``forbidden-call``."""

    name: ClassVar[str] = "deal-ended"
    side: int | None
    points: int
    reason: str


EVENTS = (
    DealBegan,
    Dealt,
    TurnedUp,
    SpecialBegan,
    Shown,
    PlayedOn,
    Played,
    Called,
    Accepted,
    Ran,
    TrickEnded,
    DealEnded,
)

"""Actions and events of Guritipau."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from game.engine.cards import Card, Pack
from game.engine.contract import Action, Event
from game.engine.plays import Dealt as Dealt
from game.engine.plays import Play as Play
from game.engine.plays import Played as Played
from game.engine.plays import TrickEnded as TrickEnded

# No tens. The order of ranks differs by suit and trump: see ``order``.
PACK = Pack(
    deck="french",
    ranks=("2", "3", "4", "5", "6", "7", "8", "9", "Q", "J", "K", "A"),
    suits="SHDC",
    faces="SHDC",
)


@dataclass(frozen=True, slots=True)
class Cut(Action):
    """Lift ``at`` cards off the pack and put them below the rest."""

    do: ClassVar[str] = "cut"
    at: int


@dataclass(frozen=True, slots=True)
class Place(Action):
    """Choose the posture after a lost pedra: ``three`` grains to be sung for, or the invite."""

    do: ClassVar[str] = "place"
    three: bool


@dataclass(frozen=True, slots=True)
class Annul(Action):
    """The damão annuls a deal with a poor hand."""

    do: ClassVar[str] = "annul"


@dataclass(frozen=True, slots=True)
class Keep(Action):
    """The damão keeps a hand that could be annulled."""

    do: ClassVar[str] = "keep"


@dataclass(frozen=True, slots=True)
class Rob(Action):
    """*Roubo*: take the turn-up and lay ``card`` in its place."""

    do: ClassVar[str] = "rob"
    card: Card


@dataclass(frozen=True, slots=True)
class Grain(Action):
    """*Pô midj*: place a grain, so that the opponent to the right must sing or run."""

    do: ClassVar[str] = "grain"


@dataclass(frozen=True, slots=True)
class Sing(Action):
    """Tell ``trumps`` held, and whether Nhánha and Bóst are among them."""

    do: ClassVar[str] = "sing"
    trumps: int
    nhanha: bool
    bost: bool


@dataclass(frozen=True, slots=True)
class LeaveSong(Action):
    """Leave the singing to the partner."""

    do: ClassVar[str] = "leave-song"


@dataclass(frozen=True, slots=True)
class Follow(Action):
    """*Seguir*: the deal goes on."""

    do: ClassVar[str] = "follow"


@dataclass(frozen=True, slots=True)
class Run(Action):
    """*Correr*: give the deal up."""

    do: ClassVar[str] = "run"


@dataclass(frozen=True, slots=True)
class Talk(Action):
    """Say something true to the partner, aloud; ``what`` is one of ``talk.PHRASES``."""

    do: ClassVar[str] = "talk"
    what: str


@dataclass(frozen=True, slots=True)
class Accuse(Action):
    """Accuse ``accused`` of a fraud (where reneging is possible)."""

    do: ClassVar[str] = "accuse"
    accused: int


ACTIONS = (
    Cut,
    Place,
    Annul,
    Keep,
    Rob,
    Grain,
    Sing,
    LeaveSong,
    Follow,
    Run,
    Play,
    Talk,
    Accuse,
)


@dataclass(frozen=True, slots=True)
class DrewForDeal(Event):
    """Before the first deal ``seat`` drew ``card``; the best deals."""

    name: ClassVar[str] = "drew-for-deal"
    seat: int
    card: Card


@dataclass(frozen=True, slots=True)
class DealBegan(Event):
    """Deal number ``deal`` begins; ``shuffler`` shuffled."""

    name: ClassVar[str] = "deal-began"
    deal: int
    dealer: int
    leader: int
    shuffler: int


@dataclass(frozen=True, slots=True)
class WasCut(Event):
    """``seat`` cut the pack ``at`` cards down; ``short`` when too few would go on top."""

    name: ClassVar[str] = "was-cut"
    seat: int
    at: int
    short: bool = False


@dataclass(frozen=True, slots=True)
class InviteLost(Event):
    """A short cut gave ``side`` a grain."""

    name: ClassVar[str] = "invite-lost"
    side: int


@dataclass(frozen=True, slots=True)
class Postured(Event):
    """``grains`` lie on the table, placed by ``placed_by``; ``sings`` must sing for them.

    ``reason`` is a key of ``posture.REASONS``.
    """

    name: ClassVar[str] = "postured"
    grains: int
    placed_by: int | None
    sings: int | None
    reason: str


@dataclass(frozen=True, slots=True)
class TurnedUp(Event):
    """The turn-up names trump."""

    name: ClassVar[str] = "turned-up"
    card: Card


@dataclass(frozen=True, slots=True)
class Annulled(Event):
    """The damão annulled the deal with ``points`` in hand."""

    name: ClassVar[str] = "annulled"
    seat: int
    points: int


@dataclass(frozen=True, slots=True)
class Robbed(Event):
    """``seat`` took the turn-up and laid ``given`` in its place."""

    name: ClassVar[str] = "robbed"
    seat: int
    given: Card
    taken: Card


@dataclass(frozen=True, slots=True)
class GrainPlaced(Event):
    """``seat`` placed a grain: ``grains`` lie there now, ``asked`` must sing.

    ``over_nhanha``: Nhánha lies on the trick (*libra cara d'nhánha*).
    """

    name: ClassVar[str] = "grain-placed"
    seat: int
    grains: int
    asked: int
    over_nhanha: bool = False


@dataclass(frozen=True, slots=True)
class SongLeft(Event):
    """``seat`` leaves the singing to the partner."""

    name: ClassVar[str] = "song-left"
    seat: int


@dataclass(frozen=True, slots=True)
class Sang(Event):
    """``seat`` sang."""

    name: ClassVar[str] = "sang"
    seat: int
    trumps: int
    nhanha: bool
    bost: bool


@dataclass(frozen=True, slots=True)
class Followed(Event):
    """``seat`` lets the deal go on."""

    name: ClassVar[str] = "followed"
    seat: int


@dataclass(frozen=True, slots=True)
class Ran(Event):
    """``seat`` gave the deal up."""

    name: ClassVar[str] = "ran"
    seat: int


@dataclass(frozen=True, slots=True)
class Said(Event):
    """``seat`` said ``what`` to the partner, for all to hear."""

    name: ClassVar[str] = "said"
    seat: int
    what: str


@dataclass(frozen=True, slots=True)
class Accused(Event):
    """``seat`` accused ``accused``; ``right`` tells whether there was a fraud."""

    name: ClassVar[str] = "accused"
    seat: int
    accused: int
    right: bool


@dataclass(frozen=True, slots=True)
class DealEnded(Event):
    """``side`` takes the deal and ``grains``. ``reason`` is ``tricks``, ``ran``, ``ranciod`` or
    ``annulled`` (``side`` None)."""

    name: ClassVar[str] = "deal-ended"
    side: int | None
    grains: int
    reason: str


EVENTS = (
    DrewForDeal,
    DealBegan,
    WasCut,
    InviteLost,
    Postured,
    Dealt,
    TurnedUp,
    Annulled,
    Robbed,
    GrainPlaced,
    SongLeft,
    Sang,
    Followed,
    Ran,
    Played,
    Said,
    Accused,
    TrickEnded,
    DealEnded,
)

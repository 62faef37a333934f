"""The face that Guiñote, Tute and Brisca share: stock, tricks, songs and the slate."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, ClassVar

import pygame

from game.engine.cards import HIDDEN, SUITS, Card, rank, suit
from game.engine.contract import Action, Event, View
from game.engine.options import Options
from game.engine.pointtricks.game import PointTrickGame
from game.engine.pointtricks.records import (
    DealBegan,
    DealEnded,
    Dealt,
    Declare,
    Declared,
    DeclareFour,
    Draw,
    Drew,
    FourDeclared,
    Play,
    Played,
    StrictBegan,
    Swap,
    Swapped,
    TrickEnded,
    TurnedUp,
)
from game.engine.pointtricks.scores import PointStanding
from game.engine.pointtricks.state import PointView
from game.engine.spanish import PACK, of
from game.i18n import _, pgettext
from game.table import cues
from game.table.canvas import Item, stamp_at
from game.table.cues import Cue
from game.table.face import Board, CardPlay, Face
from game.table.faces.slate import SIZE, Sheet, slate
from game.table.layout import Shape
from game.table.pen import Pen
from game.ui.paint import vector
from game.wording.pointtricks.cards import SUIT_NAMES
from game.wording.pointtricks.words import PointTrickWords

_BEST = 2
"""Ranks of trump that are among the best cards: ace and three."""
_LINE = "#E2B868"
_PAPER = (254, 249, 237)


@dataclass(frozen=True, slots=True)
class Marks:
    """What the markers show.

    ``dealt`` is whether trump is known yet, ``stock`` whether there still is one; ``pot`` the card
    points in the running trick; ``made`` the points of the deal by side.
    """

    players: int
    viewer: int
    dealer: int
    options: Options
    standing: PointStanding
    trump: int | None = None
    stock: bool = False
    pot: int = 0
    made: tuple[int, ...] = (0, 0)


class PointTrickFace(Face):
    """The face of one of these games; see :class:`game.table.face.Face`."""

    theme = "guinote"
    ambience = "ambience_bar"
    shouts_wait = False
    props = ("coffee", "sugar")
    shape = Shape(across=True, plaques=True, score=SIZE, call=(384.0, 84.0))
    moments: ClassVar[Mapping[str, Callable[[View], bool]]] = {
        "sing": lambda view: any(isinstance(a, (Declare, DeclareFour)) for a in view.legal),
        "swap": lambda view: any(isinstance(a, Swap) for a in view.legal),
        "last-draw": lambda view: (
            0 < _point(view).stock_left <= view.players and _point(view).phase == "draw"
        ),
        "strict": lambda view: (
            _point(view).strict and view.actor == view.seat and bool(_point(view).table)
        ),
    }

    def __init__(self, game: PointTrickGame, words: PointTrickWords) -> None:
        self.game, self.words = game, words

    # ------------------------------------------------------------------- events

    def opening(self, view: View) -> Marks:
        assert isinstance(view.standing, PointStanding)
        dealer = _point(view).dealer
        return Marks(view.players, view.seat, dealer, view.options, view.standing)

    def cues(self, event: Event, marks: Any, view: View) -> list[Cue]:
        now: Marks = marks
        points = _point(view)
        match event:
            case DealBegan(dealer=dealer):
                fresh = self.opening(view)
                score = cues.Score(fresh.standing.points)
                return [cues.Clear(dealer), cues.Mark(fresh), score]
            case Dealt(seat=seat, cards=cards):
                return [cues.Deal(seat, cards, packet=len(cards) > 1)]
            case TurnedUp(card=card, holder=holder):
                known = replace(now, trump=suit(card), stock=holder is None)
                if holder is not None:
                    return [cues.Stock(0), cues.Mark(known, stir=True)]
                left = len(PACK) - view.players * sum(points.terms.packets)
                return [cues.TurnUp(card), cues.Stock(left), cues.Mark(known)]
            case Played(seat=seat, card=card):
                pot = now.pot + points.terms.points[card]
                return [cues.Throw(seat, card), cues.Mark(replace(now, pot=pot))]
            case TrickEnded(winner=winner, points=worth):
                taken = replace(now, pot=0, made=_more(now.made, winner % 2, worth))
                home = self._home(winner, view)
                return [cues.Rest((winner,)), cues.Gather(winner, home), cues.Mark(taken)]
            case Drew(seat=seat, card=card, face_up=last):
                drawn: list[Cue] = [cues.Draw(seat, card)]
                return [*drawn, cues.Mark(replace(now, stock=False))] if last else drawn
            case StrictBegan():
                return [
                    cues.Announce(
                        _("*Arrastre*"),
                        _("The stock is out: follow suit and beat; without the suit, trump."),
                    )
                ]
            case Swapped(seat=seat, given=given, taken=got):
                return [cues.Swap(seat, given, got)]
            case Declared() | FourDeclared():
                return self._sung(event, now, points)
            case DealEnded(points=made):
                return [cues.Mark(replace(now, pot=0, made=made)), self._score(event, now)]
        return []

    def _home(self, seat: int, view: View) -> int:
        """Where the side of ``seat`` keeps its tricks and what it has sung."""
        own = seat % 2 == view.seat % 2
        return view.seat if own else (view.seat + 1) % view.players

    def _sung(self, event: Declared | FourDeclared, now: Marks, view: PointView) -> list[Cue]:
        """What was sung stays beside the pair, and counts."""
        label = self.words.note(event, view)
        if isinstance(event, Declared):
            marriage = view.terms.marriage
            assert marriage is not None
            cards: tuple[Card, ...] = (event.card, of(marriage.partner, suit(event.card)))
        else:
            cards = tuple(of(rank(event.card), s) for s in range(SUITS))
        made = _more(now.made, event.seat % 2, event.worth)
        return [
            cues.Show(self._home(event.seat, view), cards, label.text, label.detail),
            cues.Mark(replace(now, made=made), stir=True, loud=event.worth != 20),
        ]

    def _score(self, event: DealEnded, now: Marks) -> Cue:
        """The score after a deal, as far as it is the sum of the points made."""
        points = tuple(p + q for p, q in zip(now.standing.points, event.points, strict=True))
        return cues.Score(points, "tick")

    # ----------------------------------------------------------------- handling

    def card_play(self, action: Action, view: View) -> CardPlay | None:
        if isinstance(action, Play):
            return CardPlay(view.hand.index(action.card), False)
        return None

    def attempt(self, view: View, slot: int, *, covered: bool) -> Action:
        return Play(view.seat, view.hand[slot])

    def order(self, cards: Sequence[Card], how: str) -> list[int]:
        places = list(range(len(cards)))
        if HIDDEN in cards or how == "dealt":
            return places
        if how == "rank":
            return sorted(places, key=lambda i: (-rank(cards[i]), suit(cards[i])))
        return sorted(places, key=lambda i: (suit(cards[i]), -rank(cards[i])))

    def great(self, card: Card, marks: Any) -> bool:
        now: Marks = marks
        return suit(card) == now.trump and rank(card) >= len(PACK.ranks) - _BEST

    def from_stock(self, view: View) -> Action | None:
        return next((action for action in view.legal if isinstance(action, Draw)), None)

    def badges(self, marks: Any) -> Mapping[int, str]:
        now: Marks = marks
        return {now.dealer: pgettext("role", "dealer"), (now.dealer + 1) % now.players: "mano"}

    # -------------------------------------------------------------------- cloth

    def cloth(self, marks: Any, pen: Pen, stir: float) -> Sequence[Item]:
        now: Marks = marks
        items: list[Item] = []
        layout = pen.layout
        if now.trump is not None:
            text = _("Trump: {trump}", trump=SUIT_NAMES[now.trump])
            if now.stock:
                items += _beside_count(text, pen)
            else:
                items += _trump(now.trump, text, pen)
        if now.pot:
            text = _("{points} in play", points=now.pot)
            items += pen.chip(text, *layout.trick_chip(), width=200)
        return items

    def board(self, board: Board, marks: Any, pen: Pen) -> Sequence[Item]:
        return slate(board, self.sheet(marks), pen)

    def sheet(self, now: Marks) -> Sheet:
        """What stands on the slate."""
        terms = self.game.match_terms(now.options)
        heading = _("to {target}", target=terms.target)
        if terms.format == "fixed_deals":
            heading = _("deal {number} of {deals}", number=now.standing.round, deals=terms.deals)
        own = now.viewer % 2
        return Sheet(
            halves=terms.format == "vueltas",
            heading=heading,
            deal=(now.made[own], now.made[1 - own]),
            games=(now.standing.games[own], now.standing.games[1 - own]),
            best_of=2 * terms.games - 1,
        )


def _more(points: tuple[int, ...], side: int, gained: int) -> tuple[int, ...]:
    return tuple(p + (gained if s == side else 0) for s, p in enumerate(points))


def _point(view: View) -> PointView:
    assert isinstance(view, PointView)
    return view


def _beside_count(text: str, pen: Pen) -> list[Item]:
    """A label below the turn-up that begins right of the ring with the number of cards."""
    layout = pen.layout
    chip = pen.chip(text, *layout.chip_centre(-1), width=layout.chip_width / pen.scale)
    begins = layout.stock_count()[0] + round(38 * pen.scale)
    moved = max(0, begins - min(stamp.x for stamp in chip))
    return [replace(stamp, x=stamp.x + moved) for stamp in chip]


def _trump(trump: int, text: str, pen: Pen) -> list[Item]:
    """Once no turn-up tells it: a medal with the sign of the trump suit, and its name."""
    pose = pen.layout.stock_pose()
    size = round(pose.height * 0.66)
    x, y = pose.x + 48 * pen.scale, pose.y
    name = PACK.face(of(PACK.ranks.index("A"), trump))

    def make() -> pygame.Surface:
        ace = pen.ui.images.svg(f"decks/{PACK.deck}/normal/{name}.svg", round(size * 1.3))
        w, h = ace.get_size()
        # Without frame and corners, and in the middle of the sign.
        inner = pygame.Rect(round(w * 0.1), round(h * 0.1), round(w * 0.8), round(h * 0.78))
        whole = pygame.Surface((size, size), pygame.SRCALPHA)
        whole.fill(_PAPER)
        whole.blit(ace, ((size - inner.w) // 2, (size - inner.h) // 2), inner)
        corner = pygame.Rect(0, 0, round(size * 0.3), round(size * 0.3))
        whole.fill(_PAPER, corner)
        whole.fill(_PAPER, corner.move(size - corner.w, size - corner.h))
        return _round(whole, size)

    medal = pen.keep(("trump", trump, size), make)
    at = round(x), round(y + size / 2 + 34 * pen.scale)
    return [stamp_at(medal, x, y), *pen.chip(text, *at, width=pen.layout.chip_width / pen.scale)]


def _round(picture: pygame.Surface, size: int) -> pygame.Surface:
    """The picture cut to a disc with a rim of brass."""
    c = size / 2
    disc = vector(f'<circle cx="{c}" cy="{c}" r="{c - 3}" fill="#FFFFFF"/>', size, size)
    picture.blit(disc, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    rim = (
        f'<circle cx="{c}" cy="{c}" r="{c - 3.5}" fill="none" stroke="#3A1A0C" stroke-width="7"/>'
        f'<circle cx="{c}" cy="{c}" r="{c - 3.5}" fill="none" stroke="{_LINE}" stroke-width="4"/>'
    )
    picture.blit(vector(rim, size, size), (0, 0))
    return picture

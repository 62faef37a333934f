"""Hands that could be, given what one seat of Guritipau saw and heard."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass, field
from random import Random
from typing import TYPE_CHECKING

from game.engine.assign import assign
from game.engine.cards import Card
from game.games.guritipau.order import BOST, nhanha, order, trumps
from game.games.guritipau.records import (
    PACK,
    Dealt,
    Played,
    Robbed,
    Said,
    Sang,
    TrickEnded,
    TurnedUp,
)
from game.games.guritipau.talk import GOOD_TRUMPS

if TYPE_CHECKING:
    from game.games.guritipau.rules import GuritipauView

ALL = (1 << len(PACK)) - 1
TRIES = 20


def mask_of(cards: tuple[Card, ...]) -> int:
    return sum(1 << card for card in cards)


@dataclass(slots=True)
class Known:
    """What is known of another hand. A *place* is a bit mask of the cards it may hold.

    ``trumps`` is the exact number held, where it was told; ``least`` a lower bound; ``one_of`` a
    mask that one of the trumps lies in.
    """

    places: list[int] = field(default_factory=list)
    trumps: int | None = None
    least: int = 0
    one_of: int = 0

    def tightest(self, card: Card) -> int:
        fitting = [n for n, place in enumerate(self.places) if place >> card & 1]
        return min(fitting, key=lambda n: self.places[n].bit_count())

    def pin(self, card: Card) -> None:
        self.places[self.tightest(card)] = 1 << card

    def bar(self, cards: int) -> None:
        self.places = [place & ~cards for place in self.places]


class Sampler:
    """Reads a view once; ``draw`` then gives any number of hands that agree with it.

    Where fraud is possible nothing that was sung or played binds, so only counts are kept.
    ``forgotten`` are cards that were played, though not in mind any more: they may lie anywhere,
    and what they showed is lost.

    ``hands`` is what is known of the others, by seat; ``gone`` the cards that none of them holds.
    """

    def __init__(self, view: GuritipauView, forgotten: Collection[Card] = ()) -> None:
        self._view = view
        self._forgotten = forgotten
        self._trusting = not view.renege
        self.hands = {seat: Known() for seat in range(view.players) if seat != view.seat}
        self.gone = {*view.hand}
        self._trick: list[Card] = []
        self._trump = view.trump
        self._all_trumps = 0 if view.trump is None else mask_of(trumps(view.trump))
        for event in view.history:
            self._read(event)
        if view.lying is not None:
            self.gone.add(view.lying)

    def draw(self, rng: Random) -> tuple[list[list[Card]], list[Card]]:
        """Hands by seat, and the cards that lie face down."""
        pool = [card for card in PACK.cards() if card not in self.gone]
        for attempt in range(TRIES + 1):
            heed = attempt < TRIES
            places = [
                (seat, place)
                for seat, hand in self.hands.items()
                for place in (self._told(hand, rng) if heed else hand.places)
            ]
            masks = [place for _, place in places] + [ALL] * self._view.down
            try:
                cards = assign(masks, pool, rng)
            except ValueError:
                continue
            hands: list[list[Card]] = [[] for _ in range(self._view.players)]
            hands[self._view.seat] = list(self._view.hand)
            for (seat, _), card in zip(places, cards, strict=False):
                hands[seat].append(card)
            return hands, cards[len(places) :]
        raise AssertionError("the hands that were dealt fit every view of them")

    def _told(self, hand: Known, rng: Random) -> list[int]:
        """The places of a hand with the number of trumps that was told."""
        every = self._all_trumps
        places = list(hand.places)
        certain = [n for n, place in enumerate(places) if place and not place & ~every]
        open_ = [n for n, place in enumerate(places) if place & every and place & ~every]
        wanted = hand.least if hand.trumps is None else hand.trumps
        rng.shuffle(open_)
        chosen = open_[: max(0, wanted - len(certain))]
        for n in chosen:
            places[n] &= every
        if hand.trumps is not None:
            for n in open_[len(chosen) :]:
                places[n] &= ~every
        if hand.one_of:
            candidates = [n for n in (*certain, *chosen) if places[n] & hand.one_of]
            if candidates:
                places[rng.choice(candidates)] &= hand.one_of
        return places

    # ------------------------------------------------------------ what is known

    def _read(self, event: object) -> None:
        match event:
            case Dealt(seat=seat, cards=cards) if seat in self.hands:
                self.hands[seat].places += [ALL] * len(cards)
            case TurnedUp(card=card):
                self.gone.add(card)
            case Robbed(seat=seat, given=given, taken=taken):
                self._rob(seat, given, taken)
            case Sang(seat=seat) if seat in self.hands and self._trusting:
                self._hear_song(event)
            case Said(seat=seat, what=what) if seat in self.hands:
                self._hear_talk(self.hands[seat], what)
            case Played(seat=seat, card=card):
                if card not in self._forgotten:
                    self.gone.add(card)
                if seat in self.hands:
                    self._lose(self.hands[seat], card)
                self._trick.append(card)
            case TrickEnded():
                self._trick = []

    def _rob(self, seat: int, given: Card, taken: Card) -> None:
        assert self._trump is not None
        self.gone.add(given)
        if seat != self._view.seat:
            self.gone.discard(taken)
            hand = self.hands[seat]
            del hand.places[hand.tightest(given)]
            hand.places.append(1 << taken)
            ace = self._view.ace_of_trump
            if self._trusting and ace is not None and ace not in (taken, given):
                hand.pin(ace)
        else:
            self.gone.add(taken)

    def _hear_song(self, song: Sang) -> None:
        assert self._trump is not None
        hand = self.hands[song.seat]
        hand.trumps = song.trumps
        for card, held in ((nhanha(self._trump), song.nhanha), (BOST, song.bost)):
            if held:
                hand.pin(card)
            else:
                hand.bar(1 << card)

    def _hear_talk(self, hand: Known, what: str) -> None:
        assert self._trump is not None
        ranking = trumps(self._trump)
        match what:
            case "lead-trump-none":
                hand.trumps = 0
            case "lead-trump-pay":
                hand.least = max(hand.least, 1)
            case "only-nhanha":
                hand.trumps = 1
                hand.pin(nhanha(self._trump))
            case "free-bost":
                hand.trumps = 1
                hand.pin(BOST)
            case "lead-low":
                hand.trumps = 1
                hand.one_of = mask_of(ranking[2:GOOD_TRUMPS])
            case "take-mine":
                hand.trumps = 1
                hand.one_of = mask_of(ranking[GOOD_TRUMPS:])

    def _lose(self, hand: Known, card: Card) -> None:
        del hand.places[hand.tightest(card)]
        if self._all_trumps >> card & 1:
            hand.least = max(0, hand.least - 1)
            if hand.trumps is not None:
                hand.trumps -= 1
            hand.one_of = 0
        if self._trusting and self._trick and card not in self._forgotten:
            hand.bar(self._shown_void(card))

    def _shown_void(self, card: Card) -> int:
        """The cards that were not held besides ``card``, since it was allowed."""
        assert self._trump is not None
        trump = self._trump
        suits, strength = order(trump)
        led = suits[self._trick[0]]
        of_led = sum(1 << c for c in PACK.cards() if suits[c] == led)
        if suits[card] == led:
            return 0
        if led == trump:
            bound = of_led & ~(1 << nhanha(trump))
            return bound if self._trick[0] == nhanha(trump) else bound & ~(1 << BOST)
        if suits[card] != trump:
            return of_led
        best = max((strength[c] for c in self._trick if suits[c] == trump), default=-1)
        kills = self._view.undertrump_free or strength[card] > best
        return 0 if kills else of_led

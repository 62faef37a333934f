"""How likely a ruff is best, after what the others did, and what to stake on it."""

from __future__ import annotations

from collections.abc import Generator, Sequence
from dataclasses import dataclass, field, replace
from math import exp
from random import Random

from game.engine.cards import HIDDEN, SUITS, Card, rank, suit
from game.engine.contract import Event
from game.games.gleek.masks import ACE_BIT, FULL, HONOUR, RUFF, best_ruff, masks
from game.games.gleek.records import PACK, Folded, Matched, Vied, Waited
from game.games.gleek.rules import HAND, GleekView
from game.games.gleek.sampling import STOCK
from game.games.gleek.vying import RAISE

_ACES = 99
"""The total that stands for four aces where totals are compared."""

_UNBEATABLE = RUFF[FULL]
"""From a whole suit on nothing beats a ruff: then nobody else has four aces."""

_PAUSE = 10
"""Worlds between two pauses."""


def total_of(cards: Sequence[Card]) -> int:
    """The ruff of a hand as one number; four aces above all."""
    aces, total = best_ruff(masks(cards))
    return _ACES if aces else total


@dataclass(slots=True)
class Chance:
    """The chance to have the best ruff, world by world.

    ``others`` are the totals of the other seats; ``weights`` how likely each world is, given what
    they did.
    """

    seat: int
    total: int
    order: tuple[int, ...]
    others: list[dict[int, int]] = field(default_factory=list)
    weights: list[float] = field(default_factory=list)

    def against(self, seats: Sequence[int]) -> float:
        """The chance to beat all of ``seats``; of equals the earlier from the dealer's left."""
        won = sum(
            w
            for totals, w in zip(self.others, self.weights, strict=True)
            if all(self._beats(other, totals[other]) for other in seats)
        )
        return won / sum(self.weights)

    def _beats(self, other: int, total: int) -> bool:
        if self.total != total:
            return self.total > total
        return self.order.index(self.seat) < self.order.index(other)


def chances(
    view: GleekView, worlds: int, credulity: float, rng: Random
) -> Generator[None, None, Chance]:
    """Deal the unseen cards ``worlds`` times and weigh what comes out by what the others did."""
    seat = view.seat
    order = tuple((view.dealer + 1 + n) % view.players for n in range(view.players))
    found = Chance(seat, total_of(view.hand), order)
    others = [s for s in order if s != seat]
    known = {*view.hand, *view.discards, view.turn_up} - {HIDDEN}
    unseen = [card for card in PACK.cards() if card not in known]
    deeds = [e for e in view.history if isinstance(e, (Waited, Vied, Matched, Folded))]
    for n in range(worlds):
        rng.shuffle(unseen)
        top = 0
        totals = {}
        for other in others:
            if other == view.buyer:
                hand = _bought(unseen[top : top + HAND + STOCK], view.trump)
                top += HAND + STOCK
            else:
                hand = unseen[top : top + HAND]
                top += HAND
            totals[other] = total_of(hand)
        found.others.append(totals)
        found.weights.append(max(1e-6, _likely(totals, deeds)) ** credulity)
        if not n % _PAUSE:
            yield
    return found


def _bought(cards: Sequence[Card], trump: int) -> list[Card]:
    """The hand of a buyer who was dealt the first twelve and bought the others.

    Who buys keeps the honours of trump, then the suit that is best, then aces and trumps.
    """
    dealt = cards[:HAND]
    held = masks(dealt)
    best = max(range(SUITS), key=lambda s: RUFF[held[s]])

    def wanted(card: Card) -> tuple[bool, bool, bool, int]:
        of_suit = suit(card)
        honour = of_suit == trump and HONOUR[1 << rank(card)] > 0
        return honour, of_suit == best, 1 << rank(card) == ACE_BIT, rank(card)

    kept = sorted(dealt, key=wanted, reverse=True)[: HAND - STOCK]
    return [*kept, *cards[HAND:]]


def _likely(totals: dict[int, int], deeds: Sequence[Event]) -> float:
    """How likely sensible players with these ruffs are to have done what they did."""
    found = 1.0
    raises = 0
    for deed in deeds:
        assert isinstance(deed, (Waited, Vied, Matched, Folded))
        total = totals.get(deed.seat)
        first = isinstance(deed, Vied) and deed.opened
        raises += isinstance(deed, Vied) and not first
        if total is None:
            continue
        if first:
            found *= _opens(total)
            continue
        match deed:
            case Waited():
                found *= 1.0 - _opens(total)
            case Vied():
                found *= _raises(total, raises)
            case Matched():
                found *= (1.0 - _raises(total, raises + 1)) * _stays(total)
            case Folded():
                found *= 1.0 - _stays(total)
    return found


def _opens(total: int) -> float:
    return 0.06 + 0.88 / (1.0 + exp((44.0 - total) / 2.5))


def _raises(total: int, number: int) -> float:
    return 0.04 + 0.86 / (1.0 + exp((45.0 + 2.5 * number - total) / 2.5))


def _stays(total: int) -> float:
    return 0.2 + 0.78 / (1.0 + exp((33.0 - total) / 3.0))


@dataclass(frozen=True, slots=True)
class Odds:
    """What each choice brings, in chips, given the chance to beat those that are left."""

    chance: float
    stake: int
    dead: int
    """Chips that those owe who have folded."""
    left: int
    """Opponents that have not folded."""
    closing: bool
    """Whether matching ends the vying, so that hands are compared."""
    sure: bool = False
    """Whether nothing can beat the ruff."""

    @classmethod
    def of(cls, view: GleekView, found: Chance) -> Odds:
        vying = view.vying
        left = [s for s in vying.left if s != view.seat]
        closing = vying.opened and all(s in vying.holding for s in left)
        dead = sum(stake for _, stake in vying.owed)
        sure = found.total >= _UNBEATABLE
        return cls(found.against(left), vying.stake, dead, len(left), closing, sure)

    def misjudged(self, slip: float) -> Odds:
        """The odds of somebody who is off by ``slip`` about the chance."""
        return replace(self, chance=min(1.0, max(0.0, self.chance + slip)))

    def showdown(self, stake: int) -> float:
        """What hands compared at ``stake`` bring."""
        return self.chance * (self.dead + self.left * stake) - (1.0 - self.chance) * stake

    @property
    def fold(self) -> float:
        return float(-self.stake)

    @property
    def raise_(self) -> float:
        return self.showdown(self.stake + RAISE)

    def raise_from(self, raised: int, courage: float) -> float:
        """The chance from which a raise is justified, after ``raised`` of one's own.

        The even chance among those that are left, and a margin that grows: a stake that is held
        again and again is held by somebody strong. So nobody raises for ever, whatever a few worlds
        may promise.
        """
        if self.sure:
            return 0.0
        return 1.0 / (1 + self.left) + 0.14 - 0.1 * (courage - 0.5) + 0.06 * raised

    def stay_from(self, courage: float) -> float:
        """The chance from which it pays to stay in: a fold owes the stake as it stands, so that
        only what others may still add speaks for it."""
        if self.closing:
            return 0.0
        feared = RAISE * (0.45 - 0.3 * (courage - 0.5))
        return feared / (self.dead + (self.left + 1) * self.stake + feared)

"""The vying: how likely a ruff is best, what the others make of theirs, and what each step brings.

What players do with a ruff is read from thresholds, fitted to an equilibrium of the vying that was
reckoned over dealt hands. Whoever folds owes the stake as it stands, so that hardly anybody folds
whom no raise threatens, and a raise is for those who are likely best; the buyer, of whom everybody
expects a better ruff, opens nearly always, and those who speak before it wait for that.
"""

from __future__ import annotations

from collections.abc import Generator, Mapping, Sequence
from dataclasses import dataclass, field
from math import exp
from random import Random

from game.engine.cards import HIDDEN, SUITS, Card, rank, suit
from game.games.gleek.masks import ACE_BIT, FULL, HONOUR, RUFF, best_ruff, masks
from game.games.gleek.records import PACK, Folded, Matched, Vied, Waited
from game.games.gleek.rules import HAND, GleekView
from game.games.gleek.sampling import STOCK
from game.games.gleek.stakes import Stakes
from game.games.gleek.vying import Vying

ACES = 99
"""The total that stands for four aces where totals are compared."""

SURE = RUFF[FULL]
"""From a whole suit on nothing beats a ruff: then nobody else has four aces."""

_OPEN, _OPEN_BUYER, _OPEN_EARLY = 39.0, 35.0, 46.0
"""Totals from which a ruff is opened: in general, by the buyer, and before the buyer has spoken."""

_PATIENT = 0.4
"""How often somebody who could open before the buyer does."""

_RAISE, _BEHIND, _ALONE, _AGAIN = 42.0, 7.0, 3.0, 3.5
"""Totals from which a ruff is raised: more where the buyer is in it, more between two, and more
each time that it was raised."""

_CERTAIN = 59.0
"""The total with which somebody may raise for ever."""

_STAY, _PRESSED = 37.0, 4.0
"""Totals from which a stake is held that others may still raise, and more after each raise."""

_WIDTH = 1.6
"""How exactly players keep to thresholds."""

_ODD = 0.05
"""How often somebody does what no threshold explains."""

_RAISES = 4
"""Raises that a reckoning looks ahead."""

_RARE = 0.02
_PAUSE = 4
"""Worlds between two pauses."""


def total_of(cards: Sequence[Card]) -> int:
    """The ruff of a hand as one number; four aces above all."""
    aces, total = best_ruff(masks(cards))
    return ACES if aces else total


def _above(total: int, threshold: float) -> float:
    return 1.0 / (1.0 + exp(max(-60.0, (threshold - total) / _WIDTH)))


@dataclass(frozen=True, slots=True)
class Thresholds:
    """What the seat on turn does: it opens, raises or stays in from these totals."""

    open_from: float
    opens: float
    raise_from: float
    stay_from: float

    @classmethod
    def of(cls, vying: Vying, buyer: int | None) -> Thresholds:
        seat = vying.turn
        open_from, opens = _OPEN, 1.0
        if seat == buyer:
            open_from = _OPEN_BUYER if vying.waited < vying.players - 1 else _OPEN
        elif buyer is not None and _speaks_later(buyer, vying):
            open_from, opens = _OPEN_EARLY, _PATIENT
        raised = (vying.stake - vying.opening) / 2 if vying.opened else 0.0
        left = vying.left
        raise_from = _RAISE + _AGAIN * raised + _ALONE * (len(left) == 2)
        raise_from += _BEHIND * (buyer is not None and buyer in left)
        raise_from = min(raise_from, _CERTAIN)
        stay_from = _STAY + _PRESSED * raised
        if all(other in vying.holding for other in left if other != seat):
            stay_from = -99.0  # it ends there: to stay costs no more than to fold
        return cls(open_from, opens, raise_from, stay_from)

    def chance(self, step: str, total: int) -> float:
        """How likely somebody whose ruff has this total opens or waits, or raises (``vie``),
        matches or folds."""
        if step in ("open", "wait"):
            opens = self.opens * _above(total, self.open_from)
            return opens if step == "open" else 1.0 - opens
        raises = _above(total, self.raise_from)
        if step == "vie":
            return raises
        stays = _above(total, self.stay_from)
        return (1.0 - raises) * (stays if step == "match" else 1.0 - stays)


def _speaks_later(buyer: int, vying: Vying) -> bool:
    ahead = (buyer - vying.turn) % vying.players
    return 0 < ahead < vying.players - vying.waited


class Deeds:
    """What the others did in the vying, and how likely players with given ruffs do that."""

    def __init__(self, view: GleekView) -> None:
        vying = Vying((view.dealer + 1) % view.players, view.players, view.vying.opening)
        self._steps: list[tuple[int, str, Thresholds]] = []
        for event in view.history:
            match event:
                case Waited():
                    step = "wait"
                case Vied(opened=opened):
                    step = "open" if opened else "vie"
                case Matched():
                    step = "match"
                case Folded():
                    step = "fold"
                case _:
                    continue
            if event.seat != view.seat:
                self._steps.append((event.seat, step, Thresholds.of(vying, view.buyer)))
            vying = vying.after("vie" if step == "open" else step)

    def likely(self, totals: Mapping[int, int]) -> float:
        """How likely these ruffs are beside others, above 0."""
        found = 1.0
        for seat, step, thresholds in self._steps:
            chance = thresholds.chance(step, totals[seat])
            found *= _ODD + (1.0 - _ODD) * chance
        return found


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
    view: GleekView, worlds: int, credulity: float, slip: int, rng: Random
) -> Generator[None, None, Chance]:
    """Deal the unseen cards ``worlds`` times and weigh what comes out by what the others did.

    ``slip`` is added to the seat's own total: how far it misjudges it.
    """
    seat = view.seat
    order = tuple((view.dealer + 1 + n) % view.players for n in range(view.players))
    own = total_of(view.hand)
    found = Chance(seat, own if own == ACES else own + slip, order)
    others = [s for s in order if s != seat]
    known = {*view.hand, *view.discards, view.turn_up} - {HIDDEN}
    unseen = [card for card in PACK.cards() if card not in known]
    deeds = Deeds(view)
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
        found.weights.append(deeds.likely(totals) ** credulity)
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


class Node:
    """A point of the vying as it may go on, with what it leads to."""

    __slots__ = ("_after", "_buyer", "_depth", "_over", "thresholds", "vying")

    def __init__(self, vying: Vying, buyer: int | None, depth: int = 0) -> None:
        self.vying, self._buyer, self._depth = vying, buyer, depth
        self.thresholds = None if vying.over else Thresholds.of(vying, buyer)
        self._after: dict[str, Node] = {}
        self._over: dict[int, float] = {}

    def after(self, step: str) -> Node:
        """Where ``wait``, ``vie``, ``match`` or ``fold`` of the seat on turn leads."""
        node = self._after.get(step)
        if node is None:
            node = Node(self.vying.after(step), self._buyer, self._depth + (step == "vie"))
            self._after[step] = node
        return node

    def worth(self, totals: Sequence[int], order: Sequence[int], stakes: Stakes) -> float:
        """What it brings ``stakes.seat`` where seats have these totals and all keep to their
        thresholds; of equal totals the earlier in ``order`` wins."""
        vying, thresholds = self.vying, self.thresholds
        if thresholds is None:
            return self._ended(totals, order, stakes)
        total = totals[vying.turn]
        more = thresholds.chance("vie" if vying.opened else "open", total)
        if self._depth >= _RAISES:
            more = 0.0
        steps = [("vie", more), ("wait", 1.0 - more)]
        if vying.opened:
            stays = thresholds.chance("match", total)
            steps = [("vie", more), ("match", stays), ("fold", 1.0 - more - stays)]
        value = share = 0.0
        for step, chance in steps:
            if chance > _RARE:
                value += chance * self.after(step).worth(totals, order, stakes)
                share += chance
        return value / share

    def _ended(self, totals: Sequence[int], order: Sequence[int], stakes: Stakes) -> float:
        vying = self.vying
        if not vying.opened:
            return 0.0
        left = vying.left
        best = max((s for s in order if s in left), key=lambda s: totals[s])
        value = self._over.get(best)
        if value is None:
            owed = dict(vying.owed)
            gains = [-float(owed.get(s, vying.stake)) for s in range(vying.players)]
            gains[best] -= sum(gains)
            value = self._over[best] = stakes.value(gains)
        return value


def reckon(
    view: GleekView, found: Chance, steps: Sequence[str], stakes: Stakes
) -> Generator[None, None, dict[str, float]]:
    """What each step brings in chips, over the worlds of ``found``."""
    root = Node(view.vying, view.buyer)
    sums = dict.fromkeys(steps, 0.0)
    for n, (others, weight) in enumerate(zip(found.others, found.weights, strict=True)):
        totals = [found.total] * view.players
        for seat, total in others.items():
            totals[seat] = total
        for step in steps:
            sums[step] += weight * root.after(step).worth(totals, found.order, stakes)
        if not n % _PAUSE:
            yield
    whole = sum(found.weights)
    return {step: value / whole for step, value in sums.items()}

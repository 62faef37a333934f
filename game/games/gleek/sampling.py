"""Hands, stock and discards that could be, given what one seat of Gleek saw."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from itertools import combinations, product
from random import Random
from typing import TYPE_CHECKING

from game.engine.assign import assign
from game.engine.cards import HIDDEN, SUITS, Card, rank, suit
from game.games.gleek.masks import FACE_BITS, masks
from game.games.gleek.records import (
    PACK,
    Dealt,
    Discarded,
    Played,
    RuffShown,
    SetDeclared,
    Took,
    TrickEnded,
    TurnedUp,
)
from game.games.gleek.scoring import HONOURS
from game.games.gleek.settings import Rules

if TYPE_CHECKING:
    from game.games.gleek.rules import GleekView

ALL = (1 << len(PACK)) - 1
STOCK = 7
TRIES = 20
_LAID, _STOCK = -1, -2
"""Holders that are no seats: the discards nobody else saw, and the stock."""


class Sampler:
    """Reads a view once; ``draw`` then deals what is unseen, any number of times, as it could lie.

    Each card of another hand is a *place*: a bit mask of the cards it may be.
    """

    def __init__(self, view: GleekView) -> None:
        self._view = view
        self._rules = Rules.of(view.options)
        others = [seat for seat in range(view.players) if seat != view.seat]
        self._others = others
        self._places: dict[int, list[int]] = {seat: [] for seat in others}
        self._played: dict[int, list[Card]] = {seat: [] for seat in others}
        self._pinned: dict[int, set[Card]] = {seat: set() for seat in others}
        self._sets: list[tuple[int, int, int]] = []
        self._gone = {*view.hand, *view.discards} - {HIDDEN}
        trick: list[Card] = []
        for event in view.history:
            match event:
                case Dealt(seat=seat, cards=cards) | Took(seat=seat, cards=cards):
                    if seat in self._places:
                        self._places[seat] += [ALL] * len(cards)
                case TurnedUp(card=card):
                    self._gone.add(card)
                case Discarded(seat=seat):
                    if seat in self._places:
                        self._places[seat].pop()
                case RuffShown(seat=seat, cards=cards):
                    if seat in self._pinned:
                        self._pinned[seat].update(cards)
                case SetDeclared(seat=seat, rank=code, count=count):
                    if seat in self._pinned:
                        self._sets.append((seat, PACK.ranks.index(code), count))
                case Played(seat=seat, card=card):
                    self._gone.add(card)
                    if seat in self._places:
                        self._lose(seat, card, trick)
                    trick.append(card)
                case TrickEnded():
                    trick = []

    def draw(self, rng: Random) -> tuple[list[list[Card]], list[Card], list[Card]]:
        """Hands by seat, the stock and the discards."""
        view = self._view
        dealt = self.dealt(rng)
        hands: list[list[Card]] = [[] for _ in range(view.players)]
        hands[view.seat] = list(view.hand)
        for seat in self._others:
            hands[seat] = dealt[seat]
        hidden = dealt[_LAID]
        discards = [hidden.pop() if c == HIDDEN else c for c in view.discards]
        return hands, dealt[_STOCK], discards

    def dealt(self, rng: Random) -> dict[int, list[Card]]:
        """The cards of each other seat, of the stock and of the hidden discards.

        A deal in which somebody would have declared a set, and did not, is dealt again.
        """
        found = self._deal(rng)
        for _ in range(TRIES):
            if not self._undeclared(found):
                break
            found = self._deal(rng)
        return found

    def _deal(self, rng: Random) -> dict[int, list[Card]]:
        ways = self._ways
        begun = int(rng.random() * len(ways)) if len(ways) > 1 else 0
        pool = self._pool
        order = [rng.random() for _ in pool]
        mixed = [card for _, card in sorted(zip(order, pool, strict=True))]
        for way in (*ways[begun:], *ways[:begun]):
            found = way.deal(mixed)
            if found is not None:
                return found
        for way in (*ways[begun:], *ways[:begun]):
            try:
                return way.deal_exactly(self._pool, rng)
            except ValueError:
                continue
        raise AssertionError("the hands that were dealt fit every view of them")

    @cached_property
    def _pool(self) -> list[Card]:
        return [card for card in PACK.cards() if card not in self._gone]

    @cached_property
    def _ways(self) -> list[_Way]:
        """Every choice of cards that the declared sets may be made of."""
        view = self._view
        honours = sum(1 << (r * SUITS + view.trump) for r in HONOURS)
        laid = ALL & ~honours if self._rules.honours_stay else ALL
        rest = {_LAID: [laid] * view.discards.count(HIDDEN), _STOCK: [ALL] * view.stock_left}
        pool = sum(1 << card for card in self._pool)
        found = []
        for chosen in product(*(self._set_cards(*declared) for declared in self._sets)):
            try:
                places, shown = self._pin(chosen)
            except ValueError:
                continue
            if all(pool >> card & 1 for cards in shown.values() for card in cards):
                found.append(_Way({**places, **rest}, shown, pool))
        return found

    def _set_cards(self, seat: int, rank_: int, count: int) -> list[tuple[Card, ...]]:
        """The ways in which a declared set can be made of cards the seat played or may hold."""
        elsewhere = self._gone - set(self._played[seat])
        for other in self._others:
            if other != seat:
                elsewhere |= self._pinned[other]
        cards = [Card(rank_ * SUITS + s) for s in range(SUITS)]
        possible = [card for card in cards if card not in elsewhere]
        return list(combinations(possible, count))

    def _pin(
        self, chosen: tuple[tuple[Card, ...], ...]
    ) -> tuple[dict[int, list[int]], dict[int, list[Card]]]:
        """Places by seat, without those, tightest first, of cards that were shown, and these.

        Raises:
            ValueError: this choice of set cards fits no hand.
        """
        held = {seat: set(cards) for seat, cards in self._pinned.items()}
        for (seat, _, _), cards in zip(self._sets, chosen, strict=True):
            held[seat].update(cards)
        places = {seat: list(self._places[seat]) for seat in self._others}
        shown: dict[int, list[Card]] = {}
        for seat in self._others:
            shown[seat] = sorted(held[seat] - set(self._played[seat]))
            for card in shown[seat]:
                fitting = [n for n, place in enumerate(places[seat]) if place >> card & 1]
                if not fitting:
                    raise ValueError("no place for a card that was shown")
                places[seat].pop(min(fitting, key=lambda n: places[seat][n].bit_count()))
        return places, shown

    def _lose(self, seat: int, card: Card, trick: list[Card]) -> None:
        """``seat`` played ``card``: one place fewer, and what it showed about the others."""
        places = self._places[seat]
        fitting = [n for n, place in enumerate(places) if place >> card & 1]
        places.pop(min(fitting, key=lambda n: places[n].bit_count()))
        self._played[seat].append(card)
        if not trick:
            return
        led = suit(trick[0])
        barred = 0
        if suit(card) != led:
            barred = sum(1 << c for c in PACK.cards() if suit(c) == led)
        elif self._rules.must_beat:
            top = max(rank(c) for c in trick if suit(c) == led)
            if rank(card) < top:
                barred = sum(1 << c for c in PACK.cards() if suit(c) == led and rank(c) > top)
        self._places[seat] = [place & ~barred for place in places]

    def _undeclared(self, dealt: dict[int, list[Card]]) -> bool:
        """Whether a hand holds a set that would have been declared for it, and was not."""
        view = self._view
        if self._rules.choose_sets or not view.sets_over:
            return False
        for seat in self._others:
            a, b, c, d = masks([*dealt[seat], *self._played[seat]])
            three = a & b & (c | d) | c & d & (a | b)
            if (three & FACE_BITS, a & b & c & d & FACE_BITS) != self._declared[seat]:
                return True
        return False

    @cached_property
    def _declared(self) -> dict[int, tuple[int, int]]:
        """By seat the ranks of which three or four were declared, and those of which four were."""
        found = dict.fromkeys(self._others, (0, 0))
        for seat, r, n in self._sets:
            three, four = found[seat]
            found[seat] = three | 1 << r, four | (n == SUITS) << r
        return found


class _Way:
    """Places to be filled, by holder, and the cards that a holder has shown.

    ``places`` of one holder all admit the same cards.
    """

    __slots__ = ("_free", "_needs", "_places", "_shown")

    def __init__(
        self, places: dict[int, list[int]], shown: dict[int, list[Card]], pool: int
    ) -> None:
        self._places, self._shown = places, shown
        taken = sum(1 << card for cards in shown.values() for card in cards)
        self._free = ~taken
        left = pool & ~taken
        needs = [(holder, len(found), found[0] & left) for holder, found in places.items() if found]
        needs.sort(key=lambda need: need[2].bit_count() - need[1])
        self._needs = [
            (holder, count, 0 if admitted == left else admitted)
            for holder, count, admitted in needs
        ]

    def _begun(self) -> dict[int, list[Card]]:
        return {holder: list(self._shown.get(holder, ())) for holder in self._places}

    def deal(self, mixed: Sequence[Card]) -> dict[int, list[Card]] | None:
        """Deal cards that lie in random order, the tightest places first; None if that does not
        work out."""
        free = self._free
        cards = [card for card in mixed if free >> card & 1]
        found = self._begun()
        for holder, count, admitted in self._needs:
            if admitted:
                fitting = [card for card in cards if admitted >> card & 1]
                if len(fitting) < count:
                    return None
                taken = fitting[:count]
                cards = [card for card in cards if card not in taken]
            else:
                if len(cards) < count:
                    return None
                taken, cards = cards[:count], cards[count:]
            found[holder] += taken
        return found

    def deal_exactly(self, pool: Sequence[Card], rng: Random) -> dict[int, list[Card]]:
        """Deal so that it works out wherever it can.

        Raises:
            ValueError: it cannot.
        """
        found = self._begun()
        holders = [holder for holder, places in self._places.items() for _ in places]
        places = [place for every in self._places.values() for place in every]
        cards = assign(places, [card for card in pool if self._free >> card & 1], rng)
        for holder, card in zip(holders, cards, strict=True):
            found[holder].append(card)
        return found

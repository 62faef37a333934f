"""Hands that could be, given what one seat knows."""

from __future__ import annotations

from collections.abc import Callable, Collection
from random import Random
from typing import TYPE_CHECKING

from game.engine.cards import HIDDEN, Card
from game.games.truco.records import Played
from game.games.truco.strength import deck, strengths

if TYPE_CHECKING:
    from game.games.truco.rules import TrucoView

Hands = tuple[tuple[int, ...], ...]
"""Strengths in each seat's hand, sorted."""


def sample_hands(view: TrucoView, rng: Random) -> list[list[Card]]:
    """A hand for each seat that agrees with counts, cards seen and hands shown.

    Where the best card had to be played after a tie, what stayed in hand is no better than it.
    """
    plays = _plays(view)
    power = strengths(view.manilhas)
    hands: list[list[Card]] = [[] for _ in range(view.players)]
    limits: list[tuple[int, int]] = []
    for seat in range(view.players):
        known = _known(view, seat, plays[seat])
        if known is None:
            limits.append((_limit(view, plays[seat], power), seat))
            continue
        if len(known) > view.counts[seat]:
            rng.shuffle(known)
        hands[seat] = known[: view.counts[seat]]
    # The tightest limit draws first: limits are nested, so nobody is left without a card.
    limits.sort()
    cards = sorted(_unseen(view))
    rng.shuffle(cards)
    for limit, seat in limits:
        fitting = [c for c in cards if power[c] <= limit][: view.counts[seat]]
        hands[seat] = fitting
        cards = [c for c in cards if c not in fitting]
    return hands


class Sampler:
    """Draws the same hands as strengths, many times as fast.

    ``forgotten`` are cards that were played and that the seat takes to be still about.
    """

    def __init__(self, view: TrucoView, forgotten: Collection[Card] = ()) -> None:
        power = strengths(view.manilhas)
        plays = _plays(view)
        top = max(power)
        self._known: list[tuple[int, int, list[int]]] = []
        self._free: list[tuple[int, int, int]] = []
        self._limited = False
        self._players = view.players
        for seat in range(view.players):
            known = _known(view, seat, plays[seat])
            if known is not None:
                self._known.append((seat, view.counts[seat], sorted(power[c] for c in known)))
                continue
            limit = _limit(view, plays[seat], power)
            self._limited = self._limited or limit < top
            self._free.append((limit, seat, view.counts[seat]))
        self._free.sort()
        self._pool = sorted(power[c] for c in _unseen(view) | set(forgotten))

    def draw(self, random: Callable[[], float]) -> Hands:
        """A hand for each seat. ``random`` gives numbers in [0, 1)."""
        hands: list[tuple[int, ...]] = [()] * self._players
        for seat, count, held in self._known:
            if len(held) > count:  # one of the cards it showed lies face down
                held = sorted(Random(random()).sample(held, count))
            hands[seat] = tuple(held)
        pool = self._pool
        left = len(pool)
        if self._limited:
            return self._draw_limited(hands, random)
        for _, seat, count in self._free:
            end = left
            while end - left < count:
                place = int(random() * left)
                left -= 1
                pool[place], pool[left] = pool[left], pool[place]
            hands[seat] = tuple(sorted(pool[left:end]))
        return tuple(hands)

    def _draw_limited(self, hands: list[tuple[int, ...]], random: Callable[[], float]) -> Hands:
        pool = list(self._pool)
        Random(random()).shuffle(pool)
        for limit, seat, count in self._free:
            fitting = [s for s in pool if s <= limit][:count]
            for strength in fitting:
                pool.remove(strength)
            hands[seat] = tuple(sorted(fitting))
        return tuple(hands)


def _plays(view: TrucoView) -> list[list[Played]]:
    plays: list[list[Played]] = [[] for _ in range(view.players)]
    for event in view.history:
        if isinstance(event, Played):
            plays[event.seat].append(event)
    return plays


def _known(view: TrucoView, seat: int, plays: list[Played]) -> list[Card] | None:
    """What a seat is known to hold, if its cards were seen; more than it holds where it has laid
    one of them face down."""
    if seat == view.seat and HIDDEN not in view.hand:
        return list(view.hand)
    for shown, cards in view.shown:
        if shown == seat:
            return [c for c in cards if all(e.card != c for e in plays)]
    return None


def _unseen(view: TrucoView) -> set[Card]:
    """The cards of the pack that this seat has not seen."""
    pool = set(deck(view.options.number("deck"), view.turn_up is None))
    pool.discard(HIDDEN if view.turn_up is None else view.turn_up)
    pool.difference_update(view.hand, *(cards for _, cards in view.shown))
    pool.difference_update(e.card for e in view.history if isinstance(e, Played))
    return pool


def _limit(view: TrucoView, plays: list[Played], power: tuple[int, ...]) -> int:
    """The greatest strength the seat can still hold."""
    forced = (
        view.options.flag("highest_after_tie")
        and not view.blind
        and len(plays) >= 2
        and view.tricks[0].winner is None
    )
    return power[plays[1].card] if forced else max(power)

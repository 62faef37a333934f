"""Hands that could be, given what one seat knows."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

from game.engine.cards import HIDDEN, Card
from game.games.truco.records import Played
from game.games.truco.strength import deck, strengths

if TYPE_CHECKING:
    from game.games.truco.rules import TrucoView


def sample_hands(view: TrucoView, rng: Random) -> list[list[Card]]:
    """A hand for each seat that agrees with counts, cards seen and hands shown.

    Where the best card had to be played after a tie, what stayed in hand is no better than it.
    """
    shown = dict(view.shown)
    played: dict[int, list[Played]] = {seat: [] for seat in range(view.players)}
    for event in view.history:
        if isinstance(event, Played):
            played[event.seat].append(event)
    hands: list[list[Card]] = [[] for _ in range(view.players)]
    fixed = view.turn_up is None
    pool = set(deck(view.options.number("deck"), fixed))
    pool.discard(HIDDEN if view.turn_up is None else view.turn_up)
    pool.difference_update(view.hand, *shown.values())
    pool.difference_update(e.card for plays in played.values() for e in plays)

    power = strengths(view.manilhas)
    limits: list[tuple[int, int]] = []
    for seat in range(view.players):
        if HIDDEN not in view.hand and seat == view.seat:
            hands[seat] = list(view.hand)
        elif seat in shown:
            left = [c for c in shown[seat] if all(e.card != c for e in played[seat])]
            rng.shuffle(left)
            hands[seat] = left[: view.counts[seat]]
        else:
            limits.append((_limit(view, played[seat], power), seat))
    # The tightest limit draws first: limits are nested, so nobody is left without a card.
    limits.sort()
    cards = sorted(pool)
    rng.shuffle(cards)
    for limit, seat in limits:
        fitting = [c for c in cards if power[c] <= limit][: view.counts[seat]]
        hands[seat] = fitting
        cards = [c for c in cards if c not in fitting]
    return hands


def _limit(view: TrucoView, plays: list[Played], power: tuple[int, ...]) -> int:
    """The greatest strength the seat can still hold."""
    forced = (
        view.options.flag("highest_after_tie")
        and not view.blind
        and len(plays) >= 2
        and view.tricks[0].winner is None
    )
    return power[plays[1].card] if forced else max(power)

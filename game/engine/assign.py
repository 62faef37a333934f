"""Random assignment of unseen cards to unseen places, each of which may admit only some cards."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from game.engine.cards import Card


def assign(places: Sequence[int], cards: Sequence[Card], rng: Random) -> list[Card]:
    """A card for each place, drawn at random so that every place gets one it admits.

    ``places`` are bit masks of admitted cards (bit ``c`` for card ``c``). The tightest places draw
    first; where one finds nothing left, cards change places along an augmenting path (Kuhn's
    matching), so that an assignment is found whenever there is one.

    Raises:
        ValueError: no assignment exists.
    """
    pool = list(cards)
    rng.shuffle(pool)
    owner: dict[Card, int] = {}
    every = 0
    for card in pool:
        every |= 1 << card
    order = sorted(range(len(places)), key=lambda n: (places[n] & every).bit_count())
    left = list(pool)
    for place in order:
        admitted = places[place]
        for n, card in enumerate(left):
            if admitted >> card & 1:
                owner[card] = place
                del left[n]
                break
        else:
            if not _shift(place, places, pool, owner, set()):
                raise ValueError("these places cannot all be filled")
            left = [card for card in left if card not in owner]
    chosen = {place: card for card, place in owner.items()}
    return [chosen[place] for place in range(len(places))]


def _shift(
    place: int, places: Sequence[int], pool: list[Card], owner: dict[Card, int], tried: set[Card]
) -> bool:
    """Find a card for ``place``, moving other places to other cards where that helps."""
    for card in pool:
        if places[place] >> card & 1 and card not in tried:
            tried.add(card)
            if card not in owner or _shift(owner[card], places, pool, owner, tried):
                owner[card] = place
                return True
    return False

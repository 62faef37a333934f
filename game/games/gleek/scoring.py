"""What hands, sets and tricks are worth: functions of cards, apart from playing."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from game.engine.cards import SUITS, Card, rank, suit
from game.games.gleek.records import PACK

FOUR, FIVE, SIX = 0, 1, 2
JACK, QUEEN, KING, ACE = 7, 8, 9, 10
FACES = (JACK, QUEEN, KING, ACE)

# Honours of trump, by rank: Tib (ace) 15, Tom (jack) 9, king and queen 3 each.
HONOURS = {ACE: 15, KING: 3, QUEEN: 3, JACK: 9}
TRICK = 3
PAR = 22
"""A third of the 66 points of a deal: 36 for tricks and 30 for honours."""

# What each opponent pays for three of a rank; four pay double.
GLEEK = {ACE: 4, KING: 3, QUEEN: 2, JACK: 1}
_RUFF = (4, 5, 6, 7, 8, 9, 10, 10, 10, 10, 11)


class Ruff(NamedTuple):
    """The best suit of a hand. Four aces stand above every total: compare ``rank_`` first."""

    rank_: int
    total: int
    cards: tuple[Card, ...]


def ruff(hand: Iterable[Card]) -> Ruff:
    """The best total in one suit: ace 11, figures 10, others their number; or four aces."""
    held = sorted(hand, reverse=True)
    aces = tuple(card for card in held if rank(card) == ACE)
    if len(aces) == SUITS:
        return Ruff(1, sum(_RUFF[rank(card)] for card in aces), aces)
    suits = [tuple(card for card in held if suit(card) == s) for s in range(SUITS)]
    totals = [sum(_RUFF[rank(card)] for card in cards) for cards in suits]
    best = max(range(SUITS), key=totals.__getitem__)
    return Ruff(0, totals[best], suits[best])


def sets(hand: Iterable[Card]) -> tuple[tuple[int, int], ...]:
    """Rank and count of each gleek and mournival, aces first."""
    ranks = [rank(card) for card in hand]
    counts = ((r, ranks.count(r)) for r in reversed(FACES))
    return tuple((r, n) for r, n in counts if n >= 3)


def set_pay(rank_: int, count: int) -> int:
    """What each opponent pays for a set."""
    return GLEEK[rank_] * (2 if count == SUITS else 1)


def honour(card: Card, trump: int) -> int:
    """Points of an honour of trump, 0 for any other card."""
    return HONOURS.get(rank(card), 0) if suit(card) == trump else 0


def trick_winner(cards: Sequence[Card], trump: int) -> int:
    """Place of the card that wins: the highest trump, else the highest of the suit led."""
    led = suit(cards[0])
    return max(
        range(len(cards)),
        key=lambda n: (suit(cards[n]) == trump, suit(cards[n]) == led, rank(cards[n])),
    )


def rank_code(rank_: int) -> str:
    """The letter of a rank, as events write it."""
    return PACK.ranks[rank_]

"""The order of the cards: what is trump, and which card beats which."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from game.engine.cards import SUITS, Card, rank, suit
from game.games.guritipau.records import PACK

SPADES, HEARTS, DIAMONDS, CLUBS = range(SUITS)
RED = (HEARTS, DIAMONDS)

BOST = PACK.card("AC")
"""The ace of clubs: second trump of every deal, and never a club."""

ACE_OF_SPADES = PACK.card("AS")

_FIGURES = ("K", "J", "Q")
_LOW_RED = ("A", "2", "3", "4", "5", "6", "7", "8", "9")
_LOW_BLACK = ("9", "8", "7", "6", "5", "4", "3", "2")

# Points of a hand, for annulment alone.
_POINTS = {"A": 11, "7": 10, "K": 4, "J": 3, "Q": 2}


def nhanha(trump: int) -> Card:
    """The queen of trump, the highest card."""
    return PACK.card("Q" + PACK.suits[trump])


@cache
def trumps(trump: int) -> tuple[Card, ...]:
    """The trumps of a deal, high to low: 12 with clubs, else 13."""
    letter = PACK.suits[trump]
    if trump in RED:
        ranks = ("A", "K", "J", *_LOW_RED[1:])
    else:
        ranks = (*(("A",) if trump == SPADES else ()), "K", "J", *_LOW_BLACK)
    return (nhanha(trump), BOST, *(PACK.card(r + letter) for r in ranks))


@cache
def plain(of_suit: int) -> tuple[Card, ...]:
    """The cards of a suit that is not trump, high to low; the ace of clubs is none of them."""
    letter = PACK.suits[of_suit]
    if of_suit in RED:
        ranks: tuple[str, ...] = (*_FIGURES, *_LOW_RED)
    else:
        ranks = (*_FIGURES, *_LOW_BLACK, *(("A",) if of_suit == SPADES else ()))
    return tuple(PACK.card(r + letter) for r in ranks)


@cache
def order(trump: int) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Suit and strength of every card in a deal, indexed by card.

    All trumps, Bóst among them, are of the trump suit; within a suit a higher number wins.
    """
    suits = [suit(card) for card in PACK.cards()]
    suits[BOST] = trump
    strength = [0] * len(PACK)
    for of_suit in range(SUITS):
        cards = trumps(trump) if of_suit == trump else plain(of_suit)
        for place, card in enumerate(cards):
            strength[card] = len(PACK) - place
    return tuple(suits), tuple(strength)


def winner(trick: Sequence[Card], trump: int) -> int:
    """Place of the card that wins the trick: the best trump, else the best of the suit led."""
    suits, strength = order(trump)
    led = suits[trick[0]]
    return max(
        range(len(trick)),
        key=lambda n: (suits[trick[n]] == trump, suits[trick[n]] == led, strength[trick[n]]),
    )


def hand_points(hand: Sequence[Card]) -> int:
    """Points of a hand for annulment: ace 11, seven 10, king 4, jack 3, queen 2."""
    return sum(_POINTS.get(PACK.ranks[rank(card)], 0) for card in hand)


def draw_order(card: Card) -> int:
    """Rank of a card drawn for the first deal, low is better: Bóst, then by place in its plain
    suit, with the ace of spades last."""
    if card == BOST:
        return -1
    if card == ACE_OF_SPADES:
        return len(PACK)
    return plain(suit(card)).index(card)

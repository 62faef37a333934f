"""Cards and packs.

A card is a small int, ``rank * 4 + suit``, so that rules can index tables with it. What the ranks
and suits are called, and in which order they stand, belongs to the :class:`Pack` of a game.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import NewType

Card = NewType("Card", int)

HIDDEN = Card(-1)
"""A card whose face the onlooker may not know; written ``??``."""

HIDDEN_CODE = "??"
SUITS = 4


@dataclass(frozen=True, slots=True)
class Pack:
    """The full pack of a game.

    ``ranks`` runs from low to high in the game's own order and ``suits`` likewise, one letter each;
    ``faces`` names, suit by suit, the letter that the drawn deck ``deck`` uses in its file names.
    """

    deck: str
    ranks: tuple[str, ...]
    suits: str
    faces: str

    def __len__(self) -> int:
        return len(self.ranks) * SUITS

    def cards(self) -> tuple[Card, ...]:
        """Every card of the pack, low ranks first."""
        return tuple(Card(n) for n in range(len(self)))

    def code(self, card: Card) -> str:
        """Rank and suit letter, as in ``4P``; ``??`` for a hidden card."""
        if card == HIDDEN:
            return HIDDEN_CODE
        return self.ranks[card // SUITS] + self.suits[card % SUITS]

    def card(self, code: str) -> Card:
        """The card of a code.

        Raises:
            ValueError: the code names no card of this pack.
        """
        if code == HIDDEN_CODE:
            return HIDDEN
        rank, suit = code[:-1], code[-1:]
        if rank not in self.ranks or not suit or suit not in self.suits:
            raise ValueError(f"{code!r} is no card of this pack")
        return Card(self.ranks.index(rank) * SUITS + self.suits.index(suit))

    def hand(self, codes: str) -> tuple[Card, ...]:
        """Cards of codes separated by spaces, as in ``"3E 5O 2P"``."""
        return tuple(self.card(code) for code in codes.split())

    def face(self, card: Card) -> str:
        """Name of the card's picture in the drawn deck, as in ``KH``."""
        return self.ranks[card // SUITS] + self.faces[card % SUITS]


def rank(card: Card) -> int:
    """Index of the card's rank in its pack, 0 the lowest."""
    return card // SUITS


def suit(card: Card) -> int:
    """Index of the card's suit in its pack."""
    return card % SUITS

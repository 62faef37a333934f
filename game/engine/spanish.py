"""The Spanish pack of forty and the card points that Guiñote, Tute and Brisca share."""

from __future__ import annotations

from game.engine.cards import SUITS, Card, Pack, rank

# Low to high as all three rank them; sota, caballo and rey may change places by option.
PACK = Pack(
    deck="spanish",
    ranks=("2", "4", "5", "6", "7", "S", "C", "R", "3", "A"),
    suits="OCEB",
    faces="OCEB",
)

TWO, FOUR, FIVE, SIX, SEVEN, SOTA, CABALLO, REY, THREE, ACE = range(10)

# Card points by rank; 30 a suit, 120 in the pack.
_POINTS = (0, 0, 0, 0, 0, 2, 3, 4, 10, 11)


def of(rank: int, suit: int) -> Card:
    """The card of a rank in a suit."""
    return Card(rank * SUITS + suit)


def figures(sota_above_caballo: bool) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Strength and points of every card, indexed by card.

    In Aragon the sota stands above the caballo and has its 3 points; elsewhere the figures rank
    rey, caballo, sota with 4, 3 and 2.
    """
    order = list(range(10))
    if sota_above_caballo:
        order[SOTA], order[CABALLO] = order[CABALLO], order[SOTA]
    strength = tuple(order[rank(card)] for card in PACK.cards())
    points = tuple(_POINTS[order[rank(card)]] for card in PACK.cards())
    return strength, points

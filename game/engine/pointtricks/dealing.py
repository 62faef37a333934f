"""Dealing a point-trick game from a shuffled pack."""

from __future__ import annotations

from game.engine.cards import Card
from game.engine.pointtricks.terms import Terms
from game.engine.shuffle import Stream
from game.engine.spanish import PACK


def deal_cards(
    terms: Terms, players: int, dealer: int, stream: Stream
) -> tuple[list[list[Card]], list[Card], Card]:
    """Hands, stock (turn-up first, top last) and the card that names trump.

    Packets go round from the player after the dealer. With a stock the next card is turned under
    it; without one the dealer's last card names trump.
    """
    cards = list(PACK.cards())
    stream.shuffle(cards)
    hands: list[list[Card]] = [[] for _ in range(players)]
    top = 0
    for size in terms.packets:
        for n in range(players):
            hands[(dealer + 1 + n) % players] += cards[top : top + size]
            top += size
    if not terms.stock:
        return hands, [], hands[dealer][-1]
    turn_up = cards[top]
    return hands, [turn_up, *reversed(cards[top + 1 :])], turn_up

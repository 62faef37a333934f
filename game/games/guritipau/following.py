"""Which cards may be played on a trick."""

from __future__ import annotations

from collections.abc import Sequence

from game.engine.cards import Card
from game.games.guritipau.order import BOST, nhanha, order, winner


def allowed(
    hand: Sequence[Card], trick: Sequence[Card], trump: int, undertrump_free: bool
) -> list[Card]:
    """The cards of ``hand`` that may be played, in the order of the hand.

    A plain suit must be followed by whoever holds it, or killed with a trump that beats the best
    card so far. Trump led asks for a trump of whoever holds an ordinary one; Nhánha and Bóst need
    not be given, but Nhánha led takes a Bóst that is alone.
    """
    if not trick:
        return list(hand)
    suits, strength = order(trump)
    led = suits[trick[0]]
    following = [card for card in hand if suits[card] == led]
    if led != trump:
        if not following:
            return list(hand)
        best = trick[winner(trick, trump)]
        floor = -1 if undertrump_free or suits[best] != trump else strength[best]
        return [
            card
            for card in hand
            if suits[card] == led or (suits[card] == trump and strength[card] > floor)
        ]
    free = (nhanha(trump), BOST)
    if any(card not in free for card in following):
        return following
    if trick[0] == nhanha(trump) and following == [BOST]:
        return following
    return list(hand)

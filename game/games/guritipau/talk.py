"""Table talk between partners: what may be said, and when it is true."""

from __future__ import annotations

from collections.abc import Sequence

from game.engine.cards import Card
from game.games.guritipau.order import BOST, nhanha, order, winner

PHRASES = (
    "lead-trump-none",  # lead trump, I have none
    "lead-trump-pay",  # lead trump, all must pay: I hold some
    "lead-low",  # lead low, let me kill: I hold one good trump
    "only-nhanha",  # I have only nhánha: lead, I play it
    "free-bost",  # my only trump is bóst: lead, I play it
    "take-mine",  # lead trump and take the one I have
    "let-pass",  # I sang none; let it pass, I can win in the suit
)
"""What may be said; all but the last when the partner is to lead."""

GOOD_TRUMPS = 6
"""How many of the highest trumps count as good enough to kill with."""


def true_phrases(
    hand: Sequence[Card],
    trick: Sequence[Card],
    trump: int,
    ranking: Sequence[Card],
    sang_none: bool,
) -> tuple[str, ...]:
    """The phrases that are true of ``hand`` while the partner is on turn.

    ``ranking`` are the trumps of the deal, high to low; ``sang_none`` whether the speaker sang
    that it has no trump.
    """
    suits, strength = order(trump)
    held = [card for card in hand if suits[card] == trump]
    if trick:
        led = suits[trick[0]]
        best = trick[winner(trick, trump)]
        wins = led != trump and any(
            suits[card] == led and suits[best] == led and strength[card] > strength[best]
            for card in hand
        )
        return ("let-pass",) if sang_none and wins else ()
    if not held:
        return ("lead-trump-none",)
    if len(held) > 1:
        return ("lead-trump-pay",)
    only = held[0]
    if only == nhanha(trump):
        return ("lead-trump-pay", "only-nhanha")
    if only == BOST:
        return ("lead-trump-pay", "free-bost")
    kind = "lead-low" if only in ranking[:GOOD_TRUMPS] else "take-mine"
    return ("lead-trump-pay", kind)

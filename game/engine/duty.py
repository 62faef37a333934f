"""Following suit: which cards of a hand may be played on a trick, and who wins it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from game.engine.cards import SUITS, Card


@dataclass(frozen=True, slots=True)
class Duty:
    """What a strict phase asks for.

    Every flag on is the strictest: follow and beat the suit led, even after a ruff; void, trump and
    overtrump, and undertrump rather than discard; whatever the partner's card does.
    """

    beat_after_ruff: bool = True
    undertrump: bool = True
    partner_exempts: bool = False


def winning(trick: Sequence[Card], trump: int | None, strength: Sequence[int]) -> int:
    """Place in ``trick`` of the card that wins it: the highest trump, else the highest of the suit
    led. ``strength`` is indexed by card."""
    best, place = trick[0], 0
    for n, card in enumerate(trick):
        suit, held = card % SUITS, best % SUITS
        if strength[card] > strength[best] if suit == held else suit == trump:
            best, place = card, n
    return place


def allowed(
    hand: Sequence[Card],
    trick: Sequence[Card],
    trump: int | None,
    strength: Sequence[int],
    duty: Duty,
    partner_wins: bool,
) -> list[Card]:
    """The cards of ``hand`` that the strict phase lets onto ``trick``, in the order of the hand.

    (1) Follow suit, and beat the highest card of the suit led if able. (2) Void: play a trump,
    beating the best trump in the trick if able. (3) Neither: any card.
    """
    if not trick:
        return list(hand)
    led = trick[0] % SUITS
    free = duty.partner_exempts and partner_wins
    ruffs = [card for card in trick if card % SUITS == trump] if led != trump else []
    following = [card for card in hand if card % SUITS == led]
    if following:
        if free or (ruffs and not duty.beat_after_ruff):
            return following
        top = max(strength[card] for card in trick if card % SUITS == led)
        return [card for card in following if strength[card] > top] or following
    trumps = [card for card in hand if card % SUITS == trump]
    if not trumps or free:
        return list(hand)
    if not ruffs:
        return trumps
    top = max(strength[card] for card in ruffs)
    over = [card for card in trumps if strength[card] > top]
    return over or (trumps if duty.undertrump else list(hand))

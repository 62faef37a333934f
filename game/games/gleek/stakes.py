"""What chips are worth where a session stands: behind on the last deal, ten are not twice five.

A session is won by the highest balance. How likely a balance wins is read from how far it lies
above the others and how much may still change.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import exp, sqrt

from game.games.gleek.rules import HAND, GleekStanding, GleekView
from game.games.gleek.scoring import TRICK
from game.games.gleek.settings import Rules

_DEAL = 14.0
"""Standard deviation, in chips, of what a whole deal brings to a balance."""

BEFORE_STOCK, BEFORE_TRICKS = 15.0, 7.0
"""The same of what is still to come in the deal at hand."""

_SHARPNESS = 0.6
"""Spread of balances to the scale of the curve that says who wins."""

_WINNING = 0.35
"""How much winning the session counts beside chips as such."""


def before_card(left: int) -> float:
    """The same before a card is played, where a hand has so many ``left``; one chip may always be
    luck."""
    return max(1.0, BEFORE_TRICKS * sqrt(left / HAND))


class Stakes:
    """What gains are worth to a seat: in chips, at even balances.

    ``unsettled`` is the standard deviation of what the deal at hand may bring beside them.
    """

    __slots__ = ("_ahead", "_before", "_scale", "seat")

    def __init__(self, view: GleekView, unsettled: float) -> None:
        assert isinstance(view.standing, GleekStanding)
        self.seat = view.seat
        balances = list(view.standing.points)
        for _, gains in view.ledger:
            balances = [b + gain for b, gain in zip(balances, gains, strict=True)]
        for seat in range(view.players):
            balances[seat] += TRICK * view.tricks[seat] + view.honours[seat]
        left = max(0, Rules.of(view.options).deals - view.standing.deal)
        self._scale = _SHARPNESS * sqrt(unsettled**2 + left * _DEAL**2)
        self._ahead = [balance - balances[view.seat] for balance in balances]
        self._before = self._chance([0.0] * view.players)

    def value(self, gains: Sequence[float]) -> float:
        """What these gains, by seat, are worth."""
        # At even balances a chip, won from the others, changes the chance by a third of the scale.
        won = (self._chance(gains) - self._before) * 3.0 * self._scale
        return (1.0 - _WINNING) * gains[self.seat] + _WINNING * won

    def _chance(self, gains: Sequence[float]) -> float:
        """The chance to win the session."""
        own, scale = gains[self.seat], self._scale
        total = 0.0
        for ahead, gain in zip(self._ahead, gains, strict=True):
            behind = (ahead + gain - own) / scale
            total += exp(behind) if -30.0 < behind < 30.0 else 0.0 if behind < 0.0 else 1e13
        return 1.0 / total

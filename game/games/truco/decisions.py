"""What a bot of Truco answers: its choice among alternatives, each with its worth."""

from __future__ import annotations

from collections.abc import Sequence

from game.bots.base import Decision, Reason
from game.engine.contract import Action

_DIFFERENT = 2.0
"""Points between two alternatives from which a decision is no longer close, at a worth of 1."""


def decision(
    action: Action,
    values: Sequence[tuple[Action, float]],
    reasons: tuple[Reason, ...],
    worth: int,
) -> Decision:
    """The decision to do ``action`` in a deal worth ``worth``, alternatives best first."""
    ranked = tuple(sorted(values, key=lambda item: -item[1]))
    close = 0.0
    if len(ranked) > 1:
        own = dict(ranked).get(action, ranked[0][1])
        other = max(value for alternative, value in ranked if alternative != action)
        close = max(0.0, 1.0 - abs(own - other) / (_DIFFERENT * max(1, worth)))
    return Decision(action, ranked, reasons, close)


def percent(share: float) -> int:
    """A share in whole per cent."""
    return round(100 * min(1.0, max(0.0, share)))

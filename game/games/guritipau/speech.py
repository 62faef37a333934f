"""What is worth saying to the partner, aloud, so that the others hear it too."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from game.games.guritipau.order import nhanha
from game.games.guritipau.records import Played, Said, Talk, TrickEnded
from game.games.guritipau.rules import GuritipauView
from game.games.guritipau.tables import Tables

_ORDER = ("let-pass", "free-bost", "only-nhanha", "lead-low", "lead-trump-pay", "take-mine")
"""Phrases from the most to the least helpful. That one has no trump at all is better kept to
oneself: it tells the others more than the partner."""

_READY = 0.75
"""How often the most talkative say what would help."""

_MANY = 3
"""Trumps from which one wants them drawn."""


def worth_saying(view: GuritipauView, says: Sequence[Talk], talk: float, seed: int) -> Talk | None:
    """The phrase that helps most, or None; at most one a trick comes to mind."""
    rng = Random(f"{seed}|{view.standing.deal}|talk|{view.number}")
    if rng.random() >= _READY * talk:
        return None
    if any(seat == view.seat for seat, _ in view.said) and _spoke_this_trick(view):
        return None
    fitting = [a for a in says if a.what in _ORDER and _helps(view, a.what)]
    return min(fitting, key=lambda a: _ORDER.index(a.what), default=None)


def _spoke_this_trick(view: GuritipauView) -> bool:
    for event in reversed(view.history):
        if isinstance(event, TrickEnded):
            return False
        if isinstance(event, Said) and event.seat == view.seat:
            return True
    return False


def _helps(view: GuritipauView, what: str) -> bool:
    assert view.trump is not None
    tables = Tables.of(view.trump)
    held = tables.masks(view.hand)[view.trump]
    if what == "lead-trump-pay":
        return held.bit_count() >= _MANY and bool(held & tables.nhanha)
    if what == "free-bost":
        # Bóst is sure to win once Nhánha is out of the way, and in time it is caught.
        played = {e.card for e in view.history if isinstance(e, Played)}
        return nhanha(view.trump) in played or view.number >= 2
    if what == "take-mine":
        return view.tricks[view.seat % 2] > view.tricks[1 - view.seat % 2]
    return True

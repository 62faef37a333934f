"""How likely a deal is, given what the others were seen to do."""

from __future__ import annotations

from collections.abc import Sequence

from game.games.gleek.masks import Hand, best_ruff, masks
from game.games.gleek.records import Played, RuffShown
from game.games.gleek.rules import GleekView
from game.games.gleek.staking import ACES, Deeds

_IMPOSSIBLE = 1e-6
"""Weight of a deal in which a ruff that was shown was not somebody's best."""


class Insight:
    """Weighs deals by the vying: what was shown, and what was staked on what was not.

    ``credulity`` from 0 (nothing is read from what others do) to 1. What the cards played say
    beyond suits that are missing is left out: deals weighed by how likely habit explains each card
    led to no better play.
    """

    def __init__(self, view: GleekView, credulity: float) -> None:
        self._credulity = credulity
        self._deeds = Deeds(view)
        self._shown = {e.seat: e.total for e in view.history if isinstance(e, RuffShown)}
        self._played = {
            seat: masks(e.card for e in view.history if isinstance(e, Played) and e.seat == seat)
            for seat in range(view.players)
            if seat != view.seat
        }

    def weight(self, world: Sequence[Hand]) -> float:
        """How likely ``world`` is beside others, above 0."""
        if not self._credulity:
            return 1.0
        totals = {}
        for seat, played in self._played.items():
            hand = [held | gone for held, gone in zip(world[seat], played, strict=True)]
            aces, total = best_ruff(hand)
            totals[seat] = ACES if aces else total
            if seat in self._shown and not aces and total != self._shown[seat]:
                return _IMPOSSIBLE
        return max(_IMPOSSIBLE, float(self._deeds.likely(totals) ** self._credulity))

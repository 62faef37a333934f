"""What a deal of a point-trick game brings, and what its songs are worth."""

from __future__ import annotations

from dataclasses import dataclass

from game.engine.contract import Outcome

MARRIAGE, MARRIAGE_IN_TRUMP = 20, 40


@dataclass(frozen=True, slots=True)
class PointOutcome(Outcome):
    """``taken`` (cards, last trick) and ``sung`` make ``points``; ``last`` won the last trick."""

    taken: tuple[int, ...] = ()
    sung: tuple[int, ...] = ()
    last: int | None = None

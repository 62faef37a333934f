"""What a deal is about: the chance to win the pedra after it, by the score."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

from game.games.guritipau.posture import BRINK, PEDRA, posture, todas_needed
from game.games.guritipau.rules import GuritipauStanding
from game.games.guritipau.settings import Rules

PLACED = 0.7
"""How often a side that may place a grain has done so by the time it wins the deal: late, when it
is sure to win, another grain costs nothing. Counted in deals among these players."""


@cache
def pedra_chance(rules: Rules, own: int, others: int) -> float:
    """The chance that the side with ``own`` grains wins the pedra, every deal being even."""
    if own >= PEDRA or others >= PEDRA:
        return float(own >= PEDRA)
    if rules.todas and max(own, others) == BRINK:
        behind = todas_chance(todas_needed(rules, min(own, others)))
        return 0.5 if own == others else behind if own < others else 1.0 - behind
    before = posture(rules, (own, others), 0, 0, None, False)
    worth = before.grains + 1
    chance = 0.0
    for side in (0, 1):
        # Against a side that has sung no grain is placed.
        barred = not rules.grains_in_play or (rules.one_grain and before.sings == 1 - side)
        for more, share in ((0, 1.0), (1, 0.0)) if barred else ((0, 1.0 - PLACED), (1, PLACED)):
            if share:
                won = worth + more
                gained = (own + won, others) if side == 0 else (own, others + won)
                chance += 0.5 * share * pedra_chance(rules, *gained)
    return chance


def todas_chance(needed: int) -> float:
    """The chance of the side behind, which must win ``needed`` deals in a row."""
    return float(0.5**needed)


@dataclass(frozen=True, slots=True)
class Equity:
    """The chance of ``side`` to win the pedra after the deal in play."""

    rules: Rules
    standing: GuritipauStanding
    side: int

    @property
    def in_todas(self) -> bool:
        return self.rules.todas and max(self.standing.points) >= BRINK

    def won(self, grains: int) -> float:
        """After winning the deal for ``grains``."""
        return self._after(self.side, grains)

    def lost(self, grains: int) -> float:
        """After losing the deal for ``grains``."""
        return self._after(1 - self.side, grains)

    def _after(self, winner: int, grains: int) -> float:
        points = self.standing.points
        own, others = points[self.side], points[1 - self.side]
        ours = winner == self.side
        if self.in_todas:
            ahead = points[winner] >= BRINK
            if ahead or self.standing.todas <= 1:
                return float(ours)
            behind = todas_chance(self.standing.todas - 1)
            return behind if ours else 1.0 - behind
        if ours:
            return pedra_chance(self.rules, own + grains, others)
        return pedra_chance(self.rules, own, others + grains)

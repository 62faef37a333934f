"""What a deal is about: the chance to win the pedra after it, by the score."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

from game.games.guritipau.posture import BRINK, PEDRA, posture, todas_needed
from game.games.guritipau.rules import GuritipauStanding
from game.games.guritipau.settings import Rules


@cache
def pedra_chance(rules: Rules, own: int, others: int) -> float:
    """The chance that the side with ``own`` grains wins the pedra, every deal being even."""
    if own >= PEDRA or others >= PEDRA:
        return float(own >= PEDRA)
    if rules.todas and max(own, others) == BRINK:
        behind = todas_chance(todas_needed(rules, min(own, others)))
        return 0.5 if own == others else behind if own < others else 1.0 - behind
    worth = posture(rules, (own, others), 0, 0, None, False).grains + 1
    return 0.5 * (
        pedra_chance(rules, own + worth, others) + pedra_chance(rules, own, others + worth)
    )


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

    def deal(self, chance: float, grains: int) -> float:
        """With ``chance`` to win the deal for ``grains``."""
        return chance * self.won(grains) + (1.0 - chance) * self.lost(grains)

    def grain_pays_from(self, grains: int) -> float:
        """The chance from which it pays to play for one grain more than ``grains``: 0 if nothing
        can be lost by it, above 1 if nothing can be gained."""
        gain = self.won(grains + 1) - self.won(grains)
        loss = self.lost(grains) - self.lost(grains + 1)
        if gain <= 1e-9:
            return 2.0
        return max(0.0, loss / (gain + loss))

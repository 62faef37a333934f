"""The trainer's method in plain Python, on a game small enough to be solved by hand.

The last card of a deal of Truco: it takes the trick or it does not, and only its holder knows. The
holder may call truco, the other accepts or runs. External sampling with linear weights, as in
`mccfr.cpp`; and the exact best response, as in `response.cpp`.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from random import Random

HOLDER, OTHER = 0, 1
CALL, ACCEPT = 1, 1
"""The second of two actions; the first is to play quietly, or to run."""

PLAIN, RAISED = 1, 3

Strategy = Mapping[str, tuple[float, float]]
"""Chances of the two actions: the holder's with a card that "wins" or "loses", the other's on the
"call"."""


def points(wins: bool, calls: bool, accepts: bool) -> int:
    """What the deal brings the holder."""
    if calls and not accepts:
        return PLAIN
    stake = RAISED if calls else PLAIN
    return stake if wins else -stake


@dataclass
class Solver:
    """Monte Carlo CFR with external sampling; ``winning`` is the share of cards that win."""

    winning: float
    seed: int = 1
    regrets: dict[str, list[float]] = field(default_factory=dict)
    sums: dict[str, list[float]] = field(default_factory=dict)

    def solve(self, deals: int) -> Strategy:
        rng = Random(self.seed)
        for done in range(deals):
            wins = rng.random() < self.winning
            for player in (HOLDER, OTHER):
                self._walk(wins, player, (done + 1) / deals, rng)
        return {key: (a / (a + b), b / (a + b)) for key, (a, b) in self.sums.items()}

    def _walk(self, wins: bool, player: int, weight: float, rng: Random) -> None:
        own = "wins" if wins else "loses"
        if player == OTHER:
            if self._drawn(own, weight, rng) == CALL:
                run, accept = (-points(wins, True, choice) for choice in (False, True))
                self._learn("call", (run, accept), weight)
            return
        answer = self._drawn("call", weight, rng)
        called = points(wins, True, answer == ACCEPT)
        self._learn(own, (points(wins, False, False), called), weight)

    def _drawn(self, key: str, weight: float, rng: Random) -> int:
        chances = self._strategy(key)
        sums = self.sums.setdefault(key, [0.0, 0.0])
        for action in (0, 1):
            sums[action] += weight * chances[action]
        return int(rng.random() >= chances[0])

    def _learn(self, key: str, values: tuple[float, float], weight: float) -> None:
        chances = self._strategy(key)
        mean = sum(c * v for c, v in zip(chances, values, strict=True))
        regrets = self.regrets.setdefault(key, [0.0, 0.0])
        for action in (0, 1):
            regrets[action] += weight * (values[action] - mean)

    def _strategy(self, key: str) -> tuple[float, float]:
        first, second = (max(0.0, r) for r in self.regrets.get(key, (0.0, 0.0)))
        total = first + second
        return (first / total, second / total) if total else (0.5, 0.5)


def responses(strategy: Strategy, winning: float) -> tuple[float, float]:
    """What a best response gains against ``strategy``, as the holder and as the other."""
    shares = {True: winning, False: 1.0 - winning}
    accepts = strategy["call"][ACCEPT]
    holder = sum(
        share
        * max(
            points(wins, False, False),
            (1.0 - accepts) * points(wins, True, False) + accepts * points(wins, True, True),
        )
        for wins, share in shares.items()
    )
    quiet, run, accept = 0.0, 0.0, 0.0
    for wins, share in shares.items():
        calls = strategy["wins" if wins else "loses"][CALL]
        quiet -= share * (1.0 - calls) * points(wins, False, False)
        run -= share * calls * points(wins, True, False)
        accept -= share * calls * points(wins, True, True)
    return holder, quiet + max(run, accept)

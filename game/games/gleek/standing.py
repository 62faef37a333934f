"""The balances between two deals, and how deals make a session."""

from __future__ import annotations

from dataclasses import dataclass

from game.engine.contract import Outcome, Standing
from game.games.gleek.settings import Rules

OPENING = 2
"""The stake at which the ruff opens; it doubles each time nobody opens."""


@dataclass(frozen=True, slots=True)
class GleekStanding(Standing):
    """``points`` are the balances; with ``pot`` they add up to 0. ``opening`` stake of the ruff."""

    pot: int = 0
    opening: int = OPENING


@dataclass(frozen=True, slots=True)
class GleekOutcome(Outcome):
    """``points`` by seat; ``totals`` of tricks and honours; what ``pot`` and ``opening`` become."""

    totals: tuple[int, ...] = ()
    pot: int = 0
    opening: int = OPENING


def settled(
    rules: Rules, players: int, standing: GleekStanding, outcome: GleekOutcome
) -> GleekStanding:
    """The standing after a deal: balances add up over a session, whose equal highest share it."""
    balances = tuple(p + q for p, q in zip(standing.points, outcome.points, strict=True))
    assert sum(balances) + outcome.pot == 0
    winners: tuple[int, ...] = ()
    if standing.deal >= rules.deals:
        winners = tuple(s for s in range(players) if balances[s] == max(balances))
    return GleekStanding(
        points=balances,
        dealer=(standing.dealer + 1) % players,
        deal=standing.deal + 1,
        winners=winners,
        pot=outcome.pot,
        opening=outcome.opening,
    )

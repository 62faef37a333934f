"""How deals of card points make games, and games a match."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from game.engine.contract import Standing
from game.engine.pointtricks.state import PointOutcome

Format = Literal["cumulative", "fixed_deals", "vueltas"]


@dataclass(frozen=True, slots=True)
class MatchTerms:
    """``cumulative``: scores add up until a side has ``target`` at the end of a deal.
    ``fixed_deals``: the higher total of ``deals`` deals wins. ``vueltas``: the first deal counts at
    its end; if nobody has the target, a further one is won at once by the side that reaches it.

    ``last_trick_decides``: both past the target, the side with the last trick wins (else the
    higher). ``winner_deals``: the winner of the last trick deals next. ``games`` win the match.
    """

    format: Format
    target: int
    deals: int = 1
    last_trick_decides: bool = False
    winner_deals: bool = False
    games: int = 1


@dataclass(frozen=True, slots=True)
class PointStanding(Standing):
    """``points`` of the running game, ``games`` won by side; ``round`` counts the game's deals."""

    games: tuple[int, ...] = (0, 0)
    round: int = 1


def need(terms: MatchTerms, standing: PointStanding) -> tuple[int, ...] | None:
    """What each side needs to win in the middle of the coming deal, if it can be won there."""
    if terms.format != "vueltas" or standing.round == 1:
        return None
    return tuple(terms.target - points for points in standing.points)


def settle(
    terms: MatchTerms, players: int, standing: PointStanding, outcome: PointOutcome
) -> PointStanding:
    """The standing after a deal."""
    points = tuple(p + q for p, q in zip(standing.points, outcome.points, strict=True))
    dealer = (standing.dealer + 1) % players
    if terms.winner_deals and outcome.last is not None:
        dealer = outcome.last
    sweeps = outcome.takes_match is not None
    won = outcome.takes_match if sweeps else _game_winner(terms, standing.round, points, outcome)
    if won is None:
        return PointStanding(
            points, dealer, standing.deal + 1, games=standing.games, round=standing.round + 1
        )
    tally = terms.games if sweeps else standing.games[won] + 1
    games = tuple(tally if side == won else n for side, n in enumerate(standing.games))
    if games[won] >= terms.games:
        return PointStanding(points, dealer, standing.deal + 1, (won,), games, standing.round)
    return PointStanding((0, 0), dealer, standing.deal + 1, games=games)


def _game_winner(
    terms: MatchTerms, round_: int, points: tuple[int, ...], outcome: PointOutcome
) -> int | None:
    """The side that has won the game, None while it goes on."""
    higher = None if points[0] == points[1] else int(points[1] > points[0])
    if terms.format == "fixed_deals":
        return higher if round_ >= terms.deals else None
    past = [side for side in (0, 1) if points[side] >= terms.target]
    if len(past) < 2:
        return past[0] if past else None
    if terms.last_trick_decides and outcome.last is not None:
        return outcome.last % 2
    return higher

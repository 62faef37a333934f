"""The score between two deals, and how deals make pedras and pedras a match."""

from __future__ import annotations

from dataclasses import dataclass, replace

from game.engine.cards import Card
from game.engine.contract import Outcome, Standing
from game.games.guritipau.posture import BRINK, PEDRA, todas_needed
from game.games.guritipau.settings import Rules


@dataclass(frozen=True, slots=True)
class GuritipauStanding(Standing):
    """``points`` are grains and ``pedras`` stones, by side.

    ``todas`` deals in a row that the side behind still needs (0: not at that). ``lost`` the side
    that has just lost a pedra; ``three`` what it chose, kept over an annulment. ``banned`` may
    place no grain in this deal. ``draws`` (seat, card) that found the first dealer.
    """

    pedras: tuple[int, ...] = (0, 0)
    todas: int = 0
    last_winner: int | None = None
    lost: int | None = None
    three: bool | None = None
    banned: int | None = None
    draws: tuple[tuple[int, Card], ...] = ()


@dataclass(frozen=True, slots=True)
class GuritipauOutcome(Outcome):
    """``winner`` is the side that took the deal (None: annulled); ``points`` the grains it won.

    ``gifts`` are grains that short cuts gave; ``three`` and ``accuser`` go into the next standing.
    """

    winner: int | None = None
    gifts: tuple[int, ...] = (0, 0)
    three: bool | None = None
    accuser: int | None = None


def settled(
    rules: Rules, players: int, standing: GuritipauStanding, outcome: GuritipauOutcome
) -> GuritipauStanding:
    """The standing after a deal: grains make pedras, pedras the match; from seven grains on it is
    Às Todas (see the posture module)."""
    in_todas = rules.todas and max(standing.points) >= BRINK
    gifts = (0, 0) if in_todas else outcome.gifts
    points = tuple(min(BRINK, p + g) for p, g in zip(standing.points, gifts, strict=True))
    following = replace(standing, points=points, deal=standing.deal + 1, draws=())
    side = outcome.winner
    if side is None:  # the same dealer deals again, the posture stays
        return replace(following, three=outcome.three)
    following = replace(
        following,
        dealer=(standing.dealer + 1) % players,
        last_winner=side,
        lost=None,
        three=None,
        banned=outcome.accuser,
    )
    if in_todas:
        if standing.points[side] >= BRINK or standing.todas == 1:
            return _pedra(rules, following, side)
        return replace(following, todas=standing.todas - 1)
    points = tuple(p + q for p, q in zip(points, outcome.points, strict=True))
    following = replace(following, points=points)
    if points[side] >= PEDRA:
        return _pedra(rules, following, side)
    if rules.todas and max(points) == BRINK:
        return replace(following, todas=todas_needed(rules, min(points)))
    return following


def _pedra(rules: Rules, standing: GuritipauStanding, side: int) -> GuritipauStanding:
    """``side`` wins a pedra: one of the others' goes first."""
    pedras = list(standing.pedras)
    if pedras[1 - side]:
        pedras[1 - side] -= 1
    else:
        pedras[side] += 1
    won = rules.target is not None and pedras[side] >= rules.target
    return replace(
        standing,
        points=(0, 0),
        pedras=tuple(pedras),
        todas=0,
        lost=1 - side,
        winners=(side,) if won else (),
    )

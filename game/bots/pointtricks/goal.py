"""What the end of a deal is worth to a side, the match being what it is about."""

from __future__ import annotations

from collections.abc import Callable
from math import exp, tanh

from game.bots.pointtricks.playout import End
from game.engine.pointtricks.scores import MatchTerms, PointStanding

Goal = Callable[[End], float]
"""The worth of an end to side 0 in points of the deal: at an even score the difference of points,
near the end of a game the chance to win it. Side 1 has the opposite."""

_GAME = 60.0
"""What winning a game is worth against losing it, half of it, in points."""

_SWING = 28.0
"""Points ahead that make winning a game nearly three times as likely as losing it."""

_CLOSE = 10.0
"""Points ahead that make a deal fairly safe where a majority wins it."""

_BY_POINTS = 0.4
"""How much points count beside the game: they are the only guide where it is still far off."""


def game_goal(terms: MatchTerms, standing: PointStanding) -> Goal:
    """The goal in a match in which points of deals add up to games."""
    before = standing.points
    target = terms.target
    last_deal = terms.format == "fixed_deals" and standing.round >= terms.deals
    open_end = terms.format == "fixed_deals" and not last_deal

    def worth(end: End) -> float:
        difference = end.ours - end.theirs
        if end.takes >= 0:
            return (_GAME if end.takes == 0 else -_GAME) * 1.5
        ours, theirs = before[0] + end.ours, before[1] + end.theirs
        lead = ours - theirs
        won = 0.0
        decided = True
        if last_deal:
            won = (lead > 0) - (lead < 0)
        elif open_end or (ours < target and theirs < target):
            decided = False
        elif ours >= target and theirs >= target:
            if terms.last_trick_decides and end.last >= 0:
                won = -1.0 if end.last & 1 else 1.0
            else:
                won = (lead > 0) - (lead < 0)
        else:
            won = 1.0 if ours >= target else -1.0
        if not decided:
            won = 2.0 / (1.0 + exp(-lead / _SWING)) - 1.0
        return _BY_POINTS * difference + (1.0 - _BY_POINTS) * _GAME * won

    return worth


def majority_goal(half: int) -> Goal:
    """The goal where more than ``half`` of the points win the deal and nothing else counts."""

    def worth(end: End) -> float:
        lead = end.ours - end.theirs
        sure = end.ours > half or end.theirs > half
        won = tanh(lead / (_CLOSE if sure else 2.0 * _CLOSE))
        return 0.3 * lead + 25.0 * won

    return worth

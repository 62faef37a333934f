"""What trials of alternatives tell: chances to win, and values that noise does not tell apart."""

from __future__ import annotations

from game.bots.search import Trials
from game.engine.contract import Action
from game.games.truco.duel_hands import Hand
from game.games.truco.knowledge import Knowledge
from game.games.truco.records import Play

Outcomes = Trials[Hand, Action]
"""Points that each alternative brought against hands of the other."""

_ERRORS = 1.5
"""Standard errors by which an alternative must fall behind before it counts as worse."""


def chance_of(trials: Outcomes, move: Action) -> float:
    """How often the deal is won; where nobody wins it, half."""
    points = trials.values[move]
    return sum(1.0 if p > 0.0 else 0.5 if p == 0.0 else 0.0 for p in points) / len(points)


def as_good(trials: Outcomes, move: Action) -> bool:
    """Whether a move is not clearly worse than the best."""
    gap, error = trials.gap(trials.best, move)
    return gap <= _ERRORS * error


def values_of(trials: Outcomes) -> list[tuple[Action, float]]:
    """The worth of each, those that are not clearly worse than the best as good as it."""
    best = trials.best
    top, found = trials.mean(best), []
    for move in trials.values:
        gap, error = trials.gap(best, move)
        found.append((move, top - max(0.0, gap - _ERRORS * error)))
    return found


def unveil(trials: Outcomes, facts: Knowledge) -> None:
    """Value a card laid face down no higher than open: the table takes it for the lowest and could
    be deceived by it, and players are not."""
    plays = [move for move in trials.values if isinstance(move, Play)]
    for covered in plays:
        for play in plays:
            same = facts.power[play.card] == facts.power[covered.card]
            if covered.covered and same and trials.mean(play) < trials.mean(covered):
                trials.values[covered] = list(trials.values[play])

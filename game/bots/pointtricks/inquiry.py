"""Trying lines in worlds that fit what a seat knows, or solving them where it knows everything."""

from __future__ import annotations

from collections.abc import Callable, Collection, Generator, Sequence
from dataclasses import dataclass
from random import Random

from game.bots.pointtricks.goal import Goal
from game.bots.pointtricks.lines import HORIZON, Line, Table
from game.bots.pointtricks.memory import Recollection
from game.bots.pointtricks.playout import World
from game.bots.pointtricks.tables import Rules
from game.bots.search import compare
from game.engine.pointtricks.state import PointView

_HABIT, _SURE_HABIT, _SOLVED_HABIT = 20.0, 80.0, 5.0
"""How many worlds habits count for against those looked at: commonly; where the trick is the
partner's for certain, so that only what is given remains to be weighed; and where worlds are
solved."""

_SMALL_ENDING, _OPEN_ENDING, _LONE_ENDING = 3, 2, 6
"""Cards in hand up to which worlds are solved instead of played out: with four players in the
strict phase, with four where any card may be played, and with two who know all cards."""

_GUESSED_ENDING = 4
"""The same with two players for whom more than one world is possible."""

_EFFORT = 8
"""Playouts that solving a world once counts for."""

_ENOUGH = 100
"""Worlds after which solving more of them tells nothing new."""


@dataclass(frozen=True, slots=True)
class Findings:
    """What lines are worth, in points for the side that asked."""

    worth: dict[Line, float]
    error: Callable[[Line, Line], float]
    """The standard error of the difference between two lines."""

    certain: bool = False
    """Whether every card was known."""

    solved: bool = False
    """Whether worlds were played perfectly to the end."""


def inquire(
    view: PointView,
    recollection: Recollection,
    lines: Sequence[Line],
    goal: Goal,
    playouts: int,
    rng: Random,
    keep: Collection[Line] = (),
) -> Generator[None, None, Findings]:
    """Try ``lines`` in about so many ``playouts``; those in ``keep`` to the end."""
    rules = Rules.of(view.terms, view.players)
    cards_only = all(line.code is not None or line.over is not None for line in lines)
    size = len(view.hand)
    if cards_only and recollection.certain and size <= _LONE_ENDING:
        table = Table(view, rules, goal, solves=True)
        world = recollection.world(rules, rng)
        worth = {}
        for line in lines:
            worth[line] = yield from table.solve(world, line)
        return Findings(worth, lambda better, worse: 0.0, certain=True, solved=True)
    solves = cards_only and not view.stock_left and size <= _largest(view)
    if solves:
        playouts = min(playouts // _EFFORT, _ENOUGH * len(lines))
    table = Table(view, rules, goal, solves)
    luck = HORIZON * view.players

    def draw(rng: Random) -> tuple[World, float]:
        return recollection.world(rules, rng, luck), 1.0

    trials = yield from compare(lines, draw, table.play, playouts, rng, keep)
    habit = _HABIT
    if solves:
        habit = _SOLVED_HABIT
    elif any(line.facts is not None and line.facts.partner_has_it for line in lines):
        habit = _SURE_HABIT
    worth = _blended(trials.means(), habit / (habit + len(trials.worlds)))
    return Findings(worth, lambda better, worse: trials.gap(better, worse)[1], solved=solves)


def _largest(view: PointView) -> int:
    """Cards in hand up to which worlds are solved."""
    if view.players == 2:
        return _GUESSED_ENDING
    return _SMALL_ENDING if view.strict else _OPEN_ENDING


def _blended(means: dict[Line, float], share: float) -> dict[Line, float]:
    """Means over worlds, drawn by ``share`` towards what habit says of the cards that can be played
    at the same point."""
    worth = dict(means)
    for position in {id(line.position): line.position for line in means}.values():
        group = [line for line in means if line.position is position and line.code is not None]
        if len(group) < 2:
            continue
        level = sum(means[line] for line in group) / len(group)
        habit = sum(line.prior for line in group) / len(group)
        for line in group:
            by_habit = level + line.prior - habit
            worth[line] = (1.0 - share) * means[line] + share * by_habit
    return worth

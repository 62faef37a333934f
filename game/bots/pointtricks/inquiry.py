"""Trying lines in worlds that fit what a seat knows, or solving them where it knows everything."""

from __future__ import annotations

from collections.abc import Callable, Collection, Generator, Sequence
from dataclasses import dataclass
from math import inf
from random import Random

from game.bots.pointtricks.goal import Goal
from game.bots.pointtricks.lines import HORIZON, Line, Table
from game.bots.pointtricks.memory import Recollection
from game.bots.pointtricks.plausible import Plausibility
from game.bots.pointtricks.playout import World
from game.bots.pointtricks.tables import Rules
from game.bots.search import Trials, compare
from game.engine.pointtricks.state import PointView


@dataclass(frozen=True, slots=True)
class _Trust:
    """How habits are weighed against worlds: how far they misjudge a card, in points, and the
    share that they have at least."""

    error: float
    least: float


_COMMON = _Trust(3.0, 0.05)
_SURE = _Trust(1.75, 0.4)
"""Where the trick is certainly the partner's, and only what is given remains to be weighed."""

_AGAINST_SOLVED = _Trust(7.0, 0.0)

_SMALL_ENDING, _OPEN_ENDING, _LONE_ENDING = 3, 2, 6
"""Cards in hand up to which worlds are solved instead of played out: with four players in the
strict phase, with four where any card may be played, and with two who know all cards."""

_GUESSED_ENDING = 4
"""The same with two players for whom more than one world is possible."""

_EFFORT = 8
"""Playouts that solving a world once counts for."""

_FEW, _ENOUGH = 10, 100
"""Worlds that are solved at least, and after which solving more of them tells nothing new."""


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
    weighs: bool = False,
    keep: Collection[Line] = (),
) -> Generator[None, None, Findings]:
    """Try ``lines`` in about so many ``playouts``; those in ``keep`` to the end. With ``weighs``
    worlds count by how well they explain what the others played."""
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
        playouts = max(_FEW * len(lines), min(playouts // _EFFORT, _ENOUGH * len(lines)))
    table = Table(view, rules, goal, solves)
    luck = HORIZON * view.players
    plausible = Plausibility(view, rules) if weighs else None

    def draw(rng: Random) -> tuple[World, float]:
        hands, stock = recollection.draw(rng)
        world = World.of(rules, hands, stock, tuple([rng.random() for _ in range(luck)]))
        return world, 1.0 if plausible is None else plausible.of(world)

    trials = yield from compare(lines, draw, table.play, playouts, rng, keep)
    trust = _AGAINST_SOLVED if solves else _COMMON
    if any(line.facts is not None and line.facts.partner_has_it for line in lines):
        trust = _SURE
    return Findings(
        _blended(trials, trust), lambda better, worse: trials.gap(better, worse)[1], solved=solves
    )


def _largest(view: PointView) -> int:
    """Cards in hand up to which worlds are solved."""
    if view.players == 2:
        return _GUESSED_ENDING
    return _SMALL_ENDING if view.strict else _OPEN_ENDING


def _blended(trials: Trials[World, Line], trust: _Trust) -> dict[Line, float]:
    """What lines came to, drawn towards what habit says of the cards that can be played at the same
    point: the more, the less sure the worlds are."""
    means = trials.means()
    worth = dict(means)
    for position in {id(line.position): line.position for line in means}.values():
        group = [line for line in means if line.position is position and line.code is not None]
        if len(group) < 2:
            continue
        best = max(group, key=lambda line: means[line])
        errors = [trials.gap(best, line)[1] ** 2 for line in group if line is not best]
        variance = sum(errors) / len(errors)
        share = variance / (variance + trust.error**2) if variance < inf else 1.0
        share = max(share, trust.least)
        level = sum(means[line] for line in group) / len(group)
        habit = sum(line.prior for line in group) / len(group)
        for line in group:
            by_habit = level + line.prior - habit
            worth[line] = (1.0 - share) * means[line] + share * by_habit
    return worth

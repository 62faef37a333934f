"""Ways to go on from a view, and what each comes to in a world."""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterable
from dataclasses import dataclass
from random import Random

from game.bots.pointtricks.facts import Facts
from game.bots.pointtricks.goal import Goal
from game.bots.pointtricks.memory import Recollection
from game.bots.pointtricks.playout import End, Position, World, play_out
from game.bots.pointtricks.solver import Solver
from game.bots.pointtricks.tables import NOBODY, Rules
from game.engine.contract import Action
from game.engine.pointtricks.records import Draw, Swap
from game.engine.pointtricks.state import PointOutcome, PointView

NOISE = 0.1
"""Share of the cards in a playout that are played at random."""

HORIZON = 3
"""Tricks after which a playout is estimated."""

Extra = Callable[[PointView], Action | None]
"""What a seat does at once in a view, besides playing a card."""


@dataclass(eq=False, slots=True)
class Line:
    """A way to go on: ``first`` is done, then what is done at once, then card ``code`` is played;
    without one all go on by habit. ``prior`` is what habit says of the card, in points."""

    first: Action
    position: Position
    code: int | None = None
    prior: float = 0.0
    facts: Facts | None = None
    swaps: tuple[tuple[int, int], ...] = ()
    """Codes given to the stock, and taken from it."""

    over: End | None = None
    """The end of the deal, where ``first`` ends it."""

    def world(self, world: World, seat: int) -> World:
        """A world once the swaps are made."""
        if not self.swaps:
            return world
        hands, stock = list(world.hands), list(world.stock)
        for given, taken in self.swaps:
            hands[seat * 4 + (given & 3)] ^= 1 << (given >> 2) | 1 << (taken >> 2)
            stock[0] = given
        return World(hands, stock, world.luck)


class Table:
    """Where lines are tried: the rules, whose view it is, and what ends are worth to its side."""

    def __init__(self, view: PointView, rules: Rules, goal: Goal, solves: bool) -> None:
        self._seat, self._rules, self._goal = view.seat, rules, goal
        self._sign = 1 - 2 * (view.seat % 2)
        self._solves = solves
        self._solvers: dict[int, Solver] = {}

    def play(self, world: World, line: Line, seed: int) -> float:
        """What a line comes to in a world, in points; chance is the world's luck."""
        if line.over is not None:
            return self._sign * self._goal(line.over)
        if self._solves and line.code is not None:
            return self._sign * self._solver(line).worth(world.hands, line.code)
        own = line.world(world, self._seat)
        end = play_out(self._rules, line.position, own, line.code, NOISE, HORIZON)
        return self._sign * self._goal(end)

    def solve(self, world: World, line: Line) -> Generator[None, None, float]:
        """What a line comes to if all know the world and play perfectly; yields now and then."""
        if line.over is not None or line.code is None:
            yield
            return self.play(world, line, 0)
        worth = yield from self._solver(line).worth_by_replies(world.hands, line.code)
        return self._sign * worth

    def _solver(self, line: Line) -> Solver:
        """The solver of the position in which a line's card is played."""
        solver = self._solvers.get(id(line.position))
        if solver is None:
            solver = Solver(self._rules, line.position, self._goal)
            self._solvers[id(line.position)] = solver
        return solver


def cards(facts: Facts, rated: Iterable[tuple[float, int]]) -> list[Line]:
    """A line for each card, to be played now."""
    return [Line(facts.plays[code], facts.position, code, rating, facts) for rating, code in rated]


def after(view: PointView, action: Action, extra: Extra, width: int, rng: Random) -> list[Line]:
    """The lines that begin with ``action``, which is no card: with each of the ``width`` cards that
    habit likes best, or one without a card where it is not yet known what can be played."""
    rules = Rules.of(view.terms, view.players)
    if isinstance(action, Draw):
        return [Line(action, Recollection(view).position(rules))]
    state = view.sample(rng)
    now, swaps = view, []
    todo: Action | None = action
    while todo is not None:
        if isinstance(todo, Swap):
            assert now.turn_up is not None
            swaps.append((rules.code[todo.card], rules.code[now.turn_up]))
        state.apply(todo)
        now = state.view(view.seat)
        if isinstance(now.outcome, PointOutcome):
            return [Line(action, Recollection(view).position(rules), over=_end(now.outcome))]
        todo = extra(now)
    if now.actor != view.seat or now.phase != "play":
        return [Line(action, Recollection(now).position(rules), swaps=tuple(swaps))]
    facts = Facts(now)
    lines = cards(facts, facts.rated()[:width])
    for line in lines:
        line.first, line.swaps = action, tuple(swaps)
    return lines


def _end(outcome: PointOutcome) -> End:
    ours, theirs = outcome.points
    last = NOBODY if outcome.last is None else outcome.last
    return End(ours, theirs, last, NOBODY if outcome.takes_match is None else outcome.takes_match)

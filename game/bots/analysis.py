"""What the decisions of a finished deal were worth: the play checker.

The deal is played again; at each point where a seat had a choice an adviser, who sees no more than
the seat saw, says what it would have done and values what was done beside it.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from game.bots.base import Bot, Decision, Reason, Thought, Waiting
from game.bots.runner import Thinking
from game.engine.contract import Action, State, View


@dataclass(frozen=True, slots=True)
class Point:
    """A point of a deal at which a seat had a choice: after ``place`` actions it saw ``view`` and
    chose ``action``."""

    place: int
    view: View
    action: Action


@dataclass(frozen=True, slots=True)
class Verdict:
    """What the adviser says about the action at ``place``.

    ``best`` is what it thinks best, worth ``best_value``; ``value`` is what ``action`` was worth to
    it (None: it cannot say). Values are those of :class:`~game.bots.base.Decision`. ``reasons`` are
    for ``best``, the weightiest first.
    """

    place: int
    action: Action
    best: Action
    best_value: float | None = None
    value: float | None = None
    reasons: tuple[Reason, ...] = ()

    @property
    def cost(self) -> float | None:
        """What ``action`` gave away, never less than 0; None if it was not judged."""
        if self.action == self.best:
            return 0.0
        if self.value is None or self.best_value is None:
            return None
        return max(0.0, self.best_value - self.value)


def points(state: State, actions: Sequence[Action], seat: int) -> Iterator[Point]:
    """Where ``seat`` had a choice in a deal that began with ``state``, in order."""
    state = state.copy()
    for place, action in enumerate(actions):
        if action.seat == seat and len(state.legal(seat)) > 1:
            yield Point(place, state.view(seat), action)
        state.apply(action)


def advised(decision: Decision) -> tuple[Action, float | None, tuple[Reason, ...]]:
    """The action that a decision values most, its value, and the reasons where they are about it.

    A bot that mixes its play may have chosen something else that it holds to be as good.
    """
    if not decision.values:
        return decision.action, None, decision.reasons
    values = dict(decision.values)
    value = max(values.values())
    if values.get(decision.action) == value:
        return decision.action, value, decision.reasons
    best = next(action for action, worth in decision.values if worth == value)
    return best, value, ()


def verdict(point: Point, decision: Decision) -> Verdict:
    """What a decision of the adviser's says about what was done at ``point``."""
    best, best_value, reasons = advised(decision)
    value = dict(decision.values).get(point.action)
    return Verdict(point.place, point.action, best, best_value, value, reasons)


class Analysis:
    """Verdicts on the decisions of one seat, one after the other, in slices of time."""

    def __init__(self, points: Sequence[Point], adviser: Bot) -> None:
        self._waiting = list(reversed(points))
        self._adviser = adviser
        self._thinking: Thinking | None = None

    @property
    def done(self) -> bool:
        return not self._waiting

    def step(self, seconds: float) -> Verdict | None:
        """Think for about ``seconds``; a verdict, once there is one."""
        if self.done:
            return None
        point = self._waiting[-1]
        if self._thinking is None:
            self._thinking = Thinking(Appraiser(self._adviser, point.action), point.view)
        decision = self._thinking.step(seconds)
        if decision is None:
            return None
        self._waiting.pop()
        self._thinking = None
        return verdict(point, decision)


class Appraiser(Bot):
    """Decides as ``bot`` does, valuing ``action`` too."""

    def __init__(self, bot: Bot, action: Action) -> None:
        self._bot = bot
        self._action = action

    def decide(self, view: View) -> Thought | Waiting:
        return self._bot.appraise(view, self._action)

    def fallback(self, view: View) -> Action:
        return self._bot.fallback(view)

"""A player of Guritipau at one decision: what it knows, how well it thinks, what it values."""

from __future__ import annotations

from collections.abc import Generator, Mapping, Sequence
from dataclasses import dataclass, field
from random import Random

from game.bots.base import Decision, Reason
from game.bots.persona import Temper
from game.bots.search import Trials
from game.engine.contract import Action
from game.games.guritipau.calls import Calls
from game.games.guritipau.cardplay import CardPlay, Move
from game.games.guritipau.honesty import Honesty
from game.games.guritipau.levels import Level
from game.games.guritipau.rules import GuritipauView
from game.games.guritipau.worlds import World

GLANCE = 24
"""Playouts that a chance is judged by, at least."""

_SOBER = 6.0
"""How many worlds it takes to believe in a chance that is far from even as much as not."""

_OPEN = 0.02
"""How far from certain a chance is judged at least that is not."""

_DIFFERENT = 0.08
"""Chance of the pedra between two alternatives from which a decision is no longer close."""


@dataclass(slots=True)
class Mind:
    """One decision. ``asked`` is an alternative that is to be valued, whatever is chosen;
    ``worth`` is the chance to win the pedra with each alternative that was valued."""

    view: GuritipauView
    temper: Temper
    level: Level
    honesty: Honesty
    rng: Random
    asked: Action | None = None
    worth: dict[Action, float] = field(default_factory=dict)
    spurned: dict[Action, float] = field(default_factory=dict)
    """Roubos that are not made, with the chance of the deal that each would lose."""

    @property
    def calls(self) -> Calls:
        """What the score says."""
        return Calls.of(self.view)

    def table(self) -> CardPlay:
        """The cards, as they are remembered."""
        lapse = self.temper.lapse(self.level.forgets)
        return CardPlay(self.view, lapse, self.level.credulity, self.rng)

    def chance(self, table: CardPlay) -> Generator[None, None, float]:
        """The chance of the own side in the deal, whoever plays next."""
        found = yield from table.chances([None], max(GLANCE, self.level.playouts // 2))
        return self.judged(found.mean(None), len(found.worlds))

    def judged(self, chance: float, worlds: int) -> float:
        """A chance found in so many worlds, as well as this player judges it: the fewer they were,
        the more it allows for luck. What was always won, or always lost, is plain to all."""
        sober = (chance * worlds + 0.5 * _SOBER) / (worlds + _SOBER)
        if not 0.0 < chance < 1.0:
            return sober
        return min(1.0 - _OPEN, max(_OPEN, sober + self.slip()))

    def value_spurned(self, top: float, chance: float) -> None:
        """Value the roubos that are not made, beside what is worth ``top`` with ``chance``."""
        for rob, lost in self.spurned.items():
            less = self.calls.play(clipped(chance - lost))
            self.worth[rob] = clipped(top - self.calls.play(chance) + less)

    def slip(self) -> float:
        """How far a chance is misjudged this time."""
        return self.rng.gauss(0.0, self.level.slip) if self.level.slip else 0.0

    def chances(self, trials: Trials[World, Move], asked: Move = None) -> dict[Move, float]:
        """The chance of the deal with each move.

        ``asked`` is not blamed for what may be luck: it is behind the best only by what exceeds the
        error of their distance.
        """
        found = trials.means()
        best = max(found, key=found.__getitem__)
        if asked is not None and asked in found and asked != best:
            gap, error = trials.gap(best, asked)
            found[asked] = found[best] - max(0.0, gap - error)
        return found

    def decision(
        self, action: Action, reasons: Sequence[Reason], closeness: float | None = None
    ) -> Decision:
        """The decision for ``action``. What was asked for and never valued is worth as much."""
        worth = dict(self.worth)
        if self.asked is not None:
            worth.setdefault(action, max(worth.values(), default=self.calls.anew))
            worth.setdefault(self.asked, worth[action])
        ranked = tuple(sorted(worth.items(), key=lambda item: -item[1]))
        if closeness is None:
            closeness = _closeness(action, worth)
        return Decision(action, ranked, tuple(reasons), closeness)


def _closeness(action: Action, worth: Mapping[Action, float]) -> float:
    if action not in worth or len(worth) < 2:
        return 0.0
    other = max(value for alternative, value in worth.items() if alternative != action)
    return max(0.0, 1.0 - abs(worth[action] - other) / _DIFFERENT)


def clipped(chance: float) -> float:
    """A chance is never less than none, nor more than certain."""
    return min(1.0, max(0.0, chance))


def percent(share: float) -> int:
    """A chance as it is told."""
    return round(100 * clipped(share))

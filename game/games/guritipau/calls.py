"""Grains, songs and running: what the score and the chance to win say."""

from __future__ import annotations

from dataclasses import dataclass
from math import inf

from game.bots.persona import Temper
from game.games.guritipau.equity import Equity
from game.games.guritipau.playout import TO_WIN
from game.games.guritipau.rules import GuritipauStanding, GuritipauView
from game.games.guritipau.settings import Rules

SURE = 0.97
"""A chance from here on is as good as certain."""

_PATIENCE = 0.24
"""How much surer than the odds ask for one wants to be at the beginning, since a grain can still
be placed later, when more is known."""

_HOPELESS = 0.004
"""A chance below this is none: who goes on only shows cards."""

_MORE = 0.6
"""How often others who may place another grain will, if they win."""


@dataclass(frozen=True, slots=True)
class Calls:
    """What calls are worth in a deal, as chances to win the pedra."""

    view: GuritipauView
    equity: Equity
    rules: Rules

    @classmethod
    def of(cls, view: GuritipauView) -> Calls:
        assert isinstance(view.standing, GuritipauStanding)
        rules = Rules.of(view.options)
        return cls(view, Equity(rules, view.standing, view.seat % 2), rules)

    @property
    def side(self) -> int:
        return self.equity.side

    @property
    def worth(self) -> int:
        """Grains that the deal is worth as it stands."""
        return self.view.grains + 1

    def play(self, chance: float) -> float:
        """Playing on with ``chance`` to win, others placing a grain where they may."""
        lost = self.equity.lost(self.worth)
        if self.others_may_place:
            lost += _MORE * (self.equity.lost(self.worth + 1) - lost)
        return chance * self.equity.won(self.worth) + (1.0 - chance) * lost

    @property
    def run(self) -> float:
        """Giving the deal up."""
        return self.equity.lost(self.worth)

    @property
    def others_may_place(self) -> bool:
        if not self.rules.grains_in_play or self.equity.in_todas:
            return False
        if not self.rules.one_grain:
            return True
        if self.view.phase in ("sing", "answer"):  # the own side sings, and that ends it
            return False
        return 1 - self.side not in self.view.placed and self.side not in self.view.sang

    def runs(self, chance: float, temper: Temper) -> bool:
        """Whether to give up: with no hope, or if playing on would be worth less."""
        if chance <= _HOPELESS + 0.03 * max(0.0, 0.5 - temper.courage):
            return True
        brave = 1.0 + 0.4 * (temper.courage - 0.5)
        return self.play(min(1.0, chance * brave)) < self.run - 1e-9

    def place_from(self, temper: Temper) -> float:
        """The chance from which a grain is placed: what the score asks for, and a margin that
        shrinks as the deal goes on."""
        pays = self.equity.grain_pays_from(self.worth)
        if pays <= 0.0:
            return 0.0
        if pays > 1.0:
            return inf
        left = 1.0 - max(self.view.tricks) / (TO_WIN - 1)
        margin = left * (_PATIENCE + 0.12 * (temper.patience - 0.5))
        return min(SURE, pays + margin - 0.16 * (temper.courage - 0.5))

"""Grains, songs and running: what the score and the chance to win say."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from game.bots.persona import Temper
from game.games.guritipau.equity import Equity
from game.games.guritipau.playout import TO_WIN
from game.games.guritipau.rules import GuritipauStanding, GuritipauView
from game.games.guritipau.settings import Rules

SURE = 0.97
"""A chance from here on is as good as certain."""

_LATER, _AT_ONCE = 0.55, 0.2
"""How often a side that has not placed its grain will, if it wins; and the same for a side that
needs but one trick and may take it before its turn has come. Counted in deals among these
players."""

_HEARD = 0.01
"""Chance gained by hearing the others' song while most cards are still in hand."""

_MARGIN = 0.02
"""Chance of the pedra by which the patient want a grain to pay, unless the deal is sure, and which
the bold spend on it."""

_HOPELESS = 0.004
"""A chance below this is none: who goes on only shows cards."""

_GOOD, _BLUFFED = 0.05, 0.65
"""The chance of those who are asked, after a grain on a good hand and after a bluff."""

_FEW, _MANY = 0.05, 0.3
"""The least and the most of all grains that are bluffs."""

_EARLY = 0.05
"""How often a grain is placed on a good hand, a turn early in the deal."""

_SHOW, _CHEAP = 0.06, 0.025
"""How often the greatest bluffer places a grain for the look of it, a turn early in the deal, and
the chance of the pedra that this may cost."""


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

    # ------------------------------------------------------------ what calls are worth

    def play(self, chance: float) -> float:
        """Playing on with ``chance`` to win, both sides placing grains where they may."""
        return self._deal(chance, self.worth, self._later(self.side))

    def grain(self, chance: float) -> float:
        """Placing a grain with ``chance`` to win: the others may answer with theirs."""
        heard = _HEARD * (1.0 - sum(self.view.tricks) / TO_WIN)
        if 1 - self.side in self.view.sang:
            heard = 0.0
        chance = min(1.0, chance + max(0.0, heard))
        own = 0.0 if self.rules.one_grain else self._later(self.side)
        return self._deal(chance, self.worth + 1, own)

    @property
    def run(self) -> float:
        """Giving the deal up: it costs what lies there and one more, as losing it does."""
        return self.equity.lost(self.worth)

    @property
    def anew(self) -> float:
        """A new deal instead of this one, at the same score."""
        return self.play(0.5)

    def _deal(self, chance: float, worth: int, own: float) -> float:
        theirs = self._later(1 - self.side)
        won = self._mixed(self.equity.won, worth, own)
        lost = self._mixed(self.equity.lost, worth, theirs)
        return chance * won + (1.0 - chance) * lost

    @staticmethod
    def _mixed(value: Callable[[int], float], worth: int, more: float) -> float:
        return value(worth) + more * (value(worth + 1) - value(worth)) if more else value(worth)

    def _later(self, side: int) -> float:
        """How often ``side`` will place a grain yet, if it wins."""
        if not self.may_place(side):
            return 0.0
        return _LATER if self.view.tricks[side] < TO_WIN - 1 else _AT_ONCE

    def may_place(self, side: int) -> bool:
        """Whether ``side`` may still place a grain in this deal."""
        if not self.rules.grains_in_play or self.equity.in_todas:
            return False
        if not self.rules.one_grain:
            return True
        sung = 1 - side in self.view.sang
        if self.view.phase in ("sing", "answer"):  # the own side sings, and that bars the others
            sung = sung or side != self.side
        return side not in self.view.placed and not sung

    # --------------------------------------------------------------------- decisions

    def runs(self, chance: float, temper: Temper) -> bool:
        """Whether to give up: with no hope, or if playing on would be worth less."""
        if chance <= _HOPELESS * (1.0 + max(0.0, 0.5 - temper.courage)):
            return True
        brave = 1.0 + 0.4 * (temper.courage - 0.5)
        return self.play(min(1.0, chance * brave)) < self.run - 1e-9

    def places(self, chance: float, temper: Temper) -> bool:
        """Whether a grain pays."""
        gain = self.grain(chance) - self.play(chance)
        margin = _MARGIN * (temper.patience - temper.courage) * min(1.0, 5.0 * (1.0 - chance))
        return gain > max(1e-9, margin) if margin >= 0.0 else gain > margin

    @property
    def no_gain(self) -> bool:
        """Whether a win is worth no more with another grain."""
        return self.equity.won(self.worth + 1) - self.equity.won(self.worth) <= 1e-9

    @property
    def no_loss(self) -> bool:
        """Whether a loss costs no more with another grain."""
        return self.equity.lost(self.worth) - self.equity.lost(self.worth + 1) <= 1e-9

    def bluff_rate(self, temper: Temper) -> float:
        """How often a grain is placed on little, a turn early in the deal.

        So often that those who are asked, for all they can tell, gain or lose next to nothing by
        running: then the grain tells them nothing that they could use.
        """
        share = (self._indifferent - _GOOD) / (_BLUFFED - _GOOD)
        share = min(_MANY, max(_FEW, share))
        return 2.0 * temper.bluff * _EARLY * share / (1.0 - share)

    def show_rate(self, chance: float, temper: Temper) -> float:
        """How often a grain is placed for the look of it, by those who like to bluff better than
        most: only where that costs little, and too seldom to be counted on."""
        cost = self.play(chance) - self.grain(chance)
        return _SHOW * max(0.0, 2.0 * temper.bluff - 1.0) if cost <= _CHEAP else 0.0

    @property
    def _indifferent(self) -> float:
        """The chance of the others with which, asked to sing for another grain, they lose as much
        by running as by going on."""
        worth, side = self.worth + 1, self.side
        run = self.equity.won(worth)
        own = 0.0 if self.rules.one_grain else _LATER
        lost = self._mixed(self.equity.won, worth, own)
        won = self._mixed(self.equity.lost, worth, self._later(1 - side))
        return (lost - run) / (lost - won) if lost - won > 1e-9 else 0.0

"""What points are worth: the chance to win the game at each score."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

from game.games.truco.rules import TrucoView
from game.games.truco.settings import Rules

Shares = tuple[float, ...]
"""How often a deal ends at each step of the ladder."""

SHARES: Shares = (0.5, 0.3, 0.12, 0.06, 0.02)
"""Among average players."""

TWO: Shares = (0.7, 0.28, 0.012, 0.005, 0.003)
"""Between two who follow the table of betting."""

_SPECIAL_RUN = 0.3
"""How often mão de onze is not played."""


@cache
def chance(rules: Rules, own: int, other: int, shares: Shares = SHARES) -> float:
    """Chance of the side with ``own`` points to win the game, both sides being equally good."""
    if own >= rules.target:
        return 1.0
    if other >= rules.target:
        return 0.0
    special = rules.special_sides((own, other))
    if len(special) == 2 and rules.both_special != "none":
        return 0.5
    if special == (0,):
        lost = chance(rules, own, other + rules.special_value, shares)
        run = chance(rules, own, other + rules.special_run, shares)
        return _SPECIAL_RUN * run + (1 - _SPECIAL_RUN) * (1 + lost) / 2
    if special == (1,):
        return 1.0 - chance(rules, other, own, shares)
    return sum(
        share
        * (chance(rules, own + worth, other, shares) + chance(rules, own, other + worth, shares))
        / 2
        for share, worth in zip(shares, rules.ladder, strict=True)
    )


@dataclass(frozen=True, slots=True)
class Prospects:
    """Gains and losses of a deal for one side, in points as they count at this score.

    A point is what it is worth on average over a game: from an even score to winning the game it is
    ``target`` points. Near the end one point can be worth many, and those beyond it nothing.
    """

    rules: Rules
    own: int
    other: int
    whole_game: bool = False
    """Mão de ferro: whoever wins the deal wins the game."""
    shares: Shares = SHARES

    @staticmethod
    def of(view: TrucoView) -> Prospects:
        """For the side of the view's seat."""
        side = view.seat % 2
        points = view.standing.points
        shares = TWO if view.players == 2 else SHARES
        rules = Rules.of(view.options)
        return Prospects(rules, points[side], points[1 - side], view.iron, shares)

    def turned(self) -> Prospects:
        """The same for the other side."""
        return Prospects(self.rules, self.other, self.own, self.whole_game, self.shares)

    def worth(self, points: int) -> float:
        """What winning ``points`` (negative: losing them) is worth, in points."""
        now = self._chance(0, 0)
        if self.whole_game and points:
            then = 1.0 if points > 0 else 0.0
        else:
            then = self._chance(max(0, points), max(0, -points))
        return (then - now) * 2 * self.rules.target

    def _chance(self, won: int, lost: int) -> float:
        return chance(self.rules, self.own + won, self.other + lost, self.shares)

    def break_even(self, asked: int, before: int) -> float:
        """The chance to win from which accepting ``asked`` is no worse than losing ``before``."""
        run, lose, win = self.worth(-before), self.worth(-asked), self.worth(asked)
        return (run - lose) / (win - lose)

    def settles(self, worth: int) -> bool:
        """Whether a deal of this worth already wins the game for the side."""
        return self.whole_game or self.own + worth >= self.rules.target

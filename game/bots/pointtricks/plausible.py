"""How well a world explains the cards of the running trick.

Tricks that are over are not asked about: that was measured, and it misled more than it told.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import exp
from typing import NamedTuple

from game.bots.pointtricks.playout import World
from game.bots.pointtricks.policy import Trick, rate
from game.bots.pointtricks.tables import PIPS, Rules, playable
from game.engine.pointtricks.masks import COUNT
from game.engine.pointtricks.records import Played
from game.engine.pointtricks.state import PointView

_WARMTH = 8.0
"""Points by which a card must be rated below the best to be played about a third as often."""

_STRAY = 0.15
"""Share of the cards that are played for reasons of their own."""


class _Choice(NamedTuple):
    """A card that another seat chose: in which trick, and with what gone."""

    seat: int
    code: int
    trick: Trick
    gone: list[int]
    unseen: int


class Plausibility:
    """Reads a view once; :meth:`of` then weighs worlds by how often habit would have played what
    was played."""

    def __init__(self, view: PointView, rules: Rules) -> None:
        self._rules, self._size = rules, len(view.hand)
        self._choices: list[_Choice] = []
        lying = {played.card for played in view.table}
        gone = rules.masks(
            event.card
            for event in view.history
            if isinstance(event, Played) and event.card not in lying
        )
        trick = Trick(
            view.trump,
            view.strict,
            view.stock_left,
            declared=view.declared,
            void=[0] * view.players,
        )
        trick.left = view.players
        for played in view.table:
            trick.left -= 1
            code = rules.code[played.card]
            unseen = 40 - self._size - sum(COUNT[mask] for mask in gone)
            self._choices.append(_Choice(played.seat, code, trick.copy(), list(gone), unseen))
            gone[code & 3] |= 1 << (code >> 2)
            trick.lay(played.seat, code & 3, code >> 2, rules.points[code >> 2])

    def of(self, world: World) -> float:
        """The weight of a world, above 0 and at most 1."""
        weight = 1.0
        for choice in self._choices:
            weight *= self._chance(choice, list(world.hands))
        return weight

    def _chance(self, choice: _Choice, hands: list[int]) -> float:
        """How likely the card was, its seat holding it besides what is in ``hands``."""
        rules, trick, seat, code = self._rules, choice.trick, choice.seat, choice.code
        base = seat * 4
        hands[base + (code & 3)] |= 1 << (code >> 2)
        moves: Sequence[int] = hands[base : base + 4]
        if trick.strict and trick.led >= 0:
            partner_wins = not (trick.winner ^ seat) & 1
            moves = playable(
                rules, hands, seat, trick.trump, trick.led, trick.top, trick.ruff, partner_wins
            )
        rated = rate(rules, trick, hands, choice.gone, seat, moves, self._size, choice.unseen)
        top = max(rating for rating, _ in rated)
        total = own = 0.0
        for rating, other in rated:
            likely = exp((rating - top) / _WARMTH)
            total += likely
            if other == code or _stands_for(other, code):
                own = likely
        return _STRAY / len(rated) + (1.0 - _STRAY) * own / total


def _stands_for(lower: int, code: int) -> bool:
    """Whether the rating of one worthless card is that of another of its suit."""
    alike = PIPS >> (lower >> 2) & PIPS >> (code >> 2) & 1
    return bool(alike) and lower & 3 == code & 3 and lower < code

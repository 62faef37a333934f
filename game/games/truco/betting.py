"""What calls and answers are worth, in points of the deal."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from math import exp

from game.games.truco.evaluation import Estimate, Move
from game.games.truco.inference import RAISES, Confidence, rises, stand_of
from game.games.truco.knowledge import Knowledge
from game.games.truco.prospects import Prospects

_CAUTION = 0.1
"""How much more than bare odds people want to see in their cards before they accept."""

_ACCEPT_STEP = 0.08
"""How sharply confidence turns from running into accepting."""


@dataclass(frozen=True, slots=True)
class RaiseValue:
    """What a call is worth, and the share of worlds in which the others run from it."""

    points: float
    run: float


class Bets:
    """The worth of a deal's alternatives for a side, given an estimate of its worlds."""

    def __init__(self, facts: Knowledge, estimate: Estimate) -> None:
        self.facts = facts
        self._estimate = estimate
        self._confidence = Confidence(facts)
        self.prospects = Prospects.of(facts.view)

    def raises(self, worth: int) -> int:
        """How many raises lead to ``worth``."""
        return sum(1 for step in self.facts.rules.ladder[1:] if step <= worth)

    def play_for(self, worth: int, move: Move) -> float:
        """Expected points of playing the deal out for ``worth``."""
        win, lose = self.prospects.worth(worth), self.prospects.worth(-worth)
        estimate = self._estimate
        return sum(
            weight * (win if result > 0 else lose if result < 0 else 0.0)
            for weight, result in zip(estimate.weights, estimate.results[move], strict=True)
        )

    def raise_to(self, asked: int, before: int, move: Move) -> RaiseValue:
        """Expected points of asking for ``asked``, where running would leave us ``before``.

        In each world the others answer by what their cards look like to them.
        """
        prospects, ladder = self.prospects, self.facts.rules
        theirs = prospects.turned()
        win, lose = prospects.worth(asked), prospects.worth(-asked)
        gain = prospects.worth(before)
        needed = theirs.break_even(asked, before)
        above = ladder.next_worth(asked)
        if above is not None and theirs.settles(asked):
            above = None
        points = ran = raised = raised_result = 0.0
        for weight, result, confidence in self._worlds(move):
            runs = _run_share(confidence, needed)
            raises = 0.0 if above is None else rises(confidence, RAISES)
            stays = max(0.0, 1.0 - runs - raises)
            points += weight * (
                runs * gain + stays * (win if result > 0 else lose if result < 0 else 0.0)
            )
            ran += weight * runs
            raised += weight * raises
            raised_result += weight * raises * result
        if above is not None and raised > 0:
            even = prospects.worth(above), prospects.worth(-above)
            won, lost = (raised + raised_result) / 2, (raised - raised_result) / 2
            points += max(raised * lose, won * even[0] + lost * even[1])
        return RaiseValue(points, ran)

    def _worlds(self, move: Move) -> Iterator[tuple[float, float, float]]:
        """Weight, result and the answering seat's confidence of each world."""
        facts, estimate = self.facts, self._estimate
        position = facts.position
        seat = self._answering_seat()
        stand = stand_of(seat, position.leader, position.table, position.results, position.players)
        confident: dict[tuple[int, ...], float] = {}
        for weight, hands, result in zip(
            estimate.weights, estimate.hands, estimate.results[move], strict=True
        ):
            hand = hands[seat]
            if hand not in confident:
                confident[hand] = self._confidence.of(hand, stand)
            yield weight, result, confident[hand]

    def _answering_seat(self) -> int:
        """Who answers a call of ours: the first of the other side from the turn on."""
        turn = self.facts.view.turn
        return turn if turn % 2 != self.facts.side else (turn + 1) % self.facts.view.players


def _run_share(confidence: float, needed: float) -> float:
    if needed <= 0.0:  # running loses the game: nobody runs
        return 0.0
    return 1.0 / (1.0 + exp((confidence - needed - _CAUTION) / _ACCEPT_STEP))

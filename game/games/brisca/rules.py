"""The rules of Brisca: three cards, a stock, no duty, 61 of 120 points win a deal."""

from __future__ import annotations

from functools import cache

from game.engine.contract import Outcome, Standing
from game.engine.duty import Duty
from game.engine.options import Options
from game.engine.pointtricks.game import PointTrickGame
from game.engine.pointtricks.scores import MatchTerms, PointStanding
from game.engine.pointtricks.terms import SwapRule, Terms
from game.engine.spanish import (
    ACE,
    CABALLO,
    FIVE,
    FOUR,
    REY,
    SEVEN,
    SIX,
    SOTA,
    THREE,
    TWO,
    figures,
)
from game.games.brisca.options import SCHEMA

HALF = 60
"""Half the points of the pack: a deal needs more."""


@cache
def _terms(options: Options) -> Terms:
    strength, points = figures(options["figures"] == "sota")
    needs_trick = options.flag("swap_needs_trick")
    # Before the last but one trick of the stock: another draw must follow the next one.
    seven = SwapRule(SEVEN, (SOTA, CABALLO, REY, THREE, ACE), needs_trick, keeps_draws=1)
    two = SwapRule(TWO, (FOUR, FIVE, SIX, SEVEN), needs_trick, keeps_draws=1)
    swaps = {"seven_and_two": (seven, two), "seven": (seven,), "none": ()}
    return Terms(
        strength=strength,
        points=points,
        packets=(1, 1, 1),
        stock=True,
        strict="never",
        duty=Duty(),
        swaps=swaps[options.word("swaps")],
    )


class BriscaGame(PointTrickGame):
    """Brisca for four in pairs, or for two; the score counts deals."""

    name = "brisca"
    players = (4, 2)
    schema = SCHEMA

    def terms(self, options: Options) -> Terms:
        return _terms(options)

    def match_terms(self, options: Options) -> MatchTerms:
        return MatchTerms(format="cumulative", target=options.number("deals_to_win"))

    def settle(
        self, options: Options, players: int, standing: Standing, outcome: Outcome
    ) -> PointStanding:
        """Whoever took more than half the points wins the deal; 60 each is nobody's."""
        won = tuple(int(points > HALF) for points in outcome.points)
        points = tuple(p + q for p, q in zip(standing.points, won, strict=True))
        target = options.number("deals_to_win")
        winners = tuple(side for side in (0, 1) if points[side] >= target)
        dealer = (standing.dealer + 1) % players
        return PointStanding(points, dealer, standing.deal + 1, winners)


GAME = BriscaGame()

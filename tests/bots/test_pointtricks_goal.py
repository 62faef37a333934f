"""What the end of a deal is worth, by the state of the match."""

from __future__ import annotations

import pytest

from game.bots.pointtricks.goal import game_goal, majority_goal
from game.bots.pointtricks.playout import End
from game.engine.pointtricks.scores import MatchTerms, PointStanding

CUMULATIVE = MatchTerms(format="cumulative", target=100)
VUELTAS = MatchTerms(format="vueltas", target=101, last_trick_decides=True)
FIXED = MatchTerms(format="fixed_deals", target=100, deals=4)


def _standing(ours: int, theirs: int, round_: int = 1) -> PointStanding:
    return PointStanding((ours, theirs), 0, 1, round=round_)


def test_both_sides_see_the_same_from_opposite_sides() -> None:
    for terms in (CUMULATIVE, VUELTAS, FIXED):
        there = game_goal(terms, _standing(60, 45))
        back = game_goal(terms, _standing(45, 60))
        for ours, theirs in ((70, 60), (30, 100), (50, 50)):
            worth = there(End(ours, theirs, 0, -1))
            assert worth == pytest.approx(-back(End(theirs, ours, 1, -1)))


def test_at_the_start_points_count_about_what_they_are() -> None:
    goal = game_goal(CUMULATIVE, _standing(0, 0))
    ten_ahead = goal(End(70, 60, 0, -1)) - goal(End(65, 65, 0, -1))
    assert 7 < ten_ahead < 13


def test_winning_the_game_counts_more_than_points() -> None:
    # From 70 each, thirty points more are a game.
    goal = game_goal(CUMULATIVE, _standing(70, 70))
    wins_by_one = goal(End(30, 29, 0, -1))
    loses_by_one = goal(End(29, 30, 0, -1))
    assert wins_by_one - loses_by_one > 60
    # Both past the target: the higher wins here, who took the last trick in Aragon.
    assert goal(End(66, 64, 1, -1)) > 30
    aragon = game_goal(VUELTAS, _standing(70, 70, 2))
    assert aragon(End(66, 64, 1, -1)) < -30
    assert aragon(End(64, 66, 0, -1)) > 30


def test_a_set_number_of_deals_is_decided_by_the_last() -> None:
    goal = game_goal(FIXED, _standing(200, 210, 4))
    assert goal(End(71, 60, 0, -1)) - goal(End(70, 60, 0, -1)) > 30
    before = game_goal(FIXED, _standing(200, 210, 3))
    assert before(End(71, 60, 0, -1)) - before(End(70, 60, 0, -1)) < 2


def test_what_takes_the_match_counts_most() -> None:
    goal = game_goal(VUELTAS, _standing(0, 0))
    assert goal(End(0, 60, 0, 0)) > goal(End(101, 29, 0, -1))
    assert goal(End(60, 0, 1, 1)) == -goal(End(0, 60, 0, 0))


def test_a_majority_is_all_that_counts() -> None:
    goal = majority_goal(60)
    assert goal(End(60, 60, 0, -1)) == 0.0
    step = goal(End(65, 55, 0, -1)) - goal(End(60, 60, 0, -1))
    far = goal(End(115, 5, 0, -1)) - goal(End(110, 10, 0, -1))
    assert step > 3 * far > 0

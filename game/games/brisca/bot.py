"""The computer players of Brisca."""

from __future__ import annotations

from random import Random

from game.bots.persona import Persona
from game.bots.pointtricks.bot import PointTrickBot
from game.bots.pointtricks.goal import Goal, majority_goal
from game.bots.pointtricks.levels import BRISCA
from game.engine.pointtricks.state import PointView
from game.games.brisca.rules import HALF


def goal(view: PointView) -> Goal:
    """More than half of the points wins the deal; how many more does not matter."""
    return majority_goal(HALF)


def make_bot(persona: Persona, rng: Random) -> PointTrickBot:
    """The bot that plays a persona."""
    return PointTrickBot.of(persona, BRISCA, goal, rng)

"""The computer players of Tute."""

from __future__ import annotations

from random import Random

from game.bots.persona import Persona
from game.bots.pointtricks.bot import PointTrickBot
from game.bots.pointtricks.goal import Goal, game_goal
from game.bots.pointtricks.levels import TUTE
from game.engine.pointtricks.scores import PointStanding
from game.engine.pointtricks.state import PointView
from game.games.tute.rules import GAME


def goal(view: PointView) -> Goal:
    """What the end of the deal is worth in its game."""
    assert isinstance(view.standing, PointStanding)
    return game_goal(GAME.match_terms(view.options), view.standing)


def make_bot(persona: Persona, rng: Random) -> PointTrickBot:
    """The bot that plays a persona."""
    return PointTrickBot.of(persona, TUTE, goal, rng)

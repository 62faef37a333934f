"""Worlds weigh by how well they explain what the others played."""

from __future__ import annotations

from math import log
from random import Random

from game.bots.pointtricks.bot import PointTrickBot
from game.bots.pointtricks.levels import Level
from game.bots.pointtricks.plausible import Plausibility
from game.bots.pointtricks.playout import World
from game.bots.pointtricks.tables import Rules
from game.bots.runner import Thinking
from game.engine.pointtricks.sampling import Sampler
from tests.bots.pointtricks_table import GAMES, GOALS, PLAIN, deal, positions, walk

GUINOTE = GAMES[0]
LAID = {p.name: p for p in positions("guinote.toml")}


def test_the_hands_that_are_held_explain_best_what_was_played() -> None:
    """Over deals played by habit; were nothing learnt, the mean would be below 0."""
    rng = Random(1)
    found = []
    for number in range(12):
        state = deal(GUINOTE, GUINOTE.schema.check({}), 4, number)
        while (seat := state.actor) is not None:
            view = state.view(seat)
            if state.table:
                rules = Rules.of(view.terms, 4)
                plausible = Plausibility(view, rules)
                held = plausible.of(World.of(rules, state.hands, state.stock))
                drawn = [plausible.of(World.of(rules, *Sampler(view).draw(rng))) for _ in range(6)]
                found.append(log(held / (sum(drawn) / len(drawn))))
            habit = PointTrickBot(PLAIN, Level(0, 1, 0.0, 0.0), GOALS["guinote"], number)
            state.play(Thinking(habit, view).finish().action)
    assert len(found) > 250
    assert sum(found) / len(found) > 0.04


def test_weights_are_positive_and_no_world_weighs_more_than_one() -> None:
    rng = Random(2)
    seen = set()
    for game in GAMES:
        for players in game.players:
            for state in walk(deal(game, game.schema.check({}), players, 3), rng):
                view = state.view(state.turn)
                if rng.random() < 0.5:
                    continue
                rules = Rules.of(view.terms, players)
                world = World.of(rules, *Sampler(view).draw(rng))
                weight = Plausibility(view, rules).of(world)
                assert weight == Plausibility(view, rules).of(world)
                assert 0.0 < weight <= 1.0
                seen.add(weight < 1.0)
    assert seen == {True, False}


def test_what_a_seat_did_itself_tells_it_nothing() -> None:
    state = LAID["trumps stay in hand while the stock lasts"].state
    view = state.view(state.turn)
    rules = Rules.of(view.terms, 4)
    assert Plausibility(view, rules).of(World.of(rules, state.hands, state.stock)) == 1.0

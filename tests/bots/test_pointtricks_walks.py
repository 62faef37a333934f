"""The bot in deals played at random: always legal, always the same, blind to hidden cards."""

from __future__ import annotations

from random import Random

import pytest

from game.bots.runner import Thinking
from game.engine.pointtricks.game import PointTrickGame
from game.engine.pointtricks.sampling import Sampler
from game.engine.pointtricks.state import PointState
from tests.bots.pointtricks_table import (
    GAMES,
    TEMPERS,
    bot,
    deal,
    decide,
    mutated,
    preset,
    presets,
    walk,
)

CASES = [
    (game, name, players) for game in GAMES for name in presets(game) for players in game.players
]


def _asked(state: PointState, level: int, seen: int, game: str) -> None:
    """Ask every seat that may do something."""
    for seat in range(state.players):
        legal = state.legal(seat)
        if not legal:
            continue
        temper = TEMPERS[seen % len(TEMPERS)]
        view = state.view(seat)
        decision = decide(game, view, temper, level, seen)  # asserts that there was no fault
        assert decision.action in legal
        assert decision.reasons
        assert all(action in legal for action, _ in decision.values)
        if seat not in state.deciders:
            said = bot(game, seat, temper, level, seen).interrupt(view)
            assert said is None or said in legal
        assert bot(game, seat).fallback(view) in legal


@pytest.mark.parametrize(("game", "name", "players"), CASES)
def test_never_illegal_and_never_at_a_loss(game: PointTrickGame, name: str, players: int) -> None:
    rng = Random(f"{game.name} {name} {players}")
    options = preset(game, name)
    for number in range(2):
        for seen, state in enumerate(walk(deal(game, options, players, number), rng)):
            _asked(state, 1 if seen % 4 else 2, seen, game.name)


def test_any_options_at_all() -> None:
    rng = Random(2)
    for number in range(40):
        game = GAMES[number % 3]
        players = rng.choice(game.players)
        points = (0, 0) if game.name == "brisca" else (rng.randrange(99), rng.randrange(99))
        begun = deal(game, mutated(game, rng), players, number, points, 1 + number % 2)
        for seen, state in enumerate(walk(begun, rng)):
            _asked(state, 1 if seen % 9 else 2, seen, game.name)


@pytest.mark.parametrize("level", [1, 3])
def test_the_same_again_for_the_same_seed(level: int) -> None:
    rng = Random(3)
    for game in GAMES:
        for players in game.players:
            begun = deal(game, game.schema.check({}), players, 4)
            veterans = [bot(game.name, seat, TEMPERS[1], level, 4) for seat in range(players)]
            for state in walk(begun, rng):
                assert state.actor is not None
                if rng.random() < 0.8:
                    continue
                view = state.view(state.actor)
                first = decide(game.name, view, TEMPERS[1], level, 4)
                again = state.copy().view(state.actor)
                assert decide(game.name, again, TEMPERS[1], level, 4) == first
                # Nor does it matter what the bot was asked before.
                assert Thinking(veterans[state.actor], view).finish() == first


def test_hidden_cards_change_no_decision() -> None:
    rng = Random(5)
    compared = changed = 0
    for number in range(15):
        game = GAMES[number % 3]
        players = game.players[number // 3 % len(game.players)]
        name = presets(game)[number % len(presets(game))]
        for state in walk(deal(game, preset(game, name), players, number), rng):
            seat = state.actor
            if seat is None or rng.random() < 0.6:
                continue
            view = state.view(seat)
            other = PointState.of_view(view, *Sampler(view).draw(rng))
            same = other.view(seat)
            assert same == view
            changed += other.hands != state.hands
            level = (1, 1, 1, 3)[compared % 4]
            expected = decide(game.name, view, level=level)
            assert decide(game.name, same, level=level) == expected
            compared += 1
    assert compared > 200
    assert changed > 150


def test_the_slices_are_small() -> None:
    """A world is one node: nothing holds up a frame for long."""
    state = deal(GAMES[0], GAMES[0].schema.check({}), 4, 1)
    thinking = Thinking(bot("guinote", state.turn, level=5), state.view(state.turn))
    thinking.finish()
    assert thinking.nodes >= 150

"""What the bot says a play, a song, a swap or a draw was worth."""

from __future__ import annotations

from random import Random

import pytest

from game.bots.base import Decision
from game.bots.pointtricks import levels
from game.bots.pointtricks.bot import PointTrickBot
from game.bots.pointtricks.levels import Level
from game.bots.runner import Thinking
from game.engine.contract import Action
from game.engine.pointtricks.records import Play
from game.engine.pointtricks.state import PointView
from tests.bots.asking import appraised
from tests.bots.pointtricks_table import (
    GAMES,
    GOALS,
    PLAIN,
    Position,
    code,
    deal,
    mutated,
    positions,
    walk,
)

LAID = {(p.game, p.name): p for game in GAMES for p in positions(f"{game.name}.toml")}
QUICK = Level(24, 6, 0.0, 0.0, weighs=True)


def _appraise(game: str, view: PointView, action: Action) -> Decision:
    bot = PointTrickBot(PLAIN, levels.STRONGEST, GOALS[game], 1)
    return appraised(bot, view, action)


def _cost(position: Position, action: str) -> float:
    """What an action of a position gives away."""
    view = position.state.view(position.seat)
    done = next(a for a in view.legal if code(a) == action)
    values = dict(_appraise(position.game, view, done).values)
    return max(values.values()) - values[done]


def test_every_action_can_be_valued(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("game.bots.pointtricks.bot.STRONGEST", QUICK)
    rng = Random(1)
    kinds = set()
    for number in range(15):
        game = GAMES[number % 3]
        players = rng.choice(game.players)
        points = (0, 0) if game.name == "brisca" else (rng.randrange(99), rng.randrange(99))
        begun = deal(game, mutated(game, rng), players, number, points, 1 + number % 2)
        for state in walk(begun, rng):
            if state.table and rng.random() < 0.7:
                continue
            for seat in range(players):
                view = state.view(seat)
                if not view.legal:
                    continue
                rare = [a for a in view.legal if not isinstance(a, Play)]
                action = rng.choice(rare or view.legal)
                decision = _appraise(game.name, view, action)
                values = dict(decision.values)
                assert action in values
                assert values[decision.action] == max(values.values())
                assert set(values) <= set(view.legal)
                assert _appraise(game.name, view, action) == decision
                kinds.add(action.do)
    assert kinds >= {"play", "draw", "declare", "swap"}


def test_it_decides_as_usual_where_there_is_nothing_to_ask() -> None:
    position = LAID["tute", "under the foe's ace the least"]
    view = position.state.view(position.seat)
    thinking = Thinking(PointTrickBot(PLAIN, levels.STRONGEST, GOALS["tute"], 1), view)
    best = thinking.finish().action
    assert _appraise("tute", view, best).action == best


@pytest.mark.parametrize(
    ("game", "name", "action", "least"),
    [
        # Twenty points, some of which can still be sung after a later trick.
        ("guinote", "twenty at once", "draw", 3.0),
        ("guinote", "forty before twenty", "draw", 10.0),
        # Of two pairs the forty may be lost.
        ("guinote", "forty before twenty", "declare RB", 3.0),
        # The seven gone, the ace of trump stays under the stock for somebody.
        ("guinote", "the seven is swapped for the ace", "7O", 8.0),
        ("tute", "four reyes win the match", "RO", 60.0),
        # Eleven points for the foe, whose ace of trump nobody beats.
        ("brisca", "nothing for a lost trick", "AE", 5.0),
        ("tute", "the partner's ace takes the trick: give it the three", "5C", 1.0),
    ],
)
def test_what_is_left_undone_or_given_away_has_a_cost(
    game: str, name: str, action: str, least: float
) -> None:
    assert _cost(LAID[game, name], action) > least


@pytest.mark.parametrize(
    ("game", "name", "actions"),
    [
        ("guinote", "a worthless card leads, ace and three stay", ("5E", "6E")),
        ("guinote", "no trump for an empty trick", ("6B", "7B")),
        ("guinote", "nothing for a lost trick", ("2C", "6C")),
    ],
)
def test_equal_cards_cost_the_same(game: str, name: str, actions: tuple[str, str]) -> None:
    position = LAID[game, name]
    low, high = (_cost(position, action) for action in actions)
    assert low == high < 1.5


def test_what_is_accepted_costs_next_to_nothing() -> None:
    """Chance is not to blame anybody: what a good player would do is never called a mistake."""
    for position in LAID.values():
        if not position.out_of_turn:
            assert _cost(position, position.accept[0]) < 1.0, position.name

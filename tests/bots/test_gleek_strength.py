"""Who beats whom at Gleek, on the same cards in every seating, and whole sessions."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from game import presets, resources
from game.bots.base import seat_rng
from game.bots.persona import Persona, load
from game.engine.shuffle import Stream, numbered_secret
from game.games.gleek.bot import make_bot
from game.games.gleek.rules import GAME, GleekStanding, GleekState
from tests.bots.asking import decided, meet

REGULARS = ("margery", "hale", "nan")


def test_every_seating_is_played() -> None:
    result = meet("gleek", 3, "beginner", "random", 2)
    assert result.deals == 12


def test_beginner_beats_random_by_far() -> None:
    result = meet("gleek", 3, "beginner", "random", 8)
    assert result.mean > 3.0


def test_sensible_beats_random_by_far() -> None:
    result = meet("gleek", 3, "sensible", "random", 2)
    assert result.mean > 5.0


@pytest.mark.slow
@pytest.mark.parametrize(
    ("better", "worse"), [("sensible", "second"), ("sensible", "beginner"), ("second", "beginner")]
)
def test_each_level_beats_those_below_beyond_doubt(better: str, worse: str) -> None:
    result = meet("gleek", 3, better, worse, 150)
    assert result.mean - result.interval > 0.0


def _session(number: int, level: int) -> Iterator[GleekState]:
    """The deals of a session among three of different temper, each as it ended."""
    preset = presets.find("gleek", "standard")
    assert preset is not None
    people = load(resources.path("config", "bots")).all
    bots = []
    for seat, name in enumerate(REGULARS):
        who = people[name]
        persona = Persona(who.id, who.name, level=min(level, who.level), temper=who.temper)
        bots.append(make_bot(persona, seat_rng(name, seat, str(number))))
    secret = numbered_secret(number)
    standing = GAME.start(preset.options, 3, Stream(secret, "start"))
    while not standing.winners:
        state = GAME.deal(preset.options, 3, Stream(secret, f"deal {standing.deal}"), standing)
        while state.outcome is None:
            assert state.actor is not None
            state.play(decided(bots[state.actor], state.view(state.actor)).action)
        yield state
        standing = GAME.settle(preset.options, 3, standing, state.outcome)
        assert isinstance(standing, GleekStanding)
        assert sum(standing.points) + standing.pot == 0


def test_whole_sessions_end_and_nothing_is_lost_or_made() -> None:
    deals = 0
    for number in range(6):
        for state in _session(number, 1):
            outcome = state.outcome
            assert outcome is not None
            assert sum(outcome.points) == 0
            assert sum(outcome.totals) == 66
            assert outcome.pot == 0
            assert state.vying.stake <= state.standing.opening + 32
            deals += 1
    assert deals == 18

"""Who beats whom at Guritipau, on the same cards from both sides, and whole matches."""

from __future__ import annotations

import pytest

from game import resources
from game.bots.base import Bot, seat_rng
from game.bots.persona import Persona, Temper, load
from game.bots.runner import interruption
from game.engine.options import Options
from game.engine.shuffle import Stream, numbered_secret
from game.games.guritipau.bot import make_bot
from game.games.guritipau.rules import GAME, GuritipauStanding
from tests.bots.asking import decided, meet
from tests.examples.guritipau_table import preset

REGULARS = ("zulmira", "toi", "nela", "djoy")


def test_beginner_beats_random_by_far() -> None:
    result = meet("guritipau", 4, "beginner", "random", 20)
    assert result.mean - result.interval > 0.0


def test_sensible_beats_random_by_far() -> None:
    result = meet("guritipau", 4, "sensible", "random", 3)
    assert result.mean > 1.0


def test_the_first_level_that_thinks_beats_the_beginner() -> None:
    result = meet("guritipau", 4, "second", "beginner", 12)
    assert result.mean > 0.0


@pytest.mark.slow
def test_sensible_beats_the_beginner_beyond_doubt() -> None:
    result = meet("guritipau", 4, "sensible", "beginner", 80)
    assert result.mean - result.interval > 0.3


def _match(number: int, options: Options, tempers: dict[str, Temper]) -> GuritipauStanding:
    """A whole match among four of different temper; how it ended."""
    people = load(resources.path("config", "bots")).all
    bots: dict[int, Bot] = {}
    for seat, name in enumerate(REGULARS):
        temper = tempers.get(name, people[name].temper)
        persona = Persona(name, people[name].name, level=1, temper=temper)
        bots[seat] = make_bot(persona, seat_rng(name, seat, str(number)))
    secret = numbered_secret(number)
    standing = GAME.start(options, 4, Stream(secret, "start"))
    faults: list[str] = []
    while not standing.winners:
        assert standing.deal < 200
        state = GAME.deal(options, 4, Stream(secret, f"deal {standing.deal}"), standing)
        while state.outcome is None:
            assert state.actor is not None
            state.play(decided(bots[state.actor], state.view(state.actor)).action)
            while (said := interruption(bots, state, faults)) is not None:
                state.play(said)
        assert faults == []
        standing = GAME.settle(options, 4, standing, state.outcome)
    return standing


@pytest.mark.parametrize("name", ["standard", "sao-nicolau", "simple"])
def test_whole_matches_end(name: str) -> None:
    for number in range(2):
        standing = _match(number, preset(name), {})
        assert standing.pedras[standing.winners[0]] == 1


def test_matches_of_two_pedras_end() -> None:
    standing = _match(9, preset("standard", target_pedras=2), {})
    assert sorted(standing.pedras) == [0, 2]


def test_matches_with_cheats_end() -> None:
    cheat = Temper(1.0, 0.8, 0.3, 0.9, 0.8)
    for number in range(2):
        options = preset("standard", renege=True)
        assert _match(number, options, {"toi": cheat, "djoy": cheat}).winners

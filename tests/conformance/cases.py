"""Every game × preset × number of players, and deals played at random under any options."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from random import Random

from game import presets, registry
from game.engine.contract import Action, Game, Standing, State
from game.engine.options import Options
from game.engine.shuffle import Stream, numbered_secret

MOST_DEALS = 500
"""Some rule sets let a match go on without end; nobody waits for it here."""


@dataclass(frozen=True)
class Case:
    """A game with one of its presets, at a table of so many."""

    game: Game
    preset: str
    options: Options
    players: int

    def __str__(self) -> str:
        return f"{self.game.name}-{self.preset}-{self.players}"


def _cases() -> Iterator[Case]:
    for name in registry.GAMES:
        game = registry.rules(name)
        shipped, faults = presets.load(name)
        assert not faults, faults
        for preset in shipped:
            for players in (preset.players,) if preset.players else game.players:
                yield Case(game, preset.name, preset.options, players)


CASES = tuple(_cases())
GAMES = tuple(registry.rules(name) for name in registry.GAMES)


def mutated(game: Game, rng: Random) -> Options:
    """Options drawn at random, each from its choices."""
    return game.schema.check({option.name: rng.choice(option.values) for option in game.schema})


def deal(case: Case, number: int, standing: Standing | None = None) -> State:
    """A deal of a numbered match, the first one unless a standing is given."""
    secret = numbered_secret(number)
    if standing is None:
        standing = case.game.start(case.options, case.players, Stream(secret, "start"))
    stream = Stream(secret, f"deal {standing.deal}")
    return case.game.deal(case.options, case.players, stream, standing)


def random_action(state: State, players: int, rng: Random) -> Action:
    """Any action that any seat may take now; mostly one of those asked."""
    if rng.random() < 0.1:
        seats = [seat for seat in range(players) if state.legal(seat)]
    else:
        seats = list(state.deciders)
    return rng.choice(state.legal(rng.choice(seats)))


def match_deals(case: Case, number: int, rng: Random) -> Iterator[State]:
    """The deals of a match whose actions are random, each as it begins.

    The caller may look at a deal; it is then played to its end here.
    """
    secret = numbered_secret(number)
    standing = case.game.start(case.options, case.players, Stream(secret, "start"))
    while not standing.winners and standing.deal <= MOST_DEALS:
        state = deal(case, number, standing)
        yield state
        while state.actor is not None:
            state.play(random_action(state, case.players, rng))
        assert state.outcome is not None
        standing = case.game.settle(case.options, case.players, standing, state.outcome)


def positions(case: Case, number: int, rng: Random) -> Iterator[State]:
    """Every position of a match played at random."""
    for state in match_deals(case, number, rng):
        while state.actor is not None:
            yield state
            state.play(random_action(state, case.players, rng))

"""How fast the computer players look ahead, and how long they make anybody wait.

All times are of the processor, not of the clock: what else the machine does shall not count.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from itertools import islice
from random import Random
from time import process_time

from game import presets, registry
from game.bench.figure import Figure
from game.bench.yardstick import sprint
from game.bots.base import Bot, seat_rng
from game.bots.persona import LEVELS, Persona
from game.bots.pointtricks.memory import Recollection
from game.bots.pointtricks.playout import World, play_out
from game.bots.pointtricks.tables import Rules
from game.bots.runner import SLICE, Thinking, interruption
from game.engine.contract import Action, State, View
from game.engine.pointtricks.state import PointState
from game.engine.shuffle import Stream, numbered_secret

GAMES = registry.GAMES
"""Games whose decisions are measured."""

STATES = 12
"""Different deals that playouts start from."""
PLAYOUTS = 200
"""Playouts from each of them in a round."""
SINGLE = 40
"""The same of what is slower."""
NOISE = 0.25
"""How often the players' own playouts play at random."""

DECISION_GOAL, SLICE_GOAL = 0.5, 5.0
"""Seconds that a decision may take, milliseconds that a slice of it may take."""
ENOUGH = 1.2
"""Seconds of thinking after which no further deal is begun at a level."""


def measure(rounds: int) -> Iterator[Figure]:
    """Playouts beside the yardstick, then decisions, level by level and game by game."""
    yield from playouts(rounds)
    for game in GAMES:
        yield from decisions(game, rounds)


# Playouts


def playouts(rounds: int) -> Iterator[Figure]:
    """Playouts a second, ours and the yardstick's, from the same states in the same rounds."""
    strict = list(islice(strict_phases("guinote"), STATES))
    whole = list(islice(strict_phases("tute"), STATES))
    bare, ready, single, habits, bare_whole, ready_whole = _fastest(
        rounds,
        [
            (lambda: _sprints(strict, PLAYOUTS), STATES * PLAYOUTS),
            (lambda: _prepared(strict, PLAYOUTS), STATES * PLAYOUTS),
            (lambda: _one_by_one(strict, SINGLE), STATES * SINGLE),
            (lambda: _by_habit(strict, SINGLE), STATES * SINGLE),
            (lambda: _sprints(whole, PLAYOUTS), STATES * PLAYOUTS),
            (lambda: _prepared(whole, PLAYOUTS), STATES * PLAYOUTS),
        ],
    )
    yield Figure("playouts, strict phase", ready, "k/s", 0.6, bare, floor=True)
    yield Figure("playouts, ten tricks of Tute", ready_whole, "k/s", 0.6, bare_whole, floor=True)
    yield Figure("playouts, each from a state", single, "k/s", None, bare, floor=True)
    yield Figure("playouts by players' habits", habits, "k/s", None, bare, floor=True)


def strict_phases(game: str) -> Iterator[PointState]:
    """States of four players' deals in which the strict phase begins: six tricks of Guiñote, ten of
    Tute."""
    number = 0
    while True:
        number += 1
        state = _deal(game, number)
        assert isinstance(state, PointState)
        rng = Random(number)
        while not state.strict:
            state.apply(rng.choice(state.legal()))
        yield state


def _fastest(rounds: int, works: Sequence[tuple[Callable[[], None], int]]) -> list[float]:
    """Of works of so many playouts each, done turn about: thousands of playouts a second in the
    best round. What else the machine does can only lengthen one."""
    times: list[list[float]] = [[] for _ in works]
    for number in range(rounds):
        order = list(enumerate(works))
        for n, (work, _count) in order if number % 2 == 0 else reversed(order):
            start = process_time()
            work()
            times[n].append(process_time() - start)
    return [count / min(took) / 1000 for (_, count), took in zip(works, times, strict=True)]


def masks(state: PointState) -> list[int]:
    """The hands of a state as the yardstick wants them."""
    suits = [0] * (4 * state.players)
    for seat, hand in enumerate(state.hands):
        for card in hand:
            suits[4 * seat + card % 4] |= 1 << state.terms.strength[card]
    return suits


def _sprints(states: Sequence[PointState], count: int) -> None:
    random = Random(1).random
    for state in states:
        suits, trump, leader = masks(state), state.trump, state.turn
        for _ in range(count):
            sprint(suits[:], trump, leader, random)


def _prepared(states: Sequence[PointState], count: int) -> None:
    rng = Random(1)
    for state in states:
        for _ in islice(state.playouts(rng), count):
            pass


def _one_by_one(states: Sequence[PointState], count: int) -> None:
    rng = Random(1)
    for state in states:
        for _ in range(count):
            state.playout(rng)


def _by_habit(states: Sequence[PointState], count: int) -> None:
    random = Random(1).random
    for state in states:
        rules = Rules.of(state.terms, state.players)
        position = Recollection(state.view(state.turn)).position(rules)
        world = World.of(rules, state.hands, state.stock)
        cards = sum(map(len, state.hands))
        for _ in range(count):
            world.luck = tuple([random() for _ in range(cards)])
            play_out(rules, position, world, None, NOISE)


# Decisions


@dataclass(slots=True)
class Spent:
    """Seconds that a player thought about something: all in all, and in the longest slice."""

    whole: float
    slice: float

    def best(self, other: Spent) -> Spent:
        """What both measurements of the same thought agree on."""
        return Spent(min(self.whole, other.whole), min(self.slice, other.slice))


def decisions(game: str, rounds: int) -> Iterator[Figure]:
    """What each level takes to decide at the usual table: its pace, and the worst of all levels."""
    every: list[Spent] = []
    for level in LEVELS:
        thoughts = list(thoughts_of(game, level, rounds))
        pace = len(thoughts) / sum(thought.whole for thought in thoughts)
        yield Figure(f"{game}, level {level}", pace, "decisions/s")
        every += thoughts
    slowest = max(thought.whole for thought in every)
    longest = max(thought.slice for thought in every)
    yield Figure(f"{game}, slowest decision", slowest, "s", DECISION_GOAL)
    yield Figure(f"{game}, longest slice", 1000 * longest, "ms", SLICE_GOAL)


def thoughts_of(game: str, level: int, rounds: int) -> Iterator[Spent]:
    """Let a level play against itself, one deal at least and ``rounds`` at most; what it thought
    where it had a choice.

    A thought longer than its goals is thought again, up to ``rounds`` times: only what is long each
    time is the player's own doing. What it reads from disk at its first decision does not count.
    """
    persona = Persona(f"level:{level}", "", level=level)
    make = registry.bot_maker(game)
    spent = 0.0
    for number in range(1, rounds + 1):
        if spent > ENOUGH:
            return
        state = _deal(game, number)
        seats = range(len(state.hands))
        bots = {seat: make(persona, seat_rng(persona.id, seat, str(number))) for seat in seats}
        while state.outcome is None:
            seat = state.actor
            assert seat is not None
            view = state.view(seat)
            if not spent:
                _think(bots[seat], view)
            action, thought = _think(bots[seat], view)
            for _ in range(rounds - 1):
                if thought.whole <= DECISION_GOAL and thought.slice <= SLICE_GOAL / 1000:
                    break
                thought = thought.best(_think(bots[seat], view)[1])
            spent += thought.whole
            if len(view.legal) > 1:
                yield thought
            state.apply(action)
            while (said := interruption(bots, state)) is not None:
                state.apply(said)


def _think(bot: Bot, view: View) -> tuple[Action, Spent]:
    """Decide in slices, as at the table."""
    thinking = Thinking(bot, view)
    spent = Spent(0.0, 0.0)
    decision = None
    while decision is None:
        start = process_time()
        decision = thinking.step(SLICE)
        took = process_time() - start
        spent = Spent(spent.whole + took, max(spent.slice, took))
    if thinking.fault:
        raise RuntimeError(thinking.fault)
    return decision.action, spent


def _deal(game: str, number: int) -> State:
    """The first deal of a numbered match by the standard rules, for as many as are usual."""
    rules = registry.rules(game)
    preset = presets.find(game, presets.STANDARD)
    assert preset is not None
    players = rules.players[0]
    secret = numbered_secret(number)
    standing = rules.start(preset.options, players, Stream(secret, "start"))
    return rules.deal(preset.options, players, Stream(secret, "deal 1"), standing)

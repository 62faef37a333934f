"""The fast playout and the solver against the rules themselves."""

from __future__ import annotations

from collections.abc import Generator, Iterator
from random import Random

import pytest

from game.bots.pointtricks.goal import Goal
from game.bots.pointtricks.memory import Recollection
from game.bots.pointtricks.playout import (
    TO_THE_END,
    UNMOVED,
    End,
    Position,
    Step,
    World,
    play_out,
)
from game.bots.pointtricks.solver import Solver
from game.bots.pointtricks.tables import NOBODY, PIPS, Rules
from game.bots.pointtricks.worth import by_mask
from game.engine.contract import Action
from game.engine.pointtricks.game import PointTrickGame
from game.engine.pointtricks.records import Declare, DeclareFour, Draw, Play, Swap
from game.engine.pointtricks.state import PointState
from game.engine.spanish import REY, of
from tests.bots.pointtricks_table import GAMES, GOALS, deal, mutated, presets, walk
from tests.bots.pointtricks_table import preset as options_of

TABLES = [(game, players) for game in GAMES for players in game.players]
each_table = pytest.mark.parametrize(
    ("game", "players"), TABLES, ids=[f"{game.name}-{players}" for game, players in TABLES]
)


def _open(state: PointState) -> tuple[Rules, Position, World]:
    """A state that waits for a card, as a search sees it with all cards open."""
    rules = Rules.of(state.terms, state.players)
    position = Recollection(state.view(state.turn)).position(rules)
    return rules, position, World.of(rules, state.hands, state.stock)


def _end(state: PointState) -> End:
    outcome = state.outcome
    assert outcome is not None
    ours, theirs = outcome.points
    takes = NOBODY if outcome.takes_match is None else outcome.takes_match
    return End(ours, theirs, NOBODY if outcome.last is None else outcome.last, takes)


def _action(rules: Rules, trump: int, step: Step) -> Action:
    kind, seat, n = step
    match kind:
        case "play":
            return Play(seat, rules.card[n])
        case "draw":
            return Draw(seat)
        case "swap":
            return Swap(seat, rules.card[n * 4 + trump])
        case "declare":
            return Declare(seat, of(REY, n))
    return DeclareFour(seat, rules.card[n * 4])


def _deals(game: PointTrickGame, players: int, count: int, rng: Random) -> Iterator[PointState]:
    """Deals of every preset and of options drawn at random, some of them close to a game's end."""
    names = presets(game)
    for number in range(count):
        name = names[number % (len(names) + 2)] if number % (len(names) + 2) < len(names) else ""
        options = options_of(game, name) if name else mutated(game, rng)
        points = ((0, 0), (40, 55), (90, 80))[number % 3] if game.name != "brisca" else (0, 0)
        yield deal(game, options, players, number, points, 1 + number % 2)


@each_table
def test_every_step_of_a_playout_is_legal_and_ends_as_the_rules_say(
    game: PointTrickGame, players: int
) -> None:
    rng = Random(f"{game.name} {players}")
    compared = 0
    kinds = set()
    for begun in _deals(game, players, 28, rng):
        for state in walk(begun, rng):
            if state.phase != "play" or rng.random() > 0.15:
                continue
            rules, position, world = _open(state)
            move = rules.code[rng.choice(state.playable(state.turn))]
            steps: list[Step] = []
            noise = rng.choice((0.0, 0.25, 1.0))
            world.luck = tuple(rng.random() for _ in range(40))
            end = play_out(rules, position, world, move, noise, TO_THE_END, steps)
            world.luck = UNMOVED
            assert (rules, position, world) == _open(state)
            replay = state.copy()
            for step in steps:
                replay.play(_action(rules, state.trump, step))
                kinds.add(step[0])
            assert end == _end(replay)
            compared += 1
    assert compared > 60
    assert {"play"} < kinds or not begun.terms.stock


def test_a_short_playout_estimates_within_what_is_left() -> None:
    rng = Random(8)
    for game, players in TABLES:
        for state in walk(deal(game, game.schema.check({}), players, 5), rng):
            if state.phase != "play":
                continue
            rules, position, world = _open(state)
            move = rules.code[state.playable(state.turn)[0]]
            end = play_out(rules, position, world, move, 0.0, 1)
            rest = 120 + state.terms.last_trick - sum(state.taken)
            assert end.ours >= state.points(0)
            assert end.theirs >= state.points(1)
            sung = end.ours + end.theirs - state.points(0) - state.points(1) - rest
            assert round(sung, 6) in (0, 20, 40, 60, 80, 100)  # and the capote where it happened


def test_worths_by_mask() -> None:
    sums = by_mask((1, 2, 4))
    assert sums == (0, 1, 2, 3, 4, 5, 6, 7)
    rules = Rules.of(GAMES[0].terms(GAMES[0].schema.check({})), 4)
    assert rules.value[1023] == 30
    assert rules.value[PIPS] == 0
    assert rules.value[1 << 9 | 1 << 8] == 21


# ------------------------------------------------------------------- the solver


def _brute(state: PointState, goal: Goal) -> float:
    """The worth of a state to side 0 by trying every action of every seat that may act."""
    if state.outcome is not None:
        return goal(_end(state))
    actor = state.actor
    assert actor is not None
    worths = []
    for seat in (actor, (actor + 2) % state.players):
        for action in state.legal(seat) if seat % 2 == actor % 2 else ():
            after = state.copy()
            after.apply(action)
            worths.append(_brute(after, goal))
        if state.players == 2:
            break
    return max(worths) if actor % 2 == 0 else min(worths)


def _endings(game: PointTrickGame, players: int, cards: int, count: int) -> Iterator[PointState]:
    """Endings with at most so many cards in each hand, reached at random."""
    rng = Random(f"{game.name} {players} {cards}")
    found = 0
    for begun in _deals(game, players, 10_000, rng):
        for state in walk(begun, rng):
            most = max(map(len, state.hands))
            if state.phase == "play" and not state.stock and most <= cards:
                if rng.random() < 0.5:
                    continue
                if state.terms.marriage and rng.random() < 0.7:
                    _give_pairs(state, rng)
                yield state
                found += 1
                if found == count:
                    return
                break


def _give_pairs(state: PointState, rng: Random) -> None:
    """Change cards so that there is something to sing."""
    if state.table or state.terms.marriage is None:
        return
    wanted = [of(r, s) for s in range(4) for r in (REY, state.terms.marriage.partner)]
    state.declared = 0
    held = [c for hand in state.hands for c in hand]
    rng.shuffle(wanted)
    for card in wanted:
        if card not in held and rng.random() < 0.5:
            hand = rng.choice(state.hands)
            place = rng.randrange(len(hand))
            held[held.index(hand[place])] = card
            hand[place] = card


ENDINGS = (
    (GAMES[0], 4, 2, 70),
    (GAMES[0], 4, 3, 8),
    (GAMES[0], 2, 4, 110),
    (GAMES[1], 4, 2, 70),
    (GAMES[2], 4, 2, 25),
    (GAMES[2], 2, 3, 90),
)


def _finish(thought: Generator[None, None, float]) -> float:
    try:
        while True:
            next(thought)
    except StopIteration as stop:
        worth: float = stop.value
        return worth


def _difference(end: End) -> float:
    return end.ours - end.theirs


@pytest.mark.parametrize(("game", "players", "cards", "count"), ENDINGS)
def test_the_solver_agrees_with_trying_everything(
    game: PointTrickGame, players: int, cards: int, count: int
) -> None:
    rng = Random(11)
    for n, state in enumerate(_endings(game, players, cards, count)):
        if n % 4 == 3:
            state.need = (state.points(0) + rng.randrange(5, 40), state.points(1) + 20)
        view = state.view(state.turn)
        goal: Goal = _difference if n % 2 else GOALS[game.name](view)
        rules = Rules.of(state.terms, players)
        # Cards were changed, so that the view's history is no guide: the hands are open anyway.
        position = Position.of(view, rules, [0] * 4, [0] * players)
        world = World.of(rules, state.hands, state.stock)
        solver = Solver(rules, position, goal)
        for card in state.playable(state.turn):
            after = state.copy()
            after.apply(Play(state.turn, card))
            expected = _brute(after, goal)
            assert solver.worth(world.hands, rules.code[card]) == pytest.approx(expected)
            assert _finish(solver.worth_by_replies(world.hands, rules.code[card])) == pytest.approx(
                expected
            )
        assert world.hands == World.of(rules, state.hands, []).hands

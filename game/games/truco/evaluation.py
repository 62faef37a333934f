"""How good each move is: worlds that fit the view, each played to its end."""

from __future__ import annotations

from collections.abc import Generator, Sequence
from dataclasses import dataclass
from random import Random
from typing import Protocol

from game.bots.search import compare
from game.games.truco.inference import Clues
from game.games.truco.knowledge import Knowledge
from game.games.truco.playout import NOBODY, play_out
from game.games.truco.records import Play
from game.games.truco.sampling import Hands, Sampler
from game.games.truco.strength import COVERED

Move = Play | None
"""A card to play, or None for the deal going on from here as it may (answers to calls)."""

NOISE = 0.1
"""How often a playout leaves its habits and plays any card."""

_DRAWN = 3
"""Worlds drawn for each that is played out, where some are likelier than others."""

_LEAST = 60
"""Playouts of any estimate: a call with one answer to weigh is looked at in so many worlds."""


@dataclass(frozen=True, slots=True)
class Estimate:
    """Worlds, how likely each is, and how each move ends there.

    ``weights`` sum to 1. ``results[move][i]`` is 1 where the seat's side wins the deal in world i,
    -1 where it loses and 0 where nobody wins. All moves met the same worlds.
    """

    hands: tuple[Hands, ...]
    weights: tuple[float, ...]
    results: dict[Move, tuple[float, ...]]

    def mean(self, move: Move) -> float:
        """Chance to win less chance to lose."""
        return sum(w * r for w, r in zip(self.weights, self.results[move], strict=True))

    def chance(self, move: Move) -> float:
        """Chance to win the deal, a deal that nobody wins counting half."""
        return (1.0 + self.mean(move)) / 2.0


class Evaluator(Protocol):
    """What estimates moves. A search takes the place of playouts by doing this better."""

    def estimate(
        self, facts: Knowledge, moves: Sequence[Move], rng: Random
    ) -> Generator[None, None, Estimate]:
        """Estimate each of ``moves``, yielding once a node."""
        ...


class Playouts:
    """Plays every move in the same sampled worlds, once each, and weighs worlds by what was done.

    ``worlds`` is how many. ``credulity`` is how much calls and plays of others count as signs of
    what they hold: 0 not at all, 1 fully.
    """

    def __init__(self, worlds: int, credulity: float = 1.0) -> None:
        self._worlds = worlds
        self._credulity = credulity

    def estimate(
        self, facts: Knowledge, moves: Sequence[Move], rng: Random
    ) -> Generator[None, None, Estimate]:
        """Estimate each of ``moves``; a node is a world."""
        view, power, position, side = facts.view, facts.power, facts.position, facts.side
        sampler = Sampler(view, facts.forgotten)
        clues = Clues(facts, self._credulity) if self._credulity else None
        drawn = range(_DRAWN if clues else 1)

        def draw(rng: Random) -> tuple[Hands, float]:
            """One of several worlds, the likelier ones more often; it stands for all of them."""
            worlds = [sampler.draw(rng.random) for _ in drawn]
            if not clues:
                return worlds[0], 1.0
            likely = [clues.likelihood(hands) for hands in worlds]
            total = sum(likely)
            at = rng.random() * total
            for hands, one in zip(worlds, likely, strict=True):
                at -= one
                if at < 0.0:
                    return hands, total
            return worlds[-1], total

        def play(hands: Hands, move: Move, seed: int) -> float:
            copies = [list(hand) for hand in hands]
            first = None
            if move is not None:
                first = power[move.card]
                copies[view.seat].remove(first)
                if move.covered:
                    first = COVERED
            winner = play_out(position, copies, first, seed, NOISE)
            return 0.0 if winner == NOBODY else 1.0 if winner == side else -1.0

        budget = max(_LEAST, self._worlds * len(moves))
        trials = yield from compare(moves, draw, play, budget, rng)
        total = sum(trials.weights)
        return Estimate(
            tuple(trials.worlds),
            tuple(w / total for w in trials.weights),
            {move: tuple(values) for move, values in trials.values.items()},
        )

"""How good each move is: worlds that fit the view, each played to its end."""

from __future__ import annotations

from collections.abc import Generator, Sequence
from dataclasses import dataclass
from random import Random
from typing import Protocol

from game.engine.cards import Card
from game.games.truco.inference import Clues
from game.games.truco.knowledge import Knowledge
from game.games.truco.playout import NOBODY, play_out
from game.games.truco.records import Play
from game.games.truco.strength import COVERED

Move = Play | None
"""A card to play, or None for the deal going on from here as it may (answers to calls)."""

Hands = tuple[tuple[int, ...], ...]
"""Strengths in each seat's hand, sorted."""

NOISE = 0.1
"""How often a playout leaves its habits and plays any card."""


@dataclass(frozen=True, slots=True)
class Estimate:
    """Worlds, how likely each is, and how each move ends there.

    ``weights`` sum to 1. ``results[move][i]`` is 1 where the seat's side wins the deal in world i,
    -1 where it loses and 0 where nobody wins. All moves met the same worlds.
    """

    hands: tuple[Hands, ...]
    weights: tuple[float, ...]
    results: dict[Move, tuple[int, ...]]

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
        view, power = facts.view, facts.power
        clues = Clues(facts)
        side = facts.side
        all_hands: list[Hands] = []
        weights: list[float] = []
        results: dict[Move, list[int]] = {move: [] for move in moves}
        for _ in range(self._worlds):
            yield
            state = view.sample(rng)
            if facts.forgotten:
                _misremember(state.hands, facts, rng)
            strengths = [sorted(power[c] for c in hand) for hand in state.hands]
            hands = tuple(tuple(hand) for hand in strengths)
            all_hands.append(hands)
            likely = clues.likelihood(hands) if self._credulity else 1.0
            weights.append(likely**self._credulity)
            seed = rng.getrandbits(32)
            for move in moves:
                luck = Random(seed)  # the same slips for every move
                copies = [list(hand) for hand in hands]
                first = None
                if move is not None:
                    copies[view.seat].remove(power[move.card])
                    first = COVERED if move.covered else power[move.card]
                winner = play_out(facts.position, copies, first, luck.random, NOISE)
                results[move].append(0 if winner == NOBODY else 1 if winner == side else -1)
        total = sum(weights)
        return Estimate(
            tuple(all_hands),
            tuple(w / total for w in weights),
            {move: tuple(r) for move, r in results.items()},
        )


def _misremember(hands: list[list[Card]], facts: Knowledge, rng: Random) -> None:
    """Deal cards that were forgotten to others now and then, as if they were still about."""
    view = facts.view
    others = [s for s in range(view.players) if s != view.seat and hands[s]]
    chance = sum(len(hands[s]) for s in others) / max(1, len(facts.loose))
    for card in sorted(facts.forgotten):
        if others and rng.random() < chance:
            hand = hands[others[int(rng.random() * len(others))]]
            hand[int(rng.random() * len(hand))] = card

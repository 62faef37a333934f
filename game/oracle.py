"""The upper bound: a player that sees all cards, for the arena alone.

It stands outside ``bots`` because it is none: a bot gets a view, the oracle the deal itself. What
it gains over a fair player is how much is lost by not seeing; no table can seat it.
"""

from __future__ import annotations

from random import Random

from game import registry
from game.bots.base import Bot
from game.bots.persona import Persona
from game.bots.runner import Thinking, interruption
from game.engine.contract import Action, Outcome, State

ORACLE = "oracle"
"""Its name in the arena."""

LEVEL = 1
"""Level of the fair players that it expects the others to be. They are asked hundreds of times."""
BUDGET = 600
"""Cards that are played in the endings that one of its decisions looks at, more or less. They are
split evenly among the alternatives, of which each has one ending at least."""
MOST = 12
"""Alternatives that it looks at; of more (places to cut at, say) it takes so many, evenly."""
WORLDS = 2
"""How often each ending is looked at, with players who draw other chances."""
MATCH = 100.0
"""What taking the match at once is worth, in points."""


class Oracle:
    """Decides on the true cards.

    It plays each of its alternatives to the end of the deal, the others being fair players who see
    their own cards only. While the budget lasts it does the same at the later decisions of its own
    side, so that what it finds is its best reply to such players; after that its side goes on
    fairly, too. Where little is left that is exhaustive.
    """

    def __init__(self, game: str, rng: Random, budget: int = BUDGET, worlds: int = WORLDS) -> None:
        """``game`` by name; the players it imagines draw their chances from ``rng``."""
        self._game = game
        self._seed = rng.getrandbits(64)
        self._budget = budget
        self._worlds = worlds

    def choose(self, state: State) -> Action:
        """The best action of the seat to act, the first of equals. ``state`` stays as it is."""
        legal = state.legal()
        if len(legal) == 1:
            return legal[0]
        assert state.actor is not None
        legal = legal[:: -(-len(legal) // MOST)]
        rules, players = registry.rules(self._game), len(state.hands)
        cards = sum(map(len, state.hands)) or len(rules.pack)  # before the deal: all of them
        endings = self._budget // self._worlds // cards
        sides = rules.sides(players)
        worth = [0.0] * len(legal)
        for world in range(self._worlds):
            search = _Search(self._others(players, world), sides, sides[state.actor])
            for n, action in enumerate(legal):
                worth[n] += search.after(state, action, endings // len(legal))
        return legal[worth.index(max(worth))]

    def _others(self, players: int, world: int) -> dict[int, Bot]:
        make = registry.bot_maker(self._game)
        persona = Persona("imagined", "", level=LEVEL)
        return {s: make(persona, Random(f"{self._seed}|{s}|{world}")) for s in range(players)}


class _Search:
    """The best reply of ``side`` to ``bots``, by seat."""

    def __init__(self, bots: dict[int, Bot], sides: tuple[int, ...], side: int) -> None:
        self._bots, self._sides, self._side = bots, sides, side

    def after(self, state: State, action: Action, endings: int) -> float:
        """What ``action`` leads to: points more than the others, looking at ``endings`` at most."""
        state = state.copy()
        state.apply(action)
        while (outcome := state.outcome) is None:
            said = interruption(self._bots, state)
            if said is not None:
                state.apply(said)
                continue
            seat = state.actor
            assert seat is not None
            legal = state.legal()
            if self._sides[seat] == self._side and 1 < len(legal) <= endings:
                return max(self.after(state, a, endings // len(legal)) for a in legal)
            state.apply(
                legal[0]
                if len(legal) == 1
                else Thinking(self._bots[seat], state.view(seat)).finish().action
            )
        return self._gain(outcome)

    def _gain(self, outcome: Outcome) -> float:
        others = [p for side, p in enumerate(outcome.points) if side != self._side]
        gain = outcome.points[self._side] - sum(others) / len(others)
        if outcome.takes_match is not None:
            gain += MATCH if outcome.takes_match == self._side else -MATCH
        return gain

"""The upper bound: a player that sees all cards, for the arena alone.

It stands outside ``bots`` because it is none: a bot gets a view, the oracle the deal itself. What
it gains over a fair player is how much is lost by not seeing; no table can seat it.

It grows a tree of the deal as it lies. Its own side looks for the best there; so do the others with
their cards, as if they saw all of them too, for what a card is worth shows best against good play.
Where more than a card is asked (a bet, a call, an answer) that would be folly: nobody who saw all
cards would pay for what it cannot win. There the others do what fair players do, who see their own.
From where the tree ends the deal is played out quickly.
"""

from __future__ import annotations

from math import inf, log, sqrt
from random import Random

from game import registry
from game.bots.base import Bot
from game.bots.persona import Persona
from game.bots.runner import Thinking
from game.engine.contract import Action, Outcome, State
from game.engine.plays import Play

ORACLE = "oracle"
"""Its name in the arena."""

LEVEL = 2
"""Level of the fair players that it expects the others to be."""
BUDGET = 1000
"""Cards that are played, more or less, in the deals that one of its decisions looks at."""
FAST = 8
"""How many times as many they are in games that bring fast playouts."""
FEWEST = 40
"""Deals that it looks at however many cards are left."""
MOST = 20
"""Alternatives that it looks at; of more (places to cut at, say) it takes so many, evenly."""
DARING = 0.35
"""How far chance is trusted to have hidden a better alternative, in parts of all that is at
stake."""
MATCH = 100.0
"""What taking the match at once is worth, in points."""


class Oracle:
    """Decides on the true cards."""

    def __init__(self, game: str, rng: Random, budget: int = BUDGET) -> None:
        """``game`` by name; the players it imagines draw their chances from ``rng``."""
        self._game = game
        self._seed = rng.getrandbits(64)
        self._budget = budget

    def choose(self, state: State) -> Action:
        """The best action of the seat to act. ``state`` stays as it is."""
        legal = state.legal()
        if len(legal) == 1:
            return legal[0]
        rules, players = registry.rules(self._game), len(state.hands)
        make = registry.bot_maker(self._game)
        fair = Persona("imagined", "", level=LEVEL)
        bots = [make(fair, Random(f"{self._seed}|{seat}")) for seat in range(players)]
        rng = Random(f"{self._seed}|{len(state.history)}")
        cards = sum(map(len, state.hands)) or len(rules.pack)  # before the deal: all of them
        search = _Search(state, rules.sides(players), bots, rng)
        budget = self._budget * FAST if search.fast else self._budget
        for _ in range(max(FEWEST, budget // cards)):
            search.look()
        return search.best


class _Node:
    """A point that the deal may come to.

    ``legal`` are the alternatives there, of ``side``; each has been tried ``tries`` times and has
    gained that side ``gains`` in all. ``given`` is the one that goes without saying.
    """

    __slots__ = ("children", "gains", "given", "legal", "side", "tries", "visits")

    def __init__(self, legal: tuple[Action, ...], side: int, given: int | None) -> None:
        self.legal, self.side, self.given = legal, side, given
        self.children: list[_Node | None] = [None] * len(legal)
        self.tries = [0] * len(legal)
        self.gains = [0.0] * len(legal)
        self.visits = 0

    def pick(self, stake: float) -> int:
        """What to try next: what has never been tried, else what may be best. ``stake`` is all
        that may be gained or lost."""
        if self.given is not None:
            return self.given
        if self.visits < len(self.legal):
            return self.visits
        daring = (DARING * stake) ** 2 * log(self.visits)
        best, most = 0, -inf
        for n, (gain, tries) in enumerate(zip(self.gains, self.tries, strict=True)):
            hope = gain / tries + sqrt(daring / tries)
            if hope > most:
                best, most = n, hope
        return best


class _Search:
    """The tree of a deal, seen from the side to act. ``fast``: the game has playouts of its own."""

    def __init__(self, state: State, sides: tuple[int, ...], bots: list[Bot], rng: Random) -> None:
        assert state.actor is not None
        self._state, self._sides, self._bots, self._rng = state, sides, bots, rng
        self._side = sides[state.actor]
        self.fast = type(state).playouts is not State.playouts
        self._least, self._most = inf, -inf
        self._root = self._open(state)

    @property
    def best(self) -> Action:
        """The alternative that was tried most; of equals the first."""
        tries = self._root.tries
        return self._root.legal[tries.index(max(tries))]

    def look(self) -> None:
        """Play the deal once more, down the tree and on to its end, and learn from it."""
        state, node = self._state.copy(), self._root
        stake = max(self._most - self._least, 0.0)
        path: list[tuple[_Node, int]] = []
        outcome = None
        while outcome is None:
            n = node.pick(stake)
            path.append((node, n))
            state.apply(node.legal[n])
            outcome = state.outcome
            child = node.children[n]
            if outcome is None and child is None:
                child = node.children[n] = self._open(state)
                if node.given is None:
                    outcome = self._rest(state)
            if child is not None:
                node = child
        gains = self._gains(outcome)
        gain = gains[self._side]
        self._least, self._most = min(self._least, gain), max(self._most, gain)
        for node, n in path:
            node.visits += 1
            node.tries[n] += 1
            node.gains[n] += gains[node.side]

    def _open(self, state: State) -> _Node:
        """A new point of the tree."""
        seat = state.actor
        assert seat is not None
        legal = state.legal()
        legal = legal[:: -(-len(legal) // MOST)]
        side, given = self._sides[seat], None
        if len(legal) == 1:
            given = 0
        elif not any(state.hands) or (side != self._side and self._bets(legal)):
            action = Thinking(self._bots[seat], state.view(seat)).finish().action
            if action not in legal:
                legal = (*legal, action)
            given = legal.index(action)
        return _Node(legal, side, given)

    def _bets(self, legal: tuple[Action, ...]) -> bool:
        """Whether more than a card is asked. To ask fair players for what may be called along with
        a card costs far more than fast playouts: there the others search that too."""
        cards = sum(isinstance(action, Play) for action in legal)
        return cards == 0 if self.fast else cards < len(legal)

    def _rest(self, state: State) -> Outcome:
        """What comes of a deal that is played on quickly: by the fast way of the game if it has
        one, else any card wherever one may be played, and what needs no thought elsewhere."""
        if self.fast:
            return state.playout(self._rng)
        state, random = state.copy(), self._rng.random
        while state.outcome is None:
            legal, seat = state.legal(), state.actor
            assert seat is not None
            cards = [action for action in legal if isinstance(action, Play)]
            if cards:
                state.apply(cards[int(random() * len(cards))])
            elif len(legal) == 1:
                state.apply(legal[0])
            else:
                state.apply(self._bots[seat].fallback(state.view(seat)))
        return state.outcome

    def _gains(self, outcome: Outcome) -> list[float]:
        """What each side has more than the others, who count alike."""
        points = outcome.points
        total, others = sum(points), len(points) - 1
        gains = [own - (total - own) / others for own in points]
        if outcome.takes_match is not None:
            for side in range(len(points)):
                gains[side] += MATCH if side == outcome.takes_match else -MATCH / others
        return gains

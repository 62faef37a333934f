"""The computer players of the point-trick games: one way of thinking, many levels."""

from __future__ import annotations

from collections.abc import Callable, Generator, Sequence
from dataclasses import dataclass
from random import Random

from game.bots.base import Bot, Decision, Reason, Thought, decision_rng
from game.bots.persona import Persona, Temper
from game.bots.pointtricks import motives
from game.bots.pointtricks.facts import Facts
from game.bots.pointtricks.goal import Goal
from game.bots.pointtricks.playout import play_out
from game.bots.pointtricks.solver import Solver
from game.engine.cards import suit
from game.engine.contract import Action, View
from game.engine.pointtricks.records import Declare, DeclareFour, Draw, Play, Swap
from game.engine.pointtricks.state import MARRIAGE, MARRIAGE_IN_TRUMP, PointView

GoalOf = Callable[[PointView], Goal]
"""What a game makes of a view: what the end of its deal is worth."""


@dataclass(frozen=True, slots=True)
class Level:
    """How well a bot thinks. No level sees more than another.

    ``playouts`` is its budget for a decision (0: it goes by habit), shared among the ``width`` best
    cards; ``forgets`` how likely a played card slips a mind without any memory; ``slip`` how far it
    misjudges a card (standard deviation in points), save one that is given to a partner.
    """

    playouts: int
    width: int
    forgets: float
    slip: float


LEVELS = {
    1: Level(playouts=0, width=1, forgets=1.0, slip=3.0),
    2: Level(playouts=60, width=3, forgets=0.6, slip=1.5),
    3: Level(playouts=300, width=4, forgets=0.25, slip=0.0),
    4: Level(playouts=600, width=5, forgets=0.1, slip=0.0),
    5: Level(playouts=1200, width=6, forgets=0.0, slip=0.0),
}

_NOISE = 0.1
"""Share of the cards in a playout that are played at random."""

_HORIZON = 3
"""Tricks after which a playout is estimated."""

_HABIT, _SURE_HABIT = 20.0, 80.0
"""How many worlds its habits count for against those it looks at: commonly, and where the trick is
the partner's for certain, so that only what is given remains to be weighed."""

_DIFFERENT = 8.0
"""Points between two cards from which a decision is no longer close."""

_SMALL_ENDING, _OPEN_ENDING, _LONE_ENDING = 3, 2, 6
"""Cards in hand up to which worlds are solved instead of played out: with four players in the
strict phase, with four where any card may be played, and with two."""

_GUESSED_ENDING = 4
"""The same with two players for whom more than one world is possible."""

_EFFORT = 30
"""Cards that the solver may try for each playout of the budget: about what a playout costs."""


class PointTrickBot(Bot):
    """Tries its best cards in worlds that fit what it remembers."""

    def __init__(self, temper: Temper, level: Level, goal_of: GoalOf, seed: int) -> None:
        self._temper, self._level, self._goal_of, self._seed = temper, level, goal_of, seed

    @staticmethod
    def of(persona: Persona, goal_of: GoalOf, rng: Random) -> PointTrickBot:
        """The bot that plays a persona. ``rng`` gives the seed of its decisions, once."""
        level = LEVELS[persona.level]
        return PointTrickBot(persona.temper, level, goal_of, rng.getrandbits(64))

    def decide(self, view: View) -> Thought:
        assert isinstance(view, PointView)
        extra = at_once(view)
        if extra is not None:
            yield
            return extra
        if isinstance(view.legal[0], Draw):
            yield
            return Decision(view.legal[0], reasons=(Reason(motives.DRAWS),))
        plays = [a for a in view.legal if isinstance(a, Play)]
        if len(plays) <= 1:
            yield
            action: Action = plays[0] if plays else view.legal[0]
            return Decision(action, reasons=(Reason(motives.ONLY_MOVE),))
        return (yield from self._card(view))

    def interrupt(self, view: View) -> Action | None:
        assert isinstance(view, PointView)
        extra = at_once(view)
        return None if extra is None else extra.action

    def fallback(self, view: View) -> Action:
        """The card that costs the least."""
        assert isinstance(view, PointView)
        plays = [a for a in view.legal if isinstance(a, Play)]
        points, strength = view.terms.points, view.terms.strength
        return min(
            plays,
            key=lambda a: (points[a.card], suit(a.card) == view.trump, strength[a.card]),
            default=view.legal[0],
        )

    # ------------------------------------------------------------------- cards

    def _card(self, view: PointView) -> Thought:
        rng = decision_rng(self._seed, view)
        lapse = self._temper.lapse(self._level.forgets)
        facts = Facts(view, lapse, rng)
        rated = facts.rated()
        prior = {code: r + self._leaning(facts, code) for r, code in rated}
        if self._level.slip and not facts.partner_ahead:
            prior = {code: r + rng.gauss(0.0, self._level.slip) for code, r in prior.items()}
        codes = sorted(prior, key=lambda code: -prior[code])
        how: list[Reason] = []
        if len(codes) == 1:
            yield
            worth = {codes[0]: 0.0}
        elif facts.recollection.certain and len(view.hand) <= _LONE_ENDING:
            worth = yield from self._solve_known(facts, codes, rng)
            how.append(Reason(motives.COUNTED_OUT))
        elif not self._level.playouts:
            yield
            worth = prior
        else:
            codes = codes[: self._level.width]
            solves = _solvable(facts)
            if solves:
                how.append(Reason(motives.ENDING))
            means, worlds = yield from self._try(facts, codes, solves, rng)
            habit = _SURE_HABIT if facts.partner_has_it else _HABIT
            worth = _blended(means, {c: prior[c] for c in codes}, habit / (habit + worlds))
        chosen = max(codes, key=lambda code: worth[code])
        reasons = [*facts.why(chosen), *how]
        if view.need is not None:
            missing = view.need[facts.side] - view.taken[facts.side] - view.sung[facts.side]
            reasons.append(Reason(motives.NEEDS, {"points": missing}))
        if facts.recollection.forgotten:
            reasons.append(Reason(motives.FORGETFUL))
        return _decision(facts, chosen, worth, reasons)

    def _leaning(self, facts: Facts, code: int) -> float:
        """What temperament adds to a card's rating: the brave lead trumps and try high cards, the
        patient hold both back."""
        trick = facts.position.trick
        leaning = 0.0
        if code & 3 == trick.trump or code >> 2 >= 8:
            leaning -= 3.0 * (self._temper.patience - 0.5)
            if trick.led < 0:
                leaning += 4.0 * (self._temper.courage - 0.5)
        return leaning

    def _solve_known(
        self, facts: Facts, codes: Sequence[int], rng: Random
    ) -> Generator[None, None, dict[int, float]]:
        """The exact worth of each card, every hand being known."""
        world = facts.recollection.world(facts.rules, rng)
        solver = Solver(facts.rules, facts.position, self._goal_of(facts.view))
        sign = 1 - 2 * facts.side
        worth = {}
        for code in codes:
            worth[code] = sign * solver.worth(world.hands, code)
            yield
        return worth

    def _try(
        self, facts: Facts, codes: Sequence[int], solves: bool, rng: Random
    ) -> Generator[None, None, tuple[dict[int, float], int]]:
        """The mean worth of each card over worlds, the same for all, and how many there were."""
        rules, position = facts.rules, facts.position
        goal = self._goal_of(facts.view)
        solver = Solver(rules, position, goal)
        sign = 1 - 2 * facts.side
        worlds = max(1, self._level.playouts // len(codes))
        sums = dict.fromkeys(codes, 0.0)
        tried = 0
        while tried < worlds and solver.nodes < _EFFORT * self._level.playouts:
            tried += 1
            world = facts.recollection.world(rules, rng)
            seed = rng.getrandbits(32)
            for code in codes:
                if solves:
                    sums[code] += sign * solver.worth(world.hands, code)
                    continue
                luck = Random(seed)  # the same for every card: what differs is the card's doing
                end = play_out(rules, position, world, code, luck.random, _NOISE, _HORIZON)
                sums[code] += sign * goal(end)
            yield
        return {code: total / tried for code, total in sums.items()}, tried


def at_once(view: PointView) -> Decision | None:
    """What gains and costs nothing: to swap, then to sing, the dearest first.

    A pair sung early cannot be broken by a duty, nor be stopped by the end of the game; what it
    shows is worth less.
    """
    swap = next((a for a in view.legal if isinstance(a, Swap) and _gains(view, a)), None)
    fours = [a for a in view.legal if isinstance(a, DeclareFour)]
    worths = dict(view.terms.fours)
    for four in fours:
        if not worths[four.card // 4]:
            return Decision(four, reasons=(Reason(motives.SINGS_TUTE, {"card": four.card}),))
    if swap is not None:
        assert view.turn_up is not None
        return Decision(swap, reasons=(Reason(motives.SWAPS, {"card": view.turn_up}),))
    pairs = [a for a in view.legal if isinstance(a, Declare)]
    if pairs:
        best = next((a for a in pairs if suit(a.card) == view.trump), pairs[0])
        worth = MARRIAGE_IN_TRUMP if suit(best.card) == view.trump else MARRIAGE
        key = motives.SINGS
        if len(pairs) > 1 and worth > MARRIAGE:
            key = motives.SINGS_BEST_FIRST
        return Decision(best, reasons=(Reason(key, {"card": best.card, "worth": worth}),))
    for four in fours:
        told = {"card": four.card, "worth": worths[four.card // 4]}
        return Decision(four, reasons=(Reason(motives.SINGS_FOUR, told),))
    return None


def _gains(view: PointView, swap: Swap) -> bool:
    strength = view.terms.strength
    return view.turn_up is not None and strength[view.turn_up] > strength[swap.card]


def _solvable(facts: Facts) -> bool:
    view = facts.view
    if view.stock_left:
        return False
    if view.players == 2:
        return len(view.hand) <= _GUESSED_ENDING
    return len(view.hand) <= (_SMALL_ENDING if view.strict else _OPEN_ENDING)


def _blended(means: dict[int, float], prior: dict[int, float], share: float) -> dict[int, float]:
    """Means over worlds, drawn towards what habit says by ``share``."""
    level = sum(means.values()) / len(means)
    habit = sum(prior.values()) / len(prior)
    return {
        code: (1.0 - share) * mean + share * (level + prior[code] - habit)
        for code, mean in means.items()
    }


def _decision(
    facts: Facts, chosen: int, worth: dict[int, float], reasons: Sequence[Reason]
) -> Decision:
    ranked = sorted(worth.items(), key=lambda item: -item[1])
    close = 0.0
    if len(ranked) > 1:
        other = max(value for code, value in ranked if code != chosen)
        close = max(0.0, 1.0 - abs(worth[chosen] - other) / _DIFFERENT)
    values: tuple[tuple[Action, float], ...] = tuple(
        (facts.plays[code], value) for code, value in ranked
    )
    return Decision(facts.plays[chosen], values, tuple(reasons), close)

"""The computer players of the point-trick games: one way of thinking, many levels."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from math import inf
from random import Random

from game.bots.base import Bot, Decision, Reason, Thought, decision_rng
from game.bots.persona import Persona, Temper
from game.bots.pointtricks import motives
from game.bots.pointtricks.facts import Facts
from game.bots.pointtricks.goal import Goal
from game.bots.pointtricks.inquiry import Findings, inquire
from game.bots.pointtricks.insight import reasons_for
from game.bots.pointtricks.levels import STRONGEST, Level
from game.bots.pointtricks.lines import Line, after, cards
from game.engine.cards import suit
from game.engine.contract import Action, View
from game.engine.pointtricks.records import Declare, DeclareFour, Draw, Play, Swap
from game.engine.pointtricks.state import MARRIAGE, MARRIAGE_IN_TRUMP, PointView

GoalOf = Callable[[PointView], Goal]
"""What a game makes of a view: what the end of its deal is worth."""

_DIFFERENT = 8.0
"""Points between two cards from which a decision is no longer close."""

_CONTINUATIONS = 3
"""Cards with which it is tried to go on after a song or a swap."""


class PointTrickBot(Bot):
    """Tries its best cards in worlds that fit what it remembers.

    The values of its decisions are points of the deal, own less theirs, as they will stand at its
    end; near the end of a game they count what wins it (:mod:`~game.bots.pointtricks.goal`).
    """

    def __init__(self, temper: Temper, level: Level, goal_of: GoalOf, seed: int) -> None:
        self._temper, self._level, self._goal_of, self._seed = temper, level, goal_of, seed

    @staticmethod
    def of(
        persona: Persona, levels: Mapping[int, Level], goal_of: GoalOf, rng: Random
    ) -> PointTrickBot:
        """The bot that plays a persona. ``rng`` gives the seed of its decisions, once."""
        level = levels[persona.level]
        return PointTrickBot(persona.temper, level, goal_of, rng.getrandbits(64))

    def decide(self, view: View) -> Thought:
        assert isinstance(view, PointView)
        rng = decision_rng(self._seed, view)
        level = self._level
        plain = _plain(view, sings=rng.random() >= level.overlooks)
        if plain is not None:
            yield
            return plain
        facts = Facts(view, self._temper.lapse(level.forgets), rng)
        lines = self._cards(facts, rng)
        if len(lines) == 1 or not level.playouts:
            yield
            return _decided(facts, {line.first: line.prior for line in lines})
        if not facts.recollection.certain:
            lines = lines[: level.width]
        goal = self._goal_of(view)
        found = yield from inquire(
            view, facts.recollection, lines, goal, level.playouts, rng, level.weighs
        )
        return _decided(facts, {line.first: found.worth[line] for line in lines}, found)

    def appraise(self, view: View, action: Action) -> Thought:
        """Decide with the full budget of the strongest level, ``action`` being tried as well."""
        assert isinstance(view, PointView)
        return (yield from _appraised(view, action, self._goal_of(view), self._seed))

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

    def _cards(self, facts: Facts, rng: Random) -> list[Line]:
        """A line for each card worth a thought, as this persona rates them, best first."""
        lines = cards(facts, facts.rated())
        for line in lines:
            assert line.code is not None
            line.prior += self._leaning(facts, line.code)
            line.prior += (1.0 - self._level.thrift) * facts.kept(line.code)
            if self._level.slip and not facts.partner_ahead:
                line.prior += rng.uniform(-self._level.slip, self._level.slip)
        return sorted(lines, key=lambda line: -line.prior)

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


def _plain(view: PointView, sings: bool = True) -> Decision | None:
    """The decision where there is nothing to think about."""
    extra = at_once(view)
    if extra is not None and (sings or isinstance(extra.action, Swap)):
        return extra
    if isinstance(view.legal[0], Draw):
        return Decision(view.legal[0], reasons=(Reason(motives.DRAWS),))
    plays = [a for a in view.legal if isinstance(a, Play)]
    if len(plays) > 1:
        return None
    return Decision((plays or view.legal)[0], reasons=(Reason(motives.ONLY_MOVE),))


def _extra(view: PointView) -> Action | None:
    decision = at_once(view) if view.legal else None
    return None if decision is None else decision.action


def _appraised(view: PointView, action: Action, goal: Goal, seed: int) -> Thought:
    plain = _plain(view)
    if len(view.legal) == 1:
        yield
        assert plain is not None
        return replace(plain, values=((action, 0.0),))
    rng = decision_rng(seed, view)
    facts = Facts(view)
    rated = facts.rated()[: STRONGEST.width] if facts.plays else []
    twin = action
    if isinstance(action, Play):
        code = facts.rules.code[action.card]
        codes = [code for _, code in rated]
        if code not in codes:
            same = facts.equal(code, codes)
            if same is None:
                typical = sum(rating for rating, _ in rated) / len(rated)
                rated.append((min(facts.rating(code), typical), code))
            else:
                twin = facts.plays[same]
    lines = cards(facts, rated)
    for other in view.legal:
        if not isinstance(other, Play):
            lines += after(view, other, _extra, _CONTINUATIONS, rng)
    asked = [line for line in lines if line.first == twin]
    sure = [line for line in lines if plain is not None and line.first == plain.action]
    playouts = STRONGEST.playouts * max(1, len(lines) // STRONGEST.width)
    found = yield from inquire(
        view,
        facts.recollection,
        lines,
        goal,
        playouts,
        rng,
        STRONGEST.weighs,
        keep=[*asked, *sure],
    )
    worth: dict[Action, float] = {}
    for line in lines:
        worth[line.first] = max(worth.get(line.first, -inf), found.worth[line])
    top = max(lines, key=lambda line: found.worth[line])
    # Chance costs nobody anything: what is asked about is only worse as far as that is certain.
    own = max(asked, key=lambda line: found.worth[line])
    most = found.worth[top]
    worth[twin] = min(most, found.worth[own] + found.error(top, own))
    if plain is not None:
        worth[plain.action] = most
    worth[action] = worth[twin]
    if plain is None:
        return _decided(facts, worth, found)
    return replace(plain, values=_ranked(worth))


def _decided(
    facts: Facts, worth: Mapping[Action, float], found: Findings | None = None
) -> Decision:
    """The card of the highest worth, and why."""
    chosen = max(worth, key=lambda action: worth[action])
    others = [value for action, value in worth.items() if action != chosen]
    close = max(0.0, 1.0 - (worth[chosen] - max(others)) / _DIFFERENT) if others else 0.0
    reasons = reasons_for(facts, chosen, worth, found)
    return Decision(chosen, _ranked(worth), tuple(reasons), close)


def _ranked(worth: Mapping[Action, float]) -> tuple[tuple[Action, float], ...]:
    return tuple(sorted(worth.items(), key=lambda item: -item[1]))

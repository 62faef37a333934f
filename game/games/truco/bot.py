"""The computer players of Truco: one way of thinking, many temperaments and levels."""

from __future__ import annotations

from collections.abc import Generator, Sequence
from math import exp
from random import Random

from game.bots.base import Bot, Decision, Reason, Thought, decision_rng
from game.bots.persona import Persona, Temper
from game.engine.cards import HIDDEN, Card
from game.engine.contract import Action, View
from game.games.truco import motives, table
from game.games.truco.betting import Bets
from game.games.truco.decisions import decision, percent
from game.games.truco.duel import Duel
from game.games.truco.evaluation import Estimate, Evaluator, Move, Playouts
from game.games.truco.habits import by_strength, hides, worth_a_thought
from game.games.truco.knowledge import Knowledge
from game.games.truco.levels import DUELLISTS, LEVELS, Level
from game.games.truco.playout import STRONG
from game.games.truco.records import Accept, Call, Play, Played, PlayOn, PlayUnseen, Run
from game.games.truco.rules import TrucoView
from game.games.truco.strength import COVERED, strengths
from game.games.truco.style import Style

_THRIFT = 0.03
"""Difference in results (from -1 to 1) up to which the weaker card is played."""

_BLUFF_RUN = 0.35
"""A bluff needs others that run at least this often."""

_LOST = 0.005
"""A chance below this is none."""

_PLAIN = 0.7
"""A mean result from which nobody hopes or fears any more: chances of 15 and 85 per cent."""

_STRIKING = 3
"""How many lapses it takes to forget a manilha."""


def make_bot(persona: Persona, rng: Random) -> TrucoBot:
    """The bot that plays a persona. ``rng`` gives the seed of its decisions, once."""
    level = LEVELS[persona.level]
    evaluator = Playouts(level.worlds, level.credulity)
    stored = table.shipped()
    skill = DUELLISTS[persona.level]
    duel = None if stored is None else Duel.of(stored, persona.temper, skill)
    return TrucoBot(persona.temper, level, evaluator, rng.getrandbits(64), duel=duel)


def fallback(view: View) -> Action:
    """A plain legal action: run from calls, otherwise the weakest card, open."""
    assert isinstance(view, TrucoView)
    power = strengths(view.manilhas)
    opens = [a for a in view.legal if isinstance(a, Play) and not a.covered]
    if opens:
        return min(opens, key=lambda play: power[play.card])
    runs = [a for a in view.legal if isinstance(a, Run)]
    return runs[0] if runs else view.legal[0]


class TrucoBot(Bot):
    """Estimates its chance in worlds that fit what it sees, then plays and bets by its temper.

    With two at the table ``duel`` thinks in its place, where there is one.
    """

    def __init__(
        self,
        temper: Temper,
        level: Level,
        evaluator: Evaluator,
        seed: int,
        style: Style | None = None,
        duel: Duel | None = None,
    ) -> None:
        self._temper = temper
        self._style = style or Style.of(temper)
        self._level = level
        self._evaluator = evaluator
        self._seed = seed
        self._duel = duel

    def decide(self, view: View) -> Thought:
        return (yield from self._decide(view, None))

    def appraise(self, view: View, action: Action) -> Thought:
        return (yield from self._decide(view, action))

    def _decide(self, view: View, appraised: Action | None) -> Thought:
        assert isinstance(view, TrucoView)
        rng = decision_rng(self._seed, view)
        if len(view.legal) == 1:
            yield
            return Decision(view.legal[0], reasons=(Reason(motives.ONLY_MOVE),))
        if isinstance(view.legal[0], PlayUnseen):
            yield
            slot = int(rng.random() * len(view.legal))
            return Decision(view.legal[slot], reasons=(Reason(motives.UNSEEN),))
        if self._duel is not None and view.players == 2:
            forgotten = self._forgotten(view, self._duel.skill.forgets, rng)
            return (yield from self._duel.decide(Knowledge(view, forgotten), rng, appraised))
        facts = Knowledge(view, self._forgotten(view, self._level.forgets, rng))
        if view.phase == "decide":
            return (yield from self._special(facts, rng))
        if view.phase == "answer":
            return (yield from self._answer(facts, rng))
        return (yield from self._play(facts, rng, appraised))

    def fallback(self, view: View) -> Action:
        return fallback(view)

    # ------------------------------------------------------------------- cards

    def _play(self, facts: Knowledge, rng: Random, appraised: Action | None) -> Thought:
        view = facts.view
        plays = [a for a in view.legal if isinstance(a, Play)]
        calls = [a for a in view.legal if isinstance(a, Call)]
        if not plays:  # calling out of turn is not in its habits, but nothing else was asked
            yield
            return Decision(calls[0], reasons=(Reason(motives.ONLY_MOVE),))
        thoughts, why = self._candidates(facts, plays)
        call = calls[0] if calls and view.special is None else None
        if len(thoughts) == 1 and call is None and appraised in (None, thoughts[0]):
            yield
            return self._lay(facts, thoughts[0], plays, why, (), rng, appraised)
        looked = thoughts
        if isinstance(appraised, Play) and appraised not in thoughts:
            looked = (*thoughts, appraised)
        estimate = yield from self._estimate(facts, looked, rng)
        if rng.random() < self._level.careless:
            chosen = self._any_card(thoughts, estimate, rng)
        else:
            chosen = self._best_card(facts, thoughts, estimate)
        if len(thoughts) > 1:
            why = _why_card(facts, chosen, plays)
        bets = Bets(facts, estimate)
        values: list[tuple[Action, float]] = [
            (play, bets.play_for(view.worth, play)) for play in looked
        ]
        if call is None:
            return self._lay(facts, chosen, plays, why, values, rng, appraised)
        called, value, reason = self._call(bets, estimate, call, chosen, rng)
        values.append((call, value))
        if called and reason is not None:
            return decision(call, values, (reason,), view.worth)
        return self._lay(facts, chosen, plays, why, values, rng, appraised, reason)

    def _candidates(
        self, facts: Knowledge, plays: Sequence[Play]
    ) -> tuple[tuple[Play, ...], Reason | None]:
        thoughts, why = worth_a_thought(facts, plays)
        # Who forgets what is gone could take any partner's card for beatable: a manilha is let be.
        if facts.forgotten and facts.ahead == 1 and facts.best >= STRONG:
            return thoughts[:1], Reason(motives.PARTNER_AHEAD)
        if self._level.heedless and facts.ahead != 1 and facts.results != (0,):
            return tuple(by_strength(facts, plays)), None
        return thoughts, why

    @staticmethod
    def _best_card(facts: Knowledge, thoughts: Sequence[Play], estimate: Estimate) -> Play:
        """The weakest of the cards that do about as well as the best."""
        means = {play: estimate.mean(play) for play in thoughts}
        enough = max(means.values()) - _THRIFT
        return min(
            (play for play in thoughts if means[play] >= enough),
            key=lambda play: facts.power[play.card],
        )

    def _any_card(self, thoughts: Sequence[Play], estimate: Estimate, rng: Random) -> Play:
        """Any of the cards but those that anybody would see to be worse."""
        means = {play: estimate.mean(play) for play in thoughts}
        enough = max(means.values()) - self._level.notices
        passable = [play for play in thoughts if means[play] >= enough]
        return passable[int(rng.random() * len(passable))]

    def _lay(
        self,
        facts: Knowledge,
        chosen: Play,
        plays: Sequence[Play],
        why: Reason | None,
        values: Sequence[tuple[Action, float]],
        rng: Random,
        appraised: Action | None,
        no_call: Reason | None = None,
    ) -> Decision:
        """The decision to play ``chosen``, face down where that hides it for nothing."""
        reasons = [why or Reason(motives.ONLY_MOVE)]
        action = chosen
        covered = Play(chosen.seat, chosen.card, True)
        hidden = rng.random() < self._style.hide
        if hidden and covered in plays and hides(facts, chosen):
            action = covered
            reasons.append(Reason(motives.HIDES))
            same = [(chosen, v) for a, v in values if a == chosen == appraised]
            values = [*((covered if a == chosen else a, v) for a, v in values), *same]
        if no_call is not None:
            reasons.append(no_call)
        if facts.forgotten:
            reasons.append(Reason(motives.FORGETFUL))
        return decision(action, values, tuple(reasons), facts.view.worth)

    # ------------------------------------------------------------------- calls

    def _call(
        self,
        bets: Bets,
        estimate: Estimate,
        call: Call,
        play: Play,
        rng: Random,
    ) -> tuple[bool, float, Reason | None]:
        """Whether to call before playing ``play``, what the call is worth, and why (not)."""
        view, style = bets.facts.view, self._style
        tempted, patient, eager = rng.random(), rng.random(), rng.random()
        chance = estimate.chance(play)
        value = bets.raise_to(call.worth, view.worth, play)
        if bets.prospects.settles(view.worth):
            return False, value.points, Reason(motives.NOTHING_TO_GAIN)
        if chance < _LOST:
            return False, value.points, Reason(motives.ALREADY_LOST)
        told = {"percent": percent(chance), "worth": call.worth}
        gain = value.points - bets.play_for(view.worth, play)
        if chance >= style.raise_at(bets.raises(view.worth)):
            if not _in_hand(bets.facts) and eager >= style.tempted(
                gain / view.worth, self._level.timid
            ):
                return False, value.points, None
            if not bets.facts.results and patient < style.wait:
                return False, value.points, Reason(motives.WAITS, {"percent": percent(chance)})
            return True, value.points, Reason(motives.CALLS_STRONG, told)
        if value.run < _BLUFF_RUN or tempted >= style.bluff:
            return False, value.points, None
        if gain > 0.0:
            told["run"] = percent(value.run)
            return True, value.points, Reason(motives.CALLS_TO_SCARE, told)
        return True, value.points, Reason(motives.BLUFFS, told)

    def _answer(self, facts: Knowledge, rng: Random) -> Thought:
        view, style = facts.view, self._style
        asked = view.asked_worth
        assert asked is not None
        tempted = rng.random()
        plain = yield from self._evaluator.estimate(facts, (None,), rng)
        estimate = self._as_it_seems(plain, rng)
        bets = Bets(facts, estimate)
        chance = estimate.chance(None)
        accept, run = Accept(view.seat), Run(view.seat)
        accepted, ran = bets.play_for(asked, None), bets.prospects.worth(-view.worth)
        needed = bets.prospects.break_even(asked, view.worth)
        values: list[tuple[Action, float]] = [(accept, accepted), (run, ran)]
        raising = next((a for a in view.legal if isinstance(a, Call)), None)
        hopeless = plain.chance(None) < needed / 2 and not self._level.heedless
        if raising is not None:
            value = bets.raise_to(raising.worth, asked, None)
            values.append((raising, value.points))
            told = {"percent": percent(chance), "worth": raising.worth}
            pays = value.points > max(accepted, ran) and not hopeless
            if pays and chance >= _LOST and not bets.prospects.settles(asked):
                if chance >= style.raise_at(bets.raises(asked)):
                    return decision(raising, values, (Reason(motives.CALLS_STRONG, told),), asked)
                if value.run >= _BLUFF_RUN and tempted < style.bluff / 2:
                    return decision(raising, values, (Reason(motives.BLUFFS, told),), asked)
        if hopeless:  # whatever the others are hoped to have
            chance = min(chance, plain.chance(None))
        stays, reason = self._stays(chance, needed)
        return decision(accept if stays else run, values, (reason,), asked)

    def _stays(self, chance: float, needed: float) -> tuple[bool, Reason]:
        """Whether to stay in a deal that ``chance`` wins and that pays from ``needed`` on."""
        stretch = self._style.stretch
        asked = needed - min(0.0, stretch)
        told = {"percent": percent(chance), "needed": percent(asked)}
        if needed <= 0.0:
            return True, Reason(motives.NOTHING_TO_LOSE)
        if chance >= asked:
            return True, Reason(motives.GOOD_ODDS, told)
        # Courage bridges a gap; it does not make a lost deal a good one.
        if chance >= max(needed - stretch, needed / 2):
            return True, Reason(motives.BRAVE, told)
        return False, Reason(motives.BAD_ODDS, told)

    def _special(self, facts: Knowledge, rng: Random) -> Thought:
        """Mão de onze: play, or run for less."""
        view = facts.view
        estimate = yield from self._estimate(facts, (None,), rng)
        bets = Bets(facts, estimate)
        chance = estimate.chance(None)
        play, run = PlayOn(view.seat), Run(view.seat)
        needed = bets.prospects.break_even(view.worth, facts.rules.special_run)
        values: list[tuple[Action, float]] = [
            (play, bets.play_for(view.worth, None)),
            (run, bets.prospects.worth(-facts.rules.special_run)),
        ]
        key = motives.BOTH_HANDS if view.shown else motives.OWN_HAND
        told = {"percent": percent(chance), "needed": percent(needed)}
        stays, _ = self._stays(chance, needed)
        return decision(play if stays else run, values, (Reason(key, told),), view.worth)

    # ---------------------------------------------------------------- thinking

    def _estimate(
        self, facts: Knowledge, moves: Sequence[Move], rng: Random
    ) -> Generator[None, None, Estimate]:
        """The evaluator's estimate, misjudged as the level has it."""
        estimate = yield from self._evaluator.estimate(facts, moves, rng)
        return self._as_it_seems(estimate, rng)

    def _as_it_seems(self, estimate: Estimate, rng: Random) -> Estimate:
        """An estimate, misjudged as the level has it."""
        level = self._level
        return _misjudged(estimate, level.slip, level.heedless, rng) if level.slip else estimate

    def _forgotten(self, view: TrucoView, forgets: float, rng: Random) -> frozenset[Card]:
        """Cards of earlier tricks, played by others, that slipped its memory: seldom manilhas."""
        on_table = {played.card for played in view.table}
        lapse = self._temper.lapse(forgets)
        chance = dict.fromkeys(view.manilhas, lapse**_STRIKING)
        return frozenset(
            event.card
            for event in view.history
            if isinstance(event, Played)
            and event.card != HIDDEN
            and event.seat != view.seat
            and event.card not in on_table
            and rng.random() < chance.get(event.card, lapse)
        )


def _in_hand(facts: Knowledge) -> bool:
    """Whether one trick is enough, and a card in hand that nothing beats takes it."""
    if not facts.results or facts.results == (-1,):
        return False
    top = max(facts.power[card] for card in facts.view.hand)
    others = facts.loose_strengths[-1] if facts.loose_strengths else COVERED
    return top > max(others, COVERED if facts.ahead == 1 else facts.best)


def _misjudged(estimate: Estimate, slip: float, heedless: bool, rng: Random) -> Estimate:
    """The estimate of somebody who hopes or fears too much, but not where the outcome is plain,
    unless ``heedless`` of that."""
    share = 1.0 / len(estimate.results)
    means = [share * sum(results) for results in zip(*estimate.results.values(), strict=True)]
    mean = sum(w * m for w, m in zip(estimate.weights, means, strict=True))
    hope = rng.gauss(0.0, slip) / 2.0
    if not heedless:
        hope *= max(0.0, 1.0 - (mean / _PLAIN) ** 2)
    weights = [w * exp(hope * m) for w, m in zip(estimate.weights, means, strict=True)]
    total = sum(weights)
    return Estimate(estimate.hands, tuple(w / total for w in weights), estimate.results)


def _why_card(facts: Knowledge, chosen: Play, plays: Sequence[Play]) -> Reason:
    strength = facts.power[chosen.card]
    top = max(facts.power[play.card] for play in plays)
    card = {"card": chosen.card}
    if facts.best >= 0 and strength < facts.best:
        if facts.ahead == 1:
            return Reason(motives.PARTNER_AHEAD)
        return Reason(motives.GIVES_UP_TRICK)
    if facts.loose_strengths and strength > facts.loose_strengths[-1]:
        return Reason(motives.SURE_CARD, card)
    if strength < top:
        if facts.best >= 0 and not facts.opponents_after:
            return Reason(motives.WINS_CHEAPLY, card)
        return Reason(motives.KEEPS_BEST)
    return Reason(motives.PLAYS_STRONG, card)

"""Thinking with two at the table: the table of betting proposes, deals played to the end dispose.

What to do is drawn from the mix of an approximate equilibrium at this score, as a temperament
leans. Every alternative is then tried against hands that the other may hold, each as likely as
their deeds make it, and the deal played on as the table plays it, calls and all. What comes out by
far too dear is not done.
"""

from __future__ import annotations

from collections.abc import Generator, Sequence
from dataclasses import dataclass, replace
from random import Random

from game.bots.base import Reason, Thought
from game.bots.persona import Temper
from game.bots.search import compare
from game.engine.contract import Action
from game.games.truco import duel_hands, motives
from game.games.truco.abstraction import ORDINARY
from game.games.truco.decisions import decision, percent
from game.games.truco.duel_hands import Hand
from game.games.truco.duel_play import LAID_COVERED, NOBODY, Scene, codes, finish, follow
from game.games.truco.duel_values import Outcomes, as_good, chance_of, unveil, values_of
from game.games.truco.equilibrium import Leaning
from game.games.truco.habits import by_strength, hides, worth_a_thought
from game.games.truco.knowledge import Knowledge
from game.games.truco.levels import Duellist
from game.games.truco.prospects import Prospects
from game.games.truco.records import Accept, Call, Play, PlayOn, Run
from game.games.truco.style import Style
from game.games.truco.table import Table

APPRAISED = 600
"""Hands looked at to value what somebody did."""

_MEANT = 0.5
"""The chance to win from which a call is no bluff."""

_HOPELESS = 0.55
"""The part of the chance needed below which nobody in their senses accepts."""

_VERY_STRONG = 0.8
"""The chance from which lying in wait is worth telling."""

_SCARED = 0.35
"""How often the other runs from a call that is made to scare."""

_FEW = 8
"""Cards at most that beat the one held back, if they are to be counted out."""

_TELLING = 3
"""Deals in a hundred by which two cards must differ for it to be told."""

_SURE = 3.0
"""Standard errors from which a choice is known to be worse."""

_MIDDLE_CLASS = 4
"""The class of a card that nobody remembers."""


@dataclass(frozen=True, slots=True)
class Duel:
    """One bot's way with two at the table."""

    table: Table
    leaning: Leaning
    style: Style
    skill: Duellist

    @staticmethod
    def of(table: Table, temper: Temper, skill: Duellist) -> Duel:
        """The way of a temperament."""
        return Duel(table, Leaning.of(temper), Style.of(temper), skill)

    def decide(self, facts: Knowledge, rng: Random, appraised: Action | None = None) -> Thought:
        """Decide; with ``appraised`` look closer, and value it as well."""
        return (yield from _Thinking(self, facts, rng, appraised).decide())


class _Thinking:
    """One decision."""

    def __init__(self, duel: Duel, facts: Knowledge, rng: Random, appraised: Action | None) -> None:
        self.duel, self.facts, self.rng, self.appraised = duel, facts, rng, appraised
        view = self.view = facts.view
        self.scene = Scene.of(view, duel.table)
        self.codes = codes(view)
        self.hand = sorted(self.codes[card] for card in view.hand)
        self.me = int(view.seat == view.dealer)
        self.prospects = Prospects.of(view)
        self.worths = self.scene.worths
        self._won = [self.prospects.worth(worth) for worth in self.worths]
        self._lost = [self.prospects.worth(-worth) for worth in self.worths]

    def decide(self) -> Thought:
        view = self.view
        if view.phase == "decide":
            return (yield from self._special())
        if view.phase == "answer":
            return (yield from self._answer())
        return (yield from self._turn())

    # ------------------------------------------------------------------ trials

    def _try(self, moves: Sequence[Action]) -> Generator[None, None, Outcomes]:
        """Try ``moves``, and what is appraised, on hands of the other."""
        moves = list(dict.fromkeys(moves))
        if self.appraised is not None and self.appraised not in moves:
            moves.append(self.appraised)
        skill, rng = self.duel.skill, self.rng
        self.hands = yield from duel_hands.read(self.facts, self.scene, skill.trust)
        count = skill.worlds if self.appraised is None else max(APPRAISED, skill.worlds)
        hands = self.hands.drawn(count, rng)
        trials = yield from compare(
            moves, lambda _: (next(hands), 1.0), self._outcome, count * len(moves), rng
        )
        unveil(trials, self.facts)
        return trials

    def _outcome(self, other: Hand, move: Action, seed: int) -> float:
        """What a move brings against a hand."""
        own, card, answer = list(self.hand), None, ""
        match move:
            case Run():
                return self._fled
            case Play(card=played, covered=covered):
                own.remove(self.codes[played])
                card = LAID_COVERED if covered else self.codes[played]
            case Call():
                if not any(self.scene.may_ask[self.me]) and self.view.special is not None:
                    return self._forfeit
                answer = "call"
            case Accept():
                answer = "accept"
        hands = (list(other), own) if self.me else (own, list(other))
        ended = finish(self.scene, hands, Random(seed).random, card, answer)
        if ended == NOBODY:
            return 0.0
        winner, step = divmod(ended, 8)
        return self._won[step] if winner == self.me else self._lost[step]

    @property
    def _fled(self) -> float:
        """What running is worth."""
        if self.view.phase == "decide":
            return self.prospects.worth(-self.facts.rules.special_run)
        return self._lost[self.scene.raises - 1]

    @property
    def _forfeit(self) -> float:
        return replace(self.prospects, whole_game=True).worth(-1)

    # ------------------------------------------------------------------ choices

    def _steps(self) -> list[float] | None:
        """The table's mix for the hand as it seems to the one who holds it, and the cards as they
        are remembered."""
        skill, rng = self.duel.skill, self.rng
        hand = self.hand
        if skill.doubt:
            shift = round(rng.gauss(0.0, skill.doubt))
            hand = [_shifted(card, shift) for card in hand]
        scene = self.scene
        if self.facts.forgotten:
            gone = {self.codes[card] for card in self.facts.forgotten}
            hazy = tuple((c & ~15) | _MIDDLE_CLASS if c in gone else c for c in scene.played)
            scene = replace(scene, played=hazy)
        steps = scene.steps(hand)
        return None if steps is None else [float(step) for step in steps]

    def _drawn(self, moves: Sequence[Action], weights: Sequence[float]) -> Action | None:
        if sum(weights) <= 0.0:
            return None
        return self.rng.choices(moves, weights)[0]

    def _checked(self, chosen: Action, among: Sequence[Action], trials: Outcomes) -> Action:
        """``chosen``, or the best ``among`` what comes into question where that is far better."""
        best = max(among, key=trials.mean)
        gap, error = trials.gap(best, chosen)
        return best if gap > self.duel.skill.alert * self.view.worth + _SURE * error else chosen

    # ------------------------------------------------------------------ the turn

    def _turn(self) -> Thought:
        view, facts, skill, rng = self.view, self.facts, self.duel.skill, self.rng
        plays = [a for a in view.legal if isinstance(a, Play)]
        call = next((a for a in view.legal if isinstance(a, Call)), None)
        if not plays:  # calling out of turn is not in its habits, but nothing else was asked
            yield
            assert call is not None
            return decision(call, (), (Reason(motives.ONLY_MOVE),), view.worth)
        thoughts, why = worth_a_thought(facts, plays)
        no_call = None
        if call is not None and (view.special is not None or self.prospects.settles(view.worth)):
            no_call, call = Reason(motives.NOTHING_TO_GAIN), None
        moves: list[Action] = [*by_strength(facts, plays), *([call] if call else [])]
        trials = yield from self._try(moves)
        best_play = max(thoughts, key=trials.mean)
        chance = max(chance_of(trials, play) for play in thoughts)
        chosen: Action = best_play
        strong = chance >= _MEANT
        steps = self._steps()
        calls = 0.0
        if steps is not None:
            level = call is not None and as_good(trials, call)
            *cards, calls = self.duel.leaning.turn(steps, strong, level)
            weights = self._card_weights(cards, thoughts)
            drawn = self._drawn(thoughts, weights)
            if drawn is not None:
                chosen = drawn
        if rng.random() < skill.careless:
            choice = by_strength(facts, plays) if rng.random() < skill.aimless else thoughts
            chosen = choice[int(rng.random() * len(choice))]
        tempted = rng.random() < calls * (1.0 - skill.timid)
        among: list[Action] = list(thoughts)
        if call is not None and not facts.seen_lost:
            among.append(call)
            chosen = call if tempted else chosen
        chosen = self._checked(chosen, among, trials)
        sure = [play for play in thoughts if chance_of(trials, play) == 1.0]
        if call is not None and sure and facts.has_last_card:
            chosen = call  # there is nothing left to wait for
        elif isinstance(chosen, Play) and sure:
            chosen = sure[0]  # the weakest
        values = values_of(trials)
        if isinstance(chosen, Call):
            return decision(chosen, values, (self._why_call(chance, chosen),), view.worth)
        assert isinstance(chosen, Play)
        reasons = [self._why_card(chosen, thoughts, why, trials)]
        if no_call is not None:
            reasons.append(no_call)
        elif call is not None and chance > _VERY_STRONG and not facts.results:
            reasons.append(Reason(motives.WAITS, {"percent": percent(chance)}))
        elif call is not None and chance == 0.0:
            reasons.append(Reason(motives.ALREADY_LOST))
        elif call is not None:
            reasons.append(Reason(motives.STAYS_QUIET, {"percent": percent(chance)}))
        covered = Play(chosen.seat, chosen.card, True)
        if rng.random() < self.duel.style.hide and covered in plays and hides(facts, chosen):
            worth = dict(values)[chosen]
            values = [(a, v) for a, v in values if a != covered]
            if chosen != self.appraised:  # one and the same, else
                values = [(a, v) for a, v in values if a != chosen]
            values.append((covered, worth))
            chosen = covered
            reasons.insert(1, Reason(motives.HIDES))
        if facts.forgotten:
            reasons.append(Reason(motives.FORGETFUL))
        return decision(chosen, values, tuple(reasons), view.worth)

    def _card_weights(self, cards: Sequence[float], thoughts: Sequence[Play]) -> list[float]:
        """The table's weights of cards worth a thought."""
        if len(self.scene.played) >= 3:
            place = 0
            if len(self.scene.played) == 3:
                place = follow(self.hand, self.scene.played[2], self.scene.first)
            return [float(self.codes[play.card] == self.hand[place]) for play in thoughts]
        weights: dict[int, float] = {}
        for card, weight in zip(self.hand, cards, strict=False):
            weights[card >> 4] = weights.get(card >> 4, 0.0) + weight
        return [weights[self.codes[play.card] >> 4] for play in thoughts]

    def _why_call(self, chance: float, call: Call) -> Reason:
        told: dict[str, int] = {"percent": percent(chance), "worth": call.worth}
        if chance >= _MEANT:
            return Reason(motives.CALLS_STRONG, told)
        run = self._runs_from(call)
        if run >= _SCARED:
            return Reason(motives.CALLS_TO_SCARE, {**told, "run": percent(run)})
        return Reason(motives.BLUFFS, told)

    def _runs_from(self, call: Call) -> float:
        """How often the other would run from a call."""
        scene = self.scene
        asked = replace(
            scene,
            code=scene.code * 7 + len(scene.played) + 1,
            raises=scene.raises + 1,
            raiser=self.me,
            pending=True,
        )
        if asked.must_stay[1 - self.me][asked.raises - 1]:
            return 0.0
        total = 0.0
        for hand, share in zip(self.hands.hands, self.hands.shares, strict=True):
            steps = asked.steps(hand)
            total += share * (0.5 if steps is None else steps[0] / sum(steps))
        return total

    def _why_card(
        self, chosen: Play, thoughts: Sequence[Play], why: Reason | None, trials: Outcomes
    ) -> Reason:
        if len(thoughts) == 1:
            return why or Reason(motives.ONLY_MOVE)
        facts = self.facts
        strength = facts.power[chosen.card]
        if facts.loose_strengths and strength > facts.loose_strengths[-1]:
            return Reason(motives.SURE_CARD, {"card": chosen.card})
        chance = percent(chance_of(trials, chosen))
        others = [play for play in thoughts if play != chosen]
        other = max(others, key=lambda play: chance_of(trials, play))
        less = percent(chance_of(trials, other))
        if chance >= less + _TELLING:
            told = {"card": chosen.card, "percent": chance, "other": other.card, "less": less}
            return Reason(motives.WINS_MORE, told)
        if strength < facts.power[other.card]:
            above = sum(1 for card in facts.loose if facts.power[card] > facts.power[other.card])
            if 0 < above <= _FEW:
                return Reason(motives.KEEPS, {"card": other.card, "above": above})
            return Reason(motives.KEEPS_BEST)
        return Reason(motives.PLAYS_STRONG, {"card": chosen.card})

    # ------------------------------------------------------------------ answers

    def _answer(self) -> Thought:
        view, skill = self.view, self.duel.skill
        accept, run = Accept(view.seat), Run(view.seat)
        raising = next((a for a in view.legal if isinstance(a, Call)), None)
        if not self.scene.may_ask[self.me][self.scene.raises]:
            raising = None
        trials = yield from self._try([accept, run, *([raising] if raising else [])])
        if chance_of(trials, accept) == 0.0:
            raising = None  # a lost deal is not made dearer
        asked = self.worths[self.scene.raises]
        needed = self.prospects.break_even(asked, self.worths[self.scene.raises - 1])
        win, lose = self.prospects.worth(asked), self.prospects.worth(-asked)
        chance = (trials.mean(accept) - lose) / (win - lose)
        strong = chance >= _MEANT
        chosen: Action = accept if trials.mean(accept) >= trials.mean(run) else run
        steps = self._steps()
        if steps is not None:
            nerve = 1.0 - skill.timid
            runs, _, again = self.duel.leaning.answer(steps, strong, nerve)
            again = again * nerve if raising else 0.0
            weights = [1.0 - runs - again, runs, again]
            drawn = self._drawn([accept, run, raising or accept], weights)
            if drawn is not None:
                chosen = drawn
        among: list[Action] = [accept, *([raising] if raising else [])]
        if self.scene.must_stay[self.me][self.scene.raises - 1]:
            chosen = accept if chosen == run else chosen
        else:
            among.append(run)
        chosen = self._checked(chosen, among, trials)
        if skill.sober and run in among:
            if chosen == accept and chance < _HOPELESS * needed:
                chosen = run
            elif chosen == run and chance_of(trials, accept) == 1.0:
                chosen = accept
        values = values_of(trials)
        told = {"percent": percent(chance), "needed": percent(needed)}
        if needed <= 0.0:
            reason = Reason(motives.NOTHING_TO_LOSE)
        elif isinstance(chosen, Call):
            told = {"percent": percent(chance), "worth": chosen.worth}
            reason = Reason(motives.CALLS_STRONG if strong else motives.BLUFFS, told)
        elif chosen == accept:
            reason = Reason(motives.GOOD_ODDS if chance >= needed else motives.BRAVE, told)
        else:
            reason = Reason(motives.BAD_ODDS, told)
        return decision(chosen, values, (reason,), asked)

    def _special(self) -> Thought:
        """Mão de onze alone: play, or run for less."""
        view = self.view
        play, run = PlayOn(view.seat), Run(view.seat)
        trials = yield from self._try([play, run])
        needed = self.prospects.break_even(view.worth, self.facts.rules.special_run)
        chance = chance_of(trials, play)
        chosen: Action = play if chance >= needed else run
        told = {"percent": percent(chance), "needed": percent(needed)}
        values = values_of(trials)
        return decision(chosen, values, (Reason(motives.OWN_HAND, told),), view.worth)


def _shifted(card: int, ranks: int) -> int:
    """An ordinary card taken for one some ranks higher or lower."""
    of_class = card & 15
    if of_class >= ORDINARY or card == LAID_COVERED:
        return card
    return (card & ~15) | min(ORDINARY - 1, max(0, of_class + ranks))

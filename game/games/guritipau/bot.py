"""The computer players of Guritipau: one way of thinking, many temperaments and levels."""

from __future__ import annotations

from collections.abc import Generator, Sequence
from random import Random

from game.bots.base import Bot, Decision, Reason, Thought, decision_rng
from game.bots.persona import Persona, Temper
from game.engine.cards import Card
from game.engine.contract import Action, View
from game.games.guritipau import motives
from game.games.guritipau.calls import SURE, Calls
from game.games.guritipau.cardplay import CardPlay
from game.games.guritipau.choices import best_rob, fair_cuts, gains, lawful, true_song
from game.games.guritipau.honesty import Honesty
from game.games.guritipau.levels import LEVELS, Level
from game.games.guritipau.records import (
    Annul,
    Cut,
    Follow,
    Grain,
    Keep,
    LeaveSong,
    Place,
    Play,
    Rob,
    Run,
    Sing,
    Talk,
)
from game.games.guritipau.rules import GuritipauView
from game.games.guritipau.speech import worth_saying
from game.games.guritipau.tables import Tables

_GUESSES = 24
"""Playouts of a level without any, where it has to guess its chance."""

_EVEN = 0.48
"""The chance that a new deal is worth to whoever leads it, less what waiting for it costs."""

_TRICKED = 0.06
"""How often a full bluffer places a grain on nothing, a turn."""

_CHEAT_GAIN = 0.1
"""Chance that a card against the rules must add."""

_DIFFERENT = 0.12
"""Chance between two alternatives from which a decision is no longer close."""


def make_bot(persona: Persona, rng: Random) -> GuritipauBot:
    """The bot that plays a persona. ``rng`` gives the seed of its decisions, once."""
    return GuritipauBot(persona.temper, LEVELS[persona.level], rng.getrandbits(64))


class GuritipauBot(Bot):
    """Estimates its side's chance in worlds that fit what it saw and heard."""

    def __init__(self, temper: Temper, level: Level, seed: int) -> None:
        self._temper, self._level, self._seed = temper, level, seed
        self._honesty = Honesty(temper, seed)

    def decide(self, view: View) -> Thought:
        assert isinstance(view, GuritipauView)
        rng = decision_rng(self._seed, view)
        accusation = self._honesty.accusation(view)
        if accusation is not None:
            yield
            return accusation
        if len(view.legal) == 1:
            yield
            return Decision(view.legal[0], reasons=(self._forced(view),))
        match view.phase:
            case "cut":
                yield
                return _cut(view, rng)
            case "place":
                yield
                return self._place(view)
            case "annul":
                return (yield from self._annul(view, rng))
            case "rob":
                yield
                robs = [a for a in view.legal if isinstance(a, Rob)]
                assert view.turn_up is not None
                why = Reason(motives.MUST_ROB, {"card": view.turn_up})
                return Decision(best_rob(view, robs), reasons=(why,))
            case "sing":
                return (yield from self._sing(view, rng))
            case "answer":
                return (yield from self._answer(view, rng))
            case "doubt":
                yield
                keep = Keep(view.seat)
                return Decision(keep, ((keep, 0.0),), (Reason(motives.NO_PROOF),))
        return (yield from self._turn(view, rng))

    def interrupt(self, view: View) -> Action | None:
        assert isinstance(view, GuritipauView)
        accusation = self._honesty.accusation(view)
        if accusation is not None:
            return accusation.action
        robs = [a for a in view.legal if isinstance(a, Rob)]
        if robs:
            return self._rob(view, robs)
        says = [a for a in view.legal if isinstance(a, Talk)]
        return worth_saying(view, says, self._temper.talk, self._seed) if says else None

    def fallback(self, view: View) -> Action:
        """A plain lawful action: go on, sing the truth, play the lowest card."""
        assert isinstance(view, GuritipauView)
        for kind in (Keep, Follow, Cut):
            for action in view.legal:
                if isinstance(action, kind):
                    return action
        if view.phase == "sing":
            song = true_song(view)
            if song in view.legal:
                return song
        plays = lawful(view)
        if plays and view.trump is not None:
            tables = Tables.of(view.trump)
            return min(
                plays,
                key=lambda a: (tables.suit[a.card] == view.trump, tables.place[a.card]),
            )
        return view.legal[0]

    def _forced(self, view: GuritipauView) -> Reason:
        action = view.legal[0]
        if isinstance(action, Rob) and view.turn_up is not None:
            return Reason(motives.MUST_ROB, {"card": view.turn_up})
        if isinstance(action, Keep) and view.phase == "doubt":
            return Reason(motives.NO_PROOF)
        if isinstance(action, Sing):
            return Reason(motives.SINGS, {"trumps": action.trumps})
        return Reason(motives.ONLY_MOVE)

    # ------------------------------------------------------- before the first card

    def _place(self, view: GuritipauView) -> Decision:
        """After a lost pedra: three grains are worth it to whoever dares, for the others must
        tell their trumps."""
        three = self._temper.courage >= 0.4
        action = Place(view.seat, three)
        key = motives.PLACES_THREE if three else motives.PLACES_INVITE
        return Decision(action, reasons=(Reason(key),), closeness=0.5)

    def _annul(self, view: GuritipauView, rng: Random) -> Thought:
        chance = yield from self._chance(view, rng)
        annuls = chance < _EVEN - 0.06 * (self._temper.courage - 0.5)
        annul, keep = Annul(view.seat), Keep(view.seat)
        values: list[tuple[Action, float]] = [(annul, _EVEN), (keep, chance)]
        key = motives.ANNULS if annuls else motives.KEEPS_HAND
        why = (Reason(key, {"percent": _percent(chance)}),)
        return _decision(annul if annuls else keep, values, why)

    def _rob(self, view: GuritipauView, robs: Sequence[Rob]) -> Rob | None:
        """The roubo that makes the hand better, or None; without the ace of trump only a cheat
        thinks of it."""
        if view.ace_of_trump not in view.hand and not self._honesty.cheats(view, "rob"):
            return None
        best = best_rob(view, robs)
        return best if gains(view, best) else None

    # ------------------------------------------------------------ songs and answers

    def _sing(self, view: GuritipauView, rng: Random) -> Thought:
        robs = [a for a in view.legal if isinstance(a, Rob)]
        if robs:
            forced = all(isinstance(a, Rob) for a in view.legal)
            rob = best_rob(view, robs) if forced else self._rob(view, robs)
            if rob is not None:
                yield
                return self._robbed(view, rob, forced)
        run, leave = Run(view.seat), LeaveSong(view.seat)
        song = self._honesty.song(view)
        why = Reason(motives.SINGS, {"trumps": song.trumps})
        if song != true_song(view):
            why = Reason(motives.CHEATS)
        if run not in view.legal:
            yield
            return Decision(song, reasons=(why,))
        chance = yield from self._chance(view, rng)
        calls = Calls.of(view)
        go_on = calls.play(chance)
        values: list[tuple[Action, float]] = [(song, go_on), (run, calls.run)]
        if calls.runs(chance, self._temper):
            return _decision(run, values, (self._why_run(calls, chance),))
        if leave in view.legal and self._hides(view):
            values.append((leave, go_on))
            return _decision(leave, values, (Reason(motives.LEAVES_SONG),))
        return _decision(song, values, (why, self._why_stay(calls, chance)))

    def _hides(self, view: GuritipauView) -> bool:
        """Whether the hand is better not told: Nhánha, or many trumps. What is left untold is left
        to the partner to tell, who may have less to hide."""
        song = true_song(view)
        return song.nhanha or song.trumps >= (3 if self._temper.patience >= 0.5 else 5)

    def _answer(self, view: GuritipauView, rng: Random) -> Thought:
        chance = yield from self._chance(view, rng)
        calls = Calls.of(view)
        follow, run = Follow(view.seat), Run(view.seat)
        values: list[tuple[Action, float]] = [(follow, calls.play(chance)), (run, calls.run)]
        if calls.runs(chance, self._temper):
            return _decision(run, values, (self._why_run(calls, chance),))
        return _decision(follow, values, (self._why_stay(calls, chance),))

    @staticmethod
    def _why_run(calls: Calls, chance: float) -> Reason:
        key = motives.RUNS_IN_TIME if calls.play(chance) < calls.run - 1e-9 else motives.RUNS
        return Reason(key, {"percent": _percent(chance), "grains": calls.worth})

    @staticmethod
    def _why_stay(calls: Calls, chance: float) -> Reason:
        if chance >= 0.4:
            return Reason(motives.FOLLOWS, {"percent": _percent(chance)})
        told = {"percent": _percent(chance), "grains": calls.worth}
        return Reason(motives.SAVES_NOTHING, told)

    # ------------------------------------------------------------------- one's turn

    def _turn(self, view: GuritipauView, rng: Random) -> Thought:
        robs = [a for a in view.legal if isinstance(a, Rob)]
        plays = {a.card: a for a in lawful(view)}
        if robs:
            rob = best_rob(view, robs) if not plays else self._rob(view, robs)
            if rob is not None:
                yield
                return self._robbed(view, rob, not plays)
        table = self._table(view, rng)
        usual = table.by_habit()
        grain, run = Grain(view.seat), Run(view.seat)
        may_call = grain in view.legal or run in view.legal
        cards = table.likeliest(table.candidates(list(plays)), usual, max(1, self._level.width))
        careless = rng.random() < self._level.careless
        tempted = rng.random()
        if len(cards) == 1 and not may_call:
            yield
            return self._lay(view, table, cards, {}, plays, careless, rng)
        worth = yield from self._try(table, cards, rng)
        chance = max(worth.values())
        calls = Calls.of(view)
        no_grain = None
        if grain in view.legal:
            placed, no_grain = self._grain(calls, chance, tempted)
            if placed is not None:
                values: list[tuple[Action, float]] = [
                    (grain, calls.equity.deal(chance, calls.worth + 1)),
                    (plays[max(cards, key=worth.__getitem__)], calls.play(chance)),
                ]
                return _decision(grain, values, (placed,))
        if run in view.legal and calls.runs(chance, self._temper):
            ways: list[tuple[Action, float]] = [
                (run, calls.run),
                (plays[cards[0]], calls.play(chance)),
            ]
            return _decision(run, ways, (self._why_run(calls, chance),))
        forbidden = yield from self._forbidden(view, table, chance, rng)
        if forbidden is not None:
            return forbidden
        for card in cards:
            worth[card] += table.leaning(card, usual)
        return self._lay(view, table, cards, worth, plays, careless, rng, no_grain)

    def _try(
        self, table: CardPlay, cards: Sequence[Card], rng: Random
    ) -> Generator[None, None, dict[Card, float]]:
        """The chance with each card. Without playouts habit chooses, and the chance is a guess."""
        if self._level.playouts:
            found = yield from table.chances(cards, self._level.playouts)
        else:
            found = yield from table.chances(cards[:1], _GUESSES)
        slip = self._level.slip
        return {
            card: min(1.0, max(0.0, chance + (rng.gauss(0.0, slip) if slip else 0.0)))
            for card, chance in found.items()
            if card is not None
        }

    def _lay(
        self,
        view: GuritipauView,
        table: CardPlay,
        cards: Sequence[Card],
        worth: dict[Card, float],
        plays: dict[Card, Play],
        careless: bool,
        rng: Random,
        no_grain: Reason | None = None,
    ) -> Decision:
        if careless:
            every = list(plays)
            chosen = every[int(rng.random() * len(every))]
        else:
            chosen = max(worth, key=worth.__getitem__) if worth else cards[0]
        reasons = table.why(chosen)
        if no_grain is not None:
            reasons.append(no_grain)
        values = [(plays[card], value) for card, value in worth.items()]
        if careless or not values:
            return Decision(plays[chosen], tuple(values), tuple(reasons))
        return _decision(plays[chosen], values, tuple(reasons))

    def _grain(
        self, calls: Calls, chance: float, tempted: float
    ) -> tuple[Reason | None, Reason | None]:
        """Why a grain is placed, or else why not if that is worth a word."""
        needed = calls.place_from(self._temper)
        told = {"percent": _percent(chance), "grains": calls.worth + 1}
        if needed > 1.0:
            talked_of = chance > 0.6
            why = Reason(motives.NOTHING_TO_GAIN, {"percent": _percent(chance)})
            return None, why if talked_of else None
        if needed <= 0.0:
            return Reason(motives.NOTHING_TO_LOSE, told), None
        if chance >= SURE:
            return Reason(motives.PLACES_SURE, {"grains": calls.worth + 1}), None
        if chance >= needed:
            return Reason(motives.PLACES_STRONG, told), None
        if calls.view.number <= 1 and chance > 0.2 and tempted < _TRICKED * self._temper.bluff:
            return Reason(motives.BLUFFS, told), None
        if chance > 0.6:
            return None, Reason(motives.BIDES, {"percent": _percent(chance)})
        return None, None

    @staticmethod
    def _robbed(view: GuritipauView, rob: Rob, forced: bool) -> Decision:
        assert view.turn_up is not None
        key = motives.MUST_ROB if forced else motives.ROBS
        if not forced and view.ace_of_trump not in view.hand:
            return Decision(rob, ((rob, 0.0),), (Reason(motives.CHEATS),))
        return Decision(rob, ((rob, 0.0),), (Reason(key, {"card": view.turn_up}),))

    # ------------------------------------------------------------------------ fraud

    def _forbidden(
        self, view: GuritipauView, table: CardPlay, chance: float, rng: Random
    ) -> Generator[None, None, Decision | None]:
        """A card against the rules, if it is tempted and that card would gain much."""
        straight = {a.card for a in lawful(view)}
        plays = {a.card: a for a in view.legal if isinstance(a, Play)}
        cards = table.candidates([card for card in plays if card not in straight])
        if not cards or not self._level.playouts or not self._honesty.cheats(view, "card"):
            return None
        worth = yield from self._try(table, cards, rng)
        best = max(cards, key=worth.__getitem__)
        if worth[best] < chance + _CHEAT_GAIN:
            return None
        return Decision(plays[best], ((plays[best], worth[best]),), (Reason(motives.CHEATS),))

    # --------------------------------------------------------------------- thinking

    def _table(self, view: GuritipauView, rng: Random) -> CardPlay:
        lapse = self._temper.lapse(self._level.forgets)
        return CardPlay(view, lapse, self._level.credulity, rng)

    def _chance(self, view: GuritipauView, rng: Random) -> Generator[None, None, float]:
        """The chance of the own side, whoever plays next."""
        table = self._table(view, rng)
        playouts = max(_GUESSES, self._level.playouts // 2)
        found = yield from table.chances([None], playouts)
        slip = rng.gauss(0.0, self._level.slip) if self._level.slip else 0.0
        return min(1.0, max(0.0, found[None] + slip))


def _cut(view: GuritipauView, rng: Random) -> Decision:
    """Anywhere, but so that enough cards go on top."""
    fair = fair_cuts(view)
    return Decision(fair[int(rng.random() * len(fair))], reasons=(Reason(motives.CUTS),))


def _decision(
    action: Action, values: Sequence[tuple[Action, float]], reasons: tuple[Reason, ...]
) -> Decision:
    ranked = tuple(sorted(values, key=lambda item: -item[1]))
    close = 0.0
    if len(ranked) > 1:
        own = dict(ranked)[action]
        other = max(value for alternative, value in ranked if alternative != action)
        close = max(0.0, 1.0 - abs(own - other) / _DIFFERENT)
    return Decision(action, ranked, reasons, close)


def _percent(share: float) -> int:
    return round(100 * min(1.0, max(0.0, share)))

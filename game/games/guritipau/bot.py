"""The computer players of Guritipau: one way of thinking, many temperaments and levels."""

from __future__ import annotations

from random import Random

from game.bots.base import Bot, Decision, Reason, Thought, decision_rng
from game.bots.persona import Persona, Temper
from game.engine.contract import Action, View
from game.games.guritipau import motives
from game.games.guritipau.choices import fair_cuts, lawful, true_song
from game.games.guritipau.honesty import Honesty
from game.games.guritipau.levels import LEVELS, Level
from game.games.guritipau.mind import Mind, percent
from game.games.guritipau.records import (
    Accuse,
    Annul,
    Cut,
    Follow,
    Keep,
    Place,
    Rob,
    Sing,
    Talk,
)
from game.games.guritipau.robbery import at_sight, think_of_robbing
from game.games.guritipau.rules import GuritipauView
from game.games.guritipau.songs import answer, sing
from game.games.guritipau.speech import worth_saying
from game.games.guritipau.tables import Tables
from game.games.guritipau.turn import take_turn

_NEW_DEAL = 0.02
"""Chance of the pedra that waiting for a new deal costs the bold, and the timid do not mind."""

_THREE = 0.01
"""Chance of the pedra that the others' song is worth to whoever dares to place three grains."""


def make_bot(persona: Persona, rng: Random) -> GuritipauBot:
    """The bot that plays a persona. ``rng`` gives the seed of its decisions, once."""
    return GuritipauBot(persona.temper, LEVELS[persona.level], rng.getrandbits(64))


class GuritipauBot(Bot):
    """Estimates its side's chance in worlds that fit what it saw and heard.

    All that it values is valued in one unit: the chance to win the pedra.
    """

    def __init__(self, temper: Temper, level: Level, seed: int) -> None:
        self._temper, self._level, self._seed = temper, level, seed
        self._honesty = Honesty(temper, seed)

    def decide(self, view: View) -> Thought:
        return self._think(view, None)

    def appraise(self, view: View, action: Action) -> Thought:
        return self._think(view, action)

    def _think(self, view: View, asked: Action | None) -> Thought:
        assert isinstance(view, GuritipauView)
        rng = decision_rng(self._seed, view)
        mind = Mind(view, self._temper, self._level, self._honesty, rng, asked)
        if view.seat not in view.deciders:
            yield
            return mind.decision(self.interrupt(view) or asked or view.legal[0], [])
        accusation = self._honesty.accusation(view)
        if accusation is not None:
            yield
            return _accused(mind, accusation)
        if len(view.legal) == 1:
            yield
            return mind.decision(view.legal[0], [_forced(view)])
        match view.phase:
            case "cut":
                yield
                return _cut(mind)
            case "place":
                yield
                return _place(mind)
            case "annul":
                return (yield from _annul(mind))
            case "rob":
                robs = [a for a in view.legal if isinstance(a, Rob)]
                taken = yield from think_of_robbing(mind, mind.table(), robs)
                assert taken is not None
                return taken
            case "sing":
                return (yield from sing(mind))
            case "answer":
                return (yield from answer(mind))
            case "doubt":
                yield
                keep = Keep(view.seat)
                mind.worth[keep] = mind.calls.equity.lost(mind.calls.worth)
                return mind.decision(keep, [Reason(motives.NO_PROOF)])
        return (yield from take_turn(mind))

    def interrupt(self, view: View) -> Action | None:
        assert isinstance(view, GuritipauView)
        accusation = self._honesty.accusation(view)
        if accusation is not None:
            return accusation.action
        robs = [a for a in view.legal if isinstance(a, Rob)]
        if robs:
            return at_sight(view, robs, self._honesty)
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


def _forced(view: GuritipauView) -> Reason:
    action = view.legal[0]
    if isinstance(action, Rob) and view.turn_up is not None:
        return Reason(motives.MUST_ROB, {"card": view.turn_up})
    if isinstance(action, Keep) and view.phase == "doubt":
        return Reason(motives.NO_PROOF)
    if isinstance(action, Sing):
        return Reason(motives.SINGS, {"trumps": action.trumps})
    return Reason(motives.ONLY_MOVE)


def _accused(mind: Mind, found: Decision) -> Decision:
    """A fraud that is proved wins what lies on the table; the deal goes on without it."""
    mind.worth[found.action] = mind.calls.equity.won(mind.view.grains)
    if mind.asked is not None and not isinstance(mind.asked, Accuse):
        mind.worth[mind.asked] = min(mind.calls.anew, mind.worth[found.action])
    return mind.decision(found.action, found.reasons)


def _cut(mind: Mind) -> Decision:
    """Anywhere, but so that enough cards go on top."""
    fair = fair_cuts(mind.view)
    cut = fair[int(mind.rng.random() * len(fair))]
    return mind.decision(cut, [Reason(motives.CUTS)])


def _place(mind: Mind) -> Decision:
    """After a lost pedra: three grains are worth it to whoever dares, for the others must tell
    their trumps."""
    three, invite = Place(mind.view.seat, True), Place(mind.view.seat, False)
    dares = mind.temper.courage >= 0.4
    even = mind.calls.anew
    mind.worth = {three: even + _THREE if dares else even - _THREE, invite: even}
    key = motives.PLACES_THREE if dares else motives.PLACES_INVITE
    return mind.decision(three if dares else invite, [Reason(key)], closeness=0.5)


def _annul(mind: Mind) -> Thought:
    chance = yield from mind.chance(mind.table())
    annul, keep = Annul(mind.view.seat), Keep(mind.view.seat)
    anew = mind.calls.anew - _NEW_DEAL * mind.temper.courage
    mind.worth = {annul: anew, keep: mind.calls.play(chance)}
    annuls = mind.worth[keep] < anew
    key = motives.ANNULS if annuls else motives.KEEPS_HAND
    return mind.decision(annul if annuls else keep, [Reason(key, {"percent": percent(chance)})])

"""Songs: who sings, whether to go on or to run."""

from __future__ import annotations

from game.bots.base import Reason, Thought
from game.games.guritipau import motives
from game.games.guritipau.choices import true_song
from game.games.guritipau.mind import Mind, percent
from game.games.guritipau.records import Follow, LeaveSong, Rob, Run, Sing
from game.games.guritipau.robbery import think_of_robbing
from game.games.guritipau.turn import why_run

_TOLD = 0.003
"""Chance of the pedra that good trumps lose by being told."""

_FAIR = 0.4
"""A chance that needs no excuse to go on."""


def sing(mind: Mind) -> Thought:
    """Sing, leave it to the partner, run, or rob before."""
    view, calls = mind.view, mind.calls
    table = mind.table()
    robs = [a for a in view.legal if isinstance(a, Rob)]
    if robs:
        robbed = yield from think_of_robbing(mind, table, robs)
        if robbed is not None:
            return robbed
    run, leave = Run(view.seat), LeaveSong(view.seat)
    song = mind.honesty.song(view)
    why = Reason(motives.SINGS, {"trumps": song.trumps})
    if song != true_song(view):
        why = Reason(motives.CHEATS)
    if run not in view.legal and mind.asked is None:
        yield
        return mind.decision(song, [why])
    chance = yield from mind.chance(table)
    mind.value_spurned(calls.play(chance), chance)
    hides = leave in view.legal and _hides(mind)
    mind.worth[song] = calls.play(chance) - _TOLD * hides
    if run in view.legal:
        mind.worth[run] = calls.run
    if leave in view.legal:
        mind.worth[leave] = calls.play(chance) - _TOLD * (not hides)
    if isinstance(mind.asked, Sing):
        mind.worth[mind.asked] = mind.worth[song]
    if run in view.legal and calls.runs(chance, mind.temper):
        return mind.decision(run, [why_run(mind, chance)])
    if hides:
        return mind.decision(leave, [Reason(motives.LEAVES_SONG)])
    return mind.decision(song, [why, _why_stay(mind, chance)])


def answer(mind: Mind) -> Thought:
    """Go on or run, after a song."""
    chance = yield from mind.chance(mind.table())
    follow, run = Follow(mind.view.seat), Run(mind.view.seat)
    mind.worth.update({follow: mind.calls.play(chance), run: mind.calls.run})
    if mind.calls.runs(chance, mind.temper):
        return mind.decision(run, [why_run(mind, chance)])
    return mind.decision(follow, [_why_stay(mind, chance)])


def _hides(mind: Mind) -> bool:
    """Whether the hand is better not told: Nhánha, or many trumps. What is left untold is left to
    the partner to tell, who may have less to hide."""
    song = true_song(mind.view)
    return song.nhanha or song.trumps >= (3 if mind.temper.patience >= 0.5 else 5)


def _why_stay(mind: Mind, chance: float) -> Reason:
    told = {"percent": percent(chance), "grains": mind.calls.worth}
    return Reason(motives.FOLLOWS if chance >= _FAIR else motives.SAVES_NOTHING, told)

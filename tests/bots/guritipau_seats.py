"""Positions of Guritipau written down by hand, and what a bot does in them."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from random import Random

from game.bots.base import Bot, Decision, seat_rng
from game.bots.persona import Persona, Temper
from game.engine.contract import Action
from game.engine.options import Options
from game.engine.shuffle import Stream, numbered_secret
from game.games.guritipau.bot import make_bot
from game.games.guritipau.records import PACK, Play, Played, TrickEnded
from game.games.guritipau.rules import GAME, GuritipauState, GuritipauView
from tests.bots.asking import decided
from tests.examples.guritipau_table import begun, play, preset, standing

PLAIN = Temper()
CAREFUL = Temper(0, 0, 1, 1, 0)
BOLD = Temper(1, 1, 0, 1, 1)
TEMPERS = (PLAIN, BOLD, CAREFUL)
"""The plain one, the boldest bluffer and the most careful."""

KEPT = preset("standard", annul_below=0)
"""Standard, but no hand is annulled."""

CARDS_ALONE = preset("standard", annul_below=0, grains_in_play=False)
"""Besides, no grain is placed, so that there are cards alone to decide."""

SCORES = (
    standing((0, 0), last_winner=0),
    standing((6, 0), last_winner=1),
    standing((2, 6), last_winner=0),
    standing((0, 0), last_winner=1, lost=0),
    standing((6, 5), last_winner=0),
    standing((7, 3), last_winner=1, todas=3),
    standing((4, 4), last_winner=0, banned=1),
    standing((0, 0), last_winner=None),
)
"""Of every posture, after a lost pedra and a fraud, and at the very beginning."""


def ending(
    *hands: str,
    turn_up: str = "9H",
    tricks: tuple[int, int] = (4, 3),
    leads: int = 0,
    table: str = "",
    options: Options = CARDS_ALONE,
) -> GuritipauState:
    """The last tricks: four hands of equal length, ``leads`` on turn.

    The other cards of each hand, the lowest of the pack, were played one by one, so that nobody was
    shown to lack a suit. ``table`` lists cards of the running trick, played in turn.
    """
    named = tuple(hands) if len(hands) == 4 else (*hands, "", "", "")[:4]
    state = begun((named[0], named[1], named[2], named[3]), turn_up, None, options)
    kept = [list(PACK.hand(hand)) for hand in named]
    number = 9 - len(kept[0])
    for n in range(number):
        for seat in range(4):
            gone = next(c for c in state.hands[seat] if c not in kept[seat])
            state.hands[seat].remove(gone)
            state.history.append(Played(seat, gone))
            state.history.append(TrickEnded(n + 1, leads))
    state.number, state.tricks = number, list(tricks)
    state.turn = state.leader = leads
    play(state, *table.split())
    return state


def deal(options: Options, number: int) -> GuritipauState:
    """A deal before its cuts, at one of the scores in turn."""
    score = replace(SCORES[number % len(SCORES)], dealer=number % 4, deal=number + 2)
    return GAME.deal(options, 4, Stream(numbered_secret(number), f"deal {number}"), score)


def walk(state: GuritipauState, rng: Random) -> list[GuritipauState]:
    """The states of a deal played at random, seldom given up, now and then with a word between."""
    states = []
    while state.outcome is None:
        states.append(state.copy())
        legal = state.legal()
        plain = [a for a in legal if a.do not in ("run", "annul", "accuse")] or list(legal)
        state.play(rng.choice(legal if rng.random() < 0.03 else plain))
        if state.outcome is None and rng.random() < 0.1:
            talk = [a for s in range(4) for a in state.legal(s) if a.do == "talk"]
            if talk:
                state.play(rng.choice(talk))
    return states


def bot(temper: Temper = PLAIN, level: int = 3, seed: int = 0, seat: int = 0) -> Bot:
    persona = Persona("somebody", "Somebody", level=level, temper=temper)
    return make_bot(persona, seat_rng("somebody", seat, str(seed)))


def decide(view: GuritipauView, temper: Temper = PLAIN, level: int = 3, seed: int = 0) -> Decision:
    """What a bot of this temper and level decides."""
    return decided(bot(temper, level, seed, view.seat), view)


def decisions(
    state: GuritipauState,
    tempers: Iterable[Temper] = TEMPERS,
    level: int = 3,
    seeds: Iterable[int] = range(2),
) -> list[Decision]:
    """What the actor decides with each temper and seed."""
    assert state.actor is not None
    view = state.view(state.actor)
    return [decide(view, temper, level, seed) for temper in tempers for seed in seeds]


def said(state: GuritipauState, seat: int, temper: Temper, seeds: int = 12) -> set[Action | None]:
    """What ``seat`` does out of turn, over some seeds."""
    view = state.view(seat)
    return {bot(temper, 3, seed, seat).interrupt(view) for seed in range(seeds)}


def acts(found: Iterable[Decision]) -> set[str]:
    """What was chosen: the code of a card that is played, else the kind of action."""
    return {PACK.code(d.action.card) if isinstance(d.action, Play) else d.action.do for d in found}


def reasons(found: Iterable[Decision]) -> set[str]:
    """The keys of all reasons given."""
    return {reason.key for decision in found for reason in decision.reasons}

"""Positions of Gleek written down by hand, and what a bot does in them."""

from __future__ import annotations

from collections.abc import Generator, Iterable, Sequence
from typing import TypeVar

from game.bots.base import Decision, seat_rng
from game.bots.persona import Persona, Temper
from game.engine.cards import Card
from game.engine.contract import Action
from game.engine.options import Value
from game.games.gleek.bot import make_bot
from game.games.gleek.records import (
    PACK,
    Bid,
    Discard,
    Fold,
    Match,
    Pass,
    Play,
    Played,
    TrickEnded,
    Vie,
    Wait,
)
from game.games.gleek.rules import GAME, GleekStanding, GleekState, GleekView
from tests.bots.asking import decided

PLAIN = Temper()
TEMPERS = (PLAIN, Temper(1, 1, 0, 1, 1), Temper(0, 0, 1, 1, 0))
"""The plain one, the boldest bluffer and the most careful."""


def position(
    *hands: str, turn_up: str = "9H", moves: str = "", opening: int = 2, **options: Value
) -> GleekState:
    """A deal of seat 2 after ``moves``; seat 0 is eldest.

    A hand may be shorter than twelve: it is filled with cards that nobody was given, low ranks
    first. Moves in order: ``bid``, ``pass``, ``wait``, ``vie``, ``match``, ``fold``, ``-7C`` lays
    a card away, ``7C`` plays it.
    """
    named = [list(PACK.hand(hand)) for hand in (*hands, "", "", "")[:3]]
    up = PACK.card(turn_up)
    used = {up, *(card for hand in named for card in hand)}
    free = [card for card in PACK.cards() if card not in used]
    for hand in named:
        while len(hand) < 12:
            hand.append(free.pop(0))
    standing = GleekStanding(points=(0, 0, 0), dealer=2, deal=1, opening=opening)
    state = GleekState(GAME.schema.check(options), standing, named, free, up)
    for move in moves.split():
        state.play(_action(state, move))
    return state


def _action(state: GleekState, move: str) -> Action:
    seat = state.actor
    assert seat is not None
    plain: dict[str, Action] = {
        "bid": Bid(seat, state.auction.next_price),
        "pass": Pass(seat),
        "wait": Wait(seat),
        "vie": Vie(seat, state.vying.next_stake),
        "match": Match(seat),
        "fold": Fold(seat),
    }
    if move in plain:
        return plain[move]
    if move.startswith("-"):
        return Discard(seat, PACK.card(move[1:]))
    return Play(seat, PACK.card(move))


def ending(
    *hands: str,
    turn_up: str = "9H",
    leads: int = 0,
    table: str = "",
    gone: str = "",
    **options: Value,
) -> GleekState:
    """The last tricks: three hands of equal length, ``leads`` on turn.

    All other cards but the stock were played in earlier tricks, which nobody saw shown void: they
    are those of ``gone`` and, from the lowest, as many more as were played. ``table`` lists cards
    of the running trick, played from the hands in turn.
    """
    named = [list(PACK.hand(hand)) for hand in hands]
    up = PACK.card(turn_up)
    kept = {up, *(card for hand in named for card in hand)}
    first = [card for card in PACK.hand(gone) if card not in kept]
    rest = [c for c in PACK.cards() if c not in kept and c not in first]
    played = first + rest
    number = 12 - len(named[0])
    dealt = [hand + played[n * number : (n + 1) * number] for n, hand in enumerate(named)]
    stock = played[3 * number :]
    state = position(
        *(" ".join(PACK.code(c) for c in hand) for hand in dealt),
        turn_up=turn_up,
        opening=2,
        opening_forced=False,
        moves="pass pass pass wait wait wait",
        **options,
    )
    assert set(state.stock) == set(stock)
    return _with_tricks_gone(state, named, leads, table)


def _with_tricks_gone(
    state: GleekState, named: Sequence[list[Card]], leads: int, table: str
) -> GleekState:
    count = 12 - len(named[0])
    for n in range(count):
        for seat in range(3):
            card = next(c for c in state.hands[seat] if c not in named[seat])
            state.hands[seat].remove(card)
            # Each as its own lead, so that no suit is shown to be missing.
            state.history.append(Played(seat, card))
            state.history.append(TrickEnded(n + 1, leads))
    state.number = count
    state.tricks = [count, 0, 0]
    state.turn = state.leader = leads
    for code in table.split():
        assert state.actor is not None
        state.play(Play(state.actor, PACK.card(code)))
    return state


Found = TypeVar("Found")


def finished(thought: Generator[None, None, Found]) -> Found:
    """What a thought comes to."""
    while True:
        try:
            next(thought)
        except StopIteration as stop:
            found: Found = stop.value
            return found


def decide(view: GleekView, temper: Temper = PLAIN, level: int = 5, seed: int = 0) -> Decision:
    """What a bot of this temper and level decides."""
    persona = Persona("somebody", "Somebody", level=level, temper=temper)
    return decided(make_bot(persona, seat_rng("somebody", view.seat, str(seed))), view)


def decisions(
    state: GleekState,
    tempers: Iterable[Temper] = TEMPERS,
    level: int = 5,
    seeds: Iterable[int] = range(3),
) -> list[Decision]:
    """What the actor decides with each temper and seed."""
    assert state.actor is not None
    view = state.view(state.actor)
    return [decide(view, temper, level, seed) for temper in tempers for seed in seeds]


def acts(found: Iterable[Decision]) -> set[str]:
    """What was chosen: the code of a card that is played, else the kind of action."""
    return {PACK.code(d.action.card) if isinstance(d.action, Play) else d.action.do for d in found}


def reasons(found: Iterable[Decision]) -> set[str]:
    """The keys of all reasons given."""
    return {reason.key for decision in found for reason in decision.reasons}


def laid_away(state: GleekState, level: int = 5, seed: int = 0) -> set[str]:
    """The codes of the seven that the buyer lays away, one decision after the other."""
    buyer = state.buyer
    assert buyer is not None
    while state.phase == "discard":
        state.play(decide(state.view(buyer), level=level, seed=seed).action)
    return {PACK.code(card) for card in state.discards}

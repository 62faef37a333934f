"""A deal played to its fifth trick by plain habits, on masks."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from random import Random

from game.engine.cards import SUITS, Card
from game.games.guritipau.habit import SEATS, Trick, follow, lead
from game.games.guritipau.tables import Tables

TO_WIN = 5

_CHANCES = 1 << 13
"""How many chances are drawn beforehand."""

_DRAWN = 9 * SEATS * 4
"""Chances that a deal may ask for: what each card takes at most, for noise, lead and choice."""


@cache
def _chances() -> tuple[float, ...]:
    rng = Random("habit")
    return tuple(rng.random() for _ in range(_CHANCES + _DRAWN))


def luck(seed: int) -> Callable[[], float]:
    """The chances of one deal, from 0 to 1, always the same for a seed. They are cut from a long
    row that is drawn once, since to seed a generator takes as long as to play three tricks."""
    start = seed % _CHANCES
    return iter(_chances()[start : start + _DRAWN]).__next__


def playable(
    tables: Tables, undertrump_free: bool, hand: Sequence[int], base: int, trick: Trick
) -> list[int]:
    """The cards that may be played, as a mask a suit."""
    own = list(hand[base : base + SUITS])
    led = trick.led
    if led < 0:
        return own
    trump = tables.trump
    held = own[led]
    if led == trump:
        if held & ~tables.free or (trick.over_nhanha and held == tables.bost):
            return [held if s == trump else 0 for s in range(SUITS)]
        return own
    if not held:
        return own
    kills = own[trump]
    if trick.best_suit == trump and not undertrump_free:
        kills &= -(trick.best << 1)
    return [held if s == led else kills if s == trump else 0 for s in range(SUITS)]


def play_out(
    tables: Tables,
    hands: Sequence[int],
    trick: Trick,
    out: Sequence[int],
    seat: int,
    first: Card | None,
    tricks: Sequence[int],
    chance: Callable[[], float],
    noise: float,
    undertrump_free: bool,
) -> int:
    """The side that wins the deal.

    ``hands`` are four masks a seat; ``out`` what has not been played, as far as players know.
    ``seat`` is on turn, and plays ``first`` if it is given; a ``noise`` share of the other cards is
    played at random. ``tricks`` are those won so far. Nothing given is changed.
    """
    held, left, won = list(hands), list(out), list(tricks)
    if max(won) >= TO_WIN:  # played on for the joy of it
        return int(won[1] > won[0])
    trump = tables.trump
    led, best_suit, best = trick.led, trick.best_suit, trick.best
    winner, count, over_nhanha = trick.winner, trick.count, trick.over_nhanha
    urgent = TO_WIN - 1 in won
    while True:
        base = seat * SUITS
        if first is not None:
            s, bit = tables.suit[first], tables.bit[first]
            first = None
        elif noise and chance() < noise:
            now = Trick(led, best_suit, best, winner, count, over_nhanha)
            s, bit = _any(playable(tables, undertrump_free, held, base, now), chance)
        elif count:
            ours = not (winner ^ seat) & 1
            s, bit = follow(
                tables,
                held,
                base,
                left,
                led,
                best_suit,
                best,
                ours,
                count,
                over_nhanha,
                urgent,
                chance,
            )
        else:
            s, bit = lead(tables, held, base, left, chance)
        held[base + s] &= ~bit
        left[s] &= ~bit
        if not count:
            led = best_suit = s
            best, winner, count = bit, seat, 1
            over_nhanha = s == trump and bit == tables.nhanha
        else:
            count += 1
            if s == best_suit:
                if bit > best:
                    best, winner = bit, seat
            elif s == trump:
                best_suit, best, winner = s, bit, seat
        if count < SEATS:
            seat = (seat + 1) & 3
            continue
        seat = winner
        side = seat & 1
        won[side] += 1
        if won[side] == TO_WIN:
            return side
        urgent = urgent or won[side] == TO_WIN - 1
        count = 0


def _any(moves: Sequence[int], chance: Callable[[], float]) -> tuple[int, int]:
    """Any of the cards."""
    pick = int(chance() * sum(mask.bit_count() for mask in moves))
    for s in range(SUITS):
        mask = moves[s]
        size = mask.bit_count()
        if pick >= size:
            pick -= size
            continue
        for _ in range(pick):
            mask &= mask - 1
        return s, mask & -mask
    raise AssertionError("a player on turn holds a card")

"""A deal played to its fifth trick by plain habits, on masks.

A player looks at its own hand, at the trick and at what has been played, never at what another
holds, and plays with its partner.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from game.engine.cards import SUITS, Card
from game.games.guritipau.tables import Hand, Tables

SEATS = 4
TO_WIN = 5

_KILLS = (0.45, 0.8)
"""How often the second and the third player kill a suit with a trump."""


@dataclass(slots=True)
class Trick:
    """A trick as it stands. ``led`` is -1 before the lead; ``best`` the place that is winning in
    suit ``best_suit``, ``winner`` its seat; ``over_nhanha`` whether it was led with Nhánha."""

    led: int = -1
    best_suit: int = -1
    best: int = -1
    winner: int = -1
    count: int = 0
    over_nhanha: bool = False

    def lay(self, seat: int, of_suit: int, place: int, tables: Tables) -> None:
        self.count += 1
        trump = tables.trump
        if self.led < 0:
            self.led = self.best_suit = of_suit
            self.best, self.winner = place, seat
            self.over_nhanha = of_suit == trump and 1 << place == tables.nhanha
        elif of_suit == self.best_suit:
            if place > self.best:
                self.best, self.winner = place, seat
        elif of_suit == trump:
            self.best_suit, self.best, self.winner = trump, place, seat

    def copy(self) -> Trick:
        return Trick(self.led, self.best_suit, self.best, self.winner, self.count, self.over_nhanha)


def playable(
    tables: Tables, undertrump_free: bool, hand: Sequence[int], base: int, trick: Trick
) -> Sequence[int]:
    """The cards that may be played, as a mask a suit."""
    own = hand[base : base + SUITS]
    led = trick.led
    if led < 0:
        return own
    trump = tables.trump
    held = own[led]
    if led == trump:
        ordinary = held & ~tables.free
        if ordinary or (trick.over_nhanha and held == tables.bost):
            return [held if s == trump else 0 for s in (0, 1, 2, 3)]
        return own
    if not held:
        return own
    kills = own[trump]
    if trick.best_suit == trump and not undertrump_free:
        kills &= -1 << trick.best + 1
    return [held if s == led else kills if s == trump else 0 for s in (0, 1, 2, 3)]


def habit(
    tables: Tables,
    moves: Sequence[int],
    hand: Sequence[int],
    base: int,
    trick: Trick,
    gone: Sequence[int],
    urgent: bool,
    luck: Callable[[], float],
) -> tuple[int, int]:
    """Suit and place of the card that a fair player plays without looking ahead.

    ``moves`` are the cards that may be played; ``gone`` those that nobody else holds, by suit;
    ``urgent`` when a side needs but one trick more.
    """
    if trick.led < 0:
        return _lead(tables, hand, base, gone, luck)
    seat = base // SUITS
    trump = tables.trump
    ours = not (trick.winner ^ seat) & 1
    best_suit, best = trick.best_suit, trick.best
    out = tables.full[best_suit] & ~(gone[best_suit] | hand[base + best_suit])
    safe = not out >> best + 1 and (
        best_suit == trump or not tables.full[trump] & ~(gone[trump] | hand[base + trump])
    )
    last = trick.count == SEATS - 1
    if ours and (last or safe or best_suit == trump):
        return _lowest(tables, moves, hand, base, gone)
    over = moves[best_suit] & -1 << best + 1
    kills = moves[trump] if best_suit != trump else 0
    if last:
        if over and (best_suit != trump or not ours):
            return best_suit, _low(over)
        if kills and not ours:
            return trump, _low(kills)
        return _lowest(tables, moves, hand, base, gone)
    if over:
        surest = over.bit_length() - 1
        if not out >> surest:
            surer = over & -1 << out.bit_length()
            return best_suit, _low(surer)
        if urgent or (not ours and trick.count == 2 and luck() < 0.7):
            return best_suit, surest if urgent else _low(over)
        if best_suit == trump and not ours and luck() < 0.4:
            return best_suit, _low(over)
    if kills and not ours and (urgent or luck() < _KILLS[trick.count - 1]):
        return trump, _low(kills)
    return _lowest(tables, moves, hand, base, gone)


def _low(mask: int) -> int:
    return (mask & -mask).bit_length() - 1


def _lead(
    tables: Tables,
    hand: Sequence[int],
    base: int,
    gone: Sequence[int],
    luck: Callable[[], float],
) -> tuple[int, int]:
    trump = tables.trump
    own_trumps = hand[base + trump].bit_count()
    trumps_out = (tables.full[trump] & ~(gone[trump] | hand[base + trump])).bit_count()
    top, chosen, high = -1.0, -1, False
    for s in (0, 1, 2, 3):
        held = hand[base + s]
        if not held:
            continue
        out = tables.full[s] & ~(gone[s] | held)
        boss = held > out
        if s == trump:
            if boss:
                score = 0.7 + 0.35 * own_trumps - 0.08 * trumps_out if trumps_out else 0.5
            else:
                score = 0.25 * own_trumps - 0.3
        elif boss:
            score = 3.0 if not trumps_out else 0.9 + 0.05 * out.bit_count() - 0.05 * trumps_out
        else:
            length = held.bit_count()
            score = 0.8 - 0.1 * length + (0.3 if length == 1 and own_trumps else 0.0)
        score += 0.7 * luck()
        if score > top:
            top, chosen, high = score, s, boss
    held = hand[base + chosen]
    return chosen, held.bit_length() - 1 if high else _low(held)


def _lowest(
    tables: Tables, moves: Sequence[int], hand: Sequence[int], base: int, gone: Sequence[int]
) -> tuple[int, int]:
    """The card that is missed the least."""
    trump = tables.trump
    best, chosen = 99.0, trump
    own_trumps = hand[base + trump]
    for s in (0, 1, 2, 3):
        held = moves[s]
        if s == trump or not held:
            continue
        low = _low(held)
        out = tables.full[s] & ~(gone[s] | hand[base + s])
        length = hand[base + s].bit_count()
        score = low - 0.5 * (out >> low).bit_count() + 0.3 * length
        if length == 1:
            score += 4.0 if held > out else -1.0 if own_trumps else 0.0
        if score < best:
            best, chosen = score, s
    return chosen, _low(moves[chosen])


def play_out(
    tables: Tables,
    undertrump_free: bool,
    hands: Sequence[Hand],
    trick: Trick,
    gone: Sequence[int],
    seat: int,
    first: Card | None,
    tricks: Sequence[int],
    luck: Callable[[], float],
    noise: float,
) -> int:
    """The side that wins the deal.

    ``seat`` is on turn, and plays ``first`` if it is given; a ``noise`` share of the other cards is
    played at random. ``tricks`` are those won so far. Nothing given is changed.
    """
    held = [mask for hand in hands for mask in hand]
    away = list(gone)
    won = list(tricks)
    if max(won) >= TO_WIN:  # played on for the joy of it
        return int(won[1] > won[0])
    running = trick.copy()
    forced = first
    while True:
        base = seat * SUITS
        if forced is not None:
            s, place = tables.suit[forced], tables.place[forced]
            forced = None
        else:
            moves = playable(tables, undertrump_free, held, base, running)
            if noise and luck() < noise:
                s, place = _any(moves, luck)
            else:
                urgent = won[0] == TO_WIN - 1 or won[1] == TO_WIN - 1
                s, place = habit(tables, moves, held, base, running, away, urgent, luck)
        bit = 1 << place
        held[base + s] &= ~bit
        away[s] |= bit
        running.lay(seat, s, place, tables)
        if running.count < SEATS:
            seat = (seat + 1) % SEATS
            continue
        seat = running.winner
        side = seat & 1
        won[side] += 1
        if won[side] == TO_WIN:
            return side
        running = Trick()


def _any(moves: Sequence[int], luck: Callable[[], float]) -> tuple[int, int]:
    """Any of the cards."""
    pick = int(luck() * sum(mask.bit_count() for mask in moves))
    for s in (0, 1, 2, 3):
        mask = moves[s]
        size = mask.bit_count()
        if pick >= size:
            pick -= size
            continue
        for _ in range(pick):
            mask &= mask - 1
        return s, _low(mask)
    raise AssertionError("a player on turn holds a card")

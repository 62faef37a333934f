"""The tricks of a deal played to the end by plain habits, on masks.

A player looks at its own hand, at the trick and at what has been played, never at what another
holds. Each plays for itself.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from game.engine.cards import SUITS, Card, rank, suit
from game.games.gleek.masks import FULL, HONOUR, HONOUR_BITS, JACK_BIT, Hand
from game.games.gleek.scoring import TRICK

SEATS = 3
_TEMPTED = 0.5
"""How often the second player tries a card that only one card still out can beat."""


@dataclass(slots=True)
class Trick:
    """A trick as it stands. ``led`` is -1 before the lead; ``best`` the rank that is winning in
    suit ``best_suit``, ``top`` the highest rank of the suit led; ``stake`` the points of honours
    that lie in it; ``count`` the cards played."""

    led: int = -1
    best_suit: int = -1
    best: int = -1
    top: int = -1
    winner: int = -1
    count: int = 0
    stake: int = 0

    def lay(self, seat: int, of_suit: int, of_rank: int, trump: int) -> None:
        self.count += 1
        if of_suit == trump:
            self.stake += HONOUR[1 << of_rank]
        if self.led < 0:
            self.led = self.best_suit = of_suit
            self.best = self.top = of_rank
            self.winner = seat
            return
        if of_suit == self.led and of_rank > self.top:
            self.top = of_rank
        if of_suit == self.best_suit:
            if of_rank > self.best:
                self.best, self.winner = of_rank, seat
        elif of_suit == trump:
            self.best_suit, self.best, self.winner = of_suit, of_rank, seat


@dataclass(frozen=True, slots=True)
class Table:
    """What stays the same in a deal."""

    trump: int
    to_winner: bool
    must_beat: bool


def playable(hand: Sequence[int], base: int, trick: Trick, must_beat: bool) -> tuple[int, int]:
    """The suit that must be followed (-1: any card may be played), and its cards that may be."""
    led = trick.led
    if led < 0 or not hand[base + led]:
        return -1, 0
    held = hand[base + led]
    if must_beat:
        over = held & (FULL << (trick.top + 1)) & FULL
        return led, over or held
    return led, held


def habit(
    table: Table,
    hand: Sequence[int],
    base: int,
    trick: Trick,
    gone: Sequence[int],
    luck: Callable[[], float],
) -> tuple[int, int]:
    """Suit and rank of the card that a fair player plays without looking ahead.

    ``hand`` is read at ``base`` to ``base + 3`` alone; ``gone`` are the cards played, by suit.
    """
    if trick.led < 0:
        return _lead(table, hand, base, gone, luck)
    following, cards = playable(hand, base, trick, table.must_beat)
    if following < 0:
        return _void(table, hand, base, trick, gone)
    return following, _follow(table, following, cards, hand[base + following], trick, gone, luck)


def _lead(
    table: Table,
    hand: Sequence[int],
    base: int,
    gone: Sequence[int],
    luck: Callable[[], float],
) -> tuple[int, int]:
    trump = table.trump
    trumps = hand[base + trump]
    trumps_out = FULL & ~(gone[trump] | trumps)
    out_count = trumps_out.bit_count()
    own_count = trumps.bit_count()
    best, chosen, high = -1.0, -1, False
    for s in (0, 1, 2, 3):
        held = hand[base + s]
        if not held:
            continue
        out = FULL & ~(gone[s] | held)
        boss = held > out
        if s == trump:
            if boss:
                # Sure now and later: it pays to draw trumps where one has more of them.
                score = 1.6 + 0.5 * (2 * own_count - out_count) if out_count else 0.4
                if table.to_winner and out & HONOUR_BITS:
                    score += 0.6
            else:
                score = 0.35 + 0.25 * (own_count - out_count)
        elif boss:
            score = 3.5 if not out_count else 0.9 + 0.25 * out.bit_count()
        else:
            length = held.bit_count()
            score = 1.0 - 0.12 * length + (0.4 if length == 1 and own_count else 0.0)
            if not out_count and length > out.bit_count():
                score += 0.8
        score += 0.6 * luck()
        if score > best:
            best, chosen, high = score, s, boss
    held = hand[base + chosen]
    return chosen, (held.bit_length() - 1 if high else (held & -held).bit_length() - 1)


def _follow(
    table: Table,
    led: int,
    cards: int,
    held: int,
    trick: Trick,
    gone: Sequence[int],
    luck: Callable[[], float],
) -> int:
    low = (cards & -cards).bit_length() - 1
    if trick.best_suit != led:
        return low
    over = cards & (FULL << (trick.best + 1)) & FULL
    if not over:
        return low
    if trick.count == SEATS - 1:
        if table.to_winner and led == table.trump and over & JACK_BIT:
            return JACK_BIT.bit_length() - 1
        return (over & -over).bit_length() - 1
    out = FULL & ~(gone[led] | held | 1 << trick.best)
    surer = over & ~((1 << out.bit_length()) - 1)
    if surer:
        return (surer & -surer).bit_length() - 1
    high = over.bit_length() - 1
    if (out >> high).bit_count() == 1 and luck() < _TEMPTED:
        return high
    return low


def _void(
    table: Table, hand: Sequence[int], base: int, trick: Trick, gone: Sequence[int]
) -> tuple[int, int]:
    trump = table.trump
    trumps = hand[base + trump]
    if trumps and trick.led != trump:
        floor = trick.best + 1 if trick.best_suit == trump else 0
        over = trumps & (FULL << floor) & FULL
        if over:
            if table.to_winner and trick.count == SEATS - 1 and over & JACK_BIT:
                return trump, JACK_BIT.bit_length() - 1
            return trump, (over & -over).bit_length() - 1
    best, chosen = 99.0, -1
    for s in (0, 1, 2, 3):
        held = hand[base + s]
        if s == trump or not held:
            continue
        low = (held & -held).bit_length() - 1
        out = FULL & ~(gone[s] | held)
        # Chances thrown away: how near the lowest card is to winning, and what it guards.
        score = low - 0.7 * (out >> low).bit_count() + 0.3 * held.bit_count()
        if held > out and held.bit_count() == 1:
            score += 6.0
        if score < best:
            best, chosen = score, s
    if chosen < 0:
        return trump, (trumps & -trumps).bit_length() - 1
    held = hand[base + chosen]
    return chosen, (held & -held).bit_length() - 1


def play_out(
    table: Table,
    hands: Sequence[Hand],
    trick: Trick,
    gone: Sequence[int],
    seat: int,
    first: Card | None,
    luck: Callable[[], float],
    noise: float,
) -> list[int]:
    """Points of tricks and honours that each seat gains from here to the end.

    ``seat`` is on turn, and plays ``first`` if it is given; a ``noise`` share of the other cards is
    played at random. Nothing given is changed.
    """
    held = [mask for hand in hands for mask in hand]
    away = list(gone)
    gained = [0] * SEATS
    trump = table.trump
    to_winner = table.to_winner
    running = Trick(
        trick.led, trick.best_suit, trick.best, trick.top, trick.winner, trick.count, trick.stake
    )
    left = sum(mask.bit_count() for mask in held)
    forced = first
    while left:
        base = seat * SUITS
        if forced is not None:
            s, r = suit(forced), rank(forced)
            forced = None
        elif noise and luck() < noise:
            s, r = _any(table, held, base, running, luck)
        else:
            s, r = habit(table, held, base, running, away, luck)
        bit = 1 << r
        held[base + s] ^= bit
        away[s] |= bit
        left -= 1
        if s == trump and not to_winner:
            gained[seat] += HONOUR[bit]
        running.lay(seat, s, r, trump)
        if running.count < SEATS:
            seat = (seat + 1) % SEATS
            continue
        seat = running.winner
        gained[seat] += TRICK + (running.stake if to_winner else 0)
        running = Trick()
    return gained


def _any(
    table: Table, hand: Sequence[int], base: int, trick: Trick, luck: Callable[[], float]
) -> tuple[int, int]:
    """Any card that may be played."""
    following, cards = playable(hand, base, trick, table.must_beat)
    suits = (following,) if following >= 0 else (0, 1, 2, 3)
    count = cards.bit_count() or sum(hand[base + s].bit_count() for s in suits)
    pick = int(luck() * count)
    for s in suits:
        mask = cards or hand[base + s]
        size = mask.bit_count()
        if pick >= size:
            pick -= size
            continue
        for _ in range(pick):
            mask &= mask - 1
        return s, (mask & -mask).bit_length() - 1
    raise AssertionError("a player on turn holds a card")


__all__ = ["SEATS", "Table", "Trick", "habit", "play_out", "playable"]

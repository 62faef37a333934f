"""The tricks of a deal played to the end by plain habits, on masks.

A player looks at its own hand, at the trick and at what has been played, never at what another
holds. Each plays for itself.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from random import Random

from game.engine.cards import SUITS, Card, rank, suit
from game.games.gleek.masks import FULL, HONOUR, HONOUR_BITS, JACK_BIT, Hand
from game.games.gleek.scoring import JACK, TRICK

SEATS = 3
_TEMPTED = 0.5
"""How often the second player tries a card that only one card still out can beat."""

Luck = Callable[[], float]

_NUMBERS = 4096
_DRAWN = 256
"""Numbers that one deal played out may draw: a few more than it ever does."""

_CHANCE = [Random(f"gleek {n}").random() for n in range(_NUMBERS + _DRAWN)]


def luck(seed: int) -> Luck:
    """Chance for one deal played out, the same for the same seed; quicker than a generator."""
    begun = seed % _NUMBERS
    return iter(_CHANCE[begun : begun + _DRAWN]).__next__


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


def habit(
    table: Table,
    hand: Sequence[int],
    base: int,
    trick: Trick,
    gone: Sequence[int],
    luck: Luck,
) -> tuple[int, int]:
    """Suit and rank of the card that a fair player plays without looking ahead.

    ``hand`` is read at ``base`` to ``base + 3`` alone; ``gone`` are the cards played, by suit.
    """
    led = trick.led
    if led < 0:
        return _lead(table, hand, base, gone, luck)
    if not hand[base + led]:
        last = trick.count == SEATS - 1
        return _void(table, hand, base, led, trick.best_suit, trick.best, last, gone)
    held = hand[base + led]
    cards = _following(held, trick.top) if table.must_beat else held
    last = trick.count == SEATS - 1
    return led, _follow(table, led, cards, held, trick.best_suit, trick.best, last, gone[led], luck)


def _following(held: int, top: int) -> int:
    """The cards of the suit led that may be played where it must be beaten."""
    return held & (FULL << (top + 1)) & FULL or held


def _lead(
    table: Table, hand: Sequence[int], base: int, gone: Sequence[int], luck: Luck
) -> tuple[int, int]:
    trump = table.trump
    trumps = hand[base + trump]
    own_count = trumps.bit_count()
    best, chosen, high = -99.0, -1, False
    for s in (0, 1, 2, 3):
        held = hand[base + s]
        if not held:
            continue
        out = FULL & ~(gone[s] | held)
        boss = held > out
        if s == trump:
            out_count = out.bit_count()
            if boss:
                # Sure now and later: it pays to draw trumps where one has more of them.
                score = 1.6 + 0.5 * (2 * own_count - out_count) if out_count else 0.4
                if table.to_winner and out & HONOUR_BITS:
                    score += 0.6
            else:
                score = 0.35 + 0.25 * (own_count - out_count)
        elif boss:
            score = 0.9 + 0.25 * out.bit_count() if out else 3.5
        else:
            length = held.bit_count()
            score = 1.0 - 0.12 * length + (0.4 if length == 1 and own_count else 0.0)
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
    best_suit: int,
    best: int,
    last: bool,
    gone: int,
    luck: Luck,
) -> int:
    low = (cards & -cards).bit_length() - 1
    if best_suit != led:
        return low
    over = cards >> (best + 1) << (best + 1)
    if not over:
        return low
    if last:
        if table.to_winner and led == table.trump and over & JACK_BIT:
            return JACK
        return (over & -over).bit_length() - 1
    out = FULL & ~(gone | held | 1 << best)
    reach = out.bit_length()
    surer = over >> reach << reach
    if surer:
        return (surer & -surer).bit_length() - 1
    high = over.bit_length() - 1
    if (out >> high).bit_count() == 1 and luck() < _TEMPTED:
        return high
    return low


def _void(
    table: Table,
    hand: Sequence[int],
    base: int,
    led: int,
    best_suit: int,
    best: int,
    last: bool,
    gone: Sequence[int],
) -> tuple[int, int]:
    trump = table.trump
    trumps = hand[base + trump]
    if trumps and led != trump:
        over = trumps >> (best + 1) << (best + 1) if best_suit == trump else trumps
        if over:
            if table.to_winner and last and over & JACK_BIT:
                return trump, JACK
            return trump, (over & -over).bit_length() - 1
    worst, chosen = 99.0, -1
    for s in (0, 1, 2, 3):
        held = hand[base + s]
        if s == trump or not held:
            continue
        low = (held & -held).bit_length() - 1
        out = FULL & ~(gone[s] | held)
        count = held.bit_count()
        # Chances thrown away: how near the lowest card is to winning, and what it guards.
        score = low - 0.7 * (out >> low).bit_count() + 0.3 * count
        if count == 1 and held > out:
            score += 6.0
        if score < worst:
            worst, chosen = score, s
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
    luck: Luck,
    noise: float,
) -> list[int]:
    """Points of tricks and honours that each seat gains from here to the end.

    ``seat`` is on turn, and plays ``first`` if it is given; a ``noise`` share of the other cards is
    played at random. Nothing given is changed.

    The trick is kept in plain numbers here, not in a :class:`Trick`: this is where bots spend their
    time.
    """
    held = [mask for hand in hands for mask in hand]
    away = list(gone)
    gained = [0] * SEATS
    trump, to_winner, must_beat = table.trump, table.to_winner, table.must_beat
    led, best_suit, best, top = trick.led, trick.best_suit, trick.best, trick.top
    winner, count, stake = trick.winner, trick.count, trick.stake
    left = sum(map(int.bit_count, held))
    forced = first
    while left:
        base = seat * SUITS
        if forced is not None:
            s, r = suit(forced), rank(forced)
            forced = None
        elif luck() < noise:
            s, r = _any(held, base, led, top, must_beat, luck)
        elif led < 0:
            s, r = _lead(table, held, base, away, luck)
        else:
            following = held[base + led]
            if following:
                cards = _following(following, top) if must_beat else following
                if not cards & (cards - 1):
                    s, r = led, cards.bit_length() - 1
                else:
                    s = led
                    r = _follow(
                        table,
                        led,
                        cards,
                        following,
                        best_suit,
                        best,
                        count == SEATS - 1,
                        away[led],
                        luck,
                    )
            else:
                s, r = _void(table, held, base, led, best_suit, best, count == SEATS - 1, away)
        bit = 1 << r
        held[base + s] ^= bit
        away[s] |= bit
        left -= 1
        if s == trump:
            if to_winner:
                stake += HONOUR[bit]
            else:
                gained[seat] += HONOUR[bit]
        if led < 0:
            led = best_suit = s
            best = top = r
            winner = seat
        else:
            if s == led and r > top:
                top = r
            if s == best_suit:
                if r > best:
                    best, winner = r, seat
            elif s == trump:
                best_suit, best, winner = s, r, seat
        count += 1
        if count < SEATS:
            seat = seat + 1 if seat < SEATS - 1 else 0
            continue
        seat = winner
        gained[seat] += TRICK + (stake if to_winner else 0)
        led, count, stake = -1, 0, 0
    return gained


def _any(
    hand: Sequence[int], base: int, led: int, top: int, must_beat: bool, luck: Luck
) -> tuple[int, int]:
    """Any card that may be played."""
    following = hand[base + led] if led >= 0 else 0
    if following and must_beat:
        following = _following(following, top)
    suits = (led,) if following else (0, 1, 2, 3)
    count = following.bit_count() or sum(hand[base + s].bit_count() for s in suits)
    pick = int(luck() * count)
    for s in suits:
        mask = following or hand[base + s]
        size = mask.bit_count()
        if pick >= size:
            pick -= size
            continue
        for _ in range(pick):
            mask &= mask - 1
        return s, (mask & -mask).bit_length() - 1
    raise AssertionError("a player on turn holds a card")


__all__ = ["SEATS", "Luck", "Table", "Trick", "habit", "luck", "play_out"]

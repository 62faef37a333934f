"""The card that a fair player of Guritipau lays without looking ahead.

A player looks at its own hand, at the trick and at what is still out, never at what another holds,
and plays with its partner. Cards are masks a suit and bits in them (see the tables module). What
leads and kills is worth was found by playing some hundred thousand deals against other worths.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from game.games.guritipau.tables import Tables

SEATS = 4

_TRUMP_LED = 0.4
"""How often the second player tries for a trick of trumps that it may lose again."""

_HIGH_THIRD = 0.5
"""How often the third player goes in with the highest card instead of one that just beats."""

# What leads are worth: trump from above and from below, the best card of a suit, a low card.
_TOP_TRUMP, _EACH_TRUMP, _TRUMP_OUT = 0.6, 0.2, 0.17
_LOW_TRUMP, _EACH_LOW_TRUMP = -0.35, 0.25
_BEST, _BEST_ALONE, _TRUMP_AGAINST = 1.0, 3.0, 0.05
_LOW, _LENGTH, _OUT, _ONE_ABOVE = 0.7, 0.2, 0.05, 0.4
_MOOD = 0.4


@dataclass(slots=True)
class Trick:
    """A trick as it stands. ``led`` is -1 before the lead; ``best`` the bit that is winning in
    suit ``best_suit``, ``winner`` its seat; ``over_nhanha`` whether it was led with Nhánha."""

    led: int = -1
    best_suit: int = -1
    best: int = 0
    winner: int = -1
    count: int = 0
    over_nhanha: bool = False

    def lay(self, seat: int, of_suit: int, bit: int, tables: Tables) -> None:
        self.count += 1
        trump = tables.trump
        if self.led < 0:
            self.led = self.best_suit = of_suit
            self.best, self.winner = bit, seat
            self.over_nhanha = of_suit == trump and bit == tables.nhanha
        elif of_suit == self.best_suit:
            if bit > self.best:
                self.best, self.winner = bit, seat
        elif of_suit == trump:
            self.best_suit, self.best, self.winner = trump, bit, seat

    def copy(self) -> Trick:
        return Trick(self.led, self.best_suit, self.best, self.winner, self.count, self.over_nhanha)

    def beaten_by(self, of_suit: int, bit: int, trump: int) -> bool:
        """Whether a card takes the trick as it stands."""
        return bit > self.best if of_suit == self.best_suit else of_suit == trump


def lead(
    tables: Tables, held: Sequence[int], base: int, out: Sequence[int], luck: Callable[[], float]
) -> tuple[int, int]:
    """Suit and bit of a lead. ``held`` are all hands, this one from ``base``; ``out`` the cards
    that have not been played, by suit, as far as everybody knows."""
    trump = tables.trump
    own = held[base + trump]
    against = (out[trump] & ~own).bit_count()
    top, chosen, high = -9.0, -1, False
    for s in (0, 1, 2, 3):
        hand = held[base + s]
        if not hand:
            continue
        others = out[s] & ~hand
        best = hand > others
        if s == trump:
            if not best:
                worth = _LOW_TRUMP + _EACH_LOW_TRUMP * own.bit_count()
            elif against:
                worth = _TOP_TRUMP + _EACH_TRUMP * own.bit_count() + _TRUMP_OUT * against
            else:
                worth = 0.0
        elif not best:
            worth = _LOW + _LENGTH * hand.bit_count() - _OUT * others.bit_count()
            above = others >> hand.bit_length()
            if not above & above - 1:
                worth += _ONE_ABOVE
        else:
            worth = _BEST - _TRUMP_AGAINST * against if against else _BEST_ALONE
        worth += _MOOD * luck()
        if worth > top:
            top, chosen, high = worth, s, best
    hand = held[base + chosen]
    return chosen, 1 << hand.bit_length() - 1 if high else hand & -hand


def follow(
    tables: Tables,
    held: Sequence[int],
    base: int,
    out: Sequence[int],
    led: int,
    best_suit: int,
    best: int,
    ours: bool,
    count: int,
    over_nhanha: bool,
    urgent: bool,
    luck: Callable[[], float],
) -> tuple[int, int]:
    """Suit and bit of a card laid to a trick: see Trick, and :func:`lead`.

    ``ours`` whether the partner's card lies best; ``urgent`` when a side needs but one trick more.
    """
    trump = tables.trump
    trumps = held[base + trump]
    if led == trump:
        over, kills = trumps & -(best << 1), 0
        bound = trumps & ~tables.free or (over_nhanha and trumps == tables.bost)
        low = trumps if bound else 0
    else:
        low = held[base + led]
        if best_suit == led:
            over, kills = low & -(best << 1), trumps
        else:
            over, kills = 0, trumps & -(best << 1)
    if count == SEATS - 1:
        if not ours:
            if over:
                return best_suit, over & -over
            if kills:
                return trump, kills & -kills
    else:
        others = out[best_suit] & ~held[base + best_suit]
        if ours and (
            best_suit == trump or (others < best and not out[trump] & ~trumps)
        ):  # nothing to add
            over = kills = 0
        if over:
            if others < over:
                surest = over & -(1 << others.bit_length())
                return best_suit, surest & -surest
            if urgent:
                return best_suit, 1 << over.bit_length() - 1
            if not ours and count == 2 and luck() < _HIGH_THIRD:
                return best_suit, 1 << over.bit_length() - 1
            if not ours and (count == 2 or (best_suit == trump and luck() < _TRUMP_LED)):
                return best_suit, over & -over
        # The second player leaves what is not sure to hold to its partner.
        if kills and not ours and (urgent or count == 2 or others < best):
            return trump, kills & -kills
    if low:
        return (trump if led == trump else led), low & -low
    return _discard(tables, held, base, out)


def _discard(tables: Tables, held: Sequence[int], base: int, out: Sequence[int]) -> tuple[int, int]:
    """The card that is missed the least."""
    least, chosen = 1 << 20, tables.trump
    for s in tables.plain:
        hand = held[base + s]
        if hand:
            low = hand & -hand
            worth = low << 2
            if hand == low:  # a blank suit is good to kill, a lone best card to win
                worth = low << 8 if low > out[s] & ~low else low << 1
            if worth < least:
                least, chosen = worth, s
    hand = held[base + chosen]
    return chosen, hand & -hand

"""How a good club player rates a card without looking ahead.

A card is rated by who is likely to take the trick, what lies in it and what the card is worth if it
is kept. The player knows its own hand, what has been played and who was seen to be void; never what
another holds.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from game.bots.pointtricks.tables import ABOVE, BITS, COUNT, FULL, NOBODY, PIPS, REY_BIT, Rules

ENDING = 3
"""Cards in hand up to which, once the stock is out, the last trick is near."""

_RESCUE = 0.3
"""How often a partner still to play takes a trick that the others are winning."""

_FEED = 2.0
"""Points that each player still to come adds to a trick."""


@dataclass(slots=True)
class Trick:
    """The running trick as it stands: who leads with what.

    ``suit`` and ``strength`` are those of the winning card, ``winner`` its seat (NOBODY before the
    lead); ``top`` and ``ruff`` as in :func:`~game.bots.pointtricks.tables.playable`; ``left`` the
    players that come after the one on turn; ``void`` the suits each seat was seen to lack.
    """

    trump: int
    strict: bool
    stock: int
    led: int = NOBODY
    suit: int = NOBODY
    strength: int = NOBODY
    winner: int = NOBODY
    top: int = NOBODY
    ruff: int = NOBODY
    points: int = 0
    left: int = 0
    declared: int = 0
    void: list[int] = field(default_factory=list)

    def lay(self, seat: int, suit: int, strength: int, points: int) -> None:
        """Add a card to the trick."""
        trump = self.trump
        self.points += points
        if self.led < 0:
            self.led = self.suit = suit
            self.strength = self.top = strength
            self.winner = seat
            return
        if suit == self.led:
            if strength > self.top:
                self.top = strength
                if self.ruff < 0:
                    self.strength, self.winner = strength, seat
        elif suit == trump and strength > self.ruff:
            self.ruff = self.strength = strength
            self.suit, self.winner = trump, seat


def rate(
    rules: Rules,
    trick: Trick,
    hands: list[int],
    gone: list[int],
    seat: int,
    moves: tuple[int, int, int, int],
) -> list[tuple[float, int]]:
    """The cards of ``moves`` worth a thought with their ratings, in points: ``(rating, code)``.

    Of the worthless cards of a suit only the lowest is rated, and the lowest that wins the trick.
    ``hands`` is read at ``seat`` alone.
    """
    players = len(trick.void)
    base = seat * 4
    trump, strict, points = trick.trump, trick.strict, rules.points
    left = trick.left
    foes = (left + 1) >> 1
    friend = left >> 1
    own = 0
    unseen = 0
    for suit in (0, 1, 2, 3):
        held = hands[base + suit]
        own += COUNT[held]
        unseen += COUNT[FULL & ~(gone[suit] | held)]
    miss = 1.0 - min(1.0, own / unseen) if unseen else 1.0
    out_trumps = COUNT[FULL & ~(gone[trump] | hands[base + trump])]
    led, winner = trick.led, trick.winner
    lying, ahead = trick.points, trick.strength
    ours = winner >= 0 and not (winner ^ seat) & 1
    last = own == 1 and not trick.stock
    worths = rules.worths
    worth = worths.stock if trick.stock else worths.strict if own > ENDING else worths.ending
    keep, keep_trump = worth.plain, worth.trump
    tempo = _tempo(rules, hands, base, trick, own)
    void_of_foes = 0
    if strict and foes:
        void_of_foes = trick.void[(seat + 1) % players]
        if foes == 2:
            void_of_foes &= trick.void[(seat + 3) % players]
    found: list[tuple[float, int]] = []
    settled = NOBODY * 1.0
    for suit in (0, 1, 2, 3):
        mask = moves[suit]
        if not mask:
            continue
        pips = mask & PIPS
        if pips:
            # One worthless card stands for its neighbours: the lowest, and the lowest that wins.
            low = pips & -pips
            mask = mask & ~PIPS | low
            if suit == trick.suit:
                over = pips & ABOVE[ahead]
                mask |= over & -over
        out = FULL & ~(gone[suit] | hands[base + suit])
        for strength in BITS[mask]:
            value = points[strength]
            stake = lying + value
            if led < 0 or (strength > ahead if suit == trick.suit else suit == trump):
                on, high = suit, strength
            elif ours:
                on, high = trick.suit, ahead
            else:
                on = NOBODY
            if on < 0:
                chance = _RESCUE if friend else 0.0
            elif not foes:
                chance = 1.0
            elif on is not suit and settled >= 0.0:
                chance = settled
            else:
                over_it = COUNT[
                    (out if on == suit else FULL & ~(gone[on] | hands[base + on])) & ABOVE[high]
                ]
                first = on if led < 0 else led
                if strict:
                    lacks = 1.0
                    if first != trump and not void_of_foes >> first & 1:
                        lacks = miss ** COUNT[FULL & ~(gone[first] | hands[base + first])]
                    if on == trump:
                        beaten = 1.0 - miss**over_it
                        if first != trump:
                            beaten *= lacks
                    else:
                        beaten = (
                            0.0 if void_of_foes >> on & 1 else 1.0 - miss**over_it
                        ) + lacks * (0.0 if void_of_foes >> trump & 1 else 1.0 - miss**out_trumps)
                elif on == trump:
                    beaten = (1.0 - miss**over_it) * min(0.9, stake * 0.07)
                else:
                    beaten = (1.0 - miss**over_it) * min(0.95, 0.35 + stake * 0.05)
                    beaten += (1.0 - beaten) * (1.0 - miss**out_trumps) * min(0.9, stake * 0.065)
                chance = 1.0 - beaten if foes == 1 else (1.0 - beaten) * (1.0 - beaten)
                if friend:
                    chance += (1.0 - chance) * _RESCUE
                if on is not suit:
                    settled = chance
            rating = (2.0 * chance - 1.0) * (stake + _FEED * left) + chance * tempo
            if not last:
                rating -= (keep_trump if suit == trump else keep)[strength]
                pair = rules.pair
                if pair >> strength & 1 and not trick.declared >> suit & 1:
                    if hands[base + suit] & pair == pair:
                        rating -= worth.pair_in_trump if suit == trump else worth.pair
                    elif trick.stock and not gone[suit] & pair:
                        rating -= 5.0 if suit == trump else 2.5
            found.append((rating, strength * 4 + suit))
    return found


def _tempo(rules: Rules, hands: list[int], base: int, trick: Trick, own: int) -> float:
    """What winning the trick brings besides its points."""
    if not trick.stock and own == 1:
        return 2.0 * rules.last_trick
    tempo = 1.0
    pair = rules.pair
    if pair:
        for suit in (0, 1, 2, 3):
            if hands[base + suit] & pair == pair and not trick.declared >> suit & 1:
                tempo += 16.0 if suit == trick.trump else 8.0
    return tempo


def best(rated: list[tuple[float, int]]) -> int:
    """The code of the best rating; of equals the first."""
    top, chosen = rated[0]
    for rating, code in rated:
        if rating > top:
            top, chosen = rating, code
    return chosen


__all__ = ["REY_BIT", "Trick", "best", "rate"]

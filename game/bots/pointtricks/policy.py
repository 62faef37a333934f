"""How a good club player rates a card without looking ahead.

A card is rated by who is likely to take the trick, what lies in it and what the card is worth if it
is kept. The player knows its own hand, what has been played and who was seen to be void; never what
another holds.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from game.bots.pointtricks.tables import NOBODY, OVER, PIPS, Rules
from game.engine.pointtricks.masks import ABOVE, BITS, COUNT, FULL

ENDING = 3
"""Cards in hand up to which, once the stock is out, the last trick is near."""

_RESCUE = 0.3
"""How often a partner still to play takes a trick that the others are winning."""

_FEED = 2.0
"""Points that each player still to come adds to a trick."""

_NOTHING = (0.0,) * 10
"""What is kept by holding the last card back."""

FIRST = 9
"""The strength of an ace."""


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

    def copy(self) -> Trick:
        """The same trick, to go on with."""
        return Trick(
            self.trump,
            self.strict,
            self.stock,
            self.led,
            self.suit,
            self.strength,
            self.winner,
            self.top,
            self.ruff,
            self.points,
            self.left,
            self.declared,
            list(self.void),
        )

    def begin(self, strict: bool, stock: int, left: int, declared: int, void: list[int]) -> None:
        """Start the next trick of the deal."""
        self.strict, self.stock, self.left = strict, stock, left
        self.declared, self.void, self.points = declared, void, 0
        self.led = self.suit = self.strength = self.winner = self.top = self.ruff = NOBODY

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


def _thought_of(mask: int, ahead: int) -> tuple[int, ...]:
    """The strengths of a suit's ``mask`` worth a thought, low to high, where a card of strength
    ``ahead`` is to be beaten.

    One worthless card stands for its neighbours: the lowest, and the lowest that wins.
    """
    pips = mask & PIPS
    over = pips & ABOVE[ahead] if ahead >= 0 else 0  # nothing to beat: the lowest will do
    return BITS[mask & ~PIPS | pips & -pips | over & -over]


_CANDIDATES = tuple(
    tuple(_thought_of(mask, ahead) for mask in range(FULL + 1)) for ahead in (*range(10), NOBODY)
)
"""By ``ahead`` (NOBODY, the last: nothing to beat in this suit) and mask."""

_HAS = tuple(
    tuple(
        tuple(1.0 - (1.0 - own / unseen if unseen > own else 0.0) ** n for n in range(11))
        for unseen in range(41)
    )
    for own in range(11)
)
"""The chance that a player with so many cards holds one of ``n`` among so many unseen ones."""

_BEATS = tuple(min(0.95, 0.35 + stake * 0.05) for stake in range(64))
_RUFFS = tuple(min(0.9, stake * 0.065) for stake in range(64))
_OVERTRUMPS = tuple(min(0.9, stake * 0.07) for stake in range(64))
"""How likely a foe who need not beat does so with a card of the suit, trumps a card of another, and
beats a trump, by the points at stake."""

Odds = tuple[int, int, tuple[float, ...], list[int], int, int, int]
"""The chances of a seat's cards in the running trick, as the seat can tell: how many opponents and
partners still play; the row of chances to hold one of ``n`` cards; what is out, by suit; the suits
that all those opponents are known to lack; the suit led (NOBODY before the lead), and trump."""


def _hold_open(odds: Odds, suit: int, strength: int, stake: int) -> float:
    """The chance that a card takes the trick for its side, ``stake`` points lying in it, where any
    card may be played."""
    foes, friend, has, out, _, _, trump = odds
    beaten = has[OVER[strength][out[suit]]]
    if suit == trump:
        chance = 1.0 - beaten * _OVERTRUMPS[stake]
    else:
        beaten *= _BEATS[stake]
        beaten += (1.0 - beaten) * has[COUNT[out[trump]]] * _RUFFS[stake]
        chance = 1.0 - beaten
    if foes == 2:
        chance *= chance
    return chance + (1.0 - chance) * _RESCUE if friend else chance


def _hold_strict(odds: Odds, suit: int, strength: int, stake: int) -> float:
    """The same where a foe must follow suit, beat and trump."""
    foes, friend, has, out, lacks, led, trump = odds
    if led < 0:
        led = suit
    void = 1.0
    if led != trump and not lacks >> led & 1:
        void = 1.0 - has[COUNT[out[led]]]
    better = has[OVER[strength][out[suit]]]
    if suit == trump:
        chance = 1.0 - (better if led == trump else better * void)
    else:
        ruffs = 0.0 if lacks >> trump & 1 else void * has[COUNT[out[trump]]]
        chance = 1.0 - (ruffs if lacks >> suit & 1 else better + ruffs)
    if foes == 2:
        chance *= chance
    return chance + (1.0 - chance) * _RESCUE if friend else chance


def rate(
    rules: Rules,
    trick: Trick,
    hands: list[int],
    gone: list[int],
    seat: int,
    moves: Sequence[int],
    own: int,
    unseen: int,
) -> list[tuple[float, int]]:
    """The cards of ``moves`` worth a thought with their ratings, in points: ``(rating, code)``.

    Of the worthless cards of a suit only the lowest is rated, and the lowest that wins the trick.
    ``hands`` is read at ``seat`` alone, which holds ``own`` cards; ``unseen`` are neither among
    these nor ``gone``. Search spends most of its time here.
    """
    left, stock, strict = trick.left, trick.stock, trick.strict
    trump, led, lying, best_suit = trick.trump, trick.led, trick.points, trick.suit
    h0, h1, h2, h3 = hands[seat * 4 : seat * 4 + 4]
    points, pair, worths = rules.points, rules.pair, rules.worths
    last = own == 1 and not stock
    worth = worths.stock if stock else worths.strict if own > ENDING else worths.ending
    # What winning brings besides the points of the trick.
    tempo = 1.0
    if last:
        tempo = 2.0 * rules.last_trick
    elif pair and (
        h0 & pair == pair or h1 & pair == pair or h2 & pair == pair or h3 & pair == pair
    ):
        for suit, held in enumerate((h0, h1, h2, h3)):
            if held & pair == pair and not trick.declared >> suit & 1:
                tempo += 16.0 if suit == trump else 8.0
    winning = 1.0
    otherwise = 0.0
    ours = trick.winner >= 0 and not (trick.winner ^ seat) & 1
    if left:
        foes, lacks = (left + 1) >> 1, 0
        if strict:
            lacks = trick.void[(seat + 1) % len(trick.void)]
            if foes == 2:
                lacks &= trick.void[(seat + 3) % len(trick.void)]
        g0, g1, g2, g3 = gone
        out = [FULL ^ (g0 | h0), FULL ^ (g1 | h1), FULL ^ (g2 | h2), FULL ^ (g3 | h3)]
        odds = foes, left >> 1, _HAS[own][unseen], out, lacks, led, trump
        hold = _hold_strict if strict else _hold_open
        if ours:
            otherwise = hold(odds, best_suit, trick.strength, lying)
        elif left > 1:
            otherwise = _RESCUE
    elif ours:
        otherwise = 1.0
    feed = lying + _FEED * left
    loses, gains = 2.0 * otherwise - 1.0, otherwise * tempo
    found: list[tuple[float, int]] = []
    for suit, mask in enumerate(moves):
        if not mask:
            continue
        in_trump = suit == trump
        # Cards of this suit that are stronger than this lead the trick.
        if suit == best_suit:
            over = ahead = trick.strength
        else:
            ahead = NOBODY
            over = NOBODY if led < 0 or in_trump else FIRST
        keep = _NOTHING if last else worth.trump if in_trump else worth.plain
        breaks = 0.0
        if pair & mask and not last and not trick.declared >> suit & 1:
            if hands[seat * 4 + suit] & pair == pair:
                breaks = worth.pair_in_trump if in_trump else worth.pair
            elif stock and not gone[suit] & pair:
                breaks = 5.0 if in_trump else 2.5
        for strength in _CANDIDATES[ahead][mask]:
            value = points[strength]
            if strength <= over:
                rating = loses * (value + feed) + gains - keep[strength]
            elif left:
                winning = hold(odds, suit, strength, lying + value)
                rating = (2.0 * winning - 1.0) * (value + feed) + winning * tempo - keep[strength]
            else:
                rating = value + feed + tempo - keep[strength]
            if breaks and pair >> strength & 1:
                rating -= breaks
            found.append((rating, strength * 4 + suit))
    return found


def best(rated: list[tuple[float, int]]) -> int:
    """The code of the best rating; of equals the first."""
    top, chosen = rated[0]
    for rating, code in rated:
        if rating > top:
            top, chosen = rating, code
    return chosen

"""How a good club player rates a card without looking ahead.

A card is rated by who is likely to take the trick, what lies in it and what the card is worth if it
is kept. The player knows its own hand, what has been played and who was seen to be void; never what
another holds.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from game.bots.pointtricks.tables import ABOVE, BITS, COUNT, FULL, NOBODY, PIPS, Rules

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


class Odds:
    """The chances of a seat's cards in the running trick, as the seat can tell.

    ``foes`` and ``friend`` count the opponents and partners that still play; ``miss`` is the chance
    that one player lacks a given card that is out; ``lacks`` the suits that all those opponents are
    known to lack.
    """

    __slots__ = ("foes", "friend", "lacks", "led", "miss", "out", "strict", "trump")

    def __init__(
        self, trick: Trick, hands: list[int], gone: list[int], seat: int, own: int
    ) -> None:
        base, left = seat * 4, trick.left
        self.foes, self.friend = (left + 1) >> 1, left >> 1
        self.trump, self.led, self.strict = trick.trump, trick.led, trick.strict
        self.out = out = [FULL & ~(gone[s] | hands[base + s]) for s in (0, 1, 2, 3)]
        unseen = COUNT[out[0]] + COUNT[out[1]] + COUNT[out[2]] + COUNT[out[3]]
        self.miss = 1.0 - own / unseen if unseen > own else 0.0
        self.lacks = 0
        if trick.strict and left:
            players = len(trick.void)
            self.lacks = trick.void[(seat + 1) % players]
            if self.foes == 2:
                self.lacks &= trick.void[(seat + 3) % players]

    def hold(self, suit: int, strength: int, stake: int) -> float:
        """The chance that a card takes the trick for its side, ``stake`` points lying in it."""
        if not self.foes:
            return 1.0
        miss, out, trump = self.miss, self.out, self.trump
        has_better = 1.0 - miss ** COUNT[out[suit] & ABOVE[strength]]
        if self.strict:
            beaten = self._must_beat(suit, has_better)
        elif suit == trump:
            beaten = has_better * min(0.9, stake * 0.07)
        else:
            beaten = has_better * min(0.95, 0.35 + stake * 0.05)
            has_trump = 1.0 - miss ** COUNT[out[trump]]
            beaten += (1.0 - beaten) * has_trump * min(0.9, stake * 0.065)
        chance = 1.0 - beaten
        if self.foes == 2:
            chance *= chance
        if self.friend:
            chance += (1.0 - chance) * _RESCUE
        return chance

    def _must_beat(self, suit: int, has_better: float) -> float:
        """The chance that a foe holds a card with which it has to beat one of ``suit``."""
        led = suit if self.led < 0 else self.led
        trump, lacks = self.trump, self.lacks
        void = 1.0
        if led != trump and not lacks >> led & 1:
            void = self.miss ** COUNT[self.out[led]]
        if suit == trump:
            return has_better if led == trump else has_better * void
        ruffs = 0.0 if lacks >> trump & 1 else void * (1.0 - self.miss ** COUNT[self.out[trump]])
        return ruffs if lacks >> suit & 1 else has_better + ruffs


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
    base = seat * 4
    trump, points, stock = trick.trump, rules.points, trick.stock
    own = COUNT[hands[base]] + COUNT[hands[base + 1]]
    own += COUNT[hands[base + 2]] + COUNT[hands[base + 3]]
    odds = Odds(trick, hands, gone, seat, own)
    led, lying, best_suit, ahead = trick.led, trick.points, trick.suit, trick.strength
    if trick.winner >= 0 and not (trick.winner ^ seat) & 1:
        otherwise = odds.hold(best_suit, ahead, lying)
    else:
        otherwise = _RESCUE if odds.friend else 0.0
    last = own == 1 and not stock
    worths = rules.worths
    worth = worths.stock if stock else worths.strict if own > ENDING else worths.ending
    pair, declared = rules.pair, trick.declared
    tempo = _tempo(rules, hands, base, trick, own)
    feed = _FEED * trick.left
    found: list[tuple[float, int]] = []
    for suit in (0, 1, 2, 3):
        mask = moves[suit]
        if not mask:
            continue
        pips = mask & PIPS
        if pips:
            # One worthless card stands for its neighbours: the lowest, and the lowest that wins.
            mask = mask & ~PIPS | pips & -pips
            if suit == best_suit:
                over = pips & ABOVE[ahead]
                mask |= over & -over
        keep = worth.trump if suit == trump else worth.plain
        for strength in BITS[mask]:
            stake = lying + points[strength]
            if led < 0 or (strength > ahead if suit == best_suit else suit == trump):
                chance = odds.hold(suit, strength, stake)
            else:
                chance = otherwise
            rating = (2.0 * chance - 1.0) * (stake + feed) + chance * tempo
            if not last:
                rating -= keep[strength]
                if pair >> strength & 1 and not declared >> suit & 1:
                    if hands[base + suit] & pair == pair:
                        rating -= worth.pair_in_trump if suit == trump else worth.pair
                    elif stock and not gone[suit] & pair:
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

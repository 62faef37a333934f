"""What a seat knows when it must play a card, and what it says about each card."""

from __future__ import annotations

from collections.abc import Iterable
from random import Random

from game.bots.pointtricks.memory import Recollection
from game.bots.pointtricks.policy import ENDING, rate
from game.bots.pointtricks.tables import PIPS, Rules
from game.engine.pointtricks.masks import ABOVE, COUNT, FULL
from game.engine.pointtricks.records import Play
from game.engine.pointtricks.state import PointView


class Facts:
    """A view at the moment of playing a card, as its seat remembers it.

    ``plays`` maps codes to the cards that may be played.
    """

    def __init__(self, view: PointView, lapse: float = 0.0, rng: Random | None = None) -> None:
        self.view = view
        self.rules = Rules.of(view.terms, view.players)
        self.recollection = Recollection(view, lapse, rng)
        self.position = self.recollection.position(self.rules)
        self.plays = {self.rules.code[a.card]: a for a in view.legal if isinstance(a, Play)}
        self.hands = [0] * (4 * view.players)
        base = view.seat * 4
        self.own = self.rules.masks(view.hand)
        self.hands[base : base + 4] = self.own
        gone = self.position.gone
        self.out = [FULL & ~(gone[s] | self.own[s]) for s in range(4)]
        trick = self.position.trick
        self.partner_ahead = trick.winner >= 0 and (trick.winner - view.seat) % 2 == 0
        self.foes_after = (trick.left + 1) // 2

    @property
    def side(self) -> int:
        """The seat's side."""
        return self.view.seat % 2

    def rated(self) -> list[tuple[float, int]]:
        """The plays worth a thought with their ratings, best first."""
        found = self._rate(self.plays)
        found.sort(key=lambda item: -item[0])
        if self.view.stock_left and not self.view.strict and not self.view.table:
            # Where nobody need follow nothing is safe: worthless cards lead, if there are any.
            quiet = [item for item in found if self._quiet(item[1])]
            return quiet or found
        if self.partner_has_it and not self.pairs:
            # Beating a partner who wins anyway spends a card, and to lead is worth little.
            modest = [item for item in found if not self.beats(item[1])]
            return modest or found
        return found

    def _rate(self, codes: Iterable[int]) -> list[tuple[float, int]]:
        moves = [0, 0, 0, 0]
        for code in codes:
            moves[code & 3] |= 1 << (code >> 2)
        return rate(
            self.rules,
            self.position.trick,
            self.hands,
            self.position.gone,
            self.view.seat,
            moves,
            len(self.view.hand),
            sum(COUNT[mask] for mask in self.out),
        )

    def _quiet(self, code: int) -> bool:
        """Whether leading the card gives nothing away: it is plain and worthless, or sure."""
        suit, strength = code & 3, code >> 2
        if suit == self.position.trick.trump:
            return False
        return not self.rules.points[strength] or self.safe(suit, strength)

    def beats(self, code: int) -> bool:
        """Whether the card would lead the trick."""
        trick = self.position.trick
        suit, strength = code & 3, code >> 2
        if trick.led < 0:
            return True
        if suit == trick.suit:
            return strength > trick.strength
        return suit == trick.trump

    def safe(self, suit: int, strength: int) -> bool:
        """Whether the card, leading the trick, takes it for certain."""
        if not self.foes_after:
            return True
        trick = self.position.trick
        trump, void = trick.trump, self.position.void
        view = self.view
        foes = [(view.seat + 1 + 2 * n) % view.players for n in range(self.foes_after)]
        led = suit if trick.led < 0 else trick.led
        for foe in foes:
            lacks = void[foe]
            over = self.out[suit] & ABOVE[strength]
            if suit == trump:
                # Where suit is followed, a foe known to hold the suit led cannot trump; nobody is.
                if over and not lacks >> trump & 1:
                    return False
                continue
            if over and not lacks >> suit & 1:
                return False
            ruffs = self.out[trump] and not lacks >> trump & 1
            if ruffs and not (trick.strict and self._must_follow(led, foe)):
                return False
        return True

    def _must_follow(self, led: int, foe: int) -> bool:
        """Whether ``foe`` certainly holds a card of the suit led: all that is out must be its."""
        view = self.view
        others = sum(
            count for seat, count in enumerate(view.counts) if seat not in (view.seat, foe)
        )
        return COUNT[self.out[led]] > others + view.stock_left

    @property
    def partner_has_it(self) -> bool:
        """Whether the partner's card takes the trick for certain, whatever is added."""
        trick = self.position.trick
        return self.partner_ahead and self.safe(trick.suit, trick.strength)

    @property
    def pairs(self) -> int:
        """Bit mask of the suits of which the seat holds an unsung pair."""
        pair, declared = self.rules.pair, self.view.declared
        return sum(
            1 << s
            for s in range(4)
            if pair and self.own[s] & pair == pair and not declared >> s & 1
        )

    @property
    def last_card(self) -> bool:
        """Whether the last trick is being played."""
        return len(self.view.hand) == 1 and not self.view.stock_left

    def kept(self, code: int) -> float:
        """What habit saves a card for, in points."""
        view, worths = self.view, self.rules.worths
        if self.last_card:
            return 0.0
        few = len(view.hand) <= ENDING
        worth = worths.stock if view.stock_left else worths.ending if few else worths.strict
        return (worth.trump if code & 3 == self.position.trick.trump else worth.plain)[code >> 2]

    def rating(self, code: int) -> float:
        """How habit rates a card that may be played."""
        return self._rate({code})[0][0]

    def equal(self, code: int, others: Iterable[int]) -> int | None:
        """The first of ``others`` that does the same as ``code``: both are worthless cards of a
        suit, and beat the trick or not. In trump no card that is out may lie between them, nor may
        one be worth swapping."""
        suit, strength = code & 3, code >> 2
        trump = self.position.trick.trump
        swapped = sum(rule.bit for rule in self.rules.swaps) if self.view.stock_left else 0
        for other in others:
            if other & 3 != suit or not PIPS >> strength & PIPS >> (other >> 2) & 1:
                continue
            if self.beats(code) != self.beats(other):
                continue
            low, high = sorted((strength, other >> 2))
            between = ABOVE[low] & ~ABOVE[high] & self.out[suit]
            if suit == trump and (between or swapped & (1 << low | 1 << high)):
                continue
            return other
        return None

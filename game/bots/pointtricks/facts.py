"""What a seat knows when it must play a card, and what it says about each card."""

from __future__ import annotations

from random import Random

from game.bots.base import Reason
from game.bots.pointtricks import motives
from game.bots.pointtricks.memory import Recollection
from game.bots.pointtricks.policy import rate
from game.bots.pointtricks.tables import ABOVE, COUNT, FULL, PIPS, Rules
from game.engine.pointtricks.records import Play
from game.engine.pointtricks.state import PointView

_KEPT = (8, 9)
"""The strengths of three and ace."""


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
        moves = [0, 0, 0, 0]
        for code in self.plays:
            moves[code & 3] |= 1 << (code >> 2)
        found = rate(
            self.rules,
            self.position.trick,
            self.hands,
            self.position.gone,
            self.view.seat,
            (moves[0], moves[1], moves[2], moves[3]),
        )
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

    # --------------------------------------------------------------- in words

    def why(self, code: int) -> list[Reason]:
        """Why this card, the weightiest reason first."""
        suit, strength = code & 3, code >> 2
        value = self.rules.points[strength]
        trick = self.position.trick
        card = self.rules.card[code]
        lying = {"card": card, "points": trick.points + value}
        given = {"card": card, "points": value}
        if len(self.plays) == 1:
            return [Reason(motives.ONLY_MOVE)]
        if trick.led < 0:
            return self._why_lead(suit, strength, value)
        if self.beats(code):
            if self.partner_ahead:
                return [Reason(motives.HELPS_PARTNER, {"card": card})]
            reasons = []
            if self.pairs and not self.last_card:
                reasons.append(Reason(motives.WINS_TO_SING, {"card": card}))
            if self._near_end() and self.rules.last_trick:
                reasons.append(Reason(motives.TAKES_LAST, {"card": card}))
            if suit == trick.trump != trick.led:
                return [*reasons, Reason(motives.RUFFS, lying)]
            if not self.foes_after:
                cheaper = [c for c in self.plays if self.beats(c) and c & 3 == suit and c < code]
                key = motives.WINS_SURELY if cheaper else motives.WINS_CHEAPLY
                return [*reasons, Reason(key, lying)]
            key = motives.WINS_SURELY if self.safe(suit, strength) else motives.TRIES
            return [*reasons, Reason(key, lying)]
        if self.partner_ahead:
            if self.partner_has_it:
                key = motives.FEEDS_PARTNER if value else motives.PARTNER_HAS_IT
                return [Reason(key, given if value else {})]
            if value >= 4:
                return [Reason(motives.HOPES_WITH_PARTNER, given)]
            return [Reason(motives.PARTNER_AHEAD)]
        if value:
            return [Reason(motives.GIVES_LEAST, given), *self._kept(code)]
        return [Reason(motives.THROWS_LOW, {"card": card}), *self._kept(code)]

    def _why_lead(self, suit: int, strength: int, value: int) -> list[Reason]:
        code = strength * 4 + suit
        card = {"card": self.rules.card[code]}
        if suit == self.position.trick.trump and self.view.strict and strength >= 7:
            return [Reason(motives.DRAWS_TRUMPS, card)]
        if self.safe(suit, strength):
            return [Reason(motives.LEADS_SURE, card)]
        if value:
            return [Reason(motives.LEADS_STRONG, card)]
        return [Reason(motives.LEADS_LOW, card), *self._kept(code)]

    def _kept(self, code: int) -> list[Reason]:
        """What not playing something better saves."""
        if self.pairs:
            return [Reason(motives.KEEPS_PAIR)]
        trump = self.position.trick.trump
        better = any(c >> 2 in _KEPT or c & 3 == trump for c in self.plays if c != code)
        if self.view.stock_left and better and code & 3 != trump and 1 << (code >> 2) & PIPS:
            return [Reason(motives.KEEPS_STRONG)]
        return []

    def _near_end(self) -> bool:
        return len(self.view.hand) <= 1 and not self.view.stock_left

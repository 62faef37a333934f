"""Which card to play: the candidates, the chance to win the deal with each, and why."""

from __future__ import annotations

from collections.abc import Collection, Generator, Sequence
from random import Random

from game.bots.base import Reason
from game.bots.search import Trials, compare
from game.engine.cards import SUITS, Card
from game.games.guritipau import motives
from game.games.guritipau.habit import SEATS, follow, lead
from game.games.guritipau.memory import Recollection, partner_asks, running
from game.games.guritipau.playout import TO_WIN, luck, play_out
from game.games.guritipau.records import Play, Rob
from game.games.guritipau.rules import GuritipauView
from game.games.guritipau.tables import Tables
from game.games.guritipau.worlds import World

NOISE = 0.1
"""Share of the cards in a playout that are played at random."""

_HABIT, _DOUBT = 0.01, 1.0
"""Chance by which the card that habit would play is preferred, and more of it the fewer worlds were
looked at."""

_ASKED = 0.06
"""Chance by which a card that the partner asked for is preferred."""

_WANTS_TRUMP = ("lead-trump-none", "lead-trump-pay", "only-nhanha", "free-bost", "take-mine")

Move = Play | Rob | None
"""What is tried: a card, a roubo, or whatever the player on turn will do."""


class CardPlay:
    """One decision in the play of the cards, or about it."""

    def __init__(self, view: GuritipauView, lapse: float, credulity: float, rng: Random) -> None:
        assert view.trump is not None
        self.view, self.rng = view, rng
        self.side = view.seat % 2
        self.tables = Tables.of(view.trump)
        self.recollection = Recollection(view, lapse, rng, credulity)
        self.out = self.recollection.out
        self.trick = running(view, self.tables)
        self.asked = set(partner_asks(view))
        self._worlds = 1
        self._hand = self.tables.masks(view.hand)
        self._lying = self.tables.masks(played.card for played in view.table)

    # --------------------------------------------------------------- candidates

    def alike(self, plays: Sequence[Play]) -> dict[Play, Play]:
        """For every play the one that stands for it: of neighbours that nothing still out can tell
        apart, the lowest."""
        suits, place = self.tables.suit, self.tables.place
        stands: dict[Play, Play] = {}
        last: Play | None = None
        for play in sorted(plays, key=lambda p: (suits[p.card], place[p.card])):
            if last is None or not self._neighbours(last.card, play.card):
                stands[play] = play
            else:
                stands[play] = stands[last]
            last = play
        return {play: stands[play] for play in plays}

    def _neighbours(self, low: Card, high: Card) -> bool:
        s, n = self.tables.suit[high], self.tables.place[high]
        if self.tables.suit[low] != s:
            return False
        if s == self.tables.trump and self.tables.bit[high] & self.tables.free:
            return False
        between = (1 << n) - (2 << self.tables.place[low])
        return not between & (self.out[s] & ~self._hand[s] | self._lying[s])

    def sensible(self, cards: Sequence[Play]) -> list[Play]:
        """The cards without those that even the forgetful do not play: over a trick that is the
        partner's for certain, or a trump to it, or, playing last, one that is dearer than another
        that takes the trick."""
        trick, trump = self.trick, self.tables.trump
        if trick.led < 0:
            return list(cards)
        suits, bits = self.tables.suit, self.tables.bit
        low = [c for c in cards if not trick.beaten_by(suits[c.card], bits[c.card], trump)]
        if trick.winner % 2 == self.side:
            own = self._hand[trick.best_suit]
            higher = self.out[trick.best_suit] & ~own & -trick.best
            killers = trick.best_suit != trump and self.out[trump] & ~self._hand[trump]
            if low and (trick.count == SEATS - 1 or not (higher or killers)):
                return [c for c in low if suits[c.card] != trump] or low
        elif trick.count == SEATS - 1:
            over = [c for c in cards if c not in low]
            cheapest = {suits[c.card]: c for c in sorted(over, key=lambda c: -bits[c.card])}
            return [*low, *cheapest.values()]
        return list(cards)

    def by_habit(self) -> Card:
        """What it would play without looking ahead."""
        tables, trick, chance = self.tables, self.trick, self.rng.random
        if trick.led < 0:
            s, bit = lead(tables, self._hand, 0, self.out, chance)
        else:
            s, bit = follow(
                tables,
                self._hand,
                0,
                self.out,
                trick.led,
                trick.best_suit,
                trick.best,
                trick.winner % 2 == self.side,
                trick.count,
                trick.over_nhanha,
                TO_WIN - 1 in self.view.tricks,
                chance,
            )
        return tables.cards[s][bit.bit_length() - 1]

    # -------------------------------------------------------------------- worth

    def chances(
        self, moves: Sequence[Move], playouts: int, keep: Collection[Move] | None = None
    ) -> Generator[None, None, Trials[World, Move]]:
        """The chance of the own side to win the deal with each move, in the same worlds."""
        found = yield from compare(
            moves, self.recollection.world, self._play, playouts, self.rng, keep
        )
        self._worlds = len(found.worlds)
        return found

    def _play(self, world: World, move: Move, seed: int) -> float:
        first, out = None, self.out
        if isinstance(move, Play):
            first = move.card
        elif isinstance(move, Rob):
            world, out = self._robbed(world, move)
        won = play_out(
            self.tables,
            world,
            self.trick,
            out,
            self.view.turn,
            first,
            self.view.tricks,
            luck(seed),
            NOISE,
            self.view.undertrump_free,
        )
        return float(won == self.side)

    def _robbed(self, world: World, rob: Rob) -> tuple[World, list[int]]:
        """The hands, and what may be out, after a roubo."""
        taken = self.view.turn_up
        assert taken is not None
        suits, bits = self.tables.suit, self.tables.bit
        hands, out = world.copy(), list(self.out)
        hands[rob.seat * SUITS + suits[rob.card]] &= ~bits[rob.card]
        hands[rob.seat * SUITS + suits[taken]] |= bits[taken]
        out[suits[rob.card]] &= ~bits[rob.card]
        out[suits[taken]] |= bits[taken]
        return hands, out

    def leaning(self, play: Play, usual: Play) -> float:
        """What habit and the partner's words add to the chance of a card."""
        habit = _HABIT + _DOUBT / self._worlds
        return habit * (play == usual) + _ASKED * self.fits_what_was_asked(play.card)

    def fits_what_was_asked(self, card: Card) -> bool:
        """Whether the partner has asked for such a card."""
        s, bit = self.tables.suit[card], self.tables.bit[card]
        trump = self.tables.trump
        if self.trick.led < 0:
            if s == trump:
                free = bit & self.tables.free and self._hand[trump] & ~self.tables.free
                return any(what in self.asked for what in _WANTS_TRUMP) and not free
            lowest = self._hand[s] & -self._hand[s]
            return "lead-low" in self.asked and bit == lowest
        return "let-pass" in self.asked and not self.trick.beaten_by(s, bit, trump)

    # ------------------------------------------------------------------ reasons

    def why(self, card: Card) -> list[Reason]:
        """Why a card is played, as a player would say it."""
        s, bit = self.tables.suit[card], self.tables.bit[card]
        told = {"card": card}
        higher = self.out[s] & ~self._hand[s] & -bit
        reasons = []
        if self.fits_what_was_asked(card):
            frees = "free-bost" in self.asked and s == self.tables.trump
            reasons.append(Reason(motives.FREES_BOST if frees else motives.AS_ASKED, told))
        if self.trick.led < 0:
            reasons.append(self._lead(s, higher, card))
        else:
            reasons += self._answer(s, bit, higher, card)
        if self.recollection.forgotten:
            reasons.append(Reason(motives.FORGETFUL))
        return reasons

    def trumps_out(self) -> int:
        """How many trumps the others may hold."""
        trump = self.tables.trump
        return (self.out[trump] & ~self._hand[trump]).bit_count()

    def _lead(self, s: int, higher: int, card: Card) -> Reason:
        told = {"card": card, "count": higher.bit_count()}
        if s == self.tables.trump and self.trumps_out():
            return Reason(motives.DRAWS_TRUMPS, {**told, "count": self.trumps_out()})
        if not higher:
            return Reason(motives.LEADS_SURE, told)
        if higher.bit_count() <= 2:
            return Reason(motives.LEADS_STRONG, told)
        return Reason(motives.LEADS_LOW, told)

    def _answer(self, s: int, bit: int, higher: int, card: Card) -> list[Reason]:
        trick, view, trump = self.trick, self.view, self.tables.trump
        told = {"card": card, "count": higher.bit_count()}
        last = trick.count == SEATS - 1
        ours = trick.winner % 2 == self.side
        if trick.beaten_by(s, bit, trump):
            if last and view.tricks[self.side] == TO_WIN - 1:
                return [Reason(motives.FIFTH_TRICK, told)]
            reasons = []
            if view.tricks[1 - self.side] == TO_WIN - 1 and not ours:
                reasons.append(Reason(motives.MUST_STOP, told))
            if ours:
                key = motives.HELPS_PARTNER
            elif s == trump and trick.led != s:
                key = motives.KILLS_FOR_NOW if higher and not last else motives.KILLS
            elif last:
                key = motives.WINS_CHEAPLY
            else:
                key = motives.TRIES if higher else motives.WINS_SURELY
            return [*reasons, Reason(key, told)]
        if ours:
            return [Reason(motives.PARTNER_HAS_IT if last else motives.PARTNER_AHEAD)]
        if trick.led == trump and self._hand[trump] and s != trump:
            return [Reason(motives.KEEPS_NHANHA)]
        own, above = self._hand[trump], self.out[trump] & ~self._hand[trump]
        if s != trump and own > trick.best * (trick.best_suit == trump) and above > own:
            feared = self.tables.cards[trump][above.bit_length() - 1]
            return [Reason(motives.HOLDS_TRUMPS, {"card": feared})]
        can = self._hand[trick.best_suit] & -(trick.best << 1) or (trick.best_suit != trump and own)
        return [Reason(motives.SAVES_STRONG if can else motives.THROWS_LOW, told)]

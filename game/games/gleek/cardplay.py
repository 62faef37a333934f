"""Which card to play: the candidates, their worth over likely worlds, and why."""

from __future__ import annotations

from collections.abc import Generator, Sequence
from random import Random

from game.bots.base import Reason
from game.engine.cards import SUITS, Card, rank, suit
from game.games.gleek import motives
from game.games.gleek.masks import FULL, HONOUR, card_of, masks
from game.games.gleek.memory import Recollection, running
from game.games.gleek.playout import SEATS, Table, habit, play_out
from game.games.gleek.rules import GleekView
from game.games.gleek.settings import Rules

NOISE = 0.1
"""Share of the cards in a playout that are played at random."""

_HABIT = 0.3
"""Points by which the card that habit would play is preferred."""


class CardPlay:
    """One decision about a card."""

    def __init__(self, view: GleekView, lapse: float, rng: Random) -> None:
        rules = Rules.of(view.options)
        self.view = view
        self.rng = rng
        self.table = Table(view.trump, rules.honours_to_winner, rules.must_beat)
        self.recollection = Recollection(view, lapse, rng)
        self.gone = self.recollection.gone()
        self.trick = running(view)
        self._hand = masks(view.hand)
        self._lying = masks(played.card for played in view.table)

    def candidates(self, cards: Sequence[Card]) -> list[Card]:
        """The cards worth comparing: of neighbours that nothing still out can tell apart, the
        lowest (where honours count for the winner, each honour by itself)."""
        kept = []
        for card in cards:
            s, r = suit(card), rank(card)
            below = self._hand[s] & ((1 << r) - 1)
            low = below.bit_length() - 1
            if below and card_of(s, low) in cards:
                between = (1 << r) - 1 & ~((1 << low + 1) - 1)
                same = not between & (~self.gone[s] | self._lying[s]) & FULL
                honours = self.table.to_winner and s == self.table.trump
                if same and not (honours and HONOUR[1 << r] != HONOUR[1 << low]):
                    continue
            kept.append(card)
        return kept

    def by_habit(self) -> Card:
        """What it would play without looking ahead."""
        held = [0] * (SUITS * SEATS)
        base = self.view.seat * SUITS
        held[base : base + SUITS] = self._hand
        return card_of(*habit(self.table, held, base, self.trick, self.gone, self.rng.random))

    def likeliest(self, cards: Sequence[Card], usual: Card, width: int) -> list[Card]:
        """At most ``width`` of the cards: what habit plays, then the lowest and highest of each
        suit, trumps first."""
        if len(cards) <= width:
            return list(cards)
        by_suit: dict[int, list[Card]] = {}
        for card in sorted(cards):
            by_suit.setdefault(suit(card), []).append(card)
        suits = sorted(by_suit, key=lambda s: (s != self.table.trump, s))
        ends = [by_suit[s][-1] for s in suits] + [by_suit[s][0] for s in suits]
        order = dict.fromkeys([usual, *ends, *cards])
        return [card for card in order if card in cards][:width]

    def worth(
        self, cards: Sequence[Card], playouts: int
    ) -> Generator[None, None, dict[Card, float]]:
        """Points that each card brings from here on, on the mean over the same worlds."""
        seat, rng = self.view.seat, self.rng
        sums = dict.fromkeys(cards, 0.0)
        worlds = max(1, playouts // len(cards))
        for _ in range(worlds):
            world = self.recollection.world(rng)
            seed = rng.getrandbits(32)
            for card in cards:
                luck = Random(seed).random  # the same for every card
                gains = play_out(self.table, world, self.trick, self.gone, seat, card, luck, NOISE)
                sums[card] += gains[seat]
            yield
        found = {card: total / worlds for card, total in sums.items()}
        usual = self.by_habit()
        for card in cards:
            if card == usual:
                found[card] += _HABIT
        return found

    # ------------------------------------------------------------------ reasons

    def why(self, card: Card) -> list[Reason]:
        """Why a card is played, as a player would say it."""
        told = {"card": card}
        s, r = suit(card), rank(card)
        out = FULL & ~(self.gone[s] | self._hand[s])
        reasons = [Reason(self._lead_key(s, r, out), told)]
        if self.trick.led >= 0:
            reasons = [Reason(self._answer_key(s, r, out), told)]
        points = HONOUR[1 << r] if s == self.table.trump else 0
        if self.table.to_winner:
            if self.trick.stake and self._takes(s, r):
                reasons.insert(
                    0, Reason(motives.CATCHES_HONOUR, {**told, "points": self.trick.stake})
                )
        elif points and not (self._takes(s, r) or self.trick.led < 0):
            reasons.append(Reason(motives.HONOUR_COUNTS, {**told, "points": points}))
        if self.recollection.forgotten:
            reasons.append(Reason(motives.FORGETFUL))
        return reasons

    def _lead_key(self, s: int, r: int, out: int) -> str:
        if not out >> r:
            drawing = s == self.table.trump and out
            return motives.DRAWS_TRUMPS if drawing else motives.LEADS_SURE
        return motives.LEADS_STRONG if (out >> r).bit_count() <= 2 else motives.LEADS_LOW

    def _answer_key(self, s: int, r: int, out: int) -> str:
        trick = self.trick
        if self._takes(s, r):
            last = trick.count == SEATS - 1
            if s == self.table.trump and trick.led != s:
                return motives.TRUMPS_IN
            if last:
                return motives.WINS_CHEAPLY
            return motives.TRIES if out >> r else motives.WINS_SURELY
        can = self._hand[s] if s == trick.best_suit else 0
        return motives.SAVES_STRONG if can >> (trick.best + 1) else motives.THROWS_LOW

    def _takes(self, s: int, r: int) -> bool:
        trick = self.trick
        if s == trick.best_suit:
            return r > trick.best
        return s == self.table.trump and trick.led >= 0

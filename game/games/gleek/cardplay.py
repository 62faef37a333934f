"""Which card to play: the candidates, their worth over likely worlds, and why."""

from __future__ import annotations

from collections.abc import Collection, Generator, Sequence
from random import Random

from game.bots.base import Reason
from game.bots.search import Trials, compare
from game.engine.cards import SUITS, Card, rank, suit
from game.games.gleek import motives
from game.games.gleek.insight import Insight
from game.games.gleek.masks import FULL, HONOUR, Hand, card_of, masks
from game.games.gleek.memory import Recollection, running
from game.games.gleek.playout import SEATS, Table, habit, luck, play_out
from game.games.gleek.rules import GleekView
from game.games.gleek.settings import Rules
from game.games.gleek.stakes import Stakes, before_card

NOISE = 0.1
"""Share of the cards in a playout that are played at random."""


class CardPlay:
    """One decision about a card."""

    def __init__(self, view: GleekView, lapse: float, credulity: float, rng: Random) -> None:
        rules = Rules.of(view.options)
        self.view = view
        self.rng = rng
        self.table = Table(view.trump, rules.honours_to_winner, rules.must_beat)
        self.recollection = Recollection(view, lapse, rng)
        self.gone = self.recollection.gone()
        self._insight = Insight(view, credulity)
        self.trick = running(view)
        self._hand = masks(view.hand)
        self._lying = masks(played.card for played in view.table)

    def candidates(self, cards: Sequence[Card]) -> dict[Card, Card]:
        """For each card the one that stands for it: of neighbours that nothing still out can tell
        apart, the lowest (where honours count for the winner, each honour by itself)."""
        alike: dict[Card, Card] = {}
        for card in sorted(cards):
            s, r = suit(card), rank(card)
            alike[card] = card
            below = self._hand[s] & ((1 << r) - 1)
            low = below.bit_length() - 1
            if below and card_of(s, low) in cards:
                between = (1 << r) - 1 & ~((1 << low + 1) - 1)
                same = not between & (~self.gone[s] | self._lying[s]) & FULL
                honours = self.table.to_winner and s == self.table.trump
                if same and not (honours and HONOUR[1 << r] != HONOUR[1 << low]):
                    alike[card] = alike[card_of(s, low)]
        return alike

    def by_habit(self) -> Card:
        """What it would play without looking ahead."""
        held = [0] * (SUITS * SEATS)
        base = self.view.seat * SUITS
        held[base : base + SUITS] = self._hand
        return card_of(*habit(self.table, held, base, self.trick, self.gone, self.rng.random))

    def likeliest(self, cards: Sequence[Card], usual: Card, width: int) -> list[Card]:
        """At most ``width`` of the cards: what habit plays, then the lowest and highest of each
        suit, trumps first."""
        by_suit: dict[int, list[Card]] = {}
        for card in sorted(cards):
            by_suit.setdefault(suit(card), []).append(card)
        suits = sorted(by_suit, key=lambda s: (s != self.table.trump, s))
        ends = [by_suit[s][-1] for s in suits] + [by_suit[s][0] for s in suits]
        return list(dict.fromkeys([usual, *ends, *cards]))[:width]

    def worth(
        self, cards: Sequence[Card], playouts: int, keep: Collection[Card] = ()
    ) -> Generator[None, None, Trials[list[Hand], Card]]:
        """What each card brings from here on, in the same worlds; those in ``keep`` are tried in
        all."""
        seat, table, trick, gone = self.view.seat, self.table, self.trick, self.gone
        stakes = Stakes(self.view, before_card(len(self.view.hand)))

        def draw(rng: Random) -> tuple[list[Hand], float]:
            world = self.recollection.world(rng)
            return world, self._insight.weight(world)

        def play(world: list[Hand], card: Card, seed: int) -> float:
            gains = play_out(table, world, trick, gone, seat, card, luck(seed), NOISE)
            return stakes.value(gains)

        return (yield from compare(cards, draw, play, playouts, self.rng, keep))

    # ------------------------------------------------------------------ reasons

    def why(self, card: Card) -> list[Reason]:
        """Why a card is played, as a player would say it."""
        s, r = suit(card), rank(card)
        above = (FULL & ~(self.gone[s] | self._hand[s])) >> r
        reasons = [self._why_led(card, s, above)]
        if self.trick.led >= 0:
            reasons = [self._why_answered(card, s, r, above)]
        points = HONOUR[1 << r] if s == self.table.trump else 0
        told = {"card": card, "points": self.trick.stake}
        if self.table.to_winner:
            if self.trick.stake and self._takes(s, r):
                reasons.insert(0, Reason(motives.CATCHES_HONOUR, told))
        elif points and not (self._takes(s, r) or self.trick.led < 0):
            reasons.append(Reason(motives.HONOUR_COUNTS, {**told, "points": points}))
        if self.recollection.forgotten:
            reasons.append(Reason(motives.FORGETFUL))
        return reasons

    def _why_led(self, card: Card, s: int, above: int) -> Reason:
        out = FULL & ~(self.gone[s] | self._hand[s])
        if not above:
            if s == self.table.trump and out:
                return Reason(motives.DRAWS_TRUMPS, {"card": card, "count": out.bit_count()})
            return Reason(motives.LEADS_SURE, {"card": card})
        count = above.bit_count()
        if count <= 2:
            return Reason(motives.LEADS_STRONG, {"card": card, "count": count})
        return Reason(motives.LEADS_LOW, {"card": card})

    def _why_answered(self, card: Card, s: int, r: int, above: int) -> Reason:
        trick, trump = self.trick, self.table.trump
        if self._takes(s, r):
            if s == trump and trick.led != s:
                return Reason(motives.TRUMPS_IN, {"card": card})
            if trick.count == SEATS - 1:
                return Reason(motives.WINS_CHEAPLY, {"card": card})
            if above:
                return Reason(motives.TRIES, {"card": card, "count": above.bit_count()})
            return Reason(motives.WINS_SURELY, {"card": card})
        held = self._hand[s] if s == trick.best_suit else 0
        if held >> (trick.best + 1):
            best = card_of(s, held.bit_length() - 1)
            out = (FULL & ~(self.gone[trump] | self._hand[trump])).bit_count()
            return Reason(motives.SAVES_STRONG, {"card": card, "held": best, "count": out})
        return Reason(motives.THROWS_LOW, {"card": card})

    def _takes(self, s: int, r: int) -> bool:
        trick = self.trick
        if s == trick.best_suit:
            return r > trick.best
        return s == self.table.trump and trick.led >= 0

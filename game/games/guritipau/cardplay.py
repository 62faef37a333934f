"""Which card to play: the candidates, the chance to win the deal with each, and why."""

from __future__ import annotations

from collections.abc import Generator, Sequence
from random import Random

from game.bots.base import Reason
from game.engine.cards import SUITS, Card
from game.games.guritipau import motives
from game.games.guritipau.memory import Recollection, partner_asks, running
from game.games.guritipau.playout import SEATS, TO_WIN, habit, play_out, playable
from game.games.guritipau.rules import GuritipauView
from game.games.guritipau.tables import Tables

NOISE = 0.1
"""Share of the cards in a playout that are played at random."""

_HABIT, _DOUBT = 0.01, 1.0
"""Chance by which the card that habit would play is preferred, and more of it the fewer worlds were
looked at."""

_ASKED = 0.06
"""Chance by which a card that the partner asked for is preferred."""

_WANTS_TRUMP = ("lead-trump-none", "lead-trump-pay", "only-nhanha", "free-bost", "take-mine")


class CardPlay:
    """One decision in the play of the cards, or about it."""

    def __init__(self, view: GuritipauView, lapse: float, credulity: float, rng: Random) -> None:
        assert view.trump is not None
        self.view, self.rng = view, rng
        self.side = view.seat % 2
        self.tables = Tables.of(view.trump)
        self.recollection = Recollection(view, lapse, rng)
        self.gone = self.recollection.gone()
        self.trick = running(view, self.tables)
        self.asked = set(partner_asks(view))
        self._credulity = credulity
        self._worlds = 1
        self._hand = self.tables.masks(view.hand)
        self._lying = self.tables.masks(played.card for played in view.table)

    # --------------------------------------------------------------- candidates

    def candidates(self, cards: Sequence[Card]) -> list[Card]:
        """The cards worth comparing: of neighbours that nothing still out can tell apart, the
        lowest."""
        suits, place = self.tables.suit, self.tables.place
        may = self.tables.masks(cards)
        kept = []
        for card in cards:
            s, n = suits[card], place[card]
            below = may[s] & ((1 << n) - 1)
            if below:
                low = below.bit_length() - 1
                between = ((1 << n) - 1) & ~((1 << (low + 1)) - 1)
                told_apart = ~(self.gone[s] | self._hand[s]) | self._lying[s]
                special = s == self.tables.trump and 1 << n & self.tables.free
                if not between & told_apart and not special:
                    continue
            kept.append(card)
        return kept

    def by_habit(self) -> Card:
        """What it would play without looking ahead."""
        tables, trick = self.tables, self.trick
        held = [0] * (SUITS * SEATS)
        base = self.view.seat * SUITS
        held[base : base + SUITS] = self._hand
        moves = playable(tables, self.view.undertrump_free, held, base, trick)
        urgent = max(self.view.tricks) == TO_WIN - 1
        s, n = habit(tables, moves, held, base, trick, self.gone, urgent, self.rng.random)
        return tables.cards[s][n]

    def likeliest(self, cards: Sequence[Card], usual: Card, width: int) -> list[Card]:
        """At most ``width`` of the cards: what habit plays, then the lowest and highest of each
        suit, trumps first."""
        if len(cards) <= width:
            return list(cards)
        suits, place = self.tables.suit, self.tables.place
        by_suit: dict[int, list[Card]] = {}
        for card in sorted(cards, key=lambda c: place[c]):
            by_suit.setdefault(suits[card], []).append(card)
        order = sorted(by_suit, key=lambda s: (s != self.tables.trump, s))
        ends = [by_suit[s][-1] for s in order] + [by_suit[s][0] for s in order]
        wanted = dict.fromkeys([usual, *ends, *cards])
        return [card for card in wanted if card in cards][:width]

    # -------------------------------------------------------------------- worth

    def chances(
        self, cards: Sequence[Card | None], playouts: int
    ) -> Generator[None, None, dict[Card | None, float]]:
        """The chance of the own side to win the deal with each card, over the same worlds; None
        stands for whatever the player on turn will do."""
        view, rng = self.view, self.rng
        sums = dict.fromkeys(cards, 0.0)
        total = 0.0
        self._worlds = max(1, playouts // len(cards))
        for _ in range(self._worlds):
            world, weight = self.recollection.world(rng, self._credulity)
            seed = rng.getrandbits(32)
            for card in cards:
                won = play_out(
                    self.tables,
                    view.undertrump_free,
                    world,
                    self.trick,
                    self.gone,
                    view.turn,
                    card,
                    view.tricks,
                    Random(seed).random,  # the same for every card
                    NOISE,
                )
                if won == self.side:
                    sums[card] += weight
            total += weight
            yield
        return {card: won / total for card, won in sums.items()}

    def leaning(self, card: Card, usual: Card) -> float:
        """What habit and the partner's words add to the chance of a card."""
        habit = _HABIT + _DOUBT / self._worlds
        return habit * (card == usual) + _ASKED * self.fits_what_was_asked(card)

    def fits_what_was_asked(self, card: Card) -> bool:
        """Whether the partner has asked for such a card."""
        s, n = self.tables.suit[card], self.tables.place[card]
        trump = self.tables.trump
        if self.trick.led < 0:
            if s == trump:
                free = 1 << n & self.tables.free and self._hand[trump] & ~self.tables.free
                return any(what in self.asked for what in _WANTS_TRUMP) and not free
            lowest = self._hand[s] & -self._hand[s]
            return "lead-low" in self.asked and 1 << n == lowest
        return "let-pass" in self.asked and not self._takes(s, n)

    # ------------------------------------------------------------------ reasons

    def why(self, card: Card) -> list[Reason]:
        """Why a card is played, as a player would say it."""
        s, n = self.tables.suit[card], self.tables.place[card]
        told = {"card": card}
        out = self.tables.full[s] & ~(self.gone[s] | self._hand[s])
        reasons = []
        if self.fits_what_was_asked(card):
            frees = "free-bost" in self.asked and s == self.tables.trump
            reasons.append(Reason(motives.FREES_BOST if frees else motives.AS_ASKED, told))
        if self.trick.led < 0:
            reasons.append(Reason(self._lead_key(s, n, out), told))
        else:
            reasons += self._answer(s, n, out, card)
        if self.recollection.forgotten:
            reasons.append(Reason(motives.FORGETFUL))
        return reasons

    def _lead_key(self, s: int, n: int, out: int) -> str:
        if s == self.tables.trump and out:
            return motives.DRAWS_TRUMPS
        if not out >> n:
            return motives.LEADS_SURE
        return motives.LEADS_STRONG if (out >> n).bit_count() <= 2 else motives.LEADS_LOW

    def _answer(self, s: int, n: int, out: int, card: Card) -> list[Reason]:
        trick, view = self.trick, self.view
        told = {"card": card}
        last = trick.count == SEATS - 1
        ours = trick.winner % 2 == self.side
        if self._takes(s, n):
            if last and view.tricks[self.side] == TO_WIN - 1:
                return [Reason(motives.FIFTH_TRICK, told)]
            reasons = []
            if view.tricks[1 - self.side] == TO_WIN - 1 and not ours:
                reasons.append(Reason(motives.MUST_STOP, told))
            if ours:
                key = motives.HELPS_PARTNER
            elif s == self.tables.trump and trick.led != s:
                key = motives.KILLS
            elif last:
                key = motives.WINS_CHEAPLY
            else:
                key = motives.TRIES if out >> n else motives.WINS_SURELY
            return [*reasons, Reason(key, told)]
        if ours:
            return [Reason(motives.PARTNER_HAS_IT if last else motives.PARTNER_AHEAD)]
        trumps = self._hand[self.tables.trump]
        if trick.led == self.tables.trump and trumps and s != self.tables.trump:
            return [Reason(motives.KEEPS_NHANHA)]
        can = self._hand[trick.best_suit] >> (trick.best + 1)
        return [Reason(motives.SAVES_STRONG if can else motives.THROWS_LOW, told)]

    def _takes(self, s: int, n: int) -> bool:
        trick = self.trick
        if s == trick.best_suit:
            return n > trick.best
        return s == self.tables.trump

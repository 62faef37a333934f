"""What a player keeps in mind of a deal, and the worlds that fit it."""

from __future__ import annotations

from random import Random

from game.bots.pointtricks.playout import Position, World
from game.bots.pointtricks.tables import Rules
from game.engine.cards import SUITS, Card, suit
from game.engine.pointtricks.records import Played
from game.engine.pointtricks.sampling import ALL, Sampler
from game.engine.pointtricks.state import PointView

_GREAT = 10
"""Points of a card that is hard to forget."""

_OF_SUIT = tuple(sum(1 << c for c in range(40) if suit(Card(c)) == s) for s in range(SUITS))


class Recollection(Sampler):
    """A view as a player remembers it.

    With ``lapse`` of 0 nothing is lost. Otherwise each card of an earlier trick that another seat
    played slips the mind with that chance, and may be anywhere for all the player knows; likewise
    what each seat was seen to be void in. Trumps, aces and threes are kept in mind longest: only
    from a lapse of one half on do they slip at all.
    """

    def __init__(self, view: PointView, lapse: float = 0.0, rng: Random | None = None) -> None:
        super().__init__(view)
        self.forgotten: frozenset[Card] = frozenset()
        if lapse > 0.0 and rng is not None:
            self._forget(lapse, rng)

    def _forget(self, lapse: float, rng: Random) -> None:
        view = self._view
        on_table = {played.card for played in view.table}
        self.forgotten = frozenset(
            event.card
            for event in view.history
            if isinstance(event, Played)
            and event.seat != view.seat
            and event.card not in on_table
            and rng.random() < (2.0 * lapse - 1.0 if self._counts(event.card) else lapse)
        )
        self._cards = self._cards + sorted(self.forgotten)
        blurred = {seat for seat in range(view.players) if rng.random() < lapse}
        for n, (seat, place) in enumerate(self._others):
            if seat in blurred and place.bit_count() > 1:
                self._masks[n] = ALL

    def _counts(self, card: Card) -> bool:
        """Whether everybody would keep the card in mind."""
        return suit(card) == self._view.trump or self._view.terms.points[card] >= _GREAT

    def gone(self, rules: Rules) -> list[int]:
        """The cards played, as far as they are remembered: a mask a suit."""
        return rules.masks(
            event.card
            for event in self._view.history
            if isinstance(event, Played) and event.card not in self.forgotten
        )

    def void(self) -> list[int]:
        """The suits that each seat cannot hold, as masks."""
        view = self._view
        pool = sum(1 << card for card in self._cards)
        holds = [0] * view.players
        for (seat, _), mask in zip(self._others, self._masks, strict=False):
            holds[seat] |= mask if mask.bit_count() == 1 else mask & pool
        return [
            0
            if seat == view.seat
            else sum(1 << s for s in range(SUITS) if not holds[seat] & _OF_SUIT[s])
            for seat in range(view.players)
        ]

    def position(self, rules: Rules) -> Position:
        """The position as it is remembered."""
        return Position.of(self._view, rules, self.gone(rules), self.void())

    def world(self, rules: Rules, rng: Random) -> World:
        """A world that fits what is remembered."""
        return World.of(rules, *self.draw(rng))

    @property
    def certain(self) -> bool:
        """Whether there is one world only: with two players, once the stock is out."""
        return (
            not self.forgotten
            and self._view.players == 2
            and len(self._cards) == len(self._masks)
            and len(self._masks) == len(self._others)
        )

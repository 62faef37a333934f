"""What a player keeps in mind of a deal, and the worlds that fit it."""

from __future__ import annotations

from collections.abc import Iterator
from math import exp
from random import Random

from game.engine.cards import Card
from game.games.guritipau.playout import Trick
from game.games.guritipau.records import GrainPlaced, Played, Said, TrickEnded
from game.games.guritipau.rules import GuritipauView
from game.games.guritipau.sampling import Sampler
from game.games.guritipau.tables import Hand, Tables, hand_worth

_FAIR, _STEEP = 3.2, 0.8
"""The worth of a hand that places a grain every other time, and how fast that changes."""

_TRICKERY = 0.15
"""How often a grain is placed on nothing."""


class Recollection(Sampler):
    """A view as a player remembers it.

    With ``lapse`` of 0 nothing is lost. Otherwise each card of an earlier trick that another seat
    played slips the mind with that chance, and may be anywhere for all the player knows.
    """

    def __init__(self, view: GuritipauView, lapse: float, rng: Random) -> None:
        super().__init__(view)
        assert view.trump is not None
        self._tables = Tables.of(view.trump)
        on_table = {played.card for played in view.table}
        self.forgotten: frozenset[Card] = frozenset()
        if lapse > 0.0:
            self.forgotten = frozenset(
                event.card
                for event in view.history
                if isinstance(event, Played)
                and event.seat != view.seat
                and event.card not in on_table
                and rng.random() < lapse
            )
            self._gone -= self.forgotten
        self._placers = {
            e.seat for e in view.history if isinstance(e, GrainPlaced) and e.seat != view.seat
        }
        self._played = {
            seat: [e.card for e in view.history if isinstance(e, Played) and e.seat == seat]
            for seat in self._placers
        }

    def gone(self) -> Hand:
        """The cards known to be in no other hand, as far as they are remembered: a mask a suit."""
        return self._tables.masks(self._gone - {*self._view.hand})

    def world(self, rng: Random, credulity: float) -> tuple[list[Hand], float]:
        """Hands that fit what is remembered, and how likely they make the grains that lie there:
        a grain is mostly placed by somebody with a good hand."""
        hands, _ = self.draw(rng)
        weight = 1.0
        if credulity:
            for seat in self._placers:
                strength = hand_worth(self._tables, [*hands[seat], *self._played[seat]])
                likely = _TRICKERY + 1.0 / (1.0 + exp((_FAIR - strength) / _STEEP))
                weight *= likely**credulity
        return [self._tables.masks(hand) for hand in hands], weight


def running(view: GuritipauView, tables: Tables) -> Trick:
    """The trick that lies on the table."""
    trick = Trick()
    for played in view.table:
        trick.lay(played.seat, tables.suit[played.card], tables.place[played.card], tables)
    return trick


def partner_asks(view: GuritipauView) -> Iterator[str]:
    """What the partner has said about the running trick."""
    partner = (view.seat + 2) % view.players
    for event in reversed(view.history):
        if isinstance(event, TrickEnded):
            return
        if isinstance(event, Said) and event.seat == partner:
            yield event.what

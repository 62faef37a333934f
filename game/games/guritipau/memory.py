"""What a player keeps in mind of a deal, and the worlds that fit it."""

from __future__ import annotations

from collections.abc import Iterator
from math import exp
from random import Random

from game.engine.cards import SUITS, Card
from game.games.guritipau.equity import Equity
from game.games.guritipau.habit import SEATS, Trick
from game.games.guritipau.inference import Inference
from game.games.guritipau.records import GrainPlaced, Played, Said, TrickEnded
from game.games.guritipau.rules import GuritipauStanding, GuritipauView
from game.games.guritipau.sampling import Sampler
from game.games.guritipau.settings import Rules
from game.games.guritipau.tables import Hand, Tables, hand_worth
from game.games.guritipau.worlds import World, Worlds

_FAIR, _STEEP = 3.2, 0.8
"""The worth of a hand that places a grain every other time, and how fast that changes."""

_TRICKERY = 0.15
"""How often a grain is placed on nothing."""


class Recollection:
    """A view as a player remembers it.

    With ``lapse`` of 0 nothing is lost. Otherwise each card of an earlier trick that another seat
    played slips the mind with that chance, and what it showed with it: it may be anywhere for all
    the player knows. ``credulity`` from 0 to 1 is how much is read from what others did.
    """

    def __init__(
        self, view: GuritipauView, lapse: float, rng: Random, credulity: float = 0.0
    ) -> None:
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
        sampler = Sampler(view, self.forgotten)
        self._worlds = Worlds(sampler, view.seat, view.hand, view.trump)
        self._credulity = credulity
        self._inference = Inference(view, self._tables, self.forgotten) if credulity else None
        known = self._tables.masks(sampler.gone - {*view.hand})
        self.out = [full & ~gone for full, gone in zip(self._tables.full, known, strict=True)]
        """The cards that are not known to have gone, own ones among them: a mask a suit."""
        placers = {
            e.seat
            for e in view.history
            if isinstance(e, GrainPlaced) and e.seat != view.seat and _tells(view, e)
        }
        self._placers = [
            (seat, [e.card for e in view.history if isinstance(e, Played) and e.seat == seat])
            for seat in sorted(placers)
        ]

    def world(self, rng: Random) -> tuple[World, float]:
        """Hands that fit what is remembered, and how likely they make what the others did: a grain
        is mostly placed by somebody with a good hand, and cards are mostly played by habit."""
        world, weight = self._worlds.draw(rng)
        if self._inference is not None:
            likely = self._inference.likelihood(world)
            for seat, played in self._placers:
                strength = hand_worth(self._tables, self._whole(world, seat, played))
                likely *= _TRICKERY + 1.0 / (1.0 + exp((_FAIR - strength) / _STEEP))
            weight *= likely**self._credulity
        return world, weight

    def _whole(self, world: World, seat: int, played: list[Card]) -> Hand:
        own = world[seat * SUITS : (seat + 1) * SUITS]
        before = self._tables.masks(played)
        return [a | b for a, b in zip(own, before, strict=True)]


def _tells(view: GuritipauView, placed: GrainPlaced) -> bool:
    """Whether a grain cost something to place, if the deal is lost: else any hand would place it.

    Before it as many grains would have been lost as lie there now.
    """
    assert isinstance(view.standing, GuritipauStanding)
    equity = Equity(Rules.of(view.options), view.standing, placed.seat % 2)
    return equity.lost(placed.grains) > equity.lost(placed.grains + 1)


def running(view: GuritipauView, tables: Tables) -> Trick:
    """The trick that lies on the table."""
    trick = Trick()
    for played in view.table:
        trick.lay(played.seat, tables.suit[played.card], tables.bit[played.card], tables)
    return trick


def partner_asks(view: GuritipauView) -> Iterator[str]:
    """What the partner has said about the running trick."""
    partner = (view.seat + 2) % SEATS
    for event in reversed(view.history):
        if isinstance(event, TrickEnded):
            return
        if isinstance(event, Said) and event.seat == partner:
            yield event.what

"""What a player keeps in mind of a deal, and the worlds that fit it."""

from __future__ import annotations

from random import Random

from game.engine.cards import Card, rank, suit
from game.games.gleek.masks import Hand, masks
from game.games.gleek.playout import Trick
from game.games.gleek.records import Played
from game.games.gleek.rules import GleekView
from game.games.gleek.sampling import ALL, Sampler


class Recollection(Sampler):
    """A view as a player remembers it.

    With ``lapse`` of 0 nothing is lost. Otherwise each card of an earlier trick that another seat
    played slips the mind with that chance, and may be anywhere for all the player knows; and so
    does, seat by seat, which suits it was seen to be out of.
    """

    def __init__(self, view: GleekView, lapse: float, rng: Random) -> None:
        super().__init__(view)
        self._own = masks(view.hand)
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
            for seat in self._others:
                if rng.random() < lapse:
                    self._places[seat] = [ALL] * len(self._places[seat])

    def gone(self) -> Hand:
        """The cards known to be in no other hand, as far as they are remembered: a mask a suit."""
        return masks(self._gone - {*self._view.hand})

    def world(self, rng: Random) -> list[Hand]:
        """Hands that fit what is remembered."""
        dealt = self.dealt(rng)
        hands = [self._own] * self._view.players
        for seat in self._others:
            hands[seat] = masks(dealt[seat])
        return hands


def running(view: GleekView) -> Trick:
    """The trick that lies on the table."""
    trick = Trick()
    for played in view.table:
        trick.lay(played.seat, suit(played.card), rank(played.card), view.trump)
    return trick

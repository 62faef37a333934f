"""How likely a deal is, given what the others were seen to do."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from game.engine.cards import HIDDEN, rank, suit
from game.games.gleek.masks import Hand, best_ruff, masks
from game.games.gleek.playout import Table, Trick, habit
from game.games.gleek.records import Played, RuffShown, TrickEnded
from game.games.gleek.rules import GleekView
from game.games.gleek.staking import ACES, Deeds

_IMPOSSIBLE = 1e-6
"""Weight of a deal in which a ruff that was shown was not somebody's best."""

_ELSEWHERE, _NEAR = 0.4, 0.7
"""How likely somebody is to play a card of another suit than habit says, or another of the suit,
beside the card that habit says."""


@dataclass(frozen=True, slots=True)
class _Seen:
    """A card that another seat played, and what it had before it."""

    seat: int
    suit: int
    rank: int
    trick: Trick
    gone: tuple[int, ...]
    later: tuple[int, ...]
    """What it has played since, this card among it: it was all in its hand."""


class Insight:
    """Weighs deals by the vying and by the cards played.

    ``credulity`` from 0 (nothing is read from what others do) to 1.
    """

    def __init__(self, view: GleekView, table: Table, credulity: float) -> None:
        self._table = table
        self._credulity = credulity
        self._others = [seat for seat in range(view.players) if seat != view.seat]
        events = view.history
        self._deeds = Deeds(view)
        self._shown = {e.seat: e.total for e in events if isinstance(e, RuffShown)}
        self._played = {
            seat: masks(e.card for e in events if isinstance(e, Played) and e.seat == seat)
            for seat in self._others
        }
        self._seen = self._plays(view) if credulity else []

    def weight(self, world: Sequence[Hand]) -> float:
        """How likely ``world`` is beside others, above 0."""
        if not self._credulity:
            return 1.0
        totals = {}
        for seat in self._others:
            played = self._played[seat]
            hand = [held | gone for held, gone in zip(world[seat], played, strict=True)]
            aces, total = best_ruff(hand)
            totals[seat] = ACES if aces else total
            if seat in self._shown and not aces and total != self._shown[seat]:
                return _IMPOSSIBLE
        found = self._deeds.likely(totals)
        for seen in self._seen:
            found *= self._plays_so(seen, world[seen.seat])
        return max(_IMPOSSIBLE, float(found**self._credulity))

    def _plays_so(self, seen: _Seen, held: Hand) -> float:
        a, b, c, d = seen.later
        hand = (held[0] | a, held[1] | b, held[2] | c, held[3] | d)
        s, r = habit(self._table, hand, 0, seen.trick, seen.gone, _middle)
        if s != seen.suit:
            return _ELSEWHERE
        return 1.0 if r == seen.rank else _NEAR

    def _plays(self, view: GleekView) -> list[_Seen]:
        found: list[_Seen] = []
        gone = masks([view.turn_up, *(c for c in view.discards if c != HIDDEN)])
        later = {seat: list(played) for seat, played in self._played.items()}
        trick = Trick()
        for event in view.history:
            if isinstance(event, TrickEnded):
                trick = Trick()
            if not isinstance(event, Played):
                continue
            s, r = suit(event.card), rank(event.card)
            if event.seat in later:
                rest = later[event.seat]
                before = Trick(
                    trick.led, trick.best_suit, trick.best, trick.top, trick.winner, trick.count
                )
                found.append(_Seen(event.seat, s, r, before, tuple(gone), tuple(rest)))
                rest[s] ^= 1 << r
            gone[s] |= 1 << r
            trick.lay(event.seat, s, r, view.trump)
        return found


def _middle() -> float:
    return 0.5

"""Frauds that a seat can prove from what it saw: who played, sang or robbed what cannot have been.

Nothing is suspected here. A deed counts as proved when no hand at all that agrees with what this
seat knows for certain allows it.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from game.bots.base import Reason
from game.engine.cards import Card
from game.engine.contract import Event
from game.games.guritipau import motives
from game.games.guritipau.following import allowed
from game.games.guritipau.order import BOST, nhanha, trumps
from game.games.guritipau.records import Played, Robbed, Sang, TrickEnded, TurnedUp
from game.games.guritipau.rules import GuritipauView


@dataclass(frozen=True, slots=True)
class Proof:
    """``accused`` cheated, and why that is certain."""

    accused: int
    reason: Reason


def proofs(view: GuritipauView) -> Iterator[Proof]:
    """The frauds of the other side that can still be accused of, the latest deed first."""
    if view.trump is None or not view.renege:
        return
    seen = _Seen(view)
    made = {accused for seat, accused in view.accusations if seat == view.seat}
    for place in range(len(view.history) - 1, -1, -1):
        event = view.history[place]
        if isinstance(event, TrickEnded) and event.number < view.number:
            return  # too late for all that lies before
        seat = getattr(event, "seat", view.seat)
        if (seat - view.seat) % 2 == 0 or seat in made:
            continue
        reason = None
        match event:
            case Played(card=card):
                reason = seen.revoked(place, seat, card)
            case Sang():
                reason = seen.sang_falsely(place, event)
            case Robbed():
                reason = seen.robbed_falsely(place, seat)
        if reason is not None:
            yield Proof(seat, reason)


class _Seen:
    """What the seat has seen of everybody's cards, in order."""

    def __init__(self, view: GuritipauView) -> None:
        assert view.trump is not None
        self._view = view
        self._trump = view.trump
        self._history: Sequence[Event] = view.history

    def held(self, seat: int, place: int) -> set[Card]:
        """Cards that ``seat`` is known to have held right before the event at ``place``."""
        found = set(self._view.hand) if seat == self._view.seat else set()
        got: set[Card] = set()
        taken: set[Card] = set()
        for n, event in enumerate(self._history):
            match event:
                case Played(seat=who, card=card) if who == seat:
                    taken.discard(card)
                    if n >= place:
                        found.add(card)
                case Robbed(seat=who, given=given, taken=card) if who == seat:
                    taken.add(card)
                    if n >= place:
                        found.add(given)
                        got.add(card)
        # What was robbed and not yet played is still there; what was robbed later was not yet.
        return (found | taken) - got

    def elsewhere(self, seat: int, place: int) -> set[Card]:
        """Cards that ``seat`` certainly did not hold right before the event at ``place``."""
        found: set[Card] = set()
        for other in range(self._view.players):
            if other != seat:
                found |= self.held(other, place)
        lying: Card | None = None
        for event in self._history[:place]:
            match event:
                case TurnedUp(card=card):
                    lying = card
                case Robbed(given=card):
                    lying = card
                case Played(card=card):
                    found.add(card)
        return found if lying is None else found | {lying}

    def revoked(self, place: int, seat: int, card: Card) -> Reason | None:
        """Whether a card was played that the cards known to be with it did not allow."""
        trick: list[Card] = []
        for event in self._history[:place]:
            match event:
                case Played(card=earlier):
                    trick.append(earlier)
                case TrickEnded():
                    trick = []
        hand = sorted(self.held(seat, place))
        rules = self._view.undertrump_free
        if card in allowed(hand, trick, self._trump, rules):
            return None
        others = [c for c in allowed(hand, trick, self._trump, rules) if c != card]
        return Reason(motives.ACCUSES_CARD, {"card": others[0]})

    def sang_falsely(self, place: int, song: Sang) -> Reason | None:
        """Whether a song contradicts the cards seen."""
        every = set(trumps(self._trump))
        held = self.held(song.seat, place) & every
        away = self.elsewhere(song.seat, place) & every
        wrong = len(held) > song.trumps or song.trumps > len(every - away)
        for card, told in ((nhanha(self._trump), song.nhanha), (BOST, song.bost)):
            wrong = wrong or (card in away if told else card in held)
        return Reason(motives.ACCUSES_SONG) if wrong else None

    def robbed_falsely(self, place: int, seat: int) -> Reason | None:
        """Whether somebody took the turn-up without the ace of trump."""
        ace = self._view.ace_of_trump
        assert ace is not None
        if ace == self._view.turn_up:  # then the dealer takes it, and needs nothing
            return None
        return Reason(motives.ACCUSES_ROB) if ace in self.elsewhere(seat, place) else None

"""A deal of Truco played to its end by plain habits, fast: strengths instead of cards, no events.

Search of every kind needs it thousands of times a decision, so hands are sorted lists of strengths
(see :mod:`game.games.truco.strength`) and calls are left out: who wins the tricks is all it tells.
"""

from __future__ import annotations

from dataclasses import dataclass

from game.games.truco.rules import TrucoView
from game.games.truco.settings import Rules
from game.games.truco.strength import COVERED, strengths

NOBODY = -1
"""The side that wins a tied trick, or a deal that nobody wins."""

STRONG = 10
"""From here on strengths are manilhas."""

_FACTOR, _STEP, _MASK = 1664525, 1013904223, 0xFFFFFFFF
_LOW = 12
"""Bits that repeat too soon to be used."""

_SPAN = 1 << 32 - _LOW


@dataclass(frozen=True, slots=True)
class Position:
    """What lies open to all in a deal: who won which trick, and the running one.

    ``results`` is the side of each finished trick or ``NOBODY``; ``table`` the strengths played so
    far, from ``leader`` on; ``ties_side`` wins three ties.
    """

    players: int
    eldest: int
    leader: int
    results: tuple[int, ...]
    table: tuple[int, ...]
    ties_side: int
    tie_leader: str

    @staticmethod
    def of(view: TrucoView) -> Position:
        """The position of a view."""
        rules = Rules.of(view.options)
        power = strengths(view.manilhas)
        eldest = (view.dealer + 1) % view.players
        ties = {"dealer": view.dealer % 2, "eldest": eldest % 2}
        return Position(
            players=view.players,
            eldest=eldest,
            leader=view.leader,
            results=tuple(NOBODY if t.winner is None else t.winner % 2 for t in view.tricks),
            table=tuple(COVERED if p.covered else power[p.card] for p in view.table),
            ties_side=ties.get(rules.three_ties, NOBODY),
            tie_leader=rules.leader_after_tie,
        )

    @property
    def turn(self) -> int:
        """The seat that plays next."""
        return (self.leader + len(self.table)) % self.players


def choose(
    hand: list[int], best: int, ahead: int, opponents_after: int, trick: int, first: int
) -> int:
    """Place in the sorted ``hand`` of the card that plain habits play.

    ``best`` is the best strength on the table; ``ahead`` 1 if the player's side has it, -1 if the
    others have, 0 if it is tied; ``trick`` counts from 0; ``first`` is 1, -1 or 0 as the first
    trick went (0 also while it runs).
    """
    last = len(hand) - 1
    if last == 0:
        return 0
    if trick == 1 and first == 0:  # after a tie the best card decides
        return 0 if ahead > 0 and opponents_after == 0 else last
    if best < 0:
        # Keep the better cards for the end; who has none and no partner tries the middle one.
        return 1 if trick == 0 and opponents_after == 1 and hand[last] < STRONG - 1 else 0
    if ahead > 0:
        if opponents_after == 0 or best >= STRONG - 1:
            return 0
        return last if hand[last] >= STRONG - 1 else 0
    for place, strength in enumerate(hand):
        if strength > best:
            if opponents_after and (trick == 1 or strength < STRONG - 2):
                return last if hand[last] < STRONG + 2 or first < 0 else max(place, last - 1)
            return place
        if strength == best and ahead < 0 and (first > 0 or (trick == 0 and hand[last] >= STRONG)):
            return place
    return 0


class Luck:
    """Chance in a playout: whole numbers, quick to draw and the same again for the same seed."""

    __slots__ = ("_state",)

    def __init__(self, seed: int) -> None:
        self._state = seed

    def slip(self, noise: float, choices: int) -> int | None:
        """Any of so many choices, with chance ``noise``; None otherwise."""
        limit = int(noise * _SPAN)
        self._state = self._state * _FACTOR + _STEP & _MASK
        number = self._state >> _LOW
        return number * choices // limit if number < limit else None


def play_out(
    position: Position, hands: list[list[int]], move: int | None, seed: int, noise: float
) -> int:
    """The side that wins, or ``NOBODY``. ``hands`` are used up.

    ``move`` is the strength that the seat on turn plays first (it has left its hand), or None. One
    choice in ``1 / noise`` is made at random, as :class:`Luck` has it for the seed, so that plans
    do not lean on perfect habits.
    """
    players = position.players
    results = position.results
    first_winner = results[0] if results else NOBODY
    trick = len(results)
    leader = position.leader
    best, holder, best_seat, tied = COVERED, NOBODY, leader, False
    seat = leader
    for strength in position.table:
        if strength > best:
            best, holder, best_seat, tied = strength, seat % 2, seat, False
        elif strength == best >= 0 and seat % 2 != holder:
            tied = True
        seat = (seat + 1) % players
    left = players - len(position.table)
    limit = int(noise * _SPAN)
    while True:
        while left:
            left -= 1
            side = seat % 2
            if move is not None:
                strength, move = move, None
            else:
                hand = hands[seat]
                seed = seed * _FACTOR + _STEP & _MASK  # as Luck does
                if len(hand) == 1:
                    strength = hand[0]
                elif seed >> _LOW < limit:
                    strength = hand.pop((seed >> _LOW) * len(hand) // limit)
                else:
                    ahead = 0 if tied or best < 0 else 1 if holder == side else -1
                    first = 0 if first_winner < 0 else 1 if first_winner == side else -1
                    strength = hand.pop(choose(hand, best, ahead, (left + 1) // 2, trick, first))
            if strength > best:
                best, holder, best_seat, tied = strength, side, seat, False
            elif strength == best >= 0 and side != holder:
                tied = True
            seat += 1
            if seat == players:
                seat = 0
        winner = NOBODY if tied or best < 0 else holder
        if trick == 0:
            first_winner = winner
        elif first_winner == NOBODY:
            if winner != NOBODY:
                return winner
            if trick == 2:
                return position.ties_side
        elif winner in (NOBODY, first_winner):
            return first_winner
        elif trick == 2:
            return winner
        if winner != NOBODY:
            leader = best_seat
        elif position.tie_leader == "eldest":
            leader = position.eldest
        elif position.tie_leader == "first_tied" and best >= 0:
            leader = best_seat
        trick += 1
        seat, left = leader, players
        best, holder, best_seat, tied = COVERED, NOBODY, leader, False

"""Endings played perfectly by everybody, all cards open: the exact worth of each card.

Works once the stock is out. Nothing is stored between positions: what an ending is worth depends on
the points already made, and the endings it is for are small.
"""

from __future__ import annotations

from collections.abc import Generator, Iterator
from itertools import product
from math import inf

from game.bots.pointtricks.goal import Goal
from game.bots.pointtricks.playout import End, Position
from game.bots.pointtricks.tables import CAPOTE_TAKES_MATCH, NOBODY, PIPS, Rules, playable
from game.engine.pointtricks.masks import ABOVE, BITS
from game.engine.pointtricks.state import MARRIAGE, MARRIAGE_IN_TRUMP

Made = tuple[int, int, int, int, int, tuple[int, ...]]
"""What a deal has brought: points and tricks of side 0 and 1, suits sung, fours sung."""

Place = tuple[int, int, int, int, int, int]
"""The running trick: led, top, ruff, winner, its points, players left after the one on turn."""


class Solver:
    """Solves positions of one deal, valuing their ends by ``goal``.

    ``nodes`` counts the cards tried.
    """

    def __init__(self, rules: Rules, position: Position, goal: Goal) -> None:
        self._rules, self._position, self._goal = rules, position, goal
        self._players, self._trump = position.players, position.trick.trump
        self._strict = position.trick.strict
        self._need = position.need
        self._hands: list[int] = []
        self.nodes = 0

    def worth(self, hands: list[int], code: int, alpha: float = -inf, beta: float = inf) -> float:
        """What the deal is worth to side 0 if the seat on turn plays ``code`` and everybody,
        holding ``hands`` (flat masks), goes on perfectly. Exact between ``alpha`` and ``beta``,
        otherwise a bound."""
        position = self._position
        self._hands = list(hands)
        trick = position.trick
        (p0, p1), (t0, t1) = position.points, position.tricks
        state = (p0, p1, t0, t1, trick.declared, position.fours)
        place = (trick.led, trick.top, trick.ruff, trick.winner, trick.points, trick.left)
        return self._lay(position.turn, code, place, state, alpha, beta)

    def worth_by_replies(self, hands: list[int], code: int) -> Generator[None, None, float]:
        """The same, exactly; yields after each reply of the next seat, for larger endings."""
        position = self._position
        trick, seat = position.trick, position.turn
        if not trick.left:
            yield
            return self.worth(hands, code)
        after = (seat + 1) % self._players
        (p0, p1), (t0, t1) = position.points, position.tricks
        state = (p0, p1, t0, t1, trick.declared, position.fours)
        begun = (trick.led, trick.top, trick.ruff, trick.winner, trick.points, trick.left)
        place = self._laid(seat, code, begun)
        ours = not after & 1
        worth, alpha, beta = -inf if ours else inf, -inf, inf
        self._hands = list(hands)
        self._hands[seat * 4 + (code & 3)] ^= 1 << (code >> 2)
        for reply in list(self._moves(after, place)):
            value = self._lay(after, reply, place, state, alpha, beta)
            worth = max(worth, value) if ours else min(worth, value)
            alpha, beta = (max(alpha, worth), beta) if ours else (alpha, min(beta, worth))
            yield
        return worth

    def _lay(
        self,
        seat: int,
        code: int,
        place: Place,
        state: Made,
        alpha: float,
        beta: float,
    ) -> float:
        """The worth once ``seat`` has played ``code``; the hands are the same afterwards."""
        self.nodes += 1
        place = self._laid(seat, code, place)
        at, bit = seat * 4 + (code & 3), 1 << (code >> 2)
        self._hands[at] ^= bit
        if place[5] >= 0:
            value = self._best((seat + 1) % self._players, place, state, alpha, beta)
        else:
            value = self._end_trick(place[3], place[4], state, alpha, beta)
        self._hands[at] ^= bit
        return value

    def _laid(self, seat: int, code: int, place: Place) -> Place:
        """The place once ``seat`` has played ``code``; -1 are left when the trick is full."""
        led, top, ruff, winner, lying, left = place
        suit, strength = code & 3, code >> 2
        if led < 0:
            led, top, winner = suit, strength, seat
        elif suit == led:
            if strength > top:
                top = strength
                if ruff < 0:
                    winner = seat
        elif suit == self._trump and strength > ruff:
            ruff, winner = strength, seat
        return led, top, ruff, winner, lying + self._rules.points[strength], left - 1

    def _best(
        self,
        seat: int,
        place: Place,
        state: Made,
        alpha: float,
        beta: float,
    ) -> float:
        ours = not seat & 1
        worth = -inf if ours else inf
        for code in self._moves(seat, place):
            value = self._lay(seat, code, place, state, alpha, beta)
            if ours:
                if value > worth:
                    worth = value
                    alpha = max(alpha, value)
            elif value < worth:
                worth = value
                beta = min(beta, value)
            if alpha >= beta:
                break
        return worth

    def _moves(self, seat: int, place: Place) -> Iterator[int]:
        """The cards that differ, those that win the trick first."""
        led, top, ruff, winner, _, _ = place
        hands, base, trump = self._hands, seat * 4, self._trump
        if led >= 0 and self._strict:
            partner_wins = not (winner ^ seat) & 1
            moves = playable(self._rules, hands, seat, trump, led, top, ruff, partner_wins)
        else:
            moves = (hands[base], hands[base + 1], hands[base + 2], hands[base + 3])
        rest: list[int] = []
        for suit in (trump, *(s for s in (0, 1, 2, 3) if s != trump)):
            mask = moves[suit]
            if not mask:
                continue
            if mask & PIPS & (mask & PIPS) - 1:
                mask = self._distinct(seat, suit, mask, top if suit == led else ruff)
            for strength in reversed(BITS[mask]):
                if led < 0:
                    wins = strength > 6
                elif suit == led:
                    wins = ruff < 0 and strength > top
                else:
                    wins = suit == trump and strength > ruff
                if wins:
                    yield strength * 4 + suit
                else:
                    rest.append(strength * 4 + suit)
        rest.sort()
        yield from rest

    def _distinct(self, seat: int, suit: int, mask: int, lying: int) -> int:
        """Of worthless cards that no card in play can tell apart, the lowest alone."""
        others = 1 << lying if lying >= 0 else 0
        for n in range(self._players):
            if n != seat:
                others |= self._hands[n * 4 + suit]
        kept = mask & ~PIPS
        before = NOBODY
        for strength in BITS[mask & PIPS]:
            if before < 0 or others & ABOVE[before] & ~ABOVE[strength]:
                kept |= 1 << strength
            before = strength
        return kept

    def _end_trick(
        self,
        winner: int,
        lying: int,
        state: Made,
        alpha: float,
        beta: float,
    ) -> float:
        p0, p1, t0, t1, declared, fours = state
        rules, hands, base = self._rules, self._hands, winner * 4
        side = winner & 1
        if side:
            p1, t1 = p1 + lying, t1 + 1
        else:
            p0, t0 = p0 + lying, t0 + 1
        if not (hands[base] or hands[base + 1] or hands[base + 2] or hands[base + 3]):
            return self._last(winner, p0, p1, t1 if side == 0 else t0)
        if self._reached(side, p0, p1):
            return self._goal(End(p0, p1, winner, NOBODY))
        state = (p0, p1, t0, t1, declared, fours)
        songs = list(self._songs(winner, declared)) if rules.pair else [()]
        worth = -inf if side == 0 else inf
        for suits in songs:
            value = self._sung(winner, suits, state, alpha, beta)
            worth = max(worth, value) if side == 0 else min(worth, value)
            if side == 0:
                alpha = max(alpha, value)
            else:
                beta = min(beta, value)
            if alpha >= beta:
                break
        return worth

    def _songs(self, winner: int, declared: int) -> Iterator[tuple[int, ...]]:
        """Every choice of suits to sing: a singer with several pairs may sing any one of them."""
        singers = (winner, (winner + 2) % self._players) if self._rules.by_pair else (winner,)
        pair, hands = self._rules.pair, self._hands
        choices = []
        for seat in dict.fromkeys(singers):
            suits = [
                s
                for s in (0, 1, 2, 3)
                if hands[seat * 4 + s] & pair == pair and not declared >> s & 1
            ]
            if suits:
                choices.append(suits)
        yield from product(*choices)

    def _sung(
        self,
        winner: int,
        suits: tuple[int, ...],
        state: Made,
        alpha: float,
        beta: float,
    ) -> float:
        p0, p1, t0, t1, declared, fours = state
        side, rules = winner & 1, self._rules
        gained = 0
        for suit in suits:
            declared |= 1 << suit
            gained += MARRIAGE_IN_TRUMP if suit == self._trump else MARRIAGE
        if rules.fours:
            for strength, worth in rules.fours:
                if strength not in fours and self._holds_four(winner, strength):
                    fours = (*fours, strength)
                    if not worth:
                        return self._goal(End(p0, p1, winner, side))
                    gained += worth
        if side:
            p1 += gained
        else:
            p0 += gained
        if gained and self._reached(side, p0, p1):
            return self._goal(End(p0, p1, winner, NOBODY))
        place = (NOBODY, NOBODY, NOBODY, NOBODY, 0, self._players - 1)
        return self._best(winner, place, (p0, p1, t0, t1, declared, fours), alpha, beta)

    def _holds_four(self, winner: int, strength: int) -> bool:
        singers = (winner, (winner + 2) % self._players) if self._rules.by_pair else (winner,)
        hands = self._hands
        return any(all(hands[n * 4 + s] >> strength & 1 for s in range(4)) for n in singers)

    def _last(self, winner: int, p0: int, p1: int, others_tricks: int) -> float:
        """The worth of the end, ``winner`` having taken the last trick."""
        rules, side = self._rules, winner & 1
        gained = rules.last_trick
        takes = NOBODY
        reached = self._reached(side, p0 + gained * (1 - side), p1 + gained * side)
        if rules.capote and not others_tricks and not reached:
            if rules.capote == CAPOTE_TAKES_MATCH:
                takes = side
            else:
                gained += rules.capote
        return self._goal(End(p0 + gained * (1 - side), p1 + gained * side, winner, takes))

    def _reached(self, side: int, p0: int, p1: int) -> bool:
        return self._need is not None and (p1 if side else p0) >= self._need[side]

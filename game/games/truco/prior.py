"""What a call, an answer or a card says about the hand behind it, where more than two play.

The table of betting for two knows how often each hand does each thing at each moment. With
partners a side stands for a player: of each trick its best card counts, raises came when they came,
and the hand is that of the seat that decides. Where no moment between two is like it, the table
has nothing to say.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from itertools import pairwise

from game.games.truco.abstraction import Trace, classes_of, need_class
from game.games.truco.knowledge import Knowledge
from game.games.truco.playout import STRONG
from game.games.truco.strength import COVERED
from game.games.truco.table import Table

_TIED, _MOST = 2, 5
_CODE = 7
"""A raise is noted as a digit to this base: how many cards lay, plus one."""


@dataclass(frozen=True, slots=True)
class Occasion:
    """A decision of a seat with partners, as one between two.

    ``needs`` is how many cards are held there; ``lent`` a card of a partner's that lies best and
    counts as the hand's own (``COVERED``: none).
    """

    score: tuple[int, int]
    trace: Trace
    waits: bool
    on_turn: bool
    dealer: bool
    needs: int
    lent: int = COVERED


class Prior:
    """Follows a deal with partners, and tells how likely a hand did what its holder did."""

    def __init__(self, facts: Knowledge, table: Table) -> None:
        view, rules = facts.view, facts.rules
        self._table = table
        self._mao = (view.dealer + 1) % 2
        points = view.standing.points
        self._score = (
            need_class(rules, points[self._mao]),
            need_class(rules, points[1 - self._mao]),
        )
        classes = classes_of(view.manilhas, rules.deck, rules.fixed)
        self._class = dict(zip(facts.power, classes, strict=True))
        self._class[COVERED] = 0
        self._laid: list[tuple[int, int]] = []  # the best card of either side, and whose it is
        self._first = -1
        self._raises: list[int] = []

    def trick(self, led: int, cards: tuple[int, int], winner: int | None) -> None:
        """A trick has ended: the side that led, either side's best card, the side that won."""
        if not self._laid:
            self._first = _TIED if winner is None else int(winner != self._mao)
        self._laid += [(cards[led], led), (cards[1 - led], 1 - led)]

    def turn(self, side: int, cards: tuple[int, int], others_left: bool) -> Occasion | None:
        """A seat of ``side`` is on turn; ``cards`` are either side's best of the running trick, and
        ``others_left`` says whether an opponent still plays to it."""
        own, theirs = cards[side], cards[1 - side]
        laid, lent, first, mao = list(self._laid), COVERED, self._first, self._mao
        if own > theirs and not others_left:  # the trick is as good as won
            if first == -1:
                first = int(side != mao)
            elif first != int(side == mao):  # and the deal with it
                return None
            laid += [(theirs, 1 - side), (own, side)]
        elif own <= theirs and theirs >= 0:
            if not laid:  # between two the mão leads
                mao = 1 - side
            laid.append((theirs, 1 - side))
        else:
            lent = own
            if not laid:
                mao = side
        if len(laid) > _MOST:
            return None
        if self._raises and len(laid) < self._raises[-1]:
            return None
        return self._occasion(laid, first, mao, side, lent)

    def answer(self, call: Occasion | None) -> Occasion | None:
        """The call last noted is answered, which was made on this occasion."""
        if call is None:
            return None
        laid = len(call.trace.classes)
        on_turn = self._raises.count(laid) % 2 == 0  # calls go to and fro
        played = 1 if laid % 2 and not on_turn else 0
        return replace(
            call,
            trace=replace(call.trace, code=self._code()),
            waits=True,
            on_turn=on_turn,
            dealer=not call.dealer,
            needs=3 - laid // 2 - played,
            lent=COVERED,
        )

    def raised(self, occasion: Occasion | None) -> None:
        """A call was made on this occasion."""
        before = self._raises[-1] if self._raises else 0
        self._raises.append(before if occasion is None else len(occasion.trace.classes))

    def _occasion(
        self, laid: list[tuple[int, int]], first: int, mao: int, side: int, lent: int
    ) -> Occasion:
        trace = Trace(
            tuple(self._class[card] for card, _ in laid),
            tuple(card for card, _ in laid),
            tuple(int(whose != mao) for _, whose in laid),
            first,
            self._code(),
        )
        score = self._score if mao == self._mao else (self._score[1], self._score[0])
        return Occasion(score, trace, False, True, side != mao, 3 - len(laid) // 2, lent)

    def _code(self) -> int:
        """When raises came, as the table numbers it."""
        code = 0
        for raised in self._raises:
            code = code * _CODE + raised + 1
        return code

    def chances(self, occasion: Occasion, hand: Sequence[int]) -> tuple[float, ...] | None:
        """How often each action is taken there with this hand (strengths, sorted).

        The actions are the cards from the weakest up and a call, or run, accept and raise.
        """
        held = list(hand)
        if held and occasion.lent > held[0]:
            held[0] = occasion.lent
            held.sort()
        held = held[len(held) - occasion.needs :]
        if len(held) != occasion.needs or _doubled(held):
            return None
        moment = occasion.trace.moment(
            occasion.score,
            [(strength, self._class[strength]) for strength in held],
            occasion.waits,
            occasion.on_turn,
            occasion.dealer,
        )
        return self._table.chances(moment)


def _doubled(held: Sequence[int]) -> bool:
    """Whether a manilha is there twice: one that was played, and forgotten, is taken to be about
    still."""
    return any(a == b >= STRONG for a, b in pairwise(held))

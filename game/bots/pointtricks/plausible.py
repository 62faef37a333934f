"""How well a world explains the cards that the others played."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import exp

from game.bots.pointtricks.policy import Trick, rate
from game.bots.pointtricks.tables import COUNT, PIPS, Rules, playable
from game.engine.cards import Card
from game.engine.pointtricks.records import (
    Declared,
    Drew,
    FourDeclared,
    Played,
    StrictBegan,
    Swapped,
    TrickEnded,
)
from game.engine.pointtricks.state import PointView

_TRICKS = 3
"""How many tricks before the running one are looked back on."""

_WARMTH = 5.0
"""Points by which a card must be rated below the best to be played about a third as often."""

_STRAY = 0.15
"""Share of the cards that are played for reasons of their own."""


@dataclass(slots=True)
class _Choice:
    """A card that another seat chose: in which trick, with what gone, and how many cards it then
    held; ``later`` are those it has played since, this one included, as masks, and ``drawn`` how
    many cards it has drawn since."""

    seat: int
    code: int
    trick: Trick
    gone: list[int]
    own: int
    unseen: int
    later: list[int]
    drawn: int = 0


class Plausibility:
    """Reads a view once; :meth:`of` then weighs worlds by simple habits: aces go to a partner's
    sure trick, little to a lost one, and a card that would have taken much was probably not there.
    """

    def __init__(self, view: PointView, rules: Rules) -> None:
        self._rules = rules
        self._choices: list[_Choice] = []
        self._read(view)

    def of(self, hands: Sequence[Sequence[Card]]) -> float:
        """The weight of a world in which the seats hold these cards, the last drawn last."""
        rules = self._rules
        weight = 1.0
        masks = [0] * (4 * len(hands))
        held: dict[tuple[int, int], list[int]] = {}
        for choice in self._choices:
            seat, drawn = choice.seat, choice.drawn
            then = held.get((seat, drawn))
            if then is None:
                hand = hands[seat]
                then = held[seat, drawn] = rules.masks(hand[: len(hand) - drawn])
            base = seat * 4
            for suit, mask in enumerate(choice.later):
                masks[base + suit] = then[suit] | mask
            weight *= self._chance(choice, masks)
        return weight

    def _chance(self, choice: _Choice, masks: list[int]) -> float:
        rules, trick, seat = self._rules, choice.trick, choice.seat
        base = seat * 4
        moves: Sequence[int] = masks[base : base + 4]
        if trick.strict and trick.led >= 0:
            partner_wins = not (trick.winner ^ seat) & 1
            moves = playable(
                rules, masks, seat, trick.trump, trick.led, trick.top, trick.ruff, partner_wins
            )
        rated = rate(rules, trick, masks, choice.gone, seat, moves, choice.own, choice.unseen)
        if len(rated) == 1:
            return 1.0
        top = max(rating for rating, _ in rated)
        total = own = 0.0
        code = choice.code
        for rating, other in rated:
            likely = exp((rating - top) / _WARMTH)
            total += likely
            if other == code or (
                other & 3 == code & 3
                and other <= code
                and PIPS >> (other >> 2) & PIPS >> (code >> 2) & 1
            ):
                own = likely
        return _STRAY / len(rated) + (1.0 - _STRAY) * own / total

    def _read(self, view: PointView) -> None:
        """Follow the deal from its first card."""
        rules = self._rules
        players = view.players
        first = view.number - _TRICKS
        gone = [0, 0, 0, 0]
        stock = 40 - players * sum(view.terms.packets) if view.terms.stock else 0
        size = sum(view.terms.packets)
        strict = view.terms.strict == "always"
        number = declared = 0
        trick = Trick(view.trump, strict, stock, void=[0] * players)
        trick.left = players - 1
        for event in view.history:
            match event:
                case Played(seat=seat, card=card):
                    code = rules.code[card]
                    suit, bit = code & 3, 1 << (code >> 2)
                    for choice in self._choices:
                        if choice.seat == seat:
                            choice.later[suit] |= bit
                    if number >= first and seat != view.seat:
                        later = [0, 0, 0, 0]
                        later[suit] = bit
                        unseen = 40 - size - sum(COUNT[mask] for mask in gone)
                        self._choices.append(
                            _Choice(seat, code, trick.copy(), list(gone), size, unseen, later)
                        )
                    gone[suit] |= bit
                    trick.lay(seat, suit, code >> 2, rules.points[code >> 2])
                    trick.left -= 1
                case TrickEnded(number=number):
                    size -= 1
                    trick.begin(strict, stock, players - 1, declared, [0] * players)
                case Drew(seat=seat):
                    stock -= 1
                    trick.stock = stock
                    size += seat == view.seat
                    for choice in self._choices:
                        choice.drawn += choice.seat == seat
                case StrictBegan():
                    strict = trick.strict = True
                case Declared(card=card):
                    declared |= 1 << (card & 3)
                    trick.declared = declared
                case Swapped() | FourDeclared():
                    pass

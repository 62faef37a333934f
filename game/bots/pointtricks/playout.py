"""A deal played to its end by good habits, fast: masks instead of cards, no events.

Search needs it thousands of times a decision. Songs are sung and cards swapped as soon as the rules
allow; cards are chosen by :mod:`~game.bots.pointtricks.policy` or, one time in ``1 / noise``, at
random among those allowed, so that plans do not lean on perfect habits.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from itertools import cycle
from typing import NamedTuple

from game.bots.pointtricks.policy import ENDING, Trick, best, rate
from game.bots.pointtricks.tables import CAPOTE_TAKES_MATCH, NOBODY, Rules, playable
from game.engine.cards import Card
from game.engine.pointtricks.masks import BITS, COUNT
from game.engine.pointtricks.state import MARRIAGE, MARRIAGE_IN_TRUMP, PointView

Step = tuple[str, int, int]
"""Something done in a playout: ``play`` (seat, code), ``swap`` (seat, strength given), ``draw``
(seat, 0), ``declare`` (seat, suit), ``four`` (seat, strength)."""


TO_THE_END = -1
"""A horizon that is never reached."""

UNMOVED = (1.0,)
"""The luck of a world in which nobody strays from habit."""


class End(NamedTuple):
    """How a deal ended: points by side, the seat with the last trick so far (or NOBODY), and the
    side that wins the match by it (or NOBODY)."""

    ours: float
    theirs: float
    last: int
    takes: int


@dataclass(slots=True)
class Position:
    """What is open to all in a deal that waits for a card, in masks and codes.

    ``points``, ``tricks`` by side; ``gone`` what has been played, by suit; ``void`` the suits each
    seat is known to lack, as masks; ``fours`` the strengths sung; ``sung`` who has sung a pair
    since the last trick; ``draws`` whether the seat on turn draws before it leads.
    """

    players: int
    turn: int
    trick: Trick
    points: list[int]
    tricks: list[int]
    gone: list[int]
    void: list[int]
    winner: int
    need: tuple[int, ...] | None
    fours: tuple[int, ...] = ()
    sung: tuple[int, ...] = ()
    draws: bool = False

    @staticmethod
    def of(view: PointView, rules: Rules, gone: list[int], void: list[int]) -> Position:
        """The position of a view, in which the seat on turn plays a card, or draws first."""
        trick = Trick(view.trump, view.strict, view.stock_left, declared=view.declared, void=void)
        for played in view.table:
            code = rules.code[played.card]
            trick.lay(played.seat, code & 3, code >> 2, rules.points[code >> 2])
        trick.left = view.players - len(view.table) - 1
        return Position(
            players=view.players,
            turn=view.turn,
            trick=trick,
            points=[t + s for t, s in zip(view.taken, view.sung, strict=True)],
            tricks=list(view.tricks_won),
            gone=gone,
            void=void,
            winner=NOBODY if view.winner is None else view.winner,
            need=view.need,
            fours=tuple(rules.code[r * 4] >> 2 for r in view.fours),
            sung=view.singers,
            draws=view.phase == "draw",
        )


@dataclass(slots=True)
class World:
    """Hands (flat masks), stock (codes, turn-up first) and luck that could be."""

    hands: list[int]
    stock: list[int] = field(default_factory=list)
    luck: tuple[float, ...] = UNMOVED

    @staticmethod
    def of(
        rules: Rules,
        hands: list[list[Card]],
        stock: list[Card],
        luck: tuple[float, ...] = UNMOVED,
    ) -> World:
        """The world of these cards."""
        flat: list[int] = []
        for hand in hands:
            flat += rules.masks(hand)
        return World(flat, [rules.code[card] for card in stock], luck)


def play_out(
    rules: Rules,
    position: Position,
    world: World,
    move: int | None,
    noise: float,
    horizon: int = TO_THE_END,
    steps: list[Step] | None = None,
) -> End:
    """Play ``world`` from ``position``, the seat on turn beginning with code ``move``.

    Without a ``move`` it goes on by habit, after the draw if it is time for that. The luck of the
    world are numbers from 0 to 1, one for each card that is played (again from the first if there
    are more cards): where it is below ``noise`` the card is played at random. After ``horizon``
    tricks the rest is estimated by what is in the hands. ``position`` and ``world`` stay as they
    are. ``steps`` collects all that is done, ``move`` included.
    """
    deal = _Deal(rules, position, world, steps)
    players, trump, hands, gone = deal.players, deal.trump, deal.hands, deal.gone
    strict, points = deal.strict, rules.points
    trick = position.trick.copy()
    seat = position.turn
    chances = cycle(world.luck)
    if move is None and position.draws:
        if deal.draw(seat, position.sung):
            return deal.end(seat)
        strict = deal.strict
        trick.begin(strict, len(deal.stock), players - 1, deal.declared, [0] * players)
    swaps = deal.may_swap and bool(deal.stock)
    own = sum([COUNT[mask] for mask in hands[seat * 4 : seat * 4 + 4]])
    played = COUNT[gone[0]] + COUNT[gone[1]] + COUNT[gone[2]] + COUNT[gone[3]]
    if move is None:
        if swaps:
            deal.swap(seat)
        code = _choose(deal, trick, seat, next(chances), noise, own, 40 - own - played)
    else:
        code = move
    while True:
        while True:
            suit, strength = code & 3, code >> 2
            bit = 1 << strength
            hands[seat * 4 + suit] ^= bit
            gone[suit] |= bit
            played += 1
            if strict and trick.led >= 0 and suit != trick.led:
                trick.void[seat] |= 1 << trick.led
                if (
                    suit != trump
                    and (trick.ruff < 0 or rules.undertrump)
                    and not (rules.partner_exempts and not (trick.winner ^ seat) & 1)
                ):
                    trick.void[seat] |= 1 << trump
            trick.lay(seat, suit, strength, points[strength])
            if steps is not None:
                steps.append(("play", seat, code))
            if not trick.left:
                break
            trick.left -= 1
            seat = seat + 1 if seat + 1 < players else 0
            if swaps:
                deal.swap(seat)
            code = _choose(deal, trick, seat, next(chances), noise, own, 40 - own - played)
        seat = trick.winner
        drew = bool(deal.stock)
        if deal.end_trick(seat, trick.points):
            return deal.end(seat)
        horizon -= 1
        if not horizon:
            return deal.estimate(seat)
        strict, stock = deal.strict, len(deal.stock)
        if drew:  # new cards: what was seen before tells nothing any more
            trick.begin(strict, stock, players - 1, deal.declared, [0] * players)
        else:
            own -= 1
            trick.begin(strict, stock, players - 1, deal.declared, trick.void)
        if swaps:
            swaps = bool(stock)
            if swaps:
                deal.swap(seat)
        code = _choose(deal, trick, seat, next(chances), noise, own, 40 - own - played)


def _choose(
    deal: _Deal, trick: Trick, seat: int, luck: float, noise: float, own: int, unseen: int
) -> int:
    hands, base = deal.hands, seat * 4
    moves: Sequence[int]
    if trick.strict and trick.led >= 0:
        partner_wins = not (trick.winner ^ seat) & 1
        moves = playable(
            deal.rules, hands, seat, deal.trump, trick.led, trick.top, trick.ruff, partner_wins
        )
        count = COUNT[moves[0]] + COUNT[moves[1]] + COUNT[moves[2]] + COUNT[moves[3]]
    else:
        moves = hands[base : base + 4]
        count = own
    if count == 1 or luck < noise:
        place = int(luck / noise * count) if count > 1 else 0
        for suit, mask in enumerate(moves):
            if place < COUNT[mask]:
                return BITS[mask][place] * 4 + suit
            place -= COUNT[mask]
    return best(rate(deal.rules, trick, hands, deal.gone, seat, moves, own, unseen))


class _Deal:
    """A world in play: all but the running trick."""

    __slots__ = (
        "declared",
        "fours",
        "gone",
        "hands",
        "may_swap",
        "need",
        "players",
        "points",
        "rules",
        "steps",
        "stock",
        "strict",
        "takes",
        "tricks",
        "trump",
    )

    def __init__(
        self, rules: Rules, position: Position, world: World, steps: list[Step] | None
    ) -> None:
        self.rules, self.steps = rules, steps
        self.players, self.trump = position.players, position.trick.trump
        self.hands, self.stock = list(world.hands), list(world.stock)
        self.gone = list(position.gone)
        self.points, self.tricks = list(position.points), list(position.tricks)
        self.need, self.fours = position.need, position.fours
        self.declared, self.strict = position.trick.declared, position.trick.strict
        self.takes = NOBODY
        self.may_swap = bool(rules.swaps) and not rules.swap_needs_trick

    def end(self, last: int) -> End:
        return End(self.points[0], self.points[1], last, self.takes)

    def estimate(self, last: int) -> End:
        """The end to be expected, by what the hands are worth."""
        rules, hands, trump = self.rules, self.hands, self.trump
        worths, pair = rules.worths, rules.pair
        worth = worths.stock if self.stock else worths.strict
        if not self.stock and sum([COUNT[m] for m in hands]) <= ENDING * self.players:
            worth = worths.ending
        plain, in_trump = worth.sum_plain, worth.sum_trump
        lead = 0.0
        left = float(rules.last_trick)
        for place, mask in enumerate(hands):
            if not mask:
                continue
            suit = place & 3
            held = in_trump[mask] if suit == trump else plain[mask]
            if pair and mask & pair == pair and not self.declared >> suit & 1:
                held += worth.pair_in_trump if suit == trump else worth.pair
            lead += -held if place & 4 else held
            left += rules.value[mask]
        for code in self.stock:
            left += rules.points[code >> 2]
        lead = max(-left, min(left, lead))
        ours, theirs = self.points
        return End(ours + (left + lead) / 2, theirs + (left - lead) / 2, last, NOBODY)

    def end_trick(self, winner: int, lying: int) -> bool:
        """Count the trick, sing, swap and draw; whether the deal is over."""
        side = winner & 1
        rules, points = self.rules, self.points
        points[side] += lying
        self.tricks[side] += 1
        hands, base = self.hands, winner * 4
        if not self.stock and not (
            hands[base] or hands[base + 1] or hands[base + 2] or hands[base + 3]
        ):
            points[side] += rules.last_trick
            if not self._reached(side):
                self._capote(side)
            return True
        if self._reached(side):
            return True
        sung: tuple[int, ...] = ()
        if rules.pair or rules.fours:
            singers = self._singers(winner)
            ready = [self._pairs(seat) for seat in singers]
            if self.stock and rules.swap_needs_trick:
                self._swap_after_trick()
            for n, seat in enumerate(singers):
                if rules.fours and self._four(seat):
                    return True
                if self._sing(seat, self._pairs(seat) if rules.after_draw else ready[n]):
                    sung = (*sung, seat)
                    if self._reached(side):
                        return True
        elif self.stock and rules.swap_needs_trick:
            self._swap_after_trick()
        return bool(self.stock) and self.draw(winner, sung)

    def draw(self, winner: int, sung: tuple[int, ...]) -> bool:
        """Let all draw, ``winner`` first, and sing what that brings, save those who have ``sung``
        since the trick; whether the deal is over."""
        rules = self.rules
        self._draw(winner)
        if rules.after_draw:
            for seat in self._singers(winner):
                late = seat not in sung and self._sing(seat, self._pairs(seat))
                if late and self._reached(seat & 1):
                    return True
        return bool(rules.fours) and any(self._four(seat) for seat in self._singers(winner))

    def _singers(self, winner: int) -> tuple[int, ...]:
        if self.rules.by_pair and self.players > 2:
            return winner, (winner + 2) % self.players
        return (winner,)

    def swap(self, seat: int) -> None:
        """Swap what ``seat`` may and wants to."""
        held = self.hands[seat * 4 + self.trump]
        for rule in self.rules.swaps:
            if held & rule.bit:
                turn_up = self.stock[0] >> 2
                draws = len(self.stock) // self.players
                if rule.taken >> turn_up & 1 and draws > rule.keeps_draws:
                    self.hands[seat * 4 + self.trump] = held ^ rule.bit | 1 << turn_up
                    self.stock[0] = rule.given * 4 + self.trump
                    if self.steps is not None:
                        self.steps.append(("swap", seat, rule.given))
                    return

    def _swap_after_trick(self) -> None:
        for seat in range(self.players):
            if self.tricks[seat & 1]:
                self.swap(seat)

    def _draw(self, winner: int) -> None:
        if self.steps is not None:
            self.steps.append(("draw", winner, 0))
        hands, stock = self.hands, self.stock
        for n in range(self.players):
            code = stock.pop()
            hands[(winner + n) % self.players * 4 + (code & 3)] |= 1 << (code >> 2)
        if not stock and self.rules.strict_after_stock:
            self.strict = True

    def _pairs(self, seat: int) -> int:
        """Bit mask of the unsung suits whose marriage the seat holds."""
        pair, base, hands = self.rules.pair, seat * 4, self.hands
        found = 0
        if pair:
            for suit in (0, 1, 2, 3):
                if hands[base + suit] & pair == pair and not self.declared >> suit & 1:
                    found |= 1 << suit
        return found

    def _sing(self, seat: int, pairs: int) -> bool:
        """Sing the best of ``pairs``; whether there was one."""
        pairs &= ~self.declared
        if not pairs:
            return False
        suit = self.trump if pairs >> self.trump & 1 else pairs.bit_length() - 1
        self.declared |= 1 << suit
        self.points[seat & 1] += MARRIAGE_IN_TRUMP if suit == self.trump else MARRIAGE
        if self.steps is not None:
            self.steps.append(("declare", seat, suit))
        return True

    def _four(self, seat: int) -> bool:
        """Sing four of a rank if held; whether that ends the deal."""
        base, hands = seat * 4, self.hands
        held = hands[base] & hands[base + 1] & hands[base + 2] & hands[base + 3]
        for strength, worth in self.rules.fours if held else ():
            if held >> strength & 1 and strength not in self.fours:
                self.fours = (*self.fours, strength)
                if self.steps is not None:
                    self.steps.append(("four", seat, strength))
                if not worth:
                    self.takes = seat & 1
                    return True
                self.points[seat & 1] += worth
                if self._reached(seat & 1):
                    return True
        return False

    def _reached(self, side: int) -> bool:
        return self.need is not None and self.points[side] >= self.need[side]

    def _capote(self, side: int) -> None:
        if self.tricks[1 - side] or not self.rules.capote:
            return
        if self.rules.capote == CAPOTE_TAKES_MATCH:
            self.takes = side
        else:
            self.points[side] += self.rules.capote

"""Deals of the point-trick games played to their end at random, fast: masks instead of cards, no
events, no copies of a state.

Of the cards that the rules allow each is played with equal chance. Nobody thinks about the rest: a
card is swapped as soon as the rules let it bring a stronger one (a seat does so before it plays or,
where that takes a won trick, before the draw, in the order of the seats), and whoever may sing
sings at once, fours before marriages, trump before other suits, the winner of the trick before its
partner.

Chance is asked for one number in [0, 1) wherever two or more cards may be played, and for nothing
else; the cards are then counted suit by suit, weak to strong. So a random source gives the same
deal here as to anybody who draws on it in the same way.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random
from typing import TYPE_CHECKING

from game.engine.cards import SUITS, suit
from game.engine.duty import Duty
from game.engine.pointtricks.masks import ABOVE, BITS, COUNT, rules_by_strength
from game.engine.pointtricks.outcome import MARRIAGE, MARRIAGE_IN_TRUMP, PointOutcome
from game.engine.pointtricks.strict import Songs, play_strict
from game.engine.spanish import of

if TYPE_CHECKING:
    from game.engine.pointtricks.state import PointState

_STRICTEST = Duty()


def outcomes(state: PointState, rng: Random) -> Iterator[PointOutcome]:
    """What ``state`` comes to, again and again; it stays as it is."""
    deal = _Deal(state)
    deal.come_to_card()
    random = rng.random
    if deal.plainly_strict:
        hands, songs = deal.hands, deal.songs()
        while True:
            yield deal.end_strict(hands.copy(), songs, random)
    while True:
        yield deal.twin().play_out(random)


class _Deal:
    """A deal in play, as :class:`~game.engine.pointtricks.state.PointState` has it.

    ``fours`` are the strengths sung, ``ready`` and ``sang`` masks of suits and of seats. Of the
    running trick: ``led`` its suit (-1 before the lead), ``top`` the best strength of that suit,
    ``ruff`` the best trump where another suit was led (or -1), ``ahead`` who would win it,
    ``lying`` the points in it, ``missing`` how many have not yet played.
    """

    __slots__ = (
        "ahead",
        "declared",
        "fours",
        "hands",
        "led",
        "lying",
        "missing",
        "need",
        "outcome",
        "players",
        "ready",
        "ruff",
        "rules",
        "sang",
        "stock",
        "strict",
        "sung",
        "taken",
        "terms",
        "to_draw",
        "top",
        "tricks",
        "trump",
        "turn",
        "winner",
    )

    ahead: int
    led: int
    lying: int
    missing: int
    ruff: int
    top: int

    def __init__(self, state: PointState) -> None:
        terms = state.terms
        self.terms, self.rules, self.need = terms, rules_by_strength(terms), state.need
        strength = terms.strength
        self.players, self.trump, self.strict = state.players, state.trump, state.strict
        bit = self.rules.bit
        self.hands = hands = [0] * (SUITS * state.players)
        for seat, hand in enumerate(state.hands):
            first = SUITS * seat
            for card in hand:
                hands[first + card % SUITS] |= bit[card]
        self.stock = [SUITS * strength[card] + suit(card) for card in state.stock]
        self.turn, self.winner, self.to_draw = state.turn, state.winner, state.phase == "draw"
        self.taken, self.sung = list(state.taken), list(state.sung)
        self.tricks = list(state.tricks_won)
        self.declared = state.declared
        self.fours = tuple(strength[of(rank, 0)] for rank in state.fours)
        self.ready = list(state.ready)
        self.sang = sum(1 << seat for seat in state.singers)
        self.outcome = state.outcome
        self._clear()
        for played in state.table:
            self._lay(played.seat, suit(played.card), strength[played.card])

    def twin(self) -> _Deal:
        """An independent deal that is equal to this one."""
        twin = _Deal.__new__(_Deal)
        for name in _Deal.__slots__:
            setattr(twin, name, getattr(self, name))
        twin.hands, twin.stock, twin.ready = self.hands.copy(), self.stock.copy(), self.ready.copy()
        twin.taken, twin.sung, twin.tricks = self.taken.copy(), self.sung.copy(), self.tricks.copy()
        return twin

    def play_out(self, random: Callable[[], float]) -> PointOutcome:
        """Play on from where a card is to be played, if the deal is not over."""
        while self.outcome is None:
            while self.missing:
                self._play(random)
            self._end_trick()
            self.come_to_card()
            if self.plainly_strict:
                return self.end_strict(self.hands, self.songs(), random)
        return self.outcome

    def come_to_card(self) -> None:
        """Do what takes no choice: sing, swap and draw, until a card must be played or the deal is
        over."""
        if self.led >= 0:
            return
        self._sing()
        if self.to_draw and self.outcome is None:
            if self.rules.swap_needs_trick:
                for seat in range(self.players):
                    if self.tricks[seat & 1]:
                        self._swap(seat)
            self._draw()
            self._sing()
        if self.outcome is None and self._swaps_on_turn:
            self._swap(self.turn)
            self._sing()

    # -------------------------------------------------------- the strict phase

    @property
    def plainly_strict(self) -> bool:
        """Whether a lead is due, and nothing of the rules that is left goes beyond
        :func:`~game.engine.pointtricks.strict.play_strict`."""
        return (
            self.strict
            and not self.stock
            and self.led < 0
            and self.outcome is None
            and self.need is None
            and self.terms.duty == _STRICTEST
            and not (self.rules.fours and any(map(self._fours, range(self.players))))
        )

    def songs(self) -> Songs:
        """The marriages that are still held, when nobody draws any more."""
        pair = self.rules.pair
        held = [place for place, mask in enumerate(self.hands) if mask & pair == pair]
        if not pair or not held:
            return ()
        held.sort(key=lambda place: place & 3 != self.trump)
        return tuple(
            (place, place & ~3, MARRIAGE_IN_TRUMP if place & 3 == self.trump else MARRIAGE)
            for place in held
            if not self.declared >> (place & 3) & 1
        )

    def end_strict(
        self, hands: list[int], songs: Songs, random: Callable[[], float]
    ) -> PointOutcome:
        """The outcome of the strict phase from here, played with ``hands``, which are used up."""
        rules, taken, sung = self.rules, self.taken, self.sung
        ours, theirs, we_sang, they_sang, last, we_won, they_won = play_strict(
            hands, self.trump, 4 * self.turn, songs, rules.points, rules.pair, rules.by_pair, random
        )
        ours += taken[0]
        theirs += taken[1]
        reason, takes = "played", None
        if last & 4:
            theirs += self.terms.last_trick
        else:
            ours += self.terms.last_trick
        if self.terms.capote and not ((we_won or self.tricks[0]) and (they_won or self.tricks[1])):
            reason = "capote"
            if self.terms.capote == "match":
                takes = last >> 2 & 1
            elif last & 4:
                theirs += self.terms.capote
            else:
                ours += self.terms.capote
        we_sang += sung[0]
        they_sang += sung[1]
        return PointOutcome(
            (ours + we_sang, theirs + they_sang),
            reason,
            takes,
            (ours, theirs),
            (we_sang, they_sang),
            last >> 2,
        )

    # --------------------------------------------------------------- the trick

    def _play(self, random: Callable[[], float]) -> None:
        seat = self.turn
        if self._swaps_on_turn:
            self._swap(seat)
        first = SUITS * seat
        allowed = self._allowed(seat)
        count = sum([COUNT[mask] for mask in allowed])
        among = int(random() * count) if count > 1 else 0
        for place, mask in enumerate(allowed):
            if among < COUNT[mask]:
                strength = BITS[mask][among]
                self.hands[first + place] ^= 1 << strength
                self._lay(seat, place, strength)
                return
            among -= COUNT[mask]

    def _allowed(self, seat: int) -> list[int]:
        """What ``seat`` may play, as four masks."""
        hand = self.hands[SUITS * seat : SUITS * seat + SUITS]
        if not self.strict or self.led < 0:
            return hand
        duty, ruff = self.terms.duty, self.ruff
        free = duty.partner_exempts and not (self.ahead ^ seat) & 1
        following = hand[self.led]
        if following:
            if not free and (ruff < 0 or duty.beat_after_ruff):
                following = following & ABOVE[self.top] or following
            return _alone(self.led, following)
        trumps = hand[self.trump]
        if not trumps or free:
            return hand
        over = trumps & ABOVE[ruff]
        if over or duty.undertrump:
            return _alone(self.trump, over or trumps)
        return hand

    def _lay(self, seat: int, suit: int, strength: int) -> None:
        """A card comes to the trick."""
        if self.led < 0:
            self.led, self.top, self.ahead = suit, strength, seat
        elif suit == self.led:
            if strength > self.top:
                self.top = strength
                if self.ruff < 0:
                    self.ahead = seat
        elif suit == self.trump and strength > self.ruff:
            self.ruff, self.ahead = strength, seat
        self.lying += self.rules.points[strength]
        self.missing -= 1
        self.turn = seat + 1 if seat + 1 < self.players else 0

    def _clear(self) -> None:
        self.led, self.top, self.ruff, self.ahead = -1, -1, -1, -1
        self.lying, self.missing = 0, self.players

    def _end_trick(self) -> None:
        winner = self.ahead
        side = winner & 1
        self.taken[side] += self.lying
        self.tricks[side] += 1
        self.winner = self.turn = winner
        self._clear()
        self.sang = 0
        if not self.stock and not any(self.hands[SUITS * winner : SUITS * winner + SUITS]):
            self.taken[side] += self.terms.last_trick
            self._stop_if_reached(side)
            if self.outcome is None:
                self._end_played(side)
            return
        if self.rules.pair:
            self.ready = [self._pairs(seat) for seat in range(self.players)]
        self.to_draw = bool(self.stock)
        self._stop_if_reached(side)

    # ------------------------------------------------------ what goes by itself

    def _swap(self, seat: int) -> None:
        """Swap for as long as it brings a stronger card."""
        place = SUITS * seat + self.trump
        draws = len(self.stock) // self.players
        rules = list(self.rules.swaps)
        while rules:
            rule = rules.pop(0)
            turn_up = self.stock[0] >> 2
            held = self.hands[place]
            if held & rule.bit and rule.taken >> turn_up & 1 and draws > rule.keeps_draws:
                self.hands[place] = held ^ rule.bit | 1 << turn_up
                self.stock[0] = SUITS * rule.given + self.trump
                rules = list(self.rules.swaps)

    @property
    def _swaps_on_turn(self) -> bool:
        return bool(self.stock and self.rules.swaps and not self.rules.swap_needs_trick)

    def _draw(self) -> None:
        winner, self.to_draw = self.turn, False
        for n in range(self.players):
            code = self.stock.pop()
            self.hands[(winner + n) % self.players * SUITS + code % SUITS] |= 1 << (code >> 2)
        if not self.stock and self.terms.strict == "after_stock":
            self.strict = True

    def _sing(self) -> None:
        """Sing what may be sung between a trick and the next lead."""
        rules, winner = self.rules, self.winner
        if winner is None or self.outcome is not None:
            return
        singers = range(winner, winner + self.players, 2) if rules.by_pair else (winner,)
        for singer in singers:
            seat = singer % self.players
            side = seat & 1
            for four, worth in self._fours(seat) if rules.fours else ():
                self.fours = (*self.fours, four)
                if not worth:
                    self._end("tute", takes_match=side)
                    return
                self.sung[side] += worth
                self._stop_if_reached(side)
                if self.outcome is not None:
                    return
            if not rules.pair or self.sang >> seat & 1:
                continue
            pairs = self._pairs(seat) & ~self.declared
            if not rules.after_draw:
                pairs &= self.ready[seat]
            if pairs:
                in_trump = pairs >> self.trump & 1
                self.declared |= 1 << self.trump if in_trump else pairs & -pairs
                self.sang |= 1 << seat
                self.sung[side] += MARRIAGE_IN_TRUMP if in_trump else MARRIAGE
                self._stop_if_reached(side)
                if self.outcome is not None:
                    return

    def _pairs(self, seat: int) -> int:
        """Mask of the suits whose marriage ``seat`` holds."""
        pair, first, found = self.rules.pair, SUITS * seat, 0
        for n in range(SUITS):
            if self.hands[first + n] & pair == pair:
                found |= 1 << n
        return found

    def _fours(self, seat: int) -> list[tuple[int, int]]:
        """The fours that ``seat`` holds and nobody has sung, and what they bring."""
        one, two, three, four = self.hands[SUITS * seat : SUITS * seat + SUITS]
        held = one & two & three & four
        return [
            (strength, worth)
            for strength, worth in self.rules.fours
            if held >> strength & 1 and strength not in self.fours
        ]

    # ----------------------------------------------------------------- the end

    def _stop_if_reached(self, side: int) -> None:
        if self.need is not None and self.taken[side] + self.sung[side] >= self.need[side]:
            self._end("reached")

    def _end_played(self, last_side: int) -> None:
        capote = self.terms.capote
        if self.tricks[1 - last_side] or not capote:
            self._end("played")
        elif capote == "match":
            self._end("capote", takes_match=last_side)
        else:
            self.taken[last_side] += capote
            self._end("capote")

    def _end(self, reason: str, takes_match: int | None = None) -> None:
        taken, sung = self.taken, self.sung
        points = (taken[0] + sung[0], taken[1] + sung[1])
        self.outcome = PointOutcome(
            points, reason, takes_match, tuple(taken), tuple(sung), self.winner
        )


def _alone(suit: int, mask: int) -> list[int]:
    masks = [0] * SUITS
    masks[suit] = mask
    return masks

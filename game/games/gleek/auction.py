"""The auction for the seven cards of the stock, as an immutable value."""

from __future__ import annotations

from dataclasses import dataclass, replace


@dataclass(frozen=True, slots=True)
class Auction:
    """``turn`` is to bid or pass; ``bidder`` holds the ``price`` (None: nobody yet)."""

    turn: int
    players: int
    opening: int
    step: int
    forced: bool
    price: int = 0
    bidder: int | None = None
    passed: tuple[int, ...] = ()

    @property
    def next_price(self) -> int:
        """The only bid that can be made now."""
        return self.opening if self.bidder is None else self.price + self.step

    @property
    def may_pass(self) -> bool:
        return not (self.forced and self.bidder is None)

    @property
    def over(self) -> bool:
        others = self.players - (self.bidder is not None)
        return len(self.passed) == others

    def bid(self) -> Auction:
        """The seat on turn takes the next price."""
        held = replace(self, price=self.next_price, bidder=self.turn)
        return held if held.over else replace(held, turn=held._next())

    def leave(self) -> Auction:
        """The seat on turn passes for good."""
        left = replace(self, passed=(*self.passed, self.turn))
        return left if left.over else replace(left, turn=left._next())

    def _next(self) -> int:
        turn = self.turn
        while True:
            turn = (turn + 1) % self.players
            if turn not in self.passed and turn != self.bidder:
                return turn

    def shares(self, eldest: int) -> list[tuple[int, int]]:
        """What the buyer pays to each opponent: half each, an odd chip to the one nearer the
        dealer's left."""
        others = [
            seat
            for seat in ((eldest + n) % self.players for n in range(self.players))
            if seat != self.bidder
        ]
        half, odd = divmod(self.price, 2)
        return [(others[0], half + odd), (others[1], half)]

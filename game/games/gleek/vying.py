"""Vying for the ruff, as an immutable value."""

from __future__ import annotations

from dataclasses import dataclass, replace

RAISE = 2


@dataclass(frozen=True, slots=True)
class Vying:
    """``stake`` as it stands (0 before an opening); ``holding`` the seats that hold it.

    ``owed`` are (seat, stake) of those who folded; ``waited`` counts the waits before an opening.
    """

    turn: int
    players: int
    opening: int
    stake: int = 0
    holding: tuple[int, ...] = ()
    owed: tuple[tuple[int, int], ...] = ()
    waited: int = 0

    @property
    def opened(self) -> bool:
        return self.stake > 0

    @property
    def next_stake(self) -> int:
        """The only stake that may be vied now."""
        return self.stake + RAISE if self.opened else self.opening

    @property
    def left(self) -> tuple[int, ...]:
        """The seats that have not folded, in seat order."""
        folded = {seat for seat, _ in self.owed}
        return tuple(seat for seat in range(self.players) if seat not in folded)

    @property
    def over(self) -> bool:
        if not self.opened:
            return self.waited == self.players
        return len(self.left) == 1 or set(self.holding) == set(self.left)

    def wait(self) -> Vying:
        """The seat on turn does not open."""
        return replace(self, waited=self.waited + 1, turn=(self.turn + 1) % self.players)

    def vie(self) -> Vying:
        """The seat on turn opens or raises; all others must answer."""
        return replace(self, stake=self.next_stake, holding=(self.turn,))._passed_on()

    def match(self) -> Vying:
        """The seat on turn holds the stake."""
        return replace(self, holding=(*self.holding, self.turn))._passed_on()

    def fold(self) -> Vying:
        """The seat on turn gives up, owing the stake as it stands."""
        holding = tuple(seat for seat in self.holding if seat != self.turn)
        owed = (*self.owed, (self.turn, self.stake))
        return replace(self, holding=holding, owed=owed)._passed_on()

    def after(self, step: str) -> Vying:
        """What ``wait``, ``vie``, ``match`` or ``fold`` of the seat on turn leads to."""
        steps = {"wait": self.wait, "vie": self.vie, "match": self.match, "fold": self.fold}
        return steps[step]()

    def _passed_on(self) -> Vying:
        if self.over:
            return self
        turn = self.turn
        while True:
            turn = (turn + 1) % self.players
            if turn in self.left and turn not in self.holding:
                return replace(self, turn=turn)

"""What the table of Gleek shows at any moment, as a value that events move on."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Literal, Self

from game.engine.cards import Card
from game.engine.options import Options
from game.games.gleek.auction import Auction
from game.games.gleek.ledger import COLUMNS
from game.games.gleek.records import Paid
from game.games.gleek.rules import OPENING, PLAYERS, GleekStanding
from game.games.gleek.settings import Rules
from game.games.gleek.vying import Vying

Part = Literal["auction", "discard", "ruff", "sets", "tricks"]
PARTS: tuple[Part, ...] = ("auction", "discard", "ruff", "sets", "tricks")
"""The parts of a deal, in their order."""


@dataclass(frozen=True, slots=True)
class Marks:
    """``ledger`` are the gains of each seat by column; ``unpaid`` payments for a set are to come;
    ``shown``: ruffs lie open; ``over``: the deal is settled. Tuples go by seat."""

    viewer: int
    dealer: int
    options: Options
    standing: GleekStanding
    auction: Auction
    vying: Vying
    part: Part = "auction"
    turn_up: Card | None = None
    buyer: int | None = None
    away: int = 0
    sold: bool = False
    taken: bool = False
    ruff: int | None = None
    ruff_over: bool = False
    shown: bool = False
    unpaid: int = 0
    ledger: tuple[tuple[int, ...], ...] = ((0,) * PLAYERS,) * len(COLUMNS)
    pot: int = 0
    tricks: tuple[int, ...] = (0,) * PLAYERS
    honours: tuple[int, ...] = (0,) * PLAYERS
    over: bool = False

    @classmethod
    def begin(cls, viewer: int, dealer: int, options: Options, standing: GleekStanding) -> Self:
        """A deal in which nothing has happened yet."""
        rules = Rules.of(options)
        eldest = (dealer + 1) % PLAYERS
        return cls(
            viewer,
            dealer,
            options,
            standing,
            Auction(eldest, PLAYERS, rules.opening_bid, rules.bid_step, rules.opening_forced),
            Vying(eldest, PLAYERS, standing.opening or OPENING),
            pot=standing.pot,
        )

    def paid(self, payment: Paid) -> Self:
        """After a payment."""
        column = list(self.ledger[COLUMNS.index(payment.column)])
        pot = self.pot
        for seat, amount in ((payment.payer, -payment.amount), (payment.payee, payment.amount)):
            if seat is None:
                pot += amount
            else:
                column[seat] += amount
        ledger = tuple(
            tuple(column) if name == payment.column else before
            for name, before in zip(COLUMNS, self.ledger, strict=True)
        )
        return replace(self, ledger=ledger, pot=pot)

    def gains(self) -> tuple[int, ...]:
        """What the deal has brought to each seat so far."""
        return tuple(map(sum, zip(*self.ledger, strict=True)))

    def balances(self) -> tuple[int, ...]:
        """The balances as they would stand now."""
        return tuple(p + g for p, g in zip(self.standing.points, self.gains(), strict=True))

    def seats(self) -> tuple[int, ...]:
        """All seats, the viewer's first."""
        return tuple((self.viewer + n) % PLAYERS for n in range(PLAYERS))


def more(numbers: tuple[int, ...], seat: int, gained: int) -> tuple[int, ...]:
    """``numbers`` with that of ``seat`` increased."""
    return tuple(n + (gained if s == seat else 0) for s, n in enumerate(numbers))

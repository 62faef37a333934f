"""The account of a deal: who paid whom for what, in columns."""

from __future__ import annotations

from game.games.gleek.records import Paid

COLUMNS = ("turn-up", "auction", "ruff", "sets", "tiddy", "settlement")


class Ledger:
    """Columns of gains by seat, and the pot. Gains and pot always add up to what the pot held when
    the deal began."""

    __slots__ = ("_columns", "_entry_pot", "pot")

    def __init__(self, players: int, pot: int) -> None:
        self._columns = {column: [0] * players for column in COLUMNS}
        self._entry_pot = pot
        self.pot = pot

    def pay(self, payment: Paid) -> None:
        """Enter a payment; the pot is nobody."""
        column = self._columns[payment.column]
        for seat, amount in ((payment.payer, -payment.amount), (payment.payee, payment.amount)):
            if seat is None:
                self.pot += amount
            else:
                column[seat] += amount
        assert sum(self.gains()) + self.pot == self._entry_pot, payment

    def gains(self) -> tuple[int, ...]:
        """What the deal has brought to each balance so far."""
        return tuple(map(sum, zip(*self._columns.values(), strict=True)))

    def column(self, name: str) -> tuple[int, ...]:
        return tuple(self._columns[name])

    def rows(self) -> tuple[tuple[str, tuple[int, ...]], ...]:
        """Every column with the gains of each seat."""
        return tuple((name, tuple(gains)) for name, gains in self._columns.items())

    def copy(self) -> Ledger:
        twin = Ledger.__new__(Ledger)
        twin._columns = {name: list(gains) for name, gains in self._columns.items()}
        twin._entry_pot, twin.pot = self._entry_pot, self.pot
        return twin

    @classmethod
    def of_rows(cls, rows: tuple[tuple[str, tuple[int, ...]], ...], pot: int) -> Ledger:
        """The ledger that :meth:`rows` came from."""
        ledger = cls.__new__(cls)
        ledger._columns = {name: list(gains) for name, gains in rows}
        ledger.pot = pot
        ledger._entry_pot = pot + sum(ledger.gains())
        return ledger

"""The table of betting for two: how an approximate equilibrium plays, call by call.

``build/train`` makes the file; its program ``response`` says how far from an equilibrium it is.
"""

from __future__ import annotations

import zlib
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from game import resources
from game.games.truco.abstraction import Block, Moment

MAGIC = b"VT21"
"""The form of the file: two letters of ours, two players, version 1."""

STEPS = 31
"""The steps in which chances are stored."""

NEVER = 255
"""A row that training never came to."""


@dataclass(frozen=True, slots=True, eq=False)
class Table:
    """A strategy for each class of scores: blocks one after the other, in each of them the planes
    of its actions but the last, a byte a row. ``places`` has the place of a block by the classes of
    mão and dealer and its number."""

    data: bytes
    places: dict[tuple[int, int, int], int]

    @staticmethod
    def read(file: Path) -> Table:
        """Read a table.

        Raises:
            OSError: there is none.
            ValueError: it is damaged or has another form.
        """
        try:
            data = zlib.decompress(file.read_bytes())
        except zlib.error as error:
            raise ValueError(f"{file.name}: {error}") from error
        if data[:4] != MAGIC:
            raise ValueError(f"{file.name}: unknown form {data[:4]!r}")
        places: dict[tuple[int, int, int], int] = {}
        place = 5 + 6 * data[4]
        for n in range(5, place, 6):
            mao, dealer = data[n], data[n + 1]
            end = place + int.from_bytes(data[n + 2 : n + 6], "little")
            first = place + 4  # each begins with a mark of its own
            count = int.from_bytes(data[first : first + 2], "little")
            place = first + 2 + 2 * count
            for at in range(first + 2, first + 2 + 2 * count, 2):
                block = Block.of(int.from_bytes(data[at : at + 2], "little"))
                places[mao, dealer, block.number] = place
                place += block.rows * (block.actions - 1)
            if place != end:
                raise ValueError(f"{file.name}: blocks end at {place}, not at {end}")
        if place != len(data):
            raise ValueError(f"{file.name}: {len(data)} bytes where {place} are due")
        return Table(data, places)

    def chances(self, moment: Moment) -> tuple[float, ...] | None:
        """How often each action of the moment's block is taken; None where nothing is known."""
        block = moment.block
        start = self.places.get((*moment.score, block.number))
        if start is None:
            return None
        at = start + moment.row
        steps = [self.data[at + n * block.rows] for n in range(block.actions - 1)]
        if steps[0] == NEVER:
            return None
        return (*(step / STEPS for step in steps), (STEPS - sum(steps)) / STEPS)


@cache
def shipped() -> Table | None:
    """The table that comes with the program, or None where it is missing or damaged."""
    try:
        return Table.read(resources.path("config", "tables", "truco2.bin"))
    except (OSError, ValueError):
        return None

"""How well the computer players of Gleek think, level by level."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Level:
    """How well a bot thinks. No level sees more than another.

    ``stocks``, ``worlds`` and ``playouts`` are its budgets for the stock, for the others' hands in
    the auction and the vying, and for a card (0 playouts: it goes by habit), the last shared among
    the ``width`` likeliest cards; ``forgets`` how likely a played card slips a mind of plain
    memory; ``slip`` how far it misjudges a ruff (standard deviation, in points of its total) and
    what the stock brings (in chips); ``credulity`` how much it reads from what others do;
    ``slack`` by how many chips a card may seem to fall short of the best and still be played,
    now and then.
    """

    stocks: int
    worlds: int
    playouts: int
    width: int
    forgets: float
    slip: float
    credulity: float
    slack: float


LEVELS = {
    1: Level(4, 15, 24, 5, 1.0, 11.0, 0.0, 3.5),
    2: Level(6, 25, 40, 6, 0.75, 8.0, 0.25, 1.8),
    3: Level(10, 40, 60, 8, 0.5, 5.5, 0.5, 0.9),
    4: Level(16, 60, 100, 10, 0.25, 3.0, 0.75, 0.45),
    5: Level(60, 160, 500, 12, 0.0, 0.0, 1.0, 0.0),
}

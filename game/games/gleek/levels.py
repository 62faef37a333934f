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
    ``hasty`` how often it plays a card that is only about as good as the best.
    """

    stocks: int
    worlds: int
    playouts: int
    width: int
    forgets: float
    slip: float
    credulity: float
    hasty: float


LEVELS = {
    1: Level(2, 12, 10, 4, 1.0, 6.0, 0.0, 0.25),
    2: Level(4, 24, 24, 4, 0.7, 4.0, 0.3, 0.1),
    3: Level(10, 60, 80, 6, 0.4, 2.5, 0.6, 0.0),
    4: Level(24, 100, 200, 8, 0.15, 1.2, 1.0, 0.0),
    5: Level(60, 250, 600, 12, 0.0, 0.0, 1.0, 0.0),
}

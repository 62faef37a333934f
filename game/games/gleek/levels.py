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
    1: Level(4, 15, 8, 4, 1.0, 7.0, 0.0, 0.45),
    2: Level(6, 30, 16, 5, 0.75, 5.5, 0.25, 0.3),
    3: Level(12, 60, 40, 6, 0.5, 4.0, 0.5, 0.2),
    4: Level(24, 100, 100, 8, 0.25, 2.5, 0.75, 0.1),
    5: Level(60, 250, 500, 12, 0.0, 0.0, 1.0, 0.0),
}

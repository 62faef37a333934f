"""How well the computer players of Guritipau think."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Level:
    """How well a bot thinks. No level sees more than another.

    ``playouts`` is its budget (0: cards go by habit), shared among the ``width`` likeliest cards;
    ``forgets`` how likely a played card slips a mind without any memory; ``slip`` how far it
    misjudges a chance (standard deviation); ``credulity`` how much it reads from the grains others
    place; ``careless`` how often it plays any card.
    """

    playouts: int
    width: int
    forgets: float
    slip: float
    credulity: float
    careless: float


LEVELS = {
    1: Level(0, 1, 1.0, 0.15, 0.0, 0.25),
    2: Level(150, 3, 0.6, 0.02, 0.5, 0.03),
    3: Level(360, 5, 0.25, 0.0, 1.0, 0.0),
    4: Level(800, 6, 0.1, 0.0, 1.0, 0.0),
    5: Level(1600, 8, 0.0, 0.0, 1.0, 0.0),
}

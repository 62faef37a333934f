"""How well the computer players of Guritipau think."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Level:
    """How well a bot thinks. No level sees more than another.

    ``playouts`` is its budget (0: cards go by habit); ``forgets`` how likely a card that was played
    slips its mind; ``slip`` how far it misjudges a chance (standard deviation); ``credulity`` how
    much it reads from what others did; ``careless`` how often it plays any card.
    """

    playouts: int
    forgets: float
    slip: float
    credulity: float
    careless: float


LEVELS = {
    1: Level(0, 0.8, 0.15, 0.0, 0.25),
    2: Level(24, 0.5, 0.05, 0.0, 0.03),
    3: Level(80, 0.25, 0.02, 0.5, 0.0),
    4: Level(300, 0.1, 0.0, 1.0, 0.0),
    5: Level(1200, 0.0, 0.0, 1.0, 0.0),
}

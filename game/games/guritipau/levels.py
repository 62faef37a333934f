"""How well the computer players of Guritipau think."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Level:
    """How well a bot thinks. No level sees more than another.

    ``playouts`` is its budget; ``forgets`` how likely a card that was played slips its mind;
    ``slip`` how far it misjudges a chance (standard deviation); ``credulity`` how much it reads
    from what others did.
    """

    playouts: int
    forgets: float
    slip: float
    credulity: float


LEVELS = {
    1: Level(24, 0.9, 0.32, 0.0),
    2: Level(40, 0.6, 0.145, 0.0),
    3: Level(60, 0.4, 0.058, 1.0),
    4: Level(200, 0.2, 0.0, 1.0),
    5: Level(3600, 0.0, 0.0, 1.0),
}
"""Each was set to win about six of ten matches against the one below."""

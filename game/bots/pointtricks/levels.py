"""How well the computer plays the point-trick games, level by level."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Level:
    """How well a bot thinks. No level sees more than another.

    ``playouts`` is its budget for a decision (0: it goes by habit), shared among the ``width`` best
    cards; ``forgets`` how likely a played card slips its mind; ``slip`` how far it misjudges a card
    (standard deviation in points), save one that is given to a partner.
    """

    playouts: int
    width: int
    forgets: float
    slip: float


LEVELS = {
    1: Level(playouts=0, width=1, forgets=1.0, slip=3.0),
    2: Level(playouts=60, width=3, forgets=0.6, slip=1.5),
    3: Level(playouts=300, width=4, forgets=0.25, slip=0.0),
    4: Level(playouts=600, width=5, forgets=0.1, slip=0.0),
    5: Level(playouts=1200, width=6, forgets=0.0, slip=0.0),
}

STRONGEST = LEVELS[5]

"""How well the computer plays the point-trick games, level by level.

Set by duplicate deals, from the strongest down: in Guiñote for four a level is worth from about 6
to 13 points a deal more than the one below, in Tute about 4 (where deals lie closer together), and
in Brisca for two it wins about six matches in ten. Search gains most with its first few dozen
playouts; below that levels differ by thrift, memory and what they overlook.
"""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Level:
    """How well a bot thinks. No level sees more than another.

    ``playouts`` is its budget for a decision (0: it goes by habit), shared among the ``width`` best
    cards; ``forgets`` how likely a played card slips its mind; ``slip`` how far it misjudges a card
    at most, in points, save one that is given to a partner.
    """

    playouts: int
    width: int
    forgets: float
    slip: float
    thrift: float = 1.0
    """How far it saves good cards for later; at 0 it lives from trick to trick."""

    overlooks: float = 0.0
    """How likely it does not notice that it can sing."""

    weighs: bool = False
    """Whether it asks why the others played what lies in the trick."""


STRONGEST = Level(playouts=1500, width=6, forgets=0.0, slip=0.0, weighs=True)

GUINOTE = {
    1: Level(playouts=0, width=1, forgets=1.0, slip=5.0, thrift=0.55),
    2: Level(playouts=0, width=1, forgets=0.5, slip=1.0, thrift=0.9),
    3: Level(playouts=24, width=4, forgets=0.25, slip=0.5, thrift=0.9),
    4: Level(playouts=160, width=5, forgets=0.1, slip=0.0),
    5: STRONGEST,
}
TUTE = {
    1: Level(playouts=0, width=1, forgets=1.0, slip=8.0, thrift=0.0, overlooks=0.4),
    2: Level(playouts=0, width=1, forgets=0.5, slip=1.0, thrift=0.5),
    3: Level(playouts=6, width=3, forgets=0.25, slip=1.0, thrift=0.5),
    4: Level(playouts=30, width=4, forgets=0.1, slip=0.5),
    5: STRONGEST,
}
BRISCA = {
    1: Level(playouts=0, width=1, forgets=1.0, slip=5.0, thrift=0.5),
    2: Level(playouts=0, width=1, forgets=0.5, slip=1.0, thrift=0.9),
    3: Level(playouts=12, width=3, forgets=0.25, slip=0.5),
    4: Level(playouts=60, width=3, forgets=0.1, slip=0.0),
    5: STRONGEST,
}

"""The five levels of the computer players of Truco."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Level:
    """How well a bot thinks. No level sees more than another.

    ``worlds`` is its budget; ``forgets`` how likely a played card slips a mind without any memory;
    ``slip`` how far it misjudges how likely each world is (standard deviation of the logarithm);
    ``careless`` how often it takes any card worth a thought; ``credulity`` how much it reads from
    what others do; ``table`` how often it follows the table of betting where that knows the deal.
    """

    worlds: int
    forgets: float
    slip: float
    careless: float
    credulity: float
    table: float = 0.0


LEVELS = {
    1: Level(worlds=12, forgets=1.0, slip=1.8, careless=0.4, credulity=0.0),
    2: Level(worlds=40, forgets=0.6, slip=0.8, careless=0.15, credulity=0.5),
    3: Level(worlds=120, forgets=0.25, slip=0.0, careless=0.0, credulity=1.0, table=0.5),
    4: Level(worlds=250, forgets=0.1, slip=0.0, careless=0.0, credulity=1.0, table=0.75),
    5: Level(worlds=400, forgets=0.0, slip=0.0, careless=0.0, credulity=1.0, table=1.0),
}

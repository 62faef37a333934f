"""The five levels of the computer players of Truco."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Level:
    """How well a bot thinks with partners at the table. No level sees more than another.

    ``worlds`` is its budget; ``forgets`` how likely a played card slips its mind; ``slip`` how far
    it misjudges how likely each world is (standard deviation of the logarithm); ``careless`` how
    often it takes any card worth a thought; ``credulity`` how much it reads from what others do;
    ``timid`` how much better than its chances it wants them to be before it calls or accepts.
    """

    worlds: int
    forgets: float
    slip: float
    careless: float
    credulity: float
    timid: float


LEVELS = {
    1: Level(worlds=12, forgets=1.0, slip=1.0, careless=0.2, credulity=0.0, timid=0.2),
    2: Level(worlds=30, forgets=0.5, slip=0.6, careless=0.0, credulity=0.3, timid=0.12),
    3: Level(worlds=60, forgets=0.25, slip=0.3, careless=0.0, credulity=0.6, timid=0.06),
    4: Level(worlds=120, forgets=0.1, slip=0.0, careless=0.0, credulity=0.85, timid=0.02),
    5: Level(worlds=300, forgets=0.0, slip=0.0, careless=0.0, credulity=1.0, timid=0.0),
}


@dataclass(frozen=True, slots=True)
class Duellist:
    """How well a bot thinks with two at the table, where a table of betting guides it.

    ``worlds`` is its budget; ``forgets`` how likely a played card slips its mind; ``doubt`` how far
    it misjudges its cards (standard deviation, in ranks); ``careless`` how often it takes any card
    worth a thought; ``trust`` how much it reads from what the other does; ``timid`` how often it
    keeps back a call that the table would make; ``alert`` how many points, at a worth of one, its
    choice may give away before it notices.
    """

    worlds: int
    forgets: float
    doubt: float
    careless: float
    trust: float
    timid: float
    alert: float


DUELLISTS = {
    1: Duellist(30, forgets=1.0, doubt=3.0, careless=0.4, trust=0.0, timid=0.8, alert=1.5),
    2: Duellist(40, forgets=0.6, doubt=2.0, careless=0.2, trust=0.4, timid=0.5, alert=1.0),
    3: Duellist(60, forgets=0.3, doubt=1.2, careless=0.1, trust=0.7, timid=0.25, alert=0.7),
    4: Duellist(80, forgets=0.1, doubt=0.6, careless=0.03, trust=0.85, timid=0.1, alert=0.4),
    5: Duellist(120, forgets=0.0, doubt=0.0, careless=0.0, trust=0.85, timid=0.0, alert=0.15),
}

"""The five levels of the computer players of Truco."""

from __future__ import annotations

from dataclasses import dataclass
from math import inf


@dataclass(frozen=True, slots=True)
class Level:
    """How well a bot thinks with partners at the table. No level sees more than another.

    ``worlds`` is its budget; ``forgets`` how likely a played card slips its mind; ``slip`` how far
    it misjudges its chances (standard deviation of the logarithm of their odds); ``careless`` how
    often it takes any card worth a thought, unless that loses what it ``notices`` (in results from
    -1 to 1), or any card at all that is not laid over a partner's if it is ``heedless``;
    ``credulity`` how much it reads from what others do; ``timid`` how much more than the best a
    call must gain for it, in points at a worth of one.
    """

    worlds: int
    forgets: float
    slip: float
    careless: float
    credulity: float
    timid: float
    notices: float = 0.5
    heedless: bool = False


LEVELS = {
    1: Level(6, 1.0, slip=6.0, careless=1.0, credulity=0.0, timid=0.8, notices=2.0, heedless=True),
    2: Level(20, 0.5, slip=6.0, careless=1.0, credulity=0.0, timid=0.6, notices=1.0),
    3: Level(30, 0.25, slip=3.6, careless=0.85, credulity=0.4, timid=0.4),
    4: Level(60, 0.1, slip=2.2, careless=0.5, credulity=0.65, timid=0.2),
    5: Level(300, 0.0, slip=0.0, careless=0.0, credulity=1.0, timid=0.0),
}


@dataclass(frozen=True, slots=True)
class Duellist:
    """How well a bot thinks with two at the table, where a table of betting guides it.

    ``worlds`` is its budget: hands of the other that it looks at; ``forgets`` how likely a played
    card slips its mind; ``doubt`` how far it misjudges its cards when it bets (standard deviation,
    in ranks); ``careless`` how often it takes any card worth a thought, and ``aimless`` any card at
    all; ``trust`` how much it reads from what the other does; ``timid`` how much rarer it calls and
    stays than the table would; ``alert`` the points, at a worth of one, from which it sees that a
    choice gives too much away; ``sober`` whether it knows a deal that is lost, or won, when it sees
    one.
    """

    worlds: int
    forgets: float
    doubt: float
    careless: float
    aimless: float
    trust: float
    timid: float
    alert: float
    sober: bool = True


DUELLISTS = {
    1: Duellist(
        30, 1.0, 9.0, careless=1.0, aimless=0.85, trust=0.0, timid=0.94, alert=inf, sober=False
    ),
    2: Duellist(40, 0.6, 8.5, careless=0.95, aimless=0.2, trust=0.4, timid=0.91, alert=inf),
    3: Duellist(80, 0.3, 5.2, careless=0.2, aimless=0.0, trust=0.7, timid=0.62, alert=inf),
    4: Duellist(150, 0.1, 3.2, careless=0.1, aimless=0.0, trust=0.85, timid=0.38, alert=1.2),
    5: Duellist(300, 0.0, 0.0, careless=0.0, aimless=0.0, trust=0.85, timid=0.0, alert=0.15),
}

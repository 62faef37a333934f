"""How a temperament takes the table's advice: the mix of an equilibrium, tilted a little."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from random import Random
from typing import Literal

from game.bots.persona import Temper
from game.games.truco.abstraction import Moment
from game.games.truco.knowledge import Knowledge
from game.games.truco.records import Play
from game.games.truco.table import Table

Answer = Literal["run", "accept", "raise"]

_SOFT = 0.2
"""What keeps the strongest temperament from making a certainty of a mix."""


@dataclass(frozen=True, slots=True)
class Turn:
    """What to do on turn: whether to call first, and the card (None: the table does not say)."""

    calls: bool
    play: Play | None


class Adviser:
    """Draws from the table's mix for one temperament. Traits of 0.5 leave the mix as it is.

    ``bluff`` multiplies the odds of calls on weak hands, want of patience those of calls on strong
    ones, and courage those of staying.
    """

    def __init__(self, table: Table, temper: Temper) -> None:
        self._table = table
        self._bluff = _odds(temper.bluff)
        self._haste = _odds(1.0 - temper.patience)
        self._courage = _odds(temper.courage)

    def turn(
        self,
        facts: Knowledge,
        plays: Sequence[Play],
        strong: Callable[[Play | None], bool],
        rng: Random,
    ) -> Turn | None:
        """What to do on turn with these ``plays`` to choose from; None where nothing is known.

        ``strong`` says of a play whether a call before it would be meant.
        """
        moment = Moment.of(facts.view)
        chances = None if moment is None else self._table.chances(moment)
        if moment is None or chances is None:
            return None
        *cards, call = chances
        weights = dict.fromkeys(moment.powers, 0.0)
        for strength, chance in zip(moment.powers, cards, strict=False):
            weights[strength] += chance
        play = None
        if len(cards) > 1:
            play = _drawn(plays, [weights[facts.strength(p)] for p in plays], rng)
        odds = self._haste if strong(play) else self._bluff
        return Turn(rng.random() < _tilted(call, odds), play)

    def answer(self, facts: Knowledge, strong: bool, may_raise: bool, rng: Random) -> Answer | None:
        """What to answer to a call; ``strong`` says whether a raise would be meant."""
        moment = Moment.of(facts.view)
        chances = None if moment is None else self._table.chances(moment)
        if chances is None:
            return None
        run, accept, again = chances
        if rng.random() >= _tilted(1.0 - run, self._courage):
            return "run"
        share = again / (accept + again) if again else 0.0
        raises = rng.random() < _tilted(share, self._haste if strong else self._bluff)
        return "raise" if raises and may_raise else "accept"


def _drawn(plays: Sequence[Play], weights: Sequence[float], rng: Random) -> Play | None:
    total = sum(weights)
    if total <= 0.0:
        return None
    return rng.choices(plays, weights)[0]


def _odds(trait: float) -> float:
    """By what a trait multiplies odds: nothing at 0, one at 0.5, seven at 1."""
    return trait / (1.0 + _SOFT - trait) * (0.5 + _SOFT) / 0.5


def _tilted(chance: float, odds: float) -> float:
    """``chance`` with its odds multiplied; what is certain stays so."""
    scaled = chance * odds
    return scaled / (scaled + 1.0 - chance) if scaled else 0.0

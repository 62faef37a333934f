"""How a temperament takes the table's advice: the mix of an equilibrium, tilted a little."""

from __future__ import annotations

from dataclasses import dataclass

from game.bots.persona import Temper

_SOFT = 0.2
"""What keeps the strongest temperament from making a certainty of a mix."""

_KEEN = 0.4
"""How often the keenest call where the table never would and nothing is lost by it."""


@dataclass(frozen=True, slots=True)
class Leaning:
    """By what the odds of an equilibrium's mix are multiplied: of calls on weak hands (``bluff``),
    of calls on strong ones (``haste``) and of staying (``courage``). Traits of 0.5 leave them as
    they are."""

    bluff: float = 1.0
    haste: float = 1.0
    courage: float = 1.0

    @staticmethod
    def of(temper: Temper) -> Leaning:
        """What a temperament leans to."""
        return Leaning(_odds(temper.bluff), _odds(1.0 - temper.patience), _odds(temper.courage))

    def turn(self, steps: list[float], strong: bool, as_good: bool = False) -> list[float]:
        """The mix of a turn: cards, and a call last, which is meant if the hand is ``strong``.

        Where a call is ``as_good`` as anything else, those who are keen on it make it more often
        than an equilibrium would.
        """
        *cards, call = steps
        total = sum(steps)
        odds = self.haste if strong else self.bluff
        calls = tilted(call / total, odds)
        if as_good and odds > 1.0:
            calls += (1.0 - calls) * _KEEN * (1.0 - 1.0 / odds)
        quiet = total - call
        rest = (1.0 - calls) / quiet if quiet else 0.0
        return [*(card * rest for card in cards), calls]

    def answer(self, steps: list[float], strong: bool, nerve: float = 1.0) -> list[float]:
        """The mix of an answer: to run, to accept, to raise. ``nerve`` multiplies the odds of
        staying, beside the temperament."""
        run, accept, again = steps
        stays = tilted((accept + again) / (run + accept + again), self.courage * nerve)
        share = again / (accept + again) if again else 0.0
        raises = tilted(share, self.haste if strong else self.bluff)
        return [1.0 - stays, stays * (1.0 - raises), stays * raises]


def _odds(trait: float) -> float:
    """By what a trait multiplies odds: nothing at 0, one at 0.5, seven at 1."""
    return trait / (1.0 + _SOFT - trait) * (0.5 + _SOFT) / 0.5


def tilted(chance: float, odds: float) -> float:
    """``chance`` with its odds multiplied; what is certain stays so."""
    scaled = chance * odds
    return scaled / (scaled + 1.0 - chance) if scaled else 0.0

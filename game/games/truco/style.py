"""How a temperament plays Truco: what each trait means in numbers."""

from __future__ import annotations

from dataclasses import dataclass

from game.bots.persona import Temper

_PATIENCE = 2.3
"""Makes middling patience wait four times in five."""


@dataclass(frozen=True, slots=True)
class Style:
    """Habits of betting and hiding.

    ``call_at`` is the chance to win the deal from which truco may be called, each further raise
    taking ``step`` more; ``edge`` is what a call must gain to be made every other time, in points
    at a worth of one: with half of that it never is, with half as much again always. ``stretch`` is
    how far below the odds a call is still accepted (negative: how far above them it must be).
    ``bluff`` is how often a weak hand calls when the others may run, ``wait`` how often a strong
    one does not call before the first trick is over, ``hide`` how often a useless card lies face
    down.
    """

    call_at: float = 0.77
    step: float = 0.05
    edge: float = 0.25
    stretch: float = 0.03
    bluff: float = 0.06
    wait: float = 0.8
    hide: float = 0.5

    @staticmethod
    def of(temper: Temper) -> Style:
        """The style of a temperament. Courage and patience at 0.5 make the plain style."""
        nerve = temper.courage - 0.5
        return Style(
            call_at=0.77 - 0.2 * nerve,
            stretch=0.03 + 0.1 * nerve,
            bluff=0.12 * temper.bluff,
            wait=1.0 - (1.0 - temper.patience) ** _PATIENCE,
            hide=0.2 + 0.6 * temper.bluff,
        )

    def raise_at(self, raises: int) -> float:
        """The chance from which it asks for one more after ``raises`` raises."""
        return min(0.97, self.call_at + self.step * raises)

    def tempted(self, gain: float, timid: float) -> float:
        """How often it calls where that gains so much, at a worth of one, ``timid`` being what its
        level wants above its ``edge``."""
        return min(1.0, max(0.0, gain / (self.edge + timid) - 0.5))

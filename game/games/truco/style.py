"""How a temperament plays Truco: what each trait means in numbers."""

from __future__ import annotations

from dataclasses import dataclass

from game.bots.persona import Temper


@dataclass(frozen=True, slots=True)
class Style:
    """Habits of betting and hiding.

    ``call_at`` is the chance to win the deal from which truco is called, each further raise taking
    ``step`` more; ``stretch`` how far below the odds a call is still accepted (negative: how far
    above them it must be). ``bluff`` is how often a weak hand calls when the others may run,
    ``wait`` how often a very strong one does not call yet, ``hide`` how often a useless card lies
    face down.
    """

    call_at: float = 0.77
    edge: float = 0.0
    late: float = 0.0
    step: float = 0.05
    stretch: float = 0.03
    bluff: float = 0.12
    wait: float = 0.3
    hide: float = 0.5

    @staticmethod
    def of(temper: Temper) -> Style:
        """The style of a temperament. Courage and patience at 0.5 make the plain style."""
        nerve = temper.courage - 0.5
        return Style(
            call_at=0.77 - 0.2 * nerve,
            stretch=0.03 + 0.1 * nerve,
            bluff=0.24 * temper.bluff,
            wait=0.6 * temper.patience,
            hide=0.2 + 0.6 * temper.bluff,
        )

    def raise_at(self, raises: int) -> float:
        """The chance from which it asks for one more after ``raises`` raises."""
        return min(0.97, self.call_at + self.step * raises)

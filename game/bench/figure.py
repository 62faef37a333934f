"""What a measurement is, and how it stands beside its goal."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Figure:
    """What was measured, in ``unit``.

    With ``bare``, the least it could be (of speeds the most), the goal is how many times that it
    may be; without, the goal is a value of its own. With ``floor`` it is to be no less than its
    goal, else no more; without a goal it is only told.
    """

    name: str
    ours: float
    unit: str
    goal: float | None = None
    bare: float | None = None
    floor: bool = False

    @property
    def ratio(self) -> float:
        return self.ours if self.bare is None else self.ours / self.bare

    @property
    def met(self) -> bool:
        if self.goal is None:
            return True
        return self.ratio >= self.goal if self.floor else self.ratio <= self.goal

    def __str__(self) -> str:
        told = f"{self.name:<28}{self.ours:9.2f} {self.unit:<3}"
        sign = "×"
        if self.bare is None:
            told += f"{'':24}"
            sign = self.unit
        else:
            told += f"  bare{self.bare:9.2f} {self.unit:<3}{self.ratio:5.2f} ×"
        if self.goal is not None:
            least = "at least " if self.floor else ""
            told += f"  goal {least}{self.goal:g} {sign}"
        return told.rstrip() + ("" if self.met else "  MISSED")


class NothingShown(RuntimeError):
    """The program did not come as far as what was to be measured; the text says what it did."""

"""What the arena counts, and how sure of it one may be."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from math import inf, sqrt

_NORMAL_95 = 1.959964


def interval(numbers: Sequence[float]) -> float:
    """Half the width of the 95 % interval of the mean of independent numbers."""
    count = len(numbers)
    if count < 2:
        return inf
    mean = sum(numbers) / count
    variance = sum((x - mean) ** 2 for x in numbers) / (count - 1)
    return _NORMAL_95 * sqrt(variance / count)


@dataclass(slots=True)
class Share:
    """How many of so many. What was played with the same cards hangs together, so ``groups`` keeps
    one entry, (how many, of how many), for all seatings of one deal or match."""

    groups: list[tuple[float, int]] = field(default_factory=list)

    @property
    def count(self) -> float:
        return sum(count for count, _ in self.groups)

    @property
    def of(self) -> int:
        return sum(of for _, of in self.groups)

    @property
    def value(self) -> float:
        """From 0 to 1."""
        return self.count / self.of

    @property
    def interval(self) -> float:
        """Half the width of the 95 % interval of the value.

        One more group is imagined that was half and half, or a clean sweep would look certain.
        """
        if len(self.groups) < 2 or not self.of:
            return inf
        value, mean = self.value, self.of / len(self.groups)
        apart = [(count - value * of) / mean for count, of in self.groups]
        return interval([*apart, 0.5 - value])

    def __str__(self) -> str:
        return f"{100 * self.value:.1f} ± {100 * self.interval:.1f} %" if self.of else "-"


@dataclass(slots=True)
class Tally:
    """What one of the two did in all its games."""

    decisions: int = 0
    seconds: float = 0.0
    deals_won: int = 0
    matches_won: int = 0
    actions: Counter[str] = field(default_factory=Counter)

    @property
    def speed(self) -> float | None:
        """Decisions a second."""
        return self.decisions / self.seconds if self.seconds else None

    def add(self, other: Tally) -> None:
        self.decisions += other.decisions
        self.seconds += other.seconds
        self.deals_won += other.deals_won
        self.matches_won += other.matches_won
        self.actions += other.actions


@dataclass(slots=True)
class Figure:
    """How often the side with a figure of the game won: deals, and whole matches."""

    deals: Share = field(default_factory=Share)
    matches: Share = field(default_factory=Share)


@dataclass(slots=True)
class Result:
    """A meeting of A and B, in this order.

    ``pairs`` is A's points less B's a deal, each over all seatings of one deal (or match);
    ``deals`` counts deals played, all seatings. Of the shares that are A's a tie is half.
    """

    bots: tuple[str, str]
    tallies: tuple[Tally, Tally] = field(default_factory=lambda: (Tally(), Tally()))
    pairs: list[float] = field(default_factory=list)
    deals: int = 0
    matches: int = 0
    deals_won: Share = field(default_factory=Share)
    matches_won: Share = field(default_factory=Share)
    faults: list[str] = field(default_factory=list)
    figures: dict[str, Figure] = field(default_factory=dict)

    @property
    def mean(self) -> float:
        return sum(self.pairs) / len(self.pairs)

    @property
    def interval(self) -> float:
        """Half the width of the 95 % interval of the mean."""
        return interval(self.pairs)

    def add(self, other: Result) -> None:
        """Count what else was played of the same meeting."""
        for tally, more in zip(self.tallies, other.tallies, strict=True):
            tally.add(more)
        self.pairs += other.pairs
        self.deals += other.deals
        self.matches += other.matches
        self.deals_won.groups += other.deals_won.groups
        self.matches_won.groups += other.matches_won.groups
        self.faults += other.faults
        for name, figure in other.figures.items():
            own = self.figures.setdefault(name, Figure())
            own.deals.groups += figure.deals.groups
            own.matches.groups += figure.matches.groups

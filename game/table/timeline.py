"""Motion in time: eased steps that a clock from outside moves on."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

Ease = Callable[[float], float]


def linear(t: float) -> float:
    return t


def ease_out(t: float) -> float:
    """Fast away, slow to arrive: a card that is thrown."""
    return 1 - (1 - t) ** 3


def ease_in_out(t: float) -> float:
    """Slow, fast, slow: cards that are gathered."""
    return t * t * (3 - 2 * t)


def settle(t: float) -> float:
    """Arrives, overshoots by a hair and settles."""
    s = 1.1
    u = t - 1
    return 1 + u * u * ((s + 1) * u + s)


@dataclass(slots=True, eq=False)
class Motion:
    """Something that changes for ``seconds`` after ``delay``.

    ``step`` gets the eased fraction; ``started`` is called once when the delay is over and ``done``
    once at the end. A motion that is not ``holding`` lets the next thing begin before it ends.
    """

    seconds: float
    step: Callable[[float], None] | None = None
    done: Callable[[], None] | None = None
    delay: float = 0.0
    ease: Ease = ease_out
    started: Callable[[], None] | None = None
    holding: bool = True
    _spent: float = field(default=0.0, init=False)
    _begun: bool = field(default=False, init=False)

    def advance(self, seconds: float) -> bool:
        """Move on; True when it has ended."""
        self._spent += seconds
        if self._spent < self.delay:
            return False
        if not self._begun:
            self._begun = True
            if self.started is not None:
                self.started()
        into = self._spent - self.delay
        fraction = 1.0 if self.seconds <= 0 else min(1.0, into / self.seconds)
        if self.step is not None:
            self.step(self.ease(fraction) if fraction < 1 else 1.0)
        return into >= self.seconds

    @property
    def begun(self) -> bool:
        return self._begun


class Timeline:
    """The motions that run now. ``pace`` stretches time: 0 ends everything at once."""

    def __init__(self, pace: float = 1.0) -> None:
        self.pace = pace
        self._running: list[Motion] = []

    def add(self, motion: Motion) -> None:
        self._running.append(motion)

    @property
    def moving(self) -> bool:
        """Whether anything runs at all."""
        return bool(self._running)

    @property
    def held(self) -> bool:
        """Whether something runs that the next event has to wait for."""
        return any(m.holding for m in self._running)

    def advance(self, seconds: float) -> bool:
        """Let ``seconds`` of the outer clock pass; True if anything ran."""
        if not self._running:
            return False
        if self.pace <= 0:
            self.finish()
            return True
        share = seconds / self.pace
        running, self._running = self._running, []
        ended = [m for m in running if m.advance(share)]
        # What an end starts has been appended meanwhile and stands behind what still runs.
        self._running = [m for m in running if m not in ended] + self._running
        for motion in ended:
            if motion.done is not None:
                motion.done()
        return True

    def finish(self) -> None:
        """Bring all that holds to its end at once, and all that its end starts."""
        for _ in range(1000):
            holding = [m for m in self._running if m.holding]
            if not holding:
                return
            self._running = [m for m in self._running if not m.holding]
            for motion in holding:
                motion.advance(motion.delay + motion.seconds + 1.0)
                if motion.done is not None:
                    motion.done()

    def clear(self) -> None:
        """Forget everything without ending it."""
        self._running.clear()

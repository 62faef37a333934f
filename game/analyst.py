"""Judges the decisions of a finished deal beside the program, in a process of its own.

The process is given the cards of that deal, and never the secret that later deals follow from.
Where no process can be had the thinking is done here, in slices.
"""

from __future__ import annotations

import os
import signal
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from game import registry
from game.bots.analysis import Analysis, Point, Verdict, points
from game.bots.base import Bot, seat_rng
from game.bots.persona import Persona
from game.engine.contract import Action, State
from game.match import Deal, Match

if TYPE_CHECKING:
    from multiprocessing.connection import Connection
    from multiprocessing.context import SpawnProcess

ADVISER_LEVEL = 5
_SLICE = 0.25
"""Seconds of thinking at a time in the worker."""
_NICE = 5
"""How much the worker stands back for the window."""


@dataclass(frozen=True, slots=True)
class Task:
    """A finished deal of ``game`` from its first state on, to be judged for ``seat``. ``match`` is
    the commitment of its match: the adviser's thoughts follow from it."""

    game: str
    state: State
    actions: tuple[Action, ...]
    seat: int
    match: str

    @classmethod
    def of(cls, match: Match, deal: Deal, seat: int) -> Task:
        """The task of judging ``seat`` in a deal of ``match``.

        Raises:
            ValueError: the deal is not over.
        """
        if deal.outcome is None:
            raise ValueError(f"deal {deal.number} is not over")
        state = match.deal_again(deal)
        return cls(match.header.game, state, tuple(deal.actions), seat, match.commitment)

    def points(self) -> list[Point]:
        """Where the seat had a choice."""
        return list(points(self.state, self.actions, self.seat))


def adviser(game: str, seat: int, match: str) -> Bot:
    """The strong player whom the holder of ``seat`` asks; ``match`` is the match's commitment."""
    persona = Persona("adviser", "", level=ADVISER_LEVEL)
    return registry.bot_maker(game)(persona, seat_rng(persona.id, seat, match))


class Analyst:
    """Works on a task. ``skip`` are places of actions that need no verdict.

    :meth:`step` is to be called once a frame, and :meth:`close` when nobody waits any more.
    """

    def __init__(self, task: Task, skip: Sequence[int] = (), *, apart: bool = True) -> None:
        """With ``apart`` false no process is made."""
        self._task = task
        self._left = [point for point in task.points() if point.place not in skip]
        self.total = len(self._left)
        self._here: Analysis | None = None
        self._worker: SpawnProcess | None = None
        self._ear: Connection | None = None
        if apart and self._left:
            self._hire()

    @property
    def done(self) -> bool:
        """Whether every verdict has been given."""
        return not self._left

    @property
    def apart(self) -> bool:
        """Whether a process of its own is at work."""
        return self._worker is not None

    def step(self, seconds: float) -> list[Verdict]:
        """The verdicts that have come in. ``seconds`` is how long to think where that must be done
        here."""
        verdicts = self._heard() if self._worker is not None else self._thought(seconds)
        judged = {verdict.place for verdict in verdicts}
        self._left = [point for point in self._left if point.place not in judged]
        if self.done:
            self.close()
        return verdicts

    def close(self) -> None:
        """Stop thinking."""
        worker, ear = self._worker, self._ear
        self._worker = self._ear = None
        if ear is not None:
            ear.close()
        if worker is not None:
            worker.kill()
            worker.join()
            worker.close()

    def _hire(self) -> None:
        """Set a process to work, if the system gives one."""
        import multiprocessing  # only here: most matches are never looked at

        context = multiprocessing.get_context("spawn")
        try:
            self._ear, mouth = context.Pipe(duplex=False)
        except OSError:
            return
        places = [point.place for point in self._left]
        worker = context.Process(target=work, args=(self._task, places, mouth), daemon=True)
        try:
            worker.start()
        except Exception:  # whatever the system has against it, the thinking can be done here
            self._ear.close()
            self._ear = None
        else:
            self._worker = worker
        finally:
            mouth.close()

    def _thought(self, seconds: float) -> list[Verdict]:
        """What has been found here."""
        if self._here is None:
            task = self._task
            self._here = Analysis(self._left, adviser(task.game, task.seat, task.match))
        verdict = self._here.step(seconds)
        return [] if verdict is None else [verdict]

    def _heard(self) -> list[Verdict]:
        """What the worker has sent. One that has gone silent is given up."""
        assert self._ear is not None
        verdicts: list[Verdict] = []
        try:
            while self._ear.poll():
                verdicts.append(self._ear.recv())
        except (EOFError, OSError):
            self.close()
        return verdicts


def work(task: Task, places: Sequence[int], mouth: Connection) -> None:
    """What the worker does: send the verdicts on the actions at ``places``, one by one."""
    _stand_back()
    chosen = [point for point in task.points() if point.place in places]
    analysis = Analysis(chosen, adviser(task.game, task.seat, task.match))
    send: Callable[[Verdict], None] = mouth.send
    try:
        while not analysis.done:
            verdict = analysis.step(_SLICE)
            if verdict is not None:
                send(verdict)
    except BrokenPipeError:  # nobody listens any more
        return


def _stand_back() -> None:
    """Leave the processor to the window, and an interruption from the terminal too."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        try:
            os.nice(_NICE)
        except OSError:
            return

"""The match of a lesson: its deals are laid as they are written, and so is what the others do."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Protocol, cast

from game import __version__, registry
from game.bots.base import Decision
from game.bots.persona import Persona
from game.engine.contract import Action, Standing, State
from game.engine.options import Options
from game.engine.shuffle import commitment, numbered_secret
from game.match import Deal, Match
from game.matchfile import Header, SeatSpec
from game.presets import STANDARD
from game.table.thinker import SHORTEST, Thinker


class Step(Protocol):
    """What a seat does next, and a sentence about it (``""``: none)."""

    @property
    def action(self) -> Action: ...
    @property
    def text(self) -> str: ...


class ScriptedDeal(Protocol):
    """A deal with what is told before and after it."""

    @property
    def hands(self) -> Sequence[str]: ...
    @property
    def opening(self) -> str: ...
    @property
    def steps(self) -> Sequence[Step]: ...
    @property
    def closing(self) -> str: ...


class Script(Protocol):
    """A game's module ``lesson``. ``lay`` is a deal, dealt and ready for its first step."""

    LEARNER: int
    OPTIONS: Options
    START: Standing
    WELCOME: str
    FAREWELL: str
    DEALS: Sequence[ScriptedDeal]

    def lay(self, deal: Any, standing: Any) -> State: ...
    def sentence(self, step: Any) -> str: ...
    def reminder(self, step: Any) -> str: ...


def script_of(game: str) -> Script | None:
    """The lesson of a game, if it has one."""
    return cast("Script | None", registry.lesson(game))


class LessonMatch(Match):
    """The match of a lesson: its deals are the script's. It has no file."""

    def __init__(self, game: str, script: Script, others: Sequence[Persona]) -> None:
        self.script = script
        seats = [SeatSpec("bot", who.id, who.name) for who in others]
        seats.insert(script.LEARNER, SeatSpec("human"))
        secret = numbered_secret(0)  # nothing is shuffled; a match has one all the same
        header = Header(
            game=game,
            preset=STANDARD,
            options=script.OPTIONS,
            players=len(seats),
            seats=tuple(seats),
            commitment=commitment(secret),
            created="",
            program=__version__,
        )
        self._first = script.START.deal
        super().__init__(header, secret)
        self.standing = script.START
        self.deals = [Deal(self.standing.deal, self.standing)]
        self.state = self.deal_again(self.deals[0])

    def deal_again(self, deal: Deal) -> State:
        place = deal.number - self._first
        if not 0 <= place < len(self.script.DEALS):
            return super().deal_again(deal)
        before = deal.before if place else self.script.START
        return self.script.lay(self.script.DEALS[place], before)

    @property
    def scripted(self) -> ScriptedDeal:
        """What is written of the running deal."""
        return self.script.DEALS[self.deals[-1].number - self._first]

    @property
    def step(self) -> Step | None:
        """What is to be done next; None when the deal is over."""
        done, steps = len(self.deals[-1].actions), self.scripted.steps
        return steps[done] if done < len(steps) else None

    @property
    def task(self) -> Step | None:
        """What the learner is to do now, if it is for the learner to do something."""
        step = self.step
        return step if step is not None and step.action.seat == self.script.LEARNER else None


class Prompter(Thinker):
    """Lets the others do what is written for them."""

    def __init__(self, match: LessonMatch, personas: Mapping[str, Persona]) -> None:
        super().__init__(match, personas)
        self._lesson = match
        self._waits = False

    @property
    def seat(self) -> int | None:
        return self._seat if self._waits and self._lesson.task is None else None

    def begin(self, seat: int) -> None:
        self._seat, self._spent, self._waits = seat, 0.0, True

    def drop(self) -> None:
        self._waits = False

    def interruption(self) -> Action | None:
        step = self._lesson.step
        if step is None or self._lesson.task is not None:
            return None
        return step.action if step.action.seat != self._lesson.decider() else None

    def advance(self, seconds: float, slice_: float) -> Decision | None:
        step = self._lesson.step
        if self.seat is None or step is None:
            return None
        self._spent += seconds
        if self._spent < SHORTEST * self.pace:
            return None
        self._waits = False
        return Decision(step.action)

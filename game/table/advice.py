"""Those who think along with the viewer: partners who could answer too, and an adviser."""

from __future__ import annotations

from dataclasses import dataclass

from game.bots.analysis import advised
from game.bots.runner import Thinking
from game.engine.contract import Action, View
from game.wording.hint import hint
from game.words import Balloon, Words


@dataclass(frozen=True, slots=True)
class Advice:
    """What a partner at ``seat`` would do, as it thinks it aloud."""

    seat: int
    balloon: Balloon


@dataclass(frozen=True, slots=True)
class Hint:
    """What the adviser thinks best with ``view``, and the sentence that tells."""

    action: Action
    view: View
    sentence: str


class Counsel:
    """Those who were asked, thinking a slice at a time: partners first, then the adviser."""

    def __init__(self, words: Words) -> None:
        self._words = words
        self._partners: list[tuple[int, Thinking]] = []
        self._adviser: Thinking | None = None

    @property
    def pending(self) -> bool:
        """Whether somebody still thinks."""
        return bool(self._partners) or self._adviser is not None

    def ask_partner(self, seat: int, thinking: Thinking) -> None:
        """Let the partner at ``seat`` think about its own view."""
        self._partners.append((seat, thinking))

    def ask_adviser(self, thinking: Thinking) -> None:
        """Let the adviser think about the viewer's."""
        self._adviser = thinking

    def drop_partners(self) -> None:
        self._partners.clear()

    def drop(self) -> None:
        """Ask nobody any more: the decision is taken."""
        self._partners.clear()
        self._adviser = None

    def step(self, seconds: float) -> Advice | Hint | None:
        """Let the first of them think for about ``seconds``; what it says, once it knows."""
        if self._partners:
            seat, thinking = self._partners[0]
            decision = thinking.step(seconds)
            if decision is None:
                return None
            self._partners.pop(0)
            return Advice(seat, self._words.advice(decision.action, thinking.view))
        if self._adviser is None:
            return None
        decision = self._adviser.step(seconds)
        if decision is None:
            return None
        view, self._adviser = self._adviser.view, None
        best, _value, _reasons = advised(decision)
        return Hint(best, view, hint(self._words, decision, view))

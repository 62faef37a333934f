"""The computer players of a match, thinking in slices and hesitating as people do."""

from __future__ import annotations

from collections.abc import Mapping

from game import registry
from game.analyst import adviser
from game.bots.base import Bot, Decision, seat_rng
from game.bots.persona import Persona
from game.bots.runner import Thinking, dismiss, end_deal, interruption
from game.engine.contract import Action
from game.match import Match
from game.table.company import seated

SHORTEST = 0.45
"""Seconds before a play that needs no thought."""
WAVERING = 1.5
"""Further seconds before a decision that is a toss-up."""
LONG = 1.1
"""Seconds still to go from which a pause is a long one."""
FORCED = 0.35
GOING_ON = 0.12
"""Seconds before what only continues what the same player has just done."""


class Thinker:
    """Decides for the seats without a person. ``pace`` stretches the pauses; 0 leaves them out.

    The pause before a decision comes from how close it was, not from how long it took.
    """

    def __init__(self, match: Match, personas: Mapping[str, Persona], pace: float = 1.0) -> None:
        self.match = match
        self.pace = pace
        self.personas = seated(match, personas)
        self._deals = len(match.deals)
        match.at_close(self._close)
        self._bots: dict[int, Bot] = {}
        self._running: Thinking | None = None
        self._seat = -1
        self._spent = 0.0
        self.fault = ""
        """What went wrong in the last decision, for the log; empty if nothing did."""

    @property
    def seat(self) -> int | None:
        """The seat that thinks now."""
        return None if self._running is None else self._seat

    @property
    def hesitating(self) -> int | None:
        """The seat that knows what to do and is still far from doing it."""
        running = self._running
        if running is None or running.decision is None:
            return None
        return self._seat if self._pause(running.decision) - self._spent >= LONG else None

    def begin(self, seat: int) -> None:
        """Let ``seat`` think about its view of the match as it is now."""
        self._tell_deals()
        self._seat, self._spent, self.fault = seat, 0.0, ""
        self._running = Thinking(self._bot(seat), self.match.view(seat))

    def interruption(self) -> Action | None:
        """What a computer player does now though it is not asked, or None."""
        self._tell_deals()
        bots = {s: self._bot(s) for s, spec in enumerate(self.match.seats) if spec.kind == "bot"}
        faults: list[str] = []
        action = interruption(bots, self.match.state, faults)
        self.fault = "\n".join(faults)
        return action

    def late(self) -> Action | None:
        """What a program does out of turn that did not answer at once, or None."""
        if any(bot.undecided for bot in self._bots.values()):
            return self.interruption()
        return None

    def drop(self) -> None:
        """Stop thinking without a decision."""
        self._running = None

    def advance(self, seconds: float, slice_: float) -> Decision | None:
        """Let ``seconds`` pass, ``slice_`` of them thinking; the decision, once it is due.

        It may be that of another seat: a program that acts out of turn answers when it will.
        """
        running = self._running
        if running is None:
            return None
        self._spent += seconds
        late = self.late()
        if late is not None:
            self._running = None
            return Decision(late)
        decision = running.decision or running.step(slice_)
        if decision is None or self._spent < self._pause(decision):
            return None
        self.fault = running.fault
        self._running = None
        return decision

    def advice(self, seat: int) -> Thinking:
        """What the player at ``seat`` would do: to be stepped by whoever asks."""
        return Thinking(self._bot(seat), self.match.view(seat))

    def hint(self, seat: int) -> Thinking:
        """What a strong player would do in the place of ``seat``."""
        bot = adviser(self.match.game.name, seat, self.match.commitment)
        return Thinking(bot, self.match.view(seat))

    def _bot(self, seat: int) -> Bot:
        if seat not in self._bots:
            persona = self.personas[seat]
            rng = seat_rng(persona.id, seat, self.match.commitment)
            self._bots[seat] = registry.bot_maker(self.match.game.name)(persona, rng)
        return self._bots[seat]

    def _tell_deals(self) -> None:
        """Tell the computer players of each deal that has ended since they were last told."""
        for deal in self.match.deals[self._deals - 1 : -1]:
            state = self.match.deal_again(deal)
            for action in deal.actions:
                state.apply(action)
            end_deal(self._bots, state)
        self._deals = len(self.match.deals)

    def _close(self) -> None:
        """The match is over, or left."""
        self._tell_deals()
        dismiss(self._bots, self.match.state)

    def _pause(self, decision: Decision) -> float:
        assert self._running is not None
        if len(self._running.view.legal) == 1:
            return FORCED * self.pace
        own = self.personas[self._seat].pace
        if self._goes_on(decision):
            return GOING_ON * own * self.pace
        return (SHORTEST + WAVERING * decision.closeness) * own * self.pace

    def _goes_on(self, decision: Decision) -> bool:
        """Whether it continues what the same player does in one go, one thing after another."""
        events = self.match.state.history[-2:]
        seats = {getattr(event, "seat", None) for event in events}
        return len({type(event) for event in events}) == 1 and seats == {decision.action.seat}

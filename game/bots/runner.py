"""Running a bot in slices, within limits, and with a way out when it fails."""

from __future__ import annotations

import traceback
from collections.abc import Callable, Mapping
from time import perf_counter, sleep

from game.bots.base import Bot, BotFault, Decision, Reason, Thought, Waiting
from game.engine.contract import Action, State, View

NODE_LIMIT = 20_000
"""Nodes after which a bot is stopped. It lies far above what any level needs."""

SECOND_LIMIT = 10.0
"""Seconds of thinking after which a bot is stopped, however few its nodes. Time between two slices
does not count."""

SLICE = 0.0035
"""Seconds that the table gives a player in a frame."""

_FADING = 0.95
"""How much of what a long node took is expected of the one after the next short one."""

FALLBACK = "fallback"
"""Key of the reason given when a bot failed and a plain legal action stands in for it."""


class Thinking:
    """A bot thinking about one view.

    The table calls :meth:`step` once a frame until it returns the decision; the arena calls
    :meth:`finish`. Whatever goes wrong in the bot (an exception, an illegal action, a limit passed)
    ends in a legal decision, and ``fault`` says what it was, for the log.

    Raises:
        ValueError: the seat has nothing to decide.
    """

    def __init__(
        self,
        bot: Bot,
        view: View,
        nodes: int = NODE_LIMIT,
        seconds: float = SECOND_LIMIT,
        clock: Callable[[], float] = perf_counter,
    ) -> None:
        if not view.legal:
            raise ValueError(f"seat {view.seat} has nothing to decide")
        self.bot = bot
        self.view = view
        self.fault = ""
        self.decision: Decision | None = None
        self.nodes = 0
        self.seconds = 0.0
        self._node_limit = nodes
        self._second_limit = seconds
        self._clock = clock
        self._thought: Thought | Waiting | None = None
        self._wait = 0.0
        self._usual = 0.0
        """Seconds that a node may well take, after those seen so far."""

    def step(self, seconds: float) -> Decision | None:
        """Think for ``seconds`` at most, as far as can be told, and one node at least; the decision
        once there is one.

        It returns at once while the bot only waits for somebody else.
        """
        start = self._clock()
        spent = 0.0
        self._wait = 0.0
        while self.decision is None and not self._wait:
            try:
                self._node()
            except BotFault as fault:
                self._fall_back(str(fault))
            except Exception:
                self._fall_back(traceback.format_exc())
            before, spent = spent, self._clock() - start
            self._usual = max(spent - before, _FADING * self._usual)
            if self.decision is None and self.seconds + spent > self._second_limit:
                self._fall_back(f"no decision within {self._second_limit} seconds")
            if spent + self._usual > seconds:  # the next would not fit
                break
        self.seconds += self._clock() - start
        return self.decision

    def finish(self) -> Decision:
        """Think to the end."""
        while True:
            decision = self.step(self._second_limit)
            if decision is not None:
                return decision
            sleep(self._wait)

    def _node(self) -> None:
        if self._thought is None:
            self._thought = self.bot.decide(self.view)
        try:
            self._wait = next(self._thought) or 0.0
        except StopIteration as stop:
            decision = stop.value
            if not isinstance(decision, Decision):
                self._fall_back(f"no decision but {decision!r}")
            elif decision.action not in self.view.legal:
                self._fall_back(f"illegal decision {decision.action!r}")
            else:
                self.decision = decision
            return
        if self._wait:
            return
        self.nodes += 1
        if self.nodes > self._node_limit:
            self._fall_back(f"no decision within {self._node_limit} nodes")

    def _fall_back(self, fault: str) -> None:
        action = self._plain_action()
        self.fault = (
            f"{type(self.bot).__name__} at seat {self.view.seat}, deal {self.view.standing.deal},"
            f" after {len(self.view.history)} events: {fault.rstrip()}"
        )
        self.decision = Decision(action, reasons=(Reason(FALLBACK),))
        if self._thought is not None:
            thought, self._thought = self._thought, None
            try:
                thought.close()
            except Exception:  # a bot that fails even when it is dropped changes nothing
                self.fault += f"\nand when dropped: {traceback.format_exc().rstrip()}"

    def _plain_action(self) -> Action:
        try:
            action = self.bot.fallback(self.view)
        except Exception:
            return self.view.legal[0]
        return action if action in self.view.legal else self.view.legal[0]


def interruption(
    bots: Mapping[int, Bot], state: State, faults: list[str] | None = None
) -> Action | None:
    """What the first of ``bots`` (by seat, in the order given) does out of turn, or None.

    To be asked after every action, and again after each that it returns. Only seats that may do
    something though the pending decision is not theirs are asked. A bot that fails or answers with
    what is not allowed does nothing; ``faults`` collects what it was, for the log.
    """
    deciders = state.deciders
    for seat, bot in bots.items():
        if seat in deciders or not state.legal(seat):
            continue
        view = state.view(seat)
        try:
            action = bot.interrupt(view)
        except BotFault as fault:
            wrong = str(fault)
        except Exception:
            wrong = traceback.format_exc()
        else:
            if action is None:
                continue
            if action in view.legal:
                return action
            wrong = f"illegal interruption {action!r}"
        if faults is not None:
            faults.append(
                f"{type(bot).__name__} at seat {seat}, deal {view.standing.deal},"
                f" after {len(view.history)} events: {wrong.rstrip()}"
            )
    return None


def end_deal(bots: Mapping[int, Bot], state: State) -> None:
    """Tell ``bots`` (by seat) of a deal that is over."""
    for seat, bot in bots.items():
        bot.watch(state.view(seat))


def dismiss(bots: Mapping[int, Bot], state: State) -> None:
    """Let ``bots`` (by seat) go: the match ends with ``state``, or is left there."""
    if state.outcome is not None:
        end_deal(bots, state)
    for bot in bots.values():
        bot.close()

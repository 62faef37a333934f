"""What opponents say besides their calls: a greeting, a sigh, a good word at the end.

Who speaks, and when, comes from the match and the seat alone, so that the same match sounds the
same; how often, from how much somebody talks. It is small talk: it gives way to every call and
holds nothing up.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random

from game.bots.persona import Persona
from game.engine.cards import HIDDEN, Card
from game.i18n import current
from game.match import Match
from game.table.cues import Clear, Cue, Gather, Rest, Say, Throw
from game.words import escape

Great = Callable[[Card], bool]
"""Whether a card is one of the best of the deal."""

THINKING, GOOD_CARD = 0.6, 0.75
"""How often the most talkative speak, of the times there is something to say."""
DEAL_ENDED = 0.5
PAUSE = 5
"""Events between two remarks about the play."""


class Chatter:
    """Finds what is to be said. ``on`` is whether anybody says anything."""

    def __init__(self, match: Match, personas: Sequence[Persona]) -> None:
        self.match = match
        self.personas = personas
        self.on = True
        self._trick: dict[int, Card] = {}
        self._greeted = True
        self._begun = (0, 0)
        self._said: set[tuple[object, ...]] = set()
        self._spoken: dict[tuple[str, int], str] = {}
        self._last = (0, -PAUSE)

    def begin(self, *, fresh: bool) -> None:
        """The table is opened: on a match that just begins, or on one that goes on from here, of
        which nothing is said again."""
        self._greeted = not fresh
        self._begun = (0, 0) if fresh else self._now()

    def follow(self, cues: Sequence[Cue]) -> None:
        """Know what lies on the table, where it is laid out without a word."""
        for cue in cues:
            self._see(cue)

    def beside(self, cues: Sequence[Cue], great: Great) -> list[Cue]:
        """The ``cues`` with what is said beside them."""
        whole: list[Cue] = []
        spoken = False
        for number, cue in enumerate(cues):
            if isinstance(cue, Rest):
                winner = next((c.seat for c in cues[number:] if isinstance(c, Gather)), None)
                card = HIDDEN if winner is None else self._trick.get(winner, HIDDEN)
                if winner is not None and card != HIDDEN and great(card):
                    remark = self._remark("good_card", winner, GOOD_CARD)
                    whole += remark
                    spoken = spoken or bool(remark)
            whole.append(cue)
            self._see(cue)
            if isinstance(cue, Clear) and not self._greeted:
                self._greeted = True
                whole += self._greeting()
        if self.match.over:
            whole += self._farewell()
        elif self.match.deal_over and not spoken:
            whole += self._verdict()
        return whole

    def thinking(self, seat: int) -> list[Cue]:
        """``seat`` hesitates for long."""
        return self._remark("thinking", seat, THINKING)

    # ------------------------------------------------------------------- inside

    def _see(self, cue: Cue) -> None:
        if isinstance(cue, Throw):
            self._trick[cue.seat] = HIDDEN if cue.covered else cue.card
        elif isinstance(cue, (Gather, Clear)):
            self._trick.clear()

    def _now(self) -> tuple[int, int]:
        """The deal, and how much has happened in it."""
        return len(self.match.deals), len(self.match.state.history)

    def _luck(self, event: str, seat: int = -1) -> Random:
        deal, happened = self._now()
        return Random(f"{self.match.commitment} {deal} {happened} {event} {seat}")

    @property
    def _bots(self) -> list[int]:
        return [seat for seat, spec in enumerate(self.match.seats) if spec.kind == "bot"]

    def _remark(self, event: str, seat: int, often: float) -> list[Cue]:
        """A remark about the play, at most one of a kind from a seat in a deal."""
        now, key = self._now(), (event, seat, len(self.match.deals))
        if not self.on or seat not in self._bots or key in self._said or now <= self._begun:
            return []
        if now[0] == self._last[0] and abs(now[1] - self._last[1]) < PAUSE:
            return []
        luck = self._luck(event, seat)
        if luck.random() >= often * self.personas[seat].temper.talk:
            return []
        said = self._line(event, seat, luck)
        if said:
            self._said.add(key)
            self._last = now
        return said

    def _line(self, event: str, seat: int, luck: Random) -> list[Cue]:
        """One of the lines of ``seat``, another than the last time if there are more."""
        every = self.personas[seat].choices(event, current())
        lines = [line for line in every if line != self._spoken.get((event, seat))] or every
        if not lines:
            return []
        self._spoken[event, seat] = line = luck.choice(lines)
        return [Say(seat, escape(line), idle=True)]

    def _by_talk(self, seats: Sequence[int], luck: Random) -> list[int]:
        """``seats``, those who talk much mostly before those who talk little."""
        eager = {seat: self.personas[seat].temper.talk + luck.random() for seat in seats}
        return sorted(seats, key=lambda seat: -eager[seat])

    def _greeting(self) -> list[Cue]:
        """One of them greets, and perhaps a second answers."""
        if not self.on:
            return []
        luck = self._luck("greeting")
        first, *others = self._by_talk(self._bots, luck) or [-1]
        second = [s for s in others[:1] if luck.random() < self.personas[s].temper.talk]
        seats = [first, *second] if first >= 0 else []
        return [cue for seat in seats for cue in self._line("greeting", seat, luck)]

    def _verdict(self) -> list[Cue]:
        """A deal is over: one of them may have a word for it."""
        outcome, key = self.match.state.outcome, ("verdict", len(self.match.deals))
        if not self.on or outcome is None or key in self._said or not self._bots:
            return []
        best = max(outcome.points)
        if best <= 0 or all(points == best for points in outcome.points):
            return []
        self._said.add(key)
        luck = self._luck("verdict")
        seat = self._by_talk(self._bots, luck)[0]
        if luck.random() >= DEAL_ENDED * self.personas[seat].temper.talk:
            return []
        won = outcome.points[self.match.sides[seat]] == best
        return self._line("win" if won else "loss", seat, luck)

    def _farewell(self) -> list[Cue]:
        """The match is over: one of those who won speaks, and one of those who lost."""
        key = ("farewell",)
        if not self.on or key in self._said:
            return []
        self._said.add(key)
        luck = self._luck("farewell")
        spoken: list[Cue] = []
        for event, winning in (("win", True), ("loss", False)):
            sides = self.match.sides
            seats = [s for s in self._bots if (sides[s] in self.match.winners) == winning]
            for seat in self._by_talk(seats, luck)[:1]:
                spoken += self._line(event, seat, luck)
        return spoken

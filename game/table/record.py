"""A finished deal as it lay on the table, step by step."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise

from game import registry
from game.engine.contract import Action, Event, State, View
from game.match import Deal, Match
from game.table.cues import Cue, Gather, Mark, Rest
from game.table.face import Face
from game.table.model import TableModel
from game.words import Balloon, Words

_SENTENCES = 3


@dataclass(frozen=True, slots=True)
class Step:
    """What lies there after ``place`` actions; ``resting``: a full trick still lies in the middle,
    before it is taken away."""

    place: int
    resting: bool = False


class Record:
    """A deal of ``match`` that is over, seen from ``viewer``'s chair with nothing hidden.

    ``stops`` are numbers of actions after which the table is wanted as it was, with no trick
    resting on it.
    """

    def __init__(self, match: Match, deal: Deal, viewer: int, stops: Collection[int] = ()) -> None:
        self.match = match
        self.deal = deal
        self.viewer = viewer
        self.actions: Sequence[Action] = tuple(deal.actions)
        self.face: Face = registry.face(match.game.name)
        self.words: Words = registry.words(match.game.name)
        self.stops = frozenset(stops)
        self.events, self.fullest = self._walk()
        """Events after each number of actions, and the cards in the viewer's fullest hand."""
        self.steps = self._steps()

    def state(self, place: int) -> State:
        """The deal after ``place`` actions."""
        state = self.match.deal_again(self.deal)
        for action in self.actions[:place]:
            state.apply(action)
        return state

    def last_events(self, place: int, view: View) -> list[Event]:
        """What the last of ``place`` actions brought, in a view of that moment; all that the deal
        opened with if there was none."""
        return list(view.history[self.events[place - 1] if place else 0 :])

    def model(self, step: Step) -> TableModel:
        """What lies on the table, all hands open."""
        state = self.state(step.place)
        view = state.view(self.viewer)
        model = TableModel(self.match.players)
        model.marks = self.face.opening(view)
        latest = self.events[step.place - 1] if step.place else 0
        for number, cues in enumerate(self._cues(view)):
            if step.resting and number >= latest:
                cues = [cue for cue in cues if not isinstance(cue, Gather)]
            model.fold(cues)
        model.hands = [list(hand) for hand in state.hands]
        model.open_hands = {}
        return model

    def told(self, step: Step, names: Sequence[str]) -> str:
        """What has just happened, and at the end what the deal brought."""
        view = self.state(step.place).view(self.viewer)
        events = self.last_events(step.place, view)
        told = [self.words.event(event, view, names) for event in events]
        if view.outcome is not None and step == self.steps[-1]:
            told = [self.words.outcome(view.outcome, view)]
        sentences = [sentence for sentence in told if sentence]
        if len(sentences) > _SENTENCES:  # cards were dealt: the last of it tells what matters
            sentences = sentences[-1:]
        return " ".join(sentences)

    def said(self, step: Step) -> list[tuple[int, Balloon]]:
        """What was said aloud with the last action, and by whom."""
        if not step.place or (not step.resting and self._rested(step.place)):
            return []
        view = self.state(step.place).view(self.viewer)
        said = []
        for event in self.last_events(step.place, view):
            balloon, seat = self.words.balloon(event), getattr(event, "seat", None)
            if balloon is not None and isinstance(seat, int):
                said.append((seat, balloon))
        return said

    def index(self, place: int) -> int:
        """The step at which the table lay as it was after ``place`` actions."""
        places = [step.place for step in self.steps]
        return len(places) - 1 - places[::-1].index(place)

    def _rested(self, place: int) -> bool:
        return Step(place, True) in self.steps

    def _walk(self) -> tuple[list[int], int]:
        state = self.match.deal_again(self.deal)
        events, held = [len(state.history)], [len(state.hands[self.viewer])]
        for action in self.actions:
            state.apply(action)
            events.append(len(state.history))
            held.append(len(state.hands[self.viewer]))
        return events, max(1, *held)

    def _cues(self, view: View) -> Iterator[list[Cue]]:
        """What each event so far means for the table."""
        marks = self.face.opening(view)
        for event in view.history:
            cues = self.face.cues(event, marks, view)
            marks = next((c.marks for c in reversed(cues) if isinstance(c, Mark)), marks)
            yield cues

    def _steps(self) -> list[Step]:
        cues = list(self._cues(self.state(len(self.actions)).view(self.viewer)))
        steps = [Step(0)]
        for place, (before, after) in enumerate(pairwise(self.events), 1):
            done = {type(cue) for some in cues[before:after] for cue in some}
            takes = Rest in done and Gather in done
            if takes:
                steps.append(Step(place, resting=True))
            if not takes or place in self.stops:
                steps.append(Step(place))
        return steps

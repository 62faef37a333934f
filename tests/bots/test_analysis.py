"""Decisions of finished deals are judged by what an adviser expects of them, here or apart."""

from __future__ import annotations

import multiprocessing
import pickle
from collections.abc import Iterator
from multiprocessing.context import SpawnProcess
from time import monotonic, sleep

import pytest

from game import analyst, presets
from game.analyst import Analyst, Task
from game.bots.analysis import Analysis, Point, Verdict, advised, points
from game.bots.base import Bot, Decision, Reason, Thought
from game.engine.contract import Action, State, View
from game.engine.pointtricks.records import Declare
from game.engine.pointtricks.records import Play as SpanishPlay
from game.engine.spanish import PACK as SPANISH
from game.games.truco.records import PACK, Accept, Call, Play, Run
from game.match import Match
from game.matchfile import SeatSpec
from tests.bots.pointtricks_table import laid_position
from tests.bots.truco_table import position

LONGEST = 60.0
"""Seconds after which a worker is given up."""


class Oracle(Bot):
    """Values actions as it is told, those it is not told of not at all."""

    def __init__(self, values: dict[Action, float], choice: Action | None = None) -> None:
        self.values = values
        self.choice = choice
        self.asked: list[tuple[View, Action]] = []

    def decide(self, view: View) -> Thought:
        raise AssertionError("what was done is to be valued too")
        yield

    def appraise(self, view: View, action: Action) -> Thought:
        self.asked.append((view, action))
        yield
        ranked = sorted(self.values.items(), key=lambda pair: -pair[1])
        return Decision(self.choice or ranked[0][0], tuple(ranked), (Reason("because"),))


def verdicts(analysis: Analysis) -> list[Verdict]:
    found = []
    while not analysis.done:
        verdict = analysis.step(1.0)
        if verdict is not None:
            found.append(verdict)
    return found


def judged(game: str, state: State, *actions: Action, seat: int = 0) -> list[Verdict]:
    """What a strong adviser says about what ``seat`` did."""
    bot = analyst.adviser(game, seat, "a match")
    return verdicts(Analysis(list(points(state, actions, seat)), bot))


# ------------------------------------------------------------------------------- what is looked at


def test_points_are_where_a_seat_had_a_choice_and_hold_what_it_saw() -> None:
    state = position("4P 2C", "3C QO", "5P 6P", "7P QE")
    moves = [Play(0, PACK.card("2C")), *(Play(s, state.hands[s][0]) for s in (1, 2, 3))]
    found = list(points(state, moves, 2))
    assert [(p.place, p.action) for p in found] == [(2, moves[2])]
    assert found[0].view.hand == tuple(PACK.hand("5P 6P"))
    assert moves[2] in found[0].view.legal
    assert state.actor == 0  # it was only looked at


def test_nothing_is_asked_where_there_was_no_choice() -> None:
    state = laid_position(
        "guinote", {"name": "", "turn_up": "2O", "hand": "AO", "accept": []}
    ).state
    forced: list[int] = []
    free: list[int] = []
    walk = state.copy()
    actions: list[Action] = []
    while walk.outcome is None:
        actor = walk.actor
        assert actor is not None
        if actor == 0:
            (free if len(walk.legal(0)) > 1 else forced).append(len(actions))
        actions.append(walk.legal(actor)[0])
        walk.play(actions[-1])
    assert forced  # the last card, if nothing else
    assert [point.place for point in points(state, actions, 0)] == free


# --------------------------------------------------------------------------------------------- cost


HIGH, LOW = Play(0, PACK.card("4P")), Play(0, PACK.card("2C"))


def cost(values: dict[Action, float], choice: Action | None = None) -> Verdict:
    """The verdict on playing ``LOW``."""
    state = position("4P 2C", "3C QO")
    (verdict,) = verdicts(Analysis(list(points(state, [LOW], 0)), Oracle(values, choice)))
    return verdict


def test_the_cost_is_what_the_best_is_worth_more() -> None:
    verdict = cost({HIGH: 1.5, LOW: 0.25})
    assert verdict.best == HIGH
    assert (verdict.best_value, verdict.value, verdict.cost) == (1.5, 0.25, 1.25)
    assert verdict.reasons == (Reason("because"),)


def test_the_best_costs_nothing() -> None:
    assert cost({HIGH: 0.5, LOW: 0.75}).cost == 0
    assert cost({LOW: 0.75}).cost == 0


def test_the_only_thing_that_was_thought_of_costs_nothing_though_it_was_not_valued() -> None:
    assert cost({}, choice=LOW).cost == 0


def test_what_was_not_valued_is_not_judged() -> None:
    verdict = cost({HIGH: 1.0})
    assert verdict.best == HIGH
    assert verdict.value is None
    assert verdict.cost is None


def test_a_cost_is_never_negative() -> None:
    assert Verdict(0, LOW, HIGH, best_value=-2.0, value=-1.5).cost == 0


def test_a_bot_that_mixes_is_held_to_what_it_values_most() -> None:
    decision = Decision(LOW, ((HIGH, 1.0), (LOW, 0.9)), (Reason("a bluff"),))
    assert advised(decision) == (HIGH, 1.0, ())
    even = Decision(LOW, ((HIGH, 1.0), (LOW, 1.0)), (Reason("either"),))
    assert advised(even) == (LOW, 1.0, (Reason("either"),))


def test_the_adviser_is_asked_about_what_was_done_with_what_the_seat_saw() -> None:
    state = position("4P 2C", "3C QO")
    oracle = Oracle({HIGH: 1.0, LOW: 0.0})
    verdicts(Analysis(list(points(state, [LOW], 0)), oracle))
    assert oracle.asked == [(state.view(0), LOW)]


def test_an_adviser_that_fails_leaves_the_decision_unjudged() -> None:
    class Broken(Bot):
        def decide(self, view: View) -> Thought:
            raise RuntimeError

    state = position("4P 2C", "3C QO")
    (verdict,) = verdicts(Analysis(list(points(state, [LOW], 0)), Broken()))
    assert verdict.value is None


# -------------------------------------------------------------------- plain faults, a real adviser


def test_running_with_a_sure_win_costs_all_that_was_asked() -> None:
    # The first trick is ours and the highest card of all is in hand: at three the deal is won.
    state = position("5P 3C 4C", "2C QO 6P", moves="3C 2C 4C truco")
    (verdict,) = judged("truco", state, Run(0))
    assert isinstance(verdict.best, (Accept, Call))
    assert verdict.cost is not None
    assert verdict.cost > 3


def test_trumping_the_partners_sure_trick_costs() -> None:
    entry = {"name": "", "turn_up": "2O", "table": "4C AC 2C", "hand": "7O 4O 2E 5E 6B SB"}
    state = laid_position("guinote", {**entry, "accept": []}).state
    (trumped,) = judged("guinote", state, SpanishPlay(3, SPANISH.card("4O")), seat=3)
    (fed,) = judged("guinote", state, SpanishPlay(3, SPANISH.card("SB")), seat=3)
    assert trumped.best == SpanishPlay(3, SPANISH.card("SB"))
    assert trumped.cost is not None
    assert trumped.cost > 2
    assert fed.cost == 0


def test_breaking_a_pair_that_could_be_sung_costs() -> None:
    entry = {"name": "", "turn_up": "2O", "hand": "AO RC CC 2E 5E 6B", "accept": []}
    state = laid_position("guinote", entry).state
    state.play(SpanishPlay(0, SPANISH.card("AO")))
    while not any(isinstance(action, Declare) for action in state.legal(0)):
        assert state.actor is not None
        state.play(state.legal()[0])
    while state.actor != 0 or not any(isinstance(a, SpanishPlay) for a in state.legal()):
        assert state.actor is not None
        state.play(next(a for a in state.legal() if not isinstance(a, Declare)))
    (verdict,) = judged("guinote", state, SpanishPlay(0, SPANISH.card("RC")))
    assert isinstance(verdict.best, Declare)
    assert verdict.cost is not None
    assert verdict.cost > 5


# ------------------------------------------------------------------------------------ in a process


def finished() -> Match:
    """A match of Truco for two, its first deal played card by card, the second one dealt."""
    options = presets.load("truco")[0][0].options
    seats = [SeatSpec("human"), SeatSpec("bot", "nobody", "Nobody")]
    match = Match.new("truco", "standard", options, 2, seats, bytes(range(32)))
    while not match.deal_over:
        decider = match.decider()
        assert decider is not None
        match.play(match.state.legal(decider)[0])
    match.next_deal()
    return match


@pytest.fixture
def task() -> Task:
    match = finished()
    return Task.of(match, match.deals[0], 0)


@pytest.fixture(autouse=True)
def no_process_left() -> Iterator[None]:
    yield
    assert multiprocessing.active_children() == []


def all_of(worker: Analyst) -> list[Verdict]:
    found: list[Verdict] = []
    end = monotonic() + LONGEST
    while not worker.done:
        assert monotonic() < end
        found += worker.step(0.05)
        if worker.apart:
            sleep(0.005)
    return found


def test_a_process_says_the_same_as_is_found_here(task: Task) -> None:
    apart = Analyst(task)
    assert apart.apart
    told = all_of(apart)
    assert not apart.apart
    here = Analyst(task, apart=False)
    assert not here.apart
    assert told == all_of(here)
    assert [v.place for v in told] == [p.place for p in task.points()]
    assert len(told) == here.total > 0


def test_what_is_known_is_not_thought_about_again(task: Task) -> None:
    first, *rest = [point.place for point in task.points()]
    told = all_of(Analyst(task, [first], apart=False))
    assert [verdict.place for verdict in told] == rest
    assert Analyst(task, [first, *rest]).done


def test_closing_ends_the_process_at_once(task: Task) -> None:
    worker = Analyst(task)
    begun = monotonic()
    worker.close()
    worker.close()
    assert monotonic() - begun < 5
    assert not worker.apart
    assert multiprocessing.active_children() == []


def test_a_process_that_dies_is_replaced_by_thinking_here(task: Task) -> None:
    worker = Analyst(task)
    for child in multiprocessing.active_children():
        child.kill()
        child.join()
    assert {v.place for v in all_of(worker)} == {p.place for p in task.points()}


def test_without_a_process_it_is_thought_here(task: Task, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(self: SpawnProcess) -> None:
        raise OSError("no more processes")

    monkeypatch.setattr(SpawnProcess, "start", refuse)
    worker = Analyst(task)
    assert not worker.apart
    assert len(all_of(worker)) == worker.total


def test_a_process_gets_the_cards_of_that_deal_and_no_secret() -> None:
    match = finished()
    task = Task.of(match, match.deals[0], 0)
    given = pickle.dumps(task)
    assert match.secret not in given
    assert match.secret.hex().encode() not in given
    with pytest.raises(ValueError, match="is not over"):
        Task.of(match, match.deals[1], 0)


def test_points_of_a_task_are_those_of_the_deal(task: Task) -> None:
    assert all(isinstance(point, Point) and point.view.seat == 0 for point in task.points())

"""`vaza bench search`: the same work on both sides of a ratio, figures under the right names."""

from __future__ import annotations

import argparse
import json
from itertools import islice
from random import Random

import pytest

from game import bench
from game.bench import search
from game.bench.figure import Figure
from game.bench.search import Spent, masks, strict_phases
from game.bench.yardstick import sprint
from game.bots.persona import LEVELS


@pytest.mark.parametrize(("game", "tricks"), [("guinote", 6), ("tute", 10)])
def test_the_yardstick_plays_what_playouts_play(game: str, tricks: int) -> None:
    # Drawing on the same numbers both play the same cards; only the accounts differ.
    for number, state in enumerate(islice(strict_phases(game), 12)):
        assert not state.stock
        assert [len(hand) for hand in state.hands] == [tricks] * 4
        ours, bare = Random(number), Random(number)
        for outcome in islice(state.playouts(ours), 20):
            points = sprint(masks(state), state.trump, state.turn, bare.random)
            extra = 100 if outcome.reason == "capote" and outcome.last in (0, 2) else 0
            assert outcome.taken[0] - state.taken[0] == points + extra
        assert ours.random() == bare.random()


@pytest.mark.parametrize(
    ("figure", "ratio", "met", "told"),
    [
        (Figure("a", 3.0, "ms", 1.5, 2.0), 1.5, True, "1.50 ×  goal 1.5 ×"),
        (Figure("b", 3.2, "ms", 1.5, 2.0), 1.6, False, "goal 1.5 ×  MISSED"),
        (Figure("c", 5.0, "k/s", 0.6, 10.0, floor=True), 0.5, False, "at least 0.6 ×  MISSED"),
        (Figure("d", 6.0, "k/s", 0.6, 10.0, floor=True), 0.6, True, "goal at least 0.6 ×"),
        (Figure("e", 0.7, "s", 0.5), 0.7, False, "goal 0.5 s  MISSED"),
        (Figure("f", 7.0, "/s"), 7.0, True, "7.00 /s"),
    ],
    ids=lambda value: value.name if isinstance(value, Figure) else "",
)
def test_goals_are_ceilings_or_floors(figure: Figure, ratio: float, met: bool, told: str) -> None:
    assert figure.ratio == pytest.approx(ratio)
    assert figure.met is met
    assert str(figure).endswith(told)


def test_search(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(search, "GAMES", ("truco",))
    for name, few in (("STATES", 2), ("PLAYOUTS", 3), ("SINGLE", 2)):
        monkeypatch.setattr(search, name, few)
    parser = argparse.ArgumentParser()
    bench.add_arguments(parser)
    bench.run(parser.parse_args(["search", "--rounds", "1", "--json"]))
    told = {figure["name"]: figure for figure in json.loads(capsys.readouterr().out)}
    goals = {name: figure["goal"] for name, figure in told.items()}
    assert goals == {
        "playouts, strict phase": 0.6,
        "playouts, ten tricks of Tute": 0.6,
        "playouts, each from a state": None,
        "playouts by players' habits": None,
        **{f"truco, level {level}": None for level in LEVELS},
        "truco, slowest decision": 0.5,
        "truco, longest slice": 5.0,
    }
    assert all(figure["ours"] > 0 for figure in told.values())
    playouts = [figure for name, figure in told.items() if name.startswith("playouts")]
    assert all(figure["floor"] and figure["bare"] > 0 for figure in playouts)


def test_a_thought_is_as_long_as_both_measurements_agree_on() -> None:
    one, other = Spent(0.2, 0.006), Spent(0.3, 0.004)
    assert one.best(other) == Spent(0.2, 0.004)

"""Tables of levels: what is planned, what is counted, and that several processes count the same."""

from __future__ import annotations

import argparse
import json
import pickle
from collections import Counter
from math import inf, sqrt
from typing import Any

import pytest

from game import arena, presets, registry
from game.arena.figures import Share, Tally, interval
from game.arena.meeting import Meeting, play_all
from game.arena.report import as_json, as_table, label
from game.bots.persona import LEVELS


def _args(*words: str) -> argparse.Namespace:
    parser = argparse.ArgumentParser()
    arena.add_arguments(parser)
    return parser.parse_args([*words])


def _meeting(game: str = "truco", count: int = 2, whole: bool = False) -> Meeting:
    preset = presets.find(game, "standard")
    assert preset is not None
    players = min(registry.rules(game).players)
    bots = ("random", "random")
    return Meeting(game, preset, players, bots, personas={}, count=count, seed=1, whole=whole)


def test_each_level_meets_the_one_below_and_those_it_is_measured_against() -> None:
    planned = arena.plan(_args("gleek", "--ladder", "--against", "random,oracle", "--deals", "7"))
    assert [meeting.bots for meeting in planned.among] == [
        ("level:5", "level:4"),
        ("level:4", "level:3"),
        ("level:3", "level:2"),
        ("level:2", "level:1"),
    ]
    assert len(planned.against) == 2 * len(LEVELS)
    assert planned.against[0].bots == ("level:5", "random")
    assert planned.against[-1].bots == ("level:1", "oracle")
    assert {meeting.count for meeting in planned.among + planned.against} == {7}


def test_one_player_is_enough_if_it_is_measured_against_another() -> None:
    planned = arena.plan(_args("truco", "--bots", "zeca", "--against", "random"))
    assert planned.among == []
    assert [meeting.bots for meeting in planned.against] == [("zeca", "random")]


def test_shares_of_groups() -> None:
    # 3 of 4 and 1 of 4: half of all. One apart up, one down by 1/4 of a group, and none apart.
    share = Share([(3, 4), (1, 4)])
    assert (share.count, share.of, share.value) == (4, 8, 0.5)
    assert share.interval == pytest.approx(1.959964 * sqrt((1 / 16 + 1 / 16) / 2 / 3))
    # All of it: the imagined group is half a group apart from the three, so the mean is -1/8.
    sweep = Share([(2, 2)] * 3)
    assert sweep.value == 1.0
    variance = (3 * (1 / 8) ** 2 + (3 / 8) ** 2) / 3
    assert sweep.interval == pytest.approx(1.959964 * sqrt(variance / 4))
    assert Share([(1, 2)]).interval == interval([1.0]) == inf


def _result(**more: Any) -> arena.Result:
    return arena.Result(("level:2", "random"), **more)


def test_results_add_up() -> None:
    first = _result(
        tallies=(
            Tally(10, 2.0, 3, 1, Counter({"play": 10})),
            Tally(10, 1.0, 1, 0, Counter({"play": 9, "call": 1})),
        ),
        pairs=[2.0],
        deals=4,
        matches=2,
        deals_won=Share([(3, 4)]),
        matches_won=Share([(2, 2)]),
    )
    second = _result(
        tallies=(Tally(30, 2.0, 1, 0), Tally(12, 1.0, 1, 2)),
        pairs=[-1.0],
        deals=2,
        matches=2,
        deals_won=Share([(1, 2)]),
        matches_won=Share([(0, 2)]),
        faults=["it fell over"],
    )
    result = _result()
    result.add(first)
    result.add(second)
    assert (result.mean, result.deals, result.matches) == (0.5, 6, 4)
    assert result.deals_won.value == pytest.approx(4 / 6)
    assert result.matches_won.value == 0.5
    assert result.tallies[0].speed == 10.0  # 40 decisions in 4 seconds
    assert result.tallies[1].actions == {"play": 9, "call": 1}

    lines = as_table("Levels", [(_meeting(whole=True), result)]).splitlines()
    assert lines[0] == "Levels: truco, standard, 2 players, seed 1"
    assert lines[1].startswith("2 matches to a line, each in 2 seatings;")
    heads = [" against", "points a deal", "deals won", "matches won", "decisions/s"]
    assert all(head in lines[3] for head in heads)
    row = lines[4]
    assert row.startswith(f"{label('level:2')}  ")
    # ± 1.96 x 1.5 points; the share of matches is apart by one half up and one down: variance 1/4
    # with the imagined third, 1.96 x sqrt(1/4/3).
    assert "+0.50 ± 2.94" in row
    assert "66.7 ±" in row
    assert "50.0 ± 56.6 %" in row
    assert row.endswith(" 10")
    assert lines[6:] == ["faults: 1", "it fell over"]
    told = as_json(_meeting(), result)
    assert told["matches_won"] == {"count": 2, "of": 4, "value": 0.5, "interval": 0.5658}


def test_level_names_have_their_number() -> None:
    assert [label(f"level:{level}")[:2] for level in LEVELS] == ["1 ", "2 ", "3 ", "4 ", "5 "]
    assert label("oracle") == "oracle"


def test_several_processes_come_to_the_same() -> None:
    meetings = [_meeting(count=5, whole=True), _meeting("gleek", count=2)]
    seen: list[int] = []
    one, two = play_all(meetings), play_all(meetings, jobs=2, progress=seen.append)
    assert seen == list(range(1, 8))
    for alone, shared, meeting in zip(one, two, meetings, strict=True):
        told = [as_json(meeting, result) for result in (alone, shared)]
        del told[0]["speed"], told[1]["speed"]
        assert told[0] == told[1]
        assert alone.pairs == shared.pairs
    assert one[1].deals == 12  # three sides: six seatings


def test_options_are_the_same_in_another_process() -> None:
    options = _meeting().preset.options
    again = pickle.loads(pickle.dumps(options))
    assert again == options and hash(again) == hash(options)


def test_the_ladder_in_text_and_json(capsys: pytest.CaptureFixture[str]) -> None:
    words = ("truco", "--ladder", "--deals", "1", "--against", "random")
    assert arena.run(_args(*words)) == 0
    text = capsys.readouterr().out
    assert text.startswith("Each level against the one below: truco, standard, 2 players, seed 1\n")
    assert "\n\n\nMeasured against the same players: truco" in text
    ladder, measured = (
        [line[0] for line in part.splitlines()[4:-2]] for part in text.split("\n\n\n")
    )
    assert ladder == ["5", "4", "3", "2"]
    assert measured == ["5", "4", "3", "2", "1"]
    assert arena.run(_args(*words, "--json")) == 0
    told = json.loads(capsys.readouterr().out)
    assert len(told["ladder"]) == 4 and len(told["against"]) == 5
    assert told["ladder"][0]["bots"][0]["bot"] == "level:5"


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (("--ladder", "--jobs", "0"), "Numbers must be positive"),
        (("--ladder", "--against", "nobody"), "There is no player nobody"),
        (("--bots", "zeca"), "Name two players"),
    ],
)
def test_what_does_not_fit_is_said(
    words: tuple[str, ...], sentence: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert arena.run(_args("truco", *words)) == 2
    assert sentence in capsys.readouterr().err

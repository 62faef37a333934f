"""The folder of matches: several are kept, what is none is put aside, nothing is deleted."""

from __future__ import annotations

import json
import os
from pathlib import Path

import pytest

from game import matchfile, saves
from game.match import Match
from game.matchfile import MatchFileError
from game.presets import Preset
from game.saves import saved_matches
from game.store import Store
from tests.match import toy
from tests.match.random_play import SEATS, begin, go_on, picture


@pytest.fixture
def store(tmp_path: Path) -> Store:
    return Store(tmp_path / "config", tmp_path)


def keep(folder: Path, name: str, seed: int, stop: int = 0, game: str = "toy") -> Match:
    """A match of which the first ``stop`` lines (0: all) are saved."""
    folder.mkdir(exist_ok=True)
    match = begin(game, seed, folder / f"{name}.jsonl")
    for lines in go_on(match, seed):
        if lines == stop:
            break
    match.close()
    os.utime(folder / f"{name}.jsonl", (seed, seed))
    return match


def names(listing: saves.Listing) -> list[str]:
    return [m.path.stem for m in listing.matches]


def test_no_folder_is_no_match(tmp_path: Path) -> None:
    assert saved_matches(tmp_path / "none") == saves.Listing((), ())


def test_several_matches_are_kept_newest_first(store: Store) -> None:
    old = keep(store.matches, "old", 1, 5)
    new = keep(store.matches, "new", 3, 4, "truco")
    done = keep(store.matches, "done", 2)
    listing = saved_matches(store.matches)
    assert listing.faults == ()
    assert names(listing) == ["new", "done", "old"]
    for saved, match in zip(listing.matches, (new, done, old), strict=True):
        assert saved.header == match.header
        assert saved.points == match.standing.points
        assert saved.winners == match.winners
        assert saved.deal == match.deals[-1].number
    assert [m.finished for m in listing.matches] == [False, True, False]


def test_what_cannot_be_used_is_named_and_put_aside(store: Store) -> None:
    folder = store.matches
    good = keep(folder, "good", 1, 5)
    keep(folder, "damaged", 2, 5)
    text = (folder / "damaged.jsonl").read_text().replace('"do"', '"du"')
    (folder / "damaged.jsonl").write_text(text)
    keep(folder, "ended", 4)
    rows = (folder / "ended.jsonl").read_text().splitlines()
    (folder / "ended.jsonl").write_text("\n".join([*rows[:-1], '{"end": {"points": 3}}', ""]))
    keep(folder, "secret", 3, 5)
    (folder / "secret.secret").unlink()
    (folder / "foreign.jsonl").write_text("shopping list\n")
    (folder / "notes.txt").write_text("mine")
    (folder / "damaged").mkdir()
    (folder / "damaged" / "foreign.jsonl").write_text("of last week\n")

    listing = saved_matches(folder)
    assert names(listing) == ["good"]
    assert listing.faults == (
        "damaged.jsonl is damaged: line 2 makes no sense."
        " It was put aside as damaged/damaged.jsonl.",
        f"ended.jsonl is damaged: line {len(rows)} makes no sense."
        " It was put aside as damaged/ended.jsonl.",
        "foreign.jsonl holds no match of Vaza. It was put aside as damaged/foreign-2.jsonl.",
        "The deals of secret.jsonl cannot be made again: secret.secret is missing or unreadable."
        " It was put aside as damaged/secret.jsonl.",
    )
    assert (folder / "damaged" / "damaged.jsonl").read_text() == text
    assert (folder / "damaged" / "damaged.secret").exists()
    assert (folder / "damaged" / "foreign.jsonl").read_text() == "of last week\n"
    assert (folder / "damaged" / "foreign-2.jsonl").read_text() == "shopping list\n"
    assert (folder / "notes.txt").read_text() == "mine"
    assert saved_matches(folder) == saves.Listing(listing.matches, ())
    assert picture(Match.load(folder / "good.jsonl")) == picture(good)


def test_a_newer_file_waits_for_a_newer_program(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = keep(store.matches, "later", 6, 5)
    path = store.matches / "later.jsonl"
    rows = path.read_text().splitlines(keepends=True)
    rows[0] = json.dumps({**json.loads(rows[0]), "vaza": 2, "program": "2.0"}) + "\n"
    path.write_text("".join(rows))
    listing = saved_matches(store.matches)
    assert listing.matches == ()
    assert listing.faults == (
        "later.jsonl was written by a newer Vaza (2.0). Update the program to open it."
        " It was put aside as newer/later.jsonl.",
    )
    assert saved_matches(store.matches) == saves.Listing((), ())
    monkeypatch.setattr(matchfile, "FORMAT", 2)
    back = saved_matches(store.matches)
    assert names(back) == ["later"]
    assert Match.load(path).log == match.log


def test_what_cannot_be_moved_is_named_all_the_same(store: Store) -> None:
    store.matches.mkdir()
    (store.matches / "x.jsonl").write_text("?")
    (store.matches / "damaged").write_text("a file in the way")
    for _ in range(2):
        listing = saved_matches(store.matches)
        assert listing.faults == ("x.jsonl holds no match of Vaza.",)
    with pytest.raises(MatchFileError) as caught:
        Match.load(store.matches / "none.jsonl")
    assert saves.put_aside(caught.value) == str(caught.value)


def test_a_match_begins_in_the_folder_or_in_memory(store: Store, tmp_path: Path) -> None:
    preset = Preset("toy", "standard", "Standard", "", toy.GAME.schema.defaults())
    match = saves.begin(store, preset, 2, SEATS[:2], 3)
    assert match.path is not None
    assert match.path.parent == store.matches
    assert match.header.number == 3
    assert store.take_notices() == []

    blocked = tmp_path / "blocked"
    blocked.write_text("")
    nowhere = Store(blocked, blocked)
    match = saves.begin(nowhere, preset, 2, SEATS[:2])
    assert match.path is None
    assert len(nowhere.take_notices()) == 1
    for _ in go_on(match, 1):
        pass
    assert match.over


def test_how_a_match_ended_is_noted_once_even_if_the_program_was_stopped(store: Store) -> None:
    match = keep(store.matches, "m", 2)
    going_on = keep(store.matches, "n", 1, 3)
    assert saves.result(going_on) is None
    ended = saves.result(match)
    assert ended is not None
    assert ended.match == match.commitment
    assert ended.won == (match.sides[0] in match.winners)
    assert ended.points[0] == match.standing.points[match.sides[0]]
    assert sorted(ended.points) == sorted(match.standing.points)
    assert len(ended.partners) + len(ended.opponents) == match.players - 1
    assert ended.deals == len(match.deals)

    matches = saved_matches(store.matches).matches
    saves.record_finished(store, matches)
    saves.record_finished(store, matches)
    assert [r.match for r in store.results()] == [match.commitment]


def test_deleting_takes_the_secret_along(store: Store) -> None:
    keep(store.matches, "m", 1, 5)
    saves.delete(store.matches / "m.jsonl")
    saves.delete(store.matches / "m.jsonl")
    assert list(store.matches.iterdir()) == []

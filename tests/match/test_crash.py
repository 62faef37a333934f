"""Whatever stops the program, and whenever, costs at most the action that was in progress."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from game import verify
from game.match import Match
from game.matchfile import MatchFileError
from game.saves import saved_matches
from tests.match.random_play import begin, go_on, picture
from tests.match.victim import game_of

ROOT = Path(__file__).resolve().parents[2]
FIRST = 1000
KILLS = 120


def finished(match: Match, seed: int, lines: int) -> Match:
    for _ in go_on(match, seed, lines):
        pass
    return match


def test_killed_at_any_moment_it_resumes_as_it_was(tmp_path: Path) -> None:
    subprocess.run(
        [sys.executable, "-m", "tests.match.victim", str(tmp_path), str(FIRST), str(KILLS)],
        cwd=ROOT,
        check=True,
    )
    resumed = going_on = 0
    for seed in range(FIRST, FIRST + KILLS):
        path = tmp_path / f"{seed}.jsonl"
        returned = (tmp_path / f"{seed}.done").stat().st_size
        if not path.exists():
            assert returned == 0  # killed before the match had begun
            continue
        match = Match.load(path)
        lines = sum(b'"end"' not in row for row in path.read_bytes().split(b"\n")[1:-1])
        assert returned <= lines <= returned + 1
        shadow = begin(game_of(seed), seed)
        for done in go_on(shadow, seed) if lines else ():
            if done == lines:
                break
        assert picture(match) == picture(shadow)
        resumed += 1
        if not match.over:
            going_on += 1
            assert (tmp_path / f"{seed}.secret").exists()
            if seed % 5 == 0:  # and the end is what it would have been
                finished(match, seed, lines)
                assert picture(match) == picture(finished(shadow, seed, lines))
        if match.over:
            assert not (tmp_path / f"{seed}.secret").exists()
            assert verify.check(path).fault is None
    assert resumed >= KILLS * 9 // 10  # the others had no match yet
    assert going_on > KILLS // 2
    listing = saved_matches(tmp_path)
    assert listing.faults == ()
    assert len(listing.matches) == resumed


@pytest.mark.parametrize(("game", "seed"), [("toy", 2), ("truco", 0)])
def test_cut_off_at_any_byte_it_has_all_whole_lines(game: str, seed: int, tmp_path: Path) -> None:
    path = tmp_path / "whole.jsonl"
    match = begin(game, seed, path, players=2)
    secret = (tmp_path / "whole.secret").read_text()
    pictures, logs = [picture(match)], [match.log]
    for _ in go_on(match, seed):
        pictures.append(picture(match))
        logs.append(match.log)
    content = path.read_bytes()
    header = content.index(b"\n") + 1
    for size in range(len(content) + 1):
        cut = tmp_path / f"{size}.jsonl"  # new files: writing over one waits for the disk
        cut.write_bytes(content[:size])
        cut.with_suffix(".secret").write_text(secret)
        if size < header:
            with pytest.raises(MatchFileError):
                Match.load(cut)
            continue
        whole = min(content[:size].count(b"\n"), len(logs)) - 1
        loaded = Match.load(cut)
        assert loaded.log == logs[whole]
        if b"\n" in content[size - 1 : size + 1]:  # all of it once a line is enough
            assert picture(loaded) == pictures[whole]
        if loaded.over:  # the line that closes the match was written again
            assert cut.read_bytes() == content
        loaded.close()


def test_going_on_replaces_half_a_line(tmp_path: Path) -> None:
    path = tmp_path / "m.jsonl"
    match = begin("truco", 5, path)
    content = b""
    for lines in go_on(match, 5):
        if lines == 9:
            content = path.read_bytes()
            break
    match.close()
    path.write_bytes(content[:-3])
    match = Match.load(path)
    assert path.read_bytes() == content[:-3]  # looking changes nothing
    next(go_on(match, 5, 8))
    assert path.read_bytes() == content


CONTENT = b""


def _content(folder: Path) -> bytes:
    """The file of a finished match; made once."""
    global CONTENT
    if not CONTENT:
        path = folder / "m.jsonl"
        for _ in go_on(begin("truco", 3, path, players=2), 3):
            pass
        CONTENT = path.read_bytes()
    return CONTENT


@settings(max_examples=150, deadline=None)
@given(data=st.data())
def test_damage_is_named_and_never_more(
    data: st.DataObject, tmp_path_factory: pytest.TempPathFactory
) -> None:
    folder = tmp_path_factory.mktemp("damage")
    content = bytearray(_content(folder))
    start = data.draw(st.integers(0, len(content) - 1))
    length = data.draw(st.integers(0, 12))
    content[start : start + length] = data.draw(st.binary(max_size=12))
    path = folder / "damaged.jsonl"
    path.write_bytes(content)
    wrong: MatchFileError | None = None
    try:
        Match.load(path)
    except MatchFileError as error:
        wrong = error
    if wrong is not None:
        assert path.name in str(wrong)
        assert path.read_bytes() == bytes(content)


def test_lines_out_of_order_never_crash(tmp_path: Path) -> None:
    rows = _content(tmp_path).splitlines(keepends=True)
    rng = Random(1)
    path = tmp_path / "mixed.jsonl"
    refused = 0
    for _ in range(150):
        mixed = rows[1:]
        for _ in range(rng.randint(1, 3)):
            here, there = rng.randrange(len(mixed)), rng.randrange(len(mixed))
            mixed[here], mixed[there] = mixed[there], mixed[here]
        path.write_bytes(rows[0] + b"".join(mixed))
        try:
            Match.load(path)
        except MatchFileError:
            refused += 1
    assert refused > 75

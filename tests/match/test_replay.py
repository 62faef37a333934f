"""``verify`` and ``replay``: proofs for those who do not trust the program."""

from __future__ import annotations

import argparse
import hashlib
import json
from pathlib import Path
from typing import Any

import pytest

from game import registry, replay, verify
from game.match import Match
from tests.match import toy
from tests.match.random_play import SEATS, begin, go_on

SECRET = hashlib.sha256(b"test 11").digest()


def run(command: Any, path: Path, *options: str) -> int:
    parser = argparse.ArgumentParser()
    command.add_arguments(parser)
    code: int = command.run(parser.parse_args([str(path), *options]))
    return code


@pytest.fixture
def ended(tmp_path: Path) -> Path:
    path = tmp_path / "m.jsonl"
    for _ in go_on(begin("toy", 11, path, players=2), 11):
        pass
    return path


def test_a_finished_match_is_proved(ended: Path, capsys: pytest.CaptureFixture[str]) -> None:
    match = Match.load(ended)
    assert run(verify, ended) == 0
    told = capsys.readouterr().out.splitlines()
    digest = hashlib.sha256(SECRET).hexdigest()
    assert told[0].startswith("A match of toy (mixed) for 2 players, begun ")
    assert told[1] == f"The secret hashes to the promised SHA-256, {digest}."
    for place, deal in enumerate(match.deals):
        assert told[2 + place].startswith(f"Deal {deal.number}: dealt again; ")
        assert f" {len(deal.actions)} action" in told[2 + place]
    assert told[-1] == "Everything is as it should be."
    score = "–".join(map(str, match.standing.points))
    assert f"the score is then {score}." in told[1 + len(match.deals)]


def test_a_match_that_goes_on(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "m.jsonl"
    match = Match.new("toy", "s", toy.GAME.schema.defaults(), 2, SEATS[:2], number=5, path=path)
    if match.deal_over:
        match.next_deal()
    match.play(match.state.legal()[0])
    with path.open("ab") as stream:
        stream.write(b'{"do": "pu')
    content = path.read_bytes()
    assert run(verify, path) == 0
    told = capsys.readouterr().out.splitlines()
    assert told[1] == "It is numbered match 5: anyone can deal it."
    assert told[2] == "Half a line at the end was left out: writing it was interrupted."
    assert told[-3].endswith("dealt again; 1 action, legal; in play.")
    assert told[-2:] == ["The match goes on.", "Everything is as it should be."]
    assert path.read_bytes() == content  # verifying changes nothing


def test_decisions_that_were_taken_back_are_counted(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "m.jsonl"
    match = begin("truco", 2, path, players=2)
    for _ in range(2):
        while match.state.actor != 0:
            match.play(match.state.legal()[0])
        match.play(match.state.legal()[0])
        assert match.undo()
    assert run(verify, path) == 0
    assert "2 times a decision was taken back." in capsys.readouterr().out.splitlines()


def test_a_swapped_secret_is_found(ended: Path, capsys: pytest.CaptureFixture[str]) -> None:
    text = ended.read_text().replace(SECRET.hex(), bytes(32).hex())
    ended.write_text(text)
    assert run(verify, ended) == 1
    assert capsys.readouterr().out.splitlines()[-1] == (
        "Not as it should be: The secret of m.jsonl is not the one that was promised before the"
        " first deal."
    )


def test_a_changed_card_is_found(ended: Path, capsys: pytest.CaptureFixture[str]) -> None:
    rows = ended.read_text().splitlines(keepends=True)
    place = next(n for n, row in enumerate(rows) if '"put"' in row)
    action = json.loads(rows[place])
    wrong = next(c for c in ("1a", "2a", "3a", "1b", "2b") if not _held(ended, action, c))
    rows[place] = json.dumps({**action, "card": wrong}) + "\n"
    ended.write_text("".join(rows))
    assert run(verify, ended) == 1
    assert capsys.readouterr().out.splitlines()[-1] == (
        f"Not as it should be: m.jsonl is damaged: line {place + 1} makes no sense."
    )


def _held(path: Path, action: Any, code: str) -> bool:
    """Whether the player of ``action`` was dealt the card ``code`` in the first deal."""
    match = Match.load(path, resume=False)
    given = match.deal_again(match.deals[0]).history[action["seat"]]
    assert isinstance(given, toy.Given)
    return toy.PACK.card(code) in given.cards


def test_a_file_that_is_not_there(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for command in (verify, replay):
        assert run(command, tmp_path / "x.jsonl") == 2
        told = capsys.readouterr()
        assert told.out == ""
        assert "x.jsonl cannot be read (there is no such file)." in told.err


@pytest.mark.parametrize("game", ["toy", "truco"])
def test_the_steps_tell_the_match(
    game: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "m.jsonl"
    match = begin(game, 21, path)
    for _ in go_on(match, 21):
        pass
    assert run(replay, path, "--json") == 0
    told = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    codec = registry.rules(game).codec
    assert [row["step"] for row in told] == list(range(len(told)))
    actions = [row["action"] for row in told if row["action"] is not None]
    assert actions == [codec.dump(action) for action in match.log]
    assert [row["deal"] for row in told if row["action"] is None] == [
        deal.number for deal in match.deals
    ]
    for row in told:
        assert all(codec.dump(codec.load(event)) == event for event in row["events"])
        if row["action"] is None:
            assert (row["actor"], row["legal"], row["others"]) == (None, [], [])
            continue
        assert row["action"] in row["legal"] + row["others"]
        assert all(action["seat"] == row["actor"] for action in row["legal"])
        assert all(action["seat"] != row["actor"] for action in row["others"])
    assert told[-1]["winners"] == list(match.winners)
    assert told[-1]["scores"] == list(match.standing.points)
    assert sum(row["outcome"] is not None for row in told) == len(match.deals)
    assert all(row["winners"] == [] for row in told[:-1])


def test_nothing_is_hidden(ended: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(replay, ended, "--json") == 0
    assert "??" not in capsys.readouterr().out


def test_truco_in_sentences(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "m.jsonl"
    for _ in go_on(begin("truco", 4, path, players=2), 4):
        pass
    assert run(replay, path) == 0
    told = capsys.readouterr().out
    assert "Zeca" in told
    assert told.count("Score: ") == len(Match.load(path).deals)

"""Programs at a player's table: seated by name, resumed only where they are known, let go."""

from __future__ import annotations

import argparse
import io
from collections.abc import Iterator
from pathlib import Path
from random import Random
from types import SimpleNamespace
from typing import Any, cast

import pytest

from game import playing, programs, registry, replay, text_table
from game.bots.external import ExternalBot
from game.bots.persona import Persona
from game.bots.program import Program
from game.engine.contract import Action
from game.i18n import install
from game.match import Match, SeatSpec
from game.scenes import people
from game.store import Store
from game.table.thinker import Thinker
from game.words import plain
from tests.bots.external_table import SAMPLE, ended, misbehaving, until

NAME = f"cmd:{SAMPLE}"


@pytest.fixture(autouse=True)
def _home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A player who has seated nobody yet."""
    monkeypatch.setenv("VAZA_HOME", str(tmp_path / "home"))
    monkeypatch.setattr(programs, "_named", set())
    install("en")


def _call(**words: Any) -> argparse.Namespace:
    return argparse.Namespace(**{**playing.PLAIN, "seed": 7, "game": "truco", **words})


def _match(name: str, game: str = "truco", path: Path | None = None, number: int = 7) -> Match:
    """A match of a person against one opponent on all the other seats."""
    rules = registry.rules(game)
    players = rules.players[0]
    others = [SeatSpec("bot", name, "Sample")] * (players - 1)
    seats = (SeatSpec("human", name="Ana"), *others)
    options = rules.schema.defaults()
    return Match.new(game, "standard", options, players, seats, number=number, path=path)


def _decided(thinker: Thinker) -> Action:
    """What the thinker decides on the way through the frames of a table."""
    found: list[Action] = []

    def frame() -> bool:
        decision = thinker.advance(1 / 60, 0.004)
        found.extend([] if decision is None else [decision.action])
        return decision is not None

    assert until(frame)
    return found[0]


def test_play_seats_a_program() -> None:
    match = playing.match_of(_call(opponents=f"zeca,{NAME}", players=4), Store())
    assert [seat.persona for seat in match.seats[1:3]] == ["zeca", NAME]
    assert match.seats[2].name == "sample_bot"
    assert match.seats[3].persona not in ("", "zeca", NAME)
    assert programs.known() == (SAMPLE,)


@pytest.mark.parametrize("name", ["oracle", "random", "cmd:", "nobody"])
def test_who_cannot_be_seated(name: str) -> None:
    with pytest.raises(playing.BadCall, match=f"Nobody is called {name}"):
        playing.match_of(_call(opponents=name), Store())
    assert programs.known() == ()


def test_the_oracle_gets_no_cards_at_a_table() -> None:
    # A file that claims such an opponent gets a plain one, who is handed views alone.
    thinker = Thinker(_match("oracle"), {}, pace=0)
    bot = thinker._bot(1)
    assert type(bot) is type(registry.bot_maker("truco")(Persona("x", "X"), Random(1)))


def test_programs_are_remembered_the_latest_first() -> None:
    for command in ("a --one", "b", "a --one"):
        programs.remember(command)
    assert programs.known() == ("a --one", "b")
    assert programs.allowed("b") and not programs.allowed("c")
    for number in range(programs.MOST + 5):
        programs.remember(f"c {number}")
    assert len(programs.known()) == programs.MOST


def test_a_program_thinks_between_frames_and_ends_with_the_match() -> None:
    programs.remember(SAMPLE)
    match = _match(NAME)
    thinker = Thinker(match, {}, pace=0)
    assert (thinker.personas[1].name, thinker.personas[1].avatar) == ("Sample", "voce_2")
    while match.state.actor == 0:
        match.play(match.state.legal()[0])
    thinker.begin(1)
    action = _decided(thinker)
    assert thinker.fault == ""
    match.play(action)
    bot = thinker._bots[1]
    assert isinstance(bot, ExternalBot) and bot.program is not None
    program = bot.program
    match.close()
    assert bot.program is None
    assert ended(program)


def test_the_end_of_a_deal_and_of_the_match_are_told(tmp_path: Path) -> None:
    file = tmp_path / "told.jsonl"
    command = misbehaving("scribe", str(file))
    programs.remember(command)
    match = _match(f"cmd:{command}")
    thinker = Thinker(match, {}, pace=0)
    while not match.over:
        if match.deal_over:
            match.next_deal()
            continue
        seat = match.state.actor
        assert seat is not None
        if seat == 0:
            match.play(match.state.legal()[0])
        else:
            thinker.begin(1)
            match.play(_decided(thinker))
    assert until(lambda: '"tell": "end"' in file.read_text("utf-8"))
    told = file.read_text("utf-8").splitlines()
    deals = [line for line in told if '"tell": "deal over"' in line]
    assert [f'"deal": {deal.number}' in line for deal, line in zip(match.deals, deals, strict=True)]
    assert told.index(deals[-1]) == len(told) - 2


def test_the_setup_offers_programs_that_were_seated_before() -> None:
    programs.remember("python3 my_bot.py")
    app = SimpleNamespace(store=Store(), notices=[], notice=lambda sentence: None)
    everybody = people.load(cast(Any, app))
    last = [*everybody.values()][-1]
    assert (last.id, last.name) == ("cmd:python3 my_bot.py", "my_bot")
    assert plain(people.temper_line(last)) == "a program: python3 my_bot.py"


def test_a_match_from_elsewhere_starts_nothing() -> None:
    match = _match(NAME)
    thinker = Thinker(match, {}, pace=0)
    while match.state.actor == 0:
        match.play(match.state.legal()[0])
    thinker.begin(1)
    assert _decided(thinker) in match.state.legal()
    assert "it was not started, because nobody has seated it" in thinker.fault


def _waiting(name: str) -> Iterator[tuple[Match, int, list[int]]]:
    """Matches in which others than the one to act may do something, and who."""
    for number in range(1, 60):
        match, rng = _match(name, "guinote", number=number), Random(number)
        while not match.deal_over:
            actor = match.state.actor
            assert actor is not None
            waiting = [s for s in (1, 2, 3) if s != actor and match.state.legal(s)]
            if waiting and actor != 0:
                yield match, actor, waiting
            match.play(rng.choice(match.state.legal()))


def test_a_call_out_of_turn_is_taken_while_others_think() -> None:
    command = misbehaving("offered", "0")
    programs.remember(command)
    match, actor, waiting = next(_waiting(f"cmd:{command}"))
    thinker = Thinker(match, {}, pace=0)
    unasked = thinker.interruption()
    if unasked is None:  # it was only being started
        thinker.begin(actor)
        thinker.pace = 1e6  # who is to act takes for ever
        unasked = _decided(thinker)
    assert unasked.seat in waiting
    match.play(unasked)
    match.close()


def test_a_program_in_the_terminal(monkeypatch: pytest.MonkeyPatch) -> None:
    programs.remember(SAMPLE)
    started: list[Program] = []
    start = Program.__init__

    def note(self: Program, command: str, barred: str = "") -> None:
        start(self, command, barred)
        started.append(self)

    monkeypatch.setattr(Program, "__init__", note)
    out = io.StringIO()
    assert text_table.run(_match(NAME), io.StringIO("1\n" * 20), out, {}) == 0
    assert "Sample" in out.getvalue()
    assert len(started) == 1
    assert ended(started[0])


def test_a_replay_starts_no_program(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    programs.remember(SAMPLE)
    path = tmp_path / "match.jsonl"
    match = _match(NAME, path=path)
    while match.state.actor == 0:
        match.play(match.state.legal()[0])
    match.close()

    def never(self: Program, command: str, barred: str = "") -> None:
        raise AssertionError(command)

    monkeypatch.setattr(Program, "__init__", never)
    assert replay.run(argparse.Namespace(file=path, json=True)) == 0
    assert "cmd:" in path.read_text("utf-8")
    assert capsys.readouterr().out

"""Programs as opponents: what they are told and asked, in every game."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

from game import registry
from game.bots import commands
from game.bots.base import Bot, RandomBot
from game.bots.facts import facts
from game.bots.runner import Thinking, dismiss, end_deal, interruption
from game.engine.contract import State
from game.match import Match, SeatSpec
from tests.bots.external_table import (
    SAMPLE,
    WAIT,
    bot,
    deal,
    ended,
    misbehaving,
    random_states,
    until,
)


@pytest.mark.parametrize("game", registry.GAMES)
def test_the_sample_bot_plays_every_game(game: str) -> None:
    rules = registry.rules(game)
    players, options = max(rules.players), rules.schema.defaults()
    seats = tuple(SeatSpec("bot", str(s), str(s)) for s in range(players))
    match = Match.new(game, "standard", options, players, seats, number=3)
    sample = bot(SAMPLE, game)
    bots: dict[int, Bot] = {s: RandomBot(Random(s)) for s in range(players)}
    bots[1] = sample
    asked = 0
    while not match.over and len(match.deals) < 5:
        if match.deal_over:
            end_deal(bots, match.state)
            match.next_deal()
            continue
        seat = match.state.actor
        assert seat is not None
        thinking = Thinking(bots[seat], match.view(seat))
        action = thinking.finish().action
        assert thinking.fault == ""
        if seat == 1 and action.do == "play":
            asked += 1
            plays = [a for a in match.state.legal() if a.do == "play"]
            order = {a: getattr(a, "card", -1) for a in plays}
            assert order[action] == max(order.values())  # its plan: the highest it may play
        match.play(action)
    assert asked > 3
    program = sample.program
    assert program is not None
    dismiss(bots, match.state)
    assert ended(program)


def _told(file: Path) -> list[dict[str, Any]]:
    return [json.loads(line) for line in file.read_text(encoding="utf-8").splitlines()]


def _is_told(file: Path, what: str) -> bool:
    return until(lambda: file.exists() and f'"tell": "{what}"' in file.read_text("utf-8"))


def test_a_program_is_told_what_its_seat_may_know(tmp_path: Path) -> None:
    file = tmp_path / "told.jsonl"
    scribe, state = bot(misbehaving("scribe", str(file))), deal("truco", 5, players=4)
    views = []
    while state.outcome is None:
        view = state.view(1)
        if state.actor != 1:
            state.apply(state.legal()[0])
            continue
        views.append(view)
        state.play(Thinking(scribe, view).finish().action)
    scribe.watch(state.view(1))
    scribe.close()
    assert _is_told(file, "end")
    told = _told(file)

    start = told[0]
    assert (start["ask"], start["protocol"], start["game"]) == ("ready", 1, "truco")
    assert start["options"] == dict(views[0].options)
    assert (start["players"], start["seat"], start["sides"]) == (4, 1, [0, 1, 0, 1])
    assert start["pack"]["cards"][0] == "4O" and start["pack"]["cards"][-1] == "3P"
    assert len(start["pack"]["cards"]) == 40
    assert told[1]["tell"] == "deal" and told[1]["deal"] == 1
    assert told[1]["standing"]["points"] == [0, 0]

    codec = registry.rules("truco").codec
    events = [message["event"] for message in told if message.get("tell") == "event"]
    assert events == [codec.dump(event) for event in state.view(1).history]
    for event in events:
        if event["name"] == "dealt":
            assert (event["cards"] == ["??"] * 3) == (event["seat"] != 1)

    questions = [message for message in told if message.get("ask") == "do"]
    assert len(questions) == len(views) > 1
    for question, view in zip(questions, views, strict=True):
        assert question["legal"] == [codec.dump(action) for action in view.legal]
        assert question["view"] == facts(registry.rules("truco"), view)
    assert state.outcome is not None
    assert told[-2] == {"tell": "deal over", "deal": 1, "points": [*state.outcome.points]}
    assert told[-1] == {"tell": "end"}


@pytest.mark.parametrize("game", registry.GAMES)
def test_the_view_in_text_lays_cards_open_by_code_alone(game: str) -> None:
    rules = registry.rules(game)
    for state in random_states(game, 4):
        assert state.actor is not None
        view = state.view(state.actor)
        told = facts(rules, view)
        assert json.loads(json.dumps(told)) == told
        assert told["hand"] == [rules.pack.code(card) for card in view.hand]
        assert {"seat", "options", "history", "legal", "terms"}.isdisjoint(told)
        told.pop("manilhas", None)  # which cards these are, wherever they are
        shown = json.dumps([rules.codec.dump(event) for event in view.history])
        others = {rules.pack.code(c) for hand in state.hands if hand != [*view.hand] for c in hand}
        unseen = {code for code in others if f'"{code}"' not in shown}
        assert not [code for code in unseen if f'"{code}"' in json.dumps(told)]


def test_what_is_taken_back_is_told(tmp_path: Path) -> None:
    file = tmp_path / "told.jsonl"
    scribe = bot(misbehaving("scribe", str(file)))
    first = deal()
    assert first.actor is not None
    before = first.copy()
    played = Thinking(scribe, first.view(0)).finish().action
    first.play(played)
    first.apply(first.legal()[0])
    while first.actor != 0:
        first.apply(first.legal()[0])
    Thinking(scribe, first.view(0)).finish()
    known = len(before.view(0).history)
    before.play(before.legal()[1])
    before.apply(before.legal()[0])
    while before.actor != 0:
        before.apply(before.legal()[0])
    Thinking(scribe, before.view(0)).finish()
    scribe.close()
    assert _is_told(file, "end")
    told = _told(file)
    place = told.index({"tell": "back", "events": known})
    codec = registry.rules("truco").codec
    again = [message["event"] for message in told[place:] if message.get("tell") == "event"]
    assert again == [codec.dump(event) for event in before.view(0).history[known:]]


def _out_of_turn() -> Iterator[tuple[State, int]]:
    """States of Guiñote in which a seat may do something though another is to act."""
    for number in range(1, 40):
        for state in random_states("guinote", number):
            for seat in range(4):
                if seat not in state.deciders and state.legal(seat):
                    yield state.copy(), seat


def test_who_wants_to_is_asked_out_of_turn() -> None:
    state, seat = next(_out_of_turn())
    eager = bot(misbehaving("offered", "0"), "guinote", patience=WAIT)
    assert interruption({seat: eager}, state) == state.legal(seat)[0]
    calm = bot(misbehaving("offered"), "guinote", patience=WAIT)
    faults: list[str] = []
    assert interruption({seat: calm}, state, faults) is None
    plain = bot(SAMPLE, "guinote", patience=WAIT)
    assert interruption({seat: plain}, state, faults) is None
    assert faults == []
    for program in (eager, calm, plain):
        assert not program.undecided
        program.close()


def test_an_offer_keeps_no_screen_waiting() -> None:
    state, seat = next(_out_of_turn())
    eager = bot(misbehaving("offered", "0"), "guinote")
    assert interruption({seat: eager}, state) is None  # it has hardly been started
    assert eager.undecided
    assert until(lambda: interruption({seat: eager}, state) is not None)
    assert not eager.undecided
    eager.close()


def test_names_of_programs() -> None:
    assert commands.split_names('level:4, persona:zeca,"cmd:python3 a.py --of 1,2"') == [
        "level:4",
        "persona:zeca",
        "cmd:python3 a.py --of 1,2",
    ]
    assert commands.is_command("cmd:python3 a.py")
    assert not commands.is_command("cmd: ")
    assert commands.command("cmd: python3 a.py ") == "python3 a.py"
    titles = {
        "cmd:python3 bots/clever_fox.py --level 3": "clever_fox",
        "cmd:./fox": "fox",
        r"cmd:C:\bots\fox.exe -q": "fox",
        "cmd:java -jar fox.jar": "fox",
    }
    assert {name: commands.title(name) for name in titles} == titles
    assert commands.guest("cmd:./fox").name == "fox"

"""What the arena tells of deals of Guiñote."""

from __future__ import annotations

import argparse
import json

import pytest

from game import arena, registry
from game.engine.pointtricks.records import Declared, Played
from game.engine.spanish import PACK
from game.games.guinote.figures import FIGURES, ace_and_three, sang_forty
from game.games.guinote.rules import GAME
from tests.bots.pointtricks_table import deal


def test_who_got_ace_and_three() -> None:
    state = deal(GAME, GAME.schema.check({}), 4, 1)
    trump = "OCEB"[state.trump]
    ace, three = PACK.card("A" + trump), PACK.card("3" + trump)
    rest = [c for hand in state.hands for c in hand if c not in (ace, three)]
    hands = [rest[n * 5 : n * 5 + 5] for n in range(4)]
    state.stock[:] = [c for c in state.stock if c not in (ace, three)]
    state.hands = [[*hands[0], ace], hands[1], [*hands[2], three], hands[3]]
    assert ace_and_three(state) == 0
    state.hands = [[*hands[0], ace], [*hands[1], three], hands[2], hands[3]]
    assert ace_and_three(state) is None
    # A card that has been played still counts for the seat that played it.
    state.hands[1].remove(three)
    state.hands[0].remove(ace)
    state.history.extend([Played(3, ace), Played(1, three)])
    assert ace_and_three(state) == 1


def test_who_sang_forty() -> None:
    state = deal(GAME, GAME.schema.check({}), 4, 1)
    assert sang_forty(state) is None
    state.history.append(Declared(3, PACK.card("RE"), 20))
    assert sang_forty(state) is None
    state.history.append(Declared(2, PACK.card("RO"), 40))
    assert sang_forty(state) == 0


def test_the_arena_tells_them(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(registry, "GAMES", ("truco", "guinote"))
    parser = argparse.ArgumentParser()
    arena.add_arguments(parser)
    words = ["guinote", "--bots", "beginner,random", "--deals", "25", "--players", "4"]
    assert arena.run(parser.parse_args([*words, "--json"])) == 0
    told = json.loads(capsys.readouterr().out)
    assert set(told["figures"]) == set(FIGURES)
    held = told["figures"]["ace and three of trump"]
    # Two of four partners hold both in about half of the deals, and mostly win them.
    assert 15 <= held["deals"]["of"] <= 38
    assert held["deals"]["value"] > 0.5
    assert held["matches"]["of"] == 0
    assert told["bots"][0]["actions"]["declare"] > told["bots"][1]["actions"].get("declare", 0)
    assert arena.run(parser.parse_args(words)) == 0
    assert "ace and three of trump: its side won" in capsys.readouterr().out


def test_other_games_have_none() -> None:
    assert registry.figures("truco") == {}
    with pytest.raises(registry.UnknownGame):
        registry.figures("no such game")

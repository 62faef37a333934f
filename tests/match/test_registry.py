"""Games are found by name, part by part."""

from __future__ import annotations

import pytest

from game import registry
from game.engine.contract import Game
from tests.match import toy


@pytest.mark.parametrize("name", registry.GAMES)
def test_every_game_has_its_parts(name: str) -> None:
    rules = registry.rules(name)
    assert isinstance(rules, Game)
    assert rules.name == name
    assert registry.words(name).title()
    assert callable(registry.bot_maker(name))


def test_a_game_is_a_name_and_a_folder() -> None:
    assert registry.rules("toy") is toy.GAME


@pytest.mark.parametrize("name", ["skat", "", "truco.rules", "../truco"])
def test_nothing_else_is_imported(name: str) -> None:
    with pytest.raises(registry.UnknownGame):
        registry.rules(name)

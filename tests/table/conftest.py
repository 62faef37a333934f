"""A program without a screen whose clock the tests move, and matches on its table."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from game import presets
from game.app import App
from game.match import Match
from game.matchfile import SeatSpec
from game.store import Store
from tests.table.driver import Clock, Table


def new_match(
    preset: str = "standard", players: int = 4, number: int = 5, path: Path | None = None
) -> Match:
    """A numbered match of Truco: a person against computer players."""
    wanted = next(p for p in presets.load("truco")[0] if p.name == preset)
    bots = [SeatSpec("bot", "zeca", f"Bot {n}") for n in range(1, players)]
    seats = [SeatSpec("human"), *bots]
    return Match.new(
        "truco", wanted.name, wanted.options, players, seats, None, path, number=number
    )


@pytest.fixture
def store(tmp_path: Path) -> Store:
    store = Store(tmp_path / "config", tmp_path / "data")
    store.settings.language = "en"
    return store


@pytest.fixture
def open_table(store: Store) -> Iterator[Callable[..., Table]]:
    """Opens a table on a match in a window of a size."""
    opened: list[App] = []

    def open_(match: Match | None = None, size: tuple[int, int] = (1280, 720)) -> Table:
        clock = Clock()
        app = App(store, clock=clock, size=size)
        opened.append(app)
        return Table(app, clock, match or new_match())

    yield open_
    for app in opened:
        if app.top is not None:
            app.close()

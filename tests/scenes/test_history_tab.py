"""A game that tells its history has it on a second tab of its rules."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pygame
import pytest

from game import i18n, registry
from game.app import App
from game.scenes.rules import Rules
from game.ui.widgets import Tabs
from tests.ui.support import make_app, press, run


@pytest.fixture
def app(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[App]:
    if "gleek" not in registry.GAMES:
        monkeypatch.setattr(registry, "GAMES", (*registry.GAMES, "gleek"))
    app = make_app(tmp_path, (1280, 720))
    app.begin()
    yield app
    app.ui.audio.stop()
    app.window.destroy()
    pygame.event.clear()
    i18n.install("en")


def opened(app: App, game: str, **wanted: Any) -> Rules:
    page = Rules(app, game, **wanted)
    app.push(page)
    run(app, 14)
    return page


def do(app: App, *events: Any) -> None:
    for event in events:
        app.handle(event)
        app.frame()


def test_a_game_without_a_history_has_no_tabs(app: App) -> None:
    page = opened(app, "truco")
    assert not [w for w in page.desk.walk() if isinstance(w, Tabs)]
    assert opened(app, "truco", tab="history").title == page.title == "The rules of Truco"


def test_the_tabs_lead_from_the_rules_to_the_history_and_back(app: App) -> None:
    page = opened(app, "gleek")
    assert page.title == "The rules of Gleek"
    do(app, press("page_down"))
    assert page._pane is not None
    read = page._pane.scroll
    assert read > 0
    page.desk.give_focus(page.desk.find("tabs rules"))
    do(app, press("right"))
    do(app, press("confirm"))
    assert page.title == "The history of Gleek"
    assert page._pane.scroll == 0
    page.desk.give_focus(page.desk.find("tabs rules"))
    do(app, press("confirm"))
    assert page.title == "The rules of Gleek"
    assert page._pane.scroll == read


def test_tabs_and_page_lie_one_under_the_other(app: App) -> None:
    page = opened(app, "gleek", tab="history")
    (tabs,) = (w for w in page.desk.walk() if isinstance(w, Tabs))
    assert page._pane is not None
    assert tabs.rect.top >= page.area.top
    assert tabs.rect.bottom < page._pane.rect.top
    assert page._pane.rect.bottom <= page.area.bottom + 0.5

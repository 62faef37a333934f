"""Every page: at every size and in every language, by mouse, by keys alone, by gamepad."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pygame
import pytest

from game import i18n, presets, saves
from game.app import App
from game.match import Match
from game.scenes import catalog
from game.scenes.base import Scene, Screen
from game.scenes.matches import Matches
from game.scenes.message import Answer, Ask, Message
from game.scenes.pause import Pause
from game.scenes.results import Results
from game.scenes.rules import Rules
from game.scenes.settings import SettingsPage
from game.scenes.setup import Setup
from game.scenes.title import Title
from game.ui.events import Pointer, Press
from game.ui.widgets import Button, Choice, Pane, Row, TextField
from tests.scenes.support import Judge, new_match, played_out
from tests.ui.support import click, make_app, press, run

SIZES = [
    (320, 240),
    (1024, 600),
    (1280, 720),
    (1440, 1080),
    (1920, 1080),
    (2560, 1080),
    (3840, 2160),
    (600, 1200),
]


@pytest.fixture
def app(tmp_path: Path) -> Iterator[App]:
    yield from app_of(tmp_path)


def app_of(home: Path, size: tuple[int, int] = (1280, 720), **settings: Any) -> Iterator[App]:
    app = make_app(home, size, **settings)
    app.begin()
    yield app
    app.ui.audio.stop()
    app.window.destroy()
    pygame.event.clear()
    i18n.install("en")


def build(app: App, name: str) -> Scene:
    wanted: dict[str, Any] = {}
    if name in ("results", "review"):
        wanted["match"] = played_out(new_match())
    if name == "review":
        wanted["hire"] = Judge
    elif name == "pause":
        wanted["match"] = new_match()
    return catalog.build(app, name, **wanted)


def show(app: App, scene: Scene, frames: int = 14) -> Any:
    app.push(scene)
    run(app, frames)
    return scene


def do(app: App, *events: Any) -> None:
    for event in events:
        app.handle(event)
        app.frame()


def top(app: App) -> Any:
    return app.top


def tap(app: App, key: str, touch: bool = False) -> None:
    """Click the widget ``key`` of the top scene."""
    do(app, *click(top(app).desk.find(key), touch))


@pytest.mark.parametrize(
    ("size", "scale"),
    [*((size, 100) for size in SIZES), *((size, 200) for size in SIZES[:4])],
    ids=str,
)
def test_every_page_at_every_size(tmp_path: Path, size: tuple[int, int], scale: int) -> None:
    for app in app_of(tmp_path, size, text_scale=scale):
        for name in catalog.NAMES:
            scene = show(app, build(app, name), 4)
            app.draw()
            assert scene.name == name
            window = pygame.FRect(0, 0, app.metrics.width, app.metrics.height)
            for widget in scene.desk.walk():
                if widget.parent is None and widget.rect.width and size[0] >= 1024:
                    assert window.inflate(30, 30).contains(widget.rect), (name, widget.key)
            app.pop()
        assert app.notices == []


@pytest.mark.parametrize("language", list(i18n.LANGUAGES))
def test_every_page_in_every_language_cuts_no_label(tmp_path: Path, language: str) -> None:
    i18n.install(language)
    for app in app_of(tmp_path, (1280, 720), language=language):
        for name in catalog.NAMES:
            scene = show(app, build(app, name), 4)
            for widget in scene.desk.walk():
                if isinstance(widget, Button):
                    room = widget.rect.width - 40
                    size = widget.size * 0.67
                    for word in widget.label.split():
                        wide = app.ui.text.measure(word, size, "bold")[0]
                        assert wide <= room, (name, widget.label)
                if widget.parent is not None and isinstance(widget.parent, Pane):
                    wanted = widget.height_for(widget.rect.width)
                    assert widget.rect.height >= wanted - 1, (name, widget.key)
            app.pop()


def test_no_two_buttons_lie_on_each_other(tmp_path: Path) -> None:
    for size in ((1024, 600), (1440, 1080), (2560, 1080)):
        for app in app_of(tmp_path, size):
            for name in catalog.NAMES:
                scene = show(app, build(app, name), 2)
                places = [w for w in scene.desk.walk() if isinstance(w, (Button, Row))]
                for n, one in enumerate(places):
                    for other in places[n + 1 :]:
                        if one.parent is other.parent:
                            assert not one.rect.colliderect(other.rect), (name, one, other)
                app.pop()


@pytest.mark.parametrize("name", catalog.NAMES)
def test_every_stop_is_reached_by_tab_and_escape_leads_back(app: App, name: str) -> None:
    show(app, Title(app))
    scene = show(app, build(app, name))
    assert isinstance(scene, Screen)
    seen = set()
    for _ in range(len(scene.desk.stops()) + 1):
        do(app, press("next"))
        assert scene.desk.focus is not None
        seen.add(scene.desk.focus.key)
    assert seen == {w.key for w in scene.desk.stops()}
    do(app, press("cancel"))
    if name == "title":
        assert top(app).desk.focus.key == "quit"
    else:
        assert top(app) is not scene


@pytest.mark.parametrize("name", catalog.NAMES)
def test_a_page_at_rest_is_not_drawn_again(app: App, name: str) -> None:
    scene = show(app, build(app, name), 40)
    drawn = app._drawn
    run(app, 40)
    assert app._drawn == drawn
    assert not scene.animating


@pytest.mark.parametrize("name", catalog.NAMES)
def test_every_page_keeps_its_focus_through_a_resize(app: App, name: str) -> None:
    scene = show(app, build(app, name))
    stops = scene.desk.stops()
    scene.desk.give_focus(stops[len(stops) // 2])
    key = scene.desk.focus.key
    app.window.size = (1600, 900)
    run(app, 14)
    assert scene.desk.focus.key == key


def test_pages_without_their_pictures(tmp_path: Path) -> None:
    for app in app_of(tmp_path):
        app.ui.images.folder = tmp_path / "nowhere"
        for name in catalog.NAMES:
            show(app, build(app, name), 4)
        assert app.notices


# Title


def test_the_title_speaks_and_offers_a_new_game_first(app: App) -> None:
    title = show(app, Title(app))
    assert title.desk.focus.key == "new"
    assert "New game" in app.ui.speech.said


def test_the_language_is_switched_on_the_title(app: App) -> None:
    title = show(app, Title(app))
    tap(app, "language pt_BR")
    assert app.settings.language == "pt_BR"
    assert title.desk.find("new").label == "Novo jogo"
    tap(app, "language en", touch=True)
    assert title.desk.find("new").label == "New game"


def test_an_unfinished_match_is_offered_first(app: App) -> None:
    path = app.store.matches / "one.jsonl"
    path.parent.mkdir(parents=True)
    new_match(path=path).close()
    title = show(app, Title(app))
    assert title.desk.focus.key == "continue"
    assert title.running.path == path
    assert title.desk.find("continue").detail == "Truco · 0–0"


def test_pages_open_from_the_title_by_keys(app: App) -> None:
    show(app, Title(app))
    for steps, page in ((1, Matches), (2, Rules), (3, SettingsPage)):
        top(app).desk.focus_on("new")
        do(app, *(press("down"),) * steps, press("confirm"))
        assert isinstance(top(app), page)
        do(app, press("cancel"))
    top(app).desk.focus_on("new")
    do(app, press("confirm"))
    assert isinstance(top(app), Setup)


def test_quit(app: App) -> None:
    show(app, Title(app))
    tap(app, "quit")
    assert not app.running


def test_notices_are_shown_by_a_button(app: App) -> None:
    show(app, Title(app))
    app.notice("Something is wrong with keys.toml.")
    run(app, 3)
    tap(app, "icons/warning.svg")
    assert isinstance(top(app), Message)
    assert "keys.toml" in top(app).text


# Setup


def test_setup_begins_with_the_standard_rules_for_four(app: App) -> None:
    setup = show(app, Setup(app))
    assert (setup.preset.name, setup.players) == ("standard", 4)
    assert len(setup.opponents) >= 3 or not setup.people


def test_a_preset_is_chosen(app: App) -> None:
    setup = show(app, Setup(app))
    tap(app, "preset paulista")
    assert setup.preset.name == "paulista"
    assert setup.options["special_score"] == 11


@pytest.mark.parametrize("players", [2, 4, 6])
def test_a_seat_for_each_player(app: App, players: int) -> None:
    setup = show(app, Setup(app))
    setup.set_players(players)
    run(app, 3)
    seats = [w for w in setup.desk.walk() if w.key.startswith("seat ")]
    assert len(seats) == players
    partners = [w for w in seats if getattr(w, "tag", "") == "partner"]
    assert len(partners) == players // 2 - 1


def test_somebody_else_sits_down_and_the_two_change_places(app: App) -> None:
    setup = show(app, Setup(app))
    assert len(setup.people) >= 5
    first, second = setup.opponents[:2]
    tap(app, "seat 1")
    assert top(app).name == "people"
    assert top(app).desk.focus.key == first
    tap(app, second)
    assert top(app) is setup
    assert setup.opponents[:2] == [second, first]
    setup.desk.focus_on("seat 2")
    do(app, press("confirm"))
    stranger = next(p for p in setup.people if p not in setup.opponents[:3])
    top(app).desk.focus_on(stranger)
    do(app, press("confirm"))
    assert setup.opponents[1] == stranger


def test_a_rule_is_changed_and_taken_back(app: App) -> None:
    setup = show(app, Setup(app, tab="options"))
    option = setup.desk.find("option target")
    assert isinstance(option, Choice)
    assert "first wins" in option.help
    setup.desk.give_focus(option)
    do(app, press("right"))
    assert setup.options["target"] == 15
    assert setup.changed == ["target"]
    assert setup.desk.focus.key == "option target"
    tap(app, "reset")
    assert setup.changed == []


def test_only_options_for_this_number_of_players_are_shown(app: App) -> None:
    setup = show(app, Setup(app, tab="options"))
    setup.set_players(2)
    keys = {w.key for w in setup.desk.walk()}
    assert "option cover_if_partner_covered" not in keys
    assert "option target" in keys


def test_own_rules_are_saved_offered_and_deleted(app: App) -> None:
    setup = show(app, Setup(app, tab="options"))
    setup.set_option("target", 24)
    tap(app, "save")
    assert isinstance(top(app), Ask)
    top(app).desk.find("field").value = ""
    for letter in "Lá em *casa*":
        pygame.event.post(pygame.event.Event(pygame.TEXTINPUT, text=letter))
    app.frame()
    tap(app, "Save")
    assert top(app) is setup
    assert setup.preset.title == "Lá em *casa*"
    assert setup.preset.own
    assert setup.options["target"] == 24
    found = presets.find(setup.game, setup.preset.name)
    assert found is not None
    tap(app, "delete")
    tap(app, "Delete")
    assert setup.preset.name == "standard"
    assert presets.find(setup.game, found.name) is None


def test_a_name_is_needed(app: App) -> None:
    setup = show(app, Setup(app, tab="options"))
    setup.set_option("target", 24)
    setup.ask_name()
    do(app, press("confirm", key=pygame.K_RETURN))
    assert setup.preset.name == "standard"


def test_deal_begins_a_match_that_is_remembered(app: App, monkeypatch: pytest.MonkeyPatch) -> None:
    begun: list[Match] = []
    monkeypatch.setattr("game.scenes.matches.sit_down", lambda app, match: begun.append(match))
    setup = show(app, Setup(app))
    tap(app, "preset paulista")
    setup.set_option("target", 24)
    setup.set_players(2)
    do(app, press("next"))
    setup.desk.focus_on("start")
    do(app, press("confirm"))
    (match,) = begun
    assert (match.players, match.preset) == (2, "paulista")
    assert match.options["target"] == 24
    assert match.path is not None
    assert app.settings.last_players == 2
    again = Setup(app)
    assert (again.preset.name, again.players) == ("paulista", 2)
    match.close()


# Settings


def test_every_setting_has_its_place(app: App) -> None:
    from dataclasses import fields

    from game.scenes.settings import TABS
    from game.settings import Settings

    shown = set()
    page = show(app, SettingsPage(app))
    for tab, _label in TABS:
        page._turn(tab)
        shown |= {w.key for w in page.desk.walk()}
    elsewhere = {"window_width", "window_height"} | {
        f"last_{name}" for name in ("game", "preset", "players", "opponents")
    }
    assert {f.name for f in fields(Settings)} - elsewhere <= shown


def test_choices_of_settings_are_all_possible(app: App) -> None:
    from game.scenes.settings import TABS
    from game.settings import rule

    page = show(app, SettingsPage(app))
    for tab, _label in TABS:
        page._turn(tab)
        for widget in page.desk.walk():
            if isinstance(widget, Choice):
                for value, _text in widget.choices:
                    assert rule(widget.key).admits(value), (widget.key, value)


def test_the_text_grows_under_the_slider(app: App) -> None:
    page = show(app, SettingsPage(app, tab="screen"))
    page.desk.focus_on("text_scale")
    do(app, press("last"))
    assert app.settings.text_scale == 200
    run(app, 30)
    assert app.metrics.text_scale == 2.0
    assert page.desk.focus.key == "text_scale"


def test_a_slider_in_hand_is_not_taken_away(app: App) -> None:
    page = show(app, SettingsPage(app, tab="screen"))
    track = page.desk.find("text_scale")._track()
    y = track.centery
    do(app, Pointer("down", track.x, y, button=1))
    do(app, Pointer("move", track.centerx, y, button=1))
    run(app, 40)
    assert app.metrics.text_scale == 1.0
    do(app, Pointer("move", track.right, y, button=1), Pointer("up", track.right, y, button=1))
    run(app, 40)
    assert app.metrics.text_scale == 2.0


def test_the_language_changes_under_the_page(app: App) -> None:
    page = show(app, SettingsPage(app))
    choice = page.desk.find("language")
    choice.choose([value for value, _label in choice.choices].index("es"))
    run(app, 4)
    assert page.title == "Ajustes"


def test_settings_are_saved(app: App) -> None:
    page = show(app, SettingsPage(app, tab="sound"))
    tap(app, "mute")
    field = page.desk.find("volume_voices")
    page.desk.give_focus(field)
    do(app, press("first"))
    do(app, press("cancel"))
    text = app.store.settings_path.read_text(encoding="utf-8")
    assert "mute = true" in text
    assert "volume_voices = 0" in text


def test_the_name_is_written(app: App) -> None:
    page = show(app, SettingsPage(app))
    field = page.desk.find("player_name")
    assert isinstance(field, TextField)
    page.desk.give_focus(field)
    pygame.event.post(pygame.event.Event(pygame.TEXTINPUT, text="Zé"))
    run(app, 60)
    assert app.settings.player_name == "Zé"


def test_tabs_turn_by_page_keys(app: App) -> None:
    page = show(app, SettingsPage(app))
    do(app, press("page_down"))
    assert page.tab == "table"
    do(app, press("page_up"), press("page_up"))
    assert page.tab == "sound"


# Saved matches


@pytest.fixture
def saved(app: App) -> list[Path]:
    folder = app.store.matches
    folder.mkdir(parents=True)
    paths = [folder / f"{name}.jsonl" for name in ("a_b", "b")]
    new_match(path=paths[0]).close()
    played_out(new_match(players=2, number=5, path=paths[1])).close()
    (folder / "broken.jsonl").write_bytes(b"{nonsense\n")
    return paths


def test_matches_are_listed_and_damaged_ones_named(app: App, saved: list[Path]) -> None:
    page = show(app, Matches(app))
    rows = [w.key for w in page.desk.walk() if isinstance(w, Row)]
    assert sorted(rows) == ["a_b.jsonl", "b.jsonl"]
    tap(app, "faults")
    assert isinstance(top(app), Message)
    assert "broken.jsonl" in top(app).text
    assert (app.store.matches / saves.DAMAGED / "broken.jsonl").exists()


def test_a_match_is_deleted_only_when_confirmed(app: App, saved: list[Path]) -> None:
    page = show(app, Matches(app))
    tap(app, "a_b.jsonl")
    tap(app, "delete")
    do(app, press("cancel"))
    assert saved[0].exists()
    tap(app, "delete")
    assert top(app).desk.focus.label == "Keep"
    tap(app, "Delete")
    assert not saved[0].exists()
    assert [m.path for m in page.listing.matches] == [saved[1]]


def test_a_finished_match_shows_its_result(app: App, saved: list[Path]) -> None:
    show(app, Matches(app))
    tap(app, "a_b.jsonl")
    tap(app, "b.jsonl")
    assert isinstance(top(app), Matches)
    tap(app, "open")
    assert isinstance(top(app), Results)
    tap(app, "back")
    assert isinstance(top(app), Matches)


def test_a_match_that_vanished_is_told(app: App, saved: list[Path]) -> None:
    page = show(app, Matches(app))
    tap(app, "a_b.jsonl")
    saved[0].write_bytes(b"")
    page.open()
    run(app, 2)
    assert isinstance(top(app), Message)


# Results, pause, rules, messages


def test_the_result_is_noted_once(app: App, tmp_path: Path) -> None:
    match = played_out(new_match(path=tmp_path / "m.jsonl"))
    page = show(app, Results(app, match))
    assert len(app.store.results()) == 1
    assert app.ui.audio.played[-1] in ("win", "loss")
    rows = page._rows()
    assert len(rows) == len(match.deals)
    assert max(rows[-1][2]) == 12
    tap(app, "verify")
    assert "as it should be" in top(app).title
    do(app, press("cancel"))
    assert top(app) is page
    assert len(app.store.results()) == 1


def test_again_is_the_same_game_with_other_cards(app: App, monkeypatch: pytest.MonkeyPatch) -> None:
    begun: list[Match] = []
    monkeypatch.setattr("game.scenes.matches.sit_down", lambda app, match: begun.append(match))
    old = played_out(new_match(players=2))
    show(app, Results(app, old))
    do(app, press("confirm"))
    (match,) = begun
    assert (match.options, match.seats) == (old.options, old.seats)
    assert match.commitment != old.commitment
    match.close()


def test_pause_goes_on_or_leaves(app: App) -> None:
    show(app, Title(app))
    match = new_match()
    show(app, Pause(app, match))
    do(app, press("menu"))
    assert isinstance(top(app), Title)
    show(app, Pause(app, match))
    tap(app, "rules")
    assert isinstance(top(app), Rules)
    do(app, press("rules"))
    assert isinstance(top(app), Pause)
    tap(app, "title")
    assert isinstance(top(app), Title)
    assert app.under(top(app)) is None


def test_the_rules_are_one_key_away_everywhere(app: App) -> None:
    for name in ("title", "setup", "settings", "matches", "results"):
        scene = show(app, build(app, name))
        do(app, press("rules"))
        assert isinstance(top(app), Rules), name
        do(app, press("rules"))
        assert top(app) is scene


def test_a_heading_leads_to_its_chapter(app: App) -> None:
    page = show(app, Rules(app))
    headings = [w for w in page.desk.walk() if w.key.startswith("heading ")]
    assert len(headings) >= 5
    tap(app, headings[3].key)
    scroll = page._pane.scroll
    assert scroll > 300
    do(app, press("page_down"))
    assert page._pane.scroll > scroll
    do(app, press("first"))
    assert page._pane.scroll == 0
    x, y = page._pane.rect.center
    do(app, Pointer("wheel", x, y, wheel=-1.0))
    assert page._pane.scroll == 90


def test_keys_help_shows_the_player_own_keys(tmp_path: Path) -> None:
    (tmp_path / "config").mkdir()
    own = tmp_path / "config" / "keys.toml"
    own.write_text('[keys]\nundo = ["f5"]\n', encoding="utf-8")
    for app in app_of(tmp_path):
        show(app, Title(app))
        do(app, press("help"))
        rows = [w for w in top(app).desk.walk() if getattr(w, "keys", None)]
        assert next(w for w in rows if w.label == "Take back").keys == ["F5"]
        do(app, press("help"))
        assert isinstance(top(app), Title)


def test_a_message_gives_its_answer_after_it_has_gone(app: App) -> None:
    title = show(app, Title(app))
    seen: list[Any] = []
    answers = (
        Answer("Yes", lambda: seen.append(app.top)),
        Answer("No", lambda: seen.append("no")),
    )
    show(app, Message(app, "Sure?", "Really?", answers))
    tap(app, "Yes")
    assert seen == [title]
    show(app, Message(app, "Sure?", "Really?", answers))
    do(app, press("cancel"))
    assert seen == [title, "no"]


def test_a_click_beside_a_dialog_closes_it_but_a_question_stays(app: App) -> None:
    title = show(app, Title(app))
    show(app, Pause(app, new_match()))
    do(app, *click((20, 20)))
    assert top(app) is title
    question = show(app, Message(app, "Sure?", "Really?"))
    do(app, *click((20, 20)))
    assert top(app) is question


def test_a_long_message_scrolls(app: App) -> None:
    page = show(app, Message(app, "Long", "word " * 2000))
    pane = page.desk.find("text")
    assert isinstance(pane, Pane)
    assert pane.most > 0
    assert page.desk.find("OK").rect.bottom < app.metrics.height


def test_a_gamepad_gets_around(app: App) -> None:
    def button(number: int) -> None:
        pygame.event.post(
            pygame.event.Event(pygame.CONTROLLERBUTTONDOWN, button=number, instance_id=0)
        )
        app.frame()

    show(app, Title(app))
    button(pygame.CONTROLLER_BUTTON_DPAD_DOWN)
    button(pygame.CONTROLLER_BUTTON_DPAD_DOWN)
    button(pygame.CONTROLLER_BUTTON_A)
    assert isinstance(top(app), Rules)
    button(pygame.CONTROLLER_BUTTON_B)
    assert isinstance(top(app), Title)


def test_unused_keys_do_nothing(app: App) -> None:
    scene = show(app, Title(app))
    do(app, Press(()), press("raise"), press("undo"))
    assert top(app) is scene

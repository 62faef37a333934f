"""The lesson is played on its table, from the first word to the farewell, by keys and by mouse."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any, cast

import pygame
import pytest

from game import i18n, registry
from game.app import App
from game.games.guritipau import lesson as script
from game.games.guritipau.records import PACK, Play
from game.scenes.lesson import LessonScene
from game.scenes.message import Message
from game.scenes.pause import Pause
from game.scenes.rules import Rules
from game.scenes.setup import Setup
from game.scenes.title import Title
from game.table.controls import HandCard
from game.ui.widgets import Button
from tests.scenes.support import new_match
from tests.ui.support import click, make_app, press, run

GAME = "guritipau"
ENTER = press("confirm", "play")


def app_of(home: Path, **settings: Any) -> Iterator[App]:
    app = make_app(home, (1280, 720), **{"speed": "off", "rest": 0.2, **settings})
    app.begin()
    yield app
    app.ui.audio.stop()
    app.window.destroy()
    pygame.event.clear()
    i18n.install("en")


@pytest.fixture
def app(tmp_path: Path) -> Iterator[App]:
    yield from app_of(tmp_path)


def top(app: App) -> Any:
    return app.top


def opened(app: App) -> LessonScene:
    scene = LessonScene(app, GAME)
    app.reset(scene)
    run(app)
    return scene


def await_learner(app: App, scene: LessonScene) -> None:
    """Let frames pass until the learner is to read, to do something or to go on."""
    for _frame in range(600):
        session = scene.lesson
        still = session.reading or session.phase in ("asking", "deal over", "match over")
        if app.top is not scene or (still and not session.director.busy):
            run(app, 16)  # Enter is not taken for an answer before a question can be read
            return
        app.frame()
    raise AssertionError(f"nothing to do: {scene.lesson.phase}")


def read_on(app: App, scene: LessonScene) -> None:
    """Leave behind what is to be read, up to the next question."""
    for _page in range(9):
        await_learner(app, scene)
        if scene.lesson.phase == "asking":
            return
        app.handle(ENTER)


def told_through(app: App, scene: LessonScene, act: Any) -> list[str]:
    """What is told while ``act`` does every step, until another scene is on top."""
    told: list[str] = []
    for _step in range(120):
        await_learner(app, scene)
        if app.top is not scene:
            return told
        told.append(scene.session.stage.words or " ".join(scene.session.stage.banner or ()))
        act(app, scene)
    raise AssertionError(told[-1])


def by_enter(app: App, scene: LessonScene) -> None:
    app.handle(ENTER)


def by_mouse(app: App, scene: LessonScene) -> None:
    session, task = scene.lesson, scene.lesson.lesson.task
    lit = [w for w in scene.desk.widgets if isinstance(w, Button) and w.style == "primary"]
    if session.phase == "asking":
        assert task is not None
        slot = session.wanted_slot
        cards = [w for w in scene.desk.widgets if isinstance(w, HandCard)]
        lit_cards = [w for w in cards if not session.stage.fan.cards[w.index].dim]
        if slot is not None:
            assert [session.stage.fan.cards[w.index].slot for w in lit_cards] == [slot]
        target: Any = lit_cards[0] if slot is not None else lit[0]
    else:
        target = lit[0] if session.reading else (640 * 1.5, 400 * 1.5)
    for event in click(target):
        app.handle(event)


@pytest.mark.parametrize("act", [by_enter, by_mouse], ids=["keys", "mouse"])
def test_the_lesson_is_played_to_its_farewell(app: App, act: Any) -> None:
    scene = opened(app)
    told = told_through(app, scene, act)
    assert isinstance(app.top, Message)
    assert app.top.text == script.FAREWELL
    assert scene.match.winners == (0,)
    done = [step.action for deal in script.DEALS for step in deal.steps]
    assert list(scene.match.log) == done
    wanted = [script.WELCOME]
    for deal in script.DEALS:
        wanted += [deal.opening, *(step.text for step in deal.steps if step.text), deal.closing]
    heard = iter(told)
    assert all(any(sentence in words for words in heard) for sentence in wanted)


def test_it_speaks_the_language_of_the_program_and_follows_a_change(tmp_path: Path) -> None:
    for app in app_of(tmp_path, language="pt_PT", reduced_motion=True):
        i18n.install("pt_PT")
        scene = opened(app)
        assert scene.session.stage.words == i18n._(script.WELCOME) != script.WELCOME
        app.settings.language = "es"
        app.apply_settings()
        run(app)
        assert i18n.current() == "es"
        assert scene.session.stage.words == i18n._(script.WELCOME) != script.WELCOME
        read_on(app, scene)
        assert scene.session.stage.words == i18n._(script.DEALS[0].steps[3].text)
        scene._show_results()
        assert top(app).text == i18n._(script.FAREWELL)


def test_something_else_is_answered_with_the_reminder(app: App) -> None:
    scene = opened(app)
    read_on(app, scene)
    expected, other = PACK.card("JD"), PACK.card("2D")
    task = scene.lesson.lesson.task
    assert task is not None and task.action == Play(0, expected)
    done = scene.match.log
    fan = scene.session.stage.fan
    held = [card.card for card in fan.cards]
    scene.desk.focus_on(f"card {held.index(other)}")
    app.handle(ENTER)
    assert scene.session.stage.words == script.reminder(cast("script.Step", task))
    assert scene.session.stage.error
    run(app, 300)
    assert scene.match.log == done
    assert [card.card for card in fan.cards] == held
    assert scene.session.stage.words == task.text
    scene.desk.focus_on(f"card {held.index(expected)}")
    app.handle(ENTER)
    assert scene.match.log == (*done, task.action)


def test_a_card_dropped_on_the_table_comes_back_if_it_is_another(app: App) -> None:
    scene = opened(app)
    read_on(app, scene)
    done, session = scene.match.log, scene.session
    held = [card.card for card in session.stage.fan.cards]
    assert not session.play_card(held.index(PACK.card("9D")))
    assert scene.match.log == done
    assert [card.card for card in session.stage.fan.cards] == held


def test_what_the_rules_refuse_is_refused_by_them(app: App) -> None:
    scene = opened(app)
    read_on(app, scene)
    held = [card.card for card in scene.session.stage.fan.cards]
    assert not scene.session.play_card(held.index(PACK.card("7S")))
    assert scene.session.stage.words != script.reminder(script.DEALS[0].steps[3])


def test_a_step_is_taken_back_and_done_again(app: App) -> None:
    scene = opened(app)
    read_on(app, scene)
    app.handle(ENTER)
    await_learner(app, scene)
    before = scene.lesson.lesson.task
    assert before is script.DEALS[0].steps[4]
    app.handle(press("undo"))
    await_learner(app, scene)
    assert scene.lesson.lesson.task is script.DEALS[0].steps[3]
    assert scene.session.stage.words == script.DEALS[0].steps[3].text


def test_it_is_left_at_any_time_and_nothing_is_kept(app: App) -> None:
    scene = opened(app)
    app.handle(press("cancel"))
    run(app)
    assert isinstance(app.top, Pause)
    labels = [widget.label for widget in app.top.desk.walk()]
    assert "A lesson is not saved." in labels
    for event in click(app.top.desk.find("title")):
        app.handle(event)
    run(app)
    assert isinstance(app.top, Setup)
    assert app.top.game == GAME
    assert isinstance(app.under(app.top), Title)
    assert scene.match.path is None
    assert not list(app.store.matches.rglob("*"))
    assert app.ui.theme is not scene._theme


def test_the_farewell_leads_to_a_match(app: App) -> None:
    scene = opened(app)
    scene._show_results()
    run(app)
    app.handle(press("confirm", "play"))
    run(app)
    assert isinstance(app.top, Setup)
    assert app.top.game == GAME


@pytest.mark.parametrize("page", [Setup, Rules])
def test_pages_of_a_game_with_a_lesson_lead_to_it(app: App, page: Any) -> None:
    app.push(page(app, game=GAME))
    run(app)
    for event in click(top(app).desk.find("lesson")):
        app.handle(event)
    run(app)
    assert isinstance(app.top, LessonScene)
    assert app.top.lesson.stage.words == script.WELCOME


@pytest.mark.parametrize("page", [Setup, Rules])
def test_pages_of_a_game_without_one_have_no_such_button(app: App, page: Any) -> None:
    assert registry.lesson("truco") is None
    app.push(page(app, game="truco"))
    run(app)
    with pytest.raises(KeyError):
        top(app).desk.find("lesson")


def test_the_rules_read_at_a_table_do_not_lead_away_from_it(app: App) -> None:
    from game.scenes.table import TableScene

    app.reset(TableScene(app, new_match(game=GAME)))
    app.push(Rules(app, game=GAME))
    run(app)
    with pytest.raises(KeyError):
        top(app).desk.find("lesson")


def test_the_table_rests_while_the_learner_reads(app: App) -> None:
    scene = opened(app)
    run(app, 60)
    assert scene.lesson.reading is not None
    assert not scene.animating
    assert not scene.dirty


def test_the_focus_stays_through_a_resize_and_comes_to_each_new_page(app: App) -> None:
    scene = opened(app)
    assert scene.desk.focus is not None and scene.desk.focus.key == "accept"
    scene.desk.focus_on("menu")
    app.window.size = (1600, 900)
    run(app)
    assert scene.desk.focus.key == "menu"
    scene._go_on()
    await_learner(app, scene)
    assert scene.lesson.stage.words == script.DEALS[0].opening
    assert scene.desk.focus.key == "accept"
    app.window.size = (1280, 720)
    run(app)
    assert scene.desk.focus.key == "accept"

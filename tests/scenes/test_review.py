"""The review of a deal: its list of decisions, its table, the ways to it and back."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import pygame
import pytest

from game import i18n
from game.analyst import Task
from game.app import App
from game.bots.analysis import Verdict
from game.match import Deal, Match
from game.scenes.decisions import Decision
from game.scenes.matches import Matches
from game.scenes.pause import Pause
from game.scenes.results import Results
from game.scenes.review import Review
from game.scenes.table import TableScene
from game.scenes.title import Title
from game.table.record import Step
from game.table.stage import Stage
from game.ui.events import Pointer
from tests.scenes.support import Judge, new_match, one_deal, played_out
from tests.ui.support import click, make_app, press, run


class Slow(Judge):
    """An analyst who says nothing until it is told to."""

    ready = False
    closed = False

    def step(self, seconds: float) -> list[Verdict]:
        return super().step(seconds) if self.ready else []

    def close(self) -> None:
        self.closed = True


class Scale(Judge):
    """Every decision cost as much as its number: 0, 1, 2, …; the last was not judged."""

    def step(self, seconds: float) -> list[Verdict]:
        left, self._left = self._left, []
        told = []
        for number, point in enumerate(left):
            best = next(a for a in point.view.legal if a != point.action)
            value = None if point is left[-1] else 9.0 - number
            told.append(Verdict(point.place, point.action, best, 9.0, value))
        return told


@pytest.fixture
def app(tmp_path: Path) -> Iterator[App]:
    app = make_app(tmp_path, (960, 540), speed="off", rest=0.0)
    app.begin()
    yield app
    app.ui.audio.stop()
    app.window.destroy()
    pygame.event.clear()
    i18n.install("en")


def show(app: App, match: Match, hire: Any = Judge, **wanted: Any) -> Review:
    app.push(Title(app))
    review = Review(app, match, hire=hire, **wanted)
    app.push(review)
    run(app, 14)
    return review


def do(app: App, *events: Any) -> None:
    for event in events:
        app.handle(event)
        app.frame()


def top(app: App) -> Any:
    return app.top


def rows(review: Review) -> list[Decision]:
    return [widget for widget in review.desk.walk() if isinstance(widget, Decision)]


def shown(review: Review) -> Stage:
    """What lies on the table."""
    assert review.table.stage is not None
    return review.table.stage


def numbers(review: Review) -> list[int]:
    return [row.told.number for row in rows(review)]


# ------------------------------------------------------------------------------------- what is seen


def test_the_costliest_decision_stands_first_and_is_shown(app: App) -> None:
    review = show(app, one_deal("guinote", 4), Scale)
    count = len(review.points)
    assert count > 3
    assert numbers(review) == [*range(count - 1, 0, -1), count]
    decided = review.decided
    assert decided is not None
    assert decided.place == review.points[count - 2].place
    chosen = [row.told.number for row in rows(review) if row.chosen]
    assert chosen == [count - 1]


def test_the_list_can_be_put_in_the_order_of_play(app: App) -> None:
    review = show(app, one_deal("guinote", 4), Scale)
    do(app, *click(review.desk.find("order played")))
    assert numbers(review) == list(range(1, len(review.points) + 1))
    do(app, *click(review.desk.find("order cost")))
    assert numbers(review)[-1] == len(review.points)


def test_costs_are_told_in_points_and_summed_up(app: App) -> None:
    review = show(app, one_deal("guinote", 4), Scale)
    count = len(review.points)
    told = {row.told.number: row.told for row in rows(review)}
    assert told[1].lost == "good"
    assert told[3].lost == "2.0 points"
    assert told[count].lost == "not judged"
    assert told[3].worths == ("+7.0", "+9.0")
    lost = sum(range(count - 1))
    summary = review.desk.find("summary").label
    assert summary == f"{count} decisions; given away in all: *{lost}.0 points*"


def test_the_table_lies_as_it_was_at_the_decision_with_all_hands_open(app: App) -> None:
    review = show(app, one_deal("guinote", 4), Scale)
    for row in rows(review):
        review.desk.focus_on(row.key)
        do(app, press("confirm"))
        point = next(p for p in review.points if p.place == row.told.place)
        assert review.record.steps[review.at] == Step(point.place)
        stage = shown(review)
        state = review.record.state(point.place)
        assert stage.model.hands == [list(hand) for hand in state.hands]
        assert {held.card for held in stage.fan.cards} == set(point.view.hand)


def test_what_was_played_and_what_was_best_are_marked(app: App) -> None:
    review = show(app, one_deal("guinote", 4), Scale)
    marked = 0
    for point in review.points:
        review.choose(point.place)
        verdict = review.known[point.place]
        cards = [getattr(action, "card", None) for action in (point.action, verdict.best)]
        marks = {held.card: held.mark for held in shown(review).fan.cards if held.mark}
        if point.action.do == verdict.best.do == "play":
            assert marks == {cards[0]: "played", cards[1]: "best"}
            marked += 1
    assert marked > 3


def test_a_row_tells_all_of_it_aloud(app: App) -> None:
    review = show(app, one_deal("guinote", 4), Scale)
    row = next(row for row in rows(review) if row.told.number == 3)
    assert row.spoken().startswith(f"{row.told.played}. 2.0 points. Best: {row.told.best}")


# -------------------------------------------------------------------------------------- going along


def test_keys_buttons_wheel_and_the_line_go_from_step_to_step(app: App) -> None:
    review = show(app, one_deal("guinote", 4))
    review.go(5)
    do(app, press("step_on"))
    assert review.at == 6
    do(app, press("step_back"), press("step_back"))
    assert review.at == 4
    do(app, *click(review.desk.find("step_on")))
    assert review.at == 5
    do(app, *click(review.desk.find("step_back")))
    assert review.at == 4
    way = review.desk.find("way")
    review.desk.give_focus(way)
    do(app, press("right"))
    assert review.at == 5
    do(app, press("last"))
    assert review.at == len(review.record.steps) - 1
    do(app, press("step_on"))
    assert review.at == len(review.record.steps) - 1
    do(app, press("first"))
    assert review.at == 0
    do(app, Pointer("wheel", 1500, 500, wheel=-1.0))
    assert review.at == 1
    do(app, *click((review.desk.find("way").rect.right - 17, way.rect.centery)))
    assert review.at == len(review.record.steps) - 1


def test_every_step_can_be_drawn(app: App) -> None:
    review = show(app, one_deal("gleek", 3))
    seen = set()
    for step in range(len(review.record.steps)):
        review.go(step)
        app.frame()
        seen.add(pygame.image.tobytes(app.surface, "RGB"))
    assert len(seen) > len(review.record.steps) * 0.9


def test_going_along_is_told_aloud(app: App, monkeypatch: pytest.MonkeyPatch) -> None:
    review = show(app, one_deal("guinote", 4))
    said: list[str] = []
    monkeypatch.setattr(app.ui.speech, "say", said.append)
    review.go(2)
    assert said == [review.record.told(review.record.steps[2], review.names)]


# ----------------------------------------------------------------------------------------- thinking


def test_rows_are_there_while_it_is_thought_and_then_hold_the_costs(app: App) -> None:
    review = show(app, one_deal("guinote", 4), Slow)
    count = len(review.points)
    assert [row.told.lost for row in rows(review)] == ["thinking…"] * count
    assert review.desk.find("summary").label == f"Thinking it over: 0 of {count}…"
    at = review.at
    Slow.ready = True
    try:
        run(app, 2)
    finally:
        Slow.ready = False
    assert not review.thinking
    assert {row.told.lost for row in rows(review)} == {"good", "1.0 point"}
    assert review.at != at  # on to the costliest, as nobody has chosen another


def test_whoever_has_gone_on_is_not_led_away(app: App) -> None:
    review = show(app, one_deal("guinote", 4), Slow)
    review.go(7)
    Slow.ready = True
    try:
        run(app, 2)
    finally:
        Slow.ready = False
    assert review.at == 7


def test_leaving_stops_the_thinking(app: App) -> None:
    hired: list[Slow] = []

    def hire(task: Task, skip: Sequence[int]) -> Slow:
        hired.append(Slow(task, skip))
        return hired[-1]

    show(app, one_deal("guinote", 4), hire)
    do(app, press("cancel"))
    assert isinstance(app.top, Title)
    assert [slow.closed for slow in hired] == [True]


# ----------------------------------------------------------------------------------- what is hidden


def test_only_deals_that_are_over_are_shown(app: App, monkeypatch: pytest.MonkeyPatch) -> None:
    match = one_deal("guinote", 4)
    match.next_deal()
    dealt: list[int] = []
    deal_again = match.deal_again

    def noted(deal: Deal) -> Any:
        dealt.append(deal.number)
        return deal_again(deal)

    monkeypatch.setattr(match, "deal_again", noted)
    review = show(app, match)
    review.turn(1)
    for step in range(len(review.record.steps)):
        review.go(step)
    assert [deal.number for deal in review.deals] == [1]
    assert set(dealt) == {1}


def test_a_deal_in_play_cannot_be_reviewed(app: App) -> None:
    with pytest.raises(LookupError):
        Review(app, new_match(), hire=Judge)
    with pytest.raises(LookupError):
        Review(app, one_deal("guinote", 4), before=1, hire=Judge)


def test_nothing_can_be_taken_back_once_all_hands_were_seen(app: App) -> None:
    match = one_deal("truco", 2)
    scene = TableScene(app, match)
    app.push(scene)
    run(app, 30)
    assert scene.desk.find("undo").enabled is match.can_undo is True
    app.handle(press("review"))
    assert isinstance(app.top, Review)
    app.handle(press("cancel"))
    run(app, 3)
    assert top(app) is scene
    assert not scene.desk.find("undo").enabled
    app.handle(press("undo"))
    assert match.deal_over


def test_nor_when_the_match_was_left_and_resumed(app: App, tmp_path: Path) -> None:
    path = tmp_path / "match.jsonl"
    match = one_deal("truco", 2, path=path)
    show(app, match)
    match.close()
    resumed = Match.load(path)
    assert resumed.deals[0].actions == match.deals[0].actions
    assert not resumed.can_undo
    assert not resumed.undo()
    scene = TableScene(app, resumed)
    app.reset(scene)
    run(app, 30)
    assert len(resumed.deals) == 2
    assert not resumed.deal_over


# ------------------------------------------------------------------------------------- ways to it


def test_deals_of_a_match_can_be_turned_over(app: App) -> None:
    match = played_out(new_match(2, game="truco"))
    review = show(app, match)
    last = match.deals[-1].number
    assert review.deal.number == last
    assert not review.desk.find("deal 1").enabled
    do(app, *click(review.desk.find("deal -1")))
    assert review.deal.number == last - 1
    assert all(row.told.lost != "thinking…" for row in rows(review))
    do(app, *click(review.desk.find("deal 1")))
    assert review.deal.number == last


def test_the_button_at_the_end_of_a_deal_leads_here(app: App) -> None:
    match = one_deal("truco", 2)
    scene = TableScene(app, match)
    app.push(scene)
    run(app, 30)
    do(app, *click(scene.desk.find("review")))
    assert isinstance(app.top, Review)
    assert app.top.deal is match.deals[0]


def test_the_pause_offers_what_is_over_but_the_deal_that_can_be_taken_back(app: App) -> None:
    match = one_deal("truco", 2)
    app.push(Pause(app, match))
    assert "review" not in {widget.key for widget in top(app).desk.walk()}
    app.pop()
    match.next_deal()
    pause = Pause(app, match)
    app.push(pause)
    pause.desk.focus_on("review")
    do(app, press("confirm"))
    assert isinstance(app.top, Review)
    assert app.top.deal is match.deals[0]


def test_the_results_lead_here_and_back(app: App) -> None:
    match = played_out(new_match(2, game="truco"))
    results = Results(app, match)
    app.push(results)
    run(app, 3)
    do(app, *click(results.desk.find("review")))
    assert isinstance(app.top, Review)
    do(app, press("cancel"))
    assert top(app) is results


def test_a_saved_match_is_reviewed_up_to_the_deal_in_play(app: App) -> None:
    app.store.matches.mkdir(parents=True, exist_ok=True)
    match = one_deal("truco", 2, path=app.store.matches / "truco-20260101-120000.jsonl")
    match.next_deal()
    match.close()
    before = (match.path or Path()).read_bytes()
    page = Matches(app)
    app.push(page)
    run(app, 3)
    do(app, *click(page.desk.find("review")))
    assert isinstance(app.top, Review)
    assert [deal.number for deal in app.top.deals] == [1]
    do(app, press("cancel"))
    assert top(app) is page
    assert (match.path or Path()).read_bytes() == before


def test_the_theme_of_the_place_goes_with_the_page(app: App) -> None:
    app.push(Title(app))
    usual = app.ui.theme.name
    review = Review(app, one_deal("gleek", 3), hire=Judge)
    app.push(review)
    assert app.ui.theme.name != usual
    app.pop()
    assert app.ui.theme.name == usual

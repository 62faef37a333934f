"""The table as it is played: mouse, keys, resizing, rest."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pygame
import pytest

from game.engine.cards import HIDDEN
from game.match import Match
from game.store import Store
from game.table.layout import Layout
from tests.table.conftest import new_match
from tests.table.driver import Table

Open = Callable[..., Table]


def until_card(table: Table) -> None:
    """Until the player may play a card, accepting whatever is called before."""
    table.until_asked()
    for _n in range(20):
        if table.has_card:
            return
        table.key(pygame.K_a)
        table.until_asked()
    raise AssertionError("the player never got to play a card")


# --------------------------------------------------------------------------------------- the mouse


def test_a_card_dragged_to_the_trick_is_played(open_table: Open) -> None:
    table = open_table()
    until_card(table)
    before = len(table.match.log)
    card = table.session.stage.fan.cards[1].card
    table.drag(table.card(1), table.zone)
    assert len(table.match.log) == before + 1
    assert getattr(table.match.log[-1], "card", None) == card
    table.until(lambda: any(c.card == card for c in table.session.stage.model.trick))


def test_the_drag_follows_the_pointer_and_turns_the_trick_into_a_zone(open_table: Open) -> None:
    table = open_table()
    until_card(table)
    start = table.card(0)
    table.grab(start, table.zone)
    fan = table.session.stage.fan
    assert fan.held == 0
    grip = table.scene.grip
    assert (fan.cards[0].pose.x, fan.cards[0].pose.y) == grip.centre
    assert fan.cards[0].pose.y < table.scene.painter.layout.hand_pose(0, 3).y - 100


def test_a_card_dropped_on_the_hand_snaps_back(open_table: Open) -> None:
    table = open_table()
    until_card(table)
    before = len(table.match.log)
    x, y = table.card(0)
    table.drag((x, y), (x + 60, y - 20))
    assert len(table.match.log) == before
    table.until(lambda: not table.session.stage.fan.moving)
    fan = table.session.stage.fan
    assert fan.held is None
    assert fan.cards[0].pose == fan.home(0)


def test_a_card_dropped_far_from_everything_snaps_back(open_table: Open) -> None:
    table = open_table()
    until_card(table)
    before = len(table.match.log)
    table.drag(table.card(0), (20, 600))
    assert len(table.match.log) == before


@pytest.mark.parametrize("how", ["escape", "right button", "focus"])
def test_a_carried_card_goes_home(open_table: Open, how: str) -> None:
    table = open_table()
    until_card(table)
    before = len(table.match.log)
    table.grab(table.card(2), table.zone)
    assert table.scene.grip.dragging
    if how == "escape":
        table.key(pygame.K_ESCAPE)
    elif how == "right button":
        table.press(table.zone, button=3)
        table.frames(1)
    else:
        table.post(pygame.WINDOWFOCUSLOST)
        table.frames(1)
    assert not table.scene.grip.dragging
    table.release(table.zone)
    table.frames(20)
    assert len(table.match.log) == before
    assert table.session.stage.fan.held is None
    assert table.app.top is table.scene


def test_a_click_plays_a_card(open_table: Open) -> None:
    table = open_table()
    until_card(table)
    before = len(table.match.log)
    table.click(table.card(0))
    assert len(table.match.log) == before + 1


def test_a_finger_drags_as_the_mouse_does(open_table: Open) -> None:
    table = open_table()
    until_card(table)
    before = len(table.match.log)
    width, height = table.app.metrics.size_px
    (x0, y0), (x1, y1) = table.card(0), table.zone
    for n, kind in enumerate((pygame.FINGERDOWN, *[pygame.FINGERMOTION] * 4, pygame.FINGERUP)):
        share = min(1.0, n / 4)
        x, y = x0 + (x1 - x0) * share, y0 + (y1 - y0) * share
        table.post(kind, finger_id=1, x=x / width, y=y / height, dx=0.0, dy=0.0, touch_id=1)
        table.frames(1)
    assert len(table.match.log) == before + 1


def test_a_refused_card_goes_home_and_the_line_of_words_says_why(open_table: Open) -> None:
    table = open_table()
    until_card(table)
    table.session.cover = True  # nobody may cover in the first trick
    before = len(table.match.log)
    table.drag(table.card(0), table.zone)
    assert len(table.match.log) == before
    assert table.session.stage.error
    assert table.session.stage.words
    assert "error" in table.app.ui.audio.played
    table.until(lambda: not table.session.stage.error)
    assert table.session.stage.words == table.session.words.prompt(
        table.match.view(0), table.session.stage.names
    )


def test_a_click_ends_an_animation_and_a_rest(open_table: Open) -> None:
    table = open_table()
    table.until(lambda: table.session.director.busy)
    table.click((640, 300))
    assert not table.session.director.timeline.held
    assert [len(hand) for hand in table.session.stage.model.hands] == [3, 3, 3, 3]


# ---------------------------------------------------------------------------------------- the keys


def test_a_match_is_played_by_keyboard_alone(open_table: Open, store: Store) -> None:
    store.settings.speed = "off"
    table = open_table(new_match("paulista", 2, 11))
    # A number takes up a card; an arrow would in time lead to the icons, undo among them.
    keys = [pygame.K_RETURN, pygame.K_1, pygame.K_RETURN, pygame.K_a, pygame.K_t]
    for n in range(30000):
        if table.session.phase == "match over":
            break
        if table.session.phase == "asking":
            table.key(keys[n % len(keys)])
        elif table.session.phase == "deal over":
            table.key(pygame.K_RETURN)
        else:
            table.frames(1)
    assert table.match.over
    assert table.session.phase == "match over"


def test_arrows_choose_a_card_and_enter_plays_it(open_table: Open) -> None:
    table = open_table()
    until_card(table)
    table.key(pygame.K_2)
    table.key(pygame.K_RIGHT)
    assert table.session.stage.fan.raised == 2
    card = table.session.stage.fan.cards[2].card
    table.key(pygame.K_RETURN)
    assert getattr(table.match.log[-1], "card", None) == card


def test_letters_call_and_a_letter_without_use_says_so(open_table: Open) -> None:
    table = open_table()
    until_card(table)
    table.key(pygame.K_a)
    assert table.session.stage.words == "That cannot be done now."
    table.key(pygame.K_t)
    assert type(table.match.log[-1]).__name__ == "Call"
    assert any(b.style == "burst" for b in table.session.stage.balloons)


def test_running_is_asked_twice(open_table: Open) -> None:
    table = open_table(asked_to_answer())
    table.until_asked()
    before = len(table.match.log)
    table.key(pygame.K_r)
    assert len(table.match.log) == before
    table.key(pygame.K_r)
    assert type(table.match.log[-1]).__name__ == "Run"


def test_the_partner_advises_before_the_player_answers(open_table: Open) -> None:
    table = open_table(asked_to_answer())
    table.until_asked()
    table.until(lambda: any(b.style == "thought" for b in table.session.stage.balloons))
    (thought,) = [b for b in table.session.stage.balloons if b.style == "thought"]
    assert thought.seat == 2


def asked_to_answer() -> Match:
    """A match in which the player is to answer a call."""
    for number in range(1, 80):
        match = new_match(number=number)
        while not match.deal_over:
            decider = match.decider()
            assert decider is not None
            legal = match.state.legal(decider)
            call = next((a for a in legal if a.do == "call"), None)
            if decider % 2 == 1 and call is not None:
                match.play(call)
                return match
            match.play(legal[0])
    raise AssertionError("no call")


def test_the_last_trick_is_shown_again(open_table: Open) -> None:
    table = open_table()
    until_card(table)
    for _n in range(20):
        if table.session.stage.model.last_trick:
            break
        until_card(table)
        table.click(table.card(0))
        table.until_asked()
    table.key(pygame.K_v)
    assert table.session.stage.peek
    table.key(pygame.K_v)
    assert not table.session.stage.peek


def test_undo_lays_the_table_as_it_was(open_table: Open) -> None:
    table = open_table()
    until_card(table)
    hand = [c.card for c in table.session.stage.fan.cards]
    count = len(table.match.log)
    table.click(table.card(1))
    table.until(lambda: not table.session.director.busy)
    table.key(pygame.K_u)
    assert len(table.match.log) == count
    assert [c.card for c in table.session.stage.fan.cards] == hand
    assert table.session.phase == "asking"


def test_a_hint_names_a_card(open_table: Open) -> None:
    table = open_table()
    until_card(table)
    table.key(pygame.K_h)
    prompt = table.session.words.prompt(table.match.view(0), table.session.stage.names)
    table.until(lambda: table.session.stage.words != prompt)
    assert not table.session.stage.error


# --------------------------------------------------------------------------- covering and the like


def test_a_card_is_covered_by_a_visible_choice(open_table: Open) -> None:
    table = open_table(second_trick())
    until_card(table)
    choice = table.session.choice
    assert choice is not None
    assert choice.covers
    table.click(table.button("cover"))
    assert table.session.cover
    table.click(table.card(0))
    assert getattr(table.match.log[-1], "covered", None) is True
    assert not table.session.cover


def second_trick() -> Match:
    """A match whose first trick is over and in which the player is to play."""
    for number in range(1, 80):
        match = new_match(number=number)
        while not match.deal_over:
            decider = match.decider()
            assert decider is not None
            tricks = [e for e in match.state.history if e.name == "trick-ended"]
            if tricks and decider == 0:
                return match
            match.play(match.state.legal(decider)[0])
    raise AssertionError("no second trick")


def test_a_forced_card_is_played_for_the_player_if_that_is_set(
    open_table: Open, store: Store
) -> None:
    store.settings.play_forced = True
    store.settings.speed = "off"
    match = last_card()
    table = open_table(match)
    before = len(match.log)
    table.until(lambda: len(match.log) > before)
    assert match.log[before].seat == 0


def last_card() -> Match:
    """The player has one card left and no call to make."""
    for number in range(1, 200):
        match = new_match(number=number)
        while not match.deal_over:
            decider = match.decider()
            assert decider is not None
            legal = match.state.legal(decider)
            calls = [a for a in legal if a.do == "call"]
            if decider == 0 and len(match.view(0).hand) == 1 and not calls:
                return match
            # Seat 0 raises early, so that its side may not raise any more.
            raises = decider == 0 and calls and not match.log
            match.play(calls[0] if raises else legal[0])
    raise AssertionError("no last card")


def test_cards_of_mao_de_ferro_lie_face_down(open_table: Open) -> None:
    match = at_eleven_all()
    table = open_table(match)
    until_card(table)
    assert {c.card for c in table.session.stage.fan.cards} == {HIDDEN}
    table.click(table.card(0))
    assert match.log[-1].do == "play-unseen"


def at_eleven_all() -> Match:
    """A match of paulista in which both sides stand at eleven."""
    for number in range(1, 60):
        match = new_match("paulista", 4, number)
        for _n in range(3000):
            if match.over:
                break
            if match.deal_over:
                match.next_deal()
                if match.standing.points == (11, 11):
                    return match
                continue
            decider = match.decider()
            assert decider is not None
            legal = match.state.legal(decider)
            match.play(legal[0])
    raise AssertionError("nobody came to eleven all")


# ----------------------------------------------------------------------------- window and the rest


def test_a_resize_in_the_middle_of_an_animation_changes_nothing_that_matters(
    open_table: Open,
) -> None:
    table = open_table()
    until_card(table)
    table.click(table.card(0))
    assert table.session.director.busy
    actions = len(table.match.log)
    table.app.window.size = (1000, 700)
    table.post(pygame.WINDOWSIZECHANGED, x=1000, y=700)
    table.frames(30)
    layout = table.scene.painter.layout
    assert (layout.width, layout.height) == (1000, 700)
    table.until_asked()
    assert len(table.match.log) >= actions
    fan = table.session.stage.fan
    table.until(lambda: not fan.moving)
    assert [c.pose for c in fan.cards] == [fan.home(n) for n in range(len(fan.cards))]


def test_nothing_is_drawn_at_rest(open_table: Open) -> None:
    table = open_table()
    until_card(table)
    table.at_rest()
    drawn = table.app._drawn
    table.frames(200)
    assert table.app._drawn == drawn


def test_only_what_changed_is_drawn(open_table: Open, monkeypatch: pytest.MonkeyPatch) -> None:
    """A hover lifts one card: far fewer pixels than the window has are painted again."""
    table = open_table()
    until_card(table)
    table.at_rest()
    canvas = table.scene._canvas
    assert canvas is not None
    painted: list[int] = []
    whole = canvas.paint

    def counting(*args: Any, **named: Any) -> list[pygame.Rect]:
        rects = whole(*args, **named)
        painted.append(sum(r.w * r.h for r in rects))
        return rects

    monkeypatch.setattr(canvas, "paint", counting)
    table.move(table.card(0))
    table.frames(10)
    assert painted
    assert max(painted) < 1280 * 720 / 6


def test_a_resumed_match_lies_as_it_lay(open_table: Open, tmp_path: Path) -> None:
    path = tmp_path / "match.jsonl"
    first = open_table(new_match(path=path))
    until_card(first)
    first.click(first.card(1))
    first.until_asked()
    model = first.session.stage.model
    points, fan = first.session.stage.points, first.session.stage.fan
    first.close()
    second = open_table(Match.load(path))
    second.until_asked()
    again = second.session.stage.model
    assert again == model
    assert second.session.stage.points == points
    assert [c.card for c in second.session.stage.fan.cards] == [c.card for c in fan.cards]


@pytest.mark.parametrize("size", [(320, 240), (1024, 600), (3840, 2160)])
@pytest.mark.parametrize("players", [2, 4, 6])
def test_every_size_and_number_of_players_is_drawn(
    open_table: Open, size: tuple[int, int], players: int
) -> None:
    table = open_table(new_match(players=players), size)
    table.until_asked()
    table.app.draw()
    layout = table.scene.painter.layout
    assert isinstance(layout, Layout)
    assert (layout.width, layout.height) == size
    assert table.app.ui.images.faults == {}
    assert table.scene.painter.cards.faults == []


def test_a_bot_that_fails_is_admitted_and_replaced(
    open_table: Open, monkeypatch: pytest.MonkeyPatch
) -> None:
    from game.games.truco import bot

    def broken(*args: object) -> object:
        raise RuntimeError("no idea")

    match = new_match(players=2, number=3)
    table = open_table(match)
    until_card(table)
    monkeypatch.setattr(bot.TrucoBot, "decide", broken)
    table.click(table.card(0))
    table.until(lambda: "lost the thread" in table.session.stage.words)
    assert match.log[-1].seat == 1


def test_reduced_motion_fades_and_comes_to_the_same_table(open_table: Open, store: Store) -> None:
    moving = open_table()
    until_card(moving)
    lying = moving.session.stage.model
    moving.close()
    store.settings.reduced_motion = True
    fading = open_table()
    fading.until(lambda: any(f.fades for f in fading.session.stage.flights))
    until_card(fading)
    assert fading.session.stage.model == lying

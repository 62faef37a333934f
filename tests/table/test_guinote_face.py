"""The table of Guiñote, Tute and Brisca: what lies on it, and how it is played on."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pygame
import pytest

from game import registry
from game.bots.base import Bot, Decision, Thought
from game.engine.cards import HIDDEN
from game.engine.contract import Action, View
from game.engine.pointtricks.records import (
    Declare,
    Declared,
    Draw,
    Drew,
    Play,
    StrictBegan,
    Swap,
    Swapped,
)
from game.engine.pointtricks.state import PointView
from game.engine.spanish import PACK, of
from game.match import Match
from game.store import Store
from game.table.cues import Announce, Mark, Show
from game.table.face import Face
from game.table.faces.pointtricks import Marks
from game.table.hand import FanCard
from game.table.model import TableModel
from tests.table.driver import Table
from tests.table.pointtricks import TABLES, any_action, match_at, new_match, point_view

Open = Callable[..., Table]


def laid_out(face: Face, view: PointView) -> TableModel:
    model = TableModel(view.players)
    model.marks = face.opening(view)
    for event in view.history:
        model.fold(face.cues(event, model.marks, view))
    return model


# --------------------------------------------------------------------------- what lies on the table


@pytest.mark.parametrize(("game", "preset", "players"), TABLES)
def test_the_table_shows_what_the_rules_say(game: str, preset: str, players: int) -> None:
    face: Face = registry.face(game)
    for number in range(2):
        rng = Random(f"{game} {preset} {number}")
        match = new_match(game, preset, players, number)
        for _n in range(150):
            view = point_view(match)
            model = laid_out(face, view)
            marks: Marks = model.marks
            assert [len(hand) for hand in model.hands] == list(view.counts)
            assert sorted(model.hands[0]) == sorted(view.hand)
            assert [(c.seat, c.card) for c in model.trick] == [(p.seat, p.card) for p in view.table]
            assert (model.stock_left, model.turn_up) == (view.stock_left, view.turn_up)
            assert model.stock == (view.stock_left > 1)
            assert (marks.trump, marks.stock) == (view.trump, view.stock_left > 0)
            assert marks.pot == sum(view.terms.points[p.card] for p in view.table)
            assert [model.piles.get(home, 0) for home in (0, 1)] == list(view.tricks_won)
            sung = [e for e in view.history if e.name in ("declared", "four-declared")]
            assert len(model.shown) == len(sung)
            last_ten = view.outcome is None and view.number * players == len(PACK)
            if not last_ten:
                made = [view.taken[s] + view.sung[s] for s in (0, 1)]
                assert list(marks.made) == made
            if match.over:
                break
            if match.deal_over:
                match.next_deal()
            else:
                match.play(any_action(match, rng))


def test_the_order_of_the_hand() -> None:
    face: Face = registry.face("guinote")
    cards = PACK.hand("7B RO 2B AC CO 3E")
    usual = [PACK.code(cards[i]) for i in face.order(cards, "usual")]
    assert usual == ["RO", "CO", "AC", "3E", "7B", "2B"]
    ranks = [PACK.code(cards[i]) for i in face.order(cards, "rank")]
    assert ranks == ["AC", "3E", "RO", "CO", "7B", "2B"]
    assert face.order(cards, "dealt") == [0, 1, 2, 3, 4, 5]


def test_what_is_sung_lies_beside_the_pair() -> None:
    face: Face = registry.face("guinote")
    match = match_at(lambda v: any(isinstance(a, Declare) for a in v.legal))
    action = next(a for a in match.state.legal(0) if isinstance(a, Declare))
    events = match.play(action)
    view = point_view(match)
    marks = laid_out(face, view).marks
    (song,) = (e for e in events if isinstance(e, Declared))
    show, mark = face.cues(song, marks, view)
    assert isinstance(show, Show)
    assert show.seat == 0
    suit = song.card % 4
    assert show.cards == (song.card, of(PACK.ranks.index("C"), suit))
    name = ("oros", "copas", "espadas", "bastos")[suit]
    assert (show.title, show.note) in (("Las veinte", f"de {name}"), ("Las cuarenta", f"de {name}"))
    assert isinstance(mark, Mark)
    assert mark.stir


def test_what_others_sing_lies_with_them_and_a_partner_sings_for_us() -> None:
    face: Face = registry.face("guinote")
    view = point_view(new_match())
    marks = face.opening(view)
    for seat, home in ((0, 0), (1, 1), (2, 0), (3, 1)):
        show = face.cues(Declared(seat, PACK.card("RC"), 20), marks, view)[0]
        assert isinstance(show, Show)
        assert show.seat == home


def test_arrastre_is_announced() -> None:
    face: Face = registry.face("guinote")
    view = point_view(new_match())
    (cue,) = face.cues(StrictBegan(), face.opening(view), view)
    assert isinstance(cue, Announce)
    assert "Arrastre" in cue.title
    assert cue.note


# ---------------------------------------------------------------------------------------- in motion


@pytest.mark.parametrize(("players", "winner"), [(4, 0), (4, 1), (4, 3), (2, 0), (2, 1)])
def test_cards_are_drawn_in_order_the_winner_first(
    open_table: Open, players: int, winner: int
) -> None:
    preset = "standard" if players == 4 else "two-players"
    match = match_at(
        lambda v: v.phase == "draw" and v.actor == winner and v.stock_left > 8,
        preset=preset,
        players=players,
    )
    table = open_table(match)
    model = table.session.stage.model
    held = [len(hand) for hand in model.hands]
    before = model.stock_left
    assert before is not None
    if winner == 0:
        table.until_asked()
        table.session.play(Draw(0))
    grown: list[int] = []
    for _n in range(900):
        now = [len(hand) for hand in model.hands]
        grown += [s for s in range(players) if now[s] > held[s]]
        held = now
        if len(grown) == players:
            break
        table.frames(1)
    assert grown == [(winner + n) % players for n in range(players)]
    assert model.stock_left == before - players
    assert HIDDEN not in model.hands[0]


def test_the_fan_keeps_a_place_for_the_card_that_comes(open_table: Open) -> None:
    match = match_at(lambda v: v.phase == "draw" and v.actor == 0 and v.stock_left > 8)
    table = open_table(match)
    table.until_asked()
    fan = table.session.stage.fan
    assert len(fan.cards) == 5
    table.session.play(Draw(0))
    seen: list[FanCard] = []
    for _n in range(120):
        table.frames(1)
        seen += [card for card in fan.cards if card.away]
        if seen and not any(card.away for card in fan.cards):
            break
    assert seen
    assert len(fan.cards) == 6
    assert {card.card for card in fan.cards} == set(point_view(match).hand)
    slots = {card.card: card.slot for card in fan.cards}
    assert all(point_view(match).hand[slot] == card for card, slot in slots.items())


def test_swapped_cards_change_places(open_table: Open) -> None:
    match = match_at(
        lambda v: v.actor == 0 and any(isinstance(a, Swap) for a in v.legal), preset="aragones"
    )
    table = open_table(match)
    table.until_asked()
    turn_up = point_view(match).turn_up
    assert turn_up is not None
    swap = next(a for a in match.state.legal(0) if isinstance(a, Swap))
    table.session.play(swap)
    model = table.session.stage.model
    table.until(lambda: model.turn_up == swap.card)
    assert turn_up in model.hands[0]
    assert turn_up in [card.card for card in table.session.stage.fan.cards]
    assert isinstance(match.state.history[-1], (Swapped, Drew, Declared))


def test_the_announcement_stands_for_a_while(open_table: Open) -> None:
    match = match_at(lambda v: v.phase == "draw" and v.actor == 0 and v.stock_left == v.players)
    table = open_table(match)
    table.until_asked()
    table.session.play(Draw(0))
    stage = table.session.stage
    table.until(lambda: stage.notice is not None)
    assert stage.notice is not None
    assert "Arrastre" in stage.notice[0]
    table.until(lambda: stage.notice is None)
    assert (stage.model.stock_left, stage.model.turn_up, stage.model.stock) == (0, None, False)


# ------------------------------------------------------------------------------- handling the table


def must_follow(view: PointView) -> bool:
    """The person is on turn in the strict phase and holds cards that may not be played."""
    plays = [a for a in view.legal if a.do == "play"]
    return view.strict and view.actor == 0 and 0 < len(plays) < len(view.hand)


@pytest.mark.parametrize("players", [2, 4])
def test_a_refused_card_says_the_duty(open_table: Open, players: int) -> None:
    preset = "standard" if players == 4 else "two-players"
    match = match_at(must_follow, preset=preset, players=players)
    table = open_table(match)
    table.until_asked()
    choice = table.session.choice
    assert choice is not None
    fan = table.session.stage.fan
    wrong = next(n for n, held in enumerate(fan.cards) if held.slot not in choice.slots)
    assert fan.cards[wrong].dim
    before = len(match.log)
    table.drag(table.card(wrong), table.zone)
    assert len(match.log) == before
    assert table.session.stage.error
    words = table.session.stage.words
    assert any(word in words for word in ("follow", "Follow", "beat", "Beat", "trump"))


def test_after_a_refusal_another_card_can_be_taken(open_table: Open) -> None:
    match = match_at(must_follow)
    table = open_table(match)
    table.until_asked()
    choice = table.session.choice
    assert choice is not None
    held = table.session.stage.fan.cards
    wrong = next(n for n, card in enumerate(held) if card.slot not in choice.slots)
    right = next(n for n, card in enumerate(held) if card.slot in choice.slots)
    card, before = held[right].card, len(match.log)
    table.drag(table.card(wrong), table.zone)
    table.until(lambda: not table.session.stage.fan.moving)
    table.drag(table.card(right), table.zone)
    assert match.log[before] == Play(0, card)


def test_a_press_on_the_stock_draws(open_table: Open) -> None:
    match = match_at(lambda v: v.legal == (Draw(0),))
    table = open_table(match)
    table.until_asked()
    pose = table.scene.painter.layout.stock_pose()
    table.click((round(pose.x), round(pose.y)))
    assert Draw(0) in match.log[-3:]


def test_where_nothing_but_drawing_is_left_it_is_done_by_itself(
    open_table: Open, store: Store
) -> None:
    assert not store.settings.play_forced
    match = match_at(lambda v: v.legal == (Draw(0),))
    before = len(match.log)
    table = open_table(match)
    table.until(lambda: len(match.log) > before)
    assert match.log[before] == Draw(0)


def test_enter_draws(open_table: Open) -> None:
    match = match_at(lambda v: v.legal == (Draw(0),))
    before = len(match.log)
    table = open_table(match)
    table.until_asked()
    table.frames(30)
    table.key(pygame.K_RETURN)
    assert match.log[before] == Draw(0)


def may_sing_out_of_turn(view: PointView) -> bool:
    return view.actor not in (0, None) and any(isinstance(a, Declare) for a in view.legal)


def test_a_partner_may_sing_while_another_is_to_act(open_table: Open) -> None:
    match = match_at(may_sing_out_of_turn, preset="aragones")
    table = open_table(match)
    before = len(match.log)
    table.until(lambda: table.session.phase == "waiting")
    focus = table.scene.desk.focus
    assert focus is None or focus.key != "accept"
    table.click(table.button("accept"))
    assert isinstance(match.log[before], Declare)
    assert match.log[before].seat == 0


def test_others_wait_a_little_for_a_song_out_of_turn(open_table: Open, store: Store) -> None:
    store.settings.speed = "off"
    match = match_at(may_sing_out_of_turn, preset="aragones")
    table = open_table(match)
    before = len(match.log)
    table.until(lambda: table.session.phase == "waiting")
    table.frames(60)  # about a second
    assert len(match.log) == before
    table.until(lambda: len(match.log) > before)


def test_looking_back_and_the_points_of_the_deal_can_be_forbidden(
    open_table: Open, store: Store
) -> None:
    match = match_at(lambda v: v.actor == 0 and v.number > 2 and v.phase == "play")
    table = open_table(match)
    table.until_asked()
    session = table.session
    assert session.board().deal_shown
    assert session.peek(on=True)
    session.peek(on=False)
    store.settings.look_back = store.settings.show_deal_points = False
    session.configure(store.settings)
    assert not session.peek(on=True)
    assert not session.board().deal_shown


def partner_may_sing() -> Match:
    """A match in which the person is to act and the partner may sing."""
    for number in range(60):
        match = new_match("guinote", "aragones", 4, number)
        rng = Random(number)
        while not match.deal_over:
            if match.state.actor == 0 and any(isinstance(a, Declare) for a in match.state.legal(2)):
                return match
            possible = match.state.legal()
            match.play(rng.choice([a for a in possible if not isinstance(a, Declare)]))
    raise AssertionError("no partner could sing in sixty deals")


def test_a_computer_partner_sings_out_of_turn(open_table: Open) -> None:
    """Where the pair may sing, a partner's song does not wait for its turn."""
    match = partner_may_sing()
    possible, before = match.state.legal(2), len(match.log)
    table = open_table(match)
    table.until(lambda: len(match.log) > before)
    assert match.log[before] in possible
    assert any(balloon.seat == 2 for balloon in table.session.stage.balloons)


class Late(Bot):
    """A partner who takes its time before it sings."""

    ready = False

    def decide(self, view: View) -> Thought:
        yield
        return Decision(view.legal[0])

    def interrupt(self, view: View) -> Action | None:
        songs = [a for a in view.legal if isinstance(a, Declare)]
        return songs[0] if songs and Late.ready else None

    @property
    def undecided(self) -> bool:
        return True


def test_a_late_song_is_heard_while_the_player_thinks(
    open_table: Open, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(registry, "bot_maker", lambda game: lambda persona, rng: Late())
    monkeypatch.setattr(Late, "ready", False)
    match = partner_may_sing()
    possible, before = match.state.legal(2), len(match.log)
    table = open_table(match)
    table.until_asked()
    assert len(match.log) == before
    monkeypatch.setattr(Late, "ready", True)
    table.until(lambda: len(match.log) > before)
    assert match.log[before] in possible


def test_a_press_on_a_pile_shows_the_last_trick(open_table: Open) -> None:
    match = match_at(lambda v: v.actor == 0 and v.number > 2 and v.phase == "play")
    table = open_table(match)
    table.until_asked()
    stage = table.session.stage
    seat = next(iter(stage.model.piles))
    pose = table.scene.painter.layout.pile_pose(stage.place(seat))
    table.click((round(pose.x), round(pose.y)))
    assert stage.peek
    table.click((round(pose.x), round(pose.y)))
    assert not stage.peek


def test_undo_lays_the_stock_out_again(open_table: Open) -> None:
    table = open_table(new_match(number=6))
    table.app.settings.play_forced = True
    table.until_asked()
    choice = table.session.choice
    assert choice is not None
    model = table.session.stage.model
    before = (model.stock_left, model.turn_up, sorted(model.hands[0]))
    table.session.play(next(iter(choice.plays.values())))
    table.frames(10)
    assert table.session.undo()
    assert (model.stock_left, model.turn_up, sorted(model.hands[0])) == before

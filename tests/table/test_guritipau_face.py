"""The table of Guritipau: what lies on it, and how it is handled."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pygame
import pytest

from game import presets, registry
from game.engine.cards import Card
from game.engine.contract import Action, State
from game.engine.options import Options
from game.games.guritipau.face import FACE
from game.games.guritipau.face.tabletop import bowl_box
from game.games.guritipau.marks import Marks
from game.games.guritipau.records import (
    PACK,
    Accuse,
    Cut,
    DrewForDeal,
    Follow,
    Grain,
    LeaveSong,
    Place,
    Play,
    Postured,
    Rob,
    Run,
    Sing,
    Talk,
)
from game.games.guritipau.rules import GuritipauState, GuritipauView
from game.match import Deal, Match
from game.matchfile import SeatSpec
from game.settings import Settings
from game.store import Store
from game.table import cues, places
from game.table.face import Menu
from game.table.layout import Layout
from game.table.model import TableModel
from tests.conformance.cases import random_action
from tests.examples.guritipau_table import STANDARD, begun, laid, preset, standing
from tests.table.driver import Table

Open = Callable[..., Table]

HANDS = (
    "AC QH 2H KS JS 9S KD 5D 4C",
    "KH 3H AS 8S 7S 6D 2D KC 9C",
    "JH 4H 6S 5S 3D AD QC JC 8C",
    "5H 6H QS 4S 7D 8D QD 7C 6C",
)
"""Seat 0, who leads, has nhánha and bóst; seat 1 the king of trump, seat 2 two, seat 3 two."""


def view_of(state: GuritipauState | Match, seat: int = 0) -> GuritipauView:
    view = state.view(seat)
    assert isinstance(view, GuritipauView)
    return view


def laid_out(view: GuritipauView) -> TableModel:
    model = TableModel(view.players)
    model.marks = FACE.opening(view)
    for event in view.history:
        model.fold(FACE.cues(event, model.marks, view))
    return model


def new_match(name: str = "standard", number: int = 1, **changes: int | str | bool) -> Match:
    """A match of a person against computer players."""
    seats = [SeatSpec("human"), *(SeatSpec("bot", "tuda", f"Bot {n}") for n in (1, 2, 3))]
    options = preset(name, **changes)
    return Match.new("guritipau", name, options, 4, seats, None, None, number=number)


def on(start: GuritipauState, *actions: Action) -> Match:
    """A match whose running deal begins as ``start``, with plain cuts unless it is cut already;
    then ``actions`` are carried out."""

    class Scripted(Match):
        def deal_again(self, deal: Deal) -> State:
            return start.copy()

    seats = [SeatSpec("human"), *(SeatSpec("bot", "tuda", f"Bot {n}") for n in (1, 2, 3))]
    match = Scripted.new("guritipau", "own", start.options, 4, seats, None, None, number=1)
    match.standing = start.standing
    match.deals = [Deal(start.standing.deal, start.standing)]
    for action in actions:
        match.play(action)
    return match


def codes(cards: list[Card]) -> str:
    return " ".join(PACK.code(card) for card in cards)


# --------------------------------------------------------------------------- what lies on the table


@pytest.mark.parametrize("name", ["standard", "sao-nicolau", "simple"])
def test_the_table_shows_what_the_rules_say(name: str) -> None:
    rng = Random(name)
    for number in range(2):
        match = new_match(name, number, target_pedras="open")
        for _n in range(260):
            view = view_of(match)
            model = laid_out(view)
            marks: Marks = model.marks
            if view.outcome is None:
                assert [len(hand) for hand in model.hands] == list(view.counts)
                assert sorted(model.hands[0]) == sorted(marks.held) == sorted(view.hand)
                lying = [(c.seat, c.card) for c in model.trick]
                assert lying == [(p.seat, p.card) for p in view.table]
                assert model.turn_up == view.lying
                assert marks.trump == view.trump
                assert marks.tricks == view.tricks
                assert marks.grains == view.grains
            if match.deal_over:
                match.next_deal()
            else:
                match.play(random_action(match.state, 4, rng))


def test_the_score_of_the_next_deal_is_the_score_counted_up() -> None:
    rng = Random("score")
    match = new_match("standard", 4, target_pedras="open")
    seen = 0
    while seen < 12:
        if not match.deal_over:
            match.play(random_action(match.state, 4, rng))
            continue
        marks: Marks = laid_out(view_of(match)).marks
        match.next_deal()
        after: Marks = FACE.opening(view_of(match))
        assert marks.pedras == after.pedras
        if after.points != (0, 0):
            assert marks.points == after.points
        seen += 1


def test_cards_drawn_for_the_deal_lie_like_a_trick() -> None:
    """Who draws again draws in a new round."""
    view = view_of(begun(HANDS, "9H"))
    marks = FACE.opening(view)
    model = TableModel(4)
    model.marks = marks
    for seat, code in enumerate(("KS", "KH", "2D", "3D")):
        model.fold(FACE.cues(DrewForDeal(seat, PACK.card(code)), model.marks, view))
    assert [card.seat for card in model.trick] == [0, 1, 2, 3]
    model.fold(FACE.cues(DrewForDeal(0, PACK.card("QS")), model.marks, view))
    model.fold(FACE.cues(DrewForDeal(1, PACK.card("AC")), model.marks, view))
    assert [(card.seat, PACK.code(card.card)) for card in model.trick] == [(0, "QS"), (1, "AC")]


POSTURES = {
    # grains of both sides, last winner: (reason, grains, announced)
    (3, 2): ("invite", 1, False),
    (6, 0): ("six-nil", 3, True),
    (6, 3): ("bare", 0, True),
    (6, 5): ("six-five", 1, True),
    (7, 2): ("todas", 0, True),
}


@pytest.mark.parametrize("points", POSTURES)
def test_a_posture_out_of_the_ordinary_is_announced(points: tuple[int, int]) -> None:
    reason, grains, announced = POSTURES[points]
    view = view_of(begun(HANDS, "9H", standing(points)))
    event = next(e for e in view.history if isinstance(e, Postured))
    assert (event.reason, event.grains) == (reason, grains)
    shown = FACE.cues(event, FACE.opening(view), view)
    assert any(isinstance(cue, cues.Announce) for cue in shown) == announced
    paid = [cue.amount for cue in shown if isinstance(cue, cues.Pay)]
    assert paid == ([grains] if grains else [])


def test_grains_of_as_todas_are_taken_one_by_one() -> None:
    """At 7–2 the other side needs four in a row, and takes a grain with each."""
    score = standing((2, 7), todas=4)
    state = begun(HANDS, "9H", score)
    marks: Marks = laid_out(view_of(state)).marks
    assert marks.in_ring == 4
    while state.outcome is None:
        asked = state.actor
        assert asked is not None
        state.play(next(a for a in state.legal(asked) if isinstance(a, Play)))
    winner = getattr(state.outcome, "winner", None)
    after: Marks = laid_out(view_of(state)).marks
    assert after.in_ring == (3 if winner == 0 else 0)


# ------------------------------------------------------------------------------- order and signs


def test_the_hand_is_held_by_what_is_trump() -> None:
    hand = PACK.hand("4C 2H AC KD QH 5D KS JH")
    marks: Marks = laid_out(view_of(begun(HANDS, "9H"))).marks
    held = [hand[n] for n in FACE.order_with(hand, "usual", marks)]
    assert codes(held) == "QH AC JH 2H KS KD 5D 4C"
    before = [hand[n] for n in FACE.order(hand, "usual")]
    assert codes(before) == "AC KS JH QH 2H KD 5D 4C"


def test_nhanha_and_bost_wear_their_signs() -> None:
    view = view_of(begun(HANDS, "9H"))
    marks: Marks = laid_out(view).marks
    star, flame, ring = (f"icons/mark_{name}.svg" for name in ("star", "flame", "ring"))
    assert FACE.signs(PACK.card("QH"), marks) == (star, ring)  # both in one hand: married
    assert FACE.signs(PACK.card("AC"), marks) == (flame, ring)
    assert FACE.signs(PACK.card("AH"), marks) == ()
    other: Marks = laid_out(view_of(begun(HANDS, "9H"), 1)).marks
    assert FACE.signs(PACK.card("AC"), other) == (flame,)


def test_a_lifted_card_tells_its_place() -> None:
    marks: Marks = laid_out(view_of(begun(HANDS, "9H"))).marks
    assert FACE.rank_of(PACK.card("AC"), marks) == "bóst: 2nd of 13 trumps"
    assert FACE.rank_of(PACK.card("JS"), marks) == "2nd of 12 spades"


# ---------------------------------------------------------------------------------- what is offered


def offered(state: GuritipauState, seat: int = 0) -> list[Action | Menu]:
    view = view_of(state, seat)
    calls = [a for a in view.legal if FACE.card_play(a, view) is None]
    return list(FACE.offer(calls, view).calls)


def test_47_cuts_are_one_button() -> None:
    state = laid(HANDS, "9H", standing(dealer=0))
    assert len(state.legal(0)) == 47
    assert offered(state) == [Cut(0, 24)]
    assert FACE.cut(view_of(state), 0.25) == Cut(0, 12)
    assert FACE.rite(view_of(state)) == Cut(0, 24)


def songs_of(menu: Menu) -> int:
    return sum(songs_of(e) if isinstance(e, Menu) else 1 for e in menu.entries)


def test_false_songs_are_behind_one_button() -> None:
    state = begun(HANDS, "9H", standing((6, 0), last_winner=1), preset("standard", renege=True))
    assert state.phase == "sing"
    calls = offered(state)
    songs = [a for a in calls if isinstance(a, Sing)]
    assert songs == [Sing(0, 3, True, True)]
    menu = next(a for a in calls if isinstance(a, Menu) and isinstance(a.entries[0], Menu))
    # 1 of no trump, 3 of one, 4 of each other number up to nine: 36 songs, one of them true.
    assert songs_of(menu) == 35
    assert {type(a) for a in calls} == {Sing, Menu, LeaveSong, Run}


def test_a_card_goes_onto_the_turn_up() -> None:
    hands = ("AH KS JS 9S KD 5D 4C 2C 3C", *HANDS[1:])
    state = begun(hands, "9H")
    view = view_of(state)
    slot = view.hand.index(PACK.card("5D"))
    assert FACE.upon_turn_up(view, slot) == Rob(0, PACK.card("5D"))
    assert any(isinstance(call, Menu) for call in offered(state))
    # A figure must be taken: the cards themselves do it.
    forced = view_of(begun((*hands[:2], hands[2].replace("JH", "9H"), hands[3]), "JH"))
    play = FACE.card_play(Rob(0, PACK.card("5D")), forced)
    assert play is not None
    assert play.slot == forced.hand.index(PACK.card("5D"))


# ------------------------------------------------------------------------------------ on the table


def scripted(open_table: Open, state: GuritipauState) -> Table:
    table = open_table(on(state))
    table.app.store.settings.speed = "fast"
    table.until_asked()
    return table


def test_the_pack_is_cut_where_it_is_let_go(open_table: Open) -> None:
    table = scripted(open_table, laid(HANDS, "9H", standing(dealer=0)))
    layout = table.scene.painter.layout
    pose = places.pack_pose(layout, 12, 48)
    at = round(pose.x - pose.width / 2), round(pose.y)
    table.move(at)
    table.frames(1)
    assert table.session.stage.cut_at == 12
    table.click(at)
    cut = next(a for a in reversed(table.match.deals[-1].actions) if isinstance(a, Cut))
    assert cut == Cut(0, 12)


def test_enter_cuts_in_the_middle(open_table: Open) -> None:
    table = scripted(open_table, laid(HANDS, "9H", standing(dealer=0)))
    table.frames(30)
    table.key(pygame.K_RETURN)
    assert Cut(0, 24) in table.match.deals[-1].actions


def test_without_ceremony_nobody_is_asked_to_cut(open_table: Open, store: Store) -> None:
    store.settings.ceremony = False
    table = open_table(new_match(number=2))
    table.until_asked()
    assert view_of(table.match).phase != "cut"
    cuts = [a for a in table.match.deals[-1].actions if isinstance(a, Cut)]
    assert [cut.at for cut in cuts] == [24, 24]


def test_a_grain_is_dragged_to_the_ring(open_table: Open) -> None:
    table = scripted(open_table, begun(HANDS, "9H"))
    layout = table.scene.painter.layout
    x, y, _radius = layout.stake_circle()
    table.drag(places.tray_box(layout, 0).center, (x, y))
    assert Grain(0) in table.match.deals[-1].actions
    assert table.session.stage.carried is None


def test_a_grain_let_go_elsewhere_goes_back(open_table: Open) -> None:
    table = scripted(open_table, begun(HANDS, "9H"))
    layout = table.scene.painter.layout
    tray = places.tray_box(layout, 0).center
    table.grab(tray, (tray[0] - 60, tray[1] - 40))
    assert table.session.stage.carried is not None
    table.release((tray[0] - 60, tray[1] - 40))
    table.frames(1)
    assert table.session.stage.carried is None
    assert Grain(0) not in table.match.deals[-1].actions


def test_roubo_by_dragging_a_card_onto_the_turn_up(open_table: Open) -> None:
    hands = ("AH KS JS 9S KD 5D 4C 2C 3C", *HANDS[1:])
    table = scripted(open_table, begun(hands, "9H"))
    fan = table.session.stage.fan
    index = next(n for n, held in enumerate(fan.cards) if held.card == PACK.card("5D"))
    pose = table.scene.painter.layout.turn_up_pose()
    table.drag(table.card(index), (round(pose.x), round(pose.y)))
    assert Rob(0, PACK.card("5D")) in table.match.deals[-1].actions


def test_roubo_by_its_menu(open_table: Open) -> None:
    hands = ("AH KS JS 9S KD 5D 4C 2C 3C", *HANDS[1:])
    table = scripted(open_table, begun(hands, "9H"))
    table.click(table.button("accept"))
    entries = [table.scene.desk.find(f"entry {n}").label for n in (0, 1)]
    assert entries == ["9♥ for K♦", "9♥ for 5♦"]
    table.key(pygame.K_ESCAPE)  # closes the menu, not the match
    table.click(table.button("accept"))
    table.click(table.button("entry 0"))
    assert any(isinstance(a, Rob) for a in table.match.deals[-1].actions)


def test_what_is_sung_stays(open_table: Open) -> None:
    state = begun(HANDS, "9H", standing((6, 0), last_winner=1))
    table = scripted(open_table, state)
    table.click(table.button("accept"))
    assert Sing(0, 3, True, True) in table.match.deals[-1].actions
    table.until_asked()
    assert table.session.stage.model.marks.sung[0][0] == 0
    table.click(table.button("accept"))
    assert Follow(0) in table.match.deals[-1].actions


def test_talk_is_offered_while_the_partner_leads(open_table: Open) -> None:
    state = begun(HANDS, "9H", standing(dealer=1))
    assert state.actor == 2
    match = on(state)
    table = open_table(match)
    table.until(lambda: table.session.choice is not None)
    choice = table.session.choice
    assert choice is not None
    assert {type(a) for a in choice.asides} == {Talk}
    assert table.session.phase == "waiting"
    table.click(table.button("aside 0"))
    assert any(isinstance(a, Talk) for a in match.deals[-1].actions)


@pytest.mark.parametrize("right", [True, False])
def test_accusations_are_made_at_the_seat(open_table: Open, right: bool) -> None:
    options: Options = preset("standard", renege=True)
    state = begun(HANDS, "9H", standing(dealer=2), options)
    assert state.actor == 3
    # Seat 0 is last: 3 leads a spade, or refuses one that it holds.
    codes = ("QS", "9S", "9C" if right else "7S", "6S")
    played = [Play(seat, PACK.card(code)) for seat, code in zip((3, 0, 1, 2), codes, strict=True)]
    match = on(state, *played)
    assert match.state.actor == 3
    table = open_table(match)
    table.until(lambda: table.session.choice is not None)
    table.click(table.button("seat 1"))
    table.click(table.button("entry 0"))
    if not any(isinstance(a, Accuse) for a in match.deals[-1].actions):
        table.click(table.button("entry 0"))
    assert Accuse(0, 1) in match.deals[-1].actions
    if right:
        assert match.state.outcome is not None
        assert match.state.outcome.reason == "ranciod"
    else:
        assert match.state.outcome is None or match.state.outcome.reason != "ranciod"


def test_the_order_of_the_cards_is_one_key_away(open_table: Open) -> None:
    table = scripted(open_table, begun(HANDS, "9H"))
    table.key(pygame.K_l)
    assert table.session.stage.account
    table.key(pygame.K_ESCAPE)
    assert not table.session.stage.account


def test_the_choice_after_a_lost_pedra(open_table: Open) -> None:
    state = laid(HANDS, "9H", standing(lost=0, last_winner=1, dealer=1))
    state.play(Cut(1, 24))
    state.play(Cut(0, 24))
    assert state.phase == "place"
    table = scripted(open_table, state)
    table.click(table.button("raise"))
    assert Place(0, True) in table.match.deals[-1].actions


def test_it_is_offered_with_the_others() -> None:
    assert "guritipau" in registry.GAMES
    assert [p.name for p in presets.load("guritipau")[0]] == ["standard", "sao-nicolau", "simple"]
    assert Settings().ceremony
    assert presets.load("guritipau")[0][0].options == STANDARD


# ------------------------------------------------------------------------------- deals to their end


@pytest.mark.parametrize("points", [(0, 0), (3, 2), (6, 0), (6, 2), (6, 3), (6, 5), (7, 2), (6, 7)])
def test_a_deal_of_every_posture_is_played_on_the_table(
    open_table: Open, store: Store, points: tuple[int, int]
) -> None:
    """What is shown in the end is what the rules then say."""
    store.settings.speed, store.settings.rest = "off", 0.6
    todas = {(7, 2): 4, (6, 7): 1}.get(points, 0)
    score = standing(points, last_winner=None if points == (0, 0) else 0, todas=todas)
    match = on(begun(HANDS, "9H", score))
    table = open_table(match)
    for _n in range(40):
        table.until(lambda: table.session.phase in ("asking", "deal over", "match over"))
        if table.session.phase != "asking":
            break
        calls = (Follow, Sing, Play)
        action = next(a for kind in calls for a in match.view(0).legal if isinstance(a, kind))
        table.session.play(action)
    assert match.deal_over
    marks: Marks = table.session.stage.model.marks
    assert marks.pedras == getattr(match.standing, "pedras", None)
    assert marks.in_ring == getattr(match.standing, "todas", 0) * (todas > 0)
    if match.standing.points != (0, 0):
        assert marks.points == match.standing.points


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080), (1024, 600), (3440, 1440)])
@pytest.mark.parametrize("side", [-1, 1])
def test_trays_and_bowl_lie_free(size: tuple[int, int], side: int) -> None:
    layout = Layout(*size, 4, shape=FACE.shape)
    layout.stock_side = side
    bowl = bowl_box(layout)
    assert bowl is not None
    things = [bowl, places.tray_box(layout, 0), places.tray_box(layout, 1)]
    x, y, radius = layout.stake_circle()
    others = [
        places.around(x, y, radius),
        layout.stock_pose().bounds(),
        layout.turn_up_pose().bounds(),
        layout.words_box(),
        layout.hand_box(),
        layout.score_box(),
    ]
    for place in (1, 2, 3):
        seat = layout.seat(place)
        others.append(places.around(seat.x, seat.y, seat.diameter // 2))
    for number, thing in enumerate(things):
        assert thing.collidelist([*others, *things[:number]]) < 0

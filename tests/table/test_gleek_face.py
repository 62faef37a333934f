"""The table of Gleek: what lies on it, choosing seven cards, and the ledger."""

from __future__ import annotations

from collections.abc import Callable
from itertools import combinations
from random import Random

import pygame
import pytest

from game import presets, registry
from game.engine.cards import HIDDEN, SUITS, Card, suit
from game.engine.contract import Action, View
from game.games.gleek.face import FACE
from game.games.gleek.ledger import COLUMNS
from game.games.gleek.marks import Marks
from game.games.gleek.records import PACK, Bid, Discard, Fold, Match, Paid, Pass, SetDeclared
from game.games.gleek.rules import GleekView
from game.match import Match as Session
from game.matchfile import SeatSpec
from game.store import Store
from game.table import places
from game.table.controls import HandCard
from game.table.counters import stacks
from game.table.cues import Lay, Lift, Mark, Pay, Rest
from game.table.layout import Layout
from game.table.model import TableModel
from game.ui.widgets import Button
from tests.table.driver import Table

Open = Callable[..., Table]
PRESETS = ("standard", "cotgrave-1662", "willughby-1665", "cotton-1674", "parlett")
PARTS = {"auction": "auction", "discard": "discard", "ruff": "ruff", "play": "tricks"}


@pytest.fixture(autouse=True)
def quick(store: Store) -> None:
    """Nobody waits for motion, unless a test is about it."""
    store.settings.speed = "off"


def new_session(preset: str = "standard", number: int = 5, **changes: object) -> Session:
    rules = next(p for p in presets.load("gleek")[0] if p.name == preset)
    options = registry.rules("gleek").schema.check({**rules.options, **changes})
    seats = [
        SeatSpec("human"),
        SeatSpec("bot", "zeca", "Margery"),
        SeatSpec("bot", "ceci", "Captain Hale"),
    ]
    return Session.new("gleek", preset, options, 3, seats, None, None, number=number)


def gleek_view(session: Session, seat: int = 0) -> GleekView:
    view = session.view(seat)
    assert isinstance(view, GleekView)
    return view


def laid_out(view: GleekView) -> TableModel:
    model = TableModel(view.players)
    model.marks = FACE.opening(view)
    for event in view.history:
        model.fold(FACE.cues(event, model.marks, view))
    return model


def buy(table: Table) -> None:
    """Bid until the viewer has bought the seven cards."""
    for _n in range(60):
        table.until_asked()
        choice = table.session.choice
        assert choice is not None
        if table.session.selection is not None:
            return
        bid = next((a for a in choice.view.legal if isinstance(a, Bid)), None)
        assert bid is not None, "nobody else goes on bidding for ever"
        table.session.play(bid)


def next_to_go(table: Table) -> int:
    """Place in the fan of the first card that can still be chosen."""
    return next(
        n
        for n, held in enumerate(table.session.stage.fan.cards)
        if held.spot is None and held.slot in _slots(table)
    )


def any_action(view: View, rng: Random) -> Action:
    """Any action, but auctions and ruffs come to an end."""
    legal = list(view.legal)
    ending = [a for a in legal if isinstance(a, (Pass, Fold, Match))]
    return rng.choice(ending) if ending and rng.random() < 0.6 else rng.choice(legal)


# --------------------------------------------------------------------------- what lies on the table


@pytest.mark.parametrize("preset", PRESETS)
def test_the_table_shows_what_the_rules_say(preset: str) -> None:
    rng = Random(preset)
    session = new_session(preset, 3)
    for _n in range(400):
        view = gleek_view(session)
        model = laid_out(view)
        marks: Marks = model.marks
        assert [len(hand) for hand in model.hands] == list(view.counts)
        assert sorted(model.hands[0]) == sorted(view.hand)
        assert [(c.seat, c.card) for c in model.trick] == [(p.seat, p.card) for p in view.table]
        assert model.turn_up == view.turn_up
        assert model.spread == view.stock_left
        assert model.away + model.swept == len(view.discards)
        assert (marks.auction, marks.vying, marks.buyer) == (view.auction, view.vying, view.buyer)
        assert dict(zip(COLUMNS, marks.ledger, strict=True)) == dict(view.ledger)
        assert marks.pot == view.pot
        assert (marks.tricks, marks.honours) == (view.tricks, view.honours)
        assert [model.piles.get(seat, 0) for seat in range(3)] == list(view.tricks)
        assert model.laid == ()
        if view.phase in PARTS:
            assert marks.part == PARTS[view.phase]
        if session.over:
            return
        if session.deal_over:
            session.next_deal()
        else:
            decider = session.decider()
            assert decider is not None
            session.play(any_action(session.view(decider), rng))
    raise AssertionError("a session of three deals ends sooner")


def test_motion_ends_where_laying_out_begins(open_table: Open, store: Store) -> None:
    """What was animated lies as the same deal lies when it is opened again."""
    store.settings.speed = "fast"
    table = open_table(new_session())
    buy(table)
    session = table.session
    for index in range(7):
        assert session.choose_card(next_to_go(table)), index
    session.confirm_selection()
    table.until_asked()
    shown, again = session.stage.model, laid_out(gleek_view(table.match))
    assert shown.hands == again.hands
    assert (shown.spread, shown.away, shown.swept) == (again.spread, again.away, again.swept)
    assert (shown.spread, shown.away, shown.swept) == (0, 0, 7)
    assert shown.marks == again.marks
    assert session.stage.tokens == []


def _slots(table: Table) -> frozenset[int]:
    choice = table.session.choice
    assert choice is not None
    return choice.slots


def test_the_hand_makes_room_for_all_that_is_bought(open_table: Open) -> None:
    table = open_table(new_session())
    buy(table)
    session = table.session
    for _n in range(7):
        session.choose_card(next_to_go(table))
    session.director.timeline.pace = 1.0
    session.confirm_selection()
    fan = session.stage.fan
    table.until(lambda: any(held.away for held in fan.cards))
    assert len(fan.cards) == 12
    assert sum(held.away for held in fan.cards) == 7
    landed: list[int] = []

    def counted() -> bool:
        landed.append(sum(not held.away for held in fan.cards))
        return landed[-1] == 12

    table.until(counted)
    assert landed == sorted(landed), "no card that has landed disappears again"


def test_payments_in_a_row_fly_together(open_table: Open, store: Store) -> None:
    store.settings.speed = "fast"
    table = open_table(new_session())
    buy(table)
    director = table.session.director
    director.play([Pay(0, 1, 3), Mark(table.session.stage.model.marks), Pay(0, 2, 2)])
    table.frames(3)
    assert sorted(table.session.stage.sums) == [(0, -5), (1, 3), (2, 2)]


def test_a_set_lies_open_until_it_has_been_paid() -> None:
    session = new_session()
    view = gleek_view(session)
    marks = laid_out(view).marks
    shown = FACE.cues(SetDeclared(1, "K", 4), marks, view)
    laid = shown[0]
    assert isinstance(laid, Lay)
    kings = tuple(Card(PACK.ranks.index("K") * SUITS + s) for s in range(SUITS))
    held = {*view.hand, view.turn_up}
    if not held & set(kings):
        assert laid.cards == kings
    assert laid.note == "6 from each"
    marks = shown[1].marks if isinstance(shown[1], Mark) else marks
    first = FACE.cues(Paid(0, 1, 6, "sets"), marks, view)
    assert [type(cue) for cue in first] == [Pay, Mark]
    marks = first[1].marks if isinstance(first[1], Mark) else marks
    second = FACE.cues(Paid(2, 1, 6, "sets"), marks, view)
    assert [type(cue) for cue in second[:4]] == [Pay, Mark, Rest, Lift]


def test_only_cards_that_the_viewer_can_know_are_shown_of_a_set() -> None:
    """Of three of a rank nobody can tell which is missing, unless it is seen elsewhere."""
    for number in range(40):
        view = gleek_view(new_session(number=number))
        for code in "AKQJ":
            alike = {Card(PACK.ranks.index(code) * SUITS + s) for s in range(SUITS)}
            seen = alike & {*view.hand, view.turn_up}
            laid = FACE.cues(SetDeclared(1, code, 3), laid_out(view).marks, view)[0]
            assert isinstance(laid, Lay)
            if len(seen) == 1:
                assert set(laid.cards) == alike - seen
            elif not seen:
                assert laid.cards == (HIDDEN,) * 3


def test_suits_lie_apart_and_sorting_follows_the_setting() -> None:
    cards = [PACK.card(code) for code in ["4H", "KS", "AD", "9C", "QH", "JS", "AC", "5D"]]
    usual = [PACK.code(cards[n]) for n in FACE.order(cards, "usual")]
    assert usual == ["KS", "JS", "QH", "4H", "AC", "9C", "AD", "5D"]
    ranks = [PACK.code(cards[n]) for n in FACE.order(cards, "rank")]
    assert ranks == ["AD", "AC", "KS", "QH", "JS", "9C", "5D", "4H"]
    assert FACE.order(cards, "dealt") == list(range(8))
    two_blacks = [card for card in cards if suit(card) in (0, 2, 3)]
    order = [suit(two_blacks[n]) for n in FACE.order(two_blacks, "suit")]
    assert order == [0, 0, 2, 2, 3, 3]


def test_counters_lie_in_few_stacks() -> None:
    assert stacks(0) == []
    assert stacks(4) == [3, 1]
    assert stacks(17) == [10, 5, 2]
    for count in range(60):
        assert sum(stacks(count)) == count


# ----------------------------------------------------------------------------------- choosing seven


def test_seven_cards_are_chosen_by_click_and_laid_away(open_table: Open) -> None:
    table = open_table(new_session())
    buy(table)
    session = table.session
    stays = next(n for n, c in enumerate(session.stage.fan.cards) if c.slot not in _slots(table))
    table.click(table.card(stays))
    assert session.stage.error
    assert "Honours of trump are never laid away" in session.stage.words
    assert not session.chosen
    button = table.scene.desk.find("accept")
    assert isinstance(button, Button)
    assert (button.label, button.detail, button.enabled) == ("Lay away", "0 of 7", False)
    chosen: list[Card] = []
    for _n in range(7):
        index = next_to_go(table)
        chosen.append(session.stage.fan.cards[index].card)
        table.click(table.card(index))
        table.frames(16)
        assert session.chosen == tuple(chosen)
    # The fourth one is taken back, and another one goes instead.
    index = next(n for n, c in enumerate(session.stage.fan.cards) if c.card == chosen[3])
    spot = session.stage.fan.cards[index].spot
    assert spot is not None
    table.click((round(spot.x - spot.width / 2 + 8), round(spot.y)))
    table.frames(16)
    assert session.chosen == (*chosen[:3], *chosen[4:])
    assert "6 of 7" in session.stage.words
    index = next(n for n, c in enumerate(session.stage.fan.cards) if c.card == chosen[3])
    table.click(table.card(index))
    table.frames(16)
    table.click(table.button("accept"))
    laid = [a.card for a in table.match.log if isinstance(a, Discard)]
    assert laid == [*chosen[:3], *chosen[4:], chosen[3]]
    table.until_asked()
    assert not set(laid) & set(gleek_view(table.match).hand)
    assert session.stage.model.swept == 7


def test_cards_are_dragged_away_and_back(open_table: Open) -> None:
    table = open_table(new_session())
    buy(table)
    session = table.session
    index = next(n for n, c in enumerate(session.stage.fan.cards) if c.slot in _slots(table))
    card = session.stage.fan.cards[index].card
    table.drag(table.card(index), table.zone)
    table.frames(20)
    assert session.chosen == (card,)
    spot = next(c.spot for c in session.stage.fan.cards if c.card == card)
    assert spot is not None
    hand = table.scene.painter.layout.hand_box()
    table.drag((round(spot.x), round(spot.y)), hand.center)
    table.frames(20)
    assert not session.chosen
    # Let go over the hand, a card stays in it.
    table.drag(table.card(index), (hand.centerx, hand.centery))
    table.frames(20)
    assert not session.chosen


def test_space_marks_and_enter_confirms(open_table: Open) -> None:
    table = open_table(new_session())
    buy(table)
    session = table.session
    table.key(pygame.K_RETURN)
    assert session.stage.error
    assert not session.chosen
    for _n in range(30):
        focus = table.scene.desk.focus
        assert isinstance(focus, HandCard)
        held = session.stage.fan.cards[focus.index]
        assert held.spot is None, "the keyboard stays at the hand"
        if held.slot in _slots(table):
            table.key(pygame.K_SPACE)
            if session.selected:
                break
        else:
            table.key(pygame.K_RIGHT)
    assert len(session.chosen) == 7
    assert not session.choose_card(next_to_go(table))
    assert "Seven are chosen" in session.stage.words
    table.key(pygame.K_RETURN)
    assert sum(isinstance(a, Discard) for a in table.match.log) == 7


def test_what_was_laid_away_together_is_taken_back_together(open_table: Open) -> None:
    table = open_table(new_session("willughby-1665"))
    buy(table)
    session = table.session
    before = gleek_view(table.match).hand
    for _n in range(7):
        session.choose_card(next_to_go(table))
    session.confirm_selection()
    assert len(gleek_view(table.match).discards) == 7
    assert session.undo()
    assert gleek_view(table.match).hand == before
    assert session.selection is not None
    assert not session.chosen


def test_what_is_only_chosen_goes_back_first(open_table: Open) -> None:
    table = open_table(new_session())
    buy(table)
    session, done = table.session, len(table.match.log)
    for _n in range(3):
        session.choose_card(next_to_go(table))
    assert session.undo()
    assert not session.chosen
    assert [held.spot for held in session.stage.fan.cards] == [None] * 12
    assert len(table.match.log) == done
    assert session.undo()
    assert len(table.match.log) < done


# --------------------------------------------------------------------------------------- the ledger


def test_the_ledger_is_a_key_away(open_table: Open) -> None:
    table = open_table(new_session())
    table.until_asked()
    stage = table.session.stage
    table.key(pygame.K_l)
    assert stage.account
    table.key(pygame.K_l)
    assert not stage.account
    table.click(table.button("account"))
    assert stage.account
    table.key(pygame.K_ESCAPE)
    assert not stage.account
    assert table.app.top is table.scene


def test_the_ledger_is_shown_when_a_deal_is_over(open_table: Open) -> None:
    table = open_table(new_session())
    session = table.session
    rng = Random(1)

    def played_out() -> bool:
        if session.phase == "asking" and not session.director.busy:
            choice = session.choice
            assert choice is not None
            session.play(any_action(choice.view, rng))
        return session.phase == "deal over"

    table.until(played_out)
    table.until(lambda: not session.director.busy)
    assert session.stage.account
    assert "This deal brings you" in session.stage.words
    assert sum(session.stage.points) + gleek_view(table.match).pot == 0
    table.key(pygame.K_RETURN)
    assert not session.stage.account


def test_players_are_called_by_name_on_the_board(open_table: Open) -> None:
    table = open_table(new_session())
    assert table.session.board().names == ("You", "Margery", "Captain Hale")


# --------------------------------------------------------------------------------------- the layout


@pytest.mark.parametrize(
    "size", [(1280, 720), (1920, 1080), (3840, 2160), (1024, 600), (2560, 1080)]
)
def test_things_lie_clear_of_each_other(size: tuple[int, int]) -> None:
    layout = Layout(*size, 3, hand=12, shape=FACE.shape)
    fan = [layout.hand_pose(n, 12).bounds() for n in range(12)]
    panel = layout.panel_box().inflate(-8, -8)
    assert not any(panel.colliderect(box) for box in fan)
    assert not panel.colliderect(layout.words_box())
    seats = [layout.seat(place) for place in range(3)]
    assert seats[1].x < size[0] / 2 < seats[2].x, "the next player sits at the left"
    stock = [places.spread_pose(layout, n, 7, aside=False).bounds() for n in range(7)]
    turn_up = layout.turn_up_pose().bounds()
    away = [places.away_pose(layout, n, 7).bounds() for n in range(7)]
    aside = [places.spread_pose(layout, n, 7, aside=True).bounds() for n in range(7)]
    for box in (*stock, *away, *aside):
        assert not box.colliderect(turn_up)
        assert box.bottom < layout.words_box().top
    assert not any(a.inflate(-10, -10).colliderect(b) for a in away for b in aside)
    for one, other in combinations(seats, 2):
        assert one.plaque is not None
        assert other.plaque is not None
        assert not one.plaque.colliderect(other.plaque)
    own = seats[0].plaque
    assert own is not None
    assert not own.colliderect(fan[0])
    # Nineteen cards take no more room than twelve.
    more = [layout.hand_pose(n, 19).bounds() for n in range(19)]
    assert more[0].left >= fan[0].left - 1
    assert more[-1].right <= fan[-1].right + 1


def test_indices_are_legible_in_the_smallest_usual_window() -> None:
    """What is seen of a card is wider than its index, which is a tenth of a card's height."""
    layout = Layout(1280, 720, 3, hand=12, shape=FACE.shape)
    for count in (12, 19):
        step = layout.hand_pose(1, count).x - layout.hand_pose(0, count).x
        assert step >= 0.16 * layout.hand_pose(0, count).height

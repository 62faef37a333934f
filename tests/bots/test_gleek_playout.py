"""Deals of Gleek played out on masks: as by the rules, and in worlds that fit what was seen."""

from __future__ import annotations

from random import Random

import pytest

from game.engine.cards import rank, suit
from game.engine.options import Options
from game.engine.shuffle import Stream, numbered_secret
from game.games.gleek.insight import Insight
from game.games.gleek.masks import card_of, masks
from game.games.gleek.memory import Recollection, running
from game.games.gleek.playout import Table, habit, luck, play_out
from game.games.gleek.records import Play, Played, RuffShown
from game.games.gleek.rules import GAME, GleekStanding, GleekState
from game.games.gleek.scoring import ruff
from tests.bots.gleek_table import ending, position

OPTIONS = (
    {"opening_forced": False},
    {"opening_forced": False, "honours_to": "winner", "must_beat": True},
)


def _tricks(options: Options, number: int) -> GleekState:
    """A deal that nobody bought or vied in, before the first trick."""
    standing = GleekStanding((0, 0, 0), dealer=number % 3, deal=1)
    state = GAME.deal(options, 3, Stream(numbered_secret(number), "deal 1"), standing)
    while state.phase != "play":
        state.play(next(a for a in state.legal() if a.do in ("pass", "wait")))
    return state


def _table(state: GleekState) -> Table:
    return Table(state.trump, state.rules.honours_to_winner, state.rules.must_beat)


@pytest.mark.parametrize("chosen", OPTIONS)
def test_the_rules_count_the_same(chosen: dict[str, str | bool]) -> None:
    """Card by card by the rules, by the same habits and the same luck."""
    options = GAME.schema.check(chosen)
    for number in range(60):
        state = _tricks(options, number)
        table = _table(state)
        up = masks([state.turn_up])
        for _ in range(number % 30):
            state.play(state.legal()[0])
        before = [3 * t + h for t, h in zip(state.tricks, state.honours, strict=True)]
        gone = _gone(up, state)
        hands = [masks(hand) for hand in state.hands]
        assert state.actor is not None
        trick = running(state.view(state.actor))
        gains = play_out(table, hands, trick, gone, state.actor, None, luck(number), 0.0)
        chance = luck(number)
        while state.outcome is None:
            seat = state.actor
            assert seat is not None
            chance()  # one is drawn for each card: whether it is played at random
            held = masks(state.hands[seat])
            s, r = _only(state, seat) or habit(
                table, held, 0, running(state.view(seat)), _gone(up, state), chance
            )
            state.play(next(a for a in state.legal() if getattr(a, "card", -1) == card_of(s, r)))
        after = state.outcome.totals
        assert gains == [b - a for a, b in zip(before, after, strict=True)]


def _only(state: GleekState, seat: int) -> tuple[int, int] | None:
    """The card that must follow, where there is one: then nothing is weighed, nor chance drawn."""
    cards = state.playable(seat)
    return (suit(cards[0]), rank(cards[0])) if state.table and len(cards) == 1 else None


def _gone(up: list[int], state: GleekState) -> list[int]:
    played = masks(e.card for e in state.history if isinstance(e, Played))
    return [a | b for a, b in zip(up, played, strict=True)]


def test_two_tricks_worked_out() -> None:
    """The ace of spades holds; the king is trumped by the four, which had to follow before."""
    state = ending("AS KS", "QS 5D", "4S 4H")
    table = _table(state)
    hands = [masks(hand) for hand in state.hands]
    gone = [0x7FF & ~(hands[0][s] | hands[1][s] | hands[2][s]) for s in range(4)]
    ace = GAME.pack.card("AS")
    found = play_out(table, hands, running(state.view(0)), gone, 0, ace, luck(0), 0.0)
    assert found == [3, 0, 3]


def test_a_ruff_that_was_shown_was_the_best() -> None:
    """Seat 1 showed 41 in spades: no world gives it more in another suit."""
    state = position(
        "KD QD JD 10D 9D 8D 7D 4C 5C 6C 4S 5S",
        "AS KS QS 10S 4D 5D 6D 7C 8C 9C 4H 5H",
        moves="pass pass pass vie match fold",
        opening_forced=False,
    )
    shown = [e for e in state.history if isinstance(e, RuffShown) and e.seat == 1]
    assert [e.total for e in shown] == [41]
    view = state.view(0)
    insight = Insight(view, 1.0)
    recollection = Recollection(view, 0.0, Random(1))
    rng = Random(2)
    seen = set()
    for _ in range(300):
        world = recollection.world(rng)
        hand = [card_of(s, r) for s in range(4) for r in range(11) if world[1][s] >> r & 1]
        total = ruff(hand).total
        likely = insight.weight(world) > 1e-5
        assert likely == (total == 41)
        seen.add(likely)
    assert seen == {True, False}


def test_who_discards_a_suit_has_none_of_it() -> None:
    state = ending("AS 4D 6C", "5D 8D KC", "KS 6D 9C")
    spades = [suit(c) for c in state.hands[1]]
    assert 0 not in spades
    for seat, code in enumerate(("AS", "5D", "KS")):
        state.play(Play(seat, GAME.pack.card(code)))
    recollection = Recollection(state.view(0), 0.0, Random(1))
    rng = Random(3)
    worlds = [recollection.world(rng) for _ in range(100)]
    assert all(not world[1][0] for world in worlds)
    assert len({tuple(world[1]) for world in worlds}) > 5

"""A Gleek table laid by hand."""

from __future__ import annotations

from game.engine.cards import Card
from game.engine.contract import Action, Event
from game.engine.options import Options
from game.games.gleek.records import PACK
from game.games.gleek.rules import GAME, GleekStanding, GleekState
from tests import shipped

# Hands of twelve without a set or a trump honour, where hearts are trump and JH is turned up.
A = "4S 5S 6S 7S 8S 4C 5C 6C 7C 8C 4D 5D"
B = "9S 10S JS QS 9C 10C JC QC 6D 7D 8D 9D"
C = "AS KS AC KC 10D JD QD KD 5H 6H 7H 8H"
STOCK = "AD 9H 10H QH KH AH 4H"


def preset(name: str, **changes: int | str | bool) -> Options:
    return shipped.preset(GAME, name, **changes)


STANDARD = preset("standard")


def card(code: str) -> Card:
    return PACK.card(code)


def table(
    a: str = A,
    b: str = B,
    c: str = C,
    stock: str = STOCK,
    turn_up: str = "JH",
    options: Options = STANDARD,
    opening: int = 2,
) -> GleekState:
    """Seat 0 (A) is eldest, seat 2 (C) deals."""
    standing = GleekStanding(points=(0, 0, 0), dealer=2, deal=1, opening=opening)
    hands = [PACK.hand(hand) for hand in (a, b, c)]
    return GleekState(options, standing, hands, PACK.hand(stock), card(turn_up))


def act(state: GleekState, *actions: Action) -> list[Event]:
    return [event for action in actions for event in state.play(action)]


def gains(state: GleekState, column: str) -> tuple[int, ...]:
    """What each seat won or lost under one head of the ledger."""
    return state.ledger.column(column)


def tricks(state: GleekState) -> GleekState:
    """Straight to the tricks: no auction, no ruff, whatever the hands."""
    state.phase = "play"
    state.sets_over = True
    return state


def vying(
    a: str = "AS KS 4D", b: str = "AC KC QC", c: str = "AH 4H 5D", opening: int = 2
) -> GleekState:
    """Straight to the ruff, with these hands."""
    state = table(a, b, c, opening=opening)
    state.phase = "ruff"
    return state

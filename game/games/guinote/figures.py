"""What is told of deals of Guiñote in the arena, to be laid beside what real games say."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from game.engine.cards import Card
from game.engine.contract import State
from game.engine.pointtricks.records import Declared, Played
from game.engine.pointtricks.state import MARRIAGE_IN_TRUMP, PointState
from game.engine.spanish import ACE, THREE, of


def ace_and_three(state: State) -> int | None:
    """The side to which both ace and three of trump fell, dealt, drawn or swapped for."""
    assert isinstance(state, PointState)
    ace, three = (_owner(state, of(rank, state.trump)) for rank in (ACE, THREE))
    if ace is None or three is None or ace % 2 != three % 2:
        return None
    return ace % 2


def sang_forty(state: State) -> int | None:
    """The side that sang the marriage in trump."""
    for event in state.history:
        if isinstance(event, Declared) and event.worth == MARRIAGE_IN_TRUMP:
            return event.seat % 2
    return None


def _owner(state: PointState, card: Card) -> int | None:
    """The seat that held a card last, None if it stayed in the stock."""
    for event in state.history:
        if isinstance(event, Played) and event.card == card:
            return event.seat
    return next((seat for seat, hand in enumerate(state.hands) if card in hand), None)


FIGURES: Mapping[str, Callable[[State], int | None]] = {
    "ace and three of trump": ace_and_three,
    "sang forty": sang_forty,
}

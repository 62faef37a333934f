"""Counts of all ways a small ending can be played out, worked out by hand."""

from __future__ import annotations

from game.engine.contract import State
from tests.examples.truco_table import accept, preset, raised, table, trick


def play_outs(state: State) -> int:
    """How many sequences of actions lead from here to the end of the deal."""
    if state.actor is None:
        return 1
    total = 0
    for action in state.legal():
        after = state.copy()
        after.play(action)
        total += play_outs(after)
    return total


def test_one_card_each_and_nothing_to_call() -> None:
    # Worth 12: each may play the last card open or covered, 2 × 2.
    state = raised(table("AO KO 2O", "QE KE 3E"), 3, 6, 9, 12)
    accept(state)
    trick(state, "AO", "QE")
    trick(state, "KO", "3E")
    assert play_outs(state) == 4


def test_two_cards_each_after_a_won_trick() -> None:
    # Seat 0 won the first trick. Second trick: 4 × 4 ways. Seat 1 must win it to go on: with the 2
    # against anything (4), with the queen against a covered card (2). Those 6 have a third trick
    # of 2 × 2 ways; the other 10 end at once. 6 × 4 + 10.
    state = raised(table("3O AO KO", "JE 2E QE"), 3, 6, 9, 12)
    accept(state)
    trick(state, "3O", "JE")
    assert play_outs(state) == 34


def test_the_last_call_in_the_last_trick() -> None:
    # Worth 9, both sides may ask for 12. Seat 0 calls: run 1, or accept and 2 × 2 plays: 5.
    # Seat 0 plays (2 ways), then seat 1 plays (2) or calls: run 1, or accept and 2 plays: 5.
    state = table("AO KO 2O", "QE KE 3E")
    trick(state, "AO", "QE")
    trick(state, "KO", "3E")
    state.worth = 9
    assert play_outs(state) == 5 + 2 * 5


def test_best_card_after_a_tie_leaves_no_choice() -> None:
    # Worth 12, first trick tied, best card forced: K against A decides in the only way there is.
    options = preset("standard", highest_after_tie=True)
    state = raised(table("3O KO QO", "3E AE 7E", options=options), 3, 6, 9, 12)
    accept(state)
    trick(state, "3O", "3E")
    assert play_outs(state) == 1

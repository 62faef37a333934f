"""What a good club player would do: positions worked out by hand, in ``positions/``."""

from __future__ import annotations

import pytest

from game.bots.persona import Temper
from game.bots.pointtricks.motives import ALL
from tests.bots.pointtricks_table import GAMES, TEMPERS, Position, bot, code, decide, positions

LAID = [p for game in GAMES for p in positions(f"{game.name}.toml")]


@pytest.mark.parametrize("level", [2, 3, 5])
@pytest.mark.parametrize("position", LAID, ids=str)
def test_plays_what_a_good_player_would(position: Position, level: int) -> None:
    state, seat = position.state, position.seat
    if position.out_of_turn:
        assert seat not in state.deciders
        said = bot(position.game, seat).interrupt(state.view(seat))
        assert code(said) in position.accept
        return
    assert state.actor == seat
    view = state.view(seat)
    for temper in TEMPERS if level == 3 else TEMPERS[:1]:
        for seed in range(2 if level == 3 else 1):
            decision = decide(position.game, view, temper, level, seed)
            assert code(decision.action) in position.accept, decision
            assert all(reason.key in ALL for reason in decision.reasons)


FORGETFUL = Temper(memory=0.3)
WITH_PARTNER = [
    position
    for position in LAID
    if "partner" in position.name
    and not position.out_of_turn
    and "lost" not in position.name
    and "frees" not in position.name  # needs a count of the trumps
]


@pytest.mark.parametrize("position", WITH_PARTNER, ids=str)
def test_the_beginner_is_forgetful_but_no_fool_to_its_partner(position: Position) -> None:
    view = position.state.view(position.seat)
    for seed in range(5):
        for level in (1, 2):
            decision = decide(position.game, view, FORGETFUL, level, seed)
            assert code(decision.action) in position.accept, decision


def test_there_are_enough_of_them() -> None:
    assert len(LAID) >= 30
    assert len({p.name for p in LAID if p.game == "guinote"}) >= 20

"""What a good club player would do: positions worked out by hand, in ``positions/``."""

from __future__ import annotations

import pytest

from game.bots.pointtricks.motives import ALL
from tests.bots.pointtricks_table import GAMES, TEMPERS, Position, bot, code, decide, positions

LAID = [p for game in GAMES for p in positions(f"{game.name}.toml")]


@pytest.mark.parametrize("level", [3, 5])
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
        for seed in range(3 if level == 3 else 1):
            decision = decide(position.game, view, temper, level, seed)
            assert code(decision.action) in position.accept, decision
            assert all(reason.key in ALL for reason in decision.reasons)


def test_there_are_enough_of_them() -> None:
    assert len(LAID) >= 30
    assert len({p.name for p in LAID if p.game == "guinote"}) >= 20

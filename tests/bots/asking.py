"""What the tests of every game ask of bots: to decide, to value, to keep to it, and to meet."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from game import presets
from game.arena import Meeting, Result
from game.bots.analysis import Appraiser
from game.bots.base import Bot, Decision
from game.bots.persona import Persona, Temper
from game.bots.runner import Thinking
from game.engine.contract import Action, State, View

PEOPLE = {
    "strongest": Persona("strongest", "Strongest", level=5),
    "sensible": Persona("sensible", "Sensible", level=3),
    "second": Persona("second", "Second", level=2),
    "beginner": Persona("beginner", "Beginner", level=1, temper=Temper(memory=0.3)),
}
"""Who may :func:`meet`, besides ``random``."""


def decided(bot: Bot, view: View) -> Decision:
    """What a bot decides, without a fault."""
    thinking = Thinking(bot, view)
    decision = thinking.finish()
    assert not thinking.fault, thinking.fault
    return decision


def appraised(bot: Bot, view: View, action: Action) -> Decision:
    """What a bot decides, without a fault, when it is to value ``action`` too."""
    return decided(Appraiser(bot, action), view)


def assert_nothing_is_remembered(states: Sequence[State], bot: Callable[[int], Bot]) -> None:
    """The bots of all seats decide as new ones do, whatever they were asked before: so a match that
    is undone or resumed goes on as it would have. ``bot`` seats a new one."""
    veterans: dict[int, Bot] = {}
    told = []
    for state in states:
        assert state.actor is not None
        veteran = veterans.setdefault(state.actor, bot(state.actor))
        told.append(decided(veteran, state.view(state.actor)))
    for state, before in zip(reversed(states), reversed(told), strict=True):
        assert state.actor is not None
        assert decided(bot(state.actor), state.view(state.actor)) == before


def meet(game: str, players: int, a: str, b: str, pairs: int, seed: int = 2) -> Result:
    """A meets B at the standard table of a game, on the same cards in every seating."""
    preset = presets.find(game, "standard")
    assert preset is not None
    result = Meeting(
        game=game,
        preset=preset,
        players=players,
        bots=(a, b),
        personas=PEOPLE,
        count=pairs,
        seed=seed,
    ).play()
    assert result.faults == []
    return result

"""No bot sees what its seat may not see: other hidden cards, the same decision.

Each view is computed again from another deal that looks the same from the seat. Whatever a bot
took from beyond its view would differ between the two.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from game import registry
from game.bots.base import Bot, seat_rng
from game.bots.persona import LEVELS, Persona, Temper
from game.engine.contract import State, View
from tests.bots.asking import decided
from tests.conformance.cases import CASES, Case, positions

VIEWS = 1000
"""Views a game, of which the weak levels, which think least, take the greater part."""

SHARES = {level: 40 >> 2 * (level - 1) or 1 for level in LEVELS}
"""How often each level is asked, one beside the other."""


def _seated(game: str, level: int, seat: int, number: int) -> Bot:
    lively = Temper(*(Random(number).random() for _ in range(5)))
    persona = Persona("somebody", "Somebody", level=level, temper=lively)
    return registry.bot_maker(game)(persona, seat_rng("somebody", seat, str(number)))


def _states(game: str, rng: Random) -> Iterator[State]:
    """Positions of matches played at random, of every preset and number of players in turn."""
    cases: list[Case] = [case for case in CASES if case.game.name == game]
    number = 0
    while True:
        number += 1
        for case in cases:
            for state in positions(case, number, rng):
                if rng.random() < 0.2:
                    yield state


def _told(view: View, asked: bool, game: str, level: int, number: int) -> object:
    """What a bot makes of a view: what it decides, if it is asked, else what it does unasked."""
    bot = _seated(game, level, view.seat, number)
    return decided(bot, view) if asked else bot.interrupt(view)


@pytest.mark.parametrize("game", registry.GAMES)
def test_swapped_hidden_cards_change_no_decision(game: str) -> None:
    rng = Random(game)
    levels = rng.choices(list(SHARES), list(SHARES.values()), k=VIEWS)
    swapped = 0
    states = _states(game, rng)
    for number, level in enumerate(levels):
        state = next(states)
        seat = rng.choice([s for s in range(len(state.hands)) if state.legal(s)])
        asked = seat in state.deciders
        view = state.view(seat)
        other = view.sample(rng)
        swapped += other.hands != state.hands
        again = other.view(seat)
        assert _told(again, asked, game, level, number) == _told(view, asked, game, level, number)
    assert swapped > VIEWS // 2

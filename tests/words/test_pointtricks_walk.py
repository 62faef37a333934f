"""Whatever may happen in Guiñote, Tute and Brisca is told, without what is hidden."""

from __future__ import annotations

from random import Random

import pytest

from game.engine.contract import Action, Event
from game.engine.pointtricks.records import (
    Dealt,
    Declare,
    DeclareFour,
    Draw,
    Drew,
    Play,
    Swap,
)
from game.engine.pointtricks.state import PointState, PointView
from game.engine.shuffle import Stream, numbered_secret
from game.engine.spanish import PACK
from game.wording.pointtricks.words import PointTrickWords
from tests.words.pointtricks import NAMES, every_game, whole


@every_game
@pytest.mark.parametrize("number", range(4))
def test_whatever_happens_is_told_without_what_is_hidden(
    language: str, words: PointTrickWords, number: int
) -> None:
    """Deals under random options: every sentence is whole, and what a seat is told is the same
    whatever the others hold."""
    rng = Random(number)
    game = words.game
    options = game.schema.check({o.name: rng.choice(o.values) for o in game.schema})
    players = rng.choice(game.players)
    names = ("_Ana_", *NAMES[1:])[:players]
    stream = Stream(numbered_secret(number), "start")
    standing = game.start(options, players, stream)
    for _deal in range(3):
        state = game.deal(options, players, stream, standing)
        _told_well(words, list(state.history), state, names)
        while state.outcome is None:
            _told_the_same(words, state, names, rng)
            seat = rng.randrange(players)
            for tried in _every_action(state, seat, rng):
                refusal = state.refusal(tried)
                if refusal is not None:
                    whole(words.refusal(refusal, state.view(seat)))
            legal = state.legal(seat) or state.legal()
            songs = [a for a in legal if not isinstance(a, (Play, Draw))]
            action = rng.choice(songs or legal)
            whole(words.action(action, state.view(action.seat)).line())
            _told_well(words, state.play(action), state, names)
        for seat in range(players):
            whole(words.outcome(state.outcome, state.view(seat)))
        standing = game.settle(options, players, standing, state.outcome)
        if standing.winners:
            whole(words.match_over(standing, options, 0))
            return


def _told_well(
    words: PointTrickWords, events: list[Event], state: PointState, names: tuple[str, ...]
) -> None:
    for event in events:
        for seat in range(state.players):
            seen = event.seen_by(seat)
            sentence = words.event(seen, state.view(seat), names)
            if isinstance(event, (Dealt, Drew)) and seen != event:
                assert sentence == ""
            elif not isinstance(event, Dealt):
                whole(sentence)


def _told_the_same(
    words: PointTrickWords, state: PointState, names: tuple[str, ...], rng: Random
) -> None:
    for seat in range(state.players):
        view = state.view(seat)
        other = view.sample(rng).view(seat)
        for told in (
            lambda v: [words.prompt(v, names)],
            lambda v: words.status(v, names),
            lambda v: [words.points_line(v)],
        ):
            assert list(map(whole, _lines(told, view))) == _lines(told, other)


def _lines(told: object, view: PointView) -> list[str]:
    assert callable(told)
    lines = told(view)
    assert isinstance(lines, list)
    return lines


def _every_action(state: PointState, seat: int, rng: Random) -> list[Action]:
    cards = [*rng.sample(PACK.cards(), 4), *state.hands[seat]]
    return [
        *(kind(seat, c) for c in cards for kind in (Play, Declare, DeclareFour, Swap)),
        Draw(seat),
    ]

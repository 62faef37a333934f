"""The guided match of Guritipau is played through, step by step, against the rules."""

from __future__ import annotations

import pytest

from game import i18n
from game.games.guritipau import lesson
from game.games.guritipau.order import BOST
from game.games.guritipau.posture import Posture
from game.games.guritipau.records import (
    Accuse,
    Followed,
    GrainPlaced,
    Play,
    Ran,
    Robbed,
    Said,
    Sang,
    TrickEnded,
)
from game.games.guritipau.rules import GAME, PLAYERS, GuritipauStanding, GuritipauState
from game.games.guritipau.words import WORDS
from game.words import plain, spans


def play_through() -> list[tuple[GuritipauStanding, GuritipauState]]:
    """The standing before each deal, and the deal when it is over."""
    standing, played = lesson.START, []
    for deal in lesson.DEALS:
        state = lesson.lay(deal, standing)
        for step in deal.steps:
            assert state.outcome is None
            assert state.refusal(step.action) is None, step
            state.play(step.action)
        assert state.outcome is not None
        played.append((standing, state))
        standing = GAME.settle(lesson.OPTIONS, PLAYERS, standing, state.outcome)
    assert standing.winners == (lesson.LEARNER % 2,)
    return played


def test_every_step_is_legal_and_each_deal_ends_with_its_last() -> None:
    assert len(play_through()) == len(lesson.DEALS)


def test_the_match_goes_from_the_first_deal_to_the_pedra() -> None:
    standings = [standing for standing, _ in play_through()]
    assert [s.points for s in standings] == [(0, 0), (3, 0), (6, 0), (6, 4), (7, 4)]
    assert [s.dealer for s in standings] == [0, 1, 2, 3, 0]
    assert standings[-1].todas == 2


def test_it_shows_the_postures() -> None:
    assert [state.posture for _, state in play_through()] == [
        Posture(1, 0, None, "first"),
        Posture(1, 0, None, "invite"),
        Posture(3, 1, 0, "six-nil"),
        Posture(0, None, None, "bare"),
        Posture(0, None, None, "todas"),
    ]


def test_it_shows_what_is_peculiar_to_the_game() -> None:
    deals = [state.history for _, state in play_through()]
    kinds = [{type(event) for event in history} for history in deals]
    assert {Sang, Followed, GrainPlaced} <= kinds[0]
    assert {Robbed, GrainPlaced, Sang, Ran} <= kinds[1]
    assert {Sang, Ran} <= kinds[2]
    assert Said in kinds[4]
    winners = [[e.winner for e in history if isinstance(e, TrickEnded)] for history in deals]
    # The jack over the queen, the two over the seven, a black king, bóst on clubs ...
    assert winners[0] == [0, 0, 1, 0, 2, 2]
    assert winners[3] == [0, 0, 0, 0, 0]
    assert winners[4] == [0, 2, 2, 2, 2]


def test_nhanha_takes_a_bost_that_is_alone() -> None:
    state = lesson.lay(lesson.DEALS[3], play_through()[3][0])
    state.play(lesson.DEALS[3].steps[0].action)
    assert [a for a in state.legal(1) if isinstance(a, Play)] == [Play(1, BOST)]


def test_the_learner_is_told_before_each_action(language: str) -> None:
    for deal in lesson.DEALS:
        assert all(step.text for step in deal.steps if step.action.seat == lesson.LEARNER)
        texts = [deal.opening, deal.closing, lesson.WELCOME, lesson.FAREWELL]
        for sentence in (
            *(i18n._(text) for text in texts),
            *(lesson.sentence(step) for step in deal.steps if step.text),
            *(lesson.reminder(step) for step in deal.steps if step.text),
        ):
            assert "{" not in sentence
            assert not {"*", "_"} & {*plain(sentence)}
            for piece, style in spans(sentence):
                if style == "term":
                    assert any(term.answers_to(piece) for term in WORDS.glossary()), piece


@pytest.mark.parametrize("number", range(len(lesson.DEALS)))
def test_every_card_is_dealt_once(number: int) -> None:
    deal = lesson.DEALS[number]
    cards = [*" ".join(deal.hands).split(), deal.turn_up]
    assert len({*cards}) == len(cards) == 37


def test_nothing_in_it_needs_a_fraud() -> None:
    assert not any(isinstance(s.action, Accuse) for deal in lesson.DEALS for s in deal.steps)

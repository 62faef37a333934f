"""Two at the table: deals played on as the table plays them, and what the other may hold.

The turn-up is the 4 of ouros unless another is named, so the manilhas are 5O < 5E < 5C < 5P.
"""

from __future__ import annotations

from collections import Counter
from math import comb
from random import Random

import pytest

from game import presets
from game.bots.base import Decision, seat_rng
from game.bots.persona import Persona
from game.engine.contract import Action
from game.engine.shuffle import Stream, numbered_secret
from game.games.truco import duel_hands, motives, table
from game.games.truco.abstraction import CODES, Moment
from game.games.truco.bot import make_bot
from game.games.truco.duel_hands import Hands, possible
from game.games.truco.duel_play import NOBODY, Scene, codes, finish
from game.games.truco.knowledge import Knowledge
from game.games.truco.records import PACK, Accept, Call, Play, Run
from game.games.truco.rules import GAME, TrucoStanding, TrucoState, TrucoView
from tests.bots.asking import appraised
from tests.bots.truco_table import PLAIN, acts, decide, decisions, position, quiet

PRESETS = {preset.name: preset.options for preset in presets.load("truco")[0]}


def _scene(view: TrucoView) -> Scene:
    stored = table.shipped()
    assert stored is not None
    return Scene.of(view, stored)


def _codes(view: TrucoView, cards: str) -> list[int]:
    return sorted(codes(view)[card] for card in PACK.hand(cards))


def _unlucky() -> float:
    raise AssertionError("nothing is left to chance here")


# ------------------------------------------------------------------- the numbers


@pytest.mark.parametrize("preset", sorted(PRESETS))
def test_both_ways_of_numbering_agree(preset: str) -> None:
    stored, rng, met = table.shipped(), Random(preset), 0
    assert stored is not None
    for number in range(60):
        points = rng.choice([(0, 0), (4, 8), (10, 6), (8, 8), (9, 2)])
        standing = TrucoStanding(points=points, dealer=number % 2, deal=1)
        stream = Stream(numbered_secret(number), "deal 1")
        state = GAME.deal(PRESETS[preset], 2, stream, standing)
        while state.outcome is None:
            assert state.actor is not None
            view = state.view(state.actor)
            moment = Moment.of(view)
            if moment is not None:
                met += 1
                scene = _scene(view)
                hand = sorted(codes(view)[card] for card in view.hand)
                number_of_block = (len(scene.played) * 2 + scene.pending) * CODES + scene.code
                assert number_of_block == moment.block.number
                steps, chances = scene.steps(hand), stored.chances(moment)
                assert (steps is None) == (chances is None)
                if steps is not None:
                    assert chances == pytest.approx([step / table.STEPS for step in steps])
            state.play(rng.choice([a for a in state.legal() if not isinstance(a, Run)]))
    assert met > 100


# ------------------------------------------------------------ played to the end


def test_the_last_cards_decide() -> None:
    # The mão took the first trick and lost the second; nobody may call, and the A beats the K.
    view = quiet("3O 4P AC", "2E KE QP", moves="3O 2E 4P QP").view(1)
    hands = (_codes(view, "AC"), _codes(view, "KE"))
    assert finish(_scene(view), hands, _unlucky) == 0 * 8
    # Two kings tie, and the first trick counts.
    tied = quiet("3O 4P KC", "2E KE QP", moves="3O 2E 4P QP").view(1)
    assert finish(_scene(tied), (_codes(tied, "KC"), _codes(tied, "KE")), _unlucky) == 0 * 8


@pytest.mark.parametrize(("winner", "ended"), [("dealer", 8), ("eldest", 0), ("nobody", NOBODY)])
def test_three_ties_go_as_the_rules_have_it(winner: str, ended: int) -> None:
    state = position(
        "3O 2P AC", "3E 2E AE", moves="3O 3E 2P 2E", points=(11, 11), special_score=11,
        both_special="iron_open", three_ties=winner,
    )  # fmt: skip
    view = state.view(0)
    assert finish(_scene(view), (_codes(view, "AC"), _codes(view, "AE")), _unlucky) == ended


def test_nobody_runs_where_that_loses_the_game() -> None:
    # The mão needs one point, so the dealer takes any call: the deal is worth three, whoever wins.
    state = position("3O 5P AC", "7E 4E 6E", moves="3O 7E", points=(11, 3))
    view = state.view(0)
    for seed in range(50):
        hands = (_codes(view, "5P AC"), _codes(view, "4E 6E"))
        assert finish(_scene(view), hands, Random(seed).random, answer="call") == 0 * 8 + 1


# ------------------------------------------------------------- what others hold


def test_every_hand_is_counted_once() -> None:
    # 39 cards besides the turn-up; three are in hand.
    first = Knowledge(position("4P 6C 3E", "7E 2E 6E").view(0))
    ways = possible(first)
    assert sum(ways.values()) == comb(36, 3)
    # Four threes but one's own: three ways to two of them beside the zap, 3.
    view = first.view
    assert ways[tuple(_codes(view, "3O 3C 5P"))] == 3
    # One card left: four lie and one is in hand. Of the three twos that are out any will do.
    last = Knowledge(position("3O 4P AC", "2E KE QP", moves="3O 2E 4P QP").view(0))
    ways = possible(last)
    assert sum(ways.values()) == 39 - 5
    assert ways[tuple(_codes(last.view, "2C"))] == 3


def test_what_must_be_played_limits_what_is_held() -> None:
    # After a tie both had to play their best: the other has nothing above its A.
    state = position("3E 5P 4C", "3C AO 7O", moves="3E 3C 5P AO", highest_after_tie=True, dealer=1)
    assert state.outcome is not None  # the zap takes the deal
    open_ = position("3E KP 4C", "3C KO 7O", moves="3E 3C KP KO", highest_after_tie=True, dealer=1)
    view = open_.view(0)
    king = codes(view)[PACK.card("KO")]
    assert max(hand[-1] for hand in possible(Knowledge(view))) <= king


def test_a_call_speaks_for_good_cards_and_a_pass_against_them() -> None:
    def manilhas(moves: str) -> float:
        view = position("KO AC 2O", "2E KE QP", moves=moves).view(0)
        facts = Knowledge(view)
        reading = duel_hands.read(facts, _scene(view), 0.85)
        try:
            while True:
                next(reading)
        except StopIteration as done:
            hands: Hands = done.value
        assert sum(hands.shares) == pytest.approx(1.0)
        least = codes(view)[PACK.card("5O")]
        return sum(s for h, s in zip(hands.hands, hands.shares, strict=True) if h[-1] >= least)

    assert manilhas("KO 2E truco") > manilhas("KO 2E KE") + 0.1


def test_hands_are_drawn_as_evenly_as_can_be() -> None:
    hands = Hands(((1,), (2,), (3,)), (0.5, 0.3, 0.2))
    for seed in range(5):
        assert Counter(hands.drawn(10, Random(seed))) == {(1,): 5, (2,): 3, (3,): 2}


# ------------------------------------------------------------------- appraisal


def _appraised(view: TrucoView, action: Action) -> Decision:
    bot = make_bot(Persona("a", "A", level=5), seat_rng("a", view.seat, "m"))
    return appraised(bot, view, action)


@pytest.mark.parametrize(
    "state",
    [
        position("3O 5P AC", "7E 4E 6E"),
        position("3O 5P AC", "7E 4E 6E", moves="3O 7E"),
        position("3O 5P AC", "7E 4E 6E", moves="3O 7E AC"),
        position("3O 5P AC", "7E 4E 6E", moves="3O truco"),
        position("3O 5P AC", "7E 4E 6E", moves="3O 7E", points=(11, 4)),
        position("3O 5P AC", "KE 4E 6E", points=(11, 4), special_score=11),
        position("3O 5P AC", "KE 4E 6E", points=(11, 4), special_score=11, moves="on"),
    ],
    ids=("lead", "second", "cover", "answer", "settled", "onze", "quiet"),
)
def test_whatever_is_legal_can_be_valued(state: TrucoState) -> None:
    assert state.actor is not None
    view = state.view(state.actor)
    for action in view.legal:
        decision = _appraised(view, action)
        values = dict(decision.values)
        assert action in values
        assert values[decision.action] >= max(values.values()) - 0.5 * view.worth


def test_a_blunder_is_dear_and_a_matter_of_taste_is_not() -> None:
    # It lost the first trick, and the zap lies on the table: a call throws two points more away.
    state = position("3O 5P AC", "7E 4E 6E", moves="3O 7E 5P", target=24)
    lost = state.view(1)
    call = next(a for a in lost.legal if isinstance(a, Call))
    values = dict(_appraised(lost, call).values)
    quiet_one = max(v for a, v in values.items() if isinstance(a, Play))
    assert quiet_one - values[call] > 1.0
    # The same card, which beats nothing, open and covered.
    second = position("3O 5P AC", "7E 4E 6E", moves="3O 7E AC", target=24).view(1)
    open_, covered = Play(1, PACK.card("4E")), Play(1, PACK.card("4E"), True)
    worth = [dict(_appraised(second, play).values)[play] for play in (open_, covered)]
    assert worth[0] == pytest.approx(worth[1], abs=0.25)


def test_running_from_a_sure_win_is_dear() -> None:
    state = position("3O 5P 4P", "7E 2E 6E", moves="3O 7E 4P truco", target=24)
    values = dict(_appraised(state.view(0), Run(0)).values)
    assert values[Accept(0)] - values[Run(0)] > 3.0  # to win three or to lose one


# --------------------------------------------------------------------- the score


def test_mao_de_onze_is_decided_by_the_score() -> None:
    # A fair hand: to run costs one point. At 11 to 9 a lost deal loses the game, at 11 to 2 little.
    def needed(other: int) -> float:
        view = position("2O 3C 6P", "KP QE 7O", points=(11, other), special_score=11).view(0)
        reason = decide(view, PLAIN, 5).reasons[0]
        assert reason.key == motives.OWN_HAND
        return float(str(reason.values["needed"]))

    assert needed(9) > needed(2) + 5


def test_a_call_for_the_game_is_not_a_call_at_the_start() -> None:
    # With nothing to lose by it the side behind stays; at an even score it runs.
    hands = ("3O 5P AC", "7E 4E 6E")
    assert acts(decisions(position(*hands, moves="3O 7E truco"), level=5)) == {"run"}
    behind = position(*hands, moves="3O 7E truco", points=(11, 6))
    assert "run" not in acts(decisions(behind, level=5))

"""The bot in deals played at random: always legal, always the same, blind to hidden cards."""

from __future__ import annotations

from random import Random

import pytest

from game import presets
from game.bots.base import seat_rng
from game.bots.persona import Persona, Temper
from game.engine.contract import Action
from game.engine.shuffle import Stream, numbered_secret
from game.games.truco.bot import make_bot
from game.games.truco.records import Play
from game.games.truco.rules import GAME, TrucoStanding, TrucoState
from tests.bots.asking import assert_nothing_is_remembered
from tests.bots.truco_table import TEMPERS, decide

PRESETS = {preset.name: preset.options for preset in presets.load("truco")[0]}
SCORES = ((0, 0), (11, 4), (3, 11), (11, 11), (10, 10), (10, 3), (9, 11))


def _deal(preset: str, players: int, number: int) -> TrucoState:
    standing = TrucoStanding(
        points=SCORES[number % len(SCORES)], dealer=number % players, deal=number + 1
    )
    stream = Stream(numbered_secret(number), f"deal {number + 1}")
    return GAME.deal(PRESETS[preset], players, stream, standing)


def _walk(state: TrucoState, rng: Random) -> list[TrucoState]:
    """The states of a deal played at random, calls and runs being rarer than cards."""
    states = []
    while state.outcome is None:
        states.append(state.copy())
        legal = state.legal()
        plain = [a for a in legal if a.do not in ("call", "run")]
        state.play(rng.choice(legal if rng.random() < 0.25 or not plain else plain))
    return states


@pytest.mark.parametrize("players", GAME.players)
@pytest.mark.parametrize("preset", sorted(PRESETS))
def test_never_illegal_and_never_at_a_loss(preset: str, players: int) -> None:
    rng = Random(f"{preset} {players}")
    seen = 0
    for number in range(14):
        for state in _walk(_deal(preset, players, number), rng):
            for seat in state.deciders:
                temper = TEMPERS[seen % len(TEMPERS)]
                level = 1 if seen % 3 else 2
                decision = decide(state.view(seat), temper, level, seen)  # no fault, see there
                assert decision.action in state.legal(seat)
                assert decision.reasons
                assert all(action in state.legal(seat) for action, _ in decision.values)
                seen += 1
    assert seen > 60


def test_any_options_at_all() -> None:
    rng = Random(2)
    for number in range(60):
        chosen = {option.name: rng.choice(option.values) for option in GAME.schema}
        players = rng.choice(GAME.players)
        standing = TrucoStanding(points=rng.choice(SCORES), dealer=0, deal=1)
        stream = Stream(numbered_secret(number), "deal 1")
        begun = GAME.deal(GAME.schema.check(chosen), players, stream, standing)
        for state in _walk(begun, rng):
            for seat in range(players):
                if state.legal(seat):
                    assert decide(state.view(seat), level=1).action in state.legal(seat)


@pytest.mark.parametrize("level", [1, 3])
def test_the_same_again_for_the_same_seed(level: int) -> None:
    rng = Random(3)
    for players in GAME.players:
        for number in range(3):
            for state in _walk(_deal("paulista", players, number), rng):
                assert state.actor is not None
                view = state.view(state.actor)
                first = decide(view, TEMPERS[1], level, number)
                assert decide(state.copy().view(state.actor), TEMPERS[1], level, number) == first


def test_a_decision_does_not_depend_on_what_was_asked_before() -> None:
    states = _walk(_deal("standard", 4, 7), Random(4))
    persona = Persona("zeca", "Zeca", temper=Temper(0.6, 0.6, 0.6, 0.6))
    assert_nothing_is_remembered(
        states, lambda seat: make_bot(persona, seat_rng("zeca", seat, "m"))
    )


def _with_cards_swapped(
    preset: str, players: int, number: int, done: list[Action], seat: int, rng: Random
) -> TrucoState | None:
    """The same deal up to here, but with other cards where ``seat`` cannot see them.

    None where the swap would have shown.
    """
    played = {a.card for a in done if isinstance(a, Play) and not a.covered}
    state = _deal(preset, players, number)
    own = set(state.hands[seat])
    open_hands = {c for s, hand in state.view(seat).shown for c in hand}
    places = [
        (s, n)
        for s in range(players)
        for n, card in enumerate(state.hands[s])
        if card not in played and card not in own and card not in open_hands
    ]
    in_hands = {c for hand in state.hands for c in hand}
    stock = [c for c in range(40) if c not in in_hands and c != state.turn_up]
    if PRESETS[preset]["deck"] != 40 or not places:
        return None
    cards = [state.hands[s][n] for s, n in places] + stock
    rng.shuffle(cards)
    hands = [list(hand) for hand in state.hands]
    swapped = {}
    for (s, n), card in zip(places, cards, strict=False):
        swapped[hands[s][n]] = card
        hands[s][n] = type(hands[s][n])(card)
    other = TrucoState(state.options, state.standing, hands, state.turn_up)
    for action in done:
        if isinstance(action, Play) and action.card in swapped:  # a covered one
            action = Play(action.seat, type(action.card)(swapped[action.card]), action.covered)
        if other.refusal(action) is not None:
            return None
        other.play(action)
    return other


def test_hidden_cards_change_no_decision() -> None:
    rng = Random(5)
    compared = changed = 0
    for number in range(40):
        preset = ("standard", "paulista", "mineiro")[number % 3]
        players = GAME.players[number % 2]
        state = _deal(preset, players, number)
        done: list[Action] = []
        while state.outcome is None:
            assert state.actor is not None
            seat = state.actor
            other = _with_cards_swapped(preset, players, number, done, seat, rng)
            if other is not None and other.actor == seat and not state.blind:
                mine, same = state.view(seat), other.view(seat)
                assert same == mine
                changed += other.hands != state.hands
                level = (1, 3)[compared % 2]
                assert decide(same, TEMPERS[0], level) == decide(mine, TEMPERS[0], level)
                compared += 1
            action = rng.choice([a for a in state.legal() if a.do != "run"])
            done.append(action)
            state.play(action)
    assert compared > 150
    assert changed > 100

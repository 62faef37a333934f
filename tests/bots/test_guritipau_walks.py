"""The bot in deals of Guritipau: always legal, always the same, blind to hidden cards."""

from __future__ import annotations

from dataclasses import replace
from random import Random

from game.bots.base import seat_rng
from game.bots.persona import Persona, Temper
from game.engine.cards import Card
from game.engine.contract import Action
from game.engine.options import Options
from game.engine.shuffle import Stream, numbered_secret
from game.games.guritipau import motives
from game.games.guritipau.bot import make_bot
from game.games.guritipau.records import PACK, Play, Rob
from game.games.guritipau.rules import GAME, GuritipauState
from tests.bots.asking import assert_nothing_is_remembered
from tests.bots.guritipau_seats import TEMPERS, bot, decide
from tests.examples.guritipau_table import PRESETS, STANDARD, preset, standing

KEYS = set(motives.ALL)
NAMES = ("standard", "sao-nicolau", "simple")
SCORES = (
    standing((0, 0), last_winner=0),
    standing((6, 0), last_winner=1),
    standing((2, 6), last_winner=0),
    standing((0, 0), last_winner=1, lost=0),
    standing((6, 5), last_winner=0),
    standing((7, 3), last_winner=1, todas=3),
    standing((4, 4), last_winner=0, banned=1),
    standing((0, 0), last_winner=None),
)


def _deal(options: Options, number: int) -> GuritipauState:
    score = replace(SCORES[number % len(SCORES)], dealer=number % 4, deal=number + 2)
    return GAME.deal(options, 4, Stream(numbered_secret(number), f"deal {number}"), score)


def _walk(state: GuritipauState, rng: Random) -> list[GuritipauState]:
    """The states of a deal played at random, seldom given up, now and then with a word between."""
    states = []
    while state.outcome is None:
        states.append(state.copy())
        legal = state.legal()
        plain = [a for a in legal if a.do not in ("run", "annul", "accuse")] or list(legal)
        state.play(rng.choice(legal if rng.random() < 0.03 else plain))
        if state.outcome is None and rng.random() < 0.1:
            talk = [a for s in range(4) for a in state.legal(s) if a.do == "talk"]
            if talk:
                state.play(rng.choice(talk))
    return states


def _check(state: GuritipauState, temper: Temper, level: int, seed: int) -> int:
    """Ask every seat that may do something; the number of decisions."""
    asked = 0
    for seat in range(4):
        legal = state.legal(seat)
        if not legal:
            continue
        view = state.view(seat)
        if seat not in state.deciders:
            action = bot(temper, level, seed, seat).interrupt(view)
            assert action is None or action in legal
            continue
        decision = decide(view, temper, level, seed)  # no fault, see there
        assert decision.action in legal
        assert {reason.key for reason in decision.reasons} <= KEYS
        assert decision.reasons
        assert all(action in legal for action, _ in decision.values)
        assert 0.0 <= decision.closeness <= 1.0
        asked += 1
    return asked


def test_never_illegal_in_any_preset() -> None:
    rng = Random(1)
    seen = 0
    for name in NAMES:
        for number in range(11):
            for state in _walk(_deal(preset(name), number), rng):
                seen += _check(state, TEMPERS[number % 3], 1, seen)
    assert seen > 700


def test_the_presets_are_those_that_are_shipped() -> None:
    assert {file.stem for file in PRESETS.glob("*.toml")} == set(NAMES)


def test_any_options_at_all() -> None:
    rng = Random(2)
    for number in range(24):
        chosen = {option.name: rng.choice(option.values) for option in GAME.schema}
        for state in _walk(_deal(GAME.schema.check(chosen), number), rng):
            _check(state, TEMPERS[number % 3], 1 if rng.random() < 0.9 else 2, number)


def test_the_same_again_for_the_same_seed() -> None:
    rng = Random(3)
    for number in range(3):
        for state in _walk(_deal(STANDARD, number), rng):
            for seat in state.deciders:
                first = decide(state.view(seat), TEMPERS[1], 2, number)
                assert decide(state.copy().view(seat), TEMPERS[1], 2, number) == first


def test_a_decision_does_not_depend_on_what_was_asked_before() -> None:
    states = _walk(_deal(STANDARD, 1), Random(4))
    persona = Persona("toi", "Toi", level=2, temper=Temper(0.8, 0.9, 0.2, 0.5, 1.0))
    assert_nothing_is_remembered(states, lambda seat: make_bot(persona, seat_rng("toi", seat, "m")))


def _swapped(
    pack: list[Card], begun: GuritipauState, done: list[Action], seat: int, rng: Random
) -> GuritipauState | None:
    """The same deal up to here, but with other cards where ``seat`` cannot see them.

    None where the swap would have shown.
    """
    after = begun.copy()
    for action in done:
        after.play(action)
    view = after.view(seat)
    seen = {*view.hand, view.turn_up, view.lying}
    seen |= {a.card for a in done if isinstance(a, (Play, Rob))}
    hidden = [c for c in PACK.cards() if c not in seen]
    mixed = list(hidden)
    rng.shuffle(mixed)
    swap = dict(zip(hidden, mixed, strict=True))
    other = GuritipauState(begun.options, begun.standing, [swap.get(c, c) for c in pack])
    for action in done:
        if other.refusal(action) is not None:
            return None
        other.play(action)
    return other


def test_hidden_cards_change_no_decision() -> None:
    rng = Random(5)
    options = preset("standard", annul_below=0)
    compared = changed = 0
    for number in range(16):
        begun = _deal(options, number)
        pack = list(begun.pack)
        state = begun.copy()
        done: list[Action] = []
        while state.outcome is None:
            seat = state.actor
            assert seat is not None
            other = _swapped(pack, begun, done, seat, rng) if state.trump is not None else None
            if other is not None and other.view(seat) == state.view(seat):
                changed += other.hands != state.hands
                level = (1, 2)[compared % 2]
                mine, same = state.view(seat), other.view(seat)
                assert decide(same, level=level) == decide(mine, level=level)
                compared += 1
            legal = state.legal()
            action = rng.choice([a for a in legal if a.do != "run"])
            done.append(action)
            state.play(action)
    assert compared > 150
    assert changed > 100

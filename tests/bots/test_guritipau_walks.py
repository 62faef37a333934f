"""The bot in deals of Guritipau: always legal, always the same, blind to hidden cards."""

from __future__ import annotations

from random import Random

from game.bots.base import seat_rng
from game.bots.persona import Persona, Temper
from game.engine.cards import Card
from game.engine.contract import Action
from game.games.guritipau import motives
from game.games.guritipau.bot import make_bot
from game.games.guritipau.records import PACK, Play, Rob
from game.games.guritipau.rules import GAME, GuritipauState
from tests.bots.asking import assert_nothing_is_remembered
from tests.bots.guritipau_seats import TEMPERS, bot, deal, decide, walk
from tests.examples.guritipau_table import STANDARD, preset
from tests.shipped import CONFIG

KEYS = set(motives.ALL)
NAMES = ("standard", "sao-nicolau", "simple")


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
            for state in walk(deal(preset(name), number), rng):
                seen += _check(state, TEMPERS[number % 3], 1, seen)
    assert seen > 700


def test_the_presets_are_those_that_are_shipped() -> None:
    assert {file.stem for file in (CONFIG / "guritipau").glob("*.toml")} == set(NAMES)


def test_any_options_at_all() -> None:
    rng = Random(2)
    for number in range(24):
        chosen = {option.name: rng.choice(option.values) for option in GAME.schema}
        for state in walk(deal(GAME.schema.check(chosen), number), rng):
            _check(state, TEMPERS[number % 3], 1 if rng.random() < 0.9 else 2, number)


def test_the_same_again_for_the_same_seed() -> None:
    rng = Random(3)
    for number in range(3):
        for state in walk(deal(STANDARD, number), rng):
            for seat in state.deciders:
                first = decide(state.view(seat), TEMPERS[1], 2, number)
                assert decide(state.copy().view(seat), TEMPERS[1], 2, number) == first


def test_a_decision_does_not_depend_on_what_was_asked_before() -> None:
    states = walk(deal(STANDARD, 1), Random(4))
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
        begun = deal(options, number)
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

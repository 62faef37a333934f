"""The bot in deals of Gleek: always legal, always the same, blind to hidden cards."""

from __future__ import annotations

from random import Random

from game import presets
from game.bots.base import seat_rng
from game.bots.persona import Persona, Temper
from game.engine.cards import Card
from game.engine.contract import Action
from game.engine.options import Options
from game.engine.shuffle import Stream, numbered_secret
from game.games.gleek import motives
from game.games.gleek.bot import make_bot
from game.games.gleek.records import Discard, Play
from game.games.gleek.rules import GAME, GleekStanding, GleekState
from tests.bots.asking import appraised, assert_nothing_is_remembered
from tests.bots.gleek_table import TEMPERS, decide

KEYS = set(motives.ALL)


def _presets() -> dict[str, Options]:
    return {preset.name: preset.options for preset in presets.load("gleek")[0]}


def _deal(options: Options, number: int) -> GleekState:
    opening = (2, 2, 4, 8)[number % 4]
    standing = GleekStanding((5, -3, -2), dealer=number % 3, deal=number % 3 + 1, opening=opening)
    stream = Stream(numbered_secret(number), f"deal {number + 1}")
    return GAME.deal(options, 3, stream, standing)


def _walk(state: GleekState, rng: Random) -> list[GleekState]:
    """The states of a deal played at random, the vying not for ever."""
    states = []
    while state.outcome is None:
        states.append(state.copy())
        legal = state.legal()
        calm = [a for a in legal if a.do not in ("vie", "bid")] or list(legal)
        state.play(rng.choice(legal if rng.random() < 0.4 else calm))
    return states


def _check(state: GleekState, temper: Temper, level: int, seed: int) -> None:
    assert state.actor is not None
    decision = decide(state.view(state.actor), temper, level, seed)  # no fault, see there
    legal = state.legal()
    assert decision.action in legal
    assert decision.reasons
    assert {reason.key for reason in decision.reasons} <= KEYS
    assert all(action in legal for action, _ in decision.values)
    assert 0.0 <= decision.closeness <= 1.0


def test_never_illegal_in_any_preset() -> None:
    rng = Random(1)
    seen = 0
    for options in _presets().values():
        for number in range(6):
            for state in _walk(_deal(options, number), rng):
                _check(state, TEMPERS[seen % 3], 2 if seen % 4 == 0 else 1, seen)
                seen += 1
    assert seen > 1000


def test_any_options_at_all() -> None:
    rng = Random(2)
    for number in range(25):
        chosen = {option.name: rng.choice(option.values) for option in GAME.schema}
        for state in _walk(_deal(GAME.schema.check(chosen), number), rng):
            _check(state, TEMPERS[number % 3], 1 if rng.random() < 0.8 else 2, number)


def test_whatever_is_done_can_be_valued() -> None:
    """Any legal action has its value, which is never above that of what the bot would do."""
    rng = Random(8)
    persona = Persona("hale", "Hale", level=2)
    for name in ("standard", "parlett"):
        for state in _walk(_deal(_presets()[name], 3), rng):
            seat = state.actor
            assert seat is not None
            view = state.view(seat)
            asked = rng.choice(view.legal)
            bot = make_bot(persona, seat_rng("hale", seat, "m"))
            decision = appraised(bot, view, asked)
            values = dict(decision.values)
            assert asked in values
            assert decision.action in values
            if view.phase in ("discard", "sets"):
                assert values[asked] <= values[decision.action]


def test_the_same_again_for_the_same_seed() -> None:
    rng = Random(3)
    options = _presets()["standard"]
    for number in range(2):
        for state in _walk(_deal(options, number), rng):
            assert state.actor is not None
            first = decide(state.view(state.actor), TEMPERS[1], 2, number)
            assert decide(state.copy().view(state.actor), TEMPERS[1], 2, number) == first


def test_a_decision_does_not_depend_on_what_was_asked_before() -> None:
    states = _walk(_deal(_presets()["parlett"], 7), Random(4))
    persona = Persona("hale", "Hale", level=2, temper=Temper(0.7, 0.9, 0.2, 0.5))
    assert_nothing_is_remembered(
        states, lambda seat: make_bot(persona, seat_rng("hale", seat, "m"))
    )


def test_the_seven_are_decided_at_once() -> None:
    """Each discard is one of the seven that a plan of the first moment lays away."""
    options = _presets()["standard"]
    for number in range(6):
        state = _deal(options, number)
        while state.phase == "auction":
            state.play(state.legal()[-1])
        laid = []
        while state.phase == "discard":
            assert state.buyer is not None
            action = decide(state.view(state.buyer), seed=number).action
            assert isinstance(action, Discard)
            laid.append(action.card)
            state.play(action)
        again = _deal(options, number)
        while again.phase == "auction":
            again.play(again.legal()[-1])
        for card in reversed(laid):
            # In the other order the plan is still the same seven.
            assert again.buyer is not None
            asked = decide(again.view(again.buyer), seed=number).action
            assert isinstance(asked, Discard)
            assert asked.card in laid
            again.play(Discard(again.buyer, card))
        assert again.hands == state.hands or sorted(again.hands[0]) == sorted(state.hands[0])


def _with_cards_swapped(
    begun: GleekState, done: list[Action], seat: int, rng: Random
) -> GleekState | None:
    """The same deal up to here, but with other cards where ``seat`` cannot see them.

    None where the swap would have shown.
    """
    after = begun.copy()
    for action in done:
        after.play(action)
    view = after.view(seat)
    seen = {*view.hand, *view.discards, view.turn_up}
    seen |= {a.card for a in done if isinstance(a, Play)}
    shown = {c for e in view.history for c in getattr(e, "cards", ()) if c >= 0}
    hidden = [c for c in GAME.pack.cards() if c not in seen | shown]
    mixed = list(hidden)
    rng.shuffle(mixed)
    swap = dict(zip(hidden, mixed, strict=True))
    hands = [[swap.get(c, c) for c in hand] for hand in begun.hands]
    stock = [swap.get(c, c) for c in begun.stock]
    other = GleekState(begun.options, begun.standing, hands, stock, begun.turn_up)
    for action in done:
        if isinstance(action, Discard) and action.seat != seat:
            action = Discard(action.seat, Card(swap.get(action.card, action.card)))
        if other.refusal(action) is not None:
            return None
        other.play(action)
    return other


def test_hidden_cards_change_no_decision() -> None:
    rng = Random(5)
    options = _presets()
    compared = changed = 0
    for number in range(12):
        begun = _deal(options[("standard", "cotton-1674")[number % 2]], number)
        state = begun.copy()
        done: list[Action] = []
        while state.outcome is None:
            seat = state.actor
            assert seat is not None
            other = _with_cards_swapped(begun, done, seat, rng)
            if other is not None and other.actor == seat:
                mine, same = state.view(seat), other.view(seat)
                if same == mine:
                    changed += other.hands != state.hands
                    level = (1, 2)[compared % 2]
                    assert decide(same, level=level) == decide(mine, level=level)
                    compared += 1
            legal = state.legal()
            action = rng.choice([a for a in legal if a.do != "vie"] or legal)
            done.append(action)
            state.play(action)
    assert compared > 150
    assert changed > 100

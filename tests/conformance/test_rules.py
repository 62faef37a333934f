"""What the rules of every game must hold to, whatever the game."""

from __future__ import annotations

import json
from itertools import islice
from random import Random

import pytest

from game.engine.cards import HIDDEN, Card
from game.engine.contract import Action, Event, Game, IllegalAction, State
from game.engine.shuffle import Stream, numbered_secret
from tests.conformance.cases import (
    CASES,
    GAMES,
    MOST_DEALS,
    Case,
    deal,
    match_deals,
    mutated,
    positions,
    random_action,
)

POSITIONS = 60
each_case = pytest.mark.parametrize("case", CASES, ids=str)
each_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)


def everything(state: State, players: int) -> tuple[object, ...]:
    """All that can be asked of a state: two equal states answer alike."""
    return (
        state.actor,
        state.deciders,
        state.outcome,
        tuple(state.history),
        tuple(state.view(seat) for seat in range(players)),
        tuple(state.legal(seat) for seat in range(players)),
    )


@each_case
def test_somebody_may_always_act(case: Case) -> None:
    rng = Random(1)
    for state in islice(positions(case, 1, rng), POSITIONS):
        assert state.actor == state.deciders[0]
        for seat in state.deciders:
            actions = state.legal(seat)
            assert actions
            assert len(set(actions)) == len(actions)
            assert all(action.seat == seat for action in actions)
        assert state.legal() == state.legal(state.actor)
        assert state.outcome is None


@each_case
def test_refusals_agree_with_what_is_legal(case: Case) -> None:
    rng = Random(2)
    seen: set[Action] = set()
    states = []
    for state in islice(positions(case, 2, rng), POSITIONS):
        for seat in range(case.players):
            seen.update(state.legal(seat))
        states.append(state.copy())
    for state in states:
        legal = {action for seat in range(case.players) for action in state.legal(seat)}
        allowed = {action for action in seen if state.refusal(action) is None}
        assert allowed == legal & seen


@each_case
def test_an_illegal_action_raises_and_changes_nothing(case: Case) -> None:
    rng = Random(3)
    seen: set[Action] = set()
    for state in islice(positions(case, 3, rng), POSITIONS):
        before = everything(state, case.players)
        for action in [a for a in seen if state.refusal(a) is not None][:5]:
            with pytest.raises(IllegalAction) as raised:
                state.play(action)
            assert raised.value.refusal == state.refusal(action)
        assert everything(state, case.players) == before
        seen.update(state.legal())


@each_case
def test_a_finished_deal_takes_no_action(case: Case) -> None:
    rng = Random(4)
    last: list[Action] = []
    for state in islice(match_deals(case, 4, rng), 5):
        while state.actor is not None:
            last = list(state.legal())
            state.play(rng.choice(last))
        assert state.outcome is not None
        assert state.deciders == ()
        assert all(state.legal(seat) == () for seat in range(case.players))
        assert all(state.refusal(action) is not None for action in last)


@each_case
def test_cards_are_conserved(case: Case) -> None:
    """No card is in two hands, none is played twice or played and held."""
    rng = Random(5)
    pack = set(case.game.pack.cards())
    for state in islice(match_deals(case, 5, rng), 8):
        while state.actor is not None:
            held = [card for hand in state.hands for card in hand]
            played = [getattr(e, "card", HIDDEN) for e in state.history if e.name == "played"]
            assert len(set(held + played)) == len(held) + len(played)
            assert set(held + played) <= pack
            state.play(random_action(state, case.players, rng))


@each_case
def test_a_view_shows_nothing_hidden(case: Case) -> None:
    """Cards that change places between hands nobody showed leave a third seat's view as it was."""
    rng = Random(6)
    if case.players == 2:
        return  # nobody is a third seat; sampled states say the same below
    swapped = 0
    for state in islice(positions(case, 6, rng), POSITIONS):
        seat = rng.randrange(case.players)
        view = state.view(seat)
        open_hands = set(map(_shows_hand_of, view.history))
        others = [s for s in range(case.players) if s != seat and s not in open_hands]
        twin = state.copy()
        rng.shuffle(others)
        if len(others) < 2 or not twin.hands[others[0]] or not twin.hands[others[1]]:
            continue
        one, two = twin.hands[others[0]], twin.hands[others[1]]
        one[0], two[0] = two[0], one[0]
        assert twin.view(seat) == view
        swapped += 1
    assert swapped > POSITIONS // 8


def _shows_hand_of(event: Event) -> int | None:
    """The seat whose cards an event shows, if it shows any."""
    cards: tuple[Card, ...] = getattr(event, "cards", ())
    seat: int | None = getattr(event, "seat", None)
    return seat if cards and HIDDEN not in cards else None


@each_case
def test_a_sampled_state_is_one_the_view_could_be_of(case: Case) -> None:
    rng = Random(7)
    for state in islice(positions(case, 7, rng), POSITIONS):
        seat = rng.randrange(case.players)
        view = state.view(seat)
        sample = view.sample(rng)
        assert sample.view(seat) == view
        assert [len(hand) for hand in sample.hands] == [len(hand) for hand in state.hands]
        cards = [card for hand in sample.hands for card in hand]
        assert len(set(cards)) == len(cards)
        assert HIDDEN not in cards
        while sample.actor is not None:
            sample.play(rng.choice(sample.legal()))
        assert sample.outcome is not None


@each_case
def test_copies_are_independent(case: Case) -> None:
    rng = Random(8)
    for state in islice(positions(case, 8, rng), POSITIONS):
        before = everything(state, case.players)
        twin = state.copy()
        assert everything(twin, case.players) == before
        while twin.actor is not None:
            twin.play(rng.choice(twin.legal()))
        assert everything(state, case.players) == before


@each_case
def test_the_same_number_deals_the_same_cards(case: Case) -> None:
    assert everything(deal(case, 9), case.players) == everything(deal(case, 9), case.players)
    rng = Random(9)
    nine, ten = (list(islice(positions(case, number, rng), 8))[-1] for number in (9, 10))
    assert nine.hands != ten.hands


@each_case
def test_text_forms_round_trip(case: Case) -> None:
    rng = Random(11)
    codec = case.game.codec
    for state in islice(positions(case, 11, rng), POSITIONS):
        seat = rng.randrange(case.players)
        for record in (*state.legal(), *state.history, *state.view(seat).history):
            text = json.dumps(codec.dump(record))
            assert codec.load(json.loads(text)) == record


@each_case
def test_a_match_ends_with_winners(case: Case) -> None:
    rng = Random(12)
    game = case.game
    secret = numbered_secret(12)
    standing = game.start(case.options, case.players, Stream(secret, "start"))
    assert standing.deal == 1
    sides = len(set(game.sides(case.players)))
    while not standing.winners and standing.deal <= MOST_DEALS:
        state = deal(case, 12, standing)
        while state.actor is not None:
            state.play(rng.choice(state.legal()))
        assert state.outcome is not None
        assert len(state.outcome.points) == len(standing.points) == sides
        following = game.settle(case.options, case.players, standing, state.outcome)
        assert following.deal == standing.deal + 1
        assert 0 <= following.dealer < case.players
        standing = following
    assert standing.winners
    assert set(standing.winners) <= set(range(sides))


@each_game
def test_every_option_says_what_it_is(game: Game) -> None:
    names = [option.name for option in game.schema]
    assert len(set(names)) == len(names)
    for option in game.schema:
        assert option.admits(option.default)
        assert len(option.choices) >= 2
        assert len(set(option.values)) == len(option.values)
        assert option.label
        assert option.help.endswith(".")
        assert set(option.seats) <= set(game.players)


@each_game
def test_any_mixture_of_options_can_be_played(game: Game) -> None:
    """Matches under random options, at every number of players, without a fault."""
    rng = Random(13)
    for number in range(60):
        options = mutated(game, rng)
        case = Case(game, "mutated", options, rng.choice(game.players))
        for state in islice(positions(case, number, rng), 40):
            seat = rng.randrange(case.players)
            view = state.view(seat)
            assert view.sample(rng).view(seat) == view
            assert all(state.refusal(action) is None for action in state.legal())

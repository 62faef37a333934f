"""Fast playouts against the rules themselves, choice by choice."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from itertools import islice, product
from random import Random

import pytest

from game import presets, registry
from game.engine.cards import Card, rank, suit
from game.engine.contract import Action, Outcome
from game.engine.options import Options
from game.engine.pointtricks.game import PointTrickGame
from game.engine.pointtricks.records import Declare, DeclareFour, Draw, Play, Swap
from game.engine.pointtricks.scores import PointStanding
from game.engine.pointtricks.state import PointOutcome, PointState
from game.engine.shuffle import Stream, numbered_secret
from game.engine.spanish import PACK
from game.games.brisca.rules import GAME as BRISCA
from game.games.guinote.rules import GAME as GUINOTE
from game.games.tute.rules import GAME as TUTE
from tests.bots.external_table import deal

GAMES: tuple[PointTrickGame, ...] = (GUINOTE, TUTE, BRISCA)
DEALS = 200
"""Deals that are looked at, of each game for each number of players."""

REASONS = {
    "guinote": {"played", "reached", "capote"},
    "tute": {"played", "reached", "tute"},
    "brisca": {"played"},
}
"""The ways in which deals end."""


def _deal(game: PointTrickGame, options: Options, players: int, number: int) -> PointState:
    """A deal. Every other one is the second of its match, which a side may win in the middle; in
    every third one side has the best cards: there are fours, and sides without a trick."""
    secret = numbered_secret(number)
    standing = game.start(options, players, Stream(secret, "start"))
    if number % 2:
        standing = PointStanding((63, 80), standing.dealer, 2, games=standing.games, round=2)
    state = game.deal(options, players, Stream(secret, "deal 1"), standing)
    if number % 3:
        return state
    size = len(state.hands[0])
    trump = state.turn_up if state.stock else state.hands[state.dealer][-1]
    assert trump is not None
    cards = [card for card in PACK.cards() if card != trump]
    fours = dict(state.terms.fours)
    cards.sort(key=lambda card: (rank(card) in fours, suit(card) == suit(trump), card))
    if not state.stock:
        cards.append(trump)
    hands: list[list[Card]] = [[] for _ in range(players)]
    for seat, hand in enumerate(hands):
        hand += [cards.pop(0 if seat % 2 else -1) for _ in range(size)]
    if state.stock:
        cards.insert(0, trump)
    return PointState(options, standing, state.terms, hands, cards, trump, state.need)


def _options(game: PointTrickGame, rng: Random) -> Iterator[Options]:
    """Each rule set that comes with the game, then others drawn option by option."""
    yield from (preset.options for preset in presets.load(game.name)[0])
    while True:
        yield game.schema.check({o.name: rng.choice(o.values) for o in game.schema})


def _somewhere(state: PointState, rng: Random) -> PointState:
    """The state after some actions that were all one to everybody."""
    for _ in range(rng.randrange(90)):
        legal = [action for s in range(state.players) for action in state.legal(s)]
        if not legal:
            break
        state.play(rng.choice(legal))
    return state


def _by_itself(state: PointState) -> Action | None:
    """What the habits of a playout do before the next card, if anything."""
    asked = state.actor
    assert asked is not None
    offers = [action for seat in range(state.players) for action in state.legal(seat)]
    first = asked if state.winner is None else state.winner
    songs = [a for a in offers if isinstance(a, (Declare, DeclareFour))]
    if songs:
        fours = [rank for rank, _ in state.terms.fours]

        def order(song: Action) -> tuple[int, ...]:
            late = (song.seat - first) % state.players
            if isinstance(song, DeclareFour):
                return late, 0, fours.index(song.card // 4)
            assert isinstance(song, Declare)
            return late, 1, suit(song.card) != state.trump, suit(song.card)

        return min(songs, key=order)
    strength = state.terms.strength
    for action in offers:  # seat by seat
        if isinstance(action, Swap):
            assert state.turn_up is not None
            before_the_draw = state.terms.swaps[0].needs_trick
            on_turn = state.phase == "play" and action.seat == asked
            gains = strength[state.turn_up] > strength[action.card]
            if gains and (before_the_draw or on_turn):
                return action
    return Draw(asked) if state.phase == "draw" else None


def _by_the_rules(state: PointState, rng: Random) -> Outcome:
    """A playout, each step of it an action that the rules carry out."""
    state = state.copy()
    while state.outcome is None:
        action = _by_itself(state)
        if action is None:
            cards = [a.card for a in state.legal() if isinstance(a, Play)]
            cards.sort(key=lambda card: (suit(card), state.terms.strength[card]))
            place = int(rng.random() * len(cards)) if len(cards) > 1 else 0
            assert state.actor is not None
            action = Play(state.actor, cards[place])
        state.play(action)
    return state.outcome


@pytest.mark.parametrize("game", GAMES, ids=[game.name for game in GAMES])
def test_a_playout_is_a_deal_by_the_rules(game: PointTrickGame) -> None:
    rng = Random(game.name)
    reasons = set()
    tables = product(islice(_options(game, rng), DEALS), game.players)
    for number, (options, players) in enumerate(tables):
        state = _somewhere(_deal(game, options, players, number // len(game.players)), rng)
        before = [state.view(seat) for seat in range(players)]
        fast, slow = Random(number), Random(number)
        for outcome in islice(state.playouts(fast), 3):
            assert outcome == _by_the_rules(state, slow)
            reasons.add(outcome.reason)
        assert fast.random() == slow.random()
        assert [state.view(seat) for seat in range(players)] == before
    assert reasons == REASONS[game.name]


def _ending(
    hands: str, turn_up: str, dealer: int, need: tuple[int, ...] | None = None
) -> PointState:
    """Guiñote for four by the standard rules, in the strict phase from the start: the deal's hands
    are these, seat by seat."""
    options = presets.load("guinote")[0][0].options
    standing = GUINOTE.start(options, 4, Stream(numbered_secret(1), "start"))
    standing = PointStanding((0, 0), dealer, 1, games=standing.games)
    cards = [PACK.hand(hand) for hand in hands.split("/")]
    terms = replace(GUINOTE.terms(options), stock=False, strict="always")
    return PointState(options, standing, terms, cards, [], PACK.card(turn_up), need)


def test_forced_tricks_are_counted() -> None:
    # Seat 1 leads the 2 of cups; seat 3, void, must ruff with the 4 of coins; the 3 of cups (10)
    # goes to it, and with the last trick's 10 its side has 20. Its partner's card counts nothing.
    state = _ending("3C/2C/7C/4O", "4O", dealer=0)
    outcome = state.playout(Random(1))
    assert isinstance(outcome, PointOutcome)
    # The other side has no trick at all: standard rules add 100.
    assert outcome.points == (0, 10 + 10 + 100)
    assert (outcome.reason, outcome.last, outcome.takes_match) == ("capote", 3, None)


def test_a_marriage_is_sung_after_the_trick_that_lets_it() -> None:
    # Seat 1 holds ace, rey and caballo of cups against lower cups: it wins all three tricks.
    state = _ending("4C 2E 2B/AC RC CC/5C 4E 4B/6C 5E 5B", "7O", dealer=0)
    for seed in range(20):
        outcome = state.playout(Random(seed))
        assert isinstance(outcome, PointOutcome)
        # It sings after its first trick only if that left rey and caballo: if the ace went first.
        first = int(Random(seed).random() * 3)  # caballo, rey, ace: weak to strong
        assert outcome.sung == (0, 20 if first == 2 else 0)
        # Caballo 3, rey 4, ace 11, last trick 10, all tricks 100.
        assert outcome.taken == (0, 3 + 4 + 11 + 10 + 100)


def test_a_finished_deal_comes_to_what_it_came_to() -> None:
    state = _deal(TUTE, presets.load("tute")[0][0].options, 4, 2)
    rng = Random(1)
    while state.outcome is None:
        state.play(rng.choice(state.legal()))
    assert list(islice(state.playouts(rng), 2)) == [state.outcome] * 2


@pytest.mark.parametrize("name", registry.GAMES)
def test_every_game_has_playouts(name: str) -> None:
    state = deal(name, 5)
    before = [state.view(seat) for seat in range(len(state.hands))]
    drawn = list(islice(state.playouts(Random(3)), 4))
    assert drawn[0] == state.playout(Random(3))
    sides = set(registry.rules(name).sides(len(state.hands)))
    assert all(len(outcome.points) == len(sides) for outcome in drawn)
    assert [state.view(seat) for seat in range(len(state.hands))] == before

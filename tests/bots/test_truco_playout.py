"""The fast playout plays by the same rules as the game, and estimates add up."""

from __future__ import annotations

from collections import Counter
from collections.abc import Generator
from random import Random

import pytest

from game.engine.shuffle import Stream, numbered_secret
from game.games.truco.evaluation import Estimate, Playouts
from game.games.truco.knowledge import Knowledge
from game.games.truco.playout import NOBODY, Luck, Position, choose, play_out
from game.games.truco.records import PACK, Play, Played
from game.games.truco.rules import GAME, TrucoStanding, TrucoState
from game.games.truco.sampling import Sampler
from game.games.truco.strength import COVERED, deck
from tests.bots.truco_table import position, quiet


def _random_deal(rng: Random, number: int) -> TrucoState:
    options = GAME.schema.check(
        {
            "three_ties": rng.choice(("dealer", "nobody", "eldest")),
            "leader_after_tie": rng.choice(("same", "first_tied", "eldest")),
            "deck": rng.choice((24, 40)),  # 24 cards tie more often
            "manilhas": rng.choice(("turn_up", "fixed")),
        }
    )
    players = rng.choice(GAME.players)
    standing = TrucoStanding(points=(0, 0), dealer=rng.randrange(players), deal=1)
    return GAME.deal(options, players, Stream(numbered_secret(number), "deal 1"), standing)


def _place(luck: Luck, hand: list[int], position: Position, noise: float) -> int:
    """What the playout's player does, told from the outside."""
    side = position.turn % 2
    slip = luck.slip(noise, len(hand))
    if slip is not None:
        return slip
    best, ahead = COVERED, 0
    for n, strength in enumerate(position.table):
        whose = 1 if (position.leader + n) % 2 == side else -1
        if strength > best:
            best, ahead = strength, whose
        elif strength == best and whose != ahead:
            ahead = 0
    results = [0 if r == NOBODY else 1 if r == side else -1 for r in position.results]
    left = position.players - len(position.table) - 1
    first = results[0] if results else 0
    return choose(hand, best, ahead, (left + 1) // 2, len(results), first)


@pytest.mark.parametrize("noise", [0.0, 0.3, 1.0])
def test_a_playout_ends_as_the_rules_would_have_it(noise: float) -> None:
    rng = Random(11)
    endings = set()
    for number in range(250):
        state = _random_deal(rng, number)
        for _ in range(rng.randrange(4)):  # from anywhere in the first tricks
            assert state.actor is not None
            hand = state.hands[state.actor]
            state.play(Play(state.actor, rng.choice(hand)))
        power = state.power
        hands = [sorted(power[c] for c in hand) for hand in state.hands]
        seed = rng.getrandbits(32)
        assert state.actor is not None
        there = Position.of(state.view(state.actor))
        result = play_out(there, hands, None, seed, noise)
        luck = Luck(seed)
        while state.outcome is None:
            assert state.actor is not None
            ladder = sorted(state.hands[state.actor], key=power.__getitem__)
            strengths = [power[c] for c in ladder]
            place = _place(luck, strengths, Position.of(state.view(state.actor)), noise)
            state.play(Play(state.actor, ladder[place]))
        points = state.outcome.points
        assert result == (0 if points[0] else 1 if points[1] else NOBODY)
        endings.add((state.outcome.reason, result))
    assert endings >= {("tricks", 0), ("tricks", 1)}


def test_a_first_move_is_played_before_anything_else() -> None:
    # Seat 0 has won the first trick; its zap wins the second, its 4 would leave it to the last.
    state = quiet("3O 5P 4P", "7E 5C 6E", moves="3O 7E")
    there = Position.of(state.view(0))
    zap, four, copas = (state.power[c] for c in (*state.hands[0], state.hands[1][0]))
    assert play_out(there, [[four], [0, copas]], zap, 1, 0.0) == 0
    assert play_out(there, [[zap], [0, copas]], four, 1, 0.0) == 0
    assert play_out(there, [[four], [copas, copas]], four, 1, 0.0) == 1


def test_an_estimate_is_a_mean_over_weighted_worlds() -> None:
    view = position("5P AE 4P", "7E 4E 6E").view(0)
    plays = [a for a in view.legal if isinstance(a, Play)]
    worlds, estimate = _finished(Playouts(50).estimate(Knowledge(view), plays, Random(1)))
    assert worlds == 50
    assert sum(estimate.weights) == pytest.approx(1.0)
    assert all(len(results) == 50 for results in estimate.results.values())
    for play in plays:
        wins = sum(
            w for w, r in zip(estimate.weights, estimate.results[play], strict=True) if r > 0
        )
        assert estimate.chance(play) == pytest.approx(wins)  # nobody never wins here


def test_certainties_are_estimated_as_such() -> None:
    won = position("3O 5P 4P", "7E 2E 6E", moves="3O 7E")
    lost = position("3O 5P 4C", "7E 4E 6E", moves="3O 7E 5P")
    for state, expected in ((won, 1.0), (lost, 0.0)):
        assert state.actor is not None
        view = state.view(state.actor)
        _, estimate = _finished(Playouts(30).estimate(Knowledge(view), (None,), Random(2)))
        assert estimate.chance(None) == pytest.approx(expected)


@pytest.mark.parametrize("players", GAME.players)
def test_drawn_strengths_are_those_of_cards_not_seen(players: int) -> None:
    rng = Random(players)
    for number in range(12):
        state = _random_deal(rng, number)
        for _ in range(rng.randrange(2 * state.players)):
            if state.actor is not None:
                state.play(Play(state.actor, rng.choice(state.hands[state.actor])))
        if state.actor is None:
            continue
        view = state.view(state.actor)
        seen = {*view.hand, view.turn_up, *(e.card for e in view.history if isinstance(e, Played))}
        pack = deck(state.rules.deck, state.rules.fixed)
        about = Counter(state.power[c] for c in pack if c not in seen)
        sampler = Sampler(view)
        for _ in range(20):
            hands = sampler.draw(rng.random)
            assert [len(hand) for hand in hands] == list(view.counts)
            assert hands[view.seat] == tuple(sorted(state.power[c] for c in view.hand))
            others = Counter(s for seat, h in enumerate(hands) if seat != view.seat for s in h)
            assert others <= about


def test_what_was_kept_back_is_no_better_than_the_card_that_had_to_be_the_best() -> None:
    # The first trick was tied, so the king of seat 1 was the better of its two.
    state = position("3E 5P 4C", "3C KO 7O", dealer=0, moves="3C 3E KO", highest_after_tie=True)
    sampler = Sampler(state.view(0))
    king = state.power[PACK.card("KO")]
    drawn = {sampler.draw(Random(n).random)[1] for n in range(200)}
    assert len(drawn) > 3
    assert all(len(hand) == 1 and hand[0] <= king for hand in drawn)


def test_a_forgotten_card_may_be_anywhere() -> None:
    state = quiet("3O 5P 4P", "7E 5C 6E", moves="3O 7E 4P 5C")
    view, copas = state.view(0), PACK.card("5C")
    strength = state.power[copas]
    plain, without = Sampler(view), Sampler(view, {copas})
    rng = Random(1)
    assert not any(strength in plain.draw(rng.random)[1] for _ in range(300))
    assert any(strength in without.draw(rng.random)[1] for _ in range(300))


def _finished(thought: Generator[None, None, Estimate]) -> tuple[int, Estimate]:
    """How many nodes the thought took, and what it came to."""
    found: list[Estimate] = []

    def keep() -> Generator[None, None, None]:
        found.append((yield from thought))

    nodes = sum(1 for _ in keep())
    return nodes, found[0]

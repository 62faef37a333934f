"""Fraud at Guritipau: what can be proved is accused, and nothing else."""

from __future__ import annotations

from random import Random

from game.bots.persona import Temper
from game.engine.cards import Card
from game.engine.options import Options
from game.engine.shuffle import Stream, numbered_secret
from game.games.guritipau.honesty import Honesty
from game.games.guritipau.proof import proofs
from game.games.guritipau.records import (
    Accuse,
    Accused,
    Cut,
    Follow,
    Grain,
    Play,
    Rob,
    Sing,
)
from game.games.guritipau.rules import GAME, GuritipauStanding, GuritipauState
from tests.bots.guritipau_seats import bot, decide
from tests.examples.guritipau_table import act, begun, card, play, preset

FRAUD: Options = preset("standard", annul_below=0, renege=True)
WATCHFUL = Temper(0.0, 0.5, 0.5, 1.0, 0.0)
HANDS = (
    "KD JD QD 2S 3S 4S 4C 5C 6C",
    "3D 5D KS JS QS 9S KC JC QC",
    "4D 6D 5S 6S 7S 8S 7C 8C 9C",
    "7D 8D 9D AS QH AC AH KH JH",
)


def _accusers(state: GuritipauState) -> set[tuple[int, int]]:
    """Who accuses whom of a position, in turn or out of it, whatever the seed."""
    found = set()
    for seat in range(4):
        view = state.view(seat)
        for seed in range(3):
            action = bot(WATCHFUL, 1, seed, seat).interrupt(view)
            if seat in state.deciders:
                action = decide(view, WATCHFUL, 1, seed).action
            if isinstance(action, Accuse):
                found.add((seat, action.accused))
    return found


def test_a_suit_that_was_denied_and_then_played() -> None:
    """Seat 1 holds the three and five of diamonds, throws a club on the king, and shows one."""
    state = begun(HANDS, "9H", None, FRAUD)
    play(state, "KD", "KC", "4D", "7D")
    assert _accusers(state) == set()
    play(state, "QD", "3D")
    assert _accusers(state) == {(0, 1), (2, 1)}
    (accused,) = (e for e in state.play(Accuse(2, 1)) if isinstance(e, Accused))
    assert accused.right


def test_it_is_too_late_when_the_next_trick_has_ended() -> None:
    state = begun(HANDS, "9H", None, FRAUD)
    play(state, "KD", "KC", "4D", "7D", "2S", "KS", "5S", "AS")
    assert state.turn == 1
    play(state, "3D")
    assert _accusers(state) == set()


def test_only_who_holds_the_ace_knows_that_a_roubo_was_false() -> None:
    """The ace of hearts is with seat 3. Seat 0 robs without it."""
    state = begun(HANDS, "2H", None, FRAUD)
    assert state.turn == 0
    state.play(Rob(0, card("KD")))
    assert _accusers(state) == {(3, 0)}
    (accused,) = (e for e in state.play(Accuse(3, 0)) if isinstance(e, Accused))
    assert accused.right


def test_an_honest_roubo_is_not_doubted() -> None:
    state = begun(HANDS, "2H", None, FRAUD)
    state.turn = state.leader = 3
    state.play(Rob(3, card("7D")))
    assert _accusers(state) == set()


def test_a_song_of_nhanha_is_false_to_who_holds_it() -> None:
    state = begun((HANDS[3], HANDS[1], HANDS[2], HANDS[0]), "2H", None, FRAUD)
    act(state, Grain(0), Sing(1, 2, True, False))
    assert _accusers(state) == {(0, 1)}


def test_a_song_of_fewer_trumps_than_are_played() -> None:
    """Seat 3 sings none and then kills with a trump."""
    state = begun((HANDS[0], HANDS[1], HANDS[2], HANDS[3]), "2H", None, FRAUD)
    state.turn = state.leader = 2
    act(state, Grain(2), Sing(3, 0, False, False), Follow(3))
    assert _accusers(state) == set()
    play(state, "5S", "KH")
    assert _accusers(state) == {(0, 3), (2, 3)}


def test_partners_are_not_accused() -> None:
    state = begun(HANDS, "9H", None, FRAUD)
    play(state, "KD", "3D", "5S", "7D", "QD", "5D", "4D")
    assert all(accused != 2 for seat, accused in _accusers(state) if seat == 0)


def _deal(number: int) -> GuritipauState:
    standing = GuritipauStanding((0, 0), dealer=number % 4, deal=2, last_winner=number % 2)
    stream = Stream(numbered_secret(number), "deal 2")
    state = GAME.deal(FRAUD, 4, stream, standing)
    for _ in range(2):
        assert state.actor is not None
        state.play(Cut(state.actor, 20))
    return state


def test_every_proof_is_right_and_honest_players_are_never_accused() -> None:
    """Deals played at random: by the rules, nothing is ever proved; against them, whatever is
    proved was a fraud."""
    rng = Random(1)
    proved = 0
    for number in range(60):
        honest = number % 2 == 0
        state = _deal(number)
        while state.outcome is None:
            for seat in range(4):
                for proof in proofs(state.view(seat)):
                    assert not honest, proof
                    proved += 1
                    accusation = Accuse(seat, proof.accused)
                    if state.refusal(accusation) is None:
                        (said,) = [
                            e for e in state.copy().play(accusation) if isinstance(e, Accused)
                        ]
                        assert said.right, proof
            legal = [a for a in state.legal() if a.do not in ("accuse", "run", "talk")]
            if honest:
                legal = [a for a in legal if _straight(state, a)]
            state.play(rng.choice(legal))
    assert proved > 30


def _straight(state: GuritipauState, action: object) -> bool:
    match action:
        case Play(seat=seat, card=played):
            return Card(played) in state.lawful(seat)
        case Sing(seat=seat):
            return action == state.true_song(seat)
        case Rob(seat=seat):
            own = state.view(seat)
            return own.ace_of_trump in own.hand or state.phase == "rob"
    return True


def test_who_has_scruples_never_cheats_and_others_rarely() -> None:
    views = [_deal(number).view(0) for number in range(8)]
    for how in ("card", "song", "rob"):
        assert not any(
            Honesty(Temper(bluff=0.0), seed).cheats(view, how)
            for view in views
            for seed in range(100)
        )
        often = [
            Honesty(Temper(bluff=1.0), seed).cheats(view, how)
            for view in views
            for seed in range(100)
        ]
        assert 0.0 < sum(often) / len(often) < 0.12


def test_nobody_cheats_where_it_is_impossible() -> None:
    state = begun(HANDS, "9H", None, preset("standard", annul_below=0))
    assert not any(
        Honesty(Temper(bluff=1.0), seed).cheats(state.view(0), "card") for seed in range(200)
    )

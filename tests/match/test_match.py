"""A match in play: deals, decisions, undo, resuming; with a game the program does not know."""

from __future__ import annotations

import hashlib
from pathlib import Path

import pytest

from game import matchfile, registry
from game.engine.contract import IllegalAction
from game.match import Match, SeatSpec
from tests.match import toy
from tests.match.random_play import SEATS, begin, go_on, picture
from tests.match.toy import Knock, Put, Stake

GAMES = ("toy", "truco")
SECRET = bytes(range(32))


def toy_match(players: int = 2, path: Path | None = None, number: int | None = None) -> Match:
    options = toy.GAME.schema.defaults()
    secret = None if number is not None else SECRET
    return Match.new(
        "toy", "standard", options, players, SEATS[:players], secret, path, number=number
    )


def test_a_deal_from_first_to_last() -> None:
    match = toy_match()
    dealer = match.standing.dealer
    assert not match.deal_over
    assert match.decider() == dealer
    assert [type(e).__name__ for e in match.state.history] == ["Given", "Given", "Turned"]

    assert match.play(Stake(dealer, True)) == [toy.Did(dealer, "stake")]
    for seat in (dealer, 1 - dealer):
        assert match.decider() == seat
        match.play(match.state.legal()[0])
    assert match.deal_over
    assert match.decider() is None
    assert sorted(match.standing.points) == [0, 2]  # one card wins a doubled deal
    assert match.standing.dealer == 1 - dealer
    assert len(match.log) == 3

    opening = match.next_deal()
    assert opening == list(match.state.history)
    assert [deal.number for deal in match.deals] == [1, 2]
    assert match.deals[1].before.dealer == 1 - dealer
    assert sorted(match.deals[1].before.points) == [0, 2]


def test_a_refused_action_changes_nothing_not_even_the_file(tmp_path: Path) -> None:
    path = tmp_path / "m.jsonl"
    match = toy_match(path=path)
    before, content = picture(match), path.read_bytes()
    with pytest.raises(IllegalAction) as caught:
        match.play(Put(match.standing.dealer, toy.PACK.card("1a")))
    assert caught.value.refusal.key == "no"
    with pytest.raises(ValueError, match="no deal is due"):
        match.next_deal()
    assert picture(match) == before
    assert path.read_bytes() == content


def test_no_action_after_the_deal() -> None:
    match = toy_match()
    while not match.deal_over:
        match.play(match.state.legal()[0])
    with pytest.raises(ValueError, match="the deal is over"):
        match.play(Knock(0))


def test_the_person_speaks_for_the_side() -> None:
    """Four players: dealer and partner may say the stake. Seat 0 is the person."""
    for number in range(20):
        match = toy_match(4, number=number)
        dealer = match.standing.dealer
        if match.deal_over:
            continue
        assert match.state.actor == dealer
        assert match.decider() == (0 if dealer in (0, 2) else dealer)
        match.play(Stake(match.decider() or 0, False))
        assert match.decider() == dealer  # but everybody plays their own cards


def test_three_sides_each_for_itself() -> None:
    match = toy_match(3)
    assert match.sides == (0, 1, 2)
    for _ in go_on(match, 5):
        pass
    assert match.over
    assert len(match.standing.points) == 3
    assert all(match.standing.points[side] >= 3 for side in match.winners)


def test_out_of_turn_and_back() -> None:
    match = toy_match(2)
    dealer = match.standing.dealer
    match.play(Stake(dealer, False))
    assert match.state.legal(1 - dealer) == (Knock(1 - dealer),)
    match.play(Knock(1 - dealer))
    assert match.state.legal(1 - dealer) == ()
    assert match.state.actor == dealer


def test_undo_goes_back_to_the_last_choice_and_no_further() -> None:
    match = toy_match()
    me, other = 0, 1
    while match.standing.dealer != me or match.deal_over:  # a deal in which the person begins
        while not match.deal_over:
            match.play(match.state.legal()[0])
        match.next_deal()
    assert not match.can_undo
    start = picture(match)
    match.play(Stake(me, True))
    stakes = picture(match)
    match.play(match.state.legal()[0])
    match.play(Knock(me))  # the only thing it may do then: no choice
    match.play(match.state.legal()[0])
    assert match.deal_over
    assert not match.over
    assert match.undo_count(me) == 3
    assert match.undo_count(other) == 1
    assert match.undo()
    assert picture(match) == stakes
    assert match.undo(to=me)
    assert picture(match) == start
    assert not match.undo()  # the deal before stays as it was
    assert picture(match) == start


def test_a_deal_that_is_over_can_be_taken_back_until_the_next() -> None:
    match = begin("truco", 4, players=2)
    while not match.deal_over:
        match.play(match.state.legal()[0])
    before = match.deals[0].before
    assert match.standing != before
    assert match.undo()
    assert match.standing == before
    assert not match.deal_over


def test_a_sealed_deal_stands_and_the_next_begins_once(tmp_path: Path) -> None:
    path = tmp_path / "m.jsonl"
    match = begin("truco", 4, path, players=2)
    with pytest.raises(ValueError, match="no deal is due"):
        match.seal()
    while not match.deal_over:
        match.play(match.state.legal()[0])
    assert match.can_undo
    match.seal()
    match.seal()
    assert not match.can_undo
    assert not match.undo()
    assert matchfile.read(path).lines[-1].data == {"deal": 2}
    resumed = Match.load(path, resume=False)
    match.next_deal()
    assert picture(resumed) == picture(match)
    match.play(match.state.legal()[0])
    match.close()
    deals = [line.data["deal"] for line in matchfile.read(path).lines if line.kind == "deal"]
    assert deals == [2]
    assert picture(Match.load(path)) == picture(match)


def test_a_finished_match_is_closed(tmp_path: Path) -> None:
    match = begin("toy", 1, tmp_path / "m.jsonl")
    for _ in go_on(match, 1):
        pass
    assert match.over
    assert not match.can_undo
    assert not match.undo(0)
    with pytest.raises(ValueError, match="no deal is due"):
        match.next_deal()


@pytest.mark.parametrize("game", GAMES)
def test_save_resume_and_replay_are_the_same(game: str, tmp_path: Path) -> None:
    for seed in range(8):
        path = tmp_path / f"{game}-{seed}.jsonl"
        match, shadow = begin(game, seed, path), begin(game, seed)
        assert picture(match) == picture(shadow)
        for lines, _ in zip(go_on(match, seed), go_on(shadow, seed), strict=True):
            if lines % 7 == 0:
                match.close()
                match = Match.load(path)
                assert picture(match) == picture(shadow)
                # The generator holds the match that was let go; go on with the loaded one.
                break
        lines = len(matchfile.read(path).lines)
        for _ in zip(go_on(match, seed, lines), go_on(shadow, seed, lines), strict=True):
            assert match.standing == shadow.standing
        assert match.over
        assert picture(Match.load(path)) == picture(shadow)
        assert Match.load(path).header == match.header
        assert picture(Match.load(path, resume=False)) == picture(shadow)


def test_the_file_line_by_line(tmp_path: Path) -> None:
    path = tmp_path / "m.jsonl"
    match = toy_match(path=path)
    dealer = match.standing.dealer
    assert (tmp_path / "m.secret").read_text() == SECRET.hex() + "\n"
    assert (tmp_path / "m.secret").stat().st_mode & 0o077 == 0
    match.play(Stake(dealer, False))
    card = match.state.legal()[0]
    assert isinstance(card, Put)
    match.play(card)
    match.play(Knock(dealer))
    assert match.undo(dealer)
    lines = path.read_text(encoding="utf-8").splitlines()
    assert lines[1:] == [
        f'{{"do": "stake", "seat": {dealer}, "double": false}}',
        f'{{"do": "put", "seat": {dealer}, "card": "{toy.PACK.code(card.card)}"}}',
        f'{{"do": "knock", "seat": {dealer}}}',
        '{"undo": 2}',
    ]
    header = matchfile.read(path).header
    assert header.commitment == hashlib.sha256(SECRET).hexdigest()
    assert header.seats == SEATS[:2]
    assert dict(header.options) == {"target": 3, "knocking": True}


def test_the_secret_moves_into_the_file_at_the_end(tmp_path: Path) -> None:
    path = tmp_path / "m.jsonl"
    match = begin("toy", 3, path)
    for _ in go_on(match, 3):
        assert match.over or (tmp_path / "m.secret").exists()
        assert match.over or match.secret.hex() not in path.read_text()
    assert not (tmp_path / "m.secret").exists()
    end = matchfile.read(path).lines[-1].data
    assert end["secret"] == match.secret.hex()
    assert end["end"]["points"] == list(match.standing.points)
    assert end["end"]["winners"] == list(match.winners)


def test_numbered_matches_are_the_same_deals_and_need_no_secret(tmp_path: Path) -> None:
    path = tmp_path / "m.jsonl"
    first, second = toy_match(number=7, path=path), toy_match(number=7)
    assert first.secret == hashlib.sha256(b"vaza match 7").digest()
    assert first.state.history == second.state.history
    assert not (tmp_path / "m.secret").exists()
    first.close()
    assert picture(Match.load(path)) == picture(first)


def test_every_match_has_a_secret_of_its_own() -> None:
    options = toy.GAME.schema.defaults()
    made = {Match.new("toy", "s", options, 2, SEATS[:2]).secret for _ in range(50)}
    assert len(made) == 50
    assert all(len(secret) == 32 for secret in made)


@pytest.mark.parametrize(("players", "seats"), [(5, 5), (2, 3)])
def test_an_impossible_round_is_refused(players: int, seats: int) -> None:
    with pytest.raises(ValueError, match="cannot be played"):
        Match.new("toy", "s", toy.GAME.schema.defaults(), players, [SeatSpec("bot")] * seats)


def test_an_unknown_game_is_refused() -> None:
    with pytest.raises(registry.UnknownGame):
        Match.new("whist", "s", toy.GAME.schema.defaults(), 2, SEATS[:2])


def test_without_a_person_nothing_is_taken_back() -> None:
    match = Match.new("toy", "s", toy.GAME.schema.defaults(), 2, [SeatSpec("bot")] * 2, SECRET)
    while not match.deal_over:
        match.play(match.state.legal()[0])
    assert not match.can_undo
    assert not match.undo()

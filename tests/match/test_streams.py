"""Fairness: the numbers that follow from a secret, worked out here a second time."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from itertools import count, islice

import pytest

from game import registry
from game.engine.shuffle import Stream, commitment, numbered_secret
from game.match import Match
from tests.match import toy
from tests.match.random_play import SEATS

SECRET = b"\x00" * 31 + b"\x07"


def words(secret: bytes, label: str) -> Iterator[int]:
    """The numbers of 64 bits that follow from a secret, as the document describes them."""
    for block in count():
        digest = hashlib.sha256(secret + f"|{label}|{block}".encode()).hexdigest()
        for place in range(0, 64, 16):
            yield int(digest[place : place + 16], 16)


def test_fixed_values() -> None:
    # printf 'vaza match 1' | sha256sum
    assert (
        numbered_secret(1).hex()
        == "a80a6e29306e92e6768da4c4e49a726220999dccb1e8fba490ef82ef04d16d11"
    )
    # printf 'abc' | sha256sum, the example of the standard
    assert commitment(b"abc") == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"
    # printf 'abc|deal 1|0' | sha256sum begins with these 16 digits
    assert Stream(b"abc", "deal 1").below(1 << 63) == 0xE0D65D9491648577 % (1 << 63)


@pytest.mark.parametrize("n", [1, 2, 3, 40, 52, 1000, (1 << 32) + 1])
def test_small_numbers(n: int) -> None:
    stream = Stream(SECRET, "start")
    assert [stream.below(n) for _ in range(50)] == [
        word % n for word in islice(words(SECRET, "start"), 50)
    ]


def test_numbers_that_would_favour_some_are_drawn_again() -> None:
    n = (1 << 63) + 1  # only the words below n are used, about half of them
    stream = Stream(SECRET, "deal 3")
    used = (word for word in words(SECRET, "deal 3") if word < n)
    assert [stream.below(n) for _ in range(50)] == list(islice(used, 50))


@pytest.mark.parametrize("n", [0, -1])
def test_no_number_below_nothing(n: int) -> None:
    with pytest.raises(ValueError, match="positive"):
        Stream(SECRET, "start").below(n)


def shuffled(secret: bytes, label: str, cards: list[int]) -> list[int]:
    numbers = words(secret, label)
    for last in range(len(cards) - 1, 0, -1):
        size = last + 1
        word = next(w for w in numbers if w < (1 << 64) // size * size)
        cards[last], cards[word % size] = cards[word % size], cards[last]
    return cards


def test_every_deal_of_a_match_follows_from_its_secret() -> None:
    match = Match.new("toy", "s", toy.GAME.schema.defaults(), 3, SEATS[:3], SECRET)
    assert match.deals[0].before.dealer == next(words(SECRET, "start")) % 3
    for number in (1, 2, 3):
        cards = shuffled(SECRET, f"deal {number}", list(range(12)))
        given = [event.cards for event in match.state.history if isinstance(event, toy.Given)]
        assert given == [tuple(cards[2 * seat : 2 * seat + 2]) for seat in range(3)]
        while not match.deal_over:
            match.play(match.state.legal()[0])
        if match.over:
            break
        match.next_deal()


def test_truco_deals_follow_from_the_secret() -> None:
    """Packets of three from the player after the dealer on, then the turn-up."""
    rules = registry.rules("truco")
    match = Match.new("truco", "s", rules.schema.defaults(), 4, SEATS[:4], number=12)
    secret = hashlib.sha256(b"vaza match 12").digest()
    dealer = next(words(secret, "start")) % 4
    pack = [rank + suit for rank in "4567QJKA23" for suit in "OECP"]
    order = [pack[place] for place in shuffled(secret, "deal 1", list(range(40)))]
    told = [rules.codec.dump(event) for event in match.state.history]
    assert {e["seat"]: e["cards"] for e in told if e["name"] == "dealt"} == {
        (dealer + 1 + n) % 4: order[3 * n : 3 * n + 3] for n in range(4)
    }
    assert [e["card"] for e in told if e["name"] == "turned-up"] == [order[12]]

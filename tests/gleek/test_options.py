"""What the options of Gleek change, on tables laid by hand."""

from __future__ import annotations

from game.engine.shuffle import Stream, numbered_secret
from game.games.gleek.records import (
    Bid,
    DeclareSets,
    Discard,
    Discarded,
    NoSets,
    Paid,
    Pass,
    Play,
    SetDeclared,
    Wait,
)
from game.games.gleek.rules import GAME, GleekOutcome, GleekStanding
from tests.examples.gleek_table import (
    STANDARD,
    STOCK,
    act,
    card,
    gains,
    preset,
    table,
    tricks,
    vying,
)


def test_an_odd_price_gives_the_odd_chip_to_the_nearer_opponent() -> None:
    state = table(options=preset("cotgrave-1662"))
    act(state, Bid(0, 13), Pass(1), Pass(2))
    assert gains(state, "auction") == (-13, 7, 6)  # seat 1 is nearer the dealer's left
    state = table(options=preset("cotgrave-1662"))
    act(state, Pass(0), Bid(1, 13), Pass(2))
    assert gains(state, "auction") == (7, -13, 6)


def test_nobody_need_buy_where_the_first_bid_is_free() -> None:
    state = table(options=preset("willughby-1665"))
    act(state, Pass(0), Pass(1), Pass(2))
    assert (state.buyer, state.phase) == (None, "ruff")
    assert len(state.stock) == 7
    state = table()
    refused = state.refusal(Pass(0))
    assert refused is not None
    assert refused.key == "bid_forced"


def test_looking_before_discarding() -> None:
    state = table(options=preset("cotton-1674"))
    act(state, Bid(0, 12), Pass(1), Pass(2))
    assert len(state.hands[0]) == 19
    for code in STOCK.split():
        act(state, Discard(0, card(code)))  # trump honours may go
    assert (len(state.hands[0]), state.phase) == (12, "ruff")


def test_discards_are_secret() -> None:
    state = table()
    act(state, Bid(0, 12), Pass(1), Pass(2), Discard(0, card("4S")))
    assert Discarded(0, card("4S")) in state.view(0).history
    assert not any(isinstance(e, Discarded) and e.card == card("4S") for e in state.view(1).history)


def test_missing_honours_stay_in_the_pot() -> None:
    # The buyer laid KH and QH away: 60 points in all, and 6 chips wait in the pot.
    state = tricks(table("4S", "5S", "6S", turn_up="10H", options=preset("willughby-1665")))
    state.number, state.tricks, state.honours = 11, [5, 4, 2], [15, 9, 0]
    act(state, Play(0, card("4S")), Play(1, card("5S")), Play(2, card("6S")))
    assert state.outcome is not None
    assert state.outcome.totals == (30, 21, 9)
    assert state.outcome.points == (8, -1, -13)
    assert state.outcome.pot == 6
    after = GAME.settle(STANDARD, 3, state.standing, state.outcome)
    assert sum(after.points) + after.pot == 0


def test_towser_and_tumbler() -> None:
    cotton = preset("cotton-1674")
    state = tricks(table("5H 4S", "KS 5S", "6H 6S", turn_up="10H", options=cotton))
    act(state, Play(0, card("5H")), Play(1, card("KS")), Play(2, card("6H")))
    assert gains(state, "tiddy") == (10 - 6, -5 - 6, -5 + 12)
    turned = table(turn_up="6H", options=cotton, stock=STOCK.replace("QH", "JH"))
    assert gains(turned, "turn-up") == (-12, -12, 24)
    assert gains(table(turn_up="6H", stock=STOCK.replace("QH", "JH")), "turn-up") == (0, 0, 0)


def test_honours_for_the_winner_of_the_trick() -> None:
    state = tricks(table("JH 4S", "KH 5S", "7H 6S", turn_up="10H", options=preset("parlett")))
    act(state, Play(0, card("JH")), Play(1, card("KH")), Play(2, card("7H")))
    assert state.honours == [0, 12, 0]


def test_beating_the_suit_led() -> None:
    state = tricks(table("7C", "KC 5C 4H", "AS", options=preset("standard", must_beat=True)))
    act(state, Play(0, card("7C")))
    assert state.legal() == (Play(1, card("KC")),)
    refused = state.refusal(Play(1, card("5C")))
    assert refused is not None
    assert (refused.key, dict(refused.values)) == ("beat", {"card": card("7C")})


def test_sets_may_be_kept_secret() -> None:
    chosen = preset("standard", declaring="chosen")
    state = vying(a="AS AH AD JS JH JC", b="4C 5C", c="4H 5H")
    state.options, state.rules = chosen, type(state.rules).of(chosen)
    act(state, Wait(0), Wait(1), Wait(2))
    assert state.phase == "sets"
    assert DeclareSets(0, ("A",)) in state.legal()
    assert act(state, DeclareSets(0, ("A",)))[0] == SetDeclared(0, "A", 3)
    assert act(state, DeclareSets(1, ()), DeclareSets(2, ())) == [NoSets(1), NoSets(2)]
    assert gains(state, "sets") == (8, -4, -4)
    assert Play(0, card("AS")) in state.legal()


def test_nothing_is_paid_for_tiddy_where_it_is_worth_nothing() -> None:
    quiet = preset("standard", tiddy_held=0, tiddy_turned=0)
    state = tricks(table("4H 4S", "KH 5S", "7H 6S", turn_up="10H", options=quiet))
    events = act(state, Play(0, card("4H")))
    assert not any(isinstance(event, Paid) for event in events)


def test_a_session_of_six_deals() -> None:
    six = preset("standard", deals=6)
    standing = GleekStanding(points=(30, -10, -20), dealer=2, deal=5)
    after = GAME.settle(six, 3, standing, GleekOutcome((0, 0, 0), "settled"))
    assert after.winners == ()
    assert GAME.settle(six, 3, after, GleekOutcome((0, 0, 0), "settled")).winners == (0,)


def test_the_lowest_cut_deals_first() -> None:
    streams = (Stream(numbered_secret(n), "start") for n in range(40))
    assert {GAME.start(STANDARD, 3, stream).dealer for stream in streams} == {0, 1, 2}

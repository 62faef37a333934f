"""Positions of Gleek with what a good player does in them, and why."""

from __future__ import annotations

from game.bots.persona import Temper
from game.engine.contract import Action
from game.games.gleek.records import DeclareSets, Fold, Match, Vie, Vied, Wait
from tests.bots.gleek_table import (
    PLAIN,
    TEMPERS,
    acts,
    decide,
    decisions,
    ending,
    laid_away,
    position,
    reasons,
)

CAREFUL = (Temper(0, 0, 1, 1, 0),)
BOLD = (Temper(0, 1, 0, 1, 1),)
NO_BUYER = "pass pass pass"
"""Nobody wants the stock, where nobody must open."""


def test_eldest_has_no_choice() -> None:
    found = decisions(position("AH KH QH JH"))
    assert acts(found) == {"bid"}
    assert reasons(found) >= {"must_open"}


def test_low_cards_want_the_stock() -> None:
    """Nothing above a nine: seven cards cannot but make it better."""
    found = decisions(position("", "4S 5S 6S 7S 8D 9D 4D 5D 6C 7C 8C 9C", moves="bid"))
    assert acts(found) == {"bid"}
    assert reasons(found) >= {"bids_worth"}


def test_a_hand_of_court_cards_would_only_lose() -> None:
    """Four honours of trump, four aces, a gleek of kings: seven of them would have to go."""
    hand = "AH KH QH JH 10H AS KS AD KD QD AC KC"
    found = decisions(position("", hand, moves="bid"), CAREFUL, level=4)
    assert acts(found) == {"pass"}
    assert reasons(found) >= {"too_dear"}


def test_no_price_is_right_for_ever() -> None:
    """At 40 even the poorest hand lets the others have it: no stock brings that."""
    hand = "4S 5S 6S 7S 8D 9D 4D 5D 6C 7C 8C 9C"
    found = decisions(position("", hand, moves="bid" + " bid" * 12 + " bid bid bid"))
    assert acts(found) == {"pass"}


def test_courage_bids_on_where_caution_stops() -> None:
    """At a price that is about right the bold go on more often."""
    hand = "AH 10H 8H 6H AS 4D KS QS 5C 6C 7D 8D"
    state = position("", hand, moves="bid bid pass bid bid bid", bid_step=1)
    bids = [
        sum(d.action.do == "bid" for d in decisions(state, tempers, level=5, seeds=range(12)))
        for tempers in (CAREFUL, BOLD)
    ]
    assert bids[0] < bids[1]


def test_the_long_strong_suit_stays_together() -> None:
    state = position("AS KS QS 10S 8S 4C 5C 6C 4D 5D 6D 7C", moves="bid pass pass")
    assert laid_away(state) == {"4C", "5C", "6C", "4D", "5D", "6D", "7C"}


def test_trump_honours_and_aces_stay() -> None:
    state = position("KH QH AS AD AC 4C 5C 6C 4D 5D 6D 7C", moves="bid pass pass")
    assert laid_away(state) == {"4C", "5C", "6C", "4D", "5D", "6D", "7C"}


def test_a_gleek_stays() -> None:
    state = position("QS QD QC KH JH 4S 5C 6C 4D 5D 6D 7C", moves="bid pass pass")
    assert laid_away(state) == {"4S", "5C", "6C", "4D", "5D", "6D", "7C"}


def test_taken_first_the_best_twelve_of_nineteen_stay() -> None:
    """Cotton's account: the seven are seen, then seven go. No honour of trump, no ace goes."""
    state = position(
        "KH QH AS AD 4S 4C 5C 6C 4D 5D 6D 7C",
        "AC KC QC JC 10C 9C 8C KD QD JD 10D 9D",
        "KS QS JS 10S 9S 8S 7S 6S 5S 8D 7D JH",
        moves="bid pass pass",
        discard_first=False,
    )
    gone = laid_away(state)
    assert len(gone) == 7
    assert not gone & {"AH", "KH", "QH", "10H", "8H", "7H", "6H", "5H", "4H", "AS", "AD"}


def test_a_high_ruff_opens() -> None:
    """Six spades to the ace: 60, which is best nineteen times in twenty."""
    state = position("AS KS QS JS 10S 9S 4C 5C 6D 7D 8C 4H", moves=NO_BUYER, opening_forced=False)
    found = decisions(state, [PLAIN, *BOLD], seeds=[0])
    assert acts(found) == {"vie"}
    assert reasons(found) >= {"opens_strong"}


def test_a_low_ruff_waits() -> None:
    state = position("AS KS 9S 4D 5D 10D JC 4C 5C 6H 7H QH", moves=NO_BUYER, opening_forced=False)
    found = decisions(state, CAREFUL)
    assert acts(found) == {"wait"}
    assert reasons(found) >= {"waits_weak"}


def test_others_who_wait_show_weakness() -> None:
    """A ruff of 40 is best four times in ten; after two who waited it is more."""
    hand = "AS KS QS 9S 4D 5D 10D JC 4C 5C 6H 7H"
    state = position("", "", hand, moves=f"{NO_BUYER} wait wait", opening_forced=False)
    found = decisions(state, [PLAIN])
    assert acts(found) == {"vie"}
    percent = [d.reasons[0].values["percent"] for d in found]
    assert all(isinstance(p, int) and p > 45 for p in percent)


def test_matching_that_ends_it_costs_no_more_than_folding() -> None:
    hand = "4S 5S 9S 4D 5D 10D JC 4C 5C 6H 7H QH"
    state = position("", "", hand, moves=f"{NO_BUYER} vie match", opening_forced=False)
    for level in (1, 3):
        found = decisions(state, level=level, seeds=range(4))
        assert "fold" not in acts(found)
    values = dict(found[0].values)
    assert values[Match(2)] >= values[Fold(2)]


def test_who_speaks_before_the_buyer_may_wait_for_it() -> None:
    """The buyer opens nearly always: a strong ruff loses little by waiting, and hides."""
    hand = "AS KS QS 9S 8S 4D 5D 10D JC 4C 6H 7H"
    sold = position(
        hand,
        "",
        "4S 5S 6S 7S 10S 5H 6H 5C 6C 7C 8C 9C",
        moves="bid pass bid pass -4S -5S -6S -7S -10S -5C -6C",
    )
    free = position(hand, moves=NO_BUYER, opening_forced=False)
    assert sold.phase == free.phase == "ruff"
    gaps = []
    for state in (sold, free):
        values = dict(decisions(state, [PLAIN], level=4, seeds=[0])[0].values)
        gaps.append(values[Vie(0, 2)] - values[Wait(0)])
    assert gaps[0] < gaps[1]


def test_a_hopeless_ruff_is_given_up_while_others_may_raise() -> None:
    hand = "AS KS 9S 4D 5D 10D JC 4C 5C 6H 7H QH"
    state = position("", hand, moves=f"{NO_BUYER} vie", opening_forced=False)
    found = decisions(state, CAREFUL)
    assert acts(found) == {"fold"}
    assert reasons(found) >= {"folds"}


def test_what_cannot_lose_is_raised() -> None:
    """Four aces beat any ruff, and with a whole suit nobody else has them."""
    for hand in (
        "AS AH AD AC 4S 5S 6D 7D 8C 9C 4H 5C",
        "AS KS QS JS 10S 9S 8S 7S 6S 5S 4S AH",
    ):
        state = position(hand, moves=f"{NO_BUYER} vie match vie", opening_forced=False)
        state.play(decisions(state, seeds=[0])[0].action)
        last = [e for e in state.history if isinstance(e, Vied)][-1]
        assert (last.seat, last.stake) == (0, 6)


def test_raised_again_and_again_a_good_ruff_is_held_and_no_more() -> None:
    """With 48 it may raise once; against somebody who raises without end it stops."""
    hand = "AS KS QS 9S 8S 4D 5D 10D JC 4C 6H 7H"
    state = position(hand, moves=f"{NO_BUYER} vie fold", opening_forced=False)
    stake = state.vying.stake
    action: Action
    while state.phase == "ruff":
        assert state.actor is not None
        if state.actor == 0:
            (found,) = decisions(state, BOLD, seeds=[0])
            action = found.action
        else:
            action = next(a for a in state.legal() if a.do == "vie")
        stake = state.vying.stake
        state.play(action)
    assert stake <= 14


def test_every_set_is_declared_and_fewer_cost_what_they_would_be_paid() -> None:
    """Three aces bring 4 from each of two, three kings 3."""
    state = position(
        "AS AD AC KS KD KC 4C 5C 6D 7D 8C 4H",
        moves=f"{NO_BUYER} wait wait wait",
        opening_forced=False,
        declaring="chosen",
    )
    found = decisions(state)
    assert {d.action for d in found} == {DeclareSets(0, ("A", "K"))}
    values = dict(found[0].values)
    assert values[DeclareSets(0, ("A", "K"))] - values[DeclareSets(0, ("A",))] == 6
    assert values[DeclareSets(0, ("A", "K"))] - values[DeclareSets(0, ())] == 14


def test_the_card_that_nothing_beats_leads() -> None:
    found = decisions(ending("AS 4D", "KS 5D", "QS 6D"))
    assert acts(found) == {"AS"}
    assert "leads_sure" in reasons(found)


def test_the_last_to_play_wins_cheaply() -> None:
    found = decisions(ending("4D KD 8C", "6D QD 7C", "9D JD AD", table="4D 6D"))
    assert acts(found) == {"9D"}
    assert "wins_cheaply" in reasons(found)


def test_who_cannot_win_throws_the_least() -> None:
    found = decisions(ending("AD KS 8C", "6D QS 7C", "5D 9D AS", table="AD 6D"))
    assert acts(found) == {"5D"}
    assert "throws_low" in reasons(found)


def test_a_low_trump_takes_a_trick_where_the_suit_is_missing() -> None:
    """The ace of trump will win whenever it is played; the four only now."""
    found = decisions(ending("AD 4C 5C", "6D 4S 7C", "4H AH 5S", table="AD 6D"))
    assert acts(found) == {"4H"}
    assert "trumps_in" in reasons(found)


def test_an_honour_is_caught_where_it_counts_for_the_winner() -> None:
    """Parlett: the jack of trump lies in the trick, nine points for who takes it."""
    state = ending("4C 8C 9C", "JH 5S 6S", "KH 7D 8D", table="4C JH", honours_to="winner")
    found = decisions(state)
    assert acts(found) == {"KH"}
    assert "catches_honour" in reasons(found)


def test_an_honour_is_not_thrown_under_the_ace() -> None:
    state = ending("AH 8C 9C", "JH 5H 6S", "8H 7D 8D", table="AH", honours_to="winner")
    assert acts(decisions(state)) == {"5H"}


def test_a_beginner_forgets_and_says_so() -> None:
    state = ending("AS 4D", "KS 5D", "QS 6D")
    forgetful = Temper(memory=0.0)
    told = [decide(state.view(0), forgetful, level=1, seed=s) for s in range(6)]
    assert "forgetful" in reasons(told)
    assert "forgetful" not in reasons(decisions(state, TEMPERS, level=5, seeds=[0]))

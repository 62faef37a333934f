"""What Gleek asks, refuses and gives as its reasons, over worked positions."""

from __future__ import annotations

import pytest

from game import i18n
from game.bots.base import Reason
from game.bots.runner import FALLBACK
from game.engine.cards import Card
from game.engine.contract import Action, Refusal
from game.games.gleek import motives, reasons, refusals
from game.games.gleek.records import Bid, Discard, Fold, Match, Pass, Play, Vie, Wait
from game.games.gleek.rules import REFUSALS, GleekOutcome, GleekState
from game.games.gleek.words import WORDS
from game.words import plain
from tests.examples.gleek_table import act, card, preset, table, tricks
from tests.words.test_gleek_words import NAMES, to_ruff, whole

SAMPLE = {
    "card": card("QH"),
    "held": card("KH"),
    **dict.fromkeys(("percent", "worth", "price", "stake", "total", "points", "count", "chips"), 7),
}
"""Values of every kind that a reason may carry."""


def asked(state: GleekState, seat: int) -> str:
    return WORDS.prompt(state.view(seat), NAMES)


def test_the_prompt_of_the_auction_tells_half_the_price() -> None:
    state = table()
    assert asked(state, 0) == (
        "*The auction.* Seven unknown cards are for sale. You are _eldest_ and must open: bid 12,"
        " paying 6 to each."
    )
    assert asked(state, 1) == "*The auction* for the seven cards: Ana opens or passes…"
    act(state, Bid(0, 12))
    assert asked(state, 1) == (
        "*The auction.* Seven unknown cards are for sale. Bid 14, paying 7 to each, or pass for"
        " good; you stay in all that follows."
    )
    assert asked(state, 2) == ("*The auction:* 12 is bid for the seven cards. Hale bids or passes…")
    odd = table(options=preset("cotgrave-1662"))
    assert "Bid 13, paying 7 and 6, or pass" in asked(odd, 0)


def test_the_prompt_of_the_discard_counts_and_tells_what_stays() -> None:
    state = table()
    act(state, Bid(0, 12), Pass(1), Pass(2), *(Discard(0, card(c)) for c in ("4S", "5S", "6S")))
    assert asked(state, 0) == (
        "*Discard:* lay seven cards face down before you see the ones you bought; 3 of 7."
        " Honours of trump stay."
    )
    assert WORDS.discarding(state.view(0), 5).endswith("5 of 7. Honours of trump stay.")
    assert asked(state, 1) == "*Discard:* Ana lays seven cards face down; 3 of 7…"
    cotton = table(options=preset("cotton-1674"))
    act(cotton, Bid(0, 12), Pass(1), Pass(2))
    assert asked(cotton, 0) == ("*Discard:* you hold the seven you bought; lay seven away; 0 of 7.")


def test_the_prompt_of_the_ruff_tells_your_total_and_the_stake() -> None:
    state = to_ruff(table(a="AS KS QS 10S 4S 9H 8H 4C 5C 6D 7D 8D"))
    assert asked(state, 0) == ("*The ruff:* your best suit is spades with 45. Open for 2, or wait.")
    assert asked(state, 1) == ("*The ruff,* the best total in one suit: Ana opens for 2, or waits…")
    act(state, Vie(0, 2), Fold(1), Vie(2, 4))
    assert asked(state, 0) == (
        "*The ruff stands at 4.* Your best suit is spades with 45. Match it, raise to 6, or fold"
        " and owe 4 now."
    )
    assert asked(state, 1) == ("*The ruff stands at 4.* Ana matches, raises or folds… You owe 2.")


def test_the_last_to_wait_is_told_that_the_stake_doubles() -> None:
    state = to_ruff(table(opening=4))
    act(state, Wait(0), Wait(1))
    assert asked(state, 2).endswith("Open for 4, or wait: the next deal then opens at 8.")


def test_four_aces_are_told_as_such() -> None:
    state = to_ruff(table(a="AS AC AD AH 4S 5S 6S 4C 5C 6D 7D 8D", turn_up="9H"))
    assert asked(state, 0) == (
        "*The ruff:* you hold four aces, which beat any suit. Open for 2, or wait."
    )


def test_the_prompt_of_the_sets_names_yours() -> None:
    options = preset("standard", declaring="chosen")
    state = to_ruff(table(a="QS QH QD KS KH KD KC 4H AH 9C 8C 7C", options=options))
    act(state, Wait(0), Wait(1), Wait(2))
    assert asked(state, 0) == (
        "*Gleeks and mournivals:* you hold a _mournival_ of kings and a _gleek_ of queens."
        " What you show, each of the others pays for."
    )
    assert asked(state, 1) == "*Gleeks and mournivals:* Ana chooses what to declare…"


def test_the_prompt_of_the_tricks_says_who_is_ahead_and_what_must_be_followed() -> None:
    state = tricks(table("JH 4S", "KH 5S", "7C 6S", turn_up="10H"))
    assert asked(state, 0) == (
        "*Twelve tricks,* 3 points each; trump honours count for who plays them. You lead the"
        " first."
    )
    act(state, Play(0, card("JH")))
    assert asked(state, 1) == "*Your turn.* Ana is ahead with J♥. Follow suit: hearts."
    assert asked(state, 2) == "Hale is to play…"
    act(state, Play(1, card("KH")))
    assert asked(state, 2) == (
        "*Your turn.* Hale is ahead with K♥. You have no hearts: any card will do."
    )
    act(state, Play(2, card("7C")))
    assert asked(state, 1) == "*Your turn.* You lead trick 2."


def test_the_prompt_says_when_the_suit_must_be_beaten() -> None:
    options = preset("standard", must_beat=True)
    state = tricks(table("9S 4S", "10S 5S", "6C 6S", turn_up="10H", options=options))
    act(state, Play(0, card("9S")))
    assert asked(state, 1).endswith("Follow suit with more than 9♠.")
    act(state, Play(1, card("10S")))
    assert asked(state, 2).endswith("Follow suit: spades.")


def test_the_prompt_of_a_finished_deal_is_the_settlement_against_22() -> None:
    state = tricks(table("4S", "5S", "6S", turn_up="10H"))
    state.number, state.tricks, state.honours = 11, [5, 4, 2], [21, 9, 0]
    act(state, Play(0, card("4S")), Play(1, card("5S")), Play(2, card("6S")))
    assert [asked(state, seat) for seat in range(3)] == [
        "*This deal brings you +14.* Tricks and honours came to 36, which against 22 is +14.",
        "*This deal brings you −1.* Tricks and honours came to 21, which against 22 is −1.",
        "*This deal brings you −13.* Tricks and honours came to 9, which against 22 is −13.",
    ]


def test_what_stays_in_the_pot_is_told(language: str) -> None:
    outcome = GleekOutcome((-7, 0, 0), "settled", totals=(15, 22, 22), pot=7)
    sentence = whole(WORDS.outcome(outcome, table().view(0)))
    for number in ("−7", "15", "22"):
        assert number in sentence
    assert sentence.endswith(": 7.")


PHASES = {
    "en": ("*The auction.*", "*Discard:*", "*The ruff:*", "*Twelve tricks,*"),
    "pt_BR": ("*O leilão.*", "*Descarte:*", "*O ruff:*", "*Doze vazas,*"),
    "pt_PT": ("*O leilão.*", "*Descarte:*", "*O ruff:*", "*Doze vazas,*"),
    "es": ("*La subasta.*", "*Descarte:*", "*El ruff:*", "*Doce bazas,*"),
}


def test_every_phase_says_what_it_is(language: str) -> None:
    state = table()
    prompts = [asked(state, 0)]
    act(state, Bid(0, 12), Pass(1), Pass(2))
    prompts.append(asked(state, 0))
    act(state, *(Discard(0, c) for c in state.hands[0][:7]))
    prompts.append(asked(state, 0))
    act(state, Wait(0), Wait(1), Wait(2))
    prompts.append(asked(state, 0))
    for prompt, name in zip(prompts, PHASES[language], strict=True):
        assert whole(prompt).startswith(name)


# ------------------------------------------------------------------------- refusals, reasons


@pytest.mark.parametrize("key", REFUSALS)
def test_every_refusal_is_a_sentence(language: str, key: str) -> None:
    values: dict[str, int | str | Card] = {
        "card": card("KH"),
        "price": 14,
        "stake": 4,
        "suit": 1,
        "turn": 1,
        "phase": "ruff",
    }
    state = table()
    first = whole(WORDS.refusal(Refusal(key, values), state.view(0)))
    act(state, Bid(0, 12))
    later = whole(WORDS.refusal(Refusal(key, values), to_ruff(state).view(0)))
    assert first.endswith(".")
    assert later.endswith(".")


def test_no_refusal_is_told_that_the_rules_do_not_know() -> None:
    told = {*refusals.SENTENCES, "not_this_phase", "bid_price", "stake"}
    assert told == set(REFUSALS)


def refused(state: GleekState, action: Action) -> str:
    refusal = state.refusal(action)
    assert refusal is not None
    return WORDS.refusal(refusal, state.view(action.seat))


def test_a_refusal_says_what_can_be_done() -> None:
    state = table(a="KH 5S 6S 7S 8S 4C 5C 6C 7C 8C 4D 5D", stock="AD 9H 10H QH 4S AH 4H")
    assert refused(state, Pass(0)) == "You are _eldest_ and must open the auction: bid 12."
    assert refused(state, Bid(0, 13)) == "The auction opens at 12: bid that or nothing."
    act(state, Bid(0, 12))
    assert refused(state, Bid(1, 13)) == "Bids rise by 2: the next one is 14."
    assert refused(state, Play(1, card("9S"))) == "The auction comes first: bid or pass."
    act(state, Pass(1), Pass(2))
    assert refused(state, Discard(0, card("KH"))) == (
        "Honours of trump are never laid away, and the king of hearts is one: choose another card."
    )
    act(state, *(Discard(0, c) for c in state.hands[0][1:8]))
    assert refused(state, Match(0)) == "Nobody has opened the _ruff_ yet: open it, or wait."
    assert refused(state, Vie(0, 5)) == "The _ruff_ opens for 2, neither more nor less."
    act(state, Vie(0, 2))
    assert refused(state, Wait(1)) == "The _ruff_ is open: match 2, raise it, or fold."
    assert refused(state, Vie(1, 8)) == "The stake rises by 2: raise it to 4."


def test_a_card_of_another_suit_is_refused_with_the_suit() -> None:
    i18n.install("es")
    state = tricks(table("9S 4S", "10S 5D", "6C 6S", turn_up="10H"))
    act(state, Play(0, card("9S")))
    assert refused(state, Play(1, card("5D"))) == (
        "Hay que seguir el palo mientras puedas: juega picas."
    )


@pytest.mark.parametrize("key", sorted(reasons.SENTENCES))
def test_every_reason_is_a_sentence(language: str, key: str) -> None:
    sentence = whole(WORDS.reason(Reason(key, SAMPLE)))
    assert plain(sentence)[0].isupper()
    assert sentence.endswith(".")


def test_every_reason_of_the_bot_has_its_sentence() -> None:
    assert set(reasons.SENTENCES) == {*motives.ALL, FALLBACK}

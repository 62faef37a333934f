"""Gleek says everything it may have to say, in four languages, and says it right."""

from __future__ import annotations

from itertools import product
from random import Random

import pytest

from game import i18n
from game.bots.base import Reason
from game.bots.runner import FALLBACK
from game.engine.cards import HIDDEN, Card
from game.engine.contract import Action, Event, Refusal
from game.engine.shuffle import Stream, numbered_secret
from game.games.gleek import motives, reasons, refusals, terms
from game.games.gleek.ledger import COLUMNS
from game.games.gleek.records import (
    ACTIONS,
    EVENTS,
    PACK,
    Bid,
    BidMade,
    Bought,
    DealBegan,
    DealEnded,
    Dealt,
    DeclareSets,
    Discard,
    Discarded,
    Fold,
    Folded,
    Honoured,
    Match,
    Matched,
    NoSets,
    Paid,
    Pass,
    Passed,
    Play,
    Played,
    RuffEnded,
    RuffShown,
    SetDeclared,
    Took,
    TrickEnded,
    TurnedUp,
    Vie,
    Vied,
    Wait,
    Waited,
)
from game.games.gleek.rules import GAME, REFUSALS, GleekOutcome, GleekStanding, GleekState
from game.games.gleek.scoring import trick_winner
from game.games.gleek.words import WORDS
from game.words import (
    Block,
    CardRow,
    Glossary,
    Heading,
    Label,
    Page,
    Table,
    page_lines,
    plain,
    spans,
)
from tests.examples.test_gleek import act, card, preset, table, tricks

NAMES = ("Ana", "Hale", "Nan")
SAMPLE = {
    "card": card("QH"),
    **dict.fromkeys(("percent", "worth", "price", "stake", "total", "points"), 7),
}
"""Values of every kind that a reason may carry."""

PRESETS = ("standard", "cotgrave-1662", "willughby-1665", "cotton-1674", "parlett")


def whole(sentence: str) -> str:
    """The sentence, if it is one: not empty, all filled, markup in pairs."""
    assert sentence.strip() == sentence != ""
    assert "{" not in sentence
    assert "*" not in plain(sentence), sentence
    assert "_" not in plain(sentence), sentence
    assert "  " not in sentence
    return sentence


def is_translated(sentences: list[str], english: list[str]) -> None:
    """No sentence of words alone is as it was in English."""
    if i18n.current() != "en":
        assert [a for a, b in zip(sentences, english, strict=True) if a == b] == []


EVENT_SAMPLES: tuple[Event, ...] = (
    *(DealBegan(2, dealer, (dealer + 1) % 3, 2) for dealer in range(3)),
    DealBegan(3, 0, 1, 8),
    Dealt(0, PACK.hand("4S AH 10D JC")),
    *(TurnedUp(card(code)) for code in ("4H", "AS", "9C")),
    *(
        Paid(payer, payee, 7, column)
        for payer, payee in product((None, 0, 1, 2), repeat=2)
        for column in COLUMNS
        if payer != payee
    ),
    *(BidMade(seat, 14) for seat in range(3)),
    *(Passed(seat) for seat in range(3)),
    *(Bought(seat, 14) for seat in (None, 0, 1, 2)),
    *(Discarded(0, card("4S")), Discarded(1, HIDDEN)),
    *(Took(0, PACK.hand("4S 5S")), Took(1, (HIDDEN,) * 7)),
    *(Waited(seat) for seat in range(3)),
    *(Vied(seat, 4, opened) for seat in range(3) for opened in (True, False)),
    *(Matched(seat, 4) for seat in range(3)),
    *(Folded(seat, 4) for seat in range(3)),
    *(RuffShown(seat, PACK.hand("AS KS QS 10S 4S"), 45) for seat in range(3)),
    *(RuffShown(seat, PACK.hand("AS AH AD AC"), 44) for seat in range(3)),
    *(RuffEnded(winner, 4) for winner in (None, 0, 1, 2)),
    *(SetDeclared(seat, r, n) for seat in range(3) for r in "AKQJ" for n in (3, 4)),
    *(NoSets(seat) for seat in range(3)),
    *(Played(seat, c) for seat in range(3) for c in (card("AH"), card("6H"), card("10S"))),
    *(Honoured(seat, card(code), 3) for seat in range(3) for code in ("AH", "KH", "JH")),
    *(TrickEnded(12, seat) for seat in range(3)),
    DealEnded((36, 21, 9), (14, -1, -13)),
)


def test_the_samples_are_of_every_event() -> None:
    assert {type(event) for event in EVENT_SAMPLES} == set(EVENTS)


def test_every_event_is_a_sentence(language: str) -> None:
    view = table(options=preset("cotton-1674")).view(0)
    told = [whole(WORDS.event(event, view, NAMES)) for event in EVENT_SAMPLES]
    i18n.install("en")
    english = [WORDS.event(event, view, NAMES) for event in EVENT_SAMPLES]
    i18n.install(language)
    is_translated(told, english)
    assert WORDS.event(Dealt(1, (HIDDEN,) * 4), view, NAMES) == ""


TOLD: dict[str, tuple[str, ...]] = {
    "en": (
        "*Deal 1.* Nan deals; you are _eldest_.",
        "The _turn-up_ is the four of hearts (_Tiddy_): hearts are trump.",
        "You pay Nan 4 (turn-up).",
        "Hale pays Nan 4 (turn-up).",
        "You bid 12.",
        "Hale bids 14.",
        "Nan leaves the auction.",
        "You leave the auction.",
        "*Hale buys the seven cards* for 14.",
        "Hale pays you 7 (auction).",
        "Hale pays Nan 7 (auction).",
    ),
    "pt_BR": (
        "*1ª mão.* Nan dá as cartas; você é o _eldest_.",
        "O _turn-up_ é o quatro de copas (_Tiddy_): o trunfo é copas.",
        "Você paga 4 a Nan (turn-up).",
        "Hale paga 4 a Nan (turn-up).",
        "Você dá 12.",
        "Hale dá 14.",
        "Nan sai do leilão.",
        "Você sai do leilão.",
        "*Hale compra as sete cartas* por 14.",
        "Hale paga 7 a você (leilão).",
        "Hale paga 7 a Nan (leilão).",
    ),
    "pt_PT": (
        "*1.ª mão.* Nan dá as cartas; o _eldest_ és tu.",
        "O _turn-up_ é o quatro de copas (_Tiddy_): o trunfo é copas.",
        "Pagas 4 a Nan (turn-up).",
        "Hale paga 4 a Nan (turn-up).",
        "Licitas 12.",
        "Hale licita 14.",
        "Nan sai do leilão.",
        "Sais do leilão.",
        "*Hale compra as sete cartas* por 14.",
        "Hale paga-te 7 (leilão).",
        "Hale paga 7 a Nan (leilão).",
    ),
    "es": (
        "*Mano 1.* Nan reparte; el _eldest_ eres tú.",
        "El _turn-up_ es el cuatro de corazones (_Tiddy_): el triunfo es corazones.",
        "Pagas 4 a Nan (turn-up).",
        "Hale paga 4 a Nan (turn-up).",
        "Pujas 12.",
        "Hale puja 14.",
        "Nan sale de la subasta.",
        "Sales de la subasta.",
        "*Hale compra las siete cartas* por 14.",
        "Hale te paga 7 (subasta).",
        "Hale paga 7 a Nan (subasta).",
    ),
}


def test_an_auction_told(language: str) -> None:
    state = table(turn_up="4H", stock="AD 9H 10H QH KH AH JH")
    act(state, Bid(0, 12), Bid(1, 14), Pass(2), Pass(0))
    told = [e for e in state.history if not isinstance(e, Dealt)]
    view = state.view(0)
    sentences = tuple(WORDS.event(event.seen_by(0), view, NAMES) for event in told)
    assert sentences == TOLD[language]


def test_the_end_of_a_deal_is_told_with_every_seat() -> None:
    view = table().view(1)
    assert WORDS.event(DealEnded((36, 21, 9), (14, -1, -13)), view, NAMES) == (
        "*The deal is over.* Tricks and honours: you 21, Nan 9, Ana 36."
        " All in all: you −1, Nan −13, Ana +14."
    )


def test_low_trumps_have_names_only_where_they_are_paid() -> None:
    standard, cotton = table().view(0), table(options=preset("cotton-1674")).view(0)
    named = [WORDS.nickname(card(c), cotton) for c in ("AH", "JH", "4H", "5H", "6H", "KH", "AS")]
    assert named == ["Tib", "Tom", "Tiddy", "Towser", "Tumbler", "", ""]
    assert [WORDS.nickname(card(c), standard) for c in ("4H", "5H", "6H")] == ["Tiddy", "", ""]


# ------------------------------------------------------------------------- said aloud

SAID = (
    (BidMade(1, 14), "I bid 14.", "speech", "bid"),
    (Passed(1), "I pass.", "speech", "pass"),
    (Waited(1), "I wait.", "speech", "wait"),
    (Vied(1, 2, True), "I vie it, for 2!", "speech", "vie"),
    (Vied(1, 4, False), "I'll see it, and make it 4!", "burst", "revie"),
    (Matched(1, 4), "I'll see it.", "speech", "see"),
    (Folded(1, 4), "I'll not meddle with it.", "speech", "fold"),
    (RuffShown(1, PACK.hand("AS KS QS 10S 4S"), 45), "A ruff of 45.", "speech", "ruff"),
    (RuffShown(1, PACK.hand("AS AH AD AC"), 44), "Four aces!", "burst", "aces"),
    (SetDeclared(1, "Q", 3), "A gleek of queens!", "speech", "gleek"),
    (SetDeclared(1, "A", 4), "A mournival of aces!", "burst", "mournival"),
    (Honoured(1, card("AH"), 15), "Tib!", "speech", "tib"),
    (Honoured(1, card("JH"), 9), "Tom!", "speech", "tom"),
)


@pytest.mark.parametrize(("event", "text", "style", "line"), SAID, ids=[s[1] for s in SAID])
def test_what_is_said_aloud(event: Event, text: str, style: str, line: str) -> None:
    for language in i18n.LANGUAGES:
        i18n.install(language)
        balloon = WORDS.balloon(event)
        assert balloon is not None
        assert (balloon.style, balloon.line) == (style, line)
        whole(balloon.text)
        if language == "en":
            assert balloon.text == text
        elif not isinstance(event, Honoured):
            assert balloon.text != text


def test_nobody_speaks_for_king_and_queen_or_a_payment() -> None:
    for event in (Honoured(1, card("KH"), 3), Paid(0, 1, 7, "auction"), Played(1, card("4S"))):
        assert WORDS.balloon(event) is None


def test_a_set_is_shouted_in_the_manner_of_the_language() -> None:
    i18n.install("es")
    balloon = WORDS.balloon(SetDeclared(1, "Q", 3))
    assert balloon is not None
    assert balloon.text == "¡Un gleek de damas!"


# ------------------------------------------------------------------------- actions


def test_every_action_has_a_label_and_an_advice(language: str) -> None:
    state = table(a="QS QH QD KS KH KD KC 4H AH 9C 8C 7C")
    view = state.view(0)
    actions: tuple[Action, ...] = (
        *(Bid(0, 12), Pass(0), Discard(0, card("4S")), Wait(0), Vie(0, 2), Match(0), Fold(0)),
        *(DeclareSets(0, ()), DeclareSets(0, ("K", "Q")), DeclareSets(0, ("Q",))),
        *(Play(0, card(code)) for code in ("AH", "4H", "KH", "9C")),
    )
    assert {type(action) for action in actions} == set(ACTIONS)
    for action in actions:
        whole(WORDS.action(action, view).line())
        assert WORDS.advice(action, view).style == "thought"
        whole(WORDS.advice(action, view).text)


def test_a_bid_says_what_it_costs() -> None:
    state = table()
    view = state.view(0)
    assert [WORDS.action(a, view) for a in view.legal] == [Label("Bid 12", "6 to each")]
    act(state, Bid(0, 12))
    view = state.view(1)
    assert [WORDS.action(a, view) for a in view.legal] == [
        Label("Bid 14", "7 to each", "raise"),
        Label("Pass", "for good", "quiet"),
    ]
    odd = table(options=preset("cotgrave-1662")).view(0)
    assert WORDS.action(odd.legal[0], odd) == Label("Bid 13", "7 and 6")


def test_the_answers_to_a_ruff_say_what_they_cost() -> None:
    state = to_ruff(table())
    view = state.view(0)
    assert [WORDS.action(a, view) for a in view.legal] == [
        Label("Wait", "nothing is owed", "quiet"),
        Label("Open the ruff", "for 2", "raise"),
    ]
    act(state, Vie(0, 2), Vie(1, 4))
    view = state.view(2)
    assert [WORDS.action(a, view) for a in view.legal] == [
        Label("Match", "hold 4"),
        Label("Raise", "to 6", "raise"),
        Label("Fold", "owe 4", "quiet"),
    ]


def test_a_declaration_says_what_it_brings() -> None:
    options = preset("standard", declaring="chosen")
    view = table(a="QS QH QD KS KH KD KC 4H AH 9C 8C 7C", options=options).view(0)
    both = WORDS.action(DeclareSets(0, ("K", "Q")), view)
    assert both == Label("A mournival of kings and a gleek of queens", "8 from each")
    assert WORDS.action(DeclareSets(0, ()), view) == Label("Declare nothing", "", "quiet")


def test_a_card_says_what_playing_it_brings() -> None:
    view = table().view(0)
    shown = {code: WORDS.action(Play(0, card(code)), view).detail for code in ("AH", "KH", "9S")}
    assert shown == {"AH": "Tib: 15 points", "KH": "3 points", "9S": ""}
    assert WORDS.action(Play(0, card("4H")), view).detail == "Tiddy: 2 from each"
    parlett = table(options=preset("parlett")).view(0)
    assert WORDS.action(Play(0, card("JH")), parlett).detail == "Tom: 9 points for who wins it"


# ------------------------------------------------------------------------- the prompt


def to_ruff(state: GleekState) -> GleekState:
    """Nobody bought: straight to the ruff."""
    state.phase = "ruff"
    return state


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


# ------------------------------------------------------------------------- names and scores


def test_sides_are_players() -> None:
    assert [WORDS.side(side, 1) for side in range(3)] == ["Right", "You", "Left"]
    assert [WORDS.side(side, 1, NAMES) for side in range(3)] == ["Ana", "You", "Nan"]


def test_places_and_chips() -> None:
    view = table().view(0)
    assert [WORDS.role(seat, view) for seat in range(3)] == ["eldest", "", "dealer"]
    assert WORDS.trump(view) == "Trump: ♥"


COLUMN_NAMES = {
    "en": ("turn-up", "auction", "ruff", "sets", "Tiddy", "settlement"),
    "pt_BR": ("turn-up", "leilão", "ruff", "conjuntos", "Tiddy", "acerto"),
    "pt_PT": ("turn-up", "leilão", "ruff", "conjuntos", "Tiddy", "acerto"),
    "es": ("turn-up", "subasta", "ruff", "combinaciones", "Tiddy", "liquidación"),
}


def test_the_columns_of_the_ledger(language: str) -> None:
    assert tuple(WORDS.column(n, preset("standard")) for n in COLUMNS) == COLUMN_NAMES[language]
    assert WORDS.column("tiddy", preset("cotton-1674")) != "Tiddy"


def over(points: tuple[int, ...], winners: tuple[int, ...]) -> GleekStanding:
    return GleekStanding(points=points, dealer=0, deal=4, winners=winners)


def test_a_session_has_one_winner_or_several() -> None:
    options = preset("standard")
    alone = over((14, -1, -13), (0,))
    assert WORDS.match_over(alone, options, 0) == "*You win the session* with a balance of +14."
    assert WORDS.match_over(alone, options, 1) == (
        "*The player at your right wins the session* with a balance of +14; yours is −1."
    )
    assert WORDS.match_over(alone, options, 2, NAMES) == (
        "*Ana wins the session* with a balance of +14; yours is −13."
    )
    shared = over((10, 10, -20), (0, 1))
    assert WORDS.match_over(shared, options, 0) == (
        "*You and the player at your left share the victory,* each with a balance of +10."
    )
    assert WORDS.match_over(shared, options, 1, NAMES) == (
        "*You and Ana share the victory,* each with a balance of +10."
    )
    assert WORDS.match_over(shared, options, 2) == (
        "*The other two share the victory,* each with a balance of +10; yours is −20."
    )
    assert WORDS.match_over(over((0, 0, 0), (0, 1, 2)), options, 1) == (
        "*All three share the victory:* every balance is 0."
    )
    assert [WORDS.score(shared, options, side) for side in range(3)] == [10, 10, -20]


def test_the_end_of_a_session_is_told_in_every_language(language: str) -> None:
    options = preset("standard")
    for standing in (
        over((14, -1, -13), (0,)),
        over((10, 10, -20), (0, 1)),
        over((0,) * 3, (0, 1, 2)),
    ):
        for side in range(3):
            whole(WORDS.match_over(standing, options, side))
            whole(WORDS.match_over(standing, options, side, NAMES))


CARDS = {
    "en": ("ten of clubs", "queen of hearts", "ace of spades", "a card face down"),
    "pt_BR": ("dez de paus", "dama de copas", "ás de espadas", "uma carta coberta"),
    "pt_PT": ("dez de paus", "dama de copas", "ás de espadas", "uma carta coberta"),
    "es": ("diez de tréboles", "dama de corazones", "as de picas", "una carta tapada"),
}


def test_cards_in_words(language: str) -> None:
    cards = [*PACK.hand("10C QH AS"), HIDDEN]
    assert tuple(WORDS.card(c) for c in cards) == CARDS[language]
    assert len({WORDS.card(c) for c in PACK.cards()}) == 44


def test_cards_in_signs() -> None:
    assert [WORDS.short(c) for c in (*PACK.hand("10C QH AS 4D"), HIDDEN)] == [
        *("10♣", "Q♥", "A♠", "4♦", "▒"),
    ]
    assert terms.hand(PACK.hand("4S AH 10S KH 9C")) == "10♠ 4♠, A♥ K♥, 9♣"


# ------------------------------------------------------------------------- whatever may happen


@pytest.mark.parametrize("number", range(10))
def test_whatever_happens_is_told_without_what_is_hidden(language: str, number: int) -> None:
    """Sessions under random options: every event, prompt and refusal is whole, and no sentence to a
    seat holds a card which that seat may not know."""
    rng = Random(number)
    options = GAME.schema.check({o.name: rng.choice(o.values) for o in GAME.schema})
    names = ("_Ana_", "Hale*", "Nan")
    stream = Stream(numbered_secret(number), "start")
    standing = GAME.start(options, 3, stream)
    for _deal in range(2):
        state = GAME.deal(options, 3, stream, standing)
        known = [set(hand) | {state.turn_up} for hand in state.hands]
        _told_well(list(state.history), state, names, known)
        while state.outcome is None:
            seat = state.actor
            assert seat is not None
            for action in _every_action(state, rng):
                refusal = state.refusal(action)
                if refusal is not None:
                    whole(WORDS.refusal(refusal, state.view(action.seat)))
            action = rng.choice(state.legal(seat))
            whole(WORDS.action(action, state.view(seat)).line())
            events = state.play(action)
            for event in events:
                match event:
                    case Took(seat=buyer, cards=cards):
                        known[buyer] |= set(cards)
                    case RuffShown(cards=cards):
                        for cards_known in known:
                            cards_known |= set(cards)
                    case Played(card=played):
                        for cards_known in known:
                            cards_known.add(played)
            _told_well(events, state, names, known)
        standing = GAME.settle(options, 3, standing, state.outcome)


def _told_well(
    events: list[Event], state: GleekState, names: tuple[str, ...], known: list[set[Card]]
) -> None:
    for seat in range(3):
        view = state.view(seat)
        told = [WORDS.event(event.seen_by(seat), view, names) for event in events]
        for event, sentence in zip(events, told, strict=True):
            if sentence or not (isinstance(event, Dealt) and event.seat != seat):
                assert "{" not in sentence
                assert sentence.strip() == sentence != ""
        told += [WORDS.prompt(view, names), *WORDS.status(view, names)]
        assert all(told[len(events) :])
        everything = plain(" ".join(told))
        assert "{" not in everything
        for hidden in set(PACK.cards()) - known[seat]:
            # Whole signs: the sign of a ten ends like that of no other card.
            assert f" {WORDS.short(hidden)}" not in everything.replace("(", " ")
            assert WORDS.card(hidden) not in everything


def _every_action(state: GleekState, rng: Random) -> list[Action]:
    seat = rng.randrange(3)
    cards = rng.sample(PACK.cards(), 3) + state.hands[seat][:1]
    return [
        *(Bid(seat, price) for price in (12, 13, 14, 40)),
        *(Pass(seat), Wait(seat), Match(seat), Fold(seat)),
        *(Vie(seat, stake) for stake in (2, 4, 5)),
        *(DeclareSets(seat, ranks) for ranks in ((), ("A",), ("K", "Q"))),
        *(Discard(seat, c) for c in cards),
        *(Play(seat, c) for c in cards),
    ]


# ------------------------------------------------------------------------- pages


def pages() -> list[Page]:
    changed = preset(
        "cotton-1674", must_beat=True, declaring="chosen", tiddy_turned=0, tiddy_held=0
    )
    options = [*map(preset, PRESETS), changed]
    return [*map(WORDS.rules_page, options), WORDS.history_page()]


def test_the_pages_are_whole(language: str) -> None:
    for page in pages():
        lines = list(page_lines(page, lambda code: WORDS.short(PACK.card(code))))
        assert lines[0] == page.title != ""
        assert all(len(line) <= 78 for line in lines)
        for line in lines:
            assert "{" not in line
            assert "*" not in line
        for block in page.blocks:
            _well_made(block)


def _well_made(block: Block) -> None:
    if isinstance(block, CardRow):
        codes = (*block.codes, *([block.lead] if block.lead else []))
        assert all(PACK.card(code) is not None for code in codes)
        assert not block.names or len(block.names) == len(block.codes)
        assert all(place < len(block.codes) for place in block.best)
    if isinstance(block, Table):
        assert {len(row) for row in block.rows} == {len(block.header)}


def test_no_paragraph_of_a_page_is_left_in_english(language: str) -> None:
    def prose() -> list[str]:
        found: list[str] = []
        for page in pages():
            for block in page.blocks:
                found += [getattr(block, "text", ""), *getattr(block, "items", ())]
        return found

    own = prose()
    i18n.install("en")
    english = prose()
    i18n.install(language)
    long = [n for n, text in enumerate(english) if len(text) > 40 and "Quinion" not in text]
    is_translated([own[n] for n in long], [english[n] for n in long])


def texts(name: str, **changes: int | str | bool) -> str:
    page = WORDS.rules_page(preset(name, **changes))
    return "\n".join(page_lines(page, lambda code: WORDS.short(PACK.card(code)))).replace("\n", " ")


def test_the_rules_page_follows_the_options() -> None:
    standard, cotgrave, cotton = texts("standard"), texts("cotgrave-1662"), texts("cotton-1674")
    assert "must open at 12. In turn each bids 2 more" in standard
    assert "may open at 13. In turn each bids 1 more" in cotgrave
    assert "odd counter" in cotgrave
    assert "odd counter" not in standard
    assert "before seeing the seven bought" in standard
    assert "of the nineteen then held" in cotton
    assert "these four may not be laid away" in standard
    assert "there is less than 66" in cotton
    assert "each pays 10; for a six, Tumbler, 12" in cotton
    assert "Towser, the five" not in standard
    assert "the dealer 4 at once" in standard
    assert "the dealer 2 at once" in cotgrave
    assert "whoever wins the trick" in texts("parlett")
    assert "You choose which of yours" in texts("standard", declaring="chosen")
    assert "After 9 deals" in texts("standard", deals=9)
    assert "Tiddy: each" not in texts("standard", tiddy_turned=0)
    assert "must play a higher card" in texts("standard", must_beat=True)


def test_the_tricks_on_the_rules_page_are_won_by_the_cards_set_off() -> None:
    rows = [b for b in WORDS.rules_page(preset("standard")).blocks if isinstance(b, CardRow)]
    shown = [row for row in rows if row.best]
    assert len(shown) == 2
    for row in shown:
        assert row.best == (trick_winner(PACK.hand(" ".join(row.codes)), trump=1),)


def test_the_example_of_vying_agrees_with_the_rules() -> None:
    state = to_ruff(table(a="AS KS QS 10S 4S 9H 8H 4C 5C 6D 7D 8D"))
    # C (the dealer) holds the best ruff, A has 45.
    state.hands[2] = list(PACK.hand("AC KC QC JC 10C 9C 8C 4D 5D 9D 10D JD"))
    act(state, Vie(0, 2), Fold(1), Vie(2, 4), Match(0))
    (row,) = (
        b
        for b in WORDS.rules_page(preset("standard")).blocks
        if isinstance(b, Table) and b.rows[0][0] == "A" and len(b.header) == 3
    )
    paid = tuple(terms.signed(n) for n in state.ledger.column("ruff"))
    assert tuple(cells[2] for cells in row.rows) == paid


def test_the_history_names_the_presets_and_what_they_change() -> None:
    (accounts,) = (b for b in WORDS.history_page().blocks if isinstance(b, Table))
    by_name = {row[0]: row[1:] for row in accounts.rows}
    found = [preset(name) for name in ("cotgrave-1662", "willughby-1665", "cotton-1674")]
    yes = {True: "yes", False: "no"}
    assert by_name["First bid"] == tuple(str(o["opening_bid"]) for o in found)
    assert by_name["Tiddy turned up"] == tuple(str(o["tiddy_turned"]) for o in found)
    assert by_name["Discard before looking"] == tuple(yes[o.flag("discard_first")] for o in found)
    assert by_name["Towser and Tumbler"] == tuple(yes[o.flag("towser_tumbler")] for o in found)
    headings = [b.text for b in WORDS.history_page().blocks if isinstance(b, Heading)]
    assert headings[-1] == "Sources"


def test_every_term_in_italics_is_in_the_glossary(language: str) -> None:
    glossary = WORDS.glossary()
    found: list[str] = [term.text for term in glossary]
    for page in pages()[:-1]:
        for block in page.blocks:
            found += [getattr(block, "text", ""), *getattr(block, "items", ())]
            assert not isinstance(block, Glossary) or block.terms == glossary
    view = table(options=preset("cotton-1674")).view(0)
    found += [WORDS.event(event, view, NAMES) for event in EVENT_SAMPLES]
    found += [
        WORDS.refusal(Refusal(key, {"card": card("KH"), "suit": 1, "phase": "sets"}), view)
        for key in REFUSALS
    ]
    italics = {piece for text in found for piece, style in spans(text) if style == "term"}
    unknown = {word for word in italics if not any(term.answers_to(word) for term in glossary)}
    assert unknown == set()
    assert {"ruff", "Tiddy", "mournival"} <= italics

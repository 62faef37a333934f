"""Gleek says everything it may have to say, in four languages, and says it right."""

from __future__ import annotations

from itertools import product
from random import Random

import pytest

from game import i18n
from game.engine.cards import HIDDEN, Card
from game.engine.contract import Action, Event
from game.engine.shuffle import Stream, numbered_secret
from game.games.gleek import terms
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
from game.games.gleek.rules import GAME, GleekStanding, GleekState
from game.games.gleek.words import WORDS
from game.words import (
    Label,
    plain,
)
from tests.examples.gleek_table import act, card, preset, table

NAMES = ("Ana", "Hale", "Nan")
PRESETS = ("standard", "cotgrave-1662", "willughby-1665", "cotton-1674", "parlett")


def whole(sentence: str) -> str:
    """The sentence, if it is one: not empty, all filled, markup in pairs."""
    assert sentence.strip() == sentence != ""
    assert "{" not in sentence
    assert "*" not in plain(sentence), sentence
    assert "_" not in plain(sentence), sentence
    assert "  " not in sentence
    return sentence


def to_ruff(state: GleekState) -> GleekState:
    """Nobody bought: straight to the ruff."""
    state.phase = "ruff"
    return state


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
        Label("Wait", "nothing is owed", "primary"),
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

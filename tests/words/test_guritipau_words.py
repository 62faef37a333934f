"""Guritipau says everything it may have to say, in four languages, and says it right."""

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
from game.games.guritipau import motives, reasons, refusals
from game.games.guritipau.order import HEARTS
from game.games.guritipau.posture import REASONS
from game.games.guritipau.records import (
    ACTIONS,
    EVENTS,
    PACK,
    Accuse,
    Accused,
    Annul,
    Annulled,
    Cut,
    DealBegan,
    DealEnded,
    Dealt,
    DrewForDeal,
    Follow,
    Followed,
    Grain,
    GrainPlaced,
    InviteLost,
    Keep,
    LeaveSong,
    Place,
    Play,
    Played,
    Postured,
    Ran,
    Rob,
    Robbed,
    Run,
    Said,
    Sang,
    Sing,
    SongLeft,
    Talk,
    TrickEnded,
    TurnedUp,
    WasCut,
)
from game.games.guritipau.rules import (
    GAME,
    REFUSALS,
    GuritipauStanding,
    GuritipauState,
    GuritipauView,
)
from game.games.guritipau.talk import PHRASES
from game.games.guritipau.words import WORDS
from game.words import CardRow, Glossary, Heading, Label, Table, page_lines, plain, spans
from tests.examples.guritipau_table import (
    PLAIN_CUT,
    STANDARD,
    act,
    begun,
    card,
    laid,
    play,
    preset,
    standing,
    taken,
)

NAMES = ("Ana", "Toi", "Nela", "Bia")

HANDS = (
    "AD KD JD",
    "KS JS QS 2S 3S 4S 9C 8C 7C",
    "9S 8S 7S 5S 9H 8H 7H 6H JH",
    "KC JC QC 6C 5C 4C 3C 2C 6S",
)
"""Seat 0 is damão and holds too many points to annul; nobody holds the ace of hearts or clubs."""

FRAUD = preset("standard", renege=True)


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


def told(state: GuritipauState, events: list[Event], seat: int = 0) -> list[str]:
    """The events as ``seat`` is told them, those that say nothing left out."""
    view = state.view(seat)
    sentences = [WORDS.event(event.seen_by(seat), view, NAMES) for event in events]
    return [sentence for sentence in sentences if sentence]


# ----------------------------------------------------------------------- everything is said

EVENT_SAMPLES: tuple[Event, ...] = (
    *(DrewForDeal(seat, card("KD")) for seat in range(4)),
    *(DealBegan(2, d, (d + 1) % 4, (d + 3) % 4) for d in range(4)),
    *(WasCut(seat, 20, short) for seat in range(4) for short in (False, True)),
    *(InviteLost(side) for side in (0, 1)),
    *(Postured(1, side, None, reason) for side in (0, 1) for reason in ("first", "invite")),
    *(Postured(3, s, 1 - s, r) for s in (0, 1) for r in ("six-nil", "six-two", "lost-pedra")),
    *(Postured(1, side, 1 - side, "six-five") for side in (0, 1)),
    *(Postured(0, None, None, reason) for reason in ("none", "six-two")),
    Dealt(0, PACK.hand("4S AH JC")),
    *(TurnedUp(card(code)) for code in ("4H", "AS", "QC")),
    *(Annulled(seat, points) for seat in (0, 1) for points in (0, 1, 9)),
    *(Robbed(seat, card("3D"), card("KH")) for seat in range(4)),
    *(GrainPlaced(seat, 2, (seat + 1) % 4, over) for seat in range(4) for over in (False, True)),
    *(SongLeft(seat) for seat in range(4)),
    *(Sang(0, 3, *held) for held in product((False, True), repeat=2)),
    *(Sang(1, count, False, False) for count in range(10)),
    *(Followed(seat) for seat in range(4)),
    *(Ran(seat) for seat in range(4)),
    *(Played(seat, card(code)) for seat in range(4) for code in ("9H", "AC", "QH", "5S")),
    *(Said(seat, what) for seat in (0, 2) for what in PHRASES),
    *(Accused(s, a, r) for s in range(4) for a in range(4) for r in (False, True) if (s - a) % 2),
    *(TrickEnded(5, seat) for seat in range(4)),
    *(DealEnded(s, n, r) for s in (0, 1) for r in ("tricks", "ran", "ranciod") for n in (0, 1, 2)),
    DealEnded(None, 0, "annulled"),
)


def test_the_samples_are_of_every_event_and_posture() -> None:
    assert {type(event) for event in EVENT_SAMPLES} == set(EVENTS)
    sampled = {event.reason for event in EVENT_SAMPLES if isinstance(event, Postured)}
    assert sampled == set(REASONS) - {"bare", "todas"}


def test_every_event_is_a_sentence(language: str) -> None:
    view = begun(HANDS, "5H").view(0)
    sentences = [whole(WORDS.event(event, view, NAMES)) for event in EVENT_SAMPLES]
    i18n.install("en")
    english = [WORDS.event(event, view, NAMES) for event in EVENT_SAMPLES]
    i18n.install(language)
    is_translated(sentences, english)
    assert WORDS.event(Dealt(1, (HIDDEN,) * 3), view, NAMES) == ""


def test_every_refusal_is_a_sentence(language: str) -> None:
    view = begun(HANDS, "5H").view(0)
    values = {
        "card": card("QH"),
        "suit": HEARTS,
        "turn": 1,
        "least": 1,
        "most": 36,
        "trumps": 3,
    }
    samples = [
        *(Refusal(key, values) for key in REFUSALS if key != "not_this_phase"),
        *(Refusal("not_this_phase", {"phase": phase}) for phase in refusals.PHASES),
    ]
    sentences = [whole(WORDS.refusal(refusal, view)) for refusal in samples]
    i18n.install("en")
    english = [WORDS.refusal(refusal, view) for refusal in samples]
    i18n.install(language)
    is_translated(sentences, english)


def test_every_reason_is_a_sentence(language: str) -> None:
    assert set(reasons.SENTENCES) == {FALLBACK, *motives.ALL}
    values = {"card": card("QH"), "percent": 62, "grains": 3, "trumps": 2, "count": 2}
    sentences = [whole(WORDS.reason(Reason(key, values))) for key in reasons.SENTENCES]
    assert all(plain(sentence)[0].isupper() for sentence in sentences)
    i18n.install("en")
    english = [WORDS.reason(Reason(key, values)) for key in reasons.SENTENCES]
    i18n.install(language)
    is_translated(sentences, english)


ACTION_SAMPLES: tuple[Action, ...] = (
    Cut(0, 20),
    Cut(0, 1),
    Place(0, True),
    Place(0, False),
    Annul(0),
    Keep(0),
    Rob(0, card("3D")),
    Grain(0),
    Sing(0, 4, False, False),
    Sing(0, 9, True, True),
    LeaveSong(0),
    Follow(0),
    Run(0),
    Play(0, card("AC")),
    *(Talk(0, what) for what in PHRASES),
    Accuse(0, 1),
    Accuse(0, 3),
)


def test_every_action_has_a_label_and_an_advice(language: str) -> None:
    assert {type(action) for action in ACTION_SAMPLES} == set(ACTIONS)
    view = begun(HANDS, "5H").view(0)
    for action in ACTION_SAMPLES:
        label = WORDS.action(action, view)
        assert plain(whole(label.line())) == label.line()
        assert WORDS.advice(action, view).style == "thought"
        whole(WORDS.advice(action, view).text)


def test_what_is_said_aloud_has_a_balloon(language: str) -> None:
    spoken = {
        *(GrainPlaced, Sang, SongLeft, Followed, Ran, Said, Robbed, Annulled, Accused),
    }
    for event in EVENT_SAMPLES:
        balloon = WORDS.balloon(event)
        assert (balloon is not None) == (type(event) in spoken)
        if balloon is not None:
            assert plain(whole(balloon.text)) == balloon.text


SONGS = {
    "en": ("Three trumps, with nhánha!", "No trump!", "Two trumps, with nhánha and bóst!"),
    "pt_BR": ("Três trunfos, com nhánha!", "Nenhum trunfo!", "Dois trunfos, com nhánha e bóst!"),
    "pt_PT": ("Três trunfos, com nhánha!", "Nenhum trunfo!", "Dois trunfos, com nhánha e bóst!"),
    "es": ("¡Tres triunfos, con nhánha!", "¡Ningún triunfo!", "¡Dos triunfos, con nhánha y bóst!"),
}


def test_a_song_is_heard_in_words(language: str) -> None:
    songs = (Sang(1, 3, True, False), Sang(1, 0, False, False), Sang(1, 2, True, True))
    balloons = [WORDS.balloon(song) for song in songs]
    assert tuple(b.text for b in balloons if b is not None) == SONGS[language]


def test_a_grain_over_nhanha_is_announced_as_such() -> None:
    plain_grain = WORDS.balloon(GrainPlaced(1, 2, 2))
    over = WORDS.balloon(GrainPlaced(1, 2, 2, True))
    assert plain_grain is not None
    assert over is not None
    assert (plain_grain.text, plain_grain.style) == ("Pô midj!", "burst")
    assert (over.text, over.style) == ("Libra cara d'nhánha! Pô midj!", "burst")


# ----------------------------------------------------------------------- the postures

POSTURES = {
    standing((2, 3)): "We won the last deal and place the _invite_. A win is worth 2.",
    standing((6, 0)): "*6–0:* they are behind and place 3 grains; we sing. A win is worth 4.",
    standing((0, 6)): "*6–0:* we are behind and place 3 grains; they sing. A win is worth 4.",
    standing((6, 2)): "We won the last deal and place the _invite_. A win is worth 2.",
    standing((6, 3)): "*6–3:* _ménza largód_, a win is worth 1.",
    standing((4, 6)): "*6–4:* _ménza largód_, a win is worth 1.",
    standing((6, 5)): "*6–5:* we are ahead and place 1 grain; they sing. A win is worth 2.",
    standing((5, 6)): "*6–5:* they are ahead and place 1 grain; we sing. A win is worth 2.",
    standing((7, 4), todas=2): (
        "*7–4, _às todas_:* _ménza largód_. One win gives us the _pedra_; they need 2 in a row."
    ),
    standing((0, 7), todas=4): (
        "*7–0, _às todas_:* _ménza largód_. We need 4 in a row; one win gives them the _pedra_."
    ),
    standing((7, 6), todas=1): (
        "*7–6, _tacód_:* _ménza largód_. Whoever wins this deal takes the _pedra_."
    ),
    standing((0, 0), lost=1, three=True): (
        "*They lost the _pedra_* and place 3 grains; we sing. A win is worth 4."
    ),
    standing((0, 0), last_winner=None): (
        "*The first deal:* their side deals and places the _invite_. A win is worth 2."
    ),
}


@pytest.mark.parametrize("score", POSTURES, ids=POSTURES.values())
def test_a_posture_is_told_with_its_reason(score: GuritipauStanding) -> None:
    assert WORDS.posture(begun(HANDS, "5H", score).view(0)) == POSTURES[score]


def test_other_tables_have_other_postures() -> None:
    at_6_2 = standing((6, 2))
    cantiga = begun(HANDS, "5H", at_6_2, preset("sao-nicolau")).view(0)
    assert WORDS.posture(cantiga) == (
        "*6–2:* they are behind and place 2 grains; we sing. A win is worth 3."
    )
    empty = begun(HANDS, "5H", at_6_2, preset("standard", posture_6_2="empty")).view(0)
    assert WORDS.posture(empty) == "*6–2:* no grain is placed, a win is worth 1."
    simple = begun(HANDS, "5H", at_6_2, preset("simple")).view(0)
    assert WORDS.posture(simple) == "No grains are placed: a win is worth 1."


BARE = {
    "en": "*6–3:* _ménza largód_, a win is worth 1.",
    "pt_BR": "*6–3:* _ménza largód_, ganhar vale 1.",
    "pt_PT": "*6–3:* _ménza largód_, ganhar vale 1.",
    "es": "*6–3:* _ménza largód_, ganar vale 1.",
}


def test_the_bare_table_in_every_language(language: str) -> None:
    assert WORDS.posture(begun(HANDS, "5H", standing((6, 3))).view(0)) == BARE[language]


def test_the_chip_tells_what_a_win_brings() -> None:
    state = begun(HANDS, "5H")
    assert WORDS.stake(state.view(0)) == "table 1, a win 2"
    act(state, Grain(0))
    assert WORDS.stake(state.view(1)) == "table 2, a win 3"
    todas = begun(HANDS, "5H", standing((7, 4), todas=2))
    assert WORDS.stake(todas.view(0)) == "Às Todas: 2 to go"
    assert WORDS.trump(state.view(0)) == "Trump: ♥"
    assert WORDS.trump(laid(HANDS, "5H").view(0)) == ""


# ----------------------------------------------------------------------- what is asked


def test_the_prompt_asks_for_the_cuts() -> None:
    state = laid(HANDS, "5H")
    assert WORDS.prompt(state.view(3), NAMES) == (
        "*You deal:* cut the pack for the _pankáda_, wherever you like."
    )
    assert WORDS.prompt(state.view(0), NAMES) == "Bia cuts the pack…"
    act(state, Cut(3, PLAIN_CUT))
    assert WORDS.prompt(state.view(2), NAMES) == (
        "*Cut once more:* at least 12 cards must go on top."
    )
    house = laid(HANDS, "5H", options=preset("sao-nicolau"))
    act(house, Cut(3, PLAIN_CUT))
    assert WORDS.prompt(house.view(2), NAMES) == (
        "*Cut once more:* 12 cards or more must go on top, or they get a grain."
    )


def test_the_prompt_asks_the_losers_of_a_pedra() -> None:
    state = begun(HANDS, "5H", standing((0, 0), lost=0))
    assert WORDS.prompt(state.view(0), NAMES) == (
        "*We lost the _pedra_.* Place 3 grains, for which they must sing, or the _invite_?"
    )
    labels = [WORDS.action(action, state.view(0)) for action in state.legal(0)]
    assert labels == [
        Label("Place 3 grains", "they sing, a win 4", "raise"),
        Label("The invite alone", "no song, a win 2"),
    ]


def test_the_prompt_offers_an_annulment() -> None:
    state = begun(("KS JH QD 9D 8D 6D 9H 8H 6H", "", "", ""), "5H")
    assert WORDS.prompt(state.view(0), NAMES) == (
        "*You hold only 9 points.* Annul the deal, or keep your cards and lead?"
    )
    assert WORDS.prompt(state.view(1), NAMES) == "Ana may annul the deal…"
    events = act(state, Annul(0))
    assert told(state, events, 1) == [
        "Ana annuls the deal with 9 points in hand.",
        "The deal is annulled: the same player deals again, and the grains stay.",
    ]


def test_the_prompt_tells_the_duty() -> None:
    """Trump is hearts; seat 3 leads to seat 0."""
    hands = ("2D 9H 2H AC 5S 8S 7S 3C 9C", "KS 4S AD 9S", "6H 7H 8H KH", "KD 3H 5H 9D QH")
    state = begun(hands, "4H", standing(dealer=2))
    play(state, "KD")
    assert WORDS.prompt(state.view(0), NAMES) == (
        "*Your turn.* Follow diamonds, or kill K♦ with a trump. A win is worth 2."
        " You may place a grain first."
    )
    assert WORDS.prompt(state.view(1), NAMES) == "Ana is to play…"


def test_the_prompt_tells_of_a_killed_suit() -> None:
    hands = ("2D 9H 2H AC 5S 8S 7S 3C 9C", "KS 4S AD 9S", "KD JD QS 8D 7D", "3H 5H QC JC KC 2C 4C")
    state = begun(hands, "4H", standing(dealer=1))
    play(state, "KD", "3H")
    assert WORDS.prompt(state.view(0), NAMES) == (
        "*Your turn.* Follow diamonds, or kill 3♥ with a higher trump. A win is worth 2."
        " You may place a grain first."
    )


def test_the_prompt_tells_when_nhanha_forces_bost() -> None:
    hands = ("AC 5S 8S 7S 3C 9C 4D KD QD", "KS 4S AD 9S", "KH 6H", "QH 3H 5H KC 7C")
    state = begun(hands, "4H", standing(dealer=2))
    play(state, "QH")
    assert WORDS.prompt(state.view(0), NAMES).startswith(
        "*Your turn.* _Nhánha_ was led and _bóst_ is your only trump: it must be played."
    )
    state = begun(hands, "4H", standing(dealer=2))
    play(state, "3H")
    assert WORDS.prompt(state.view(0), NAMES).startswith(
        "*Your turn.* Trump was led; _nhánha_ and _bóst_ need not be given: any card."
    )


def test_the_prompt_asks_to_rob_a_figure() -> None:
    hands = ("AH 3D 9S AS 5C KS JS QS 2S", "4S 5S 6S 7S 8S", "9D 8D 7D KD JD", "KC JC QC")
    state = begun(hands, "KH")
    assert WORDS.prompt(state.view(0), NAMES) == (
        "*Your turn.* You must rob first: take K♥ and give one of 3♦."
    )
    assert WORDS.action(Rob(0, card("3D")), state.view(0)) == Label("Rob", "K♥ for 3♦")
    refusal = state.refusal(Rob(0, card("9S")))
    assert refusal is not None
    assert WORDS.refusal(refusal, state.view(0)) == (
        "The nine of spades may not be given: choose one of 3♦."
    )
    assert told(state, act(state, Rob(0, card("3D")))) == ["_Roubo_: you take K♥ and lay down 3♦."]


def test_a_song_is_asked_for_and_sung() -> None:
    state = begun(
        ("AD KD JD", "QH 4H AC KS JS 5S 6S 7S 8S", "QD 9D", "KC JC QC 9C 8C 7C 6C 5C 4C"), "5H"
    )
    events = act(state, Grain(0))
    assert told(state, events, 1) == [
        "*Ana places a grain* (_pô midj_): 2 on the table. You answer."
    ]
    assert WORDS.prompt(state.view(1), NAMES) == (
        "*You must sing:* you hold 3 trumps, with _nhánha_ and _bóst_. Sing, leave the song to"
        " Bia, or run and give them 3 grains."
    )
    assert WORDS.prompt(state.view(0), NAMES) == "Toi must sing…"
    labels = [WORDS.action(action, state.view(1)) for action in state.legal(1)]
    assert labels == [
        Label("Sing", "3 trumps, with nhánha and bóst"),
        Label("Leave the song", "my partner sings", "quiet"),
        Label("Correr", "run, they take 3", "quiet"),
    ]
    events = act(state, LeaveSong(1))
    assert told(state, events, 3) == ["Toi leaves the song to you."]
    assert WORDS.prompt(state.view(3), NAMES) == "*You sing for your side:* you hold no trump."
    assert told(state, act(state, Sing(3, 0, False, False))) == ["Bia sings: *no trump.*"]
    assert WORDS.prompt(state.view(1), NAMES) == (
        "*_Seguir_ or _correr_?* Go on, and a win is worth 3; run, and they take 3 grains."
    )
    labels = [WORDS.action(action, state.view(1)) for action in state.legal(1)]
    assert labels == [
        Label("Seguir", "go on, a win 3"),
        Label("Correr", "run, they take 3", "quiet"),
    ]
    assert told(state, act(state, Run(1))) == [
        "Toi runs (_correr_).",
        "They run: *the deal is ours.* We take 3 grains.",
    ]


def test_buttons_say_what_they_bring() -> None:
    view = begun(HANDS, "5H").view(0)
    assert WORDS.action(Grain(0), view) == Label("Pô midj", "table 2, a win 3", "raise")
    assert WORDS.action(Play(0, card("AC")), view).detail == "bóst"
    assert WORDS.action(Play(0, card("QH")), view).detail == "nhánha"
    assert WORDS.action(Play(0, card("KD")), view) == Label("king of diamonds")
    todas = begun(HANDS, "5H", standing((7, 4), todas=2)).view(0)
    assert WORDS.action(Run(0), todas) == Label("Correr", "run, the deal is theirs", "quiet")


def test_fraud_is_called_so_and_accused() -> None:
    state = begun(HANDS, "5H", options=FRAUD)
    play(state, "KD", "KS")
    view = state.view(2)
    assert WORDS.action(Accuse(2, 1), view, NAMES) == Label("Accuse Toi", "of a fraud", "raise")
    assert WORDS.action(Accuse(2, 1), view).text == "Accuse the player at your left"
    assert WORDS.action(Accuse(2, 3), view).text == "Accuse the player at your right"
    assert WORDS.action(Rob(0, card("KD")), state.view(0)).text == "Rob without the ace"
    assert told(state, act(state, Accuse(0, 3)), 3) == [
        "Ana accuses you of a fraud, but there was none."
    ]


def test_a_card_against_the_rules_is_named_so() -> None:
    hands = ("AD KD JD", "2D KS JS QS 3S 4S 9C 8C 7C", *HANDS[2:])
    state = begun(hands, "5H", options=FRAUD)
    play(state, "KD")
    assert WORDS.action(Play(1, card("KS")), state.view(1)).detail == "against the rules"
    assert WORDS.action(Play(1, card("2D")), state.view(1)).detail == ""
    play(state, "KS")
    events = act(state, Accuse(0, 1))
    assert told(state, events) == [
        "You accuse Toi of a fraud, *and rightly.*",
        "_Ranciód_: *the deal is ours,* for the grains on the table alone. We take 1 grain.",
    ]


# ----------------------------------------------------------------------- outcomes and scores


def test_an_outcome_tells_of_the_pedra() -> None:
    view = begun(HANDS, "5H", standing((6, 0))).view(0)
    assert WORDS.outcome(taken(0, 4, "ran"), view) == (
        "They run: *the deal is ours.* We take 4 grains. *The _pedra_ is ours!*"
    )
    assert WORDS.outcome(taken(1, 4, "ran"), view) == (
        "We run: *the deal is theirs.* They take 4 grains."
    )
    theirs = begun(HANDS, "5H", standing((6, 0), pedras=(0, 1))).view(0)
    assert WORDS.outcome(taken(0, 4, "ran"), theirs).endswith(
        "*The _pedra_ is won:* one of theirs goes."
    )
    todas = begun(HANDS, "5H", standing((7, 0), todas=4)).view(0)
    assert WORDS.outcome(taken(1, 0, "ran"), todas) == (
        "We run: *the deal is theirs.* They still need 3 in a row."
    )


def over(pedras: tuple[int, int], winners: tuple[int, ...] = ()) -> GuritipauStanding:
    return standing((0, 0), pedras=pedras, winners=winners)


def test_the_end_of_a_match(language: str) -> None:
    for side, pedras in product((0, 1), ((1, 0), (0, 3), (0, 0))):
        whole(WORDS.match_over(over(pedras), STANDARD, side))
    i18n.install("en")
    assert WORDS.match_over(over((1, 0), (0,)), STANDARD, 0) == "*We win the match* with 1 _pedra_."
    assert WORDS.match_over(over((3, 0), (0,)), STANDARD, 1) == (
        "*They win the match* with 3 _pedras_."
    )


def test_sides_and_places() -> None:
    view = begun(HANDS, "5H").view(0)
    assert [WORDS.side(side, 1) for side in (0, 1)] == ["They", "We"]
    assert [WORDS.role(seat, view) for seat in range(4)] == ["damão", "", "", "dealer"]
    assert WORDS.score(standing((6, 5)), STANDARD, 1) == 5
    assert WORDS.pedras(over((0, 2)), 1) == 2


# ----------------------------------------------------------------------- cards

CARDS = {
    "en": ("two of clubs", "queen of hearts", "ace of spades", "a card face down"),
    "pt_BR": ("dois de paus", "dama de copas", "ás de espadas", "uma carta coberta"),
    "pt_PT": ("dois de paus", "dama de copas", "ás de espadas", "uma carta coberta"),
    "es": ("dos de tréboles", "dama de corazones", "as de picas", "una carta tapada"),
}


def test_cards_in_words(language: str) -> None:
    cards = [*PACK.hand("2C QH AS"), HIDDEN]
    assert tuple(WORDS.card(c) for c in cards) == CARDS[language]
    assert (
        len({WORDS.card(c) for c in PACK.cards()}) == len({*map(WORDS.short, PACK.cards())}) == 48
    )


PLACES = {
    "QH": "1st of 13 trumps",
    "AC": "2nd of 13 trumps",
    "AH": "3rd of 13 trumps",
    "9H": "13th of 13 trumps",
    "JD": "2nd of 12 diamonds",
    "QD": "3rd of 12 diamonds",
    "AD": "4th of 12 diamonds",
    "AS": "12th of 12 spades",
    "2C": "11th of 11 clubs",
}


def test_a_card_tells_its_place() -> None:
    view = begun(HANDS, "5H").view(0)
    assert {code: WORDS.place(card(code), view) for code in PLACES} == PLACES
    assert WORDS.place(card("QH"), laid(HANDS, "5H").view(0)) == ""


def test_every_card_has_a_place_in_every_language(language: str) -> None:
    for suit in "SHDC":
        view = GAME_VIEWS[suit]
        places = [whole(WORDS.place(c, view)) for c in PACK.cards()]
        assert len({*places}) == 48


def test_the_order_of_strength_holds_every_card_once() -> None:
    for suit in "SHDC":
        rows = WORDS.strength_order(GAME_VIEWS[suit])
        assert rows[0][0] == "Trumps"
        assert sorted(c for _, cards in rows for c in cards) == sorted(PACK.cards())
    hearts = WORDS.strength_order(GAME_VIEWS["H"])
    assert [heading for heading, _ in hearts] == ["Trumps", "Spades", "Diamonds", "Clubs"]
    assert WORDS.strength_order(laid(HANDS, "5H").view(0)) == ()


def _view_with(turn_up: str) -> GuritipauView:
    rest = [PACK.code(c) for c in PACK.cards() if PACK.code(c) != turn_up]
    hands = [" ".join(rest[n::4][-9:]) for n in range(4)]
    return begun((hands[0], hands[1], hands[2], hands[3]), turn_up).view(0)


GAME_VIEWS = {suit: _view_with(f"3{suit}") for suit in "SHDC"}


# ----------------------------------------------------------------------- pages

OPTIONS = (
    STANDARD,
    preset("sao-nicolau"),
    preset("simple"),
    preset(
        "standard",
        renege=True,
        target_pedras="open",
        posture_6_2="empty",
        posture_adds_invite=True,
        after_lost_pedra="forced",
        grains_per_team="unlimited",
        run_when="own_turn",
        undertrump_free=True,
        after_five_tricks="play_on",
        todas_7_2=3,
        first_draw="teams",
        annul_below=0,
    ),
    preset("standard", grains_in_play=False, after_lost_pedra="never", target_pedras=3),
)


@pytest.mark.parametrize("number", range(len(OPTIONS)))
def test_the_rules_page_is_whole(language: str, number: int) -> None:
    page = WORDS.rules_page(OPTIONS[number])
    lines = list(page_lines(page, str))
    assert "{" not in "\n".join(lines)
    for block in page.blocks:
        if isinstance(block, CardRow):
            for code in (*block.codes, *([block.lead] if block.lead else [])):
                PACK.card(code)
        if isinstance(block, Table):
            assert {len(row) for row in block.rows} == {len(block.header)}
    assert isinstance(page.blocks[-1], Glossary)


def test_the_rules_page_keeps_to_the_options() -> None:
    def headings(number: int) -> list[str]:
        return [b.text for b in WORDS.rules_page(OPTIONS[number]).blocks if isinstance(b, Heading)]

    assert headings(0) == [
        *("Aim", "The cards", "Trump", "The deal", "Grains before the deal", "Annulment", "Roubo"),
        *("Tricks", "Cantiga", "The end of a deal", "Às Todas", "Table talk", "At this table"),
        *("Ways to play", "Words of the table"),
    ]
    simple = headings(2)
    assert not {"Grains before the deal", "Cantiga", "Às Todas"} & {*simple}
    assert "Fraud" in headings(3)
    assert "Annulment" not in headings(3)


def test_the_postures_of_the_page() -> None:
    def rows(number: int) -> list[tuple[str, str, str]]:
        blocks = WORDS.rules_page(OPTIONS[number]).blocks
        table = next(b for b in blocks if isinstance(b, Table) and len(b.header) == 5)
        return [(row[0], row[1], row[4]) for row in table.rows]

    assert rows(0) == [
        ("first deal", "1", "2"),
        ("most scores", "1", "2"),
        ("6–0", "3", "4"),
        ("6–3, 6–4", "none", "1"),
        ("6–5", "1", "2"),
        ("after a pedra", "3", "4"),
        ("from 7 on", "none", "Às Todas"),
    ]
    assert ("6–2", "2", "3") in rows(1)
    assert rows(3)[2:5] == [("6–0", "4", "5"), ("6–2", "none", "1"), ("6–3, 6–4", "none", "1")]


def test_every_term_in_italics_is_in_the_glossary(language: str) -> None:
    glossary = WORDS.glossary()
    view = begun(HANDS, "5H").view(0)
    sentences = [WORDS.event(event, view, NAMES) for event in EVENT_SAMPLES]
    sentences += [term.text for term in glossary]
    sentences += [
        getattr(block, "text", "")
        for options in OPTIONS
        for block in WORDS.rules_page(options).blocks
    ]
    for sentence in sentences:
        for piece, style in spans(sentence):
            if style == "term":
                assert any(term.answers_to(piece) for term in glossary), piece


# ----------------------------------------------------------------------- whatever may happen


@pytest.mark.parametrize("number", range(3))
def test_whatever_happens_is_told_without_what_is_hidden(language: str, number: int) -> None:
    """Deals under random options: every event, prompt and refusal is whole, and no sentence to a
    seat holds a card which that seat may not know."""
    rng = Random(number)
    options = GAME.schema.check({o.name: rng.choice(o.values) for o in GAME.schema})
    names = ("_Ana_", "Toi*", "Nela", "Bia")
    stream = Stream(numbered_secret(number), "start")
    score = GAME.start(options, 4, stream)
    for _deal in range(3):
        assert isinstance(score, GuritipauStanding)
        state = GAME.deal(options, 4, stream, score)
        known: list[set[Card]] = [{c for _, c in score.draws} for _ in range(4)]
        _told_well(list(state.history), state, names, known)
        while state.outcome is None:
            seat = rng.choice(state.deciders)
            for action in _every_action(state, rng):
                refusal = state.refusal(action)
                if refusal is not None:
                    whole(WORDS.refusal(refusal, state.view(action.seat)))
            action = _some_action(state, seat, rng)
            whole(WORDS.action(action, state.view(seat)).line())
            events = state.play(action)
            for event in events:
                for onlooker, cards in enumerate(known):
                    cards |= {c for c in _cards_of(event.seen_by(onlooker)) if c != HIDDEN}
            _told_well(events, state, names, known)
        score = GAME.settle(options, 4, score, state.outcome)


def _some_action(state: GuritipauState, seat: int, rng: Random) -> Action:
    """A legal action, any kind as likely as another but ends seldom."""
    legal = state.legal(seat)
    kinds = sorted({type(action) for action in legal}, key=lambda kind: kind.do)
    calm = [kind for kind in kinds if kind not in (Run, Annul, Accuse)]
    kind = rng.choice(kinds if rng.random() < 0.1 or not calm else calm)
    return rng.choice([action for action in legal if type(action) is kind])


def _cards_of(event: Event) -> list[Card]:
    match event:
        case Dealt(cards=cards):
            return list(cards)
        case TurnedUp(card=card) | Played(card=card) | DrewForDeal(card=card):
            # Nhánha and bóst are named with the trump.
            named = PACK.hand(f"AC Q{PACK.code(card)[-1]}") if isinstance(event, TurnedUp) else ()
            return [card, *named]
        case Robbed(given=given, taken=taken):
            return [given, taken]
    return []


def _told_well(
    events: list[Event], state: GuritipauState, names: tuple[str, ...], known: list[set[Card]]
) -> None:
    for seat in range(4):
        view = state.view(seat)
        sentences = []
        for event in events:
            sentence = WORDS.event(event.seen_by(seat), view, names)
            if sentence or not (isinstance(event, Dealt) and event.seat != seat):
                assert "{" not in sentence
                assert sentence.strip() == sentence != ""
            sentences.append(sentence)
        asked = [WORDS.prompt(view, names), *WORDS.status(view, names), WORDS.stake(view)]
        assert all(asked)
        everything = plain(" ".join([*sentences, *asked]))
        assert "{" not in everything
        for hidden in set(PACK.cards()) - known[seat]:
            assert WORDS.short(hidden) not in everything
            assert WORDS.card(hidden) not in everything


def _every_action(state: GuritipauState, rng: Random) -> list[Action]:
    seat = rng.randrange(4)
    cards = rng.sample(PACK.cards(), 3) + state.hands[seat][:2]
    return [
        *(Cut(seat, at) for at in (0, 20, 47, 60)),
        *(Place(seat, True), Annul(seat), Keep(seat), Grain(seat), LeaveSong(seat)),
        *(Follow(seat), Run(seat), Sing(seat, 3, True, False)),
        *(Rob(seat, c) for c in cards),
        *(Play(seat, c) for c in cards),
        *(Talk(seat, what) for what in PHRASES),
        *(Accuse(seat, accused) for accused in range(4)),
    ]

"""Guiñote, Tute and Brisca say everything they may have to say, in four languages, and rightly."""

from __future__ import annotations

from dataclasses import replace

import pytest

from game.bots.base import Reason
from game.bots.pointtricks import motives
from game.bots.runner import FALLBACK
from game.engine.cards import HIDDEN
from game.engine.contract import Action, Event, Refusal
from game.engine.pointtricks.records import (
    EVENTS,
    Dealt,
    Declare,
    Declared,
    DeclareFour,
    Draw,
    Drew,
    FourDeclared,
    Play,
    Played,
    StrictBegan,
    Swap,
    Swapped,
    TrickEnded,
)
from game.engine.pointtricks.scores import PointStanding
from game.engine.pointtricks.state import REFUSALS
from game.engine.shuffle import Stream, numbered_secret
from game.engine.spanish import PACK
from game.games.brisca.words import WORDS as BRISCA
from game.games.guinote.words import WORDS as GUINOTE
from game.wording.pointtricks import refusals
from game.wording.pointtricks.words import PointTrickWords
from game.words import Label
from tests.examples.spanish_table import card, draw, play, preset, table
from tests.words.pointtricks import (
    ARAGONES,
    EVENT_SAMPLES,
    NAMES,
    STANDARD,
    aragonese_trick,
    every_game,
    strict,
    whole,
)

# ------------------------------------------------------------------------- events


def test_the_samples_are_of_every_event() -> None:
    assert {type(event) for event in EVENT_SAMPLES} == set(EVENTS)


@pytest.mark.parametrize("event", EVENT_SAMPLES, ids=str)
def test_every_event_is_a_sentence(language: str, event: Event) -> None:
    # Either side is short of 60, so that each of the samples is enough for one of them.
    hands = ("RO SO 7O", "2C 4C", "2E 4E", "2B 4B")
    for options in (ARAGONES, STANDARD):
        state = table(GUINOTE.game, options, *hands, stock="5O 6E 6B 6C", need=(60, 60))
        del state.history[:]
        whole(GUINOTE.event(event, state.view(0), NAMES))


def test_other_hands_are_not_told() -> None:
    view = strict(STANDARD, "RO", "2C", "2E", "2B").view(0)
    for event in (Dealt(1, (HIDDEN,)), Drew(1, HIDDEN)):
        assert GUINOTE.event(event, view, NAMES) == ""


def test_a_hand_dealt_one_by_one_is_told_once_and_whole() -> None:
    stream = Stream(numbered_secret(7), "deal 1")
    standing = PointStanding((0, 0), dealer=3, deal=1)
    state = GUINOTE.game.deal(STANDARD, 4, stream, standing)
    view = state.view(0)
    told = [GUINOTE.event(e, view, NAMES) for e in view.history if isinstance(e, Dealt)]
    assert len(told) == 24
    (hand,) = filter(None, told)
    signs = hand.removeprefix("You hold ").removesuffix(".").replace(",", "").split()
    assert len(signs) == 6 + len({c % 4 for c in view.hand})


TOLD = {
    "en": (
        "*Idas.* Lola deals and you lead first.",
        "You hold oros A, copas R S 4.",
        "The turn-up is the four of oros: *oros are trump.*",
        "You play the ace of oros.",
        "Ramiro plays the two of espadas.",
        "Pilar plays the five of espadas.",
        "Lola plays the four of bastos.",
        "You win the trick: 11 points.",
        "You sing *_las veinte en copas_*: rey and sota of copas, 20 points.",
        "You draw the three of oros.",
        "Lola draws the turn-up, the four of oros.",
        "*_Arrastre_:* the stock is out. From now on suit must be followed and beaten, and who has"
        " none of it must trump.",
    ),
    "pt_BR": (
        "*Idas.* Lola dá as cartas e você sai.",
        "Você tem oros A, copas R S 4.",
        "A virada é o quatro de oros: *o trunfo é oros.*",
        "Você joga o ás de oros.",
        "Ramiro joga o dois de espadas.",
        "Pilar joga o cinco de espadas.",
        "Lola joga o quatro de bastos.",
        "Você ganha a vaza: 11 pontos.",
        "Você canta *_las veinte en copas_*: rey e sota de copas, 20 pontos.",
        "Você compra o três de oros.",
        "Lola compra a virada, o quatro de oros.",
        "*_Arrastre_:* acabou o monte. Agora é preciso seguir o naipe e matar, e quem não tem do"
        " naipe, cortar.",
    ),
    "pt_PT": (
        "*Idas.* Lola dá as cartas e tu sais.",
        "Tens oros A, copas R S 4.",
        "A virada é o quatro de oros: *o trunfo é oros.*",
        "Jogas o ás de oros.",
        "Ramiro joga o dois de espadas.",
        "Pilar joga o cinco de espadas.",
        "Lola joga o quatro de bastos.",
        "Ganhas a vaza: 11 pontos.",
        "Cantas *_las veinte en copas_*: rey e sota de copas, 20 pontos.",
        "Compras o três de oros.",
        "Lola compra a virada, o quatro de oros.",
        "*_Arrastre_:* acabou o monte. Agora é preciso assistir e matar, e quem não tem do naipe,"
        " cortar.",
    ),
    "es": (
        "*Idas.* Reparte Lola y sales tú.",
        "Tienes oros A, copas R S 4.",
        "La muestra es el cuatro de oros: *pintan oros.*",
        "Echas el as de oros.",
        "Ramiro echa el dos de espadas.",
        "Pilar echa el cinco de espadas.",
        "Lola echa el cuatro de bastos.",
        "Te llevas la baza: 11 puntos.",
        "Cantas *_las veinte en copas_*: rey y sota de copas, 20 tantos.",
        "Robas el tres de oros.",
        "Lola roba la muestra, el cuatro de oros.",
        "*_Arrastre_:* se acabó el monte. Ahora hay que asistir y matar, y quien no tiene del palo,"
        " fallar.",
    ),
}


def test_a_deal_told(language: str) -> None:
    state = aragonese_trick()
    state.play(Declare(0, card("RC")))
    draw(state)
    view = state.view(0)
    # A hand laid by hand was not dealt in the packets of the game.
    dealt = Dealt(0, PACK.hand("AO RC SC 4C"))
    history = [e for e in view.history if not isinstance(e, Dealt)]
    history.insert(1, dealt)
    view = replace(view, history=tuple(history))
    told = [GUINOTE.event(event, view, NAMES) for event in history]
    assert tuple(filter(None, told)) == TOLD[language]


def test_the_second_deal_is_called_vueltas_and_other_deals_are_counted() -> None:
    second = PointStanding((45, 85), dealer=0, deal=4, round=2)
    assert GUINOTE.deal_name(second, ARAGONES) == "Vueltas"
    assert GUINOTE.deal_name(second, STANDARD) == "Deal 4"


def test_the_last_trick_is_named() -> None:
    view = strict(STANDARD, "RO", "2C", "2E", "2B").view(0)
    sentence = "You win the last trick: 14 points, and the _diez de últimas_."
    assert GUINOTE.event(TrickEnded(10, 0, 14), view, NAMES) == sentence
    # Twenty tricks for two players; Brisca counts nothing for the last.
    two = strict(STANDARD, "RO", "2C").view(0)
    assert GUINOTE.event(TrickEnded(10, 0, 14), two, NAMES) == "You win the trick: 14 points."
    brisca = table(BRISCA.game, preset(BRISCA.game, "standard"), "RO", "2C", "2E", "2B").view(0)
    assert BRISCA.event(TrickEnded(10, 0, 14), brisca, NAMES) == "You win the trick: 14 points."


def test_a_partner_wins_for_us() -> None:
    view = strict(STANDARD, "RO", "2C", "2E", "2B").view(0)
    assert (
        GUINOTE.event(TrickEnded(2, 2, 1), view, NAMES) == "Pilar wins the trick for us: 1 point."
    )
    assert GUINOTE.event(TrickEnded(2, 1, 5), view, NAMES) == "Ramiro wins the trick: 5 points."
    assert (
        GUINOTE.event(TrickEnded(2, 1, 0), view, NAMES)
        == "Ramiro wins the trick; there are no points in it."
    )


# ------------------------------------------------------------------------- what is said aloud


def test_songs_are_spanish_in_every_language(language: str) -> None:
    said = [
        (Declared(1, card("RO"), 40), "¡Las cuarenta!", "burst", "cuarenta"),
        (Declared(1, card("RC"), 20), "Las veinte en copas", "speech", "veinte"),
        (FourDeclared(1, card("RO"), 0), "¡Tute!", "burst", "tute"),
        (Swapped(1, card("7O"), card("AO")), "Cambio el siete.", "speech", "cambio"),
        (Swapped(1, card("2O"), card("6O")), "Cambio el dos.", "speech", "cambio"),
    ]
    for event, text, style, line in said:
        balloon = GUINOTE.balloon(event)
        assert balloon is not None
        assert (balloon.text, balloon.style, balloon.line) == (text, style, line)
    for quiet in (Played(1, card("RO")), Drew(1, HIDDEN), TrickEnded(1, 1, 0), StrictBegan()):
        assert GUINOTE.balloon(quiet) is None


def test_what_was_sung_stays_as_a_note() -> None:
    view = strict(STANDARD, "RO", "2C", "2E", "2B").view(0)
    assert GUINOTE.note(Declared(1, card("RO"), 40), view) == Label("Las cuarenta", "de oros")
    assert GUINOTE.note(Declared(1, card("RB"), 20), view) == Label("Las veinte", "de bastos")
    assert GUINOTE.note(FourDeclared(1, card("RO"), 40), view) == Label("Tute", "de reyes")


# ------------------------------------------------------------------------- actions

ACTIONS = {
    "en": (
        "Sing las cuarenta (40: rey and sota of oros)",
        "Swap the seven (for the caballo of oros)",
    ),
    "pt_BR": (
        "Cantar las cuarenta (40: rey e sota de oros)",
        "Trocar o sete (por o caballo de oros)",
    ),
    "pt_PT": (
        "Cantar las cuarenta (40: rey e sota de oros)",
        "Trocar o sete (por o caballo de oros)",
    ),
    "es": (
        "Cantar las cuarenta (40: rey y sota de oros)",
        "Cambiar el siete (por el caballo de oros)",
    ),
}
DRAWS = {"en": "Draw", "pt_BR": "Comprar", "pt_PT": "Comprar", "es": "Robar"}


def test_what_may_be_done_stands_on_buttons(language: str) -> None:
    hands = ("AO RO SO 7O", "2E 5C", "RB 5E", "6E 4B")
    stock = "CO 3E 3B 3O 3C 4C 6C 7C"
    state = table(GUINOTE.game, ARAGONES, *hands, stock=stock)
    play(state, "AO", "2E", "5E", "4B")
    view = state.view(0)
    draws, sings, swaps = (GUINOTE.action(action, view) for action in view.legal)
    assert (sings.line(), swaps.line()) == ACTIONS[language]
    assert draws == Label(DRAWS[language], "", "quiet")
    assert (sings.style, swaps.style) == ("primary", "primary")
    for action in view.legal:
        assert whole(GUINOTE.advice(action, view).text).endswith("…")


def test_cards_tell_whether_they_are_trumps_and_what_they_count() -> None:
    view = strict(STANDARD, "AO 2O 3C 2C SE CE", "2E", "4E", "5E").view(0)
    assert [GUINOTE.action(Play(0, c), view).line() for c in PACK.hand("AO 2O 3C 2C SE CE")] == [
        "ace of oros (trump, 11 points)",
        "two of oros (trump)",
        "three of copas (10 points)",
        "two of copas",
        "sota of espadas (2 points)",
        "caballo of espadas (3 points)",
    ]
    # In Aragon the sota counts three and the caballo two.
    aragon = strict(ARAGONES, "SE CE", "2E", "4E", "5E").view(0)
    assert GUINOTE.action(Play(0, card("SE")), aragon).detail == "3 points"
    assert GUINOTE.action(Play(0, card("CE")), aragon).detail == "2 points"


def test_twenty_is_sung_by_its_suit() -> None:
    view = aragonese_trick().view(0)
    label = GUINOTE.action(Declare(0, card("RC")), view)
    assert label == Label("Sing las veinte en copas", "20: rey and sota of copas")
    assert GUINOTE.action(Draw(0), view) == Label("Draw", "the last of the stock", "quiet")


# ------------------------------------------------------------------------- refusals and reasons


@every_game
@pytest.mark.parametrize("key", REFUSALS)
def test_every_refusal_is_a_sentence(language: str, words: PointTrickWords, key: str) -> None:
    options = words.game.schema.defaults()
    state = table(words.game, options, "RC 2C", "2E 5C", "RB 5E", "6E 4B", stock="4O 3E 3B 3O")
    play(state, "RC")
    if state.terms.marriage is None and key.startswith("declare"):
        key = "declare_no_marriages"  # a game without songs has no other reason
    values = {"card": card("RC"), "suit": 1, "turn": 1}
    sentence = whole(words.refusal(Refusal(key, values), state.view(1)))
    assert sentence.endswith(".")


def test_no_refusal_is_told_that_the_rules_do_not_know() -> None:
    assert set(refusals.SENTENCES) == set(REFUSALS)


REFUSED = (
    ("5C RC", "AC 2C 4E", "4E", "You must follow suit: play copas."),
    (
        "5C RC",
        "AC 2C 4E",
        "2C",
        "You can beat the rey of copas, so you must: play a higher card of copas.",
    ),
    ("5C RC", "2O AE", "AE", "You have no copas: you must play a trump."),
    (
        "3C 6O",
        "7O 2O AE",
        "2O",
        "You have no copas and can beat the six of oros: play a higher trump.",
    ),
)


@pytest.mark.parametrize(("trick", "hand", "tried", "told"), REFUSED)
def test_a_card_refused_says_why(trick: str, hand: str, tried: str, told: str) -> None:
    state = strict(STANDARD, *trick.split(), hand, "3E")
    play(state, *trick.split())
    refusal = state.refusal(Play(2, card(tried)))
    assert refusal is not None
    assert GUINOTE.refusal(refusal, state.view(2)) == told


def test_refusals_of_songs_and_swaps_say_why() -> None:
    state = table(
        GUINOTE.game, STANDARD, "AO RC SC", "2E 5C", "RB 5E", "6E 4B", stock="4O 3E 3B 3O"
    )

    def told(words: PointTrickWords, action: Action) -> str:
        refusal = state.refusal(action)
        assert refusal is not None
        return words.refusal(refusal, state.view(action.seat))

    sung = "Sing when you have won a trick, before the next lead."
    assert told(GUINOTE, Declare(0, card("RC"))) == sung
    play(state, "AO", "2E", "5E", "4B")
    assert told(GUINOTE, Declare(0, card("RC"))) == (
        "To sing you must hold both rey and caballo of copas."
    )
    assert told(GUINOTE, DeclareFour(0, card("RO"))) == "Four of a kind are not sung at this table."
    assert told(GUINOTE, Swap(0, card("RC"))) == (
        "The rey of copas cannot be swapped: the seven of oros can."
    )
    assert told(GUINOTE, Play(0, card("RC"))) == "Draw first, then lead to the next trick."
    plain_brisca = preset(BRISCA.game, "plain")
    state = table(BRISCA.game, plain_brisca, "7O 2C", "2E", "4E", "5E", stock="AO 3E 3B 3O")
    assert told(BRISCA, Swap(0, card("7O"))) == "No card is swapped for the turn-up at this table."
    assert told(BRISCA, Declare(0, card("RC"))) == "Nothing is sung in this game: play a card."


@pytest.mark.parametrize("key", [*motives.ALL, FALLBACK])
def test_every_reason_is_a_sentence(language: str, key: str) -> None:
    for worth in (20, 40):
        values = {"card": card("RC"), "worth": worth, "points": 14, "trumps": 3}
        values["other"] = card("AC")
        sentence = whole(GUINOTE.reason(Reason(key, values)))
        assert sentence[0].isupper()
        assert sentence.endswith(".")


def test_reasons_name_the_song() -> None:
    forty = Reason(motives.SINGS, {"card": card("RO"), "worth": 40})
    twenty = Reason(motives.SINGS, {"card": card("RE"), "worth": 20})
    assert GUINOTE.reason(forty) == "The pair is in hand: _las cuarenta_ brings 40."
    assert GUINOTE.reason(twenty) == "The pair is in hand: _las veinte en espadas_ brings 20."


def test_reasons_count() -> None:
    def held(trumps: int) -> str:
        return GUINOTE.reason(Reason(motives.HOLDS_BACK, {"card": card("AC"), "trumps": trumps}))

    assert held(1) == "The ace of copas is held back: one trump is still out."
    assert held(2) == "The ace of copas is held back: 2 trumps are still out."

    def spared(points: int) -> str:
        return GUINOTE.reason(Reason(motives.SPARES_TRUMP, {"card": card("7O"), "points": points}))

    assert spared(0) == "A trick without points is not worth the seven of oros."
    assert spared(1) == "The one point of the trick is not worth the seven of oros."
    assert spared(3) == "The 3 points of the trick are not worth the seven of oros."


# ------------------------------------------------------------------------- cards

CARDS = {
    "en": ("rey of oros", "ace of espadas", "two of bastos", "the sota of copas"),
    "pt_BR": ("rey de oros", "ás de espadas", "dois de bastos", "a sota de copas"),
    "pt_PT": ("rey de oros", "ás de espadas", "dois de bastos", "a sota de copas"),
    "es": ("rey de oros", "as de espadas", "dos de bastos", "la sota de copas"),
}


def test_cards_in_words(language: str) -> None:
    rey, as_, two, sota = CARDS[language]
    assert [GUINOTE.card(c) for c in PACK.hand("RO AE 2B")] == [rey, as_, two]
    view = strict(STANDARD, "SC", "2C", "2E", "2B").view(0)
    assert sota in GUINOTE.event(Played(1, card("SC")), view, NAMES)
    assert len({GUINOTE.card(c) for c in PACK.cards()}) == 40
    assert len({GUINOTE.short(c) for c in PACK.cards()}) == 40
    assert GUINOTE.short(card("RO")) == "R·oros"
    assert whole(GUINOTE.card(HIDDEN)) != GUINOTE.short(HIDDEN)


def test_chips_and_places() -> None:
    state = table(GUINOTE.game, STANDARD, "AO 2C", "2E 5C", "RB 5E", "6E 7E", stock="4O 3E 3B 3O")
    assert GUINOTE.trump(state.view(0)) == "Trump: oros"
    assert GUINOTE.in_play(state.view(0)) == ""
    play(state, "AO", "2E", "RB")
    assert GUINOTE.in_play(state.view(0)) == "15 in play"
    assert [GUINOTE.role(seat, state.view(0)) for seat in range(4)] == ["mano", "", "", "dealer"]
    assert [GUINOTE.tricks(n) for n in (1, 2)] == ["1 trick", "2 tricks"]
    assert [GUINOTE.side(side, 1) for side in (0, 1)] == ["They", "We"]

"""The line above the hand tells the duty, what may be sung, and nothing that is secret."""

from __future__ import annotations

import pytest

from game import i18n
from game.engine.pointtricks.records import (
    DeclareFour,
)
from game.games.guinote.words import WORDS as GUINOTE
from game.games.tute.words import WORDS as TUTE
from game.words import Label
from tests.examples.spanish_table import draw, play, preset, table
from tests.words.pointtricks import ARAGONES, NAMES, STANDARD, aragonese_trick, prompt, strict

# ------------------------------------------------------------------------- the duty in words

# Options, the trick so far, the hand, and the duty with what lies in the trick. Oros are trump.
# Trumps and ranks are read off the page of the rules; the leader is the fourth, third or second
# seat before the one that is asked.
DUTIES = (
    # Following and able to beat; the highest of the suit counts, not the last.
    ("standard", "5C RC", "AC 2C 4E", "*Beat the rey of copas.* 4 points in the trick."),
    ("standard", "RC 5C", "AC 2C 4E", "*Beat the rey of copas.* 4 points in the trick."),
    # Following, and unable.
    (
        "standard",
        "5C RC",
        "SC 2C 4E",
        "Play any copas: you cannot beat the rey of copas. 4 points in the trick.",
    ),
    # A trumped trick: the suit must still be beaten, or need not.
    ("standard", "RC 4O", "AC 2C", "*Beat the rey of copas.* 4 points in the trick."),
    (
        "aragones",
        "RC 4O",
        "AC 2C",
        "Play any copas: the trick has been trumped. 4 points in the trick.",
    ),
    # Void: trump, overtrump, or what is left to do.
    ("standard", "5C RC", "2O AE", "You have no copas: *you must trump.* 4 points in the trick."),
    (
        "standard",
        "3C 6O",
        "7O 2O AE",
        "You have no copas: *beat the six of oros with a trump.* 10 points in the trick.",
    ),
    (
        "standard",
        "3C 6O",
        "2O AE",
        "You have no copas: play a trump, though none of yours beats the six of oros. 10 points in"
        " the trick.",
    ),
    (
        "aragones",
        "3C 6O",
        "2O AE",
        "You have no copas and no trump to beat the six of oros: play any card. 10 points in the"
        " trick.",
    ),
    ("standard", "5C 4C", "AE 2B", "You have neither copas nor trumps: play any card."),
    # Trump is led.
    ("standard", "5O 6O", "7O 2O", "*Beat the six of oros.*"),
    ("standard", "5O 6O", "AC 2C", "You have no trumps: play any card."),
    # The partner is winning: it exempts, or it does not.
    ("standard", "AC 2C", "2O 5B", "You have no copas: *you must trump.* 11 points in the trick."),
    (
        "aragones",
        "AC 2C",
        "2O 5B",
        "You have no copas, but your partner is winning: play any card. 11 points in the trick.",
    ),
    ("standard", "RC 2C", "AC 4C", "*Beat the rey of copas.* 4 points in the trick."),
    (
        "aragones",
        "RC 2C",
        "AC 4C",
        "Play any copas: your partner is winning. 4 points in the trick.",
    ),
)


@pytest.mark.parametrize(("name", "trick", "hand", "duty_told"), DUTIES)
def test_the_prompt_tells_the_duty(name: str, trick: str, hand: str, duty_told: str) -> None:
    options = preset(GUINOTE.game, name)
    lying = trick.split()
    hands = [*lying, hand, *["3E"] * (3 - len(lying))]
    state = strict(options, *hands)
    play(state, *lying)
    assert prompt(state, len(lying)) == f"*Your turn.* {duty_told}"
    for language in i18n.LANGUAGES:
        i18n.install(language)
        prompt(state, len(lying))


DUTIES_SPANISH = (
    ("5C RC", "AC 2C 4E", "*Tu turno.* *Mata el rey de copas.* Hay 4 puntos en juego."),
    ("5C RC", "2O AE", "*Tu turno.* No tienes copas: *tienes que fallar.* Hay 4 puntos en juego."),
    (
        "3C 6O",
        "7O 2O AE",
        "*Tu turno.* No tienes copas: *pisa el seis de oros con un triunfo.*"
        " Hay 10 puntos en juego.",
    ),
)


@pytest.mark.parametrize(("trick", "hand", "told"), DUTIES_SPANISH)
def test_the_duty_in_spanish(trick: str, hand: str, told: str) -> None:
    i18n.install("es")
    state = strict(ARAGONES, *trick.split(), hand, "3E")
    play(state, *trick.split())
    assert prompt(state, 2) == told


def test_while_the_stock_lasts_any_card_will_do() -> None:
    hands = ("AO 2C", "2E 5C", "RB 5E", "6E 7E")
    state = table(GUINOTE.game, STANDARD, *hands, stock="4O 3E 3B 3O")
    assert prompt(state, 0) == "*Your turn.* Lead with any card."
    assert prompt(state, 1) == "Ana is to play…"
    play(state, "AO")
    assert prompt(state, 1) == (
        "*Your turn.* Any card will do; Ana is ahead with the ace of oros. 11 points in the trick."
    )
    play(state, "2E")
    assert prompt(state, 2) == (
        "*Your turn.* Any card will do; your partner is ahead with the ace of oros."
        " 11 points in the trick."
    )
    play(state, "5E", "7E")
    assert prompt(state, 0) == "*Your trick.* Draw."
    assert prompt(state, 1) == "Ana is to draw…"


def test_what_may_be_sung_is_said_to_both_partners() -> None:
    state = aragonese_trick()
    assert prompt(state, 0) == "*Your trick.* You may sing _las veinte en copas_; then draw."
    assert prompt(state, 2) == (
        "*You may sing* _las veinte en bastos_ before the next lead. Ana is to draw…"
    )
    assert prompt(state, 1) == "Ana is to draw…"
    draw(state)
    assert prompt(state, 0) == (
        "*Your turn.* Lead with any card. Before that you may sing _las veinte en copas_."
    )


def test_the_seven_and_a_song_at_once() -> None:
    hands = ("AO RO SO 7O", "2E 5C", "RB 5E", "6E 4B")
    state = table(GUINOTE.game, ARAGONES, *hands, stock="CO 3E 3B 3O")
    play(state, "AO", "2E", "5E", "4B")
    assert prompt(state, 0) == (
        "*Your trick.* You may sing _las cuarenta_ and swap the seven for the caballo of oros; then"
        " draw."
    )


def test_the_seven_on_turn_and_after_the_card() -> None:
    hands = ("7O 2C", "2E 5C", "RB 5E", "6E 7E")
    state = table(GUINOTE.game, STANDARD, *hands, stock="AO 3E 3B 3O")
    assert prompt(state, 0) == (
        "*Your turn.* Lead with any card. You may swap the seven for the ace of oros."
    )
    play(state, "2C")
    assert prompt(state, 0) == (
        "*You may swap* the seven for the ace of oros until the next card. Ramiro is to play…"
    )
    state = table(GUINOTE.game, STANDARD, "2C 4C", "7O 5C", "RB 5E", "6E 7E", stock="AO 3E 3B 3O")
    play(state, "2C")
    assert prompt(state, 1) == (
        "*Your turn.* Any card will do; Ana is ahead with the two of copas."
        " You may swap the seven for the ace of oros."
    )


def test_tute_may_be_sung() -> None:
    hands = ("RO RC RE RB AO", "2E 5C", "3B 5E", "6E 4B")
    state = table(TUTE.game, preset(TUTE.game, "standard"), *hands)
    play(state, "AO", "2E", "5E", "4B")
    assert TUTE.prompt(state.view(0), NAMES).endswith("Before that you may sing _tute_.")
    (sing,) = (a for a in state.legal(0) if isinstance(a, DeclareFour))
    assert TUTE.action(sing, state.view(0)) == Label("Sing tute", "four reyes")
    state.play(sing)
    assert TUTE.prompt(state.view(0), NAMES) == "*_Tute!_* The match is ours."
    assert TUTE.prompt(state.view(1), NAMES) == "*_Tute!_* The match is theirs."


def test_in_vueltas_the_prompt_says_what_each_side_needs_and_no_more() -> None:
    """What is needed is known before the deal; what has been made in it may be a secret."""
    state = strict(ARAGONES, "AC RC", "2C 4E", "3C 5B", "4C 6B", need=(56, 16))
    told = "In these _vueltas_ {} win for us, {} for them."
    assert prompt(state, 0) == "*Your turn.* Lead with any card. " + told.format(56, 16)
    play(state, "AC", "2C", "3C", "4C")
    assert state.points(0) == 21
    assert prompt(state, 0) == "*Your turn.* Lead with any card. " + told.format(56, 16)
    assert prompt(state, 1) == "Ana is to play…"


# ------------------------------------------------------------------------- points kept secret


def test_the_points_of_the_deal_are_told_where_they_may_be() -> None:
    state = strict(ARAGONES, "AC RC", "2C 4E", "3C 5B", "4C 6B", need=(56, 16))
    play(state, "AC", "2C", "3C", "4C")
    view = state.view(1)
    line = "In this deal we have 0 of 16, they have 21 of 56."
    assert GUINOTE.points_line(view) == line
    assert line in GUINOTE.status(view, NAMES)
    secret = GUINOTE.status(view, NAMES, points=False)
    assert secret == [told for told in GUINOTE.status(view, NAMES) if told != line]
    assert not any("21" in told for told in (*secret, GUINOTE.prompt(view, NAMES)))
    without = strict(STANDARD, "AC RC", "2C 4E", "3C 5B", "4C 6B")
    assert GUINOTE.points_line(without.view(0)) == "In this deal we have 0, they have 0."

"""What a bot expects, in the unit of each game, and the hint that tells it."""

from __future__ import annotations

import pytest

from game import i18n, registry
from game.bots.base import ONLY_MOVE, Decision, Reason
from game.engine.contract import Action, View
from game.games.truco import motives
from game.games.truco.prospects import Prospects
from game.games.truco.records import PACK, Play
from game.wording.hint import called, hint, reason
from game.wording.worth import number
from game.words import plain
from tests.bots.truco_table import position, quiet
from tests.scenes.support import new_match


def view_of(game: str) -> View:
    players = 3 if game == "gleek" else 4
    return new_match(players, game=game).view(0)


# ------------------------------------------------------------------------------------------- units


@pytest.mark.parametrize(
    ("language", "game", "value", "worth", "brief", "loss"),
    [
        ("en", "tute", 1.25, "+1.2 points", "+1.2", "1.2 points"),
        ("en", "tute", 1.0, "+1.0 point", "+1.0", "1.0 point"),
        ("en", "tute", 0.0, "0.0 points", "0.0", "0.0 points"),
        ("en", "guinote", 51.23, "+51.2 points", "+51.2", "51.2 points"),
        ("en", "gleek", 104.4, "+104 counters", "+104", "104 counters"),
        ("en", "guritipau", 0.484, "a chance of 48 %", "48 %", "48 %"),
        ("pt_BR", "tute", 0.4, "+0,4 ponto", "+0,4", "0,4 ponto"),
        ("pt_BR", "tute", 1.8, "+1,8 ponto", "+1,8", "1,8 ponto"),
        ("pt_BR", "tute", 2.5, "+2,5 pontos", "+2,5", "2,5 pontos"),
        ("pt_PT", "brisca", 0.4, "+0,4 pontos", "+0,4", "0,4 pontos"),
        ("es", "tute", 1.8, "+1,8 puntos", "+1,8", "1,8 puntos"),
        ("es", "gleek", 1.0, "+1,0 ficha", "+1,0", "1,0 ficha"),
    ],
)
def test_each_game_counts_in_its_own_unit(
    language: str, game: str, value: float, worth: str, brief: str, loss: str
) -> None:
    i18n.install(language)
    words, view = registry.words(game), view_of(game)
    assert words.worth(value, view) == worth
    assert words.worth(value, view, brief=True) == brief
    assert words.loss(value, view) == loss


@pytest.mark.parametrize("points", [(0, 0), (7, 3), (2, 9), (9, 9)])
@pytest.mark.parametrize("hands", [("4P 2C", "3C QO"), ("4P 2C", "3C QO", "5C 6C", "6O 7C")])
def test_running_at_truco_costs_the_point_that_the_button_says(
    points: tuple[int, int], hands: tuple[str, ...]
) -> None:
    """Whatever a point is worth at that score: people count the board, not chances."""
    words, view = registry.words("truco"), position(*hands, points=points).view(0)
    run = Prospects.of(view).worth(-1)
    assert words.worth(run, view) == "−1.0 point"
    assert words.loss(-run, view) == "1.0 point"
    assert words.worth(2 * run, view, brief=True) == "−2.0"


def test_numbers_that_vanish_have_no_sign() -> None:
    assert number(-0.04, sign=True) == "0.0"
    assert number(-0.06, sign=True) == "−0.1"
    assert number(-0.06) == "−0.1"


# -------------------------------------------------------------------------------------------- hints


WORDS = registry.words("truco")
STATE = quiet("4P 2C", "3C QO")  # at 11 to 11, where points are told as they are counted
VIEW = STATE.view(0)
FOUR, TWO = (Play(0, PACK.card(code)) for code in ("4P", "2C"))
SURE = Reason(motives.SURE_CARD, {"card": FOUR.card})


def told(values: dict[Action, float], *reasons: Reason, choice: Action = FOUR) -> str:
    return hint(WORDS, Decision(choice, tuple(values.items()), reasons), VIEW)


def test_a_hint_names_the_play_its_worth_the_reason_and_the_next_best() -> None:
    assert told({FOUR: 1.5, TWO: 0.3}, SURE) == (
        f"*{called(WORDS, FOUR, VIEW)}*, +1.5 points. {WORDS.reason(SURE)}"
        f" Next best: {called(WORDS, TWO, VIEW)}, +0.3."
    )


def test_a_hint_without_values_names_play_and_reason() -> None:
    assert told({}, SURE) == f"*{called(WORDS, FOUR, VIEW)}*. {WORDS.reason(SURE)}"


def test_that_there_was_nothing_else_is_said_only_for_want_of_a_better_reason() -> None:
    only = Reason(ONLY_MOVE)
    assert told({}, only, SURE).endswith(WORDS.reason(SURE))
    assert told({}, only).endswith(WORDS.reason(only))


def test_of_several_reasons_the_weightiest_are_told() -> None:
    low, best = Reason(motives.PARTNER_HAS_IT), Reason(motives.KEEPS_BEST)
    assert reason(WORDS, (low, best)) == WORDS.reason(low)
    assert reason(WORDS, (low, best), 2) == f"{WORDS.reason(low)} {WORDS.reason(best)}"
    assert reason(WORDS, ()) == ""


def test_a_hint_keeps_to_what_is_worth_most_and_no_reason_for_something_else() -> None:
    sentence = told({TWO: 0.9, FOUR: 0.5}, SURE)
    assert sentence == (
        f"*{called(WORDS, TWO, VIEW)}*, +0.9 points. Next best: {called(WORDS, FOUR, VIEW)}, +0.5."
    )


def test_a_play_that_shares_its_name_is_told_apart() -> None:
    state = position("5P 3C 4C", "2C QO 6P", moves="3C 2C")
    view = state.view(0)
    card = Play(0, PACK.card("4C"))
    hidden = Play(0, PACK.card("4C"), covered=True)
    assert {card, hidden} <= set(view.legal)
    assert called(WORDS, card, view) != called(WORDS, hidden, view)
    assert WORDS.action(hidden, view).detail in called(WORDS, hidden, view)


@pytest.mark.parametrize("language", sorted(i18n.LANGUAGES))
def test_a_hint_is_a_sentence_in_every_language(language: str) -> None:
    i18n.install(language)
    sentence = plain(told({FOUR: 1.5, TWO: 0.3}, SURE))
    assert sentence[0].isupper()
    assert sentence.endswith(".")
    assert "{" not in sentence

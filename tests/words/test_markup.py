"""Light markup: taken apart, taken away, and kept out of names."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from game.words import Label, Term, escape, plain, spans


def test_accent_and_term_are_spans_of_their_own() -> None:
    assert spans("*Zeca calls truco.* The _vira_ is 4♦.") == [
        ("Zeca calls truco.", "accent"),
        (" The ", ""),
        ("vira", "term"),
        (" is 4♦.", ""),
    ]


def test_a_term_inside_an_accent_is_accent() -> None:
    assert spans("*We have _mão de onze_:* decide") == [
        ("We have mão de onze:", "accent"),
        (" decide", ""),
    ]


def test_signs_that_enclose_nothing_stay() -> None:
    assert plain("2 * 3 and snake_case_name") == "2 * 3 and snake_case_name"


def test_plain_takes_markup_away() -> None:
    assert plain("*Your turn.* The _manilhas_ are 5♦") == "Your turn. The manilhas are 5♦"


def test_an_escaped_name_stays_as_it_is_written() -> None:
    assert spans(f"*{escape('a_b*c')} calls.*") == [("a_b*c calls.", "accent")]
    assert plain(escape("_x_")) == "_x_"
    assert spans(escape("\\*")) == [("\\*", "")]


@given(st.text(alphabet="ab *_\\", max_size=12))
def test_any_escaped_text_comes_back(text: str) -> None:
    assert plain(escape(text)) == text
    assert plain(f"*{escape(text)}*") in (text, f"*{text}*")


@given(st.text(alphabet="ab *_\\", max_size=12))
def test_spans_lose_nothing_but_markup(text: str) -> None:
    kept = "".join(c for c in plain(text) if c not in "*_\\")
    assert kept == "".join(c for c in text if c not in "*_\\")


def test_a_label_in_one_line() -> None:
    assert Label("Truco!", "raises to 3").line() == "Truco! (raises to 3)"
    assert Label("four of clubs").line() == "four of clubs"


def test_a_term_answers_to_its_forms() -> None:
    term = Term("manilha", "One of the four highest cards.", ("manilhas",))
    assert term.answers_to("Manilhas")
    assert not term.answers_to("vira")

"""Text: wrapping that loses nothing, two fonts in one line, marks."""

from __future__ import annotations

import pygame
import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.ui.text import LEAST, Text
from tests.ui.support import make_ui

WHITE, GOLD = (255, 255, 255), (255, 212, 138)


@pytest.fixture(scope="module")
def text() -> Text:
    return make_ui().text


def lines_of(text: Text, sentence: str, size: float, width: float) -> list[str]:
    px = text.pixels(size)
    lines = text._lines(sentence, px, "text", width)
    return ["".join(piece.text for piece in line) for line in lines]


def test_a_line_breaks_between_words(text: Text) -> None:
    wide = text.measure("Siga ouros, ou mate o três", 28)[0]
    room = text.measure("Siga ouros, ou", 28)[0] + 2
    assert wide > room
    assert lines_of(text, "Siga ouros, ou mate o três", 28, room)[0] == "Siga ouros, ou"


def test_a_word_wider_than_the_line_is_broken_and_kept(text: Text) -> None:
    lines = lines_of(text, "Donaudampfschifffahrt", 28, 60)
    assert len(lines) > 3
    assert "".join(lines) == "Donaudampfschifffahrt"


@given(
    st.text(alphabet="abc ♥é-\n", max_size=60),
    st.floats(min_value=30, max_value=900),
    st.sampled_from([12.0, 28.0, 56.0]),
)
def test_wrapping_loses_no_letter_and_stays_within_the_width(
    sentence: str, width: float, size: float
) -> None:
    text = make_ui().text
    lines = lines_of(text, sentence, size, width)
    assert "".join("".join(lines).split()) == "".join(sentence.split())
    px = text.pixels(size)
    for line in lines:
        letters = len(line.strip())
        drawn = text._width(text._lines(line, px, "text", float("inf"))[0], px) if line else 0
        assert drawn <= width + 1 or letters == 1


@given(st.text(alphabet="Truco vale três!", min_size=1, max_size=40))
def test_the_picture_is_as_large_as_measured(sentence: str) -> None:
    text = make_ui().text
    width, height = text.measure(sentence, 30, "text", 300)
    picture = text.render(sentence, 30, WHITE, "text", 300)
    if sentence.strip():
        assert abs(picture.get_width() - width) <= 1
        assert picture.get_height() == round(height)


def test_symbols_come_from_the_symbol_font(text: Text) -> None:
    runs = list(text.fonts.runs("bold", "4♣ 7♥"))
    assert runs == [("bold", "4"), ("symbols", "♣"), ("bold", " 7"), ("symbols", "♥")]


def test_what_no_font_has_is_no_empty_box(text: Text) -> None:
    assert list(text.fonts.runs("text", "a漢b")) == [("text", "a?b")]


@pytest.mark.parametrize("language_text", ["ção ã õ ê", "¿Truco? ¡Quiero! ñ", "“aspas” – … €"])
def test_the_text_font_has_all_our_languages(text: Text, language_text: str) -> None:
    assert list(text.fonts.runs("text", language_text)) == [("text", language_text)]


def test_marks_change_face_and_colour(text: Text) -> None:
    picture = text.render("*Zeca* joga", 40, WHITE, accent=GOLD)
    colours = {tuple(picture.get_at((x, y)))[:3] for x in range(60) for y in range(40)}
    assert GOLD in colours
    (line,) = text._lines("*Zeca* joga a _vira_", 40, "text", float("inf"))
    assert [p.face for p in line if p.text.strip()] == ["bold", "text", "text", "italic"]
    assert "*" not in "".join(p.text for p in line)


def test_escaped_marks_are_letters(text: Text) -> None:
    (line,) = text._lines(r"a\_b\*c", 40, "text", float("inf"))
    assert "".join(p.text for p in line) == "a_b*c"


def test_fit_wraps_before_it_shrinks_and_never_breaks_a_word(text: Text) -> None:
    wide, high = text.measure("sobe para seis", 30, "bold")
    whole = text.fit("sobe para seis", 30, WHITE, wide + 1, "bold")
    assert whole.get_height() == round(high)
    two = text.fit("sobe para seis", 30, WHITE, wide * 0.7, "bold")
    assert two.get_height() > high
    one_word = text.fit("Truco", 30, WHITE, text.measure("Truco", 30, "bold")[0] * 0.8, "bold")
    assert one_word.get_height() < high * 1.05


def test_letters_keep_a_readable_size_in_small_windows() -> None:
    assert make_ui((1024, 600)).text.pixels(18) == LEAST == 12


def test_text_grows_with_the_text_scale() -> None:
    one = make_ui(text_scale=1.0).text.measure("Vaza", 30)
    two = make_ui(text_scale=2.0).text.measure("Vaza", 30)
    assert two[0] == pytest.approx(2 * one[0], rel=0.03)


def test_title_words_stand_apart(text: Text) -> None:
    whole = text.measure("At the table", 17, "title")[0]
    words = sum(text.measure(w, 17, "title")[0] for w in ("At", "the", "table"))
    assert whole - words >= 2 * 0.22 * 17


def test_pictures_are_kept_and_the_store_is_bounded() -> None:
    text = make_ui().text
    first = text.render("Corro", 30, WHITE)
    assert text.render("Corro", 30, WHITE) is first
    text._cache.limit = 40_000
    for number in range(50):
        text.render(f"vale {number}", 30, WHITE)
    assert text._cache.used <= 40_000


def test_an_empty_text_is_no_error(text: Text) -> None:
    assert isinstance(text.render("", 30, WHITE), pygame.Surface)
    assert text.measure("", 30)[0] == 0


def test_a_missing_font_is_replaced(tmp_path: object) -> None:
    from pathlib import Path

    from game.ui.fonts import Fonts

    fonts = Fonts(Path(str(tmp_path)))
    assert fonts.get("title", 20).size("Vaza")[0] > 0
    assert list(fonts.runs("text", "a♥")) == [("text", "a♥")]

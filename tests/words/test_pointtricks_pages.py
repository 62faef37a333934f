"""The rules pages and glossaries of Guiñote, Tute and Brisca."""

from __future__ import annotations

import pytest

from game.engine import duty
from game.engine.options import Options
from game.engine.spanish import PACK
from game.games.brisca.words import WORDS as BRISCA
from game.games.guinote import rules_page as guinote_page
from game.games.guinote.words import WORDS as GUINOTE
from game.wording.pointtricks.words import PointTrickWords
from game.words import CardRow, Glossary, Heading, Paragraph, Table, page_lines, spans
from tests.examples.spanish_table import CONFIG, preset, table
from tests.words.pointtricks import ARAGONES, EVENT_SAMPLES, NAMES, PRESETS, STANDARD, every_game


@pytest.mark.parametrize(("words", "name"), PRESETS)
def test_the_rules_page_is_whole(language: str, words: PointTrickWords, name: str) -> None:
    page = words.rules_page(preset(words.game, name))
    lines = list(page_lines(page, lambda code: words.short(PACK.card(code))))
    assert lines[0] == page.title != ""
    for line in lines:
        assert len(line) <= 78
        assert "{" not in line
        assert "*" not in line
    for block in page.blocks:
        if isinstance(block, CardRow):
            assert len(PACK.hand(" ".join((*block.codes, block.lead)))) >= len(block.codes)
            assert not block.names or len(block.names) == len(block.codes)
            assert all(place < len(block.codes) for place in block.best)
        if isinstance(block, Table):
            assert {len(row) for row in block.rows} == {len(block.header)}


def rows(words: PointTrickWords, options: Options) -> list[CardRow]:
    return [b for b in words.rules_page(options).blocks if isinstance(b, CardRow)]


@pytest.mark.parametrize(("words", "name"), PRESETS)
def test_the_cards_on_the_page_are_in_their_order(words: PointTrickWords, name: str) -> None:
    options = preset(words.game, name)
    (ranked,) = (row for row in rows(words, options) if len(row.codes) == 10)
    figures = "RO SO CO" if options["figures"] == "sota" else "RO CO SO"
    assert " ".join(ranked.codes) == f"AO 3O {figures} 7O 6O 5O 4O 2O"
    assert ranked.names == ("11", "10", "4", "3", "2", "–", "–", "–", "–", "–")


@pytest.mark.parametrize(("words", "name"), PRESETS)
def test_the_tricks_on_the_page_are_won_by_the_cards_set_off(
    words: PointTrickWords, name: str
) -> None:
    options = preset(words.game, name)
    tricks = [row for row in rows(words, options) if row.best and not row.lead]
    assert [(row.codes, row.best) for row in tricks] == [
        (("7C", "RC", "AE", "3B"), (1,)),
        (("AC", "4O", "3C", "2E"), (1,)),
    ]
    strength = words.game.terms(options).strength
    for row in tricks:
        assert (duty.winning(PACK.hand(" ".join(row.codes)), 0, strength),) == row.best


def test_the_hands_on_the_page_show_what_may_be_played() -> None:
    """Examples 4 to 6 of the rules."""

    def hands(options: Options) -> list[tuple[str, str, tuple[int, ...]]]:
        return [
            (row.lead, " ".join(row.codes), row.best)
            for row in rows(GUINOTE, options)
            if row.lead and row.best
        ]

    shared = [("RC", "AC 2C 4E", (0,)), ("RC", "7C 2C 4E", (0, 1)), ("RC", "2O AE 4B", (0,))]
    assert hands(STANDARD) == [*shared, ("6O", "2O AE 4B", (0,))]
    assert hands(ARAGONES) == [*shared, ("6O", "2O AE 4B", (0, 1, 2))]


def test_the_page_shows_the_pair_that_is_sung() -> None:
    for options, pair in ((STANDARD, ("RO", "CO")), (ARAGONES, ("RO", "SO"))):
        assert pair in [row.codes for row in rows(GUINOTE, options)]
    assert not any(row.codes[0] == "RO" for row in rows(BRISCA, preset(BRISCA.game, "standard")))


def test_the_page_compares_the_standard_game_with_aragones() -> None:
    aragon = {name: ARAGONES[name] for name in ARAGONES if ARAGONES[name] != STANDARD[name]}
    assert aragon == guinote_page.ARAGON
    tables = [b for b in GUINOTE.rules_page(STANDARD).blocks if isinstance(b, Table)]
    compared = tables[0]
    assert compared.header == ("", "Standard", "Aragonés")
    assert len(compared.rows) == len(aragon)
    assert ("Pair to sing", "Rey and caballo", "*Rey and sota*") in compared.rows
    assert ("Points to win", "100", "*101*") in compared.rows


@every_game
def test_the_page_lists_the_presets_as_they_are_shipped(words: PointTrickWords) -> None:
    import tomli

    shipped = {}
    for file in (CONFIG / words.game.name).glob("*.toml"):
        data = tomli.loads(file.read_text(encoding="utf-8"))
        shipped[data["title"]] = data["note"]
    page = words.rules_page(words.game.schema.defaults())
    ways = [b for b in page.blocks if isinstance(b, Table)][-1]
    assert [(title, shipped.pop(title)) for title, _note in ways.rows] == list(ways.rows)
    assert not shipped
    if words is GUINOTE:
        assert ways.rows[0][0] == "Aragonés"


@pytest.mark.parametrize(
    ("name", "changes", "has", "lacks"),
    [
        ("standard", {}, "brings 100 more", "wins the match"),
        ("standard", {"capote": "match"}, "it wins the match", "100 more"),
        ("aragones", {}, "malas", "capote"),
        ("riojano", {}, "All four reyes in one hand may be sung too", "capote"),
        ("early-arrastre", {}, "begins with the first trick", "When the stock is out"),
        ("standard", {"match_format": "fixed_deals", "deals": 6}, "After 6 deals", "malas"),
    ],
)
def test_the_page_says_what_the_options_say(
    name: str, changes: dict[str, int | str | bool], has: str, lacks: str
) -> None:
    blocks = GUINOTE.rules_page(preset(GUINOTE.game, name, **changes)).blocks
    text = " ".join(b.text for b in blocks if isinstance(b, (Heading, Paragraph)))
    assert has in text
    assert lacks not in text


@every_game
def test_every_term_in_italics_is_in_the_glossary(language: str, words: PointTrickWords) -> None:
    glossary = words.glossary()
    texts = [term.text for term in glossary]
    for file in sorted((CONFIG / words.game.name).glob("*.toml")):
        for block in words.rules_page(preset(words.game, file.stem)).blocks:
            texts += [getattr(block, "text", ""), *getattr(block, "items", ())]
            assert not isinstance(block, Glossary) or block.terms == glossary
    if words is GUINOTE:
        state = table(
            words.game, ARAGONES, "RO", "2C", "2E", "2B", stock="5O 6E 6B 6C", need=(60, 60)
        )
        texts += [words.event(event, state.view(0), NAMES) for event in EVENT_SAMPLES]
        texts += words.status(state.view(0), NAMES)
    terms = {piece for text in texts for piece, style in spans(text) if style == "term"}
    unknown = {word for word in terms if not any(term.answers_to(word) for term in glossary)}
    assert unknown == set()
    assert words is not GUINOTE or {"arrastre", "malas", "las cuarenta"} <= {
        t.lower() for t in terms
    }

"""The pages of Gleek: its rules as the options have them, and its history."""

from __future__ import annotations

from game import i18n
from game.engine.contract import Refusal
from game.games.gleek import terms
from game.games.gleek.records import (
    PACK,
    Fold,
    Match,
    Vie,
)
from game.games.gleek.rules import REFUSALS
from game.games.gleek.scoring import trick_winner
from game.games.gleek.words import WORDS
from game.words import (
    Block,
    CardRow,
    Glossary,
    Heading,
    Page,
    Table,
    page_lines,
    spans,
)
from tests.examples.gleek_table import act, card, preset, table
from tests.words.test_gleek_words import EVENT_SAMPLES, NAMES, PRESETS, is_translated, to_ruff


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

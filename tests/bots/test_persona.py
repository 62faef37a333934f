"""Personas: those that come with the program, and the player's own with their faults."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from random import Random

import pytest

from game import i18n, registry, resources
from game.bots.persona import (
    LEVEL_NAMES,
    LEVEL_NOTES,
    LEVELS,
    MAX_LINE,
    Persona,
    Temper,
    company,
    load,
    read,
)
from game.i18n import LANGUAGES

SHIPPED = resources.path("config", "bots")
SMALL_TALK = ("greeting", "thinking", "good_card", "win", "loss")
SONGS = ("cuarenta", "veinte", "tute", "cambio")
CALLS: Mapping[str, tuple[str, ...]] = {
    "truco": ("truco", "seis", "nove", "doze", "accept", "run"),
    "guinote": SONGS,
    "tute": SONGS,
    "brisca": SONGS,
    "gleek": ("bid", "pass", "wait", "vie", "see", "revie", "fold", "gleek", "mournival"),
    "guritipau": ("grain", "follow", "run", "accuse"),
}
"""What is called in each game and may be called in a persona's own words."""
EVENTS = (*SMALL_TALK, *CALLS["truco"])
LONGEST = 40
"""Characters of a shipped line: what stands in a balloon on two lines, with what is added to it."""


def test_there_are_opponents_enough_and_without_fault() -> None:
    found = load(SHIPPED)
    assert found.faults == ()
    assert len(found.all) >= 8
    assert {p.level for p in found.all.values()} == set(LEVELS)
    assert len({p.temper for p in found.all.values()}) == len(found.all)
    assert len({p.name for p in found.all.values()}) == len(found.all)


@pytest.mark.parametrize("persona", load(SHIPPED).all.values(), ids=lambda p: p.id)
def test_everyone_has_a_face_and_a_word_for_everything(persona: Persona) -> None:
    assert resources.path("sprites", "avatars", f"{persona.avatar}.svg").is_file()
    for event in {*EVENTS, *persona.lines}:
        for language in LANGUAGES:
            # In that very language, not in the neighbour's.
            assert persona.lines[event].get(language), (event, language)
            for line in persona.choices(event, language):
                assert 0 < len(line) <= LONGEST, line
    more = set(persona.lines) - set(EVENTS)
    assert not more or persona.games  # words for one game belong to who is at home in it
    assert more <= {call for game in persona.games for call in CALLS[game]}


@pytest.mark.parametrize("persona", load(SHIPPED).all.values(), ids=lambda p: p.id)
def test_nobody_says_the_same_all_evening(persona: Persona) -> None:
    # Who is at home nowhere in particular comes from the tables of Truco.
    calls = {call for game in persona.games or ("truco",) for call in CALLS[game]}
    for language in LANGUAGES:
        for event in SMALL_TALK:
            assert len(persona.choices(event, language)) >= 3, (event, language)
        for event in calls:
            assert len(persona.choices(event, language)) >= 2, (event, language)


@pytest.mark.parametrize("language", LANGUAGES)
def test_everybody_has_words_of_their_own(language: str) -> None:
    said: dict[str, str] = {}
    for persona in load(SHIPPED).all.values():
        for event in persona.lines:
            for line in persona.choices(event, language):
                bare = "".join(c for c in line.casefold() if c.isalnum() or c == " ").strip()
                assert bare not in said, f"{line!r}: {persona.id}, {event}, and {said[bare]}"
                said[bare] = f"{persona.id}, {event}"


def test_a_call_names_what_is_called() -> None:
    spanish = {"nove": "nueve", "doze": "doce"}  # so counts who comes from Aragon
    for persona in load(SHIPPED).all.values():
        for event in ("truco", "seis", "nove", "doze", *SONGS):
            for language in LANGUAGES:
                for line in persona.choices(event, language):
                    assert event in line.lower() or spanish.get(event, event) in line.lower(), line


@pytest.mark.parametrize("game", registry.GAMES)
def test_every_game_can_be_played_in_company_of_every_kind(game: str) -> None:
    everybody = company(load(SHIPPED).all.values(), game)
    assert len(everybody) >= 8
    near = [who for who in everybody if not who.games or game in who.games]
    assert len(near) >= 8  # also without those who are at home in other games
    assert {who.level for who in near} == set(LEVELS)


@pytest.mark.parametrize("language", i18n.LANGUAGES)
def test_every_level_has_a_name_and_a_note(language: str) -> None:
    i18n.install(language)
    try:
        for texts in (LEVEL_NAMES, LEVEL_NOTES):
            assert tuple(texts) == LEVELS
            said = {i18n._(text) for text in texts.values()}
            assert len(said) == len(LEVELS)
            assert language == "en" or not said & set(texts.values())
    finally:
        i18n.install("en")


def test_who_is_at_home_in_a_game_sits_down_first() -> None:
    people = [
        Persona("far", "Far", games=("other",)),
        Persona("any", "Any"),
        Persona("near", "Near", games=("this",)),
    ]
    assert [p.id for p in company(people, "this")] == ["near", "any", "far"]
    homes = {game for p in load(SHIPPED).all.values() for game in p.games}
    assert homes <= set(registry.GAMES)


@pytest.mark.parametrize("game", registry.GAMES)
def test_every_persona_plays_every_game(game: str) -> None:
    for persona in load(SHIPPED).all.values():
        assert registry.bot_maker(game)(persona, Random(1))


def test_lines_are_picked_and_borrowed_between_neighbours() -> None:
    persona = Persona(
        "a",
        "A",
        lines={
            "win": {"pt_BR": ("um", "dois"), "en": ("one",)},
            "run": {"pt_PT": ("fujo",)},
        },
    )
    assert [persona.line("win", "pt_BR", pick) for pick in (0.0, 0.49, 0.5, 0.99)] == [
        "um",
        "um",
        "dois",
        "dois",
    ]
    assert persona.line("win", "pt_PT", 0.0) == "um"
    assert persona.line("run", "pt_BR", 0.0) == "fujo"
    assert persona.line("win", "es", 0.0) == ""
    assert persona.line("loss", "en", 0.0) == ""


def _own(folder: Path, name: str, text: str) -> Path:
    file = folder / f"{name}.toml"
    file.write_text(text, encoding="utf-8")
    return file


def test_a_file_of_ones_own(tmp_path: Path) -> None:
    _own(
        tmp_path,
        "avo",
        'name = "Avó"\navatar = "rita"\nlevel = 2\n'
        '[temper]\nbluff = 1\n[lines.win]\nen = ["Ha!"]\n',
    )
    found = load(SHIPPED, tmp_path)
    assert found.faults == ()
    assert list(found.all)[-1] == "avo"
    avo = found.all["avo"]
    assert avo.own
    assert (avo.name, avo.level, avo.pace) == ("Avó", 2, 1.0)
    assert avo.temper == Temper(bluff=1.0)
    assert avo.line("win", "en", 0.5) == "Ha!"


def test_ones_own_replaces_a_shipped_one(tmp_path: Path) -> None:
    _own(tmp_path, "zeca", 'name = "Zeca II"\n')
    found = load(SHIPPED, tmp_path)
    assert found.all["zeca"].name == "Zeca II"
    assert len(found.all) == len(load(SHIPPED).all)


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("level = 9", "level must be a whole number from 1 to 5."),
        ("level = true", "level must be a whole number from 1 to 5."),
        ("pace = 0", "pace must be a number from 0.1 to 5."),
        ("order = 1.5", "order must be a whole number."),
        ('name = ""', f"name must be a text of at most {MAX_LINE} characters."),
        ('avatar = "../x"', "avatar must be the name of a picture, without folder or ending."),
        ("temper = 3", "temper must be a table of its own, [temper]."),
        ("[temper]\nbluff = 2", "bluff must be a number from 0 to 1."),
        (
            "[temper]\nnerve = 1",
            "temper.nerve is not known; choose among bluff, courage, memory, patience, talk.",
        ),
        (
            "colour = 1",
            "colour is not known; choose among avatar, games, level, lines, name, order, pace,"
            " temper.",
        ),
        ('games = "truco"', "games must be a list of names of games."),
        ('[lines."Win!"]\nen = ["x"]', "lines.Win! is no event."),
        (
            '[lines.win]\nenglish = ["x"]',
            "lines.win.english is no language; write pt_BR, pt_PT, es or en.",
        ),
        (
            '[lines.win]\nen = "x"',
            f"lines.win.en must be a list of texts of at most {MAX_LINE} characters.",
        ),
    ],
)
def test_faults_are_sentences(tmp_path: Path, text: str, sentence: str) -> None:
    persona, faults = read(_own(tmp_path, "own", text), own=True)
    assert persona is None
    assert [fault.text for fault in faults] == [sentence]


def test_broken_files_are_named_and_left_out(tmp_path: Path) -> None:
    _own(tmp_path, "broken", "name = ")
    _own(tmp_path, "Big Name", 'name = "X"')
    (tmp_path / "bytes.toml").write_bytes(b"name = '\xff'")
    found = load(SHIPPED, tmp_path)
    assert {fault.file.stem for fault in found.faults} == {"broken", "Big Name", "bytes"}
    assert all(fault.text.endswith(".") for fault in found.faults)
    assert len(found.all) == len(load(SHIPPED).all)


def test_faults_tell_their_line_and_what_may_be_meant(tmp_path: Path) -> None:
    text = (
        'name = "X"\n\n[temper]\ncourge = 1\n\n[lines.win]\nen = ["a"]\n'
        '\n[lines.loss]\nes = ["b"]\nen = "c"\n'
    )
    _, faults = read(_own(tmp_path, "own", text))
    assert [(fault.line, fault.text.split(".")[0]) for fault in faults] == [
        (4, "temper"),
        (11, "lines"),
    ]
    assert faults[0].text == "temper.courge is not known. Perhaps temper.courage is meant."


def test_a_mark_before_the_text_does_no_harm(tmp_path: Path) -> None:
    file = tmp_path / "own.toml"
    file.write_bytes(b"\xef\xbb\xbf" + 'name = "Nê"\n'.encode())
    persona, faults = read(file)
    assert persona is not None
    assert (persona.name, faults) == ("Nê", ())


def test_all_faults_of_a_file_are_named_at_once(tmp_path: Path) -> None:
    _, faults = read(_own(tmp_path, "own", 'level = 0\npace = "fast"\nhat = 1\n'))
    assert len(faults) == 3


def test_a_missing_folder_is_empty(tmp_path: Path) -> None:
    assert load(tmp_path / "none", tmp_path / "neither").all == {}


@pytest.mark.parametrize(
    ("memory", "forgets", "lapse"),
    [(0.5, 0.4, 0.4), (1.0, 0.4, 0.0), (0.0, 0.4, 0.8), (0.25, 0.8, 1.0), (0.0, 0.0, 0.0)],
)
def test_memory_scales_how_a_level_forgets(memory: float, forgets: float, lapse: float) -> None:
    assert Temper(memory=memory).lapse(forgets) == pytest.approx(lapse)

"""Personas: who the computer opponents are. Each is a TOML file.

```toml
name = "Zeca"
avatar = "zeca"        # a picture in sprites/avatars
level = 3              # 1 learner ... 5 master, see LEVEL_NAMES
pace = 1.0             # how long it hesitates: 0.5 quick ... 2.0 slow
order = 1              # place in the list of opponents
games = ["truco"]      # where it is at home and sits first; nowhere in particular without it

[temper]               # each 0 ... 1
bluff = 0.4
courage = 0.6
patience = 0.5
memory = 0.8
talk = 0.5

[lines.truco]          # what it says at an event, language by language
pt_BR = ["Truco!"]
```

At every table: ``greeting``, ``thinking``, ``good_card``, ``win`` and ``loss``, by
:mod:`game.table.chatter`. The others go with what is called: a game's ``words.py`` names them.
"""

from __future__ import annotations

import difflib
import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, fields
from pathlib import Path
from typing import Any

import tomli

from game.engine.text import N_
from game.tomltext import line_of

LEVELS = (1, 2, 3, 4, 5)
LEVEL_NAMES: Mapping[int, str] = {
    1: N_("Learner"),
    2: N_("Sunday player"),
    3: N_("Regular"),
    4: N_("Old hand"),
    5: N_("Master"),
}
"""What a level is called, the same in all games."""
LEVEL_NOTES: Mapping[int, str] = {
    1: N_("Knows the rules, forgets cards and goes by first impressions."),
    2: N_("Plays soundly, but forgets a good deal and looks little ahead."),
    3: N_("Remembers most cards and weighs how the others may lie."),
    4: N_("Misses little and thinks every decision through."),
    5: N_("Remembers every card and makes the most of each."),
}
"""What a level does, in a line."""

MAX_LINE = 60
"""Characters of a line: what still fits in a balloon."""

_KEYS = {"name", "avatar", "level", "temper", "pace", "order", "games", "lines"}
_ID = re.compile(r"[a-z][a-z0-9_-]{0,31}")
_EVENT = re.compile(r"[a-z][a-z_]{0,31}")
_LANGUAGE = re.compile(r"[a-z]{2,3}(_[A-Z]{2})?")
_NEAR = {"pt_PT": ("pt_BR",), "pt_BR": ("pt_PT",)}


@dataclass(frozen=True, slots=True)
class Temper:
    """How a persona plays and behaves, each from 0 to 1.

    ``bluff``: how often it claims what it does not have. ``courage``: how readily it accepts and
    raises on thin chances. ``patience``: how long it waits with strong cards. ``memory``: how much
    of the deal it keeps in mind, 0.5 being what its level does. ``talk``: how often it says
    something.
    """

    bluff: float = 0.5
    courage: float = 0.5
    patience: float = 0.5
    memory: float = 0.5
    talk: float = 0.5

    def lapse(self, forgets: float) -> float:
        """The chance that a card slips its mind, ``forgets`` being that of its level."""
        return min(1.0, 2.0 * (1.0 - self.memory) * forgets)


@dataclass(frozen=True, slots=True)
class Persona:
    """A computer opponent. ``games`` are those it is at home in; ``lines`` are what it says, by
    event and language."""

    id: str
    name: str
    avatar: str = ""
    level: int = 3
    temper: Temper = Temper()
    pace: float = 1.0
    order: int = 100
    games: tuple[str, ...] = ()
    lines: Mapping[str, Mapping[str, tuple[str, ...]]] = field(default_factory=dict)
    own: bool = False
    """Whether it comes from the player's own folder."""

    def line(self, event: str, language: str, pick: float) -> str:
        """What it says at ``event``, or nothing; ``pick`` in [0, 1) chooses among its lines."""
        choices = self.choices(event, language)
        return choices[int(pick * len(choices))] if choices else ""

    def choices(self, event: str, language: str) -> tuple[str, ...]:
        """All that it may say at ``event``.

        Brazil and Portugal stand in for each other; no other language stands in for one.
        """
        by_language = self.lines.get(event, {})
        for code in (language, *_NEAR.get(language, ())):
            if choices := by_language.get(code, ()):
                return choices
        return ()


@dataclass(frozen=True, slots=True)
class PersonaFault:
    """What is wrong in a persona's file: a msgid and the values its placeholders take, and the
    line, from 1, where it can be told."""

    file: Path
    message: str
    values: Mapping[str, str] = field(default_factory=dict)
    line: int | None = None

    @property
    def text(self) -> str:
        """The sentence in English."""
        return self.message.format_map(self.values)


@dataclass(frozen=True, slots=True)
class Personas:
    """The personas of one or more folders by id, in their order, and the files left out."""

    all: Mapping[str, Persona]
    faults: tuple[PersonaFault, ...]


def company(people: Iterable[Persona], game: str) -> list[Persona]:
    """Who sits down to ``game``: those at home in it, then those at home nowhere in particular."""

    def distance(persona: Persona) -> int:
        if game in persona.games:
            return 0
        return 2 if persona.games else 1

    return sorted(people, key=distance)


def load(shipped: Path, own: Path | None = None) -> Personas:
    """Read ``*.toml`` of the program's folder and of the player's own.

    A file of the player's replaces the program's persona of the same id. A file with faults is left
    out and each of its faults named; a folder that is missing is empty.
    """
    found: dict[str, Persona] = {}
    faults: list[PersonaFault] = []
    for folder, is_own in ((shipped, False), (own, True)):
        if folder is None:
            continue
        for file in sorted(folder.glob("*.toml")):
            persona, wrong = read(file, is_own)
            faults += wrong
            if persona is not None:
                found[persona.id] = persona
    ordered = sorted(found.values(), key=lambda p: (p.own, p.order, p.id))
    return Personas({p.id: p for p in ordered}, tuple(faults))


def read(file: Path, own: bool = False) -> tuple[Persona | None, tuple[PersonaFault, ...]]:
    """The persona of one file, or None and its faults."""
    if not _ID.fullmatch(file.stem):
        message = N_("The file is called {id}; use small letters, digits, - and _ only.")
        return None, (PersonaFault(file, message, {"id": file.stem}),)
    try:
        text = file.read_bytes().decode("utf-8-sig")
        data = tomli.loads(text)
    except (OSError, UnicodeDecodeError, tomli.TOMLDecodeError) as error:
        fault = PersonaFault(file, N_("The file cannot be read: {error}."), {"error": str(error)})
        return None, (fault,)
    reader = _Reader(file, text)
    persona = Persona(
        id=file.stem,
        name=reader.text(data, "name", file.stem.title()),
        avatar=reader.name(data, "avatar", file.stem),
        level=reader.level(data),
        temper=reader.temper(data),
        pace=reader.number(data, "pace", 1.0, 0.1, 5.0),
        order=reader.order(data),
        games=reader.games(data),
        lines=reader.lines(data),
        own=own,
    )
    reader.unknown(data, _KEYS, "")
    return (None if reader.faults else persona), tuple(reader.faults)


class _Reader:
    """Takes values out of a parsed file and notes what is wrong with them."""

    def __init__(self, file: Path, text: str) -> None:
        self.file = file
        self.source = text
        self.faults: list[PersonaFault] = []

    def text(self, data: Mapping[str, Any], key: str, default: str) -> str:
        value = data.get(key, default)
        if isinstance(value, str) and value.strip() and len(value) <= MAX_LINE:
            return value.strip()
        self._fault(
            N_("{key} must be a text of at most {limit} characters."), key=key, limit=str(MAX_LINE)
        )
        return default

    def name(self, data: Mapping[str, Any], key: str, default: str) -> str:
        value = data.get(key, default)
        if isinstance(value, str) and _ID.fullmatch(value):
            return value
        self._fault(N_("{key} must be the name of a picture, without folder or ending."), key=key)
        return default

    def number(
        self, data: Mapping[str, Any], key: str, default: float, low: float, high: float
    ) -> float:
        value = data.get(key, default)
        if isinstance(value, (int, float)) and not isinstance(value, bool) and low <= value <= high:
            return float(value)
        self._fault(
            N_("{key} must be a number from {low} to {high}."),
            key=key,
            low=f"{low:g}",
            high=f"{high:g}",
        )
        return default

    def level(self, data: Mapping[str, Any]) -> int:
        value = data.get("level", 3)
        if type(value) is int and value in LEVELS:
            return value
        self._fault(
            N_("{key} must be a whole number from {low} to {high}."),
            key="level",
            low=str(LEVELS[0]),
            high=str(LEVELS[-1]),
        )
        return 3

    def order(self, data: Mapping[str, Any]) -> int:
        value = data.get("order", 100)
        if type(value) is int:
            return value
        self._fault(N_("{key} must be a whole number."), key="order")
        return 100

    def games(self, data: Mapping[str, Any]) -> tuple[str, ...]:
        value = data.get("games", [])
        if isinstance(value, list) and all(isinstance(g, str) and _ID.fullmatch(g) for g in value):
            return tuple(value)
        self._fault(N_("{key} must be a list of names of games."), key="games")
        return ()

    def temper(self, data: Mapping[str, Any]) -> Temper:
        table = self._table(data, "temper")
        names = [f.name for f in fields(Temper)]
        self.unknown(table, set(names), "temper.")
        plain = Temper()
        return Temper(**{n: self.number(table, n, getattr(plain, n), 0.0, 1.0) for n in names})

    def lines(self, data: Mapping[str, Any]) -> dict[str, dict[str, tuple[str, ...]]]:
        lines: dict[str, dict[str, tuple[str, ...]]] = {}
        events = self._table(data, "lines")
        for event in events:
            if not _EVENT.fullmatch(event):
                self._fault(N_("lines.{event} is no event."), event=event)
                continue
            by_language = self._table(events, event)
            for language, texts in by_language.items():
                if not _LANGUAGE.fullmatch(language):
                    self._fault(
                        N_(
                            "lines.{event}.{language} is no language; write pt_BR, pt_PT, es or en."
                        ),
                        event=event,
                        language=language,
                    )
                elif not self._are_lines(texts):
                    self._fault(
                        N_(
                            "lines.{event}.{language} must be a list of texts of at most {limit}"
                            " characters."
                        ),
                        event=event,
                        language=language,
                        limit=str(MAX_LINE),
                    )
                else:
                    lines.setdefault(event, {})[language] = tuple(t.strip() for t in texts)
        return lines

    def unknown(self, data: Mapping[str, Any], known: set[str], prefix: str) -> None:
        for key in data:
            if key in known:
                continue
            near = difflib.get_close_matches(key, sorted(known), 1)
            if near:
                message = N_("{key} is not known. Perhaps {near} is meant.")
                self._fault(message, key=prefix + key, near=prefix + near[0])
            else:
                message = N_("{key} is not known; choose among {known}.")
                self._fault(message, key=prefix + key, known=", ".join(sorted(known)))

    def _table(self, data: Mapping[str, Any], key: str) -> dict[str, Any]:
        value = data.get(key, {})
        if isinstance(value, dict):
            return value
        self._fault(N_("{key} must be a table of its own, [{key}]."), key=key)
        return {}

    @staticmethod
    def _are_lines(texts: object) -> bool:
        return isinstance(texts, list) and all(
            isinstance(t, str) and t.strip() and len(t) <= MAX_LINE and t.isprintable()
            for t in texts
        )

    def _fault(self, message: str, **values: str) -> None:
        name = values.get("language") or values.get("event") or values.get("key", "")
        line = line_of(self.source, name.rpartition(".")[2])
        if "language" in values:  # the same language stands under every event
            line = self._line_within(f"lines.{values['event']}", values["language"]) or line
        self.faults.append(PersonaFault(self.file, message, values, line))

    def _line_within(self, table: str, key: str) -> int | None:
        """The line of ``key`` in the table of that name, if it is written as one."""
        heads = [n for n, t in enumerate(self.source.splitlines(), 1) if t.strip() == f"[{table}]"]
        if not heads:
            return None
        found = line_of("\n".join(self.source.splitlines()[heads[0] :]), key)
        return None if found is None else heads[0] + found

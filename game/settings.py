"""What the player may set, what each setting may be, and its form as a TOML file."""

from __future__ import annotations

import math
from dataclasses import dataclass, field, fields
from pathlib import Path
from typing import Any, cast

from game import files
from game.i18n import LANGUAGES, _
from game.tomltext import line_of, literal
from game.wording import failure

UNTIL_CLICK = 0.0
"""The value of ``rest`` for a trick that rests until the player clicks."""


@dataclass(frozen=True, slots=True)
class OneOf:
    """A setting with a closed set of values."""

    values: tuple[str | int | bool, ...]

    def admits(self, value: object) -> bool:
        return any(type(value) is type(v) and value == v for v in self.values)

    def says(self) -> str:
        return ", ".join(literal(v) for v in self.values)


@dataclass(frozen=True, slots=True)
class Between:
    """A number from ``low`` to ``high``, or one of the values in ``also``."""

    low: float
    high: float
    also: tuple[float, ...] = ()
    whole: bool = True

    def admits(self, value: object) -> bool:
        if isinstance(value, bool) or not isinstance(value, int if self.whole else (int, float)):
            return False
        return value in self.also or (math.isfinite(value) and self.low <= value <= self.high)

    def says(self) -> str:
        span = f"{literal(self.low)} – {literal(self.high)}"
        return ", ".join([*(literal(v) for v in self.also), span])


@dataclass(frozen=True, slots=True)
class Text:
    """A text of at most ``most`` characters, on one line."""

    most: int

    def admits(self, value: object) -> bool:
        return isinstance(value, str) and len(value) <= self.most and value.isprintable()

    def says(self) -> str:
        return _("a text in quotes, at most {most} characters", most=self.most)


@dataclass(frozen=True, slots=True)
class Names:
    """A list of at most ``most`` short texts."""

    most: int

    def admits(self, value: object) -> bool:
        text = Text(64)
        return (
            isinstance(value, (list, tuple))
            and len(value) <= self.most
            and all(text.admits(v) for v in value)
        )

    def says(self) -> str:
        return _("a list of texts in brackets, at most {most}", most=self.most)


Rule = OneOf | Between | Text | Names
_RULE = "rule"


def _set(default: Any, rule: Rule) -> Any:
    return field(default=default, metadata={_RULE: rule})


def _yes(default: bool) -> Any:
    return _set(default, OneOf((True, False)))


@dataclass(slots=True)
class Settings:
    """All settings of the program with their defaults. Lengths are pixels, times seconds."""

    language: str = _set("", OneOf(("", *LANGUAGES)))
    """Empty: the language of the system."""

    player_name: str = _set("", Text(24))
    """Empty: the table says "you"."""
    avatar: str = _set("voce", Text(64))

    fullscreen: bool = _yes(False)
    window_width: int = _set(1280, Between(320, 16384))
    window_height: int = _set(720, Between(240, 16384))
    acceleration: str = _set("auto", OneOf(("auto", "on", "off")))
    """How frames reach the window; ``auto`` knows what is best on this system."""
    text_scale: int = _set(100, Between(100, 200))
    """In per cent."""
    left_handed: bool = _yes(False)

    speed: str = _set("normal", OneOf(("off", "fast", "normal", "slow")))
    rest: float = _set(1.2, Between(0.6, 3.0, also=(UNTIL_CLICK,), whole=False))
    """How long a finished trick lies; 0 is until a click."""
    reduced_motion: bool = _yes(False)

    deck_colours: int = _set(2, OneOf((2, 4)))
    large_index: bool = _yes(False)
    high_contrast: bool = _yes(False)
    french_cards: bool = _yes(False)
    """Whether French cards stand in for those of another deck that says how."""
    back: str = _set("", Text(64))
    """Name of the picture of the backs; empty: the one that goes with the table."""

    hand_sort: str = _set("usual", OneOf(("usual", "rank", "suit", "dealt")))
    """``usual``: as the game's face holds it."""
    dim_unplayable: bool = _yes(True)
    play_forced: bool = _yes(False)
    """Whether a card that is the only choice is played for the player."""
    offer_covered: bool = _yes(True)
    """Whether the table shows the switch for playing a card face down."""
    show_advice: bool = _yes(True)
    """Whether the partner's advice is shown before the player answers for both."""
    show_deal_points: bool = _yes(True)
    """Whether the points of the running deal stand on the score; many clubs keep them secret."""
    ceremony: bool = _yes(True)
    """Whether what precedes a deal is done by hand: drawing for it, cutting."""
    opponents_talk: bool = _yes(True)
    """Whether they say more than their calls."""
    look_back: bool = _yes(True)
    """Whether the last trick may be seen again."""
    confirm_give_up: bool = _yes(True)
    show_keys: bool = _yes(False)
    """Whether the letters of the keys stay on the buttons."""

    volume_effects: int = _set(80, Between(0, 100))
    volume_voices: int = _set(80, Between(0, 100))
    volume_ambience: int = _set(30, Between(0, 100))
    mute: bool = _yes(False)

    last_game: str = _set("", Text(64))
    last_preset: str = _set("", Text(64))
    last_players: int = _set(0, Between(0, 8))
    last_opponents: tuple[str, ...] = _set((), Names(8))
    """Personas of the last match, seat by seat from seat 1."""


def rule(name: str) -> Rule:
    """What the setting ``name`` may be."""
    return _RULES[name]


_RULES: dict[str, Rule] = {f.name: cast("Rule", f.metadata[_RULE]) for f in fields(Settings)}


def parse(file: Path, text: str) -> tuple[Settings, list[str]]:
    """The settings of a file's text, and a sentence for each fault; what is faulty has its default.

    ``file`` is named in the sentences.
    """
    import tomli  # Not needed where nothing has been set yet.

    settings = Settings()
    try:
        data = tomli.loads(text)
    except tomli.TOMLDecodeError as error:
        return settings, [
            _(
                "{file} cannot be read: {error}. The settings start afresh.",
                file=file.name,
                error=error,
            )
        ]
    faults: list[str] = []
    for name, value in data.items():
        found = _RULES.get(name)
        where = _place(file, text, name)
        if found is None:
            faults.append(_unknown(where, name))
        elif not found.admits(value):
            faults.append(
                _(
                    "{where}: {name} = {value} is not possible. Possible are: {possible}.",
                    where=where,
                    name=name,
                    value=literal(value),
                    possible=found.says(),
                )
            )
        else:
            _assign(settings, name, value)
    return settings, faults


def dump(settings: Settings) -> bytes:
    """The file's content: TOML, one setting a line."""
    lines = [f"{f.name} = {literal(getattr(settings, f.name))}\n" for f in fields(settings)]
    return "".join(lines).encode("utf-8")


def load(path: Path) -> tuple[Settings, list[str]]:
    """The settings of a file, and a sentence for each fault. No file is no fault.

    A file with faults is kept beside as ``settings.toml.bad-N``, so that nothing written by hand is
    lost when the settings are saved again.
    """
    try:
        content = path.read_bytes()
    except (FileNotFoundError, NotADirectoryError):
        return Settings(), []
    except OSError as error:
        sentence = _(
            "The settings cannot be read ({reason}); the program uses its own.",
            reason=failure.reason(error),
        )
        return Settings(), [sentence]
    try:
        settings, faults = parse(path, content.decode("utf-8-sig"))
    except UnicodeDecodeError:
        settings = Settings()
        faults = [_("{file} is not a text file. The settings start afresh.", file=path.name)]
    if faults:
        kept = _keep(path, content)
        if kept is not None:
            faults.append(_("The file was kept as {file}.", file=kept.name))
    return settings, faults


def _place(file: Path, text: str, name: str) -> str:
    """The file and, if it can be told, the line in which ``name`` is set."""
    line = line_of(text, name)
    return file.name if line is None else _("{file}, line {line}", file=file.name, line=line)


def _unknown(where: str, name: str) -> str:
    import difflib

    near = difflib.get_close_matches(name, _RULES, 1)
    if near:
        return _(
            "{where}: there is no setting {name}. Perhaps {near} is meant.",
            where=where,
            name=name,
            near=near[0],
        )
    return _("{where}: there is no setting {name}.", where=where, name=name)


def _assign(settings: Settings, name: str, value: Any) -> None:
    if isinstance(value, list):
        value = tuple(value)
    setattr(settings, name, float(value) if isinstance(getattr(settings, name), float) else value)


def _keep(path: Path, content: bytes) -> Path | None:
    number = 1
    while (kept := path.with_name(f"{path.name}.bad-{number}")).exists():
        try:
            if kept.read_bytes() == content:
                return kept
        except OSError:
            pass
        number += 1
    try:
        files.write_atomic(kept, content)
    except OSError:
        return None
    return kept

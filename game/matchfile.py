"""The file of a match: JSON Lines, one line for each thing that happened.

* The first line is the header: ``{"vaza": 1, "program": …, "game": …, "preset": …,
  "options": {…}, "players": …, "seats": […], "commitment": …, "created": …}``, with ``"number"`` in
  a numbered match.
* ``{"do": …}`` is an action in the text form of the game.
* ``{"undo": n}`` takes back the last ``n`` actions of the deal.
* ``{"deal": n}`` begins deal ``n``; the first begins by itself. It follows the deal before when
  that is gone on from, or when all its hands were looked at: nothing in it is taken back then.
* ``{"end": {…}, "secret": hex}`` closes a finished match: its standing, and the secret from which
  all deals came.

Until then the secret lies beside it, in a file that only its owner can read (a numbered match needs
none). Lines are only ever added, so whatever stops the program can spoil the last line alone; a
last line without its line break never counts.
"""

from __future__ import annotations

import json
import os
from collections.abc import Mapping
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any, Literal, cast

from game import files, registry
from game.engine.options import OptionError, Options
from game.engine.shuffle import SECRET_BYTES, commitment, numbered_secret
from game.i18n import _
from game.wording import failure

FORMAT = 1
SUFFIX = ".jsonl"
SECRET_SUFFIX = ".secret"
_LARGEST = 1 << 26  # bytes; a long match has some thousand lines

Json = dict[str, Any]
Kind = Literal["do", "undo", "deal", "end"]
_KINDS: tuple[Kind, ...] = ("do", "undo", "deal", "end")


class MatchFileError(Exception):
    """A match that cannot be read. ``str()`` is a sentence for the player; ``line`` is from 1."""

    def __init__(self, path: Path, sentence: str, line: int | None = None) -> None:
        super().__init__(sentence)
        self.path = path
        self.line = line


class UnreadableFile(MatchFileError):
    """The system does not let the file be read."""


class ForeignFile(MatchFileError):
    """The file is no match of Vaza at all."""


class FutureFile(MatchFileError):
    """A newer program wrote the file, in a form that this one does not know."""


class ForeignGame(FutureFile):
    """The match is of a game, or of rules, that this program does not have."""


class DamagedFile(MatchFileError):
    """A line cannot be read, or does not fit what came before it."""


class SecretError(MatchFileError):
    """The secret is missing, or is not the one that the match committed to."""


@dataclass(frozen=True, slots=True)
class SeatSpec:
    """Who sits on a seat. ``persona`` is the id of a computer player's persona."""

    kind: Literal["human", "bot"]
    persona: str = ""
    name: str = ""


@dataclass(frozen=True, slots=True)
class Header:
    """What is fixed before the first deal. ``created`` is a time in ISO 8601."""

    game: str
    preset: str
    options: Options
    players: int
    seats: tuple[SeatSpec, ...]
    commitment: str
    created: str
    program: str
    number: int | None = None


@dataclass(frozen=True, slots=True)
class Line:
    """A line after the header; ``number`` is its place in the file, from 1."""

    number: int
    kind: Kind
    data: Json


@dataclass(frozen=True, slots=True)
class Record:
    """A match as its file tells it.

    ``size`` is the length of its whole lines in bytes, ``length`` that of the file.
    """

    header: Header
    lines: tuple[Line, ...]
    size: int
    length: int

    @property
    def end(self) -> Line | None:
        """The line that closes a finished match."""
        return self.lines[-1] if self.lines and self.lines[-1].kind == "end" else None


def dump_line(data: Mapping[str, Any]) -> bytes:
    """A line of the file, its line break included."""
    text = json.dumps(data, ensure_ascii=False, separators=(", ", ": "), allow_nan=False)
    return text.encode("utf-8", "replace") + b"\n"


def dump_header(header: Header) -> bytes:
    """The first line."""
    data: Json = {
        "vaza": FORMAT,
        "program": header.program,
        "game": header.game,
        "preset": header.preset,
        "options": dict(header.options),
        "players": header.players,
        "seats": [asdict(seat) for seat in header.seats],
        "commitment": header.commitment,
        "created": header.created,
    }
    if header.number is not None:
        data["number"] = header.number
    return dump_line(data)


def read(path: Path) -> Record:
    """The match in a file, without a half last line. Whether its lines can be played is not asked.

    Raises:
        MatchFileError: the subclass says what is wrong.
    """
    try:
        if path.stat().st_size > _LARGEST:
            raise ForeignFile(path, _no_match(path))
        content = path.read_bytes()
    except OSError as error:
        sentence = _(
            "{file} cannot be read ({reason}).", file=path.name, reason=failure.reason(error)
        )
        raise UnreadableFile(path, sentence) from error
    size = content.rfind(b"\n") + 1
    rows = content[:size].split(b"\n")[:-1]
    if not rows and content.startswith(b'{"vaza"'):
        raise damaged(path, 1)
    if not rows:
        raise ForeignFile(path, _no_match(path))
    header = _header(path, rows[0])
    lines = tuple(_line(path, number, row) for number, row in enumerate(rows[1:], 2))
    for line in lines[:-1]:
        if line.kind == "end":
            raise damaged(path, line.number + 1)
    return Record(header, lines, size, len(content))


def damaged(path: Path, line: int) -> DamagedFile:
    """The error for a line that is damaged or does not fit."""
    sentence = _("{file} is damaged: line {line} makes no sense.", file=path.name, line=line)
    return DamagedFile(path, sentence, line)


def secret_path(path: Path) -> Path:
    """Where the secret of an unfinished match lies."""
    return path.with_suffix(SECRET_SUFFIX)


def write_secret(path: Path, secret: bytes) -> None:
    """Put the secret beside the match file ``path``.

    Raises:
        OSError: it cannot be written.
    """
    files.write_atomic(secret_path(path), secret.hex().encode("ascii") + b"\n")


def find_secret(path: Path, record: Record) -> bytes:
    """The secret of a match: from its last line, or from the file beside it.

    Raises:
        SecretError: it is not there, or is not what the match committed to.
    """
    number = record.header.number
    if number is not None:
        text: object = numbered_secret(number).hex()
        if record.end is not None and record.end.data.get("secret") != text:
            text = None
    elif record.end is not None:
        text = record.end.data.get("secret")
    else:
        try:
            text = secret_path(path).read_text(encoding="ascii").strip()
        except (OSError, UnicodeDecodeError) as error:
            sentence = _(
                "The deals of {file} cannot be made again: {secret} is missing or unreadable.",
                file=path.name,
                secret=secret_path(path).name,
            )
            raise SecretError(path, sentence) from error
    try:
        secret = bytes.fromhex(cast("str", text))
    except (TypeError, ValueError):
        secret = b""
    return _checked(path, secret, record)


def forget_secret(path: Path) -> None:
    """Remove the secret beside a match that is finished: its last line holds it now."""
    try:
        secret_path(path).unlink(missing_ok=True)
    except OSError:
        pass  # It is no secret any more; the next reading tries again.


class Journal:
    """A match file that grows by whole lines. Each has reached the disk when ``append`` returns.

    What could not be written (a full disk) is kept and written before the next line.
    """

    def __init__(self, path: Path, size: int, length: int) -> None:
        """Go on after the first ``size`` bytes of a file of ``length``: what is after is cut off.

        Raises:
            OSError: the file cannot be opened for writing.
        """
        self.path = path
        self._size = size
        self._length = length
        self._waiting = b""
        self._stream = path.open("r+b", buffering=0)

    def append(self, line: bytes) -> None:
        """Add a line.

        Raises:
            OSError: it cannot be written now.
        """
        self._waiting += line
        handle = self._stream.fileno()
        if os.fstat(handle).st_size != self._length:
            raise OSError(0, _("another program has changed the file"))
        try:
            self._write(handle)
        finally:
            self._length = os.fstat(handle).st_size

    def close(self) -> None:
        """Close the file; what waits is lost."""
        self._stream.close()

    def _write(self, handle: int) -> None:
        if self._length != self._size:
            self._stream.truncate(self._size)  # Half a line, of ours or from before a crash.
        self._stream.seek(self._size)
        left = memoryview(self._waiting)
        while left:
            left = left[os.write(handle, left) :]
        os.fsync(handle)
        self._size += len(self._waiting)
        self._waiting = b""


def _header(path: Path, row: bytes) -> Header:
    data = _object(row)
    if data is None and row.startswith(b'{"vaza"'):
        raise damaged(path, 1)
    if data is None or type(data.get("vaza")) is not int or data["vaza"] < 1:
        raise ForeignFile(path, _no_match(path))
    if data["vaza"] != FORMAT:
        sentence = _(
            "{file} was written by a newer Vaza ({program}). Update the program to open it.",
            file=path.name,
            program=data.get("program", "?"),
        )
        raise FutureFile(path, sentence, 1)
    try:
        return _checked_header(path, data)
    except (KeyError, TypeError, ValueError) as error:
        raise damaged(path, 1) from error


def _checked_header(path: Path, data: Json) -> Header:
    name = _typed(data["game"], str)
    try:
        game = registry.rules(name)
    except registry.UnknownGame as error:
        sentence = _(
            "{file} is a match of {game}, which this version of Vaza does not have.",
            file=path.name,
            game=name,
        )
        raise ForeignGame(path, sentence, 1) from error
    try:
        options = game.schema.check(_typed(data["options"], dict))
    except OptionError as error:
        sentence = _(
            "{file} is played by rules that this version of Vaza does not know: {faults}.",
            file=path.name,
            faults="; ".join(error.faults),
        )
        raise ForeignGame(path, sentence, 1) from error
    players, number = _typed(data["players"], int), data.get("number")
    seats = tuple(_seat(seat) for seat in _typed(data["seats"], list))
    digest = _typed(data["commitment"], str)
    if players not in game.players or len(seats) != players or len(bytes.fromhex(digest)) != 32:
        raise ValueError(data)
    return Header(
        game=name,
        preset=_typed(data["preset"], str),
        options=options,
        players=players,
        seats=seats,
        commitment=digest,
        created=_typed(data["created"], str),
        program=_typed(data["program"], str),
        number=None if number is None else _typed(number, int),
    )


def _no_match(path: Path) -> str:
    return _("{file} holds no match of Vaza.", file=path.name)


def _seat(data: Json) -> SeatSpec:
    kind = data["kind"]
    if kind not in ("human", "bot"):
        raise ValueError(kind)
    return SeatSpec(kind, _typed(data["persona"], str), _typed(data["name"], str))


def _line(path: Path, number: int, row: bytes) -> Line:
    data = _object(row)
    kinds = [kind for kind in _KINDS if data is not None and kind in data]
    if data is None or len(kinds) != 1:
        raise damaged(path, number)
    return Line(number, kinds[0], data)


def _object(row: bytes) -> Json | None:
    try:
        data = json.loads(row.decode("utf-8"))
    except (ValueError, RecursionError):
        return None
    return data if isinstance(data, dict) else None


def _checked(path: Path, secret: bytes, record: Record) -> bytes:
    if len(secret) != SECRET_BYTES or commitment(secret) != record.header.commitment:
        sentence = _(
            "The secret of {file} is not the one that was promised before the first deal.",
            file=path.name,
        )
        raise SecretError(path, sentence)
    return secret


def _typed(value: Any, kind: type[Any]) -> Any:
    if type(value) is not kind:
        raise TypeError(f"{value!r} is no {kind.__name__}")
    return value

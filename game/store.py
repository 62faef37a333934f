"""What the program keeps for the player: settings, results, and the place of the saved matches.

Where nothing can be written the program goes on in memory and says so, once.
"""

from __future__ import annotations

import os
from collections.abc import Iterable
from dataclasses import asdict, dataclass, fields
from pathlib import Path
from typing import TYPE_CHECKING, Any

from game import files, places, settings
from game.i18n import _
from game.wording import failure

if TYPE_CHECKING:
    from datetime import datetime


@dataclass(frozen=True, slots=True)
class Result:
    """How a match ended for the person. ``match`` is its commitment, which no other match has.

    ``points`` are side by side, the person's own side first; ``ended`` is a time in ISO 8601.
    """

    match: str
    game: str
    preset: str
    players: int
    won: bool
    points: tuple[int, ...]
    deals: int
    partners: tuple[str, ...]
    opponents: tuple[str, ...]
    ended: str


@dataclass(frozen=True, slots=True)
class Tally:
    """Matches won and lost."""

    won: int
    lost: int

    @property
    def played(self) -> int:
        return self.won + self.lost


class Store:
    """Settings, results and folders.

    ``settings`` may be changed and saved; ``notices`` are sentences the player has not seen yet.
    """

    def __init__(self, config: Path | None = None, data: Path | None = None) -> None:
        self.config = config or places.config_folder()
        self.data = data or places.data_folder()
        self.settings, self.notices = settings.load(self.settings_path)
        self._told = False
        self._results: dict[str, Result] | None = None

    @property
    def settings_path(self) -> Path:
        return self.config / "settings.toml"

    @property
    def matches(self) -> Path:
        """The folder of the saved matches. It need not exist yet."""
        return self.data / "matches"

    @property
    def personas(self) -> Path:
        """The folder of the player's own opponents. It need not exist."""
        return self.config / "bots"

    def take_notices(self) -> list[str]:
        """What the player should be told now; it is told once."""
        notices, self.notices = self.notices, []
        return notices

    def save_settings(self) -> bool:
        """Write the settings, whole or not at all. Returns whether they are safe."""
        try:
            files.write_atomic(self.settings_path, settings.dump(self.settings))
        except OSError as error:
            self.cannot_write(error)
            return False
        return True

    def new_match_path(self, game: str, now: datetime) -> Path | None:
        """Where a match that begins now is to be saved, or None where it cannot be."""
        try:
            self.matches.mkdir(parents=True, exist_ok=True)
            if not os.access(self.matches, os.W_OK | os.X_OK):
                raise PermissionError(0, _("no permission"))
        except OSError as error:
            self.cannot_write(error)
            return None
        return files.free_path(self.matches / f"{game}-{now:%Y%m%d-%H%M%S}.jsonl")

    def cannot_write(self, error: OSError) -> None:
        """Note, the first time, that nothing can be written."""
        if not self._told:
            self._told = True
            sentence = _(
                "Nothing can be saved in {folder} ({reason}). You can play, but settings and"
                " matches are forgotten when you leave.",
                folder=self.data,
                reason=failure.reason(error),
            )
            self.notices.append(sentence)

    def results(self) -> tuple[Result, ...]:
        """All finished matches of the person, oldest first."""
        return tuple(self._read_results().values())

    def record(self, result: Result) -> None:
        """Note how a match ended; one that is noted already is not noted twice."""
        results = self._read_results()
        if result.match in results:
            return
        results[result.match] = result
        import json

        line = json.dumps(asdict(result), ensure_ascii=False).encode("utf-8", "replace") + b"\n"
        try:
            self.data.mkdir(parents=True, exist_ok=True)
            with self._results_path.open("a+b") as stream:
                if stream.seek(0, os.SEEK_END) and not self._ends_whole():
                    line = b"\n" + line  # Half a line from before a crash stays alone.
                stream.write(line)
                stream.flush()
                os.fsync(stream.fileno())
        except OSError as error:
            self.cannot_write(error)

    @property
    def _results_path(self) -> Path:
        return self.data / "results.jsonl"

    def _ends_whole(self) -> bool:
        with self._results_path.open("rb") as stream:
            stream.seek(-1, os.SEEK_END)
            return stream.read(1) == b"\n"

    def _read_results(self) -> dict[str, Result]:
        if self._results is not None:
            return self._results
        self._results = {}
        try:
            rows = self._results_path.read_bytes().splitlines()
        except (FileNotFoundError, NotADirectoryError):
            return self._results
        except OSError as error:
            sentence = _("The statistics cannot be read ({reason}).", reason=failure.reason(error))
            self.notices.append(sentence)
            return self._results
        damaged = 0
        for row in rows:
            result = _result(row)
            if result is not None:
                self._results.setdefault(result.match, result)
            elif row.strip():
                damaged += 1
        if damaged:
            self.notices.append(
                _(
                    "{file} has damaged lines ({count}); the statistics are without them.",
                    file=self._results_path.name,
                    count=damaged,
                )
            )
        return self._results


def tally(results: Iterable[Result], **wanted: object) -> Tally:
    """Won and lost among the results whose fields are as ``wanted``: ``game="truco"``."""
    chosen = [r for r in results if all(getattr(r, name) == v for name, v in wanted.items())]
    won = sum(r.won for r in chosen)
    return Tally(won, len(chosen) - won)


def _result(row: bytes) -> Result | None:
    """The result of a line, or None if it is damaged."""
    import json

    try:
        data: Any = json.loads(row.decode("utf-8"))
        values = {f.name: data[f.name] for f in fields(Result)}
    except (ValueError, LookupError, TypeError, RecursionError):
        return None
    for name, value in values.items():
        if isinstance(value, list):
            values[name] = tuple(value)
        kind = type(_EXAMPLE[name])
        if type(values[name]) is not kind:
            return None
    return Result(**values)


_EXAMPLE = asdict(Result("", "", "", 0, False, (), 0, (), (), ""))

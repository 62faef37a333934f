"""The folder of saved matches: what is in it, what in it cannot be used, and how a match ended."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path

from game import files, matchfile
from game.i18n import _
from game.match import Match
from game.matchfile import (
    FutureFile,
    Header,
    MatchFileError,
    Record,
    SeatSpec,
    UnreadableFile,
)
from game.presets import Preset
from game.store import Result, Store

DAMAGED = "damaged"
NEWER = "newer"


@dataclass(frozen=True, slots=True)
class SavedMatch:
    """A match in the folder.

    ``points`` by side; ``deal`` the number of the running or last deal; ``winners`` the sides that
    won it (none: it goes on); ``saved`` seconds since 1970.
    """

    path: Path
    header: Header
    points: tuple[int, ...]
    deal: int
    winners: tuple[int, ...]
    saved: float

    @property
    def finished(self) -> bool:
        return bool(self.winners)


@dataclass(frozen=True, slots=True)
class Listing:
    """The matches of a folder, newest first, and a sentence for each file that is none."""

    matches: tuple[SavedMatch, ...]
    faults: tuple[str, ...]


def begin(
    store: Store,
    preset: Preset,
    players: int,
    seats: Sequence[SeatSpec],
    number: int | None = None,
) -> Match:
    """Begin a match that is saved in the player's folder.

    Where nothing can be written it is played in memory, and the store has a notice about it.

    Raises:
        ValueError: the number of players or seats is not possible.
    """
    path = store.new_match_path(preset.game, datetime.now())
    match = Match.new(
        preset.game, preset.name, preset.options, players, seats, path=path, number=number
    )
    if match.fault is not None:
        store.notices.append(match.fault)
    return match


def saved_matches(folder: Path) -> Listing:
    """Look through a folder.

    What cannot be used is named and moved into a folder of its own: ``damaged``, or ``newer`` for
    the files of a later program, which return when it is there. Nothing is deleted.
    """
    matches: list[SavedMatch] = []
    faults: list[str] = []
    _bring_back(folder)
    for path in _files(folder):
        try:
            matches.append(_look(path))
        except MatchFileError as error:
            faults.append(put_aside(error))
    matches.sort(key=lambda m: (m.saved, m.path.name), reverse=True)
    return Listing(tuple(matches), tuple(faults))


def put_aside(error: MatchFileError) -> str:
    """Move the file of an error out of the way, and say what is wrong and where it went."""
    path = error.path
    if isinstance(error, UnreadableFile):
        return str(error)
    folder = path.parent / (NEWER if isinstance(error, FutureFile) else DAMAGED)
    try:
        kept = files.move_aside(path, folder)
        _move_secret(path, kept)
    except OSError:
        return str(error)
    place = f"{folder.name}/{kept.name}"
    return _("{what} It was put aside as {place}.", what=error, place=place)


def delete(path: Path) -> None:
    """Delete a saved match.

    Raises:
        OSError: it cannot be deleted.
    """
    path.unlink(missing_ok=True)
    matchfile.secret_path(path).unlink(missing_ok=True)


def result(match: Match) -> Result | None:
    """How a match ended for its first person; None while it goes on or where nobody sits."""
    if not match.over or not match.humans:
        return None
    me = match.humans[0]
    own = match.sides[me]
    others = [seat for seat in range(match.players) if seat != me]
    points = match.standing.points
    return Result(
        match=match.commitment,
        game=match.header.game,
        preset=match.preset,
        players=match.players,
        won=own in match.winners,
        points=(points[own], *(p for side, p in enumerate(points) if side != own)),
        deals=len(match.deals),
        partners=tuple(match.seats[s].persona for s in others if match.sides[s] == own),
        opponents=tuple(match.seats[s].persona for s in others if match.sides[s] != own),
        ended=datetime.now(UTC).isoformat(timespec="seconds"),
    )


def record_finished(store: Store, matches: Iterable[SavedMatch]) -> None:
    """Take into the statistics what is missing there: the program may have been stopped between the
    end of a match and its noting."""
    noted = {result.match for result in store.results()}
    for saved in matches:
        if saved.finished and saved.header.commitment not in noted:
            try:
                ended = result(Match.load(saved.path, resume=False))
            except MatchFileError:
                continue
            if ended is not None:
                store.record(ended)


def _files(folder: Path) -> list[Path]:
    try:
        return sorted(folder.glob(f"*{matchfile.SUFFIX}"))
    except OSError:
        return []


def _look(path: Path) -> SavedMatch:
    record = matchfile.read(path)
    try:
        saved = path.stat().st_mtime
    except OSError:
        saved = 0.0
    if record.end is not None:
        return _finished(path, record, saved)
    match = Match.load(path, resume=False)
    standing = match.standing
    return SavedMatch(
        path, record.header, standing.points, match.deals[-1].number, standing.winners, saved
    )


def _finished(path: Path, record: Record, saved: float) -> SavedMatch:
    """A finished match by its last line; it is played through only when it is opened."""
    assert record.end is not None
    end = record.end.data["end"]
    try:
        points, winners = (tuple(map(int, end[name])) for name in ("points", "winners"))
        deal = int(end["deal"]) - 1
    except (LookupError, TypeError, ValueError) as error:
        raise matchfile.damaged(path, record.end.number) from error
    return SavedMatch(path, record.header, points, deal, winners, saved)


def _bring_back(folder: Path) -> None:
    """Fetch the files of a later program that this one, updated, can read."""
    for path in _files(folder / NEWER):
        try:
            matchfile.read(path)
        except MatchFileError:
            continue
        try:
            _move_secret(path, files.move_aside(path, folder))
        except OSError:
            return


def _move_secret(path: Path, moved: Path) -> None:
    secret = matchfile.secret_path(path)
    if secret.exists():
        secret.replace(matchfile.secret_path(moved))

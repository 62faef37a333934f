"""A match in play: seats, rule set, secret and the actions so far.

All else follows from these, so saving is adding a line for each action, undo is playing a shorter
list, and a match that was resumed is the match that never stopped.
"""

from __future__ import annotations

import secrets
from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass, field
from datetime import UTC, datetime
from pathlib import Path
from typing import Self

from game import __version__, files, matchfile, registry
from game.engine.contract import (
    Action,
    Event,
    Game,
    IllegalAction,
    Outcome,
    Standing,
    State,
    View,
)
from game.engine.options import Options
from game.engine.shuffle import SECRET_BYTES, Stream, commitment, numbered_secret
from game.i18n import _
from game.matchfile import Header, Journal, Json, Line, MatchFileError, SeatSpec
from game.wording import failure

# What a line that fits no match can make the rules raise; CodecError and IllegalAction are in it.
_MISFITS = (AssertionError, ArithmeticError, AttributeError, LookupError, TypeError, ValueError)

__all__ = ["Deal", "Match", "MatchFileError", "SeatSpec"]


@dataclass(slots=True)
class Deal:
    """A deal of a match: its number, the standing before it, and what was done in it."""

    number: int
    before: Standing
    actions: list[Action] = field(default_factory=list)
    outcome: Outcome | None = None


class Match:
    """A match in play. Made by :meth:`new` or :meth:`load`.

    ``state`` is the running deal; ``standing`` the score, which takes a deal in when it is over.
    ``deals`` are all deals so far, the running one last. ``fault`` is a sentence when the match
    cannot be saved at the moment; it can be played all the same.
    """

    def __init__(self, header: Header, secret: bytes) -> None:
        self.header = header
        self.secret = secret
        self.game: Game = registry.rules(header.game)
        self.sides = self.game.sides(header.players)
        self.path: Path | None = None
        self.fault: str | None = None
        self._journal: Journal | None = None
        self._sealed = False
        self._at_close: list[Callable[[], object]] = []
        self.standing = self.game.start(self.options, self.players, Stream(secret, "start"))
        self.deals = [Deal(self.standing.deal, self.standing)]
        self.state = self.deal_again(self.deals[0])
        self._settle()

    @classmethod
    def new(
        cls,
        game: str,
        preset: str,
        options: Options,
        players: int,
        seats: Sequence[SeatSpec],
        secret: bytes | None = None,
        path: Path | None = None,
        *,
        number: int | None = None,
    ) -> Self:
        """Begin a match and deal. With ``path`` it is saved there, and must not exist yet.

        ``number`` makes it a numbered match: the same deals for everybody. Otherwise ``secret``, 32
        bytes, settles the deals; without one it is drawn from the system.

        Raises:
            ValueError: the number of players or seats is not possible.
        """
        rules = registry.rules(game)
        if players not in rules.players or len(seats) != players:
            raise ValueError(f"{game} cannot be played by {players} on {len(seats)} seats")
        if number is not None:
            secret = numbered_secret(number)
        elif secret is None:
            secret = secrets.token_bytes(SECRET_BYTES)
        if len(secret) != SECRET_BYTES:
            raise ValueError(f"a secret has {SECRET_BYTES} bytes")
        created = datetime.now(UTC).isoformat(timespec="seconds")
        header = Header(
            game=game,
            preset=preset,
            options=options,
            players=players,
            seats=tuple(seats),
            commitment=commitment(secret),
            created=created,
            program=__version__,
            number=number,
        )
        match = cls(header, secret)
        if path is not None:
            match._save_at(path)
        return match

    @classmethod
    def load(cls, path: Path, *, resume: bool = True) -> Self:
        """The match in a file. Unless ``resume`` is false it goes on there.

        Raises:
            MatchFileError: its subclass and its sentence say what is wrong. The file is as it was.
        """
        record = matchfile.read(path)
        match = cls(record.header, matchfile.find_secret(path, record))
        for line in record.lines:
            try:
                match._replay(line)
            except _MISFITS as error:
                raise matchfile.damaged(path, line.number) from error
        if not resume:
            return match
        if record.end is not None:
            matchfile.forget_secret(path)
            match.path = path
            return match
        try:
            match._journal = Journal(path, record.size, record.length)
            match.path = path
        except OSError as error:
            match._cannot_save(error)
        if match.over:  # It stopped between the last action and the line that closes the match.
            match._close()
        return match

    @property
    def options(self) -> Options:
        return self.header.options

    @property
    def players(self) -> int:
        return self.header.players

    @property
    def preset(self) -> str:
        return self.header.preset

    @property
    def seats(self) -> tuple[SeatSpec, ...]:
        return self.header.seats

    @property
    def commitment(self) -> str:
        """SHA-256 of the secret: what the match promised before the first deal."""
        return self.header.commitment

    @property
    def humans(self) -> tuple[int, ...]:
        """The seats of persons."""
        return tuple(s for s, spec in enumerate(self.seats) if spec.kind == "human")

    @property
    def log(self) -> tuple[Action, ...]:
        """Every action that counts, from the first deal on."""
        return tuple(action for deal in self.deals for action in deal.actions)

    @property
    def deal_over(self) -> bool:
        return self.state.outcome is not None

    @property
    def over(self) -> bool:
        return bool(self.standing.winners)

    @property
    def winners(self) -> tuple[int, ...]:
        """The sides that have won the match."""
        return self.standing.winners

    def view(self, seat: int) -> View:
        """What ``seat`` may know of the running deal."""
        return self.state.view(seat)

    def decider(self) -> int | None:
        """The seat that takes the pending decision, or None when the deal is over.

        Where several seats of a side may answer as one, a person among them does.
        """
        for seat in self.state.deciders:
            if self.seats[seat].kind == "human":
                return seat
        return self.state.actor

    def play(self, action: Action) -> list[Event]:
        """Carry out an action. It is in the file before this returns.

        Raises:
            IllegalAction: the rules refuse it; nothing has changed.
            ValueError: the deal is over.
        """
        if self.deal_over:
            raise ValueError("the deal is over")
        refusal = self.state.refusal(action)
        if refusal is not None:
            raise IllegalAction(action, refusal)
        self._write(self.game.codec.dump(action))
        events = self._apply(action)
        if self.over:
            self._close()
        return events

    def next_deal(self) -> list[Event]:
        """Deal again, and return how the deal opens.

        Raises:
            ValueError: the deal is not over, or the match is.
        """
        self.seal()
        self._next_deal()
        if self.over:
            self._close()
        return list(self.state.history)

    def seal(self) -> None:
        """Let a deal that is over stand: from now on nothing in it is taken back.

        The line that begins the next deal is written at once, so that it holds for whoever goes on
        with the match from its file, too; there the next deal lies on the table.

        Raises:
            ValueError: no deal is over, or the match is.
        """
        if not self.deal_over or self.over:
            raise ValueError("no deal is due")
        if not self._sealed:
            self._sealed = True
            self._write({"deal": self.standing.deal})

    def deal_again(self, deal: Deal) -> State:
        """A deal of this match as it was before its first action."""
        stream = Stream(self.secret, f"deal {deal.number}")
        return self.game.deal(self.options, self.players, stream, deal.before)

    @property
    def can_undo(self) -> bool:
        """Whether the first person can take a decision of this deal back."""
        return bool(self.humans) and self.undo_count(self.humans[0]) > 0

    def undo_count(self, seat: int) -> int:
        """How many actions go when ``seat`` takes its last decision back; 0 if it cannot.

        That is to the last action of this deal for which the seat had a choice: a forced card would
        only be played again. A sealed deal and a finished match stand as they are.
        """
        if self.over or self._sealed:
            return 0
        deal = self.deals[-1]
        state, count = self.deal_again(deal), 0
        for place, action in enumerate(deal.actions):
            if action.seat == seat and len(state.legal(seat)) > 1:
                count = len(deal.actions) - place
            state.apply(action)
        return count

    def undo(self, to: int | None = None) -> bool:
        """Go back to the last decision of seat ``to`` (default: the first person) in this deal.

        Returns whether there was one.
        """
        if to is None:
            if not self.humans:
                return False
            to = self.humans[0]
        count = self.undo_count(to)
        if count:
            self._write({"undo": count})
            self._take_back(count)
        return count > 0

    def end(self) -> Json:
        """The standing of the match in its text form."""
        return {name: _jsonable(value) for name, value in asdict(self.standing).items()}

    def at_close(self, callback: Callable[[], object]) -> None:
        """Call ``callback`` once when the match is over, or let go of before that."""
        self._at_close.append(callback)

    def close(self) -> None:
        """Let go of the file. The match can be loaded again; playing on here is not saved."""
        while self._at_close:
            self._at_close.pop()()
        if self._journal is not None:
            self._journal.close()
            self._journal = None

    def _apply(self, action: Action) -> list[Event]:
        events = self.state.apply(action)
        self.deals[-1].actions.append(action)
        self._settle()
        return events

    def _settle(self) -> None:
        """Take the deal into the score if it is over (some are with the last card dealt)."""
        deal = self.deals[-1]
        deal.outcome = self.state.outcome
        if deal.outcome is not None:
            self.standing = self.game.settle(self.options, self.players, deal.before, deal.outcome)

    def _next_deal(self) -> None:
        self._sealed = False
        self.deals.append(Deal(self.standing.deal, self.standing))
        self.state = self.deal_again(self.deals[-1])
        self._settle()

    def _take_back(self, count: int) -> None:
        deal = self.deals[-1]
        if not 0 < count <= len(deal.actions):
            raise ValueError(f"{count} actions cannot be taken back")
        del deal.actions[-count:]
        self.standing = deal.before
        self.state = self.deal_again(deal)
        for action in deal.actions:
            self.state.apply(action)
        self._settle()

    def _replay(self, line: Line) -> None:
        """Do what a line of the file says. Raises whatever goes wrong."""
        if line.kind == "end":
            told, own = line.data["end"], self.end()
            # A later version may know more of a standing than the file, never less.
            same = all(told[name] == own[name] for name in {"points", "winners", *told})
            if not self.over or not same:
                raise ValueError("the match ended otherwise")
        elif self.over:
            raise ValueError("the match is over")
        elif line.kind == "do":
            action = self.game.codec.load(line.data)
            if self.deal_over:
                raise ValueError("the deal is over")
            refusal = self.state.refusal(action)
            if refusal is not None:
                raise IllegalAction(action, refusal)
            self._apply(action)
        elif line.kind == "undo":
            self._take_back(_whole(line.data["undo"]))
        else:
            if not self.deal_over or _whole(line.data["deal"]) != self.standing.deal:
                raise ValueError("no such deal is due")
            self._next_deal()

    def _save_at(self, path: Path) -> None:
        try:
            if path.exists():
                raise FileExistsError(0, _("the file exists"))
            # Secret first: a match whose header can be read can be resumed.
            if self.header.number is None:
                matchfile.write_secret(path, self.secret)
            content = matchfile.dump_header(self.header)
            files.write_atomic(path, content)
            self._journal = Journal(path, len(content), len(content))
            self.path = path
        except OSError as error:
            self._cannot_save(error)
            return
        if self.over:
            self._close()

    def _write(self, data: Json) -> None:
        if self._journal is None:
            return
        try:
            self._journal.append(matchfile.dump_line(data))
            self.fault = None
        except OSError as error:
            self._cannot_save(error)

    def _close(self) -> None:
        """Write the last line; only when it is safe may the file of the secret go."""
        self._write({"end": self.end(), "secret": self.secret.hex()})
        if self._journal is not None and self.fault is None:
            matchfile.forget_secret(self._journal.path)
        self.close()

    def _cannot_save(self, error: OSError) -> None:
        self.fault = _(
            "The match cannot be saved ({reason}). You can play on, but leaving loses it.",
            reason=failure.reason(error),
        )


def _whole(value: object) -> int:
    if type(value) is not int:
        raise TypeError(f"{value!r} is no whole number")
    return value


def _jsonable(value: object) -> object:
    """A field of a standing in its text form: tuples as lists."""
    if isinstance(value, (tuple, list)):
        return [_jsonable(item) for item in value]
    return value

"""The positions of ``positions/club.toml``, laid on the table of their game."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import tomli

from game import registry
from game.bots.base import seat_rng
from game.bots.persona import Persona, Temper
from game.engine.contract import Action, State
from tests.bots import gleek_table, guritipau_seats, pointtricks_table, truco_table
from tests.bots.asking import decided

FILE = Path(__file__).parent / "positions" / "club.toml"


@dataclass(frozen=True)
class Position:
    """A state, the seat that is asked, and what it may answer."""

    game: str
    name: str
    why: str
    fault: str
    state: State
    seat: int
    accept: frozenset[str]

    def __str__(self) -> str:
        return f"{self.game}: {self.name}"

    def answer(self, level: int, temper: Temper, seed: int) -> str:
        """What a bot does: the code of a card that is played, or the name of another action."""
        persona = Persona("somebody", "Somebody", level=level, temper=temper)
        rng = seat_rng("somebody", self.seat, str(seed))
        bot = registry.bot_maker(self.game)(persona, rng)
        return self._code(decided(bot, self.state.view(self.seat)).action)

    def _code(self, action: Action) -> str:
        if action.do in self.accept:
            return action.do
        card = getattr(action, "card", None)
        if card is None:
            return action.do
        code = registry.rules(self.game).pack.code(card)
        return code if action.do == "play" else f"{action.do} {code}"


def positions() -> list[Position]:
    """All of them, in the order of the file."""
    data = tomli.loads(FILE.read_text(encoding="utf-8"))
    return [_position(entry) for entry in data["position"]]


def _position(entry: dict[str, Any]) -> Position:
    state, seat = _LAY[entry["game"]](entry)
    return Position(
        entry["game"],
        entry["name"],
        entry["why"],
        entry.get("fault", ""),
        state,
        entry.get("seat", seat),
        frozenset(entry["accept"]),
    )


def _truco(entry: dict[str, Any]) -> tuple[State, int]:
    moves = entry.get("moves", "")
    if entry.get("quiet"):
        state = truco_table.quiet(*entry["hands"], moves=moves)
    else:
        points = tuple(entry.get("points", (0, 0)))
        state = truco_table.position(
            *entry["hands"], moves=moves, points=points, **entry.get("options", {})
        )
    assert state.actor is not None
    return state, state.actor


def _points(entry: dict[str, Any]) -> tuple[State, int]:
    laid = pointtricks_table.laid_position(entry["game"], entry)
    return laid.state, laid.seat


def _guritipau(entry: dict[str, Any]) -> tuple[State, int]:
    options = guritipau_seats.KEPT if entry.get("grains") else guritipau_seats.CARDS_ALONE
    tricks = tuple(entry.get("tricks", (4, 3)))
    state = guritipau_seats.ending(
        *entry["hands"],
        tricks=tricks,
        leads=entry.get("leads", 0),
        table=entry.get("table", ""),
        options=options,
    )
    assert state.actor is not None
    return state, state.actor


def _gleek(entry: dict[str, Any]) -> tuple[State, int]:
    state = gleek_table.ending(
        *entry["hands"], table=entry.get("table", ""), **entry.get("options", {})
    )
    assert state.actor is not None
    return state, state.actor


_LAY: dict[str, Callable[[dict[str, Any]], tuple[State, int]]] = {
    "truco": _truco,
    "guinote": _points,
    "tute": _points,
    "brisca": _points,
    "guritipau": _guritipau,
    "gleek": _gleek,
}

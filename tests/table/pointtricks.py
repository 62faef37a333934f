"""Matches of the point-trick games for tests of their table."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from random import Random

from game import presets, registry
from game.engine.contract import Action
from game.engine.pointtricks.state import PointView
from game.match import Match
from game.matchfile import SeatSpec
from game.presets import Preset

TABLES = [
    (game, preset.name, players)
    for game in ("guinote", "tute", "brisca")
    for preset in presets.load(game)[0]
    for players in registry.rules(game).players
    if preset.players in (None, players)
]
"""Every game, preset and number of players."""


def preset_of(game: str, name: str) -> Preset:
    return next(p for p in presets.load(game)[0] if p.name == name)


def new_match(
    game: str = "guinote",
    preset: str = "standard",
    players: int = 4,
    number: int = 5,
    path: Path | None = None,
) -> Match:
    """A numbered match: a person against computer players."""
    rules = preset_of(game, preset)
    seats = [SeatSpec("human"), *(SeatSpec("bot", "zeca", f"Bot {n}") for n in range(1, players))]
    return Match.new(game, preset, rules.options, players, seats, None, path, number=number)


def point_view(match: Match, seat: int = 0) -> PointView:
    view = match.view(seat)
    assert isinstance(view, PointView)
    return view


def match_at(
    so: Callable[[PointView], bool],
    *,
    game: str = "guinote",
    preset: str = "standard",
    players: int = 4,
) -> Match:
    """A match played at random, also out of turn, until ``so`` of the person's view."""
    for number in range(200):
        match = new_match(game, preset, players, number)
        rng = Random(number)
        for _n in range(400):
            if match.over:
                break
            if match.deal_over:
                match.next_deal()
            elif so(point_view(match)):
                return match
            else:
                match.play(any_action(match, rng))
    raise AssertionError("it did not come to be in 200 matches")


def any_action(match: Match, rng: Random) -> Action:
    """Something that one of the seats may do now."""
    possible = [a for seat in range(match.players) for a in match.state.legal(seat)]
    return rng.choice(possible)

"""Who sits at the table of a match, and how its score is called."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from game.bots.commands import FACE
from game.bots.persona import Persona
from game.i18n import _
from game.match import Match
from game.settings import Settings
from game.table.face import Board
from game.words import Words


def seated(match: Match, personas: Mapping[str, Persona]) -> list[Persona]:
    """The persona at each seat; a stand-in for a person, and for one that is not known here."""
    return [
        personas.get(spec.persona)
        or Persona(spec.persona or "guest", spec.name or "?", avatar=FACE)
        for spec in match.seats
    ]


def names(match: Match, settings: Settings, people: Sequence[Persona]) -> tuple[str, ...]:
    """What the players are called, by seat."""
    return tuple(
        spec.name or (settings.player_name or _("You") if spec.kind == "human" else who.name)
        for spec, who in zip(match.seats, people, strict=True)
    )


def avatars(match: Match, settings: Settings, people: Sequence[Persona]) -> tuple[str, ...]:
    """The players' portraits, by seat."""
    return tuple(
        settings.avatar if spec.kind == "human" else (who.avatar or who.id)
        for spec, who in zip(match.seats, people, strict=True)
    )


def board(
    match: Match,
    words: Words,
    viewer: int,
    called: Sequence[str],
    points: Sequence[int],
    *,
    deal_shown: bool,
) -> Board:
    """The score ``points`` (by side; none yet: zeros) as it is shown, the viewer's side first;
    ``called`` are the players' names."""
    own = match.sides[viewer]
    sides = [own, *sorted(set(match.sides) - {own})]
    points = points or (0,) * len(sides)
    titles = tuple(words.side(side, viewer) for side in sides)
    if 2 < len(sides) == match.players:  # each for itself: they are called by name
        titles = tuple(called[match.sides.index(side)] for side in sides)
    return Board(titles, tuple(points[side] for side in sides), deal_shown)

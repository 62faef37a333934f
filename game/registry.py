"""The games there are, found by name. A game's modules are imported when first asked for.

A new game is a folder under ``game/games``, a folder under ``config/games`` and a name here.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from importlib import import_module
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any, cast

from game.bots import commands

if TYPE_CHECKING:
    from random import Random
    from types import ModuleType

    from game.bots.base import Bot
    from game.bots.persona import Persona
    from game.engine.contract import Game, State
    from game.words import Words

GAMES: tuple[str, ...] = ("truco", "guinote", "tute", "brisca", "gleek", "guritipau")
"""The names of all games, in the order in which they are offered."""


BARRED = "it was not started, because nobody has seated it on this computer (--opponents does)"


class UnknownGame(LookupError):
    """No game has this name."""


def rules(name: str) -> Game:
    """The rules of a game.

    Raises:
        UnknownGame: no game has this name.
    """
    return cast("Game", _part(name, "rules").GAME)


def words(name: str) -> Words:
    """What the game says: events, actions and refusals as sentences."""
    return cast("Words", _part(name, "words").WORDS)


def bot_maker(name: str, patience: float = 0.0) -> Callable[[Persona, Random], Bot]:
    """What makes the game's computer players; the persona ``cmd:COMMAND`` is that program.

    ``patience``: seconds for which a program may keep everybody waiting to act out of turn. None
    where a screen is drawn.
    """
    make = cast("Callable[[Persona, Random], Bot]", _part(name, "bot").make_bot)

    def make_any(persona: Persona, rng: Random) -> Bot:
        if not commands.is_command(persona.id):
            return make(persona, rng)
        from game import programs
        from game.bots.external import ExternalBot

        barred = "" if programs.allowed(commands.command(persona.id)) else BARRED
        return ExternalBot(
            rules(name),
            persona.id,
            rng,
            make(persona, rng),
            patience=patience,
            barred=barred,
        )

    return make_any


def figures(name: str) -> Mapping[str, Callable[[State], int | None]]:
    """What the arena tells of the game's deals, by name: each figure finds the side of a finished
    deal that had something, or None. Games need none."""
    if name not in GAMES:
        raise UnknownGame(name)
    if find_spec(f"game.games.{name}.figures") is None:
        return {}
    return cast("Mapping[str, Callable[[State], int | None]]", _part(name, "figures").FIGURES)


def lesson(name: str) -> ModuleType | None:
    """The guided first match of a game, if it has one: the game's module ``lesson``."""
    if name not in GAMES:
        raise UnknownGame(name)
    if find_spec(f"game.games.{name}.lesson") is None:
        return None
    return cast("ModuleType", _part(name, "lesson"))


def face(name: str) -> Any:
    """How the game looks on the table (needs pygame)."""
    return _part(name, "face").FACE


def _part(name: str, part: str) -> Any:
    if name not in GAMES:
        raise UnknownGame(name)
    return import_module(f"game.games.{name}.{part}")

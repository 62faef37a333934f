"""The games there are, found by name. A game's modules are imported when first asked for.

A new game is a folder under ``game/games``, a folder under ``config/games`` and a name here.
"""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from typing import TYPE_CHECKING, Any, cast

if TYPE_CHECKING:
    from random import Random

    from game.bots.base import Bot
    from game.bots.persona import Persona
    from game.engine.contract import Game
    from game.words import Words

GAMES: tuple[str, ...] = ("truco",)
"""The names of all games, in the order in which they are offered."""


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


def bot_maker(name: str) -> Callable[[Persona, Random], Bot]:
    """What makes the game's computer players."""
    return cast("Callable[[Persona, Random], Bot]", _part(name, "bot").make_bot)


def face(name: str) -> Any:
    """How the game looks on the table (needs pygame)."""
    return _part(name, "face").FACE


def _part(name: str, part: str) -> Any:
    if name not in GAMES:
        raise UnknownGame(name)
    return import_module(f"game.games.{name}.{part}")

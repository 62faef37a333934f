"""What a view knows, as JSON: for programs that are told it in text."""

from __future__ import annotations

import types
from collections.abc import Callable
from dataclasses import fields, is_dataclass
from functools import lru_cache
from typing import Any, Literal, Union, get_args, get_origin, get_type_hints

from game.engine.cards import Card
from game.engine.codec import Json
from game.engine.contract import Action, Event, Game, View

_Dump = Callable[[Any], Any]

TOLD_ELSEWHERE = frozenset({"seat", "players", "options", "terms", "legal", "history"})
"""Fields of a view that a program is told in other messages: the rules of the match once, what may
be done with the question, what happened event by event."""


def facts(game: Game, view: View) -> Json:
    """The fields of ``view``, except those told elsewhere, by name.

    Cards are written by code, records of the game in their text form, other records as objects.
    """
    return plain(game, view)


def plain(game: Game, record: Any) -> Json:
    """The fields of any frozen record (a standing, say), by name."""
    cls: type = type(record)
    return {name: dump(getattr(record, name)) for name, dump in _shape(game, cls)}


@lru_cache(maxsize=64)
def _shape(game: Game, cls: type) -> tuple[tuple[str, _Dump], ...]:
    hints = get_type_hints(cls)
    left_out = TOLD_ELSEWHERE if issubclass(cls, View) else frozenset()
    names = [f.name for f in fields(cls) if f.name not in left_out]
    return tuple((name, _dumper(game, hints[name])) for name in names)


def _dumper(game: Game, hint: Any) -> _Dump:
    if hint is Card:
        return game.pack.code
    origin, args = get_origin(hint), get_args(hint)
    if hint in (int, bool, str, float) or origin is Literal:
        return lambda value: value
    if origin in (Union, types.UnionType):
        kinds = [a for a in args if a is not type(None)]
        if len(kinds) != 1:
            raise TypeError(f"no text form for {hint}")
        inner = _dumper(game, kinds[0])
        return lambda value: None if value is None else inner(value)
    if origin is tuple and args[-1] is Ellipsis:
        inner = _dumper(game, args[0])
        return lambda values: [inner(value) for value in values]
    if origin is tuple:
        each = [_dumper(game, a) for a in args]
        return lambda values: [dump(v) for dump, v in zip(each, values, strict=True)]
    if isinstance(hint, type) and issubclass(hint, (Action, Event)):
        return game.codec.dump
    if isinstance(hint, type) and is_dataclass(hint):
        # Subclasses add fields (the standing of a game), so the value's own class is what counts.
        return lambda value: plain(game, value)
    raise TypeError(f"no text form for {hint}")

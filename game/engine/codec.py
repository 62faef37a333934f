"""The text form of actions, events and other frozen records: JSON objects that stay readable.

Cards are written by code (``"4P"``), fields in the order of the class, and fields that have their
default are left out, so that a field added later does not break an old file.
"""

from __future__ import annotations

import types
from collections.abc import Callable, Iterable
from dataclasses import MISSING, fields
from typing import Any, Union, get_args, get_origin, get_type_hints

from game.engine.cards import Card, Pack

Json = dict[str, Any]
_Convert = Callable[[Any], Any]


class CodecError(ValueError):
    """A text form that names no known record, or lacks or mistypes a field."""


class Codec:
    """Turns the records of one game into JSON objects and back.

    ``tag`` of a record class is its ``do`` (actions) or ``name`` (events), written under the key of
    the same name: ``{"do": "play", "seat": 0, "card": "4P"}``.
    """

    def __init__(self, pack: Pack, actions: Iterable[type], events: Iterable[type]) -> None:
        self._pack = pack
        self._keys: dict[type, tuple[str, str]] = {}
        self._classes: dict[tuple[str, str], type] = {}
        self._shapes: dict[type, list[tuple[str, _Convert, _Convert, Any]]] = {}
        for key, classes in (("do", actions), ("name", events)):
            for cls in classes:
                tag = getattr(cls, key)
                self._keys[cls] = (key, tag)
                self._classes[key, tag] = cls
                self._shapes[cls] = self._shape(cls)

    def dump(self, record: object) -> Json:
        """The JSON object of an action or event."""
        cls = type(record)
        key, tag = self._keys[cls]
        out: Json = {key: tag}
        for name, dump, _, default in self._shapes[cls]:
            value = getattr(record, name)
            if default is MISSING or value != default:
                out[name] = dump(value)
        return out

    def load(self, data: object) -> Any:
        """The action or event of a JSON object.

        Raises:
            CodecError: it says what is wrong.
        """
        if not isinstance(data, dict):
            raise CodecError(f"expected an object, got {data!r}")
        key = "do" if "do" in data else "name"
        cls = self._classes.get((key, str(data.get(key))))
        if cls is None:
            raise CodecError(f"unknown {key} {data.get(key)!r}")
        values: Json = {}
        for name, _, load, default in self._shapes[cls]:
            if name in data:
                try:
                    values[name] = load(data[name])
                except (TypeError, ValueError) as error:
                    raise CodecError(f"{data[key]}: field {name}: {error}") from error
            elif default is MISSING:
                raise CodecError(f"{data[key]}: field {name} is missing")
        return cls(**values)

    def _shape(self, cls: type) -> list[tuple[str, _Convert, _Convert, Any]]:
        hints = get_type_hints(cls)
        return [(f.name, *self._converters(hints[f.name]), f.default) for f in fields(cls)]

    def _converters(self, hint: Any) -> tuple[_Convert, _Convert]:
        if hint is Card:
            return self._pack.code, self._card
        origin, args = get_origin(hint), get_args(hint)
        if origin in (Union, types.UnionType):
            (inner,) = (a for a in args if a is not type(None))
            dump, load = self._converters(inner)
            return (
                lambda v: None if v is None else dump(v),
                lambda v: None if v is None else load(v),
            )
        if origin is tuple:
            dump, load = self._converters(args[0])
            return (lambda v: [dump(x) for x in v]), (lambda v: tuple(load(x) for x in _items(v)))
        if hint in (int, bool, str):
            return _same, _exactly(hint)
        raise TypeError(f"no text form for {hint}")

    def _card(self, code: object) -> Card:
        if not isinstance(code, str):
            raise TypeError(f"{code!r} is no card")
        return self._pack.card(code)


def _same(value: Any) -> Any:
    return value


def _exactly(kind: type) -> _Convert:
    def check(value: Any) -> Any:
        if type(value) is not kind:
            raise TypeError(f"{value!r} is no {kind.__name__}")
        return value

    return check


def _items(value: Any) -> list[Any]:
    if not isinstance(value, list):
        raise TypeError(f"{value!r} is no list")
    return value

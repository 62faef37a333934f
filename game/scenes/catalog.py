"""Scenes by name, for pictures of them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from game.i18n import _
from game.scenes.base import Scene, Stage


def build(app: Stage, name: str, **wanted: Any) -> Scene:
    """The scene ``name``, as it is at first. ``wanted`` goes to the scene's class: ``match`` to
    ``results``, ``review`` and ``pause``; ``game`` to ``setup``, ``rules`` and ``lesson``; ``tab``
    to ``settings`` and ``setup``; ``who`` to ``persona``.

    Raises:
        KeyError: there is no such scene.
    """
    return _MAKERS[name](app, wanted)


def _title(app: Stage, wanted: dict[str, Any]) -> Scene:
    from game.scenes.title import Title

    return Title(app)


def _setup(app: Stage, wanted: dict[str, Any]) -> Scene:
    from game.scenes.setup import Setup

    return Setup(app, **wanted)


def _settings(app: Stage, wanted: dict[str, Any]) -> Scene:
    from game.scenes.settings import SettingsPage

    return SettingsPage(app, **wanted)


def _matches(app: Stage, wanted: dict[str, Any]) -> Scene:
    from game.scenes.matches import Matches

    return Matches(app)


def _rules(app: Stage, wanted: dict[str, Any]) -> Scene:
    from game.scenes.rules import Rules

    return Rules(app, **wanted)


def _lesson(app: Stage, wanted: dict[str, Any]) -> Scene:
    from game.scenes.lesson import LessonScene

    return LessonScene(app, **wanted)


def _results(app: Stage, wanted: dict[str, Any]) -> Scene:
    from game.scenes.results import Results

    return Results(app, **wanted)


def _review(app: Stage, wanted: dict[str, Any]) -> Scene:
    from game.scenes.review import Review

    return Review(app, **wanted)


def _pause(app: Stage, wanted: dict[str, Any]) -> Scene:
    from game.scenes.pause import Pause

    return Pause(app, **wanted)


def _keys(app: Stage, wanted: dict[str, Any]) -> Scene:
    from game.scenes.keys_help import KeysHelp

    return KeysHelp(app)


def _message(app: Stage, wanted: dict[str, Any]) -> Scene:
    from game.scenes.message import Answer, Message

    title = wanted.get("title") or _("Delete the match?")
    text = wanted.get("text") or _("It cannot be brought back.")
    answers = (Answer(_("Delete"), style="raise"), Answer(_("Keep"), style="primary"))
    return Message(app, title, text, answers)


def _persona(app: Stage, wanted: dict[str, Any]) -> Scene:
    from game.scenes import people
    from game.scenes.persona import PersonaEditor

    everybody = people.load(app)
    return PersonaEditor(app, everybody, everybody.get(wanted.get("who", "")))


def _people(app: Stage, wanted: dict[str, Any]) -> Scene:
    from game.scenes import people

    everybody = people.load(app)
    first = next(iter(everybody), "")
    return people.PickPerson(app, _("Your opponent"), everybody, (), first, lambda id: None)


_MAKERS: dict[str, Callable[[Stage, dict[str, Any]], Scene]] = {
    "title": _title,
    "setup": _setup,
    "people": _people,
    "persona": _persona,
    "settings": _settings,
    "matches": _matches,
    "rules": _rules,
    "lesson": _lesson,
    "results": _results,
    "review": _review,
    "pause": _pause,
    "keys_help": _keys,
    "message": _message,
}

TABLES = ("lesson",)
"""Scenes that :func:`build` makes and that are tables."""
NAMES = tuple(name for name in _MAKERS if name not in TABLES)
"""All pages that :func:`build` makes."""

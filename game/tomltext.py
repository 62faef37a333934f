"""The little of writing TOML that the standard readers leave out."""

from __future__ import annotations

import re


def literal(value: object) -> str:
    """A value as TOML writes it; a value without such a form (None) as Python does."""
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, str):
        return '"' + "".join(_escaped(c) for c in value) + '"'
    if isinstance(value, (list, tuple)):
        return "[" + ", ".join(literal(v) for v in value) + "]"
    return str(value)


def line_of(text: str, key: str) -> int | None:
    """The line, from 1, in which ``key`` is set or its table begins, or None if not found."""
    name = rf"""["']?{re.escape(key)}["']?"""
    pattern = re.compile(rf"\s*{name}\s*=|\s*\[+\s*{name}\s*\]")
    for number, line in enumerate(text.splitlines(), 1):
        if pattern.match(line):
            return number
    return None


def _escaped(char: str) -> str:
    if char in '"\\':
        return "\\" + char
    return char if char.isprintable() else f"\\U{ord(char):08x}"

"""Finding texts in source code that a player would read untranslated.

A string literal is suspected where it is handed to something that shows text, or where it reads
like a sentence; what is marked for the catalogues, documents the code, or goes to programmers
(raise, assert) is not. The eye of a reader is better; this never gets tired.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

MARKED = {"_", "N_", "ngettext", "pgettext"}

SHOWS = {
    "Balloon",
    "Button",
    "CardRow",
    "Choice",
    "Heading",
    "IconButton",
    "Label",
    "Paragraph",
    "Row",
    "Slider",
    "Tab",
    "TextField",
    "Toggle",
    "say",
}
"""Widgets and functions that show a text given to them in any place."""

SHOWN_KEYWORDS = {"caption", "detail", "help", "label", "placeholder", "title", "tooltip"}

WORD = re.compile(r"[^\W\d_]{2,}")
SENTENCE = re.compile(r"^[A-ZÀ-Ý].*[^\W\d_] [^\W\d_]|^[^\W\d_]+ [^\W\d_].*[.!?…]$", re.DOTALL)
KEY = re.compile(r"^[a-z][\w.-]*$|/")
NO_PROSE = re.compile(r"<|^[\w-]+$|[/\\]|^#")

UNTRANSLATED = {
    "Arrastre",
    "Cambio el dos.",
    "Cambio el siete.",
    "Las veinte en ",
    "Mão de ferro",
    "Truco",
    "Truco!",
    "Tute",
    "Vaza",
    "mão",
    "pé",
}
"""Words of play, which are the same in every language."""


@dataclass(frozen=True, slots=True)
class Literal:
    file: str
    line: int
    text: str


def unmarked(file: Path, root: Path) -> Iterator[Literal]:
    """The suspected literals of a file."""
    tree = ast.parse(file.read_text(encoding="utf-8"))
    name = file.relative_to(root).as_posix()
    passed = {id(node) for node in _passed_over(tree)}
    shown = {id(node) for node in _shown(tree)}
    literals = [node for node in ast.walk(tree) if isinstance(node, ast.Constant)]
    for node in sorted(literals, key=lambda node: (node.lineno, node.col_offset)):
        if not isinstance(node.value, str):
            continue
        text = node.value
        if id(node) in passed or text in UNTRANSLATED:
            continue
        label = id(node) in shown and WORD.search(text) and not KEY.search(text)
        if label or (SENTENCE.search(text) and not NO_PROSE.search(text)):
            yield Literal(name, node.lineno, text)


def marked(file: Path) -> Iterator[tuple[int, str]]:
    """Line and text of every literal that a call marks for the catalogues (the first form only)."""
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Call) and _called(node) in MARKED:
            place = 1 if _called(node) == "pgettext" else 0
            if len(node.args) > place:
                text = node.args[place]
                if isinstance(text, ast.Constant) and isinstance(text.value, str):
                    yield node.lineno, text.value
                elif isinstance(text, ast.JoinedStr):
                    yield node.lineno, f"an f-string: {ast.unparse(text)}"


def _called(node: ast.Call) -> str:
    function = node.func
    if isinstance(function, ast.Name):
        return function.id
    return function.attr if isinstance(function, ast.Attribute) else ""


def _passed_over(tree: ast.Module) -> Iterator[ast.AST]:
    for node in ast.walk(tree):
        whole = isinstance(node, (ast.Raise, ast.Assert)) or (
            isinstance(node, ast.Call) and _called(node) in MARKED
        )
        documents = isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)
        if whole or documents:
            yield from ast.walk(node)


def _shown(tree: ast.Module) -> Iterator[ast.AST]:
    for node in ast.walk(tree):
        if not isinstance(node, ast.Call):
            continue
        if _called(node) in SHOWS:
            yield from (arg for arg in node.args if isinstance(arg, ast.Constant))
        yield from (k.value for k in node.keywords if k.arg in SHOWN_KEYWORDS)

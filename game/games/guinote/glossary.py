"""The words of a table of Guiñote and what they mean."""

from __future__ import annotations

from game.wording.pointtricks import glossary
from game.words import Term


def terms() -> tuple[Term, ...]:
    """The glossary in the current language."""
    return glossary.terms("brisca")

"""The words of a table of Tute and what they mean."""

from __future__ import annotations

from game.wording.pointtricks import glossary
from game.words import Term


def terms() -> tuple[Term, ...]:
    """The glossary in the current language: nothing is drawn or swapped in Tute."""
    return glossary.terms(
        "brisca", "cuenta", "robar", "el siete", "capote", "malas", "buenas", "coto"
    )

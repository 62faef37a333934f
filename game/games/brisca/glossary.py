"""The words of a table of Brisca and what they mean."""

from __future__ import annotations

from game.wording.pointtricks import glossary
from game.words import Term


def terms() -> tuple[Term, ...]:
    """The glossary in the current language: nothing is sung in Brisca, and nobody must follow."""
    return glossary.terms(
        *("asistir", "matar", "cuenta", "arrastre", "cantar", "las cuarenta", "las veinte"),
        *("diez de últimas", "capote", "tute", "idas", "vueltas", "malas", "buenas", "coto"),
    )

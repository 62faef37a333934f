"""What is said aloud at the table, which is Spanish in every language."""

from __future__ import annotations

from game.engine.cards import Card, rank
from game.engine.spanish import SEVEN
from game.wording.pointtricks.cards import suit_name

FORTY, TWENTY, TUTE = "las cuarenta", "las veinte", "tute"

FORTY_ALOUD, TUTE_ALOUD = "¡Las cuarenta!", "¡Tute!"


def song(card: Card, in_trump: bool) -> str:
    """What the marriage of a suit is called: *las cuarenta*, *las veinte en copas*."""
    return FORTY if in_trump else f"{TWENTY} en {suit_name(card)}"


def song_aloud(card: Card, in_trump: bool) -> str:
    """The same, as it is sung."""
    return FORTY_ALOUD if in_trump else f"Las veinte en {suit_name(card)}"


def note(card: Card, in_trump: bool) -> tuple[str, str]:
    """The same as a note beside the player who sang: what, and of which suit."""
    return (FORTY if in_trump else TWENTY).capitalize(), f"de {suit_name(card)}"


def swap_aloud(card: Card) -> str:
    """What is said with the swap of trump ``card`` for the turn-up."""
    return "Cambio el siete." if rank(card) == SEVEN else "Cambio el dos."

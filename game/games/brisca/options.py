"""The options of Brisca."""

from __future__ import annotations

from game.engine.options import YES_NO, Choice, Option, Schema
from game.engine.pointtricks.options import FIGURES
from game.engine.text import N_

SCHEMA = Schema(
    (
        FIGURES,
        Option(
            "swaps",
            "seven_and_two",
            (
                Choice("seven_and_two", N_("The seven and the two")),
                Choice("seven", N_("The seven alone")),
                Choice("none", N_("No")),
            ),
            N_("Swap for the turn-up"),
            N_(
                "After winning a trick the seven of trump takes a turn-up with points, the two a"
                " turn-up of seven or lower."
            ),
        ),
        Option(
            "swap_needs_trick",
            True,
            YES_NO,
            N_("Swap only after a trick"),
            N_("Whether your side must have won a trick; the swap is then made before drawing."),
        ),
        Option(
            "deals_to_win",
            3,
            (Choice(1, "1"), Choice(2, "2"), Choice(3, "3"), Choice(4, "4")),
            N_("Deals to win"),
            N_("A deal goes to the side with 61 points or more; so many deals win the match."),
        ),
    )
)

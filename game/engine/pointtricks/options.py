"""Options that more than one point-trick game offers."""

from __future__ import annotations

from game.engine.options import YES_NO, Choice, Option
from game.engine.text import N_

FIGURES = Option(
    "figures",
    "caballo",
    (
        Choice("caballo", N_("Rey 4, caballo 3, sota 2")),
        Choice("sota", N_("Rey 4, sota 3, caballo 2")),
    ),
    N_("Figures"),
    N_("Which of caballo and sota is the higher; in Aragon it is the sota."),
)

MARRIAGE_BY = Option(
    "marriage_by",
    "winner",
    (
        Choice("winner", N_("Who won the trick")),
        Choice("pair", N_("Either of the pair that won it")),
    ),
    N_("Who sings"),
    N_("Who may sing after a trick; where both partners may, each sings one suit a trick."),
    seats=(4,),
)

PARTNER_EXEMPTS = Option(
    "partner_exempts",
    False,
    YES_NO,
    N_("Partner's trick frees"),
    N_("While your partner is winning the trick, you need neither beat nor trump."),
    seats=(4,),
)

UNDERTRUMP = Option(
    "undertrump",
    "forced",
    (
        Choice("forced", N_("A trump all the same")),
        Choice("free", N_("Any card")),
    ),
    N_("Who cannot overtrump plays"),
    N_("What is played by someone void in the suit led whose trumps are all too low."),
)

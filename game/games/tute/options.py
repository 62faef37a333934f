"""The options of Tute in pairs."""

from __future__ import annotations

from game.engine.options import YES_NO, Choice, Option, Schema
from game.engine.text import N_

SCHEMA = Schema(
    (
        Option(
            "figures",
            "caballo",
            (
                Choice("caballo", N_("Rey 4, caballo 3, sota 2")),
                Choice("sota", N_("Rey 4, sota 3, caballo 2")),
            ),
            N_("Figures"),
            N_("Which of caballo and sota is the higher; in Aragon it is the sota."),
        ),
        Option(
            "tute",
            "reyes_or_caballos",
            (
                Choice("reyes_or_caballos", N_("Four reyes or four caballos")),
                Choice("reyes", N_("Four reyes")),
                Choice("none", N_("No")),
            ),
            N_("Tute"),
            N_("Four of a figure in one hand, sung after winning a trick, win the match."),
        ),
        Option(
            "marriage_by",
            "winner",
            (
                Choice("winner", N_("Who won the trick")),
                Choice("pair", N_("Either of the pair that won it")),
            ),
            N_("Who sings"),
            N_("Who may sing after a trick; where both partners may, each sings one suit a trick."),
        ),
        Option(
            "partner_exempts",
            False,
            YES_NO,
            N_("Partner's trick frees"),
            N_("While your partner is winning the trick, you need neither beat nor trump."),
        ),
        Option(
            "undertrump",
            "forced",
            (
                Choice("forced", N_("A trump all the same")),
                Choice("free", N_("Any card")),
            ),
            N_("Who cannot overtrump plays"),
            N_("What is played by someone void in the suit led whose trumps are all too low."),
        ),
        Option(
            "match_format",
            "vueltas",
            (
                Choice("vueltas", N_("Idas and vueltas")),
                Choice("cumulative", N_("Scores add up")),
            ),
            N_("A game"),
            N_(
                "Past the score in one deal wins; otherwise the second deal carries on from the"
                " first and is won by reaching the score. Or scores add up deal by deal."
            ),
        ),
        Option(
            "target",
            101,
            (Choice(101, "101"), Choice(151, "151")),
            N_("Points to win"),
            N_("The score that wins a game."),
        ),
        Option(
            "games_per_match",
            1,
            (
                Choice(1, N_("One game")),
                Choice(3, N_("Best of three")),
                Choice(5, N_("Best of five")),
            ),
            N_("Match"),
            N_("How many games make a match; the side that wins the most of them takes it."),
        ),
    )
)

"""The options of Tute in pairs."""

from __future__ import annotations

from game.engine.options import Choice, Option, Schema
from game.engine.pointtricks.options import FIGURES, MARRIAGE_BY, PARTNER_EXEMPTS, UNDERTRUMP
from game.engine.text import N_

SCHEMA = Schema(
    (
        FIGURES,
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
        MARRIAGE_BY,
        PARTNER_EXEMPTS,
        UNDERTRUMP,
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

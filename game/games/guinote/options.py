"""The options of Guiñote. Defaults are the document's game; ``aragones`` is what Aragon plays."""

from __future__ import annotations

from game.engine.options import YES_NO, Choice, Option, Schema
from game.engine.pointtricks.options import FIGURES, MARRIAGE_BY, PARTNER_EXEMPTS, UNDERTRUMP
from game.engine.text import N_

SCHEMA = Schema(
    (
        FIGURES,
        Option(
            "marriage_pair",
            "caballo",
            (
                Choice("caballo", N_("Rey and caballo")),
                Choice("sota", N_("Rey and sota")),
            ),
            N_("Pair to sing"),
            N_("The two figures of a suit that are sung for 20, or for 40 in trump."),
        ),
        MARRIAGE_BY,
        Option(
            "marriage_after_draw",
            False,
            YES_NO,
            N_("Sing with the card just drawn"),
            N_("Whether the card drawn after the trick may complete the pair that is sung."),
        ),
        Option(
            "seven_needs_trick",
            False,
            YES_NO,
            N_("Seven only after a trick"),
            N_(
                "The seven of trump is swapped once your side has won a trick, between winning one"
                " and drawing; otherwise on your turn or right after your card."
            ),
        ),
        Option(
            "seven_only_for_points",
            False,
            YES_NO,
            N_("Seven only for a card with points"),
            N_("Whether the turn-up must be an ace, three, rey, sota or caballo to be swapped."),
        ),
        PARTNER_EXEMPTS,
        Option(
            "beat_after_ruff",
            True,
            YES_NO,
            N_("Beat a trumped suit"),
            N_("Whether the suit led must still be beaten once the trick has been trumped."),
        ),
        UNDERTRUMP,
        Option(
            "strict",
            "after_stock",
            (
                Choice("after_stock", N_("When the stock is out")),
                Choice("always", N_("From the first trick")),
            ),
            N_("Arrastre"),
            N_("From when on suit must be followed and beaten."),
        ),
        Option(
            "deal_packets",
            "ones",
            (
                Choice("ones", N_("One by one")),
                Choice("threes", N_("Three and three")),
            ),
            N_("Dealing"),
            N_("How the six cards of a hand are dealt."),
        ),
        Option(
            "target",
            100,
            (Choice(100, "100"), Choice(101, "101")),
            N_("Points to win"),
            N_("The score that wins a game."),
        ),
        Option(
            "match_format",
            "cumulative",
            (
                Choice("cumulative", N_("Scores add up")),
                Choice("fixed_deals", N_("A set number of deals")),
                Choice("vueltas", N_("Idas and vueltas")),
            ),
            N_("A game"),
            N_(
                "Scores add up deal by deal, or the total of a set number of deals decides, or the"
                " second deal carries on from the first and is won by reaching the score."
            ),
        ),
        Option(
            "deals",
            4,
            (Choice(2, "2"), Choice(4, "4"), Choice(6, "6"), Choice(8, "8")),
            N_("Deals in a game"),
            N_("How many deals decide, where a set number of them does."),
        ),
        Option(
            "both_past_target",
            "higher",
            (
                Choice("higher", N_("The higher score")),
                Choice("last_trick", N_("The last trick")),
            ),
            N_("Both past the score"),
            N_("What decides when one deal takes both sides past the score."),
        ),
        Option(
            "capote",
            "hundred",
            (
                Choice("hundred", N_("100 more")),
                Choice("none", N_("Nothing")),
                Choice("match", N_("The match")),
            ),
            N_("Capote"),
            N_("What a side gets for winning every trick of a deal."),
        ),
        Option(
            "next_dealer",
            "rotates",
            (
                Choice("rotates", N_("The next player")),
                Choice("last_trick", N_("Who won the last trick")),
            ),
            N_("Next dealer"),
            N_("Who deals after a deal."),
        ),
        Option(
            "games_per_match",
            1,
            (
                Choice(1, N_("One game")),
                Choice(3, N_("Coto: best of three")),
                Choice(5, N_("Coto: best of five")),
            ),
            N_("Match"),
            N_("How many games make a match; the side that wins the most of them takes it."),
        ),
        Option(
            "tute_bonus",
            False,
            YES_NO,
            N_("Four reyes"),
            N_("Four reyes in one hand, sung after winning a trick, score 40 once."),
        ),
    )
)

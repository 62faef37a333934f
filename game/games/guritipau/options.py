"""The options of Guritipau. Defaults are the game of the rule document."""

from __future__ import annotations

from game.engine.options import YES_NO, Choice, Option, Schema
from game.engine.text import N_

SCHEMA = Schema(
    (
        Option(
            "target_pedras",
            1,
            (
                Choice(1, N_("One pedra")),
                Choice(2, N_("Two pedras ahead")),
                Choice(3, N_("Three pedras ahead")),
                Choice("open", N_("Without end")),
            ),
            N_("Match"),
            N_("The lead in pedras that wins the match; without end you stop when you like."),
        ),
        Option(
            "postures",
            True,
            YES_NO,
            N_("Invite and postures"),
            N_("Whether grains are placed before a deal, as the score asks for."),
        ),
        Option(
            "posture_6_2",
            "invite",
            (
                Choice("invite", N_("The invite")),
                Choice("cantiga", N_("Two grains, to be sung for")),
                Choice("empty", N_("None")),
            ),
            N_("Grains at 6–2"),
            N_("What is placed when one side has six grains and the other two."),
        ),
        Option(
            "posture_adds_invite",
            False,
            YES_NO,
            N_("Cantiga on top of the invite"),
            N_("Whether grains that must be sung for are placed besides the invite."),
        ),
        Option(
            "after_lost_pedra",
            "optional",
            (
                Choice("optional", N_("The losers choose")),
                Choice("forced", N_("Always three")),
                Choice("never", N_("The invite")),
            ),
            N_("After a lost pedra"),
            N_("Whether the side that lost a pedra places three grains that must be sung for."),
        ),
        Option(
            "short_cut",
            "recut",
            (
                Choice("recut", N_("Not possible")),
                Choice("loses_invite", N_("Gives a grain away")),
            ),
            N_("A cut that is too short"),
            N_(
                "The second cut must leave twelve cards to go on top; a shorter one is refused, or"
                " the others get a grain and it is cut again."
            ),
        ),
        Option(
            "annul_below",
            10,
            (Choice(10, N_("Below 10 points")), Choice(0, N_("Never"))),
            N_("Annulment"),
            N_("When the player who leads may annul the deal for a poor hand."),
        ),
        Option(
            "grains_in_play",
            True,
            YES_NO,
            N_("Grains during play"),
            N_("Whether a player on turn may place a grain, so that the others must sing or run."),
        ),
        Option(
            "grains_per_team",
            "one",
            (Choice("one", N_("One a deal")), Choice("unlimited", N_("Without limit"))),
            N_("Grains a side"),
            N_("How often a side may place a grain during a deal."),
        ),
        Option(
            "run_when",
            "cantiga",
            (
                Choice("cantiga", N_("When asked to sing")),
                Choice("own_turn", N_("On any turn of one's own")),
            ),
            N_("Running"),
            N_("When a player may give the deal up."),
        ),
        Option(
            "undertrump_free",
            False,
            YES_NO,
            N_("Any trump instead of the suit"),
            N_("Whether a trump that does not win may be played instead of following suit."),
        ),
        Option(
            "after_five_tricks",
            "stop",
            (Choice("stop", N_("The deal stops")), Choice("play_on", N_("It is played out"))),
            N_("After five tricks"),
            N_("Whether the deal stops when a side has five tricks."),
        ),
        Option(
            "todas",
            True,
            YES_NO,
            N_("Às Todas"),
            N_("Whether a side with seven grains needs one deal, and the other several in a row."),
        ),
        Option(
            "todas_7_2",
            4,
            (Choice(4, "4"), Choice(3, "3")),
            N_("Deals in a row at 7–2"),
            N_("How many deals the side with two grains must win when the other has seven."),
        ),
        Option(
            "first_draw",
            "everyone",
            (
                Choice("everyone", N_("Everyone")),
                Choice("teams", N_("One player a side")),
            ),
            N_("Drawing for the deal"),
            N_("Who draws a card to find the first dealer."),
        ),
        Option(
            "renege",
            False,
            (Choice(False, N_("Impossible")), Choice(True, N_("Possible"))),
            N_("Fraud"),
            N_(
                "Where it is possible, anyone may play against the rules, rob without the ace or"
                " sing falsely, and be accused of it until the next trick ends."
            ),
        ),
    )
)

"""The options of Gleek. Defaults are the document's reconstruction."""

from __future__ import annotations

from game.engine.options import YES_NO, Choice, Option, Schema
from game.engine.text import N_

SCHEMA = Schema(
    (
        Option(
            "opening_bid",
            12,
            (Choice(12, "12"), Choice(13, "13")),
            N_("First bid"),
            N_("The price at which the auction for the seven cards begins."),
        ),
        Option(
            "opening_forced",
            True,
            YES_NO,
            N_("Eldest must open"),
            N_("Whether the player at the dealer's left must make the first bid."),
        ),
        Option(
            "bid_step",
            2,
            (Choice(1, "1"), Choice(2, "2")),
            N_("Bids rise by"),
            N_("How much each bid is above the one before."),
        ),
        Option(
            "discard_first",
            True,
            YES_NO,
            N_("Discard before looking"),
            N_("Whether the buyer lays seven cards away before seeing the seven bought."),
        ),
        Option(
            "honours_stay",
            True,
            YES_NO,
            N_("Trump honours stay"),
            N_("Whether the buyer must keep ace, king, queen and jack of trump."),
        ),
        Option(
            "tiddy_turned",
            4,
            (Choice(0, N_("Nothing")), Choice(2, "2"), Choice(4, "4")),
            N_("Tiddy turned up"),
            N_("What each opponent pays the dealer when the four of trump is turned up."),
        ),
        Option(
            "tiddy_held",
            2,
            (Choice(0, N_("Nothing")), Choice(2, "2"), Choice(4, "4")),
            N_("Tiddy in hand"),
            N_("What each opponent pays who plays the four of trump."),
        ),
        Option(
            "towser_tumbler",
            False,
            YES_NO,
            N_("Towser and Tumbler"),
            N_(
                "The five of trump (Towser) is paid 5 and the six (Tumbler) 6 by each opponent,"
                " double when turned up."
            ),
        ),
        Option(
            "honours_to",
            "player",
            (
                Choice("player", N_("Who plays them")),
                Choice("winner", N_("Who wins the trick")),
            ),
            N_("Honours count for"),
            N_("Who scores ace 15, jack 9, king 3 and queen 3 of trump."),
        ),
        Option(
            "must_beat",
            False,
            YES_NO,
            N_("Beat the suit led"),
            N_("Whether a player who follows suit must play a higher card if able."),
        ),
        Option(
            "declaring",
            "automatic",
            (
                Choice("automatic", N_("Made for you")),
                Choice("chosen", N_("Your choice")),
            ),
            N_("Gleeks and mournivals"),
            N_("Whether every set is declared for you, or each player chooses what to show."),
        ),
        Option(
            "deals",
            3,
            (Choice(3, "3"), Choice(6, "6"), Choice(9, "9"), Choice(12, "12")),
            N_("Deals in a session"),
            N_("The highest balance after so many deals wins; equal balances share."),
        ),
    )
)

"""The options of Truco. Defaults are the document's game; presets lie in ``config/games/truco``."""

from __future__ import annotations

from game.engine.options import YES_NO, Choice, Option, Schema
from game.engine.text import N_

LADDERS: dict[str, tuple[int, ...]] = {
    "1 3 6 9 12": (1, 3, 6, 9, 12),
    "2 4 6 10 12": (2, 4, 6, 10, 12),
}

SCHEMA = Schema(
    (
        Option(
            "deck",
            40,
            (
                Choice(40, N_("40 cards")),
                Choice(24, N_("24 cards: Q J K A 2 3")),
            ),
            N_("Pack"),
            N_(
                "The clean pack leaves out 4, 5, 6 and 7 (fixed manilhas stay in), so that hands"
                " are strong and calls come often."
            ),
        ),
        Option(
            "manilhas",
            "turn_up",
            (
                Choice("turn_up", N_("By the turn-up")),
                Choice("fixed", N_("Always 4♣ 7♥ A♠ 7♦")),
            ),
            N_("Manilhas"),
            N_("The four highest cards: named by the turn-up of each deal, or always the same."),
        ),
        Option(
            "ladder",
            "1 3 6 9 12",
            (
                Choice("1 3 6 9 12", N_("1, 3, 6, 9, 12")),
                Choice("2 4 6 10 12", N_("2, 4, 6, 10, 12")),
            ),
            N_("What a deal is worth"),
            N_("The worth of a deal before any call, and after truco, seis, nove and doze."),
        ),
        Option(
            "target",
            12,
            (Choice(12, "12"), Choice(15, "15"), Choice(24, "24")),
            N_("Points to win"),
            N_("The side that reaches this score first wins the match."),
        ),
        Option(
            "best_of",
            1,
            (Choice(1, N_("One game")), Choice(3, N_("Best of three"))),
            N_("Games in a match"),
            N_("A single game decides, or the side that wins two games first."),
        ),
        Option(
            "special_score",
            "none",
            (
                Choice("none", N_("None")),
                Choice(10, "10"),
                Choice(11, "11"),
                Choice(14, "14"),
                Choice(23, "23"),
            ),
            N_("Mão de onze at"),
            N_(
                "A side that stands at exactly this score looks at its partners' cards and decides"
                " whether to play the deal."
            ),
        ),
        Option(
            "special_value",
            3,
            (Choice(2, "2"), Choice(3, "3"), Choice(4, "4")),
            N_("Mão de onze is worth"),
            N_("The points at stake when the side with mão de onze decides to play."),
        ),
        Option(
            "special_run",
            1,
            (Choice(1, "1"), Choice(2, "2")),
            N_("Running from mão de onze gives"),
            N_("The points the others score when the side with mão de onze does not play."),
        ),
        Option(
            "special_call",
            "refused",
            (
                Choice("refused", N_("Cannot be made")),
                Choice("loses_match", N_("Loses the match")),
            ),
            N_("A call in mão de onze"),
            N_("Nobody may call in mão de onze: the program refuses it, or it costs the match."),
        ),
        Option(
            "both_special",
            "iron_blind",
            (
                Choice("iron_blind", N_("Mão de ferro, cards unseen")),
                Choice("iron_open", N_("Mão de ferro, cards seen")),
                Choice("none", N_("An ordinary deal")),
            ),
            N_("When both sides stand at it"),
            N_(
                "In mão de ferro nobody may call and the winner takes the game; unseen means that"
                " you play without looking at your own cards."
            ),
        ),
        Option(
            "three_ties",
            "dealer",
            (
                Choice("dealer", N_("The dealer's side wins")),
                Choice("nobody", N_("Nobody scores")),
                Choice("eldest", N_("The first player's side wins")),
            ),
            N_("Three tied tricks"),
            N_("Who wins a deal whose three tricks are all tied."),
        ),
        Option(
            "leader_after_tie",
            "same",
            (
                Choice("same", N_("Whoever led before")),
                Choice("first_tied", N_("The first who tied")),
                Choice("eldest", N_("The first player (mão)")),
            ),
            N_("After a tie leads"),
            N_("Who leads the trick that follows a tied one."),
        ),
        Option(
            "cover_if_partner_covered",
            True,
            YES_NO,
            N_("Cover after a partner covered"),
            N_("Whether you may play face down in a trick where a partner already did."),
            seats=(4, 6),
        ),
        Option(
            "cover_after_tie",
            True,
            YES_NO,
            N_("Cover after a tied trick"),
            N_("Whether you may play face down in the trick that follows a tied one."),
        ),
        Option(
            "highest_after_tie",
            False,
            YES_NO,
            N_("Best card after a tie"),
            N_("After a tied first trick everyone must play their best card, face up."),
        ),
        Option(
            "call_when",
            "own_turn",
            (
                Choice("own_turn", N_("On one's own turn")),
                Choice("any_time", N_("At any time")),
            ),
            N_("Calling"),
            N_("Whether truco is called on one's own turn only, before playing a card."),
        ),
        Option(
            "raise_limit",
            "free",
            (
                Choice("free", N_("Without limit")),
                Choice("needed", N_("Up to what is needed")),
            ),
            N_("Raising"),
            N_(
                "With a limit, nobody may raise a deal that is already worth enough for the side"
                " that is behind to win."
            ),
        ),
    )
)

"""The options of a match in the form in which a deal asks for them."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

from game.engine.options import Options
from game.games.truco.options import LADDERS


@dataclass(frozen=True, slots=True)
class Rules:
    """A rule set, read once from its options. ``games`` are the games that win the match."""

    deck: int
    fixed: bool
    ladder: tuple[int, ...]
    target: int
    games: int
    special_score: int | None
    special_value: int
    special_run: int
    call_loses: bool
    both_special: str
    three_ties: str
    leader_after_tie: str
    cover_if_partner_covered: bool
    cover_after_tie: bool
    highest_after_tie: bool
    any_time: bool
    needed: bool

    @staticmethod
    @cache
    def of(options: Options) -> Rules:
        special = options["special_score"]
        return Rules(
            deck=options.number("deck"),
            fixed=options["manilhas"] == "fixed",
            ladder=LADDERS[options.word("ladder")],
            target=options.number("target"),
            games=options.number("best_of") // 2 + 1,
            special_score=None if special == "none" else options.number("special_score"),
            special_value=options.number("special_value"),
            special_run=options.number("special_run"),
            call_loses=options["special_call"] == "loses_match",
            both_special=options.word("both_special"),
            three_ties=options.word("three_ties"),
            leader_after_tie=options.word("leader_after_tie"),
            cover_if_partner_covered=options.flag("cover_if_partner_covered"),
            cover_after_tie=options.flag("cover_after_tie"),
            highest_after_tie=options.flag("highest_after_tie"),
            any_time=options["call_when"] == "any_time",
            needed=options["raise_limit"] == "needed",
        )

    def special_sides(self, points: tuple[int, ...]) -> tuple[int, ...]:
        """The sides that stand at the score of mão de onze."""
        if self.special_score is None or self.special_score >= self.target:
            return ()
        return tuple(side for side in (0, 1) if points[side] == self.special_score)

    def next_worth(self, worth: int) -> int | None:
        """What may be asked for above ``worth``. Mão de onze may stand off the ladder."""
        return next((step for step in self.ladder if step > worth), None)

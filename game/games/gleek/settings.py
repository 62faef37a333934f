"""The options of a session in the form in which a deal asks for them."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

from game.engine.options import Options
from game.games.gleek.scoring import FIVE, FOUR, SIX


@dataclass(frozen=True, slots=True)
class Rules:
    """A rule set, read once from its options.

    ``turned`` and ``held`` are what each opponent pays for a low trump, by rank: Tiddy (4), Towser
    (5) and Tumbler (6).
    """

    opening_bid: int
    opening_forced: bool
    bid_step: int
    discard_first: bool
    honours_stay: bool
    turned: dict[int, int]
    held: dict[int, int]
    honours_to_winner: bool
    must_beat: bool
    choose_sets: bool
    deals: int

    @staticmethod
    @cache
    def of(options: Options) -> Rules:
        turned = {FOUR: options.number("tiddy_turned")}
        held = {FOUR: options.number("tiddy_held")}
        if options.flag("towser_tumbler"):
            held |= {FIVE: 5, SIX: 6}
            turned |= {FIVE: 10, SIX: 12}
        return Rules(
            opening_bid=options.number("opening_bid"),
            opening_forced=options.flag("opening_forced"),
            bid_step=options.number("bid_step"),
            discard_first=options.flag("discard_first"),
            honours_stay=options.flag("honours_stay"),
            turned=turned,
            held=held,
            honours_to_winner=options["honours_to"] == "winner",
            must_beat=options.flag("must_beat"),
            choose_sets=options["declaring"] == "chosen",
            deals=options.number("deals"),
        )

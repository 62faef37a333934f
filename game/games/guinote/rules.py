"""The rules of Guiñote: its options as terms of a deal and of a match."""

from __future__ import annotations

from functools import cache
from typing import Literal

from game.engine.duty import Duty
from game.engine.options import Options
from game.engine.pointtricks.game import PointTrickGame
from game.engine.pointtricks.scores import Format, MatchTerms
from game.engine.pointtricks.terms import MarriageRule, SwapRule, Terms
from game.engine.spanish import ACE, CABALLO, REY, SEVEN, SOTA, THREE, figures
from game.games.guinote.options import SCHEMA

WITH_POINTS = (SOTA, CABALLO, REY, THREE, ACE)
TUTE_BONUS = 40
_CAPOTE: dict[str, int | Literal["match"]] = {"hundred": 100, "none": 0, "match": "match"}


@cache
def _terms(options: Options) -> Terms:
    """How a deal is played under these options."""
    strength, points = figures(options["figures"] == "sota")
    return Terms(
        strength=strength,
        points=points,
        packets=(1,) * 6 if options["deal_packets"] == "ones" else (3, 3),
        stock=True,
        strict="always" if options["strict"] == "always" else "after_stock",
        duty=Duty(
            beat_after_ruff=options.flag("beat_after_ruff"),
            undertrump=options["undertrump"] == "forced",
            partner_exempts=options.flag("partner_exempts"),
        ),
        swaps=(
            SwapRule(
                given=SEVEN,
                taken=WITH_POINTS if options.flag("seven_only_for_points") else tuple(range(10)),
                needs_trick=options.flag("seven_needs_trick"),
            ),
        ),
        marriage=MarriageRule(
            partner=SOTA if options["marriage_pair"] == "sota" else CABALLO,
            by_pair=options["marriage_by"] == "pair",
            after_draw=options.flag("marriage_after_draw"),
        ),
        last_trick=10,
        capote=_CAPOTE[options.word("capote")],
        fours=((REY, TUTE_BONUS),) if options.flag("tute_bonus") else (),
    )


@cache
def _match_terms(options: Options) -> MatchTerms:
    """How deals make a match under these options."""
    formats: dict[str, Format] = {
        "cumulative": "cumulative",
        "fixed_deals": "fixed_deals",
        "vueltas": "vueltas",
    }
    return MatchTerms(
        format=formats[options.word("match_format")],
        target=options.number("target"),
        deals=options.number("deals"),
        last_trick_decides=options["both_past_target"] == "last_trick",
        winner_deals=options["next_dealer"] == "last_trick",
        games=options.number("games_per_match") // 2 + 1,
    )


class GuinoteGame(PointTrickGame):
    """Guiñote for four in pairs, or for two."""

    name = "guinote"
    players = (4, 2)
    schema = SCHEMA

    def terms(self, options: Options) -> Terms:
        return _terms(options)

    def match_terms(self, options: Options) -> MatchTerms:
        return _match_terms(options)


GAME = GuinoteGame()

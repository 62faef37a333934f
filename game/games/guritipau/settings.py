"""The options of a match in the form in which a deal asks for them."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

from game.engine.options import Options


@dataclass(frozen=True, slots=True)
class Rules:
    """A rule set, read once from its options. ``target`` None is a match without end."""

    target: int | None
    postures: bool
    posture_6_2: str
    posture_adds_invite: bool
    after_lost_pedra: str
    short_cut_gives: bool
    annul_below: int
    grains_in_play: bool
    one_grain: bool
    run_on_turn: bool
    undertrump_free: bool
    play_on: bool
    todas: bool
    todas_7_2: int
    teams_draw: bool
    renege: bool

    @staticmethod
    @cache
    def of(options: Options) -> Rules:
        endless = options["target_pedras"] == "open"
        return Rules(
            target=None if endless else options.number("target_pedras"),
            postures=options.flag("postures"),
            posture_6_2=options.word("posture_6_2"),
            posture_adds_invite=options.flag("posture_adds_invite"),
            after_lost_pedra=options.word("after_lost_pedra"),
            short_cut_gives=options["short_cut"] == "loses_invite",
            annul_below=options.number("annul_below"),
            grains_in_play=options.flag("grains_in_play"),
            one_grain=options["grains_per_team"] == "one",
            run_on_turn=options["run_when"] == "own_turn",
            undertrump_free=options.flag("undertrump_free"),
            play_on=options["after_five_tricks"] == "play_on",
            todas=options.flag("todas"),
            todas_7_2=options.number("todas_7_2"),
            teams_draw=options["first_draw"] == "teams",
            renege=options.flag("renege"),
        )

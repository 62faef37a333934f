"""The rules of Tute in pairs: ten cards each, strict from the first trick."""

from __future__ import annotations

from functools import cache

from game.engine.duty import Duty
from game.engine.options import Options
from game.engine.pointtricks.game import PointTrickGame
from game.engine.pointtricks.scores import MatchTerms
from game.engine.pointtricks.terms import MarriageRule, Terms
from game.engine.spanish import CABALLO, REY, figures
from game.games.tute.options import SCHEMA

WINS_MATCH = 0
_FOURS = {
    "reyes_or_caballos": ((REY, WINS_MATCH), (CABALLO, WINS_MATCH)),
    "reyes": ((REY, WINS_MATCH),),
    "none": (),
}


@cache
def _terms(options: Options) -> Terms:
    """How a deal is played under these options."""
    strength, points = figures(options["figures"] == "sota")
    return Terms(
        strength=strength,
        points=points,
        packets=(5, 5),
        stock=False,
        strict="always",
        duty=Duty(
            undertrump=options["undertrump"] == "forced",
            partner_exempts=options.flag("partner_exempts"),
        ),
        marriage=MarriageRule(partner=CABALLO, by_pair=options["marriage_by"] == "pair"),
        last_trick=10,
        fours=_FOURS[options.word("tute")],
    )


@cache
def _match_terms(options: Options) -> MatchTerms:
    """How deals make a match under these options."""
    return MatchTerms(
        format="cumulative" if options["match_format"] == "cumulative" else "vueltas",
        target=options.number("target"),
        last_trick_decides=True,
        games=options.number("games_per_match") // 2 + 1,
    )


class TuteGame(PointTrickGame):
    """Tute for four in pairs."""

    name = "tute"
    players = (4,)
    schema = SCHEMA

    def terms(self, options: Options) -> Terms:
        return _terms(options)

    def match_terms(self, options: Options) -> MatchTerms:
        return _match_terms(options)


GAME = TuteGame()

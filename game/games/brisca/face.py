"""How Brisca looks on the table."""

from __future__ import annotations

from dataclasses import replace

from game.engine.pointtricks.records import DealEnded
from game.games.brisca.rules import GAME, HALF
from game.games.brisca.words import WORDS
from game.i18n import ngettext
from game.table.cues import Cue, Score
from game.table.faces.pointtricks import Marks, PointTrickFace
from game.table.faces.slate import Sheet


class BriscaFace(PointTrickFace):
    """The slate counts deals won, in strokes."""

    def _score(self, event: DealEnded, now: Marks) -> Cue:
        before = now.standing.points
        won = (p + (q > HALF) for p, q in zip(before, event.points, strict=True))
        return Score(tuple(won), "tick")

    def sheet(self, now: Marks) -> Sheet:
        deals = self.game.match_terms(now.options).target
        heading = ngettext("{n} deal wins", "{n} deals win", deals)
        return replace(super().sheet(now), tally=True, heading=heading)


FACE = BriscaFace(GAME, WORDS)

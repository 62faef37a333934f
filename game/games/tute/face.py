"""How Tute looks on the table."""

from __future__ import annotations

from game.games.tute.rules import GAME
from game.games.tute.words import WORDS
from game.table.faces.pointtricks import PointTrickFace

FACE = PointTrickFace(GAME, WORDS)

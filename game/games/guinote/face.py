"""How Guiñote looks on the table."""

from __future__ import annotations

from game.games.guinote.rules import GAME
from game.games.guinote.words import WORDS
from game.table.faces.pointtricks import PointTrickFace

FACE = PointTrickFace(GAME, WORDS)

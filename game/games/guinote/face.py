"""How Guiñote looks on the table."""

from __future__ import annotations

from game.faces.pointtricks import PointTrickFace
from game.games.guinote.rules import GAME
from game.games.guinote.words import WORDS

FACE = PointTrickFace(GAME, WORDS)

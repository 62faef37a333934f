"""How Tute looks on the table."""

from __future__ import annotations

from game.faces.pointtricks import PointTrickFace
from game.games.tute.rules import GAME
from game.games.tute.words import WORDS

FACE = PointTrickFace(GAME, WORDS)

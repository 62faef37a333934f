"""Scores of Guiñote as Aragon tells them: *malas* up to 50, *buenas* after that."""

from __future__ import annotations

from game.engine.options import Options

MALAS = 50


def in_malas(options: Options) -> bool:
    """Whether scores are told in malas and buenas: where idas and vueltas are played."""
    return options["match_format"] == "vueltas"


def slate(points: int) -> tuple[int, int]:
    """A score as malas and buenas: 47 is (47, 0), 62 is (50, 12)."""
    return min(points, MALAS), max(points - MALAS, 0)


def told(points: int) -> str:
    """A score as it is said, in Spanish everywhere: "47 malas", "12 buenas"."""
    malas, buenas = slate(points)
    if buenas:
        return f"{buenas} buena" if buenas == 1 else f"{buenas} buenas"
    return f"{malas} mala" if malas == 1 else f"{malas} malas"

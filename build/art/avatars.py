"""Portraits of all who play.

Each is a disc 356 units across, made to be known at 70 pixels by its outline and two colours.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import casinofolk
import coastfolk
import players
import svg
import tavernfolk
import townsfolk
from portrait import Portrait

PEOPLE: dict[str, Callable[[], Portrait]] = {
    "zeca": townsfolk.zeca,
    "ceci": townsfolk.ceci,
    "tiao": townsfolk.tiao,
    "lela": coastfolk.lela,
    "bia": coastfolk.bia,
    "djoy": coastfolk.djoy,
    "tuda": coastfolk.tuda,
    "zulmira": coastfolk.zulmira,
    "toi": coastfolk.toi,
    "nela": coastfolk.nela,
    "margery": tavernfolk.margery,
    "hale": tavernfolk.hale,
    "finch": tavernfolk.finch,
    "nan": tavernfolk.nan,
    "pilar": casinofolk.pilar,
    "lola": casinofolk.lola,
    "ramiro": casinofolk.ramiro,
    "eusebio": casinofolk.eusebio,
    "dalva": townsfolk.dalva,
    "nono": townsfolk.nono,
    "marli": townsfolk.marli,
    "kenji": townsfolk.kenji,
    "iara": townsfolk.iara,
    "jorge": townsfolk.jorge,
    "rita": townsfolk.rita,
    "voce": players.voce,
    "voce_2": players.voce_2,
    "voce_3": players.voce_3,
    "voce_4": players.voce_4,
}
"""File name of each portrait; those that begin with "voce" are the player's to choose from."""


def make(out_root: Path) -> None:
    """Write every portrait to `out_root`/sprites/avatars."""
    for name, draw in PEOPLE.items():
        svg.write(out_root / "sprites" / "avatars" / f"{name}.svg", draw().document())

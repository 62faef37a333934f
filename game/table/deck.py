"""Which pictures a deck is drawn from, by the player's settings and the theme."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

from game import resources
from game.settings import Settings
from game.table.card_sprites import CardSprites
from game.ui.theme import Theme

_PLAIN = ("normal",)


def look_name(settings: Settings) -> str:
    """The look of a deck that the settings ask for."""
    if settings.high_contrast:
        return "contrast"
    colours = "four" if settings.deck_colours == 4 else "two"
    return f"{colours}-large" if settings.large_index else colours


def deck_folders(deck: str, settings: Settings, theme: Theme) -> tuple[list[Path], Path]:
    """Folders of the faces, the first that has a card counts, and the file of the back."""
    home = resources.path("sprites", "decks", deck)
    described = _described(home / "deck.toml")
    looks = described.get("looks", {})
    look = looks.get(look_name(settings), looks.get("two", {}))
    folders = [home / name for name in look.get("folders", _PLAIN)]
    backs = list(described.get("backs", {}))
    wanted = settings.back or theme.pictures.get("back", "")
    name = Path(wanted).stem if wanted else ""
    if name not in backs:
        name = backs[0] if backs else "azulejo"
    return folders, home / "backs" / f"{name}.svg"


def card_sprites(settings: Settings, deck: str, theme: Theme | None = None) -> CardSprites:
    """The cards of a deck as the player wants them, with the back of ``theme`` or the first one."""
    return CardSprites(*deck_folders(deck, settings, theme or Theme()))


def _described(file: Path) -> dict[str, Any]:
    try:
        with file.open("rb") as source:
            return tomllib.load(source)
    except (OSError, tomllib.TOMLDecodeError):
        return {}

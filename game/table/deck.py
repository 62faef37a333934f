"""Which pictures a deck is drawn from, by the player's settings and the theme."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from game import resources
from game.settings import Settings
from game.table.card_sprites import CardSprites, DeckPictures
from game.table.layout import CARD_ASPECT
from game.ui.theme import Theme

_PLAIN = ("normal",)


def look_name(settings: Settings) -> str:
    """The look of a deck that the settings ask for."""
    if settings.high_contrast:
        return "contrast"
    colours = "four" if settings.deck_colours == 4 else "two"
    return f"{colours}-large" if settings.large_index else colours


def deck_pictures(deck: str, settings: Settings, theme: Theme) -> DeckPictures:
    """The pictures of a deck in the look of the settings, with the player's back or the theme's.

    Where the settings ask for French cards and the deck says which of them stand for its own,
    theirs are the pictures, looks and backs.
    """
    home = _dressed(deck, theme)
    described = _described(home / "deck.toml")
    names: dict[str, str] = {}
    french = described.get("looks", {}).get("french")
    if settings.french_cards and french:
        names = _stand_ins(described, french)
        home = home / french["deck"]
        described = _described(home / "deck.toml")
    looks = described.get("looks", {})
    look = looks.get(look_name(settings), looks.get("two", {}))
    folders = tuple(home / name for name in look.get("folders", _PLAIN))
    backs = list(described.get("backs", {}))
    wanted = settings.back or theme.pictures.get("back", "")
    name = Path(wanted).stem if wanted else ""
    if name not in backs:
        name = backs[0] if backs else "azulejo"
    aspect = described["width"] / described["height"] if "height" in described else CARD_ASPECT
    return DeckPictures(folders, home / "backs" / f"{name}.svg", aspect, names)


def _dressed(deck: str, theme: Theme) -> Path:
    """The folder of a deck in the dress of the place, where the theme has one of the same cards."""
    home = resources.path("sprites", "decks", deck)
    dress = theme.pictures.get("deck", "")
    if not dress or Path(dress).name == deck:
        return home
    worn = resources.path("sprites", *Path(dress).parts)
    own, other = _described(home / "deck.toml"), _described(worn / "deck.toml")
    alike = bool(own) and set(other.get("ranks", ("?",))) <= set(own.get("ranks", ()))
    return worn if alike and other.get("suits") == own.get("suits") else home


def card_aspect(deck: str, settings: Settings) -> float:
    """Width by height of the cards that the settings ask for."""
    return deck_pictures(deck, settings, Theme()).aspect


def _stand_ins(described: Mapping[str, Any], look: Mapping[str, Any]) -> dict[str, str]:
    """The other deck's card for each of this deck."""
    ranks, suits = look.get("ranks", {}), look.get("suits", {})
    return {
        f"{rank}{suit}": f"{ranks.get(rank, rank)}{suits.get(suit, suit)}"
        for suit in described["suits"]
        for rank in described["ranks"]
    }


def card_sprites(settings: Settings, deck: str, theme: Theme | None = None) -> CardSprites:
    """The cards of a deck as the player wants them, with the back of ``theme`` or the first one."""
    return CardSprites(deck_pictures(deck, settings, theme or Theme()))


def _described(file: Path) -> dict[str, Any]:
    try:
        with file.open("rb") as source:
            return tomllib.load(source)
    except (OSError, tomllib.TOMLDecodeError):
        return {}

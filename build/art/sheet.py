"""Contact sheets: all cards of a deck side by side, to look at."""

from __future__ import annotations

import io
import tomllib
from pathlib import Path
from typing import Any

import resvg_py
from PIL import Image

FELT = (38, 60, 48, 255)


def contact_sheet(folder: Path, picture: Path, height: int, look: str | None = None) -> None:
    """Draw the cards of one look, or of every folder of the deck, and the backs.

    `height` is that of a card in pixels.
    """
    deck = tomllib.loads((folder / "deck.toml").read_text(encoding="utf-8"))
    rows: list[list[Path]] = []
    columns = len(deck["ranks"])
    names = [f"{rank}{suit}" for suit in deck["suits"] for rank in deck["ranks"]]
    if look:
        names = card_names(deck, look)
        home, folders = card_folders(folder, deck, look)
        cards = [next(p for f in folders if (p := home / f / f"{n}.svg").exists()) for n in names]
        rows += [cards[k : k + columns] for k in range(0, len(cards), columns)]
    else:
        own = [entry for entry in deck["looks"].values() if "deck" not in entry]
        for sub in dict.fromkeys(f for entry in own for f in entry["folders"]):
            cards = [p for n in names if (p := folder / sub / f"{n}.svg").exists()]
            rows += [cards[k : k + columns] for k in range(0, len(cards), columns)]
    rows.append([folder / "backs" / f"{name}.svg" for name in deck["backs"]])
    tiles = [[rasterise(path, height) for path in row] for row in rows]
    paste(tiles, max(4, height // 14)).save(picture)


def card_folders(folder: Path, deck: dict[str, Any], look: str) -> tuple[Path, list[str]]:
    """The deck, this or the one it borrows from, and its folders that have the look's cards."""
    entry = deck["looks"][look]
    if "deck" not in entry:
        return folder, entry["folders"]
    home = folder / entry["deck"]
    other = tomllib.loads((home / "deck.toml").read_text(encoding="utf-8"))
    return home, next(iter(other["looks"].values()))["folders"]


def card_names(deck: dict[str, Any], look: str) -> list[str]:
    """The file names of a deck's cards in one look, which may borrow those of another deck."""
    entry = deck["looks"][look]
    ranks, suits = entry.get("ranks", {}), entry.get("suits", {})
    return [
        f"{ranks.get(rank, rank)}{suits.get(suit, suit)}"
        for suit in deck["suits"]
        for rank in deck["ranks"]
    ]


def rasterise(path: Path, height: int) -> Image.Image:
    """An SVG file as a picture of the given height."""
    data = resvg_py.svg_to_bytes(svg_path=str(path), height=height)
    return Image.open(io.BytesIO(bytes(data))).convert("RGBA")


def paste(rows: list[list[Image.Image]], gap: int) -> Image.Image:
    """Rows of pictures of one size on a green ground."""
    wide, high = rows[0][0].size
    columns = max(map(len, rows))
    size = (columns * (wide + gap) + gap, len(rows) * (high + gap) + gap)
    ground = Image.new("RGBA", size, FELT)
    for j, row in enumerate(rows):
        for i, tile in enumerate(row):
            ground.alpha_composite(tile, (gap + i * (wide + gap), gap + j * (high + gap)))
    return ground.convert("RGB")

"""Writing the picture of a place: at both sizes, and small for choosing a game."""

from __future__ import annotations

from pathlib import Path

from PIL import Image

from bar import HEIGHT, WIDTH
from painting import save
from surfaces import SCALE, narrower


def write(table: Image.Image, out_root: Path, name: str, quality: tuple[int, int]) -> None:
    """Write `table` to `out_root`/sprites/tables, once as it is and once half as large.

    `quality` is that of the large and of the small file; boards with much grain need more bytes
    for the same number than cloth does.
    """
    folder = out_root / "sprites" / "tables"
    save(table, folder / f"{name}@2x.webp", quality[0])
    save(narrower(table, WIDTH), folder / f"{name}.webp", quality[1])
    left = (table.width - HEIGHT * SCALE * 16 // 9) // 2
    middle = table.crop((left, 0, table.width - left, table.height))
    save(narrower(middle, 480), folder / f"{name}_thumb.webp", 90)

"""Draw the pictures, fonts and sounds that the program carries: `python build/art all`.

What is made here is committed, so that playing and packaging need none of the drawing libraries.
The same sources give the same bytes every time.
"""

from __future__ import annotations

import argparse
import importlib
import sys
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]

MAKERS = {
    "fonts": "fonts",
    "french": "french.deck",
    "antique": "antique.deck",
    "spanish": "spanish.deck",
    "avatars": "avatars",
    "icons": "icons",
    "props": "props",
    "surfaces": "surfaces",
    "casino": "casino",
    "tavern": "tavern",
    "yard": "yard",
    "sounds": "sounds",
}
"""What can be made, and the module whose `make(out_root)` makes it."""


def main(arguments: list[str] | None = None) -> int:
    """Make what is asked for; return the exit status."""
    parser = argparse.ArgumentParser(prog="python build/art", description=__doc__)
    commands = parser.add_subparsers(dest="what", required=True)
    for name in (*MAKERS, "all"):
        command = commands.add_parser(name)
        command.add_argument("--out", type=Path, default=ROOT, help="project folder to write into")
    sheet = commands.add_parser("sheet", help="a contact sheet of a deck")
    sheet.add_argument("picture", type=Path, metavar="OUT.png")
    sheet.add_argument("--deck", default="french", help="a folder of sprites/decks")
    sheet.add_argument("--height", type=int, default=70, help="height of a card in pixels")
    sheet.add_argument("--look", default=None, help="one look of the deck; all cards of it")
    chosen = parser.parse_args(arguments)

    if chosen.what == "sheet":
        importlib.import_module("sheet").contact_sheet(
            ROOT / "sprites" / "decks" / chosen.deck, chosen.picture, chosen.height, chosen.look
        )
        return 0
    for name in MAKERS if chosen.what == "all" else [chosen.what]:
        start = time.perf_counter()
        importlib.import_module(MAKERS[name]).make(chosen.out)
        print(f"{name}: {time.perf_counter() - start:.1f} s")
    return 0


if __name__ == "__main__":
    sys.exit(main())

"""The font files, and which characters each of them can draw.

``pygame.font`` draws an empty box for what a font lacks and does not say so; ``coverage.json``,
made with the fonts, does.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterator
from pathlib import Path
from typing import Literal

import pygame
import pygame.font

Face = Literal[
    "text",
    "bold",
    "italic",
    "bold-italic",
    "title",
    "title-black",
    "title-italic",
    "slate",
    "tavern",
    "tavern-italic",
]

SYMBOLS = "VazaSymbols.ttf"
FILES: dict[str, str] = {
    "text": "AtkinsonHyperlegible-Regular.ttf",
    "bold": "AtkinsonHyperlegible-Bold.ttf",
    "italic": "AtkinsonHyperlegible-Italic.ttf",
    "bold-italic": "AtkinsonHyperlegible-BoldItalic.ttf",
    "title": "VazaTitle-ExtraBold.ttf",
    "title-black": "VazaTitle-Black.ttf",
    "title-italic": "VazaTitle-BlackItalic.ttf",
    "slate": "Cinzel-Bold.ttf",
    "tavern": "VazaTavern-Bold.ttf",
    "tavern-italic": "VazaTavern-Italic.ttf",
    "symbols": SYMBOLS,
}
# Every face has these; so that ordinary text needs no table.
_SURE = 263
_HELD = 96


class Fonts:
    """Fonts by face and size, and the split of a text into what each can draw."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self._open: dict[tuple[str, int], pygame.font.Font] = {}
        self._coverage: dict[str, list[list[int]]] | None = None

    def get(self, face: str, px: int) -> pygame.font.Font:
        """The font of ``face`` at ``px`` pixels to the em. A missing file gives pygame's own."""
        key = face, max(4, px)
        font = self._open.get(key)
        if font is None:
            if not pygame.font.get_init():
                pygame.font.init()
            if len(self._open) >= _HELD:
                self._open.pop(next(iter(self._open)))
            try:
                font = pygame.font.Font(self.folder / FILES[face], key[1])
            except (OSError, pygame.error):
                font = pygame.font.Font(None, key[1])
            self._open[key] = font
        return font

    def runs(self, face: str, text: str) -> Iterator[tuple[str, str]]:
        """``text`` cut into (face, part): parts that ``face`` lacks go to the symbol font.

        What neither font can draw is shown as the replacement ``?`` rather than as an empty box.
        """
        if all(32 <= ord(c) <= 126 or 160 <= ord(c) <= _SURE for c in text):
            if text:
                yield face, text
            return
        part, current = "", face
        for c in text:
            wanted = face
            if not self._has(FILES[face], ord(c)):
                if self._has(SYMBOLS, ord(c)):
                    wanted = "symbols"
                else:
                    c = "?"
            if wanted != current and part:
                yield current, part
                part = ""
            current = wanted
            part += c
        if part:
            yield current, part

    def _has(self, file: str, code: int) -> bool:
        if self._coverage is None:
            import json  # ordinary text needs no table

            try:
                with (self.folder / "coverage.json").open(encoding="utf-8") as source:
                    self._coverage = json.load(source)
            except (OSError, ValueError):
                self._coverage = {}
        ranges = self._coverage.get(file)
        if ranges is None:
            return file != SYMBOLS
        at = bisect_right(ranges, code, key=lambda span: span[0]) - 1
        return at >= 0 and code <= ranges[at][1]

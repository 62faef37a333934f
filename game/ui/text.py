"""Text as pictures: our markup, wrapping, and the split between text and symbol fonts."""

from __future__ import annotations

import re
from typing import Literal

import pygame

from game.ui.cache import SurfaceCache, to_screen
from game.ui.fonts import Fonts
from game.ui.markup import Span, parse
from game.ui.metrics import Metrics

Align = Literal["left", "center", "right"]
Rgb = tuple[int, int, int]

LEAST, LEAST_TINY = 12, 9
"""Pixels of the smallest text, and of it in windows smaller than half the usual height."""

MEBIBYTE = 1024 * 1024
_WORDS = re.compile(r"\n|[ \t]+|[^ \t\n]+")
_LEADING = 1.28
_ACCENTED = {"text": "bold", "italic": "bold-italic"}
_TITLE_GAP = 0.25
"""The em share of a gap in the title face, whose own is made for letters of poster size."""
_ITALIC = {"text": "italic", "bold": "bold-italic", "title": "title-italic"}


class _Piece:
    """Text of one face and colour within a line."""

    __slots__ = ("accent", "face", "text")

    def __init__(self, face: str, text: str, accent: bool) -> None:
        self.face = face
        self.text = text
        self.accent = accent


_Line = list[_Piece]


class Text:
    """Renders and measures sentences. Sizes are in units; the results are pictures in pixels."""

    def __init__(self, fonts: Fonts, metrics: Metrics, limit: int = 32 * MEBIBYTE) -> None:
        self.fonts = fonts
        self.metrics = metrics
        self._cache = SurfaceCache(limit)

    def resized(self, metrics: Metrics) -> None:
        """Render for another window size or text scale from now on."""
        self.metrics = metrics
        self._cache.clear()

    def pixels(self, size: float) -> int:
        """Pixels to the em of text of ``size`` units: never so few that it cannot be read."""
        least = LEAST if self.metrics.scale >= 0.5 else LEAST_TINY
        return max(least, round(size * self.metrics.scale * self.metrics.text_scale))

    def render(
        self,
        text: str,
        size: float,
        color: Rgb,
        font: str = "text",
        max_width: float | None = None,
        align: Align = "left",
        accent: Rgb | None = None,
    ) -> pygame.Surface:
        """A picture of ``text``. Lines longer than ``max_width`` units wrap; nothing is cut.

        ``accent`` is the colour of ``*bold*`` parts (default: ``color``).
        """
        key = (text, self.pixels(size), color, font, max_width, align, accent)
        return self._cache.get(
            key, lambda: self._render(text, size, color, font, max_width, align, accent or color)
        )

    def measure(
        self, text: str, size: float, font: str = "text", max_width: float | None = None
    ) -> tuple[float, float]:
        """Width and height in units that :meth:`render` would give."""
        px = self.pixels(size)
        lines = self._lines(text, px, font, self._limit(max_width))
        width = max((self._width(line, px) for line in lines), default=0)
        return width / self.metrics.scale, self._height(len(lines), px, font) / self.metrics.scale

    def line_height(self, size: float, font: str = "text") -> float:
        """Height in units of one line."""
        return self.fonts.get(font, self.pixels(size)).get_height() / self.metrics.scale

    def fit(
        self,
        text: str,
        size: float,
        color: Rgb,
        width: float,
        font: str = "text",
        align: Align = "center",
        accent: Rgb | None = None,
        max_lines: int = 2,
    ) -> pygame.Surface:
        """A picture no wider than ``width`` units: on fewer than ``max_lines`` lines if that is
        possible by wrapping, else in smaller letters (never under two thirds of ``size``)."""
        for share in (1.0, 0.94, 0.88, 0.82, 0.76, 0.7, 0.67):
            px = self.pixels(size * share)
            limit = self._limit(width)
            unbroken = all(self._width(word, px) <= limit for word in self._words(text, font))
            if unbroken and len(self._lines(text, px, font, limit)) <= max_lines:
                return self.render(text, size * share, color, font, width, align, accent)
        return self.render(text, size * 0.67, color, font, width, align, accent)

    # Layout, in pixels.

    def _limit(self, max_width: float | None) -> float:
        return float("inf") if max_width is None else max(1.0, max_width * self.metrics.scale)

    def _height(self, lines: int, px: int, font: str) -> int:
        if lines == 0:
            return 0
        return self.fonts.get(font, px).get_height() + round((lines - 1) * px * _LEADING)

    def _face(self, span: Span, font: str) -> str:
        face = font
        if span.accent:
            face = _ACCENTED.get(face, face)
        if span.italic:
            face = _ITALIC.get(face, face)
        return face

    def _lines(self, text: str, px: int, font: str, limit: float) -> list[_Line]:
        """Greedy wrapping. A break falls between words, or within one that is wider than a line."""
        if text and not any(mark in text for mark in "*_\\\n") and not font.startswith("title"):
            runs = [_Piece(face, part, False) for face, part in self.fonts.runs(font, text)]
            if self._width(runs, px) <= limit:
                return [_trimmed(runs) if text[-1].isspace() else runs]
        lines: list[_Line] = []
        line: _Line = []
        width = 0
        for word in self._words(text, font):
            if not word:
                lines.append(_trimmed(line))
                line, width = [], 0
                continue
            space = word[0].text.isspace()
            wide = self._width(word, px)
            if width + wide <= limit or (space and line):
                line += word
                width += wide
                continue
            if space:
                continue
            if line:
                lines.append(_trimmed(line))
                line, width = [], 0
            *full, line = self._broken(word, px, limit) if wide > limit else [word]
            lines += full
            width = self._width(line, px)
        lines.append(_trimmed(line))
        return lines

    def _words(self, text: str, font: str) -> list[_Line]:
        """Words and gaps in order; an empty one is a line break. A word may hold several styles."""
        words: list[_Line] = []
        joined = False
        for span in parse(text):
            face = self._face(span, font)
            for match in _WORDS.finditer(span.text):
                part = match[0]
                if part == "\n":
                    words.append([])
                    joined = False
                    continue
                pieces = [_Piece(f, t, span.accent) for f, t in self.fonts.runs(face, part)]
                if joined and not part.isspace():
                    words[-1] += pieces
                else:
                    words.append(pieces)
                joined = not part.isspace()
        return words

    def _broken(self, word: _Line, px: int, limit: float) -> list[_Line]:
        """A word too wide for a line, cut into lines at letters."""
        lines: list[_Line] = [[]]
        for piece in word:
            for letter in piece.text:
                grown = _joined([*lines[-1], _Piece(piece.face, letter, piece.accent)])
                if lines[-1] and self._width(grown, px) > limit:
                    lines.append([_Piece(piece.face, letter, piece.accent)])
                else:
                    lines[-1] = grown
        return lines

    def _width(self, line: _Line, px: int) -> int:
        return sum(self._advance(piece, px) for piece in _joined(line))

    def _advance(self, piece: _Piece, px: int) -> int:
        width = self.fonts.get(piece.face, px).size(piece.text)[0]
        if _is_title_gap(piece):
            return max(width, round(px * _TITLE_GAP) * len(piece.text))
        return width

    def _render(
        self,
        text: str,
        size: float,
        color: Rgb,
        font: str,
        max_width: float | None,
        align: Align,
        accent: Rgb,
    ) -> pygame.Surface:
        px = self.pixels(size)
        lines = [_joined(x) for x in self._lines(text, px, font, self._limit(max_width))]
        widths = [self._width(line, px) for line in lines]
        main = self.fonts.get(font, px)
        if len(lines) == 1 and len(lines[0]) == 1 and lines[0][0].face == font:
            only = lines[0][0]
            drawn = main.render(only.text, True, accent if only.accent else color)
            # Without the gap to a next line, which would lift the letters off the middle.
            height = min(drawn.get_height(), main.get_height())
            return to_screen(drawn.subsurface((0, 0, drawn.get_width(), height)))
        box = max(1, *widths), max(1, self._height(len(lines), px, font))
        picture = pygame.Surface(box, pygame.SRCALPHA)
        for number, (line, width) in enumerate(zip(lines, widths, strict=True)):
            spare = box[0] - width
            x = {"left": 0, "center": spare // 2, "right": spare}[align]
            base = main.get_ascent() + round(number * px * _LEADING)
            for piece in line:
                face = self.fonts.get(piece.face, px)
                drawn = face.render(piece.text, True, accent if piece.accent else color)
                picture.blit(drawn, (x, base - face.get_ascent()))
                x += self._advance(piece, px)
        return to_screen(picture)


def _joined(line: _Line) -> _Line:
    """Neighbours of one face and colour made one: fewer pictures, and kerning across them."""
    joined: _Line = []
    for piece in line:
        last = joined[-1] if joined else None
        if (
            last is not None
            and last.face == piece.face
            and last.accent == piece.accent
            and not _is_title_gap(last)
            and not _is_title_gap(piece)
        ):
            joined[-1] = _Piece(last.face, last.text + piece.text, last.accent)
        else:
            joined.append(piece)
    return joined


def _is_title_gap(piece: _Piece) -> bool:
    return piece.face.startswith("title") and piece.text.isspace()


def _trimmed(line: _Line) -> _Line:
    """``line`` without the gap at its end."""
    while line and line[-1].text.isspace():
        line = line[:-1]
    return line

"""A slate with the score in chalk: names and points, in one column or as malas and buenas."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random

import pygame
from pygame import FRect

from game.i18n import _
from game.table.canvas import Item, stamp_at
from game.table.face import Board
from game.table.pen import Pen
from game.ui.paint import vector
from game.ui.theme import Rgb

SIZE = (416.0, 258.0)
"""Units of the slate at the usual text size; its stone begins 17 units inside."""
HALF = 50
"""Points up to which a score is told as malas; what is beyond them is buenas."""
_INSET = 30.0
_CHALK: Rgb = (240, 238, 230)
_STROKE = "#F0EEE6"
_DUST: Rgb = (176, 184, 182)
_GHOST: Rgb = (138, 148, 148)


@dataclass(frozen=True, slots=True)
class Sheet:
    """What stands on the slate beside the score.

    ``halves``: the score is told as malas and buenas. ``tally``: it is a few deals won, drawn as
    strokes. ``heading`` stands over a single column. ``deal`` are the points of the running deal,
    the viewer's side first; ``games`` those won of a match of several, of which ``best_of`` are
    played.
    """

    halves: bool = False
    tally: bool = False
    heading: str = ""
    deal: tuple[int, ...] | None = None
    games: tuple[int, ...] = (0, 0)
    best_of: int = 1


def slate(board: Board, sheet: Sheet, pen: Pen) -> list[Item]:
    """The slate in the layout's score box."""
    box = pen.layout.score_box()
    width, height = pen.layout.score_size
    ground = pen.keep(("slate", box.size), lambda: _stone(pen, box.size))

    def draw(surface: pygame.Surface, rect: FRect) -> None:
        _Writing(surface, rect, pen).write(board, sheet)

    key = ("chalk", board, sheet)
    chalk = pen.picture(key, width, height, draw)
    return [stamp_at(ground, *box.center), stamp_at(chalk, *box.center)]


def _stone(pen: Pen, size: tuple[int, int]) -> pygame.Surface:
    """The empty slate with its shadow on the cloth."""
    w, h = size
    pad = pen.layout.px(30)
    whole = pygame.Surface((w + 2 * pad, h + 2 * pad), pygame.SRCALPHA)
    k = pen.scale
    pen.ui.paint.shadow(whole, FRect(pad / k, pad / k, w / k, h / k), 14)
    picture = pen.ui.images.svg("props/slate.svg", h)
    if picture.get_size() != (w, h):
        picture = pygame.transform.smoothscale(picture, (w, h))
    whole.blit(picture, (pad, pad))
    return whole


def _chalky(letters: pygame.Surface) -> pygame.Surface:
    """Letters as a piece of chalk writes them, with the grain of the slate in them."""
    w, h = letters.get_size()
    rng = Random(w * 31 + h)
    grain = pygame.Surface((w, h), pygame.SRCALPHA)
    grain.fill((255, 255, 255, 246))
    size = max(1, h // 24)
    for _n in range(w * h // (9 * size * size)):
        spot = (rng.randrange(w), rng.randrange(h), size * rng.choice((1, 1, 2)), size)
        grain.fill((255, 255, 255, rng.choice((110, 160, 205))), spot)
    rough = letters.convert_alpha() if pygame.display.get_surface() else letters.copy()
    rough.blit(grain, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    return rough


class _Writing:
    """Chalk on a surface; places are units within the slate at its usual size."""

    def __init__(self, surface: pygame.Surface, rect: FRect, pen: Pen) -> None:
        self.surface, self.pen = surface, pen
        self.sx, self.sy = rect.width / SIZE[0], rect.height / SIZE[1]
        self.left, self.top = rect.x, rect.y

    def write(self, board: Board, sheet: Sheet) -> None:
        deal = sheet.deal if board.deal_shown else None
        low = 198.0 if deal is not None else 232.0
        self.rule(70.0)
        if sheet.halves:
            self.head("malas", 240.0, 76)
            self.head("buenas", 338.0, 88)
            self.upright(288.0, 34.0, low - 6)
        else:
            self.head(sheet.heading, 291.0, 172)
        step = (low - 72.0) / 2
        for row, (name, points) in enumerate(zip(board.names, board.points, strict=True)):
            y = 72 + step * (row + 0.5)
            self.name(name, y, sheet.games[row], sheet.best_of)
            self.points(points, y, sheet)
        if deal is not None:
            self.rule(low)
            self.text(_("This deal"), 36, 219, 22, _DUST, width=150, align=-1)
            told = " · ".join(map(str, deal))
            self.text(told, 291, 219, 27, _CHALK, "title", width=170)

    def name(self, name: str, y: float, games: int, best_of: int) -> None:
        up = 11 if best_of > 1 else 0
        self.text(name, 36, y - up, 27, _CHALK, "bold", width=150, align=-1)
        if best_of <= 1:
            return
        star = self.pen.ui.images.svg("icons/star.svg", max(6, self.px(19)))
        for n in range(best_of // 2 + 1):
            x, top = self.at(38 + 24 * n, y + 8)
            if n < games:
                self.surface.blit(star, (x, top))
            else:
                self.dot(x + star.get_width() // 2, top + star.get_height() // 2)

    def points(self, points: int, y: float, sheet: Sheet) -> None:
        if sheet.tally:
            self.strokes(points, y)
        elif not sheet.halves:
            self.number(points, 291, y)
        elif points <= HALF:
            self.number(points, 242, y)
        else:
            self.number(HALF, 242, y, _GHOST)
            self.strike(242, y)
            self.number(points - HALF, 341, y)

    def number(self, points: int, x: float, y: float, color: Rgb = _CHALK) -> None:
        self.text(str(points), x, y, 42, color, "title-black", width=110)

    def head(self, text: str, x: float, width: float) -> None:
        self.text(text.upper(), x, 48, 22, _CHALK, "slate", width=width)

    def strokes(self, count: int, y: float) -> None:
        if not count:
            self.number(0, 291, y, _GHOST)
        for n in range(count):
            x = 240 + 26 * n
            self.line((x, y - 20), (x - 3, y + 20), 5)

    def strike(self, x: float, y: float) -> None:
        self.line((x - 34, y + 7), (x + 36, y - 7), 3.5)

    def rule(self, y: float) -> None:
        self.line((_INSET, y), (SIZE[0] - _INSET, y - 1), 2.2, 0.75)

    def upright(self, x: float, top: float, bottom: float) -> None:
        self.line((x, top), (x - 1, bottom), 2.2, 0.75)

    def dot(self, x: int, y: int) -> None:
        pygame.draw.circle(self.surface, (*_GHOST, 200), (x, y), max(2, self.px(3.5)))

    # Chalk ---------------------------------------------------------------------------------------

    def at(self, x: float, y: float) -> tuple[int, int]:
        k = self.pen.scale
        return round((self.left + x * self.sx) * k), round((self.top + y * self.sy) * k)

    def px(self, units: float) -> int:
        return max(1, round(units * min(self.sx, self.sy) * self.pen.scale))

    def text(
        self,
        text: str,
        x: float,
        y: float,
        size: float,
        color: Rgb,
        font: str = "text",
        *,
        width: float,
        align: int = 0,
    ) -> None:
        """Letters whose middle (``align`` 0) or left edge (-1) is at ``x``, as wide as
        ``width`` at most."""
        face = self.pen.ui.text.fonts
        px = self.px(size)
        letters = face.get(font, px).render(text, True, color)
        room = round(width * self.sx * self.pen.scale)
        if letters.get_width() > room:
            letters = face.get(font, max(6, px * room // letters.get_width())).render(
                text, True, color
            )
        letters = (
            letters.subsurface(letters.get_bounding_rect(min_alpha=8)) if align == 0 else letters
        )
        letters = _chalky(letters)
        cx, cy = self.at(x, y)
        w, h = letters.get_size()
        self.surface.blit(letters, (cx if align else cx - w // 2, cy - h // 2))

    def line(
        self, start: tuple[float, float], end: tuple[float, float], width: float, dark: float = 0.9
    ) -> None:
        """A stroke of chalk: two thin lines side by side, broken where the chalk skips."""
        (x1, y1), (x2, y2) = self.at(*start), self.at(*end)
        w = max(1.0, width * min(self.sx, self.sy) * self.pen.scale)
        pad = round(w) + 2
        left, top = min(x1, x2) - pad, min(y1, y2) - pad
        size = abs(x2 - x1) + 2 * pad, abs(y2 - y1) + 2 * pad
        way = f"M{x1 - left} {y1 - top}L{x2 - left} {y2 - top}"
        body = (
            f'<path d="{way}" stroke="{_STROKE}" stroke-opacity="{dark * 0.7:.2f}"'
            f' stroke-width="{w:.2f}" stroke-linecap="round"/>'
            f'<path d="{way}" stroke="{_STROKE}" stroke-opacity="{dark * 0.6:.2f}"'
            f' stroke-width="{w * 0.5:.2f}" stroke-dasharray="{w * 9:.1f} {w * 2:.1f}"/>'
        )
        self.surface.blit(vector(body, *size), (left, top))

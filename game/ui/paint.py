"""Panels, buttons, pills and shadows, drawn as vectors at the exact size and kept.

A panel of any size is stretched from a small one, corners untouched, so that a large panel costs no
more to make than a small one.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable
from typing import NamedTuple

import pygame

from game.ui.cache import SurfaceCache, to_screen
from game.ui.metrics import Metrics
from game.ui.theme import FIELDS, Theme, color, rgb
from game.ui.vectors import (
    SHADOW,
    Shade,
    blurred,
    box,
    gradient,
    lighter,
    mixed,
    shadow,
    side_of,
    stretched,
    vector,
)

__all__ = ["BUTTON", "PANEL", "PILL", "SHADOW", "SMALL", "Paint", "Shade", "blurred", "vector"]

MEBIBYTE = 1024 * 1024


PANEL = (Shade(0, 6, 14, 0.35), Shade(0, 2, 3, 0.35))
BUTTON = (Shade(0, 8, 12, 0.42), Shade(0, 3, 4, 0.3))
PILL = (Shade(0, 5, 12, 0.35),)
SMALL = (Shade(0, 3, 6, 0.35),)


class Paint:
    """Draws the parts of the interface onto a surface. Rectangles are in units."""

    def __init__(self, metrics: Metrics, theme: Theme, limit: int = 48 * MEBIBYTE) -> None:
        self.metrics = metrics
        self.theme = theme
        self._cache = SurfaceCache(limit)

    def resized(self, metrics: Metrics) -> None:
        """Draw for another window size from now on."""
        self.metrics = metrics
        self._cache.clear()

    def use(self, theme: Theme) -> None:
        """Draw in another theme's colours from now on."""
        self.theme = theme
        self._cache.clear()

    def made(self, key: Hashable, make: Callable[[], pygame.Surface]) -> pygame.Surface:
        """A picture of somebody else's making, kept with the others until the next resize."""
        return self._cache.get(key, make)

    def panel(self, surface: pygame.Surface, rect: pygame.FRect, style: str = "panel") -> None:
        """A panel: ``panel`` dark and plain, ``wood`` a framed tray, ``page`` the same for whole
        pages, ``paper`` light, ``well`` a hollow in a panel, ``row`` a faint field in a list,
        ``hover`` the same under the pointer, ``chosen`` the same when chosen, ``label`` the ground
        of small text on a picture."""
        t = self.theme
        if style == "wood":
            self._stretched(surface, rect, "wood", 20, PANEL, self._wood)
        elif style == "page":
            ground = self._page_ground()
            self._stretched(surface, rect, "page", 24, PANEL, self._page, ground)
        elif style == "paper":
            self._flat(surface, rect, style, 24, t.paper, t.paper_ink, 2.5, PANEL)
        elif style == "well":
            self._flat(surface, rect, style, 14, t.well_top + "C0", t.well_edge + "90", 1.5, ())
        elif style == "label":
            self._flat(surface, rect, style, 12, t.words, None, 0, ())
        elif style == "row":
            self._flat(surface, rect, style, 14, self._field("row"), t.text + "18", 1.2, ())
        elif style == "hover":
            self._flat(surface, rect, style, 14, self._field("hover"), t.text + "38", 1.2, ())
        elif style == "chosen":
            self._flat(surface, rect, style, 14, self._field("chosen"), t.accent + "C0", 2, ())
        else:
            self._flat(surface, rect, "panel", 22, t.panel, t.panel_edge, 1.5, PANEL)

    def pill(self, surface: pygame.Surface, rect: pygame.FRect, style: str = "words") -> None:
        """A panel with round ends: ``words`` (the line of words), ``chip`` (a label on the table),
        ``plate`` (a name), ``turn`` (the name whose turn it is), ``tag`` (a small light marker)."""
        t = self.theme
        radius = rect.height / 2
        if style == "chip":
            self._flat(surface, rect, style, radius, t.chip, None, 0, ())
        elif style == "plate":
            self._flat(surface, rect, style, radius, t.panel, t.panel_edge, 1.5, SMALL)
        elif style == "turn":
            self._flat(surface, rect, style, radius, t.panel, t.turn, 2.5, SMALL)
        elif style == "count":
            self._flat(surface, rect, style, radius, t.panel, t.turn, 3, SMALL)
        elif style == "tag":
            self._stretched(surface, rect, style, radius, SMALL, self._tag)
        else:
            self._flat(surface, rect, "words", radius, t.words, t.words_edge, 1.5, PILL)

    def plaque(self, surface: pygame.Surface, rect: pygame.FRect, *, turn: bool = False) -> None:
        """A plate with round corners for a few lines; ``turn`` when it is somebody's turn."""
        t = self.theme
        if turn:
            self._flat(surface, rect, "plaque turn", 16, t.panel, t.turn, 2.5, SMALL)
        else:
            self._flat(surface, rect, "plaque", 16, t.panel, t.panel_edge, 1.5, SMALL)

    def button(
        self,
        surface: pygame.Surface,
        rect: pygame.FRect,
        style: str = "primary",
        *,
        hover: bool = False,
        pressed: bool = False,
        focus: bool = False,
        enabled: bool = True,
        radius: float = 16,
    ) -> None:
        """A button's face, raised (flat when ``pressed``), with the focus ring around it."""
        radius = min(radius, rect.height / 2)
        if focus:
            self.focus_ring(surface, rect, radius)
        state = "down" if pressed else "over" if hover else "up"
        colors = self.theme.buttons.get(style) or self.theme.buttons["quiet"]
        face = Face(colors.top, colors.bottom, colors.edge, state if enabled else "off")
        shade = SMALL if pressed or not enabled else BUTTON
        self._stretched(
            surface,
            rect,
            (style, face.state),
            radius,
            shade,
            lambda w, h, r, k: face.svg(w, h, r, k),
        )

    def disc(
        self,
        surface: pygame.Surface,
        rect: pygame.FRect,
        *,
        hover: bool = False,
        pressed: bool = False,
        focus: bool = False,
    ) -> None:
        """The round ground of an icon button."""
        t = self.theme
        radius = min(rect.width, rect.height) / 2
        if focus:
            self.focus_ring(surface, rect, radius)
        fill = t.wood_top if hover and not pressed else t.panel
        edge = t.accent if hover else t.panel_edge
        self._flat(surface, rect, f"disc{hover}{pressed}", radius, fill, edge, 1.5, SMALL)

    def focus_ring(self, surface: pygame.Surface, rect: pygame.FRect, radius: float = 16) -> None:
        """A double outline around what the keyboard acts on: light, with dark on both sides."""
        ring = rect.inflate(14, 14)
        self._stretched(surface, ring, "ring", radius + 7, (), self._ring)

    def line(
        self, surface: pygame.Surface, x: float, y: float, width: float, code: str | None = None
    ) -> None:
        """A thin level line, from (``x``, ``y``)."""
        value = color(code or self.theme.well_edge + "80")
        box = self.metrics.rect(x, y, width, 1)
        box.height = self.metrics.at_least(1.5)
        if value[3] == 255:
            surface.fill(value, box)
        else:
            strip = pygame.Surface(box.size, pygame.SRCALPHA)
            strip.fill(value)
            surface.blit(strip, box)

    def veil(self, surface: pygame.Surface, code: str | None = None) -> None:
        """Darken all of ``surface``, so that what is drawn next stands before it."""
        value = color(code or self.theme.veil)
        sheet = pygame.Surface(surface.get_size())
        sheet.fill(value[:3])
        sheet.set_alpha(value[3])
        surface.blit(sheet, (0, 0))

    def glow(
        self, surface: pygame.Surface, center: tuple[float, float], radius: float, code: str
    ) -> None:
        """A soft light around ``center``, of ``radius`` units, in the colour ``code``."""
        px = max(2, self.metrics.px(radius))

        def make() -> pygame.Surface:
            body = (
                '<defs><radialGradient id="g" cx="50%" cy="50%" r="50%">'
                f'<stop offset="0.55" stop-color="{code}" stop-opacity="0.9"/>'
                f'<stop offset="0.78" stop-color="{code}" stop-opacity="0.35"/>'
                f'<stop offset="1" stop-color="{code}" stop-opacity="0"/></radialGradient></defs>'
                f'<circle cx="{px}" cy="{px}" r="{px}" fill="url(#g)"/>'
            )
            return to_screen(vector(body, 2 * px, 2 * px))

        picture = self._cache.get(("glow", px, code), make)
        x, y = self.metrics.point(*center)
        surface.blit(picture, (x - px, y - px))

    def shadow(
        self,
        surface: pygame.Surface,
        rect: pygame.FRect,
        radius: float,
        shades: tuple[Shade, ...] = PANEL,
    ) -> None:
        """The shadow of a rounded rectangle alone."""
        self._stretched(surface, rect, "shadow", radius, shades, lambda w, h, r, k: "")

    def fade(self, surface: pygame.Surface, rect: pygame.FRect, *, down: bool) -> None:
        """Let what was drawn in ``rect`` go over into a page's colour, downwards or upwards."""
        area = self.metrics.rect(*rect)
        if area.width < 1 or area.height < 1:
            return
        ground = rgb(self._page_ground())

        def make() -> pygame.Surface:
            column = pygame.Surface((1, area.height), pygame.SRCALPHA)
            for y in range(area.height):
                share = (y + 0.5) / area.height
                share = share if down else 1 - share
                column.set_at((0, y), (*ground, round(255 * share * share)))
            return to_screen(pygame.transform.scale(column, area.size))

        surface.blit(self._cache.get(("fade", area.size, down), make), area)

    def _field(self, style: str) -> str:
        part, alpha = FIELDS[style]
        code: str = getattr(self.theme, part)
        return code + alpha

    def _page_ground(self) -> str:
        return mixed(self.theme.well_top, self.theme.well_bottom, 0.35)

    # What the parts look like: SVG in pixels for a box of w by h, corners r, k pixels to a unit.

    def _wood(self, w: int, h: int, r: float, k: float) -> str:
        t = self.theme
        inset = 8 * k
        return (
            gradient("a", t.wood_top, t.wood_bottom)
            + gradient("b", t.well_top, t.well_bottom)
            + box(0, 0, w, h, r, "url(#a)", t.wood_edge, 2 * k)
            + box(inset, inset, w - 2 * inset, h - 2 * inset, r - 6 * k, "url(#b)", t.well_edge, k)
        )

    def _page(self, w: int, h: int, r: float, k: float) -> str:
        # One colour inside: a gradient over so much height would show its steps.
        t = self.theme
        inset = 8 * k
        inner = self._page_ground()
        return (
            gradient("a", t.wood_top, t.wood_bottom)
            + box(0, 0, w, h, r, "url(#a)", t.wood_edge, 2 * k)
            + box(inset, inset, w - 2 * inset, h - 2 * inset, r - 6 * k, inner, t.well_edge, k)
        )

    def _tag(self, w: int, h: int, r: float, k: float) -> str:
        t = self.theme
        return gradient("a", t.tag_top, t.tag_bottom) + box(
            0, 0, w, h, r, "url(#a)", t.tag_edge, 2 * k
        )

    def _ring(self, w: int, h: int, r: float, k: float) -> str:
        t = self.theme
        return box(0, 0, w, h, r, "none", "#1F120A", 6.5 * k) + box(
            1.8 * k, 1.8 * k, w - 3.6 * k, h - 3.6 * k, r - 1.8 * k, "none", t.focus, 3 * k
        )

    def _flat(
        self,
        surface: pygame.Surface,
        rect: pygame.FRect,
        key: Hashable,
        radius: float,
        fill: str,
        edge: str | None,
        line: float,
        shades: tuple[Shade, ...],
    ) -> None:
        def body(w: int, h: int, r: float, k: float) -> str:
            return box(0, 0, w, h, r, fill, edge, line * k)

        self._stretched(surface, rect, key, radius, shades, body)

    def _stretched(
        self,
        surface: pygame.Surface,
        rect: pygame.FRect,
        key: Hashable,
        radius: float,
        shades: tuple[Shade, ...],
        body: Callable[[int, int, float, float], str],
        middle: str = "",
    ) -> None:
        """Draw a part at any size. ``middle`` is the colour inside it, where that is one and
        opaque: then only the frame is kept as a picture."""
        area = self.metrics.rect(*rect)
        if area.width < 1 or area.height < 1:
            return
        k = self.metrics.scale
        r = round(min(radius * k, area.width / 2, area.height / 2), 2)
        pad = self._pad(shades)
        corner = int(r) + 2 + pad
        small = min(area.width, 2 * corner + 8), min(area.height, max(2 * corner + 8, 48))
        whole = area.inflate(2 * pad, 2 * pad)

        def tile() -> pygame.Surface:
            return self._tile(key, small, r, shades, pad, body)

        if middle and min(area.size) > 4 * corner:
            self._framed(surface, whole, (key, r, shades), corner + pad, tile, middle)
            return
        picture = self._cache.get(
            (key, area.size, r, shades),
            lambda: to_screen(stretched(tile(), whole.size, corner + pad)),
        )
        surface.blit(picture, whole)

    def _framed(
        self,
        surface: pygame.Surface,
        whole: pygame.Rect,
        key: Hashable,
        corner: int,
        tile: Callable[[], pygame.Surface],
        middle: str,
    ) -> None:
        """Four sides of a frame, ``corner`` pixels wide, and one colour between them."""
        inner = whole.inflate(-2 * corner, -2 * corner)
        surface.fill(rgb(middle), inner)
        for side, place in (
            ("top", pygame.Rect(whole.x, whole.y, whole.width, corner)),
            ("bottom", pygame.Rect(whole.x, inner.bottom, whole.width, corner)),
            ("left", pygame.Rect(whole.x, inner.y, corner, inner.height)),
            ("right", pygame.Rect(inner.right, inner.y, corner, inner.height)),
        ):

            def make(side: str = side, size: tuple[int, int] = place.size) -> pygame.Surface:
                return to_screen(side_of(tile(), side, size, corner))

            surface.blit(self._cache.get(("side", key, side, place.size), make), place)

    def _tile(
        self,
        key: Hashable,
        size: tuple[int, int],
        r: float,
        shades: tuple[Shade, ...],
        pad: int,
        body: Callable[[int, int, float, float], str],
    ) -> pygame.Surface:
        """The part at its smallest, with its shadow; shadows are shared by all of one shape."""
        k = self.metrics.scale

        def shade() -> pygame.Surface:
            return shadow(shades, pad, k, (*size, r))

        def make() -> pygame.Surface:
            under = self._cache.get(("shade", size, r, shades), shade) if shades else None
            tile = pygame.Surface((size[0] + 2 * pad, size[1] + 2 * pad), pygame.SRCALPHA)
            if under is not None:
                tile.blit(under, (0, 0))
            tile.blit(vector(body(*size, r, k), *size), (pad, pad))
            return tile

        return self._cache.get(("tile", key, size, r, shades), make)

    def _pad(self, shades: tuple[Shade, ...]) -> int:
        reach = max((s.blur * 1.6 + max(abs(s.dx), abs(s.dy)) for s in shades), default=2.0)
        return self.metrics.px(reach) + 2


class Face(NamedTuple):
    """How a button looks in one state: ``up``, ``over`` (the pointer), ``down`` or ``off``."""

    top: str
    bottom: str
    edge: str
    state: str

    def svg(self, w: int, h: int, r: float, k: float) -> str:
        """The face in a box of ``w`` by ``h`` pixels with corners ``r``, ``k`` pixels to a unit."""
        lift = 0.0 if self.state in ("down", "off") else 5 * k
        top, bottom = self.top, self.bottom
        if self.state == "over":
            top, bottom = lighter(top, 0.16), lighter(bottom, 0.14)
        elif self.state == "down":
            top, bottom = lighter(bottom, -0.10), lighter(top, -0.06)
        elif self.state == "off":
            top, bottom = mixed(top, "#33261C", 0.62), mixed(bottom, "#2B2018", 0.62)
        sink = 4 * k if self.state == "down" else 0.0
        face_h = h - 5 * k
        shine = (
            f'<path d="M{r} {sink + 3.2 * k}H{w - r}" stroke="#fff" stroke-opacity="0.38"'
            f' stroke-width="{2 * k}" stroke-linecap="round"/>'
        )
        drawn = gradient("a", top, bottom)
        if lift:
            drawn += box(0, lift, w, face_h, r, self.edge, self.edge, 2 * k)
        drawn += box(0, sink, w, face_h, r, "url(#a)", self.edge, 2 * k)
        return drawn + (shine if self.state != "down" else "")

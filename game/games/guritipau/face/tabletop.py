"""Things on the table of Guritipau: ring, trays and stones, songs, score and order of cards."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from random import Random

import pygame
from pygame import FRect

from game.engine.cards import SUITS, Card, rank, suit
from game.games.guritipau import terms
from game.games.guritipau.marks import Marks
from game.games.guritipau.order import BOST, nhanha, plain, trumps
from game.games.guritipau.posture import BRINK
from game.games.guritipau.records import PACK
from game.i18n import _, ngettext
from game.table import places
from game.table.canvas import Item, stamp_at
from game.table.face import Board
from game.table.layout import Layout
from game.table.pen import Pen
from game.table.shadows import FALLS
from game.ui.paint import blurred, vector
from game.ui.theme import Rgb

GRAINS, STONES = 5, 3
"""How many different pictures there are of each."""
BRINK_TAG = "às todas"
_LINE, _WELL = "#F6ECD4", "#0B2028"
_INK, _RED = (31, 27, 36), (191, 46, 44)
_PAPER = "#FFF8E6"


# ------------------------------------------------------------------------------------------ pieces


def piece(pen: Pen, name: str, units: float, turn: int = 0) -> pygame.Surface:
    """A grain, a stone, a tray: a thing of ``units`` height with its shadow, turned in degrees."""
    k = pen.scale
    px = max(5, round(units * k))

    def make() -> pygame.Surface:
        picture = pen.ui.images.svg(f"props/{name}.svg", px)
        if turn:
            picture = pygame.transform.rotozoom(picture, turn, 1.0)
        pad = round(14 * k)
        w, h = picture.get_size()
        whole = pygame.Surface((w + 2 * pad, h + 2 * pad), pygame.SRCALPHA)
        mask = whole.copy()
        mask.blit(picture, (pad, pad))
        mask.fill((10, 6, 4, 255), special_flags=pygame.BLEND_RGBA_MULT)
        for shade in FALLS["pile"]:
            soft = blurred(mask, max(1.0, shade.blur * 1.4 * k))
            soft.set_alpha(round(255 * shade.dark))
            whole.blit(soft, (round(2 * k), round(4 * k)))
        whole.blit(picture, (pad, pad))
        return whole

    return pen.keep(("piece", name, px, turn), make)


def _grain(pen: Pen, number: int, units: float) -> pygame.Surface:
    """Grain ``number`` of a heap: no two neighbours look alike."""
    turn = Random(f"grain {number}").randrange(-40, 41, 8)
    return piece(pen, f"grain_{number % GRAINS + 1}", units, turn)


# -------------------------------------------------------------------------------------------- ring


_SPOTS = {
    1: ((0.0, 0.0),),
    2: ((-0.3, -0.08), (0.3, 0.12)),
    3: ((0.0, -0.34), (-0.34, 0.22), (0.34, 0.24)),
    4: ((-0.31, -0.3), (0.31, -0.26), (-0.29, 0.32), (0.33, 0.3)),
}


def ring(now: Marks, pen: Pen, stir: float) -> list[Item]:
    """The ring with the grains that are played for; below it, what that means."""
    x, y, radius = pen.layout.stake_circle()
    items: list[Item] = [stamp_at(_circle(pen, radius), x, y)]
    if stir < 1.0:
        items.append(stamp_at(_wave(pen, radius, stir), x, y))
    count = now.in_ring
    size = 62.0 if count <= 4 else 46.0
    for number, (dx, dy) in enumerate(_spots(count)):
        grain = _grain(pen, number, size * radius / pen.scale / 112)
        items.append(stamp_at(grain, x + dx * radius, y + dy * radius))
    text = ring_label(now)
    if text:
        width = pen.layout.chip_width / pen.scale
        items += pen.chip(text, *pen.layout.chip_centre(1), width=width)
    return items


def ring_label(now: Marks) -> str:
    """What lies in the ring and what a win brings, in a few words."""
    if not now.posed:
        return ""
    if now.todas:
        return _("Às Todas: {n} to go", n=now.todas)
    return _("table {grains}, a win {worth}", grains=now.grains, worth=now.grains + 1)


def _spots(count: int) -> Sequence[tuple[float, float]]:
    if count <= 4:
        return _SPOTS.get(count, ())
    rows = -(-count // 3)
    return [((n % 3 - 1) * 0.44, (n // 3 - (rows - 1) / 2) * 0.42) for n in range(min(count, 9))]


def _circle(pen: Pen, radius: int) -> pygame.Surface:
    def make() -> pygame.Surface:
        size = 2 * radius + 8
        c, k = size / 2, radius / 112
        return vector(
            f'<circle cx="{c}" cy="{c}" r="{radius}" fill="{_WELL}" fill-opacity="0.30"'
            f' stroke="{_LINE}" stroke-opacity="0.75" stroke-width="{2.6 * k:.2f}"/>',
            size,
            size,
        )

    return pen.keep(("chalk ring", radius), make)


def _wave(pen: Pen, radius: int, stir: float) -> pygame.Surface:
    """A ring of light that runs outwards from a change."""
    step = round(stir * 12)

    def make() -> pygame.Surface:
        size = round(radius * 3.2)
        c, fade = size / 2, 1 - step / 12
        r = radius * (1 + 0.55 * step / 12)
        return vector(
            f'<circle cx="{c}" cy="{c}" r="{r:.1f}" fill="none" stroke="#FFE3A0"'
            f' stroke-opacity="{0.8 * fade:.2f}" stroke-width="{radius * 0.09 * fade + 1:.1f}"/>',
            size,
            size,
        )

    return pen.keep(("grain wave", radius, step), make)


def bowl_box(layout: Layout) -> pygame.Rect | None:
    """Where the bowl stands that all grains come from; None where there is no room."""
    if layout.narrow or layout.text_scale > 1.1:
        return None
    x = -layout.stock_side * (layout.aside_x + 194)
    return layout.box(x, layout.trick_y + 82 * layout.trick_scale, 104, 98)


def bowl(pen: Pen) -> list[Item]:
    """The bowl with the grains of all."""
    box = bowl_box(pen.layout)
    return [] if box is None else [stamp_at(piece(pen, "grain_bowl", 98), *box.center)]


# ------------------------------------------------------------------------------------------- trays


def trays(now: Marks, pen: Pen) -> list[Item]:
    """Each pair's tray with its grains, its stones beside it, and its tricks below."""
    items: list[Item] = []
    for side in (now.ours, 1 - now.ours):
        items += _tray(now, side, pen)
    return items


def _tray(now: Marks, side: int, pen: Pen) -> list[Item]:
    layout, k = pen.layout, pen.scale
    place = 0 if side == now.ours else 1
    box = places.tray_box(layout, place)
    units = box.h / k
    items: list[Item] = [stamp_at(piece(pen, "grain_tray", units), *box.center)]
    count, size = now.points[side], units * 0.56
    room = box.w * 0.78
    step = min(size * k * 0.96, room / max(1, count - 1)) if count else 0.0
    for n in range(count):
        x = box.centerx + (n - (count - 1) / 2) * step
        y = box.centery + (2 if n % 2 else -4) * k
        items.append(stamp_at(_grain(pen, n, size), x, y))
    outward = -1 if place else 1
    for n in range(min(now.pedras[side], STONES)):
        x = box.centerx + outward * (box.w / 2 + (30 + 46 * n) * k)
        items.append(stamp_at(piece(pen, f"stone_{n + 1}", units * 0.66), x, box.centery))
    if any(now.tricks):
        tricks = now.tricks[side]
        label = ngettext("{n} trick", "{n} tricks", tricks)
        width = max(150.0, box.w / k)
        letters = pen.text(label, 21, pen.ui.theme.rgb("text"), "bold", width=width)
        y = box.top - letters.get_height() / 2 - 10 * k
        items += [stamp_at(_soft(pen, letters), box.centerx, y), stamp_at(letters, box.centerx, y)]
    return items


def _soft(pen: Pen, letters: pygame.Surface) -> pygame.Surface:
    """A dark breath behind letters that stand on the planks."""
    w, h = letters.get_width() / pen.scale + 24, letters.get_height() / pen.scale + 4

    def draw(surface: pygame.Surface, rect: FRect) -> None:
        pen.ui.paint.pill(surface, rect, "chip")

    return pen.picture("soft", round(w), round(h), draw)


# ------------------------------------------------------------------------------------------- songs


def songs(now: Marks, pen: Pen) -> list[Item]:
    """What was sung stays beside the singer."""
    items: list[Item] = []
    for seat, text in now.sung:
        items += _song(pen, (seat - now.viewer) % 4, text)
    return items


def _song(pen: Pen, place: int, text: str) -> list[Item]:
    layout, theme, k = pen.layout, pen.ui.theme, pen.scale
    x, y, side = places.note_spot(layout, place)
    most = (230.0 if side == 0 else 330.0) * (1 + 0.8 * (layout.text_scale - 1))
    letters = pen.text(text, 21, theme.rgb("tag_ink"), "bold", width=most - 54, lines=2)
    w = letters.get_width() / k + 62
    h = max(36.0, letters.get_height() / k + 10)

    def draw(surface: pygame.Surface, rect: FRect) -> None:
        pen.ui.paint.pill(surface, rect, "tag")

    ground = pen.picture("song", round(w), round(h), draw, pad=14)
    if side < 0:
        x -= round(w / 2 * k)
    edge = round((w / 2 + 6) * k)
    x = min(max(x, edge), layout.width - edge)
    note = pen.ui.images.svg("icons/mark_voice.svg", max(8, round(22 * k)), theme.rgb("tag_ink"))
    return [
        stamp_at(ground, x, y),
        stamp_at(note, x - (w / 2 - 26) * k, y),
        stamp_at(letters, x + 14 * k, y),
    ]


# ------------------------------------------------------------------------------------------- score


def score(board: Board, now: Marks, pen: Pen) -> list[Item]:
    """Two rows on a wooden board: a side's name, its grains and its stones."""
    box = pen.layout.score_box()
    width, height = pen.layout.score_size

    def draw(surface: pygame.Surface, rect: FRect) -> None:
        _draw_score(surface, rect, board, now, pen)

    key = ("grains", board, now.pedras, now.todas, now.ours)
    return [stamp_at(pen.picture(key, width, height, draw, pad=36), *box.center)]


def _draw_score(surface: pygame.Surface, rect: FRect, board: Board, now: Marks, pen: Pen) -> None:
    ui, k = pen.ui, pen.scale
    ui.paint.panel(surface, rect, "wood")
    ui.paint.line(surface, rect.x + 22, rect.centery - 0.5, rect.width - 44)
    grow = rect.height / 146
    text, number = ui.theme.rgb("text"), ui.theme.rgb("accent")
    left, inner = rect.x + 26, rect.height - 20
    widths = [ui.text.measure(name, 25, "bold")[0] for name in board.names]
    name_w = min(max(82 * grow, *widths), rect.width * 0.32)
    for row, (name, points) in enumerate(zip(board.names, board.points, strict=True)):
        side = now.ours if row == 0 else 1 - now.ours
        y = (rect.y + 10 + inner * (row + 0.5) / 2) * k
        letters = pen.text(name, 25, text, "bold", width=name_w)
        on_brink = now.todas > 0 and points >= BRINK
        shift = 9 * k if on_brink else 0
        surface.blit(letters, (round(left * k), round(y - letters.get_height() / 2 - shift)))
        if on_brink:
            tag = pen.text(BRINK_TAG, 18, number, "bold", width=name_w + 30)
            surface.blit(tag, (round(left * k), round(y + 6 * k)))
        span = rect.right - 22 - left - name_w
        for column, (count, icon, color) in enumerate(
            ((points, "grain_1", number), (now.pedras[side], "stone_1", text))
        ):
            middle = left + name_w + span * (0.25 + 0.5 * column)
            font = ui.text.fonts.get("title-black", max(6, round(42 * grow * k)))
            figure = font.render(str(count), True, color)
            figure = figure.subsurface(figure.get_bounding_rect())
            x = (middle - 6) * k - figure.get_width()
            surface.blit(figure, (round(x), round(y - figure.get_height() / 2)))
            picture = ui.images.svg(f"props/{icon}.svg", max(8, round(36 * min(grow, 1.3) * k)))
            surface.blit(picture, (round((middle + 6) * k), round(y - picture.get_height() / 2)))


# --------------------------------------------------------------------------------- order of cards


_TILE = (52.0, 66.0)


def chart(now: Marks, pen: Pen) -> list[Item]:
    """All cards of the deal from high to low, trumps first; those in the own hand are lit."""
    layout, k = pen.layout, pen.scale
    rows = _rows(now.trump)
    longest = max(len(cards) for _head, cards in rows)
    width = min(2 * layout.half - 40, 150 + longest * (_TILE[0] + 6) + 44)
    height = len(rows) * (_TILE[1] + 16) + 118 + 70 * (layout.text_scale - 1)
    room = layout.words_bottom - layout.words_height - 24
    shrink = min(1.0, room / height)
    draw = partial(_draw_chart, pen=pen, rows=rows, now=now, shrink=shrink)
    key = ("chart", now.trump, frozenset(now.held), shrink)
    picture = pen.picture(key, width * shrink, height * shrink, draw, pad=36)
    y = max(height * shrink / 2 + 10, layout.trick_y - 20)
    return [stamp_at(picture, layout.width // 2, y * k)]


def _rows(trump: int | None) -> list[tuple[str, tuple[Card, ...]]]:
    rows: list[tuple[str, tuple[Card, ...]]] = []
    if trump is not None:
        rows.append((_("Trumps"), trumps(trump)))
    for of_suit in range(SUITS):
        if of_suit != trump:
            name = terms.suit_name(of_suit)
            rows.append((name[:1].upper() + name[1:], plain(of_suit)))
    return rows


def _draw_chart(
    surface: pygame.Surface,
    rect: FRect,
    *,
    pen: Pen,
    rows: list[tuple[str, tuple[Card, ...]]],
    now: Marks,
    shrink: float,
) -> None:
    ui, k, s = pen.ui, pen.scale, shrink
    ui.paint.panel(surface, rect)
    text, accent, muted = (ui.theme.rgb(name) for name in ("text", "accent", "muted"))
    inner = rect.width - 44 * s
    title = pen.text(_("From high to low"), 30 * s, accent, "title", width=inner)
    surface.blit(title, (round((rect.x + 22 * s) * k), round((rect.y + 14 * s) * k)))
    legend = pen.text(_("Cards in your hand are lit."), 21 * s, muted, width=inner * 0.5)
    x = (rect.right - 22 * s) * k - legend.get_width()
    surface.blit(legend, (round(x), round((rect.y + 22 * s) * k)))
    longest = max(len(cards) for _head, cards in rows)
    step = (inner - 150 * s) / longest
    y = rect.y + 68 * s
    for number, (head, cards) in enumerate(rows):
        first = number == 0 and now.trump is not None
        letters = pen.text(head, 24 * s, accent if first else text, "bold", width=142 * s)
        middle = (y + _TILE[1] * s / 2) * k
        surface.blit(
            letters, (round((rect.x + 22 * s) * k), round(middle - letters.get_height() / 2))
        )
        for n, card in enumerate(cards):
            left = rect.x + (22 + 150) * s + n * step
            tile = FRect(left, y, min(_TILE[0] * s, step - 5 * s), _TILE[1] * s)
            _draw_tile(surface, tile, card, now, pen, s)
        y += (_TILE[1] + 16) * s
    foot = _foot(now)
    note = pen.text(foot, 21 * s, muted, width=inner, lines=2)
    surface.blit(note, (round((rect.x + 22 * s) * k), round((y - 2 * s) * k)))


def _foot(now: Marks) -> str:
    """What makes this order unlike others."""
    return _(
        "The jack beats the queen, low red cards beat high ones, and the ace of clubs is a trump."
    )


def _draw_tile(
    surface: pygame.Surface, rect: FRect, card: Card, now: Marks, pen: Pen, s: float
) -> None:
    k = pen.scale
    held = card in now.held
    w, h = rect.width * k, rect.height * k
    edge = pen.ui.theme.turn if held else "#00000055"
    shape = (
        f'<rect x="{2 * k * s}" y="{2 * k * s}" width="{w - 4 * k * s:.1f}"'
        f' height="{h - 4 * k * s:.1f}" rx="{6 * k * s:.1f}" fill="{_PAPER}"'
        f' fill-opacity="{1.0 if held else 0.8}" stroke="{edge[:7]}"'
        f' stroke-width="{(4.5 if held else 1.0) * k * s:.1f}"/>'
    )
    surface.blit(vector(shape, round(w), round(h)), (round(rect.x * k), round(rect.y * k)))
    color: Rgb = _RED if suit(card) in (1, 2) else _INK
    letters = pen.ui.text.fonts.get("title", max(6, round(27 * s * k))).render(
        PACK.ranks[rank(card)], True, color
    )
    sign = pen.ui.images.svg(f"icons/suit_{PACK.suits[suit(card)]}.svg", max(5, round(20 * s * k)))
    x, y = rect.centerx * k, rect.centery * k
    surface.blit(
        letters, (round(x - letters.get_width() / 2), round(y - letters.get_height() * 0.86))
    )
    surface.blit(sign, (round(x - sign.get_width() / 2), round(y + 6 * s * k)))
    marks = signs_of(card, now.trump)
    if marks:
        size = max(6, round(19 * s * k))
        icon = pen.ui.images.svg(marks[0], size, (142, 42, 34))
        corner = rect.right * k - size - 3 * k * s, rect.y * k + 3 * k * s
        surface.blit(icon, (round(corner[0]), round(corner[1])))


def signs_of(card: Card, trump: int | None) -> tuple[str, ...]:
    """The icon of Nhánha and of Bóst."""
    if card == BOST:
        return ("icons/mark_flame.svg",)
    if trump is not None and card == nhanha(trump):
        return ("icons/mark_star.svg",)
    return ()

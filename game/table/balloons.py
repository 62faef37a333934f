"""What players say: speech, thoughts, and the burst of the loudest calls."""

from __future__ import annotations

from math import cos, pi, sin
from random import Random

import pygame

from game.table.canvas import Item, Stamp
from game.table.pen import Pen
from game.table.stage import Balloon, Stage
from game.ui.paint import SHADOW, Shade, blurred, vector

_INK = (42, 26, 16)
_RED = (191, 46, 44)
_SHADES = (Shade(6, 14, 15, 0.45), Shade(2, 5, 4, 0.4))
_SOFT = (Shade(0, 5, 9, 0.36),)
_WIDEST = 350.0
"""Units that a shouted word may be wide."""
_LEAN = 5.0
"""Degrees by which a burst leans upwards."""

Point = tuple[float, float]


def balloon_items(pen: Pen, stage: Stage, balloon: Balloon) -> list[Item]:
    """The balloon where its speaker sits, as far as it has grown."""
    if balloon.style == "burst":
        picture, centre = _burst(pen, stage, balloon)
    else:
        picture, centre = _bubble(pen, stage, balloon)
    grown = balloon.grown
    if grown >= 1.0:
        w, h = picture.get_size()
        return [Stamp(picture, round(centre[0] - w / 2), round(centre[1] - h / 2))]
    share = max(0.05, grown)
    scale = 0.55 + 0.45 * share
    small = pygame.transform.smoothscale_by(picture, scale)
    w, h = small.get_size()
    alpha = round(255 * min(1.0, share * 2))
    return [Stamp(small, round(centre[0] - w / 2), round(centre[1] - h / 2), alpha)]


# ------------------------------------------------------------------------------------------- burst


def _burst(pen: Pen, stage: Stage, balloon: Balloon) -> tuple[pygame.Surface, Point]:
    layout, k = pen.layout, pen.scale
    place = stage.place(balloon.seat)
    letters, lines = _shouted(pen, balloon.text)
    rx, ry = letters.get_width() / k / 2, letters.get_height() / k / 2
    if lines == 1:
        rx, ry = rx + 44, max(78.0, min(96.0, ry + 22))
    elif layout.narrow:
        rx, ry = rx + 52, max(78.0, min(96.0, ry + 30))
    else:  # the corners of two lines come nearer to the rim than those of a word
        rx, ry = rx + 62, max(96.0, min(112.0, ry + 50))
    seat = layout.seat(place)
    sx, sy = seat.x / k, seat.y / k
    half_w, half_h = rx * 1.2 + 14, ry * 1.3
    if place == 0:
        cx, cy = sx - layout.mirror * 136, sy - 196
    elif seat.side == 0:
        cx, cy = sx + 128 + half_w, sy + 96
    else:
        cx, cy = _beside(pen, seat.side, (sx, sy), (rx, half_h))
    cx = min(max(cx, half_w + 4), 2 * layout.half - half_w - 4)
    cy = min(max(cy, half_h + 4), layout.tall - half_h - 4)
    tip = (sx - cx, sy - cy)
    shape = _spikes(rx, ry, tip)
    key = ("burst", balloon.text, place)
    return pen.keep(key, lambda: _draw_burst(pen, letters, shape)), (cx * k, cy * k)


def _shouted(pen: Pen, text: str) -> tuple[pygame.Surface, int]:
    """The words of a burst, as large as they may be, and their lines: one, or two if long."""
    scale = pen.ui.metrics.text_scale
    largest = 84 if pen.layout.narrow else 100
    for size in (largest, 88, 78, 68):
        if size <= largest:
            letters = pen.text(text, size / scale**0.7, _RED, "title-italic")
            if letters.get_width() <= _WIDEST * pen.scale:
                return letters, 1
    return pen.text(text, 50 / scale**0.7, _RED, "title-italic", width=_WIDEST, lines=2), 2


def _beside(pen: Pen, side: int, seat: Point, size: Point) -> Point:
    """Middle of the burst of a player at a side: above the seat, or below one that sits low, and
    never over the stock or the stake, which are needed to answer."""
    layout = pen.layout
    (sx, sy), (rx, half_h) = seat, size
    if sy > layout.trick_y:
        return sx + side * (36 + rx), sy + 64 + half_h
    cy = sy - 150
    if side == layout.mirror:  # the side of the score
        cy = max(cy, layout.score_size[1] + 26 + half_h * 0.86)
    cy = min(cy, layout.trick_y - 116 * min(1.0, layout.trick_scale) - half_h)
    # Not over the trick either: its outer edge is the limit.
    away = max(layout.half - abs(sx - layout.half) + 104 + rx, 0.0)
    most = layout.half - 236 * layout.trick_scale - rx * 1.06
    from_edge = min(away, most)
    return (from_edge if side > 0 else 2 * layout.half - from_edge), cy


def _spikes(rx: float, ry: float, tip: Point) -> list[Point]:
    """A ragged outline round the middle, with one long spike towards ``tip``."""
    rng = Random(2)
    count = 15
    points: list[Point] = []
    distance = (tip[0] ** 2 + tip[1] ** 2) ** 0.5 or 1.0
    towards = (tip[0] / distance, tip[1] / distance)
    for i in range(2 * count):
        a = pi * i / count + 0.1
        q = 1.08 + rng.uniform(-0.03, 0.08) if i % 2 == 0 else 0.88
        c, s = cos(a), sin(a)
        # A superellipse: as wide as the word needs, without empty corners.
        d = (abs(c) ** 2.6 + abs(s) ** 2.6) ** (-1 / 2.6)
        points.append((rx * q * c * d, ry * q * s * d))
    outer = range(0, 2 * count, 2)
    spike = max(outer, key=lambda i: _along(points[i], towards))
    # The spike ends short of the portrait, so that the face stays free.
    reach = max(0.0, distance - 82)
    points[spike] = (towards[0] * reach, towards[1] * reach)
    return points


def _along(point: Point, towards: Point) -> float:
    length = (point[0] ** 2 + point[1] ** 2) ** 0.5 or 1.0
    return (point[0] * towards[0] + point[1] * towards[1]) / length


def _draw_burst(pen: Pen, letters: pygame.Surface, shape: list[Point]) -> pygame.Surface:
    k = pen.scale
    pad = 56 * k
    half_w = max(abs(x) for x, _ in shape) * k + pad
    half_h = max(abs(y) for _, y in shape) * k + pad
    w, h = round(2 * half_w), round(2 * half_h)
    path = "M" + "L".join(f"{x * k + w / 2:.1f} {y * k + h / 2:.1f}" for x, y in shape) + "Z"
    red = f'<path d="{path}" fill="#7E1A15" stroke="#7E1A15" stroke-width="{20 * k:.1f}"/>'
    body = red + f'<path d="{path}" fill="#FFF5DC" stroke="#1F1B24" stroke-width="{6.5 * k:.1f}"/>'
    whole = pygame.Surface((w, h), pygame.SRCALPHA)
    mask = vector(red.replace("#7E1A15", SHADOW), w, h)
    for shade in _SHADES:
        soft = blurred(mask, shade.blur * k)
        soft.set_alpha(round(255 * shade.dark))
        whole.blit(soft, (round(shade.dx * k), round(shade.dy * k)))
    whole.blit(vector(body, w, h), (0, 0))
    leaning = pygame.transform.rotozoom(letters, _LEAN, 1.0)
    lw, lh = leaning.get_size()
    whole.blit(leaning, ((w - lw) // 2, (h - lh) // 2))
    return whole


# ------------------------------------------------------------------------------ speech and thought


def _bubble(pen: Pen, stage: Stage, balloon: Balloon) -> tuple[pygame.Surface, Point]:
    layout, k = pen.layout, pen.scale
    thought = balloon.style == "thought"
    place = stage.place(balloon.seat)
    face = "italic" if thought else "text"
    letters = pen.text(balloon.text, 26, _INK, face, width=400, lines=2)
    w = letters.get_width() / k + 52
    h = max(52.0, letters.get_height() / k + 22)
    seat = layout.seat(place)
    sx, sy, d = seat.x / k, seat.y / k, seat.diameter / k
    if place == 0:
        cx, cy = sx - layout.mirror * 24, sy - d / 2 - 34 - h / 2
    elif seat.side == 0:
        cx, cy = sx + d / 2 + 48 + w / 2, 16 + h / 2
    else:
        cx, cy = sx + seat.side * (d * 0.32 + w / 2), sy - d / 2 - 30 - h / 2
        if sy <= layout.trick_y:
            cy = min(cy, layout.trick_y - 118 * min(1.0, layout.trick_scale) - h / 2)
        else:  # a low seat speaks from below, where it hides nothing
            cy = sy + d / 2 + 44 + 18 * pen.ui.metrics.text_scale + h / 2
    cx = min(max(cx, w / 2 + 6), 2 * layout.half - w / 2 - 6)
    cy = min(max(cy, h / 2 + 6), layout.tall - h / 2 - 6)
    if place and seat.side > 0 and cy - h / 2 < layout.score_size[1] + 28 and layout.mirror > 0:
        cy = layout.score_size[1] + 34 + h / 2
    if place and seat.side and abs(cy - sy) < (h + d) / 2 - 12:  # beside the face, not over it
        beside = sx + seat.side * (d / 2 + 26 + w / 2)
        cx = min(max(beside, w / 2 + 6), 2 * layout.half - w / 2 - 6)
    aim = _rim(sx - cx, sy - cy, d / 2 + 4)
    key = ("bubble", balloon.text, balloon.style, place)
    picture = pen.keep(key, lambda: _draw_bubble(pen, letters, (w, h), aim, thought=thought))
    return picture, (cx * k, cy * k)


def _rim(dx: float, dy: float, radius: float) -> Point:
    """The point of a portrait's rim nearest to the balloon's middle, seen from there."""
    distance = (dx * dx + dy * dy) ** 0.5 or 1.0
    reach = max(0.0, distance - radius) / distance
    return dx * reach, dy * reach


def _draw_bubble(
    pen: Pen, letters: pygame.Surface, size: Point, aim: Point, *, thought: bool
) -> pygame.Surface:
    k = pen.scale
    w, h = size
    pad = 26
    half_w, half_h = max(w / 2, abs(aim[0])) + pad, max(h / 2, abs(aim[1])) + pad
    px = round(2 * half_w * k), round(2 * half_h * k)
    r = min(h / 2, 30)

    def box(fill: str, edge: str) -> str:
        return (
            f'<rect x="{-w / 2:.1f}" y="{-h / 2:.1f}" width="{w:.1f}" height="{h:.1f}"'
            f' rx="{r:.1f}" fill="{fill}" {edge}/>'
        )

    edge = 'stroke="#3A2413" stroke-width="2.2"'
    if thought:
        body = box("#F9EFD9", edge) + _puffs(aim, w, h)
    else:
        tail = _tail(aim, w, h)
        # The tail is drawn under and over the outline, so that both become one shape.
        body = (
            f'<path d="{tail}" fill="#F9EFD9" {edge} stroke-linejoin="round"/>'
            + box("#F9EFD9", edge)
            + f'<path d="{_tail(aim, w, h, inner=True)}" fill="#F9EFD9"/>'
        )
    place = f'<g transform="translate({px[0] / 2:.1f} {px[1] / 2:.1f}) scale({k:.5f})">'
    whole = pygame.Surface(px, pygame.SRCALPHA)
    mask = vector(place + box(SHADOW, "") + "</g>", *px)
    for shade in _SOFT:
        soft = blurred(mask, shade.blur * k)
        soft.set_alpha(round(255 * shade.dark))
        whole.blit(soft, (round(shade.dx * k), round(shade.dy * k)))
    whole.blit(vector(place + body + "</g>", *px), (0, 0))
    lw, lh = letters.get_size()
    whole.blit(letters, ((px[0] - lw) // 2, (px[1] - lh) // 2))
    return whole


def _root(aim: Point, w: float, h: float) -> Point:
    """Where a tail towards ``aim`` leaves the balloon."""
    x = min(max(aim[0], -w / 2 + 34), w / 2 - 34)
    if abs(aim[1]) <= h / 2:
        return (w / 2 if aim[0] > 0 else -w / 2), 0.0
    return x, (h / 2 if aim[1] > 0 else -h / 2)


def _tail(aim: Point, w: float, h: float, *, inner: bool = False) -> str:
    x, y = _root(aim, w, h)
    sideways = abs(aim[1]) <= h / 2
    wide = 11.0 if not inner else 9.6
    sunk = 3.0
    if sideways:
        inwards = -sunk if x > 0 else sunk
        a, b = (x + inwards, -wide), (x + inwards, wide)
    else:
        inwards = -sunk if y > 0 else sunk
        a, b = (x - wide, y + inwards), (x + wide, y + inwards)
    tip = aim if not inner else (aim[0] * 0.97 + x * 0.03, aim[1] * 0.97 + y * 0.03)
    return f"M{a[0]:.1f} {a[1]:.1f}L{tip[0]:.1f} {tip[1]:.1f}L{b[0]:.1f} {b[1]:.1f}Z"


def _puffs(aim: Point, w: float, h: float) -> str:
    """Two small clouds between a thought and its thinker."""
    x, y = _root(aim, w, h)
    circles = ""
    for share, r in ((0.3, 8.0), (0.72, 5.0)):
        px, py = x + (aim[0] - x) * share, y + (aim[1] - y) * share
        circles += (
            f'<circle cx="{px:.1f}" cy="{py:.1f}" r="{r}" fill="#F9EFD9"'
            ' stroke="#3A2413" stroke-width="1.6"/>'
        )
    return circles

"""The players round the table: portrait, name, tags, and the small hand beside them."""

from __future__ import annotations

import pygame
from pygame import FRect

from game.engine.cards import Card
from game.i18n import _, ngettext
from game.table.canvas import Item, stamp_at
from game.table.card_sprites import BACK, CardSprites, Look
from game.table.layout import SeatPlace
from game.table.pen import Pen
from game.table.shadows import Shadows
from game.table.stage import Stage
from game.ui.paint import SHADOW, Shade, blurred, vector

_SHADES = (Shade(0, 8, 12, 0.5), Shade(0, 2, 3, 0.4))
_UNKNOWN = "avatars/voce.svg"


def portrait(pen: Pen, avatar: str, diameter: int) -> pygame.Surface:
    """A round portrait with its shadow."""
    k = pen.scale
    pad = round(34 * k)

    def make() -> pygame.Surface:
        images = pen.ui.images
        name = f"avatars/{avatar}.svg"
        face = images.svg(name if images.exists(name) else _UNKNOWN, diameter)
        size = diameter + 2 * pad
        whole = pygame.Surface((size, size), pygame.SRCALPHA)
        disc = vector(
            f'<circle cx="{size / 2}" cy="{size / 2}" r="{diameter / 2 - 1}" fill="{SHADOW}"/>',
            size,
            size,
        )
        for shade in _SHADES:
            soft = blurred(disc, shade.blur * k)
            soft.set_alpha(round(255 * shade.dark))
            whole.blit(soft, (round(shade.dx * k), round(shade.dy * k)))
        w, h = face.get_size()
        whole.blit(face, ((size - w) // 2, (size - h) // 2))
        return whole

    return pen.keep(("portrait", avatar, diameter, pad), make)


def _glow(pen: Pen, diameter: int) -> pygame.Surface:
    """The warm ring round the player whose turn it is."""
    code = pen.ui.theme.turn

    def make() -> pygame.Surface:
        size = round(diameter * 2.4)
        r = diameter / 2
        middle = size / 2
        whole = pygame.Surface((size, size), pygame.SRCALPHA)
        for radius, blur, dark in ((1.26 * r, 0.30 * r, 0.75), (1.08 * r, 0.06 * r, 0.95)):
            circle = f'<circle cx="{middle}" cy="{middle}" r="{radius}" fill="{code}"/>'
            soft = blurred(vector(circle, size, size), blur)
            soft.set_alpha(round(255 * dark))
            whole.blit(soft, (0, 0))
        return whole

    return pen.keep(("glow", diameter, code), make)


def seat_items(pen: Pen, stage: Stage, seat: int, badge: str, *, active: bool) -> list[Item]:
    """Portrait, name plate and tag of the player at ``seat``."""
    place = pen.layout.seat(stage.place(seat))
    items: list[Item] = []
    if active:
        items.append(stamp_at(_glow(pen, place.diameter), place.x, place.y))
    items.append(stamp_at(portrait(pen, stage.avatars[seat], place.diameter), place.x, place.y))
    if place.plaque is not None:
        plaque = _plaque(pen, stage, place, seat, badge, active=active)
        # It passes under a portrait that it stands beside, and over the shadow of one above it.
        return [*plaque, *items] if _beside(place) else [*items, *plaque]
    items += _plate(pen, place, stage.names[seat], active=active)
    if badge:
        items += tag(pen, badge, *place.badge)
    return items


def _plate(pen: Pen, place: SeatPlace, name: str, *, active: bool) -> list[Item]:
    k = pen.scale
    letters = pen.text(name, 24, pen.ui.theme.rgb("text"), "bold", width=place.plate_width / k - 30)
    w = min(place.plate_width / k, max(112.0, letters.get_width() / k + 36))
    h = max(38.0, letters.get_height() / k + 6)
    style = "turn" if active else "plate"

    def draw(surface: pygame.Surface, rect: FRect) -> None:
        pen.ui.paint.pill(surface, rect, style)

    ground = pen.picture(("plate", style), round(w), round(h), draw, pad=16)
    return [
        stamp_at(ground, place.x, place.plate_y),
        stamp_at(letters, place.x, place.plate_y),
    ]


def _beside(place: SeatPlace) -> bool:
    """Whether the plate stands beside the portrait, not beneath it."""
    return place.plaque is not None and abs(place.plaque.centery - place.y) < place.diameter / 2


def _plaque(
    pen: Pen, stage: Stage, place: SeatPlace, seat: int, badge: str, *, active: bool
) -> list[Item]:
    """A plate with two lines: the name, and the cards held, the role or whose turn it is."""
    assert place.plaque is not None
    box, k, theme = place.plaque, pen.scale, pen.ui.theme
    own = seat == stage.viewer
    beside = _beside(place)
    left, right = box.left, box.right
    if beside:
        middle = place.x + (1 if box.centerx > place.x else -1) * place.diameter / 2
        left, right = (round(middle), box.right) if middle > left else (left, left)
        if box.centerx < place.x:
            left, right = box.left, round(middle)
        if not own:
            right -= round(122 * k)
    note = _note(stage, seat, badge, active=active)
    color = theme.rgb("accent") if own and active else theme.rgb("muted")
    room = (right - left) / k - 28
    small = pen.layout.text_scale**-0.5  # a plate grows less than the text
    lines = [pen.text(stage.names[seat], 26 * small, theme.rgb("text"), "bold", width=room)]
    if note:
        lines.append(
            pen.text(note, 21 * small, color, "bold" if own and active else "text", width=room)
        )

    def draw(surface: pygame.Surface, rect: FRect) -> None:
        pen.ui.paint.plaque(surface, rect, turn=active)

    key = ("plaque", active)
    ground = pen.picture(key, round(box.w / k), round(box.h / k), draw, pad=16)
    items: list[Item] = [stamp_at(ground, *box.center)]
    high = sum(line.get_height() for line in lines)
    y = box.centery - high / 2
    for line in lines:
        x = left + 16 * k + line.get_width() / 2 if beside else box.centerx
        items.append(stamp_at(line, x, y + line.get_height() / 2))
        y += line.get_height()
    return items


def _note(stage: Stage, seat: int, badge: str, *, active: bool) -> str:
    if seat == stage.viewer:
        return _("your turn") if active else badge
    held = len(stage.model.hands[seat])
    cards = ngettext("{n} card", "{n} cards", held)
    return f"{cards} · {badge}" if badge else cards


def tag(pen: Pen, text: str, x: int, y: int) -> list[Item]:
    """A small light marker with a word on it."""
    letters = pen.text(text, 20, pen.ui.theme.rgb("tag_ink"), "bold")
    w = letters.get_width() / pen.scale + 26
    h = max(32.0, letters.get_height() / pen.scale + 5)

    def draw(surface: pygame.Surface, rect: FRect) -> None:
        pen.ui.paint.pill(surface, rect, "tag")

    ground = pen.picture("tag", round(w), round(h), draw, pad=14)
    return [stamp_at(ground, x, y), stamp_at(letters, x, y)]


def backs_items(
    pen: Pen, stage: Stage, cards: CardSprites, shadows: Shadows, seat: int
) -> list[Item]:
    """The small hand beside a player."""
    hand: list[Card] = stage.model.hands[seat]
    if seat in stage.model.open_hands:
        return []
    count = max(stage.dealt.get(seat, 0), len(hand))
    items: list[Item] = []
    for index in range(len(hand)):
        pose = stage.backs_pose(seat, index, count)
        height = round(pose.height)
        items.append(stamp_at(shadows.of_card(height, pose.angle, "pile"), pose.x, pose.y))
        picture = cards.resting(Look(BACK, height, round(pose.angle, 1)))
        items.append(stamp_at(picture, pose.x, pose.y))
    return items

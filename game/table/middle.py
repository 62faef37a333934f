"""What lies in the middle of the table besides the trick, and the lights and sums over it."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from game.engine.cards import HIDDEN
from game.table import places
from game.table.canvas import Item, stamp_at
from game.table.pen import Pen
from game.table.stage import Glow, Stage
from game.ui.paint import blurred, vector
from game.words import escape

if TYPE_CHECKING:
    from game.table.painter import Painter

_GAIN = (214, 240, 160)
_LOSS = (255, 168, 146)
_STEPS = 14
"""Pictures in which a light grows and fades."""


def middle_items(painter: Painter, stage: Stage, up: float) -> list[Item]:
    """Stock side by side, cards laid away or being chosen, and cards laid open."""
    model, layout = stage.model, painter.layout
    items: list[Item] = []
    for n in range(model.spread):
        pose = places.spread_pose(layout, n, model.spread, aside=model.spread_aside)
        items += painter.card(HIDDEN, pose, "table", warm=True)
    if model.swept:
        items += painter.pile(layout.stock_pose(), up, model.swept)
    of = model.away_places or stage.fan.places
    lying = model.away
    if of:
        for n in range(lying):
            items += painter.card(HIDDEN, places.away_pose(layout, n, of), "table", warm=True)
        items += [painter.ghost(places.away_pose(layout, n, of)) for n in range(lying, of)]
    for row, lay in enumerate(model.laid):
        rows = len(model.laid)
        for n, card in enumerate(lay.cards):
            pose = places.laid_pose(layout, row, rows, n, len(lay.cards))
            items += painter.card(card, pose, "table", warm=True)
        label = f"*{escape(stage.names[lay.seat])}:* {lay.title} · {lay.note}".rstrip(" ·")
        x, y = places.laid_label(layout, row, rows)
        items += painter.pen.chip(label, x, y, width=620)
    return items


def sum_items(pen: Pen, stage: Stage, seat: int, amount: int) -> list[Item]:
    """What somebody has just gained or paid, beside the portrait."""
    layout, k = pen.layout, pen.scale
    x, y = places.purse_spot(layout, stage.place(seat))
    text = f"+{amount}" if amount > 0 else f"−{-amount}"
    letters = pen.text(text, 36, _GAIN if amount > 0 else _LOSS, "title-black")
    w = max(84.0, letters.get_width() / k + 40)
    h = letters.get_height() / k + 8

    def draw(surface: pygame.Surface, rect: pygame.FRect) -> None:
        pen.ui.paint.pill(surface, rect, "plate")

    ground = pen.picture("sum", round(w), round(h), draw, pad=16)
    at = x, y - 76 * k
    return [stamp_at(ground, *at), stamp_at(letters, *at)]


def glow_items(pen: Pen, glow: Glow) -> list[Item]:
    """The light round a card that counts, and what it counts rising from it."""
    step = round(glow.t * _STEPS)
    h, k = round(glow.pose.height), pen.scale
    color = pen.ui.theme.turn

    def make() -> pygame.Surface:
        t = step / _STEPS
        size = round(h * 2.0)
        c, r = size / 2, h * (0.62 + 0.26 * t)
        rays = "".join(
            f'<path d="M{c - 0.03 * h} {c - 0.55 * h}L{c} {c - r * 1.12:.1f}L{c + 0.03 * h}'
            f' {c - 0.55 * h}Z" fill="{color}" transform="rotate({a} {c} {c})"/>'
            for a in range(0, 360, 30)
        )
        ring = f'<circle cx="{c}" cy="{c}" r="{r * 0.86:.1f}" fill="{color}" fill-opacity="0.35"/>'
        picture = blurred(vector(ring + rays, size, size), h * 0.02)
        picture.set_alpha(round(255 * (1 - t) ** 0.8))
        whole = pygame.Surface((size, size), pygame.SRCALPHA)
        whole.blit(picture, (0, 0))
        return whole

    light = pen.keep(("glow", h, step, color), make)
    items: list[Item] = [stamp_at(light, glow.pose.x, glow.pose.y)]
    if glow.text:
        letters = pen.text(glow.text, 34, pen.ui.theme.rgb("accent"), "title-black")
        w, tall = letters.get_width() / k + 44, letters.get_height() / k + 8

        def draw(surface: pygame.Surface, rect: pygame.FRect) -> None:
            pen.ui.paint.pill(surface, rect, "plate")

        ground = pen.picture("glow", round(w), round(tall), draw, pad=16)
        y = glow.pose.y - (0.36 + 0.26 * glow.t) * h
        items += [stamp_at(ground, glow.pose.x, y), stamp_at(letters, glow.pose.x, y)]
    return items

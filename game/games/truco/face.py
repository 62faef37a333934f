"""How Truco looks on the table: beans for the score, the stake in its ring, the manilhas' label."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import partial
from math import pi, sin
from typing import Any, ClassVar

import pygame
from pygame import FRect

from game.engine.cards import HIDDEN, SUITS, Card, rank
from game.engine.contract import Action, Event, View
from game.engine.options import Options
from game.games.truco import terms
from game.games.truco.records import (
    PACK,
    Accepted,
    Called,
    DealBegan,
    DealEnded,
    Dealt,
    Play,
    Played,
    PlayedOn,
    PlayUnseen,
    Ran,
    Shown,
    SpecialBegan,
    TrickEnded,
    TurnedUp,
)
from game.games.truco.rules import TrucoView
from game.games.truco.settings import Rules
from game.games.truco.strength import FIXED_MANILHAS, manilhas
from game.i18n import _
from game.table.canvas import Item, stamp_at
from game.table.cues import (
    Clear,
    Close,
    Cue,
    Deal,
    Gather,
    Mark,
    Open,
    Rest,
    Score,
    Throw,
    TurnUp,
)
from game.table.face import Board, CardPlay, Face
from game.table.layout import Shape
from game.table.pen import Pen
from game.ui.paint import blurred, vector

TRICKS = 3
_GOLD = "#E7C98A"
_DEEP = "#0C261B"
_NUMBER = (255, 217, 140)
_RED_SUIT = (255, 138, 120)
_SUIT_SIGNS = "♦♠♥♣"
_BEANS = 3
"""Beans lie in threes, so that they can be counted at a glance."""


@dataclass(frozen=True, slots=True)
class Marks:
    """What the markers show: roles, manilhas, worth and the tricks so far.

    ``tricks`` holds for each finished trick the side that won it, or None for a tie. ``ours`` is
    the viewer's side; ``special`` a deal at the special score, ``iron`` one that decides all.
    """

    players: int
    ours: int
    dealer: int
    points: tuple[int, ...]
    games: tuple[int, ...]
    best_of: int
    target: int
    options: Options
    worth: int
    asked: int | None = None
    manilhas: tuple[Card, ...] = ()
    tricks: tuple[int | None, ...] = ()
    special: bool = False
    iron: bool = False
    over: bool = False


class TrucoFace(Face):
    """The face of Truco; see :class:`game.table.face.Face`."""

    theme = "truco"
    shape = Shape()
    ambience = "ambience_bar"
    props = ("glass", "bottle_cap")
    moments: ClassVar[Mapping[str, Callable[[View], bool]]] = {
        "call": lambda view: _truco(view).phase == "answer" and view.seat in view.deciders,
        "eleven": lambda view: _truco(view).phase == "decide" and view.seat in view.deciders,
        "iron": lambda view: _truco(view).iron and view.actor == view.seat,
    }

    # ------------------------------------------------------------------- events

    def opening(self, view: View) -> Marks:
        truco = _truco(view)
        rules = Rules.of(truco.options)
        games = getattr(truco.standing, "games", (0, 0))
        return Marks(
            players=truco.players,
            ours=truco.seat % 2,
            dealer=truco.dealer,
            points=truco.standing.points,
            games=games,
            best_of=rules.games,
            target=rules.target,
            options=truco.options,
            worth=rules.ladder[0],
            manilhas=FIXED_MANILHAS if rules.fixed else (),
        )

    def cues(self, event: Event, marks: Any, view: View) -> list[Cue]:
        now: Marks = marks
        match event:
            case DealBegan(worth=worth):
                fresh = replace(self.opening(view), worth=worth)
                return [Clear(event.dealer), Mark(fresh), Score(_shown(fresh.points, fresh))]
            case Dealt(seat=seat, cards=cards):
                return [Deal(seat, cards)]
            case TurnedUp(card=card):
                known = manilhas(card, Rules.of(view.options).deck)
                return [TurnUp(card), Mark(replace(now, manilhas=known))]
            case SpecialBegan(side=side, worth=worth):
                begun = replace(now, worth=worth, special=side is not None, iron=side is None)
                return [Mark(begun, stir=True)]
            case Shown(seat=seat, cards=cards):
                seen = HIDDEN not in cards and seat != view.seat
                return [Open(seat, cards)] if seen else []
            case PlayedOn(worth=worth):
                return [Close(), Mark(replace(now, worth=worth), stir=True)]
            case Played(seat=seat, card=card, covered=covered, slot=slot):
                return [Throw(seat, card, covered, slot)]
            case Called(worth=worth, before=before):
                return [Mark(replace(now, worth=before, asked=worth), stir=True, loud=True)]
            case Accepted(worth=worth):
                return [Mark(replace(now, worth=worth, asked=None), stir=True)]
            case Ran():
                return [Close(), Mark(replace(now, asked=None))]
            case TrickEnded(winner=winner, best=best):
                side = None if winner is None else winner % 2
                ended = replace(now, tricks=(*now.tricks, side))
                return [Rest(best), Gather(winner), Mark(ended)]
            case DealEnded(side=side, points=points):
                gained = tuple(p + (points if s == side else 0) for s, p in enumerate(now.points))
                over = replace(now, asked=None, over=True)
                return [Gather(None), Mark(over), Score(_shown(gained, now))]
        return []

    # ----------------------------------------------------------------- handling

    def card_play(self, action: Action, view: View) -> CardPlay | None:
        match action:
            case Play(card=card, covered=covered):
                return CardPlay(view.hand.index(card), covered)
            case PlayUnseen(slot=slot):
                return CardPlay(slot, False)
        return None

    def attempt(self, view: View, slot: int, *, covered: bool) -> Action:
        card = view.hand[slot]
        if card == HIDDEN:
            return PlayUnseen(view.seat, slot)
        return Play(view.seat, card, covered)

    def order(self, cards: Sequence[Card], how: str) -> list[int]:
        places = list(range(len(cards)))
        if HIDDEN in cards or how == "dealt":
            return places
        if how == "suit":
            return sorted(places, key=lambda i: (cards[i] % SUITS, cards[i]))
        return sorted(places, key=lambda i: cards[i])

    def great(self, card: Card, marks: Any) -> bool:
        now: Marks = marks
        return card in now.manilhas

    def from_stock(self, view: View) -> Action | None:
        return None

    def badges(self, marks: Any) -> Mapping[int, str]:
        now: Marks = marks
        return {(now.dealer + 1) % now.players: _("mão"), now.dealer: _("pé")}

    # -------------------------------------------------------------------- cloth

    def cloth(self, marks: Any, pen: Pen, stir: float) -> Sequence[Item]:
        now: Marks = marks
        return [*_stake(now, pen, stir), *_manilhas(now, pen)]

    def board(self, board: Board, marks: Any, pen: Pen) -> Sequence[Item]:
        now: Marks = marks
        box = pen.layout.score_box()
        width, height = pen.layout.score_size

        def draw(surface: pygame.Surface, rect: FRect) -> None:
            _draw_board(surface, rect, board, now, pen)

        key = ("board", board, now.games, now.target, now.ours)
        return [stamp_at(pen.picture(key, width, height, draw, pad=36), box.centerx, box.centery)]


def _truco(view: View) -> TrucoView:
    assert isinstance(view, TrucoView)
    return view


def _shown(points: tuple[int, ...], marks: Marks) -> tuple[int, ...]:
    """Points as they are shown: nothing above the target."""
    return tuple(min(p, marks.target) for p in points)


# ------------------------------------------------------------------------------------------- stake


def _stake(now: Marks, pen: Pen, stir: float) -> list[Item]:
    """The ring with what the deal is worth, or what is asked; below, how the tricks went."""
    x, y, radius = pen.layout.stake_circle()
    k = radius / 112
    worth = now.worth if now.asked is None else now.asked
    items: list[Item] = [stamp_at(_ring(pen, radius), x, y)]
    if stir < 1.0:
        items.append(stamp_at(_wave(pen, radius, stir), x, y))
    number = _trophy(pen, radius) if now.iron else _figure(pen, str(worth), radius)
    if stir < 1.0:
        # Steps, so that the picture of a jump is made once and kept.
        jump = round(10 * (0.5 * sin(pi * min(1.0, stir * 1.25)))) / 10
        key = ("figure", now.iron, worth, radius, jump)
        grown = pen.keep(key, lambda: pygame.transform.smoothscale_by(number, 1 + jump))
        items.append(stamp_at(grown, x, y - 12 * k))
    else:
        items.append(stamp_at(number, x, y - 12 * k))
    items += [
        stamp_at(_dot(pen, now, n, round(19 * k)), x + (n - 1) * 27 * k, y + 76 * k)
        for n in range(TRICKS)
    ]
    label = _worth_label(now)
    items += pen.chip(label, *pen.layout.chip_centre(1), width=pen.layout.chip_width / pen.scale)
    return items


def _worth_label(now: Marks) -> str:
    if now.asked is not None:
        return _("was {before}, asks {worth}", before=now.worth, worth=now.asked)
    if now.iron:
        return _("mão de ferro: the winner takes the game")
    if now.special:
        special = terms.special(now.options)
        return _("{special}, worth {worth}", special=special, worth=now.worth)
    return _("worth {worth}", worth=now.worth)


def _ring(pen: Pen, radius: int) -> pygame.Surface:
    def make() -> pygame.Surface:
        size = 2 * radius + 8
        c, k = size / 2, radius / 112
        return vector(
            f'<circle cx="{c}" cy="{c}" r="{radius}" fill="{_DEEP}" fill-opacity="0.42"'
            f' stroke="{_GOLD}" stroke-opacity="0.55" stroke-width="{2.5 * k:.2f}"/>'
            f'<circle cx="{c}" cy="{c}" r="{radius * 0.893:.1f}" fill="none" stroke="{_GOLD}"'
            f' stroke-opacity="0.3" stroke-width="{1.5 * k:.2f}"/>',
            size,
            size,
        )

    return pen.keep(("ring", radius), make)


def _wave(pen: Pen, radius: int, stir: float) -> pygame.Surface:
    """A ring of light that runs outwards from a change."""
    step = round(stir * 12)

    def make() -> pygame.Surface:
        size = round(radius * 3.2)
        c = size / 2
        r = radius * (1 + 0.55 * step / 12)
        fade = 1 - step / 12
        return vector(
            f'<circle cx="{c}" cy="{c}" r="{r:.1f}" fill="none" stroke="#FFD98C"'
            f' stroke-opacity="{0.8 * fade:.2f}" stroke-width="{radius * 0.09 * fade + 1:.1f}"/>',
            size,
            size,
        )

    return pen.keep(("wave", radius, step), make)


def _figure(pen: Pen, text: str, radius: int) -> pygame.Surface:
    """A number that fills the ring, with a soft shadow on the cloth."""

    def make() -> pygame.Surface:
        k = radius / 112
        px = round((190 if len(text) == 1 else 150) * k)
        font = pen.ui.text.fonts.get("title-black", px)
        letters = _trimmed(font.render(text, True, _NUMBER))
        pad = round(16 * k)
        w, h = letters.get_size()
        whole = pygame.Surface((w + 2 * pad, h + 2 * pad), pygame.SRCALPHA)
        dark = pygame.Surface(whole.get_size(), pygame.SRCALPHA)
        dark.blit(_trimmed(font.render(text, True, (0, 0, 0))), (pad, pad))
        soft = blurred(dark, 5 * k)
        soft.set_alpha(150)
        whole.blit(soft, (0, round(3 * k)))
        whole.blit(letters, (pad, pad))
        return whole

    return pen.keep(("number", text, radius), make)


def _trophy(pen: Pen, radius: int) -> pygame.Surface:
    """What stands in the ring when the deal decides the game."""
    return pen.ui.images.svg("icons/trophy.svg", round(radius * 0.95))


def _trimmed(letters: pygame.Surface) -> pygame.Surface:
    """Letters without the empty space around them, so that their middle is where it looks."""
    return letters.subsurface(letters.get_bounding_rect()).copy()


def _dot(pen: Pen, now: Marks, number: int, size: int) -> pygame.Surface:
    """How one trick went: won, lost, tied, being played, or to come."""
    if number < len(now.tricks):
        side = now.tricks[number]
        name = "tied" if side is None else "won" if side == now.ours else "lost"
    else:
        name = "now" if number == len(now.tricks) and not now.over else "open"
    return pen.ui.images.svg(f"icons/trick_{name}.svg", size)


# ---------------------------------------------------------------------------------------- manilhas


def _manilhas(now: Marks, pen: Pen) -> list[Item]:
    """The label under the turn-up: which cards are the highest, low to high."""
    if not now.manilhas:
        return []
    x, y = pen.layout.chip_centre(-1)
    picture = pen.keep(
        ("manilhas", now.manilhas, pen.layout.chip_width), lambda: _draw_manilhas(now, pen)
    )
    return [stamp_at(picture, x, y)]


def _draw_manilhas(now: Marks, pen: Pen) -> pygame.Surface:
    theme, k = pen.ui.theme, pen.scale
    text, cream = theme.rgb("chip_text"), theme.rgb("text")
    alike = len({rank(card) for card in now.manilhas}) == 1
    head = _("Manilhas:")
    if alike:
        head = f"{head} {PACK.ranks[rank(now.manilhas[0])]}"
    parts = [pen.ui.text.render(head, 22, text, "bold")]
    for card in now.manilhas:
        color = cream if card % SUITS in (1, 3) else _RED_SUIT
        sign = _SUIT_SIGNS[card % SUITS]
        letters = sign if alike else PACK.ranks[rank(card)] + sign
        parts.append(pen.ui.text.render(letters, 27 if alike else 22, color, "bold"))
    gap = round(9 * k)
    inner = sum(p.get_width() for p in parts) + gap * len(parts)
    height = max(p.get_height() for p in parts)
    row = pygame.Surface((inner, height), pygame.SRCALPHA)
    x = 0
    for number, part in enumerate(parts):
        row.blit(part, (x, (height - part.get_height()) // 2))
        x += part.get_width() + gap + (gap if number == 0 else 0)
    room = pen.layout.chip_width - round(36 * k)
    if inner > room:
        row = pygame.transform.smoothscale_by(row, room / inner)
    w, h = row.get_width() / k + 36, max(42.0, row.get_height() / k + 12)
    whole = pygame.Surface((pen.layout.px(w), pen.layout.px(h)), pygame.SRCALPHA)
    pen.ui.paint.pill(whole, FRect(0, 0, w, h), "chip")
    whole.blit(
        row,
        ((whole.get_width() - row.get_width()) // 2, (whole.get_height() - row.get_height()) // 2),
    )
    return whole


# ------------------------------------------------------------------------------------------- score


def _draw_board(surface: pygame.Surface, rect: FRect, board: Board, now: Marks, pen: Pen) -> None:
    """Two rows on a wooden board: a side's name, its points, and a bean for each."""
    ui, k = pen.ui, pen.scale
    ui.paint.panel(surface, rect, "wood")
    rows = len(board.names)
    inner_h = rect.height - 20
    ui.paint.line(surface, rect.x + 22, rect.centery - 0.5, rect.width - 44)
    grow = rect.height / 146
    left = rect.x + 26
    widths = [ui.text.measure(name, 25, "bold")[0] for name in board.names]
    name_w = min(max(86 * grow, *widths), rect.width * 0.34)
    for row, (name, points) in enumerate(zip(board.names, board.points, strict=True)):
        y = (rect.y + 10 + inner_h * (row + 0.5) / rows) * k
        letters = pen.text(name, 25, ui.theme.rgb("text"), "bold", width=name_w)
        surface.blit(letters, (round(left * k), round(y - letters.get_height() / 2)))
        side = now.ours if row == 0 else 1 - now.ours
        _draw_games(surface, now, side, left, y, k, pen)
        font = ui.text.fonts.get("title-black", max(6, round(46 * grow * k)))
        number = _trimmed(font.render(str(points), True, _NUMBER))
        middle = (left + name_w + 24 * grow) * k
        surface.blit(
            number,
            (round(middle - number.get_width() / 2), round(y - number.get_height() / 2)),
        )
        start = left + name_w + 66 * grow
        _draw_beans(surface, pen, points, now.target, start, rect.right - 20, y)


def _draw_games(
    surface: pygame.Surface, now: Marks, side: int, left: float, y: float, k: float, pen: Pen
) -> None:
    """In a match of several games, a star for each one won, under the name."""
    if now.best_of <= 1:
        return
    star = pen.ui.images.svg("icons/star.svg", max(6, round(16 * k)))
    for n in range(now.games[side]):
        surface.blit(star, (round((left + n * 18) * k), round(y + 14 * k)))


def _draw_beans(
    surface: pygame.Surface,
    pen: Pen,
    points: int,
    target: int,
    left: float,
    right: float,
    y: float,
) -> None:
    """A bean for each point won, a hollow for each to come, in groups of three."""
    k = pen.scale
    groups = max(0, (target - 1) // _BEANS)
    step = min(26.0, (right - left) / (target + groups * 0.36))
    size = max(4, round(min(25.0, step * 1.0) * k))
    for n in range(target):
        name = "bean_full" if n < points else "bean_empty"
        turn = (n * 47) % 44 - 22
        key = ("bean", name, size, turn)
        bean = pen.ui.images.svg(f"icons/{name}.svg", size)
        leaning = pen.keep(key, partial(pygame.transform.rotozoom, bean, -turn, 1.0))
        x = (left + step * (n + 0.5 + (n // _BEANS) * 0.36)) * k
        dy = (2 if n % 2 else -2) * k
        w, h = leaning.get_size()
        surface.blit(leaning, (round(x - w / 2), round(y + dy - h / 2)))


FACE = TrucoFace()

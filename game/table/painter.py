"""Lists what is to be drawn, from the bare table up: still things first, moving ones above them."""

from __future__ import annotations

from collections.abc import Hashable
from dataclasses import replace
from math import cos, pi, radians, sin

import pygame
from pygame import FRect, Rect

from game.engine.cards import HIDDEN, Card, Pack
from game.i18n import _, ngettext
from game.table import marked, places
from game.table.balloons import balloon_items
from game.table.canvas import Item, Stamp, stamp_at
from game.table.card_sprites import BACK, CardSprites, DeckPictures, Look
from game.table.counters import flying, stack
from game.table.cues import Show
from game.table.face import Board, Face
from game.table.layout import Layout, Pose
from game.table.middle import glow_items, middle_items, sum_items
from game.table.model import TrickCard
from game.table.pen import Pen
from game.table.seats import backs_items, seat_items
from game.table.shadows import FALLS, Fall, Shadows
from game.table.stage import Flight, Stage
from game.ui.context import Ui
from game.ui.paint import blurred, vector

_PILE = 9
_CORNER = (222, 210, 190)
"""The light in the corner of the table, away from the lamp."""
_GHOST = "#E7C98A"
_SIGN, _SIGN_EDGE = "#2A1A10", "#F6C465"


class Painter:
    """Draws stages of one match with the pictures of a deck."""

    def __init__(
        self, ui: Ui, face: Face, pack: Pack, layout: Layout, pictures: DeckPictures
    ) -> None:
        self.ui = ui
        self.face = face
        self.pack = pack
        self.pen = Pen(ui, layout)
        self.cards = CardSprites(pictures)
        self.shadows = Shadows(layout.scale, pictures.aspect)
        self._warmed: set[int] = set()
        self._still: list[Item] = []
        self._still_key: Hashable = None

    @property
    def layout(self) -> Layout:
        return self.pen.layout

    def relaid(self, layout: Layout) -> None:
        """Draw for another layout from now on."""
        if layout.scale != self.layout.scale:
            self.cards.clear()
            self.shadows = Shadows(layout.scale, self.cards.aspect)
        self.pen.relaid(layout)
        self.forget()

    def forget(self) -> None:
        """List what lies still anew: layout or colours have changed."""
        self._still_key = None

    def warm(self, stage: Stage, seconds: float) -> None:
        """Make the pictures in which flying cards will lie, a little each frame."""
        flying = {id(flight) for flight in stage.flights}
        looks: list[Look] = []
        for flight in stage.flights:
            if id(flight) not in self._warmed and flight.up_at_goal:
                goal = flight.goal
                name, angle = self.face_name(flight.card), round(goal.angle, 1)
                looks.append(Look(name, round(goal.height), angle, flight.warm))
        self._warmed = flying
        if looks:
            self.cards.want(looks)
        self.cards.work(seconds)

    # -------------------------------------------------------------------- lists

    def still(self, stage: Stage, board: Board) -> list[Item]:
        """All that lies still: the same list as long as nothing of it changes."""
        key = _still_key(stage, board)
        if key != self._still_key:
            self._still_key, self._still = key, self._list_still(stage, board)
        return self._still

    def _list_still(self, stage: Stage, board: Board) -> list[Item]:
        model = stage.model
        items = self._props()
        items += list(self.face.cloth(model.marks, self.pen, 1.0)) if (stage.stir >= 1.0) else []
        items += [self._rim(Rect(box)) for box in stage.sources]
        if stage.hop <= 0:
            items += self._table_cards(stage, 0.0)
        badges = self.face.badges(model.marks)
        for seat in range(model.seats):
            items += seat_items(
                self.pen, stage, seat, badges.get(seat, ""), active=stage.turn == seat
            )
            if seat != stage.viewer and stage.backs:
                items += backs_items(self.pen, stage, self.cards, self.shadows, seat)
        items += self.face.board(board, model.marks, self.pen)
        items += self.face.panel(board, model.marks, self.pen, stage.calls)
        items += self._shown(stage)
        items += self._words(stage)
        items += self._banner(stage)
        if not _fan_moves(stage):
            items += self._fan(stage)
        if stage.account:
            items += self.face.account(board, model.marks, self.pen)
        return items

    def moving(self, stage: Stage, *, covered: bool = False) -> list[Item]:
        """All that moves or lies above what moves; ``covered`` turns the carried card over."""
        items: list[Item] = []
        if stage.stir < 1.0:
            items += self.face.cloth(stage.model.marks, self.pen, stage.stir)
        if stage.hop > 0:
            items += self._table_cards(stage, stage.hop)
        if _fan_moves(stage):
            items += self._fan(stage)
        for flight in stage.flights:
            items += self._flight(flight)
        for glow in stage.glows:
            items += glow_items(self.pen, glow)
        for token in stage.tokens:
            items += flying(self.pen, self.face.token, token)
        for seat, amount in stage.sums:
            items += sum_items(self.pen, stage, seat, amount)
        if stage.notice is not None:
            items += self._notice(stage.notice, stage.notice_seen)
        for balloon in stage.balloons:
            items += balloon_items(self.pen, stage, balloon)
        if stage.fan.held is not None and stage.fan.held < len(stage.fan.cards):
            held = stage.fan.cards[stage.fan.held]
            card = HIDDEN if covered else held.card
            items += self._moving_card(card, held.pose, "lift", dim=False)
            items += self._sign(stage, card, held.pose)
        if stage.carried is not None:
            items.append(self._carried(*stage.carried))
        return items

    def _rim(self, box: Rect) -> Stamp:
        """The light round something that may be taken up."""
        k = self.layout.scale
        grow = round(7 * k)
        w, h = box.w + 2 * grow, box.h + 2 * grow
        color = self.ui.theme.turn

        def make() -> pygame.Surface:
            strokes = "".join(
                f'<rect x="{inset:.1f}" y="{inset:.1f}" width="{w - 2 * inset:.1f}"'
                f' height="{h - 2 * inset:.1f}" rx="{h / 2 - inset:.1f}" fill="none"'
                f' stroke="{color}" stroke-opacity="{dark}" stroke-width="{wide * k:.1f}"/>'
                for inset, wide, dark in ((4 * k, 7.0, 0.25), (4 * k, 2.6, 0.9))
            )
            return vector(strokes, w, h)

        return stamp_at(self.pen.keep(("rim", w, h, color), make), *box.center)

    def _carried(self, name: str, x: float, y: float) -> Stamp:
        """A thing that the pointer carries."""
        return stamp_at(stack(self.pen, name, 1), x, y - 8 * self.layout.scale)

    # -------------------------------------------------------------------- cards

    def face_name(self, card: Card) -> str:
        return BACK if card == HIDDEN else self.pack.face(card)

    def card(
        self, card: Card, pose: Pose, fall: Fall, *, warm: bool = False, dim: bool = False
    ) -> list[Item]:
        """A card at rest with its shadow."""
        look = Look(self.face_name(card), round(pose.height), round(pose.angle, 1), warm, dim)
        shadow = self.shadows.of_card(look.height, look.angle, fall)
        return [
            stamp_at(shadow, pose.x, pose.y),
            stamp_at(self.cards.resting(look), pose.x, pose.y),
        ]

    def _props(self) -> list[Item]:
        """Things in the empty corner of the table, each with its shadow."""
        items: list[Item] = []
        k = self.layout.scale
        for name, (x, y, height) in zip(self.face.props, self.layout.prop_spots(), strict=False):
            px = round(height * k)

            def make(name: str = name, px: int = px) -> pygame.Surface:
                picture = self.ui.images.svg(f"props/{name}.svg", px).copy()
                picture.fill(_CORNER, special_flags=pygame.BLEND_RGB_MULT)
                return _with_shadow(picture, k)

            picture = self.pen.keep(("prop", name, px), make)
            reach = picture.get_width() // 2  # a wide thing keeps inside the window
            x = min(max(x, reach), self.layout.width - reach)
            items.append(stamp_at(picture, x, y))
        return items

    def _table_cards(self, stage: Stage, hop: float) -> list[Item]:
        """Stock, turn-up, open hands and the trick; ``hop`` lifts them all."""
        model, layout = stage.model, self.layout
        up = hop * 9 * layout.scale
        items: list[Item] = []
        if model.turn_up is not None:
            pose = layout.turn_up_pose()
            items += self.card(model.turn_up, _raised(pose, up * 1.3), "table", warm=True)
        if model.stock and not stage.cutting:
            left = model.stock_left
            sheets = _PILE if left is None else max(1, min(_PILE + 4, (left + 2) // 3))
            # A turn-up that lies beside the stock lies upon its edge, one that lies across beneath.
            pile = self.pile(layout.stock_pose(), up, sheets)
            items = [*items, *pile] if layout.shape.across else [*pile, *items]
        items += middle_items(self, stage, up)
        items += self._spread_pack(stage)
        if model.stock_left:
            items += self._stock_count(model.stock_left)
        for seat, tricks in model.piles.items():
            items += self._tricks(stage, seat, tricks, up)
        trick = list(model.last_trick) if stage.peek else model.trick
        free = model.middle_free and not stage.fan.places and not stage.cutting
        if free and stage.banner is None:
            lying = {card.seat for card in trick}
            for place in range(model.seats):
                seat = (place + stage.viewer) % model.seats
                if seat not in lying:
                    items.append(self.ghost(layout.trick_pose(place)))
        hands = len(model.open_hands)
        for row, (_seat, cards) in enumerate(model.open_hands.items()):
            for index, card in enumerate(cards):
                pose = layout.shown_pose(row, hands, index, len(cards))
                items += self.card(card, _raised(pose, up), "table", warm=True)
        if hands:
            items += self._open_label(stage)
        rested = any(card.best for card in trick)
        for lying_card in trick:
            items += self._trick_card(stage, lying_card, up, faded=rested and not lying_card.best)
        return items

    def _spread_pack(self, stage: Stage) -> list[Item]:
        """The whole pack side by side, parted where it would be cut."""
        items: list[Item] = []
        for n in range(stage.cutting):
            pose = places.pack_pose(self.layout, n, stage.cutting, stage.cut_at)
            items += self.card(HIDDEN, pose, "pile", warm=True)
        return items

    def _sign(self, stage: Stage, card: Card, pose: Pose) -> list[Item]:
        """The signs on a card of special meaning, under its index."""
        names = () if card == HIDDEN else self.face.signs(card, stage.model.marks)
        size = max(12, round(pose.height * 0.15))
        a = radians(pose.angle)
        items: list[Item] = []
        for number, name in enumerate(names):
            dx, dy = -0.375 * pose.width, -0.165 * pose.height + 1.12 * size * number
            x, y = pose.x + dx * cos(a) - dy * sin(a), pose.y + dx * sin(a) + dy * cos(a)
            items.append(stamp_at(self.disc(name, size), x, y))
        return items

    def disc(self, name: str, size: int, edge: str = _SIGN_EDGE) -> pygame.Surface:
        """An icon on a small dark disc."""

        def make() -> pygame.Surface:
            c = size / 2
            disc = vector(
                f'<circle cx="{c}" cy="{c}" r="{c - 0.5}" fill="{_SIGN}"/>'
                f'<circle cx="{c}" cy="{c}" r="{c - 1.5}" fill="none" stroke="{edge}"'
                f' stroke-width="{max(1.0, size * 0.05):.1f}"/>',
                size,
                size,
            )
            icon = self.ui.images.svg(name, round(size * 0.62))
            w, h = icon.get_size()
            disc.blit(icon, ((size - w) // 2, (size - h) // 2))
            return disc

        return self.pen.keep(("sign", name, size, edge), make)

    def _open_label(self, stage: Stage) -> list[Item]:
        """Whose cards lie open in the middle."""
        x, y = self.layout.open_label()
        names = ", ".join(stage.names[seat] for seat in stage.model.open_hands)
        return [*self.pen.chip(_("Open cards: {names}", names=names), x, y, width=420)]

    def _trick_card(self, stage: Stage, lying: TrickCard, up: float, *, faded: bool) -> list[Item]:
        pose = _raised(self.layout.trick_pose(stage.place(lying.seat), lying.seed), up)
        card = HIDDEN if lying.face_down else lying.card
        items = self.card(card, pose, "table", warm=True, dim=faded)
        if lying.best:
            items.insert(1, self._halo(pose, self.ui.theme.turn))
        return [*items, *self._sign(stage, card, pose)]

    def _halo(self, pose: Pose, color: str) -> Stamp:
        """The light round a card that wins a trick, or that is pointed out."""
        h, angle = round(pose.height), round(pose.angle, 1)

        def make() -> pygame.Surface:
            box = pose.bounds()
            pad = round(h * 0.09)
            size = box.w + 2 * pad, box.h + 2 * pad
            w = pose.width
            rects = "".join(
                f'<rect x="{-w / 2 - g:.1f}" y="{-h / 2 - g:.1f}" width="{w + 2 * g:.1f}"'
                f' height="{h + 2 * g:.1f}" rx="{h * 0.04 + g:.1f}" fill="{color}"'
                f' fill-opacity="{o}"/>'
                for g, o in (
                    (h * 0.050, 0.16),
                    (h * 0.036, 0.24),
                    (h * 0.024, 0.40),
                    (h * 0.014, 1.0),
                )
            )
            place = f"translate({size[0] / 2} {size[1] / 2}) rotate({angle})"
            return vector(f'<g transform="{place}">{rects}</g>', *size)

        return stamp_at(self.pen.keep(("halo", h, angle, color), make), pose.x, pose.y)

    def _stock_count(self, left: int) -> list[Item]:
        """The ring with the number of cards in the stock."""
        layout, theme = self.layout, self.ui.theme
        x, y = layout.stock_count()
        d = round(62 * min(1.0, layout.trick_scale + 0.1))

        def draw(surface: pygame.Surface, rect: FRect) -> None:
            self.ui.paint.pill(surface, rect, "count")

        ground = self.pen.picture("stock count", d, d, draw, pad=10)
        letters = self.pen.text(str(left), 31, theme.rgb("text"), "bold", width=d - 14)
        return [stamp_at(ground, x, y), stamp_at(letters, x, y)]

    def _tricks(self, stage: Stage, seat: int, tricks: int, up: float) -> list[Item]:
        """A pile of tricks won, and how many they are."""
        pose = self.layout.pile_pose(stage.place(seat))
        items = self.pile(pose, up, min(_PILE, 1 + tricks))
        label = ngettext("{n} trick", "{n} tricks", tricks)
        letters = self.pen.text(label, 21, self.ui.theme.rgb("text"))
        box = pose.bounds()
        y = box.bottom + 10 * self.layout.scale + letters.get_height() / 2
        return [*items, stamp_at(letters, pose.x, y)]

    def _shown(self, stage: Stage) -> list[Item]:
        """What players have laid open for the rest of the deal, each thing as a plaque."""
        items: list[Item] = []
        by_seat: dict[int, list[Show]] = {}
        for show in stage.model.shown:
            by_seat.setdefault(show.seat, []).append(show)
        for seat, shows in by_seat.items():
            for number, show in enumerate(shows):
                items += self._plaque(stage.place(seat), number, len(shows), show)
        return items

    def _plaque(self, place: int, number: int, count: int, show: Show) -> list[Item]:
        """Small cards on a plate, with two lines beside them."""
        box = self.layout.shown_box(place, number, count)
        k, theme = self.layout.scale, self.ui.theme

        def draw(surface: pygame.Surface, rect: FRect) -> None:
            self.ui.paint.plaque(surface, rect)

        ground = self.pen.picture("shown", round(box.w / k), round(box.h / k), draw, pad=16)
        items: list[Item] = [stamp_at(ground, *box.center)]
        height = min(box.h - 4 * k, 66 * k)
        step = height * self.layout.aspect * (0.62 if len(show.cards) < 3 else 0.36)
        x = box.left + 10 * k + height * self.layout.aspect / 2
        for n, card in enumerate(show.cards):
            tilt = (n - (len(show.cards) - 1) / 2) * 9
            pose = replace(self.layout.pile_pose(0), x=x, y=box.centery, angle=tilt, height=height)
            items += self.card(card, pose, "pile")
            x += step
        left = x - step + height * self.layout.aspect / 2 + 12 * k
        room = (box.right - left) / k - 8
        small = self.layout.text_scale**-0.5  # a plate grows less than the text
        lines = [self.pen.text(show.title, 22 * small, theme.rgb("text"), "bold", width=room)]
        if show.note:
            lines.append(self.pen.text(show.note, 21 * small, theme.rgb("muted"), width=room))
        y = box.centery - sum(line.get_height() for line in lines) / 2
        for line in lines:
            items.append(stamp_at(line, left + line.get_width() / 2, y + line.get_height() / 2))
            y += line.get_height()
        return items

    def _notice(self, notice: tuple[str, str], seen: float) -> list[Item]:
        """What is announced, across the trick's ground."""
        alpha = round(255 * seen)
        items = self._board(*notice)
        return [replace(item, alpha=alpha) for item in items if isinstance(item, Stamp)]

    def pile(self, pose: Pose, up: float, sheets: int = _PILE) -> list[Item]:
        """A few backs, each a little above the last."""
        layout = self.layout
        dx, dy = -0.8 * layout.scale, -1.5 * layout.scale
        height, angle = round(pose.height), round(pose.angle, 1)
        shadow = self.shadows.of_card(height, angle, "table")

        def make() -> pygame.Surface:
            back = self.cards.resting(Look(BACK, height, angle, warm=True))
            w, h = back.get_size()
            extra_w, extra_h = abs(round(dx * sheets)) + 1, abs(round(dy * sheets)) + 1
            pile = pygame.Surface((w + extra_w, h + extra_h), pygame.SRCALPHA)
            edge = back.copy()
            edge.fill((206, 198, 182), special_flags=pygame.BLEND_RGB_MULT)
            for n in range(sheets):
                picture = back if n == sheets - 1 or n % 2 else edge
                pile.blit(picture, (extra_w + round(dx * n), extra_h + round(dy * n)))
            return pile

        picture = self.pen.keep(("pile", height, angle, sheets), make)
        return [
            stamp_at(shadow, pose.x, pose.y - up),
            stamp_at(picture, pose.x + dx * sheets / 2, pose.y - up + dy * sheets / 2),
        ]

    def ghost(self, pose: Pose) -> Stamp:
        """The place on the cloth where a card is still to be played."""
        h, angle = round(pose.height), round(pose.angle, 1)

        def make() -> pygame.Surface:
            k = self.layout.scale
            box = pose.bounds()
            size = box.w + 8, box.h + 8
            w = pose.width
            body = (
                f'<rect x="{-w / 2 + 1:.1f}" y="{-h / 2 + 1:.1f}" width="{w - 2:.1f}"'
                f' height="{h - 2}" rx="{h * 0.053:.1f}" fill="#000" fill-opacity="0.15"/>'
            )
            body += _dashes(w - 2, h - 2, h * 0.053, 9 * k, max(1.0, 2 * k))
            place = f"translate({size[0] / 2} {size[1] / 2}) rotate({angle})"
            return vector(f'<g transform="{place}">{body}</g>', *size)

        return stamp_at(self.pen.keep(("ghost", h, angle), make), pose.x, pose.y)

    # ----------------------------------------------------------- hand in motion

    def _fan(self, stage: Stage) -> list[Item]:
        items: list[Item] = []
        for place in stage.fan.order():
            held = stage.fan.cards[place]
            if place == stage.fan.held or held.away:
                continue
            fall: Fall = "lift" if place == stage.fan.raised else "hand"
            if held.spot is not None:
                fall = "table"
            if held.moving:
                items += self._moving_card(held.card, held.pose, fall, dim=held.dim)
            else:
                items += self.card(held.card, held.pose, fall, dim=held.dim)
            if held.mark:
                items.insert(-1, self._halo(held.pose, marked.COLORS[held.mark]))
            items += self._sign(stage, held.card, held.pose)
        return [*items, *marked.discs(self, stage.fan), *self._rank(stage)]

    def _rank(self, stage: Stage) -> list[Item]:
        """What the lifted card is worth, on a label over its foot."""
        fan = stage.fan
        if fan.raised is None or fan.held is not None or fan.raised >= len(fan.cards):
            return []
        held = fan.cards[fan.raised]
        text = "" if held.card == HIDDEN else self.face.rank_of(held.card, stage.model.marks)
        if not text:
            return []
        goal = held.goal
        y = goal.y + goal.height * 0.3
        return [*self.pen.chip(text, round(goal.x), round(y), width=380)]

    def _moving_card(self, card: Card, pose: Pose, fall: Fall, *, dim: bool) -> list[Item]:
        look = Look(self.face_name(card), round(pose.height), pose.angle, dim=dim)
        shadow = self.shadows.of_card(look.height, look.angle, fall)
        return [
            stamp_at(shadow, pose.x, pose.y),
            stamp_at(self.cards.moving(look), pose.x, pose.y),
        ]

    def _flight(self, flight: Flight) -> list[Item]:
        pose = flight.pose
        up, width = flight.turn
        name = self.face_name(flight.card) if up else BACK
        alpha = round(255 * flight.alpha)
        # Drawn at the size of the larger end, so that a card that shrinks on its way stays sharp.
        full = max(flight.start.height, flight.goal.height)
        look = Look(name, round(full), pose.angle, flight.warm)
        share = pose.height / full
        picture = self.cards.in_flight(look, share, width)
        # In flight nobody sees whether a shadow is exact: few sizes and angles, so few pictures.
        step = max(2, round(30 * self.layout.scale))
        height = max(step, round(pose.height / step) * step)
        shadow = self.shadows.of_card(height, round(pose.angle / 6) * 6, "table")
        return [
            stamp_at(shadow, pose.x, pose.y, round(alpha * width)),
            stamp_at(picture, pose.x, pose.y, alpha),
        ]

    # -------------------------------------------------------------------- words

    def _words(self, stage: Stage) -> list[Item]:
        """The line of words: a pill as wide as its text."""
        if not stage.words:
            return []
        layout, theme = self.layout, self.ui.theme
        box = layout.words_box()
        k = layout.scale
        letters = self.pen.text(
            stage.words,
            28,
            theme.rgb("red") if stage.error else theme.rgb("text"),
            width=box.w / k - 72,
            accent=theme.rgb("accent"),
            lines=layout.words_lines + stage.extra_lines,
        )
        w = letters.get_width() / k + 68
        h = max(58.0, letters.get_height() / k + 18)

        def draw(surface: pygame.Surface, rect: FRect) -> None:
            self.ui.paint.pill(surface, rect, "words")

        ground = self.pen.picture("words", round(w), round(h), draw, pad=32)
        y = (layout.words_bottom - h / 2) * k
        return [stamp_at(ground, box.centerx, y), stamp_at(letters, box.centerx, y)]

    def _banner(self, stage: Stage) -> list[Item]:
        """What a deal brought, over the middle of the table."""
        if stage.banner is None or (self.face.has_account and self.face.account_ends):
            return []  # where there is an account, it tells what the deal brought
        return self._board(*stage.banner)

    def _board(self, head: str, note: str) -> list[Item]:
        """A panel with a sentence and a smaller line."""
        layout, theme, k = self.layout, self.ui.theme, self.layout.scale
        box = layout.banner_box()
        inner = box.w / k - 60
        text, accent, muted = theme.rgb("text"), theme.rgb("accent"), theme.rgb("muted")
        lines = [self.pen.text(head, 33, text, "title", width=inner, accent=accent, lines=4)]
        if note:
            lines.append(self.pen.text(note, 22, muted, width=inner, accent=accent, lines=4))
        w = max(line.get_width() for line in lines) / k + 60
        h = _banner_height(lines, k)

        def draw(surface: pygame.Surface, rect: FRect) -> None:
            self.ui.paint.panel(surface, rect)

        ground = self.pen.picture("banner", round(w), round(h), draw, pad=36)
        items: list[Item] = [stamp_at(ground, box.centerx, box.centery)]
        y = box.centery - (h / 2 - 28) * k
        for line in lines:
            items.append(stamp_at(line, box.centerx, y + line.get_height() / 2))
            y += line.get_height() + 18 * k
        return items


def _with_shadow(picture: pygame.Surface, k: float) -> pygame.Surface:
    """A thing on the cloth with the shadow that the lamp gives it."""
    pad = round(40 * k)
    w, h = picture.get_size()
    whole = pygame.Surface((w + 2 * pad, h + 2 * pad), pygame.SRCALPHA)
    mask = whole.copy()
    mask.blit(picture, (pad, pad))
    mask.fill((10, 6, 4, 255), special_flags=pygame.BLEND_RGBA_MULT)
    for shade in FALLS["table"]:
        soft = blurred(mask, shade.blur * k)
        soft.set_alpha(round(255 * shade.dark))
        whole.blit(soft, (round(shade.dx * k), round(shade.dy * k)))
    whole.blit(picture, (pad, pad))
    return whole


def _fan_moves(stage: Stage) -> bool:
    return stage.fan.moving or stage.fan.held is not None or bool(stage.dealt)


def _still_key(stage: Stage, board: Board) -> Hashable:
    """All that the still part of the table is drawn from, to be compared."""
    model, fan = stage.model, stage.fan
    held = None
    if not _fan_moves(stage):
        held = tuple((c.card, c.pose, c.dim, c.away, c.mark) for c in fan.cards), fan.raised
    chosen = len(fan.chosen), fan.places
    return (
        board,
        model.marks,
        stage.account,
        stage.backs,
        stage.calls,
        model.spread,
        model.spread_aside,
        model.away,
        model.away_places,
        model.swept,
        model.laid,
        stage.cutting,
        stage.cut_at,
        stage.sources,
        model.dealer,
        model.turn_up,
        model.stock,
        model.stock_left,
        tuple(model.piles.items()),
        model.shown,
        tuple(model.trick),
        model.last_trick if stage.peek else (),
        tuple(map(tuple, model.hands)),
        tuple(model.open_hands.items()),
        tuple(stage.dealt.items()),
        stage.names,
        stage.turn,
        stage.words,
        stage.extra_lines,
        stage.error,
        stage.banner,
        stage.stir >= 1.0,
        stage.hop > 0,
        held,
        chosen,
    )


def _banner_height(lines: list[pygame.Surface], k: float) -> float:
    return sum(line.get_height() for line in lines) / k + 18 * (len(lines) - 1) + 56


def _raised(pose: Pose, up: float) -> Pose:
    return pose if up == 0 else replace(pose, y=pose.y - up)


def _dashes(w: float, h: float, r: float, dash: float, line: float) -> str:
    """A dashed rounded frame round the middle, each dash a stroke of its own: nanosvg's dashes
    throw spikes at corners."""
    straight = 2 * (w - 2 * r) + 2 * (h - 2 * r)
    length = straight + 2 * pi * r
    count = max(8, round(length / (2 * dash)))
    step = length / count
    strokes = ""
    for n in range(count):
        points = [_on_frame(n * step + step / 2 * part / 3, w, h, r) for part in range(4)]
        strokes += "M" + "L".join(f"{x:.2f} {y:.2f}" for x, y in points)
    return (
        f'<path d="{strokes}" fill="none" stroke="{_GHOST}" stroke-opacity="0.5"'
        f' stroke-width="{line:.2f}" stroke-linejoin="round"/>'
    )


def _on_frame(way: float, w: float, h: float, r: float) -> tuple[float, float]:
    """The point ``way`` along a rounded frame round the middle, clockwise from its upper left."""
    corner = pi * r / 2
    legs = (w - 2 * r, corner, h - 2 * r, corner, w - 2 * r, corner, h - 2 * r, corner)
    turns = (
        (w / 2 - r, -h / 2 + r),
        (w / 2 - r, h / 2 - r),
        (-w / 2 + r, h / 2 - r),
        (-w / 2 + r, -h / 2 + r),
    )
    starts = ((-w / 2 + r, -h / 2), (w / 2, -h / 2 + r), (w / 2 - r, h / 2), (-w / 2, h / 2 - r))
    ways = ((1, 0), (0, 1), (-1, 0), (0, -1))
    for number, leg in enumerate(legs):
        side = number // 2
        if way > leg and number < 7:
            way -= leg
            continue
        if number % 2 == 0:
            (x, y), (dx, dy) = starts[side], ways[side]
            return x + dx * way, y + dy * way
        angle = (side - 1) * pi / 2 + way / r
        x, y = turns[side]
        return x + r * cos(angle), y + r * sin(angle)
    return starts[0]

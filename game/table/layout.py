"""Where everything lies on the table, for any window.

Lengths are units: 1080 of them are the height of the window at the usual proportions. A window that
is too narrow for the table scales by its width and gains height instead. The layout is computed
from what must stay clear (the own hand, the line of words, the trick between the seats), so a large
text or a narrow window moves and shrinks things and never lets them overlap.
"""

from __future__ import annotations

from dataclasses import dataclass
from itertools import pairwise
from math import cos, radians, sin
from random import Random
from typing import ClassVar

from pygame import Rect

HEIGHT = 1080.0
NARROWEST = 1440.0
"""Units of width below which the scale follows the width of the window."""
TABLE_HALF = 866.0
"""Half the width of the table with its seats: in wider windows the seats stay at the table."""
CARD_ASPECT = 63 / 88
"""Width by height of a French card; a Spanish one is narrower."""
EDGE = 22.0


@dataclass(frozen=True, slots=True)
class Pose:
    """Place of a card in pixels: its centre, clockwise angle in degrees and height, and its width
    by its height."""

    x: float
    y: float
    angle: float
    height: float
    aspect: float = CARD_ASPECT

    @property
    def width(self) -> float:
        return self.height * self.aspect

    def bounds(self) -> Rect:
        """The upright rectangle that holds the turned card."""
        a = radians(self.angle)
        w = abs(self.width * cos(a)) + abs(self.height * sin(a))
        h = abs(self.height * cos(a)) + abs(self.width * sin(a))
        return Rect(round(self.x - w / 2), round(self.y - h / 2), round(w), round(h))

    def holds(self, x: float, y: float) -> bool:
        """Whether a point in pixels lies on the turned card."""
        a = radians(-self.angle)
        dx, dy = x - self.x, y - self.y
        u, v = dx * cos(a) - dy * sin(a), dx * sin(a) + dy * cos(a)
        return abs(u) <= self.width / 2 and abs(v) <= self.height / 2


@dataclass(frozen=True, slots=True)
class Shape:
    """What a game asks of the layout.

    ``across``: the turn-up lies across beneath the stock, not beside it. ``clockwise``: the next
    player sits at the left. ``plaques``: name plates have a second line, and the own seat stands in
    the corner. ``score`` and ``call`` are the sizes in units of the score board and of a button.
    ``spread``: the stock lies side by side in the middle, and things of each player lie before
    them. ``panel`` is the size of a sheet that the buttons lie on, ``lines`` the lines of words.
    ``with_dealer``: the stock lies at the dealer's right. ``trays``: each pair has a tray at its
    right. ``hand``: cards of a full hand, where it is dealt only after something else.
    """

    across: bool = False
    clockwise: bool = False
    plaques: bool = False
    score: tuple[float, float] = (520.0, 146.0)
    call: tuple[float, float] = (250.0, 82.0)
    spread: bool = False
    panel: tuple[float, float] | None = None
    lines: int = 1
    with_dealer: bool = False
    trays: bool = False
    hand: int = 0


@dataclass(frozen=True, slots=True)
class SeatPlace:
    """Where one player sits, in pixels. ``side`` is where the table's middle lies: -1, 0 or 1.

    ``plaque`` is the box of a name plate with two lines, None where the plate has one.
    """

    x: int
    y: int
    diameter: int
    plate_y: int
    plate_width: int
    badge: tuple[int, int]
    backs: tuple[float, float]
    backs_height: float
    side: int
    plaque: Rect | None = None


def between(n: float, points: tuple[tuple[float, float], ...]) -> float:
    """Linear interpolation over ``points`` (ascending), constant outside them."""
    if n <= points[0][0]:
        return points[0][1]
    for (x0, y0), (x1, y1) in pairwise(points):
        if n <= x1:
            return y0 + (y1 - y0) * (n - x0) / (x1 - x0)
    return points[-1][1]


class Layout:
    """The table of ``seats`` players in a window of ``width`` × ``height`` pixels.

    ``hand`` is the number of cards the own hand began with: the fan is planned for it and does not
    shift when cards leave. ``aspect`` is the width of a card by its height.
    """

    def __init__(
        self,
        width: int,
        height: int,
        seats: int,
        *,
        hand: int = 3,
        text_scale: float = 1.0,
        left_handed: bool = False,
        aspect: float = CARD_ASPECT,
        shape: Shape | None = None,
    ) -> None:
        self.shape = shape or Shape()
        self.width, self.height = width, height
        self.seats, self.hand = seats, max(1, hand, self.shape.hand)
        self.stock_side = -1
        """Where the stock lies: left (-1) or right (1) of the trick."""
        self.text_scale = text_scale
        self.aspect = aspect
        self.mirror = -1 if left_handed else 1
        self.scale = min(height / HEIGHT, width / NARROWEST)
        self.half = width / self.scale / 2
        self.tall = height / self.scale
        self.seat_half = min(self.half, TABLE_HALF + 94)
        self.narrow = self.half < 820
        self._seats: dict[int, SeatPlace] = {}
        self._tricks: dict[tuple[int, int], Pose] = {}
        self._rows()

    def _rows(self) -> None:
        """Share out the height: hand at the bottom, words above it, trick in what is left."""
        big = self.text_scale - 1
        self.words_lines = max(self.shape.lines, 1 if self.text_scale <= 1.25 else 2)
        one = 28 * self.text_scale * 1.24
        self.words_height = max(58.0, one * self.words_lines + 23)
        extra = self.words_height - 58
        # A narrower card may be a little higher.
        full = 268 * (1 + 0.6 * max(0.0, CARD_ASPECT / self.aspect - 1))
        self.hand_height = full - min(58.0, extra * 0.45)
        self.lift = 30.0
        # Outer cards of a fan hang lower and are turned: their corner decides where the fan sits.
        self.hand_y = self.tall - 10 - self._fan_depth()
        self.words_bottom = self.hand_y - self.hand_height / 2 - self.lift - 18 + 6
        self.words_y = self.words_bottom - self.words_height / 2
        top = 232.0 + 18 * min(1.0, big)
        bottom = self.words_bottom - self.words_height - 18
        self.trick_scale = min(1.04, (bottom - top) / 444)
        self.trick_y = (top + bottom) / 2
        rows = self.trick_scale * (0.9 if self.seats > 4 else 1.0)
        self.trick_height = 206.0 * rows

    def _fan_depth(self) -> float:
        """Units from the fan's middle line down to its lowest corner."""
        t = (self.hand - 1) / 2
        a = radians(abs(t) * self.fan_tilt)
        h = self.hand_height
        return t * t * self._sag + h / 2 * cos(a) + h * self.aspect / 2 * sin(a)

    # Units to pixels -----------------------------------------------------------------------------

    def px(self, units: float) -> int:
        """Whole pixels of a length in units, at least 1."""
        return max(1, round(units * self.scale))

    def at(self, x: float, y: float) -> tuple[int, int]:
        """Pixel of a point: ``x`` units from the centre line, ``y`` from the top."""
        return round(self.width / 2 + x * self.scale), round(y * self.scale)

    def box(self, x: float, y: float, w: float, h: float) -> Rect:
        """Rectangle in pixels round a centre in units."""
        left, top = self.at(x - w / 2, y - h / 2)
        return Rect(left, top, self.px(w), self.px(h))

    def pose(self, x: float, y: float, angle: float, height: float) -> Pose:
        px, py = self.width / 2 + x * self.scale, y * self.scale
        return Pose(px, py, angle, height * self.scale, self.aspect)

    # The own hand --------------------------------------------------------------------------------

    @property
    def fan_step(self) -> float:
        """Units from one card of the fan to the next."""
        wide = between(self.hand, ((3, 168), (5, 138), (7, 112), (9, 98), (12, 80), (20, 48)))
        wide *= self.hand_height / 268
        if self.hand <= 5:
            return wide
        # A long fan leaves room for a button beside it.
        room = self._calls_right - self._call_room - 20
        w, h = self.hand_height * self.aspect, self.hand_height
        t = (self.hand - 1) / 2
        a = radians(t * self.fan_tilt)
        return min(wide, max(40.0, (room - w / 2 * cos(a) - h / 2 * sin(a)) / t))

    @property
    def fan_tilt(self) -> float:
        """Degrees from one card of the fan to the next."""
        return between(self.hand, ((3, 4.5), (6, 2.8), (9, 2.1), (12, 1.3), (20, 0.7)))

    @property
    def _sag(self) -> float:
        return self.fan_tilt * between(self.hand, ((3, 0.9), (9, 0.62), (12, 0.45)))

    @property
    def hand_half(self) -> float:
        """Units from the centre line to the edge of the full fan."""
        t = (self.hand - 1) / 2
        a = radians(t * self.fan_tilt)
        w, h = self.hand_height * self.aspect, self.hand_height
        return t * self.fan_step + w / 2 * cos(a) + h / 2 * sin(a)

    def hand_pose(self, index: int, count: int, *, lift: float = 0.0) -> Pose:
        """Place of card ``index`` of a hand of ``count`` cards; ``lift`` 0…1 raises it."""
        t = index - (count - 1) / 2
        if count > self.hand:  # more than it was dealt: they move closer together
            t *= (self.hand - 1) / (count - 1)
        angle = t * self.fan_tilt
        a = radians(angle)
        x = t * self.fan_step + sin(a) * self.lift * lift
        y = self.hand_y + t * t * self._sag - cos(a) * self.lift * lift
        return self.pose(x, y, angle, self.hand_height)

    def hand_box(self) -> Rect:
        """Everything the full fan may cover, the lifted card included."""
        top = self.hand_y - self.hand_height / 2 - self.lift
        return self.box(0, (top + self.tall) / 2, 2 * self.hand_half, self.tall - top)

    # The middle ----------------------------------------------------------------------------------

    _SPOTS: ClassVar[dict[int, tuple[tuple[float, float], ...]]] = {
        2: ((0.0, 1.0), (0.0, -1.0)),
        3: ((0.0, 1.0), (1.0, -0.08), (-1.0, -0.08)),
        4: ((0.0, 1.0), (1.0, 0.0), (0.0, -1.0), (-1.0, 0.0)),
        5: ((0.0, 1.0), (1.0, 0.5), (0.6, -0.75), (-0.6, -0.75), (-1.0, 0.5)),
        6: ((0.0, 1.0), (1.0, 0.88), (1.0, -0.88), (0.0, -1.0), (-1.0, -0.88), (-1.0, 0.88)),
    }

    def trick_pose(self, place: int, seed: int = 0) -> Pose:
        """Place of the trick card of the player at ``place``; the tilt comes from ``seed``."""
        if (place, seed) not in self._tricks:
            self._tricks[place, seed] = self._trick_pose(place, seed)
        return self._tricks[place, seed]

    def _trick_pose(self, place: int, seed: int) -> Pose:
        dx, dy = self._SPOTS[self.seats][self._turned(place)]
        k = self.trick_scale
        across = 150 * k
        down = (118 if self.seats <= 4 else 102) * k
        tilt = Random(f"tilt {seed} {place}").uniform(-1, 1) * (5.2 if self.seats <= 4 else 3.0)
        return self.pose(dx * across, self.trick_y + dy * down, tilt, self.trick_height)

    def trick_box(self) -> Rect:
        """The ground of the trick: where a dragged card is heading when it goes upwards."""
        k = self.trick_scale
        return self.box(0, self.trick_y, (300 + 146) * k, 444 * k)

    @property
    def aside_x(self) -> float:
        """Units from the centre line to the stock on one side and the stake on the other."""
        return 372.0 * max(0.94, min(1.1, self.trick_scale))

    @property
    def _inner(self) -> float:
        """Units from the centre line to the plates of the seats at the sides."""
        if self.seats == 2:
            return min(self.seat_half - 40, 720.0)
        return self.seat_half - self._seat_edge - self._plaque_half

    @property
    def _seat_edge(self) -> float:
        """Units from the edge of the table to the middle of the seats at the sides."""
        return 144.0 if self.shape.plaques and self.half >= 860 else 122.0

    @property
    def _plaque_half(self) -> float:
        return min(122.0 - 8, 118.0 * (1 + 0.6 * (self.text_scale - 1)))

    @property
    def _across(self) -> tuple[float, float]:
        """Units from the centre line to a stock over its turn-up, and the scale of both."""
        k = min(1.0, self.trick_scale)
        trick = (150 + 106 * self.aspect) * self.trick_scale + 12
        k = min(k, (self._inner - trick - 16) / 290)
        return -((self._inner + trick) / 2 + 74 * k), k

    def stock_pose(self) -> Pose:
        if self.shape.across:
            x, k = self._across
            return self.pose(x, self.trick_y - 8 * k, 0, 214 * k)
        k = self.trick_scale
        if self.shape.spread:
            return self.pose(-self.aside_x - 24 * k, self.trick_y, -4, 200 * min(1.0, k))
        s = self.stock_side
        x = s * (self.aside_x + 32 * k)
        return self.pose(x, self.trick_y - 4 * k, 7 * s, 206 * min(1.0, k))

    def turn_up_pose(self) -> Pose:
        if self.shape.across:
            x, k = self._across
            return self.pose(x + 114 * k, self.trick_y + 4 * k, 90, 214 * k)
        k = self.trick_scale
        if self.shape.spread:
            return self.pose(self.aside_x + 8 * k, self.trick_y, 3, 206 * min(1.0, k))
        s = self.stock_side
        x = s * (self.aside_x - 58 * k)
        return self.pose(x, self.trick_y + 4 * k, -5 * s, 206 * min(1.0, k))

    def stake_circle(self) -> tuple[int, int, int]:
        """Centre and radius in pixels of the ring with what is at stake."""
        x, y = self.at(-self.stock_side * self.aside_x, self.trick_y)
        return x, y, self.px(112 * min(1.0, self.trick_scale))

    def chip_centre(self, side: int) -> tuple[int, int]:
        """Middle of the label below the stock (-1) or the stake (1)."""
        if self.shape.across and side < 0:
            x, k = self._across
            return self.at(x + 154 * k, self.trick_y + 108 * k + 36 * (self.text_scale - 1))
        k = min(1.0, self.trick_scale)
        # With six at the table the trick is wide at its foot: the label keeps to the stock's side.
        x = self.aside_x if side > 0 else -self.aside_x + (16 if self.seats <= 4 else -6) * k
        return self.at(-self.stock_side * x, self.trick_y + 151 * k)

    @property
    def chip_width(self) -> int:
        """Most pixels a label chip may take."""
        if self.shape.across:
            return self.px(236 * self._across[1])
        inner = 300.0 if self.narrow else 400.0
        return self.px(inner)

    def stock_count(self) -> tuple[int, int]:
        """Middle of the ring with the number of cards left in the stock."""
        pose = self.stock_pose()
        low = pose.y + pose.height / 2 - 2 * self.scale
        return round(pose.x - (0 if self.shape.across else 0.3 * pose.width)), round(low)

    def trick_chip(self) -> tuple[int, int]:
        """Middle of the label beside the own card in the trick."""
        return self.at(172 * self.trick_scale, self.trick_y + 140 * self.trick_scale)

    def pile_pose(self, place: int) -> Pose:
        """Place of the tricks won that lie with the player at ``place``."""
        if place == 0:
            x = -self.mirror * (self.hand_half + 84)
            return self.pose(x, self.words_bottom + 54, 92, 128)
        dx = self._SPOTS[self.seats][self._turned(place)][0]
        trick = (150 + 106 * self.aspect) * self.trick_scale + 12
        x = (trick + self._inner) / 2
        if self.shape.spread:
            x = max(x, self._inner - 88)
            up = (182 if self.narrow else 96) * self.trick_scale
            return self.pose(x if dx > 0 else -x, self.trick_y - up, 88, 118)
        y = self.trick_y - (92 if dx == 0 else 76) * self.trick_scale
        if self.mirror < 0:
            y = max(y, self.score_low + 52)
        return self.pose(x if dx >= 0 else -x, y, 88, 128)

    def shown_box(self, place: int, number: int, count: int) -> Rect:
        """Box of plaque ``number`` of ``count`` that lie beside the player at ``place``."""
        grow = 1 + 0.5 * (self.text_scale - 1)
        w, h = 2 * self._plaque_half, 72 * grow
        if place == 0:
            seat = self._own_seat()
            x = self.seat_half - self._seat_edge
            top = (seat.y - seat.diameter / 2) / self.scale - 14
            if self._own_below:
                x = self.half - self._plaque_half - 10
                top = self.pile_pose(0).bounds().top / self.scale - 8
            return self.box(-self.mirror * x, top - h / 2 - (h + 6) * number, w, h)
        beside = self.pile_pose(place)
        if self.seats == 4 and place % 2:
            # Pairs sit across: what is theirs lies away from one's own corner.
            place = 1 if (self.mirror > 0) != self.shape.clockwise else 3
        dx = self._SPOTS[self.seats][self._turned(place)][0]
        if dx == 0 or self.text_scale > 1.25:
            low = beside.bounds().bottom / self.scale + 36 * grow
            x = (beside.x - self.width / 2) / self.scale
        else:
            seat = self.seat(place)
            low = (seat.backs[1] + seat.backs_height / 2) / self.scale + 10
            x = (seat.x - self.width / 2) / self.scale
        return self.box(x, low + h / 2 + (h + 6) * number, w, h)

    def _turned(self, place: int) -> int:
        """The place as it is laid out: clockwise the next player is the last one round."""
        return (self.seats - place) % self.seats if self.shape.clockwise else place

    def shown_pose(self, hand: int, hands: int, index: int, count: int) -> Pose:
        """Place of a card of a partner's open hand, laid in the middle of the table."""
        k = self.trick_scale
        height = (206 if hands == 1 else 168) * k
        step = (122 if hands == 1 else 104) * k
        y = self.trick_y - 4 * k
        if hands > 1:
            y = self.trick_y - 26 * k + (hand - (hands - 1) / 2) * 182 * k
        t = index - (count - 1) / 2
        return self.pose((4 + t * step) if hands == 1 else t * step, y, t * 2.0, height)

    def open_label(self) -> tuple[int, int]:
        """Middle of the label that says whose cards lie open."""
        return self.at(4, self.trick_y + (151 if self.seats <= 4 else 186) * self.trick_scale)

    def prop_spots(self) -> list[tuple[int, int, float]]:
        """Middles, and heights in units, for things in the corner across from the calls; none
        where the corner is narrow."""
        if self.half < 860 or self.text_scale > 1.25:
            return []
        if self.shape.spread:
            return [(*self.at(70, 176.0), 124.0)]
        if self.shape.plaques:
            lying = ((490.0, 148.0, 148.0), (404.0, 96.0, 50.0))
            return [(*self.at(x, self.trick_y + y), h) for x, y, h in lying]
        x, y = -self.mirror * min(self.hand_half + 470, self.half - 96), self.tall
        spots = ((0.0, -222.0, 140.0), (124.0, -132.0, 72.0), (-20.0, -84.0, 84.0))
        return [(*self.at(x + self.mirror * dx, y + dy), h) for dx, dy, h in spots]

    def words_box(self) -> Rect:
        """Most room for the line of words; the pill is as wide as its text."""
        return self.box(0, self.words_y, 2 * self._words_half(), self.words_height)

    # The seats -----------------------------------------------------------------------------------

    def seat(self, place: int) -> SeatPlace:
        """Where the player at ``place`` sits (0 is the own seat, then in the order of play)."""
        if place not in self._seats:
            self._seats[place] = self._seat(place)
        return self._seats[place]

    def _seat(self, place: int) -> SeatPlace:
        if place == 0:
            return self._own_seat()
        where = {
            2: ("top",),
            3: ("right", "left"),
            4: ("right", "top", "left"),
            5: ("right low", "right high", "left high", "left low"),
            6: ("right low", "right high", "top", "left high", "left low"),
        }[self.seats][self._turned(place) - 1]
        if where == "top":
            return self._top() if self.shape.plaques else self._place(0, 76, 124, 0)
        side = -1 if where.startswith("left") else 1
        x = side * (self.seat_half - self._seat_edge)
        y = self.trick_y - 58
        if where != where.split()[0]:
            # Two a side: the upper one clear of the score, the lower one of the upper one's name.
            high = max(self.trick_y - 172, EDGE + self.score_size[1] + 59 + 8)
            low = max(self.trick_y + 92, high + 118 + 46 * (1 + 0.6 * (self.text_scale - 1)))
            y = high if where.endswith("high") else low
        if self.shape.plaques and self.seats <= 4:
            return self._side(x, max(y - 10, self.score_low + 64 + 8), side)
        return self._place(x, y, 140 if self.seats <= 4 else 118, side)

    def _place(self, x: float, y: float, d: float, side: int) -> SeatPlace:
        grow = 1 + 0.5 * (self.text_scale - 1)
        plate_y = y + d / 2 + 8 + 4 * grow
        room = 2 * (self.seat_half - abs(x)) - 2 * 8 if side else 300.0 * grow
        room = min(room, 236.0 if self.seats <= 4 else 206.0) if side else room
        if side == 0:
            backs = (x + d / 2 + 46, y + 14)
            badge = (x - d / 2 - 34 * grow, y + 18)
            if self.narrow or self.text_scale > 1:
                badge = (x, plate_y + 38 * grow)  # the score leaves no room beside
        elif self.narrow:
            backs = (x, plate_y + 58 * grow)
            badge = (x + side * -0.36 * d, y - d * 0.46)
        else:
            backs = (x - side * (d / 2 + 46), y + 44)
            badge = (x, plate_y + 20 * grow + 18 * grow)
        return SeatPlace(
            *self.at(x, y),
            self.px(d),
            self.at(0, plate_y)[1],
            self.px(room),
            self.at(*badge),
            self.at(*backs),
            56 * self.scale,
            -side,
        )

    def _side(self, x: float, y: float, side: int) -> SeatPlace:
        """A seat at a side with two lines under the portrait, and the small hand below them."""
        grow = 1 + 0.6 * (self.text_scale - 1)
        d, h = 128.0, 72.0 * grow
        top = y + d / 2 - 4
        box = self.box(x, top + h / 2, 2 * self._plaque_half, h)
        backs = self.at(x, top + h + 36)
        badge = self.at(x - side * 0.36 * d, y - d * 0.36)
        at = self.at(x, y)
        return SeatPlace(
            *at, self.px(d), box.centery, box.w, badge, backs, 56 * self.scale, -side, box
        )

    def _top(self) -> SeatPlace:
        """The seat across the table: portrait, and beside it two lines and the small hand."""
        grow = 1 + 0.5 * (self.text_scale - 1)
        d, w, h = 124.0, 368.0 * grow, 96.0 * min(grow, 1.25)
        # It keeps clear of the score on one side and of the round buttons on the other.
        score = self.half - self._score_edge[0] - self.score_size[0] - 20
        icons = self.half - 308
        left, right = (score, icons) if self.mirror > 0 else (icons, score)
        w = min(w, left + right - d / 2)
        x = min(max(-w / 2, d / 2 - left), right - w)
        box = self.box(x + w / 2, 84, w, h)
        at = self.at(x, 84)
        backs = self.at(x + w - 72, 88)
        badge = self.at(x - d / 2, 84 + d * 0.36)
        return SeatPlace(*at, self.px(d), at[1], box.w, badge, backs, 62 * self.scale, 0, box)

    @property
    def _own_below(self) -> bool:
        """Whether the own name stands below the portrait: beside it, there is no room."""
        return self.half - self.hand_half < 380 or self.text_scale > 1.25

    def _own_corner(self) -> SeatPlace:
        """The own seat in the corner, its two lines beside the portrait or below it."""
        m, d = self.mirror, 121.0
        if self._own_below:
            grow = 1 + 0.6 * (self.text_scale - 1)
            d = 121.0 if self.text_scale <= 1.25 else 92.0
            w, h = min(210.0, 2 * (self.half - self.hand_half) - 40), 70.0 * grow
            x, y = self.half - 14 - w / 2, self.tall - h - 14 - d / 2 + 3
            box = self.box(-m * x, self.tall - 14 - h / 2, w, h)
        else:
            x, y = self.seat_half - self._seat_edge - 8, self.tall - 108.0
            w, h = 300.0, 98.0
            box = self.box(-m * (x + d / 2 - w / 2), y, w, h)
        at = self.at(-m * x, y)
        badge = self.at(-m * x + m * 44, y - 44)
        return SeatPlace(*at, self.px(d), box.centery, box.w, badge, at, 56 * self.scale, 0, box)

    def _own_seat(self) -> SeatPlace:
        if self.shape.plaques:
            return self._own_corner()
        m = self.mirror
        x = -m * min(self.hand_half + 122, self.half - 76)
        y = self.tall - 122
        grow = 1 + 0.5 * (self.text_scale - 1)
        plate_y = y + 56 + 8 + 4 * grow
        return SeatPlace(
            *self.at(x, y - 10 * (grow - 1)),
            self.px(112),
            self.at(0, plate_y)[1],
            self.px(min(236.0, 2 * (self.half - abs(x)) - 8)),
            self.at(x + m * 60, y - 42),
            self.at(x, y),
            56 * self.scale,
            0,
        )

    # Buttons and boards --------------------------------------------------------------------------

    @property
    def call_size(self) -> tuple[int, int]:
        """Width and height of a call button in pixels."""
        big = self.text_scale - 1
        w, h = self.shape.call
        w = min(w, max(250.0, self.half - 470.0))
        if self.shape.panel is not None:
            w = min(w, self.panel_size[0] - 44)
            return self.px(w), self.px(h * (1 + 0.4 * big))
        return self.px(w * (1 + 0.2 * min(big, 1))), self.px(h * (1 + 0.6 * big))

    def call_boxes(self, count: int, *, parting: bool) -> list[Rect]:
        """Boxes of ``count`` call buttons, the strongest first.

        With ``parting`` the last one binds (it gives the deal up) and stands apart below.
        """
        if self.shape.panel is not None:
            return self._panel_boxes(count)
        w, h = (v / self.scale for v in self.call_size)
        gap, edge = 20.0, 28.0
        right = self._calls_right
        columns = self._call_columns
        last_y = self.tall - edge - 2 - h / 2
        upper = count - 1 if parting else count
        boxes: list[Rect] = []
        rows = (upper + columns - 1) // columns
        base = last_y - h - (58 if columns == 2 else 36)
        for i in range(upper):
            row, column = divmod(i, columns)
            in_row = min(columns, upper - row * columns)
            x = right - w / 2 - (in_row - 1 - column) * (w + gap)
            y = base - (rows - 1 - row) * (h + (gap if columns == 2 else 14))
            boxes.append(self.box(self.mirror * x, y, w, h))
        if parting:
            boxes.append(self.box(self.mirror * (right - w / 2), last_y, w, h))
        return boxes

    @property
    def panel_size(self) -> tuple[float, float]:
        """Width and height in units of the sheet that the buttons lie on."""
        w, h = self.shape.panel or (0.0, 0.0)
        grow = 1 + 0.5 * (self.text_scale - 1)
        high = h * min(grow, 1.1)
        return min(w * min(grow, 1.2), max(300.0, self.half - 560.0)), high

    @property
    def _call_room(self) -> float:
        """Units that buttons take from the width beside the hand."""
        if self.shape.panel is not None:
            return self.panel_size[0] - 12
        return self.call_size[0] / self.scale

    def panel_box(self) -> Rect:
        """The sheet that the buttons lie on, in the corner beside the hand."""
        w, h = self.panel_size
        return self.box(self.mirror * (self._calls_right + 4 - w / 2), self.tall - 20 - h / 2, w, h)

    def _panel_boxes(self, count: int) -> list[Rect]:
        """Buttons one above the other at the foot of the sheet."""
        w, h = (v / self.scale for v in self.call_size)
        x = self.mirror * (self._calls_right + 4 - self.panel_size[0] / 2)
        h = min(h, (self.panel_size[1] - 150) / max(1, count) - 10)
        low = self.tall - 20 - 24 - h / 2
        return [self.box(x, low - (count - 1 - n) * (h + 10), w, h) for n in range(count)]

    @property
    def _calls_right(self) -> float:
        """Units from the centre line to the outer edge of the call buttons."""
        return self.seat_half - (50.0 if self.shape.plaques and self.half >= 860 else 28.0)

    @property
    def _call_columns(self) -> int:
        """Two call buttons side by side, unless the text is large or the window narrow."""
        w = self.call_size[0] / self.scale
        wide = self._calls_right - self.hand_half - 60 >= 2 * w + 20
        wide = wide and self.shape.panel is None
        return 2 if wide and self.text_scale <= 1.25 else 1

    def _words_half(self) -> float:
        """Units the line of words may reach to either side: up to calls that stand beside it."""
        room = min(self.half - 40, 760.0)
        if self.seats > 4:
            room = min(room, self.seat_half - 250)
        if self._call_columns == 1:
            room = min(room, self._calls_right - self._call_room - 24)
        return room

    def _corner(self) -> tuple[float, float]:
        """Left and right edge, in units, of the room for buttons beside the hand."""
        right = self._calls_right
        return max(self.hand_half + 22, right - 408), right

    def menu_boxes(self, count: int) -> list[Rect]:
        """Boxes of ``count`` small buttons, up to three in a row, the last one at the foot."""
        left, right = self._corner()
        h, gap = 52.0 * (1 + 0.4 * (self.text_scale - 1)), 8.0
        wide = right - left >= 300
        columns = 1 if count <= 5 else 3 if wide and count > 9 else 2
        if self.text_scale > 1.25:
            columns = min(columns, 2)
        w = (right - left - gap * (columns - 1)) / columns
        rows = (count - 1 + columns - 1) // columns
        low = self.tall - 24 - h / 2
        boxes = []
        for n in range(count - 1):
            row, column = divmod(n, columns)
            x = left + w / 2 + column * (w + gap)
            y = low - (rows - row) * (h + gap)
            boxes.append(self.box(self.mirror * x, y, w, h))
        return [*boxes, self.box(self.mirror * (left + right) / 2, low, right - left, h)]

    def aside_boxes(self, count: int, calls: int) -> list[Rect]:
        """Boxes of ``count`` things to say, above ``calls`` buttons beside the hand."""
        left, right = self._corner()
        h, gap = 54.0 * (1 + 0.4 * (self.text_scale - 1)), 8.0
        low = self.tall - 28 - h / 2
        if calls:
            top = min(box.top for box in self.call_boxes(calls, parting=False))
            low = top / self.scale - 14 - h / 2
        x, w = self.mirror * (left + right) / 2, right - left
        return [self.box(x, low - (count - 1 - n) * (h + gap), w, h) for n in range(count)]

    def seat_button(self, place: int) -> Rect:
        """A small button aimed at the player at ``place``."""
        seat, k = self.seat(place), self.scale
        x, y, d = (v / k for v in (seat.x, seat.y, seat.diameter))
        grow = 1 + 0.5 * (self.text_scale - 1)
        w, h = 128.0 * grow, 42.0 * grow
        x -= self.width / 2 / k
        if seat.side == 0:
            return self.box(x + d / 2 + 118 + w / 2, y - 18, w, h)
        return self.box(x, y - d / 2 - 12 - h / 2, w, h)

    def cover_box(self) -> Rect:
        """The switch that turns the next card face down, above the own seat."""
        grow = 1 + 0.45 * (self.text_scale - 1)
        own = self._own_seat()
        x = (own.x - self.width / 2) / self.scale
        w, h = min(226.0 * grow, 2 * (self.half - abs(x)) - 12), 54 * grow
        return self.box(x, self.tall - 122 - 56 - 26 - h / 2, w, h)

    @property
    def score_size(self) -> tuple[float, float]:
        """Width and height in units of the board with the score."""
        grow = 1 + 0.42 * (self.text_scale - 1)
        room = self.half - EDGE - 92 * (1 + 0.5 * (self.text_scale - 1))
        w, h = self.shape.score
        share = min(1.0, room / (w * grow))
        if h > 200:
            beside = self.half - EDGE - (158 + 106 * self.aspect) * self.trick_scale - 12
            share = min(share, (self.trick_y - 146) / (h * grow), beside / (w * grow))
        # A tall board shrinks as a whole, a flat one is only made narrower.
        return w * grow * share, h * grow * (share if h > 200 else 1.0)

    @property
    def _score_edge(self) -> tuple[float, float]:
        """Units from the side and the top to the score: a tall board lies on the cloth."""
        if self.shape.score[1] > 200 and self.half >= 860 and self.text_scale <= 1.25:
            return 66.0 + self.half - self.seat_half, 56.0
        return EDGE, EDGE

    @property
    def score_low(self) -> float:
        """Units from the top to the lower edge of the score."""
        return self._score_edge[1] + self.score_size[1]

    def score_box(self) -> Rect:
        w, h = self.score_size
        x, y = self._score_edge
        return self.box(self.mirror * (x + w / 2 - self.half), y + h / 2, w, h)

    def icon_centres(self, count: int) -> list[tuple[int, int]]:
        """Middles of the round buttons in the corner, the outermost last."""
        return [
            self.at(self.mirror * (self.half - 52 - 72 * (count - 1 - i)), 54) for i in range(count)
        ]

    @property
    def icon_diameter(self) -> int:
        return self.px(56)

    def balloon_anchor(self, place: int) -> tuple[int, int, int]:
        """Tip of the balloon of the player at ``place`` and the side it opens to (-1, 0, 1)."""
        seat = self.seat(place)
        d = seat.diameter
        if place == 0:
            return seat.x, seat.y - round(d * 0.6), self.mirror
        if seat.side == 0:
            return seat.x + round(d * 0.62), seat.y - round(d * 0.2), 1
        return seat.x + seat.side * round(d * 0.42), seat.y - round(d * 0.4), seat.side

    def banner_box(self) -> Rect:
        """Room for the result of a deal: where the trick lay, between turn-up and stake."""
        clear = self.aside_x - 134 * min(1.0, self.trick_scale) - 10
        return self.box(0, self.trick_y, 2 * clear, 250)

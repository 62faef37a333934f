"""What is written on parchment: the balances, the sheet of the running phase, and the ledger."""

from __future__ import annotations

from collections.abc import Sequence

import pygame
from pygame import FRect

from game.games.gleek import terms
from game.games.gleek.ledger import COLUMNS
from game.games.gleek.marks import PARTS, Marks, Part
from game.games.gleek.scoring import PAR, TRICK
from game.games.gleek.settings import Rules
from game.i18n import N_, _
from game.table.canvas import Item, stamp_at
from game.table.face import Board
from game.table.pen import Pen
from game.ui.theme import Rgb

TITLES: dict[Part, str] = {
    "auction": N_("The Auction"),
    "discard": N_("The Discard"),
    "ruff": N_("The Ruff"),
    "sets": N_("Gleeks & Mournivals"),
    "tricks": N_("The Tricks"),
}
STEPS: dict[Part, str] = {
    "auction": N_("Auction"),
    "discard": N_("Discard"),
    "ruff": N_("Ruff"),
    "sets": N_("Sets"),
    "tricks": N_("Tricks"),
}
ABOUT: dict[Part, str] = {
    "auction": N_("Half the price goes to each of the other two. Who passes stays in the game."),
    "discard": N_("The buyer lays seven cards away, face down, and takes the seven bought."),
    "ruff": N_("The best total in one suit: ace 11, figures 10, the others their number."),
    "sets": N_("Three of a rank from jack to ace are a gleek, four a mournival."),
    "tricks": N_("Of trump, ace counts 15, jack 9, king and queen 3. Each gains what exceeds 22."),
}
_INK: Rgb = (43, 27, 15)
_SOFT: Rgb = (94, 66, 36)
_RED: Rgb = (138, 31, 26)
_RULE = (122, 90, 52)


class Page:
    """Ink on a surface; lengths are units from the upper left corner of ``rect``."""

    def __init__(self, surface: pygame.Surface, rect: FRect, pen: Pen, grow: float) -> None:
        self.surface, self.rect, self.pen = surface, rect, pen
        self.grow = grow
        """How much larger the sheet is than at the usual text size: its letters grow with it."""

    def text(
        self,
        text: str,
        x: float,
        y: float,
        size: float,
        *,
        width: float,
        color: Rgb = _INK,
        font: str = "text",
        align: int = 0,
        lines: int = 1,
    ) -> None:
        """Letters with their middle height at ``y``; ``x`` is their left edge (``align`` -1),
        middle (0) or right edge (1)."""
        size *= self.grow / self.pen.layout.text_scale
        if lines > 1:
            letters = self.pen.text(text, size, color, font, width=width, lines=lines)
        else:
            letters = self.pen.text(text, fitted(self.pen, text, size, width, font), color, font)
        k = self.pen.scale
        w, h = letters.get_size()
        left = (self.rect.x + x) * k - w * (align + 1) / 2
        self.surface.blit(letters, (round(left), round((self.rect.y + y) * k - h / 2)))

    def height_of(self, text: str, size: float, width: float) -> float:
        """Units that ``text`` takes in lines of ``width``."""
        size *= self.grow / self.pen.layout.text_scale
        return self.pen.ui.text.measure(text, size, "tavern-italic", width)[1]

    def rule(self, x: float, y: float, length: float, *, width: float = 2.0) -> None:
        """A line across."""
        k = self.pen.scale
        at = pygame.Rect(
            round((self.rect.x + x) * k),
            round((self.rect.y + y) * k),
            round(length * k),
            max(1, round(width * k)),
        )
        self.surface.fill((*_RULE, 255), at)

    def upright(self, x: float, y: float, length: float) -> None:
        """A line down."""
        k = self.pen.scale
        at = pygame.Rect(
            round((self.rect.x + x) * k),
            round((self.rect.y + y) * k),
            max(1, round(1.3 * k)),
            round(length * k),
        )
        self.surface.fill((*_RULE, 255), at)

    def number(
        self, number: int, x: float, y: float, size: float, *, width: float, strong: bool = False
    ) -> None:
        """A gain or a balance with its sign; losses are red."""
        ink = _RED if number < 0 else _INK if number or strong else _SOFT
        shown = terms.signed(number) if number or strong else "·"
        self.text(shown, x, y, size, width=width, color=ink, font="bold" if strong else "text")


def fitted(pen: Pen, text: str, size: float, width: float, font: str = "text") -> float:
    """``size``, or what lets ``text`` stand within ``width`` on one line."""
    wide = pen.ui.text.measure(text, size, font)[0]
    return size if wide <= width else size * width / wide * 0.99


def parchment(pen: Pen, name: str, box: pygame.Rect) -> Item:
    """A sheet of parchment that fills ``box``, with its shadow."""

    def make() -> pygame.Surface:
        k = pen.scale
        pad = round(26 * k)
        w, h = box.size
        whole = pygame.Surface((w + 2 * pad, h + 2 * pad), pygame.SRCALPHA)
        inner = FRect(pad / k + 6, pad / k + 8, w / k - 12, h / k - 12)
        pen.ui.paint.shadow(whole, inner, 14)
        picture = pen.ui.images.svg(f"props/{name}.svg", h)
        if picture.get_size() != (w, h):
            picture = pygame.transform.smoothscale(picture, (w, h))
        whole.blit(picture, (pad, pad))
        return whole

    return stamp_at(pen.keep(("parchment", name, box.size), make), *box.center)


# ----------------------------------------------------------------------------------------- balances


def board(scores: Board, now: Marks, pen: Pen) -> list[Item]:
    """The balances, and where in the deal we are."""
    box = pen.layout.score_box()
    width, height = pen.layout.score_size

    def draw(surface: pygame.Surface, rect: FRect) -> None:
        grow = height / 198
        _draw_board(Page(surface, rect, pen, grow), scores, now)

    key = ("balances", scores, now.gains(), now.standing.deal, now.pot)
    ink = pen.picture(key, width, height, draw)
    return [parchment(pen, "parchment", box), stamp_at(ink, *box.center), *_strip(now, pen)]


def _draw_board(page: Page, scores: Board, now: Marks) -> None:
    width, height = page.rect.width, page.rect.height
    edge, k = 30.0, height / 198
    deals = Rules.of(now.options).deals
    deal = _("Deal {deal} of {deals}", deal=min(now.standing.deal, deals), deals=deals)
    third = (width - 2 * edge) / 3
    page.text(deal, edge, 34 * k, 24, width=third + 30, font="tavern", align=-1)
    now_x, all_x = width - edge - third * 0.5 - third * 0.82, width - edge - third * 0.4
    page.text(
        _("this deal"), now_x, 36 * k, 20, width=third * 0.8, color=_SOFT, font="tavern-italic"
    )
    page.text(_("balance"), all_x, 36 * k, 20, width=third * 0.8, color=_SOFT, font="tavern-italic")
    page.rule(edge, 55 * k, width - 2 * edge)
    step = (height - 55 * k - 20 * k) / 3
    gains = now.gains()
    for row, (name, seat) in enumerate(zip(scores.names, now.seats(), strict=True)):
        y = 55 * k + step * (row + 0.5) + 2
        page.text(name, edge, y, 25, width=third + 30, font="tavern", align=-1)
        if scores.deal_shown:
            page.number(gains[seat], now_x, y, 25, width=third * 0.8)
        page.number(scores.points[row], all_x, y, 27, width=third * 0.8, strong=True)


def _strip(now: Marks, pen: Pen) -> list[Item]:
    """The parts of a deal in a row at the top, the present one lit."""
    layout, k = pen.layout, pen.scale
    board_, icon = layout.score_box(), layout.icon_centres(5)
    left = min(board_.right, *(x for x, _y in icon)) if layout.mirror < 0 else board_.right
    right = board_.left if layout.mirror < 0 else min(x for x, _y in icon)
    if layout.mirror < 0:
        left = max(x for x, _y in icon)
    room = (right - left) / k - 110
    if room < 330:
        return []
    width = min(room, 620.0)
    x = left + (40 + width / 2) * k if layout.mirror > 0 else right - (40 + width / 2) * k

    def draw(surface: pygame.Surface, rect: FRect) -> None:
        _draw_strip(surface, rect, now, pen)

    picture = pen.picture(("parts", now.part, now.over), width, 46.0, draw, pad=14)
    return [stamp_at(picture, x, layout.icon_centres(5)[0][1])]


def _draw_strip(surface: pygame.Surface, rect: FRect, now: Marks, pen: Pen) -> None:
    ui, theme, k, larger = pen.ui, pen.ui.theme, pen.scale, pen.layout.text_scale
    ui.paint.pill(surface, rect, "chip")
    present = len(PARTS) if now.over else PARTS.index(now.part)
    names = [_(STEPS[part]) for part in PARTS]
    gap = 34.0
    size = 22.0 * min(larger, 1.3) / larger
    while size > 16 / larger:
        wide = sum(ui.text.measure(name, size, "bold")[0] for name in names) + gap * 4
        if wide <= rect.width - 36:
            break
        size -= 1
        gap -= 2
    x = rect.centerx - wide / 2
    for n, name in enumerate(names):
        color = theme.rgb("accent" if n == present else "text" if n < present else "muted")
        letters = ui.text.render(name, size, color, "bold" if n == present else "text")
        w = letters.get_width() / k
        room = ui.text.measure(name, size, "bold")[0]
        at = round((x + (room - w) / 2) * k), round(rect.centery * k - letters.get_height() / 2)
        surface.blit(letters, at)
        if n == present:
            low, thick = round((rect.bottom - 8) * k), max(2, round(3 * k))
            line = pygame.Rect(at[0], low, round(w * k), thick)
            surface.fill((*theme.rgb("accent"), 255), line)
        x += room + gap
        if n < len(names) - 1:
            dot = round((x - gap / 2) * k), round(rect.centery * k)
            pygame.draw.circle(surface, (*theme.rgb("muted"), 255), dot, max(1.5, 2.6 * k))


# -------------------------------------------------------------------------------- the running phase


def panel(scores: Board, now: Marks, pen: Pen, calls: int) -> list[Item]:
    """The sheet of the running phase, with room for buttons at its foot."""
    box = pen.layout.panel_box()
    width, height = pen.layout.panel_size

    def draw(surface: pygame.Surface, rect: FRect) -> None:
        grow = height / 440
        _draw_panel(Page(surface, rect, pen, grow), scores.names, now, calls)

    key = ("phase", scores.names, now, calls)
    ink = pen.picture(key, width, height, draw)
    return [parchment(pen, "parchment_tall", box), stamp_at(ink, *box.center)]


def _draw_panel(page: Page, names: Sequence[str], now: Marks, calls: int) -> None:
    width, height = page.rect.width, page.rect.height
    edge = 30.0
    k = height / 440
    page.text(_(TITLES[now.part]), width / 2, 36 * k, 30, width=width - 2 * edge, font="tavern")
    page.rule(edge, 57 * k, width - 2 * edge)
    big, small, rows = _phase(now)
    top, step = 64 * k, 32 * k
    left = edge
    if big:
        page.text(big, edge + 44, top + step * 1.5 + 2, 70, width=96, color=_RED, font="tavern")
        left = edge + 102
        if small and calls < 3:
            step = 34 * k
    for n, (name, seat) in enumerate(zip(names, now.seats(), strict=True)):
        text, strong = rows[seat]
        y = top + step * (n + 0.5)
        room = width - edge - left
        size = 22 * page.grow / page.pen.layout.text_scale
        taken = min(room * 0.55, page.pen.ui.text.measure(text, size, "bold")[0] + 2)
        page.text(name, left, y, 22, width=room - taken - 8, align=-1)
        page.text(
            text,
            width - edge,
            y,
            22,
            width=taken,
            color=_RED if strong else _INK,
            font="bold",
            align=1,
        )
    if calls < 3 and small:
        page.text(
            small,
            width / 2,
            top + step * 3 + 26 * k,
            21,
            width=width - 2 * edge,
            color=_SOFT,
            font="tavern-italic",
            lines=2,
        )
    if calls <= 1:
        low = height - (34 if calls == 0 else 112) * k
        high = top + step * 3 + 58 * k
        about, room = _(ABOUT[now.part]), width - 2 * edge - 8
        fitting = [
            size
            for size in (23.0, 22.0, 21.0, 20.0)
            if page.height_of(about, size, room) <= low - high - 8
        ]
        if fitting:
            page.rule(edge + 40, high, width - 2 * edge - 80, width=1.2)
            page.text(
                about,
                width / 2,
                (high + low) / 2,
                fitting[0],
                width=room,
                font="tavern-italic",
                lines=7,
            )


def _phase(now: Marks) -> tuple[str, str, list[tuple[str, bool]]]:
    """The big number, a line under it, and for each seat what it does (and whether it leads)."""
    match now.part:
        case "auction":
            return _auction(now)
        case "discard":
            price = now.auction.price
            rows = [
                (_("buys"), True) if seat == now.buyer else (terms.signed(gain), False)
                for seat, gain in enumerate(now.ledger[COLUMNS.index("auction")])
            ]
            return str(price), _("{count} of 7 laid away", count=now.away), rows
        case "ruff":
            return _vying(now)
        case "sets":
            gains = now.ledger[COLUMNS.index("sets")]
            return "", "", [(terms.signed(gain), False) for gain in gains]
    totals = [TRICK * t + h for t, h in zip(now.tricks, now.honours, strict=True)]
    return (
        "",
        _("tricks × 3 + honours, against {par}", par=PAR),
        [
            (f"{TRICK} × {t} + {h} = {total}", False)
            for t, h, total in zip(now.tricks, now.honours, totals, strict=True)
        ],
    )


def _auction(now: Marks) -> tuple[str, str, list[tuple[str, bool]]]:
    auction = now.auction
    rows: list[tuple[str, bool]] = []
    for seat in range(len(now.tricks)):
        if seat == auction.bidder:
            rows.append((str(auction.price), True))
        else:
            rows.append((_("passed") if seat in auction.passed else "–", False))
    if auction.bidder is None:
        return str(auction.opening), _("is the first bid"), rows
    return str(auction.price), _("{share}, from the buyer", share=terms.share(auction.price)), rows


def _vying(now: Marks) -> tuple[str, str, list[tuple[str, bool]]]:
    vying = now.vying
    owed = dict(vying.owed)
    rows: list[tuple[str, bool]] = []
    for seat in range(len(now.tricks)):
        if seat in owed:
            rows.append((_("owes {stake}", stake=owed[seat]), False))
        elif seat in vying.holding:
            rows.append((_("holds {stake}", stake=vying.stake), True))
        else:
            rows.append(("–", False))
    if not vying.opened:
        return str(vying.opening), _("opens the ruff"), rows
    return str(vying.stake), _("is the stake: the winner has it from each"), rows


# --------------------------------------------------------------------------------------- the ledger


def account(scores: Board, now: Marks, pen: Pen) -> list[Item]:
    """The ledger in full, over the middle of the table."""
    layout, k = pen.layout, pen.scale
    width = min(1240.0, 2 * layout.half - 60)
    low = layout.words_bottom - layout.words_height - 16
    height = min(470.0 * (1 + 0.4 * (layout.text_scale - 1)), low - 12)
    box = layout.box(0, low - height / 2, width, height)

    def draw(surface: pygame.Surface, rect: FRect) -> None:
        grow = height / 470
        _draw_account(Page(surface, rect, pen, grow), scores, now)

    ink = pen.picture(("ledger", scores, now), width, height, draw)
    veil = pen.picture("veil", 2 * layout.half, low, _veil, pad=0)
    return [
        stamp_at(veil, layout.width / 2, low * k / 2),
        parchment(pen, "parchment", box),
        stamp_at(ink, *box.center),
    ]


def _veil(surface: pygame.Surface, rect: FRect) -> None:
    """Dims the table behind the ledger, ending softly."""
    w, h = surface.get_size()
    shade = pygame.Surface((1, 64), pygame.SRCALPHA)
    for y in range(64):
        shade.set_at((0, y), (10, 6, 4, round(150 * min(1.0, (63 - y) / 8))))
    surface.blit(pygame.transform.smoothscale(shade, (w, h)), (0, 0))


def _draw_account(page: Page, scores: Board, now: Marks) -> None:
    width, height = page.rect.width, page.rect.height
    edge = width * 0.045
    deals = Rules.of(now.options).deals
    k = height / 470
    page.text(_("The Ledger"), edge, 52 * k, 42, width=width * 0.4, font="tavern", align=-1)
    heading = N_("deal {deal} of {deals}, settled") if now.over else N_("deal {deal} of {deals}")
    deal = min(now.standing.deal, deals)
    page.text(
        _(heading, deal=deal, deals=deals),
        width - edge,
        54 * k,
        28,
        width=width * 0.45,
        font="tavern-italic",
        align=1,
    )
    page.rule(edge, 84 * k, width - 2 * edge, width=2.6)
    name_w = width * 0.145
    low = 360 * k
    heads = [terms.column(name, now.options) for name in COLUMNS]
    heads = [*(head[:1].upper() + head[1:] for head in heads), _("This deal"), _("Balance")]
    places = _columns(heads, edge + name_w, width - edge, page.pen)
    for head, (left, room) in zip(heads, places, strict=True):
        page.text(head, left + room / 2, 112 * k, 23, width=room - 8, font="bold")
        page.upright(left, 94 * k, low - 94 * k)
    page.rule(edge, 138 * k, width - 2 * edge, width=1.4)
    step = (low - 140 * k) / 3
    gains, balances = now.gains(), now.balances()
    for row, (name, seat) in enumerate(zip(scores.names, now.seats(), strict=True)):
        y = 140 * k + step * (row + 0.5)
        page.text(name, edge, y, 32, width=name_w - 12, font="tavern", align=-1)
        numbers = [*(column[seat] for column in now.ledger), gains[seat], balances[seat]]
        for n, (number, (left, room)) in enumerate(zip(numbers, places, strict=True)):
            strong = n >= len(COLUMNS)
            page.number(number, left + room / 2, y, 33, width=room - 8, strong=strong)
    page.rule(edge, low, width - 2 * edge, width=2.6)
    foot = _foot(now)
    page.text(foot, edge, 404 * k, 26, width=width - 2 * edge, font="text", align=-1, lines=2)


def _columns(
    heads: Sequence[str], left: float, right: float, pen: Pen
) -> list[tuple[float, float]]:
    """Left edge and width of each column: wide heads get more room."""
    size = 23 / pen.layout.text_scale
    wanted = [max(96.0, pen.ui.text.measure(head, size, "bold")[0] + 14) for head in heads]
    share = (right - left) / sum(wanted)
    places: list[tuple[float, float]] = []
    for width in wanted:
        places.append((left, width * share))
        left += width * share
    return places


def _foot(now: Marks) -> str:
    """What the columns do not tell: the turn-up, the ruff's opening, and the pot."""
    told: list[str] = []
    if now.turn_up is not None:
        told.append(_("Turn-up: {card}", card=terms.card(now.turn_up)))
    if not now.ruff_over:
        told.append(_("the ruff opens at {stake}", stake=now.vying.opening))
    told.append(_("in the pot: {number}", number=terms.signed(now.pot)))
    return "  ·  ".join(told)

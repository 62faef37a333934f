"""The rules of a game as a page to read, with pictures of cards; and where it comes from."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING

import pygame

from game import registry
from game.engine.cards import HIDDEN_CODE
from game.engine.contract import Game
from game.engine.options import Options
from game.i18n import _
from game.scenes.base import Stage
from game.scenes.sheet import Sheet
from game.table.card_sprites import BACK, CardSprites, Look
from game.table.deck import card_sprites
from game.ui.context import Ui
from game.ui.events import Input, Press
from game.ui.panes import Tab
from game.ui.widgets import Label, Pane, Row, Tabs, Widget
from game.words import Block, Bullets, CardRow, Glossary, Heading, Page, Paragraph, Table

if TYPE_CHECKING:
    from game.scenes.lesson import LessonButton

TEXT = 25.0


class Rules(Sheet):
    """The rules page of ``game``, as the game is with ``options``; at the left its headings.

    Without a game it is the one that was played last. A game that tells its history has it on a
    second tab.
    """

    name = "rules"
    first_focus = "heading 0"
    widest = 1640.0

    def __init__(
        self, app: Stage, game: str = "", options: Options | None = None, tab: str = "rules"
    ) -> None:
        """``tab`` is ``rules`` or, where there is one, ``history``."""
        super().__init__(app)
        last = app.settings.last_game
        self.game = game or (last if last in registry.GAMES else registry.GAMES[0])
        self.rules = registry.rules(self.game)
        self.options = options or self.rules.schema.defaults()
        self._sprites = card_sprites(app.settings, self.rules.pack.deck, self.ui.theme)
        self.tab = tab
        self._head_right = 0.0
        self._scrolls: dict[str, float] = {}
        self._pane: Pane | None = None
        self._marks: list[tuple[Row, Widget]] = []

    def build(self) -> Iterable[Widget]:
        words = registry.words(self.game)
        history: Callable[[], Page] | None = getattr(words, "history_page", None)
        if history is not None and self.tab == "history":
            page = history()
        else:
            page = words.rules_page(self.options)
        self.title = page.title
        lesson = self._lesson()
        self._head_right = lesson.width + 20 if lesson is not None else 0.0
        widgets = self.head()
        if lesson is not None:
            widgets.append(lesson.lay(self.panel))
        area, ui = self.area.copy(), self.ui
        if history is not None:
            tabs = self._tabs()
            widgets.append(tabs)
            area.y, area.height = tabs.rect.bottom + 14, area.bottom - tabs.rect.bottom - 14
        self._sprites.clear()
        pane = Pane(ui, key="page", gap=14, pad=12)
        marks: list[tuple[str, Widget]] = []
        for number, block in enumerate(page.blocks):
            for widget in self._widgets(block, number):
                pane.add(widget)
                if isinstance(block, Heading):
                    marks.append((block.text, widget))
        left = min(400.0, area.width * 0.28) if len(marks) > 1 else 0.0
        contents = Pane(ui, key="contents", gap=6)
        self._marks = [
            (self._mark(number, text, widget), widget)
            for number, (text, widget) in enumerate(marks)
        ]
        contents.add(*(row for row, _heading in self._marks))
        contents.place(area.x - 10, area.y, left, area.height)
        contents.arrange()
        gap = 28.0 if left else 0.0
        pane.place(area.x + left + gap, area.y, area.width - left - gap, area.height)
        pane.arrange()
        pane.scroll_to(self._scrolls.get(self.tab, 0.0))
        self._pane = pane
        return [*widgets, contents, pane]

    def aside(self) -> float:
        return self._head_right

    def _lesson(self) -> LessonButton | None:
        """The way to the lesson of the game, if it has one and nobody is at a table already."""
        below = self.app.under(self)
        at_table = below is not None and below.name in ("table", "pause", "lesson")
        if at_table or registry.lesson(self.game) is None:
            return None
        from game.scenes.lesson import LessonButton

        return LessonButton(self.app, self.game)

    def _tabs(self) -> Tabs:
        """The tabs, at the top of the area."""
        names = [("rules", _("Rules")), ("history", _("History"))]
        tabs = Tabs(self.ui, names, self.tab, self._turn)
        high = self.ui.text.line_height(25, "title") + 36
        return tabs.place(self.area.x, self.area.y + 4, self.area.width, high)

    def _turn(self, tab: str) -> None:
        """Turn to the other page; each keeps its place."""
        if self._pane is not None:
            self._scrolls[self.tab] = self._pane.scroll
        self._pane, self.tab = None, tab
        self.rebuild()

    def rebuild(self) -> None:
        if self._pane is not None:
            self._scrolls[self.tab] = self._pane.scroll
        super().rebuild()

    def update(self, dt: float) -> None:
        super().update(dt)
        pane = self._pane
        if pane is None:
            return
        line = pane.rect.y + 60
        passed = [row for row, heading in self._marks if heading.rect.y <= line]
        here = passed[-1] if passed else None
        if pane.scroll >= pane.most > 0 and self._marks:
            here = self._marks[-1][0]
        for row, _heading in self._marks:
            if row.chosen != (row is here):
                row.chosen = row is here
                row.changed()

    def _mark(self, number: int, text: str, widget: Widget) -> Row:
        def go() -> None:
            assert self._pane is not None
            self._pane.scroll_to(self._pane.scroll + widget.rect.y - self._pane.rect.y - 12)

        return Row(self.ui, text, go, key=f"heading {number}")

    def _widgets(self, block: Block, number: int) -> Iterable[Widget]:
        ui = self.ui
        match block:
            case Heading(text):
                yield Label(ui, text, 36, font="title", color="accent", key=f"block {number}")
            case Paragraph(text):
                yield Label(ui, text, TEXT, key=f"block {number}")
            case Bullets(items):
                for place, item in enumerate(items):
                    yield Bullet(ui, item, key=f"block {number} {place}")
            case CardRow():
                yield Cards(ui, block, self.rules, self._sprites, key=f"block {number}")
            case Table():
                yield Grid(ui, block, key=f"block {number}")
            case Glossary(terms):
                for term in terms:
                    yield Label(ui, f"*{term.term}*: {term.text}", TEXT, key=f"term {term.term}")

    def command(self, event: Press) -> bool:
        if event.means("rules"):
            self.back()
            return True
        return super().command(event)

    def handle(self, event: Input) -> bool:
        # Wherever the focus is, these turn the page.
        turning = ["page_up", "page_down", "first", "last"]
        if not isinstance(self.desk.focus, Tab):  # there left and right go from tab to tab
            turning += ["left", "right"]
        if isinstance(event, Press) and self._pane is not None and event.means(*turning):
            return self._pane.page(_turned(event))
        return super().handle(event)


def _turned(event: Press) -> Press:
    """Left and right as page up and page down."""
    if event.means("left"):
        return Press(("page_up",))
    if event.means("right"):
        return Press(("page_down",))
    return event


class Bullet(Widget):
    """An item with a dot before it."""

    _INDENT = 34.0

    def __init__(self, ui: Ui, label: str, *, key: str) -> None:
        super().__init__(ui, label, key=key)

    def height_for(self, width: float) -> float:
        return self.ui.text.measure(self.label, TEXT, "text", width - self._INDENT)[1]

    def draw(self, surface: pygame.Surface) -> None:
        text, theme, metrics = self.ui.text, self.ui.theme, self.ui.metrics
        x, y = metrics.point(self.rect.x, self.rect.y)
        surface.blit(text.render("•", TEXT, theme.rgb("accent"), "bold"), (x + metrics.px(8), y))
        words = text.render(
            self.label,
            TEXT,
            theme.rgb("text"),
            max_width=self.rect.width - self._INDENT,
            accent=theme.rgb("accent"),
        )
        surface.blit(words, (x + metrics.px(self._INDENT), y))


class Cards(Widget):
    """Cards in a row, as they lie on the table; rows that are too long go on below."""

    HIGH = 176.0
    """Units of height; less, down to 70 %, where the row then fits on one line."""
    _GAP = 14.0
    _APART = 44.0

    def __init__(self, ui: Ui, row: CardRow, game: Game, sprites: CardSprites, *, key: str) -> None:
        super().__init__(ui, row.caption, key=key)
        self.row = row
        self.game = game
        self.sprites = sprites
        self._high = self.HIGH

    @property
    def _wide(self) -> float:
        return self._high * 63 / 88

    def _shrink(self, width: float) -> None:
        row = self.row
        gaps = (len(row.codes) - 1) * self._GAP + (self._APART if row.lead else 0.0)
        count = len(row.codes) + bool(row.lead)
        fits = (width - gaps) / count * 88 / 63
        self._high = fits if 0.7 * self.HIGH <= fits < self.HIGH else self.HIGH

    def _places(self, width: float) -> list[tuple[str, float, float, int]]:
        """(code, x, y, place in the row; -1 is the card that stands apart)."""
        places = []
        x = y = 0.0
        if self.row.lead:
            places.append((self.row.lead, x, y, -1))
            x += self._wide + self._APART
        start = x
        for number, code in enumerate(self.row.codes):
            if x + self._wide > width and x > start:
                x, y = start, y + self._line(width)
            places.append((code, x, y, number))
            x += self._wide + self._GAP
        return places

    def _line(self, width: float) -> float:
        return self._high + self._names() + self._GAP

    def _names(self) -> float:
        """Height of the captions of single cards."""
        return max(
            (
                self.ui.text.measure(_(name), 19, "text", self._wide + self._GAP - 6)[1] + 6
                for name in self.row.names
            ),
            default=0.0,
        )

    def height_for(self, width: float) -> float:
        self._shrink(width)
        last = max((y for _code, _x, y, _n in self._places(width)), default=0.0)
        caption = self.ui.text.measure(self.label, 22, "italic", width)[1] if self.label else 0
        return last + self._high + self._names() + caption + 18

    def draw(self, surface: pygame.Surface) -> None:
        ui, theme = self.ui, self.ui.theme
        high = ui.metrics.px(self._high)
        for code, x, y, number in self._places(self.rect.width):
            place = pygame.FRect(self.rect.x + x, self.rect.y + y + 4, self._wide, self._high)
            ui.paint.shadow(surface, place, 7)
            if number in self.row.best:
                ui.paint.focus_ring(surface, place, 8)
            look = Look(self._face(code), high)
            picture = self.sprites.resting(look)
            area = ui.metrics.rect(*place)
            surface.blit(
                picture,
                (
                    area.centerx - picture.get_width() // 2,
                    area.centery - picture.get_height() // 2,
                ),
            )
            if 0 <= number < len(self.row.names):
                name = ui.text.fit(
                    _(self.row.names[number]),
                    19,
                    theme.rgb("muted"),
                    self._wide + self._GAP - 6,
                    max_lines=3,
                )
                surface.blit(name, (area.centerx - name.get_width() // 2, area.bottom + 4))
        if self.label:
            caption = ui.text.render(
                self.label,
                22,
                theme.rgb("muted"),
                "italic",
                self.rect.width,
                accent=theme.rgb("accent"),
            )
            x, bottom = ui.metrics.point(self.rect.x, self.rect.bottom)
            surface.blit(caption, (x, bottom - caption.get_height() - ui.metrics.px(4)))

    def _face(self, code: str) -> str:
        if code == HIDDEN_CODE:
            return BACK
        return self.game.pack.face(self.game.pack.card(code))


class Grid(Widget):
    """A table of texts. Columns are as wide as what stands in them asks for."""

    _PAD = 16.0

    def __init__(self, ui: Ui, table: Table, *, key: str) -> None:
        super().__init__(ui, ", ".join(table.header), key=key)
        self.table = table

    def _columns(self, width: float) -> list[float]:
        rows = [self.table.header, *self.table.rows]
        wanted = [
            max(
                self.ui.text.measure(row[n], 23, "bold" if row is rows[0] else "text")[0]
                for row in rows
            )
            + 2 * self._PAD
            for n in range(len(self.table.header))
        ]
        spare = width - sum(wanted)
        if spare >= 0:
            return [w + min(60.0, spare / len(wanted)) for w in wanted]
        least = min(110.0, width / len(wanted))
        by = (width - least * len(wanted)) / max(1.0, sum(max(0.0, w - least) for w in wanted))
        return [least + max(0.0, w - least) * by for w in wanted]

    def _heights(self, columns: list[float]) -> list[float]:
        measure = self.ui.text.measure
        return [
            max(
                measure(text, 23, "text" if n else "bold", column - 2 * self._PAD)[1]
                for text, column in zip(row, columns, strict=True)
            )
            + 18
            for n, row in enumerate([self.table.header, *self.table.rows])
        ]

    def height_for(self, width: float) -> float:
        return sum(self._heights(self._columns(width))) + 12

    def draw(self, surface: pygame.Surface) -> None:
        ui, theme = self.ui, self.ui.theme
        columns = self._columns(self.rect.width)
        frame = pygame.FRect(self.rect.x, self.rect.y, sum(columns), self.rect.height - 8)
        ui.paint.panel(surface, frame, "well")
        y = self.rect.y + 2
        rows = [self.table.header, *self.table.rows]
        for number, (row, high) in enumerate(zip(rows, self._heights(columns), strict=True)):
            if number:
                ui.paint.line(surface, self.rect.x + 10, y, frame.width - 20)
            x = self.rect.x
            for text, column in zip(row, columns, strict=True):
                picture = ui.text.render(
                    text,
                    23,
                    theme.rgb("text" if number else "accent"),
                    "text" if number else "bold",
                    column - 2 * self._PAD,
                    accent=theme.rgb("accent"),
                )
                left, middle = ui.metrics.point(x + self._PAD, y + high / 2)
                surface.blit(picture, (left, middle - picture.get_height() // 2))
                x += column
            y += high

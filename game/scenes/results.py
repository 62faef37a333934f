"""How a match ended: who won, how the score went, the proof of the deals, and what next."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import pygame

from game import registry, saves
from game.i18n import _, ngettext
from game.match import Match
from game.presets import Preset
from game.scenes import people
from game.scenes.base import Stage
from game.scenes.message import tell
from game.scenes.sheet import Sheet
from game.ui.context import Ui
from game.ui.widgets import Button, Label, Pane, Widget
from game.words import escape

_SHOWN = 16
"""Digits of a commitment that a person compares."""


class Results(Sheet):
    """The result of a finished ``match``. It is noted in the statistics when it is first shown."""

    name = "results"
    first_focus = "again"
    widest = 1600.0

    def __init__(self, app: Stage, match: Match) -> None:
        super().__init__(app)
        self.match = match
        self.words = registry.words(match.game.name)
        self.seat = match.humans[0] if match.humans else 0
        self.side = match.sides[self.seat]
        self.people = people.load(app)
        self.won = self.side in match.winners
        self._entered = False

    def enter(self) -> None:
        if not self._entered:
            self._entered = True
            ended = saves.result(self.match)
            if ended is not None:
                self.app.store.record(ended)
            self.ui.audio.play("win" if self.won else "loss")
            self.ui.speech.say(self._headline())
            for sentence in self.app.store.take_notices():
                self.app.notice(sentence)
        super().enter()

    def _headline(self) -> str:
        match = self.match
        names = [self._name(seat) for seat in range(match.players)]
        return self.words.match_over(match.standing, match.options, self.side, names)

    # Layout

    def build(self) -> Iterable[Widget]:
        self.title = _("The match is over")
        widgets = self.head()
        area, ui = self.area, self.ui
        buttons = self._buttons()
        wide = (area.width - 20 * (len(buttons) - 1)) / len(buttons)
        high = max(max(84.0, button.height_for(wide)) for button in buttons)
        left = area.x
        for button in buttons:
            button.place(left, area.bottom - high, wide, high)
            left += wide + 20
        inner = area.height - high - 28
        split = area.width * 0.42
        banner = Banner(ui, self._headline(), self.won, self._faces(), key="banner")
        fair = Label(ui, self._fairness(), 21, color="muted", key="fairness")
        room = split - 24
        tall = fair.height_for(room)
        shown = tall < inner * 0.4
        if shown:
            fair.place(area.x, area.y + inner - tall, room, tall)
        banner.place(area.x, area.y + 8, room, inner - 8 - (tall + 20 if shown else 0))
        scroll = Pane(ui, key="story", gap=12)
        scroll.add(
            Label(ui, _("Deal by deal"), 34, font="title", color="accent", key="deals"),
            ScoreSheet(ui, self._sides(), self._rows(), key="score"),
        )
        if not shown:
            scroll.add(fair)
        scroll.place(area.x + split, area.y, area.width - split + 10, inner)
        scroll.arrange()
        return [*widgets, banner, *([fair] if shown else []), scroll, *buttons]

    def _buttons(self) -> list[Button]:
        ui = self.ui
        buttons = [
            Button(
                ui,
                _("Play again"),
                self.play_again,
                style="primary",
                icon="icons/replay.svg",
                size=30,
                key="again",
            ),
            Button(ui, _("New game"), self.new_game, icon="icons/cards.svg", size=30, key="new"),
        ]
        if self.reviewable:
            buttons.append(
                Button(ui, _("Review"), self.review, icon="icons/eye.svg", size=30, key="review")
            )
        if self.match.path is not None:
            buttons.append(
                Button(
                    ui,
                    _("Check the deals"),
                    self.verify,
                    icon="icons/shield.svg",
                    size=30,
                    key="verify",
                )
            )
        buttons.append(
            Button(ui, _("Title page"), self.to_title, icon="icons/home.svg", size=30, key="home")
        )
        return buttons

    # What it tells

    def _sides(self) -> list[str]:
        """What the sides are called; players who are each for themselves by their names."""
        order, match = self._order(), self.match
        if 2 < len(order) == match.players:
            return [escape(self._name(match.sides.index(side))) for side in order]
        return [self.words.side(side, self.seat) for side in order]

    def _name(self, seat: int) -> str:
        spec = self.match.seats[seat]
        if spec.kind == "human":
            return spec.name or _("You")
        return spec.name or _("Player {number}", number=seat + 1)

    def _order(self) -> list[int]:
        """Sides as they are shown: one's own first."""
        sides = sorted(set(self.match.sides))
        return [self.side, *(s for s in sides if s != self.side)]

    def _rows(self) -> list[tuple[str, str, tuple[int, ...]]]:
        """Of each deal its number, what happened, and the score after it."""
        match, rows = self.match, []
        for place, deal in enumerate(match.deals):
            last = place + 1 == len(match.deals)
            after = match.standing if last else match.deals[place + 1].before
            state = match.deal_again(deal)
            for action in deal.actions:
                state.apply(action)
            view = state.view(self.seat)
            told = "" if deal.outcome is None else self.words.outcome(deal.outcome, view)
            score = tuple(self.words.score(after, match.options, side) for side in self._order())
            rows.append((str(deal.number), told, score))
        return rows

    def _faces(self) -> list[tuple[str, str]]:
        """(picture, name) of the winners, oneself first."""
        faces = []
        for seat, spec in enumerate(self.match.seats):
            if self.match.sides[seat] not in self.match.winners:
                continue
            if spec.kind == "human":
                own = self.app.settings.avatar
                faces.append((f"avatars/{own}.svg", self._name(seat)))
            else:
                who = self.people.get(spec.persona)
                faces.append((people.picture(who), self._name(seat)))
        return faces

    def _fairness(self) -> str:
        match = self.match
        if match.header.number is not None:
            return _(
                "This was numbered match *{number}*: whoever chooses it is dealt the same cards.",
                number=match.header.number,
            )
        return _(
            "Before the first deal the match promised the fingerprint *{promise}…*. The secret"
            " that all shuffles follow from is now in the file: anyone can check that it gives"
            " this fingerprint and these deals.",
            promise=match.commitment[:_SHOWN],
        )

    # What next

    def play_again(self) -> None:
        """The same rules and players, other cards."""
        from game.scenes.matches import sit_down

        header = self.match.header
        rules = Preset(header.game, header.preset, "", "", header.options)
        match = saves.begin(self.app.store, rules, header.players, header.seats)
        for sentence in self.app.store.take_notices():
            self.app.notice(sentence)
        sit_down(self.app, match)

    def new_game(self) -> None:
        from game.scenes.setup import Setup
        from game.scenes.title import Title

        self.app.reset(Title(self.app))
        self.app.push(Setup(self.app, game=self.match.header.game))

    def verify(self) -> None:
        """Deal and play the whole match again from its file, and tell what was found."""
        from game import verify

        assert self.match.path is not None
        report = verify.check(self.match.path)
        sentences = [escape(sentence) for sentence in report.sentences]
        if report.fault is None:
            tell(self.app, sentences, _("Everything is as it should be."))
        else:
            tell(self.app, [*sentences, escape(str(report.fault))], _("Not as it should be"))

    @property
    def reviewable(self) -> bool:
        """Whether there is a deal that can be looked at."""
        from game.scenes.review import deals_over

        return bool(deals_over(self.match))

    def review(self) -> None:
        """Look at the deals, all hands open."""
        from game.scenes.review import Review

        self.app.push(Review(self.app, self.match))

    def to_title(self) -> None:
        from game.scenes.title import Title

        self.app.reset(Title(self.app))

    def back(self) -> None:
        if self.app.under(self) is not None:
            self.app.pop()
        else:
            self.to_title()


class Banner(Widget):
    """Who won, with their portraits in the light."""

    _GAP = 48.0

    def __init__(
        self, ui: Ui, label: str, won: bool, faces: Sequence[tuple[str, str]], *, key: str
    ) -> None:
        super().__init__(ui, label, key=key)
        self.won = won
        self.faces = faces

    def draw(self, surface: pygame.Surface) -> None:
        ui, theme, metrics = self.ui, self.ui.theme, self.ui.metrics
        ui.paint.panel(surface, self.rect, "well")
        room = self.rect.width - 60
        headline = ui.text.fit(
            self.label, 44, theme.rgb("text"), room, "title", accent=theme.rgb("accent")
        )
        high = headline.get_height() / metrics.scale
        count = len(self.faces)
        size = min(150.0, room / max(1, count) - self._GAP, self.rect.height * 0.24)
        names = ui.text.line_height(24, "bold") + 16
        trophy = min(130.0, self.rect.height - 84 - high - 36 - size - names)
        if trophy < 60:
            trophy = 0.0
        y = self.rect.centery - (trophy + 24 + high + 36 + size + names) / 2
        center, top = metrics.point(self.rect.centerx, y)
        if trophy:
            icon = ui.images.svg(
                "icons/trophy.svg" if self.won else "icons/cards.svg",
                metrics.px(trophy),
                theme.rgb("accent" if self.won else "muted"),
            )
            surface.blit(icon, (center - icon.get_width() // 2, top))
        y += trophy + 24
        surface.blit(headline, (center - headline.get_width() // 2, metrics.px(y)))
        y += high + 36
        left = self.rect.centerx - (size * count + self._GAP * (count - 1)) / 2
        for picture, name in self.faces:
            middle = left + size / 2
            ui.paint.glow(surface, (middle, y + size / 2), size * 0.66, theme.turn)
            face = ui.images.svg(picture, metrics.px(size))
            surface.blit(face, metrics.point(left, y))
            text = ui.text.fit(
                escape(name), 24, theme.rgb("text"), size + self._GAP - 6, "bold", max_lines=1
            )
            x, under = metrics.point(middle, y + size + 14)
            surface.blit(text, (x - text.get_width() // 2, under))
            left += size + self._GAP


class ScoreSheet(Widget):
    """A line for each deal: number, what happened, the score after it."""

    _COLUMN = 110.0
    _NUMBER = 58.0

    def __init__(
        self,
        ui: Ui,
        sides: Sequence[str],
        rows: Sequence[tuple[str, str, tuple[int, ...]]],
        *,
        key: str,
    ) -> None:
        count = len(rows)
        super().__init__(ui, ngettext("{n} deal", "{n} deals", count), key=key)
        self.sides = sides
        self.rows = rows

    def _columns(self) -> float:
        wide = max(self.ui.text.measure(side, 23, "bold")[0] + 28 for side in self.sides)
        return max(self._COLUMN, wide)

    def _room(self, width: float) -> float:
        return max(120.0, width - self._NUMBER - self._columns() * len(self.sides) - 24)

    def _heights(self, width: float) -> list[float]:
        room = self._room(width)
        measure = self.ui.text.measure
        head = self.ui.text.line_height(23, "bold") + 16
        return [
            head,
            *(max(44.0, measure(told, 21, "text", room)[1] + 14) for _n, told, _s in self.rows),
        ]

    def height_for(self, width: float) -> float:
        return sum(self._heights(width)) + 10

    def draw(self, surface: pygame.Surface) -> None:
        ui, theme, metrics = self.ui, self.ui.theme, self.ui.metrics
        ui.paint.panel(surface, self.rect, "well")
        heights = self._heights(self.rect.width)
        column, room = self._columns(), self._room(self.rect.width)
        first = self.rect.right - 12 - column * len(self.sides)
        y = self.rect.y + 4
        for place, side in enumerate(self.sides):
            text = ui.text.render(side, 23, theme.rgb("accent"), "bold")
            x, middle = metrics.point(first + column * (place + 0.5), y + heights[0] / 2)
            surface.blit(text, (x - text.get_width() // 2, middle - text.get_height() // 2))
        y += heights[0]
        before = tuple(0 for _side in self.sides)
        for (number, told, score), high in zip(self.rows, heights[1:], strict=True):
            ui.paint.line(surface, self.rect.x + 10, y, self.rect.width - 20)
            mark = ui.text.render(number, 21, theme.rgb("muted"), "bold")
            left, middle = metrics.point(self.rect.x + 18, y + high / 2)
            surface.blit(mark, (left, middle - mark.get_height() // 2))
            line = ui.text.render(
                told, 21, theme.rgb("text"), max_width=room, accent=theme.rgb("accent")
            )
            surface.blit(
                line,
                (left + metrics.px(self._NUMBER - 12), middle - line.get_height() // 2),
            )
            for place, points in enumerate(score):
                gained = points != before[place]
                ink = theme.rgb("accent" if gained else "muted")
                shown = str(points).replace("-", "−")
                text = ui.text.render(shown, 30, ink, "title-black")
                x = metrics.px(first + column * (place + 0.5))
                surface.blit(text, (x - text.get_width() // 2, middle - text.get_height() // 2))
            before = score
            y += high

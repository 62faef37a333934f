"""What the page of an opponent is made of: faces to choose from, scales between two words, and the
opponent as they come to the table."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

import pygame

from game.bots.persona import Persona
from game.i18n import _
from game.scenes.people import picture, temper_line
from game.ui.buttons import caption_height, draw_caption
from game.ui.context import Ui
from game.ui.events import Pointer, Press
from game.ui.vectors import vector
from game.ui.widgets import Slider, Widget
from game.words import escape


class Scale(Slider):
    """A number between two extremes that are said in words. ``usual`` is marked on the track."""

    _SIDE = 0.29
    """Share of the width for each of the two words."""

    def __init__(
        self,
        ui: Ui,
        label: str,
        ends: tuple[str, str],
        value: float,
        on_change: Callable[[float], object],
        *,
        low: float = 0.0,
        high: float = 1.0,
        step: float = 0.05,
        usual: float = 0.5,
        key: str = "",
    ) -> None:
        super().__init__(ui, label, value, low, high, step, on_change, key=key)
        self.ends = ends
        self.usual = usual

    def _share(self, value: float) -> float:
        """How far along the track ``value`` lies, 0 to 1."""
        return min(1.0, max(0.0, (value - self.low) / (self.high - self.low)))

    def spoken(self) -> str:
        return _(
            "{label}: {value} %, from “{low}” to “{high}”",
            label=self.label,
            value=round(100 * self._share(self.value)),
            low=self.ends[0],
            high=self.ends[1],
        )

    def _room(self, width: float) -> float:
        return width * self._SIDE - 30

    def height_for(self, width: float) -> float:
        text = self.ui.text
        return max(
            60.0, *(text.measure(e, 23, "text", self._room(width))[1] + 22 for e in self.ends)
        )

    def _track(self) -> pygame.FRect:
        side = self.rect.width * self._SIDE
        return pygame.FRect(
            self.rect.x + side, self.rect.centery - 6, self.rect.width - 2 * side, 12
        )

    def draw(self, surface: pygame.Surface) -> None:
        ui, theme = self.ui, self.ui.theme
        ui.paint.panel(surface, self.rect, "hover" if self.hovered else "row")
        track, share = self._track(), self._share(self.value)
        area = ui.metrics.rect(*self.rect)
        pad = ui.metrics.px(18)
        for end, text in enumerate(self.ends):
            strong = share <= 0.2 if end == 0 else share >= 0.8
            ink = theme.rgb("accent" if strong else "text")
            room = self._room(self.rect.width)
            word = ui.text.render(text, 23, ink, "text", room, "left" if end else "right")
            left = ui.metrics.rect(*track).x - pad - word.get_width()
            x = left if end == 0 else ui.metrics.rect(*track).right + pad
            surface.blit(word, (x, area.centery - word.get_height() // 2))
        ui.paint.panel(surface, track, "well")
        mark = pygame.FRect(0, 0, 4, 26)
        mark.center = (track.x + track.width * self._share(self.usual), track.centery)
        ui.paint.button(surface, mark, "quiet", pressed=True, radius=2)
        knob = pygame.FRect(0, 0, 36, 36)
        knob.center = (track.x + track.width * share, track.centery)
        ui.paint.pill(surface, knob, "tag")


class Faces(Widget):
    """Portraits side by side, of which one is chosen. ``names`` says whose a picture is."""

    focusable = True
    radius = 14.0
    _SIZE, _GAP = 88.0, 16.0
    _CAPTION = 0.2

    def __init__(
        self,
        ui: Ui,
        label: str,
        faces: Sequence[str],
        names: Mapping[str, str],
        value: str,
        on_change: Callable[[str], object],
    ) -> None:
        super().__init__(ui, label, key="face")
        self.faces = tuple(faces)
        self.names = names
        self.value = value
        self.on_change = on_change

    @property
    def index(self) -> int:
        """Place of the chosen face; 0 when it is none of them."""
        return self.faces.index(self.value) if self.value in self.faces else 0

    def spoken(self) -> str:
        name = self.names.get(self.value, "")
        number = _("{number} of {count}", number=self.index + 1, count=len(self.faces))
        return _("{label}: {value}", label=self.label, value=f"{name} {number}".strip())

    def _columns(self, width: float) -> int:
        room = width * (1 - self._CAPTION) - 36 + self._GAP
        return max(1, int(room // (self._SIZE + self._GAP)))

    def height_for(self, width: float) -> float:
        rows = -(-len(self.faces) // self._columns(width))
        grid = rows * (self._SIZE + self._GAP) - self._GAP + 36
        return max(grid, caption_height(self.ui, self.label, "", width * self._CAPTION - 30))

    def _places(self) -> list[tuple[pygame.FRect, str]]:
        columns, step = self._columns(self.rect.width), self._SIZE + self._GAP
        left = self.rect.x + self.rect.width * self._CAPTION
        return [
            (
                pygame.FRect(
                    left + n % columns * step,
                    self.rect.y + 18 + n // columns * step,
                    self._SIZE,
                    self._SIZE,
                ),
                name,
            )
            for n, name in enumerate(self.faces)
        ]

    def choose(self, index: int) -> bool:
        """Take the face at ``index``; False if there is none."""
        if not 0 <= index < len(self.faces):
            return False
        if self.faces[index] != self.value:
            self.value = self.faces[index]
            self.ui.audio.play("tick")
            self.on_change(self.value)
            self.changed()
        return True

    def draw(self, surface: pygame.Surface) -> None:
        ui = self.ui
        ui.paint.panel(surface, self.rect, "hover" if self.hovered else "row")
        draw_caption(surface, ui, self.label, "", self.rect, self.rect.width * self._CAPTION - 30)
        for place, name in self._places():
            if name == self.value:
                ui.paint.glow(surface, place.center, self._SIZE * 0.66, ui.theme.turn)
                ui.paint.focus_ring(surface, place.inflate(-8, -8), self._SIZE / 2 - 4)
            face = ui.images.svg(f"avatars/{name}.svg", ui.metrics.px(self._SIZE))
            surface.blit(face, ui.metrics.point(place.x, place.y))

    def pointer(self, event: Pointer) -> bool:
        if event.kind == "up":
            for number, (place, _name) in enumerate(self._places()):
                if place.collidepoint(event.pos) and self.choose(number):
                    self.ui.speech.say(self.spoken())
        return event.button == 1 and event.kind != "move"

    def press(self, event: Press) -> bool:
        columns = self._columns(self.rect.width)
        steps = {"left": -1, "right": 1, "up": -columns, "down": columns}
        for command, step in steps.items():
            if event.means(command):
                moved = self.choose(self.index + step)
                if moved:
                    self.ui.speech.say(self.spoken())
                return moved or command in ("left", "right")
        if event.means("confirm"):
            self.choose((self.index + 1) % len(self.faces))
            self.ui.speech.say(self.spoken())
            return True
        return False


class Sitter(Widget):
    """Somebody as they come to the table: what they say, their face, name and temper."""

    _FACE = 210.0
    _TAIL = 30.0

    def __init__(self, ui: Ui, *, key: str = "sitter") -> None:
        super().__init__(ui, "", key=key)
        self.who = Persona("", "")
        self.line = ""

    def _line_high(self, width: float) -> float:
        """Room for two lines of speech, so that nothing jumps when another is said."""
        text = self.ui.text
        wanted = text.measure(escape(self.line), 27, "bold", width - 56)[1] if self.line else 0.0
        return max(wanted, 2 * text.line_height(27, "bold")) + 36

    def height_for(self, width: float) -> float:
        text = self.ui.text
        plate = text.line_height(30, "bold") + 16
        temper = text.measure(temper_line(self.who, 3), 23, "text", width)[1] + 18
        return self._line_high(width) + self._TAIL + self._FACE + plate - 16 + temper

    def draw(self, surface: pygame.Surface) -> None:
        ui, theme, rect = self.ui, self.ui.theme, self.rect
        disc = pygame.FRect(0, 0, self._FACE, self._FACE)
        disc.midtop = (rect.centerx, rect.y + self._line_high(rect.width) + self._TAIL)
        if self.line:
            self._draw_line(surface, disc.top)
        face = ui.images.svg(picture(self.who), ui.metrics.px(self._FACE))
        surface.blit(face, ui.metrics.point(disc.x, disc.y))
        name = escape(self.who.name)
        written = ui.text.fit(name, 30, theme.rgb("text"), rect.width - 60, "bold", max_lines=1)
        plate = pygame.FRect(0, 0, 0, ui.text.line_height(30, "bold") + 16)
        plate.width = max(150.0, written.get_width() / ui.metrics.scale + 52)
        plate.midtop = (rect.centerx, disc.bottom - 16)
        ui.paint.pill(surface, plate, "plate")
        area = ui.metrics.rect(*plate)
        surface.blit(written, written.get_rect(center=area.center))
        temper = ui.text.render(
            temper_line(self.who, 3),
            23,
            theme.rgb("text"),
            "text",
            rect.width,
            "center",
            theme.rgb("accent"),
        )
        middle, top = ui.metrics.point(rect.centerx, plate.bottom + 12)
        surface.blit(temper, temper.get_rect(midtop=(middle, top)))

    def _draw_line(self, surface: pygame.Surface, below: float) -> None:
        """A balloon whose tail points down at the face."""
        ui = self.ui
        said = ui.text.render(
            escape(self.line), 27, (42, 26, 16), "bold", self.rect.width - 56, "center"
        )
        scale = ui.metrics.scale
        wide = max(120.0, said.get_width() / scale + 56)
        high = said.get_height() / scale + 30
        box = pygame.FRect(0, 0, wide, high + self._TAIL)
        box.midbottom = (self.rect.centerx, below)
        area = ui.metrics.rect(*box)
        key = ("spoken", area.size, round(scale, 4))
        picture = ui.paint.made(key, lambda: _balloon(*area.size, self._TAIL * scale, scale))
        surface.blit(picture, area)
        middle = area.x + area.w // 2, area.y + round(high * scale / 2)
        surface.blit(said, said.get_rect(center=middle))


def _balloon(w: int, h: int, tail: float, k: float) -> pygame.Surface:
    """A speech balloon that fills (w, h) pixels, its tail in the lowest ``tail`` of them."""
    edge, r = 2.4 * k, min(26 * k, (h - tail) / 2)
    x0, y0, x1, y1 = edge, edge, w - edge, h - tail
    root, tip = w / 2 - 10 * k, w / 2 - 2 * k
    path = (
        f"M{x0 + r:.1f} {y0:.1f}H{x1 - r:.1f}A{r:.1f} {r:.1f} 0 0 1 {x1:.1f} {y0 + r:.1f}"
        f"V{y1 - r:.1f}A{r:.1f} {r:.1f} 0 0 1 {x1 - r:.1f} {y1:.1f}H{root + 30 * k:.1f}"
        f"L{tip:.1f} {h - edge:.1f}L{root:.1f} {y1:.1f}"
        f"H{x0 + r:.1f}A{r:.1f} {r:.1f} 0 0 1 {x0:.1f} {y1 - r:.1f}V{y0 + r:.1f}"
        f"A{r:.1f} {r:.1f} 0 0 1 {x0 + r:.1f} {y0:.1f}Z"
    )
    body = (
        f'<path d="{path}" fill="#FBF3E0" stroke="#3A2413" stroke-width="{edge:.1f}"'
        ' stroke-linejoin="round"/>'
    )
    return vector(body, w, h)

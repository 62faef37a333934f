"""The settings, in tabs. What is changed takes effect at once and is saved."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

import pygame

from game import registry, resources
from game.engine.cards import SUITS, Pack
from game.i18n import LANGUAGES, N_, _, current
from game.scenes.base import Stage
from game.scenes.sheet import Sheet
from game.settings import UNTIL_CLICK, Settings
from game.table.card_sprites import BACK, Look
from game.table.deck import card_sprites
from game.ui.context import Ui
from game.ui.events import Pointer, Press
from game.ui.widgets import Choice, Pane, Slider, Tabs, TextField, Toggle, Widget

TABS = (
    ("player", N_("You")),
    ("table", N_("Table")),
    ("cards", N_("Cards")),
    ("screen", N_("Screen")),
    ("sound", N_("Sound")),
)
AVATARS = ("voce", "voce_2", "voce_3", "voce_4")


class SettingsPage(Sheet):
    """All settings. The page is built anew when text size or language change under it."""

    name = "settings"

    def __init__(self, app: Stage, tab: str = "player") -> None:
        super().__init__(app)
        self.tab = tab
        self._changed = False
        self._apply_in: float | None = None
        self._scrolls: dict[str, float] = {}

    def build(self) -> Iterable[Widget]:
        self.title = _("Settings")
        widgets = self.head()
        names = [(value, _(label)) for value, label in TABS]
        tabs = Tabs(self.ui, names, self.tab, self._turn)
        area = self.area
        high = self.ui.text.line_height(25, "title") + 36
        tabs.place(area.x, area.y + 4, area.width, high)
        pane = Pane(self.ui, key=f"pane {self.tab}")
        pane.add(*_BUILDERS[self.tab](self))
        pane.place(area.x - 10, area.y + high + 18, area.width + 20, area.height - high - 18)
        pane.arrange()
        pane.scroll_to(self._scrolls.get(self.tab, 0.0))
        self._pane = pane
        self.first_focus = f"tabs {self.tab}"
        return [*widgets, tabs, pane]

    def rebuild(self) -> None:
        if self._built:
            self._scrolls[self.tab] = self._pane.scroll
        super().rebuild()

    def _turn(self, tab: str) -> None:
        self._scrolls[self.tab] = self._pane.scroll
        self.tab = tab
        self._scrolls[tab] = 0.0
        self._built = False
        self.rebuild()

    def command(self, event: Press) -> bool:
        if event.means("page_up", "page_down"):
            names = [name for name, _label in TABS]
            step = -1 if event.means("page_up") else 1
            self._turn(names[(names.index(self.tab) + step) % len(names)])
            return True
        return super().command(event)

    def update(self, dt: float) -> None:
        super().update(dt)
        if self._apply_in is not None and not self.desk.holding:
            self._apply_in -= dt
            if self._apply_in <= 0:
                self._apply_in = None
                self.app.apply_settings()

    def leave(self) -> None:
        if self._apply_in is not None:
            self._apply_in = None
            self.app.apply_settings()

    def set(self, name: str, value: Any, *, after: float = 0.0) -> None:
        """Change a setting; it takes effect ``after`` seconds (a slider still in hand waits)."""
        setattr(self.app.settings, name, value)
        self._apply_in = after
        if name.startswith("volume") or name == "mute":
            self.ui.audio.changed()

    # Rows

    def choice(
        self, name: str, label: str, choices: list[tuple[Any, str]], help: str = ""
    ) -> Choice:
        value = getattr(self.app.settings, name)
        return Choice(
            self.ui, label, choices, value, lambda v: self.set(name, v), key=name, help=help
        )

    def toggle(self, name: str, label: str, help: str = "") -> Toggle:
        value = getattr(self.app.settings, name)
        return Toggle(self.ui, label, value, lambda v: self.set(name, v), key=name, help=help)

    def slider(
        self,
        name: str,
        label: str,
        low: float,
        high: float,
        step: float,
        shown: Callable[[float], str],
        *,
        help: str = "",
        after: float = 0.0,
    ) -> Slider:
        value = getattr(self.app.settings, name)
        whole = isinstance(value, int)

        def take(number: float) -> None:
            self.set(name, int(number) if whole else float(number), after=after)

        return Slider(
            self.ui, label, value, low, high, step, take, key=name, help=help, shown=shown
        )


def _player(page: SettingsPage) -> list[Widget]:
    settings = page.app.settings
    languages = [("", _("The system's")), *LANGUAGES.items()]
    name = TextField(
        page.ui,
        _("Your name"),
        settings.player_name,
        lambda v: page.set("player_name", v.strip(), after=0.8),
        placeholder=_("You"),
        key="player_name",
    )
    return [
        page.choice("language", _("Language"), list(languages)),
        name,
        Avatars(page.ui, _("Your picture"), settings.avatar, lambda v: page.set("avatar", v)),
        page.toggle(
            "left_handed",
            _("Left-handed"),
            _("Buttons and your picture change sides at the table."),
        ),
    ]


def _table(page: SettingsPage) -> list[Widget]:
    own = page.app.settings.rest
    lengths = {0.6, 1.2, 2.0, 3.0} | ({own} - {UNTIL_CLICK})
    rests = [(length, _seconds(length)) for length in sorted(lengths)]
    return [
        page.choice(
            "speed",
            _("Speed of the cards"),
            [
                ("off", _("At once")),
                ("fast", _("Fast")),
                ("normal", _("Normal")),
                ("slow", _("Slow")),
            ],
            _("A click during a movement finishes it."),
        ),
        page.choice(
            "rest",
            _("A finished trick lies"),
            [(UNTIL_CLICK, _("Until a click")), *rests],
        ),
        page.toggle(
            "play_forced", _("Play forced cards"), _("A card without choice is played for you.")
        ),
        page.toggle(
            "dim_unplayable",
            _("Dim unplayable cards"),
            _("Cards that you may not play now are darker."),
        ),
        page.toggle(
            "offer_covered",
            _("Switch for face-down cards"),
            _("Shows the switch with which a card is played face down, where the rules allow it."),
        ),
        page.toggle(
            "show_advice",
            _("Partner's advice"),
            _("Your partner says what they would do before you answer for both."),
        ),
        page.toggle(
            "show_deal_points",
            _("Points of the deal"),
            _("Shows on the slate what each side has made so far; many clubs keep it secret."),
        ),
        page.toggle(
            "ceremony",
            _("Cut by hand"),
            _("The first dealer is drawn for and you cut the pack where it is your office."),
        ),
        page.toggle(
            "opponents_talk",
            _("Small talk"),
            _("Your opponents greet you, and say a word to a good card or a deal."),
        ),
        page.toggle(
            "look_back", _("Look back"), _("The last trick may be seen again until the next ends.")
        ),
        page.toggle(
            "confirm_give_up",
            _("Ask before giving up"),
            _("A second press is needed before a deal is given up."),
        ),
        page.toggle(
            "show_keys", _("Letters on buttons"), _("Shows the key of each button at the table.")
        ),
    ]


def _seconds(length: float) -> str:
    number = f"{length:g}"
    return (number if current() == "en" else number.replace(".", ",")) + " s"


def _cards(page: SettingsPage) -> list[Widget]:
    return [
        Preview(page.ui, page.app.settings, key="preview"),
        page.choice(
            "deck_colours",
            _("Colours of the suits"),
            [(2, _("Two")), (4, _("Four"))],
            _("With four, diamonds are blue and clubs green."),
        ),
        page.toggle("large_index", _("Large numbers"), _("For small windows and tired eyes.")),
        page.toggle("high_contrast", _("High contrast"), _("Plain cards with strong colours.")),
        page.toggle(
            "french_cards",
            _("French cards everywhere"),
            _("In games with a Spanish pack, jack, queen and king are sota, caballo and rey."),
        ),
        page.choice("back", _("Backs"), _backs(_pack(page.app.settings).deck)),
        page.choice(
            "hand_sort",
            _("Your hand"),
            [
                ("usual", _("As the game asks")),
                ("rank", _("By rank")),
                ("suit", _("By suit")),
                ("dealt", _("As dealt")),
            ],
        ),
    ]


def _screen(page: SettingsPage) -> list[Widget]:
    return [
        page.slider(
            "text_scale", _("Size of the text"), 100, 200, 10, lambda v: f"{v:g} %", after=0.35
        ),
        page.toggle("fullscreen", _("Full screen")),
        page.toggle(
            "reduced_motion",
            _("Less motion"),
            _("Cards fade from place to place instead of flying."),
        ),
        page.choice(
            "acceleration",
            _("Graphics card"),
            [("auto", _("Automatic")), ("on", _("Use it")), ("off", _("Do without"))],
            _("How pictures reach the window. Takes effect at the next start."),
        ),
    ]


def _sound(page: SettingsPage) -> list[Widget]:
    def per_cent(value: float) -> str:
        return f"{value:g} %"

    return [
        page.slider("volume_effects", _("Cards and table"), 0, 100, 5, per_cent, after=0.2),
        page.slider("volume_voices", _("Voices"), 0, 100, 5, per_cent, after=0.2),
        page.slider("volume_ambience", _("The bar around you"), 0, 100, 5, per_cent, after=0.2),
        page.toggle("mute", _("Silence")),
    ]


_BUILDERS: dict[str, Callable[[SettingsPage], list[Widget]]] = {
    "player": _player,
    "table": _table,
    "cards": _cards,
    "screen": _screen,
    "sound": _sound,
}


def _pack(settings: Settings) -> Pack:
    """The pack of the game that was played last."""
    last = settings.last_game
    return registry.rules(last if last in registry.GAMES else registry.GAMES[0]).pack


def _samples(pack: Pack) -> list[str]:
    """Faces that show what a deck is like: three courts or aces and two plain cards."""
    courts = [r for r in pack.ranks if not r.isdigit()]
    plain = [r for r in pack.ranks if r.isdigit()]
    ranks = [*courts[-3:], *plain[:1], *plain[-1:]]
    return [pack.face(pack.card(r + pack.suits[n % SUITS])) for n, r in enumerate(ranks)]


def _backs(deck: str) -> list[tuple[str, str]]:
    """The backs of a deck: names of pictures, with the labels that its ``deck.toml`` gives."""
    import tomli

    folder = resources.path("sprites", "decks", deck)
    try:
        backs = tomli.loads((folder / "deck.toml").read_text(encoding="utf-8"))["backs"]
        found = [(str(name), _(str(back["label"]))) for name, back in backs.items()]
    except (OSError, ValueError, LookupError, AttributeError, TypeError):
        found = [(file.stem, file.stem) for file in sorted((folder / "backs").glob("*.svg"))]
    return [("", _("The table's")), *found]


class Preview(Widget):
    """How the cards look with the present settings."""

    _HIGH = 220.0

    def __init__(self, ui: Ui, settings: Settings, *, key: str) -> None:
        super().__init__(ui, "", key=key)
        self.settings = settings
        self._seen: tuple[object, ...] = ()
        pack = _pack(settings)
        self._deck = pack.deck
        self._shown = [*_samples(pack), BACK]
        self._sprites = card_sprites(settings, self._deck, ui.theme)

    def height_for(self, width: float) -> float:
        return self._HIGH + 40

    def draw(self, surface: pygame.Surface) -> None:
        settings, metrics = self.settings, self.ui.metrics
        seen = (
            settings.deck_colours,
            settings.large_index,
            settings.high_contrast,
            settings.french_cards,
            settings.back,
        )
        if seen != self._seen:
            self._seen = seen
            self._sprites = card_sprites(settings, self._deck, self.ui.theme)
        wide = self._HIGH * self._sprites.aspect
        step = min(wide + 22, (self.rect.width - wide) / (len(self._shown) - 1))
        x = self.rect.centerx - (step * (len(self._shown) - 1) + wide) / 2
        for name in self._shown:
            place = pygame.FRect(x, self.rect.y + 14, wide, self._HIGH)
            self.ui.paint.shadow(surface, place, 8)
            picture = self._sprites.resting(Look(name, metrics.px(self._HIGH)))
            area = metrics.rect(*place)
            left = area.centerx - picture.get_width() // 2
            surface.blit(picture, (left, area.centery - picture.get_height() // 2))
            x += step


class Avatars(Widget):
    """One's own picture, chosen among portraits."""

    focusable = True
    radius = 14.0
    _SIZE = 104.0

    def __init__(self, ui: Ui, label: str, value: str, on_change: Callable[[str], object]) -> None:
        super().__init__(ui, label, key="avatar")
        self.value = value
        self.on_change = on_change

    def height_for(self, width: float) -> float:
        return max(self._SIZE + 36, self.ui.text.measure(self.label, 26, "text", width * 0.3)[1])

    def spoken(self) -> str:
        number = AVATARS.index(self.value) + 1 if self.value in AVATARS else 1
        return _("{label}: {value}", label=self.label, value=number)

    def _faces(self) -> list[tuple[pygame.FRect, str]]:
        step = self._SIZE + 22
        left = self.rect.right - 18 - step * len(AVATARS) + 22
        top = self.rect.centery - self._SIZE / 2
        return [
            (pygame.FRect(left + n * step, top, self._SIZE, self._SIZE), name)
            for n, name in enumerate(AVATARS)
        ]

    def choose(self, name: str) -> None:
        """Take another portrait."""
        if name != self.value:
            self.value = name
            self.ui.audio.play("tick")
            self.on_change(name)
            self.changed()

    def draw(self, surface: pygame.Surface) -> None:
        from game.ui.buttons import draw_caption

        ui = self.ui
        ui.paint.panel(surface, self.rect, "hover" if self.hovered else "row")
        draw_caption(surface, ui, self.label, "", self.rect, self.rect.width * 0.3)
        for place, name in self._faces():
            if name == self.value:
                ui.paint.glow(surface, place.center, self._SIZE * 0.68, ui.theme.turn)
            face = ui.images.svg(f"avatars/{name}.svg", ui.metrics.px(self._SIZE))
            surface.blit(face, ui.metrics.point(place.x, place.y))

    def pointer(self, event: Pointer) -> bool:
        if event.kind == "up":
            for place, name in self._faces():
                if place.collidepoint(event.pos):
                    self.choose(name)
        return event.button == 1 and event.kind != "move"

    def press(self, event: Press) -> bool:
        at = AVATARS.index(self.value) if self.value in AVATARS else 0
        if event.means("left"):
            self.choose(AVATARS[max(0, at - 1)])
        elif event.means("right"):
            self.choose(AVATARS[min(len(AVATARS) - 1, at + 1)])
        elif event.means("confirm"):
            self.choose(AVATARS[(at + 1) % len(AVATARS)])
        else:
            return False
        return True

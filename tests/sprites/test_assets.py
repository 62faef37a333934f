"""Pictures and sounds the program asks for exist, decode, and are what their readers expect."""

from __future__ import annotations

import math
from array import array
from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

ROOT = Path(__file__).resolve().parents[2]
SPRITES, SOUNDS = ROOT / "sprites", ROOT / "sounds"
RATE = 44100

LENGTHS = {
    "shuffle": (0.8, 2.0),
    "deal": (0.1, 0.4),
    "slide": (0.1, 0.5),
    "place": (0.1, 0.4),
    "flip": (0.1, 0.5),
    "gather": (0.3, 0.9),
    "knock": (0.2, 0.8),
    "chip": (0.1, 0.5),
    "bean": (0.1, 0.6),
    "coin": (0.2, 0.8),
    "grain": (0.1, 0.5),
    "stone": (0.2, 0.7),
    "raise_hit": (0.4, 1.5),
    "win": (1.0, 3.5),
    "loss": (0.8, 3.0),
    "error": (0.1, 0.6),
    "button": (0.05, 0.3),
    "tick": (0.02, 0.2),
    "turn": (0.5, 2.0),
    "ambience_bar": (19.99, 20.01),
    "ambience_tavern": (19.99, 20.01),
    "ambience_yard": (19.99, 20.01),
}
"""Seconds each sound may last: an effect must not outlive what it accompanies by much."""

ICONS = [
    "undo",
    "hint",
    "last_trick",
    "menu",
    "help",
    "settings",
    "close",
    "back",
    "check",
    "pause",
    "play",
    "sound",
    "mute",
    "fullscreen",
    "eye",
    "eye_off",
    "face_down",
    "cards",
    "trophy",
    "dice",
    "save",
    "trash",
    "pencil",
    "plus",
    "minus",
    "arrow_left",
    "arrow_right",
    "arrow_up",
    "arrow_down",
    "lock",
    "shield",
    "robot",
    "person",
    "swap",
    "info",
    "warning",
    "bean_full",
    "bean_empty",
    "trick_open",
    "trick_now",
    "trick_won",
    "trick_lost",
    "trick_tied",
    "suit_S",
    "suit_H",
    "suit_D",
    "suit_C",
    "mark_ring",
    "mark_star",
    "mark_flame",
    "mark_grain",
    "mark_stone",
    "mark_voice",
    "mark_quill",
    "mark_counter",
]
PLAYER_FACES = ("voce", "voce_2", "voce_3", "voce_4")
OPPONENTS = [
    "zeca",
    "ceci",
    "tiao",
    "lela",
    "bia",
    "djoy",
    "tuda",
    "dalva",
    "nono",
    "marli",
    "kenji",
    "iara",
    "jorge",
    "rita",
    "zulmira",
    "toi",
    "nela",
    "margery",
    "hale",
    "finch",
    "nan",
    "pilar",
    "lola",
    "ramiro",
    "eusebio",
]
PROPS = (
    "burst burst_round burst_bare glass coffee bean_bowl loose_beans matchbox bottle_cap coaster "
    "counter counters_2 counters_3 counters_5 counters_10 candle mug parchment parchment_tall "
    "quill grain_1 grain_2 grain_3 grain_4 grain_5 grain_heap grain_bowl grain_tray calabash "
    "stone_1 stone_2 stone_3"
)


def decibels(value: float) -> float:
    """Relative to full scale."""
    return 20 * math.log10(max(value, 1e-9))


@pytest.fixture(scope="module")
def mixer() -> Iterator[None]:
    pygame.mixer.init(RATE, -16, 2)
    yield
    pygame.mixer.quit()


def samples(name: str) -> array[int]:
    """A sound's samples, left and right by turns, -32768 to 32767."""
    return array("h", pygame.mixer.Sound(SOUNDS / f"{name}.ogg").get_raw())


# ---------------------------------------------------------------- sounds


@pytest.mark.usefixtures("mixer")
@pytest.mark.parametrize("name", LENGTHS)
class TestSound:
    def test_lasts_as_long_as_it_should(self, name: str) -> None:
        shortest, longest = LENGTHS[name]
        length = pygame.mixer.Sound(SOUNDS / f"{name}.ogg").get_length()
        assert shortest <= length <= longest

    def test_is_heard_and_never_clips(self, name: str) -> None:
        peak = decibels(max(map(abs, samples(name))) / 32768)
        assert -32 < peak <= -3

    def test_begins_and_ends_without_a_click(self, name: str) -> None:
        wave = samples(name)
        loudest = max(map(abs, wave))
        assert abs(wave[0]) < 0.12 * loudest and abs(wave[1]) < 0.12 * loudest
        if name.startswith("ambience"):
            # Played in a loop: the step over the seam is no larger than steps elsewhere.
            inner = max(abs(wave[i + 2] - wave[i]) for i in range(0, 200_000, 2))
            assert abs(wave[0] - wave[-2]) <= inner
        else:
            assert max(map(abs, wave[-20:])) < 0.01 * loudest


@pytest.mark.usefixtures("mixer")
def test_the_raise_is_the_loudest() -> None:
    strength = {}
    for name in LENGTHS:
        wave = samples(name)
        window = round(0.06 * RATE) * 2
        strength[name] = max(
            sum(v * v for v in wave[i : i + window])
            for i in range(0, min(len(wave), 200_000), window)
        )
    effects = {k: v for k, v in strength.items() if not k.startswith("ambience")}
    assert max(strength, key=lambda k: strength[k]) == "raise_hit"
    heard_often = ("deal", "place", "slide", "button")
    assert all(effects["raise_hit"] > 4 * effects[name] for name in heard_often)


def test_sounds_are_small_and_no_more_than_known() -> None:
    files = list(SOUNDS.glob("*.ogg"))
    assert {f.stem for f in files} == set(LENGTHS)
    assert sum(f.stat().st_size for f in files) < 1_000_000


# ---------------------------------------------------------------- pictures


@pytest.mark.parametrize(
    ("name", "size", "limit"),
    [
        ("truco", (2520, 1080), 600_000),
        ("truco@2x", (5040, 2160), 1_500_000),
        ("truco_thumb", (480, 270), 60_000),
        ("gleek", (2520, 1080), 600_000),
        ("gleek@2x", (5040, 2160), 1_500_000),
        ("gleek_thumb", (480, 270), 60_000),
        ("guritipau", (2520, 1080), 600_000),
        ("guritipau@2x", (5040, 2160), 1_500_000),
        ("guritipau_thumb", (480, 270), 60_000),
        ("title", (2520, 1080), 600_000),
        ("title@2x", (5040, 2160), 1_500_000),
    ],
)
def test_a_surface_has_its_size(name: str, size: tuple[int, int], limit: int) -> None:
    path = SPRITES / "tables" / f"{name}.webp"
    assert pygame.image.load(path).get_size() == size
    assert path.stat().st_size < limit


def brightness(picture: pygame.Surface, x: int, y: int) -> float:
    """Mean light of a square of 40 pixels about a point, 0 to 255."""
    square = pygame.Rect(x - 20, y - 20, 40, 40)
    r, g, b, _ = pygame.transform.average_color(picture, square)
    return 0.2126 * r + 0.7152 * g + 0.0722 * b


def test_the_light_falls_on_the_middle_of_the_table() -> None:
    table = pygame.image.load(SPRITES / "tables" / "truco.webp")
    middle = brightness(table, 1260, 450)
    assert middle > 1.4 * brightness(table, 1260, 1040)
    assert middle > 3 * brightness(table, 60, 1000)
    # The two halves are lit alike: hands and labels sit on either side.
    left, right = brightness(table, 760, 700), brightness(table, 1760, 700)
    assert left == pytest.approx(right, rel=0.12)


@pytest.mark.parametrize("name", ["gleek", "guritipau"])
def test_a_table_of_boards_is_lit_and_calm(name: str) -> None:
    """Brightest on the board, dim below and outside; no stretch of it dazzles beside a card."""
    table = pygame.image.load(SPRITES / "tables" / f"{name}.webp")
    middle = brightness(table, 1260, 450)
    assert 45 < middle < 150  # cards, at about 245, stand well off it; marks of 3 : 1 can be seen
    assert middle > 1.15 * brightness(table, 1260, 1040)
    on_the_board = [brightness(table, x, y) for x in range(860, 1661, 100) for y in (300, 500, 700)]
    assert max(on_the_board) < 1.9 * middle and min(on_the_board) > 0.4 * middle


def test_the_candle_burns_right_of_the_middle() -> None:
    table = pygame.image.load(SPRITES / "tables" / "gleek.webp")
    assert brightness(table, 1566, 66) > 150
    assert brightness(table, 1660, 300) > 1.3 * brightness(table, 860, 300)


def test_the_title_is_dark_where_its_words_stand() -> None:
    title = pygame.image.load(SPRITES / "tables" / "title.webp")
    for x in (400, 700, 1000):
        for y in (150, 450, 900):
            assert brightness(title, x, y) < 70


def opaque(path: Path, height: int) -> tuple[int, pygame.Surface]:
    """The number of pixels that are painted, and the picture."""
    picture = pygame.image.load_sized_svg(str(path), (height * 4, height))
    return pygame.mask.from_surface(picture, 60).count(), picture


@pytest.mark.parametrize("name", ICONS)
def test_an_icon_is_there_and_keeps_to_its_square(name: str) -> None:
    painted, picture = opaque(SPRITES / "icons" / f"{name}.svg", 96)
    assert 0.03 < painted / (picture.get_width() * picture.get_height()) < 0.75
    if not name.startswith("bean"):
        assert abs(picture.get_width() - picture.get_height()) <= 1
        box = pygame.mask.from_surface(picture, 60).get_bounding_rects()[0]
        assert picture.get_rect().contains(box)


@pytest.mark.parametrize("name", [n for n in ICONS if not n.startswith(("bean", "trick_", "suit"))])
def test_a_sign_has_one_colour(name: str) -> None:
    text = (SPRITES / "icons" / f"{name}.svg").read_text(encoding="utf-8")
    colours = {part[:7] for part in text.split("#")[1:] for part in ["#" + part]}
    assert colours == {"#F7ECD8"}


@pytest.mark.parametrize("name", [*PLAYER_FACES, *OPPONENTS])
def test_a_face_is_a_disc(name: str) -> None:
    _, picture = opaque(SPRITES / "avatars" / f"{name}.svg", 140)
    w, h = picture.get_size()
    assert abs(w - h) <= 1
    assert all(picture.get_at(corner).a == 0 for corner in ((0, 0), (w - 1, 0), (0, h - 1)))
    assert picture.get_at((w // 2, h // 2)).a == 255


def test_faces_can_be_told_apart_where_they_are_small() -> None:
    """At 70 pixels the mean difference of any two faces is well above that of a repaint."""
    faces = {}
    for name in (*PLAYER_FACES, *OPPONENTS):
        picture = pygame.image.load_sized_svg(str(SPRITES / "avatars" / f"{name}.svg"), (70, 70))
        small = pygame.transform.smoothscale(picture, (24, 24))
        faces[name] = pygame.image.tobytes(small, "RGB")
    names = sorted(faces)
    close = {}
    for i, one in enumerate(names):
        for other in names[i + 1 :]:
            apart = sum(abs(a - b) for a, b in zip(faces[one], faces[other], strict=True))
            mean = apart / len(faces[one])
            if mean < 14:
                close[one, other] = round(mean, 1)
    assert close == {}


@pytest.mark.parametrize("name", PROPS.split())
def test_a_prop_is_there(name: str) -> None:
    painted, picture = opaque(SPRITES / "props" / f"{name}.svg", 120)
    # Whole things fill their box; a few beans do not.
    assert painted / (picture.get_width() * picture.get_height()) > 0.15


@pytest.mark.parametrize(
    ("name", "top", "bottom"),
    [("burst", 26, 58), ("burst_round", 26, 60), ("burst_bare", 30, 70)],
)
def test_a_burst_leaves_room_for_its_word(name: str, top: int, bottom: int) -> None:
    """Between these heights, all is paper from a fifth of the width to four fifths."""
    _, picture = opaque(SPRITES / "props" / f"{name}.svg", 300)
    w, h = picture.get_size()
    ink = [
        (x, y)
        for x in range(20, 81)
        for y in range(top, bottom + 1)
        if picture.get_at((w * x // 100, h * y // 100)).r < 230
    ]
    assert ink == []


def test_the_program_has_an_icon_and_a_name() -> None:
    app = SPRITES / "app"
    assert pygame.image.load(app / "icon.png").get_size() == (256, 256)
    ico = (app / "icon.ico").read_bytes()
    count = int.from_bytes(ico[4:6], "little")
    sides = sorted(ico[6 + 16 * i] or 256 for i in range(count))
    assert sides == [16, 24, 32, 48, 64, 128, 256]
    logo = pygame.image.load_sized_svg(str(app / "logo.svg"), (600, 300))
    assert logo.get_width() > 1.8 * logo.get_height()


@pytest.mark.parametrize("number", range(1, 6))
def test_a_grain_can_be_counted_at_fourteen_pixels(number: int) -> None:
    """It is one bright spot with a dark edge, far from the blue of the planks."""
    grain = pygame.image.load_sized_svg(str(SPRITES / "props" / f"grain_{number}.svg"), (14, 14))
    mask = pygame.mask.from_surface(grain, 127)
    assert len(mask.connected_components(8)) == 1
    r, g, b, _ = grain.get_at((grain.get_width() // 2, 6))
    assert r > 200 and g > 130 and r - b > 60


def test_a_stack_grows_by_the_thickness_of_a_counter() -> None:
    def height(name: str) -> int:
        """At a size that gives each unit of the picture one pixel of width."""
        return pygame.image.load_sized_svg(
            str(SPRITES / "props" / f"{name}.svg"), (110, 1000)
        ).get_height()

    single = height("counter")
    for count in (2, 3, 5, 10):
        assert abs(height(f"counters_{count}") - single - 11 * (count - 1)) <= 1

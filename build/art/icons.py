"""Signs for buttons and panels, on a grid of 24 units with a line of 2, in one cream colour.

Beans, dots and suits carry colours of their own. The program's own icon is made here as well.
"""

from __future__ import annotations

import io
import math
from pathlib import Path

import resvg_py
from PIL import Image

import lettering
import svg

CREAM = "#F7ECD8"
LINE = 2.0


def stroke(*paths: str, width: float = LINE) -> str:
    """Lines along path data."""
    return "".join(
        f'<path d="{d}" fill="none" stroke="{CREAM}" stroke-width="{svg.number(width)}" '
        'stroke-linecap="round" stroke-linejoin="round"/>'
        for d in paths
    )


def solid(*paths: str) -> str:
    """Filled path data."""
    return "".join(f'<path d="{d}" fill="{CREAM}" fill-rule="evenodd"/>' for d in paths)


def ring(x: float, y: float, r: float, width: float = LINE) -> str:
    """A circle's line."""
    return (
        f'<circle cx="{x}" cy="{y}" r="{r}" fill="none" stroke="{CREAM}" '
        f'stroke-width="{svg.number(width)}"/>'
    )


def dot(x: float, y: float, r: float) -> str:
    """A filled circle."""
    return f'<circle cx="{x}" cy="{y}" r="{r}" fill="{CREAM}"/>'


def card(x: float, y: float, w: float, h: float, turn: float, filled: bool = False) -> str:
    """A small card about (x, y)."""
    return (
        f'<rect x="{-w / 2}" y="{-h / 2}" width="{w}" height="{h}" rx="1.8" '
        f'transform="translate({x} {y}) rotate({turn})" fill="{CREAM if filled else "none"}" '
        f'stroke="{CREAM}" stroke-width="{svg.number(LINE)}"/>'
    )


def gear() -> str:
    """Settings: a wheel of eight teeth."""
    teeth = "".join(
        f'<path d="M12 2.6V5" transform="rotate({45 * k} 12 12)" fill="none" stroke="{CREAM}" '
        'stroke-width="3" stroke-linecap="round"/>'
        for k in range(8)
    )
    return teeth + ring(12, 12, 6) + ring(12, 12, 2.1)


EYE = "M2.5 12C5 7.4 8.3 5.4 12 5.4C15.7 5.4 19 7.4 21.5 12C19 16.6 15.7 18.6 12 18.6C8.3 18.6 5 16.6 2.5 12Z"
SPEAKER = "M3.5 9.4H7L12 5V19L7 14.6H3.5Z"

SIGNS: dict[str, str] = {
    "undo": stroke("M4.5 9H14.5A5.2 5.2 0 0 1 14.5 19.4H8.5", "M8.8 4.4L4.2 9L8.8 13.6"),
    "hint": stroke(
        "M9.2 16.6C9.2 14.2 5.8 12.8 5.8 9.2A6.2 6.2 0 0 1 18.2 9.2C18.2 12.8 14.8 14.2 14.8 16.6Z",
        "M9.8 20.4H14.2",
    ),
    "last_trick": card(8.4, 11, 8.6, 12.4, -14)
    + stroke("M14.2 5.6L19 6.4A1.8 1.8 0 0 1 20.4 8.5L18.9 17A1.8 1.8 0 0 1 16.8 18.5L14.6 18.1"),
    "menu": stroke("M4.5 6.5H19.5", "M4.5 12H19.5", "M4.5 17.5H19.5"),
    "help": stroke("M8 8.6C8 3.6 16.4 3.6 16.4 8.8C16.4 12.2 12.2 12 12.2 15.2")
    + dot(12.2, 19.6, 1.5),
    "settings": gear(),
    "close": stroke("M6 6L18 18", "M18 6L6 18"),
    "back": stroke("M20 12H4.6", "M11 5.4L4.4 12L11 18.6"),
    "check": stroke("M4.6 12.8L9.8 18L19.6 6.6", width=2.4),
    "pause": stroke("M8.2 5.4V18.6", "M15.8 5.4V18.6", width=3),
    "play": stroke("M7.4 4.8L19 12L7.4 19.2Z"),
    "sound": stroke(SPEAKER, "M15.4 8.8A4.6 4.6 0 0 1 15.4 15.2", "M18 6A8.6 8.6 0 0 1 18 18"),
    "mute": stroke(SPEAKER, "M16 9.4L21.2 14.6", "M21.2 9.4L16 14.6"),
    "fullscreen": stroke("M4 9V4H9", "M15 4H20V9", "M20 15V20H15", "M9 20H4V15"),
    "windowed": stroke("M9 4V9H4", "M20 9H15V4", "M15 20V15H20", "M4 15H9V20"),
    "eye": stroke(EYE) + ring(12, 12, 2.9),
    "eye_off": stroke(
        "M4.4 9.4C3.6 10.2 3 11 2.5 12C5 16.6 8.3 18.6 12 18.6C13.2 18.6 14.4 18.4 15.5 17.9",
        "M9 5.9C10 5.6 11 5.4 12 5.4C15.7 5.4 19 7.4 21.5 12C20.9 13.1 20.2 14.1 19.4 15",
        "M4.4 4.4L19.6 19.6",
    ),
    "face_down": stroke(
        "M7 3.2H17A1.8 1.8 0 0 1 18.8 5V19A1.8 1.8 0 0 1 17 20.8H7A1.8 1.8 0 0 1 5.2 19V5A1.8 1.8 0 0 1 7 3.2Z"
    )
    + stroke("M12 6.4L15.4 12L12 17.6L8.6 12Z", width=1.6)
    + dot(12, 12, 1.3),
    "cards": card(7.4, 13, 8, 12, -16)
    + stroke("M9.6 4.6L17.2 3.6A1.6 1.6 0 0 1 19 5L20.6 16.4A1.6 1.6 0 0 1 19.2 18.2L13.2 19"),
    "trophy": stroke(
        "M7 4H17V9.4A5 5 0 0 1 7 9.4Z",
        "M7 5.6H3.8C3.8 9 5 10.8 7.6 11.2",
        "M17 5.6H20.2C20.2 9 19 10.8 16.4 11.2",
        "M12 14.6V18",
        "M8 20.2H16",
    ),
    "dice": stroke("M7 4H17A3 3 0 0 1 20 7V17A3 3 0 0 1 17 20H7A3 3 0 0 1 4 17V7A3 3 0 0 1 7 4Z")
    + dot(8.6, 8.6, 1.5)
    + dot(15.4, 15.4, 1.5)
    + dot(12, 12, 1.5)
    + dot(15.4, 8.6, 1.5)
    + dot(8.6, 15.4, 1.5),
    "save": stroke(
        "M12 3.8V14.4",
        "M7.4 10L12 14.6L16.6 10",
        "M4.4 15.4V18.4A1.8 1.8 0 0 0 6.2 20.2H17.8A1.8 1.8 0 0 0 19.6 18.4V15.4",
    ),
    "load": stroke(
        "M12 14.4V3.8",
        "M7.4 8.2L12 3.6L16.6 8.2",
        "M4.4 15.4V18.4A1.8 1.8 0 0 0 6.2 20.2H17.8A1.8 1.8 0 0 0 19.6 18.4V15.4",
    ),
    "trash": stroke(
        "M4.4 6.6H19.6",
        "M9.4 6.4V4H14.6V6.4",
        "M6.4 6.8L7.4 20.2H16.6L17.6 6.8",
        "M10.2 10.4V16.6",
        "M13.8 10.4V16.6",
    ),
    "pencil": stroke(
        "M4.6 19.4L5.6 15L15.8 4.8A1.9 1.9 0 0 1 18.5 4.8L19.2 5.5A1.9 1.9 0 0 1 19.2 8.2L9 18.4Z",
        "M13.6 7L17 10.4",
    ),
    "plus": stroke("M12 5V19", "M5 12H19", width=2.4),
    "minus": stroke("M5 12H19", width=2.4),
    "arrow_left": stroke("M15 5L8 12L15 19", width=2.4),
    "arrow_right": stroke("M9 5L16 12L9 19", width=2.4),
    "arrow_up": stroke("M5 15L12 8L19 15", width=2.4),
    "arrow_down": stroke("M5 9L12 16L19 9", width=2.4),
    "lock": stroke(
        "M6.6 10.6H17.4A1.8 1.8 0 0 1 19.2 12.4V18.8A1.8 1.8 0 0 1 17.4 20.6H6.6A1.8 1.8 0 0 1 4.8 18.8V12.4A1.8 1.8 0 0 1 6.6 10.6Z",
        "M8 10.4V7.6A4 4 0 0 1 16 7.6V10.4",
    )
    + dot(12, 15.2, 1.6),
    "shield": stroke(
        "M12 3L19.4 5.8V11.4C19.4 16 16.4 19.2 12 21C7.6 19.2 4.6 16 4.6 11.4V5.8Z",
        "M8.6 11.8L11.2 14.4L15.6 9.2",
    ),
    "robot": stroke(
        "M7 8.4H17A2.4 2.4 0 0 1 19.4 10.8V16.8A2.4 2.4 0 0 1 17 19.2H7A2.4 2.4 0 0 1 4.6 16.8V10.8A2.4 2.4 0 0 1 7 8.4Z",
        "M12 8.2V5.2",
        "M9.4 15.8H14.6",
        "M2.4 12V15.4",
        "M21.6 12V15.4",
    )
    + dot(12, 4, 1.6)
    + dot(9, 12.2, 1.4)
    + dot(15, 12.2, 1.4),
    "person": ring(12, 8, 4.2)
    + stroke("M4.4 20.4C4.8 16 8 14.6 12 14.6C16 14.6 19.2 16 19.6 20.4"),
    "people": ring(8.6, 8.6, 3.6)
    + stroke(
        "M2.4 19.8C2.6 16 5.2 14.6 8.6 14.6C12 14.6 14.6 16 14.8 19.8",
        "M14.6 5.4A3.6 3.6 0 0 1 14.6 11.8",
        "M17 14.8C19.8 15.2 21.4 16.8 21.6 19.8",
    ),
    "swap": stroke(
        "M4 8.4H19", "M15 4.4L19.4 8.4L15 12.4", "M20 15.8H5", "M9 11.8L4.6 15.8L9 19.8"
    ),
    "info": ring(12, 12, 9) + stroke("M12 11V16.6") + dot(12, 7.6, 1.4),
    "warning": stroke("M12 3.6L21.2 19.6H2.8Z", "M12 9.6V14") + dot(12, 16.8, 1.3),
    "home": stroke("M3.6 11.4L12 4L20.4 11.4", "M6 9.8V19.8H18V9.8", "M10 19.6V14H14V19.6"),
    "exit": stroke(
        "M10.4 4H6A1.8 1.8 0 0 0 4.2 5.8V18.2A1.8 1.8 0 0 0 6 20H10.4",
        "M10 12H20",
        "M15.8 7.4L20.4 12L15.8 16.6",
    ),
    "book": stroke(
        "M12 6.4C9.6 4.6 6.6 4.2 3.4 4.6V18.4C6.6 18 9.6 18.4 12 20.2C14.4 18.4 17.4 18 20.6 18.4V4.6C17.4 4.2 14.4 4.6 12 6.4Z",
        "M12 6.6V19.8",
    ),
    "replay": stroke("M5 12A7.2 7.2 0 1 0 7.6 6.4", "M8.2 2.6L7.2 6.8L11.4 7.8"),
    "clock": ring(12, 12, 8.8) + stroke("M12 6.8V12L15.6 14.2"),
    "globe": ring(12, 12, 8.8)
    + stroke("M3.4 12H20.6", "M12 3.2C7 8.4 7 15.6 12 20.8C17 15.6 17 8.4 12 3.2Z"),
    "speech": stroke(
        "M6 4.4H18A2.6 2.6 0 0 1 20.6 7V13.4A2.6 2.6 0 0 1 18 16H11L6.4 20.2V16H6A2.6 2.6 0 0 1 3.4 13.4V7A2.6 2.6 0 0 1 6 4.4Z"
    ),
    "star": stroke(
        "M12 3.4L14.7 9L20.8 9.8L16.3 14L17.5 20.1L12 17.1L6.5 20.1L7.7 14L3.2 9.8L9.3 9Z"
    ),
    "keyboard": stroke(
        "M4.4 6H19.6A1.8 1.8 0 0 1 21.4 7.8V16.2A1.8 1.8 0 0 1 19.6 18H4.4A1.8 1.8 0 0 1 2.6 16.2V7.8A1.8 1.8 0 0 1 4.4 6Z",
        "M8 14.6H16",
    )
    + dot(6.6, 10.2, 1.2)
    + dot(10.2, 10.2, 1.2)
    + dot(13.8, 10.2, 1.2)
    + dot(17.4, 10.2, 1.2),
    "hand": stroke(
        "M8 12.6V6.4A1.5 1.5 0 0 1 11 6.4V11M11 11V4.6A1.5 1.5 0 0 1 14 4.6V11M14 11V6.2A1.5 1.5 0 0 1 17 6.2V12M17 12V9.4A1.5 1.5 0 0 1 20 9.4V14.6C20 18.4 17.8 20.8 14.2 20.8C11 20.8 9.6 19.4 8.2 17L5 12.4A1.6 1.6 0 0 1 7.6 10.6L8 11.2"
    ),
    "palette": stroke(
        "M12 3.4C6.8 3.4 3.2 7 3.2 12C3.2 17 6.8 20.6 11.2 20.6C13 20.6 13.6 19.2 13 17.8C12.4 16.2 13.2 14.8 15 14.8H17.4C19.6 14.8 20.8 13.4 20.8 11.2C20.8 6.6 17 3.4 12 3.4Z"
    )
    + dot(7.8, 12, 1.4)
    + dot(9.6, 7.8, 1.4)
    + dot(14.4, 7.4, 1.4),
    "bolt": stroke("M13.4 2.8L5 13.6H11L10 21.2L19 9.8H12.8Z"),
    "mark_ring": ring(12, 14.6, 6.4)
    + stroke("M8.6 3.4H15.4L17 5.8L12 9.6L7 5.8Z", "M7.2 5.8H16.8", width=1.7),
    "mark_star": solid(
        "M12 2.4L14.9 8.7L21.8 9.500L16.7 14.2L18.1 21L12 17.6L5.9 21L7.3 14.2L2.2 9.500L9.1 8.7Z"
    ),
    "mark_flame": stroke(
        "M12.6 2.8C13.4 6.8 18.8 9.4 18.8 14.6A6.8 6.6 0 0 1 5.2 14.6C5.2 11.6 7 9.8 8.2 8.2"
        "C8.8 10 9.6 10.8 10.6 11C11.8 8.6 11.4 5.4 12.6 2.8Z",
        "M12 20.8C9.8 20 9.2 18.2 10.4 16.4C11 17 11.6 16 12.4 14.4C14.8 16.6 14.8 19.8 12 20.8Z",
    ),
    "mark_grain": stroke(
        "M4.8 7C4.8 3.2 9 3.8 12 3.4C15 3.8 19.2 3.2 19.2 7C20 12 17 16.6 14.8 20C13.4 21.8 10.6 21.8 9.2 20C7 16.6 4 12 4.8 7Z",
        "M8.4 16.6C10.6 14.8 13.4 14.8 15.6 16.6",
        "M9 7.4Q12 9 15 7.4",
    ),
    "mark_stone": stroke(
        "M2.8 14.2C2.6 9.4 6.4 5.4 11.6 5.2C17 5 21.4 8.4 21.2 13.2C21 17.4 16.8 19 11.8 19C6.8 19 3 18 2.8 14.2Z",
        "M7 10.6C8 9 9.8 8.2 11.8 8.2",
    )
    + dot(9.4, 13.6, 1.2)
    + dot(14.2, 11.8, 1.4)
    + dot(14.8, 15.4, 1.1),
    "mark_voice": stroke(
        "M6 3.6H18A2.8 2.8 0 0 1 20.8 6.4V14A2.8 2.8 0 0 1 18 16.8H11.2L6.6 20.8V16.8H6A2.8 2.8 0 0 1 3.2 14V6.4A2.8 2.8 0 0 1 6 3.6Z",
        "M10.4 12V7.2L15.2 6.2V11",
        width=1.9,
    )
    + dot(9, 12.2, 1.7)
    + dot(13.8, 11.2, 1.7),
    "mark_quill": stroke(
        "M3.4 20.8L10 13.4",
        "M7.4 16.4C6.6 9.6 11.6 3.6 20.6 3C20.6 10.6 15.6 16.6 8.8 16.6",
        "M10 13.4L15.6 7.8",
        "M12.6 21H20.4",
    ),
    "mark_counter": ring(12, 12, 9)
    + ring(12, 12, 2.2, 1.6)
    + "".join(
        dot(
            round(12 + 5.5 * math.sin(math.tau * k / 5), 2),
            round(12 - 5.5 * math.cos(math.tau * k / 5), 2),
            1.7,
        )
        for k in range(5)
    ),
}

BEAN = "M-11 2C-12 -8 -3 -10 2 -7C8 -4 13 -2 12 4C11 10 2 10 -3 8C-8 7 -11 6 -11 2Z"


def bean_full() -> str:
    """A tento: a glossy red-brown bean with its shadow."""
    defs = svg.radial_gradient(
        "skin", {0: "#D2714A", 38: "#A5482A", 78: "#742716", 100: "#4E160B"}, 36, 22, 84
    )
    body = (
        f'<path d="{BEAN}" transform="translate(0.4 1.7)" fill="#000000" fill-opacity=".42"/>'
        f'<path d="{BEAN}" fill="url(#skin)" stroke="#34110A" stroke-width="1.2"/>'
        '<path d="M-7.4 -0.4C-7 -4.8 -2 -6 2.4 -3.6" stroke="#FFE0BC" stroke-opacity=".88" '
        'stroke-width="2" fill="none" stroke-linecap="round"/>'
        '<circle cx="6" cy="-0.9" r="0.9" fill="#FFE0BC" fill-opacity=".7"/>'
        '<ellipse cx="1.2" cy="5.6" rx="2.9" ry="1.3" transform="rotate(12 1.2 5.6)" '
        'fill="#2A0B06" stroke="#F2C9A0" stroke-opacity=".45" stroke-width="0.7"/>'
        '<path d="M-5 7.2C0 9 8 9.4 10.6 5.6" stroke="#F08A5A" stroke-opacity=".4" '
        'stroke-width="1" fill="none" stroke-linecap="round"/>'
    )
    return svg.document(body, 28, 24, -14, -12, defs)


def bean_empty() -> str:
    """The hollow a bean will lie in."""
    body = (
        f'<path d="{BEAN}" fill="#000000" fill-opacity=".40" stroke="#FFE6B8" '
        'stroke-opacity=".30" stroke-width="1.3"/>'
        '<path d="M-9.6 1.6C-10 -6 -3 -8 2 -5.4C6 -3.4 9.6 -2 10.6 1" stroke="#000000" '
        'stroke-opacity=".5" stroke-width="1.4" fill="none" stroke-linecap="round"/>'
    )
    return svg.document(body, 28, 24, -14, -12)


def trick_dot(fill: str, edge: str, edge_opacity: float, width: float, mark: str = "") -> str:
    """A dot that stands for one trick of three; `mark` is drawn on it."""
    body = (
        f'<circle cx="12" cy="12" r="8" fill="{fill}" stroke="{edge}" '
        f'stroke-opacity="{edge_opacity}" stroke-width="{width}"/>{mark}'
    )
    return svg.document(body, 24, 24)


def _mark(data: str, colour: str) -> str:
    return (
        f'<path d="{data}" fill="none" stroke="{colour}" stroke-width="2.6" '
        'stroke-linecap="round" stroke-linejoin="round"/>'
    )


DOTS = {
    "trick_open": trick_dot("#0C261B", "#E7C98A", 0.55, 2),
    "trick_now": trick_dot("#0C261B", "#FFD98C", 1, 3.2),
    "trick_won": trick_dot(
        "#F6C465", "#5A3A10", 1, 2, _mark("M8.4 12.2L11 15L15.8 9.4", "#2A1606")
    ),
    "trick_lost": trick_dot("#98231D", "#FFB4A4", 0.9, 2, _mark("M9 9L15 15M15 9L9 15", "#FFF3DF")),
    "trick_tied": trick_dot(
        "#7C7466", "#F7ECD8", 0.9, 2, _mark("M8.4 10H15.6M8.4 14H15.6", "#FFF8E8")
    ),
}

SUITS = {
    "S": "M0 -57C11 -35 53 -11 53 18C53 34 41 43 28 43C18 43 10 38 5 30C6 42 12 50 23 56L-23 56"
    "C-12 50 -6 42 -5 30C-10 38 -18 43 -28 43C-41 43 -53 34 -53 18C-53 -11 -11 -35 0 -57Z",
    "H": "M0 54C-12 32 -54 6 -54 -23C-54 -43 -40 -53 -26 -53C-13 -53 -3 -45 0 -33"
    "C3 -45 13 -53 26 -53C40 -53 54 -43 54 -23C54 6 12 32 0 54Z",
    "D": "M0 -59C11 -37 26 -15 45 0C26 15 11 37 0 59C-11 37 -26 15 -45 0C-26 -15 -11 -37 0 -59Z",
    "C": "M0 -57C17 -57 27 -44 26 -29C26 -22 23 -16 18 -11C22 -13 26 -14 30 -14C45 -14 56 -2 56 13"
    "C56 28 44 40 29 40C19 40 11 36 5 28C7 42 12 50 24 56L-24 56C-12 50 -7 42 -5 28"
    "C-11 36 -19 40 -29 40C-44 40 -56 28 -56 13C-56 -2 -45 -14 -30 -14C-26 -14 -22 -13 -18 -11"
    "C-23 -16 -26 -22 -26 -29C-27 -44 -17 -57 0 -57Z",
}
SUIT_LIGHT = {"S": "#FBF1DD", "H": "#FF8A78", "D": "#FF8A78", "C": "#FBF1DD"}
"""Suits on dark panels: red is lightened so that it can be read."""


def suit(name: str) -> str:
    """A suit for dark panels."""
    path = f'<path d="{SUITS[name]}" fill="{SUIT_LIGHT[name]}"/>'
    return svg.document(path, 128, 128, -64, -64)


def app_icon(small: bool = False) -> str:
    """The program's icon: the last card of a trick falls on two others, on felt, in a wooden rail.

    `small` leaves the rail away and brings the cards nearer, for 32 pixels and fewer.
    """
    defs = (
        svg.linear_gradient("wood", {0: "#9A5C30", 50: "#6B3A1C", 100: "#3A1C0C"}, 0, 0, 30, 100)
        + svg.radial_gradient("felt", {0: "#4F9460", 55: "#2A6A48", 100: "#12352A"}, 48, 36, 75)
        + svg.linear_gradient("paper", {0: "#FFFDF5", 100: "#F0E4C8"}, 0, 0, 100, 100)
        + svg.linear_gradient("back", {0: "#2F66A0", 100: "#1B406C"}, 0, 0, 100, 100)
        + svg.linear_gradient("red", {0: "#D4453A", 100: "#A3221F"}, 0, 0, 100, 100)
    )

    def leaf(x: float, y: float, turn: float, body: str, fill: str) -> str:
        shadow = (
            '<rect x="-64" y="-84" width="140" height="186" rx="15" fill="#06120C" '
            'fill-opacity=".42"/>'
        )
        sheet = (
            f'<rect x="-69" y="-94" width="138" height="188" rx="14" fill="{fill}" '
            'stroke="#3A2413" stroke-width="4"/>'
        )
        return svg.group(shadow + sheet + body, f"translate({x} {y}) rotate({turn})")

    border = '<rect x="-57" y="-82" width="114" height="164" rx="8" fill="url(#back)"/>'
    lozenges = "".join(
        f'<path d="M{x} {y - 15}L{x + 12} {y}L{x} {y + 15}L{x - 12} {y}Z" fill="#F3E6C6" '
        'fill-opacity=".85"/>'
        for x in (-30, 0, 30)
        for y in (-54, -18, 18, 54)
    )
    heart = f'<path d="{SUITS["H"]}" transform="translate(0 -4) scale(0.9)" fill="url(#red)"/>'
    club = f'<path d="{SUITS["C"]}" transform="translate(0 4) scale(1.02)" fill="#1F1B24"/>'
    cards = (
        leaf(136, 196, -24, border + lozenges, "#FFF9EA")
        + leaf(262, 190, 20, heart, "url(#paper)")
        + leaf(202, 218, -3, club, "url(#paper)")
    )
    if small:
        near = svg.group(cards, "translate(-84 -86) scale(1.42)")
        ground = (
            '<rect x="4" y="4" width="392" height="392" rx="84" fill="#6B3A1C"/>'
            '<rect x="24" y="24" width="352" height="352" rx="66" fill="url(#felt)"/>'
        )
        return svg.document(ground + near, 400, 400, 0, 0, defs)
    body = (
        '<rect x="6" y="6" width="388" height="388" rx="92" fill="#1C0E06"/>'
        '<rect x="10" y="10" width="380" height="380" rx="88" fill="url(#wood)"/>'
        '<rect x="34" y="34" width="332" height="332" rx="66" fill="#0B2018"/>'
        '<rect x="38" y="38" width="324" height="324" rx="62" fill="url(#felt)"/>'
        '<rect x="22" y="22" width="356" height="356" rx="77" fill="none" stroke="#E7C071" '
        'stroke-width="4"/>' + cards
    )
    return svg.document(body, 400, 400, 0, 0, defs)


ICO_SIZES = (16, 24, 32, 48, 64, 128, 256)


def _png(text: str, size: int) -> Image.Image:
    data = bytes(resvg_py.svg_to_bytes(svg_string=text, width=size, height=size))
    return Image.open(io.BytesIO(data)).convert("RGBA")


def make(out_root: Path) -> None:
    """Write the signs to `out_root`/sprites/icons and the program's icon to sprites/app."""
    folder = out_root / "sprites" / "icons"
    for name, body in SIGNS.items():
        svg.write(folder / f"{name}.svg", svg.document(body, 24, 24))
    for name, text in DOTS.items():
        svg.write(folder / f"{name}.svg", text)
    for name in SUITS:
        svg.write(folder / f"suit_{name}.svg", suit(name))
    svg.write(folder / "bean_full.svg", bean_full())
    svg.write(folder / "bean_empty.svg", bean_empty())

    app = out_root / "sprites" / "app"
    icon = app_icon()
    svg.write(app / "icon.svg", icon)
    _png(icon, 256).save(app / "icon.png", optimize=True)
    sizes = [_png(app_icon(small=size <= 32), size) for size in ICO_SIZES]
    sizes[-1].save(app / "icon.ico", sizes=[(s, s) for s in ICO_SIZES], append_images=sizes[:-1])
    svg.write(app / "logo.svg", lettering.logo())

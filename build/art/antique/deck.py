"""The antique deck: Gleek's forty-four cards, the French pack without twos and threes, as of 1660."""

from __future__ import annotations

from dataclasses import dataclass, replace
from pathlib import Path

import svg
from antique import aces, backs, dress, index, kings, knaves, palette, pips, queens
from french import dress as cloth
from french.deck import Pips, places
from french.frame import Frame
from french.index import Index
from french.palette import CREAM, OCHRE, Scheme
from french.pips import draw as draw_sign

WIDTH, HEIGHT, CORNER = 630, 880, 30
RANKS = ("A", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K")
SUITS = "SHDC"

_FIGURES = {"K": kings.draw, "Q": queens.draw, "J": knaves.draw}


@dataclass(frozen=True)
class Variant:
    """One folder of cards."""

    scheme: Scheme
    index: Index
    pips: Pips
    zoom: float = 1
    shift: float = 0
    suits: str = SUITS
    bright: bool = False
    """Black and white with pure colours, for the look of high contrast."""


_BRIGHT = {
    palette.FIELD: "#FFFFFF", "#FAEFD3": "#FFFFFF", "#C3AC7E": "#9A9A9A", "#CF9A34": "#FFD23F",
    "#9C6C1E": "#B98A00", palette.INK: "#000000", palette.VERMILION: "#C40000", "#382D28": "#000000",
    palette.INDIGO: "#FFFFFF", "#263F57": "#8A8A8A",
}  # fmt: skip
_BRIGHT_DIAMONDS = {palette.INDIGO: "#000000", "#263F57": "#555555"}
"""Where blue is the trimming and not the cloth, it must not turn white."""
_NORMAL = Pips(column=110, row=290, height=116, shapes=pips.PIPS)
_LARGE = Pips(column=80, row=296, height=100, shapes=pips.PIPS)

VARIANTS = {
    "normal": Variant(palette.SUITS, index.NORMAL, _NORMAL),
    "large": Variant(palette.SUITS, index.LARGE, _LARGE, zoom=0.9, shift=38),
    "four": Variant(palette.FOUR_SUITS, index.NORMAL, _NORMAL, suits="DC"),
    "four-large": Variant(palette.FOUR_SUITS, index.LARGE, _LARGE, zoom=0.9, shift=38, suits="DC"),
    "contrast": Variant(
        palette.CONTRAST, index.LARGE, replace(_LARGE, column=76), zoom=0.9, shift=38, bright=True
    ),
}


def make(out_root: Path) -> None:
    """Write `sprites/decks/antique/` of the project at `out_root`."""
    folder = out_root / "sprites" / "decks" / "antique"
    for name, variant in VARIANTS.items():
        for suit in variant.suits:
            for rank in RANKS:
                svg.write(folder / name / f"{rank}{suit}.svg", card(rank, suit, variant))
    for name, back in backs.BACKS.items():
        svg.write(folder / "backs" / f"{name}.svg", _on_paper(back(), palette.PAPER, palette.EDGE))


def card(rank: str, suit: str, variant: Variant) -> str:
    """One card's face as a whole SVG file."""
    colour = variant.scheme.suits[suit]
    size = 1.0 if variant.index is index.NORMAL else 0.88
    if rank in "KQJ":
        face = _court(rank, suit, variant)
    elif rank == "A" and variant.bright:
        face = aces.plain(suit, colour, size)
    elif rank == "A":
        face = aces.draw(suit, colour, variant.scheme.paper[0], size)
    else:
        high = variant.pips.height * (0.95 if int(rank) >= 9 else 1)
        face = "".join(
            draw_sign(suit, x, y, high, colour, y > 0, pips.PIPS)
            for x, y in places(rank, variant.pips)
        )
    corner = index.draw(rank, suit, variant.index, colour)
    return _on_paper(face + corner, variant.scheme.paper, variant.scheme.edge)


def _court(rank: str, suit: str, variant: Variant) -> str:
    """A court about the card's centre, without its index."""
    frame = Frame(variant.index.notch, 0, variant.zoom, variant.shift, 5.5)
    worn = cloth.DRESSES[suit]
    thread = CREAM if worn.trim != OCHRE else worn.cloth
    body = svg.path(frame.field, palette.FIELD)
    body += svg.half_turn(_FIGURES[rank](suit, frame).body())
    body += dress.band(suit, thread, worn.trim, frame.field, frame.line)
    body += svg.path(frame.field, "none", palette.INK, 4)
    for old, new in palette.PIGMENTS.items():
        body = body.replace(f'"{old}"', f'"{new}"')
    if variant.bright:
        for old, new in {**_BRIGHT, **(_BRIGHT_DIAMONDS if suit == "D" else {})}.items():
            body = body.replace(f'"{old}"', f'"{new}"')
    return body


def _on_paper(body: str, paper: tuple[str, str], edge: str) -> str:
    """A card with rounded corners, its body drawn about the centre."""
    defs = svg.linear_gradient("paper", {0: paper[0], 100: paper[1]}, 0, 0, 100, 100)
    ground = (
        f'<rect x="-313" y="-438" width="626" height="876" rx="{CORNER}" ry="{CORNER}"'
        f' fill="url(#paper)" stroke="{edge}" stroke-width="3"/>'
    )
    return svg.document(ground + body, WIDTH, HEIGHT, -WIDTH / 2, -HEIGHT / 2, defs)

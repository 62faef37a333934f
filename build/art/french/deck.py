"""The French deck: every card of every look, the backs, and the file that describes them."""

from __future__ import annotations

from dataclasses import dataclass, replace
from pathlib import Path

import svg
from french import aces, backs, courts, index, pips
from french.courts import CourtStyle
from french.index import Index
from french.palette import (
    BLUE,
    CONTRAST,
    CREAM,
    FIELD,
    FOUR_COLOURS,
    GREEN,
    INK,
    LEAF,
    OCHRE,
    PAPER,
    PAPER_EDGE,
    PLUM,
    RED,
    ROSE,
    SHADES,
    TWO_COLOURS,
    Scheme,
)
from geo import Shape, Vec

WIDTH, HEIGHT = 630, 880
CORNER = 34
RANKS = ("A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K")
SUITS = "SHDC"


@dataclass(frozen=True)
class Pips:
    """How the signs of number cards are laid out."""

    column: float
    """Distance of the outer columns from the middle."""
    row: float
    """Distance of the first and last row from the middle."""
    height: float
    shapes: dict[str, Shape]


@dataclass(frozen=True)
class Variant:
    """One folder of cards."""

    scheme: Scheme
    index: Index
    pips: Pips
    court: CourtStyle
    suits: str = SUITS
    plain_aces: bool = False


_BRIGHT = "#FFD23F"
_LIT = {
    "light": "#FFFFFF", FIELD: "#FFFFFF", CREAM: "#FFFFFF", SHADES[CREAM]: "#E4E4E4",
    OCHRE: _BRIGHT, SHADES[OCHRE]: "#E0AC10", INK: "#000000",
}  # fmt: skip
_BLACK_SUITS = {
    BLUE: "#FFFFFF", SHADES[BLUE]: "#E4E4E4", "#3E73AE": "#000000", RED: "#000000",
    GREEN: "#000000", LEAF: "#000000", SHADES[RED]: "#000000",
}  # fmt: skip
_RED_SUITS = {
    RED: "#C40000", SHADES[RED]: "#A00000", ROSE: "#FFFFFF", BLUE: "#000000",
    GREEN: "#000000", LEAF: "#000000", PLUM: "#C40000", SHADES[BLUE]: "#000000",
}  # fmt: skip
_CONTRAST_COURTS = {
    "S": _LIT | _BLACK_SUITS,
    "H": _LIT | _RED_SUITS,
    "D": _LIT | _RED_SUITS,
    "C": _LIT | _BLACK_SUITS | {GREEN: "#FFFFFF", SHADES[GREEN]: "#E4E4E4"},
}

_NORMAL_PIPS = Pips(column=104, row=290, height=120, shapes=pips.PIPS)
_LARGE_PIPS = Pips(column=80, row=296, height=100, shapes=pips.PIPS)

VARIANTS = {
    "normal": Variant(TWO_COLOURS, index.NORMAL, _NORMAL_PIPS, courts.NORMAL),
    "large": Variant(TWO_COLOURS, index.LARGE, _LARGE_PIPS, courts.LARGE),
    "four": Variant(FOUR_COLOURS, index.NORMAL, _NORMAL_PIPS, courts.NORMAL, suits="DC"),
    "four-large": Variant(FOUR_COLOURS, index.LARGE, _LARGE_PIPS, courts.LARGE, suits="DC"),
    "contrast": Variant(
        CONTRAST,
        index.LARGE,
        replace(_LARGE_PIPS, column=76, shapes=pips.BOLD_PIPS),
        replace(courts.LARGE, line=8.5, recolour=_CONTRAST_COURTS),
        plain_aces=True,
    ),
}


def make(out_root: Path) -> None:
    """Write `sprites/decks/french/` of the project at `out_root`."""
    folder = out_root / "sprites" / "decks" / "french"
    for name, variant in VARIANTS.items():
        for suit in variant.suits:
            for rank in RANKS:
                svg.write(folder / name / f"{rank}{suit}.svg", card(rank, suit, variant))
    for name, back in backs.BACKS.items():
        svg.write(folder / "backs" / f"{name}.svg", _on_paper(back(), PAPER, PAPER_EDGE))


def card(rank: str, suit: str, variant: Variant) -> str:
    """One card's face as a whole SVG file."""
    colour = variant.scheme.suits[suit]
    if rank in "KQJ":
        face = courts.draw(rank, suit, variant.index, variant.court)
    elif rank == "A":
        size = 1.0 if variant.index is index.NORMAL else 0.86
        if variant.plain_aces:
            face = aces.plain(suit, colour, variant.pips.shapes, size)
        else:
            face = aces.draw(suit, colour, size)
    else:
        face = "".join(
            pips.draw(suit, x, y, _height(rank, variant.pips), colour, y > 0, variant.pips.shapes)
            for x, y in places(rank, variant.pips)
        )
    corner = index.draw(rank, suit, variant.index, colour, variant.pips.shapes)
    return _on_paper(face + corner, variant.scheme.paper, variant.scheme.edge)


def places(rank: str, layout: Pips) -> list[Vec]:
    """Where the signs of a number card stand, from its centre."""
    x, y = layout.column, layout.row
    count = int(rank)
    middle = {2: (-y, y), 3: (-y, 0.0, y), 5: (0.0,), 7: (-y / 2,), 8: (-y / 2, y / 2), 9: (0.0,),
              10: (-2 * y / 3, 2 * y / 3)}.get(count, ())  # fmt: skip
    rows: tuple[float, ...] = ()
    if count >= 9:
        rows = (-y, -y / 3, y / 3, y)
    elif count >= 6:
        rows = (-y, 0, y)
    elif count >= 4:
        rows = (-y, y)
    return [(side * x, row) for row in rows for side in (-1, 1)] + [(0.0, row) for row in middle]


def _height(rank: str, layout: Pips) -> float:
    """Signs are a little smaller where many share a column."""
    return layout.height * (0.95 if int(rank) >= 9 else 1)


def _on_paper(body: str, paper: tuple[str, str], edge: str) -> str:
    """A card with rounded corners, its body drawn about the centre."""
    defs = svg.linear_gradient("paper", {0: paper[0], 100: paper[1]}, 0, 0, 100, 100)
    ground = (
        f'<rect x="-313" y="-438" width="626" height="876" rx="{CORNER}" ry="{CORNER}"'
        f' fill="url(#paper)" stroke="{edge}" stroke-width="3"/>'
    )
    return svg.document(ground + body, WIDTH, HEIGHT, -WIDTH / 2, -HEIGHT / 2, defs)

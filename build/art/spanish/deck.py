"""The Spanish deck: forty cards in each look, the backs, and the folder they are written to."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

import svg
from spanish import aces, backs, caballos, frame, index, numbers, reyes, sotas
from spanish.index import Index
from spanish.kit import HEIGHT, MIDDLE, WIDTH, Figure
from spanish.palette import BRIGHT, PAPER, PAPER_EDGE, TRADITIONAL, Scheme
from spanish.signs import SUITS

RANKS = tuple(index.NUMBERS)
_FIGURE_SHIFT = (-10, 0)
"""Figures stand a little to the left: the index has more room at their feet than at their heads."""
_FIGURES = {"S": sotas.draw, "C": caballos.draw, "R": reyes.draw}


@dataclass(frozen=True)
class Variant:
    """One folder of cards."""

    scheme: Scheme
    index: Index


VARIANTS = {
    "normal": Variant(TRADITIONAL, index.NORMAL),
    "large": Variant(TRADITIONAL, index.LARGE),
    "bright": Variant(BRIGHT, index.NORMAL),
    "bright-large": Variant(BRIGHT, index.LARGE),
}


def make(out_root: Path) -> None:
    """Write `sprites/decks/spanish/` of the project at `out_root`."""
    folder = out_root / "sprites" / "decks" / "spanish"
    for name, variant in VARIANTS.items():
        for suit in SUITS:
            for rank in RANKS:
                svg.write(folder / name / f"{rank}{suit}.svg", card(rank, suit, variant))
    for name, back in backs.BACKS.items():
        ground, gradient = frame.paper(PAPER, PAPER_EDGE)
        text = svg.document(ground + back(), WIDTH, HEIGHT, defs=gradient)
        svg.write(folder / "backs" / f"{name}.svg", text)


def card(rank: str, suit: str, variant: Variant) -> str:
    """One card's face as a whole SVG file."""
    hue = variant.scheme[suit]
    picture = Figure(hue.recolour)
    if rank in _FIGURES:
        picture.raw(_glow(hue.glow, hue.land))
        with picture.at(*_FIGURE_SHIFT):
            _FIGURES[rank](picture, suit)
    elif rank == "A":
        aces.draw(picture, suit)
    else:
        numbers.draw(picture, int(rank), suit)
    corners = Figure(hue.recolour)
    index.draw(corners, rank, suit, variant.index, hue.index)
    ground, gradient = frame.paper(hue.paper, PAPER_EDGE)
    zoom = variant.index.zoom if rank.isdigit() else variant.index.figure_zoom
    body = ground + frame.draw(suit, hue.frame) + _zoomed(picture.body(), zoom)
    return svg.document(body + corners.body(), WIDTH, HEIGHT, defs=gradient)


def _glow(glow: str, land: str) -> str:
    """The disc behind a figure, with hills in its lower part."""
    hills = (
        '<path d="M70 478C150 430 236 432 318 470C392 440 466 446 540 478A236 236 0 0 1 70 478Z"'
    )
    return f'<circle cx="305" cy="455" r="236" fill="{glow}"/>{hills} fill="{land}"/>'


def _zoomed(body: str, zoom: float) -> str:
    if zoom == 1:
        return body
    x, y = MIDDLE
    return svg.group(body, f"translate({x:g} {y:g}) scale({zoom:g}) translate({-x:g} {-y:g})")

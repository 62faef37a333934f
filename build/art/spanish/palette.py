"""The colours of the Spanish deck, and its two colour schemes."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

INK = "#1F1B24"
RED = "#BF2E2C"
OCHRE = "#E2A02F"
STRAW = "#F3CF72"
BLUE = "#275A9B"
SKY = "#7FA3CB"
GREEN = "#2F7549"
LEAF = "#6FA65E"
CREAM = "#FBF6E8"
STEEL = "#E3E9EE"
PLUM = "#6A3350"
ROSE = "#DA5B48"

WOOD = "#B9783C"
WOOD_LIGHT = "#DDA767"
BARK = "#6E4022"
CUT = "#F2D9A4"
"""The pale wood where a branch was cut off."""
LEATHER = "#7B4A2B"
BAY = "#B0623A"
DUN = "#E0A95A"
IVORY = "#F4ECE0"

FAIR = "#F2CFA0"
TAN = "#CF9461"
DEEP = "#8A5232"
NIGHT = "#2F2C3A"
CHESTNUT = "#7A4426"
GINGER = "#C8672C"
BLOND = "#DDA040"
GREY = "#B9B7B4"
SLATE = "#6D6A74"
SNOW = "#F1ECE2"

SHADES = {
    RED: "#96231F",
    OCHRE: "#BF7F1B",
    STRAW: "#DDB04E",
    BLUE: "#1A3F73",
    SKY: "#5F84B0",
    GREEN: "#1F5534",
    LEAF: "#4F8544",
    CREAM: "#E4D8BE",
    STEEL: "#A9BCCD",
    PLUM: "#4C2239",
    ROSE: "#B84638",
    WOOD: "#8B5327",
    WOOD_LIGHT: "#B98143",
    BARK: "#4E2B15",
    CUT: "#D9B878",
    LEATHER: "#57331D",
    BAY: "#854527",
    DUN: "#BB8237",
    IVORY: "#D3C7B6",
    FAIR: "#DDA876",
    TAN: "#B1733F",
    DEEP: "#683A20",
    NIGHT: "#1B1922",
    CHESTNUT: "#57301A",
    GINGER: "#9B4A1C",
    BLOND: "#B57A20",
    GREY: "#8F8D8E",
    SLATE: "#4B4853",
    SNOW: "#CFC6B6",
}
"""The darker plane of each colour, on the side away from the light."""

LIPS = {FAIR: "#A8322A", TAN: "#97332A", DEEP: "#5E1B16"}
BLUSH = {FAIR: "#E89A75", TAN: "#BE7346", DEEP: "#7A3F24"}

PAPER = ("#FFFBF0", "#F6EEDB")
"""The card's face, from the upper left to the lower right corner."""
PAPER_EDGE = "#6B5A45"


@dataclass(frozen=True)
class Hue:
    """How one suit is coloured."""

    index: str = INK
    frame: str = INK
    glow: str = CREAM
    """The disc behind a figure."""
    land: str = CREAM
    """The hills in that disc."""
    paper: tuple[str, str] = PAPER
    recolour: Mapping[str, str] = field(default_factory=dict)
    """Colours of the deck and what stands for them in this suit."""


Scheme = Mapping[str, Hue]
"""A hue for each suit: O (oros, coins), C (copas, cups), E (espadas, swords), B (bastos, clubs)."""

TRADITIONAL: Scheme = {
    "O": Hue(glow="#F9E6B2", land="#F1D58C"),
    "C": Hue(glow="#F6D6C6", land="#EDBDA8"),
    "E": Hue(glow="#D3E1EF", land="#B4CBE2"),
    "B": Hue(glow="#DBE7CB", land="#BFD5A8"),
}

BRIGHT: Scheme = {
    "O": Hue(
        "#8A5A00", "#B98200", "#FFDD6E", "#F5C33A", ("#FFFCEE", "#FFF3CC"),
        {OCHRE: "#FFC61A", SHADES[OCHRE]: "#E09A00", STRAW: "#FFE680", SHADES[STRAW]: "#F2C94A"},
    ),
    "C": Hue(
        "#B3121B", "#B3121B", "#FFB9AC", "#F59484", ("#FFFAF7", "#FFE8E1"),
        {RED: "#DE1F26", SHADES[RED]: "#A80F18", "#EF8A78": "#FF9C8C"},
    ),
    "E": Hue(
        "#0B4DA6", "#0B4DA6", "#A9D0FF", "#7DB4F5", ("#F8FBFF", "#E2EEFC"),
        {STEEL: "#5AA2F2", SHADES[STEEL]: "#1F63BE", SKY: "#1F63BE"},
    ),
    "B": Hue(
        "#136B35", "#136B35", "#B4E3A4", "#86C878", ("#F9FDF5", "#E4F3DA"),
        {
            WOOD: "#43A047", SHADES[WOOD]: "#20712F", WOOD_LIGHT: "#8FD07F", BARK: "#20712F",
            CUT: "#E3F2B0", GREEN: "#1B7A3C", LEAF: "#5DBB63",
        },
    ),
}  # fmt: skip
"""Every suit in a strong colour of its own, down to the paper and the number in the corner."""

"""The colours of the French deck."""

from __future__ import annotations

from dataclasses import dataclass

INK = "#1F1B24"
RED = "#BF2E2C"
OCHRE = "#E2A02F"
BLUE = "#234E80"
CREAM = "#FBF6E8"
GREEN = "#1C6A48"
"""Clubs in four colours."""
SKY_BLUE = "#1D5FA6"
"""Diamonds in four colours."""

FIELD = "#F4E7C9"
"""The ground behind a court."""
FAIR = "#F2CFA0"
TAN = "#CF9461"
BROWN = "#A8693E"
DEEP = "#7E4A2D"
"""Four skins, from light to dark."""
NIGHT = "#2C2A3A"
"""Black hair and black cloth, light enough to carry an ink line."""
CHESTNUT = "#7A4426"
GREY = "#B9B7B4"
ROSE = "#DA5B48"
STEEL = "#DCE3E6"
LEAF = "#3F7D4A"
PLUM = "#6A3350"

SHADES = {
    OCHRE: "#C58420",
    RED: "#9C2226",
    BLUE: "#1A3D68",
    NIGHT: "#1A1824",
    CREAM: "#E9DCC0",
    FAIR: "#E0B27C",
    TAN: "#B67A49",
    BROWN: "#8C5230",
    DEEP: "#653820",
    STEEL: "#B4C2CB",
    CHESTNUT: "#5F331B",
    GREY: "#98979A",
    ROSE: "#BC4536",
    GREEN: "#14523A",
    LEAF: "#2F6339",
    PLUM: "#51253C",
}
"""The darker plane of each colour, on the side away from the light."""

LIPS = {FAIR: RED, TAN: "#A83A2E", BROWN: "#8E2C24", DEEP: "#702019"}
BLUSH = {FAIR: "#E58F6C", TAN: "#BC7045", BROWN: "#B85A3C", DEEP: "#8F4630"}

PAPER = ("#FFFBF0", "#F6EEDB")
"""The card's face, from the upper left to the lower right corner."""
PAPER_EDGE = "#6B5A45"


@dataclass(frozen=True)
class Scheme:
    """The colours that carry a card's suit, and the paper they stand on."""

    suits: dict[str, str]
    paper: tuple[str, str] = PAPER
    edge: str = PAPER_EDGE


TWO_COLOURS = Scheme({"S": INK, "H": RED, "D": RED, "C": INK})
FOUR_COLOURS = Scheme({"S": INK, "H": RED, "D": SKY_BLUE, "C": GREEN})
CONTRAST = Scheme(
    {"S": "#000000", "H": "#C40000", "D": "#C40000", "C": "#000000"},
    paper=("#FFFFFF", "#FFFFFF"),
    edge="#000000",
)

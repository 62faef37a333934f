"""The antique deck's colours: printer's ink and a colourist's few pigments on rag paper.

Courts are drawn in the French deck's colours, and these are put in their place at the end.
"""

from __future__ import annotations

from french import palette as french
from french.palette import Scheme

INK = "#271B13"
VERMILION = "#A62C22"
INDIGO = "#3C5E7C"
VERDIGRIS = "#3F6A4E"
FIELD = "#EAD7AB"
PAPER = ("#FBF0D6", "#F0DFB7")
EDGE = "#77603F"

_SHADES = french.SHADES
PIGMENTS = {
    french.INK: INK,
    french.RED: VERMILION,
    _SHADES[french.RED]: "#7E1F1B",
    french.OCHRE: "#CF9A34",
    _SHADES[french.OCHRE]: "#9C6C1E",
    french.BLUE: INDIGO,
    _SHADES[french.BLUE]: "#263F57",
    french.CREAM: "#FAEFD3",
    _SHADES[french.CREAM]: "#C3AC7E",
    french.GREEN: VERDIGRIS,
    _SHADES[french.GREEN]: "#294B37",
    french.LEAF: "#5C7A48",
    _SHADES[french.LEAF]: "#43603A",
    french.FIELD: FIELD,
    french.FAIR: "#EBC79C",
    _SHADES[french.FAIR]: "#C0905F",
    french.NIGHT: "#382D28",
    _SHADES[french.NIGHT]: "#150E0A",
    french.STEEL: "#CBD0CB",
    _SHADES[french.STEEL]: "#8E9AA0",
    french.ROSE: "#C4604A",
    french.GREY: "#BDB4A4",
    _SHADES[french.GREY]: "#877E70",
    "#3E73AE": "#6F93AC",
}
"""What takes the place of each colour of the French courts."""

SUITS = Scheme({"S": INK, "H": VERMILION, "D": VERMILION, "C": INK}, PAPER, EDGE)
FOUR_SUITS = Scheme({"S": INK, "H": VERMILION, "D": "#2F5F8F", "C": "#2C6243"}, PAPER, EDGE)
CONTRAST = french.CONTRAST

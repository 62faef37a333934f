"""What a portrait is built from: a disc, shoulders, a head with its features, in one ink line.

Units: the disc has a radius of 166 about (0, -4), the eyes lie near y = 0, the chin near y = 84.
Light falls from the left.
"""

from __future__ import annotations

from dataclasses import dataclass

import svg
from geo import Shape, area, circle, ellipse, line, rectangle, span

INK = "#1F1B24"
RED, OCHRE, BLUE, CREAM, NIGHT = "#BF2E2C", "#E2A02F", "#234E80", "#FBF6E8", "#2C2A3A"
OLIVE, TEAL, TERRACOTTA, MUSTARD = "#6F7F4A", "#3C6E6B", "#B4583A", "#CF9C3F"
PLUM, SKY, ROSE, LEAF, LILAC = "#6C4058", "#86AEB8", "#C96A5E", "#4E7F55", "#8C7FA6"
STRAW, GREY, WHITE, CHARCOAL = "#E8D29A", "#C9C4BC", "#F1EDE4", "#3E3A48"
CHESTNUT, AUBURN, HONEY = "#7A4426", "#A04A22", "#C98F3E"
PALE, FAIR, TAN, BROWN, DARK, DEEP = (
    "#F6D8B4",
    "#F2CFA0",
    "#D9A06C",
    "#C68A58",
    "#A8693E",
    "#7B4A2C",
)

SHADES = {
    RED: "#9C2226",
    OCHRE: "#C58420",
    BLUE: "#1A3D68",
    CREAM: "#E9DCC0",
    NIGHT: "#1A1824",
    OLIVE: "#59673A",
    TEAL: "#2E5755",
    TERRACOTTA: "#96452C",
    MUSTARD: "#B3822C",
    PLUM: "#533044",
    SKY: "#6A95A2",
    ROSE: "#AB5148",
    LEAF: "#3D6745",
    LILAC: "#71658C",
    STRAW: "#CFB478",
    GREY: "#A9A39B",
    WHITE: "#D6D0C4",
    CHARCOAL: "#2E2B38",
    CHESTNUT: "#5F331B",
    AUBURN: "#7E3817",
    HONEY: "#A8742C",
    PALE: "#E6BD92",
    FAIR: "#E0B27C",
    TAN: "#BF8450",
    BROWN: "#AC7144",
    DARK: "#8C5230",
    DEEP: "#643A22",
}
"""The darker plane of each colour, away from the light."""

LIPS = {PALE: RED, FAIR: RED, TAN: "#A83A2E", BROWN: "#9E352A", DARK: "#8E2C24", DEEP: "#7A221B"}

DISC = circle(0, -4, 166)

_DOME = "M-64 -28C-68 -72 -36 -92 0 -92C36 -92 68 -72 64 -28"
JAWS = {
    "oval": f"{_DOME}C70 -4 70 16 60 40C48 70 24 84 0 84C-24 84 -48 70 -60 40C-70 16 -70 -4 -64 -28Z",
    "round": f"{_DOME}C76 -6 80 20 68 46C52 76 26 84 0 84C-26 84 -52 76 -68 46C-80 20 -76 -6 -64 -28Z",
    "square": (
        f"{_DOME}C72 -4 72 20 67 46C62 68 38 86 16 86L-16 86C-38 86 -62 68 -67 46C-72 20 -72 -4 -64 -28Z"
    ),
    "pointed": (
        f"{_DOME}C69 -6 66 14 54 38C42 64 18 88 0 88C-18 88 -42 64 -54 38C-66 14 -69 -6 -64 -28Z"
    ),
}
NOSES = {
    "straight": "M-2 -12L-12 24Q-11 33 3 32",
    "hooked": "M-4 -14C-6 0 -16 8 -15 23Q-12 34 5 33",
    "broad": "M-3 -8C-6 8 -18 19 -18 27Q-18 35 -8 32Q0 38 9 32Q17 32 16 25",
    "snub": "M-9 14Q-14 24 -9 29Q0 34 9 28",
    "long": "M-3 -12L-13 33Q-11 42 4 39",
}


@dataclass(frozen=True)
class Look:
    """One person's face."""

    skin: str
    jaw: str = "oval"
    nose: str = "straight"
    mouth: str = "smile"
    gaze: float = 5
    eye: float = 1.0
    brow: str = INK
    brow_width: float = 8
    brow_lift: float = 0
    lashes: bool = False
    blush: bool = False
    creases: bool = False


class Portrait(svg.Canvas):
    """A disc of a colour that a person is painted into, back to front."""

    def __init__(self, ground: str) -> None:
        """`ground` is the colour behind the person, lighter in the middle."""
        super().__init__(DISC, INK, shades=SHADES)
        self.raw(svg.path(DISC, "url(#ground)"))
        self.ground = ground

    def shape(self, data: str, colour: str, width: float = 7, shade: float | None = None) -> Shape:
        """Fill path data."""
        return self.fill(area(data), colour, width, shade)

    def stroke(self, data: str, width: float = 6, colour: str | None = None) -> None:
        """Draw along path data."""
        self.line(line(data), width, colour)

    def shoulders(self, cloth: str, skin: str, wide: float = 1.0, neck: float = 1.0) -> Shape:
        """Shoulders and neck; the clothes' own cut comes after."""
        w = 130 * wide
        body = area(
            f"M-58 96C{-w} 108 {-w - 30} 136 {-w - 40} 230L{w + 40} 230C{w + 30} 136 {w} 108 58 96Z"
        )
        self.fill(body, cloth, 7, shade=10)
        n = 31 * neck
        self.shape(f"M{-n} 40L{-n - 2} 98Q0 136 {n + 2} 98L{n} 40Z", skin, 6, shade=8)
        throat = area(f"M{-n} 74Q0 112 {n} 74L{n} 62L{-n} 62Z")
        self.fill(throat, SHADES[skin], 0, opacity=0.75)
        return body

    def stripes(self, body: Shape, colour: str, tops: tuple[int, ...], height: float = 12) -> None:
        """Stripes across the clothes, above the ink already there."""
        bands = [span(-200, y, 200, y + height) for y in tops]
        self.pattern(body.buffer(-3), bands, colour)

    def ears(self, skin: str, y: float = 2) -> None:
        """Both ears."""
        for side in (-1, 1):
            self.fill(ellipse(side * 70, y, 14, 19), skin, 6)
            self.stroke(f"M{side * 74} {y - 8}Q{side * 66} {y} {side * 72} {y + 9}", 3.5)

    def face(self, look: Look) -> None:
        """The face from forehead to chin, without hair or beard."""
        self.shape(JAWS[look.jaw], look.skin, 6, shade=8)
        for side in (-1, 1):
            x = 31 * side
            if look.blush:
                self.fill(ellipse(40 * side, 38, 15, 11), "#E0604A", 0, opacity=0.42)
            self._eye(look, x, side)
            y = -25 - 4 * look.eye
            arch = f"M{x - 22 * side} {y + 5}Q{x + 3 * side} {y - 9 - look.brow_lift} {x + 22 * side} {y + 3}"
            self.stroke(arch, look.brow_width, look.brow)
            if look.creases:
                self.stroke(f"M{x - 13} 19Q{x} 25 {x + 14} 18", 3, SHADES[look.skin])
                self.stroke(
                    f"M{side * 54} -8L{side * 61} -13M{side * 55} 0L{side * 63} 0",
                    3,
                    SHADES[look.skin],
                )
        self.stroke(NOSES[look.nose], 5)
        self.mouth(look)

    def _eye(self, look: Look, x: float, side: int) -> None:
        w, h = 19 * look.eye, 17 * look.eye
        upper = f"M{x - w} 1Q{x} {-h} {x + w} 1"
        white = area(f"{upper}Q{x} {h * 0.8} {x - w} 1Z")
        self.fill(white, CREAM, 0)
        pupil = circle(x + look.gaze, -1, 8.4 * look.eye)
        self.fill(pupil.intersection(white), INK, 0)
        self.fill(circle(x + look.gaze - 2.6, -4, 2.3), CREAM, 0)
        self.stroke(upper, 5.5)
        if look.lashes:
            self.stroke(f"M{x + side * w} 1L{x + side * (w + 8)} -5", 4.5)

    def mouth(self, look: Look, y: float = 58) -> None:
        """The mouth that goes with a look; "none" under a beard that draws its own."""
        lips = LIPS[look.skin]
        if look.mouth == "smile":
            self.stroke(f"M-20 {y - 4}Q0 {y + 13} 21 {y - 6}", 6)
        elif look.mouth == "smirk":
            self.stroke(f"M-17 {y}Q4 {y + 8} 21 {y - 8}", 6)
        elif look.mouth == "laugh":
            self.shape(
                f"M-24 {y - 8}Q0 {y - 2} 24 {y - 8}Q19 {y + 19} 0 {y + 19}Q-19 {y + 19} -24 {y - 8}Z",
                "#7E221C",
                5,
            )
            self.shape(
                f"M-19 {y - 6}Q0 {y - 1} 19 {y - 6}L16 {y + 2}Q0 {y + 6} -16 {y + 2}Z", CREAM, 0
            )
        elif look.mouth == "lips":
            self.shape(
                f"M-19 {y}Q-9 {y - 9} 0 {y - 4}Q9 {y - 9} 19 {y}Q0 {y + 19} -19 {y}Z", lips, 0
            )
            self.stroke(f"M-14 {y}Q0 {y + 4} 14 {y}", 3)
        elif look.mouth == "calm":
            self.stroke(f"M-17 {y + 1}Q0 {y + 5} 17 {y}", 6)

    def glasses(self, colour: str, radius: float = 26, square: bool = False) -> None:
        """A pair of spectacles."""
        for side in (-1, 1):
            x = 31 * side
            if square:
                rim = rectangle(x - radius, -20, 2 * radius, 44, 12)
            else:
                rim = circle(x, 3, radius)
            self.fill(rim, CREAM, 0, opacity=0.16)
            self.line(rim.boundary, 6, colour)
        self.stroke("M-6 0Q0 -6 6 0", 6, colour)
        for side in (-1, 1):
            self.stroke(f"M{side * (31 + radius)} -2L{side * 67} -6", 6, colour)

    def earrings(self, colour: str, y: float = 40, radius: float = 8, hoop: bool = False) -> None:
        """A ring or a stud at each ear."""
        for side in (-1, 1):
            ring = circle(side * 70, y, radius)
            if hoop:
                self.line(ring.boundary, 11)
                self.line(ring.boundary, 5.5, colour)
            else:
                self.fill(ring, colour, 5)

    def document(self) -> str:
        """The picture, inside its golden rim."""
        defs = svg.radial_gradient(
            "ground", {0: _lighter(self.ground, 1.16), 100: self.ground}, 42, 34, 70
        ) + svg.linear_gradient(
            "rim", {0: "#F0CC80", 45: "#C9973F", 100: "#8A5E22"}, 20, 0, 80, 100
        )
        rim = (
            '<circle cx="0" cy="-4" r="167" fill="none" stroke="#2A1C12" stroke-width="13"/>'
            '<circle cx="0" cy="-4" r="171" fill="none" stroke="url(#rim)" stroke-width="9"/>'
        )
        return svg.document(self.body() + rim, 356, 356, -178, -182, defs)


def _lighter(code: str, factor: float) -> str:
    values = (min(255, round(int(code[i : i + 2], 16) * factor)) for i in (1, 3, 5))
    return "#" + "".join(f"{v:02X}" for v in values)

"""The four aces: a sun of gold, a covered cup, a sword in laurel and a leafing club."""

from __future__ import annotations

import geo
from geo import circle, ellipse, petals, polar, star
from spanish import heads, signs
from spanish.kit import Figure, blob, stroke
from spanish.palette import CREAM, CUT, GREEN, LEAF, OCHRE, RED, ROSE, STRAW, WOOD, WOOD_LIGHT
from spanish.signs import SHINE, leaf


def draw(p: Figure, suit: str) -> None:
    """The ace of a suit."""
    {"O": _sun, "C": _ciborium, "E": _laurelled_sword, "B": _green_club}[suit](p)


def _sun(p: Figure) -> None:
    x, y = 305, 475
    for k in range(16):
        long = k % 2 == 0
        tip = 250 if long else 212
        with p.at(x, y, 1, 22.5 * k):
            ray = geo.polygon((-27, -140), (0, -tip), (27, -140))
            p.fill(ray, RED if long else GREEN, 6, geo.span(0, -400, 100, 0))
    p.solid(circle(x, y, 176), OCHRE, 26, 7)
    for k in range(32):
        p.fill(circle(*polar(x, y, 157, 11.25 * k), 7.5), RED, 0)
    p.fill(circle(x, y, 138), CREAM)
    p.fill(star(x, y, 12, 132, 98), RED, 5)
    p.fill(circle(x, y, 94), STRAW)
    heads.sun(p, x, y)
    for at, turn in ((148, 0), (802, 180)):
        with p.at(x, at, 1, turn):
            for side in (-24, 204):
                leaf(p, 8 if side < 0 else -8, 0, side, 112)
            p.fill(circle(0, 2, 16), RED)


def _ciborium(p: Figure) -> None:
    with p.at(305, 0):
        for side in (False, True):
            with p.at(0, 452, 1, 0, side):
                handle = (
                    "116,-58 176,-92 200,-30 172,44 104,70! 112,40! 148,20 164,-30 148,-60 112,-38!"
                )
                p.solid(blob(handle), OCHRE, 10, 7)
        foot = blob("-34,640! -40,690 -104,726 -150,764! 0,800 150,764! 104,726 40,690 34,640!")
        p.solid(foot, OCHRE, 34, 7)
        p.line(stroke("-112,748 0,768 112,748"), 6)
        for x, y in ((-64, 742), (0, 750), (64, 742)):
            p.fill(circle(x, y, 11), RED, 5)
        bowl = geo.area("M-172 336C-172 470 -128 592 -40 610L40 610C128 592 172 470 172 336Z")
        p.solid(bowl, RED, 46, 7)
        p.line(stroke("-136,430 -120,500 -84,556"), 8, SHINE)
        p.fill(geo.area("M-40 604H40L50 640Q0 656 -50 640Z"), OCHRE, 7)
        petal = geo.area("M0 -8C-22 -30 -18 -56 0 -66C18 -56 22 -30 0 -8Z")
        p.fill(circle(0, 500, 76), OCHRE, 7)
        for shape in petals(petal, 8, (0, 0)):
            p.fill(geo.move(shape, 0, 500), CREAM, 4.5)
        p.fill(circle(0, 500, 15), RED, 5)
        lid = blob("-172,318! -150,236 -76,208 0,204 76,208 150,236 172,318! 0,360")
        p.solid(lid, RED, 40, 7)
        p.line(stroke("-128,272 -104,246 -64,232"), 8, SHINE)
        p.fill(geo.area("M-182 306Q0 366 182 306L180 344Q0 404 -180 344Z"), OCHRE, 7)
        for x, y in ((-136, 339), (-82, 351), (-28, 357), (28, 357), (82, 351), (136, 339)):
            p.fill(circle(x, y, 9), RED, 0)
        p.fill(circle(0, 190, 24), OCHRE, 7)
        p.fill(star(0, 140, 4, 40, 12), OCHRE)


def _laurelled_sword(p: Figure) -> None:
    for mirrored in (False, True):
        with p.at(305, 0, 1, 0, mirrored):
            p.line(stroke("18,706 104,600 138,470 106,316"), 7, GREEN)
            for x, y, turn in ((62, 660, 8), (104, 596, -14), (128, 530, -40), (136, 462, -58),
                               (126, 396, -76), (110, 336, -96)):  # fmt: skip
                leaf(p, x, y, turn, 76)
            for x, y, turn in ((88, 622, -108), (114, 556, -126), (128, 486, -140),
                               (124, 420, -148)):  # fmt: skip
                leaf(p, x, y, turn, 62, LEAF)
    with p.at(305, 475):
        signs.sword(p, 800, 1.55)
    _scroll(p, 305, 690, RED)


def _scroll(p: Figure, x: float, y: float, colour: str) -> None:
    """A folded ribbon with swallow tails."""
    with p.at(x, y, 0.84):
        for mirrored in (False, True):
            with p.at(0, 0, 1, 0, mirrored):
                tail = geo.polygon((88, 14), (188, -14), (166, 24), (196, 60), (92, 70))
                p.fill(tail, colour, 6, geo.span(0, -100, 132, 100))
        front = geo.area("M-118 -26Q0 -74 118 -26L112 42Q0 -6 -112 42Z")
        p.fill(front, colour)
        p.line(stroke("-103,-15 0,-55 103,-15"), 4, STRAW)
        p.line(stroke("-99,24 0,-16 99,24"), 4, STRAW)


def _green_club(p: Figure) -> None:
    with p.at(305, 470, 1, 7):
        for x, y, turn, length, colour in (
            (-62, -120, 200, 110, GREEN), (-58, -104, 150, 84, LEAF),
            (58, -60, -34, 118, GREEN), (56, -44, 12, 88, LEAF),
            (-48, 62, 206, 112, GREEN), (-46, 80, 158, 84, LEAF),
            (50, 100, -28, 112, GREEN), (46, 118, 18, 82, LEAF),
            (-40, 210, 190, 96, GREEN), (40, 250, -10, 90, GREEN),
        ):  # fmt: skip
            leaf(p, x, y, turn, length, colour)
        for x, y, turn in ((-88, -250, -62), (84, -160, 62), (-62, -20, -66)):
            signs.stub(p, x, y, turn, 6.2)
        body = (
            "-36,366! -42,250 -50,120 -66,-10 -74,-110 -96,-190 -88,-240 -104,-310 -66,-368 0,-382 "
            "64,-370 104,-310 88,-240 96,-170 76,-80 64,20 50,140 42,250 36,366!"
        )
        p.solid(blob(body), WOOD, 48, 7)
        for line in ("-62,-310 -52,-250 -62,-190", "-40,-120 -34,-40 -36,40", "-22,120 -20,200 -22,280",
                     "-10,-300 -4,-250"):  # fmt: skip
            p.line(stroke(line), 8, WOOD_LIGHT)
        for x, y, r in ((26, -250, 24), (-18, -70, 20), (14, 90, 18)):
            p.fill(ellipse(x, y, r, r * 1.1), CUT, 6)
            p.line(ellipse(x, y, r * 0.45, r * 0.5), 4)
        p.fill(ellipse(0, 366, 36, 12), CUT)
        for k, (x, y) in enumerate(((-150, -206), (138, -134))):
            for shape in petals(circle(0, -15, 11), 5, (0, 0), 20 * k):
                p.fill(geo.move(shape, x, y), ROSE if k else CREAM, 4.5)
            p.fill(circle(x, y, 9), STRAW, 4.5)
    _scroll(p, 296, 690, GREEN)

"""The four sotas, on foot.

Oros: a page in stride who holds his coin up.  Copas: a girl who offers the cup with both hands.
Espadas: a soldier resting both hands on his sword.  Bastos: a young woodsman leaning on his club,
one leg crossed before the other.
"""

from __future__ import annotations

import geo
from geo import circle
from spanish import dress, heads, signs
from spanish.heads import Face
from spanish.kit import Figure, blob, limb, stroke
from spanish.palette import (
    BLOND,
    BLUE,
    CHESTNUT,
    CREAM,
    FAIR,
    GINGER,
    GREEN,
    LEAF,
    LEATHER,
    NIGHT,
    OCHRE,
    PLUM,
    RED,
    ROSE,
    SHADES,
    STRAW,
    TAN,
)
from spanish.signs import leaf


def draw(p: Figure, suit: str) -> None:
    """The sota of a suit."""
    {"O": _page, "C": _cupbearer, "E": _soldier, "B": _woodsman}[suit](p)


# ------------------------------------------------------------------------------------------ oros


def _page(p: Figure) -> None:
    dress.ground(p, 66, 424)
    cape = "240,338 196,420 168,560 138,694! 206,726 300,708 382,716! 374,560 356,420 336,338"
    p.solid(blob(cape), BLUE, 26)
    for fold in ("192,500 176,600 168,704", "356,520 362,620 356,706"):
        p.line(stroke(fold), 4.5)
    dress.shoe(p, 398, 858, OCHRE, True, 74)
    p.solid(limb((318, 596, 80), (346, 700, 64), (362, 756, 52), (394, 834, 36)), GREEN, 14)
    dress.shoe(p, 168, 858, OCHRE)
    p.solid(limb((258, 596, 82), (218, 700, 66), (196, 760, 54), (164, 834, 38)), RED, 14)
    body = blob(
        "236,336 212,420 226,505 188,624! 238,646 290,636 342,648 392,622! 354,505 368,420 344,336"
    )
    dress.halved(p, body, geo.area("M272 300C268 420 276 520 284 660L450 660L450 300Z"), OCHRE, RED)
    for fold in ("236,540 224,632", "330,540 344,636"):
        p.line(stroke(fold), 4.5)
    p.band("191,611 240,633 290,623 342,635 388,610", 7, CREAM)
    dress.buttons(p, [(272, 384), (272, 424), (274, 464)], CREAM)
    dress.belt(p, "222,506 284,524 356,504", 18, LEATHER, (280, 521))
    # One hand on the hip, the other holds the coin.
    p.solid(limb((216, 380, 50), (146, 460, 50), (216, 524, 38)), RED, 10)
    dress.cuff(p, 206, 515, 36, 38)
    heads.fist(p, 228, 526, 20, FAIR, 0.85)
    p.solid(limb((372, 400, 48), (428, 436, 46), (450, 372, 36)), OCHRE, 10)
    dress.cuff(p, 451, 366, -78, 38)
    signs.draw(p, "O", 456, 254, 164)
    heads.fist(p, 452, 340, -80, FAIR, 0.92)
    for puff, folds, colour in (
        (
            "238,338 196,348 162,394 170,440 208,452 238,414",
            ("204,356 182,432", "226,356 208,444"),
            OCHRE,
        ),
        (
            "338,338 380,346 414,394 408,440 368,452 334,414",
            ("370,356 394,432", "350,356 368,444"),
            RED,
        ),
    ):
        p.solid(blob(puff), colour, 12)
        for fold in folds:
            p.line(stroke(fold), 4.5)
    p.fill(limb((288, 290, 46), (286, 346, 48)), SHADES[FAIR])
    p.solid(blob("226,352! 254,330 284,354! 316,330 344,352! 318,378 286,372 254,378"), CREAM, 8)
    with p.at(286, 237, 1.03):
        p.solid(
            blob("-36,-54 -58,-6 -62,52! -40,72 -10,66 40,70 66,56! 66,0 52,-54 0,-74"), BLOND, 14
        )
        heads.turned(p, Face(FAIR, "soft", "snub", "smile", SHADES[BLOND], brow_lift=3, gaze=-2))
        p.fill(blob("-40,-44 -39,-30 -33,-38! -14,-42 8,-50! 28,-34 40,0! 44,44 52,60! 64,20 58,-40 10,-66"),
               BLOND, 5)  # fmt: skip
        feather = "40,-66! 84,-104 128,-118 160,-104! 140,-76 100,-58 60,-48!"
        p.solid(blob(feather), CREAM, 8)
        p.line(stroke("48,-58 100,-86 146,-100"), 4)
        p.solid(blob("-58,-44 -74,-80 -44,-112 16,-122 68,-104 82,-66 54,-42 0,-58"), RED, 16)
        p.band("-54,-42 0,-58 54,-42", 9, STRAW)


# ----------------------------------------------------------------------------------------- copas


def _cupbearer(p: Figure) -> None:
    dress.ground(p, 84, 424)
    dress.shoe(p, 250, 862, LEATHER, False, 84)
    dress.shoe(p, 334, 860, LEATHER, False, 80)
    skirt = blob(
        "244,492! 214,600 176,730 152,832! 210,856 280,846 340,858 416,836! 398,720 372,600 350,490!"
    )
    p.solid(skirt, BLUE, 34)
    for fold in ("240,560 214,690 204,838", "262,580 252,700 256,842"):
        p.line(stroke(fold), 4.5)
    p.band("157,816 212,838 280,828 340,840 411,820", 12, OCHRE)
    apron = blob("282,504! 276,640 284,772! 330,788 384,766! 366,620 348,500!")
    p.solid(apron, CREAM, 18)
    for x in (304, 330, 354):
        p.line(stroke(f"{x - 4},540 {x},640 {x + 4},756"), 3.5, SHADES[CREAM])
    p.line(stroke("281,754 330,769 381,748"), 5, RED)
    # The far arm, the cup, the near arm.
    p.solid(limb((342, 386, 54), (398, 436, 48)), CREAM, 10)
    p.solid(limb((392, 440, 34), (428, 466, 30)), FAIR, 6)
    p.solid(blob("250,340 238,420 252,494! 300,508 348,494! 362,420 350,340 300,326"), RED, 18)
    p.fill(geo.polygon((300, 356), (344, 360), (350, 490), (312, 500)), STRAW, 5)
    for y in (386, 420, 454):
        p.line(geo.polyline((306, y), (344, y + 16)), 4, RED)
        p.line(geo.polyline((344, y), (308, y + 16)), 4, RED)
    dress.belt(p, "248,492 300,508 352,490", 14, GREEN, (316, 504))
    signs.draw(p, "C", 448, 368, 190)
    heads.fist(p, 444, 466, -14, FAIR, 0.9)
    puff = "272,350 226,356 208,404 226,452 270,460 296,420"
    p.solid(limb((262, 440, 42), (312, 484, 38), (398, 440, 30)), FAIR, 8)
    p.solid(blob(puff), CREAM, 14)
    p.line(stroke("250,364 236,444"), 4)
    p.band("224,448 252,462 284,446", 8, RED)
    heads.palm(p, 408, 434, -34, FAIR, 0.86)
    p.fill(limb((306, 290, 42), (304, 346, 44)), SHADES[FAIR])
    p.fill(blob("262,346! 300,362 344,346! 336,372 300,384 268,368"), CREAM, 5)
    with p.at(306, 238, 1.0, 0, True):
        p.solid(blob("-34,-56 -52,0 -40,40! 30,70 66,40! 74,-10 56,-60 8,-78"), CHESTNUT, 14)
        heads.turned(p, Face(FAIR, "slim", "straight", "smile", SHADES[CHESTNUT], lashes=True, brow_lift=4,
                             brow_width=5, gaze=-2))  # fmt: skip
        p.fill(blob("-38,-50 -41,-32 -34,-39! -14,-43 6,-56! 20,-24 40,-4! 46,30 54,50! 70,20 62,-44 10,-72"),
               CHESTNUT, 5)  # fmt: skip
        _wreath(p)
    _braid(p)


def _wreath(p: Figure) -> None:
    for x, y, turn in (
        (-40, -50, 200),
        (-14, -62, 250),
        (16, -68, 290),
        (44, -60, 320),
        (62, -40, 10),
    ):
        leaf(p, x, y, turn, 34, LEAF)
    for x, y, colour in ((-36, -46, ROSE), (-10, -58, CREAM), (18, -62, ROSE), (44, -54, CREAM),
                         (62, -36, ROSE)):  # fmt: skip
        p.fill(circle(x, y, 13), colour, 5)
        p.fill(circle(x, y, 4.5), OCHRE, 0)


def _braid(p: Figure) -> None:
    """A plait down her back, knot over knot."""
    for x, y, size in ((252, 282, 21), (240, 316, 22), (230, 352, 22), (222, 390, 21), (217, 426, 19),
                       (214, 458, 16)):  # fmt: skip
        p.solid(geo.ellipse(x, y, size, size * 1.02), CHESTNUT, 10)
        p.line(stroke(f"{x - size * 0.5},{y + 4} {x},{y - 4} {x + size * 0.5},{y - 8}"), 3.5)
    p.fill(geo.rectangle(202, 470, 24, 16, 6), RED, 5)
    p.solid(blob("204,486! 200,516 214,538! 226,514 224,486!"), CHESTNUT, 6)


# --------------------------------------------------------------------------------------- espadas


def _soldier(p: Figure) -> None:
    dress.ground(p, 66, 424)
    cape = (
        "226,344 182,420 170,560 152,680! 210,706 282,690 350,706 412,680! 396,560 384,420 342,344"
    )
    p.solid(blob(cape), PLUM, 24)
    for x, left in ((192, True), (374, False)):
        side = -1 if left else 1
        dress.shoe(p, x - side * 4, 860, LEATHER, left, 62 if not left else 76)
        hose = limb(
            (282 + side * 56, 660, 70), (282 + side * 78, 756, 54), (282 + side * 90, 836, 40)
        )
        p.solid(hose, CREAM, 12)
        p.band(f"{x - 22 - side * 8},706 {x - side * 8},712 {x + 22 - side * 8},706", 9, RED)
    breeches = [
        blob("228,560! 178,600 166,668 202,706! 250,706 278,640 284,590!"),
        blob("336,560! 388,600 400,668 364,706! 316,706 288,640 282,590!"),
    ]
    for k, body in enumerate(breeches):
        stripes = [limb((x - 6, 540, 15), (x + (6 if k else -18), 720, 15)) for x in
                   ((190, 222, 254) if k == 0 else (310, 342, 374))]  # fmt: skip
        dress.striped(p, body, stripes, BLUE, RED)
    p.solid(blob("226,340 206,430 222,520 214,578! 250,596 282,590 316,596 352,578! 344,520 360,430 340,340"),
            BLUE, 20)  # fmt: skip
    p.line(stroke("282,360 282,590"), 5)
    for y in (400, 436):
        for side in (-1, 1):
            p.line(stroke(f"{282 + side * 14},{y} {282 + side * 52},{y - 8}"), 5, STRAW)
    with p.at(282, 650, 1, 180):
        signs.sword(p, 428, 1.12)
    for side, cloth in ((-1, RED), (1, RED)):
        arm = limb((282 + side * 70, 374, 60), (282 + side * 138, 452, 60), (282 + side * 70, 500, 46),
                   (282 + side * 24, 486, 34))  # fmt: skip
        p.solid(arm, cloth, 13)
        for a, b in (((78, 356), (112, 400)), ((104, 374), (140, 424)), ((120, 470), (150, 452)),
                     ((86, 482), (104, 520))):  # fmt: skip
            slash = limb((282 + side * a[0], a[1] + 6, 5), (282 + side * (a[0] + b[0]) / 2, (a[1] + b[1]) / 2, 11),
                         (282 + side * b[0], b[1], 5))  # fmt: skip
            p.fill(slash.intersection(arm), STRAW, 3.5)
        dress.cuff(p, 282 + side * 38, 489, 12 * -side, 40)
    heads.fist(p, 300, 482, 180, TAN, 0.9)
    heads.fist(p, 268, 476, 0, TAN, 0.95)
    p.fill(limb((282, 290, 46), (282, 346, 50)), SHADES[TAN])
    ruff = "216,352! 232,332 250,340 268,326 284,336 300,326 316,340 334,332 350,352! 326,374 284,380 240,374"
    p.solid(blob(ruff), CREAM, 10)
    for x in (240, 262, 284, 306, 328):
        p.line(stroke(f"{x},340 {(x + 284) / 2},364"), 3.5)
    with p.at(282, 234, 1.03):
        p.solid(
            blob("-46,-50 -64,0 -60,40 -50,56! -30,30 30,30 50,56! 62,40 64,0 46,-50 0,-70"),
            NIGHT,
            12,
        )
        heads.front(p, Face(TAN, "square", "hooked", "none", NIGHT, 7.5, -4))
        p.fill(geo.area("M-8 49Q0 46 8 49Q0 55 -8 49Z"), "#97332A", 0)
        p.fill(
            blob("0,32! -16,30 -32,42 -46,34! -36,54 -14,50 0,42! 14,50 36,54 46,34! 32,42 16,30"),
            NIGHT,
            4,
        )
        p.fill(blob("-10,58! 0,56 10,58! 6,82 0,92 -6,82"), NIGHT, 4)
        feather = "24,-76! 44,-124 96,-148 138,-126 144,-92! 118,-104 88,-92 62,-62 34,-50!"
        p.solid(blob(feather), RED, 12)
        p.line(stroke("34,-60 66,-104 118,-120"), 4)
        p.solid(blob("-48,-46 -44,-100 0,-114 44,-100 48,-46"), BLUE, 14)
        p.solid(blob("-96,-38! -54,-62 0,-54 54,-62 96,-38! 50,-20 0,-32 -50,-20"), BLUE, 8)
        p.band("-46,-66 0,-58 46,-66", 9, STRAW)


# ---------------------------------------------------------------------------------------- bastos


def _woodsman(p: Figure) -> None:
    dress.ground(p, 100, 428, colour=OCHRE)
    with p.at(424, 506, 1, 4):
        signs.club(p, 690, 0.5)
    # The standing leg, then the one crossed before it with its toe on the ground.
    p.solid(limb((322, 590, 78), (306, 700, 62), (286, 756, 54)), OCHRE, 14)
    dress.boot(p, [(284, 740, 62), (274, 790, 54), (264, 832, 42)])
    p.solid(limb((258, 590, 80), (300, 700, 64), (322, 746, 54)), OCHRE, 14)
    with p.at(352, 830, 1, -58):
        dress.shoe(p, 6, 26, LEATHER, False, 70)
    p.solid(limb((314, 728, 62), (336, 780, 54), (352, 826, 40)), LEATHER, 11)
    body = blob(
        "238,346 216,430 230,510 196,636! 228,652 246,640! 262,664 290,654! 310,668 334,652! 356,660 "
        "384,630! 352,510 364,430 346,346"
    )
    p.solid(body, GREEN, 24)
    for fold in ("240,540 228,630", "290,548 292,640", "336,540 350,634"):
        p.line(stroke(fold), 4.5)
    dress.belt(p, "226,510 290,528 354,508", 17, LEATHER, (312, 524))
    p.line(stroke("246,372 214,470 196,556"), 13)
    p.line(stroke("246,372 214,470 196,556"), 5, STRAW)
    p.solid(blob("160,552! 196,540 238,556! 242,610 222,636 176,634 158,606"), RED, 14)
    p.fill(blob("158,552! 196,538 240,556! 228,590 196,604 168,588"), RED, 5)
    p.fill(circle(197, 596, 7), OCHRE, 4)
    # Both hands on the club, one above the other.
    p.solid(limb((356, 388, 54), (398, 448, 46), (424, 416, 34)), CREAM, 9)
    heads.fist(p, 430, 404, 4, FAIR, 0.95)
    p.solid(limb((242, 392, 56), (282, 474, 50), (384, 462, 36)), CREAM, 11)
    p.line(stroke("282,440 296,470"), 4)
    heads.fist(p, 420, 458, 2, FAIR, 0.98)
    cowl = (
        "244,350 232,326 262,306 306,302 346,312 362,342! 380,378 350,410 300,420 250,412 224,380"
    )
    p.solid(blob(cowl), GREEN, 16)
    points = "228,384! 240,410 252,398! 272,424 286,408! 306,428 322,408! 344,418 352,398! 372,396 366,366"
    p.line(stroke(points), 4.5)
    with p.at(304, 238, 1.02, 0, True):
        hair = "-34,-50 -54,-4 -46,40 -30,52! 40,66 64,40! 66,-10 54,-54 8,-74"
        p.solid(blob(hair), GINGER, 14)
        heads.turned(
            p, Face(FAIR, "round", "snub", "smile", SHADES[GINGER], brow_lift=2, gaze=-2), ear=True
        )
        for x, y in ((-6, 16), (8, 14), (16, 22), (-38, 18), (0, 24)):
            p.fill(circle(x, y, 2.3), "#B8703A", 0)
        p.fill(blob("-40,-46 -41,-24 -29,-38! -22,-26 -8,-42! 6,-28 18,-42! 34,-18 46,6! 62,-8 58,-46 8,-70"),
               GINGER, 5)  # fmt: skip
        p.solid(
            blob("-50,-40! -44,-88 -6,-118 44,-104 92,-64 124,-24! 96,-24 62,-34 4,-54"), GREEN, 14
        )
        p.band("-46,-42 4,-56 62,-38", 9, LEATHER)
        for x, y, turn, colour in (
            (28, -52, 262, LEAF),
            (36, -50, 300, GREEN),
            (44, -46, 336, LEAF),
        ):
            leaf(p, x, y, turn, 56, colour)
        p.fill(circle(36, -48, 9), RED, 4.5)

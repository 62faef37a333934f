"""The four reyes, crowned and robed.

Oros: an old king, seen from the front, who holds his coin before him.  Copas: a stout and merry
one with his cup raised.  Espadas: a stern king in armour, his sword upright.  Bastos: a young one
walking, the club on his shoulder like a sceptre.
"""

from __future__ import annotations

import geo
from geo import circle, star
from spanish import dress, heads, signs
from spanish.heads import Face
from spanish.kit import Figure, blob, limb, stroke
from spanish.palette import (
    BLUE,
    CHESTNUT,
    CREAM,
    DEEP,
    FAIR,
    GREEN,
    GREY,
    LEATHER,
    NIGHT,
    OCHRE,
    PLUM,
    RED,
    SHADES,
    SNOW,
    STEEL,
    STRAW,
    TAN,
)


def draw(p: Figure, suit: str) -> None:
    """The rey of a suit."""
    {"O": _old_king, "C": _merry_king, "E": _stern_king, "B": _young_king}[suit](p)


# ------------------------------------------------------------------------------------------ oros


def _old_king(p: Figure) -> None:
    dress.ground(p, 90, 432)
    with p.at(285, 0):
        cloak = "-40,336 -104,372 -132,500 -150,700 -166,846! -90,868 0,872 90,868 142,848! 136,700 132,500 104,372 40,336"
        p.solid(blob(cloak), OCHRE, 34)
        motifs = [star(x, y, 4, 13, 4) for x, y in ((-128, 640), (-140, 720), (-152, 800), (-116, 690),
                  (-126, 770), (-128, 836), (120, 640), (127, 720), (112, 776), (126, 812))]  # fmt: skip
        p.pattern(blob(cloak), motifs, SHADES[OCHRE])
        robe = blob("-52,380 -72,560 -104,846! -40,858 0,860 40,858 96,846! 70,560 52,380")
        p.solid(robe, RED, 26)
        for fold in ("-62,640 -80,846", "60,640 78,846"):
            p.line(stroke(fold), 4.5)
        p.fill(geo.polygon((-24, 420), (24, 420), (32, 858), (-32, 858)), CREAM)
        for k, y in enumerate((640, 694, 748, 802)):
            p.fill(star(0, y, 4, 20 if k % 2 else 22, 7), OCHRE if k % 2 else RED, 4)
        for side in (-1, 1):
            p.band(f"{side * 52},400 {side * 74},600 {side * 104},850", 16, SNOW)
        # Wide sleeves meet below the coin.
        for side in (False, True):
            with p.at(0, 0, 1, 0, side):
                sleeve = (
                    "-86,366 -142,430 -158,520 -124,584 -60,596! -44,560! -78,520 -70,470 -50,420"
                )
                p.solid(blob(sleeve), OCHRE, 22 if not side else 16)
                p.solid(blob("-84,584! -40,596! -34,556! -72,546!"), SNOW, 6)
        signs.draw(p, "O", 0, 500, 176)
        for side in (False, True):
            with p.at(0, 0, 1, 0, side):
                heads.palm(p, -50, 560, -14, FAIR, 0.92)
        dress.ermine(
            p,
            "-88,352 -66,326 0,314 66,326 88,352 84,392 48,414 0,424 -48,414 -84,392",
            [(-62, 372), (-40, 396), (40, 396), (62, 372), (-70, 346), (70, 346)],
        )
        with p.at(0, 236, 1.06):
            hair = "-48,-44 -66,6 -62,56 -54,76! 54,76 64,50 66,4 48,-44 0,-66"
            p.solid(blob(hair), SNOW, 12)
            heads.front(
                p, Face(FAIR, "long", "straight", "none", SHADES[GREY], 7, 2, wrinkles=True)
            )
            beard = (
                "-48,4! -58,70 -42,128 -14,166 0,178 14,166 42,128 58,70 48,4! 38,30 20,34! 0,28 "
                "-20,34! -38,30"
            )
            p.solid(blob(beard), SNOW, 15)
            p.fill(geo.area("M-13 47Q0 41 13 47Q0 56 -13 47Z"), "#A8322A", 3.5)
            p.solid(blob("0,26! -16,24 -32,36 -44,54! -22,52 -6,44 0,38! 6,44 22,52 44,54! 32,36 16,24"),
                    SNOW, 5, 4.5)  # fmt: skip
            for strand in ("-28,84 -20,124", "-8,84 -4,144", "12,84 12,138", "30,80 26,112"):
                p.line(stroke(strand), 4, SHADES[SNOW])
            with p.at(0, -44):
                dress.crown(p, RED, RED, 5, 74)


# ----------------------------------------------------------------------------------------- copas


def _merry_king(p: Figure) -> None:
    dress.ground(p, 64, 420)
    cloak = "220,342 156,392 122,520 104,690 84,838! 180,860 280,858 350,852 398,836! 404,690 410,500 372,372 330,340"
    p.solid(blob(cloak), RED, 34)
    for fold in ("150,560 130,700 122,846", "386,600 384,740 376,842"):
        p.line(stroke(fold), 4.5)
    for x, left in ((218, True), (336, False)):
        side = -1 if left else 1
        p.solid(
            limb(
                (278 + side * 46, 720, 70), (278 + side * 52, 790, 52), (278 + side * 52, 836, 44)
            ),
            CREAM,
            12,
        )
        p.band(
            f"{278 + side * 50 - 26},792 {278 + side * 50},798 {278 + side * 50 + 26},792", 9, OCHRE
        )
        dress.shoe(p, x + side * -2, 862, LEATHER, left, 84)
    tunic = "222,346 180,430 166,540 172,620 158,748! 216,768 280,762 340,770 398,746! 386,620 394,540 380,430 340,346"
    p.solid(blob(tunic), BLUE, 32)
    for fold in ("206,640 200,758", "250,660 252,760", "310,660 312,762", "350,640 358,758"):
        p.line(stroke(fold), 4.5)
    p.band("161,732 216,752 280,746 340,754 396,731", 14, OCHRE)
    dress.buttons(p, [(276, 446), (273, 492), (273, 538)], OCHRE, 9)
    dress.belt(p, "168,590 220,612 280,616 336,612 388,588", 20, RED, (276, 616))
    # One hand on the belly, the other raises the cup.
    sleeve = "206,360 150,416 132,500 158,566 216,580! 236,546! 196,520 194,470 226,414"
    p.solid(blob(sleeve), RED, 16)
    p.solid(blob("206,588! 244,584! 250,544! 212,538!"), SNOW, 7)
    heads.fist(p, 262, 566, 4, FAIR, 1.0)
    p.solid(blob("340,356! 392,370 416,414 432,420 436,392! 496,392! 500,448 478,500 432,512 384,480 344,432"),
            RED, 18)  # fmt: skip
    p.solid(limb((466, 416, 66), (466, 384, 60)), SNOW, 9)
    signs.draw(p, "C", 468, 276, 190)
    heads.fist(p, 466, 356, -84, FAIR, 1.02)
    dress.ermine(
        p,
        "190,366 208,332 278,316 350,330 376,358 370,402 330,428 282,436 234,428 196,404",
        [(214, 380), (240, 406), (322, 408), (350, 380), (206, 352), (360, 352)],
    )
    with p.at(288, 244, 1.08, 5, True):
        p.solid(
            blob("-36,-44 -50,-10 -34,30! 20,60 56,56! 76,30 72,-20 52,-50 6,-66"), CHESTNUT, 12
        )
        heads.turned(p, Face(FAIR, "round", "broad", "open", SHADES[CHESTNUT], 7.5, 4, -2))
        beard = (
            "-56,16! -62,44 -50,80 -22,102 12,98 44,76 64,40 56,0! 44,10 34,26 12,36! 0,64 -20,68 "
            "-36,60 -40,36! -46,32"
        )
        p.solid(blob(beard), CHESTNUT, 14)
        p.solid(blob("-22,30! -34,30 -46,36 -56,28! -48,46 -30,44 -20,37! -6,46 14,44 26,28! 12,36 0,30 -12,29"),
                CHESTNUT, 5, 4.5)  # fmt: skip
        for x, y in ((-36, 76), (-10, 84), (20, 76), (42, 50)):
            p.line(geo.circle(x, y, 8).boundary.intersection(geo.span(x - 9, y - 2, x + 9, y + 9)), 4,
                   SHADES[CHESTNUT])  # fmt: skip
        with p.at(4, -44):
            dress.crown(p, BLUE, BLUE, 3, 76)


# --------------------------------------------------------------------------------------- espadas


def _stern_king(p: Figure) -> None:
    dress.ground(p, 84, 424)
    cloak = "250,340 200,420 170,560 146,720 122,842! 200,862 300,862 372,858 416,842! 418,700 410,540 402,430 352,340"
    p.solid(blob(cloak), PLUM, 34)
    p.band("130,838 152,720 176,566 208,424", 14, SNOW)
    for x, left in ((252, True), (338, False)):
        side = -1 if left else 1
        p.solid(
            limb(
                (298 + side * 42, 680, 66), (298 + side * 48, 770, 52), (298 + side * 50, 838, 42)
            ),
            STEEL,
            13,
        )
        p.solid(circle(298 + side * 46, 738, 25), STEEL, 8)
        p.line(
            stroke(f"{298 + side * 50 - 22},800 {298 + side * 50},806 {298 + side * 50 + 22},800"),
            4,
        )
        dress.shoe(p, x - side * 2, 862, STEEL, left, 84)
    surcoat = "240,346 218,440 232,540 196,716! 232,728 262,716 292,730 298,700! 306,730 336,718 366,728 398,712! 366,540 380,440 356,346"
    p.solid(blob(surcoat), BLUE, 26)
    for fold in ("248,600 232,722", "298,600 298,712", "346,600 362,722"):
        p.line(stroke(fold), 4.5)
    p.band("200,698 234,710 262,698 296,708 336,700 366,710 394,696", 8, STRAW)
    # The castle on his breast.
    p.fill(geo.polygon((262, 486), (262, 424), (272, 424), (272, 436), (286, 436), (286, 412), (310, 412),
                       (310, 436), (324, 436), (324, 424), (334, 424), (334, 486)), OCHRE, 5)  # fmt: skip
    p.fill(geo.rectangle(290, 456, 16, 30, 7), RED, 4)
    dress.belt(p, "230,540 298,556 368,538", 18, RED, (298, 555))
    # Left hand on the belt, the right one holds the sword.
    p.solid(limb((366, 390, 60), (430, 470, 54), (372, 540, 40)), STEEL, 13)
    p.solid(circle(424, 468, 25), STEEL, 8)
    heads.fist(p, 360, 546, 166, LEATHER, 0.92)
    with p.at(204, 296):
        signs.sword(p, 412, 1.02)
    p.solid(limb((240, 390, 60), (196, 488, 54), (204, 462, 40)), STEEL, 13)
    p.solid(circle(194, 500, 26), STEEL, 8)
    p.solid(limb((192, 498, 46), (203, 452, 42)), STEEL, 9)
    heads.fist(p, 206, 446, 0, LEATHER, 0.98)
    for x, mirrored in ((236, False), (366, True)):
        with p.at(x, 378, 1, 0, mirrored):
            p.solid(blob("-42,32 -40,-14 0,-40 34,-28! 36,10 10,40"), STEEL, 10)
            p.line(stroke("-38,14 -8,18 32,-6"), 4)
    p.solid(blob("246,352! 270,328 300,324 330,328 354,352! 328,380 300,386 272,380"), STEEL, 9)
    with p.at(304, 240, 1.06):
        hair = "-32,-50 -50,-8 -40,30! 20,70 58,74! 74,52 70,-10 52,-50 4,-66"
        p.solid(blob(hair), NIGHT, 12)
        heads.turned(p, Face(TAN, "firm", "hooked", "none", NIGHT, 8.5, -6, -3))
        p.line(stroke("-16,-36 -14,-26"), 3.5, SHADES[TAN])
        beard = (
            "-52,14! -52,50 -54,84 -46,118! -34,96 -26,92! -14,100 0,126! 14,104 34,80 50,40 50,0! 40,14 "
            "30,30 12,36! 0,32 -14,32 -30,34 -40,36!"
        )
        p.solid(blob(beard), NIGHT, 12)
        p.fill(geo.area("M-32 46Q-22 41 -10 46Q-20 54 -32 46Z"), "#97332A", 3.5)
        for strand in ("-40,66 -42,92", "-6,70 -2,102", "18,60 14,86"):
            p.line(stroke(strand), 4, "#5A5870")
        with p.at(6, -44):
            dress.crown(p, RED, PLUM, 5, 70)


# ---------------------------------------------------------------------------------------- bastos


def _young_king(p: Figure) -> None:
    dress.ground(p, 62, 420, colour=OCHRE)
    with p.at(444, 330, 1, 16):
        signs.club(p, 440, 0.82)
    train = "250,342 198,420 158,560 114,700 66,840! 140,866 240,862 340,860 390,840! 388,700 378,540 368,420 344,342"
    p.solid(blob(train), GREEN, 34)
    leaves = [
        geo.rotate(geo.area("M-14 0Q0 -11 14 0Q0 11 -14 0Z"), 40 * k, (0, 0)) for k in range(9)
    ]
    spots = ((150, 640), (120, 720), (96, 800), (176, 720), (150, 800), (196, 800), (186, 570))
    p.pattern(blob(train), [geo.move(leaves[k], x, y) for k, (x, y) in enumerate(spots)], "#6FA65E")
    p.band("72,829 146,852 214,850", 14, SNOW)
    dress.shoe(p, 260, 864, LEATHER, False, 80)
    dress.shoe(p, 330, 862, LEATHER, False, 84)
    robe = "262,350 240,440 250,540 226,700 208,836! 262,852 320,846 386,838! 376,700 358,540 362,440 346,350"
    p.solid(blob(robe), RED, 26)
    for fold in ("270,600 254,720 250,840", "318,600 326,720 326,842"):
        p.line(stroke(fold), 4.5)
    p.band("211,818 262,834 320,828 383,821", 13, STRAW)
    p.fill(
        geo.polygon((296, 400), (334, 400), (346, 560), (362, 838), (318, 844), (304, 560)), CREAM
    )
    for y in (620, 676, 732, 788):
        x = 326 + (y - 620) * 0.07
        p.fill(geo.ellipse(x, y, 8, 12), GREEN, 4)
    dress.belt(p, "248,542 306,558 360,540", 18, LEATHER, (322, 556))
    # A hand on the heart; the other carries the club.
    p.solid(limb((256, 396, 64), (230, 476, 60), (306, 470, 42)), GREEN, 14)
    dress.cuff(p, 296, 470, -8, 48, SNOW)
    heads.palm(p, 318, 466, -8, DEEP, 0.9)
    p.solid(limb((350, 400, 62), (398, 490, 58), (412, 478, 46)), GREEN, 13)
    dress.cuff(p, 408, 470, -84, 50, SNOW)
    heads.fist(p, 412, 440, 14, DEEP, 1.02)
    collar = "232,360 250,330 300,318 350,330 368,358 358,394 304,410 248,396"
    p.solid(blob(collar), STRAW, 14)
    for x, y in ((262, 372), (284, 388), (308, 392), (332, 384), (350, 366)):
        p.fill(circle(x, y, 7.5), RED, 4)
    p.fill(limb((302, 292, 46), (302, 346, 50)), SHADES[DEEP])
    p.line(stroke("276,346 302,358 328,346"), 6)
    with p.at(304, 244, 1.06, 0, True):
        curls = geo.join(circle(x, y, r) for x, y, r in (
            (-30, -46, 15), (4, -52, 20), (36, -44, 20), (52, -22, 18), (58, 4, 17), (54, 28, 14)))  # fmt: skip
        p.solid(curls, NIGHT, 10)
        heads.turned(p, Face(DEEP, "soft", "broad", "calm", NIGHT, 7, 2, -2), ear=True)
        fringe = geo.join(circle(x, y, r) for x, y, r in (
            (-28, -44, 12), (-10, -46, 14), (10, -46, 14), (30, -40, 14), (42, -24, 13), (46, -6, 10)))  # fmt: skip
        p.fill(fringe, NIGHT, 5)
        p.fill(circle(44, 24, 6.5), OCHRE, 4)
        with p.at(4, -48):
            dress.crown(p, GREEN, GREEN, 4, 78)

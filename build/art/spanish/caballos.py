"""The four caballos, mounted.

Oros: a fair young rider on a white horse at a proud walk.  Copas: a turbaned rider raises his cup
while his bay lowers its head.  Espadas: a knight whose grey rears.  Bastos: an old herdsman on a
heavy dun at a trot.
"""

from __future__ import annotations

import geo
from geo import circle
from spanish import dress, heads, horses, signs
from spanish.heads import Face
from spanish.horses import Coat, Pose
from spanish.kit import Figure, blob, limb, stroke
from spanish.palette import (
    BAY,
    BLOND,
    BLUE,
    CHESTNUT,
    CREAM,
    DEEP,
    DUN,
    FAIR,
    GREEN,
    GREY,
    IVORY,
    LEAF,
    LEATHER,
    NIGHT,
    OCHRE,
    PLUM,
    RED,
    SHADES,
    SLATE,
    SNOW,
    STEEL,
    STRAW,
    TAN,
)


def draw(p: Figure, suit: str) -> None:
    """The caballo of a suit."""
    {"O": _squire, "C": _guest, "E": _knight, "B": _herdsman}[suit](p)


def _saddle(p: Figure, cloth: str, trim: str) -> None:
    """A saddle and its cloth on a level back about (330, 500)."""
    p.solid(blob("250,512! 322,530 402,516! 414,640! 336,656 258,636!"), cloth, 18)
    p.band("263,617 336,636 407,620", 8, trim)
    p.solid(blob("244,492! 262,502 330,516 392,496 412,468! 418,522 332,544 252,528!"), LEATHER, 10)


def _leg(p: Figure, breeches: str) -> None:
    """The near leg of a rider who sits at (330, 500) and looks to the left."""
    p.solid(limb((334, 504, 92), (276, 556, 74), (254, 604, 60)), breeches, 14)
    dress.shoe(p, 280, 722, LEATHER, True, 78)
    p.solid(limb((254, 592, 62), (262, 648, 52), (274, 698, 42)), LEATHER, 11)
    p.line(geo.polyline((224, 604), (284, 612)), 5)
    p.line(stroke("292,540 330,600 300,716"), 5, SHADES[LEATHER])
    p.line(geo.polyline((222, 730), (288, 730)), 7, OCHRE)


def _reins(p: Figure, pose: Pose, hand: tuple[float, float], colour: str) -> None:
    x, y = horses.bit(pose)
    p.line(
        stroke(f"{x},{y} {(x + hand[0]) / 2},{max(y, hand[1]) + 12} {hand[0]},{hand[1]}"), 8, colour
    )


# ------------------------------------------------------------------------------------------ oros

_WALK = Pose(
    barrel=((428, 588, 150), (330, 604, 160), (232, 590, 166)),
    neck=((236, 560, 176), (186, 468, 122), (160, 384, 84)),
    poll=(160, 342),
    nod=-14,
    near_fore=((222, 640, 98), (214, 716, 52), (218, 768, 38), (210, 832, 34)),
    far_fore=((202, 640, 84), (132, 664, 52), (98, 708, 36), (118, 768, 30)),
    near_hind=((424, 620, 126), (430, 704, 58), (422, 752, 40), (392, 832, 36)),
    far_hind=((386, 650, 86), (372, 716, 46), (346, 774, 36), (322, 832, 34)),
    tail="462,562! 506,552 536,590 532,640 508,684! 500,660 476,660 468,628 452,606!",
    mane=(
        "176,322! 214,326 262,380 284,446 286,512! 268,496 256,500! 254,470 238,478! 238,438 220,444! "
        "216,404 198,410! 198,374 180,374! 178,350"
    ),
    hooves=(0, 38, 0, 0),
)


def _squire(p: Figure) -> None:
    coat = Coat(IVORY, GREY, RED)
    dress.ground(p, 78, 424)
    cape = "322,334 376,376 424,456 456,540 470,600! 424,584 386,598! 352,560 318,450"
    horses.draw(p, _WALK, coat)
    p.band("168,560 196,602 262,614", 10, RED)
    p.solid(blob(cape), BLUE, 24)
    _saddle(p, RED, STRAW)
    _leg(p, OCHRE)
    body = blob("288,338 272,410 284,502! 332,520 386,498! 382,410 370,338 328,322")
    dress.halved(p, body, geo.area("M332 300C322 400 330 470 336 540L450 540L450 300Z"), OCHRE, RED)
    dress.belt(p, "282,486 332,502 386,484", 15, LEATHER, (322, 498))
    _reins(p, _WALK, (240, 452), RED)
    p.solid(limb((302, 376, 58), (276, 440, 50), (250, 452, 38)), OCHRE, 11)
    dress.cuff(p, 256, 452, 172, 40)
    heads.fist(p, 234, 452, 180, FAIR, 0.86)
    p.solid(limb((360, 380, 60), (420, 416, 52), (460, 384, 42), (472, 350, 36)), RED, 11)
    dress.cuff(p, 471, 354, -78, 40)
    signs.draw(p, "O", 480, 246, 154)
    heads.fist(p, 473, 326, -80, FAIR, 0.9)
    p.fill(limb((330, 286, 46), (330, 346, 50)), SHADES[FAIR])
    p.solid(blob("276,348! 302,328 330,348! 360,328 386,350! 356,374 328,372 298,374"), CREAM, 8)
    with p.at(328, 243, 1.02, 0, True):
        p.solid(blob("-34,-50 -54,-4 -50,44! -30,66 30,66 62,48! 62,0 52,-52 4,-74"), BLOND, 14)
        heads.turned(p, Face(FAIR, "soft", "straight", "calm", SHADES[BLOND], brow_lift=3, gaze=-3))
        p.fill(blob("-38,-46 -37,-32 -29,-40! -6,-44 12,-52! 30,-34 40,0! 46,34 52,52! 64,10 56,-46 8,-70"),
               BLOND, 5)  # fmt: skip
        feather = "46,-70! 66,-106 98,-120 126,-106! 114,-94 106,-62 84,-46!"
        p.solid(blob(feather), RED, 10)
        p.line(stroke("54,-60 80,-86 110,-102"), 4)
        p.solid(blob("-56,-42 -62,-80 -22,-112 40,-108 74,-80 70,-44 8,-60"), GREEN, 14)
        p.band("-52,-42 8,-60 68,-44", 9, STRAW)


# ----------------------------------------------------------------------------------------- copas

_GRAZE = Pose(
    barrel=((424, 586, 152), (330, 604, 158), (232, 588, 162)),
    neck=((236, 570, 168), (168, 582, 108), (126, 620, 78)),
    poll=(122, 622),
    nod=-28,
    near_fore=((234, 640, 96), (236, 716, 52), (238, 768, 38), (234, 832, 36)),
    far_fore=((200, 640, 84), (190, 716, 48), (186, 768, 36), (178, 832, 34)),
    near_hind=((422, 620, 126), (428, 704, 58), (424, 752, 40), (394, 832, 36)),
    far_hind=((386, 650, 86), (368, 716, 46), (356, 774, 36), (334, 832, 34)),
    tail="462,556! 502,552 524,600 522,660 498,724! 494,700 474,706! 472,660 458,612!",
    mane=(
        "142,598! 150,560 196,522 246,506! 262,520 250,540! 238,534 230,556! 214,548 206,574! 186,566 "
        "178,594! 160,588 150,610!"
    ),
)


def _guest(p: Figure) -> None:
    coat = Coat(BAY, NIGHT, BLUE, socks=IVORY, blaze=IVORY)
    dress.ground(p, 70, 424)
    horses.draw(p, _GRAZE, coat)
    p.solid(
        blob("318,334 384,372 428,450 462,530 480,608! 430,594 390,606! 356,560 320,450"), GREEN, 24
    )
    _saddle(p, STRAW, RED)
    p.band("404,552 440,560 478,590", 10, BLUE)
    _leg(p, CREAM)
    p.solid(blob("290,338 272,410 280,498! 268,556! 330,548 390,550! 386,490 384,410 370,338 330,322"),
            BLUE, 22)  # fmt: skip
    p.line(stroke("318,350 308,420 312,546"), 5)
    p.band("280,474 330,494 386,472", 24, RED)
    p.solid(blob("330,494! 350,498! 362,560! 332,556!"), RED, 8)
    # One arm raises the cup before him, the other rests on the saddle.
    _reins(p, _GRAZE, (392, 500), BLUE)
    p.solid(limb((362, 376, 58), (394, 440, 50), (394, 486, 38)), BLUE, 11)
    dress.cuff(p, 394, 478, 90, 40, STRAW)
    heads.fist(p, 390, 502, 120, DEEP, 0.86)
    signs.draw(p, "C", 212, 318, 164)
    p.solid(limb((306, 374, 60), (284, 444, 54), (230, 442, 40)), BLUE, 12)
    dress.cuff(p, 244, 440, 186, 42, STRAW)
    heads.palm(p, 224, 414, -112, DEEP, 0.86)
    p.fill(limb((336, 286, 46), (332, 346, 52)), SHADES[DEEP])
    p.solid(blob("282,352! 306,332 334,348! 362,330 384,352! 352,378 318,378 292,370"), STRAW, 8)
    with p.at(332, 236, 1.02):
        p.solid(blob("-4,-50 10,-20 20,26! 40,66 60,44! 62,0 52,-50"), NIGHT, 8)
        heads.profile(
            p, Face(DEEP, "straight", mouth="smile", brow=NIGHT, brow_width=7, brow_lift=2)
        )
        p.fill(blob("-50,28! -34,30 -22,24! 6,14 22,-20! 40,20 20,60 -18,78 -42,70 -46,50! -34,48 -34,40!"),
               NIGHT, 5)  # fmt: skip
        p.line(stroke("-49,39 -42,41 -34,36"), 5.5, "#D98A78")
        p.solid(blob("36,-64! 84,-46 96,10 88,76! 70,60 66,10 44,-30!"), CREAM, 10)
        p.solid(blob("-58,-40 -56,-86 -8,-116 48,-104 70,-66 58,-28 8,-38 -30,-30"), CREAM, 16)
        for fold in ("-52,-44 0,-84 56,-92", "-40,-34 20,-60 68,-66", "-48,-76 -10,-100 24,-106"):
            p.line(stroke(fold), 4.5)
        p.fill(circle(-36, -62, 11), RED, 4.5)
        feather = "-38,-76! -52,-112 -30,-142! -12,-116 -22,-88!"
        p.solid(blob(feather), LEAF, 6)
        p.fill(circle(26, 30, 7), OCHRE, 4)


# --------------------------------------------------------------------------------------- espadas

_REAR = Pose(
    barrel=((404, 676, 150), (330, 596, 156), (236, 508, 150)),
    neck=((240, 500, 158), (196, 416, 112), (176, 346, 78)),
    poll=(178, 318),
    nod=2,
    near_fore=((216, 556, 86), (146, 568, 52), (112, 612, 36), (146, 660, 30)),
    far_fore=((200, 520, 76), (128, 506, 48), (90, 530, 34), (92, 584, 28)),
    near_hind=((408, 690, 130), (356, 752, 66), (396, 802, 40), (362, 838, 34)),
    far_hind=((436, 700, 96), (424, 764, 56), (470, 806, 38), (440, 842, 34)),
    tail="462,700! 516,690 546,730 540,790 512,830! 508,800 486,806! 486,760 460,740!",
    mane=(
        "192,296! 236,302 274,350 292,410 296,470! 278,458 268,466! 262,432 246,440! 244,402 226,408! "
        "222,370 206,374! 200,344"
    ),
    hooves=(40, 28, 0, 0),
    ear=10,
)


def _knight(p: Figure) -> None:
    dress.ground(p, 70, 330)
    with p.at(610, 0, 1, 0, True):
        horses.draw(p, _REAR, Coat(SLATE, NIGHT, RED))
    p.band("436,566 404,604 340,604", 10, RED)
    # The cape flies out behind him.
    p.solid(
        blob("300,350 240,372 176,440 110,470 66,540! 118,540 150,572! 210,560 280,500"), RED, 20
    )
    for fold in ("280,380 200,450 112,510", "286,420 230,490 150,546"):
        p.line(stroke(fold), 4.5)
    p.solid(blob("196,560! 260,520 338,486! 384,560! 330,640 262,676!"), BLUE, 20)
    p.band("266,662 330,628 376,562", 8, STRAW)
    p.solid(blob("206,556! 226,540 290,520 344,470 352,440! 382,480 340,536 232,592!"), LEATHER, 10)
    p.solid(limb((284, 500, 92), (352, 528, 72), (384, 566, 58)), BLUE, 14)
    dress.shoe(p, 346, 708, SLATE, False, 84)
    p.solid(limb((384, 558, 60), (372, 620, 52), (352, 680, 42)), STEEL, 12)
    p.solid(circle(384, 566, 30), STEEL, 9)
    p.line(stroke("360,640 376,648 388,646"), 4)
    p.solid(blob("262,346 250,420 254,506! 294,524 344,496! 356,410 344,346 304,330"), STEEL, 18)
    p.line(stroke("326,352 332,420 322,504"), 4.5)
    p.band("254,486 294,504 344,482", 14, RED)
    # Reins in one hand, the sword drawn back in the other.
    bit_x, bit_y = horses.bit(_REAR)
    p.line(stroke(f"{610 - bit_x},{bit_y} 420,452 402,444"), 8, RED)
    p.solid(limb((330, 384, 58), (360, 440, 50), (392, 440, 38)), STEEL, 11)
    p.solid(circle(356, 440, 22), STEEL, 7)
    heads.fist(p, 402, 440, 0, SLATE, 0.9)
    with p.at(206, 214, 1, 7):
        signs.sword(p, 300, 0.98)
    p.solid(limb((276, 384, 60), (214, 418, 52), (188, 376, 42), (190, 344, 36)), STEEL, 11)
    p.solid(circle(212, 412, 22), STEEL, 7)
    heads.fist(p, 192, 326, 4, SLATE, 0.95)
    p.solid(blob("246,370 262,338 298,348 310,378 290,408 258,404"), STEEL, 9)
    p.fill(limb((308, 300, 52), (304, 356, 58)), SLATE)
    with p.at(310, 252, 1.0, 0, True):
        plume = "4,-82! -4,-130 22,-164 62,-160 80,-122 76,-84! 62,-108 46,-108 38,-78!"
        p.solid(blob(plume), RED, 14)
        p.line(stroke("18,-96 26,-132 58,-136"), 4)
        heads.turned(p, Face(FAIR, "firm", "hooked", "none", CHESTNUT, 7, -4, -2))
        beard = (
            "-46,28! -36,34 -30,38 -18,32! 0,38 16,28 30,4! 48,20 40,58 12,86 -14,92 -38,74 -48,50"
        )
        p.solid(blob(beard), CHESTNUT, 10, 5)
        p.line(stroke("-34,47 -22,49 -10,45"), 5.5, "#B5685A")
        helmet = "-44,-26! -46,-66 -10,-92 36,-88 64,-50 66,20 58,72! 30,72 26,20 20,-16! -10,-30"
        p.solid(blob(helmet), STEEL, 16)
        p.band("-42,-30 -8,-34 22,-20", 8, OCHRE)
        p.solid(blob("-52,-40! -56,-84 -16,-104 24,-92 36,-52! -6,-64"), STEEL, 9)
        for x in (-36, -18, 0):
            p.line(geo.polyline((x, -62), (x + 4, -82)), 5)
        p.fill(circle(34, -44, 8), OCHRE, 4.5)


# ---------------------------------------------------------------------------------------- bastos

_TROT = Pose(
    barrel=((424, 594, 164), (330, 612, 172), (236, 596, 176)),
    neck=((242, 566, 180), (196, 488, 136), (170, 420, 94)),
    poll=(172, 386),
    nod=-4,
    near_fore=((224, 644, 104), (160, 688, 60), (122, 726, 46), (126, 786, 40)),
    far_fore=((244, 650, 86), (236, 720, 54), (232, 772, 44), (222, 828, 42)),
    near_hind=((420, 630, 136), (394, 716, 68), (376, 764, 48), (306, 828, 44)),
    far_hind=((432, 650, 90), (432, 716, 54), (418, 764, 42), (374, 824, 38)),
    tail="462,560! 492,548 514,574 506,606 484,624! 474,606 462,600!",
    mane=(
        "182,358! 226,362 270,410 286,460 288,520! 270,508 258,514! 252,480 236,486! 234,448 216,454! "
        "212,416 194,418! 190,392"
    ),
    hooves=(24, 0, 0, 0),
    feathers=True,
)


def _herdsman(p: Figure) -> None:
    dress.ground(p, 86, 424, colour=OCHRE)
    horses.draw(p, _TROT, Coat(DUN, CHESTNUT, GREEN, socks=SNOW))
    p.band("164,580 194,620 262,634", 10, GREEN)
    p.solid(blob("244,520! 322,536 410,520! 422,652! 336,668 254,648!"), PLUM, 18)
    for x in (262, 292, 322, 352, 382):
        p.line(geo.polyline((x, 650), (x + 2, 676)), 5, STRAW)
    p.band("257,630 336,650 416,634", 8, STRAW)
    _leg(p, CHESTNUT)
    # A wide cloak; the club rests on his shoulder.
    with p.at(450, 262, 1, 33):
        signs.club(p, 350, 0.98)
    cloak = "282,344 236,430 216,520! 262,540 330,548 420,530! 412,440 384,350 330,326"
    p.solid(blob(cloak), GREEN, 30)
    for fold in ("284,400 262,470 254,532", "316,410 310,540", "372,420 388,532"):
        p.line(stroke(fold), 4.5)
    p.band("219,506 262,524 330,532 418,514", 10, OCHRE)
    _reins(p, _TROT, (232, 478), GREEN)
    p.solid(limb((276, 440, 54), (246, 470, 40)), CREAM, 9)
    heads.fist(p, 232, 474, 178, TAN, 0.88)
    p.solid(limb((390, 456, 54), (380, 420, 44), (372, 404, 38)), CREAM, 9)
    heads.fist(p, 370, 388, 34, TAN, 0.96)
    p.solid(blob("280,352! 300,334 330,346! 362,334 386,354! 356,384 328,388 298,382"), PLUM, 9)
    with p.at(326, 240, 1.02):
        p.solid(blob("-36,-40 -50,0 -40,30! 30,60 58,34! 58,-10 48,-50 0,-66"), SNOW, 12)
        heads.turned(
            p, Face(TAN, "round", "broad", "none", SHADES[GREY], 7, 2, -2, wrinkles=True), ear=True
        )
        beard = "-52,18! -42,34 -32,38 -22,33 -12,38 6,30 30,8! 50,22 46,66 22,104 -10,122 -36,98 -50,56"
        p.solid(blob(beard), SNOW, 14)
        p.fill(geo.area("M-30 46Q-22 42 -12 46Q-20 53 -30 46Z"), "#97332A", 3.5)
        for hair in ("-34,70 -28,92", "-12,68 -10,104", "14,60 14,92"):
            p.line(stroke(hair), 4, SHADES[SNOW])
        p.solid(blob("-44,-40 -42,-88 0,-108 42,-92 52,-40"), STRAW, 14)
        p.solid(blob("-102,-26! -52,-56 4,-48 62,-56 112,-28! 62,-10 4,-26 -52,-12"), STRAW, 8)
        p.band("-44,-58 4,-50 52,-58", 10, RED)

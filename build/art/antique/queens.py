"""The four queens of the antique deck.

♠ in a widow's hood, a tulip; ♥ fair ringlets and bare shoulders, a rose; ♦ a standing lace collar
behind red hair, a sunflower; ♣ dark, pearls in her hair, a lily.
"""

from __future__ import annotations

from antique import dress
from antique.engraving import Engraving
from french import arms, faces
from french import dress as cloth
from french.faces import Face
from french.frame import Frame, Half, Pose
from french.palette import (
    BLUE,
    CHESTNUT,
    CREAM,
    DEEP,
    FAIR,
    NIGHT,
    OCHRE,
    RED,
    SHADES,
)
from geo import area, circle, ellipse, join, line, move, polar, rotate

X = 2
HEAD_Y = -240
FLOWER_X, FLOWER_Y = 212, -290
STRAND = "#6B5A4A"
GOLD = "#E3B04B"

_GOWN = (
    "M-104 -112C-160 -110 -214 -84 -234 -20C-252 30 -256 110 -262 260L270 260"
    "C262 110 256 30 238 -20C218 -84 164 -110 108 -112L70 -60L-66 -60Z"
)
_BODICE = "M-82 -70L-58 260L62 260L88 -70Q2 -20 -82 -70Z"
_SHOULDERS = "M-26 -176L-26 -130C-60 -118 -112 -120 -140 -96C-120 -40 -60 -20 2 -20C64 -20 124 -40 144 -96C116 -120 64 -118 30 -130L30 -176Z"


def draw(suit: str, frame: Frame) -> Half:
    """Draw one half of a queen."""
    half = Engraving(frame)
    dress.blank(half, cloth.DRESSES[suit].glow)
    {"S": _spades, "H": _hearts, "D": _diamonds, "C": _clubs}[suit](half)
    return half


def _gown(half: Half, suit: str, sleeves: str, skin: str) -> None:
    """A gown cut low off the shoulders, its bodice in the suit's cloth, laced with jewels."""
    worn = cloth.DRESSES[suit]
    half.fill(area(_SHOULDERS), skin, 6, shade=X + 60)
    half.line(
        line(f"M{X - 70} -100Q{X - 36} -88 {X - 12} -96M{X + 74} -100Q{X + 40} -88 {X + 16} -96"),
        3,
        SHADES[skin],
    )
    half.fill(area(_GOWN), sleeves, shade=150)
    for side in (-1, 1):
        for x, y in ((150, -60), (190, -20), (140, 0)):
            half.line(
                line(
                    f"M{X + side * x} {y}Q{X + side * (x - 26)} {y + 40} {X + side * (x - 10)} {y + 90}"
                ),
                4.5,
            )
    cloth.garment(half, suit, area(_BODICE), worn.cloth, worn.motif)
    frill = [
        circle(X - 92 + 184 * k / 12, -66 + 46 * (1 - ((k - 6) / 6) ** 2), 13) for k in range(13)
    ]
    half.fill(join(frill), CREAM, 5)
    for y in (-4,):
        half.fill(move(rotate(area("M0 -17L15 0L0 17L-15 0Z"), 0), X, y), OCHRE, 5)


def _pearls(half: Half, y: float = -140, wide: float = 40) -> None:
    cloth.beads(half, X + 2, y - 14, (wide, 26), CREAM, 7, 150, 9)


def _coronet(half: Half, pose: Pose, gem: str) -> None:
    """A small crown worn far back, its points pearled."""
    half.fill(
        pose.area(
            "M-62 -84L-74 -128L-44 -108L-26 -142L0 -112L26 -142L44 -108L74 -128L62 -84Q0 -70 -62 -84Z"
        ),
        OCHRE,
        shade=pose.x + 20,
    )
    for x, y in ((-74, -130), (-26, -144), (26, -144), (74, -130)):
        half.fill(pose.place(circle(x, y, 8)), CREAM, 5)
    for x in (-34, 0, 34):
        half.fill(pose.place(circle(x, -90 + abs(x) * 0.04, 6.5)), gem, 4)


def _hand(half: Half, suit: str, skin: str, colour: str) -> None:
    dress.sleeve(half, FLOWER_X - 6, colour, CREAM)
    cloth.fist(half, FLOWER_X - 4, -42, skin)


# ----------------------------------------------------------------------------------------- ♠


def _spades(half: Half) -> None:
    pose = Pose(X, HEAD_Y)
    hood = "M0 -118C-92 -118 -112 -40 -104 40C-100 96 -128 150 -168 210L172 210C128 150 100 96 104 40C112 -40 92 -118 0 -118Z"
    half.fill(pose.area(hood), NIGHT, shade=pose.x + 84)
    _gown(half, "S", NIGHT, FAIR)
    # A kerchief over the shoulders, hemmed with lace.
    half.fill(
        area(
            f"M{X - 30} -140C{X - 70} -128 {X - 130} -122 {X - 150} -92C{X - 130} -20 {X - 60} 6 {X} 20C{X + 60} 6 {X + 130} -20 {X + 150} -92C{X + 130} -122 {X + 70} -128 {X + 30} -140L{X} -104Z"
        ),
        BLUE,
    )
    half.line(
        line(
            f"M{X} -104L{X} 18M{X - 132} -84Q{X - 90} -6 {X - 8} 6M{X + 132} -84Q{X + 90} -6 {X + 8} 6"
        ),
        3,
        CREAM,
    )
    lady = Face(
        FAIR,
        jaw="oval",
        nose="long",
        mouth="small",
        gaze=-3,
        lid=0.34,
        brow_width=5,
        brow_lift=5,
        iris="#3E73AE",
    )
    faces.draw(half, pose, lady)
    half.fill(
        pose.area(
            "M0 -66C-34 -62 -56 -44 -64 0C-76 -30 -74 -84 0 -92C74 -84 76 -30 64 0C56 -44 34 -62 0 -66Z"
        ),
        CHESTNUT,
        5,
    )
    # The hood's stiff peak comes down on the brow.
    half.fill(
        pose.area(
            "M0 -62C-30 -86 -66 -70 -74 -4L-96 10C-104 -70 -70 -112 0 -108C70 -112 104 -70 96 10L74 -4C66 -70 30 -86 0 -62Z"
        ),
        NIGHT,
        6,
    )
    half.line(pose.line("M-84 0C-84 -66 -44 -92 0 -78C44 -92 84 -66 84 0"), 3.5, CREAM)
    for side in (-1, 1):
        half.fill(pose.place(ellipse(64 * side, 52, 7, 12)), CREAM, 5)
    _coronet(half, pose, BLUE)
    half.fill(circle(X, -18, 13), OCHRE, 5)
    arms.tulip(half, FLOWER_X, FLOWER_Y)
    _hand(half, "S", FAIR, NIGHT)


# ----------------------------------------------------------------------------------------- ♥


def _hearts(half: Half) -> None:
    pose = Pose(X, HEAD_Y, turn=1)
    half.fill(pose.place(ellipse(14, -30, 88, 78)), GOLD)
    _gown(half, "H", CREAM, FAIR)
    # Sleeves slashed with red.
    for side in (-1, 1):
        for x, y in ((150, -70), (184, -40), (214, -2), (150, -20)):
            slash = area(
                f"M0 -8C{side * 18} 10 {side * 20} 44 {side * 8} 66C{side * -8} 44 {side * -8} 14 0 -8Z"
            )
            half.fill(move(slash, X + side * x, y), RED, 5)
    _pearls(half)
    dress.ringlets(half, pose, GOLD, "#A8742C", 116, 82)
    lady = Face(
        FAIR,
        jaw="full",
        nose="snub",
        mouth="full",
        gaze=-6,
        eye=1.1,
        brow=CHESTNUT,
        brow_width=5,
        brow_lift=8,
        blush=True,
        iris="#3E73AE",
    )
    faces.draw(half, pose, lady)
    half.fill(
        pose.area(
            "M-54 -30C-50 -58 -22 -66 6 -60C34 -58 52 -34 58 6C78 -16 82 -74 52 -96L-48 -92C-64 -74 -62 -48 -54 -30Z"
        ),
        GOLD,
        6,
    )
    for x in (-40, -20, 0, 20, 40):
        half.line(pose.line(f"M{x} -58Q{x + 4} -70 {x - 2} -84"), 3.5, "#A8742C")
    half.fill(pose.place(ellipse(62, 50, 8, 12)), CREAM, 5)
    _coronet(half, pose, RED)
    arms.rose(half, FLOWER_X, FLOWER_Y)
    _hand(half, "H", FAIR, RED)


# ----------------------------------------------------------------------------------------- ♦


def _diamonds(half: Half) -> None:
    pose = Pose(X + 2, HEAD_Y, turn=-1)
    # The collar stands like a fan behind her head.
    fan = [polar(X, -150, 176 + (9 if k % 2 else -4), -168 + 156 * k / 24) for k in range(25)]
    points = " ".join(f"L{x:.1f} {y:.1f}" for x, y in fan)
    half.fill(area(f"M{X - 40} -110{points}L{X + 40} -110Z".replace("L", " L")), CREAM)
    for k in range(1, 24):
        a = -168 + 156 * k / 24
        (x0, y0), (x1, y1) = polar(X, -150, 92, a), polar(X, -150, 160, a)
        half.line(line(f"M{x0} {y0}L{x1} {y1}"), 3, SHADES[CREAM])
    half.line(
        line(
            "M"
            + " L".join(
                f"{x:.1f} {y:.1f}"
                for x, y in (polar(X, -150, 150, -168 + 156 * k / 40) for k in range(41))
            )
        ),
        3,
        SHADES[CREAM],
    )
    _gown(half, "D", BLUE, FAIR)
    cloth.beads(half, X, -150, (56, 44), RED, 8, 140, 9)
    cloth.beads(half, X, -150, (84, 84), CREAM, 7, 140, 13)
    hair = "#B4532A"
    half.fill(pose.place(ellipse(12, -56, 80, 62)), hair)
    lady = Face(
        FAIR,
        jaw="slim",
        nose="hooked",
        mouth="stern",
        gaze=-4,
        lid=0.3,
        brow=hair,
        brow_width=5,
        brow_lift=10,
    )
    faces.draw(half, pose, lady)
    dress.curls(
        half,
        pose,
        hair,
        "#E08A52",
        [(-46, -64, 17), (-22, -72, 19), (4, -74, 20), (30, -68, 20), (52, -50, 19), (62, -24, 16)],
    )
    half.fill(pose.place(ellipse(60, 44, 7, 15)), CREAM, 5)
    # Pearls along the hair, and a high narrow crown.
    for k in range(7):
        x, y = -48 + 18 * k, -90 + 0.7 * (k - 2.6) ** 2 * 2
        half.fill(pose.place(circle(x, y, 7)), CREAM, 4)
    half.fill(
        pose.area("M-26 -98L-34 -138L-12 -122L4 -152L20 -122L42 -138L36 -98Q4 -90 -26 -98Z"),
        OCHRE,
        shade=pose.x + 12,
    )
    half.fill(pose.place(circle(4, -110, 7)), RED, 4)
    arms.sunflower(half, FLOWER_X + 4, FLOWER_Y)
    _hand(half, "D", FAIR, BLUE)


# ----------------------------------------------------------------------------------------- ♣


def _clubs(half: Half) -> None:
    pose = Pose(X, HEAD_Y, turn=1)
    half.fill(pose.place(ellipse(16, -36, 104, 92)), NIGHT)
    _gown(half, "C", OCHRE, DEEP)
    cloth.beads(half, X, -146, (44, 34), OCHRE, 8, 150, 9)
    dress.curls(
        half,
        pose,
        NIGHT,
        STRAND,
        [
            (104, -44, 30),
            (116, 0, 31),
            (112, 46, 30),
            (100, 90, 28),
            (-80, -24, 26),
            (-86, 18, 26),
            (-82, 58, 24),
        ],
    )
    lady = Face(
        DEEP,
        jaw="soft",
        nose="straight",
        mouth="smile",
        gaze=-6,
        eye=1.06,
        brow_width=5,
        brow_lift=7,
    )
    faces.draw(half, pose, lady)
    half.fill(
        pose.area(
            "M-56 -24C-48 -54 -18 -62 8 -56C36 -52 52 -30 56 12C80 -10 84 -76 54 -100L-50 -96C-66 -76 -64 -46 -56 -24Z"
        ),
        NIGHT,
        6,
    )
    # A rope of pearls wound through the hair, and feathers.
    for k in range(9):
        half.fill(pose.place(circle(-52 + 15 * k, -72 - 0.6 * (k - 4) ** 2 + 12, 7.5)), CREAM, 4)
    for angle, colour in ((-38, CREAM), (-12, RED), (14, CREAM)):
        plume = move(area("M-6 0C-26 -26 -24 -62 4 -84C24 -66 22 -24 8 0Z"), 26, -84)
        half.fill(pose.place(rotate(plume, angle, (26, -84))), colour, 5)
        half.line(
            pose.place(rotate(move(line("M0 -4Q-4 -40 4 -70"), 26, -84), angle, (26, -84))), 3
        )
    half.fill(
        pose.area("M-44 -84L-54 -118L-30 -104L-12 -130L6 -104L28 -116L26 -84Q-8 -72 -44 -84Z"),
        OCHRE,
        shade=pose.x + 6,
    )
    half.fill(pose.place(circle(-10, -92, 7)), RED, 4)
    half.fill(pose.place(ellipse(62, 50, 8, 13)), OCHRE, 5)
    arms.lily(half, FLOWER_X, FLOWER_Y)
    _hand(half, "C", DEEP, OCHRE)

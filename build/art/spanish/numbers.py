"""Number cards, two to seven: where the signs stand.

All keep clear of the indices: right of x = 140 above y = 286, and the same from the other corner.
"""

from __future__ import annotations

from spanish import signs
from spanish.kit import Figure

Place = tuple[float, float, float, float]
"""A sign's x, y, height or length, and turn in degrees."""


def _pairs(x: float, height: float, *rows: float) -> list[Place]:
    """Two signs side by side, in rows."""
    return [(305 + side * x, y, height, 0.0) for y in rows for side in (-1, 1)]


_COINS: dict[int, list[Place]] = {
    2: [(305, 262, 262, 0), (305, 688, 262, 0)],
    3: [(380, 208, 206, 0), (305, 475, 206, 0), (230, 742, 206, 0)],
    4: _pairs(90, 144, 262, 688),
    5: [*_pairs(90, 144, 222, 728), (305, 475, 188, 0)],
    6: _pairs(90, 144, 208, 475, 742),
    7: [*_pairs(92, 136, 182, 475, 768), (305, 328, 136, 0)],
}
_CUPS: dict[int, list[Place]] = {
    2: [(305, 264, 306, 0), (305, 688, 306, 0)],
    3: [(305, 258, 234, 0), *_pairs(88, 196, 684)],
    4: _pairs(94, 180, 264, 686),
    5: [*_pairs(94, 178, 216, 734), (305, 475, 206, 0)],
    6: _pairs(94, 178, 202, 475, 748),
    7: [*_pairs(96, 136, 176, 475, 774), (305, 325, 136, 0)],
}

Sword = tuple[float, float, float, float, float]
"""A sword's or club's x, y, length, turn and breadth."""


def _both(*upper: Sword) -> list[Sword]:
    """Upright signs in the upper half, and the same after half a turn."""
    return [*upper, *((610 - x, 950 - y, n, turn + 180, b) for x, y, n, turn, b in upper)]


_SWORDS: dict[int, list[Sword]] = {
    2: _both((218, 475, 730, 0, 1.12)),
    3: [*((x, 475, 590, 180, 0.9) for x in (200, 410)), (305, 475, 780, 0, 1.1)],
    4: _both((218, 276, 352, 0, 1.0), (392, 276, 352, 0, 1.0)),
    5: [*_both((184, 270, 322, 0, 0.86), (426, 270, 322, 0, 0.86)), (305, 475, 640, 0, 1.0)],
    6: _both(*((x, 274, 352, 0, 0.8) for x in (184, 305, 426))),
    7: [*_both((184, 268, 296, 0, 0.78), (305, 236, 296, 0, 0.78), (426, 268, 296, 0, 0.78)),
        (305, 475, 350, 90, 0.8)],
}  # fmt: skip

Club = tuple[float, float, float, float, float, bool]
"""The same with a word on leaves."""


def _both_clubs(*upper: Club) -> list[Club]:
    return [*upper, *((610 - x, 950 - y, n, t + 180, b, g) for x, y, n, t, b, g in upper)]


_CLUBS: dict[int, list[Club]] = {
    2: _both_clubs((222, 475, 700, 0, 0.49, True)),
    3: [*((x, 475, 560, 180, 0.46, False) for x in (176, 434)), (305, 475, 740, 0, 0.40, True)],
    4: _both_clubs((212, 276, 350, 0, 0.92, True), (398, 276, 350, 0, 0.92, True)),
    5: [*_both_clubs((190, 266, 300, 0, 0.72, False), (420, 266, 300, 0, 0.72, False)),
        (305, 475, 620, 0, 0.46, True)],
    6: _both_clubs(*((x, 274, 344, 0, 0.6, False) for x in (190, 305, 420))),
    7: [*_both_clubs((190, 262, 290, 0, 0.72, False), (305, 230, 290, 0, 0.74, False),
                     (420, 262, 290, 0, 0.72, False)), (305, 475, 340, 90, 0.76, False)],
}  # fmt: skip


def draw(p: Figure, number: int, suit: str) -> None:
    """The signs of a number card."""
    if suit in "OC":
        for x, y, height, turn in (_COINS if suit == "O" else _CUPS)[number]:
            signs.draw(p, suit, x, y, height, turn)
    elif suit == "E":
        for x, y, length, turn, breadth in _SWORDS[number]:
            with p.at(x, y, 1, turn):
                signs.sword(p, length, breadth)
    else:
        for x, y, length, turn, breadth, leaves in _CLUBS[number]:
            with p.at(x, y, 1, turn):
                signs.club(p, length, breadth, leaves)
        if number == 6:
            _sprigs(p)


def _sprigs(p: Figure) -> None:
    """Two leaves between the rows of six clubs."""
    for x in (244, 366):
        for turn in (-25.0, 205.0):
            signs.leaf(p, x, 475, turn, 44)

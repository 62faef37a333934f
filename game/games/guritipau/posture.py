"""The grains on the table before a deal, and who must sing for them."""

from __future__ import annotations

from dataclasses import dataclass

from game.games.guritipau.settings import Rules

PEDRA = 8
"""Grains that make a pedra."""

BRINK = 7
"""From here on it is Às Todas."""

REASONS = (
    "first",  # the very first deal: the invite of the dealer's side
    "invite",  # the ordinary invite of the last winners
    "six-nil",
    "six-two",
    "bare",  # ménza largód: 6–3, 6–4
    "six-five",
    "lost-pedra",
    "todas",  # ménza largód of Às Todas
    "none",  # a game without postures
)
"""Keys of why a posture is what it is."""


@dataclass(frozen=True, slots=True)
class Posture:
    """``grains`` placed by a side (None: nobody); ``sings`` the side that must sing for them."""

    grains: int
    placed_by: int | None
    sings: int | None
    reason: str


def posture(
    rules: Rules,
    points: tuple[int, ...],
    last_winner: int | None,
    dealer_side: int,
    lost: int | None,
    three: bool,
) -> Posture:
    """The posture of a deal at the score ``points``.

    ``lost`` is the side that has just lost a pedra, and ``three`` whether it places three grains.
    ``last_winner`` None means the very first deal.
    """
    if not rules.postures:
        return Posture(0, None, None, "none")
    high = max(points)
    if rules.todas and high >= BRINK:
        return Posture(0, None, None, "todas")
    if last_winner is None:
        return Posture(1, dealer_side, None, "first")
    extra = int(rules.posture_adds_invite)
    if lost is not None and three:
        return Posture(3 + extra, lost, 1 - lost, "lost-pedra")
    if high == PEDRA - 2:
        leader = points.index(high)
        trailer = 1 - leader
        match points[trailer]:
            case 0:
                return Posture(3 + extra, trailer, leader, "six-nil")
            case 2 if rules.posture_6_2 == "cantiga":
                return Posture(2 + extra, trailer, leader, "six-two")
            case 2 if rules.posture_6_2 == "empty":
                return Posture(0, None, None, "six-two")
            case 3 | 4:
                return Posture(0, None, None, "bare")
            case 5:
                return Posture(1 + extra, leader, trailer, "six-five")
    return Posture(1, last_winner, None, "invite")


def todas_needed(rules: Rules, trailing: int) -> int:
    """Deals in a row that the side with ``trailing`` grains must win against seven."""
    if trailing == 2:
        return rules.todas_7_2
    return (4, 4, 4, 3, 2, 2)[trailing] if trailing < PEDRA - 2 else 1

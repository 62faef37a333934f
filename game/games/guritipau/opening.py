"""The opening of a deal: the two cuts, the posture, the cards dealt and the turn-up."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.engine.cards import suit
from game.games.guritipau.order import hand_points
from game.games.guritipau.posture import PEDRA, Posture, posture
from game.games.guritipau.records import Dealt, InviteLost, Postured, TurnedUp, WasCut

if TYPE_CHECKING:
    from game.games.guritipau.rules import GuritipauState

PLAYERS = 4
HAND = 9
PACKET = 3
LEAST_ON_TOP = PACKET * PLAYERS
"""Cards that the second cut must bring to the top: three for each player."""


def cut_range(deal: GuritipauState) -> tuple[int, int]:
    """The fewest and the most cards that may be lifted now."""
    if deal.cuts and not deal.rules.short_cut_gives:
        return 1, len(deal.pack) - LEAST_ON_TOP
    return 1, len(deal.pack) - 1


def cut(deal: GuritipauState, seat: int, at: int) -> None:
    """Cut ``at`` cards down; a second cut that is short costs the invite and is made again."""
    short = deal.cuts == 1 and len(deal.pack) - at < LEAST_ON_TOP
    deal.pack = deal.pack[at:] + deal.pack[:at]
    deal.history.append(WasCut(seat, at, short))
    if short:
        others = 1 - seat % 2
        if _posture(deal).grains:
            deal.gifts = tuple(n + (side == others) for side, n in enumerate(deal.gifts))
            deal.history.append(InviteLost(others))
        if sum(deal.gifts) < PEDRA:
            return
    deal.cuts += 1
    if deal.cuts == 2:
        _choose_posture(deal)


def _posture(deal: GuritipauState) -> Posture:
    standing = deal.standing
    return posture(
        deal.rules,
        standing.points,
        standing.last_winner,
        deal.dealer % 2,
        standing.lost,
        bool(deal.three),
    )


def _choose_posture(deal: GuritipauState) -> None:
    """Ask the losers of a pedra, where they have the choice and have not made it."""
    rule = deal.rules.after_lost_pedra
    asked = deal.standing.lost is not None and deal.rules.postures and deal.three is None
    if asked and rule == "optional":
        deal.phase = "place"
        return
    if asked:
        deal.three = rule == "forced"
    deal_out(deal)


def deal_out(deal: GuritipauState) -> None:
    """Lay the grains of the posture, deal nine cards each in threes and turn one up."""
    tell = deal.history.append
    lying = _posture(deal)
    deal.posture, deal.grains = lying, lying.grains
    tell(Postured(lying.grains, lying.placed_by, lying.sings, lying.reason))
    top = 0
    for _ in range(HAND // PACKET):
        for seat in deal.round_from(deal.damao):
            packet = deal.pack[top : top + PACKET]
            deal.hands[seat] += packet
            tell(Dealt(seat, tuple(packet)))
            top += PACKET
    deal.turn_up = deal.lying = deal.pack[top]
    deal.trump = suit(deal.turn_up)
    deal.pack = deal.pack[top + 1 :]
    tell(TurnedUp(deal.turn_up))
    if hand_points(deal.hands[deal.damao]) < deal.rules.annul_below:
        deal.phase = "annul"
    else:
        deal.after_annulment()

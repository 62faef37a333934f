"""What hands are shown for before the tricks: the ruff compared, gleeks and mournivals declared."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.games.gleek import scoring
from game.games.gleek.records import NoSets, RuffEnded, RuffShown, SetDeclared

if TYPE_CHECKING:
    from game.games.gleek.rules import GleekState


def compare_if_over(deal: GleekState) -> None:
    """Once nobody has more to say, the ruff is won and paid, and the sets come."""
    vying = deal.vying
    if not vying.over:
        return
    winner = None
    if vying.opened:
        winner = vying.left[0] if len(vying.left) == 1 else _best_ruff(deal, vying.left)
    deal.history.append(RuffEnded(winner, deal.next_opening))
    if winner is not None:
        owed = dict(vying.owed)
        for seat in deal.from_eldest():
            if seat != winner:
                deal.pay(seat, winner, owed.get(seat, vying.stake), "ruff")
    _start_sets(deal)


def _best_ruff(deal: GleekState, seats: tuple[int, ...]) -> int:
    """Compare in the open; of equals the earlier seat from the dealer's left."""
    best, found = None, -1
    for seat in deal.from_eldest():
        if seat not in seats:
            continue
        ruff = scoring.ruff(deal.hands[seat])
        deal.history.append(RuffShown(seat, ruff.cards, ruff.total))
        if best is None or ruff[:2] > best:
            best, found = ruff[:2], seat
    return found


def _start_sets(deal: GleekState) -> None:
    if deal.rules.choose_sets:
        deal.undeclared = tuple(deal.from_eldest())
        deal.phase = "sets"
        return
    for seat in deal.from_eldest():
        found = scoring.sets(deal.hands[seat])
        declare(deal, seat, tuple(scoring.rank_code(r) for r, _ in found))
    end_sets(deal)


def declare(deal: GleekState, seat: int, ranks: tuple[str, ...]) -> None:
    """``seat`` shows its sets of these ranks, and each opponent pays for them."""
    for r, count in scoring.sets(deal.hands[seat]):
        code = scoring.rank_code(r)
        if code in ranks:
            deal.history.append(SetDeclared(seat, code, count))
            deal.collect(seat, scoring.set_pay(r, count), "sets")
    if not ranks:
        deal.history.append(NoSets(seat))


def end_sets(deal: GleekState) -> None:
    """All have declared: the tricks begin."""
    deal.sets_over = True
    deal.phase = "play"

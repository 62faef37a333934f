"""Who wins a trick and who wins a deal: functions of what was played, apart from playing."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, NamedTuple

Decision = Literal["open", "won", "tied"]


class TrickResult(NamedTuple):
    """``winner`` is a seat, None for a tie; ``best`` the seats with the best card, in order."""

    winner: int | None
    best: tuple[int, ...]


def trick_result(played: Sequence[tuple[int, int]]) -> TrickResult:
    """Result of (seat, strength) pairs in order of play; sides are the seats' parities.

    Covered cards have a negative strength: if nothing better lies there, nobody is best and the
    trick is tied. Equal best cards of one side win for the first of them.
    """
    top = max(strength for _, strength in played)
    if top < 0:
        return TrickResult(None, ())
    best = tuple(seat for seat, strength in played if strength == top)
    one_side = len({seat % 2 for seat in best}) == 1
    return TrickResult(best[0] if one_side else None, best)


def deal_result(tricks: Sequence[int | None]) -> tuple[Decision, int | None]:
    """Whether the tricks so far (winning side each, None for a tie) decide the deal, and for whom.

    ``("tied", None)`` is three ties, which an option awards.
    """
    won = [side for side in tricks if side is not None]
    for side in (0, 1):
        if won.count(side) == 2:
            return "won", side
    if len(won) < len(tricks) and won:  # somebody won a trick and one is tied: the first win counts
        return "won", won[0]
    if len(tricks) == 3:
        return "tied", None
    return "open", None

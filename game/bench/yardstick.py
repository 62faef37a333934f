"""The most that a playout in plain Python could be: a loop that was written for speed alone.

It plays the strict phase for four, Spanish pack, by the strictest duty: any card led; followers
beat the suit, else follow, else overtrump, else trump, else throw anything; each of what is allowed
with equal chance, one number drawn where there is a choice. It counts one side's card points and
the last trick. It knows no songs, no options, no state to start from, no outcome to hand back.
"""

from __future__ import annotations

from collections.abc import Callable

VALUES = (0, 0, 0, 0, 0, 2, 3, 4, 10, 11)
LAST_TRICK = 10

_HELD = tuple(tuple(n for n in range(10) if suit & 1 << n) for suit in range(1 << 10))
_SIZE = tuple(map(len, _HELD))
_OVER = tuple(((1 << 10) - 1) >> (n + 1) << (n + 1) for n in range(10))
_NEXT = ((4, 8, 12), (8, 12, 0), (12, 0, 4), (0, 4, 8))


def sprint(
    suits: list[int],
    trump: int,
    leader: int,
    random: Callable[[], float],
    held: tuple[tuple[int, ...], ...] = _HELD,
    size: tuple[int, ...] = _SIZE,
    over: tuple[int, ...] = _OVER,
    values: tuple[int, ...] = VALUES,
) -> int:
    """Points of seats 0 and 2 in the rest of a deal; ``suits``, which is used up, holds four masks
    a seat as in :mod:`game.engine.pointtricks.masks`. Tables are arguments: locals are faster."""
    total = 0
    at = leader * 4
    tricks = size[suits[at]] + size[suits[at + 1]] + size[suits[at + 2]] + size[suits[at + 3]]
    while tricks:
        pick = int(random() * tricks) if tricks > 1 else 0
        cell = at
        while pick >= size[suits[cell]]:
            pick -= size[suits[cell]]
            cell += 1
        high = held[suits[cell]][pick]
        suits[cell] ^= 1 << high
        worth = values[high]
        led, ruffed, ahead = cell - at, -1, at
        for seat in _NEXT[at >> 2]:
            cell = seat + led
            own = suits[cell]
            if own:
                beating = own & over[high]
                if beating:
                    cards = held[beating]
                    high = card = cards[int(random() * len(cards))] if len(cards) > 1 else cards[0]
                    if ruffed < 0:
                        ahead = seat
                else:
                    cards = held[own]
                    card = cards[int(random() * len(cards))] if len(cards) > 1 else cards[0]
                suits[cell] = own ^ 1 << card
            elif suits[seat + trump]:
                cell = seat + trump
                own = suits[cell]
                beating = own if ruffed < 0 else own & over[ruffed]
                if beating:
                    cards = held[beating]
                    ruffed = cards[int(random() * len(cards))] if len(cards) > 1 else cards[0]
                    card, ahead = ruffed, seat
                else:
                    cards = held[own]
                    card = cards[int(random() * len(cards))] if len(cards) > 1 else cards[0]
                suits[cell] = own ^ 1 << card
            else:
                pick = int(random() * tricks) if tricks > 1 else 0
                cell = seat
                while pick >= size[suits[cell]]:
                    pick -= size[suits[cell]]
                    cell += 1
                card = held[suits[cell]][pick]
                suits[cell] ^= 1 << card
            worth += values[card]
        if not ahead & 4:
            total += worth
        at = ahead
        tricks -= 1
    return total if at & 4 else total + LAST_TRICK

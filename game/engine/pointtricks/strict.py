"""The strict phase played at random, as fast as may be: one loop on masks.

It knows the strictest duty only (follow and beat, else trump and overtrump, else anything), songs,
and who has a trick at all. Whatever else a rule set asks for goes the longer way of
:mod:`~game.engine.pointtricks.playout`, which also says how chance is drawn on.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

from game.engine.pointtricks.masks import ABOVE, BIT, BITS, COUNT

Songs = tuple[tuple[int, int, int], ...]
"""Marriages that may still be sung, those in trump first: the place of the mask that holds both
cards, the place of the first mask of the seat that holds them, and what they bring."""

Strict = tuple[int, int, int, int, int, bool, bool]
"""How it ended: what either side took in cards, what either sang, the place of the first mask of
the seat with the last trick, and whether either side won a trick."""


@cache
def followers(players: int) -> tuple[tuple[int, ...], ...]:
    """By the place of the leader's first mask: those of the others, in the order of play."""
    every = [4 * seat for seat in range(players)]
    return tuple(
        (*every[place // 4 + 1 :], *every[: place // 4]) if place % 4 == 0 else ()
        for place in range(4 * players)
    )


def play_strict(
    hands: list[int],
    trump: int,
    lead: int,
    songs: Songs,
    points: tuple[int, ...],
    pair: int,
    by_pair: bool,
    random: Callable[[], float],
) -> Strict:
    """Play from a lead to the last card; ``hands`` is used up.

    ``lead`` is the place of the leader's first mask; ``points`` are by strength, the strengths of
    a marriage are those in ``pair``. Of the points in ``hands`` each goes to the side that takes
    them; the last trick's own reward is the caller's affair.
    """
    rows = followers(len(hands) >> 2)
    ours = theirs = we_sang = they_sang = 0
    we_won = they_won = False
    cards = sum([COUNT[mask] for mask in hands[lead : lead + 4]])
    for left in range(cards, 0, -1):
        # Any card may be led.
        place = lead
        among = int(random() * left) if left > 1 else 0
        mask = hands[place]
        count = COUNT[mask]
        while among >= count:
            among -= count
            place += 1
            mask = hands[place]
            count = COUNT[mask]
        top = BITS[mask][among]
        hands[place] = mask ^ BIT[top]
        lying = points[top]
        led = place & 3
        ruff = -1
        winner = lead
        for first in rows[lead]:
            place = first + led
            mask = hands[place]
            if mask:
                better = mask & ABOVE[top]
                if better:
                    choice = BITS[better]
                    card = choice[int(random() * len(choice))] if len(choice) > 1 else choice[0]
                    top = card
                    if ruff < 0:
                        winner = first
                else:
                    choice = BITS[mask]
                    card = choice[int(random() * len(choice))] if len(choice) > 1 else choice[0]
            else:
                place = first + trump
                mask = hands[place]
                if mask:
                    better = mask & ABOVE[ruff]
                    choice = BITS[better or mask]
                    card = choice[int(random() * len(choice))] if len(choice) > 1 else choice[0]
                    if better:
                        ruff = card
                        winner = first
                else:
                    place = first
                    among = int(random() * left) if left > 1 else 0
                    mask = hands[place]
                    count = COUNT[mask]
                    while among >= count:
                        among -= count
                        place += 1
                        mask = hands[place]
                        count = COUNT[mask]
                    card = BITS[mask][among]
            hands[place] = mask ^ BIT[card]
            lying += points[card]
        if winner & 4:
            theirs += lying
            they_won = True
        else:
            ours += lying
            we_won = True
        lead = winner
        if songs:
            singers = (winner, rows[winner][1]) if by_pair and len(rows) > 8 else (winner,)
            for singer in singers:
                for song in songs:
                    place, first, worth = song
                    if first == singer and hands[place] & pair == pair:
                        if singer & 4:
                            they_sang += worth
                        else:
                            we_sang += worth
                        songs = tuple([other for other in songs if other is not song])
                        break
    return ours, theirs, we_sang, they_sang, lead, we_won, they_won

"""How well a deal explains what the others did.

Every card that another has laid is held against what habit would have laid from the hand that it
would have been, alike in suit and in whether it takes the trick; a hand that would have played
otherwise is less likely, though not impossible.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass

from game.engine.cards import SUITS, Card
from game.games.guritipau.habit import SEATS, Trick, follow, lead
from game.games.guritipau.playout import TO_WIN
from game.games.guritipau.records import Played, TrickEnded
from game.games.guritipau.rules import GuritipauView
from game.games.guritipau.tables import Tables

ODD_LEAD, ODD_CARD = 0.8, 0.7
"""How likely a lead, or another card, is that habit would not have played, beside one that it
would."""


@dataclass(slots=True)
class _Deed:
    """A card that another laid: of suit ``suit``, taking the trick or not. ``since`` are the cards
    that its seat laid from then on, ``out`` what was still out, ``trick`` as it was before."""

    base: int
    suit: int
    took: bool
    since: list[int]
    out: list[int]
    trick: Trick
    urgent: bool


def _even() -> float:
    """The mood of a player who is thought of: neither one nor the other."""
    return 0.5


class Inference:
    """What the others did in a deal, in so far as it is in mind."""

    def __init__(self, view: GuritipauView, tables: Tables, forgotten: Collection[Card]) -> None:
        self._tables = tables
        self._deeds: list[_Deed] = []
        self._read(view, forgotten)

    def _read(self, view: GuritipauView, forgotten: Collection[Card]) -> None:
        tables = self._tables
        out = list(tables.full)
        if view.lying is not None:
            out[tables.suit[view.lying]] &= ~tables.bit[view.lying]
        trick, won = Trick(), [0, 0]
        own: list[tuple[int, int, int, _Deed | None]] = []
        for event in view.history:
            if isinstance(event, TrickEnded):
                won[event.winner & 1] += 1
                trick = Trick()
            elif isinstance(event, Played):
                s, bit = tables.suit[event.card], tables.bit[event.card]
                deed = None
                if event.seat != view.seat and event.card not in forgotten:
                    deed = _Deed(
                        base=event.seat * SUITS,
                        suit=s,
                        took=trick.led < 0 or trick.beaten_by(s, bit, tables.trump),
                        since=[0] * SUITS,
                        out=out.copy(),
                        trick=trick.copy(),
                        urgent=TO_WIN - 1 in won,
                    )
                    self._deeds.append(deed)
                own.append((event.seat, s, bit, deed))
                trick.lay(event.seat, s, bit, tables)
                out[s] &= ~bit
        since = [[0] * SUITS for _ in range(SEATS)]
        for seat, s, bit, deed in reversed(own):
            since[seat][s] |= bit
            if deed is not None:
                deed.since = since[seat].copy()

    def likelihood(self, world: Sequence[int]) -> float:
        """How well ``world``, four masks a seat, explains it all: 1 if habit would have done just
        that, and less with every card that it would not have laid."""
        tables = self._tables
        trump = tables.trump
        likely = 1.0
        for deed in self._deeds:
            base = deed.base
            a, b, c, d = deed.since
            held = (world[base] | a, world[base + 1] | b, world[base + 2] | c, world[base + 3] | d)
            trick = deed.trick
            if trick.led < 0:
                s, bit = lead(tables, held, 0, deed.out, _even)
                if s != deed.suit:
                    likely *= ODD_LEAD
                continue
            best_suit, best = trick.best_suit, trick.best
            s, bit = follow(
                tables,
                held,
                0,
                deed.out,
                trick.led,
                best_suit,
                best,
                not (trick.winner ^ base // SUITS) & 1,
                trick.count,
                trick.over_nhanha,
                deed.urgent,
                _even,
            )
            took = bit > best if s == best_suit else s == trump
            if s != deed.suit or took != deed.took:
                likely *= ODD_CARD
        return likely

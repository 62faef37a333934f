"""What a view offers, sorted out: lawful plays, the true song, the best roubo, a fair cut."""

from __future__ import annotations

from collections.abc import Sequence

from game.engine.cards import Card
from game.games.guritipau.following import allowed
from game.games.guritipau.order import BOST, nhanha, trumps
from game.games.guritipau.records import PACK, Cut, Play, Rob, Sing
from game.games.guritipau.rules import LEAST_ON_TOP, GuritipauView
from game.games.guritipau.tables import Tables, hand_worth

_EDGE = 4
"""Cards that a cut takes or leaves at least, for the look of it."""


def lawful(view: GuritipauView) -> list[Play]:
    """The plays that the rules allow, which are not all where fraud is possible."""
    plays = [a for a in view.legal if isinstance(a, Play)]
    if not view.renege or view.trump is None:
        return plays
    trick = [played.card for played in view.table]
    cards = allowed(view.hand, trick, view.trump, view.undertrump_free)
    return [a for a in plays if a.card in cards]


def true_song(view: GuritipauView) -> Sing:
    """What the seat has to sing."""
    assert view.trump is not None
    held = [card for card in view.hand if card in trumps(view.trump)]
    return Sing(view.seat, len(held), nhanha(view.trump) in held, BOST in held)


def after(view: GuritipauView, rob: Rob) -> list[Card]:
    """The hand after a roubo."""
    assert view.turn_up is not None
    return [view.turn_up if card == rob.card else card for card in view.hand]


def _worth(tables: Tables, hand: Sequence[Card]) -> float:
    return hand_worth(tables, tables.masks(hand))


def ranked_robs(view: GuritipauView, robs: Sequence[Rob]) -> list[Rob]:
    """The roubos from the one that leaves the best hand; of equals first the one that gives the
    lowest card."""
    assert view.trump is not None
    tables = Tables.of(view.trump)
    return sorted(robs, key=lambda rob: (-_worth(tables, after(view, rob)), tables.place[rob.card]))


def gains(view: GuritipauView, rob: Rob) -> bool:
    """Whether the hand is better after a roubo."""
    assert view.trump is not None
    tables = Tables.of(view.trump)
    return _worth(tables, after(view, rob)) > _worth(tables, view.hand)


def fair_cuts(view: GuritipauView) -> list[Cut]:
    """The cuts that leave enough cards to go on top."""
    cuts = [a for a in view.legal if isinstance(a, Cut)]
    deepest = len(PACK) - (LEAST_ON_TOP if view.cuts else _EDGE)
    return [a for a in cuts if _EDGE <= a.at <= deepest] or cuts

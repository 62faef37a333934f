"""What a deal may bring, told quickly: all that a state leads to when it is played on by habit."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import TYPE_CHECKING

from game.engine.cards import Card
from game.engine.contract import Action
from game.games.guritipau.habit import Trick
from game.games.guritipau.playout import luck, play_out
from game.games.guritipau.records import PACK, Cut, Follow, Keep
from game.games.guritipau.standing import GuritipauOutcome
from game.games.guritipau.tables import Tables

if TYPE_CHECKING:
    from game.games.guritipau.rules import GuritipauState

NOISE = 0.1
"""Share of the cards that are played at random."""

_BARE = 13
"""Cards from the top and the bottom of the pack at which nobody cuts."""


def outcomes(state: GuritipauState, rng: Random) -> Iterator[GuritipauOutcome]:
    """Outcomes of as many playouts as are asked for, of the state as it is when the first is.

    Cards are laid as in :mod:`playout`. Nobody annuls, runs, cheats or accuses; songs are true;
    who holds the ace of trump takes the turn-up; and the side that wins has placed the grain that
    it might place, since late in the deal that costs it nothing.
    """
    begun = state.copy()
    while True:
        deal = begun
        if begun.phase != "play" and begun.outcome is None:
            deal = begun.copy()
            while deal.outcome is None and deal.phase != "play":
                _go_on(deal, rng)
        if deal.outcome is not None:
            yield deal.outcome
            continue
        played = _Played(deal)
        yield played.outcome(rng)
        while deal is begun:  # no need to get there anew
            yield played.outcome(rng)


def _go_on(deal: GuritipauState, rng: Random) -> None:
    """What is asked before and between the cards, answered plainly."""
    seat = deal.actor
    assert seat is not None
    if deal.phase == "sing" and deal.robber is None:
        deal.apply(deal.true_song(seat))
        return
    legal = deal.legal()
    plain: list[Action] = [action for action in legal if isinstance(action, (Keep, Follow))]
    if not plain:
        deep = len(deal.pack) - _BARE
        plain = [a for a in legal if isinstance(a, Cut) and _BARE <= a.at <= deep] or list(legal)
    deal.apply(plain[int(rng.random() * len(plain))])


class _Played:
    """A deal in play, as masks."""

    def __init__(self, deal: GuritipauState) -> None:
        assert deal.trump is not None
        self._deal, self._tables = deal, Tables.of(deal.trump)
        hands = [list(hand) for hand in deal.hands]
        self._rob(hands)
        tables = self._tables
        self._out = tables.masks(card for hand in (*hands, deal.pack) for card in hand)
        self._hands = [mask for hand in hands for mask in tables.masks(hand)]
        self._trick = Trick()
        for laid in deal.table:
            suit, bit = tables.suit[laid.card], tables.bit[laid.card]
            self._trick.lay(laid.seat, suit, bit, tables)

    def _rob(self, hands: list[list[Card]]) -> None:
        """The turn-up taken by whoever still may, for the lowest card that may be given."""
        deal, tables = self._deal, self._tables
        ace = PACK.card("A" + PACK.suits[tables.trump])
        if deal.robbed is not None or deal.number or deal.turn_up is None:
            return
        for seat, hand in enumerate(hands):
            laid = any(played.seat == seat for played in deal.table)
            if ace in hand and not laid and seat % 2 not in deal.sang:
                given = min(
                    deal.givable(seat),
                    key=lambda card: (tables.suit[card] == tables.trump, tables.place[card]),
                )
                hand[hand.index(given)] = deal.turn_up

    def outcome(self, rng: Random) -> GuritipauOutcome:
        """The end of one playout."""
        deal = self._deal
        side = play_out(
            self._tables,
            self._hands,
            self._trick,
            self._out,
            deal.turn,
            None,
            deal.tricks,
            luck(rng.getrandbits(32)),
            NOISE,
            deal.rules.undertrump_free,
        )
        grains = 0 if deal.in_todas else deal.grains + 1 + self._may_place(side)
        points = (0, grains) if side else (grains, 0)
        return GuritipauOutcome(points, "tricks", None, side, deal.gifts, deal.three, None)

    def _may_place(self, side: int) -> bool:
        """Whether ``side`` may still place a grain."""
        deal, rules = self._deal, self._deal.rules
        if not rules.grains_in_play or not rules.one_grain:
            return rules.grains_in_play
        return side not in deal.placed and 1 - side not in deal.sang

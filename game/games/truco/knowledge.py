"""What one seat can conclude for certain from what it sees (and has not forgotten)."""

from __future__ import annotations

from game.engine.cards import HIDDEN, Card
from game.games.truco.playout import NOBODY, Position
from game.games.truco.records import Play, Played
from game.games.truco.rules import TrucoView
from game.games.truco.settings import Rules
from game.games.truco.strength import COVERED, deck, strengths


class Knowledge:
    """Facts about a view, from the seat's own side: 1 is ours, -1 theirs, 0 a tie.

    ``loose`` are the cards that an opponent may hold, ``forgotten`` those among them that were
    played in earlier tricks and slipped the seat's memory. ``results`` are the finished tricks,
    ``first`` the first of them (None while it runs); ``best`` the best strength on the table and
    ``ahead`` whose it is; ``after`` the seats that play after this one in the running trick.
    """

    def __init__(self, view: TrucoView, forgotten: frozenset[Card] = frozenset()) -> None:
        self.view = view
        self.side = view.seat % 2
        self.rules = Rules.of(view.options)
        self.power = strengths(view.manilhas)
        self.position = Position.of(view)
        self.forgotten = forgotten
        self.results = tuple(
            0 if side == NOBODY else 1 if side == self.side else -1
            for side in self.position.results
        )
        self.first = self.results[0] if self.results else None
        self._read_table()
        self._count_cards()

    def _read_table(self) -> None:
        view, position = self.view, self.position
        self.best, self.ahead = COVERED, 0
        seat = position.leader
        for strength in position.table:
            whose = 1 if seat % 2 == self.side else -1
            if strength > self.best:
                self.best, self.ahead = strength, whose
            elif strength == self.best and strength >= 0 and whose != self.ahead:
                self.ahead = 0
            seat = (seat + 1) % view.players
        waiting = [
            (position.leader + n) % view.players for n in range(len(position.table), view.players)
        ]
        self.to_play = tuple(waiting)
        self.after = tuple(waiting[waiting.index(view.seat) + 1 :]) if view.seat in waiting else ()
        self.opponents_after = sum(1 for s in self.after if s % 2 != self.side)
        self.partners_after = len(self.after) - self.opponents_after

    def _count_cards(self) -> None:
        view = self.view
        gone = {e.card for e in view.history if isinstance(e, Played) and e.card != HIDDEN}
        loose = set(deck(self.rules.deck, self.rules.fixed)) - gone
        loose |= self.forgotten
        loose.difference_update(view.hand)
        for _, cards in view.shown:
            loose.difference_update(cards)
        if view.turn_up is not None:
            loose.discard(view.turn_up)
        self.loose = frozenset(loose)
        self.loose_strengths = sorted({self.power[c] for c in loose})

    def strength(self, play: Play) -> int:
        """How strong the play is on the table."""
        return COVERED if play.covered else self.power[play.card]

    @property
    def tie_is_enough(self) -> bool:
        """Whether a tie of the running trick wins the deal."""
        return self.first == 1

    @property
    def must_win(self) -> bool:
        """Whether losing or tying the running trick loses the deal."""
        return self.first == -1

    @property
    def has_last_card(self) -> bool:
        """Whether the seat is the last to play in the third trick."""
        return len(self.results) == 2 and self.after == ()

    @property
    def seen_lost(self) -> bool:
        """Whether the others see that the running trick, and the deal with it, is theirs."""
        decides = self.must_win or len(self.results) == 2
        if not decides or self.ahead != -1 or self.opponents_after:
            return False
        top = max(self.power[card] for card in (*self.loose, *self.view.hand))
        return top < self.best or (top == self.best and self.must_win)

    def stands(self, strength: int) -> bool:
        """Whether a card of this strength, once it is best, surely takes what our side needs."""
        if not self.opponents_after:
            return True
        top = self.loose_strengths[-1] if self.loose_strengths else COVERED
        return top < strength or (top == strength and self.tie_is_enough)

    @property
    def partner_has_it(self) -> bool:
        """Whether a card that a partner played already takes what our side needs."""
        if self.ahead == 0 and self.best >= 0 and self.tie_is_enough:
            return not self.opponents_after or self.stands(self.best)
        return self.ahead == 1 and self.stands(self.best)

    def makes_no_difference(self, low: int, high: int) -> bool:
        """Whether no loose card tells the weaker of two strengths from the stronger."""
        return not any(low <= s <= high for s in self.loose_strengths)

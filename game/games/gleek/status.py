"""All that lies on the table of Gleek, as sentences: for a terminal and for speech."""

from __future__ import annotations

from collections.abc import Iterator

from game.engine.cards import HIDDEN
from game.games.gleek import terms
from game.games.gleek.records import Played, RuffEnded, SetDeclared, TurnedUp
from game.games.gleek.settings import Rules
from game.games.gleek.teller import Teller
from game.i18n import N_, _


class Reporter(Teller):
    """Reads the table out to one seat."""

    def lines(self) -> list[str]:
        return [line for line in self._lines() if line]

    def _lines(self) -> Iterator[str]:
        view = self.view
        yield _(
            "Deal {deal} of {deals}. Balances: {balances}.",
            deal=view.standing.deal,
            deals=Rules.of(view.options).deals,
            balances=self.numbers(view.standing.points, signed=True),
        )
        yield self.event(TurnedUp(view.turn_up))
        yield self._auctioned()
        yield self._vied()
        yield from (self.declared(e) for e in view.history if isinstance(e, SetDeclared))
        if view.phase in ("play", "over"):
            yield _("Tricks: {tricks}.", tricks=self.numbers(view.tricks))
        if any(view.honours):
            yield _("Honours: {honours}.", honours=self.numbers(view.honours))
        yield from self._account()
        if view.table:
            yield _("On the table: {cards}.", cards=", ".join(map(self._laid, view.table)))
        if view.discards and HIDDEN not in view.discards:
            yield _("You have laid away {cards}.", cards=terms.hand(view.discards))
        if view.hand:
            yield _("You hold {cards}.", cards=terms.hand(view.hand))

    def _auctioned(self) -> str:
        view = self.view
        if view.buyer is not None:
            return self.tell(
                view.buyer,
                N_("You have bought the seven cards for {price}."),
                N_("{name} has bought the seven cards for {price}."),
                price=view.auction.price,
            )
        if view.auction.bidder is not None:
            return self.tell(
                view.auction.bidder,
                N_("{price} is bid for the seven cards, by you."),
                N_("{price} is bid for the seven cards, by {name}."),
                price=view.auction.price,
            )
        return ""

    def _vied(self) -> str:
        ended = next((e for e in self.view.history if isinstance(e, RuffEnded)), None)
        if ended is not None:
            return self.event(ended)
        vying = self.view.vying
        if not vying.opened:
            return ""
        told = [_("The _ruff_ stands at {stake}.", stake=vying.stake)]
        told += [
            self.tell(seat, N_("You owe {stake}."), N_("{name} owes {stake}."), stake=stake)
            for seat, stake in vying.owed
        ]
        return " ".join(told)

    def _account(self) -> Iterator[str]:
        """Each column of the ledger in which something was paid, and the pot."""
        view = self.view
        for name, gains in view.ledger:
            if any(gains):
                yield _(
                    "Paid in this deal, {column}: {gains}.",
                    column=terms.column(name, view.options),
                    gains=self.numbers(gains, signed=True),
                )
        if view.pot:
            yield _("In the pot: {number}.", number=view.pot)

    def _laid(self, played: Played) -> str:
        return self.tell(
            played.seat, N_("you {card}"), N_("{name} {card}"), card=terms.short(played.card)
        )

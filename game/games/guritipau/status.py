"""All that lies on the table of Guritipau, as sentences: for a terminal and for speech."""

from __future__ import annotations

from collections.abc import Iterator

from game.engine.cards import suit
from game.engine.text import N_
from game.games.guritipau import stakes, terms
from game.games.guritipau.records import Played, Sang
from game.games.guritipau.rules import GuritipauStanding
from game.games.guritipau.teller import Teller
from game.i18n import _


class Reporter(Teller):
    """Reads the table out to one seat."""

    def lines(self) -> list[str]:
        return list(self._lines())

    def _lines(self) -> Iterator[str]:
        view = self.view
        yield self._score()
        if view.posture is not None:
            yield stakes.posture_sentence(view.posture, view)
            if view.grains != view.posture.grains:
                yield _(
                    "On the table: {grains}. {worth}",
                    grains=terms.grains(view.grains),
                    worth=stakes.worth_sentence(view),
                )
        yield from self._turned_up()
        yield from (self.event(event) for event in view.history if isinstance(event, Sang))
        mine = view.seat % 2
        if view.number:
            yield _(
                "Tricks: ours {ours}, theirs {theirs}.",
                ours=view.tricks[mine],
                theirs=view.tricks[1 - mine],
            )
        if view.table:
            yield _("On the table: {cards}.", cards=", ".join(map(self._laid, view.table)))
        if view.hand:
            yield _("You hold {cards}.", cards=terms.hand(view.hand, view.trump))

    def _score(self) -> str:
        standing, side = self.view.standing, self.view.seat % 2
        assert isinstance(standing, GuritipauStanding)
        return _(
            "Grains: ours {ours}, theirs {theirs}. _Pedras_: ours {stones}, theirs {others}.",
            ours=standing.points[side],
            theirs=standing.points[1 - side],
            stones=standing.pedras[side],
            others=standing.pedras[1 - side],
        )

    def _turned_up(self) -> Iterator[str]:
        view = self.view
        if view.turn_up is None or view.lying is None:
            return
        card, trump = terms.short(view.turn_up), terms.suit_name(suit(view.turn_up))
        if view.robbed is None:
            yield _("The turn-up is {card}: {suit} are trump.", card=card, suit=trump)
            return
        yield self.tell(
            view.robbed,
            N_("The turn-up was {card}, {suit} are trump; you took it for {given}."),
            N_("The turn-up was {card}, {suit} are trump; {name} took it for {given}."),
            card=card,
            suit=trump,
            given=terms.short(view.lying),
        )

    def _laid(self, played: Played) -> str:
        card = terms.short(played.card)
        return self.tell(played.seat, N_("you {card}"), N_("{name} {card}"), card=card)

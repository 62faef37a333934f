"""What happened and what lies on the table, told to one seat in the second person."""

from __future__ import annotations

from game.engine.contract import Event
from game.engine.pointtricks.records import (
    DealBegan,
    Dealt,
    Declared,
    Drew,
    FourDeclared,
    Played,
    StrictBegan,
    Swapped,
    TrickEnded,
    TurnedUp,
)
from game.engine.pointtricks.state import PointView
from game.engine.spanish import PACK
from game.engine.text import N_
from game.i18n import _, ngettext, pgettext
from game.wording.pointtricks import cards
from game.wording.pointtricks.sung import song
from game.wording.speaker import Speaker


class Teller(Speaker[PointView]):
    """Speaks to the holder of ``view.seat``."""

    def is_partner(self, seat: int) -> bool:
        return seat != self.view.seat and seat % 2 == self.view.seat % 2

    def hand(self) -> str:
        return cards.hand(self.view.hand, self.view.terms.strength)

    # ----------------------------------------------------------------- events

    def event(self, event: Event, deal_name: str) -> str:
        """The sentence of an event but of the deal's end; ``deal_name`` is this deal's."""
        match event:
            case DealBegan():
                return self._deal_began(event, deal_name)
            case Dealt():
                return self._dealt(event)
            case TurnedUp():
                return self._turned_up(event)
            case Played():
                return self._played(event)
            case TrickEnded():
                return self._trick_ended(event)
            case Drew():
                return self._drew(event)
            case StrictBegan():
                return _(
                    "*_Arrastre_:* the stock is out. From now on suit must be followed and beaten,"
                    " and who has none of it must trump."
                )
            case Swapped(seat=seat, given=given, taken=taken):
                return self.tell(
                    seat,
                    N_("You swap {given} for {taken}."),
                    N_("{name} swaps {given} for {taken}."),
                    given=cards.the_card(given),
                    taken=cards.the_card(taken),
                )
            case Declared():
                return self._declared(event)
            case FourDeclared():
                return self._four_declared(event)
        return ""

    def _deal_began(self, event: DealBegan, deal_name: str) -> str:
        if event.dealer == self.view.seat:
            sentence = N_("*{deal}.* You deal and {leader} leads first.")
        elif event.leader == self.view.seat:
            sentence = N_("*{deal}.* {dealer} deals and you lead first.")
        else:
            sentence = N_("*{deal}.* {dealer} deals and {leader} leads first.")
        dealer, leader = self.names[event.dealer], self.names[event.leader]
        return _(sentence, deal=deal_name, dealer=dealer, leader=leader)

    def _dealt(self, event: Dealt) -> str:
        """The whole hand with the last packet, nothing before."""
        packets = [
            packet
            for packet in self.view.history
            if isinstance(packet, Dealt) and packet.seat == self.view.seat
        ]
        if event.seat != self.view.seat or (packets and event != packets[-1]):
            return ""
        dealt = [card for packet in packets or [event] for card in packet.cards]
        return _("You hold {cards}.", cards=cards.hand(dealt, self.view.terms.strength))

    def _turned_up(self, event: TurnedUp) -> str:
        card, trump = cards.the_card(event.card), cards.suit_name(event.card)
        if event.holder is None:
            return _("The turn-up is {card}: *{trump} are trump.*", card=card, trump=trump)
        return self.tell(
            event.holder,
            N_("You show the last card dealt, {card}: *{trump} are trump.*"),
            N_("{name} shows the last card dealt, {card}: *{trump} are trump.*"),
            card=card,
            trump=trump,
        )

    def _played(self, event: Played) -> str:
        card = cards.the_card(event.card)
        if event.seat == self.view.seat:
            return pgettext("spanish cards", "You play {card}.", card=card)
        name = self.names[event.seat]
        return pgettext("spanish cards", "{name} plays {card}.", name=name, card=card)

    def _trick_ended(self, event: TrickEnded) -> str:
        you, name = event.winner == self.view.seat, self.names[event.winner]
        points = event.points
        if self.view.terms.last_trick and event.number * self.view.players == len(PACK):
            if you:
                sentence = N_("You win the last trick: {points}, and the _diez de últimas_.")
            else:
                sentence = N_("{name} wins the last trick: {points}, and the _diez de últimas_.")
            words = ngettext("{n} point", "{n} points", points)
            return _(sentence, name=name, points=words)
        if not points and you:
            return _("You win the trick; there are no points in it.")
        if not points:
            return _("{name} wins the trick; there are no points in it.", name=name)
        if you:
            return ngettext(
                "You win the trick: {n} point.", "You win the trick: {n} points.", points
            )
        if self.is_partner(event.winner):
            return ngettext(
                "{name} wins the trick for us: {n} point.",
                "{name} wins the trick for us: {n} points.",
                points,
                name=name,
            )
        return ngettext(
            "{name} wins the trick: {n} point.",
            "{name} wins the trick: {n} points.",
            points,
            name=name,
        )

    def _drew(self, event: Drew) -> str:
        card = cards.the_card(event.card)
        if event.face_up:
            return self.tell(
                event.seat,
                N_("You draw the turn-up, {card}."),
                N_("{name} draws the turn-up, {card}."),
                card=card,
            )
        return _("You draw {card}.", card=card) if event.seat == self.view.seat else ""

    def _declared(self, event: Declared) -> str:
        marriage = self.view.terms.marriage
        assert marriage is not None
        return self.tell(
            event.seat,
            N_("You sing *_{song}_*: rey and {partner} of {suit}, {worth} points."),
            N_("{name} sings *_{song}_*: rey and {partner} of {suit}, {worth} points."),
            song=self.song(event),
            partner=cards.FIGURES[marriage.partner],
            suit=cards.suit_name(event.card),
            worth=event.worth,
        )

    def song(self, event: Declared) -> str:
        return song(event.card, event.card % 4 == self.view.trump)

    def _four_declared(self, event: FourDeclared) -> str:
        four = cards.four(event.card)
        if event.worth:
            return self.tell(
                event.seat,
                N_("You sing the four {four}: {worth} points."),
                N_("{name} sings the four {four}: {worth} points."),
                four=four,
                worth=event.worth,
            )
        return self.tell(
            event.seat,
            N_("You sing *_tute_*: the four {four}!"),
            N_("{name} sings *_tute_*: the four {four}!"),
            four=four,
        )

    # ------------------------------------------------------- all that is there

    def status(self) -> list[str]:
        """Trump, stock, tricks, what was sung, the trick and the hand; no running points."""
        view, side = self.view, self.view.seat % 2
        lines = [self._trump()]
        if view.turn_up is not None:
            lines.append(
                ngettext(
                    "There is {n} card left to draw.",
                    "There are {n} cards left to draw.",
                    view.stock_left,
                )
            )
        elif view.strict:
            lines.append(_("_Arrastre_: suit must be followed."))
        lines.append(
            _(
                "Tricks: we {ours}, they {theirs}.",
                ours=view.tricks_won[side],
                theirs=view.tricks_won[1 - side],
            )
        )
        sung = [e for e in view.history if isinstance(e, (Declared, FourDeclared))]
        lines += [self.event(event, "") for event in sung]
        if view.table:
            lines.append(_("On the table: {cards}.", cards=", ".join(map(self._laid, view.table))))
        if view.hand:
            lines.append(_("You hold {cards}.", cards=self.hand()))
        return lines

    def _trump(self) -> str:
        trump = cards.SUIT_NAMES[self.view.trump]
        if self.view.turn_up is None:
            return _("Trump: *{trump}*.", trump=trump)
        turn_up = cards.the_card(self.view.turn_up)
        return _("Trump: *{trump}*; the turn-up is {card}.", trump=trump, card=turn_up)

    def _laid(self, played: Played) -> str:
        card = cards.card(played.card)
        return self.tell(played.seat, N_("you {card}"), N_("{name} {card}"), card=card)

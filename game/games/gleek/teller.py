"""What happened in a deal of Gleek, told to one seat in the second person."""

from __future__ import annotations

from collections.abc import Sequence

from game.engine.cards import SUITS, Card, rank, suit
from game.engine.contract import Event
from game.games.gleek import scoring, terms
from game.games.gleek.records import (
    PACK,
    BidMade,
    Bought,
    DealBegan,
    DealEnded,
    Dealt,
    Discarded,
    Folded,
    Honoured,
    Matched,
    NoSets,
    Paid,
    Passed,
    Played,
    RuffEnded,
    RuffShown,
    SetDeclared,
    Took,
    TrickEnded,
    TurnedUp,
    Vied,
    Waited,
)
from game.games.gleek.rules import OPENING, GleekView
from game.i18n import N_, _
from game.wording.speaker import Speaker


class Teller(Speaker[GleekView]):
    """Knows whom it speaks to and what the others are called."""

    def numbers(self, of_seats: Sequence[int], signed: bool = False) -> str:
        """A number for each seat, the viewer's first: "you 36, Hale 21, Nan 9"."""
        seats = [(self.view.seat + n) % self.view.players for n in range(self.view.players)]
        return ", ".join(
            self.tell(
                seat,
                N_("you {number}"),
                N_("{name} {number}"),
                number=terms.signed(of_seats[seat]) if signed else of_seats[seat],
            )
            for seat in seats
        )

    def named(self, card: Card) -> str:
        """A card with its article and the name it has as a trump."""
        return terms.named(card, self.view.trump, self.view.options)

    def event(self, event: Event) -> str:
        """What happened, or ``""`` where there is nothing to tell."""
        match event:
            case DealBegan() | Dealt() | TurnedUp():
                return self._dealing(event)
            case BidMade() | Passed() | Bought() | Discarded() | Took():
                return self._auction(event)
            case Waited() | Vied() | Matched() | Folded() | RuffShown() | RuffEnded():
                return self._ruff(event)
            case Paid():
                return self.paid(event)
            case SetDeclared():
                return self.declared(event)
            case NoSets(seat=seat):
                return self.tell(seat, N_("You declare nothing."), N_("{name} declares nothing."))
            case Played(seat=seat, card=card):
                return self.tell(
                    seat,
                    N_("You play {card}."),
                    N_("{name} plays {card}."),
                    card=self.named(card),
                )
            case Honoured(seat=seat, card=card, points=points):
                return self.tell(
                    seat,
                    N_("You score {points} for {card}."),
                    N_("{name} scores {points} for {card}."),
                    points=points,
                    card=self.named(card),
                )
            case TrickEnded(number=number, winner=winner):
                return self.tell(
                    winner,
                    N_("You win trick {number}."),
                    N_("{name} wins trick {number}."),
                    number=number,
                )
            case DealEnded(totals=totals, points=points):
                return _(
                    "*The deal is over.* Tricks and honours: {totals}. All in all: {gains}.",
                    totals=self.numbers(totals),
                    gains=self.numbers(points, signed=True),
                )
        return ""

    # ---------------------------------------------------------------- the deal

    def _dealing(self, event: DealBegan | Dealt | TurnedUp) -> str:
        match event:
            case DealBegan():
                return self._deal_began(event)
            case Dealt(seat=seat, cards=cards):
                if seat != self.view.seat:
                    return ""
                return _("You are dealt {cards}.", cards=terms.hand(cards))
            case TurnedUp(card=card):
                return _(
                    "The _turn-up_ is {card}: {suit} are trump.",
                    card=terms.named(card, suit(card), self.view.options),
                    suit=terms.suit_name(suit(card)),
                )

    def _deal_began(self, event: DealBegan) -> str:
        if event.dealer == self.view.seat:
            sentence = N_("*Deal {deal}.* You deal; {leader} is _eldest_.")
        elif event.leader == self.view.seat:
            sentence = N_("*Deal {deal}.* {dealer} deals; you are _eldest_.")
        else:
            sentence = N_("*Deal {deal}.* {dealer} deals; {leader} is _eldest_.")
        dealer, leader = self.names[event.dealer], self.names[event.leader]
        told = _(sentence, deal=event.deal, dealer=dealer, leader=leader)
        if event.opening == OPENING:
            return told
        doubled = _("The _ruff_ opens at {stake} this time.", stake=event.opening)
        return f"{told} {doubled}"

    # ------------------------------------------------------- buying the stock

    def _auction(self, event: BidMade | Passed | Bought | Discarded | Took) -> str:
        match event:
            case BidMade(seat=seat, price=price):
                return self.tell(
                    seat, N_("You bid {price}."), N_("{name} bids {price}."), price=price
                )
            case Passed(seat=seat):
                return self.tell(
                    seat, N_("You leave the auction."), N_("{name} leaves the auction.")
                )
            case Bought(seat=None):
                return _("Nobody buys the seven cards.")
            case Bought(seat=int(seat), price=price):
                return self.tell(
                    seat,
                    N_("*You buy the seven cards* for {price}."),
                    N_("*{name} buys the seven cards* for {price}."),
                    price=price,
                )
            case Discarded(seat=seat, card=card):
                return self.tell(
                    seat,
                    N_("You lay {card} away."),
                    N_("{name} lays a card away."),
                    card=terms.the_card(card),
                )
            case Took(seat=seat, cards=cards):
                return self.tell(
                    seat,
                    N_("You take up the seven cards: {cards}."),
                    N_("{name} takes up the seven cards."),
                    cards=terms.hand(cards),
                )
        return ""

    # ---------------------------------------------------------------- the ruff

    def _ruff(self, event: Waited | Vied | Matched | Folded | RuffShown | RuffEnded) -> str:
        match event:
            case Waited(seat=seat):
                return self.tell(seat, N_("You wait."), N_("{name} waits."))
            case Vied(seat=seat, stake=stake, opened=True):
                return self.tell(
                    seat,
                    N_("*You open the ruff* for {stake}."),
                    N_("*{name} opens the ruff* for {stake}."),
                    stake=stake,
                )
            case Vied(seat=seat, stake=stake):
                return self.tell(
                    seat,
                    N_("*You raise the ruff* to {stake}."),
                    N_("*{name} raises the ruff* to {stake}."),
                    stake=stake,
                )
            case Matched(seat=seat, stake=stake):
                return self.tell(
                    seat, N_("You match {stake}."), N_("{name} matches {stake}."), stake=stake
                )
            case Folded(seat=seat, stake=stake):
                return self.tell(
                    seat,
                    N_("You fold and owe {stake}."),
                    N_("{name} folds and owes {stake}."),
                    stake=stake,
                )
            case RuffShown():
                return self._ruff_shown(event)
            case RuffEnded(winner=None, opening=opening):
                return _("Nobody opens the _ruff_; next time it opens at {stake}.", stake=opening)
            case RuffEnded(winner=int(winner)):
                return self.tell(winner, N_("*You win the ruff.*"), N_("*{name} wins the ruff.*"))
        return ""

    def _ruff_shown(self, event: RuffShown) -> str:
        cards = terms.hand(event.cards)
        if four_aces(event.cards):
            return self.tell(
                event.seat,
                N_("You show four aces, which beat any suit: {cards}."),
                N_("{name} shows four aces, which beat any suit: {cards}."),
                cards=cards,
            )
        return self.tell(
            event.seat,
            N_("You show a _ruff_ of {total}: {cards}."),
            N_("{name} shows a _ruff_ of {total}: {cards}."),
            total=event.total,
            cards=cards,
        )

    # ---------------------------------------------------------------- payments

    def paid(self, event: Paid) -> str:
        """Who paid whom, and for what."""
        values = {"amount": event.amount, "column": terms.column(event.column, self.view.options)}
        payer, payee = event.payer, event.payee
        if payer is None:
            assert payee is not None
            return self.tell(
                payee,
                N_("You take {amount} from the pot ({column})."),
                N_("{name} takes {amount} from the pot ({column})."),
                **values,
            )
        if payee is None:
            return self.tell(
                payer,
                N_("You pay {amount} into the pot ({column})."),
                N_("{name} pays {amount} into the pot ({column})."),
                **values,
            )
        if payer == self.view.seat:
            return self.tell(payee, "", N_("You pay {name} {amount} ({column})."), **values)
        values["payee"] = self.names[payee]
        return self.tell(
            payer,
            "",
            N_("{name} pays you {amount} ({column}).")
            if payee == self.view.seat
            else N_("{name} pays {payee} {amount} ({column})."),
            **values,
        )

    def declared(self, event: SetDeclared) -> str:
        """A set shown, and what it is worth."""
        rank_ = PACK.ranks.index(event.rank)
        return self.tell(
            event.seat,
            N_("You declare *{set}*: {amount} from each of the others."),
            N_("{name} declares *{set}*: {amount} from each of the others."),
            set=terms.a_set(rank_, event.count),
            amount=scoring.set_pay(rank_, event.count),
        )


def four_aces(cards: Sequence[Card]) -> bool:
    """Whether the cards of a ruff are the four aces."""
    return len(cards) == SUITS and all(rank(card) == scoring.ACE for card in cards)

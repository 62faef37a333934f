"""What happened in a deal of Truco and what lies on the table, told to one seat."""

from __future__ import annotations

from collections.abc import Sequence

from game.engine.cards import HIDDEN, Card
from game.engine.contract import Event
from game.games.truco import terms
from game.games.truco.records import (
    Accepted,
    Call,
    Called,
    DealBegan,
    DealEnded,
    Dealt,
    Played,
    PlayedOn,
    Ran,
    Shown,
    SpecialBegan,
    TrickEnded,
    TurnedUp,
)
from game.games.truco.rules import TrucoStanding, TrucoView
from game.games.truco.scoring import trick_result
from game.games.truco.settings import Rules
from game.games.truco.strength import COVERED, strengths
from game.i18n import N_, _, ngettext
from game.wording.speaker import Speaker


class Teller(Speaker[TrucoView]):
    """Tells what one seat sees, in the second person."""

    def is_ours(self, seat: int) -> bool:
        return seat % 2 == self.view.seat % 2

    # ----------------------------------------------------------------- events

    def event(self, event: Event) -> str:
        """What happened, or ``""`` where there is nothing to tell."""
        match event:
            case DealBegan():
                return self.deal_began(event)
            case Dealt():
                return self.dealt(event)
            case TurnedUp(card=card):
                return _(
                    "The _vira_ is {card}; the _manilhas_ are {manilhas}, the lowest first.",
                    card=terms.the_card(card),
                    manilhas=terms.shorts(self.view.manilhas),
                )
            case SpecialBegan():
                return self.special_began(event)
            case Shown(seat=seat, cards=cards):
                return self.shown(seat, cards)
            case PlayedOn(seat=seat, worth=worth):
                return self.tell(
                    seat,
                    N_("You decide to play: the deal is worth {worth}."),
                    N_("{name} decides to play: the deal is worth {worth}."),
                    worth=worth,
                )
            case Played():
                return self.played(event)
            case Called():
                return self.called(event)
            case Accepted(seat=seat, worth=worth):
                return self.tell(
                    seat,
                    N_("You accept: the deal is worth {worth}."),
                    N_("{name} accepts: the deal is worth {worth}."),
                    worth=worth,
                )
            case Ran(seat=seat):
                return self.tell(seat, N_("You run."), N_("{name} runs."))
            case TrickEnded():
                return self.trick_ended(event)
            case DealEnded(side=side, points=points, reason=reason):
                return deal_ended(self.view, side, points, reason)
        return ""

    def deal_began(self, event: DealBegan) -> str:
        if event.dealer == self.view.seat:
            sentence = N_("*Deal {deal}.* You deal and {leader} leads.")
        elif event.leader == self.view.seat:
            sentence = N_("*Deal {deal}.* {dealer} deals and you lead.")
        else:
            sentence = N_("*Deal {deal}.* {dealer} deals and {leader} leads.")
        dealer, leader = self.names[event.dealer], self.names[event.leader]
        return _(sentence, deal=event.deal, dealer=dealer, leader=leader)

    def dealt(self, event: Dealt) -> str:
        if event.seat != self.view.seat:
            return ""
        if event.unseen:
            return _("Your cards lie face down; nobody looks at them.")
        return _("You hold {cards}.", cards=terms.shorts(event.cards))

    def special_began(self, event: SpecialBegan) -> str:
        if event.side is None and self.view.blind:
            return _(
                "*Mão de ferro:* cards are played unseen, nobody may call, and whoever wins this"
                " deal wins the game."
            )
        if event.side is None:
            return _("*Mão de ferro:* nobody may call, and whoever wins this deal wins the game.")
        if event.side == self.view.seat % 2:
            sentence = N_("*We have {special}:* we decide whether to play for {worth}.")
        else:
            sentence = N_("*They have {special}:* they decide whether to play for {worth}.")
        return _(sentence, special=terms.special(self.view.options), worth=event.worth)

    def shown(self, seat: int, cards: Sequence[Card]) -> str:
        if seat == self.view.seat:
            return _("Your side sees your cards.")
        if HIDDEN in cards:
            return ""
        return _("{name} shows you {cards}.", name=self.names[seat], cards=terms.shorts(cards))

    def played(self, event: Played) -> str:
        card = terms.played(event.card, self.view)
        if event.covered:
            return self.tell(
                event.seat,
                N_("You play {card} face down."),
                N_("{name} plays a card face down."),
                card=terms.the_card(event.card),
            )
        if event.slot is not None:
            return self.tell(
                event.seat, N_("You turn over {card}."), N_("{name} turns over {card}."), card=card
            )
        return self.tell(event.seat, N_("You play {card}."), N_("{name} plays {card}."), card=card)

    def called(self, event: Called) -> str:
        if event.asked == event.seat:
            return self.tell(
                event.seat,
                N_("You call *{call}*, which is forbidden now."),
                N_("{name} calls *{call}*, which is forbidden now."),
                call=terms.call(0),
            )
        return self.tell(
            event.seat,
            N_("You call *{call}*: {worth} instead of {before}."),
            N_("{name} calls *{call}*: {worth} instead of {before}."),
            call=terms.call(event.worth),
            worth=event.worth,
            before=event.before,
        )

    def trick_ended(self, event: TrickEnded) -> str:
        if event.winner is None:
            tied = N_("Trick {number} is tied.")
            covered = N_("Trick {number} is tied: every card is covered.")
            return _(tied if event.best else covered, number=event.number)
        ours = self.is_ours(event.winner)
        return self.tell(
            event.winner,
            N_("You win trick {number}."),
            N_("{name} wins trick {number} for us.") if ours else N_("{name} wins trick {number}."),
            number=event.number,
        )

    # ----------------------------------------------------------- what is asked

    def asked_you(self) -> str:
        view = self.view
        if view.phase == "decide":
            return self._decide()
        if view.phase == "answer":
            return self._answer()
        if view.blind:
            return _("*Mão de ferro.* Play one of your cards without looking.")
        if not view.table:
            return _("*Your turn.* You lead trick {number}.", number=len(view.tricks) + 1)
        power = strengths(view.manilhas)
        best = trick_result([(p.seat, COVERED if p.covered else power[p.card]) for p in view.table])
        if not best.best:
            return _("*Your turn.* Only covered cards so far.")
        card = next(p.card for p in view.table if p.seat == best.best[0])
        if best.winner is None:
            return _("*Your turn.* {card} is tied so far.", card=terms.short(card))
        sentence = (
            N_("*Your turn.* Your partner {name} is ahead with {card}.")
            if self.is_ours(best.winner)
            else N_("*Your turn.* {name} is ahead with {card}.")
        )
        return _(sentence, card=terms.short(card), name=self.names[best.winner])

    def _answer(self) -> str:
        view = self.view
        assert view.caller is not None and view.asked_worth is not None
        raising = next((a.worth for a in view.legal if isinstance(a, Call)), None)
        sentence = (
            N_("*{name} calls {call}.* Do you accept or run?")
            if raising is None
            else N_("*{name} calls {call}.* Do you accept, call *{above}* or run?")
        )
        return _(
            sentence,
            name=self.names[view.caller],
            call=terms.call(view.asked_worth),
            above="" if raising is None else terms.call(raising),
        )

    def _decide(self) -> str:
        view = self.view
        return ngettext(
            "*{special}.* Do you play for {worth}, or run and give them {n} point?",
            "*{special}.* Do you play for {worth}, or run and give them {n} points?",
            Rules.of(view.options).special_run,
            special=terms.special(view.options).capitalize(),
            worth=view.worth,
        )

    def waiting(self) -> str:
        view = self.view
        if view.actor is None:
            return ""
        name = self.names[view.actor]
        if view.phase == "decide":
            special = terms.special(view.options)
            return _("*They have {special}.* They are deciding.", special=special)
        if view.phase == "answer":
            assert view.asked_worth is not None
            return _("{name} answers the {call}…", name=name, call=terms.call(view.asked_worth))
        return _("{name} is to play…", name=name)

    # ------------------------------------------------------- all that is there

    def status(self) -> list[str]:
        view, lines = self.view, [self._score()]
        if view.asked_worth is None:
            lines.append(_("The deal is worth {worth}.", worth=view.worth))
        else:
            lines.append(
                _(
                    "The deal is worth {before}; {call} asks for {worth}.",
                    before=view.worth,
                    call=terms.call(view.asked_worth),
                    worth=view.asked_worth,
                )
            )
        if view.turn_up is not None:
            lines.append(_("The _vira_ is {card}.", card=terms.short(view.turn_up)))
        lines.append(_("_Manilhas_, the lowest first: {cards}.", cards=terms.shorts(view.manilhas)))
        lines += [self.trick_ended(trick) for trick in view.tricks]
        if view.table:
            lines.append(_("On the table: {cards}.", cards=", ".join(map(self._laid, view.table))))
        lines += [self.shown(seat, cards) for seat, cards in view.shown]
        if view.hand and not view.blind:
            lines.append(_("You hold {cards}.", cards=terms.shorts(view.hand)))
        elif view.hand:
            lines.append(
                ngettext("You hold {n} unseen card.", "You hold {n} unseen cards.", len(view.hand))
            )
        return lines

    def _score(self) -> str:
        standing, side = self.view.standing, self.view.seat % 2
        ours, theirs = standing.points[side], standing.points[1 - side]
        if Rules.of(self.view.options).games > 1 and isinstance(standing, TrucoStanding):
            return _(
                "We have {ours}, they have {theirs}; games {our_games} to {their_games}.",
                ours=ours,
                theirs=theirs,
                our_games=standing.games[side],
                their_games=standing.games[1 - side],
            )
        return _("We have {ours}, they have {theirs}.", ours=ours, theirs=theirs)

    def _laid(self, played: Played) -> str:
        if played.covered and played.seat != self.view.seat:
            return self.tell(played.seat, "", N_("{name} covered"))
        card = terms.short(played.card)
        if played.covered:
            return _("you {card} covered", card=card)
        return self.tell(played.seat, N_("you {card}"), N_("{name} {card}"), card=card)


def deal_ended(view: TrucoView, side: int | None, points: int, reason: str) -> str:
    """How a deal ended and what it brought."""
    if side is None:
        return _("Three tied tricks: nobody scores.")
    ours = side == view.seat % 2
    if reason == "forbidden-call":
        special = terms.special(view.options)
        if ours:
            return _("A call in {special} costs the game: it is ours.", special=special)
        return _("A call in {special} costs the game: it is theirs.", special=special)
    if reason == "ties" and ours:
        return ngettext(
            "Three tied tricks: the deal is ours, {n} point.",
            "Three tied tricks: the deal is ours, {n} points.",
            points,
        )
    if reason == "ties":
        return ngettext(
            "Three tied tricks: the deal is theirs, {n} point.",
            "Three tied tricks: the deal is theirs, {n} points.",
            points,
        )
    if reason == "tricks" and ours:
        return ngettext(
            "*We win the deal* and score {n} point.",
            "*We win the deal* and score {n} points.",
            points,
        )
    if reason == "tricks":
        return ngettext(
            "*They win the deal* and score {n} point.",
            "*They win the deal* and score {n} points.",
            points,
        )
    if ours:
        return ngettext("*We score {n} point.*", "*We score {n} points.*", points)
    return ngettext("*They score {n} point.*", "*They score {n} points.*", points)

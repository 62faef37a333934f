"""What happened in a deal, told to one seat."""

from __future__ import annotations

from game.engine.cards import HIDDEN, suit
from game.engine.contract import Event, Outcome
from game.engine.text import N_
from game.games.guritipau import stakes, terms
from game.games.guritipau.order import BOST, nhanha
from game.games.guritipau.records import (
    Accused,
    Annulled,
    DealBegan,
    DealEnded,
    Dealt,
    DrewForDeal,
    Followed,
    GrainPlaced,
    InviteLost,
    Played,
    Postured,
    Ran,
    Robbed,
    Said,
    Sang,
    SongLeft,
    TrickEnded,
    TurnedUp,
    WasCut,
)
from game.games.guritipau.rules import GAME, PLAYERS, GuritipauStanding, GuritipauView
from game.i18n import _, ngettext
from game.wording.speaker import Speaker


class Teller(Speaker[GuritipauView]):
    """Tells what one seat sees, in the second person."""

    def is_ours(self, seat: int) -> bool:
        return seat % 2 == self.view.seat % 2

    def partner(self) -> str:
        return self.names[(self.view.seat + 2) % PLAYERS]

    def event(self, event: Event) -> str:
        """The sentence, or ``""`` where there is nothing to tell."""
        match event:
            case DrewForDeal(seat=seat, card=card):
                return self.tell(
                    seat,
                    N_("You draw {card} for the deal."),
                    N_("{name} draws {card} for the deal."),
                    card=terms.the_card(card),
                )
            case DealBegan():
                return self.deal_began(event)
            case WasCut():
                return self.was_cut(event)
            case InviteLost(side=side):
                if side == self.view.seat % 2:
                    return _("The short cut gives us a grain.")
                return _("The short cut gives them a grain.")
            case Postured():
                return stakes.posture_sentence(event, self.view)
            case Dealt(seat=seat, cards=cards):
                if seat != self.view.seat or HIDDEN in cards:
                    return ""
                return _("You are dealt {cards}.", cards=terms.shorts(cards))
            case TurnedUp():
                return self.turned_up(event)
            case Played(seat=seat, card=card):
                you, other = N_("You play {card}."), N_("{name} plays {card}.")
                return self.tell(seat, you, other, card=terms.played(card, self.view.trump))
            case TrickEnded():
                return self.trick_ended(event)
            case DealEnded(side=side, grains=grains, reason=reason):
                return self.deal_ended(side, grains, reason, self.view.outcome)
        return self._said_or_done(event)

    def _said_or_done(self, event: Event) -> str:
        match event:
            case Annulled(seat=seat, points=points):
                if seat == self.view.seat:
                    return ngettext(
                        "You annul the deal with {n} point in hand.",
                        "You annul the deal with {n} points in hand.",
                        points,
                    )
                return ngettext(
                    "{name} annuls the deal with {n} point in hand.",
                    "{name} annuls the deal with {n} points in hand.",
                    points,
                    name=self.names[seat],
                )
            case Robbed(seat=seat, given=given, taken=taken):
                return self.tell(
                    seat,
                    N_("_Roubo_: you take {taken} and lay down {given}."),
                    N_("_Roubo_: {name} takes {taken} and lays down {given}."),
                    taken=terms.short(taken),
                    given=terms.short(given),
                )
            case GrainPlaced():
                return self.grain_placed(event)
            case SongLeft():
                return self.song_left(event)
            case Sang(seat=seat, trumps=count, nhanha=has_nhanha, bost=has_bost):
                you, other = N_("You sing: *{song}.*"), N_("{name} sings: *{song}.*")
                return self.tell(seat, you, other, song=terms.song(count, has_nhanha, has_bost))
            case Followed(seat=seat):
                you, other = N_("You say _seguir_: we go on."), N_("{name} says _seguir_: go on.")
                return self.tell(seat, you, other)
            case Ran(seat=seat):
                you, other = N_("You run (_correr_)."), N_("{name} runs (_correr_).")
                return self.tell(seat, you, other)
            case Said(seat=seat, what=what):
                you, other = N_("You say: “{phrase}”"), N_("{name} says: “{phrase}”")
                return self.tell(seat, you, other, phrase=terms.phrase(what))
            case Accused():
                return self.accused(event)
        return ""

    # ------------------------------------------------------------ before the play

    def deal_began(self, event: DealBegan) -> str:
        if event.dealer == self.view.seat:
            sentence = N_("*Deal {deal}.* You deal, {shuffler} shuffles, {leader} is _damão_.")
        elif event.leader == self.view.seat:
            sentence = N_("*Deal {deal}.* {dealer} deals, {shuffler} shuffles, you are _damão_.")
        elif event.shuffler == self.view.seat:
            sentence = N_("*Deal {deal}.* {dealer} deals, you shuffle, {leader} is _damão_.")
        else:
            sentence = N_(
                "*Deal {deal}.* {dealer} deals, {shuffler} shuffles, {leader} is _damão_."
            )
        return _(
            sentence,
            deal=event.deal,
            dealer=self.names[event.dealer],
            shuffler=self.names[event.shuffler],
            leader=self.names[event.leader],
        )

    def was_cut(self, event: WasCut) -> str:
        if event.short:
            return self.tell(
                event.seat,
                N_("You cut too short: the pack is cut again."),
                N_("{name} cuts too short: the pack is cut again."),
            )
        if event.seat == self.view.dealer:
            you, other = N_("You cut: the _pankáda_."), N_("{name} cuts: the _pankáda_.")
        else:
            you, other = N_("You cut once more."), N_("{name} cuts once more.")
        return self.tell(event.seat, you, other)

    def turned_up(self, event: TurnedUp) -> str:
        trump = suit(event.card)
        return _(
            "The turn-up is {card}: {suit} are trump. _Nhánha_ is {nhanha}, _bóst_ {bost}.",
            card=terms.the_card(event.card),
            suit=terms.suit_name(trump),
            nhanha=terms.short(nhanha(trump)),
            bost=terms.short(BOST),
        )

    # --------------------------------------------------------------- in the play

    def grain_placed(self, event: GrainPlaced) -> str:
        if event.seat == self.view.seat:
            sentence = N_("*You place a grain* (_pô midj_): {n} on the table. {asked} answers.")
        elif event.asked == self.view.seat:
            sentence = N_("*{name} places a grain* (_pô midj_): {n} on the table. You answer.")
        else:
            sentence = N_("*{name} places a grain* (_pô midj_): {n} on the table. {asked} answers.")
        told = _(
            sentence,
            n=event.grains,
            name=self.names[event.seat],
            asked=self.names[event.asked],
        )
        return f"_{terms.OVER_NHANHA}_! {told}" if event.over_nhanha else told

    def song_left(self, event: SongLeft) -> str:
        partner = (event.seat + 2) % PLAYERS
        if event.seat == self.view.seat:
            sentence = N_("You leave the song to {partner}.")
        elif partner == self.view.seat:
            sentence = N_("{name} leaves the song to you.")
        else:
            sentence = N_("{name} leaves the song to {partner}.")
        return _(sentence, name=self.names[event.seat], partner=self.names[partner])

    def accused(self, event: Accused) -> str:
        if event.seat == self.view.seat:
            right = N_("You accuse {accused} of a fraud, *and rightly.*")
            wrong = N_("You accuse {accused} of a fraud, but there was none.")
        elif event.accused == self.view.seat:
            right = N_("{name} accuses you of a fraud, *and rightly.*")
            wrong = N_("{name} accuses you of a fraud, but there was none.")
        else:
            right = N_("{name} accuses {accused} of a fraud, *and rightly.*")
            wrong = N_("{name} accuses {accused} of a fraud, but there was none.")
        return _(
            right if event.right else wrong,
            name=self.names[event.seat],
            accused=self.names[event.accused],
        )

    def trick_ended(self, event: TrickEnded) -> str:
        ours = self.is_ours(event.winner)
        return self.tell(
            event.winner,
            N_("You win trick {number}."),
            N_("{name} wins trick {number} for us.") if ours else N_("{name} wins trick {number}."),
            number=event.number,
        )

    # ---------------------------------------------------------------- the outcome

    def deal_ended(
        self, side: int | None, grains: int, reason: str, outcome: Outcome | None
    ) -> str:
        """Who takes the deal and why, what it brings, and what follows for the pedra."""
        if side is None:
            return _("The deal is annulled: the same player deals again, and the grains stay.")
        ours = side == self.view.seat % 2
        parts = [self._why(ours, reason)]
        if grains and ours:
            parts.append(_("We take {grains}.", grains=terms.grains(grains)))
        elif grains:
            parts.append(_("They take {grains}.", grains=terms.grains(grains)))
        if outcome is not None:
            parts.append(self._what_follows(ours, outcome))
        return " ".join(filter(None, parts))

    def _why(self, ours: bool, reason: str) -> str:
        if reason == "ran":
            if ours:
                return _("They run: *the deal is ours.*")
            return _("We run: *the deal is theirs.*")
        if reason == "ranciod":
            if ours:
                return _("_Ranciód_: *the deal is ours,* for the grains on the table alone.")
            return _("_Ranciód_: *the deal is theirs,* for the grains on the table alone.")
        mine = self.view.seat % 2
        counts = {"ours": self.view.tricks[mine], "theirs": self.view.tricks[1 - mine]}
        if ours:
            return _("*We win the deal,* {ours} tricks to {theirs}.", **counts)
        return _("*They win the deal,* {theirs} tricks to {ours}.", **counts)

    def _what_follows(self, ours: bool, outcome: Outcome) -> str:
        view = self.view
        before = view.standing
        after = GAME.settle(view.options, PLAYERS, before, outcome)
        assert isinstance(before, GuritipauStanding)
        if sum(after.pedras) > sum(before.pedras):
            return _("*The _pedra_ is ours!*") if ours else _("*The _pedra_ is theirs.*")
        if sum(after.pedras) < sum(before.pedras):
            if ours:
                return _("*The _pedra_ is won:* one of theirs goes.")
            return _("*They win a _pedra_:* one of ours goes.")
        if before.todas:
            if ours:
                return _("We still need {n} in a row.", n=after.todas)
            return _("They still need {n} in a row.", n=after.todas)
        return ""

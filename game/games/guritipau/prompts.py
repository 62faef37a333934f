"""The line of words above the hand: whose turn it is, the duty, and what is at stake."""

from __future__ import annotations

from collections.abc import Iterator

from game.engine.cards import Card
from game.engine.contract import Action
from game.engine.text import N_
from game.games.guritipau import stakes, terms
from game.games.guritipau.following import allowed
from game.games.guritipau.order import BOST, hand_points, order, winner
from game.games.guritipau.records import PACK, Cut, Grain, LeaveSong, Play, Rob, Talk
from game.games.guritipau.rules import LEAST_ON_TOP
from game.games.guritipau.settings import Rules
from game.games.guritipau.teller import Teller
from game.i18n import _, ngettext

_WAITING = {
    "cut": N_("{name} cuts the pack…"),
    "place": N_("{name} chooses between the grains and the _invite_…"),
    "annul": N_("{name} may annul the deal…"),
    "rob": N_("{name} takes the ace of trump…"),
    "sing": N_("{name} must sing…"),
    "answer": N_("{name} decides: _seguir_ or _correr_…"),
    "play": N_("{name} is to play…"),
    "doubt": N_("{name} may still accuse somebody…"),
}


class Prompter(Teller):
    """Asks the viewer, or tells what is waited for."""

    def asked_you(self) -> str:
        match self.view.phase:
            case "cut":
                return self._cut()
            case "place":
                return self._place()
            case "annul":
                return self._annul()
            case "rob":
                return _(
                    "*The ace of trump lies there:* take it and give one of {cards}.",
                    cards=self._gifts(),
                )
            case "sing":
                return self._sing()
            case "answer":
                return self._answer()
            case "doubt":
                return _("*The deal is over.* Accuse somebody of a fraud now, or let it be.")
        return " ".join(self._play())

    # ------------------------------------------------------------ before the play

    def _cut(self) -> str:
        view = self.view
        if view.cuts == 0:
            return _("*You deal:* cut the pack for the _pankáda_, wherever you like.")
        if any(isinstance(a, Cut) and a.at > len(PACK) - LEAST_ON_TOP for a in view.legal):
            return _(
                "*Cut once more:* {n} cards or more must go on top, or they get a grain.",
                n=LEAST_ON_TOP,
            )
        return _("*Cut once more:* at least {n} cards must go on top.", n=LEAST_ON_TOP)

    def _place(self) -> str:
        three = 3 + Rules.of(self.view.options).posture_adds_invite
        return _(
            "*We lost the _pedra_.* Place {grains}, for which they must sing, or the _invite_?",
            grains=terms.grains(three),
        )

    def _annul(self) -> str:
        return ngettext(
            "*You hold only {n} point.* Annul the deal, or keep your cards and lead?",
            "*You hold only {n} points.* Annul the deal, or keep your cards and lead?",
            hand_points(self.view.hand),
        )

    # ------------------------------------------------------------------ the song

    def _sing(self) -> str:
        view = self.view
        if view.robber == view.seat:
            return _(
                "*Rob first:* {taken} is a figure. Take it and give one of {cards}.",
                taken=self._turn_up(),
                cards=self._gifts(),
            )
        assert view.trump is not None
        song = terms.song_of(view.hand, view.trump)
        if not self._may(LeaveSong):
            return _("*You sing for your side:* you hold {song}.", song=song)
        sentence = (
            N_(
                "*You must sing:* you hold {song}. Sing, rob first, leave the song to {partner},"
                " or run and give them {grains}."
            )
            if self._may_rob()
            else N_(
                "*You must sing:* you hold {song}. Sing, leave the song to {partner}, or run and"
                " give them {grains}."
            )
        )
        return _(sentence, song=song, partner=self.partner(), grains=terms.grains(view.grains + 1))

    def _answer(self) -> str:
        worth = self.view.grains + 1
        return _(
            "*_Seguir_ or _correr_?* Go on, and a win is worth {worth}; run, and they take"
            " {grains}.",
            worth=worth,
            grains=terms.grains(worth),
        )

    # ------------------------------------------------------------------ the tricks

    def _play(self) -> Iterator[str]:
        view = self.view
        yield _("*Your turn.*")
        if self._may(Rob) and not self._may(Play):
            yield _(
                "You must rob first: take {taken} and give one of {cards}.",
                taken=self._turn_up(),
                cards=self._gifts(),
            )
            return
        yield self._duty()
        yield stakes.worth_sentence(view)
        if self._may_rob() and self._may(Grain):
            yield _("You may rob and place a grain first.")
        elif self._may_rob():
            yield _("You may rob first.")
        elif self._may(Grain):
            yield _("You may place a grain first.")

    def _duty(self) -> str:
        """What the rules ask for, whether or not they could be broken."""
        view = self.view
        if not view.table:
            return _("You lead: any card.")
        if len(view.hand) == 1:
            return _("Only one card is left.")
        assert view.trump is not None
        trick = [played.card for played in view.table]
        suits, _strength = order(view.trump)
        led, best = suits[trick[0]], trick[winner(trick, view.trump)]
        lawful = allowed(view.hand, trick, view.trump, view.undertrump_free)
        holds = any(suits[card] == led for card in view.hand)
        if led == view.trump:
            return self._trump_led(holds, lawful)
        values = {"suit": terms.suit_name(led), "best": terms.short(best)}
        if not holds:
            return _("You have no {suit}: any card.", **values)
        if not any(suits[card] == view.trump for card in lawful):
            return _("Follow {suit}.", **values)
        if view.undertrump_free:
            return _("Follow {suit}, or play any trump.", **values)
        if suits[best] == view.trump:
            return _("Follow {suit}, or kill {best} with a higher trump.", **values)
        return _("Follow {suit}, or kill {best} with a trump.", **values)

    def _trump_led(self, holds: bool, lawful: list[Card]) -> str:
        if not holds:
            return _("Trump was led and you have none: any card.")
        if lawful == [BOST]:
            return _("_Nhánha_ was led and _bóst_ is your only trump: it must be played.")
        if len(lawful) == len(self.view.hand):
            return _("Trump was led; _nhánha_ and _bóst_ need not be given: any card.")
        return _("Trump was led: play a trump.")

    # ------------------------------------------------------------------- waiting

    def waiting(self) -> str:
        view = self.view
        if view.actor is None:
            return ""
        values = {"name": self.names[view.actor]}
        if view.robber is not None:
            return _("{name} must rob before the song…", **values)
        if self._may_rob():
            return _("{name} must sing. You may rob before your side sings.", **values)
        if self._may(Talk):
            return _("Your partner {name} is to play. You may say something.", **values)
        return _(_WAITING[view.phase], **values)

    # ------------------------------------------------------------------- helpers

    def _may_rob(self) -> bool:
        """Whether the viewer may rob without a fraud."""
        return self._may(Rob) and self.view.ace_of_trump in self.view.hand

    def _may(self, kind: type[Action]) -> bool:
        return any(isinstance(action, kind) for action in self.view.legal)

    def _gifts(self) -> str:
        cards = [action.card for action in self.view.legal if isinstance(action, Rob)]
        return terms.shorts(cards)

    def _turn_up(self) -> str:
        assert self.view.turn_up is not None
        return terms.short(self.view.turn_up)

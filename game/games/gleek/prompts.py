"""The line of words above the hand. Few know the game, so it teaches: what this phase is, what may
be done now, and what it can cost."""

from __future__ import annotations

from game.engine.cards import rank, suit
from game.games.gleek import scoring, terms
from game.games.gleek.settings import Rules
from game.games.gleek.teller import Teller
from game.i18n import N_, _


class Prompter(Teller):
    """Asks the viewer, or tells what is waited for."""

    def asked_you(self) -> str:
        match self.view.phase:
            case "auction":
                return self._bid()
            case "discard":
                return self.discarding(len(self.view.discards))
            case "ruff":
                return self._vie()
            case "sets":
                return self._declare()
        return self._play()

    def waiting(self) -> str:
        view = self.view
        if view.actor is None:
            return ""
        name = self.names[view.actor]
        match view.phase:
            case "auction" if view.auction.bidder is None:
                return _("*The auction* for the seven cards: {name} opens or passes…", name=name)
            case "auction":
                return _(
                    "*The auction:* {price} is bid for the seven cards. {name} bids or passes…",
                    price=view.auction.price,
                    name=name,
                )
            case "discard":
                return _(
                    "*Discard:* {name} lays seven cards face down; {done} of 7…",
                    name=name,
                    done=len(view.discards),
                )
            case "ruff":
                return self._vying(name)
            case "sets":
                return _("*Gleeks and mournivals:* {name} chooses what to declare…", name=name)
        return _("{name} is to play…", name=name)

    # ------------------------------------------------------------- the auction

    def _bid(self) -> str:
        auction = self.view.auction
        price = auction.next_price
        if not auction.may_pass:
            sentence = N_(
                "*The auction.* Seven unknown cards are for sale. You are _eldest_ and must open:"
                " bid {price}, paying {share}."
            )
        else:
            sentence = N_(
                "*The auction.* Seven unknown cards are for sale. Bid {price}, paying {share}, or"
                " pass for good; you stay in all that follows."
            )
        return _(sentence, price=price, share=terms.share(price))

    def discarding(self, done: int) -> str:
        """What the buyer is asked, ``done`` cards having been laid away or chosen for it."""
        rules = Rules.of(self.view.options)
        sentence = (
            N_(
                "*Discard:* lay seven cards face down before you see the ones you bought;"
                " {done} of 7."
            )
            if rules.discard_first
            else N_("*Discard:* you hold the seven you bought; lay seven away; {done} of 7.")
        )
        asked = _(sentence, done=done)
        if not rules.honours_stay:
            return asked
        stay = _("Honours of trump stay.")
        return f"{asked} {stay}"

    # ---------------------------------------------------------------- the ruff

    def _vie(self) -> str:
        vying = self.view.vying
        ruff = scoring.ruff(self.view.hand)
        values = {
            "total": ruff.total,
            "suit": terms.suit_name(suit(ruff.cards[0])),
            "stake": vying.stake or vying.next_stake,
            "above": vying.next_stake,
            "next": vying.opening * 2,
        }
        if vying.opened:
            sentence = (
                N_(
                    "*The ruff stands at {stake}.* You hold four aces, which beat any suit. Match"
                    " it, raise to {above}, or fold and owe {stake} now."
                )
                if ruff.rank_
                else N_(
                    "*The ruff stands at {stake}.* Your best suit is {suit} with {total}. Match"
                    " it, raise to {above}, or fold and owe {stake} now."
                )
            )
        elif vying.waited == vying.players - 1:
            sentence = (
                N_(
                    "*The ruff:* you hold four aces, which beat any suit. Open for {stake}, or"
                    " wait: the next deal then opens at {next}."
                )
                if ruff.rank_
                else N_(
                    "*The ruff:* your best suit is {suit} with {total}. Open for {stake}, or"
                    " wait: the next deal then opens at {next}."
                )
            )
        else:
            sentence = (
                N_(
                    "*The ruff:* you hold four aces, which beat any suit. Open for {stake}, or"
                    " wait."
                )
                if ruff.rank_
                else N_(
                    "*The ruff:* your best suit is {suit} with {total}. Open for {stake}, or wait."
                )
            )
        return _(sentence, **values)

    def _vying(self, name: str) -> str:
        vying = self.view.vying
        if not vying.opened:
            return _(
                "*The ruff,* the best total in one suit: {name} opens for {stake}, or waits…",
                name=name,
                stake=vying.next_stake,
            )
        told = _(
            "*The ruff stands at {stake}.* {name} matches, raises or folds…",
            name=name,
            stake=vying.stake,
        )
        stake = dict(vying.owed).get(self.view.seat)
        if stake is None:
            return told
        owed = _("You owe {stake}.", stake=stake)
        return f"{told} {owed}"

    # ---------------------------------------------------------------- the sets

    def _declare(self) -> str:
        held = scoring.sets(self.view.hand)
        if not held:
            return _(
                "*Gleeks and mournivals,* three or four of a rank from jack to ace: you hold none."
            )
        return _(
            "*Gleeks and mournivals:* you hold {sets}. What you show, each of the others pays for.",
            sets=terms.listed([terms.a_set(*found) for found in held]),
        )

    # -------------------------------------------------------------- the tricks

    def _play(self) -> str:
        view = self.view
        if not view.table:
            return self._lead()
        cards = [played.card for played in view.table]
        best = view.table[scoring.trick_winner(cards, view.trump)]
        ahead = _(
            "*Your turn.* {name} is ahead with {card}.",
            name=self.names[best.seat],
            card=terms.short(best.card),
        )
        return f"{ahead} {self._duty()}"

    def _lead(self) -> str:
        if self.view.number:
            return _("*Your turn.* You lead trick {number}.", number=self.view.number + 1)
        if Rules.of(self.view.options).honours_to_winner:
            return _(
                "*Twelve tricks,* 3 points each; trump honours in them count too. You lead the"
                " first."
            )
        return _(
            "*Twelve tricks,* 3 points each; trump honours count for who plays them. You lead"
            " the first."
        )

    def _duty(self) -> str:
        view = self.view
        led = suit(view.table[0].card)
        own = [card for card in view.hand if suit(card) == led]
        name = terms.suit_name(led)
        if not own:
            return _("You have no {suit}: any card will do.", suit=name)
        top = max((played.card for played in view.table if suit(played.card) == led), key=rank)
        if Rules.of(view.options).must_beat and any(rank(card) > rank(top) for card in own):
            return _("Follow suit with more than {card}.", card=terms.short(top))
        return _("Follow suit: {suit}.", suit=name)

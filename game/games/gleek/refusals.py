"""Why something cannot be done, and what can be done instead: a sentence for each refusal."""

from __future__ import annotations

from game.engine.cards import Card
from game.engine.contract import Refusal
from game.engine.text import N_
from game.games.gleek import terms
from game.games.gleek.rules import GleekView
from game.i18n import _

SENTENCES = {
    "over": N_("This deal is over."),
    "not_your_turn": N_("It is not your turn yet."),
    "bid_forced": N_("You are _eldest_ and must open the auction: bid {price}."),
    "ruff_open": N_("The _ruff_ is open: match {stake}, raise it, or fold."),
    "ruff_not_open": N_("Nobody has opened the _ruff_ yet: open it, or wait."),
    "not_in_hand": N_("You do not hold {card}: choose one of your own cards."),
    "honour_stays": N_(
        "Honours of trump are never laid away, and {card} is one: choose another card."
    ),
    "sets_not_held": N_("You can only declare what you hold: choose among your own sets."),
    "follow": N_("You must follow suit while you can: play {suit}."),
    "beat": N_("You can beat {card}, so you must: play a higher card of the suit."),
    "unknown_action": N_("That is not possible in Gleek."),
}
"""Every refusal whose sentence does not depend on the phase or on what came before."""

PHASES = {
    "auction": N_("The auction comes first: bid or pass."),
    "discard": N_("First the buyer lays seven cards away."),
    "ruff": N_("The _ruff_ is being contested: cards are played later."),
    "sets": N_("First everyone declares _gleeks_ and _mournivals_."),
    "play": N_("The tricks are being played: choose a card."),
}
"""What is done in a phase, for who would do something else."""

FIRST_BID = N_("The auction opens at {price}: bid that or nothing.")
NEXT_BID = N_("Bids rise by {step}: the next one is {price}.")
FIRST_STAKE = N_("The _ruff_ opens for {stake}, neither more nor less.")
NEXT_STAKE = N_("The stake rises by 2: raise it to {stake}.")


def refusal_sentence(refusal: Refusal, view: GleekView) -> str:
    """The sentence that a player reads."""
    values = refusal.values
    shown: dict[str, object] = dict(values)
    sentence = SENTENCES.get(refusal.key, "")
    match refusal.key:
        case "not_this_phase":
            sentence = PHASES[str(values["phase"])]
        case "bid_price":
            sentence = FIRST_BID if view.auction.bidder is None else NEXT_BID
            shown["step"] = view.auction.step
        case "stake":
            sentence = NEXT_STAKE if view.vying.opened else FIRST_STAKE
        case "ruff_open":
            shown["stake"] = view.vying.stake
        case "follow":
            shown["suit"] = terms.suit_name(int(values["suit"]))
    if "card" in values:
        shown["card"] = terms.the_card(Card(int(values["card"])))
    return _(sentence, **shown)

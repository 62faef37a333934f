"""Why a bot did what it did: a sentence for each reason, as the bot itself would say it."""

from __future__ import annotations

from game.bots.base import Reason
from game.bots.runner import FALLBACK
from game.engine.cards import Card
from game.engine.text import N_
from game.games.truco import motives, terms
from game.i18n import _, ngettext

SENTENCES = {
    FALLBACK: N_("I could not make up my mind in time."),
    motives.ONLY_MOVE: N_("There is nothing else to do."),
    motives.UNSEEN: N_("Nobody knows the cards, so any of them will do."),
    motives.PARTNER_HAS_IT: N_("My partner's card takes the trick for certain: a low one will do."),
    motives.PARTNER_AHEAD: N_("My partner is ahead, and beating that card would gain nothing."),
    motives.CANNOT_BEAT: N_("No card of mine beats the table: the lowest goes."),
    motives.WINS_CHEAPLY: N_("{card} is the weakest card that takes the trick."),
    motives.TIE_IS_ENOUGH: N_("We have the first trick, so a tie is enough: {card}."),
    motives.AFTER_TIE: N_("After a tie the best card decides: {card}."),
    motives.SURE_CARD: N_("Nothing that the others can hold beats {card}."),
    motives.KEEPS_BEST: N_("A weaker card will do now; the best one stays for later."),
    motives.PLAYS_STRONG: N_("This trick matters most, so a strong card: {card}."),
    motives.WINS_MORE: N_("{card} wins {percent} deals in a hundred, {other} only {less}."),
    motives.GIVES_UP_TRICK: N_("This trick is not worth a good card."),
    motives.HIDES: N_("It changes nothing, so it may as well tell nothing: face down."),
    motives.CALLS_STRONG: N_("With a chance of {percent} %, more may be at stake."),
    motives.CALLS_TO_SCARE: N_("They would run {run} times in a hundred."),
    motives.BLUFFS: N_("There is little in hand; it is a bluff."),
    motives.WAITS: N_("With a chance of {percent} % it pays to lie in wait."),
    motives.STAYS_QUIET: N_("With a chance of {percent} %, no more is put at stake."),
    motives.NOTHING_TO_GAIN: N_("At this score a raise would gain nothing."),
    motives.ALREADY_LOST: N_("The deal is lost, so no more is put at stake."),
    motives.GOOD_ODDS: N_("The chance is {percent} %, and {needed} % is enough."),
    motives.BAD_ODDS: N_("The chance is {percent} %, and it would take {needed} %."),
    motives.NOTHING_TO_LOSE: N_("Running would lose the game anyway."),
    motives.BRAVE: N_(
        "The chance is {percent} % and it would take {needed} %, but who dares wins."
    ),
    motives.BOTH_HANDS: N_("With all our cards the chance is {percent} %; it takes {needed} %."),
    motives.OWN_HAND: N_("With these cards the chance is {percent} %; it takes {needed} %."),
    motives.FORGETFUL: N_("Not every card that was played comes to mind."),
}


def reason_sentence(reason: Reason) -> str:
    """The sentence of a reason."""
    values: dict[str, object] = dict(reason.values)
    for key in ("card", "other"):
        if key in reason.values:
            values[key] = terms.the_card(Card(int(reason.values[key])))
    if reason.key == motives.KEEPS:
        sentence = ngettext(
            "{card} stays for later: one card that beats it may still be out.",
            "{card} stays for later: {n} cards that beat it may still be out.",
            int(reason.values["above"]),
            **values,
        )
    else:
        sentence = _(SENTENCES[reason.key], **values)
    return sentence[:1].upper() + sentence[1:]

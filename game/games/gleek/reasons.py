"""Why a bot did what it did: a sentence for each reason, as the bot itself would say it."""

from __future__ import annotations

from game.bots.base import Reason
from game.bots.runner import FALLBACK
from game.engine.cards import Card
from game.engine.text import N_
from game.games.gleek import motives, terms
from game.i18n import _

SENTENCES = {
    FALLBACK: N_("I could not make up my mind in time."),
    motives.ONLY_MOVE: N_("There is nothing else to do."),
    motives.BETTER_BY: N_("That should bring about {chips} more than anything else."),
    motives.MUST_OPEN: N_("_Eldest_ must open: {price}, like it or not."),
    motives.BIDS_WORTH: N_("The seven cards should bring about {worth}, and they cost {price}."),
    motives.FORCES_UP: N_("The others want the seven cards: let them pay more than {price}."),
    motives.SELLS: N_(
        "At {price} I let another buy and take my half; to me they would bring about {worth}."
    ),
    motives.RISKS_BID: N_("The seven cards should bring about {worth}; {price} is a little bold."),
    motives.TOO_DEAR: N_("The seven cards should bring about {worth}: {price} is too much."),
    motives.LAYS_WEAK: N_("{card} helps neither ruff nor sets nor tricks."),
    motives.KEEPS_RUFF: N_("The suit of the _ruff_ stays together."),
    motives.KEEPS_SETS: N_("What may become a _gleek_ or a _mournival_ stays."),
    motives.KEEPS_TRUMPS: N_("Trumps stay."),
    motives.MUST_LAY: N_("Seven must go, and the others are worth more than {card}."),
    motives.OPENS_STRONG: N_("A _ruff_ of {total} is best {percent} times in a hundred: I open."),
    motives.RAISES_STRONG: N_(
        "A _ruff_ of {total} is best {percent} times in a hundred: more may be at stake."
    ),
    motives.BLUFFS: N_("A _ruff_ of {total} is not much; perhaps the others believe me."),
    motives.LIES_LOW: N_(
        "A _ruff_ of {total} is best {percent} times in a hundred: let the others open."
    ),
    motives.WAITS_WEAK: N_(
        "A _ruff_ of {total} is best only {percent} times in a hundred: I wait."
    ),
    motives.COSTS_NO_MORE: N_("Nobody can raise any more: to match costs no more than to fold."),
    motives.HOLDS: N_("With a chance of {percent} % it pays to hold {stake}."),
    motives.FAR_ENOUGH: N_("The chance is {percent} %, and {stake} is enough for that."),
    motives.FOLDS: N_("With a chance of {percent} % it is better to owe {stake} than more."),
    motives.DECLARES_ALL: N_("Every set that is shown is paid for: {chips} in all."),
    motives.LEADS_SURE: N_("Nothing that is still out beats {card}."),
    motives.DRAWS_TRUMPS: N_("{card} draws trumps from the others; still out: {count}."),
    motives.LEADS_STRONG: N_("{card} is strong enough to try; still out above it: {count}."),
    motives.LEADS_LOW: N_("A low card, {card}: the good ones stay in hand."),
    motives.WINS_CHEAPLY: N_("{card} is the cheapest card that takes the trick."),
    motives.WINS_SURELY: N_("Nothing that is still to come beats {card}."),
    motives.TRUMPS_IN: N_("Void in the suit: {card} trumps it."),
    motives.TRIES: N_("{card} may well take the trick; still out above it: {count}."),
    motives.CATCHES_HONOUR: N_("{card} takes an honour with the trick: {points} more."),
    motives.HONOUR_COUNTS: N_("{card} counts {points}, whoever takes the trick."),
    motives.THROWS_LOW: N_("This trick is not worth more than {card}."),
    motives.SAVES_STRONG: N_(
        "The trick could be had, but {held} is for later. Trumps still out: {count}."
    ),
    motives.BETTER_THAN: N_("With {card} it would be about {chips} less."),
    motives.FORGETFUL: N_("Not every card that was played comes to mind."),
}


def reason_sentence(reason: Reason) -> str:
    """The sentence of a reason."""
    values: dict[str, object] = dict(reason.values)
    for name in ("card", "held"):
        if name in reason.values:
            values[name] = terms.the_card(Card(int(reason.values[name])))
    sentence = _(SENTENCES[reason.key], **values)
    return sentence[:1].upper() + sentence[1:]

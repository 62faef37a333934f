"""Why a bot did what it did: a sentence for each reason, as the bot itself would say it."""

from __future__ import annotations

from game.bots.base import Reason
from game.bots.runner import FALLBACK
from game.engine.cards import Card
from game.engine.text import N_
from game.games.guritipau import motives, terms
from game.i18n import _

SENTENCES = {
    FALLBACK: N_("I could not make up my mind in time."),
    motives.ONLY_MOVE: N_("There is nothing else to do."),
    motives.CUTS: N_("One place to cut is as good as another."),
    motives.PLACES_THREE: N_("With three grains there is more to win, and they must sing."),
    motives.PLACES_INVITE: N_("The _invite_ is enough at stake."),
    motives.ANNULS: N_("The chance is {percent} %: a new deal is better than this hand."),
    motives.KEEPS_HAND: N_("Few points, but with a chance of {percent} % it can be played."),
    motives.ROBS: N_("With {card} the hand is better."),
    motives.MUST_ROB: N_("{card} has to be taken."),
    motives.SINGS: N_("I may as well sing myself. My trumps: {trumps}."),
    motives.LEAVES_SONG: N_("My trumps are too good to be told: my partner sings."),
    motives.FOLLOWS: N_("With a chance of {percent} % I go on."),
    motives.SAVES_NOTHING: N_("The chance is {percent} %, but running would save nothing."),
    motives.RUNS: N_("The chance is only {percent} %: I run."),
    motives.RUNS_IN_TIME: N_("With a chance of {percent} % I run before more is placed."),
    motives.PLACES_STRONG: N_("With a chance of {percent} % a win may be worth {grains}."),
    motives.PLACES_SURE: N_("The deal is as good as won: let it be worth {grains}."),
    motives.NOTHING_TO_LOSE: N_("Losing this deal loses the _pedra_ anyway."),
    motives.BLUFFS: N_("There is little in hand; it is a bluff."),
    motives.BIDES: N_("With a chance of {percent} % the grain can wait."),
    motives.NOTHING_TO_GAIN: N_("One grain more would bring us nothing."),
    motives.AS_ASKED: N_("{card}, as my partner asked."),
    motives.FREES_BOST: N_("{card}, so that my partner's _bóst_ can be played."),
    motives.DRAWS_TRUMPS: N_("{card} draws trumps from the others; still out: {count}."),
    motives.LEADS_SURE: N_("Nothing that is still out beats {card}."),
    motives.LEADS_STRONG: N_("{card} is strong enough to try; still out above it: {count}."),
    motives.LEADS_LOW: N_("A low card, {card}: the good ones stay in hand."),
    motives.FIFTH_TRICK: N_("{card} takes the trick that wins the deal."),
    motives.MUST_STOP: N_("They have four tricks, and this one must not be theirs: {card}."),
    motives.PARTNER_HAS_IT: N_("My partner's card takes the trick for certain: a low one will do."),
    motives.PARTNER_AHEAD: N_("My partner is ahead, and beating that card would gain nothing."),
    motives.HELPS_PARTNER: N_("My partner's card would not have held: {card}."),
    motives.WINS_CHEAPLY: N_("{card} is the cheapest card that takes the trick."),
    motives.WINS_SURELY: N_("Nothing that is still to come beats {card}."),
    motives.KILLS: N_("{card} kills the suit."),
    motives.KILLS_FOR_NOW: N_("{card} kills the suit; trumps still out above it: {count}."),
    motives.TRIES: N_("{card} may well take the trick; still out above it: {count}."),
    motives.THROWS_LOW: N_("Nothing of mine wins here, so {card} goes."),
    motives.SAVES_STRONG: N_("The trick could be had, but better cards are for later."),
    motives.HOLDS_TRUMPS: N_("My trumps stay in hand: {card} is still out."),
    motives.KEEPS_NHANHA: N_("_Nhánha_ and _bóst_ need not be given here: they stay in hand."),
    motives.FORGETFUL: N_("Not every card that was played comes to mind."),
    motives.CHANCE: N_("{card} wins the deal {percent} times in a hundred."),
    motives.NEXT_BEST: N_("The next best, {card}, does so {percent} times."),
    motives.TRUMPS_OUT: N_("Trumps still out: {trumps}."),
    motives.CHEATS: N_("It is not allowed, but perhaps nobody sees it."),
    motives.ACCUSES_CARD: N_("{card} should have been played before."),
    motives.ACCUSES_SONG: N_("That song cannot have been true."),
    motives.ACCUSES_ROB: N_("The ace that robs was not there."),
    motives.NO_PROOF: N_("There is nothing that I could prove."),
}


def reason_sentence(reason: Reason) -> str:
    """The sentence of a reason."""
    values: dict[str, object] = dict(reason.values)
    if "card" in reason.values:
        values["card"] = terms.the_card(Card(int(reason.values["card"])))
    sentence = _(SENTENCES[reason.key], **values)
    return sentence[:1].upper() + sentence[1:]

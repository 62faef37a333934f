"""The reasons that a computer player gives, as sentences."""

from __future__ import annotations

from game.bots.base import Reason
from game.bots.pointtricks import motives
from game.bots.runner import FALLBACK
from game.engine.cards import Card
from game.engine.text import N_
from game.i18n import _, ngettext
from game.wording.pointtricks import cards
from game.wording.pointtricks.sung import song

_FORTY = 40

SENTENCES = {
    FALLBACK: N_("I could not make up my mind in time."),
    motives.DRAWS: N_("There is nothing left to sing or to swap."),
    motives.SINGS: N_("The pair is in hand: _{song}_ brings {worth}."),
    motives.SINGS_BEST_FIRST: N_("Of two pairs the better goes first: _{song}_ brings {worth}."),
    motives.SINGS_FOUR: N_("All four {four} in one hand bring {worth}."),
    motives.SINGS_TUTE: N_("All four {four} in one hand: that is _tute_, and the match."),
    motives.SWAPS: N_("{card} is worth more in hand than the trump given for it."),
    motives.ONLY_MOVE: N_("Nothing else may be played."),
    motives.FEEDS_PARTNER: N_("The partner's trick is safe, so {card} goes into it."),
    motives.HOPES_WITH_PARTNER: N_("The partner should hold the trick, so {card} goes into it."),
    motives.PARTNER_HAS_IT: N_("The partner's trick is safe, and there are no points to spare."),
    motives.PARTNER_AHEAD: N_("The partner is ahead and is left alone."),
    motives.HELPS_PARTNER: N_("The partner's card would not have held: {card} does."),
    motives.WINS_SURELY: N_("Nothing that is still out beats {card}."),
    motives.WINS_CHEAPLY: N_("{card} is the cheapest card that takes the trick."),
    motives.WINS_TO_SING: N_("{card} takes the trick, and then a pair can be sung."),
    motives.RUFFS: N_("There are points to win by trumping with {card}."),
    motives.TAKES_LAST: N_("The last trick counts extra: {card} is meant for it."),
    motives.TRIES: N_("{card} may well take the trick."),
    motives.LEADS_LOW: N_("{card} costs nothing, and the good cards stay in hand."),
    motives.LEADS_SURE: N_("{card} cannot be beaten any more."),
    motives.LEADS_STRONG: N_("{card} is strong enough to try."),
    motives.DRAWS_TRUMPS: N_("{card} draws the others' trumps out."),
    motives.THROWS_LOW: N_("This trick is not worth more than {card}."),
    motives.GIVES_LEAST: N_("The trick is lost, and {card} gives the least away."),
    motives.KEEPS_STRONG: N_("Aces, threes and trumps are kept for the _arrastre_."),
    motives.KEEPS_PAIR: N_("A pair is kept together to be sung."),
    motives.MAY_BE_BEATEN: N_("{card} is held back: {other} is still out and is stronger."),
    motives.COUNTED_OUT: N_("Every card is known: this was worked out to the end."),
    motives.ENDING: N_("Few cards are left: likely hands were worked out to the end."),
    motives.NEEDS: N_("Points still needed to win the game: {points}."),
    motives.FORGETFUL: N_("Not every card that was played comes to mind."),
}


def reason_sentence(reason: Reason) -> str:
    """The sentence of a reason."""
    values: dict[str, object] = dict(reason.values)
    if "card" in reason.values:
        card = Card(int(reason.values["card"]))
        values["card"] = cards.the_card(card)
        values["four"] = cards.four(card)
        values["song"] = song(card, reason.values.get("worth") == _FORTY)
    if "other" in reason.values:
        values["other"] = cards.the_card(Card(int(reason.values["other"])))
    match reason.key:
        case motives.HOLDS_BACK:
            sentence = ngettext(
                "{card} is held back: one trump is still out.",
                "{card} is held back: {n} trumps are still out.",
                int(reason.values["trumps"]),
                **values,
            )
        case motives.SPARES_TRUMP if reason.values["points"]:
            sentence = ngettext(
                "The one point of the trick is not worth {card}.",
                "The {n} points of the trick are not worth {card}.",
                int(reason.values["points"]),
                **values,
            )
        case motives.SPARES_TRUMP:
            sentence = _("A trick without points is not worth {card}.", **values)
        case _:
            sentence = _(SENTENCES[reason.key], **values)
    return sentence[:1].upper() + sentence[1:]

"""Why something cannot be done, and what can be done instead: a sentence for each refusal."""

from __future__ import annotations

from game.engine.cards import Card
from game.engine.contract import Refusal
from game.engine.pointtricks.state import PointView
from game.engine.spanish import of
from game.engine.text import N_
from game.i18n import _
from game.wording.pointtricks import cards

SENTENCES = {
    "over": N_("This deal is over."),
    "not_your_turn": N_("It is not your turn yet."),
    "draw_first": N_("Draw first, then lead to the next trick."),
    "nothing_to_draw": N_("There is nothing to draw now: play a card."),
    "not_in_hand": N_("You do not hold {card}: choose one of your own cards."),
    "follow": N_("You must follow suit: play {suit}."),
    "beat": N_("You can beat {card}, so you must: play a higher card of {suit}."),
    "trump": N_("You have no {led}: you must play a trump."),
    "overtrump": N_("You have no {led} and can beat {card}: play a higher trump."),
    "declare_no_marriages": N_("Nothing is sung in this game: play a card."),
    "declare_no_pair": N_("To sing you must hold both rey and {partner} of {suit}."),
    "declare_not_held": N_(
        "The pair was not whole when the trick was won: sing it after a later trick."
    ),
    "declare_again": N_("The pair of {suit} has been sung already, and is sung only once a deal."),
    "declare_one_a_trick": N_("One song a trick: sing again after another one."),
    "declare_after_trick": N_("Sing when you have won a trick, before the next lead."),
    "four_not_held": N_("You need all four {four} in your hand, and sing them once."),
    "swap_not_this": N_("{card} cannot be swapped: {takers} can."),
    "swap_no_stock": N_("The turn-up is no longer there: nothing can be swapped."),
    "swap_no_gain": N_("The turn-up is {card}, which may not be taken by a swap."),
    "swap_needs_trick": N_("Your side must win a trick before you may swap."),
    "swap_before_draw": N_("Swap right after a trick, before anyone draws."),
    "swap_not_now": N_("Swap on your own turn, or right after your own card."),
    "swap_too_late": N_("It is too late to swap: the stock is nearly out."),
    "unknown_action": N_("That is not possible in {game}."),
}

_PAIR_SINGS = N_("Sing when your side has won a trick, before the next lead.")
_NO_FOURS = N_("Four of a kind are not sung at this table.")
_NO_SWAPS = N_("No card is swapped for the turn-up at this table.")


def refusal_sentence(refusal: Refusal, view: PointView, game: str) -> str:
    """The sentence that a player of ``game`` reads."""
    terms, values = view.terms, refusal.values
    sentence, shown = SENTENCES[refusal.key], {"game": game}
    if view.table:
        shown["led"] = cards.suit_name(view.table[0].card)
    if "suit" in values:
        shown["suit"] = cards.SUIT_NAMES[int(values["suit"])]
    if "card" in values:
        card = Card(int(values["card"]))
        shown |= {
            "card": cards.the_card(card),
            "suit": cards.suit_name(card),
            "four": cards.four(card),
        }
    if terms.marriage is not None:
        shown["partner"] = cards.FIGURES[terms.marriage.partner]
        if refusal.key == "declare_after_trick" and terms.marriage.by_pair:
            sentence = _PAIR_SINGS
    if refusal.key == "four_not_held" and not terms.fours:
        sentence = _NO_FOURS
    if refusal.key == "swap_not_this":
        takers = [cards.the_card(of(rule.given, view.trump)) for rule in terms.swaps]
        shown["takers"] = cards.either(takers)
        sentence = sentence if takers else _NO_SWAPS
    text = _(sentence, **shown)
    return text[:1].upper() + text[1:]

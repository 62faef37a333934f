"""Why something cannot be done, and what can be done instead: a sentence for each refusal."""

from __future__ import annotations

from game.engine.cards import Card
from game.engine.contract import Refusal
from game.engine.text import N_
from game.games.truco import terms
from game.games.truco.rules import TrucoView
from game.i18n import _, ngettext

SENTENCES = {
    "over": N_("This deal is over."),
    "not_your_turn": N_("It is not your turn yet."),
    "answer_first": N_("Answer the call first: accept, raise or run."),
    "decide_first": N_("Decide about {special} first: play or run."),
    "others_answer": N_("The call is put to the other side: wait for their answer."),
    "others_decide": N_("It is their {special}: wait for their decision."),
    "nothing_asked": N_("There is no call to answer: play a card or call yourself."),
    "nothing_to_decide": N_("There is no {special} to decide: play a card."),
    "not_in_hand": N_("You do not hold {card}: choose one of your own cards."),
    "hand_unseen": N_("Cards are played unseen in _mão de ferro_: choose one by its place."),
    "hand_seen": N_("You can see your cards here: choose one by its face."),
    "cover_first_trick": N_(
        "Nobody covers in the first trick: play face up; from the second on you may cover."
    ),
    "cover_after_partner": N_("Your side has already covered a card in this trick: play face up."),
    "cover_after_tie": N_("Nobody covers after a tied trick: play face up."),
    "best_after_tie": N_("After a tied first trick you must play your best card: {card}."),
    "call_on_turn": N_("You may call on your own turn only, before you play a card."),
    "call_own": N_("Your side made the last call: now only the others may raise."),
    "call_top": N_("The deal is already worth {worth}: nothing goes above it."),
    "call_step": N_("One step at a time: now you may call *{call}*."),
    "call_special": N_("Nobody may call in {special}: play a card."),
    "call_iron": N_("Nobody may call in _mão de ferro_: play a card."),
    "call_needless": N_("{worth} is already enough for the side that is behind: play a card."),
    "unknown_action": N_("That is not possible in Truco."),
}
"""Every refusal but ``no_such_place``, whose sentence depends on a number."""


def refusal_sentence(refusal: Refusal, view: TrucoView) -> str:
    """The sentence that a player reads."""
    values = dict(refusal.values)
    if refusal.key == "no_such_place":
        return ngettext(
            "You hold {n} card: choose it.",
            "You hold {n} cards: choose one from 1 to {n}.",
            int(values["count"]),
        )
    shown: dict[str, object] = {"special": terms.special(view.options)}
    if "card" in values:
        shown["card"] = terms.the_card(Card(int(values["card"])))
    if "worth" in values:
        shown["worth"] = values["worth"]
        shown["call"] = terms.call(int(values["worth"]))
    return _(SENTENCES[refusal.key], **shown)

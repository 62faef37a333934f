"""Why something cannot be done, and what can be done instead: a sentence for each refusal."""

from __future__ import annotations

from game.engine.cards import Card
from game.engine.contract import Refusal
from game.engine.text import N_
from game.games.guritipau import terms
from game.games.guritipau.records import Rob
from game.games.guritipau.rules import LEAST_ON_TOP, GuritipauView
from game.i18n import _

SENTENCES = {
    "over": N_("This deal is over."),
    "not_your_turn": N_("It is not your turn yet."),
    "cut_range": N_("Lift between {least} and {most} cards off the pack."),
    "rob_first": N_("The turn-up is a figure: rob it first, giving one of your cards."),
    "rob_no_ace": N_("Only the ace of trump robs, and you do not hold it."),
    "rob_too_late": N_("It is too late to rob: that is done before your first card and song."),
    "grain_no_more": N_("Your side has placed its grain: play a card."),
    "grain_sung": N_("They have sung already, so no grain can be placed: play a card."),
    "grain_todas": N_("No grains are placed in _às todas_: play a card."),
    "grain_banned": N_("You proved a fraud in the last deal and place no grain in this one."),
    "grain_none": N_("No grains are placed during play in this game: play a card."),
    "sing_truth": N_("Sing the truth: you hold {song}."),
    "song_left": N_("The song was left to you: sing it."),
    "run_not_now": N_("You may run only when your side must sing or answer."),
    "not_in_hand": N_("You do not hold {card}: choose one of your own cards."),
    "follow": N_("Follow {suit}, or kill with a trump that beats the trick."),
    "trump": N_("Trump was led: play a trump."),
    "bost": N_("_Nhánha_ was led and _bóst_ is your only trump: it must be played."),
    "talk_untrue": N_("That may be said only when it is true and your partner is to play."),
    "talk_again": N_("You have said that already."),
    "accuse_impossible": N_("Nobody can be accused of that here."),
    "accuse_again": N_("You have accused that player already; wait for the next trick."),
    "unknown_action": N_("That is not possible in Guritipau."),
}
"""Every refusal but ``not_this_phase`` and ``rob_card``, which depend on what is there."""

PHASES = {
    "cut": N_("The pack is being cut first."),
    "place": N_("First it is chosen which grains are placed."),
    "annul": N_("First the _damão_ decides: annul the deal or keep the cards."),
    "rob": N_("First the dealer takes the ace of trump."),
    "sing": N_("First the song: sing, leave it to the partner, or run."),
    "answer": N_("First the answer: _seguir_ or _correr_."),
    "play": N_("The tricks are being played: choose a card."),
    "doubt": N_("The deal is over: accuse somebody, or let it be."),
}
"""What is done in a phase, for who would do something else."""

GIVE = N_("{card} may not be given: choose one of {cards}.")
GIVE_OTHER = N_("{card} may not be given: choose another card.")
SHORT_CUT = N_("At least {n} cards must go on top: lift {most} or fewer.")


def refusal_sentence(refusal: Refusal, view: GuritipauView) -> str:
    """The sentence that a player reads."""
    values = refusal.values
    shown: dict[str, object] = {**values, "n": LEAST_ON_TOP}
    sentence = SENTENCES.get(refusal.key, "")
    match refusal.key:
        case "not_this_phase":
            sentence = PHASES[str(values["phase"])]
        case "cut_range" if view.cuts:
            sentence = SHORT_CUT
        case "follow":
            shown["suit"] = terms.suit_name(int(values["suit"]))
        case "sing_truth" if view.trump is not None:
            shown["song"] = terms.song_of(view.hand, view.trump)
        case "rob_card":
            cards = [action.card for action in view.legal if isinstance(action, Rob)]
            sentence = GIVE if cards else GIVE_OTHER
            shown["cards"] = terms.shorts(cards)
    if "card" in values:
        shown["card"] = terms.the_card(Card(int(values["card"])))
    told = _(sentence, **shown)
    return told[:1].upper() + told[1:]

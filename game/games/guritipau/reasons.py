"""Why a bot did what it did: a sentence for each reason, as the bot itself would say it."""

from __future__ import annotations

from game.bots.base import Reason
from game.bots.runner import FALLBACK
from game.engine.cards import Card
from game.engine.text import N_
from game.games.guritipau import terms
from game.i18n import _

SENTENCES = {
    FALLBACK: N_("I could not make up my mind in time."),
}


def reason_sentence(reason: Reason) -> str:
    """The sentence of a reason."""
    values: dict[str, object] = dict(reason.values)
    if "card" in reason.values:
        values["card"] = terms.the_card(Card(int(reason.values["card"])))
    sentence = _(SENTENCES[reason.key], **values)
    return sentence[:1].upper() + sentence[1:]

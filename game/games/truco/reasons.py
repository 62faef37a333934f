"""Why a bot did what it did: a sentence for each reason."""

from __future__ import annotations

from game.bots.base import Reason
from game.engine.text import N_
from game.i18n import _

SENTENCES = {
    "fallback": N_("I could not make up my mind in time."),
}


def reason_sentence(reason: Reason) -> str:
    """The sentence of a reason, as the bot would say it."""
    return _(SENTENCES[reason.key], **reason.values)

"""A hint in words: what to do, what it is worth beside the next best, and why."""

from __future__ import annotations

from collections.abc import Sequence

from game.bots.analysis import advised
from game.bots.base import ONLY_MOVE, Decision, Reason
from game.engine.contract import Action, View
from game.i18n import _
from game.words import Words


def hint(words: Words, decision: Decision, view: View) -> str:
    """A sentence or two on a decision, with markup."""
    best, value, reasons = advised(decision)
    play = f"*{called(words, best, view)}*"
    if value is None:
        return f"{play}. {reason(words, reasons)}".rstrip()
    first = _("{play}, {worth}.", play=play, worth=words.worth(value, view))
    parts = [first, reason(words, reasons)]
    others = [(worth, action) for action, worth in decision.values if action != best]
    if others:
        worth, other = max(others, key=lambda pair: pair[0])
        next_best = called(words, other, view)
        brief = words.worth(worth, view, brief=True)
        parts.append(_("Next best: {play}, {worth}.", play=next_best, worth=brief))
    return " ".join(filter(None, parts))


def reason(words: Words, reasons: Sequence[Reason], most: int = 1) -> str:
    """The weightiest of a bot's reasons that tell something, ``most`` of them."""
    telling = [reason for reason in reasons if reason.key != ONLY_MOVE]
    return " ".join(list(filter(None, map(words.reason, telling or reasons)))[:most])


def called(words: Words, action: Action, view: View) -> str:
    """An action by name, at the beginning of a sentence or in a list."""
    label = words.action(action, view)
    alike = [a for a in view.legal if a != action and words.action(a, view).text == label.text]
    name = label.line() if alike else label.text.rstrip(".…")
    return name[:1].upper() + name[1:]

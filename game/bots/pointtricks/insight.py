"""Why a card was chosen, as far as the search found out."""

from __future__ import annotations

from collections.abc import Mapping

from game.bots.base import Reason
from game.bots.pointtricks import motives
from game.bots.pointtricks.facts import Facts
from game.bots.pointtricks.inquiry import Findings
from game.bots.pointtricks.tables import PIPS
from game.engine.contract import Action
from game.engine.pointtricks.masks import ABOVE, BITS, COUNT
from game.engine.pointtricks.records import Play

_THREE = 8
"""The strength of a three: of what is kept, it and the ace are worth most."""

_WORSE = 2.0
"""Points behind from which it is told why a better card was held back."""


def reasons_for(
    facts: Facts, chosen: Action, worth: Mapping[Action, float], found: Findings | None
) -> list[Reason]:
    """The reasons for a card among those looked at, the weightiest first."""
    assert isinstance(chosen, Play)
    code = facts.rules.code[chosen.card]
    reasons = why(facts, code)
    if found is not None:
        by_code = {facts.rules.code[a.card]: v for a, v in worth.items() if isinstance(a, Play)}
        held = _held_back(facts, code, by_code)
        if held is not None:
            reasons = [r for r in reasons if r.key != motives.KEEPS_STRONG]
            reasons.insert(0, held)
        if found.certain:
            reasons.append(Reason(motives.COUNTED_OUT))
        elif found.solved:
            reasons.append(Reason(motives.ENDING))
    view = facts.view
    if view.need is not None:
        missing = view.need[facts.side] - view.taken[facts.side] - view.sung[facts.side]
        reasons.append(Reason(motives.NEEDS, {"points": missing}))
    if facts.recollection.forgotten:
        reasons.append(Reason(motives.FORGETFUL))
    return reasons


def _held_back(facts: Facts, chosen: int, worth: Mapping[int, float]) -> Reason | None:
    """Why the strongest card that does clearly worse was not played."""
    trick = facts.position.trick
    trump = trick.trump
    worse = [
        code
        for code, points in worth.items()
        if points < worth[chosen] - _WORSE
        and code >> 2 > chosen >> 2
        and (code >> 2 >= _THREE or code & 3 == trump != chosen & 3)
        and facts.beats(code)
    ]
    if not worse:
        return None
    code = max(worse)
    suit, strength = code & 3, code >> 2
    card = facts.rules.card[code]
    if suit == trump:
        if trick.led < 0 or chosen & 3 == trump:
            return None
        return Reason(motives.SPARES_TRUMP, {"card": card, "points": trick.points})
    if not facts.foes_after:
        return None
    over = BITS[facts.out[suit] & ABOVE[strength]]
    if over:
        other = facts.rules.card[over[-1] * 4 + suit]
        return Reason(motives.MAY_BE_BEATEN, {"card": card, "other": other})
    trumps = COUNT[facts.out[trump]]
    if trumps and not facts.safe(suit, strength):
        return Reason(motives.HOLDS_BACK, {"card": card, "trumps": trumps})
    return None


def why(facts: Facts, code: int) -> list[Reason]:
    """Why this card, the weightiest reason first."""
    suit, strength = code & 3, code >> 2
    value = facts.rules.points[strength]
    trick = facts.position.trick
    card = facts.rules.card[code]
    lying = {"card": card, "points": trick.points + value}
    given = {"card": card, "points": value}
    if len(facts.plays) == 1:
        return [Reason(motives.ONLY_MOVE)]
    if trick.led < 0:
        return _why_lead(facts, suit, strength, value)
    if facts.beats(code):
        if facts.partner_ahead:
            return [Reason(motives.HELPS_PARTNER, {"card": card})]
        reasons = []
        if facts.pairs and not facts.last_card:
            reasons.append(Reason(motives.WINS_TO_SING, {"card": card}))
        if _near_end(facts) and facts.rules.last_trick:
            reasons.append(Reason(motives.TAKES_LAST, {"card": card}))
        if suit == trick.trump != trick.led:
            return [*reasons, Reason(motives.RUFFS, lying)]
        if not facts.foes_after:
            cheaper = [c for c in facts.plays if facts.beats(c) and c & 3 == suit and c < code]
            key = motives.WINS_SURELY if cheaper else motives.WINS_CHEAPLY
            return [*reasons, Reason(key, lying)]
        key = motives.WINS_SURELY if facts.safe(suit, strength) else motives.TRIES
        return [*reasons, Reason(key, lying)]
    if facts.partner_ahead:
        if facts.partner_has_it:
            key = motives.FEEDS_PARTNER if value else motives.PARTNER_HAS_IT
            return [Reason(key, given if value else {})]
        if value >= 4:
            return [Reason(motives.HOPES_WITH_PARTNER, given)]
        return [Reason(motives.PARTNER_AHEAD)]
    if value:
        return [Reason(motives.GIVES_LEAST, given), *_kept(facts, code)]
    return [Reason(motives.THROWS_LOW, {"card": card}), *_kept(facts, code)]


def _why_lead(facts: Facts, suit: int, strength: int, value: int) -> list[Reason]:
    code = strength * 4 + suit
    card = {"card": facts.rules.card[code]}
    if suit == facts.position.trick.trump and facts.view.strict and strength >= 7:
        return [Reason(motives.DRAWS_TRUMPS, card)]
    if facts.safe(suit, strength):
        return [Reason(motives.LEADS_SURE, card)]
    if value:
        return [Reason(motives.LEADS_STRONG, card)]
    return [Reason(motives.LEADS_LOW, card), *_kept(facts, code)]


def _kept(facts: Facts, code: int) -> list[Reason]:
    """What not playing something better saves."""
    if facts.pairs:
        return [Reason(motives.KEEPS_PAIR)]
    trump = facts.position.trick.trump
    better = any(c >> 2 >= _THREE or c & 3 == trump for c in facts.plays if c != code)
    if facts.view.stock_left and better and code & 3 != trump and 1 << (code >> 2) & PIPS:
        return [Reason(motives.KEEPS_STRONG)]
    return []


def _near_end(facts: Facts) -> bool:
    return len(facts.view.hand) <= 1 and not facts.view.stock_left

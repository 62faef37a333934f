"""What any good player does without counting: plays that need no search are left out."""

from __future__ import annotations

from collections.abc import Sequence

from game.bots.base import Reason
from game.games.truco import motives
from game.games.truco.knowledge import Knowledge
from game.games.truco.records import Play


def worth_a_thought(
    facts: Knowledge, plays: Sequence[Play]
) -> tuple[tuple[Play, ...], Reason | None]:
    """The open plays worth comparing, weakest first, and why others are not (None: no reason).

    What is left out is never better than what stays: a card that cannot change the trick is not
    better than the lowest, nor a card that takes it surely better than a cheaper one that does.
    """
    ladder = by_strength(facts, plays)
    low, top = ladder[0], ladder[-1]
    if len(ladder) == 1:
        return (low,), None
    if facts.partner_has_it:
        return (low,), Reason(motives.PARTNER_HAS_IT)
    if facts.results == (0,):
        return (top,), Reason(motives.AFTER_TIE, {"card": top.card})
    if facts.best < 0:
        return _distinct(facts, ladder), None
    best = facts.best
    beating = [p for p in ladder if facts.strength(p) > best]
    tying = [p for p in ladder if facts.strength(p) == best]
    if facts.ahead == 1:
        helpful = [p for p in beating if not facts.makes_no_difference(best, facts.strength(p))]
        if not helpful:
            return (low,), Reason(motives.PARTNER_AHEAD)
        return _distinct(facts, _united(low, helpful)), None
    if facts.tie_is_enough:
        enough = [p for p in (*tying, *beating) if facts.stands(facts.strength(p))]
        if enough:
            key = motives.TIE_IS_ENOUGH if enough[0] in tying else motives.SURE_CARD
            return (enough[0],), Reason(key, {"card": enough[0].card})
    if not beating:
        if tying and facts.ahead == -1:
            return _united(low, tying), None
        return (low,), Reason(motives.CANNOT_BEAT)
    if not facts.opponents_after:
        return _played_last(facts, low, tying, beating)
    if facts.must_win and not facts.partners_after:
        return _distinct(facts, beating), None
    return _distinct(facts, _united(low, [*tying, *beating])), None


def _played_last(
    facts: Knowledge, low: Play, tying: list[Play], beating: list[Play]
) -> tuple[tuple[Play, ...], Reason | None]:
    """Nobody plays after this seat. (Its side has not won the first trick, or it would lead.)"""
    cheapest = beating[0]
    why = Reason(motives.WINS_CHEAPLY, {"card": cheapest.card})
    if facts.must_win:
        return (cheapest,), why
    return _united(low, [*tying[:1], cheapest]), why


def hides(facts: Knowledge, play: Play) -> bool:
    """Whether ``play`` changes nothing on the table, so that it may as well lie face down."""
    return facts.best >= 0 and facts.strength(play) < facts.best


def by_strength(facts: Knowledge, plays: Sequence[Play]) -> list[Play]:
    """One open play for each strength, weakest first."""
    cheapest: dict[int, Play] = {}
    for play in plays:
        if not play.covered:
            cheapest.setdefault(facts.strength(play), play)
    return [cheapest[s] for s in sorted(cheapest)]


def _distinct(facts: Knowledge, ladder: Sequence[Play]) -> tuple[Play, ...]:
    """Of plays that beat the table and that no loose card can tell apart, the cheapest alone."""
    kept: list[Play] = []
    for play in ladder:
        strength = facts.strength(play)
        same = kept and facts.strength(kept[-1]) > facts.best
        if same and facts.makes_no_difference(facts.strength(kept[-1]), strength):
            continue
        kept.append(play)
    return tuple(kept)


def _united(low: Play, others: Sequence[Play]) -> tuple[Play, ...]:
    return (low, *(p for p in others if p != low))

"""The roubo: whether the turn-up is taken, and what is laid down for it."""

from __future__ import annotations

from collections.abc import Generator, Sequence

from game.bots.base import Decision, Reason
from game.games.guritipau import motives
from game.games.guritipau.cardplay import CardPlay, Move
from game.games.guritipau.choices import gains, ranked_robs
from game.games.guritipau.honesty import Honesty
from game.games.guritipau.mind import Mind, clipped
from game.games.guritipau.records import Grain, Play, Rob, Sing
from game.games.guritipau.rules import GuritipauView

_TRIED = 3
"""How many roubos are compared."""

_EYE, _DOUBT = 0.03, 2.0
"""Chance by which what looks best at once is preferred, and more of it the fewer worlds were looked
at."""

_SHARE = 3
"""A roubo is thought about with one part in so many of the playouts that a card takes."""

_CAREFUL = 400
"""Playouts from which a roubo is thought about; with less it is judged by the look of the hand."""


def at_sight(view: GuritipauView, robs: Sequence[Rob], honesty: Honesty) -> Rob | None:
    """The roubo that makes the hand better, or None; without the ace of trump only a cheat thinks
    of it."""
    if view.ace_of_trump not in view.hand and not honesty.cheats(view, "rob"):
        return None
    best = ranked_robs(view, robs)[0]
    return best if gains(view, best) else None


def think_of_robbing(
    mind: Mind, table: CardPlay, robs: Sequence[Rob]
) -> Generator[None, None, Decision | None]:
    """The decision to rob, or None to leave it: then ``mind`` knows what that would have lost."""
    view = mind.view
    forced = _forced(view)
    straight = forced or view.ace_of_trump in view.hand
    ranked = ranked_robs(view, robs)
    liked = ranked[0] if forced else at_sight(view, robs, mind.honesty)
    asked = mind.asked if isinstance(mind.asked, Rob) else None
    if asked is None and (not straight or mind.level.playouts < _CAREFUL):
        return _robbed(mind, liked) if liked is not None else None
    moves: list[Move] = list(dict.fromkeys([*ranked[:_TRIED], *([asked] if asked else [])]))
    if not forced:
        moves.append(None)
    trials = yield from table.chances(moves, mind.level.playouts // _SHARE)
    chances = mind.chances(trials, asked)
    chances[liked] += _EYE + _DOUBT / len(trials.worlds)
    best = max(moves, key=chances.__getitem__) if straight else liked
    if best is None:
        mind.spurned = {
            rob: chances[None] - chance for rob, chance in chances.items() if rob is not None
        }
        return None
    assert isinstance(best, Rob)
    for move, chance in chances.items():
        action = move if move is not None or asked is not None else mind.asked
        if action is not None:
            mind.worth[action] = mind.calls.play(clipped(chance))
    if isinstance(mind.asked, Grain):  # it can be robbed after it
        mind.worth[mind.asked] = mind.calls.grain(clipped(chances[best]))
    return _robbed(mind, best)


def _robbed(mind: Mind, rob: Rob) -> Decision:
    view = mind.view
    assert view.turn_up is not None
    forced = _forced(view)
    if not forced and view.ace_of_trump not in view.hand:
        return mind.decision(rob, [Reason(motives.CHEATS)], closeness=0.0)
    key = motives.MUST_ROB if forced else motives.ROBS
    return mind.decision(rob, [Reason(key, {"card": view.turn_up})])


def _forced(view: GuritipauView) -> bool:
    """Whether the turn-up has to be taken."""
    return not any(isinstance(action, (Play, Sing)) for action in view.legal)

"""What a deal is worth, and why: the postures and Às Todas in words."""

from __future__ import annotations

from game.engine.text import N_
from game.games.guritipau import terms
from game.games.guritipau.posture import Posture
from game.games.guritipau.records import Postured
from game.games.guritipau.rules import GuritipauStanding, GuritipauView
from game.i18n import _

# By the reason of a posture: what is said when our side places the grains, and when theirs does.
_PLACED = {
    "first": (
        N_("*The first deal:* our side deals and places the _invite_. A win is worth {worth}."),
        N_("*The first deal:* their side deals and places the _invite_. A win is worth {worth}."),
    ),
    "invite": (
        N_("We won the last deal and place the _invite_. A win is worth {worth}."),
        N_("They won the last deal and place the _invite_. A win is worth {worth}."),
    ),
    "behind": (
        N_("*{score}:* we are behind and place {grains}; they sing. A win is worth {worth}."),
        N_("*{score}:* they are behind and place {grains}; we sing. A win is worth {worth}."),
    ),
    "six-five": (
        N_("*{score}:* we are ahead and place {grains}; they sing. A win is worth {worth}."),
        N_("*{score}:* they are ahead and place {grains}; we sing. A win is worth {worth}."),
    ),
    "lost-pedra": (
        N_("*We lost the _pedra_* and place {grains}; they sing. A win is worth {worth}."),
        N_("*They lost the _pedra_* and place {grains}; we sing. A win is worth {worth}."),
    ),
}


def posture_sentence(posture: Posture | Postured, view: GuritipauView) -> str:
    """What lies on the table before the deal, with its reason."""
    points = view.standing.points
    score = f"{max(points)}–{min(points)}"
    match posture.reason:
        case "none":
            return _("No grains are placed: a win is worth 1.")
        case "todas":
            return f"{_opening(view, score)} {todas_sentence(view)}"
        case "bare":
            return _("*{score}:* _ménza largód_, a win is worth 1.", score=score)
        case "six-two" if not posture.grains:
            return _("*{score}:* no grain is placed, a win is worth 1.", score=score)
    reason = "behind" if posture.reason in ("six-nil", "six-two") else posture.reason
    ours, theirs = _PLACED[reason]
    return _(
        ours if posture.placed_by == view.seat % 2 else theirs,
        score=score,
        grains=terms.grains(posture.grains),
        worth=posture.grains + 1,
    )


def worth_sentence(view: GuritipauView) -> str:
    """What a win of the running deal brings."""
    if in_todas(view):
        return todas_sentence(view)
    return _("A win is worth {worth}.", worth=view.grains + 1)


def todas_sentence(view: GuritipauView) -> str:
    """Who needs what when a side has seven grains."""
    standing = _standing(view)
    if standing.todas == 1:
        return _("Whoever wins this deal takes the _pedra_.")
    if standing.points[view.seat % 2] == max(standing.points):
        return _("One win gives us the _pedra_; they need {n} in a row.", n=standing.todas)
    return _("We need {n} in a row; one win gives them the _pedra_.", n=standing.todas)


def chip(view: GuritipauView) -> str:
    """The same in a few words, for a label on the table."""
    if in_todas(view):
        return _("Às Todas: {n} to go", n=_standing(view).todas)
    return _("table {grains}, a win {worth}", grains=view.grains, worth=view.grains + 1)


def in_todas(view: GuritipauView) -> bool:
    """Whether the deal is one of Às Todas."""
    return _standing(view).todas > 0


def _opening(view: GuritipauView, score: str) -> str:
    if min(view.standing.points) == 6:
        return _("*{score}, _tacód_:* _ménza largód_.", score=score)
    return _("*{score}, _às todas_:* _ménza largód_.", score=score)


def _standing(view: GuritipauView) -> GuritipauStanding:
    assert isinstance(view.standing, GuritipauStanding)
    return view.standing

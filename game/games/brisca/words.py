"""What Brisca says: events, actions, refusals and whose turn it is, as sentences."""

from __future__ import annotations

from collections.abc import Iterator

from game.engine.options import Options
from game.engine.pointtricks.state import PointOutcome, PointView
from game.games.brisca import glossary, rules_page
from game.games.brisca.rules import GAME, HALF
from game.i18n import _
from game.wording.pointtricks.words import PointTrickWords
from game.words import Page, Term


class BriscaWords(PointTrickWords):
    """The words of Brisca, as :class:`game.words.Words` asks for them; its score counts deals."""

    name = "Brisca"
    game = GAME

    def deal_ended(self, view: PointView, points: tuple[int, ...], reason: str) -> str:
        ours, theirs = points[view.seat % 2], points[1 - view.seat % 2]
        if ours > HALF:
            return _("*The deal is ours*, {ours} to {theirs}.", ours=ours, theirs=theirs)
        if theirs > HALF:
            return _("*The deal is theirs*, {theirs} to {ours}.", ours=ours, theirs=theirs)
        return _("*{ours} to {theirs}:* the deal is nobody's.", ours=ours, theirs=theirs)

    def consequences(self, view: PointView, outcome: PointOutcome) -> Iterator[str]:
        """The deal is told as won or lost; there is nothing to add."""
        return iter(())

    def score_line(self, view: PointView) -> str:
        side = view.seat % 2
        return _(
            "Deals won: we {ours}, they {theirs}.",
            ours=view.standing.points[side],
            theirs=view.standing.points[1 - side],
        )

    def rules_page(self, options: Options) -> Page:
        return rules_page.page(options)

    def glossary(self) -> tuple[Term, ...]:
        return glossary.terms()


WORDS = BriscaWords()

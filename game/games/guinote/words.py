"""What Guiñote says: events, actions, refusals and whose turn it is, as sentences."""

from __future__ import annotations

from game.engine.options import Options
from game.games.guinote import glossary, rules_page, scores
from game.games.guinote.rules import GAME
from game.wording.pointtricks.words import PointTrickWords
from game.words import Page, Term


class GuinoteWords(PointTrickWords):
    """The words of Guiñote, as :class:`game.words.Words` asks for them."""

    name = "Guiñote"
    game = GAME

    def told(self, points: int, options: Options) -> str:
        return scores.told(points) if scores.in_malas(options) else str(points)

    def slate(self, points: int) -> tuple[int, int]:
        """A score as malas and buenas, for the two columns of the slate."""
        return scores.slate(points)

    def rules_page(self, options: Options) -> Page:
        return rules_page.page(options)

    def glossary(self) -> tuple[Term, ...]:
        return glossary.terms()


WORDS = GuinoteWords()

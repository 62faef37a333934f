"""What Tute says: events, actions, refusals and whose turn it is, as sentences."""

from __future__ import annotations

from game.engine.options import Options
from game.games.tute import glossary, rules_page
from game.games.tute.rules import GAME
from game.wording.pointtricks.words import PointTrickWords
from game.words import Page, Term


class TuteWords(PointTrickWords):
    """The words of Tute, as :class:`game.words.Words` asks for them."""

    name = "Tute"
    game = GAME

    def rules_page(self, options: Options) -> Page:
        return rules_page.page(options)

    def glossary(self) -> tuple[Term, ...]:
        return glossary.terms()


WORDS = TuteWords()

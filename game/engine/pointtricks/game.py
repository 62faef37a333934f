"""What the point-trick games share as games: pairs, dealing, and a standing between deals."""

from __future__ import annotations

from abc import abstractmethod
from typing import ClassVar

from game.engine.cards import Pack
from game.engine.codec import Codec
from game.engine.contract import Game, Outcome, Standing
from game.engine.options import Options
from game.engine.pointtricks import scores
from game.engine.pointtricks.dealing import deal_cards
from game.engine.pointtricks.records import ACTIONS, EVENTS
from game.engine.pointtricks.scores import MatchTerms, PointStanding
from game.engine.pointtricks.state import PointOutcome, PointState
from game.engine.pointtricks.terms import Terms
from game.engine.shuffle import Stream
from game.engine.spanish import PACK


class PointTrickGame(Game):
    """A game of two sides set by its terms; each game says which options make which terms."""

    pack: ClassVar[Pack] = PACK
    codec: ClassVar[Codec] = Codec(PACK, ACTIONS, EVENTS)

    @abstractmethod
    def terms(self, options: Options) -> Terms:
        """How a deal is played."""

    @abstractmethod
    def match_terms(self, options: Options) -> MatchTerms:
        """How deals make a match."""

    def sides(self, players: int) -> tuple[int, ...]:
        return tuple(seat % 2 for seat in range(players))

    def start(self, options: Options, players: int, stream: Stream) -> PointStanding:
        return PointStanding(points=(0, 0), dealer=stream.below(players), deal=1)

    def deal(
        self, options: Options, players: int, stream: Stream, standing: Standing
    ) -> PointState:
        assert isinstance(standing, PointStanding)
        terms = self.terms(options)
        hands, stock, turn_up = deal_cards(terms, players, standing.dealer, stream)
        need = scores.need(self.match_terms(options), standing)
        return PointState(options, standing, terms, hands, stock, turn_up, need)

    def settle(
        self, options: Options, players: int, standing: Standing, outcome: Outcome
    ) -> PointStanding:
        assert isinstance(standing, PointStanding)
        assert isinstance(outcome, PointOutcome)
        return scores.settle(self.match_terms(options), players, standing, outcome)

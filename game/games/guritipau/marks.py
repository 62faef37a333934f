"""What the table of Guritipau marks: grains, stones, songs and the trump."""

from __future__ import annotations

from dataclasses import dataclass

from game.engine.cards import Card
from game.games.guritipau.rules import GuritipauStanding, GuritipauView


@dataclass(frozen=True, slots=True)
class Marks:
    """What the markers show; sides are numbered as in the rules.

    ``points`` and ``pedras`` by side; ``grains`` on the table, where ``posed`` tells whether the
    posture is known; ``todas`` deals in a row that the side behind still needs (0: not at that).
    ``sung`` are (seat, what), ``held`` the viewer's cards, ``drawn`` who has drawn for the deal.
    """

    viewer: int
    dealer: int
    points: tuple[int, ...]
    pedras: tuple[int, ...]
    todas: int
    grains: int = 0
    posed: bool = False
    trump: int | None = None
    tricks: tuple[int, int] = (0, 0)
    sung: tuple[tuple[int, str], ...] = ()
    held: tuple[Card, ...] = ()
    drawn: tuple[int, ...] = ()

    @property
    def ours(self) -> int:
        """The viewer's side."""
        return self.viewer % 2

    @property
    def in_ring(self) -> int:
        """Grains that lie in the centre."""
        return self.todas or self.grains

    def home(self, side: int) -> int:
        """The seat beside which a side keeps its grains: the viewer, or who sits at the right."""
        return self.viewer if side == self.ours else (self.viewer + 1) % 4

    @staticmethod
    def of(view: GuritipauView) -> Marks:
        """The marks before a deal begins."""
        standing = view.standing
        assert isinstance(standing, GuritipauStanding)
        return Marks(view.seat, view.dealer, standing.points, standing.pedras, standing.todas)

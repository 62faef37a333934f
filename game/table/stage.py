"""What is on the table right now, in motion or not: the director moves it, the painter draws it."""

from __future__ import annotations

from dataclasses import dataclass, field

from game.engine.cards import Card
from game.table.hand import Fan, blend
from game.table.layout import Layout, Pose
from game.table.model import TableModel


@dataclass(slots=True, eq=False)
class Flight:
    """A card on its way from ``start`` to ``goal``; ``t`` is the share of the way.

    It shows its face from ``face_from`` (of the way) to ``face_to``; in between it turns over where
    these lie inside the flight. With ``fades`` it does not fly but fades in at its goal.
    """

    card: Card
    start: Pose
    goal: Pose
    up_at_start: bool
    up_at_goal: bool
    t: float = 0.0
    alpha: float = 1.0
    warm: bool = False
    fades: bool = False
    turns: tuple[float, float] = (0.35, 0.85)
    seat: int = -1

    @property
    def pose(self) -> Pose:
        return self.goal if self.fades else blend(self.start, self.goal, self.t)

    @property
    def turn(self) -> tuple[bool, float]:
        """Whether the face shows, and how wide the card is seen (1 flat, 0 edge on)."""
        if self.up_at_start == self.up_at_goal:
            return self.up_at_goal, 1.0
        begin, end = self.turns
        share = min(1.0, max(0.0, (self.t - begin) / (end - begin)))
        return (self.up_at_goal if share >= 0.5 else self.up_at_start), abs(1 - 2 * share)


@dataclass(slots=True, eq=False)
class Balloon:
    """Something said by ``seat``. ``grown`` runs from 0 to 1 as it appears; it goes when ``left``
    seconds have passed and, if ``stays``, not before something answers it; ``idle`` is small
    talk."""

    seat: int
    text: str
    style: str
    left: float
    stays: bool = False
    grown: float = 0.0
    idle: bool = False


@dataclass(slots=True, eq=False)
class TokenFlight:
    """A counter on its way from ``start`` to ``goal`` (pixels); ``t`` is the share of the way."""

    start: tuple[float, float]
    goal: tuple[float, float]
    t: float = 0.0
    alpha: float = 1.0


@dataclass(slots=True, eq=False)
class Glow:
    """A light round a card, with a text that rises from it; ``t`` runs from 0 to 1."""

    pose: Pose
    text: str
    t: float = 0.0


@dataclass(slots=True)
class Stage:
    """The table of one match, seen from ``viewer``'s chair.

    ``place`` turns seats into places: 0 is the viewer, the others follow in the order of play.
    """

    layout: Layout
    viewer: int
    model: TableModel
    fan: Fan
    names: tuple[str, ...]
    avatars: tuple[str, ...]
    flights: list[Flight] = field(default_factory=list)
    balloons: list[Balloon] = field(default_factory=list)
    tokens: list[TokenFlight] = field(default_factory=list)
    sums: list[tuple[int, int]] = field(default_factory=list)
    """(seat, amount) of what has just been gained or paid, shown beside the seats."""
    glows: list[Glow] = field(default_factory=list)
    backs: bool = True
    """Whether the hands of the others are seen, by their backs."""
    calls: int = 0
    """Buttons that lie beside the hand."""
    account: bool = False
    """Whether the account of the deal is shown in full."""
    words: str = ""
    error: bool = False
    """Whether the line of words tells of something that cannot be done."""
    extra_lines: int = 0
    """Lines that the words may take besides those the layout has: a hint is longer."""
    turn: int | None = None
    thinking: frozenset[int] = frozenset()
    points: tuple[int, ...] = ()
    """The score as shown while it is being counted."""
    stir: float = 1.0
    hop: float = 0.0
    """How far, 0…1, the cards on the table have jumped from a blow on it."""
    dealt: dict[int, int] = field(default_factory=dict)
    """While cards are dealt: how many each seat's hand is spread for."""
    banner: tuple[str, str] | None = None
    """At the end of a deal: what it brought, and a second, smaller line."""
    notice: tuple[str, str] | None = None
    """What is announced across the table, and a second, smaller line."""
    notice_seen: float = 0.0
    """How far, 0…1, the announcement has appeared."""
    peek: bool = False
    """Whether the last trick is shown in place of the running one."""

    cutting: int = 0
    """Cards of the pack that the viewer is to cut; 0: there is none."""
    cut_at: int | None = None
    """Where it would be cut now."""
    sources: tuple[tuple[int, int, int, int], ...] = ()
    """Boxes in pixels of what may be taken up and dragged."""
    carried: tuple[str, float, float] | None = None
    """A thing that the pointer carries: its picture, and its middle in pixels."""

    def settle_stock(self) -> None:
        """Lay the stock at the right of who deals, where the game has it there."""
        if self.layout.shape.with_dealer and self.model.dealer is not None:
            self.layout.stock_side = 1 if self.place(self.model.dealer) in (0, 1) else -1

    def place(self, seat: int) -> int:
        return (seat - self.viewer) % self.model.seats

    def backs_pose(self, seat: int, index: int, count: int) -> Pose:
        """Place of a card in the small hand beside the player at ``seat``."""
        where = self.layout.seat(self.place(seat))
        x, y = where.backs
        t = index - (count - 1) / 2
        few = count <= 3
        step = (15 if few else max(5.0, 10 - 0.3 * (count - 6))) * self.layout.scale
        tilt = 9.0 if few else 5.0
        return Pose(
            x + t * step,
            y + abs(t) * 1.5 * self.layout.scale,
            t * tilt,
            where.backs_height,
            self.layout.aspect,
        )

    def hand_pose(self, seat: int, index: int, count: int) -> Pose:
        """Place of a card in the hand of ``seat``, own or other."""
        if seat == self.viewer:
            return self.layout.hand_pose(index, count)
        return self.backs_pose(seat, index, count)

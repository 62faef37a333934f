"""The own hand: a fan of cards that lift, make room and glide to their places."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal

from game.engine.cards import Card
from game.table.layout import Layout, Pose
from game.table.places import away_pose
from game.table.timeline import ease_out

CardMark = Literal["", "played", "best"]
"""Nothing, or that it was played though another was best, or that it was best."""

LIFT_SECONDS = 0.09
GLIDE_SECONDS = 0.18


@dataclass(slots=True, eq=False)
class FanCard:
    """A card of the fan; ``slot`` is its place in the rules' hand, ``pose`` where it is now."""

    card: Card
    slot: int
    pose: Pose
    start: Pose
    goal: Pose
    spent: float = 0.0
    seconds: float = 0.0
    dim: bool = False
    away: bool = False
    """Whether the card is still on its way to the hand, which keeps its place free."""
    mark: CardMark = ""
    """How it is pointed out, where a deal is looked at."""
    spot: Pose | None = None
    """Where the card lies on the table, chosen; None while it is held."""

    @property
    def moving(self) -> bool:
        return self.spent < self.seconds

    def head_for(self, goal: Pose, seconds: float) -> None:
        """Glide from where the card is to ``goal``."""
        if goal == self.goal and (self.moving or self.pose == goal):
            return
        self.start, self.goal, self.spent, self.seconds = self.pose, goal, 0.0, seconds
        if seconds <= 0:
            self.pose = goal

    def advance(self, seconds: float) -> None:
        self.spent = min(self.seconds, self.spent + seconds)
        t = ease_out(self.spent / self.seconds) if self.seconds > 0 else 1.0
        self.pose = blend(self.start, self.goal, t) if t < 1 else self.goal


def blend(a: Pose, b: Pose, t: float) -> Pose:
    """The pose at the share ``t`` of the way from ``a`` to ``b``."""
    return Pose(
        a.x + (b.x - a.x) * t,
        a.y + (b.y - a.y) * t,
        a.angle + (b.angle - a.angle) * t,
        a.height + (b.height - a.height) * t,
        b.aspect,
    )


class Fan:
    """The own cards in the order in which they are held, left to right."""

    def __init__(self, layout: Layout) -> None:
        self.layout = layout
        self.cards: list[FanCard] = []
        self.raised: int | None = None
        """Place of the card under the pointer or the keyboard."""
        self.held: int | None = None
        """Place of the card that the pointer carries."""
        self.span = 0
        """Cards the fan is spread for while it is being dealt; 0: as many as it has."""
        self.chosen: list[Card] = []
        """Cards that were chosen and lie on the table, in this order."""
        self.places = 0
        """Places on the table that chosen cards are for; 0: none are to be chosen."""
        self.first_place = 0
        """Place of the first card to be chosen."""

    def lay(self, cards: Sequence[tuple[Card, int]], *, glide: bool) -> None:
        """Hold ``cards``, (card, slot) from left to right; those held already glide over."""
        # Hidden cards are all alike, so a card is known by its face and, failing that, its slot.
        before = {(f.card, f.slot): f for f in self.cards}
        loose = {f.card: f for f in self.cards if f.card >= 0}
        fan: list[FanCard] = []
        shown = {card for card, _slot in cards}
        if self.chosen:
            staying = [card for card in self.chosen if card in shown]
            self.first_place += len(self.chosen) - len(staying)
            self.chosen = staying
        kept = [card for card, _slot in cards if card not in self.chosen]
        for index, (card, slot) in enumerate(cards):
            pose = self._place(card, kept, index)
            found = loose.get(card) or before.get((card, slot))
            if found is None:
                fan.append(FanCard(card, slot, pose, pose, pose))
                continue
            found.slot, found.away = slot, False
            found.head_for(pose, GLIDE_SECONDS if glide else 0.0)
            fan.append(found)
        for held in fan:
            held.spot = held.goal if held.card in self.chosen else None
        if self.raised is not None and self.raised >= len(fan):
            self.raised = None
        self.held = None
        self.cards = fan

    def home(self, index: int, *, lift: float | None = None) -> Pose:
        """Where card ``index`` belongs, lifted (``lift`` 0…1) if it is the raised one."""
        kept = [held.card for held in self.cards if held.card not in self.chosen]
        return self._place(self.cards[index].card, kept, index, lift)

    def _place(
        self, card: Card, kept: Sequence[Card], index: int, lift: float | None = None
    ) -> Pose:
        """A chosen card lies on the table; the others close up in the hand."""
        up = (1.0 if index == self.raised else 0.0) if lift is None else lift
        if card in self.chosen:
            place = self.first_place + self.chosen.index(card)
            return away_pose(self.layout, place, max(1, self.places))
        if self.chosen:
            index = kept.index(card)
        return self.layout.hand_pose(index, max(self.span, len(kept)), lift=up)

    def choose(self, index: int, *, chosen: bool, seconds: float = GLIDE_SECONDS) -> None:
        """Lay card ``index`` on the table among those chosen, or take it back."""
        card = self.cards[index].card
        self.chosen = [c for c in self.chosen if c != card] + ([card] if chosen else [])
        self.raised = self.held = None
        for place, held in enumerate(self.cards):
            home = self.home(place)
            held.spot = home if held.card in self.chosen else None
            held.head_for(home, seconds)

    def raise_card(self, index: int | None, *, seconds: float = LIFT_SECONDS) -> bool:
        """Lift card ``index`` and let the one before down; True if anything changed."""
        if index == self.raised:
            return False
        self.raised = index
        for place, card in enumerate(self.cards):
            if place != self.held:
                card.head_for(self.home(place), seconds)
        return True

    def send_home(self, index: int, seconds: float = GLIDE_SECONDS) -> None:
        """Let a carried card glide back to its place."""
        self.held = None if self.held == index else self.held
        if 0 <= index < len(self.cards):
            card = self.cards[index]
            card.goal = card.pose
            card.head_for(self.home(index), seconds)

    def put_back(self, seconds: float = GLIDE_SECONDS) -> None:
        """Take all chosen cards back into the hand."""
        for card in list(self.chosen):
            index = next(n for n, held in enumerate(self.cards) if held.card == card)
            self.choose(index, chosen=False, seconds=seconds)

    def order(self) -> list[int]:
        """Places of the cards from the lowest up: chosen ones as they were laid down, then the
        hand from left to right."""
        places = range(len(self.cards))
        if not self.chosen:
            return list(places)
        rank = {card: number - len(self.chosen) for number, card in enumerate(self.chosen)}
        return sorted(places, key=lambda n: rank.get(self.cards[n].card, n))

    def at(self, x: float, y: float) -> int | None:
        """Place of the topmost card at a point. A lifted card keeps its resting ground too, so
        that it does not drop from under a pointer at its lower edge."""
        for index in reversed(self.order()):
            card = self.cards[index]
            if card.away:
                continue
            rest = self.home(index, lift=0.0)
            if card.pose.holds(x, y) or (index == self.raised and rest.holds(x, y)):
                return index
        return None

    def advance(self, seconds: float) -> bool:
        """Let cards glide; True if any moved."""
        moving = [c for c in self.cards if c.moving]
        for card in moving:
            card.advance(seconds)
        return bool(moving)

    def rest(self) -> None:
        """Bring every card to its place at once."""
        for index, card in enumerate(self.cards):
            card.goal = self.home(index)
            card.pose = card.start = card.goal
            card.spent = card.seconds = 0.0

    @property
    def moving(self) -> bool:
        return any(c.moving for c in self.cards)

"""Motions of what is done in the middle of the table besides the trick: cards laid away or laid
open, a stock side by side, payments and lights."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from math import hypot
from typing import Protocol

from game.engine.cards import HIDDEN
from game.table import places
from game.table.cues import Away, Cue, Cut, Flash, Lay, Lift, Pay, Spread, Sweep
from game.table.layout import Pose
from game.table.stage import Flight, Glow, Stage, TokenFlight
from game.table.timeline import Motion, ease_in_out, ease_out, linear

CUT = 0.3
SPREAD = 0.34
AWAY = 0.26
LAY = 0.36
PAY_FLIGHT = 0.44
PAY_GAP = 0.06
MOST_TOKENS = 7
"""Counters that fly for one payment at most."""
SUM_SEEN = 1.5
GLOW = 0.9

Doing = Cut | Spread | Away | Sweep | Lay | Lift | Pay | Flash
"""The cues that are played here."""


class Player(Protocol):
    """What plays motions; see :class:`game.table.director.Director`."""

    @property
    def stage(self) -> Stage: ...

    reduced: bool

    def add(self, motion: Motion) -> None:
        """Let a motion run."""

    def fly(
        self,
        flight: Flight,
        seconds: float,
        *,
        delay: float = 0.0,
        landed: Callable[[], None],
        departs: Callable[[], None] | None = None,
        eased: Callable[[float], float] = ease_out,
    ) -> None:
        """Let a card fly."""

    def sound(self, name: str) -> None:
        """Make a sound."""

    def following(self, kind: type[Pay]) -> list[Pay]:
        """Take the cues of a kind that come next."""

    def refresh_hand(self, *, glide: bool = False) -> None:
        """Hold the viewer's cards of the model in their order."""


class Doings:
    """Plays these cues with a director's means."""

    def __init__(self, player: Player) -> None:
        self.player = player

    @property
    def stage(self) -> Stage:
        return self.player.stage

    def start(self, cue: Cue) -> None:
        """Begin what ``cue`` says."""
        match cue:
            case Cut():
                self._cut(cue)
            case Spread():
                self._spread(cue)
            case Away():
                self._away(cue)
            case Sweep():
                self._sweep(cue)
            case Lay():
                self._lay(cue)
            case Lift():
                self._lift(cue)
            case Pay():
                self._pay([cue, *self.player.following(Pay)])
            case Flash():
                self._flash(cue)

    # -------------------------------------------------------------------- cards

    def _cut(self, cue: Cut) -> None:
        """A part of the pack is set down towards the cutter, and the rest comes upon it."""
        stage, layout = self.stage, self.stage.layout
        pack = layout.stock_pose()
        who = layout.seat(stage.place(cue.seat))
        far = max(1.0, hypot(who.x - pack.x, who.y - pack.y))
        reach = 0.72 * pack.height / far
        beside = replace(
            pack, x=pack.x + (who.x - pack.x) * reach, y=pack.y + (who.y - pack.y) * reach
        )
        for start, goal, delay in ((pack, beside, 0.0), (beside, pack, CUT)):
            flight = Flight(HIDDEN, start, goal, False, False, warm=True)
            self.player.fly(
                flight, CUT, delay=delay, landed=lambda: None, departs=self._slid, eased=ease_in_out
            )

    def _slid(self) -> None:
        self.player.sound("slide")

    def _spread(self, cue: Spread) -> None:
        """The cards of the stock move from where they lie to where they are to lie."""
        model, layout = self.stage.model, self.stage.layout
        before, aside = model.spread, model.spread_aside
        model.apply(cue)
        if cue.left == 0:
            return
        model.spread = 0

        def landed() -> None:
            model.spread = cue.left

        for n in range(cue.left):
            start = layout.stock_pose()
            if before:
                start = places.spread_pose(layout, n, before, aside=aside)
            goal = places.spread_pose(layout, n, cue.left, aside=cue.aside)
            flight = Flight(HIDDEN, start, goal, False, False, warm=True)
            self.player.fly(flight, SPREAD, landed=landed, eased=ease_in_out)
        self.player.sound("slide")

    def _away(self, cue: Away) -> None:
        stage = self.stage
        model, layout = stage.model, stage.layout
        goal = places.away_pose(layout, model.away, cue.of)
        hand = model.hands[cue.seat]
        count = max(1, len(hand))
        start = stage.hand_pose(cue.seat, count // 2, count)
        known = False
        if cue.seat == stage.viewer:
            held = next((c for c in stage.fan.cards if c.card == cue.card), None)
            start, known = (held.pose, cue.card != HIDDEN) if held else (start, False)
        model.take(cue.seat, cue.card)
        if cue.seat == stage.viewer:
            self.player.refresh_hand(glide=True)
        model.away_places = cue.of

        def landed() -> None:
            model.away += 1

        flight = Flight(
            cue.card, start, goal, known, False, warm=True, turns=(0.1, 0.8), seat=cue.seat
        )
        self.player.fly(flight, AWAY, landed=landed, eased=ease_in_out)
        self.player.sound("slide")

    def _sweep(self, cue: Sweep) -> None:
        model, layout = self.stage.model, self.stage.layout
        count, of = model.away, max(1, model.away_places)
        model.apply(cue)
        model.swept = 0

        def landed() -> None:
            model.swept = count

        for n in range(count):
            start = places.away_pose(layout, n, of)
            goal = replace(layout.stock_pose(), angle=layout.stock_pose().angle + n)
            flight = Flight(HIDDEN, start, goal, False, False, warm=True)
            self.player.fly(flight, SPREAD, landed=landed, eased=ease_in_out)
        self.player.sound("gather")

    def _lay(self, cue: Lay) -> None:
        stage = self.stage
        model, layout = stage.model, stage.layout
        row = len(model.laid)
        own = cue.seat == stage.viewer
        poses = {held.card: held.pose for held in stage.fan.cards} if own else {}
        for n, card in enumerate(cue.cards):
            goal = places.laid_pose(layout, row, row + 1, n, len(cue.cards))
            start = poses.get(card) or stage.hand_pose(cue.seat, n, len(cue.cards))
            flight = Flight(card, start, goal, own, True, warm=True, seat=cue.seat)
            self.player.fly(flight, LAY, landed=lambda: None, eased=ease_in_out)
        self.player.add(Motion(LAY, done=lambda: model.apply(cue)))
        self.player.sound("flip")

    def _lift(self, cue: Lift) -> None:
        stage = self.stage
        laid, layout = stage.model.laid, stage.layout
        stage.model.apply(cue)
        for row, lay in enumerate(laid):
            own = lay.seat == stage.viewer
            poses = {held.card: held.pose for held in stage.fan.cards} if own else {}
            for n, card in enumerate(lay.cards):
                start = places.laid_pose(layout, row, len(laid), n, len(lay.cards))
                goal = poses.get(card) or stage.hand_pose(lay.seat, n, len(lay.cards))
                flight = Flight(card, start, goal, True, own, warm=True, seat=lay.seat)
                self.player.fly(flight, LAY * 0.7, landed=lambda: None, eased=ease_in_out)

    # ----------------------------------------------------------------- payments

    def _spot(self, seat: int | None) -> tuple[float, float]:
        layout = self.stage.layout
        if seat is None:
            return places.pot_spot(layout)
        return places.purse_spot(layout, self.stage.place(seat))

    def _pay(self, payments: list[Pay]) -> None:
        """Counters fly, a few for each payment; meanwhile everyone sees what it comes to."""
        stage = self.stage
        for pay in payments:
            start, goal = self._spot(pay.payer), self._spot(pay.payee)
            for n in range(min(MOST_TOKENS, pay.amount)):
                heard = pay.sound if n % 2 == 0 else ""
                self._send(TokenFlight(start, goal), n * PAY_GAP, heard)
        sums: dict[int, int] = {}
        for pay in filter(lambda pay: pay.told, payments):
            for seat, amount in ((pay.payer, -pay.amount), (pay.payee, pay.amount)):
                if seat is not None:
                    sums[seat] = sums.get(seat, 0) + amount
        shown = [(seat, amount) for seat, amount in sums.items() if amount]
        stage.sums = shown
        if not shown:
            return

        def fade() -> None:
            if stage.sums is shown:
                stage.sums = []

        self.player.add(Motion(SUM_SEEN, done=fade, holding=False))
        # What follows waits until the sums have been read.
        self.player.add(Motion(SUM_SEEN * 0.6))

    def _send(self, token: TokenFlight, delay: float, heard: str) -> None:
        stage = self.stage

        def begin() -> None:
            stage.tokens.append(token)

        def step(t: float) -> None:
            token.t = 1.0 if self.player.reduced else t
            token.alpha = t if self.player.reduced else 1.0

        def end() -> None:
            if token in stage.tokens:
                stage.tokens.remove(token)
            if heard:
                self.player.sound(heard)

        self.player.add(Motion(PAY_FLIGHT, step, end, delay, ease_in_out, begin))

    # ------------------------------------------------------------------- lights

    def _flash(self, cue: Flash) -> None:
        stage = self.stage
        glow = Glow(self._lit(cue), cue.text)
        stage.glows.append(glow)

        def step(t: float) -> None:
            glow.t = t

        def done() -> None:
            if glow in stage.glows:
                stage.glows.remove(glow)

        self.player.add(Motion(GLOW, step, done, ease=linear, holding=False))
        self.player.add(Motion(GLOW * 0.5))
        self.player.sound("turn")

    def _lit(self, cue: Flash) -> Pose:
        """Where the card lies that shines."""
        stage = self.stage
        if cue.turn_up:
            return stage.layout.turn_up_pose()
        lying = next((c for c in stage.model.trick if c.seat == cue.seat), None)
        seed = stage.model.played if lying is None else lying.seed
        return stage.layout.trick_pose(stage.place(cue.seat), seed)

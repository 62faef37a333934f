"""Plays cues as motion: takes them one after the other and lets the next wait until it is time."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Collection, Iterable, Iterator
from dataclasses import replace

from game.engine.cards import HIDDEN, Card
from game.table import places
from game.table.cues import (
    Announce,
    Away,
    Clear,
    Close,
    Cue,
    Cut,
    Deal,
    Draw,
    Flash,
    Gather,
    Lay,
    Lift,
    Mark,
    Open,
    Pay,
    Rest,
    Say,
    Score,
    Show,
    Sound,
    Spread,
    Stock,
    Swap,
    Sweep,
    Tell,
    Throw,
    TurnUp,
)
from game.table.doings import Doings
from game.table.layout import Pose
from game.table.model import TrickCard
from game.table.stage import Balloon, Flight, Stage
from game.table.timeline import (
    Motion,
    Timeline,
    ease_in_out,
    ease_out,
    linear,
    settle,
)

DEAL_GAP = 0.07
DEAL_FLIGHT = 0.24
PLAY_FLIGHT = 0.22
FLIP = 0.18
GATHER = 0.32
COUNT = 0.16
COUNTED = 1.6
"""Seconds that counting many points takes at most."""
DRAW_GAP = 0.2
ANNOUNCED = 2.2
"""Seconds that an announcement stands across the table."""
STIR = 0.42
SAID = 1.9
"""Seconds a balloon stays after it was said."""
CHATTED = 2.6
"""Seconds that small talk stays: nobody waits for it."""
REPLY = 0.9
"""Seconds after which somebody may answer it."""

PACES: dict[str, float] = {"off": 0.0, "fast": 0.5, "normal": 1.0, "slow": 1.7}

UNTIL_CLICK = float("inf")


class Director:
    """Plays queued cues on a stage. The clock is outside: :meth:`advance` gets the seconds."""

    def __init__(
        self,
        stage: Stage,
        *,
        order: Callable[[list[Card]], list[int]],
        sound: Callable[[str], object] = lambda name: None,
        pace: float = 1.0,
        rest: float = 1.2,
        reduced: bool = False,
    ) -> None:
        self.stage = stage
        self.timeline = Timeline(pace)
        self.rest = rest
        self.reduced = reduced
        self._order = order
        self._play_sound = sound
        self._hurried = False
        self._queue: deque[Cue] = deque()
        self._talk: deque[Say] = deque()
        """Small talk that waits until nobody speaks."""
        self._resting: float | None = None
        self._from: Pose | None = None
        self._doings = Doings(self)

    # ------------------------------------------------------------------ running

    @property
    def busy(self) -> bool:
        """Whether something is still to be shown before the next decision."""
        return bool(self._queue) or self.timeline.held or self._resting is not None

    @property
    def resting(self) -> bool:
        """Whether a full trick lies and waits."""
        return self._resting is not None

    @property
    def animating(self) -> bool:
        """Whether a frame later would look different."""
        counting_down = self._resting is not None and self._resting != UNTIL_CLICK
        return (
            self.timeline.moving
            or bool(self._queue)
            or counting_down
            or self.stage.fan.moving
            or any(not balloon.stays for balloon in self.stage.balloons)
        )

    def play(self, cues: Iterable[Cue]) -> None:
        """Show ``cues`` after all that is still queued."""
        self._queue.extend(cues)
        self._next()

    def set_out_from(self, pose: Pose | None) -> None:
        """The viewer's next card starts from where it was let go; None: from the hand."""
        self._from = pose

    def advance(self, seconds: float) -> bool:
        """Let time pass; True if the stage looks different."""
        changed = self.timeline.advance(seconds)
        changed |= self.stage.fan.advance(seconds)
        changed |= self._age_balloons(seconds)
        changed |= self._chat()
        if self._resting is not None:
            self._resting -= seconds
            if self._resting <= 0:
                self._resting = None
        changed |= self._next()
        return changed

    def finish(self) -> bool:
        """Bring to its end what moves now, up to the next rest; True if anything did.

        A trick at rest goes on.
        """
        if self._resting is not None:
            self._resting = None
            self._next()
            return True
        if not self.busy:
            return False
        self._hurried = True
        while self.busy and self._resting is None:
            self.timeline.finish()
            self._next()
        self._hurried = False
        self.stage.fan.rest()
        return True

    def drop_everything(self) -> None:
        """Forget all motion: the table is about to be laid out anew."""
        self._queue.clear()
        self._talk.clear()
        self.timeline.clear()
        self._resting = self._from = None
        self.stage.flights.clear()
        self.stage.balloons.clear()
        self.stage.tokens.clear()
        self.stage.glows.clear()
        self.stage.sums = []
        self.stage.dealt.clear()
        self.stage.fan.span = 0
        self.stage.stir, self.stage.hop = 1.0, 0.0
        self.stage.notice = None

    def refresh_hand(self, *, glide: bool = False) -> None:
        """Hold the viewer's cards of the model in their order."""
        hand = self.stage.model.hands[self.stage.viewer]
        order = self._order(list(hand))
        self.stage.fan.lay([(hand[i], i) for i in order], glide=glide)

    def _next(self) -> bool:
        """Start what is due; True if anything was."""
        started = False
        for _ in range(10_000):
            if not self._queue or self.timeline.held or self._resting is not None:
                break
            self._start(self._queue.popleft())
            started = True
        return started

    # --------------------------------------------------------------------- cues

    def _start(self, cue: Cue) -> None:
        model = self.stage.model
        match cue:
            case Clear():
                self._hush(everything=True)
                model.apply(cue)
                self.stage.settle_stock()
                self.stage.points = model.points
                self.refresh_hand()
                self.sound("shuffle")
                self.add(Motion(0.26))
            case Deal():
                self._deal(cue)
            case TurnUp(card):
                self._turn_up(cue, card)
            case Stock():
                model.apply(cue)
            case Draw():
                self._draw(cue)
            case Swap():
                self._swap(cue)
            case Show():
                model.apply(cue)
                self.sound("flip")
            case Announce():
                self._announce(cue)
            case Cut() | Spread() | Away() | Sweep() | Lay() | Lift() | Pay() | Flash():
                self._doings.start(cue)
            case Open(seat, cards):
                self._open(cue, seat, cards)
            case Close():
                self._close(cue)
            case Throw():
                self._throw(cue)
            case Rest():
                model.apply(cue)
                self._resting = UNTIL_CLICK if self.rest <= 0 else self.rest
            case Gather(seat):
                self._gather(cue, seat)
            case Mark():
                self._mark(cue)
            case Score(points):
                self._count(cue, points)
            case Say(idle=True):
                self._talk.append(cue)
                self._chat()
            case Say():
                self._say(cue)
            case Tell(text):
                self.stage.words, self.stage.error = text, False
            case Sound(name):
                self.sound(name)

    def following(self, kind: type[Pay]) -> list[Pay]:
        """Take the payments that come next out of the queue."""
        found: list[Pay] = []
        while (ahead := self._ahead(kind)) is not None:
            for _ in range(ahead):  # what only tells or marks need not stand between them
                self._start(self._queue.popleft())
            first = self._queue.popleft()
            assert isinstance(first, kind)
            found.append(first)
        return found

    def _ahead(self, kind: type[Pay]) -> int | None:
        """How many cues that take no time come before the next one of ``kind``, if only such."""
        for number, cue in enumerate(self._queue):
            if isinstance(cue, kind):
                return number
            if not isinstance(cue, Tell) and not (isinstance(cue, Mark) and not cue.stir):
                return None
        return None

    def sound(self, name: str) -> None:
        if not self._hurried:  # all at once they would be a noise
            self._play_sound(name)

    def add(self, motion: Motion) -> None:
        self.timeline.add(motion)

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
        """Let a card fly; with reduced motion it fades in where it goes."""
        flight.fades = self.reduced
        if self.reduced:
            flight.alpha = 0.0
            eased = linear

        def step(t: float) -> None:
            flight.t = t
            if flight.fades:
                flight.alpha = t

        def begin() -> None:
            self.stage.flights.append(flight)
            if departs is not None:
                departs()

        def end() -> None:
            if flight in self.stage.flights:
                self.stage.flights.remove(flight)
            landed()

        self.add(Motion(seconds, step, end, delay, eased, begin))

    def _deal(self, first: Deal) -> None:
        """All deals in a row at once: round the table, card by card, as a dealer does it."""
        deals = [first]
        while self._queue and isinstance(self._queue[0], Deal):
            following = self._queue.popleft()
            assert isinstance(following, Deal)
            deals.append(following)
        stage = self.stage
        start = stage.layout.stock_pose()
        before = [list(hand) for hand in stage.model.hands]
        whole = [list(hand) for hand in before]
        for deal in deals:
            whole[deal.seat] += deal.cards
        for deal in deals:
            stage.dealt[deal.seat] = len(whole[deal.seat])
            if deal.seat == stage.viewer:
                stage.fan.span = len(whole[deal.seat])
        own = whole[stage.viewer]
        if not before[stage.viewer]:
            # The hand is sorted as it comes: each card flies to where it will be held.
            whole[stage.viewer] = [own[i] for i in self._order(list(own))]
        places = [len(hand) for hand in before]
        for number, seat in enumerate(dealing_order(deals)):
            self._deal_card(seat, places[seat], whole[seat], start, number * DEAL_GAP)
            places[seat] += 1
        last = max(0, sum(places) - 1) * DEAL_GAP + DEAL_FLIGHT + FLIP
        self.add(Motion(last, done=lambda: self._dealt(deals, before)))

    def _deal_card(
        self, seat: int, index: int, cards: list[Card], start: Pose, delay: float
    ) -> None:
        stage, hand = self.stage, stage_hand(self.stage, seat)
        own = seat == stage.viewer
        card = cards[index] if own else HIDDEN
        up = own and card != HIDDEN
        goal = stage.hand_pose(seat, index, len(cards))
        flight = Flight(card, start, goal, False, up, turns=(0.55, 1.0), seat=seat)

        def landed() -> None:
            hand.append(card)
            if own:
                stage.fan.lay(list(zip(hand, range(len(hand)), strict=True)), glide=False)

        self.fly(
            flight,
            DEAL_FLIGHT + (FLIP if up else 0.0),
            delay=delay,
            landed=landed,
            departs=lambda: self.sound("deal"),
        )

    def _dealt(self, deals: list[Deal], before: list[list[Card]]) -> None:
        stage = self.stage
        stage.model.hands[:] = before
        for deal in deals:
            stage.model.apply(deal)
            stage.dealt.pop(deal.seat, None)
        stage.fan.span = 0
        self.refresh_hand()

    def _draw(self, first: Draw) -> None:
        """All draws in a row: one card after the other, in their order."""
        draws = [first]
        while self._queue and isinstance(self._queue[0], Draw):
            following = self._queue.popleft()
            assert isinstance(following, Draw)
            draws.append(following)
        model = self.stage.model
        coming = [cue.card for cue in draws if cue.seat == self.stage.viewer]
        for number, cue in enumerate(draws):
            last = model.turn_up is not None and model.stock_left == number + 1
            gap = DRAW_GAP if not model.spread else DEAL_GAP
            self._draw_card(cue, model.turn_up if last else None, number * gap, coming)

    def _draw_card(self, cue: Draw, turn_up: Card | None, delay: float, coming: list[Card]) -> None:
        """A card of the stock, or the turn-up, flies to a hand, which makes room for it: in the
        own hand for all that are ``coming``, from which it is taken when it has landed."""
        stage = self.stage
        layout, own = stage.layout, cue.seat == stage.viewer
        hand = stage_hand(stage, cue.seat)
        card = cue.card if turn_up is None else turn_up
        start = layout.stock_pose() if turn_up is None else layout.turn_up_pose()
        if stage.model.spread:
            left, aside = stage.model.spread, stage.model.spread_aside
            start = places.spread_pose(layout, left - 1, left, aside=aside)
        grown = [*hand, *coming] if own else [*hand, cue.card]
        number = len(hand) + coming.index(cue.card) if own else len(hand)
        place = self._order(list(grown)).index(number) if own else number
        goal = stage.hand_pose(cue.seat, place, len(grown))
        was_up, up = turn_up is not None, own and card != HIDDEN
        flight = Flight(card, start, goal, was_up, up, turns=(0.45, 0.95), seat=cue.seat)

        def departs() -> None:
            stage.model.leave_stock()
            self.sound("deal")
            if own:
                self._make_room(grown, coming)

        def landed() -> None:
            hand.append(cue.card)
            if own:
                coming.remove(cue.card)
                self._make_room(grown, coming)
            if own and not coming:
                self.refresh_hand(glide=True)

        turning = FLIP if was_up != up else 0.0
        self.fly(flight, DEAL_FLIGHT + turning, delay=delay, landed=landed, departs=departs)

    def _make_room(self, hand: list[Card], coming: Collection[Card]) -> None:
        """Hold the viewer's ``hand`` with gaps for the cards that are on their way."""
        fan = self.stage.fan
        fan.lay([(hand[i], i) for i in self._order(list(hand))], glide=not self.reduced)
        for held in fan.cards:
            held.away = held.card in coming

    def _swap(self, cue: Swap) -> None:
        """Two cards change places: the turn-up and one of a hand."""
        stage = self.stage
        own = cue.seat == stage.viewer
        where = stage.layout.turn_up_pose()
        hand = stage_hand(stage, cue.seat)
        count = max(1, len(hand))
        held = next((c for c in stage.fan.cards if own and c.card == cue.given), None)
        leaves = held.pose if held is not None else stage.hand_pose(cue.seat, count // 2, count)
        stage.model.exchange(cue.seat, cue.given, cue.taken)
        stage.model.turn_up = None
        goal = leaves
        if own:
            self._make_room(hand, [cue.taken])
            goal = next((c.goal for c in stage.fan.cards if c.away), leaves)

        def landed() -> None:
            stage.model.turn_up = cue.given
            self.sound("place")
            if own:
                self.refresh_hand()

        going = Flight(cue.given, leaves, where, own, True, warm=True, seat=cue.seat)
        coming = Flight(cue.taken, where, goal, True, own, seat=cue.seat)
        seconds = 2 * PLAY_FLIGHT
        self.fly(coming, seconds, landed=lambda: None, eased=ease_in_out)
        self.fly(going, seconds, landed=landed, eased=ease_in_out)
        self.sound("slide")

    def _announce(self, cue: Announce) -> None:
        stage = self.stage
        stage.notice = (cue.title, cue.note)

        def step(t: float) -> None:
            # In and out within an eighth of the time each.
            stage.notice_seen = min(1.0, 8 * t, 8 * (1 - t))

        def done() -> None:
            stage.notice = None

        self.add(Motion(ANNOUNCED, step, done, ease=linear))
        self.sound("turn")

    def _turn_up(self, cue: TurnUp, card: Card) -> None:
        layout = self.stage.layout
        start, goal = layout.stock_pose(), layout.turn_up_pose()
        flight = Flight(card, start, goal, False, True, warm=True, turns=(0.2, 0.8))
        self.fly(
            flight,
            DEAL_FLIGHT + FLIP,
            landed=lambda: self.stage.model.apply(cue),
            departs=lambda: self.sound("flip"),
            eased=ease_in_out,
        )

    def _open(self, cue: Open, seat: int, cards: tuple[Card, ...]) -> None:
        """A hand goes to the middle. Several in a row share the middle, one above the other."""
        stage = self.stage
        following = [c for c in self._queue if isinstance(c, Open)]
        hands = len(stage.model.open_hands) + 1 + len(following)
        row = len(stage.model.open_hands)
        landed_all = Motion(PLAY_FLIGHT + FLIP, done=lambda: stage.model.apply(cue))
        for index, card in enumerate(cards):
            flight = Flight(
                card,
                stage.backs_pose(seat, index, len(cards)),
                stage.layout.shown_pose(row, hands, index, len(cards)),
                False,
                True,
                warm=True,
                seat=seat,
            )
            self.fly(flight, PLAY_FLIGHT + FLIP, landed=lambda: None, eased=ease_in_out)
        self.add(landed_all)
        self.sound("flip")

    def _close(self, cue: Close) -> None:
        stage = self.stage
        hands = dict(stage.model.open_hands)
        stage.model.apply(cue)
        for row, (seat, cards) in enumerate(hands.items()):
            for index, card in enumerate(cards):
                start = stage.layout.shown_pose(row, len(hands), index, len(cards))
                goal = stage.backs_pose(seat, index, len(cards))
                flight = Flight(card, start, goal, True, False, warm=True, seat=seat)
                self.fly(flight, PLAY_FLIGHT, landed=lambda: None, eased=ease_in_out)

    def _throw(self, cue: Throw) -> None:
        stage = self.stage
        self._hush()
        hand = stage.model.hands[cue.seat]
        count = len(hand)
        own = cue.seat == stage.viewer
        start = self._throw_start(cue, count)
        index = stage.model.take(cue.seat, cue.card, cue.slot)
        if own:
            self.refresh_hand(glide=True)
        elif count:
            start = start or stage.backs_pose(cue.seat, min(index, count - 1), count)
        if not count:  # drawn from the pack
            start = stage.layout.stock_pose()
        goal = stage.layout.trick_pose(stage.place(cue.seat), stage.model.played)
        up = not cue.covered and cue.card != HIDDEN
        was_up = own and cue.card != HIDDEN and cue.slot is None and count > 0
        flight = Flight(
            cue.card, start or goal, goal, was_up, up, warm=True, turns=(0.0, 0.55), seat=cue.seat
        )
        turning = FLIP * 0.5 if was_up != up else 0.0

        def landed() -> None:
            stage.model.lay(cue)
            self.sound("place")

        self.fly(
            flight,
            PLAY_FLIGHT + turning,
            landed=landed,
            departs=lambda: self.sound("slide"),
            eased=settle if not self.reduced else linear,
        )

    def _throw_start(self, cue: Throw, count: int) -> Pose | None:
        """Where the viewer's card starts from; None for the cards of others."""
        stage = self.stage
        start, self._from = self._from, None
        if cue.seat != stage.viewer:
            return None
        if start is not None:
            return start
        for held in stage.fan.cards:
            if (cue.slot is not None and held.slot == cue.slot) or (
                cue.slot is None and held.card == cue.card
            ):
                return held.pose
        return stage.layout.hand_pose(0, max(1, count))

    def _gather(self, cue: Gather, seat: int | None) -> None:
        stage = self.stage
        trick = list(stage.model.trick)
        piles = stage.model.piles
        stage.model.apply(cue)
        if not trick:
            return
        layout = stage.layout
        if cue.pile is not None:
            self._gather_to_pile(cue.pile, trick, piles)
            return
        if seat is None:
            x, y = layout.at(0, layout.trick_y)
            goal = Pose(x, y, 0, layout.trick_height * layout.scale * 0.6, layout.aspect)
        else:
            where = layout.seat(stage.place(seat))
            goal = Pose(where.x, where.y, 0, where.diameter * 0.5, layout.aspect)
        for number, lying in enumerate(trick):
            start = layout.trick_pose(stage.place(lying.seat), lying.seed)
            up = not lying.face_down
            end = replace(goal, angle=start.angle * 3 + (number - 1) * 6)
            flight = Flight(lying.card, start, end, up, up, warm=True, seat=lying.seat)
            self._gather_card(flight)
        self.sound("gather")

    def _gather_to_pile(self, pile: int, trick: list[TrickCard], before: dict[int, int]) -> None:
        """The cards turn over on their way to the pile, which then is a trick higher."""
        stage = self.stage
        after, stage.model.piles = stage.model.piles, before
        goal = stage.layout.pile_pose(stage.place(pile))

        def landed() -> None:
            stage.model.piles = after

        for number, lying in enumerate(trick):
            start = stage.layout.trick_pose(stage.place(lying.seat), lying.seed)
            up = not lying.face_down
            end = replace(goal, angle=goal.angle + (number - 1.5) * 4)
            flight = Flight(lying.card, start, end, up, False, warm=True, seat=lying.seat)
            self.fly(flight, GATHER + FLIP, landed=landed, eased=ease_in_out)
        self.sound("gather")

    def _gather_card(self, flight: Flight) -> None:
        stage = self.stage
        stage.flights.append(flight)
        flight.fades = False

        def step(t: float) -> None:
            if not self.reduced:
                flight.t = t
            flight.alpha = 1 - max(0.0, (t - 0.55) / 0.45) if not self.reduced else 1 - t

        def done() -> None:
            if flight in stage.flights:
                stage.flights.remove(flight)

        self.add(Motion(GATHER, step, done, ease=ease_in_out))

    def _mark(self, cue: Mark) -> None:
        stage = self.stage
        stage.model.apply(cue)
        if cue.sorts:
            self.refresh_hand(glide=not self.reduced)
        if not cue.stir:
            return
        stage.stir = 0.0

        def step(t: float) -> None:
            stage.stir = t

        self.add(Motion(STIR, step, ease=linear, holding=False))
        if cue.loud:
            self.add(Motion(0.75))
            self.sound("raise_hit")
        if cue.loud and not self.reduced:

            def hop(t: float) -> None:
                stage.hop = 4 * t * (1 - t)

            self.add(Motion(0.2, hop, ease=linear))

    def _count(self, cue: Score, points: tuple[int, ...]) -> None:
        """Count up one by one; each point makes its sound, or of many points every few."""
        stage = self.stage
        before = stage.points or stage.model.points or (0,) * len(points)
        stage.model.apply(cue)
        steps = max((abs(b - a) for a, b in zip(before, points, strict=True)), default=0)
        if steps == 0 or sum(points) < sum(before):
            stage.points = points
            return
        each = min(COUNT, COUNTED / steps)
        heard = max(1, round(COUNT / 2 / each))
        for n in range(1, steps + 1):
            shown = tuple(min(a + n, b) for a, b in zip(before, points, strict=True))

            def show(shown: tuple[int, ...] = shown, *, aloud: bool = n % heard == 0) -> None:
                stage.points = shown
                if aloud:
                    self.sound(cue.sound)

            self.add(Motion(each, delay=(n - 1) * each, started=show))

    def _chat(self) -> bool:
        """Say the next of the small talk if nothing that counts stands there; True if it was."""
        balloons = self.stage.balloons
        if not self._talk or any(b.stays or b.seat == self._talk[0].seat for b in balloons):
            return False
        if any(b.idle and b.left > CHATTED - REPLY for b in balloons):
            return False
        self._say(self._talk.popleft())
        return True

    def _say(self, cue: Say) -> None:
        stage, seat, text, style = self.stage, cue.seat, cue.text, cue.style
        hushed = [b for b in stage.balloons if b.seat == seat or (b.idle and not cue.idle)]
        stage.balloons = [b for b in stage.balloons if b not in hushed]
        seconds = CHATTED if cue.idle else SAID
        balloon = Balloon(seat, text, style, seconds, stays=cue.waits, idle=cue.idle)
        stage.balloons.append(balloon)

        def grow(t: float) -> None:
            balloon.grown = t

        # A burst leaves the waiting to the mark that comes with it, so that both come at once.
        loud = style == "burst"
        if self.reduced:
            balloon.grown = 1.0
        else:
            self.add(Motion(0.2, grow, ease=settle if loud else ease_out, holding=False))
        if style == "speech" and not cue.idle:
            self.add(Motion(0.45))

    def _hush(self, *, everything: bool = False) -> None:
        """What was said is over once something is done."""
        self._talk.clear()
        self.stage.balloons = [] if everything else [b for b in self.stage.balloons if not b.stays]

    def hush_thoughts(self) -> None:
        """Thoughts go when the decision they were about is taken."""
        self.stage.balloons = [b for b in self.stage.balloons if b.style != "thought"]

    def _age_balloons(self, seconds: float) -> bool:
        before = len(self.stage.balloons)
        for balloon in self.stage.balloons:
            balloon.left -= seconds
        self.stage.balloons = [b for b in self.stage.balloons if b.stays or b.left > 0]
        return len(self.stage.balloons) != before


def dealing_order(deals: list[Deal]) -> Iterator[int]:
    """The seats of a deal, a card each: round the table card by card, packets in one go."""
    waiting = list(deals)
    while waiting:
        if waiting[0].packet:
            packet = waiting.pop(0)
            yield from [packet.seat] * len(packet.cards)
            continue
        turn: list[Deal] = []
        while waiting and not waiting[0].packet and waiting[0].seat not in {d.seat for d in turn}:
            turn.append(waiting.pop(0))
        for number in range(max(len(deal.cards) for deal in turn)):
            yield from (deal.seat for deal in turn if number < len(deal.cards))


def stage_hand(stage: Stage, seat: int) -> list[Card]:
    """The hand of ``seat`` in the stage's model."""
    return stage.model.hands[seat]

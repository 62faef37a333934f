"""What the pointer does to the things on the table, and to the cards of the own hand.

A press on a card becomes a click or takes the card along; a carried card is played, chosen or goes
home where it is let go. The stock is drawn from, the pack is cut, tricks that were won are looked
at, and things that some games have are taken up and set down. Buttons are not handled here: the
desk has them.
"""

from __future__ import annotations

from collections.abc import Callable

from game.table.face import Thing
from game.table.layout import Layout, Pose
from game.table.places import pack_depth, pack_pose
from game.table.pointer import Click, Drop, Grip, nearest_zone
from game.table.session import Session
from game.ui.context import Ui
from game.ui.events import Pointer
from game.ui.focus import Desk


class Handling:
    """The hands of the viewer of ``session``.

    ``rebuild`` is called when the widgets of ``desk`` are to be made anew.
    """

    def __init__(
        self, ui: Ui, session: Session, grip: Grip, desk: Desk, rebuild: Callable[[], object]
    ) -> None:
        self.ui = ui
        self.session = session
        self.grip = grip
        self.desk = desk
        self._rebuild = rebuild
        self._thing: Thing | None = None
        """What the pointer carries, besides cards."""

    @property
    def layout(self) -> Layout:
        return self.session.stage.layout

    def pointer(self, event: Pointer) -> bool:
        """What the pointer does anywhere on the table; whether anything came of it."""
        if event.kind == "down" and event.button == 3 and self.let_go():
            return True
        if self.grip.state != "idle" and event.kind in ("move", "up", "cancel"):
            # The widgets may have been made anew since the press: the card stays in hand.
            if event.kind != "move":
                self.desk.release()
            return self.card_pointer(self.grip.item, event)
        if self._cut_pack(event) or self._carry_thing(event):
            return True
        if self.desk.handle(event):
            return True
        if event.kind == "down" and event.button == 1:
            if self._take_from_stock(event) or self._look_at_pile(event):
                return True
            if self.session.stage.peek:
                self.session.peek(on=False)
            elif self.fold_account():
                self.ui.redraw()
            elif not self.session.hurry():
                return False
            self._rebuild()
            return True
        return False

    def let_go(self) -> bool:
        """Send a carried card home; True if there was one."""
        item = self.grip.item
        was_dragging = self.grip.dragging
        held = self.grip.cancel()
        if was_dragging:
            self.session.stage.fan.send_home(item)
        thing, self._thing, self.session.stage.carried = self._thing, None, None
        if held or thing is not None:
            self.ui.redraw()
        return held or thing is not None

    def fold_account(self) -> bool:
        """Put the account away, unless it belongs to a deal that is over; True if there was one."""
        session = self.session
        if session.phase in ("deal over", "match over"):
            return False
        return session.show_account(on=False)

    # Cards of the hand ---------------------------------------------------------------------------

    def card_chosen(self, index: int) -> None:
        self.session.peek(on=False)
        self.fold_account()
        if self.session.hurry():
            return
        if self.session.selection is not None:
            if self.session.choose_card(index) and self.ui.keyboard:
                self._focus_hand(index)
            return
        self.session.play_card(index, covered=self.session.cover)
        self._rebuild()

    def card_focused(self, index: int, focused: bool) -> None:
        self.ui.redraw()

    def card_pointer(self, index: int, event: Pointer) -> bool:
        """A press on a card may become a click, or take the card along."""
        scale = self.ui.metrics.scale
        x, y = event.x * scale, event.y * scale
        fan = self.session.stage.fan
        if event.kind == "down":
            busy = self.session.director.busy or self.session.stage.peek
            if event.button != 1 or busy or index >= len(fan.cards):
                return False
            pose = fan.cards[index].pose
            self.grip.press(index, x, y, (pose.x, pose.y))
            return True
        if event.kind == "move":
            if self.grip.move(x, y) is not None:
                fan.held = index
                self.ui.audio.play("slide", 0.4)
            if self.grip.dragging:
                self.carry()
                self.ui.redraw()
            return True
        if event.kind == "cancel":
            self.let_go()
            return True
        if event.kind == "up" and event.button == 1:
            gesture = self.grip.release(x, y)
            if isinstance(gesture, Click):
                self.card_chosen(gesture.item)
            elif isinstance(gesture, Drop):
                self._drop(gesture)
            return True
        return False

    def carry(self) -> None:
        """The held card follows the pointer and leans with its speed."""
        fan = self.session.stage.fan
        if not self.grip.dragging or self.grip.item >= len(fan.cards):
            return
        held = fan.cards[self.grip.item]
        x, y = self.grip.centre
        tilt = 0.0 if self.session.director.reduced else self.grip.tilt
        held.pose = Pose(x, y, tilt, held.pose.height, held.pose.aspect)
        held.spent = held.seconds = 0.0

    def _drop(self, drop: Drop) -> None:
        """Let go of a card: over the trick it is played, elsewhere it goes home."""
        layout = self.layout
        fan = self.session.stage.fan
        if drop.item >= len(fan.cards):
            return  # a new deal has taken the cards away meanwhile
        if self.session.selection is not None:
            self._drop_chosen(drop)
            return
        if self._drops_on_turn_up(drop) and self.session.lay_on_turn_up(drop.item):
            fan.held = None
            self._rebuild()
            return
        reach = 1.5 * fan.cards[drop.item].pose.width
        zone = nearest_zone(drop.x, drop.y, (layout.trick_box(), layout.hand_box()), reach)
        if zone == 0 and self.session.play_card(drop.item, covered=self.session.cover):
            fan.held = None
            self._rebuild()
            return
        fan.send_home(drop.item)
        self.ui.redraw()

    def _drops_on_turn_up(self, drop: Drop) -> bool:
        """Whether a card was let go over the turn-up."""
        if self.session.stage.model.turn_up is None:
            return False
        box = self.layout.turn_up_pose().bounds()
        return bool(box.inflate(box.w // 3, box.h // 5).collidepoint(drop.x, drop.y))

    def _drop_chosen(self, drop: Drop) -> None:
        """Let go of a card where some are to be chosen: above the hand it is, in the hand not."""
        layout, session = self.layout, self.session
        fan = session.stage.fan
        fan.held = None
        in_hand = layout.hand_box().collidepoint(drop.x, drop.y)
        chosen = fan.cards[drop.item].spot is not None
        if in_hand != chosen or not session.choose_card(drop.item):
            fan.send_home(drop.item)
        self._rebuild()

    def _focus_hand(self, index: int) -> None:
        """The keyboard stays at the hand when a card was chosen: on the next card of it."""
        cards = self.session.stage.fan.cards
        if cards[index].spot is None:
            return
        held = [n for n, card in enumerate(cards) if card.spot is None]
        after = [n for n in held if n > index] or held[-1:]
        if after:
            self.desk.focus_on(f"card {after[0]}")

    # Other things on the table -------------------------------------------------------------------

    def _cut_pack(self, event: Pointer) -> bool:
        """The pointer over a pack that is to be cut: where it is let go, the pack is cut."""
        stage, layout = self.session.stage, self.layout
        if not stage.cutting or self.session.phase != "asking":
            return False
        x, y = event.x * self.ui.metrics.scale, event.y * self.ui.metrics.scale
        ends = [pack_pose(layout, n, stage.cutting).bounds() for n in (0, stage.cutting - 1)]
        over = ends[0].unionall(ends[1:]).collidepoint(x, y)
        at = pack_depth(layout, x, stage.cutting) if over else None
        if at != stage.cut_at:
            self.ui.redraw()
        stage.cut_at = at
        if at is None or event.kind not in ("down", "up") or event.button != 1:
            return False
        if event.kind == "up":
            self.session.cut(at)
            self._rebuild()
        return True

    def _take_from_stock(self, event: Pointer) -> bool:
        """A press on the stock draws, where that is what the viewer may do."""
        session, layout = self.session, self.layout
        choice = session.choice
        if choice is None or session.phase != "asking" or session.director.busy:
            return False
        action = session.face.from_stock(choice.view)
        scale = self.ui.metrics.scale
        x, y = event.x * scale, event.y * scale
        on_stock = layout.stock_pose().holds(x, y) or layout.turn_up_pose().holds(x, y)
        if action is None or not on_stock:
            return False
        session.play(action)
        self._rebuild()
        return True

    def _look_at_pile(self, event: Pointer) -> bool:
        """A press on tricks that were won shows the last trick again."""
        session, layout = self.session, self.layout
        scale = self.ui.metrics.scale
        piles = (layout.pile_pose(session.stage.place(s)) for s in session.stage.model.piles)
        if session.stage.peek or session.director.busy:
            return False
        if not any(pile.holds(event.x * scale, event.y * scale) for pile in piles):
            return False
        if session.peek(on=True):
            self.ui.redraw()
        return True

    def _carry_thing(self, event: Pointer) -> bool:
        """Things that are dragged to do something: they are taken up, carried and set down."""
        session, stage = self.session, self.session.stage
        scale = self.ui.metrics.scale
        x, y = event.x * scale, event.y * scale
        if self._thing is None:
            choice = session.choice
            taking = event.kind == "down" and event.button == 1 and session.phase == "asking"
            if choice is None or not taking:
                return False
            for thing in session.face.things(choice.view, self.layout):
                if any(box.collidepoint(x, y) for box in thing.source):
                    self._thing, stage.carried = thing, (thing.picture, x, y)
                    self.ui.audio.play("slide", 0.4)
                    self.ui.redraw()
                    return True
            return False
        self.ui.redraw()
        stage.carried = (self._thing.picture, x, y)
        if event.kind == "move":
            return True
        thing, self._thing, stage.carried = self._thing, None, None
        if event.kind == "up" and thing.goal.collidepoint(x, y):
            session.play(thing.action)
            self._rebuild()
        return True

    def sources(self) -> tuple[tuple[int, int, int, int], ...]:
        """Where things lie that may be taken up now."""
        session, layout = self.session, self.layout
        if session.choice is None or session.phase != "asking":
            return ()
        things = session.face.things(session.choice.view, layout)
        return tuple((b.x, b.y, b.w, b.h) for thing in things for b in thing.source)

    def goal(self) -> list[int]:
        """Where things that can be dragged are set down."""
        choice = self.session.choice
        things = self.session.face.things(choice.view, self.layout) if choice else ()
        return [n for thing in things[:1] for n in (*thing.goal.topleft, *thing.goal.size)]

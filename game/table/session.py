"""A match as it is played on the table: what was done becomes motion, what is due is asked for.

The session knows rules and words of any game through their protocols, and no widgets.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Literal

from game import registry
from game.bots.persona import Persona
from game.bots.runner import SLICE
from game.engine.cards import Card
from game.engine.contract import Action, Event, Refusal, View
from game.i18n import _, current
from game.match import Match
from game.settings import Settings
from game.table import company
from game.table.advice import Advice, Counsel, Hint
from game.table.chatter import Chatter
from game.table.cues import Clear, Cue, Deal, Mark, Say, Tell, Throw
from game.table.director import PACES, Director
from game.table.face import Board, Face, Menu, Offer, Selection
from game.table.hand import Fan
from game.table.layout import Layout
from game.table.model import TableModel
from game.table.stage import Stage
from game.table.thinker import Thinker
from game.words import Balloon, Label, escape

BANNER = 3.2
"""Seconds that the result of a deal stays, if it does not wait for a click."""
ERROR = 4.0
"""Seconds that the line of words says why something is refused."""
HINTED = 12.0
"""Seconds that it gives a hint."""
HINT_LINES = 2
"""Lines that a hint may take, though the words may have fewer."""
FORCED = 0.7
"""Seconds before a card that is the only choice is played for the player."""
GRACE = 2.6
"""Seconds that others wait with their play when the viewer may newly do something out of turn."""
GRACE_ASIDE = 1.6
"""The same where it is only something to be said."""

Phase = Literal["showing", "asking", "waiting", "deal over", "match over"]


@dataclass(frozen=True, slots=True)
class Choice:
    """What the viewer may do now: ``plays`` maps (slot, covered) to the action that does it;
    ``calls``, ``asides`` and ``at_seats`` are as in :class:`~game.table.face.Offer`."""

    view: View
    plays: Mapping[tuple[int, bool], Action]
    calls: tuple[Action | Menu, ...]
    asides: tuple[Action, ...] = ()
    at_seats: tuple[tuple[int, Menu], ...] = ()

    @property
    def slots(self) -> frozenset[int]:
        return frozenset(slot for slot, _covered in self.plays)

    @property
    def covers(self) -> bool:
        """Whether a card may be played face down."""
        return any(covered for _slot, covered in self.plays)


def largest_hand(match: Match) -> int:
    """Cards in the fullest hand of the running deal, when it was dealt."""
    face: Face = registry.face(match.game.name)
    view = match.view(match.humans[0] if match.humans else 0)
    marks = face.opening(view)
    held = [0] * match.players
    for event in view.history:
        for cue in face.cues(event, marks, view):
            if isinstance(cue, Deal):
                held[cue.seat] += len(cue.cards)
            marks = cue.marks if isinstance(cue, Mark) else marks
    return max(1, *held)


class Session:
    """Runs one match on one stage.

    ``changed`` is called when other things can be done than before, so that buttons are made anew;
    ``finished`` when the match is over and has been seen.
    """

    talks = True
    """Whether the others say more than their calls, where that is set."""

    def __init__(
        self,
        match: Match,
        layout: Layout,
        settings: Settings,
        personas: Mapping[str, Persona],
        *,
        sound: Callable[[str], object] = lambda name: None,
        changed: Callable[[], object] = lambda: None,
        finished: Callable[[], object] = lambda: None,
        fault: Callable[[str], object] = lambda text: None,
        say: Callable[[str], object] = lambda text: None,
    ) -> None:
        self.match = match
        self.settings = settings
        self.face: Face = registry.face(match.game.name)
        self.words = registry.words(match.game.name)
        self.viewer = match.humans[0] if match.humans else 0
        self._changed, self._finished, self._fault, self._say = changed, finished, fault, say
        self.sound = sound
        self.thinker = Thinker(match, personas)
        self.chatter = Chatter(match, self.thinker.personas)
        names = company.names(match, settings, self.thinker.personas)
        avatars = company.avatars(match, settings, self.thinker.personas)
        self.stage = Stage(
            layout, self.viewer, TableModel(match.players), Fan(layout), names, avatars
        )
        self.director = Director(self.stage, order=self._order, sound=sound)
        self.phase: Phase = "showing"
        self.choice: Choice | None = None
        self.selection: Selection | None = None
        """Cards that the viewer is to choose together now."""
        self.cover = False
        self._grace = 0.0
        self._known: frozenset[Action | Menu] = frozenset()
        """Calls that the viewer has had time to see."""
        self._heard: frozenset[Action] = frozenset()
        """Asides that the viewer has had time to see."""
        self._counsel = Counsel(self.words)
        self._left = 0.0
        self._error_left = 0.0
        self._told: Callable[[], str] = lambda: ""
        self.asked_for = 0.0
        """Seconds since the viewer was asked."""
        self._notice = ""
        """A sentence that the line of words owes the player before it asks again."""
        self._last_fault: str | None = None
        self.configure(settings)

    # ----------------------------------------------------------------- settings

    def configure(self, settings: Settings) -> None:
        """Follow changed settings."""
        self.settings = settings
        pace = PACES[settings.speed]
        self.director.timeline.pace = pace
        self.director.rest = settings.rest
        self.director.reduced = settings.reduced_motion
        self.thinker.pace = pace
        self.chatter.on = self.talks and settings.opponents_talk
        self.stage.names = company.names(self.match, settings, self.thinker.personas)

    def relaid(self, layout: Layout) -> None:
        """Play on another layout: what moves is brought to its end first."""
        resting = self.director.resting
        if self.director.busy and not resting:
            self.director.finish()
        self.stage.layout = layout
        self.stage.settle_stock()
        self.stage.fan.layout = layout
        self.director.refresh_hand()
        self.stage.fan.rest()
        if self.phase != "showing":
            self._tell_again()

    # -------------------------------------------------------------------- start

    def start(self) -> None:
        """Lay the table out. A match that just begins is dealt; one that goes on lies as it lay."""
        deal = self.match.deals[-1]
        fresh = len(self.match.deals) == 1 and not deal.actions
        self.chatter.begin(fresh=fresh)
        if fresh:
            view = self.match.view(self.viewer)
            self.stage.model.marks = self.face.opening(view)
            self._show(list(self.match.state.history), view)
        else:
            self.lay_out()

    def lay_out(self) -> None:
        """Lay out what the match knows, at once."""
        self.director.drop_everything()
        self.thinker.drop()
        view = self.match.view(self.viewer)
        model = self.stage.model
        model.marks = self.face.opening(view)
        for event in view.history:
            cues = self.face.cues(event, model.marks, view)
            model.fold(cues)
            self.chatter.follow(cues)
        self.stage.settle_stock()
        self.stage.points = model.points
        self.director.refresh_hand()
        self.stage.fan.rest()
        self.stage.banner = None
        self.stage.account = False
        self._settle()

    def restart(self) -> None:
        """Deal the running deal before the viewer's eyes, as if it had just begun."""
        self.director.drop_everything()
        self.chatter.begin(fresh=not self.match.log)
        self.thinker.drop()
        view = self.match.view(self.viewer)
        self.stage.model.marks = self.face.opening(view)
        self._show(list(self.match.state.history), view)

    def show_action(self, action: Action) -> None:
        """Carry an action of any seat out and show it."""
        self.thinker.drop()
        self._play(action)

    @property
    def unsettled(self) -> bool:
        """Whether something is still to be shown before a decision is waited for."""
        return self.director.busy or self.phase == "showing" or self._counsel.pending

    # --------------------------------------------------------------------- time

    @property
    def animating(self) -> bool:
        """Whether a frame later may look different, or a decision fall."""
        return (
            self.director.animating
            or self.thinker.seat is not None
            or self._counsel.pending
            or self._left > 0
            or self._error_left > 0
        )

    def advance(self, seconds: float, slice_: float = SLICE) -> bool:
        """Let time pass; True if the stage looks different."""
        changed = self.director.advance(seconds)
        if self._error_left > 0:
            self._error_left -= seconds
            if self._error_left <= 0:
                self._tell_again()
                changed = True
        if self.director.busy:
            return changed
        if self.phase == "showing":
            self._settle()
            return True
        if self.phase == "waiting":
            self._grace = max(0.0, self._grace - seconds)
            if self._grace > 0:
                return changed
            decision = self.thinker.advance(seconds, slice_)
            changed |= self._sigh()
            if decision is not None:
                if self.thinker.fault:
                    self._fault(self.thinker.fault)
                self._play(decision.action)
                self._admit_fault(decision.action.seat)
                return True
        elif self.phase == "asking":
            late = self.thinker.late()
            if late is not None:
                self._play(late)
                return True
            self.asked_for += seconds
            changed |= self._think_along(slice_)
            changed |= self._play_forced(seconds)
        elif self._left > 0:
            self._left -= seconds
            if self._left <= 0:
                self.go_on()
                changed = True
        return changed

    def hurry(self) -> bool:
        """A click that meant nothing else: bring motion to its end, or go on after a result."""
        if self.director.busy:
            self.director.finish()
            return True
        return self.go_on()

    def go_on(self) -> bool:
        """Leave the result of a deal behind; True if there was one."""
        if self.phase == "match over":
            self._left = 0.0
            self._finished()
            return True
        if self.phase != "deal over":
            return False
        self._left = 0.0
        self.stage.banner = None
        self.stage.account = False
        events = self.match.next_deal()
        self._show(events, self.match.view(self.viewer))
        return True

    # -------------------------------------------------------------------- doing

    def play(self, action: Action) -> Refusal | None:
        """The viewer does something. If it is refused the line of words says why."""
        refusal = self.match.state.refusal(action)
        if refusal is not None:
            self.refuse(self.words.refusal(refusal, self.match.view(self.viewer)))
            return refusal
        self.thinker.drop()
        self._play(action)
        return None

    def play_card(self, index: int, *, covered: bool = False) -> bool:
        """Play card ``index`` of the fan; False if that is not possible now."""
        fan = self.stage.fan
        if index >= len(fan.cards) or self.director.busy or self.match.deal_over:
            return False
        view = self.match.view(self.viewer)
        held = fan.cards[index]
        pose = held.pose
        action = self.face.attempt(view, held.slot, covered=covered)
        self.director.set_out_from(pose)
        refused = self.play(action) is not None
        if refused:
            self.director.set_out_from(None)
        return not refused

    @property
    def chosen(self) -> tuple[Card, ...]:
        """The cards chosen so far, where some are to be chosen together."""
        return tuple(self.stage.fan.chosen)

    @property
    def selected(self) -> bool:
        """Whether as many cards are chosen as are to be."""
        return self.selection is not None and len(self.chosen) == self.selection.count

    def choose_card(self, index: int) -> bool:
        """Choose card ``index`` of the fan, or take it back; False if that is not possible."""
        fan, selection = self.stage.fan, self.selection
        if selection is None or index >= len(fan.cards) or self.director.busy:
            return False
        card = fan.cards[index].card
        taken_back = card in fan.chosen
        if not taken_back:
            refusal = self.match.state.refusal(selection.action(card))
            if refusal is not None:
                self.refuse(self.words.refusal(refusal, self.match.view(self.viewer)))
                return False
            if self.selected:
                self.refuse(selection.full)
                return False
        fan.choose(index, chosen=not taken_back, seconds=0.0 if self.director.reduced else 0.2)
        self.sound("slide")
        self._tell_again()
        self._say(self.stage.words)
        self._changed()
        return True

    def confirm_selection(self) -> bool:
        """Do with the chosen cards what they were chosen for; False while some are missing."""
        selection = self.selection
        if selection is None or self.director.busy:
            return False
        if not self.selected:
            self.refuse(selection.told(len(self.chosen)))
            return False
        actions = [selection.action(card) for card in self.chosen]
        self.thinker.drop()
        for action in actions:
            self._play(action)
        return True

    def refuse(self, sentence: str) -> None:
        """Say why something cannot be done."""
        self.stage.words, self.stage.error = sentence, True
        self.stage.extra_lines = 0
        self._error_left = ERROR
        self.sound("error")
        self._say(sentence)

    def undo(self) -> bool:
        """Take the viewer's last decision back."""
        if self.selection is not None and self.chosen:  # nothing has been done with them yet
            self.stage.fan.put_back(0.0 if self.director.reduced else 0.2)
            self._tell_again()
            self._changed()
            return True
        if not self.match.undo(self.viewer):
            return False
        # What was chosen together is taken back together.
        while (together := self.face.selection(self.match.view(self.viewer))) and together.done:
            if not self.match.undo(self.viewer):
                break
        self.cover = False
        self.lay_out()
        self._changed()
        return True

    def peek(self, *, on: bool) -> bool:
        """Show the last trick again, or no longer; True if that changed anything."""
        on = on and self.may_look_back
        if on == self.stage.peek:
            return False
        self.stage.peek = on
        winner = self.stage.model.last_winner
        if not on:
            self._tell_again()
        elif winner is None:
            self.stage.words = _("*The last trick:* nobody won it.")
        elif winner == self.viewer:
            self.stage.words = _("*The last trick:* you won it.")
        else:
            name = escape(self.stage.names[winner])
            self.stage.words = _("*The last trick:* {name} won it.", name=name)
        self._say(self.stage.words)
        return True

    @property
    def may_look_back(self) -> bool:
        """Whether there is a last trick, and it may be seen again."""
        return self.settings.look_back and bool(self.stage.model.last_trick)

    def ask_hint(self) -> bool:
        """Let a strong player think about the viewer's choice; the line of words will tell."""
        if self.phase != "asking" or self.choice is None or not self.choice.view.legal:
            return False
        self._counsel.ask_adviser(self.thinker.hint(self.viewer))
        return True

    # ------------------------------------------------------------------- inside

    def _order(self, cards: list[Card]) -> list[int]:
        return self.face.order_with(cards, self.settings.hand_sort, self.stage.model.marks)

    def board(self) -> Board:
        """The score as it is shown, the viewer's side first."""
        return company.board(
            self.match,
            self.words,
            self.viewer,
            self.stage.names,
            self.stage.points,
            deal_shown=self.settings.show_deal_points,
        )

    def _play(self, action: Action) -> None:
        self.cover = False
        self._counsel.drop()
        self.director.hush_thoughts()
        events = self.match.play(action)
        self._show(events, self.match.view(self.viewer))

    def _show(self, events: Sequence[Event], view: View) -> None:
        self.phase, self.choice = "showing", None
        self.selection = None
        self.stage.turn = None
        self.stage.cutting = 0
        self.stage.error = False
        self.stage.extra_lines = 0
        self._error_left = 0.0
        marks = self._marks_ahead()
        cues: list[Cue] = []
        for event in events:
            seen = event.seen_by(self.viewer)
            own = self.face.cues(seen, marks, view)
            marks = next((c.marks for c in reversed(own) if isinstance(c, Mark)), marks)
            if not self.settings.ceremony and any(isinstance(c, Clear) for c in own):
                cues.clear()  # what precedes the deal is left out
                own = own[next(n for n, c in enumerate(own) if isinstance(c, Clear)) :]
            cues += self._spoken(seen, own, view)
            cues += own
        self._marks = marks
        told = self.chatter.beside(cues, lambda card: self.face.great(card, marks))
        self.director.play(told)
        self._speak_idle(told)
        self._changed()

    def _speak_idle(self, cues: Sequence[Cue]) -> None:
        """Let small talk be heard, too."""
        for cue in cues:
            if isinstance(cue, Say) and cue.idle:
                self._say(f"{self.stage.names[cue.seat]}: {cue.text}")

    def _marks_ahead(self) -> object:
        """The marks when all that is queued has been shown."""
        if self.director.busy:
            return self._marks
        return self.stage.model.marks

    _marks: object = None

    def _spoken(self, event: Event, cues: list[Cue], view: View) -> list[Cue]:
        """What is said aloud and told with an event, before it is shown."""
        said: list[Cue] = []
        sentence = self.words.event(event, view, self.stage.names)
        if sentence:
            self._say(sentence)
        # A played card speaks for itself, and nothing may stand between the deals to the seats.
        if sentence and not any(isinstance(c, (Deal, Throw)) for c in cues):
            said.append(Tell(sentence))
        balloon = self.words.balloon(event)
        seat = getattr(event, "seat", None)
        if balloon is not None and isinstance(seat, int):
            line = self._own_line(seat, balloon)
            waits = balloon.style == "burst" and self.face.shouts_wait
            said.append(Say(seat, line, balloon.style, waits=waits))
        return said

    def _own_line(self, seat: int, balloon: Balloon) -> str:
        """A persona's own way of saying what the balloon says, if it has one."""
        if not balloon.line or self.match.seats[seat].kind == "human":
            return balloon.text
        persona = self.thinker.personas[seat]
        pick = (len(self.match.state.history) * 7 + seat * 3) % 10 / 10
        return balloon.in_own_words(persona.line(balloon.line, current(), pick))

    def _sigh(self) -> bool:
        """Who hesitates for long may say so; True if they did."""
        seat = self.thinker.hesitating
        said = [] if seat is None else self.chatter.thinking(seat)
        self.director.play(said)
        self._speak_idle(said)
        return bool(said)

    def _settle(self) -> None:
        """Everything has been shown: who is to do what?"""
        self.stage.dealt.clear()
        match = self.match
        unasked = None if match.deal_over else self.thinker.interruption()
        if unasked is not None:
            self._play(unasked)
            return
        view = match.view(self.viewer)
        self.choice = self._choose(view)
        self._select(view)
        if match.deal_over:
            self._close_deal(view)
        else:
            decider = match.decider()
            rite = None if self.settings.ceremony else self._rite(decider)
            if rite is not None:
                self._play(rite)
                return
            self.stage.turn = decider
            self._offer_pack(view)
            if decider == self.viewer and match.humans:
                self.phase = "asking"
                self.asked_for = 0.0
                self._ask_advice()
                self._left = FORCED if self._forced() is not None else 0.0
                self.sound("turn")
            elif decider is not None:
                self.phase = "waiting"
                self.thinker.begin(decider)
            self._leave_time()
        self._told = lambda: self._asked(view)
        self._tell_again()
        if match.fault and match.fault != self._last_fault:
            self._notice = self._notice or escape(match.fault)
        self._last_fault = match.fault
        if self._notice:
            self.stage.words, self._error_left = self._notice, ERROR
            self._notice = ""
        if self.phase == "asking":
            self._say(self.stage.words)
        self._dim()
        self._changed()

    def _rite(self, decider: int | None) -> Action | None:
        """What stands in for the ceremony before a deal, whoever would perform it."""
        return None if decider is None else self.face.rite(self.match.view(decider))

    def _offer_pack(self, view: View) -> None:
        """Spread the pack where the viewer is to cut it."""
        cuts = bool(self.match.humans) and self.face.cut(view, 0.5) is not None
        self.stage.cutting = len(self.match.game.pack) if cuts else 0
        self.stage.cut_at = None

    def cut(self, cards: int) -> bool:
        """The viewer lifts ``cards`` off the pack; False where it is not to be cut."""
        choice, pack = self.choice, len(self.match.game.pack)
        action = None if choice is None else self.face.cut(choice.view, cards / pack)
        if action is None or self.phase != "asking":
            return False
        return self.play(action) is None

    def lay_on_turn_up(self, index: int) -> bool:
        """Lay card ``index`` of the fan on the turn-up; False if that means nothing now."""
        fan = self.stage.fan
        if index >= len(fan.cards) or self.director.busy or self.match.deal_over:
            return False
        view = self.match.view(self.viewer)
        action = self.face.upon_turn_up(view, fan.cards[index].slot)
        return action is not None and self.play(action) is None

    def _close_deal(self, view: View) -> None:
        match = self.match
        self.phase = "match over" if match.over else "deal over"
        assert view.outcome is not None
        sentence = self.words.outcome(view.outcome, view)
        own = match.sides[self.viewer]
        if match.over:
            closing = self.words.match_over(match.standing, match.options, own, self.stage.names)
            self.stage.banner = (closing, sentence)
            self.sound("win" if own in match.winners else "loss")
        else:
            self.stage.banner = (sentence, _("Click or press Enter to deal again."))
        self._left = BANNER if self.settings.rest > 0 else 0.0
        if self.face.has_account and self.face.account_ends:
            self.stage.account = True
            self._left *= 4  # columns take longer to read than a sentence
        self.stage.turn = None

    def _choose(self, view: View) -> Choice | None:
        if not view.legal or not self.match.humans:
            return None
        plays: dict[tuple[int, bool], Action] = {}
        calls: list[Action] = []
        for action in view.legal:
            played = self.face.card_play(action, view)
            if played is None:
                calls.append(action)
            else:
                plays[played.slot, played.covered] = action
        weights = {"primary": 0, "raise": 1, "quiet": 2}
        drawing = self.face.from_stock(view)
        offer: Offer = self.face.offer(calls, view)

        def weight(call: Action | Menu) -> tuple[int, bool]:
            return weights[self.label(call, view).style], call == drawing

        ordered = tuple(sorted(offer.calls, key=weight))
        return Choice(view, plays, ordered, offer.asides, offer.at_seats)

    def label(self, call: Action | Menu, view: View) -> Label:
        """What stands on the button of a call."""
        return call.label if isinstance(call, Menu) else self.words.action(call, view)

    def _asked(self, view: View) -> str:
        """What the line of words says while nothing moves."""
        if self.selection is not None:
            return self.selection.told(len(self.chosen))
        if self.stage.banner is not None:
            return " ".join(filter(None, self.stage.banner))
        return self.words.prompt(view, self.stage.names)

    def show_account(self, *, on: bool) -> bool:
        """Show the account of the deal in full, or no longer; True if that changed anything."""
        on = on and self.face.has_account
        if on == self.stage.account:
            return False
        self.stage.account = on
        self.sound("flip")
        if on:
            told = self.words.status(self.match.view(self.viewer), self.stage.names)
            self._say(" ".join(told))
        return True

    def _select(self, view: View) -> None:
        """Places are laid out where cards are to be chosen together."""
        fan = self.stage.fan
        self.selection = self.face.selection(view) if self.choice is not None else None
        fan.chosen.clear()
        fan.places = 0 if self.selection is None else self.selection.places
        fan.first_place = 0 if self.selection is None else self.selection.done

    def _tell_again(self) -> None:
        """The line of words goes back to what is asked."""
        self.stage.error = False
        self.stage.extra_lines = 0
        self._error_left = 0.0
        told = self.face.has_account and self.face.account_ends
        silent = self.stage.banner is not None and not told
        self.stage.words = "" if silent else self._told()

    def _leave_time(self) -> None:
        """Others wait a little where the viewer may newly do something out of turn."""
        calls = frozenset(() if self.choice is None else self.choice.calls)
        asides = frozenset(() if self.choice is None else self.choice.asides)
        waiting = self.phase == "waiting"
        self._grace = 0.0
        if waiting and not asides <= self._heard:
            self._grace = GRACE_ASIDE
        if waiting and not calls <= self._known:
            self._grace = GRACE
        self._known = calls
        self._heard |= asides

    def _dim(self) -> None:
        asked = self.phase == "asking" and self.choice is not None and bool(self.choice.plays)
        for held in self.stage.fan.cards:
            held.dim = (
                asked
                and self.settings.dim_unplayable
                and self.choice is not None
                and held.slot not in self.choice.slots
            )

    def _ask_advice(self) -> None:
        """Partners who could answer in the viewer's place say what they would do."""
        self._counsel.drop_partners()
        if not self.settings.show_advice:
            return
        for seat in self.match.state.deciders:
            spec = self.match.seats[seat]
            if seat != self.viewer and spec.kind == "bot" and self.match.view(seat).legal:
                self._counsel.ask_partner(seat, self.thinker.advice(seat))

    def _think_along(self, slice_: float) -> bool:
        """Partners' advice and hints, a slice at a time."""
        told = self._counsel.step(slice_)
        if isinstance(told, Advice):
            balloon = told.balloon
            self.director.play([Say(told.seat, balloon.text, balloon.style, waits=True)])
            self._say(f"{self.stage.names[told.seat]}: {balloon.text}")
        elif isinstance(told, Hint):
            self._show_hint(told)
        return told is not None

    def _show_hint(self, hint: Hint) -> None:
        self.stage.words, self.stage.error = hint.sentence, False
        self.stage.extra_lines = max(0, HINT_LINES - self.stage.layout.words_lines)
        self._error_left = HINTED
        self._say(hint.sentence)
        played = self.face.card_play(hint.action, hint.view)
        if played is not None:
            for index, held in enumerate(self.stage.fan.cards):
                if held.slot == played.slot:
                    self.stage.fan.raise_card(index)

    def _forced(self) -> Action | None:
        """The only thing the viewer can do, if it may be done for them. To draw decides nothing."""
        choice = self.choice
        if choice is None or self.selection is not None:
            return None
        legal = choice.view.legal
        only = legal[0] if len(legal) == 1 else None
        if only is not None and only == self.face.from_stock(choice.view):
            return only
        if not self.settings.play_forced:
            return None
        if choice.calls:
            return only
        if len(choice.slots) != 1:
            return None
        slot = next(iter(choice.slots))
        return choice.plays.get((slot, False)) or choice.plays.get((slot, True))

    def _play_forced(self, seconds: float) -> bool:
        action = self._forced()
        if action is None or self._left <= 0:
            return False
        self._left -= seconds
        if self._left > 0:
            return False
        self.play(action)
        return True

    def _admit_fault(self, seat: int) -> None:
        """Say that a computer player failed and that a plain action stood in."""
        if not self.thinker.fault:
            return
        name = escape(self.stage.names[seat])
        self._notice = _("{name} lost the thread; a plain play was made instead.", name=name)

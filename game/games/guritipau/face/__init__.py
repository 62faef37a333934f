"""How Guritipau looks and is handled on the table."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from typing import Any, ClassVar

from game.engine.cards import HIDDEN, Card, suit
from game.engine.contract import Action, Event, View
from game.games.guritipau import terms
from game.games.guritipau.face import tabletop
from game.games.guritipau.marks import Marks
from game.games.guritipau.order import BOST, nhanha, order, plain, trumps
from game.games.guritipau.posture import PEDRA
from game.games.guritipau.records import (
    PACK,
    Accuse,
    Annul,
    Cut,
    DealBegan,
    DealEnded,
    Dealt,
    DrewForDeal,
    Grain,
    GrainPlaced,
    InviteLost,
    Play,
    Played,
    Postured,
    Rob,
    Robbed,
    Sang,
    Sing,
    Talk,
    TrickEnded,
    TurnedUp,
    WasCut,
)
from game.games.guritipau.rules import GAME, PLAYERS, GuritipauStanding, GuritipauView
from game.games.guritipau.stakes import posture_sentence
from game.games.guritipau.words import WORDS
from game.i18n import N_, _, ngettext, pgettext
from game.table import cues, places
from game.table.canvas import Item
from game.table.cues import Cue
from game.table.face import Board, CardPlay, Face, Menu, Offer, Thing
from game.table.layout import Layout, Shape
from game.table.pen import Pen
from game.words import ButtonStyle, Label
from game.words import plain as unmarked

MIDDLE = len(PACK) // 2
_BEST = 3
"""Trumps that are among the best cards: the highest."""
"""Where the pack is cut if nobody says where."""
_QUIET_POSTURES = ("invite", "none")
"""Reasons of a posture that need no announcement: the line of words tells them."""


class GuritipauFace(Face):
    """The face of Guritipau; see :class:`game.table.face.Face`."""

    theme = "guritipau"
    shape = Shape(score=(392.0, 146.0), call=(290.0, 84.0), with_dealer=True, trays=True, hand=9)
    ambience = "ambience_yard"
    props = ("calabash",)
    token = "grain_1"
    has_account = True
    account_ends = False
    account_icon = "icons/cards.svg"
    account_label = N_("Order of the cards")
    moments: ClassVar[Mapping[str, Callable[[View], bool]]] = {
        "cut": lambda view: _asked(view, Cut),
        "annul": lambda view: _asked(view, Annul),
        "rob": lambda view: _asked(view, Rob),
        "grain": lambda view: _asked(view, Grain) and bool(_view(view).table),
        "sing": lambda view: _asked(view, Sing),
        "answer": lambda view: _view(view).phase == "answer" and view.seat in view.deciders,
        "talk": lambda view: any(isinstance(action, Talk) for action in view.legal),
        "todas": lambda view: (
            _view(view).phase == "play"
            and view.actor == view.seat
            and getattr(view.standing, "todas", 0) > 1
        ),
    }

    # ------------------------------------------------------------------- events

    def opening(self, view: View) -> Marks:
        return Marks.of(_view(view))

    def cues(self, event: Event, marks: Any, view: View) -> list[Cue]:
        now: Marks = marks
        match event:
            case DrewForDeal(seat=seat, card=card):
                return _drew(seat, card, now)
            case DealBegan(dealer=dealer):
                fresh = self.opening(view)
                score = cues.Score(fresh.points, "grain")
                begun: list[Cue] = [cues.Clear(dealer), cues.Mark(fresh), score]
                drawn: list[Cue] = [cues.Rest((dealer,)), cues.Gather(dealer)]
                return [*drawn, *begun] if now.drawn else begun
            case WasCut(seat=seat):
                return [cues.Cut(seat)]
            case InviteLost(side=side):
                points = _more(now.points, side, 1)
                given = cues.Pay(None, now.home(side), 1, told=False, sound="grain")
                return [given, cues.Mark(replace(now, points=points)), cues.Score(points, "grain")]
            case Postured():
                return _postured(event, now, _view(view))
            case Dealt(seat=seat, cards=cards):
                return [cues.Deal(seat, cards, packet=True)]
            case TurnedUp(card=card):
                held = _dealt(view)
                known = replace(now, trump=suit(card), held=held)
                return [cues.TurnUp(card), cues.Mark(known, sorts=True)]
            case Robbed(seat=seat, given=given, taken=taken):
                held = now.held
                if seat == now.viewer:
                    held = tuple(taken if card == given else card for card in held)
                swapped = replace(now, held=held)
                return [cues.Swap(seat, given, taken), cues.Mark(swapped, sorts=True)]
            case GrainPlaced(seat=seat, grains=grains):
                placed = replace(now, grains=grains)
                flies = cues.Pay(now.home(seat % 2), None, 1, told=False, sound="grain")
                return [flies, cues.Mark(placed, stir=True, loud=True)]
            case Sang(seat=seat):
                sung = (*now.sung, (seat, WORDS.song(event)))
                return [cues.Mark(replace(now, sung=sung))]
            case Played(seat=seat, card=card):
                held = tuple(c for c in now.held if c != card)
                return [cues.Throw(seat, card), cues.Mark(replace(now, held=held))]
            case TrickEnded(winner=winner):
                ours, theirs = (n + (winner % 2 == side) for side, n in enumerate(now.tricks))
                ended = cues.Mark(replace(now, tricks=(ours, theirs)))
                return [cues.Rest((winner,)), cues.Gather(winner), ended]
            case DealEnded():
                return _ended(event, now, _view(view))
        return []

    # ----------------------------------------------------------------- handling

    def card_play(self, action: Action, view: View) -> CardPlay | None:
        match action:
            case Play(card=card):
                return CardPlay(view.hand.index(card), False)
            case Rob(card=card) if _must_rob(view):
                return CardPlay(view.hand.index(card), False)
        return None

    def attempt(self, view: View, slot: int, *, covered: bool) -> Action:
        card = view.hand[slot]
        return Rob(view.seat, card) if _must_rob(view) else Play(view.seat, card)

    def upon_turn_up(self, view: View, slot: int) -> Action | None:
        robs = any(isinstance(action, Rob) for action in view.legal)
        return Rob(view.seat, view.hand[slot]) if robs else None

    def cut(self, view: View, share: float) -> Action | None:
        return Cut(view.seat, round(share * len(PACK))) if _asked(view, Cut) else None

    def rite(self, view: View) -> Action | None:
        return _middle(view.legal)

    def things(self, view: View, layout: Layout) -> Sequence[Thing]:
        grain = next((action for action in view.legal if isinstance(action, Grain)), None)
        if grain is None:
            return ()
        boxes = (places.tray_box(layout, 0), tabletop.bowl_box(layout))
        x, y, radius = layout.stake_circle()
        goal = places.around(x, y, round(radius * 1.3))
        sources = tuple(box for box in boxes if box is not None)
        return (Thing(self.token, 46.0, sources, goal, grain),)

    def offer(self, calls: Sequence[Action], view: View) -> Offer:
        guritipau = _view(view)
        robs = tuple(action for action in calls if isinstance(action, Rob))
        songs = [action for action in calls if isinstance(action, Sing)]
        grouped = (Cut, Rob, Sing, Talk, Accuse)
        offered = _songs(songs, guritipau)
        offered += (a for a in calls if not isinstance(a, grouped))
        cut = _middle(calls)
        if cut is not None:
            offered.append(cut)
        if robs:
            taken = "" if guritipau.turn_up is None else terms.short(guritipau.turn_up)
            honest = guritipau.ace_of_trump in view.hand
            style: ButtonStyle = "primary" if honest else "quiet"
            label = Label(pgettext("button", "Rob"), _("take {card}", card=taken), style)
            offered.insert(0, Menu(label, robs))
        return Offer(
            tuple(offered),
            tuple(action for action in calls if isinstance(action, Talk)),
            tuple((a.accused, _accusing(a)) for a in calls if isinstance(a, Accuse)),
        )

    def order(self, cards: Sequence[Card], how: str) -> list[int]:
        return self.order_with(cards, how, None)

    def order_with(self, cards: Sequence[Card], how: str, marks: Any) -> list[int]:
        spots = list(range(len(cards)))
        if HIDDEN in cards or how == "dealt":
            return spots
        trump = marks.trump if isinstance(marks, Marks) else None

        def strength(card: Card) -> tuple[int, int]:
            """Suit, trump first, and place in it from the highest down."""
            if card == BOST and trump is None:
                return -1, 0
            if trump is None:
                return suit(card), plain(suit(card)).index(card)
            suits, values = order(trump)
            return (-1 if suits[card] == trump else suits[card]), -values[card]

        if how == "rank":
            return sorted(spots, key=lambda n: (strength(cards[n])[0] >= 0, strength(cards[n])[1]))
        return sorted(spots, key=lambda n: strength(cards[n]))

    def from_stock(self, view: View) -> Action | None:
        return None

    def badges(self, marks: Any) -> Mapping[int, str]:
        now: Marks = marks
        return {now.dealer: _("dealer"), (now.dealer + 1) % PLAYERS: "damão"}

    def signs(self, card: Card, marks: Any) -> tuple[str, ...]:
        now: Marks = marks
        signs = tabletop.signs_of(card, now.trump)
        if now.trump is None or not signs:
            return signs
        married = {BOST, nhanha(now.trump)} <= set(now.held)
        return (*signs, "icons/mark_ring.svg") if married else signs

    def great(self, card: Card, marks: Any) -> bool:
        now: Marks = marks
        return now.trump is not None and card in trumps(now.trump)[:_BEST]

    def rank_of(self, card: Card, marks: Any) -> str:
        now: Marks = marks
        if now.trump is None:
            return ""
        name = terms.nickname(card, now.trump)
        place = terms.place(card, now.trump)
        return f"{name}: {place}" if name else place

    # -------------------------------------------------------------------- cloth

    def cloth(self, marks: Any, pen: Pen, stir: float) -> Sequence[Item]:
        now: Marks = marks
        items = [*tabletop.ring(now, pen, stir), *tabletop.bowl(pen), *tabletop.trays(now, pen)]
        if now.trump is not None:
            text = _("Trump: {suit}", suit=terms.SUIT_SIGNS[now.trump])
            text = f"{text} {terms.suit_name(now.trump)}"
            width = pen.layout.chip_width / pen.scale
            items += pen.chip(text, *pen.layout.chip_centre(-1), width=width)
        return items

    def board(self, board: Board, marks: Any, pen: Pen) -> Sequence[Item]:
        now: Marks = marks
        return [*tabletop.score(board, now, pen), *tabletop.songs(now, pen)]

    def account(self, board: Board, marks: Any, pen: Pen) -> Sequence[Item]:
        return tabletop.chart(marks, pen)


# ------------------------------------------------------------------------------------------ events


def _view(view: View) -> GuritipauView:
    assert isinstance(view, GuritipauView)
    return view


def _asked(view: View, kind: type[Action]) -> bool:
    asked = view.seat in view.deciders
    return asked and any(isinstance(action, kind) for action in view.legal)


def _must_rob(view: View) -> bool:
    """Whether a card must be laid down for the turn-up before anything else."""
    others = any(isinstance(action, (Play, Sing)) for action in view.legal)
    return _asked(view, Rob) and not others


def _middle(actions: Sequence[Action]) -> Cut | None:
    """The cut nearest to the middle of the pack."""
    cuts = [action for action in actions if isinstance(action, Cut)]
    return min(cuts, key=lambda cut: abs(cut.at - MIDDLE), default=None)


def _more(points: tuple[int, ...], side: int, gained: int) -> tuple[int, ...]:
    return tuple(min(PEDRA, p + gained) if s == side else p for s, p in enumerate(points))


def _dealt(view: View) -> tuple[Card, ...]:
    """The cards that the viewer was dealt."""
    own = (e for e in view.history if isinstance(e, Dealt) and e.seat == view.seat)
    return tuple(card for event in own for card in event.cards)


def _drew(seat: int, card: Card, now: Marks) -> list[Cue]:
    """Cards drawn for the deal lie like a trick; who draws again draws in a new round."""
    throw: list[Cue] = [cues.Throw(seat, card)]
    if seat in now.drawn:
        cleared: list[Cue] = [cues.Rest(), cues.Gather(None)]
        return [*cleared, *throw, cues.Mark(replace(now, drawn=(seat,)))]
    return [*throw, cues.Mark(replace(now, drawn=(*now.drawn, seat)))]


def _postured(event: Postured, now: Marks, view: GuritipauView) -> list[Cue]:
    """The grains of a posture are placed; what is out of the ordinary is announced."""
    shown: list[Cue] = []
    if event.reason not in _QUIET_POSTURES:
        shown.append(cues.Announce(posture_sentence(event, view)))
    if event.grains and event.placed_by is not None:
        home = now.home(event.placed_by)
        shown.append(cues.Pay(home, None, event.grains, told=False, sound="grain"))
    return [*shown, cues.Mark(replace(now, grains=event.grains, posed=True), stir=True)]


def _ended(event: DealEnded, now: Marks, view: GuritipauView) -> list[Cue]:
    """Grains go to the winners; a pedra is won, or one is taken away."""
    side = event.side
    done: list[Cue] = [cues.Gather(None)]
    if side is None or view.outcome is None:
        return done
    after = GAME.settle(view.options, PLAYERS, view.standing, view.outcome)
    assert isinstance(after, GuritipauStanding)
    won = after.pedras != now.pedras
    if now.todas:
        taken = now.todas if won else 1
        done.append(cues.Pay(None, now.home(side), taken, told=False, sound="grain"))
        ended = replace(now, todas=now.todas - taken, posed=now.todas > taken)
    else:
        if event.grains:
            done.append(cues.Pay(None, now.home(side), event.grains, sound="grain"))
        points = _more(now.points, side, event.grains)
        ended = replace(now, grains=0, points=points, posed=False)
        done.append(cues.Score(points, "grain"))
    if won:
        done += [cues.Sound("stone"), cues.Mark(replace(ended, pedras=after.pedras), stir=True)]
        return done
    return [*done, cues.Mark(ended, stir=True)]


def _songs(songs: Sequence[Sing], view: GuritipauView) -> list[Action | Menu]:
    """The true song on a button; where fraud is possible the others behind another one."""
    if not songs or view.trump is None:
        return []
    true = terms.song_of(view.hand, view.trump)
    honest = [s for s in songs if terms.song(s.trumps, s.nhanha, s.bost) == true]
    others = [s for s in songs if s not in honest]
    offered: list[Action | Menu] = list(honest)
    if others:
        counts = sorted({song.trumps for song in others})
        entries = tuple(_of_count(n, [s for s in others if s.trumps == n]) for n in counts)
        offered.append(Menu(Label(_("Another song"), _("sing falsely"), "quiet"), entries))
    return offered


def _accusing(action: Accuse) -> Menu:
    """An accusation is weighty: it is asked for twice."""
    return Menu(Label(_("Accuse"), _("of a fraud"), "quiet"), (action,))


def _of_count(count: int, songs: Sequence[Sing]) -> Menu:
    """The false songs of so many trumps."""
    head = ngettext("{n} trump", "{n} trumps", count) if count else _("no trump")
    return Menu(Label(unmarked(head)), tuple(songs))


FACE = GuritipauFace()

"""What Truco says: events, actions, refusals and whose turn it is, as sentences."""

from __future__ import annotations

from collections.abc import Sequence

from game.bots.base import Reason
from game.engine.cards import Card
from game.engine.contract import Action, Event, Outcome, Refusal, Standing, View
from game.engine.options import Options
from game.games.truco import glossary, rules_page, terms
from game.games.truco.prospects import Prospects
from game.games.truco.reasons import reason_sentence
from game.games.truco.records import (
    Accept,
    Accepted,
    Call,
    Called,
    Play,
    PlayedOn,
    PlayOn,
    PlayUnseen,
    Ran,
    Run,
)
from game.games.truco.refusals import refusal_sentence
from game.games.truco.rules import TrucoStanding, TrucoView
from game.games.truco.settings import Rules
from game.games.truco.teller import Teller, deal_ended
from game.i18n import _, pgettext
from game.wording.worth import InPoints
from game.words import Balloon, Label, Page, Term

_HEAVY = 2.5
"""Average points from which a single one comes near to the game."""


class TrucoWords(InPoints):
    """The words of Truco, as :class:`game.words.Words` asks for them."""

    # ------------------------------------------------------------------ worth

    def worth(self, value: float, view: View, *, brief: bool = False) -> str:
        return super().worth(_at_this_score(value, view), view, brief=brief)

    def loss(self, value: float, view: View) -> str:
        return super().loss(_at_this_score(value, view), view)

    # ------------------------------------------------------------------ names

    def title(self) -> str:
        return "Truco"

    def card(self, card: Card) -> str:
        return terms.card(card)

    def short(self, card: Card) -> str:
        return terms.short(card)

    def side(self, side: int, seat: int) -> str:
        return _("We") if side == seat % 2 else _("They")

    def role(self, seat: int, view: View) -> str:
        """The name of the seat's place in this deal: *mão*, *pé* or nothing."""
        return terms.role(seat, _truco(view))

    def manilhas(self, view: View) -> str:
        """The manilhas as a chip on the table shows them."""
        truco = _truco(view)
        if truco.turn_up is None:
            return _("Manilhas: {cards}", cards=terms.shorts(reversed(truco.manilhas)))
        return _("Manilhas: {cards}", cards=terms.short(truco.manilhas[0])[0])

    def stake(self, view: View) -> str:
        """What the deal is worth, and what a waiting call asks for."""
        truco = _truco(view)
        if truco.asked_worth is None:
            return _("worth {worth}", worth=truco.worth)
        return _("was {before}, asks {worth}", before=truco.worth, worth=truco.asked_worth)

    # ----------------------------------------------------------------- events

    def event(self, event: Event, view: View, names: Sequence[str]) -> str:
        return Teller(_truco(view), names).event(event)

    def outcome(self, outcome: Outcome, view: View) -> str:
        truco = _truco(view)
        side = outcome.takes_match
        if side is None:
            side = next((s for s, points in enumerate(outcome.points) if points), None)
        points = 0 if side is None else outcome.points[side]
        sentence = deal_ended(truco, side, points, outcome.reason)
        if outcome.reason not in ("ran", "special-run"):
            return sentence
        runners = _("They ran.") if side == truco.seat % 2 else _("We ran.")
        return f"{runners} {sentence}"

    def balloon(self, event: Event) -> Balloon | None:
        match event:
            case Called(seat=seat, worth=worth, asked=asked):
                worth = 0 if asked == seat else worth
                return Balloon(terms.shout(worth), "burst", terms.call(worth))
            case Accepted():
                return Balloon(_("I accept!"), "speech", "accept")
            case Ran():
                return Balloon(_("I run."), "speech", "run")
            case PlayedOn():
                return Balloon(_("We play!"), "speech")
        return None

    # ---------------------------------------------------------------- actions

    def action(self, action: Action, view: View) -> Label:
        truco = _truco(view)
        rules = Rules.of(truco.options)
        match action:
            case Play(card=card, covered=True):
                return Label(terms.card(card), _("face down"))
            case Play(card=card):
                return Label(terms.card(card), terms.nickname(card, truco.manilhas))
            case PlayUnseen(slot=slot):
                return Label(_("card {number}", number=slot + 1), _("unseen"))
            case Call() if truco.special is not None:
                return Label(terms.shout(0), _("loses the match"), "raise")
            case Call(worth=worth):
                return Label(terms.shout(worth), _("raises to {worth}", worth=worth), "raise")
            case Accept():
                worth = truco.worth if truco.asked_worth is None else truco.asked_worth
                return Label(pgettext("button", "Accept"), _("worth {worth}", worth=worth))
            case Run():
                decided = truco.phase == "decide"
                points = rules.special_run if decided else truco.worth
                return Label(
                    pgettext("button", "Run"), _("they score {points}", points=points), "quiet"
                )
            case PlayOn():
                return Label(pgettext("button", "Play"), _("worth {worth}", worth=truco.worth))
        raise TypeError(f"no action of Truco: {action!r}")

    def advice(self, action: Action, view: View) -> Balloon:
        match action:
            case Accept():
                text = _("I would accept…")
            case Run():
                text = _("I would run…")
            case PlayOn():
                text = _("I would play…")
            case Call(worth=worth):
                text = _("I would call {call}…", call=terms.call(worth))
            case Play(card=card, covered=True):
                text = _("I would cover {card}…", card=terms.the_card(card))
            case Play(card=card):
                text = _("I would play {card}…", card=terms.the_card(card))
            case _:
                text = _("Any of them…")
        return Balloon(text, "thought")

    def refusal(self, refusal: Refusal, view: View) -> str:
        return refusal_sentence(refusal, _truco(view))

    def reason(self, reason: Reason) -> str:
        return reason_sentence(reason)

    # ----------------------------------------------------- the line of words

    def prompt(self, view: View, names: Sequence[str]) -> str:
        teller = Teller(_truco(view), names)
        if view.outcome is not None:
            return self.outcome(view.outcome, view)
        if view.seat in view.deciders:
            return teller.asked_you()
        return teller.waiting()

    def status(self, view: View, names: Sequence[str]) -> list[str]:
        return Teller(_truco(view), names).status()

    # ------------------------------------------------------------------ score

    def score(self, standing: Standing, options: Options, side: int) -> int:
        return min(standing.points[side], options.number("target"))

    def match_over(
        self, standing: Standing, options: Options, side: int, names: Sequence[str] = ()
    ) -> str:
        won = side in standing.winners
        if Rules.of(options).games > 1 and isinstance(standing, TrucoStanding):
            ours, theirs = standing.games[side], standing.games[1 - side]
            if won:
                return _("*We win the match*, {ours} games to {theirs}.", ours=ours, theirs=theirs)
            return _("*They win the match*, {theirs} games to {ours}.", ours=ours, theirs=theirs)
        ours, theirs = (self.score(standing, options, s) for s in (side, 1 - side))
        if won:
            return _("*We win the match*, {ours} to {theirs}.", ours=ours, theirs=theirs)
        return _("*They win the match*, {theirs} to {ours}.", ours=ours, theirs=theirs)

    # ------------------------------------------------------------------ pages

    def rules_page(self, options: Options) -> Page:
        return rules_page.page(options)

    def glossary(self) -> tuple[Term, ...]:
        return glossary.terms()


def _truco(view: View) -> TrucoView:
    assert isinstance(view, TrucoView)
    return view


WORDS = TrucoWords()


def _at_this_score(value: float, view: View) -> float:
    """Points as they are counted on the board now: losing the one point of a plain deal is −1.

    Bots count in points of average weight. Where a point comes near to the game itself their count
    says more.
    """
    unit = -Prospects.of(_truco(view)).worth(-1)
    return value / unit if 0.0 < unit < _HEAVY else value

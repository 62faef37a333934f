"""What Truco says: events, actions, refusals and whose turn it is, as sentences."""

from __future__ import annotations

from collections.abc import Sequence

from game.bots.base import Reason
from game.engine.cards import HIDDEN, Card
from game.engine.contract import Action, Event, Outcome, Refusal, Standing, View
from game.engine.options import Options
from game.games.truco import glossary, rules_page, terms
from game.games.truco.reasons import reason_sentence
from game.games.truco.records import (
    Accept,
    Accepted,
    Call,
    Called,
    DealBegan,
    DealEnded,
    Dealt,
    Play,
    Played,
    PlayedOn,
    PlayOn,
    PlayUnseen,
    Ran,
    Run,
    Shown,
    SpecialBegan,
    TrickEnded,
    TurnedUp,
)
from game.games.truco.refusals import refusal_sentence
from game.games.truco.rules import TrucoStanding, TrucoView
from game.games.truco.scoring import trick_result
from game.games.truco.settings import Rules
from game.games.truco.strength import COVERED, strengths
from game.i18n import N_, _, ngettext, pgettext
from game.wording.worth import InPoints
from game.words import Balloon, Label, Page, Term, escape


class TrucoWords(InPoints):
    """The words of Truco, as :class:`game.words.Words` asks for them."""

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
        teller = _Teller(_truco(view), names)
        match event:
            case DealBegan():
                return teller.deal_began(event)
            case Dealt():
                return teller.dealt(event)
            case TurnedUp(card=card):
                return _(
                    "The _vira_ is {card}; the _manilhas_ are {manilhas}, the lowest first.",
                    card=terms.the_card(card),
                    manilhas=terms.shorts(teller.view.manilhas),
                )
            case SpecialBegan():
                return teller.special_began(event)
            case Shown(seat=seat, cards=cards):
                return teller.shown(seat, cards)
            case PlayedOn(seat=seat, worth=worth):
                return teller.tell(
                    seat,
                    N_("You decide to play: the deal is worth {worth}."),
                    N_("{name} decides to play: the deal is worth {worth}."),
                    worth=worth,
                )
            case Played():
                return teller.played(event)
            case Called():
                return teller.called(event)
            case Accepted(seat=seat, worth=worth):
                return teller.tell(
                    seat,
                    N_("You accept: the deal is worth {worth}."),
                    N_("{name} accepts: the deal is worth {worth}."),
                    worth=worth,
                )
            case Ran(seat=seat):
                return teller.tell(seat, N_("You run."), N_("{name} runs."))
            case TrickEnded():
                return teller.trick_ended(event)
            case DealEnded(side=side, points=points, reason=reason):
                return _deal_ended(teller.view, side, points, reason)
        return ""

    def outcome(self, outcome: Outcome, view: View) -> str:
        truco = _truco(view)
        side = outcome.takes_match
        if side is None:
            side = next((s for s, points in enumerate(outcome.points) if points), None)
        points = 0 if side is None else outcome.points[side]
        sentence = _deal_ended(truco, side, points, outcome.reason)
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
        teller = _Teller(_truco(view), names)
        if view.outcome is not None:
            return self.outcome(view.outcome, view)
        if view.seat in view.deciders:
            return teller.asked_you()
        return teller.waiting()

    def status(self, view: View, names: Sequence[str]) -> list[str]:
        return _Teller(_truco(view), names).status()

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


class _Teller:
    """Tells what one seat sees, in the second person."""

    def __init__(self, view: TrucoView, names: Sequence[str]) -> None:
        self.view = view
        self.names = [escape(name) for name in names]

    def tell(self, seat: int, you: str, other: str, **values: object) -> str:
        """``you`` if it was the viewer, ``other`` with the player's name if not."""
        if seat == self.view.seat:
            return _(you, **values)
        return _(other, name=self.names[seat], **values)

    def is_ours(self, seat: int) -> bool:
        return seat % 2 == self.view.seat % 2

    # ----------------------------------------------------------------- events

    def deal_began(self, event: DealBegan) -> str:
        if event.dealer == self.view.seat:
            sentence = N_("*Deal {deal}.* You deal and {leader} leads.")
        elif event.leader == self.view.seat:
            sentence = N_("*Deal {deal}.* {dealer} deals and you lead.")
        else:
            sentence = N_("*Deal {deal}.* {dealer} deals and {leader} leads.")
        dealer, leader = self.names[event.dealer], self.names[event.leader]
        return _(sentence, deal=event.deal, dealer=dealer, leader=leader)

    def dealt(self, event: Dealt) -> str:
        if event.seat != self.view.seat:
            return ""
        if event.unseen:
            return _("Your cards lie face down; nobody looks at them.")
        return _("You hold {cards}.", cards=terms.shorts(event.cards))

    def special_began(self, event: SpecialBegan) -> str:
        if event.side is None and self.view.blind:
            return _(
                "*Mão de ferro:* cards are played unseen, nobody may call, and whoever wins this"
                " deal wins the game."
            )
        if event.side is None:
            return _("*Mão de ferro:* nobody may call, and whoever wins this deal wins the game.")
        if event.side == self.view.seat % 2:
            sentence = N_("*We have {special}:* we decide whether to play for {worth}.")
        else:
            sentence = N_("*They have {special}:* they decide whether to play for {worth}.")
        return _(sentence, special=terms.special(self.view.options), worth=event.worth)

    def shown(self, seat: int, cards: Sequence[Card]) -> str:
        if seat == self.view.seat:
            return _("Your side sees your cards.")
        if HIDDEN in cards:
            return ""
        return _("{name} shows you {cards}.", name=self.names[seat], cards=terms.shorts(cards))

    def played(self, event: Played) -> str:
        card = terms.played(event.card, self.view)
        if event.covered:
            return self.tell(
                event.seat,
                N_("You play {card} face down."),
                N_("{name} plays a card face down."),
                card=terms.the_card(event.card),
            )
        if event.slot is not None:
            return self.tell(
                event.seat, N_("You turn over {card}."), N_("{name} turns over {card}."), card=card
            )
        return self.tell(event.seat, N_("You play {card}."), N_("{name} plays {card}."), card=card)

    def called(self, event: Called) -> str:
        if event.asked == event.seat:
            return self.tell(
                event.seat,
                N_("You call *{call}*, which is forbidden now."),
                N_("{name} calls *{call}*, which is forbidden now."),
                call=terms.call(0),
            )
        return self.tell(
            event.seat,
            N_("You call *{call}*: {worth} instead of {before}."),
            N_("{name} calls *{call}*: {worth} instead of {before}."),
            call=terms.call(event.worth),
            worth=event.worth,
            before=event.before,
        )

    def trick_ended(self, event: TrickEnded) -> str:
        if event.winner is None:
            tied = N_("Trick {number} is tied.")
            covered = N_("Trick {number} is tied: every card is covered.")
            return _(tied if event.best else covered, number=event.number)
        ours = self.is_ours(event.winner)
        return self.tell(
            event.winner,
            N_("You win trick {number}."),
            N_("{name} wins trick {number} for us.") if ours else N_("{name} wins trick {number}."),
            number=event.number,
        )

    # ----------------------------------------------------------- what is asked

    def asked_you(self) -> str:
        view = self.view
        if view.phase == "decide":
            return self._decide()
        if view.phase == "answer":
            return self._answer()
        if view.blind:
            return _("*Mão de ferro.* Play one of your cards without looking.")
        if not view.table:
            return _("*Your turn.* You lead trick {number}.", number=len(view.tricks) + 1)
        power = strengths(view.manilhas)
        best = trick_result([(p.seat, COVERED if p.covered else power[p.card]) for p in view.table])
        if not best.best:
            return _("*Your turn.* Only covered cards so far.")
        card = next(p.card for p in view.table if p.seat == best.best[0])
        if best.winner is None:
            return _("*Your turn.* {card} is tied so far.", card=terms.short(card))
        sentence = (
            N_("*Your turn.* Your partner {name} is ahead with {card}.")
            if self.is_ours(best.winner)
            else N_("*Your turn.* {name} is ahead with {card}.")
        )
        return _(sentence, card=terms.short(card), name=self.names[best.winner])

    def _answer(self) -> str:
        view = self.view
        assert view.caller is not None and view.asked_worth is not None
        raising = next((a.worth for a in view.legal if isinstance(a, Call)), None)
        sentence = (
            N_("*{name} calls {call}.* Do you accept or run?")
            if raising is None
            else N_("*{name} calls {call}.* Do you accept, call *{above}* or run?")
        )
        return _(
            sentence,
            name=self.names[view.caller],
            call=terms.call(view.asked_worth),
            above="" if raising is None else terms.call(raising),
        )

    def _decide(self) -> str:
        view = self.view
        return ngettext(
            "*{special}.* Do you play for {worth}, or run and give them {n} point?",
            "*{special}.* Do you play for {worth}, or run and give them {n} points?",
            Rules.of(view.options).special_run,
            special=terms.special(view.options).capitalize(),
            worth=view.worth,
        )

    def waiting(self) -> str:
        view = self.view
        if view.actor is None:
            return ""
        name = self.names[view.actor]
        if view.phase == "decide":
            special = terms.special(view.options)
            return _("*They have {special}.* They are deciding.", special=special)
        if view.phase == "answer":
            assert view.asked_worth is not None
            return _("{name} answers the {call}…", name=name, call=terms.call(view.asked_worth))
        return _("{name} is to play…", name=name)

    # ------------------------------------------------------- all that is there

    def status(self) -> list[str]:
        view, lines = self.view, [self._score()]
        if view.asked_worth is None:
            lines.append(_("The deal is worth {worth}.", worth=view.worth))
        else:
            lines.append(
                _(
                    "The deal is worth {before}; {call} asks for {worth}.",
                    before=view.worth,
                    call=terms.call(view.asked_worth),
                    worth=view.asked_worth,
                )
            )
        if view.turn_up is not None:
            lines.append(_("The _vira_ is {card}.", card=terms.short(view.turn_up)))
        lines.append(_("_Manilhas_, the lowest first: {cards}.", cards=terms.shorts(view.manilhas)))
        lines += [self.trick_ended(trick) for trick in view.tricks]
        if view.table:
            lines.append(_("On the table: {cards}.", cards=", ".join(map(self._laid, view.table))))
        lines += [self.shown(seat, cards) for seat, cards in view.shown]
        if view.hand and not view.blind:
            lines.append(_("You hold {cards}.", cards=terms.shorts(view.hand)))
        elif view.hand:
            lines.append(
                ngettext("You hold {n} unseen card.", "You hold {n} unseen cards.", len(view.hand))
            )
        return lines

    def _score(self) -> str:
        standing, side = self.view.standing, self.view.seat % 2
        ours, theirs = standing.points[side], standing.points[1 - side]
        if Rules.of(self.view.options).games > 1 and isinstance(standing, TrucoStanding):
            return _(
                "We have {ours}, they have {theirs}; games {our_games} to {their_games}.",
                ours=ours,
                theirs=theirs,
                our_games=standing.games[side],
                their_games=standing.games[1 - side],
            )
        return _("We have {ours}, they have {theirs}.", ours=ours, theirs=theirs)

    def _laid(self, played: Played) -> str:
        if played.covered and played.seat != self.view.seat:
            return self.tell(played.seat, "", N_("{name} covered"))
        card = terms.short(played.card)
        if played.covered:
            return _("you {card} covered", card=card)
        return self.tell(played.seat, N_("you {card}"), N_("{name} {card}"), card=card)


def _deal_ended(view: TrucoView, side: int | None, points: int, reason: str) -> str:
    if side is None:
        return _("Three tied tricks: nobody scores.")
    ours = side == view.seat % 2
    if reason == "forbidden-call":
        special = terms.special(view.options)
        if ours:
            return _("A call in {special} costs the game: it is ours.", special=special)
        return _("A call in {special} costs the game: it is theirs.", special=special)
    if reason == "ties" and ours:
        return ngettext(
            "Three tied tricks: the deal is ours, {n} point.",
            "Three tied tricks: the deal is ours, {n} points.",
            points,
        )
    if reason == "ties":
        return ngettext(
            "Three tied tricks: the deal is theirs, {n} point.",
            "Three tied tricks: the deal is theirs, {n} points.",
            points,
        )
    if reason == "tricks" and ours:
        return ngettext(
            "*We win the deal* and score {n} point.",
            "*We win the deal* and score {n} points.",
            points,
        )
    if reason == "tricks":
        return ngettext(
            "*They win the deal* and score {n} point.",
            "*They win the deal* and score {n} points.",
            points,
        )
    if ours:
        return ngettext("*We score {n} point.*", "*We score {n} points.*", points)
    return ngettext("*They score {n} point.*", "*They score {n} points.*", points)


def _truco(view: View) -> TrucoView:
    assert isinstance(view, TrucoView)
    return view


WORDS = TrucoWords()

"""What Guritipau says: events, actions, refusals and whose turn it is, as sentences."""

from __future__ import annotations

from collections.abc import Sequence

from game.bots.base import Reason
from game.engine.cards import SUITS, Card
from game.engine.contract import Action, Event, Outcome, Refusal, Standing, View
from game.engine.options import Options
from game.games.guritipau import glossary, order, rules_page, stakes, terms
from game.games.guritipau.following import allowed
from game.games.guritipau.prompts import Prompter
from game.games.guritipau.reasons import reason_sentence
from game.games.guritipau.records import (
    PACK,
    Accuse,
    Accused,
    Annul,
    Annulled,
    Cut,
    Follow,
    Followed,
    Grain,
    GrainPlaced,
    Keep,
    LeaveSong,
    Place,
    Play,
    Ran,
    Rob,
    Robbed,
    Run,
    Said,
    Sang,
    Sing,
    SongLeft,
    Talk,
)
from game.games.guritipau.refusals import refusal_sentence
from game.games.guritipau.rules import (
    LEAST_ON_TOP,
    PLAYERS,
    GuritipauOutcome,
    GuritipauStanding,
    GuritipauView,
)
from game.games.guritipau.settings import Rules
from game.games.guritipau.status import Reporter
from game.games.guritipau.teller import Teller
from game.i18n import _, ngettext, pgettext
from game.wording.worth import InChances
from game.words import Balloon, Label, Page, Term, plain


class GuritipauWords(InChances):
    """The words of Guritipau, as :class:`game.words.Words` asks for them."""

    # ------------------------------------------------------------------ names

    def title(self) -> str:
        return "Guritipau"

    def card(self, card: Card) -> str:
        return terms.card(card)

    def short(self, card: Card) -> str:
        return terms.short(card)

    def side(self, side: int, seat: int) -> str:
        return _("We") if side == seat % 2 else _("They")

    def role(self, seat: int, view: View) -> str:
        """The name of the seat's place in this deal: who deals, the *damão*, or nothing."""
        dealer = _guritipau(view).dealer
        if seat == dealer:
            return _("dealer")
        return "damão" if seat == (dealer + 1) % PLAYERS else ""

    def trump(self, view: View) -> str:
        """The trump as a chip on the table shows it; ``""`` before it is known."""
        trump = _guritipau(view).trump
        return "" if trump is None else _("Trump: {suit}", suit=terms.SUIT_SIGNS[trump])

    def stake(self, view: View) -> str:
        """What lies on the table and what a win brings, in a few words."""
        return stakes.chip(_guritipau(view))

    def posture(self, view: View) -> str:
        """The posture of this deal with its reason; ``""`` before it is known."""
        guritipau = _guritipau(view)
        if guritipau.posture is None:
            return ""
        return stakes.posture_sentence(guritipau.posture, guritipau)

    def song(self, event: Sang) -> str:
        """What was sung, in figures, as it stays beside the singer."""
        return plain(terms.song(event.trumps, event.nhanha, event.bost))

    # ----------------------------------------------------- the order of the cards

    def nickname(self, card: Card, view: View) -> str:
        """*Nhánha* or *bóst*, if the card is one of them; else ``""``."""
        return terms.nickname(card, _guritipau(view).trump)

    def place(self, card: Card, view: View) -> str:
        """Where a card stands in this deal, "2nd of 13 trumps"; ``""`` before trump is known."""
        trump = _guritipau(view).trump
        return "" if trump is None else terms.place(card, trump)

    def strength_order(self, view: View) -> tuple[tuple[str, tuple[Card, ...]], ...]:
        """Every card of the deal, high to low: trumps first, then each plain suit, with headings.

        Empty before trump is known.
        """
        trump = _guritipau(view).trump
        if trump is None:
            return ()
        rows = [(_("Trumps"), order.trumps(trump))]
        for suit in range(SUITS):
            if suit != trump:
                name = terms.suit_name(suit)
                rows.append((name[:1].upper() + name[1:], order.plain(suit)))
        return tuple(rows)

    # ----------------------------------------------------------------- events

    def event(self, event: Event, view: View, names: Sequence[str]) -> str:
        return Teller(_guritipau(view), names).event(event)

    def outcome(self, outcome: Outcome, view: View) -> str:
        assert isinstance(outcome, GuritipauOutcome)
        grains = sum(outcome.points)
        teller = Teller(_guritipau(view), ())
        return teller.deal_ended(outcome.winner, grains, outcome.reason, outcome)

    def balloon(self, event: Event) -> Balloon | None:
        match event:
            case GrainPlaced(over_nhanha=over):
                shout = f"{terms.OVER_NHANHA}! {terms.PO_MIDJ}!" if over else f"{terms.PO_MIDJ}!"
                return Balloon(shout, "burst", "" if over else "grain")
            case Sang(trumps=count, nhanha=has_nhanha, bost=has_bost):
                # Never in a persona's own words: what is sung is what counts.
                song = plain(terms.song_aloud(count, has_nhanha, has_bost))
                return Balloon(_("{song}!", song=song), "speech")
            case SongLeft():
                return Balloon(_("You sing, partner."), "speech")
            case Followed():
                return Balloon(_("We go on!"), "speech", "follow")
            case Ran():
                return Balloon(_("I run."), "speech", "run")
            case Said(what=what):
                return Balloon(terms.phrase(what), "speech")
            case Robbed():
                return Balloon(f"{terms.ROUBO}!", "speech")
            case Annulled():
                return Balloon(_("I annul it."), "speech")
            case Accused():
                return Balloon(terms.RANCIOD, "burst", "accuse")
        return None

    # ---------------------------------------------------------------- actions

    def action(self, action: Action, view: View, names: Sequence[str] = ()) -> Label:
        """``names``, where they are at hand, are for an accusation."""
        guritipau = _guritipau(view)
        match action:
            case Cut(at=at):
                return _cut(at, guritipau)
            case Place(three=three):
                return _place(three, guritipau)
            case Annul():
                return Label(_("Annul"), _("deal again"))
            case Keep() if guritipau.phase == "doubt":
                return Label(_("No fraud"), _("the deal ends"), "quiet")
            case Keep():
                return Label(_("Keep"), _("and lead"), "quiet")
            case Rob(card=card):
                return _rob(card, guritipau)
            case Grain():
                table = guritipau.grains + 1
                detail = _("table {grains}, a win {worth}", grains=table, worth=table + 1)
                return Label(terms.PO_MIDJ, detail, "raise")
            case Sing():
                return _sing(action, guritipau)
            case LeaveSong():
                return Label(_("Leave the song"), _("my partner sings"), "quiet")
            case Follow():
                detail = _("go on, a win {worth}", worth=guritipau.grains + 1)
                return Label(terms.SEGUIR, detail)
            case Run():
                return _run(guritipau)
            case Play(card=card):
                return Label(terms.card(card), _detail(card, guritipau))
            case Talk(what=what):
                return Label(terms.phrase(what), "", "quiet")
            case Accuse(accused=accused):
                accuse = _("Accuse {name}", name=_accused(accused, guritipau, names))
                return Label(accuse, _("of a fraud"), "raise")
        raise TypeError(f"no action of Guritipau: {action!r}")

    def advice(self, action: Action, view: View) -> Balloon:
        match action:
            case Play(card=card):
                text = _("I would play {card}…", card=terms.the_card(card))
            case Rob(card=card):
                text = _("I would give {card}…", card=terms.the_card(card))
            case Grain():
                text = _("I would place a grain…")
            case Sing():
                text = _("I would sing…")
            case LeaveSong():
                text = _("I would leave you the song…")
            case Follow():
                text = _("I would go on…")
            case Run():
                text = _("I would run…")
            case Place(three=True):
                text = _("I would place three…")
            case Place():
                text = _("The invite is enough…")
            case Annul():
                text = _("I would annul it…")
            case Keep() if _guritipau(view).phase == "doubt":
                text = _("I saw nothing wrong…")
            case Keep():
                text = _("I would keep the cards…")
            case Talk(what=what):
                text = _("I would say: “{phrase}”", phrase=terms.phrase(what))
            case Accuse():
                text = _("There was something wrong…")
            case _:
                text = _("Any of them…")
        return Balloon(text, "thought")

    def refusal(self, refusal: Refusal, view: View) -> str:
        return refusal_sentence(refusal, _guritipau(view))

    def reason(self, reason: Reason) -> str:
        return reason_sentence(reason)

    # ----------------------------------------------------- the line of words

    def prompt(self, view: View, names: Sequence[str]) -> str:
        prompter = Prompter(_guritipau(view), names)
        if view.outcome is not None:
            return self.outcome(view.outcome, view)
        if view.seat in view.deciders:
            return prompter.asked_you()
        return prompter.waiting()

    def status(self, view: View, names: Sequence[str]) -> list[str]:
        return Reporter(_guritipau(view), names).lines()

    # ------------------------------------------------------------------ score

    def score(self, standing: Standing, options: Options, side: int) -> int:
        return standing.points[side]

    def pedras(self, standing: Standing, side: int) -> int:
        """The stones that ``side`` owns."""
        assert isinstance(standing, GuritipauStanding)
        return standing.pedras[side]

    def match_over(
        self, standing: Standing, options: Options, side: int, names: Sequence[str] = ()
    ) -> str:
        ours, theirs = self.pedras(standing, side), self.pedras(standing, 1 - side)
        if ours == theirs:
            return _("*Nobody is ahead:* both sides have {ours} _pedras_.", ours=ours)
        if ours > theirs:
            return ngettext(
                "*We win the match* with {n} _pedra_.",
                "*We win the match* with {n} _pedras_.",
                ours,
            )
        return ngettext(
            "*They win the match* with {n} _pedra_.",
            "*They win the match* with {n} _pedras_.",
            theirs,
        )

    # ------------------------------------------------------------------ pages

    def rules_page(self, options: Options) -> Page:
        return rules_page.page(options)

    def glossary(self) -> tuple[Term, ...]:
        return glossary.terms()


def _cut(at: int, view: GuritipauView) -> Label:
    left = len(PACK) - at
    text = ngettext("Cut at {n} card", "Cut at {n} cards", at)
    if view.cuts and left < LEAST_ON_TOP:
        return Label(text, _("too short: cut again"), "quiet")
    return Label(text, _("{n} go on top", n=left))


def _place(three: bool, view: GuritipauView) -> Label:
    if three:
        grains = 3 + Rules.of(view.options).posture_adds_invite
        text = _("Place {grains}", grains=terms.grains(grains))
        return Label(text, _("they sing, a win {worth}", worth=grains + 1), "raise")
    return Label(_("The invite alone"), _("no song, a win {worth}", worth=2))


def _rob(given: Card, view: GuritipauView) -> Label:
    if view.turn_up is None:
        return Label(pgettext("button", "Rob"))
    detail = _("{taken} for {given}", taken=terms.short(view.turn_up), given=terms.short(given))
    if view.phase == "rob" or view.ace_of_trump in view.hand:
        return Label(pgettext("button", "Rob"), detail)
    return Label(_("Rob without the ace"), detail, "quiet")


def _sing(action: Sing, view: GuritipauView) -> Label:
    song = terms.song(action.trumps, action.nhanha, action.bost)
    if view.trump is not None and song != terms.song_of(view.hand, view.trump):
        return Label(_("Sing falsely"), plain(song), "quiet")
    return Label(pgettext("button", "Sing"), plain(song))


def _run(view: GuritipauView) -> Label:
    if stakes.in_todas(view):
        return Label(terms.CORRER, _("run, the deal is theirs"), "quiet")
    return Label(terms.CORRER, _("run, they take {n}", n=view.grains + 1), "quiet")


def _detail(card: Card, view: GuritipauView) -> str:
    """What a card is in this deal, and whether playing it now would be a fraud."""
    if view.trump is None:
        return ""
    trick = [played.card for played in view.table]
    lawful = allowed(view.hand, trick, view.trump, view.undertrump_free)
    if view.phase == "play" and card in view.hand and card not in lawful:
        return _("against the rules")
    return terms.nickname(card, view.trump)


def _accused(accused: int, view: GuritipauView, names: Sequence[str]) -> str:
    if names:
        return names[accused]
    if accused == (view.seat + 1) % PLAYERS:
        return _("the player at your right")
    return _("the player at your left")


def _guritipau(view: View) -> GuritipauView:
    assert isinstance(view, GuritipauView)
    return view


WORDS = GuritipauWords()
"""The words of Guritipau."""

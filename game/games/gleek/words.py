"""What Gleek says: events, actions, refusals and whose turn it is, as sentences."""

from __future__ import annotations

from collections.abc import Sequence

from game.bots.base import Reason
from game.engine.cards import Card, rank, suit
from game.engine.contract import Action, Event, Outcome, Refusal, Standing, View
from game.engine.options import Options
from game.games.gleek import glossary, history, rules_page, scoring, terms
from game.games.gleek.prompts import Prompter
from game.games.gleek.reasons import reason_sentence
from game.games.gleek.records import (
    PACK,
    Bid,
    BidMade,
    DeclareSets,
    Discard,
    Fold,
    Folded,
    Honoured,
    Match,
    Matched,
    Pass,
    Passed,
    Play,
    RuffShown,
    SetDeclared,
    Vie,
    Vied,
    Wait,
    Waited,
)
from game.games.gleek.refusals import refusal_sentence
from game.games.gleek.rules import PLAYERS, GleekOutcome, GleekView
from game.games.gleek.scoring import PAR
from game.games.gleek.settings import Rules
from game.games.gleek.status import Reporter
from game.games.gleek.teller import Teller, four_aces
from game.i18n import _, ngettext, pgettext
from game.wording.worth import InChips
from game.words import Balloon, Label, Page, Term, escape, plain


class GleekWords(InChips):
    """The words of Gleek, as :class:`game.words.Words` asks for them.

    Every player is a side of its own. Where names are at hand, :meth:`side` takes them; without
    them the others are called by where they sit.
    """

    # ------------------------------------------------------------------ names

    def title(self) -> str:
        return "Gleek"

    def card(self, card: Card) -> str:
        return terms.card(card)

    def short(self, card: Card) -> str:
        return terms.short(card)

    def side(self, side: int, seat: int, names: Sequence[str] = ()) -> str:
        if side == seat:
            return _("You")
        if names:
            return escape(names[side])
        return _("Left") if side == (seat + 1) % PLAYERS else _("Right")

    def role(self, seat: int, view: View) -> str:
        """The name of the seat's place in this deal: who deals, who is *eldest*, or nothing."""
        dealer = _gleek(view).dealer
        if seat == dealer:
            return _("dealer")
        return "eldest" if seat == (dealer + 1) % PLAYERS else ""

    def column(self, name: str, options: Options) -> str:
        """The heading of a column of the ledger, of those in ``ledger.COLUMNS``."""
        return terms.column(name, options)

    def signed(self, number: int) -> str:
        """A gain or a balance as it is shown: ``+14``, ``−3``, ``0``."""
        return terms.signed(number)

    def trump(self, view: View) -> str:
        """Trump, as a chip beside the turn-up shows it: "Trump: ♥"."""
        return _("Trump: {suit}", suit=terms.SUIT_SIGNS[_gleek(view).trump])

    def nickname(self, card: Card, view: View) -> str:
        """What a card is called as a trump: "Tib", "Tom", "Tiddy" ..., or ``""``."""
        return terms.nickname(card, _gleek(view).trump, view.options)

    def a_set(self, code: str, count: int) -> str:
        """A gleek or mournival of the rank ``code``, with its article."""
        return terms.a_set(PACK.ranks.index(code), count)

    # ----------------------------------------------------------------- events

    def event(self, event: Event, view: View, names: Sequence[str]) -> str:
        return Teller(_gleek(view), names).event(event)

    def outcome(self, outcome: Outcome, view: View) -> str:
        assert isinstance(outcome, GleekOutcome)
        total = outcome.totals[view.seat]
        told = _(
            "*This deal brings you {gain}.* Tricks and honours came to {total}, which against"
            " {par} is {against}.",
            gain=terms.signed(outcome.points[view.seat]),
            total=total,
            par=PAR,
            against=terms.signed(total - PAR),
        )
        if not outcome.pot:
            return told
        pot = _("In the pot: {number}.", number=outcome.pot)
        return f"{told} {pot}"

    def balloon(self, event: Event) -> Balloon | None:
        match event:
            case BidMade(price=price):
                return Balloon(_("I bid {price}.", price=price), "speech", "bid", f"{price}!")
            case Passed():
                return Balloon(_("I pass."), "speech", "pass")
            case Waited():
                return Balloon(_("I wait."), "speech", "wait")
            case Vied(stake=stake, opened=True):
                told = _("I vie it, for {stake}!", stake=stake)
                return Balloon(told, "speech", "vie", _("For {stake}!", stake=stake))
            case Vied(stake=stake):
                told = _("I'll see it, and make it {stake}!", stake=stake)
                return Balloon(told, "burst", "revie", _("For {stake}!", stake=stake))
            case Matched():
                return Balloon(_("I'll see it."), "speech", "see")
            case Folded():
                return Balloon(_("I'll not meddle with it."), "speech", "fold")
            case RuffShown(cards=cards) if four_aces(cards):
                return Balloon(_("Four aces!"), "burst", "aces")
            case RuffShown(total=total):
                return Balloon(_("A ruff of {total}.", total=total), "speech", "ruff")
            case SetDeclared(rank=code, count=count):
                shown = plain(self.a_set(code, count))
                shout = _("{set}!", set=shown[:1].upper() + shown[1:])
                what = terms.of_a_set(PACK.ranks.index(code))
                if count == 4:
                    return Balloon(shout, "burst", "mournival", what)
                return Balloon(shout, "speech", "gleek", what)
            case Honoured(card=card):
                name = terms.NICKNAMES.get(rank(card), "")
                return Balloon(f"{name}!", "speech", name.lower()) if name else None
        return None

    # ---------------------------------------------------------------- actions

    def action(self, action: Action, view: View) -> Label:
        gleek = _gleek(view)
        match action:
            case Bid(price=price):
                first = gleek.auction.bidder is None
                return Label(
                    _("Bid {price}", price=price),
                    terms.share(price),
                    "primary" if first else "raise",
                )
            case Pass():
                return Label(pgettext("button", "Pass"), _("for good"), "quiet")
            case Discard(card=card):
                return Label(terms.card(card), _("laid away"))
            case Wait():
                return Label(pgettext("button", "Wait"), _("nothing is owed"), "primary")
            case Vie(stake=stake) if gleek.vying.opened:
                return Label(pgettext("button", "Raise"), _("to {stake}", stake=stake), "raise")
            case Vie(stake=stake):
                return Label(_("Open the ruff"), _("for {stake}", stake=stake), "raise")
            case Match():
                return Label(
                    pgettext("button", "Match"), _("hold {stake}", stake=gleek.vying.stake)
                )
            case Fold():
                return Label(
                    pgettext("button", "Fold"), _("owe {stake}", stake=gleek.vying.stake), "quiet"
                )
            case DeclareSets(ranks=()):
                return Label(_("Declare nothing"), "", "quiet")
            case DeclareSets(ranks=ranks):
                return self._declaring(ranks, gleek)
            case Play(card=card):
                return Label(terms.card(card), self._gain(card, gleek))
        raise TypeError(f"no action of Gleek: {action!r}")

    def _declaring(self, ranks: tuple[str, ...], view: GleekView) -> Label:
        chosen = [
            found for found in scoring.sets(view.hand) if scoring.rank_code(found[0]) in ranks
        ]
        shown = plain(terms.listed([terms.a_set(*found) for found in chosen]))
        return Label(
            shown[:1].upper() + shown[1:],
            _("{amount} from each", amount=sum(scoring.set_pay(*found) for found in chosen)),
        )

    def _gain(self, card: Card, view: GleekView) -> str:
        """What a card is called as a trump, and what playing it brings."""
        rules = Rules.of(view.options)
        parts = [terms.nickname(card, view.trump, view.options)]
        points = scoring.honour(card, view.trump)
        if points and rules.honours_to_winner:
            parts.append(
                ngettext("{n} point for who wins it", "{n} points for who wins it", points)
            )
        elif points:
            parts.append(ngettext("{n} point", "{n} points", points))
        elif suit(card) == view.trump and rules.held.get(rank(card)):
            parts.append(_("{amount} from each", amount=rules.held[rank(card)]))
        return ": ".join(filter(None, parts))

    def advice(self, action: Action, view: View) -> Balloon:
        if isinstance(action, Play):
            text = _("I would play {card}…", card=terms.the_card(action.card))
        else:
            text = f"{self.action(action, view).text}…"
        return Balloon(text, "thought")

    def refusal(self, refusal: Refusal, view: View) -> str:
        return refusal_sentence(refusal, _gleek(view))

    def reason(self, reason: Reason) -> str:
        return reason_sentence(reason)

    # ----------------------------------------------------- the line of words

    def prompt(self, view: View, names: Sequence[str]) -> str:
        if view.outcome is not None:
            return self.outcome(view.outcome, view)
        prompter = Prompter(_gleek(view), names)
        return prompter.asked_you() if view.seat in view.deciders else prompter.waiting()

    def discarding(self, view: View, chosen: int) -> str:
        """The prompt of the buyer while ``chosen`` cards lie ready to be laid away."""
        return Prompter(_gleek(view), ("",) * PLAYERS).discarding(chosen)

    def status(self, view: View, names: Sequence[str]) -> list[str]:
        return Reporter(_gleek(view), names).lines()

    # ------------------------------------------------------------------ score

    def score(self, standing: Standing, options: Options, side: int) -> int:
        return standing.points[side]

    def match_over(
        self, standing: Standing, options: Options, side: int, names: Sequence[str] = ()
    ) -> str:
        winners = standing.winners
        own, best = standing.points[side], max(standing.points)
        values = {"own": terms.signed(own), "best": terms.signed(best)}
        if side in winners and len(winners) == 1:
            return _("*You win the session* with a balance of {own}.", **values)
        if len(winners) == PLAYERS:
            return _("*All three share the victory:* every balance is {own}.", **values)
        if side in winners:
            (other,) = (winner for winner in winners if winner != side)
            return _(
                "*You and {name} share the victory,* each with a balance of {own}.",
                name=self._other(other, side, names),
                **values,
            )
        if len(winners) == 1:
            name = self._other(winners[0], side, names)
            return _(
                "*{name} wins the session* with a balance of {best}; yours is {own}.",
                name=name[:1].upper() + name[1:],
                **values,
            )
        return _(
            "*The other two share the victory,* each with a balance of {best}; yours is {own}.",
            **values,
        )

    def _other(self, seat: int, viewer: int, names: Sequence[str]) -> str:
        if names:
            return escape(names[seat])
        if seat == (viewer + 1) % PLAYERS:
            return _("the player at your left")
        return _("the player at your right")

    # ------------------------------------------------------------------ pages

    def rules_page(self, options: Options) -> Page:
        return rules_page.page(options)

    def history_page(self) -> Page:
        """Where the game comes from; a second page beside the rules."""
        return history.page()

    def glossary(self) -> tuple[Term, ...]:
        return glossary.terms()


def _gleek(view: View) -> GleekView:
    assert isinstance(view, GleekView)
    return view


WORDS = GleekWords()

"""What the point-trick games say; each game adds how it counts, its rules page and its glossary."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterator, Sequence

from game.bots.base import Reason
from game.engine.cards import Card, suit
from game.engine.contract import Action, Event, Outcome, Refusal, Standing, View
from game.engine.options import Options
from game.engine.pointtricks.game import PointTrickGame
from game.engine.pointtricks.records import (
    DealEnded,
    Declare,
    Declared,
    DeclareFour,
    Draw,
    FourDeclared,
    Play,
    Swap,
    Swapped,
)
from game.engine.pointtricks.scores import PointStanding
from game.engine.pointtricks.state import MARRIAGE, MARRIAGE_IN_TRUMP, PointOutcome, PointView
from game.i18n import _, ngettext, pgettext
from game.wording.pointtricks import cards, prompts, sung
from game.wording.pointtricks.reasons import reason_sentence
from game.wording.pointtricks.refusals import refusal_sentence
from game.wording.pointtricks.teller import Teller
from game.wording.worth import InPoints
from game.words import Balloon, Label, Page, Term


class PointTrickWords(InPoints, ABC):
    """The words of one of these games, as :class:`game.words.Words` asks for them.

    The points of the running deal are told by :meth:`points_line` alone, and by :meth:`status`
    unless it is called with ``points=False``: a table may keep them secret, as many clubs do.
    """

    name: str
    game: PointTrickGame

    # ------------------------------------------------------------------ names

    def title(self) -> str:
        return self.name

    def card(self, card: Card) -> str:
        return cards.card(card)

    def short(self, card: Card) -> str:
        return cards.short(card)

    def side(self, side: int, seat: int) -> str:
        return _("We") if side == seat % 2 else _("They")

    def role(self, seat: int, view: View) -> str:
        """What the seat is in this deal: who deals, who leads first (*mano*), or nothing."""
        points = _point(view)
        if seat == points.dealer:
            return pgettext("role", "dealer")
        return "mano" if seat == (points.dealer + 1) % points.players else ""

    def trump(self, view: View) -> str:
        """Trump as a chip on the table shows it."""
        return _("Trump: {trump}", trump=cards.SUIT_NAMES[_point(view).trump])

    def in_play(self, view: View) -> str:
        """The points in the running trick as a chip, or ``""``."""
        points = _point(view)
        total = sum(points.terms.points[played.card] for played in points.table)
        return _("{points} in play", points=total) if total else ""

    def tricks(self, number: int) -> str:
        """How many tricks lie in a pile."""
        return ngettext("{n} trick", "{n} tricks", number)

    def note(self, event: Event, view: View) -> Label:
        """What was sung, as it stays beside who sang it: "Las veinte", "de copas"."""
        if isinstance(event, Declared):
            return Label(*sung.note(event.card, suit(event.card) == _point(view).trump))
        assert isinstance(event, FourDeclared)
        return Label(sung.TUTE.capitalize(), f"de {cards.four(event.card)}")

    def deal_name(self, standing: PointStanding, options: Options) -> str:
        """What the deal after ``standing`` is called: "Deal 3", "Idas", "Vueltas"."""
        if self.game.match_terms(options).format == "vueltas":
            return "Idas" if standing.round == 1 else "Vueltas"
        return _("Deal {number}", number=standing.deal)

    # ----------------------------------------------------------------- events

    def event(self, event: Event, view: View, names: Sequence[str]) -> str:
        points = _point(view)
        if isinstance(event, DealEnded):
            return self.deal_ended(points, event.points, event.reason)
        name = self.deal_name(_standing(points.standing), points.options)
        return Teller(points, names).event(event, name)

    def balloon(self, event: Event) -> Balloon | None:
        match event:
            case Declared(card=card, worth=worth) if worth == MARRIAGE_IN_TRUMP:
                return Balloon(sung.song_aloud(card, True), "burst", "cuarenta")
            case Declared(card=card):
                which = f"De {cards.suit_name(card)}."
                return Balloon(sung.song_aloud(card, False), "speech", "veinte", which)
            case FourDeclared():
                return Balloon(sung.TUTE_ALOUD, "burst", "tute")
            case Swapped(given=given):
                return Balloon(sung.swap_aloud(given), "speech", "cambio")
        return None

    def outcome(self, outcome: Outcome, view: View) -> str:
        points = _point(view)
        assert isinstance(outcome, PointOutcome)
        sentence = self.deal_ended(points, outcome.points, outcome.reason)
        return " ".join((sentence, *self.consequences(points, outcome)))

    def deal_ended(self, view: PointView, points: tuple[int, ...], reason: str) -> str:
        """How the deal ended, and what each side made in it."""
        side = view.seat % 2
        ours, theirs = points[side], points[1 - side]
        match reason:
            case "reached":
                return self._reached(view, points)
            case sung.TUTE:  # the deal ended with this song
                singer = next((e.seat for e in view.history if isinstance(e, FourDeclared)), 0)
                if singer % 2 == side:
                    return _("*_Tute!_* The match is ours.")
                return _("*_Tute!_* The match is theirs.")
            case "capote" if view.terms.capote == "match":
                if view.tricks_won[side]:
                    return _("*_Capote!_* Every trick is ours, and so is the match.")
                return _("*_Capote!_* Every trick is theirs, and so is the match.")
            case "capote" if view.tricks_won[side]:
                return _("*_Capote!_* Every trick is ours: we make {points}.", points=ours)
            case "capote":
                return _("*_Capote!_* Every trick is theirs: they make {points}.", points=theirs)
        return _("*We make {ours}*, they make {theirs}.", ours=ours, theirs=theirs)

    def _reached(self, view: PointView, points: tuple[int, ...]) -> str:
        target = self.game.match_terms(view.options).target
        assert view.need is not None
        reached = next(s for s in (0, 1) if points[s] >= view.need[s])
        if reached == view.seat % 2:
            return _("*We reach {target}* and win the game.", target=target)
        return _("*They reach {target}* and win the game.", target=target)

    def consequences(self, view: PointView, outcome: PointOutcome) -> Iterator[str]:
        """What the deal changes in the game: the score, or who has won it."""
        if outcome.takes_match is not None or outcome.reason == "reached":
            return
        match, side = self.game.match_terms(view.options), view.seat % 2
        before = _standing(view.standing)
        after = _standing(self.game.settle(view.options, view.players, before, outcome))
        totals = tuple(p + q for p, q in zip(before.points, outcome.points, strict=True))
        ours, theirs = totals[side], totals[1 - side]
        if after.games == before.games:
            if match.format == "vueltas":
                yield _("Nobody has {target}: on to the _vueltas_.", target=match.target)
            elif before.round > 1:
                yield _("That is {ours} to {theirs} in all.", ours=ours, theirs=theirs)
            return
        won = next(s for s in (0, 1) if after.games[s] > before.games[s])
        if match.format != "fixed_deals" and totals[won] < totals[1 - won]:
            yield _("Both have passed {target}: the last trick decides.", target=match.target)
        if won == side:
            yield _("*The game is ours*, {ours} to {theirs}.", ours=ours, theirs=theirs)
        else:
            yield _("*The game is theirs*, {theirs} to {ours}.", ours=ours, theirs=theirs)

    # ---------------------------------------------------------------- actions

    def action(self, action: Action, view: View) -> Label:
        points = _point(view)
        sings = any(isinstance(other, (Declare, DeclareFour)) for other in points.legal)
        match action:
            case Play(card=card):
                return Label(cards.card(card), _worth(card, points))
            case Draw():
                last = points.stock_left <= points.players
                detail = _("the last of the stock") if last else ""
                return Label(pgettext("button", "Draw"), detail, "quiet" if sings else "primary")
            case Declare(card=card):
                in_trump = suit(card) == points.trump
                song = sung.song(card, in_trump)
                return Label(_("Sing {song}", song=song), _pair(card, in_trump, points))
            case DeclareFour(card=card):
                worth = dict(points.terms.fours)[card // 4]
                four = cards.four(card)
                if not worth:
                    return Label(_("Sing {song}", song=sung.TUTE), _("four {four}", four=four))
                detail = _("{worth}: four {four}", worth=worth, four=four)
                return Label(_("Sing {song}", song=sung.TUTE), detail)
            case Swap(card=card):
                gained = "" if points.turn_up is None else cards.the_card(points.turn_up)
                text = _("Swap {card}", card=cards.swapped(card))
                return Label(text, _("for {card}", card=gained))
        raise TypeError(f"no action of {self.name}: {action!r}")

    def advice(self, action: Action, view: View) -> Balloon:
        match action:
            case Play(card=card):
                text = _("I would play {card}…", card=cards.the_card(card))
            case Declare() | DeclareFour():
                text = _("I would sing…")
            case Swap(card=card):
                text = _("I would swap {card}…", card=cards.swapped(card))
            case _:
                text = _("I would draw…")
        return Balloon(text, "thought")

    def refusal(self, refusal: Refusal, view: View) -> str:
        return refusal_sentence(refusal, _point(view), self.name)

    def reason(self, reason: Reason) -> str:
        return reason_sentence(reason)

    # ----------------------------------------------------- the line of words

    def prompt(self, view: View, names: Sequence[str]) -> str:
        if view.outcome is not None:
            return self.outcome(view.outcome, view)
        return prompts.prompt(Teller(_point(view), names))

    def status(self, view: View, names: Sequence[str], points: bool = True) -> list[str]:
        shown = _point(view)
        lines = [self.score_line(shown), *prompts.needs(shown)]
        if points and view.outcome is None:
            lines.append(self.points_line(view))
        return lines + Teller(shown, names).status()

    def points_line(self, view: View) -> str:
        """The points of the running deal, which some tables keep secret."""
        points, side = _point(view), view.seat % 2
        ours, theirs = (points.taken[s] + points.sung[s] for s in (side, 1 - side))
        if points.need is not None:
            return _(
                "In this deal we have {ours} of {our_need}, they have {theirs} of {their_need}.",
                ours=ours,
                theirs=theirs,
                our_need=points.need[side],
                their_need=points.need[1 - side],
            )
        return _("In this deal we have {ours}, they have {theirs}.", ours=ours, theirs=theirs)

    # ------------------------------------------------------------------ score

    def told(self, points: int, options: Options) -> str:
        """A score as it is said."""
        return str(points)

    def score_line(self, view: PointView) -> str:
        """The score before this deal, as a sentence."""
        standing, options, side = _standing(view.standing), view.options, view.seat % 2
        ours, theirs = (self.told(standing.points[s], options) for s in (side, 1 - side))
        if self.game.match_terms(options).games > 1:
            return _(
                "We have {ours}, they have {theirs}; games {our_games} to {their_games}.",
                ours=ours,
                theirs=theirs,
                our_games=standing.games[side],
                their_games=standing.games[1 - side],
            )
        return _("We have {ours}, they have {theirs}.", ours=ours, theirs=theirs)

    def score(self, standing: Standing, options: Options, side: int) -> int:
        return standing.points[side]

    def match_over(
        self, standing: Standing, options: Options, side: int, names: Sequence[str] = ()
    ) -> str:
        match, standing = self.game.match_terms(options), _standing(standing)
        won = side in standing.winners
        if match.games > 1:
            ours, theirs = standing.games[side], standing.games[1 - side]
            if won:
                return _("*We win the match*, {ours} games to {theirs}.", ours=ours, theirs=theirs)
            return _("*They win the match*, {theirs} games to {ours}.", ours=ours, theirs=theirs)
        ours, theirs = (self.score(standing, options, s) for s in (side, 1 - side))
        winner = ours if won else theirs
        if winner < max(ours, theirs) or (match.format != "fixed_deals" and winner < match.target):
            # Won by a song or by the last trick: the figures would only puzzle.
            return _("*We win the match.*") if won else _("*They win the match.*")
        if won:
            return _("*We win the match*, {ours} to {theirs}.", ours=ours, theirs=theirs)
        return _("*They win the match*, {theirs} to {ours}.", ours=ours, theirs=theirs)

    # ------------------------------------------------------------------ pages

    @abstractmethod
    def rules_page(self, options: Options) -> Page:
        """The rules as they are with ``options``."""

    @abstractmethod
    def glossary(self) -> tuple[Term, ...]:
        """The words of the game and what they mean."""


def _worth(card: Card, view: PointView) -> str:
    """What a player should know of a card: whether it is a trump, and its points."""
    points = view.terms.points[card]
    parts = [_("trump")] if suit(card) == view.trump else []
    if points:
        parts.append(ngettext("{n} point", "{n} points", points))
    return ", ".join(parts)


def _pair(card: Card, in_trump: bool, view: PointView) -> str:
    marriage = view.terms.marriage
    assert marriage is not None
    return _(
        "{worth}: rey and {partner} of {suit}",
        worth=MARRIAGE_IN_TRUMP if in_trump else MARRIAGE,
        partner=cards.FIGURES[marriage.partner],
        suit=cards.suit_name(card),
    )


def _standing(standing: Standing) -> PointStanding:
    assert isinstance(standing, PointStanding)
    return standing


def _point(view: View) -> PointView:
    assert isinstance(view, PointView)
    return view

"""The line above the hand: whose turn it is, what must or may be done, and what is at stake."""

from __future__ import annotations

from collections.abc import Iterator

from game.engine import duty
from game.engine.cards import Card, suit
from game.engine.pointtricks.records import Declare, DeclareFour, Swap
from game.engine.pointtricks.state import PointView
from game.engine.text import N_
from game.i18n import _, ngettext
from game.wording.pointtricks import cards
from game.wording.pointtricks.sung import TUTE, song
from game.wording.pointtricks.teller import Teller


def prompt(teller: Teller) -> str:
    """The line for the holder of the view, while the deal is in play."""
    view = teller.view
    if view.seat != view.actor:
        return " ".join((*_out_of_turn(teller), _waiting(teller)))
    if view.phase == "draw":
        return _draw(view)
    parts = _lead(view) if not view.table else _play(teller)
    return " ".join(filter(None, parts))


def songs(view: PointView) -> list[str]:
    """What the seat may sing now."""
    found = [
        f"_{song(action.card, suit(action.card) == view.trump)}_"
        for action in view.legal
        if isinstance(action, Declare)
    ]
    if any(isinstance(action, DeclareFour) for action in view.legal):
        found.append(f"_{TUTE}_")
    return found


def _swap(view: PointView) -> dict[str, str] | None:
    """The card that the seat may swap now and the one it gets."""
    for action in view.legal:
        if isinstance(action, Swap) and view.turn_up is not None:
            return {
                "given": cards.swapped(action.card),
                "taken": cards.the_card(view.turn_up),
            }
    return None


def _waiting(teller: Teller) -> str:
    view = teller.view
    if view.actor is None:
        return ""
    name = teller.names[view.actor]
    if view.phase == "draw":
        return _("{name} is to draw…", name=name)
    return _("{name} is to play…", name=name)


def _out_of_turn(teller: Teller) -> Iterator[str]:
    """What may be done though somebody else is to act."""
    sing, swap = songs(teller.view), _swap(teller.view)
    if sing:
        yield _("*You may sing* {songs} before the next lead.", songs=cards.either(sing))
    if swap:
        yield _("*You may swap* {given} for {taken} until the next card.", **swap)


def _draw(view: PointView) -> str:
    sing, swap = songs(view), _swap(view)
    if sing and swap:
        sentence = N_("*Your trick.* You may sing {songs} and swap {given} for {taken}; then draw.")
    elif sing:
        sentence = N_("*Your trick.* You may sing {songs}; then draw.")
    elif swap:
        sentence = N_("*Your trick.* You may swap {given} for {taken}; then draw.")
    else:
        sentence = N_("*Your trick.* Draw.")
    return _(sentence, songs=cards.either(sing), **(swap or {}))


def _lead(view: PointView) -> Iterator[str]:
    sing = songs(view)
    yield _("*Your turn.* Lead with any card.")
    if sing:
        yield _("Before that you may sing {songs}.", songs=cards.either(sing))
    yield _swap_offer(view)
    yield from needs(view)


def _play(teller: Teller) -> Iterator[str]:
    yield _("*Your turn.*")
    yield _follow(teller)
    yield _in_trick(teller.view)
    yield _swap_offer(teller.view)


def _swap_offer(view: PointView) -> str:
    swap = _swap(view)
    return _("You may swap {given} for {taken}.", **swap) if swap else ""


def needs(view: PointView) -> Iterator[str]:
    """What each side must make in this deal to win the game in the middle of it."""
    if view.need is not None:
        side = view.seat % 2
        yield _(
            "In these _vueltas_ {ours} win for us, {theirs} for them.",
            ours=view.need[side],
            theirs=view.need[1 - side],
        )


def _in_trick(view: PointView) -> str:
    points = sum(view.terms.points[played.card] for played in view.table)
    if not points:
        return ""
    return ngettext("{n} point in the trick.", "{n} points in the trick.", points)


# ------------------------------------------------------------------- what a card must do


def _follow(teller: Teller) -> str:
    """What the trick asks of this hand."""
    view = teller.view
    trick = [played.card for played in view.table]
    place = duty.winning(trick, view.trump, view.terms.strength)
    ahead, best = view.table[place].seat, trick[place]
    if not view.strict:
        return _ahead(teller, ahead, best)
    led = suit(trick[0])
    partner_wins = teller.is_partner(ahead)
    if any(suit(card) == led for card in view.hand):
        sentence = _following(view, trick, partner_wins)
    else:
        sentence = _void(view, trick, partner_wins)
    lying = [card for card in trick if suit(card) == led]
    ruffs = [card for card in trick if suit(card) == view.trump]
    strength = view.terms.strength
    return _(
        sentence,
        suit=cards.SUIT_NAMES[led],
        card=cards.the_card(max(lying, key=strength.__getitem__)),
        ruff=cards.the_card(max(ruffs, key=strength.__getitem__)) if ruffs else "",
    )


def _ahead(teller: Teller, seat: int, best: Card) -> str:
    sentence = (
        N_("Any card will do; your partner is ahead with {card}.")
        if teller.is_partner(seat)
        else N_("Any card will do; {name} is ahead with {card}.")
    )
    return _(sentence, name=teller.names[seat], card=cards.the_card(best))


def _following(view: PointView, trick: list[Card], partner_wins: bool) -> str:
    """The duty of a hand that has the suit led: {suit}; {card} is its best in the trick."""
    strength, rules, led = view.terms.strength, view.terms.duty, suit(trick[0])
    if rules.partner_exempts and partner_wins:
        return N_("Play any {suit}: your partner is winning.")
    if led != view.trump and not rules.beat_after_ruff and _trumped(view, trick):
        return N_("Play any {suit}: the trick has been trumped.")
    top = max(strength[card] for card in trick if suit(card) == led)
    if any(suit(card) == led and strength[card] > top for card in view.hand):
        return N_("*Beat {card}.*")
    return N_("Play any {suit}: you cannot beat {card}.")


def _void(view: PointView, trick: list[Card], partner_wins: bool) -> str:
    """The duty of a hand without the suit led; {ruff} is the best trump in the trick."""
    strength, rules = view.terms.strength, view.terms.duty
    trumps = [card for card in view.hand if suit(card) == view.trump]
    if suit(trick[0]) == view.trump:
        return N_("You have no trumps: play any card.")
    if not trumps:
        return N_("You have neither {suit} nor trumps: play any card.")
    if rules.partner_exempts and partner_wins:
        return N_("You have no {suit}, but your partner is winning: play any card.")
    if not _trumped(view, trick):
        return N_("You have no {suit}: *you must trump.*")
    top = max(strength[card] for card in trick if suit(card) == view.trump)
    if any(strength[card] > top for card in trumps):
        return N_("You have no {suit}: *beat {ruff} with a trump.*")
    if rules.undertrump:
        return N_("You have no {suit}: play a trump, though none of yours beats {ruff}.")
    return N_("You have no {suit} and no trump to beat {ruff}: play any card.")


def _trumped(view: PointView, trick: list[Card]) -> bool:
    return any(suit(card) == view.trump for card in trick)

"""The tricks of a deal: what may be played to one, and what a card played brings."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.engine.cards import Card, rank, suit
from game.engine.contract import Refusal
from game.games.gleek import scoring
from game.games.gleek.records import Played, TrickEnded

if TYPE_CHECKING:
    from game.games.gleek.rules import GleekState


def playable(deal: GleekState, seat: int) -> list[Card]:
    """The cards that ``seat``, on turn, may play: of the suit led if able."""
    hand = deal.hands[seat]
    if not deal.table:
        return list(hand)
    led = suit(deal.table[0].card)
    following = [card for card in hand if suit(card) == led]
    if following and deal.rules.must_beat:
        top = _top(deal, led)
        return [card for card in following if rank(card) > rank(top)] or following
    return following or list(hand)


def refusal(deal: GleekState, seat: int, card: Card) -> Refusal | None:
    """Why ``seat``, on turn, may not play ``card``."""
    if card not in deal.hands[seat]:
        return Refusal("not_in_hand", {"card": card})
    if card in playable(deal, seat):
        return None
    led = suit(deal.table[0].card)
    if suit(card) != led:
        return Refusal("follow", {"suit": led})
    return Refusal("beat", {"card": _top(deal, led)})


def _top(deal: GleekState, led: int) -> Card:
    return max(p.card for p in deal.table if suit(p.card) == led)


def lay(deal: GleekState, seat: int, card: Card) -> None:
    """Play ``card``; honours and tiddies count as it falls, and the last card ends the trick."""
    deal.hands[seat].remove(card)
    played = Played(seat, card)
    deal.table.append(played)
    deal.history.append(played)
    if suit(card) == deal.trump:
        if not deal.rules.honours_to_winner:
            deal.honour(seat, card)
        deal.collect(seat, deal.rules.held.get(rank(card), 0), "tiddy")
    if len(deal.table) == deal.players:
        _end(deal)
    else:
        deal.turn = (seat + 1) % deal.players


def _end(deal: GleekState) -> None:
    cards = [played.card for played in deal.table]
    winner = deal.table[scoring.trick_winner(cards, deal.trump)].seat
    deal.number += 1
    deal.tricks[winner] += 1
    deal.history.append(TrickEnded(deal.number, winner))
    if deal.rules.honours_to_winner:
        for card in cards:
            deal.honour(winner, card)
    deal.table = []
    deal.turn = deal.leader = winner

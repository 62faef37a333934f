"""The tricks of a deal: what may be played to one, who takes it, and when the deal is decided."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.engine.cards import Card
from game.engine.contract import Refusal
from game.games.guritipau.following import allowed
from game.games.guritipau.opening import HAND, PLAYERS
from game.games.guritipau.order import BOST, order, winner
from game.games.guritipau.records import Played, TrickEnded

if TYPE_CHECKING:
    from game.games.guritipau.rules import GuritipauState

TO_WIN = 5


def playable(deal: GuritipauState, seat: int) -> list[Card]:
    """The cards that ``seat``, on turn, may play: all of them where fraud is possible."""
    return list(deal.hands[seat]) if deal.rules.renege else lawful(deal, seat)


def lawful(deal: GuritipauState, seat: int) -> list[Card]:
    """The cards that the rules let ``seat`` play."""
    assert deal.trump is not None
    trick = [played.card for played in deal.table]
    return allowed(deal.hands[seat], trick, deal.trump, deal.rules.undertrump_free)


def refusal(deal: GuritipauState, seat: int, card: Card) -> Refusal | None:
    """Why ``seat``, on turn, may not play ``card``."""
    if card not in deal.hands[seat]:
        return Refusal("not_in_hand", {"card": card})
    if deal.must_rob(seat):
        return Refusal("rob_first")
    if card in playable(deal, seat):
        return None
    assert deal.trump is not None
    led = order(deal.trump)[0][deal.table[0].card]
    if led != deal.trump:
        return Refusal("follow", {"suit": led})
    return Refusal("bost" if lawful(deal, seat) == [BOST] else "trump")


def lay(deal: GuritipauState, seat: int, card: Card) -> None:
    """Play ``card``; the last one ends the trick, and with it perhaps the deal."""
    if deal.rules.renege and card not in lawful(deal, seat):
        deal.fraud(seat)
    deal.hands[seat].remove(card)
    played = Played(seat, card)
    deal.table.append(played)
    deal.history.append(played)
    if len(deal.table) < PLAYERS:
        deal.turn = (seat + 1) % PLAYERS
    else:
        _end(deal)


def _end(deal: GuritipauState) -> None:
    assert deal.trump is not None
    taker = deal.table[winner([p.card for p in deal.table], deal.trump)].seat
    deal.number += 1
    deal.tricks[taker % 2] += 1
    deal.history.append(TrickEnded(deal.number, taker))
    deal.table, deal.placed_now, deal.accusations = [], (), frozenset()
    deal.turn = deal.leader = taker
    decided = max(deal.tricks) == TO_WIN and not deal.rules.play_on
    if decided or deal.number == HAND:
        if deal.rules.renege:
            deal.phase = "doubt"
        else:
            deal.end_by_tricks()

"""How high to go for the seven cards: plans tried against what others may be ready to pay."""

from __future__ import annotations

from collections.abc import Generator, Mapping, Sequence
from dataclasses import dataclass
from math import exp
from random import Random

from game.engine.cards import Card
from game.games.gleek.auction import Auction
from game.games.gleek.masks import HONOUR, best_ruff, masks
from game.games.gleek.records import PACK, BidMade, Passed
from game.games.gleek.rules import HAND, GleekView
from game.games.gleek.scoring import FOUR
from game.games.gleek.settings import Rules
from game.games.gleek.stakes import Stakes
from game.games.gleek.valuation import Worth, packed


@dataclass(frozen=True, slots=True)
class _Fit:
    """What the stock brings, fitted to hands of which it was reckoned: by what the hand is worth as
    it is, the honours of trump in it, and its ruff."""

    base: float
    worth: float
    honours: float
    ruff: float


_BLIND = _Fit(25.5, -0.40, 0.36, -0.13)
_SEEN = _Fit(27.0, -0.20, 0.10, -0.14)
"""Where seven cards go before the stock is seen, and where they go after."""

_NAMED = 0.4
"""How often the stock brings a named trump that earns each opponent's chips, for both."""

_ERROR = 2.5
"""Standard deviation of what the fit misses."""

_SHARE, _RIVAL = 2 / 3, 5.0
"""A price is right up to two thirds of what the stock brings and one third of what it brings a
rival who buys instead: to sell costs half of that, and earns half the price."""

_FIRM = 1.5
"""How exactly others keep to that, in chips."""

_PAUSE = 8
_STEPS = 8
"""Prices above the next that a plan may reach to."""


def gain_of(worth: Worth, rules: Rules, hand: Sequence[Card]) -> float:
    """About what the stock brings somebody who was dealt ``hand``, in chips."""
    fit = _BLIND if rules.discard_first else _SEEN
    held = masks(hand)
    now = worth(sum(packed(card) for card in hand))
    _, total = best_ruff(held)
    named = sum(rules.held.values()) - rules.held[FOUR]
    found = fit.base + fit.worth * now + fit.honours * HONOUR[held[worth.trump]]
    return found + fit.ruff * total + _NAMED * named


@dataclass(frozen=True, slots=True)
class Market:
    """What the stock brings each of the others in one deal of the unseen cards, and how likely that
    is after what they bid."""

    gains: Mapping[int, float]
    weight: float

    def limit(self, seat: int) -> float:
        """The price up to which ``seat`` bids."""
        return _SHARE * self.gains[seat] + _RIVAL


def markets(
    view: GleekView, worth: Worth, count: int, credulity: float, rng: Random
) -> Generator[None, None, list[Market]]:
    """Deal the unseen cards ``count`` times."""
    rules = Rules.of(view.options)
    others = [seat for seat in range(view.players) if seat != view.seat]
    known = {*view.hand, view.turn_up}
    unseen = [card for card in PACK.cards() if card not in known]
    bids = [e for e in view.history if isinstance(e, (BidMade, Passed))]
    if view.auction.forced:
        bids = bids[1:]
    found = []
    for n in range(count):
        rng.shuffle(unseen)
        hands = (unseen[:HAND], unseen[HAND : 2 * HAND])
        gains = {
            seat: gain_of(worth, rules, hand) + rng.gauss(0.0, _ERROR)
            for seat, hand in zip(others, hands, strict=True)
        }
        market = Market(gains, 1.0)
        found.append(Market(gains, _likely(market, view, bids) ** credulity))
        if not n % _PAUSE:
            yield
    return found


def _likely(market: Market, view: GleekView, bids: list[BidMade | Passed]) -> float:
    """How likely players who gain this would have bid and passed as they did."""
    found, price = 1.0, view.auction.opening - view.auction.step
    if view.auction.forced:
        price = view.auction.opening
    for bid in bids:
        wanted = price + view.auction.step
        if isinstance(bid, BidMade):
            price = bid.price
        if bid.seat == view.seat:
            continue
        ready = 1.0 / (1.0 + exp((wanted - market.limit(bid.seat)) / _FIRM))
        found *= 0.03 + 0.94 * (ready if isinstance(bid, BidMade) else 1.0 - ready)
    return found


@dataclass(frozen=True, slots=True)
class Plan:
    """To bid as long as the price is at most ``limit``; ``value`` in chips."""

    limit: int
    value: float
    buys: float
    """The chance to end up with the stock."""


def plans(
    view: GleekView, own: float, found: list[Market], stakes: Stakes
) -> Generator[None, None, list[Plan]]:
    """To pass at once, and to go to each price from the next on."""
    auction, seat = view.auction, view.seat
    limits = [0] + [auction.next_price + n * auction.step for n in range(_STEPS)]
    total = sum(market.weight for market in found)
    tried = []
    for limit in limits:
        value = buys = 0.0
        for market in found:
            buyer, price = _sold(auction, seat, limit, market)
            gains = [0.0] * view.players
            if buyer is not None:
                brings = own if buyer == seat else market.gains[buyer]
                for other in range(view.players):
                    gains[other] = (price - brings) / 2
                gains[buyer] = brings - price
                buys += market.weight * (buyer == seat)
            value += market.weight * stakes.value(gains)
        tried.append(Plan(limit, value / total, buys / total))
        yield
    return tried


def _sold(auction: Auction, seat: int, limit: int, market: Market) -> tuple[int | None, int]:
    """Who buys at which price where ``seat`` goes to ``limit``."""
    players = auction.players
    turn, price, bidder = auction.turn, auction.price, auction.bidder
    bidding = [s for s in range(players) if s not in auction.passed]
    while len(bidding) > (bidder is not None):
        if turn in bidding and turn != bidder:
            wanted = auction.opening if bidder is None else price + auction.step
            if wanted <= (limit if turn == seat else market.limit(turn)):
                price, bidder = wanted, turn
            else:
                bidding.remove(turn)
        turn = (turn + 1) % players
    return bidder, price


def best(found: list[Plan]) -> tuple[Plan, Plan]:
    """The plan to pass, and the best of those that bid."""
    leave, *stay = found
    return leave, max(stay, key=lambda plan: plan.value)
